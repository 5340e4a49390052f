"""`crownland move`."""

import json
from typing import Annotated

import typer

from ...engine.errors import InvalidSetup
from ...server.store.backup import read_database, write_database
from ..console import output
from ..database import alone, check_there, choose, opening
from ..options import AsJson
from .backup import told
from .restore import Replace


def command(
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
        output().print(f"The new database holds {told(counts)}. The old one is as it was.", soft_wrap=True)
