"""Many games at once on NumPy arrays: `Batch` (`docs/library.md`)."""

from .batch import Batch as Batch
