"""Many games at once on NumPy arrays: `Tables` (`docs/reference/library.md`)."""

from .tables import Tables as Tables
