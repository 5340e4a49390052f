"""`Batch`: many games at once on NumPy arrays (`docs/reference/library.md`)."""

from .batch import Batch as Batch
