"""`crownland restore`."""

import json
from pathlib import Path
from typing import Annotated

import typer

from ...server.store.backup import read_archive, write_database
from ..console import output
from ..database import Database, alone, choose, opening
from ..files import naming
from ..options import AsJson
from .backup import told

Replace = Annotated[bool, typer.Option("--replace", help="Drop what the database holds now.")]


def command(
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
        output().print(f"The database now holds {told(counts)}.", soft_wrap=True)
