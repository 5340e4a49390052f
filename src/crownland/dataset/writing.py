"""A folder of Parquet files, each of some games; what is there already, of the same dataset, is not played again."""

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from ..bots.bot import check_weights, find_bot, is_outside, knows
from ..bots.luck import some_seed
from ..bots.naming import listed
from ..encoding.encoding import Encoding
from ..rules.errors import InvalidSetup
from ..rules.handed import listener, some
from ..rules.handed import path as as_path
from ..rules.variants import Variant, find_variant
from .decisions import Decisions
from .schema import NOTE, arrow, batch_of, notes_of, schema_of

GAMES_OF_A_FILE: Final = 256
GAMES_OF_A_GROUP: Final = 32


def write_dataset(
    variant: Variant | str,
    bots: str | Sequence[str],
    games: int,
    folder: Path | str,
    seed: Any = "0",
    *,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Path]:
    """Write every decision of the games of a seed as files of a folder; seat `i` is played by `bots[i % len(bots)]`.

    Each file takes its name when it is whole, so an interruption leaves whole files, and the same call goes on after
    them. `progress` hears how many more games are there. Without a seed, None, games are new each time; the notes of
    each file tell the one that was drawn. Raise InvalidSetup where the folder holds another dataset.
    """
    seed = str(some_seed(seed))
    names = check_dataset(variant, bots, games, folder, seed)
    listener(progress)
    encoding, place = Encoding(variant), Path(folder)
    notes = {**notes_of(encoding.variant, names, seed), "encoding": encoding.describe()}
    place.mkdir(parents=True, exist_ok=True)
    _check_folder(place, notes)
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


def check_dataset(
    variant: Variant | str, bots: str | Sequence[str], games: int, folder: Path | str, seed: Any = "0"
) -> list[str]:
    """Return who plays each seat; raise, before anything is compiled or played, where there is no such dataset."""
    named, place = find_variant(variant), as_path("the name of a folder", folder)
    if named.dynasty:
        raise InvalidSetup(f"expected a single game, but got {named}: write {named.single}")
    bots = listed(bots)
    for bot in map(find_bot, bots):
        if is_outside(bot) or not knows(bot, named.game):
            why = "runs outside" if is_outside(bot) else f"does not play {named.game}"
            raise InvalidSetup(f"expected bots of Crownland's own, but got {bot}, which {why}")
        check_weights(bot, named)
    if not 1 <= len(bots) <= named.seats:
        raise InvalidSetup(f"expected 1 to {named.seats} bots for {named.seats} seats, but got {len(bots)}")
    some("games", games)
    if place.exists() and not place.is_dir():
        raise InvalidSetup(f"expected a folder, but {place} is a file")
    names = [str(find_bot(bots[seat % len(bots)])) for seat in range(named.seats)]
    _check_folder(place, notes_of(named, names, str(seed)))
    return names


def _check_folder(place: Path, notes: dict[str, Any]) -> None:
    for file in sorted(place.glob("*.parquet")):
        _check_same(file, notes)


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
