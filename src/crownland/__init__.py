"""Crownland: the Kingdomino family of board games, by the exact rules.

>>> import crownland
>>> state = crownland.State("kingdomino(seats=2)")

The names listed here are the public interface (`docs/reference/library.md`); everything else may change. Each is
loaded when it is first used, so importing the package takes next to no time.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .engine.registry import HOOKS

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .analysis.review import analyse as analyse
    from .analysis.review import review_record as review_record
    from .analysis.review_types import Assessment as Assessment
    from .analysis.review_types import Review as Review
    from .arena.play import Games as Games
    from .arena.play import play as play
    from .arena.results import Results as Results
    from .arena.tournament import tournament as tournament
    from .batch.batch import Batch as Batch
    from .bots.base import Thought as Thought
    from .bots.bot import Bot as Bot
    from .bots.bot import make_bot as make_bot
    from .bots.rollout import Rollouts as Rollouts
    from .bots.rollout import rollouts as rollouts
    from .drawing.picture import Picture as Picture
    from .drawing.picture import draw as draw
    from .encoding.encoding import Encoding as Encoding
    from .engine.action import Action as Action
    from .engine.action import Outcome as Outcome
    from .engine.action import decode as decode
    from .engine.action import encode as encode
    from .engine.action import is_chance as is_chance
    from .engine.action import read_action as read_action
    from .engine.errors import IllegalAction as IllegalAction
    from .engine.errors import InvalidSetup as InvalidSetup
    from .engine.errors import NotationError as NotationError
    from .engine.game import Game as Game
    from .engine.score import Property as Property
    from .engine.score import Score as Score
    from .engine.state import CHANCE as CHANCE
    from .engine.state import NOBODY as NOBODY
    from .engine.state import State as State
    from .engine.variant import Variant as Variant
    from .engine.variant import all_variants as all_variants
    from .engine.variant import find_variant as find_variant
    from .games.draft.actions import Claim as Claim
    from .games.draft.actions import Deal as Deal
    from .games.draft.actions import Discard as Discard
    from .games.draft.actions import King as King
    from .games.draft.actions import Place as Place
    from .games.duel.actions import Castle as Castle
    from .games.duel.actions import Cross as Cross
    from .games.duel.actions import Draw as Draw
    from .games.duel.actions import First as First
    from .games.duel.actions import Name as Name
    from .games.duel.actions import Roll as Roll
    from .games.duel.actions import Take as Take
    from .games.duel.actions import Turn as Turn
    from .games.land.pieces import Domino as Domino
    from .games.land.pieces import domino as domino
    from .games.queendomino.actions import Build as Build
    from .games.queendomino.actions import Burn as Burn
    from .games.queendomino.actions import Knights as Knights
    from .games.queendomino.actions import Tile as Tile
    from .games.queendomino.pieces import Building as Building
    from .games.queendomino.pieces import building as building
    from .games.register import register as register
    from .games.register import register_family as register_family
    from .match.match import Match as Match
    from .match.record.files import read_records as read_records
    from .match.record.files import write_records as write_records
    from .match.record.reader import read_record as read_record
    from .match.record.record import Record as Record
    from .match.record.record import write_record as write_record
    from .match.standing import Standing as Standing

_MODULES = {
    "analysis.review": "analyse review_record",
    "analysis.review_types": "Assessment Review",
    "arena.play": "Games play",
    "arena.results": "Results",
    "arena.tournament": "tournament",
    "batch.batch": "Batch",
    "bots.base": "Thought",
    "bots.bot": "Bot make_bot",
    "bots.rollout": "Rollouts rollouts",
    "drawing.picture": "Picture draw",
    "encoding.encoding": "Encoding",
    "engine.action": "Action Outcome decode encode is_chance read_action",
    "engine.errors": "IllegalAction InvalidSetup NotationError",
    "engine.game": "Game",
    "engine.score": "Property Score",
    "engine.state": "CHANCE NOBODY State",
    "engine.variant": "Variant all_variants find_variant",
    "games.draft.actions": "Claim Deal Discard King Place",
    "games.duel.actions": "Castle Cross Draw First Name Roll Take Turn",
    "games.land.pieces": "Domino domino",
    "games.queendomino.actions": "Build Burn Knights Tile",
    "games.queendomino.pieces": "Building building",
    "games.register": "register register_family",
    "match.match": "Match",
    "match.record.files": "read_records write_records",
    "match.record.reader": "read_record",
    "match.record.record": "Record write_record",
    "match.standing": "Standing",
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names.split()}

__all__ = ["__version__", *_HOMES]  # noqa: PLE0604


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f".{_HOMES[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__


def _draw(state: Any) -> str:
    """Draw a state for a notebook."""
    from .drawing.picture import draw  # noqa: PLC0415  # loaded when it is first used

    return draw(state).svg


HOOKS.svg_renderer = _draw
