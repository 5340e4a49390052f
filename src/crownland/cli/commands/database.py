"""`crownland backup`, `restore`, `move` and `tidy`: what is stored as a whole."""

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from ...engine.errors import InvalidSetup
from ...server.store.backup import Counts, read_archive, read_database, write_archive, write_database
from ...server.store.retention import Retention
from ...server.store.store import Store
from ...server.store.writer import Writer
from ..console import output
from ..database import Database, alone, check_there, choose, in_store, opening
from ..files import naming
from ..options import AsJson


def backup(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="The file to write; in a folder, one named after the time.", show_default=False
        ),
    ] = Path(),
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Write everything that a database holds into one file.

    Servers may go on meanwhile. The file is read back before it gets its name. `crownland restore` puts it into SQLite
    or PostgreSQL.
    """
    settings, target = choose(database), _target(file)
    check_there(settings)
    with naming(str(target)), opening(), read_database(settings.url) as contents:
        counts = write_archive(target, contents)
    if as_json:
        typer.echo(json.dumps({"file": str(target), "rows": counts}))
    else:
        output().print(f"{target} holds {count_text(counts)}.", soft_wrap=True)


def count_text(counts: Counts) -> str:
    """Say how much there is."""
    games, entries, records = (counts.get(name, 0) for name in ("games", "log", "records"))
    return f"{games} games with {entries} log entries, and {records} records"


def _target(file: Path) -> Path:
    if file.is_dir():
        file /= time.strftime("crownland-%Y%m%d-%H%M%S.backup")
    if file.exists():
        raise InvalidSetup(f"expected the name of a new file, but {file} exists")
    return file


Replace = Annotated[bool, typer.Option("--replace", help="Drop what the database holds now.")]


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `crownland backup` wrote.")],
    database: Database = None,
    replace: Replace = False,
    as_json: AsJson = False,
) -> None:
    """Put a backup into a database.

    All of it, or nothing. No server may be using the database. What it holds now is dropped only with --replace.
    """
    settings = choose(database)
    with naming(str(file)):
        contents = read_archive(file)
    with alone(settings), opening():
        counts = write_database(settings.url, contents, replace)
    if as_json:
        typer.echo(json.dumps({"rows": counts}))
    else:
        output().print(f"The database now holds {count_text(counts)}.", soft_wrap=True)


def move(
    source: Annotated[str, typer.Argument(metavar="FROM", help="An SQLite file or postgresql://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An SQLite file or postgresql://…")],
    replace: Replace = False,
    as_json: AsJson = False,
) -> None:
    """Copy a database into another one.

    From SQLite to PostgreSQL, for instance. All tables go, those in play too; ids, dates and links stay as they are. No
    server may be using either database.
    """
    old, new = choose(source), choose(target)
    if old.url == new.url:
        raise InvalidSetup("expected two databases, but got the same one twice")
    check_there(old)
    with alone(old), alone(new), opening(), read_database(old.url, unused=True) as contents:
        counts = write_database(new.url, contents, replace)
    if as_json:
        typer.echo(json.dumps({"rows": counts}))
    else:
        output().print(f"The new database holds {count_text(counts)}. The old one is as it was.", soft_wrap=True)


Dry = Annotated[bool, typer.Option("--dry-run", help="Only count, change nothing.")]


def tidy(database: Database = None, dry_run: Dry = False, as_json: AsJson = False) -> None:
    """End tables that nobody plays at any more.

    What ended without a result is deleted later. Servers do both by themselves, by the rules in
    CROWNLAND_WAITING_DAYS, CROWNLAND_ABANDONED_DAYS and CROWNLAND_ENDED_DAYS.
    """
    settings = choose(database)

    async def tidy(store: Store, writer: Writer) -> tuple[int, int]:
        retention = Retention(settings, store, writer)
        if not dry_run:
            return await retention.end_abandoned(), await retention.delete_ended()
        return sum([len(some) async for some in retention.abandoned()]), len(await retention.deletable())

    ended, deleted = in_store(settings, tidy)
    if as_json:
        typer.echo(json.dumps({"ended": ended, "deleted": deleted}))
    else:
        would = "would be " if dry_run else ""
        output().print(f"{ended} tables {would}ended, {deleted} {would}deleted.", soft_wrap=True)
