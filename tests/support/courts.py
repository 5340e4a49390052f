"""Positions of Queendomino drawn as text: courts, and the last round around them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import dedent

from crownland import State, find_variant
from crownland.games.land.notation import read_kingdom, write_kingdom
from crownland.games.queendomino.pieces import BUILDINGS
from queendomino_oracle import CHANCE, Game

BOARD = ("church", "statue", "bakery", "sawmill", "small_tavern", "guardtower")


@dataclass(frozen=True)
class Court:
    """A kingdom drawn over several lines, and what it owns."""

    land: str = "#"
    coins: int = 7
    knights: str = "1"
    towers: int = 0
    buildings: str = ""

    def write(self, frame: int, turns: int) -> str:
        land = read_kingdom(dedent(self.land), frame)
        return (
            f"kingdom={write_kingdom(land)} discards={turns - len(land) // 2} coins={self.coins} "
            f"knights={self.knights} towers={self.towers} buildings={self.buildings}"
        )

    def built(self) -> list[str]:
        return [word.partition("@")[0] for word in self.buildings.split("/") if word]


def scene(
    *courts: Court,
    domino: int = 1,
    phase: str = "place",
    board: Sequence[str] = BOARD,
    queen: str = "nobody",
    dragon: str = "cave",
    laid: str = "",
    variant: str = "queendomino(seats=2)",
) -> State:
    """Make the last round in which seat 0 has to lay this domino, or has just done so; with phase over, its end."""
    state = State(variant)
    seats, kingdoms, frame, rounds = (
        int(state.record[field]) for field in ("seats", "kingdoms_in_play", "frame", "rounds")
    )
    courts = (*courts, *[Court()] * (kingdoms - len(courts)))
    owners = [0, 1, 1, 0] if seats == 2 else list(range(seats))
    line = sorted(zip([domino, *[n for n in range(1, 49) if n != domino]], owners, strict=False))
    turn = len(line) if phase == "over" else [number for number, _ in line].index(domino)
    done = line[: turn + (phase not in ("place", "over"))]
    team = 2 if find_variant(variant).teams else 1
    turns = [
        (rounds - 1) * sum(king // team == index for _, king in line) + sum(king // team == index for _, king in done)
        for index in range(kingdoms)
    ]
    left = Counter({name: tile.copies for name, tile in BUILDINGS.items()})
    left -= Counter([*[tile for tile in board if tile != "-"], *[name for court in courts for name in court.built()]])
    if dragon != "cave":
        left -= Counter([next(iter(left))])
    words = [
        str(find_variant(variant)),
        f"round={rounds} phase={phase} seat={'nobody' if phase == 'over' else 0} pool=",
        f"older={','.join(f'{number}@{king}' for number, king in line)} turn={turn} newer=",
        *(["other="] if state.variant.game == "royal_wedding" else []),
        f"pile={','.join(f'{name}*{left[name]}' if left[name] > 1 else name for name in BUILDINGS if left[name])}",
        f"board={','.join(board)} queen={queen} dragon={dragon} laid={laid}",
        *[court.write(frame, count) for court, count in zip(courts, turns, strict=True)],
    ]
    return State.from_text(" ".join(words))


def tokens(state: State) -> set[str]:
    """Return every legal action as text."""
    return {str(action) for action in state.legal_actions()}


def do(state: State, *actions: str) -> State:
    """Do these actions on a copy."""
    after = state.copy()
    for action in actions:
        after.apply(action)
    return after


def coins(state: State, kingdom: int = 0) -> int:
    return int(state.record.courts[kingdom].coins)


class Table(Game):
    """The oracle's game, asked the way that the other oracles are."""

    @property
    def seat(self) -> int:
        return self.ask[0] if self.ask else CHANCE - 1

    @property
    def phase(self) -> str:
        return "asking" if self.ask else "over"

    @property
    def lands(self) -> list[object]:
        return [kingdom.land for kingdom in self.kingdoms]

    def legal(self) -> set[str]:
        return set(self.ask[1]) if self.ask else set()

    def standing(self, index: int) -> tuple[int, int]:
        score = self.scores()[index]
        return score["total"], self.kingdoms[index].largest()


def table_of(variant: str) -> Table:
    """Lay the oracle's table for a variant."""
    found = find_variant(variant)
    return Table(found.game, found.seats, found.teams)
