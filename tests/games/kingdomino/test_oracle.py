"""The engine against the naive oracles: every legal-action set, every score, every tie-break, whole games long."""

import ast
from pathlib import Path

import pytest

import oracles
from crownland import State, Variant, decode
from strategies import CLASSES, KINGDOMINO, add_seed_note, scaled, table_for, walk

pytestmark = pytest.mark.rules


def agree(state: State, table: oracles.Table) -> None:
    assert (state.seat, state.phase, state.round) == (table.seat, table.phase, table.round)
    tokens = [str(action) for action in state.legal_actions()]
    assert len(set(tokens)) == len(tokens)
    assert set(tokens) == table.legal()


def agree_on_result(state: State, table: oracles.Table) -> None:
    for seat, score in enumerate(state.scores()):
        assert state.land(seat) == table.lands[seat]
        found = [(each.terrain, each.size, each.crowns) for each in score.properties]
        assert found == oracles.properties(table.lands[seat])
        assert score.bonuses == table.bonuses(seat)
        assert (score.total, score.largest, score.crowns) == table.standing(seat)
        assert state.total(seat) == score.total
    assert state.winners() == table.winners()


def follow(variant: Variant, seed: int) -> None:
    """Play one game on both tables, comparing all the way; every third game is played tidily."""
    table, state = table_for(variant), State(variant)
    for ply, (state, code) in enumerate(walk(variant, seed, tidiness=0.0 if seed % 3 else 0.9)):
        with add_seed_note(seed, state):
            agree(state, table)
            if ply % 29 == 0:
                agree_on_result(state, table)
            table.do(str(decode(code)))
    with add_seed_note(seed, state):
        assert state.is_over
        agree(state, table)
        agree_on_result(state, table)


@pytest.mark.parametrize("variant", KINGDOMINO, ids=str)
def test_K1_to_K17_the_oracle_agrees_on_every_legal_action_score_and_winner(variant: Variant) -> None:
    for seed in range(scaled(30 if str(variant) in CLASSES else 10)):  # the others differ in bonuses alone
        follow(variant, seed)


@pytest.mark.deep
@pytest.mark.parametrize("variant", KINGDOMINO, ids=str)
def test_the_oracle_agrees_over_many_more_games(variant: Variant) -> None:
    for seed in range(1000, 1000 + scaled(3000)):
        follow(variant, seed)


def test_the_oracle_is_short_and_knows_nothing_of_the_engine_but_its_tables() -> None:
    source = Path(oracles.__file__).read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 200
    imported = {node.module for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)}
    assert imported == {"dataclasses", "typing", "crownland.games.land.pieces"}
    assert not any(isinstance(node, ast.Import) for node in ast.walk(ast.parse(source)))
