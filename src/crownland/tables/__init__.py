"""Many games at once on NumPy arrays: `Tables` (`docs/library.md`)."""

from .tables import Tables as Tables
