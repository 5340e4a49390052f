"""Land by looking it up: the sums give exactly the points that scoring the land anew gives."""

import random

import pytest

from crownland import Place, State
from crownland.engine.bits import word
from crownland.engine.kernel import blank
from crownland.engine.validate import Square
from crownland.games.land.grid import at
from crownland.games.land.notation import make_kingdom, read_kingdom
from crownland.games.land.pieces import CROWNS_OF, TERRAIN_OF
from crownland.games.land.policies import NOTES, POINT, best_spot, gain_of_two, open_notes, room, survey


def bit(square: Square) -> int:
    return (8 * square[0] + square[1]) & 63


@pytest.mark.parametrize("name", ["kingdomino(seats=2)", "kingdomino(seats=2,mighty_duel=true)"])
def test_what_a_placement_adds_is_what_the_score_grows_by(name: str) -> None:
    rng, notes = random.Random(4), blank(NOTES)[0]
    for _ in range(3):
        state = State(name)
        while not state.is_over:
            options = state.legal_actions()
            if isinstance(options[0], Place):
                kingdom, box = state.record.kingdoms[state.seat], state.record.box
                open_notes(notes, 0, 0)
                for terrain in range(len(kingdom.terrain)):
                    survey(kingdom, terrain, notes)
                for option in options:
                    assert isinstance(option, Place)
                    one, other = map(int, TERRAIN_OF[box, option.domino])
                    crowns, more = map(int, CROWNS_OF[box, option.domino])
                    first, second = map(bit, option.at)
                    further = state.copy()
                    further.apply(option)
                    gained = further.total(state.seat) - state.total(state.seat)
                    assert gain_of_two(one, other, first, second, crowns, more, notes) == POINT * gained, f"{state}"
            if state.seat < 0:
                state.draw(rng)
            else:
                state.apply(rng.choice(options))


def test_room_counts_sides_that_fit_and_holes() -> None:
    squares = word(at(0, 1)) | word(at(0, 2))
    assert room(squares, ~squares, 100) == 0
    free = word(at(0, 3))
    assert room(squares, free, 100) == 5 * 12 - 100


def test_a_domino_that_fits_nowhere_has_no_spot() -> None:
    full = make_kingdom(read_kingdom("wwwww/w.www/ww#ww/wwwww/wwww.", 5))
    notes = blank(NOTES)[0]
    open_notes(notes, 0, 0)
    assert best_spot(full, 5, 0, 1, True, 0, notes)[0] == -1
