"""The functions that read a table: a kingdom, slot or game that is not there is refused in one sentence."""

from collections.abc import Callable

import pytest

from crownland import InvalidSetup, State
from crownland.games.draft import table as lines
from crownland.games.duel import table as duel
from crownland.games.queendomino import table as queendomino


@pytest.mark.parametrize("kingdom", [-1, 2, 9])
@pytest.mark.parametrize(
    ("game", "read"),
    [
        ("queendomino(seats=2)", queendomino.describe_court),
        ("queendomino(seats=2)", queendomino.coins),
        ("queendomino(seats=2)", lambda state, kingdom: queendomino.price(state, 0, kingdom)),
    ],
)
def test_a_kingdom_that_is_not_in_play_is_refused(
    game: str, read: Callable[[State, int], object], kingdom: int
) -> None:
    with pytest.raises(InvalidSetup, match=f"expected a kingdom from 0 to 1, but got {kingdom}"):
        read(State(game), kingdom)


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_the_sheet_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    """Once the answer spoke of kingdoms."""
    with pytest.raises(InvalidSetup, match=f"expected a seat from 0 to 1, but got {seat}"):
        duel.describe_sheet(State("duel()"), seat)


@pytest.mark.parametrize("slot", [-1, 6, 99])
def test_a_slot_that_is_not_there_is_refused(slot: int) -> None:
    with pytest.raises(InvalidSetup, match=f"expected a slot from 0 to 5, but got {slot}"):
        queendomino.price(State("queendomino(seats=2)"), slot, 0)


@pytest.mark.parametrize(
    ("game", "read", "what"),
    [
        ("duel()", lines.older_line, "lines of dominoes"),
        ("duel()", lines.undrawn, "lines of dominoes"),
        ("kingdomino(seats=2)", queendomino.board, "a builders' board"),
        ("kingdomino(seats=2)", queendomino.queen, "a builders' board"),
        ("kingdomino(seats=2)", duel.dice, "dice"),
        ("queendomino(seats=2)", duel.player_a, "dice"),
    ],
)
def test_another_game_is_refused(game: str, read: Callable[[State], object], what: str) -> None:
    with pytest.raises(InvalidSetup, match=rf"expected a game with {what}, but got {game[:4]}"):
        read(State(game))
