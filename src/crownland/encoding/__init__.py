"""`Encoding` and its parts (`docs/reference/encoding.md`)."""

from .encoding import ENCODING_VERSION as ENCODING_VERSION
from .encoding import Encoding as Encoding
from .layout import Part as Part
from .symmetry import Symmetries as Symmetries
