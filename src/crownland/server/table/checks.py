"""Permissions at a table: each check passes or raises ApiError."""

from collections.abc import Collection
from dataclasses import dataclass

from ...match.match import Match
from ..errors import ApiError
from .seats import Chair
from .table import Table


@dataclass(frozen=True, slots=True)
class Asker:
    """Who sends a command, and which seats' players are gone at that moment."""

    holder: str
    gone: Collection[int] = ()


def check_chair(table: Table, seat: int) -> Chair:
    """Return a seat of the table."""
    if not 0 <= seat < len(table.chairs):
        raise ApiError("seat/unknown", f"expected a seat from 0 to {len(table.chairs) - 1}, but got {seat}", seat=seat)
    return table.chairs[seat]


def check_not_over(table: Table) -> None:
    if table.status == "over":
        raise ApiError("match/over", "the match is over")


def check_running(table: Table) -> Match:
    """Return the match, which has begun and is not over."""
    check_not_over(table)
    return check_begun(table)


def check_begun(table: Table) -> Match:
    """Return the match, which may be over."""
    if table.match is None:
        raise ApiError("match/not-started", "expected a match that has begun")
    return table.match


def check_at_table(table: Table, holder: str) -> None:
    """Refuse a holder without a seat."""
    if not holder:
        raise ApiError("token/missing", "expected the token of a seat")
    if not table.held_seats(holder):
        raise ApiError("token/wrong", "expected the token of a seat of this table")


def check_playing(table: Table, holder: str) -> None:
    """Refuse a holder who has resigned: those who still play decide."""
    check_at_table(table, holder)
    if holder not in table.people():
        raise ApiError("seat/final", "you have resigned; those who still play decide this")


def check_own(table: Table, seat: int, holder: str) -> None:
    """Refuse a holder of other seats."""
    check_chair(table, seat)
    check_at_table(table, holder)
    if seat not in table.held_seats(holder):
        raise ApiError("seat/not-yours", f"expected the token of seat {seat}", seat=seat)


def check_turn(table: Table, holder: str) -> int:
    """Return the seat in turn, for which this holder decides."""
    check_at_table(table, holder)
    check_running(table)
    seat = table.seat
    if seat is None or seat not in table.held_seats(holder):
        raise not_in_turn(seat)
    if table.chairs[seat].stand_in:
        raise ApiError("action/not-your-turn", "a bot plays for you; take your seat back first", seat=seat)
    return seat


def check_pace(table: Table, holder: str) -> None:
    check_at_table(table, holder)
    check_not_over(table)


def check_rename(table: Table, seat: int, holder: str) -> None:
    check_own(table, seat, holder)
    check_not_over(table)


def not_in_turn(seat: int | None) -> ApiError:
    """Return the error that names the seat in turn."""
    nobody = "nobody is in turn: the next game has not been dealt yet"
    return ApiError("action/not-your-turn", nobody if seat is None else f"it is seat {seat}'s turn", seat=seat)


def check_host(table: Table, asker: Asker) -> None:
    if not asker.holder:
        raise ApiError("token/missing", "expected the token of the host")
    if asker.holder != table.host:
        raise ApiError("table/host-only", "only the host can do this")
