"""Crownland: the Kingdomino family of board games, by the exact rules.

>>> import crownland
>>> state = crownland.State("kingdomino(seats=2)")

What is listed here is the public face, told in `docs/library.md`; everything else may change. Names are loaded when
they are first used, so importing the package costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .rules.showing import EASEL

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .arena.play import Games as Games
    from .arena.play import play as play
    from .arena.results import Results as Results
    from .arena.tournament import tournament as tournament
    from .bots.bot import Bot as Bot
    from .bots.bot import make_bot as make_bot
    from .bots.playouts.rollouts import Rollouts as Rollouts
    from .bots.playouts.rollouts import rollouts as rollouts
    from .bots.thought import Thought as Thought
    from .drawing.picture import Picture as Picture
    from .drawing.picture import draw as draw
    from .encoding.encoding import Encoding as Encoding
    from .match.match import Match as Match
    from .match.record.files import read_records as read_records
    from .match.record.files import write_records as write_records
    from .match.record.reader import read_record as read_record
    from .match.record.record import Record as Record
    from .match.record.record import write_record as write_record
    from .match.standing import Standing as Standing
    from .review.analysis import analyse as analyse
    from .review.analysis import review_record as review_record
    from .review.types import Assessment as Assessment
    from .review.types import Review as Review
    from .rules.actions import decode as decode
    from .rules.actions import encode as encode
    from .rules.actions import is_chance as is_chance
    from .rules.actions import read_action as read_action
    from .rules.draft.actions import Claim as Claim
    from .rules.draft.actions import Deal as Deal
    from .rules.draft.actions import Discard as Discard
    from .rules.draft.actions import King as King
    from .rules.draft.actions import Place as Place
    from .rules.duel.actions import Castle as Castle
    from .rules.duel.actions import Cross as Cross
    from .rules.duel.actions import Draw as Draw
    from .rules.duel.actions import First as First
    from .rules.duel.actions import Name as Name
    from .rules.duel.actions import Roll as Roll
    from .rules.duel.actions import Take as Take
    from .rules.duel.actions import Turn as Turn
    from .rules.errors import IllegalAction as IllegalAction
    from .rules.errors import InvalidSetup as InvalidSetup
    from .rules.errors import NotationError as NotationError
    from .rules.kinds import Action as Action
    from .rules.kinds import Outcome as Outcome
    from .rules.land.boxes import Domino as Domino
    from .rules.land.dominoes import domino as domino
    from .rules.land.scores import Property as Property
    from .rules.land.scores import Score as Score
    from .rules.queendomino.actions import Build as Build
    from .rules.queendomino.actions import Burn as Burn
    from .rules.queendomino.actions import Knights as Knights
    from .rules.queendomino.actions import Tile as Tile
    from .rules.queendomino.buildings import Building as Building
    from .rules.queendomino.buildings import building as building
    from .rules.registering import register as register
    from .rules.registry import Game as Game
    from .rules.state import CHANCE as CHANCE
    from .rules.state import NOBODY as NOBODY
    from .rules.state import State as State
    from .rules.variants import Variant as Variant
    from .rules.variants import all_variants as all_variants
    from .rules.variants import find_variant as find_variant
    from .tables.tables import Tables as Tables

_HOMES = {
    "Action": "rules.kinds",
    "Assessment": "review.types",
    "Bot": "bots.bot",
    "Build": "rules.queendomino.actions",
    "Building": "rules.queendomino.buildings",
    "Burn": "rules.queendomino.actions",
    "CHANCE": "rules.state",
    "Castle": "rules.duel.actions",
    "Claim": "rules.draft.actions",
    "Cross": "rules.duel.actions",
    "Deal": "rules.draft.actions",
    "Discard": "rules.draft.actions",
    "Domino": "rules.land.boxes",
    "Draw": "rules.duel.actions",
    "Encoding": "encoding.encoding",
    "First": "rules.duel.actions",
    "Game": "rules.registry",
    "Games": "arena.play",
    "IllegalAction": "rules.errors",
    "InvalidSetup": "rules.errors",
    "King": "rules.draft.actions",
    "Knights": "rules.queendomino.actions",
    "Match": "match.match",
    "NOBODY": "rules.state",
    "Name": "rules.duel.actions",
    "NotationError": "rules.errors",
    "Outcome": "rules.kinds",
    "Picture": "drawing.picture",
    "Place": "rules.draft.actions",
    "Property": "rules.land.scores",
    "Record": "match.record.record",
    "Results": "arena.results",
    "Review": "review.types",
    "Roll": "rules.duel.actions",
    "Rollouts": "bots.playouts.rollouts",
    "Score": "rules.land.scores",
    "Standing": "match.standing",
    "State": "rules.state",
    "Tables": "tables.tables",
    "Take": "rules.duel.actions",
    "Thought": "bots.thought",
    "Tile": "rules.queendomino.actions",
    "Turn": "rules.duel.actions",
    "Variant": "rules.variants",
    "analyse": "review.analysis",
    "all_variants": "rules.variants",
    "building": "rules.queendomino.buildings",
    "decode": "rules.actions",
    "domino": "rules.land.dominoes",
    "draw": "drawing.picture",
    "encode": "rules.actions",
    "find_variant": "rules.variants",
    "is_chance": "rules.actions",
    "make_bot": "bots.bot",
    "play": "arena.play",
    "read_action": "rules.actions",
    "read_record": "match.record.reader",
    "read_records": "match.record.files",
    "register": "rules.registering",
    "review_record": "review.analysis",
    "rollouts": "bots.playouts.rollouts",
    "tournament": "arena.tournament",
    "write_record": "match.record.record",
    "write_records": "match.record.files",
}

__all__ = [
    "CHANCE",
    "NOBODY",
    "Action",
    "Assessment",
    "Bot",
    "Build",
    "Building",
    "Burn",
    "Castle",
    "Claim",
    "Cross",
    "Deal",
    "Discard",
    "Domino",
    "Draw",
    "Encoding",
    "First",
    "Game",
    "Games",
    "IllegalAction",
    "InvalidSetup",
    "King",
    "Knights",
    "Match",
    "Name",
    "NotationError",
    "Outcome",
    "Picture",
    "Place",
    "Property",
    "Record",
    "Results",
    "Review",
    "Roll",
    "Rollouts",
    "Score",
    "Standing",
    "State",
    "Tables",
    "Take",
    "Thought",
    "Tile",
    "Turn",
    "Variant",
    "__version__",
    "all_variants",
    "analyse",
    "building",
    "decode",
    "domino",
    "draw",
    "encode",
    "find_variant",
    "is_chance",
    "make_bot",
    "play",
    "read_action",
    "read_record",
    "read_records",
    "register",
    "review_record",
    "rollouts",
    "tournament",
    "write_record",
    "write_records",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f".{_HOMES[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _paint(state: Any) -> str:
    """Draw a state for a notebook."""
    from .drawing.picture import draw  # noqa: PLC0415  # loaded when it is first used

    return draw(state).svg


EASEL.paint = _paint


def __dir__() -> list[str]:
    return __all__
