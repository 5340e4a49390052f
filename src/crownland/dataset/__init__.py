"""Games of bots as a folder of Parquet files, one row per decision.

Every file describes its columns, so it can be read without this package. Existing files of the dataset are kept.
"""

import json
import os
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from .. import __version__
from ..bots.bot import check_weights, find_bot, is_outside, knows, make_bot
from ..bots.rng import seed_or_random
from ..bots.spec import listed
from ..encoding.encoding import Encoding
from ..engine.errors import InvalidSetup
from ..engine.state import CHANCE, State
from ..engine.validate import callback, positive_int
from ..engine.validate import path as as_path
from ..engine.variant import Variant, find_variant


class Decisions:
    """The decisions of some games."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.columns: dict[str, list[Any]] = {}
        self.observations: list[NDArray[np.uint8]] = []
        self.masks: list[NDArray[np.bool_]] = []

    def __len__(self) -> int:
        return len(self.observations)

    def play(self, game: int, names: Sequence[str], seed: str) -> None:
        """Play game number `game` of a seed with these bots, and add its decisions."""
        state, rng = State(self.encoding.variant), random.Random(f"{seed} {game}")
        bots = [make_bot(name, f"{seed} {game} {seat}") for seat, name in enumerate(names)]
        rows: list[dict[str, Any]] = []
        action_index = 0
        while not state.is_over:
            if state.seat == CHANCE:
                state.draw(rng)
            else:
                action = bots[state.seat].choose(state)
                index = self.encoding.index_of(state, action)
                self.observations.append(self.encoding.observe(state, dtype=np.uint8))
                self.masks.append(self.encoding.legal_mask(state))
                rows.append(
                    {
                        "game": game,
                        "action_index": action_index,
                        "seat": state.seat,
                        "bot": names[state.seat],
                        "action": index,
                    }
                )
                rows[-1]["text"] = str(action)
                state.apply(action)
            action_index += 1
        self._add(rows, state)

    def _add(self, rows: list[dict[str, Any]], end: State) -> None:
        totals, winners = end.totals(), end.winners()
        for row in rows:
            kingdom = end.variant.kingdom_of(row["seat"])
            share = (kingdom in winners) / len(winners)
            columns = {"variant": str(end.variant), **row, "kingdom": kingdom, "share": share, "totals": totals}
            for name, value in columns.items():
                self.columns.setdefault(name, []).append(value)


SCHEMA_VERSION: Final = 1
METADATA_KEY: Final = b"crownland"


def arrow() -> Any:
    """Return pyarrow. Raises InvalidSetup if it is not installed."""
    try:
        import pyarrow  # noqa: PLC0415
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError:
        raise InvalidSetup(
            "expected pyarrow, which writes Parquet, but it is not installed: pip install 'crownland[dataset]'"
        ) from None
    return pyarrow


def make_schema(encoding: Encoding, metadata: dict[str, Any]) -> Any:
    """Return the schema of a variant, with metadata."""
    pa = arrow()
    names = pa.dictionary(pa.int32(), pa.string())
    fields = [
        ("variant", names),
        ("game", pa.int64()),
        ("action_index", pa.int32()),
        ("seat", pa.int8()),
        ("kingdom", pa.int8()),
        ("bot", names),
        ("action", pa.int32()),
        ("text", pa.string()),
        ("share", pa.float32()),
        ("totals", pa.list_(pa.int16(), encoding.variant.kingdoms)),
        ("observation", pa.list_(pa.uint8(), encoding.n_features)),
        ("mask", pa.list_(pa.bool_(), encoding.n_actions)),
    ]
    return pa.schema(
        [pa.field(name, kind, nullable=False) for name, kind in fields],
        metadata={METADATA_KEY: json.dumps(metadata).encode()},
    )


def describe_dataset(variant: Variant, bots: Sequence[str], seed: str) -> dict[str, Any]:
    """Return the metadata that all files of a dataset share, without the encoding."""
    return {
        "format": "crownland-dataset",
        "version": SCHEMA_VERSION,
        "made_by": f"crownland {__version__}",
        "variant": str(variant),
        "bots": list(bots),
        "seed": seed,
    }


def make_batch(decisions: Decisions, schema: Any) -> Any:
    """Return decisions as an Arrow record batch; the large arrays are not converted number by number."""
    pa = arrow()
    lists = {
        "observation": (np.concatenate(decisions.observations), pa.uint8(), decisions.encoding.n_features),
        "mask": (np.concatenate(decisions.masks), pa.bool_(), decisions.encoding.n_actions),
    }
    columns = []
    for field in schema:
        if field.name in lists:
            values, kind, size = lists[field.name]
            columns.append(pa.FixedSizeListArray.from_arrays(pa.array(values, kind), size))
        else:
            columns.append(pa.array(decisions.columns[field.name], field.type))
    return pa.record_batch(columns, schema=schema)


GAMES_PER_FILE: Final = 256
GAMES_PER_GROUP: Final = 32


def write_dataset(
    variant: Variant | str,
    bots: str | Sequence[str],
    games: int,
    folder: Path | str,
    seed: Any = "0",
    *,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Path]:
    """Write every decision of the games of a seed into a folder; seat `i` is played by `bots[i % len(bots)]`.

    Files are written atomically, so the same call continues after an interruption. `progress` is called with the number
    of newly finished games. With `seed=None` a random seed is drawn and stored in the metadata. Raises InvalidSetup if
    the folder contains another dataset.
    """
    seed = str(seed_or_random(seed))
    names = check_dataset(variant, bots, games, folder, seed)
    callback(progress)
    encoding, place = Encoding(variant), Path(folder)
    metadata = {**describe_dataset(encoding.variant, names, seed), "encoding": encoding.describe()}
    place.mkdir(parents=True, exist_ok=True)
    _check_folder(place, metadata)
    files = []
    for first in range(0, games, GAMES_PER_FILE):
        numbers = range(first, min(first + GAMES_PER_FILE, games))
        file = place / f"games-{first:08}.parquet"
        if _count_games(file) == len(numbers):
            progress(len(numbers))
        else:
            _write_file(file, encoding, names, seed, numbers, metadata, progress)
        files.append(file)
    return files


def check_dataset(
    variant: Variant | str, bots: str | Sequence[str], games: int, folder: Path | str, seed: Any = "0"
) -> list[str]:
    """Return the bot of each seat. Raises InvalidSetup for invalid arguments, before anything is compiled or played."""
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
    positive_int("games", games)
    if place.exists() and not place.is_dir():
        raise InvalidSetup(f"expected a folder, but {place} is a file")
    names = [str(find_bot(bots[seat % len(bots)])) for seat in range(named.seats)]
    _check_folder(place, describe_dataset(named, names, str(seed)))
    return names


def _check_folder(place: Path, metadata: dict[str, Any]) -> None:
    for file in sorted(place.glob("*.parquet")):
        _check_same(file, metadata)


def _write_file(
    file: Path,
    encoding: Encoding,
    names: Sequence[str],
    seed: str,
    numbers: range,
    metadata: dict[str, Any],
    progress: Callable[[int], None],
) -> None:
    """Play some games and write them, one row group at a time."""
    schema = make_schema(encoding, {**metadata, "games": [numbers.start, len(numbers)]})
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with arrow().parquet.ParquetWriter(part, schema, compression="zstd") as writer:
            for begin in range(0, len(numbers), GAMES_PER_GROUP):
                decisions = Decisions(encoding)
                for game in numbers[begin : begin + GAMES_PER_GROUP]:
                    decisions.play(game, names, seed)
                    progress(1)
                writer.write_batch(make_batch(decisions, schema))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def read_metadata(file: Path) -> dict[str, Any]:
    """Return the metadata of a file of a dataset. Raises InvalidSetup if it is another file."""
    pa = arrow()
    try:
        metadata: dict[str, Any] = json.loads((pa.parquet.read_schema(file).metadata or {})[METADATA_KEY])
    except (KeyError, ValueError, pa.ArrowException):
        raise InvalidSetup(f"expected files of a Crownland dataset, but got {file}") from None
    return metadata


def _count_games(file: Path) -> int:
    return int(read_metadata(file)["games"][1]) if file.exists() else 0


def _check_same(file: Path, metadata: dict[str, Any]) -> None:
    found = read_metadata(file)
    for key, value in metadata.items():
        if found.get(key) != value and key != "made_by":
            result = "another encoding" if key == "encoding" else f"{found.get(key)!r}"
            wanted = "this one" if key == "encoding" else f"{value!r}"
            raise InvalidSetup(f"expected a folder with {key} {wanted}, or an empty one, but {file} has {result}")
