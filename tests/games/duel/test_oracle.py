"""The Duel against its naive oracle: every set of options, every tick, every end and every score, whole games long."""

import ast
import random
from pathlib import Path

import pytest

import duel_oracle
import oracles
from crownland import State
from crownland.engine.kernel import COMPILED
from crownland.games.duel import rules as duel
from duel_positions import tokens

pytestmark = pytest.mark.rules

GAMES = 500 if COMPILED else 12
STRATEGIES = {"fair": 0.0, "crowded": 0.8}


def agree(state: State, table: duel_oracle.Table) -> None:
    assert (state.seat, state.phase, state.round) == (table.seat, table.phase, table.round)
    assert tokens(state) == table.legal()


def agree_on_sheets(state: State, table: duel_oracle.Table) -> None:
    for seat, sheet in enumerate(table.sheets):
        assert state.land(seat) == sheet.land
        assert [int(n) for n in state.record.kingdoms[seat].ticks] == [*sheet.ticks.values()]
        score = state.scores()[seat]
        found = [(each.terrain, each.size, each.crowns) for each in score.properties]
        assert found == oracles.properties(sheet.land)
        assert score.bonuses == table.bonuses(seat)
        assert (score.total, score.largest) == table.standing(seat)
        assert state.total(seat) == score.total
    assert state.winners() == table.winners()


def choose(options: list[str], rng: random.Random, thrift: float) -> str:
    """Pick by lot; a thrifty player keeps powers and the castle bonus, so that they meet at the end of the game."""
    plain = [option for option in options if "!" not in option and not option.startswith(("turn:", "castle:"))]
    plain += [option for option in options if option in ("turn:none", "castle:none")]
    return rng.choice(plain if plain and rng.random() < thrift else options)


def follow(seed: int, thrift: float) -> None:
    """Play one game on both tables, comparing all the way."""
    rng, state, table = random.Random(seed), State("duel()"), duel_oracle.Table()
    try:
        while not state.is_over:
            agree(state, table)
            token = choose(sorted(table.legal()), rng, thrift)
            state.apply_unchecked(state.action_code(token))
            table.do(token)
        agree(state, table)
        agree_on_sheets(state, table)
    except Exception as error:
        error.add_note(f"seed {seed}, state {state}")
        raise


@pytest.mark.parametrize("thrift", STRATEGIES.values(), ids=STRATEGIES)
def test_D1_to_D12_the_oracle_agrees_on_every_option_tick_end_and_score(thrift: float) -> None:
    for seed in range(GAMES // 5):
        follow(seed, thrift)


@pytest.mark.deep
@pytest.mark.parametrize("thrift", STRATEGIES.values(), ids=STRATEGIES)
def test_the_oracle_of_the_duel_agrees_over_thousands_of_games(thrift: float) -> None:
    for seed in range(10_000, 10_000 + 4 * GAMES):
        follow(seed, thrift)


def test_pick_is_every_legal_action_once_over_even_shares_of_luck() -> None:
    """`pick` counts sets where `legal` lists pictures: over as many shares of luck as options, each comes once."""
    for seed in range(60 if COMPILED else 4):
        rng, state = random.Random(seed), State("duel()")
        while not state.is_over:
            codes = state.legal_codes()
            if state.phase != "roll":
                picked = [duel.pick(state.record, _middle(index, len(codes))) for index in range(len(codes))]
                assert sorted(picked) == codes, f"seed {seed}, state {state}"
            state.apply_unchecked(choose_code(codes, rng))


def test_D2_pick_rolls_every_face_as_often_as_the_die_has_it() -> None:
    state = State("duel()")
    state.apply("first:0")
    for _ in range(4):
        picked = [int(duel.pick(state.record, _middle(index, 6))) for index in range(6)]
        weights = {state.action_code(action): weight for action, weight in state.chance_outcomes()}
        assert {code: picked.count(code) for code in picked} == weights
        state.apply_unchecked(picked[0])


def choose_code(codes: list[int], rng: random.Random) -> int:
    return codes[int(rng.random() * len(codes))]


def _middle(index: int, n: int) -> int:
    """Return the luck in the middle of one of `n` even shares of 32 bits."""
    return (2 * index + 1) * 2**32 // (2 * n)


def test_the_oracle_of_the_duel_is_short_and_knows_nothing_of_the_engine_but_its_tables() -> None:
    source = Path(duel_oracle.__file__).read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 250
    imported = {node.module for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)}
    assert imported == {"dataclasses", "itertools", "typing", "crownland.games.duel.pieces", "oracles"}
    assert not any(isinstance(node, ast.Import) for node in ast.walk(ast.parse(source)))
