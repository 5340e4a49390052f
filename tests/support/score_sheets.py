"""Finished games as somebody would write them down at a real table, with what the engine says about them.

A *paper* is a table: its variant, each kingdom as `crownland score` takes it, and what the engine says of scores,
winners and doubts.
"""

import random
from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module
from typing import Any

from crownland import CHANCE, State, make_bot
from crownland.engine.score import Land
from crownland.games.duel.pieces import LETTERS as ARMS
from crownland.games.duel.pieces import MAX_CROSSES, SYMBOLS
from crownland.games.duel.table import describe_sheet
from crownland.games.land.kingdom import cover
from crownland.games.land.notation import make_kingdom, write_kingdom
from crownland.games.queendomino.pieces import BUILDINGS
from crownland.games.queendomino.table import describe_court

VARIANTS = {
    "kingdomino": [
        "kingdomino(seats=2,harmony=true,middle_kingdom=true)",
        "kingdomino(seats=2,harmony=true,middle_kingdom=true,mighty_duel=true)",
        "kingdomino(seats=3,harmony=true)",
        "kingdomino(seats=4,middle_kingdom=true)",
    ],
    "sample": ["sample()", "sample(harmony=true,middle_kingdom=true)"],
    "queendomino": ["queendomino(seats=2)", "queendomino(seats=3)", "queendomino(seats=4)"],
    "royal_wedding": [
        "royal_wedding(seats=3)",
        "royal_wedding(seats=5)",
        "royal_wedding(seats=8)",
        "royal_wedding(seats=6,teams=true)",
    ],
    "duel": ["duel()"],
}


def finished(name: str, rng: random.Random) -> State:
    """Play a game to its end, with a good player half of the time."""
    state, bot = State(name), make_bot(rng.choice(["greedy", "random"]), rng.random())
    while not state.is_over:
        if state.seat == CHANCE:
            state.draw(rng)
        else:
            state.apply(bot.choose(state))
    return state


def sheets(game: str, kingdoms: int, seed: int) -> Iterator[dict[str, Any]]:
    """Give tables of a game until there are so many kingdoms; every second one is given again with slips."""
    rng, given = random.Random(f"{game} {seed}"), 0
    while given < kingdoms:
        state = finished(rng.choice(VARIANTS[game]), rng)
        given += state.variant.kingdoms
        yield paper_of(state)
        if rng.random() < 0.5:
            slip(state, rng)
            yield paper_of(state)


def paper_of(state: State) -> dict[str, Any]:
    room = import_module(f"crownland.games.{state.variant.row.family}.setup")
    kingdoms = range(state.variant.kingdoms)
    return {
        "variant": str(state.variant),
        "kingdoms": [written(state, kingdom) for kingdom in kingdoms],
        "scores": [score_of(state, kingdom) for kingdom in kingdoms],
        "winners": state.winners(),
        "doubts": [asdict(one) for one in room.inconsistencies(state)],
    }


def score_of(state: State, kingdom: int) -> dict[str, Any]:
    score = state.score(kingdom)
    return {
        "total": score.total,
        "properties": [[each.terrain, each.squares, each.crowns] for each in score.properties],
        "bonuses": score.bonuses,
        "ties": state.tie_breaks(kingdom),
    }


def written(state: State, kingdom: int) -> str:
    """Write a kingdom as `crownland score` takes it."""
    land, family = bare_land(state, kingdom), state.variant.row.family
    if family == "duel":
        named = describe_sheet(state, kingdom).named
        return write_kingdom(land, ARMS) + (f" --named {named}" if named else "")
    if family == "kingdomino":
        return f"{write_kingdom(land)} --discards {state.discards(kingdom)}"
    court = describe_court(state, kingdom)
    words = [write_kingdom(land), "--coins", court.coins, "--towers", court.towers]
    words += ["--knights", court.reserve + len(court.knights), *(["--queen"] if court.has_queen else [])]
    words += [f"--building {built.building}@{built.square[0]},{built.square[1]}" for built in court.buildings]
    return " ".join(map(str, words))


def bare_land(state: State, kingdom: int) -> Land:
    """Return what lies on each square, without the crowns of buildings."""
    land = dict(state.land(kingdom))
    for built in describe_court(state, kingdom).buildings if state.variant.row.family == "queendomino" else ():
        terrain, crowns = land[built.square]
        land[built.square] = terrain, crowns - BUILDINGS[built.building].crowns
    return land


def slip(state: State, rng: random.Random) -> None:
    """Change a few squares of a kingdom, and something about its court, as somebody would who is in a hurry."""
    kingdom, family = rng.randrange(state.variant.kingdoms), state.variant.row.family
    land = dict(state.land(kingdom))
    built = {tile.square for tile in describe_court(state, kingdom).buildings} if family == "queendomino" else set()
    for square in rng.sample(sorted(land.keys() - built), min(rng.randint(1, 3), len(land.keys() - built))):
        terrain, crowns = land[square]
        if rng.random() < 0.5:
            terrain, crowns = rng.choice([land[other] for other in land if other not in built])
        elif terrain != "town":
            crowns = rng.randint(0, MAX_CROSSES if family == "duel" else 3)
        land[square] = terrain, crowns
    if family == "duel":
        sheet = state.record.kingdoms[kingdom]
        for name in ("terrain", "crowns"):
            sheet[name][:] = 0
        for (row, column), (symbol, crosses) in land.items():
            cover(sheet, row, column, SYMBOLS.index(symbol), crosses)
        return
    discards = state.discards(kingdom)
    state.record.kingdoms[kingdom] = make_kingdom(land)
    state.record.kingdoms[kingdom].discards = discards
    if family == "queendomino":
        sent = len(describe_court(state, kingdom).knights)
        state.record.courts[kingdom].towers = rng.choice([0, 1, 3, 20])
        state.record.courts[kingdom].reserve = rng.choice([0, 1, 22 - sent])
        state.record.queen = rng.choice([-1, kingdom, int(state.record.queen)])
