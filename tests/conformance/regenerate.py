"""Write the perft files, the playthroughs and the shuffles again: `python tests/conformance/regenerate.py`."""

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from crownland import CHANCE, Match, State, decode, find_variant
from crownland.engine import dispatch as games
from crownland.engine.kernel import blank
from crownland.games.queendomino.table import describe_court
from crownland.match import commitment, match_record, mixed, write_line

FOLDER = Path(__file__).parent
SEED = 2017
SEEDS = {"duel()": 3021}  # this one uses every power of the spell book
MAX_LEAVES = 400_000  # of a perft that is kept

PLAYTHROUGHS = {
    "two-seats": "kingdomino(seats=2,harmony=true,middle_kingdom=true)",
    "three-seats": "kingdomino(seats=3)",
    "four-seats": "kingdomino(seats=4,harmony=true)",
    "mighty-duel": "kingdomino(seats=2,middle_kingdom=true,mighty_duel=true)",
    "sample": "sample()",
    "duel": "duel()",
    "queendomino-2": "queendomino(seats=2)",
    "queendomino-3": "queendomino(seats=3)",
    "queendomino-4": "queendomino(seats=4)",
    "royal-wedding-3": "royal_wedding(seats=3)",
    "royal-wedding-5": "royal_wedding(seats=5)",
    "royal-wedding-8": "royal_wedding(seats=8)",
    "royal-wedding-teams": "royal_wedding(seats=8,teams=true)",
}
SHUFFLED = (
    "kingdomino(seats=3)",
    "sample(dynasty=true)",
    "queendomino(seats=2)",
    "royal_wedding(seats=6,teams=true)",
    "duel()",
)
COURTS = [name for name in PLAYTHROUGHS if name.startswith(("queendomino", "royal"))]  # states as long as paragraphs


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` actions."""
    states = blank(state.states.dtype.base, depth + 1)
    states[depth] = state.record
    return int(games.perft(states, depth, np.empty((depth + 1, state.most_actions), np.int64)))


def moves(variant: str) -> Iterator[tuple[State, int]]:
    """Play by the variant's seed: each state with the int of the action that comes next."""
    rng, state = random.Random(SEEDS.get(variant, SEED)), State(variant)
    while not state.is_over:
        codes = state.legal_codes()
        code = codes[int(rng.random() * len(codes))]
        yield state, code
        state.apply(code)


def playthrough(variant: str) -> str:
    """Write a whole game, action by action, with its result."""
    lines = [f"start {State(variant)}", ""]
    for state, code in moves(variant):
        decider = "chance" if state.seat == CHANCE else f"seat {state.seat}"
        after = state.copy()
        after.apply(code)
        lines.append(f"{decider} {len(state.legal_codes())} {decode(code)}")
        if has_courts(variant) <= (after.phase in ("place", "over")):
            lines.append(f"    {after}")
    return "\n".join([*lines, "", *result(after), ""])


def has_courts(variant: str) -> bool:
    return variant in [PLAYTHROUGHS[name] for name in COURTS]


def result(state: State) -> Iterator[str]:
    """Tell the points of each seat, or team, and who won."""
    for index, score in enumerate(state.scores()):
        whose = f"{'team' if state.variant.teams else 'seat'} {index}"
        for each in score.properties:
            yield f"{whose} {each.terrain} {each.size} x {each.crowns} = {each.points}"
        for tile in describe_court(state, index).buildings if "buildings" in score.bonuses else ():
            yield f"{whose} {tile.building} {tile.points}"
        for name, points in score.bonuses.items():
            yield f"{whose} {name} {points}"
        yield f"{whose} total {score.total}"
    yield f"winners {' '.join(map(str, state.winners()))}"


def perfts(variant: str) -> str:
    """Write the counts at some moments of a game."""
    texts = [(str(state), state.phase, state.round) for state, _ in moves(variant)]
    lines = []
    for phase, number in moments(variant, texts):
        lines += ["", f"# {phase}, round {number}"]
        text = next(text for text, *moment in texts if moment == [phase, number])
        lines += [text, *counts(State.from_text(text))]
    return "\n".join([f"# {variant}", *lines, ""])


def moments(variant: str, texts: list[tuple[str, str, int]]) -> list[tuple[str, int]]:
    """List phases and rounds worth counting."""
    if variant == "duel()":
        return duel_moments(texts)
    return court_moments(texts) if has_courts(variant) else draft_moments(texts[-1][2])


def court_moments(texts: list[tuple[str, str, int]]) -> list[tuple[str, int]]:
    """List when each phase comes up first, from the middle of the game on too, and the last placement."""
    last = texts[-1][2]
    first: dict[str, int] = {}
    later: dict[str, int] = {}
    for _, phase, number in texts:
        first.setdefault(phase, number)
        if number >= last // 2:
            later.setdefault(phase, number)
    return [*first.items(), *later.items(), ("place", last)]


def draft_moments(last: int) -> list[tuple[str, int]]:
    """List phases and rounds worth counting in a game with lines of dominoes."""
    opening = [("line", 0), ("opening", 0), ("claim", 0)]
    rounds = [(phase, number) for number in (1, last // 2) for phase in ("line", "place", "claim")]
    return [*opening, *rounds, ("place", last)]


def duel_moments(texts: list[tuple[str, str, int]]) -> list[tuple[str, int]]:
    """List when each phase comes up first, and some rounds later on."""
    last = texts[-1][2]
    first: dict[str, int] = {}
    for _, phase, number in texts:
        first.setdefault(phase, number)
    return [*first.items(), ("take", last // 2), ("draw", last // 2), ("roll", last), ("draw", last)]


def counts(state: State) -> Iterator[str]:
    """Count deeper and deeper, as long as it is quick and anything is left to count."""
    for depth in range(1, 9):
        count = perft(state, depth)
        if count > MAX_LEAVES or count == 0:
            return
        yield f"perft {depth} {count}"
        if count * 30 > MAX_LEAVES:
            return


def shuffle(variant: str) -> str:
    """Write the record of a match to whose shuffle the first and the last seat added a number."""
    rng, seats = random.Random(SEED), find_variant(variant).seats
    seed, *numbers = (rng.randbytes(32) for _ in range(seats + 1))
    added = [number if seat in (0, seats - 1) else None for seat, number in enumerate(numbers)]
    match = Match(variant, [f"Player {seat + 1}" for seat in range(seats)], mixed(seed, added))
    while not match.is_over:
        match.play(rng.choice(match.state.legal_codes()))
    shown = {"seed": seed.hex(), "commitment": commitment(seed)}
    promises = [number and hashlib.sha256(number).hexdigest() for number in added]
    lists = {"promises": promises, "luck": [number and number.hex() for number in added]}
    return write_line({**match_record(match), "seed": match.seed.hex(), "shuffle": {**shown, **lists}})


def main() -> None:
    shuffles = "\n".join(map(shuffle, SHUFFLED))
    (FOLDER / "shuffles.jsonl").write_text(shuffles + "\n", encoding="utf-8")
    for name, variant in PLAYTHROUGHS.items():
        (FOLDER / "playthroughs" / f"{name}.txt").write_text(playthrough(variant), encoding="utf-8")
        (FOLDER / "perft" / f"{name}.perft").write_text(perfts(variant), encoding="utf-8")


if __name__ == "__main__":
    main()
