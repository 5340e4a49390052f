"""Greedy in Queendomino and Royal Wedding: it wins, and takes what is there to be taken."""

import pytest

from courts import Court, scene
from crownland import State, find_variant, play
from crownland.bots.simple import GreedyBot
from crownland.engine.kernel import COMPILED


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_in_queendomino(bots: tuple[str, str]) -> None:
    games = play(find_variant("queendomino(seats=2)"), bots, 500 if COMPILED else 2, seed=1)
    alone = games.winners[:, bots.index("greedy")] & ~games.winners[:, bots.index("random")]
    assert alone.mean() >= 0.95


@pytest.mark.parametrize(
    "name", ["queendomino(seats=3)", "royal_wedding(seats=4)", "royal_wedding(seats=8,teams=true)"]
)
def test_greedy_finishes_and_leads_at_larger_tables(name: str) -> None:
    variant = find_variant(name)
    partners = variant.seats // variant.kingdoms
    bots = ["greedy"] * partners + ["random"] * (variant.seats - partners)
    games = play(variant, bots, 100 if COMPILED else 1, seed=2)
    assert games.totals[:, 0].mean() > 1.5 * games.totals[:, 1:].mean()


@pytest.mark.parametrize("name", ["queendomino(seats=2)", "royal_wedding(seats=5)"])
def test_every_choice_is_legal_and_the_same_again(name: str) -> None:
    bot, state = GreedyBot(), State(name)
    while not state.is_over:
        if state.seat < 0:
            state.apply(state.legal_codes()[7 * state.round % len(state.legal_codes())])
        else:
            choice = bot.choose(state)
            assert choice == bot.choose(state) and choice in state.legal_actions()
            state.apply(choice)


def test_it_sends_a_knight_where_more_is_to_be_had() -> None:
    state = scene(Court("#ww/.w1l"), domino=11, phase="knights", laid="1,1/1,2")
    assert str(GreedyBot().choose(state)) == "knights:1,1"


def test_it_takes_the_queen_when_her_crown_is_worth_the_price() -> None:
    state = scene(Court("#tt/wwww/wwww"), phase="build")
    assert str(GreedyBot().choose(state)).startswith("build:guardtower/5")


def test_it_puts_a_crown_into_the_largest_town() -> None:
    board = ("queens_tower", "church", "church", "bakery", "bakery", "statue")
    state = scene(Court("tl#ttt/tlwww.", coins=0), phase="build", board=board)
    assert str(GreedyBot().choose(state)).startswith("build:queens_tower/0@0,1")


def test_it_burns_what_the_next_opponent_wants_and_nothing_else() -> None:
    rival = Court("#tt/wwww/wwww")
    assert str(GreedyBot().choose(scene(Court("#ww"), rival, phase="burn"))) == "burn:guardtower/5"
    assert str(GreedyBot().choose(scene(Court("#ww"), Court("#ww"), phase="burn"))) == "burn:none"
