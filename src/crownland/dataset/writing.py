"""A folder of Parquet files, each of some games; what is there already, of the same dataset, is not played again."""

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from ..bots.naming import listed
from ..encoding.encoding import Encoding
from ..rules.errors import InvalidSetup
from ..rules.variants import Variant
from .decisions import Decisions
from .schema import NOTE, arrow, batch_of, notes_of, schema_of

GAMES_OF_A_FILE: Final = 256
GAMES_OF_A_GROUP: Final = 32


def write_dataset(
    variant: Variant | str,
    bots: str | Sequence[str],
    games: int,
    folder: Path | str,
    seed: str = "0",
    *,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Path]:
    """Write every decision of the games of a seed as files of a folder; seat `i` is played by `bots[i % len(bots)]`.

    Each file takes its name when it is whole, so an interruption leaves whole files, and the same call goes on after
    them. `progress` hears how many more games are there. Raise InvalidSetup where the folder holds another dataset.
    """
    encoding, place = Encoding(variant), Path(folder)
    seats, bots = encoding.variant.seats, listed(bots)
    if games < 1 or not 1 <= len(bots) <= seats:
        raise InvalidSetup(f"expected 1 or more games of 1 to {seats} bots, but got {games} of {len(bots)}")
    names = [bots[seat % len(bots)] for seat in range(seats)]
    notes = notes_of(encoding, names, seed)
    place.mkdir(parents=True, exist_ok=True)
    for file in sorted(place.glob("*.parquet")):
        _check_same(file, notes)
    files = []
    for first in range(0, games, GAMES_OF_A_FILE):
        numbers = range(first, min(first + GAMES_OF_A_FILE, games))
        file = place / f"games-{first:08}.parquet"
        if _held(file) == len(numbers):
            progress(len(numbers))
        else:
            _write_file(file, encoding, names, seed, numbers, notes, progress)
        files.append(file)
    return files


def _write_file(
    file: Path,
    encoding: Encoding,
    names: Sequence[str],
    seed: str,
    numbers: range,
    notes: dict[str, Any],
    progress: Callable[[int], None],
) -> None:
    """Play some games and write them, a group of rows at a time."""
    schema = schema_of(encoding, {**notes, "games": [numbers.start, len(numbers)]})
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with arrow().parquet.ParquetWriter(part, schema, compression="zstd") as writer:
            for begin in range(0, len(numbers), GAMES_OF_A_GROUP):
                decisions = Decisions(encoding)
                for game in numbers[begin : begin + GAMES_OF_A_GROUP]:
                    decisions.play(game, names, seed)
                    progress(1)
                writer.write_batch(batch_of(decisions, schema))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def read_notes(file: Path) -> dict[str, Any]:
    """Return what a file of a dataset says about itself; raise InvalidSetup where it is none."""
    pa = arrow()
    try:
        notes: dict[str, Any] = json.loads((pa.parquet.read_schema(file).metadata or {})[NOTE])
    except (KeyError, ValueError, pa.ArrowException):
        raise InvalidSetup(f"expected files of a Crownland dataset, but got {file}") from None
    return notes


def _held(file: Path) -> int:
    return int(read_notes(file)["games"][1]) if file.exists() else 0


def _check_same(file: Path, notes: dict[str, Any]) -> None:
    found = read_notes(file)
    for key, value in notes.items():
        if found.get(key) != value and key != "made_by":
            told = "another encoding" if key == "encoding" else f"{found.get(key)!r}"
            wanted = "this one" if key == "encoding" else f"{value!r}"
            raise InvalidSetup(f"expected a folder with {key} {wanted}, or an empty one, but {file} has {told}")
