"""The columns of a dataset and what is noted in every file of it: enough to read it without this package."""

import json
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from .. import __version__
from ..encoding.encoding import Encoding
from ..rules.errors import InvalidSetup
from ..rules.variants import Variant
from .decisions import Decisions

SCHEMA_VERSION: Final = 1
NOTE: Final = b"crownland"


def arrow() -> Any:
    """Return pyarrow with its Parquet; raise InvalidSetup, saying how to get it, where it is missing."""
    try:
        import pyarrow  # noqa: PLC0415
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError:
        raise InvalidSetup(
            "expected pyarrow, which writes Parquet, but it is not installed: pip install 'crownland[dataset]'"
        ) from None
    return pyarrow


def schema_of(encoding: Encoding, notes: dict[str, Any]) -> Any:
    """Return the columns of a variant, with notes for whoever reads the file."""
    pa = arrow()
    names = pa.dictionary(pa.int32(), pa.string())
    fields = [
        ("variant", names),
        ("game", pa.int64()),
        ("ply", pa.int32()),
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
        [pa.field(name, kind, nullable=False) for name, kind in fields], metadata={NOTE: json.dumps(notes).encode()}
    )


def notes_of(variant: Variant, bots: Sequence[str], seed: str) -> dict[str, Any]:
    """Tell what all files of a dataset have in common, but for what its numbers mean."""
    return {
        "format": "crownland-dataset",
        "version": SCHEMA_VERSION,
        "made_by": f"crownland {__version__}",
        "variant": str(variant),
        "bots": list(bots),
        "seed": seed,
    }


def batch_of(decisions: Decisions, schema: Any) -> Any:
    """Return decisions as a batch of Arrow: the large arrays are handed over without a copy of each number."""
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
