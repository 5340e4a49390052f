"""Games as numbers for programs that learn: `Encoding` and what it is made of (`docs/reference/encoding.md`)."""

from .encoding import ENCODING_VERSION as ENCODING_VERSION
from .encoding import Encoding as Encoding
from .layout import Part as Part
from .symmetry import Symmetries as Symmetries
