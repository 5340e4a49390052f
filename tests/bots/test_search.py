"""`learned` and `search`: legal in every game, repeatable, and stronger than what they are built of."""

import random

import pytest

from crownland import CHANCE, IllegalAction, InvalidSetup, Match, State, make_bot, tournament

VARIANTS = (
    "kingdomino(seats=2)",
    "kingdomino(seats=3,harmony=true)",
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
    "kingdomino(seats=2,mighty_duel=true)",
    "sample()",
    "queendomino(seats=2)",
    "queendomino(seats=4)",
    "royal_wedding(seats=3)",
    "royal_wedding(seats=8)",
    "royal_wedding(seats=8,teams=true)",
    "duel()",
)


def _middle(variant: str, decisions: int, seed: int = 0) -> State:
    """Return a state of a game between greedy bots in which there is something to decide."""
    state, rng, bot = State(variant), random.Random(seed), make_bot("greedy")
    while decisions or state.seat == CHANCE or len(state.legal_codes()) == 1:
        if state.seat == CHANCE:
            state.draw(rng)
        else:
            state.apply(bot.choose(state))
            decisions = max(decisions - 1, 0)
    return state


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", ["learned", "search(playouts=30)"])
def test_thoughts_cover_every_option_once_and_the_first_is_chosen(variant: str, name: str) -> None:
    for decisions in (0, 9):
        state = _middle(variant, decisions)
        before = bytes(state.states)
        thoughts = make_bot(name, 3).thoughts(state)  # type: ignore[attr-defined]
        assert len(thoughts) == len(state.legal_codes())
        assert {thought.action for thought in thoughts} == set(state.legal_actions())
        assert all(0 <= thought.win <= 1 for thought in thoughts)
        assert make_bot(name, 3).choose(state) == thoughts[0].action
        assert bytes(state.states) == before, "thinking leaves the state alone"


@pytest.mark.parametrize("variant", ["kingdomino(seats=2)", "queendomino(seats=2)", "duel()"])
def test_the_same_seed_and_playouts_give_the_same_thoughts_on_any_number_of_threads(variant: str) -> None:
    state = _middle(variant, 8)
    alone, again, together = (
        make_bot(name, 5).thoughts(state)  # type: ignore[attr-defined]
        for name in ("search(playouts=400)", "search(playouts=400)", "search(playouts=400,threads=3)")
    )
    assert alone == again == together


def test_a_search_for_a_time_ends() -> None:
    state = _middle("kingdomino(seats=2)", 8)
    thoughts = make_bot("search(ms=5)", 1).thoughts(state)  # type: ignore[attr-defined]
    assert thoughts[0].visits > 0


def test_options_that_were_not_looked_at_come_last_with_what_the_value_says() -> None:
    states = (_middle("kingdomino(seats=2,mighty_duel=true)", decisions) for decisions in range(8, 60))
    state = next(state for state in states if len(state.legal_codes()) > 20)
    thoughts = make_bot("search(playouts=50)", 1).thoughts(state)  # type: ignore[attr-defined]
    visits = [thought.visits for thought in thoughts]
    assert visits == sorted(visits, reverse=True) and visits[-1] == 0


def test_the_last_placement_is_the_best_one() -> None:
    """Where nothing follows, there is nothing to guess."""
    for seed in range(5):
        state, rng, bot = State("kingdomino(seats=4)"), random.Random(seed), make_bot("greedy")
        while not state.is_over:
            if state.seat == CHANCE:
                state.draw(rng)
                continue
            codes, seat = state.legal_codes(), state.seat
            if state.round == 12 and len(codes) > 1:
                best = max(_after(state, code) for code in codes)
                for name in ("learned", "search(playouts=20)"):
                    after = state.copy()
                    after.apply(make_bot(name, 1).choose(state))
                    assert after.totals()[seat] == best, name
            state.apply(bot.choose(state))


def _after(state: State, code: int) -> int:
    after = state.copy()
    after.apply_unchecked(code)
    return after.totals()[state.seat]


def test_they_ask_only_where_a_seat_decides() -> None:
    chance = State("kingdomino(seats=2)")
    assert chance.seat == CHANCE
    for name in ("learned", "search(playouts=10)"):
        with pytest.raises(IllegalAction, match="chance is in turn"):
            make_bot(name).choose(chance)


def test_options_are_checked_in_a_sentence() -> None:
    with pytest.raises(InvalidSetup, match="expected threads from 1 to 256, but got 0"):
        make_bot("search(threads=0)")
    with pytest.raises(InvalidSetup, match="expected playouts or ms for the bot search, but got both"):
        make_bot("search(playouts=5,ms=5)")
    with pytest.raises(InvalidSetup, match=r"expected a file of weights, but cannot read nowhere\.npz"):
        make_bot('learned(weights="nowhere.npz")')


@pytest.mark.parametrize("game", ["kingdomino(seats=2)", "queendomino(seats=2)", "duel()"])
def test_the_value_alone_beats_greedy(game: str) -> None:
    """How much, and with search, is measured in docs/lab/strength.md."""
    results = tournament(["learned", "greedy"], game=game, games=40, seed=2, processes=1)
    assert results.bots[0].name == "learned" and results.bots[0].wins > 0.55


def test_a_team_plays_for_its_kingdom() -> None:
    match = Match("royal_wedding(seats=8,teams=true)", ["?"] * 8, bytes(32))
    bots = [make_bot("search(playouts=2)" if seat < 2 else "random", seat) for seat in range(8)]
    while not match.is_over:
        match.play(bots[match.state.seat].choose(match.state))
    assert match.state.winners() == [0]
