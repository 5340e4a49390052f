"""Many games at once on NumPy arrays: `Batch` (`docs/reference/library.md`)."""

from .batch import Batch as Batch
