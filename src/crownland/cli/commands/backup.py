"""`crownland backup`."""

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from ...engine.errors import InvalidSetup
from ...server.store.backup import Counts, read_database, write_archive
from ..console import output
from ..database import Database, check_there, choose, opening
from ..files import naming
from ..options import AsJson


def command(
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
        output().print(f"{target} holds {told(counts)}.", soft_wrap=True)


def told(counts: Counts) -> str:
    """Say how much there is."""
    games, entries, records = (counts.get(name, 0) for name in ("games", "log", "records"))
    return f"{games} games with {entries} log entries, and {records} records"


def _target(file: Path) -> Path:
    if file.is_dir():
        file /= time.strftime("crownland-%Y%m%d-%H%M%S.backup")
    if file.exists():
        raise InvalidSetup(f"expected the name of a new file, but {file} exists")
    return file
