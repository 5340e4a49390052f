"""Games of bots as rows of numbers, one for each decision, in files of Parquet (`docs/reference/dataset.md`)."""

from .dataset import write_dataset as write_dataset
