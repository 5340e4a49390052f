"""The rules once more, as plainly as they can be said: squares are (row, column) pairs, sets are sets.

A `Table` follows a game by doing each action itself: it shares nothing with the engine but the table of dominoes and
the tokens in which actions are written.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

from crownland.games.land.pieces import DOMINOES

Square: TypeAlias = tuple[int, int]
Land: TypeAlias = dict[Square, tuple[str, int]]  # terrain and crowns of every covered square but the castle's

CASTLE = (0, 0)


def neighbours(square: Square) -> list[Square]:
    row, column = square
    return [(row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)]


def fits(squares: set[Square], frame: int) -> bool:
    """K8: the bounding box is no larger than the frame."""
    rows, columns = {row for row, _ in squares}, {column for _, column in squares}
    return max(rows) - min(rows) < frame and max(columns) - min(columns) < frame


def touches(land: Land, square: Square, terrain: str) -> bool:
    """K7: beside the castle, or beside the same terrain."""
    return any(near == CASTLE or land.get(near, ("", 0))[0] == terrain for near in neighbours(square))


def placements(land: Land, frame: int, box: str, number: int) -> set[tuple[Square, Square]]:
    """K7, K8: every way to lay a domino, as (square of the first half, square of the second half)."""
    domino, taken = DOMINOES[box][number], {CASTLE, *land}
    alike = domino.terrains[0] == domino.terrains[1] and domino.crowns[0] == domino.crowns[1]
    rows, columns = zip(*taken, strict=True)
    corners = {(min(rows), min(columns)), (max(rows), max(columns))}
    edge = {near for square in taken for near in neighbours(square)} - taken
    pairs = {pair for one in edge for other in neighbours(one) for pair in ((one, other), (other, one))}
    return {
        (first, second)
        for first, second in pairs
        if not (taken & {first, second} or (alike and second < first))
        and (touches(land, first, domino.terrains[0]) or touches(land, second, domino.terrains[1]))
        and fits(corners | {first, second}, frame)
    }


def properties(land: Land) -> list[tuple[str, int, int]]:
    """K11: every property as (terrain, squares, crowns), sorted."""
    found, left = [], set(land)
    while left:
        edge = [left.pop()]
        terrain, squares, crowns = land[edge[0]][0], 0, 0
        while edge:
            square = edge.pop()
            squares, crowns = squares + 1, crowns + land[square][1]
            joined = {near for near in neighbours(square) if near in left and land[near][0] == terrain}
            left -= joined
            edge += joined
        found.append((terrain, squares, crowns))
    return sorted(found)


def is_central(land: Land, frame: int) -> bool:
    """K14: nothing lies further from the castle than half the frame."""
    return all(max(abs(row), abs(column)) <= frame // 2 for row, column in land)


@dataclass
class Table:
    """One game, followed from its start by `do(token)`."""

    game: str
    seats: int
    harmony: bool = False
    middle_kingdom: bool = False
    mighty_duel: bool = False
    phase: str = "line"
    round: int = 0
    older: list[tuple[int, int]] = field(default_factory=list)  # (domino, seat) of the kings whose turn is to come
    newer: dict[int, int | None] = field(default_factory=dict)  # domino: the seat that claimed it
    claimer: int = -1  # opening: whose king was drawn

    def __post_init__(self) -> None:
        each = 2 if self.seats == 2 else 1  # K1
        self.kings = [seat for seat in range(self.seats) for _ in range(each)]
        self.line_size = len(self.kings)  # K3
        self.rounds = 6 if self.seats == 2 and not self.mighty_duel else 12  # K6, K16
        self.frame = 7 if self.mighty_duel else 5  # K8, K16
        self.pool = set(DOMINOES[self.game])  # K2, S1
        self.lands: list[Land] = [{} for _ in range(self.seats)]
        self.discards = [0] * self.seats

    @property
    def seat(self) -> int:
        """Who decides; -1 is chance, -2 nobody."""
        if self.phase in ("line", "opening"):
            return -1
        if self.phase == "over":
            return -2
        return self.older[0][1] if self.round else self.claimer

    def legal(self) -> set[str]:
        """Every legal action as a token."""
        if self.phase == "line":
            return {f"deal:{number}" for number in self.pool}
        if self.phase == "opening":
            return {f"king:{seat}" for seat in self.kings}
        if self.phase == "claim":
            return {f"claim:{number}" for number, king in self.newer.items() if king is None}
        return self.legal_placements() if self.phase == "place" else set()

    def legal_placements(self) -> set[str]:
        """K9: a domino is discarded only when it fits nowhere."""
        number, seat = self.older[0]
        ways = placements(self.lands[seat], self.frame, self.game, number)
        return {f"place:{number}@{a},{b}/{c},{d}" for (a, b), (c, d) in ways} or {f"discard:{number}"}

    def do(self, token: str) -> None:
        """Follow one legal action."""
        kind, rest = token.split(":")
        getattr(self, f"do_{kind}")(*rest.split("@"))

    def do_deal(self, number: str) -> None:
        self.pool.remove(int(number))
        self.newer[int(number)] = None
        if len(self.newer) == self.line_size:
            self.phase = "place" if self.round else "opening"

    def do_king(self, seat: str) -> None:
        self.kings.remove(int(seat))
        self.claimer = int(seat)
        self.phase = "claim"

    def do_claim(self, number: str) -> None:
        self.newer[int(number)] = self.seat
        if self.round:
            self.end_turn()
        elif self.kings:
            self.phase = "opening"
        else:
            self.next_round()

    def do_place(self, number: str, squares: str) -> None:
        domino = DOMINOES[self.game][int(number)]
        for half, square in enumerate(squares.split("/")):
            row, column = map(int, square.split(","))
            assert (row, column) != CASTLE and (row, column) not in self.lands[self.seat]
            self.lands[self.seat][row, column] = (domino.terrains[half], domino.crowns[half])
        self.after_placing()

    def do_discard(self, _number: str) -> None:
        self.discards[self.seat] += 1
        self.after_placing()

    def after_placing(self) -> None:
        """K5, K6: claim, but not in the last round."""
        if self.round == self.rounds:
            self.end_turn()
        else:
            self.phase = "claim"

    def end_turn(self) -> None:
        self.older.pop(0)
        if self.older:
            self.phase = "place"
        elif self.round == self.rounds:
            self.phase = "over"
        else:
            self.next_round()

    def next_round(self) -> None:
        """K5, K6: lowest number first; no new line in the last round."""
        self.older = sorted((number, king) for number, king in self.newer.items() if king is not None)
        self.newer = {}
        self.round += 1
        self.phase = "place" if self.round == self.rounds else "line"

    def bonuses(self, seat: int) -> dict[str, int]:
        """K14, K15: ten points for a central castle, five for a kingdom without a discard."""
        harmony = {"harmony": 0 if self.discards[seat] else 5} if self.harmony else {}
        middle = {"middle_kingdom": 10 if is_central(self.lands[seat], self.frame) else 0}
        return harmony | (middle if self.middle_kingdom else {})

    def standing(self, seat: int) -> tuple[int, int, int]:
        """K11, K12: points, then largest property, then crowns."""
        found = properties(self.lands[seat])
        points = sum(size * crowns for _, size, crowns in found) + sum(self.bonuses(seat).values())
        return points, max([size for _, size, _ in found], default=0), sum(crowns for _, _, crowns in found)

    def winners(self) -> list[int]:
        standings = [self.standing(seat) for seat in range(self.seats)]
        return [seat for seat, standing in enumerate(standings) if standing == max(standings)]
