"""Many games at once on NumPy arrays: `Tables` (`docs/library.md`)."""

from .batch import Tables as Tables
