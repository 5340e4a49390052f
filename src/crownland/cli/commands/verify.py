"""`crownland verify`."""

from collections.abc import Iterator
from typing import Annotated

import typer

from ...match.record.deal import deal_again
from ...match.record.record import Record
from ...rules.errors import IllegalAction, NotationError
from ..console import beside, output, printable
from ..files import read_records


def command(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Files of records; - is standard input.")],
) -> None:
    """Check that recorded games follow the rules.

    Every event is played again, and every number of choices, score and winner is worked out anew. Where a record tells
    the seed of its chance, everything is dealt again from it.
    """
    accepted = [_verify(file) for file in files]
    if not all(accepted):
        raise typer.Exit(2)


def _verify(file: str) -> bool:
    """Say in one line whether a file is right; what is wrong is said beside."""
    try:
        summary = _summary(read_records(file))
    except NotationError as error:
        _complain(str(error))
        return False
    except IllegalAction as error:
        _complain(f"{file}: {error}")
        return False
    except OSError as error:
        _complain(f"{file}: expected a file to read, but got: {error.strerror}")
        return False
    output().print(printable(f"{file}: {summary}"), soft_wrap=True)
    return True


def _summary(records: Iterator[Record]) -> str:
    games = unfinished = dealt = 0
    for record in records:
        games += 1
        unfinished += not record.is_complete
        if record.seed is not None:
            deal_again(record, record.seed)
            dealt += 1
    if not games:
        return "no games"
    counted = "1 game" if games == 1 else f"{games} games"
    some = f", {unfinished} unfinished" if unfinished else ""
    fair = f", {dealt} dealt again from the seed" if dealt else ""
    return f"{counted}{some}, all by the rules{fair}"


def _complain(sentence: str) -> None:
    beside().print(printable(sentence), soft_wrap=True)
