"""Positions drawn as text: kingdoms, states around them, and pictures of what is possible."""

from collections.abc import Iterable
from itertools import groupby
from textwrap import dedent
from typing import Any

from crownland import Place, State, find_variant
from crownland.engine.score import Land
from crownland.engine.validate import Square
from crownland.games.land.notation import make_kingdom, read_kingdom, write_kingdom

DUEL = "kingdomino(seats=2)"
MIGHTY = "kingdomino(seats=2,mighty_duel=true)"


def drawn(picture: str, frame: int = 5) -> Land:
    """Read a kingdom that is drawn over several lines."""
    return read_kingdom(dedent(picture), frame)


def record_of(picture: str, frame: int = 5) -> Any:
    return make_kingdom(drawn(picture, frame))


def placing(picture: str, domino: int, variant: str = DUEL) -> State:
    """Make the state of two seats in the last round, in which seat 0 has to lay this domino in the drawn kingdom."""
    state = State(variant)
    frame, rounds, dominoes = int(state.record.frame), int(state.record.rounds), int(state.record.pool).bit_length()
    others = [number for number in (1, 2, 3, 4) if number != domino][:3]
    line = sorted({domino: 0, **dict(zip(others, (1, 1, 0), strict=True))}.items())
    turn = [number for number, _ in line].index(domino)
    done = [2 * (rounds - 1) + sum(king == seat for _, king in line[:turn]) for seat in (0, 1)]
    pool = [n for n in range(1, dominoes + 1) if n not in dict(line)][4 * rounds - 4 :]
    land = drawn(picture, frame)
    return State.from_text(
        f"{variant} round={rounds} phase=place seat=0 pool={_runs(pool)} "
        f"older={','.join(f'{number}@{king}' for number, king in line)} turn={turn} newer= "
        f"kingdom={write_kingdom(land)} discards={done[0] - len(land) // 2} kingdom=# discards={done[1]}"
    )


def ended(*pictures: str, variant: str = "") -> State:
    """Make the state after the last turn with these kingdoms; the dominoes that they lack were discarded."""
    seats = len(pictures)
    variant = variant or f"kingdomino(seats={seats})"
    state = State(variant)
    rounds, line_size = int(state.record.rounds), int(state.record.line_size)
    kings = sorted(list(range(seats)) * (line_size // seats))
    pool = range(rounds * line_size + 1, int(state.record.pool).bit_length() + 1)
    words = [str(find_variant(variant)), f"round={rounds} phase=over seat=nobody", f"pool={_runs(pool)}"]
    words += [f"older={','.join(f'{number}@{king}' for number, king in enumerate(kings, 1))} turn={line_size} newer="]
    for picture in pictures:
        land = drawn(picture, int(state.record.frame))
        words += [f"kingdom={write_kingdom(land)} discards={rounds * line_size // seats - len(land) // 2}"]
    return State.from_text(" ".join(words))


def _runs(numbers: Iterable[int]) -> str:
    """Write ascending numbers as 1-8,10."""
    runs = [[n for _, n in run] for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])]
    return ",".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs)


def options(picture: str, domino: int, variant: str = DUEL) -> set[tuple[Square, Square]]:
    """Return every legal placement of a domino in the drawn kingdom."""
    legal = placing(picture, domino, variant).legal_actions()
    return {action.at for action in legal if isinstance(action, Place)}


def reach(picture: str, domino: int, variant: str = DUEL) -> str:
    """Draw the kingdom again, with a `*` on every square that the domino can cover."""
    land = drawn(picture, 7)
    covered = {square for pair in options(picture, domino, variant) for square in pair}
    squares = [*land, (0, 0), *covered]
    rows = range(min(row for row, _ in squares), max(row for row, _ in squares) + 1)
    columns = range(min(column for _, column in squares), max(column for _, column in squares) + 1)
    return "\n".join("".join(_mark(land, covered, (row, column)) for column in columns) for row in rows)


def _mark(land: Land, covered: set[Square], square: Square) -> str:
    if square == (0, 0):
        return "#"
    if square in land:
        return land[square][0][0]
    return "*" if square in covered else "."
