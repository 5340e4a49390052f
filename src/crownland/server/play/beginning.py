"""Playing on from a record: what has happened up to the moment that somebody chose, checked before a table is laid."""

from ...engine.errors import InvalidSetup, NotationError
from ...engine.variant import find_variant
from ...match.record.reader import read_record
from ...match.record.record import write_line
from .. import protocol
from ..errors import Refusal
from .faults import refuse_record


def beginning_of(setup: protocol.NewGame) -> list[list[int]]:
    """Return the ints of the actions of each game so far; raise Refusal where no such moment is, or no play."""
    assert setup.begun is not None
    try:
        record = read_record(write_line(setup.begun.record))
    except ValueError as error:
        raise refuse_record(error) from None
    if not record.is_complete:  # else hints and bots at the new table would tell what to do at the old one
        raise Refusal("game/not-over", "expected the record of a game that is over: nobody is helped before that")
    try:
        variant, position = find_variant(setup.variant), record.at(setup.begun.ply)
    except (NotationError, InvalidSetup) as error:
        raise Refusal("setup/invalid", str(error)) from None
    if variant != record.variant:
        raise Refusal("setup/invalid", f"expected the variant of the record, {record.variant}, but got {variant}")
    if position.is_played_out:  # whoever gave up there does not sit here
        raise Refusal("setup/invalid", f"expected a moment before the end, but got ply {setup.begun.ply}")
    return position.logs
