"""What each player may do now: the commands that `decide` would carry out. Clients offer these and know no policy."""

from collections.abc import Callable, Collection, Iterator
from typing import Any, Final, TypeAlias

from .. import protocol
from ..errors import ApiError
from . import entries
from .checks import Asker, check_host, check_pace, check_rename, check_running, check_turn
from .decide import decide
from .entries import Fact
from .table import Table

Attempt: TypeAlias = Callable[[Table, int, Asker], Any]  # raises ApiError, or returns [] if nothing would change


def may(table: Table, gone: Collection[int] = ()) -> protocol.May:
    """Return what the player of each seat, the host and anybody may do now."""
    askers = [Asker(chair.holder, gone) for chair in table.chairs]
    return protocol.May(
        seats=[list(_rights(_SEAT, table, seat, asker)) for seat, asker in enumerate(askers)],
        bot=[_replaceable_seats(table, asker) for asker in askers],
        host=list(_rights(_HOST, table, 0, Asker(table.host, gone))),
        sit=[] if table.prepared else _free_seats(table),
    )


def _rights(attempts: dict[str, Attempt], table: Table, seat: int, asker: Asker) -> Iterator[Any]:
    """Yield the names of the rights that a player has."""
    for right, attempt in attempts.items() if asker.holder else ():
        try:
            facts = attempt(table, seat, asker)
        except ApiError as error:
            if error.code == "proposal/declined":
                yield f"{right}_declined"
        else:
            if facts != []:
                yield right if _is_immediate(right, facts, table, asker) else f"{right}_propose"


def _is_immediate(right: str, facts: Any, table: Table, asker: Asker) -> bool:
    """Whether no consent of others is needed; a decision before the last one is always asked for."""
    if right == "undo":
        return table.free_undo() in table.held_seats(asker.holder)
    return right != "end" or isinstance(facts[0], entries.Ended)


def _replaceable_seats(table: Table, asker: Asker) -> list[int]:
    """Return the seats for which a player may ask for a bot."""
    if table.status != "running":
        return []
    waiting = {seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"}.union(asker.gone)
    return [seat for seat in sorted(waiting) if list(_rights({"bot": _bot}, table, seat, asker))]


def _bot(table: Table, seat: int, asker: Asker) -> list[Fact]:
    return decide(table, protocol.Bot(seat), asker)


def _free_seats(table: Table) -> list[int]:
    """Return the seats that anybody may take now."""
    return [] if table.status == "over" else table.open_seats()


def _seat_bot(table: Table, _: int, asker: Asker) -> list[int]:
    check_host(table, asker)
    return _free_seats(table)


def _command(command: protocol.Change) -> Attempt:
    return lambda table, _, asker: decide(table, command, asker)


def _seat_command(kind: Callable[[int], protocol.Change]) -> Attempt:
    return lambda table, seat, asker: decide(table, kind(seat), asker)


def _play(table: Table, seat: int, asker: Asker) -> list[int] | None:
    return None if check_turn(table, asker.holder) == seat else []


def _hint(table: Table, seat: int, asker: Asker) -> list[int] | None:
    """Allow hints to the seat in turn, at a table that has them."""
    return _play(table, seat, asker) if table.setup.hints else []


def _coach(table: Table, _: int, asker: Asker) -> list[int] | None:
    """Allow the coach at a table with hints, unless a person plays against another person."""
    check_running(table)
    others = [chair for chair in table.chairs if chair.holder != asker.holder and chair.kind != "bot"]
    return None if table.setup.hints and not others else []


# What changes with every move comes last, so that a difference says little.
_SEAT: Final[dict[str, Attempt]] = {
    "resign": _seat_command(protocol.Resign),
    "return": _seat_command(protocol.Return),
    "agree": _command(protocol.Answer(yes=True)),
    "decline": _command(protocol.Answer(yes=False)),
    "next": _seat_command(protocol.Next),
    "rematch": _command(protocol.Rematch()),
    "end": _command(protocol.End()),
    "leave": _seat_command(protocol.Leave),
    "pace": lambda table, _, asker: check_pace(table, asker.holder),
    "hurry": _command(protocol.Hurry()),
    "rename": lambda table, seat, asker: check_rename(table, seat, asker.holder),
    "coach": _coach,
    "undo": _command(protocol.Undo()),
    "hint": _hint,
    "play": _play,
}
_HOST: Final[dict[str, Attempt]] = {
    "start": _command(protocol.Start()),
    "end": _command(protocol.End()),
    "seat_bot": _seat_bot,
}
