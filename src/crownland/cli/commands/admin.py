"""`crownland admin`: tables, as their operator sees them. Running servers notice what is ended or deleted."""

import json
import sys
import time
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from ...engine.errors import InvalidSetup, NotationError
from ...server.errors import ApiError
from ...server.store import admin
from ..console import output, printable
from ..options import AsJson, PlainCommand
from .database import Database, choose_settings, in_store

STATES: Final = ("open", "running", "over")
LAST: Final = 10  # entries of a log that are shown

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its link.")]
Player = Annotated[str | None, typer.Option(metavar="NAME", help="Only tables of this player.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")]

command = typer.Typer(help="List, show, end or delete tables.", no_args_is_help=True)


@command.command("list", cls=PlainCommand)
def list_tables(
    status: Annotated[
        str | None, typer.Option(metavar="STATUS", help="Only tables that are open, running or over.")
    ] = None,
    player: Player = None,
    most: Annotated[int, typer.Option(min=1, metavar="N", help="List at most this many.")] = 50,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List tables, private ones too, the newest first."""
    if status not in (None, *STATES):
        raise NotationError(f"expected --status open, running or over, but got {status!r}")
    tables = in_store(choose_settings(database), lambda store, _: admin.list_tables(store, status, player, most))
    if as_json:
        typer.echo(json.dumps(tables))
        return
    grid = Table("Table", "Variant", "Status", "Players", "Since", box=None, pad_edge=False)
    for table in tables:
        names = ", ".join(name or "?" for name in table["players"])
        grid.add_row(table["id"], table["variant"], table["status"], printable(names), _date(table["at"]))
    output().print(grid if tables else "No tables.")


@command.command("show", cls=PlainCommand)
def show_table(table_id: TableId, database: Database = None, as_json: AsJson = False) -> None:
    """Show one table and the end of its log."""
    shown = in_store(choose_settings(database), _report_errors(lambda store, _: admin.show_table(store, table_id)))
    if as_json:
        typer.echo(json.dumps(shown))
        return
    names = ", ".join(name or "?" for name in shown["players"])
    facts = {
        "Table": f"{shown['id']}, {'public' if shown['public'] else 'private'}",
        "Variant": shown["variant"],
        "Status": f"{shown['status']}{', recorded' if shown['recorded'] else ''}",
        "Players": printable(names),
        "Created": _date(shown["log"][0]["at"]),
        "Last change": _date(shown["log"][-1]["at"]),
        "Log": f"{len(shown['log'])} entries, the last ones:",
    }
    grid = Table.grid(padding=(0, 2))
    for name, fact in facts.items():
        grid.add_row(name, fact)
    for entry in shown["log"][-LAST:]:
        grid.add_row("", f"{_date(entry['at'])}  {', '.join(entry['events'])}")
    output().print(grid)


@command.command("end", cls=PlainCommand)
def end_table(table_id: TableId, database: Database = None, yes: Yes = False, as_json: AsJson = False) -> None:
    """End a table without a result."""
    _confirm(yes, f"End table {table_id} without a result?")
    ended = in_store(
        choose_settings(database), _report_errors(lambda store, writer: admin.end_table(store, writer, table_id))
    )
    _answer(
        as_json, {"ended": ended}, f"Table {table_id} has ended." if ended else f"Table {table_id} was over already."
    )


@command.command("delete", cls=PlainCommand)
def delete(
    table_id: Annotated[str | None, typer.Argument(metavar="TABLE", help="The id of a table or of a record.")] = None,
    player: Annotated[
        str | None, typer.Option(metavar="NAME", help="Instead: everything of the player with this name.")
    ] = None,
    database: Database = None,
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """Delete a table with its record, or all finished tables and records of a player."""
    if (table_id is None) == (player is None):
        raise NotationError("expected the id of a table, or --player and a name")
    settings = choose_settings(database)
    if table_id is not None:
        _confirm(yes, f"Delete table {table_id} and its record for ever?")
        in_store(settings, _report_errors(lambda store, writer: admin.delete_table(store, writer, table_id)))
        _answer(as_json, {"deleted": [table_id], "running": []}, f"Table {table_id} is deleted.")
        return
    assert player is not None
    over, running = in_store(settings, lambda store, _: admin.find_by_player(store, player))
    _confirm(yes, f"Delete {len(over)} tables of {printable(player)} and their records for ever?")
    in_store(settings, lambda store, _: store.delete(over))
    left = f" Still in play, to be deleted one by one: {', '.join(running)}." if running else ""
    deleted = f"{len(over)} tables are deleted." if over else "No tables to delete."
    _answer(as_json, {"deleted": over, "running": running}, f"{deleted}{left}")


def _report_errors(work: Any) -> Any:
    """Turn an ApiError into an error of the command line."""

    async def run(store: Any, writer: Any) -> Any:
        try:
            return await work(store, writer)
        except ApiError as error:
            raise InvalidSetup(error.message) from None

    return run


def _confirm(yes: bool, question: str) -> None:
    if yes:
        return
    if not sys.stdin.isatty():
        raise InvalidSetup("add --yes: there is no terminal to confirm at")
    if not typer.confirm(question):
        raise InvalidSetup("nothing was done")


def _answer(as_json: bool, answer: dict[str, Any], sentence: str) -> None:
    if as_json:
        typer.echo(json.dumps(answer))
    else:
        output().print(sentence, soft_wrap=True)


def _date(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))
