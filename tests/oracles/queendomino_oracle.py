"""Queendomino and Royal Wedding told naively: the whole game as one story over plain dictionaries.

Shares nothing with the engine but the tables. `Game.ask` is (seat, options) as text, None when the game is over;
`Game.do` answers it. Slow on purpose: every rule is spelled out where it happens.
"""

import csv
import re
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import crownland

ROOMS = Path(crownland.__file__).parent / "games"
CHANCE = -1

Square = tuple[int, int]
Half = tuple[str, int]
Story = Generator[tuple[int, list[str]], str, None]


def table(name: str) -> list[dict[str, str]]:
    with (ROOMS / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def box(name: str) -> dict[int, tuple[Half, Half]]:
    return {
        int(row["number"]): ((row["first"], int(row["first_crowns"])), (row["second"], int(row["second_crowns"])))
        for row in table(f"{name}/dominoes")
    }


BOXES = {name: box(name) for name in ("queendomino", "kingdomino")}
TILES = {row["id"]: row for row in table("queendomino/buildings")}


def number_in(text: str) -> list[int]:
    return [int(word) for word in re.findall(r"-?\d+", text)]


def beside(square: Square) -> set[Square]:
    row, column = square
    return {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}


def write(*squares: Square) -> str:
    return "/".join(f"{row},{column}" for row, column in squares)


@dataclass
class Kingdom:
    """What one kingdom owns; crowns of buildings are not in `land`."""

    land: dict[Square, Half] = field(default_factory=dict)
    coins: int = 7
    reserve: int = 1
    knights: set[Square] = field(default_factory=set)
    towers: int = 0
    built: dict[Square, str] = field(default_factory=dict)
    discards: int = 0

    def all_knights(self) -> int:
        return self.reserve + len(self.knights)

    def property_at(self, start: Square) -> set[Square]:
        terrain, found, edge = self.land[start][0], {start}, [start]
        while edge:
            for square in beside(edge.pop()) - found:
                if square in self.land and self.land[square][0] == terrain:
                    found.add(square)
                    edge.append(square)
        return found

    def properties(self) -> list[set[Square]]:
        found: list[set[Square]] = []
        for square in sorted(self.land):
            if not any(square in squares for squares in found):
                found.append(self.property_at(square))
        return found

    def terrain(self, squares: set[Square]) -> str:
        return self.land[min(squares)][0]

    def crowns(self, squares: set[Square]) -> int:
        printed = sum(self.land[square][1] for square in squares)
        return printed + sum(int(TILES[self.built[square]]["crowns"]) for square in squares & self.built.keys())

    def sites(self) -> list[Square]:
        return [square for square, (terrain, _) in self.land.items() if terrain == "town" and square not in self.built]

    def fits(self, squares: list[Square], halves: tuple[Half, Half], size: int) -> bool:
        if any(square in self.land or square == (0, 0) for square in squares):
            return False
        everything = [*self.land, (0, 0), *squares]
        if any(max(side) - min(side) >= size for side in zip(*everything, strict=True)):
            return False
        return any(
            (0, 0) in beside(square) or any(self.land.get(near, ("",))[0] == terrain for near in beside(square))
            for square, (terrain, _) in zip(squares, halves, strict=True)
        )

    def placements(self, halves: tuple[Half, Half], size: int) -> list[tuple[Square, Square]]:
        edge = {near for square in [*self.land, (0, 0)] for near in beside(square)}
        pairs = {pair for one in edge for other in beside(one) for pair in ((one, other), (other, one))}
        wanted = [(one, other) for one, other in pairs if halves[0] != halves[1] or one < other]
        return [(one, other) for one, other in wanted if self.fits([one, other], halves, size)]

    def tile_points(self, tile: dict[str, str]) -> int:
        value, terrain = int(tile["points_value"]), tile["points_terrain"]
        counted = {
            "flat": 1,
            "per_property": sum(self.terrain(squares) == terrain for squares in self.properties()),
            "per_tower": self.towers,
            "per_knight": self.all_knights(),
        }
        return value * counted.get(tile["points"], 0)

    def score(self, hosts_queen: bool) -> dict[str, Any]:
        properties = sorted((self.terrain(e), len(e), self.crowns(e)) for e in self.properties())
        if hosts_queen and properties:
            first = [size for _, size, _ in properties].index(max(size for _, size, _ in properties))
            terrain, size, crowns = properties[first]
            properties[first] = (terrain, size, crowns + 1)
        coins = self.coins // 3
        buildings = sum(self.tile_points(TILES[name]) for name in self.built.values())
        total = sum(size * crowns for _, size, crowns in properties) + coins + buildings
        return {"total": total, "properties": sorted(properties), "coins": coins, "buildings": buildings}

    def largest(self) -> int:
        return max(map(len, self.properties()), default=0)


class Game:
    """One game: what lies on the table, and the question that is open."""

    def __init__(self, game: str, seats: int, teams: bool = False) -> None:
        self.seats, self.team_size = seats, 2 if teams else 1
        self.kingdoms = [Kingdom() for _ in range(seats // self.team_size)]
        wedding = game == "royal_wedding"
        self.boxes = ["queendomino", "kingdomino"] if wedding else ["queendomino"]
        self.pools = {name: set(BOXES[name]) for name in self.boxes}
        if wedding:
            self.size, self.line, self.rounds = (7, 4, 24) if seats <= 4 else (7 if teams else 5, 8, 12)
        else:
            self.size, self.line, self.rounds = 7 if seats == 2 else 5, 4, 12
        self.pile = {name: int(tile["copies"]) for name, tile in TILES.items()}
        self.board: list[str | None] = [None] * 6
        self.knights_left, self.towers_left = 22 - len(self.kingdoms), 15
        self.queen: int | None = None
        self.dragon: int | None = None
        self.burnt: list[str] = []
        self.removed: list[int] = []
        self.story = self.report()
        self.ask: tuple[int, list[str]] | None = next(self.story)

    def do(self, answer: str) -> None:
        assert self.ask is not None and answer in self.ask[1], (answer, self.ask)
        try:
            self.ask = self.story.send(answer)
        except StopIteration:
            self.ask = None

    def report(self) -> Story:
        yield from self.fill_board()
        line: list[int] = []
        yield from self.lay_line(0, line)
        claims: dict[int, int] = {}
        yield from self.open(line, claims)
        for now in range(1, self.rounds + 1):
            self.removed += [number for number in line if number not in claims]
            older, claims, line = sorted(claims.items()), {}, []
            self.dragon = None
            tiles = [tile for tile in self.board if tile]
            self.board = [*tiles, *[None] * (6 - len(tiles))]
            yield from self.fill_board()
            if now < self.rounds:
                yield from self.lay_line(now, line)
            for number, seat in older:
                yield from self.turn(seat, BOXES[self.boxes[(now - 1) % len(self.boxes)]][number], number)
                if now < self.rounds:
                    yield from self.claim(seat, line, claims)

    def fill_board(self) -> Story:
        while None in self.board and any(self.pile.values()):
            answer = yield CHANCE, [f"tile:{name}" for name, left in self.pile.items() if left]
            name = answer.removeprefix("tile:")
            self.pile[name] -= 1
            self.board[self.board.index(None)] = name

    def lay_line(self, index: int, line: list[int]) -> Story:
        pool = self.pools[self.boxes[index % len(self.boxes)]]
        while len(line) < self.line:
            answer = yield CHANCE, [f"deal:{number}" for number in pool]
            line += number_in(answer)
            pool -= {line[-1]}

    def open(self, line: list[int], claims: dict[int, int]) -> Story:
        hand = list(range(self.seats))
        if self.seats == 2:
            first = number_in((yield CHANCE, ["king:0", "king:1"]))[0]
            for seat in (first, 1 - first, 1 - first, first):
                yield from self.claim(seat, line, claims)
            return
        while hand:
            seat = number_in((yield CHANCE, [f"king:{seat}" for seat in hand]))[0]
            hand.remove(seat)
            yield from self.claim(seat, line, claims)

    def claim(self, seat: int, line: list[int], claims: dict[int, int]) -> Story:
        answer = yield seat, [f"claim:{number}" for number in line if number not in claims]
        claims[number_in(answer)[0]] = seat

    def turn(self, seat: int, halves: tuple[Half, Half], number: int) -> Story:
        index = seat // self.team_size
        kingdom = self.kingdoms[index]
        places = kingdom.placements(halves, self.size)
        answer = yield seat, [f"place:{number}@{write(*place)}" for place in places] or [f"discard:{number}"]
        if places:
            _, row, column, other_row, other_column = number_in(answer)
            squares = [(row, column), (other_row, other_column)]
            kingdom.land |= dict(zip(squares, halves, strict=True))
            yield from self.send_knights(seat, kingdom, sorted(squares))
        else:
            kingdom.discards += 1
        yield from self.build(seat, index, kingdom)
        yield from self.burn(seat, index, kingdom)

    def send_knights(self, seat: int, kingdom: Kingdom, squares: list[Square]) -> Story:
        if kingdom.reserve == 0:
            return
        options = [(squares[0],), (squares[1],)] + ([(squares[0], squares[1])] if kingdom.reserve > 1 else [])
        answer = yield seat, ["knights:none"] + [f"knights:{write(*option)}" for option in options]
        numbers = number_in(answer)
        for square in zip(numbers[::2], numbers[1::2], strict=True):
            kingdom.reserve -= 1
            kingdom.knights.add(square)
            kingdom.coins += len(kingdom.property_at(square))
            taxes = [TILES[name]["tax"] for name in kingdom.built.values()]
            kingdom.coins += taxes.count("per_tower") * kingdom.towers
            kingdom.coins += taxes.count("per_knight") * kingdom.all_knights()

    def price(self, slot: int, index: int) -> int:
        return max(0, slot - (1 if self.queen == index else 0))

    def build(self, seat: int, index: int, kingdom: Kingdom) -> Story:
        options = [
            f"build:{tile}/{slot}@{write(square)}"
            for slot, tile in enumerate(self.board)
            for square in kingdom.sites()
            if tile and self.price(slot, index) <= kingdom.coins
        ]
        if not options:
            return
        answer = yield seat, ["build:none", *options]
        if answer == "build:none":
            return
        slot, row, column = number_in(answer)
        kingdom.coins -= self.price(slot, index)
        name, self.board[slot] = self.board[slot], None
        assert name is not None
        kingdom.built[row, column] = name
        knights = min(int(TILES[name]["knights"]), self.knights_left)
        towers = min(int(TILES[name]["towers"]), self.towers_left)
        self.knights_left, kingdom.reserve = self.knights_left - knights, kingdom.reserve + knights
        self.towers_left, kingdom.towers = self.towers_left - towers, kingdom.towers + towers
        if towers and all(kingdom.towers >= other.towers for other in self.kingdoms):
            self.queen = index

    def burn(self, seat: int, index: int, kingdom: Kingdom) -> Story:
        options = [f"burn:{tile}/{slot}" for slot, tile in enumerate(self.board) if tile]
        if self.dragon is not None or self.queen == index or kingdom.coins < 1 or not options:
            return
        answer = yield seat, ["burn:none", *options]
        if answer != "burn:none":
            self.dragon = number_in(answer)[0]
            kingdom.coins -= 1
            self.burnt.append(str(self.board[self.dragon]))
            self.board[self.dragon] = None

    def scores(self) -> list[dict[str, Any]]:
        return [kingdom.score(self.queen == index) for index, kingdom in enumerate(self.kingdoms)]

    def winners(self) -> list[int]:
        order = [
            (score["total"], kingdom.largest()) for score, kingdom in zip(self.scores(), self.kingdoms, strict=True)
        ]
        return [index for index, merit in enumerate(order) if merit == max(order)]
