"""Deal recorded games again and check that nobody chose what came: python examples/redeal.py games.jsonl

Written from docs/record.md alone, with nothing but the standard library: a model for the same in another language.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
DICE = [
    [["dot", 0], ["dot", 0], ["line", 0], ["double_dot", 1], ["double_line", 1], ["wild", 0]],
    [["dot", 0], ["line", 0], ["double_dot", 1], ["double_line", 1], ["filled", 0], ["checked", 0]],
    [["dot", 0], ["line", 0], ["double_dot", 0], ["double_line", 0], ["filled", 2], ["checked", 2]],
    [["dot", 1], ["line", 0], ["line", 1], ["double_dot", 0], ["double_line", 0], ["wild", 0]],
]
TILES = [
    *("bakery", "sawmill", "fishmonger", "weaving_shop", "magic_school", "foundry", "church", "safe_towers"),
    *("safe_knights", "small_tavern", "big_tavern", "guardtower", "fortified_castle", "travelling_castle"),
    *("training_camp", "statue", "queens_tower"),
]
COPIES = {"safe_towers": 1, "safe_knights": 1, "big_tavern": 1, "fortified_castle": 1, "statue": 3, "queens_tower": 3}


def dealt_seed(shuffle: dict[str, Any]) -> bytes:
    """Make the seed of the deal from the server's and the players' numbers; see that everybody kept to their word."""
    seed, numbers = bytes.fromhex(shuffle["seed"]), shuffle["luck"]
    expect("the commitment", shuffle["commitment"], hashlib.sha256(seed).hexdigest())
    mixed = b"crownland-luck/1" + seed
    for seat, number in enumerate(numbers):
        if number is not None:
            luck = bytes.fromhex(number)
            expect(f"the promise of seat {seat}", shuffle["promises"][seat], hashlib.sha256(luck).hexdigest())
            mixed += bytes([seat]) + luck
    return hashlib.sha256(mixed).digest() if any(numbers) else seed


def expect(what: str, told: Any, found: Any) -> None:
    if told != found:
        raise SystemExit(f"{what}: expected {found}, but the record has {told}")


class Chance:
    """Draws from a seed, one after the other."""

    def __init__(self, seed: bytes) -> None:
        self.seed, self.draws = seed, 0

    def below(self, n: int) -> int:
        limit, attempt = 2**64 - 2**64 % n, 0
        while True:
            message = self.draws.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            x = int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big")
            if x < limit:
                self.draws += 1
                return x % n
            attempt += 1

    def draw(self, pile: list[T]) -> T:
        """Take out one of the things that are laid out."""
        return pile.pop(self.below(len(pile)))


class Box:
    """What chance has not drawn yet in one game."""

    def __init__(self, variant: str) -> None:
        game, _, rest = variant.partition("(")
        options = dict(option.split("=") for option in rest.rstrip(")").split(",") if option)
        seats = int(options.get("seats", 2))
        kings = 2 if seats == 2 else 1
        names = ("queendomino", "kingdomino") if game == "royal_wedding" else ("",)
        self.dominoes = {name: list(range(1, 25 if game == "sample" else 49)) for name in names}
        self.kings = [seat for seat in range(seats) for _ in range(kings)]
        self.tiles = [tile for tile in TILES for _ in range(COPIES.get(tile, 2))]

    def draw(self, chance: Chance, event: dict[str, Any]) -> Any:
        """Let chance do what an event tells; return what the event should say."""
        if "line" in event:
            return sorted(chance.draw(self.dominoes[event.get("box", "")]) for _ in event["line"])
        if "king" in event:
            return chance.draw(self.kings)
        if "tiles" in event:
            return [chance.draw(self.tiles) for _ in event["tiles"]]
        if "first" in event:
            return chance.below(2)
        return [chance.draw(list(die)) for die in DICE]

    def take(self, event: dict[str, Any]) -> None:
        """Take out what an event tells, where another game dealt it."""
        for number in event.get("line", ()):
            self.dominoes[event.get("box", "")].remove(number)
        for tile in event.get("tiles", ()):
            self.tiles.remove(tile)
        if "king" in event:
            self.kings.remove(event["king"])


def redeal(record: dict[str, Any]) -> int:
    """Deal all that chance did in a record again; return how many draws it took."""
    told = record.get("played_on", record)
    shuffle = record.get("shuffle")
    seed = dealt_seed(shuffle) if shuffle else bytes.fromhex(told["seed"])
    expect("the seed", told["seed"], seed.hex())
    if "commitment" in told:
        expect("the commitment", told["commitment"], hashlib.sha256(seed).hexdigest())
    chance, ply, begun = Chance(seed), 0, record.get("played_on", {}).get("ply", 0)
    for game in record.get("games", [record]):
        box = Box(record["variant"])
        for event in game["events"]:
            ply += 1
            kind = next((kind for kind in ("line", "king", "tiles", "first", "roll") if kind in event), None)
            if kind and ply <= begun:
                box.take(event)
            elif kind:
                expect(f"event {ply}", event[kind], box.draw(chance, event))
    return chance.draws


def main(lines: Iterable[str]) -> None:
    for number, line in enumerate(lines, 1):
        record = json.loads(line)
        players = sum(luck is not None for luck in record.get("shuffle", {}).get("luck", []))
        print(f"{number}: {record['variant']}: {redeal(record)} draws dealt again, numbers from {players} players")


if __name__ == "__main__":
    with Path(sys.argv[1]).open(encoding="utf-8") as file:
        main(file)
