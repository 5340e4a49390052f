"""Bots: they choose what is legal, change nothing, and greedy is worth its name."""

import random

import pytest

from crownland import (
    IllegalAction,
    InvalidSetup,
    Match,
    NotationError,
    State,
    all_variants,
    find_variant,
    make_bot,
    play,
)
from crownland.bots.rng import make_rng, next_bits
from crownland.games.kingdomino.policies import holes
from crownland.games.land.notation import make_kingdom, read_kingdom
from drawn import ended

CHEAP = ("random", "greedy", "greedy_placement", "level(1)", "level(2)")


@pytest.mark.parametrize("name", CHEAP)
@pytest.mark.parametrize("variant", [variant for variant in all_variants() if not variant.dynasty], ids=str)
def test_a_bot_chooses_a_legal_action_and_leaves_the_state_as_it_is(name: str, variant: object) -> None:
    state, rng, bot = State(str(variant)), random.Random(1), make_bot(name, 2)
    while not state.is_over:
        if state.seat < 0:
            state.draw(rng)
            continue
        before = state.to_bytes()
        action = bot.choose(state)
        assert state.to_bytes() == before
        state.apply(action)


def test_the_same_seed_gives_the_same_lots() -> None:
    state = Match("kingdomino(seats=4)", ["?"] * 4, bytes(32)).state
    choices = [[make_bot("random", seed).choose(state) for _ in range(3)] for seed in (1, 1, 2)]
    assert choices[0] == choices[1] != choices[2]


@pytest.mark.parametrize("name", CHEAP)
def test_a_bot_asked_where_no_seat_decides_says_so(name: str) -> None:
    with pytest.raises(IllegalAction, match=r"a seat decides, but chance is in turn \(use draw\): kingdomino"):
        make_bot(name).choose(State("kingdomino(seats=2)"))
    with pytest.raises(IllegalAction, match="expected a game that goes on, but it is over: kingdomino"):
        make_bot(name).choose(ended("#", "#"))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(InvalidSetup, match=r"expected a bot out of random, greedy, .*, but got 'deep'"):
        make_bot("deep")


def test_greedy_takes_the_placement_that_scores() -> None:
    text = (
        "kingdomino(seats=2) round=6 phase=place seat=0 pool=1-24 older=45@0,46@1,47@0,48@1 turn=0 newer= "
        "kingdom=w1w1./w1#w/ww. discards=7 kingdom=# discards=10"
    )
    state = State.from_text(text)
    best = max(state.legal_actions(), key=lambda action: after(state, action))
    assert after(state, make_bot("greedy").choose(state)) == after(state, best)


def after(state: State, action: object) -> int:
    further = state.copy()
    seat = state.seat
    further.apply(action)  # type: ignore[arg-type]
    return further.total(seat)


def test_greedy_sees_a_hole() -> None:
    assert holes(make_kingdom(read_kingdom("wwwww/w.#ww/wwwww/w....", 5)), 5) == 1
    assert holes(make_kingdom(read_kingdom("wwwww/..#ww/wwwww", 5)), 5) == 0
    assert holes(make_kingdom(read_kingdom("ww/.#/ww/ww", 5)), 5) == 0


def test_greedy_beats_random() -> None:
    games = play(find_variant("kingdomino"), ["greedy", "random"], 1000, seed=5)
    assert games.winners[:, 0].mean() > 0.95
    four = play(
        find_variant("kingdomino(seats=4,harmony,middle_kingdom)"), ["greedy", "random", "random", "random"], 300
    )
    assert four.winners[:, 0].mean() > 0.95


def test_luck_gives_the_numbers_of_its_generator() -> None:
    """The reference sequence of sfc32, worked out with plain integers."""
    rng = make_rng(7)
    a, b, c, counter = map(int, rng)
    for _ in range(100):
        expected = (a + b + counter) & 0xFFFFFFFF
        counter = (counter + 1) & 0xFFFFFFFF
        a, b, c = (
            b ^ (b >> 9),
            (c + (c << 3)) & 0xFFFFFFFF,
            (((c << 21 | c >> 11) & 0xFFFFFFFF) + expected) & 0xFFFFFFFF,
        )
        assert int(next_bits(rng)) == expected


def test_an_unknown_bot_is_told_of_the_bots_that_can_be_made() -> None:
    with pytest.raises(
        InvalidSetup,
        match=r"expected a bot out of random, .*, uct_greedy, learned, search, beginner, level, but got 'nix'",
    ):
        make_bot("nix")


@pytest.mark.parametrize("bot", [None, 3])
def test_what_is_no_name_of_a_bot_is_refused(bot: object) -> None:
    with pytest.raises(NotationError, match=f"expected a bot such as greedy or .*, but got {bot}"):
        make_bot(bot)  # type: ignore[arg-type]
