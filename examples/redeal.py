"""Deal recorded games again and check their shuffle: python examples/redeal.py games.jsonl

Follows docs/reference/record.md and uses the standard library only, as a model for other languages.
"""

import hashlib
import hmac
import json
import re
import sys
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
KINDS: dict[type, str] = {str: "a text", list: "a list", dict: "an object", int: "an integer"}
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


def expect(what: str, got: Any, expected: Any) -> None:
    if got != expected:
        raise SystemExit(f"{what}: expected {expected}, but the record has {got}")


def need(part: Any, key: str, kind: type[T]) -> T:
    """Return the value of a key in a part of the record. Exits if its type is wrong."""
    found = part.get(key) if isinstance(part, dict) else None
    if type(found) is not kind:
        got = "none" if found is None else repr(found)
        raise SystemExit(f"{key}: expected {KINDS[kind]}, but the record has {got:.80}")
    return found


def number_of(what: str, text: Any) -> bytes:
    if not isinstance(text, str) or not re.fullmatch("[0-9a-f]{64}", text):
        raise SystemExit(f"{what}: expected 64 hexadecimal digits in lower case, but the record has {text!r:.80}")
    return bytes.fromhex(text)


def dealt_seed(shuffle: Any, seats: int, left_out: list[Any]) -> bytes:
    """Compute the seed of the deal from all numbers, and check them against commitment and promises."""
    seed = number_of("the server's seed", need(shuffle, "seed", str))
    expect("the commitment", need(shuffle, "commitment", str), hashlib.sha256(seed).hexdigest())
    promises, luck = need(shuffle, "promises", list), need(shuffle, "luck", list)
    expect("the number of promises", len(promises), seats)
    expect("the number of numbers", len(luck), seats)
    mixed, missing = b"", []
    for seat in range(seats):
        if luck[seat] is not None:
            added = number_of(f"the number of seat {seat}", luck[seat])
            expect(f"the promise of seat {seat}", promises[seat], hashlib.sha256(added).hexdigest())
            mixed += bytes([seat]) + added
        elif promises[seat] is not None:
            number_of(f"the promise of seat {seat}", promises[seat])
            missing.append(seat)
    expect("the seats with a note that their number was left out", left_out, missing)
    return hashlib.sha256(b"crownland-luck/1" + seed + mixed).digest() if mixed else seed


class Chance:
    """A stream of draws from a seed."""

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
        """Remove and return a random item."""
        return pile.pop(self.below(len(pile)))


class Box:
    """The undrawn pieces of one game."""

    def __init__(self, game: str, seats: int) -> None:
        kings = 2 if seats == 2 else 1
        names = ("queendomino", "kingdomino") if game == "royal_wedding" else ("",)
        self.dominoes = {name: list(range(1, 25 if game == "sample" else 49)) for name in names}
        self.kings = [seat for seat in range(seats) for _ in range(kings)]
        self.tiles = [tile for tile in TILES for _ in range(COPIES.get(tile, 2))]

    def pile(self, kind: str, event: dict[str, Any]) -> list[Any]:
        """Return the list from which a line, a king or tiles are drawn."""
        if kind != "line":
            return self.kings if kind == "king" else self.tiles
        box = str(event.get("box", ""))
        if box not in self.dominoes:
            raise SystemExit(f"box: expected {' or '.join(self.dominoes) or 'none'}, but the record has {box!r:.80}")
        return self.dominoes[box]

    def draw(self, chance: Chance, kind: str, event: dict[str, Any]) -> Any:
        """Repeat the draws of an event; return the expected value of the event."""
        if kind == "first":
            return chance.below(2)
        if kind == "roll":
            return [chance.draw(list(die)) for die in DICE]
        pile, count = self.pile(kind, event), 1 if kind == "king" else len(need(event, kind, list))
        if count > len(pile):
            raise SystemExit(f"{kind}: expected at most {len(pile)} to be drawn, but the record has {count}")
        drawn = [chance.draw(pile) for _ in range(count)]
        return drawn[0] if kind == "king" else sorted(drawn) if kind == "line" else drawn

    def take(self, kind: str, event: dict[str, Any]) -> None:
        """Remove the pieces of an event that another match dealt."""
        if kind in ("first", "roll"):
            return
        pile = self.pile(kind, event)
        for thing in [event[kind]] if kind == "king" else need(event, kind, list):
            if thing not in pile:
                raise SystemExit(f"{kind}: expected what is left to draw, but the record has {thing!r:.80}")
            pile.remove(thing)


def read_variant(text: str) -> tuple[str, int]:
    """Return the game and the number of seats of a variant: kingdomino(seats=3,harmony=true)."""
    if not re.fullmatch(r"[a-z_]+\(([a-z_]+=[a-z0-9]+(,[a-z_]+=[a-z0-9]+)*)?\)", text):
        raise SystemExit(f"variant: expected one such as kingdomino(seats=2), but the record has {text!r:.80}")
    seats = re.search(r"[(,]seats=([1-8])[,)]", text)
    return text.partition("(")[0], int(seats[1]) if seats else 2


def redeal(record: dict[str, Any]) -> int:
    """Repeat all draws of a record; return their number."""
    game, seats = read_variant(need(record, "variant", str))
    dealt = need(record, "played_on", dict) if "played_on" in record else record
    seed = number_of("the seed", need(dealt, "seed", str))
    notes = need(record, "notes", list) if "notes" in record else []
    left_out = [need(note, "seat", int) for note in notes if need(note, "what", str) == "left_out"]
    if "shuffle" in record or left_out:
        expect("the seed", seed.hex(), dealt_seed(record.get("shuffle"), seats, sorted(left_out)).hex())
        if "commitment" in dealt:
            raise SystemExit("the commitment: expected none beside the shuffle, which has its own")
    elif "commitment" in dealt:
        expect("the commitment", dealt["commitment"], hashlib.sha256(seed).hexdigest())
    begun = 0 if dealt is record else need(dealt, "ply", int)
    chance, ply = Chance(seed), 0
    for part in need(record, "games", list) if "games" in record else [record]:
        box = Box(game, seats)
        for event in need(part, "events", list):
            ply += 1
            if not isinstance(event, dict):
                raise SystemExit(f"event {ply}: expected an object, but the record has {event!r:.80}")
            kind = next((kind for kind in ("line", "king", "tiles", "first", "roll") if kind in event), "")
            if kind and ply <= begun:
                box.take(kind, event)
            elif kind:
                expect(f"event {ply}", event[kind], box.draw(chance, kind, event))
    return chance.draws


def main(path: str) -> None:
    try:
        lines = Path(path).read_text(encoding="utf-8").rstrip().split("\n")
    except (OSError, ValueError) as error:
        raise SystemExit(f"{path}: expected a file of records, one in each line: {error}") from None
    for number, line in enumerate(lines, 1):
        try:
            record = json.loads(line)
        except (ValueError, RecursionError):
            record = None
        if not isinstance(record, dict):
            raise SystemExit(f"line {number}: expected a record, one JSON object, but got {line!r:.80}")
        try:
            draws = redeal(record)
        except SystemExit as wrong:
            raise SystemExit(f"line {number}: {wrong}") from None
        players = sum(luck is not None for luck in record.get("shuffle", {}).get("luck", []))
        print(f"{number}: {record['variant']}: {draws} draws dealt again, numbers from {players} players")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(f"expected the name of one file of records, but got {len(sys.argv) - 1}")
    main(sys.argv[1])
