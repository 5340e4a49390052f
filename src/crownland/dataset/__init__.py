"""Games of bots as Parquet files, one row per decision (`docs/reference/dataset.md`)."""

from .dataset import write_dataset as write_dataset
