"""`crownland page`."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from ...analysis.puzzle import GAMES, days_until_repeat
from ..compile import get_ready
from ..console import counted, output, progress_bar
from ..files import naming
from ..options import AsJson
from ..static_site import check_site, write_site


def command(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new or empty folder, or one written before.")],
    as_json: AsJson = False,
) -> None:
    """Write the page as files that play without a server.

    Put them into any folder of any web space: bots, several people at one screen, puzzles, rules and tools work there.
    Tables with people elsewhere need `crownland serve`.
    """
    with naming(str(folder)):
        check_site(folder)
    for game in GAMES:
        get_ready(game, "rules", "tables")
    days = days_until_repeat()
    with naming(str(folder)), progress_bar("Writing puzzles", days) as advance:
        page, puzzles = write_site(folder, days, advance)
    if as_json:
        typer.echo(json.dumps({"folder": str(folder), "page": asdict(page), "puzzles": asdict(puzzles), "days": days}))
        return
    text = f"{counted(page.files, 'file')} ({page.bytes // 1000:,} kB)"
    more = f"{counted(days, 'day')} of puzzles ({puzzles.bytes // 1000:,} kB)"
    output().print(f"{folder} holds the page: {text}, and {more}.", soft_wrap=True)
