"""Queendomino and Royal Wedding against a naive story: every option, coin, tile, queen and score of whole games."""

import ast
import random
from pathlib import Path

import pytest

import queendomino_oracle
from crownland import State, Variant, decode
from crownland.games.queendomino.builders import CAVE, NO_HOST
from crownland.games.queendomino.pieces import NAMES
from queendomino_oracle import Game
from strategies import GAMES, add_seed_note, scaled

pytestmark = pytest.mark.rules

VARIANTS = [variant for variant in GAMES if variant.game in ("queendomino", "royal_wedding")]


def agree(state: State, game: Game) -> None:
    """Q4..Q12: the same question with the same options, and the same things on the table."""
    assert game.ask is not None
    seat, options = game.ask
    assert (state.seat, sorted(map(str, state.legal_actions()))) == (seat, sorted(options))
    record = state.record
    assert [NAMES[number] or None for number in record.board] == game.board
    assert (None if record.queen == NO_HOST else record.queen) == game.queen
    assert (None if record.dragon == CAVE else record.dragon) == game.dragon
    for court, kingdom in zip(record.courts, game.kingdoms, strict=False):
        found = (court.coins, court.reserve, int(court.knights).bit_count(), court.towers, int(court.built).bit_count())
        assert found == (kingdom.coins, kingdom.reserve, len(kingdom.knights), kingdom.towers, len(kingdom.built))


def is_conserved(state: State, game: Game) -> None:
    """Q1, Q3, W1, W5: nothing is lost or made: dominoes, tiles, knights, towers."""
    record = state.record
    courts = [record.courts[index] for index in range(state.variant.kingdoms)]
    knights = sum(int(court.reserve) + int(court.knights).bit_count() for court in courts)
    assert knights + int(record.knights_left) == 22
    assert sum(int(court.towers) for court in courts) + int(record.towers_left) == 15
    built = sum(int(court.built).bit_count() for court in courts)
    opened = sum(tile is not None for tile in game.board)
    assert int(record.pile_left) + opened + built + len(game.burnt) == 32
    laid = sum(int(record.kingdoms[index].taken).bit_count() - 1 for index in range(state.variant.kingdoms)) // 2
    discarded = sum(int(record.kingdoms[index].discards) for index in range(state.variant.kingdoms))
    drawn = sum(48 - int(pool).bit_count() for pool in (record.pool, record.other_pool)[: len(game.boxes)])
    on_lines = int(record.waiting).bit_count() + int(record.newer).bit_count()
    if state.phase in ("line", "opening", "place", "tiles", "over"):
        assert laid + discarded + on_lines + len(game.removed) == drawn


def agree_on_result(state: State, game: Game) -> None:
    """Q13..Q15: the same points, line by line, and the same winners."""
    for index, (score, told_score) in enumerate(zip(state.scores(), game.scores(), strict=True)):
        found = [(each.terrain, each.size, each.crowns) for each in score.properties]
        assert found == told_score["properties"]
        assert score.bonuses == {"coins": told_score["coins"], "buildings": told_score["buildings"]}
        assert score.total == state.totals()[index] == told_score["total"]
        assert state.tie_breaks(index) == (game.kingdoms[index].largest(), 0)
    assert state.winners() == game.winners()


def follow(variant: Variant, seed: int) -> None:
    """Play one game on both tables, comparing all the way."""
    rng, state, game = random.Random(seed), State(variant), Game(variant.game, variant.seats, variant.teams)
    for ply in range(1000):
        with add_seed_note(seed, state):
            if state.is_over:
                break
            agree(state, game)
            if ply % 29 == 0:
                is_conserved(state, game)
            if ply % 97 == 0:
                agree_on_result(state, game)
            code = rng.choice(state.legal_codes())
            state.apply(code)
            game.do(str(decode(code)))
    with add_seed_note(seed, state):
        assert state.is_over and game.ask is None
        is_conserved(state, game)
        agree_on_result(state, game)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_Q1_Q4_Q12_Q13_W1_W2_W3_the_oracle_agrees_on_every_option_coin_tile_score_and_winner(variant: Variant) -> None:
    for seed in range(scaled(6)):
        follow(variant, seed)


@pytest.mark.deep
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_oracle_agrees_over_many_more_games(variant: Variant) -> None:
    for seed in range(1000, 1000 + scaled(500)):
        follow(variant, seed)


def test_the_oracle_is_short_and_knows_nothing_of_the_engine_but_its_tables() -> None:
    source = Path(queendomino_oracle.__file__).read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 300
    names = {name.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import) for name in node.names}
    modules = {node.module for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)}
    assert names == {"csv", "re", "crownland"}  # the package's folder, to find the tables
    assert modules == {"collections.abc", "dataclasses", "pathlib", "typing"}
