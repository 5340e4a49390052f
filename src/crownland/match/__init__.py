"""Matches, their records, views and deals. `docs/reference/library.md` lists the names offered here."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .dealer import check_deal as check_deal
    from .dealer import commitment as commitment
    from .dealer import mixed as mixed
    from .dealer import seed_from as seed_from
    from .record.record import make_record as make_record
    from .record.record import match_record as match_record
    from .record.record import write_line as write_line
    from .timeline import Timeline as Timeline
    from .timeline import replay as replay
    from .view.types import View as View
    from .view.viewer import Viewer as Viewer
    from .view.viewer import to_move as to_move
    from .view.viewer import why_not as why_not

_HOMES = {  # loaded on first use
    "check_deal": ".dealer",
    "commitment": ".dealer",
    "mixed": ".dealer",
    "seed_from": ".dealer",
    "make_record": ".record.record",
    "match_record": ".record.record",
    "write_line": ".record.record",
    "Timeline": ".timeline",
    "replay": ".timeline",
    "View": ".view.types",
    "Viewer": ".view.viewer",
    "to_move": ".view.viewer",
    "why_not": ".view.viewer",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
