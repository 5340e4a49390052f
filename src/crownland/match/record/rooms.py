"""The rooms of the record: the kinds of events of all games."""

from typing import Final

from . import draft, duel, queendomino
from .kinds import Kind

KINDS: Final[dict[type, Kind]] = {**draft.KINDS, **queendomino.KINDS, **duel.KINDS}
