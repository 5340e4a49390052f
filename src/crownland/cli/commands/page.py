"""`crownland page`: the page as files that play without a server, for any web space.

A web space has one answer for each file. So index.html says that there is no server, finds its files in whatever folder
it lies, and carries the content policy that a server would send; puzzles are files, one for each day until they repeat.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from datetime import timedelta
from html import escape
from pathlib import Path
from typing import Annotated, Final

import typer

from ... import __version__
from ...analysis.puzzle import FIRST, GAMES, days_until_repeat
from ...engine.errors import InvalidSetup
from ...server.http.analysis import puzzle_day
from ...server.http.guard import POLICY, content_policy
from ...server.http.page import INDEX, PAGE
from ...server.protocol import ENCODER
from ..console import counted, output, progress_bar
from ..files import naming
from ..options import AsJson
from .warm import get_ready

MANIFEST: Final = "manifest.webmanifest"
MARK: Final = "crownland-page.json"  # lists the files that were written, so that they can be replaced
PUZZLES: Final = "puzzles/index.json"  # the first day and the number of days
_BUILD_NOTES: Final = ".vite/"
_CHARSET: Final = '<meta charset="utf-8" />'


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


@dataclass(frozen=True, slots=True)
class Written:
    """Files and bytes that were written."""

    files: int
    bytes: int


def check_site(folder: Path) -> None:
    """Raise InvalidSetup if there is no page, or if the folder has other files."""
    if not (PAGE / INDEX).is_file():
        raise InvalidSetup(f"expected a built page in {PAGE}, but there is none; `make play` builds it")
    _written_before(folder)


def write_site(folder: Path, days: int, advance: Callable[[int], None] = lambda steps: None) -> tuple[Written, Written]:
    """Write the page and the puzzles of so many days; return the size of both. `advance` is called for each day.

    The folder is new, empty, or was written by this function: then its files are replaced. Raises InvalidSetup as
    `check_site` does, before anything is changed.
    """
    check_site(folder)
    for path in _written_before(folder):
        path.unlink(missing_ok=True)
    page = dict(_page_files())
    names = [*page, PUZZLES, *map(_puzzle_name, range(days))]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MARK).write_text(json.dumps({"version": __version__, "files": names}), encoding="utf-8")
    return _write(folder, page.items()), _write(folder, _puzzle_files(days, advance))


def _written_before(folder: Path) -> list[Path]:
    """Return the files of an earlier run. Raises InvalidSetup if there are files without its list."""
    if not folder.exists() or not any(folder.iterdir()):
        return []
    try:
        names = [str(name) for name in json.loads((folder / MARK).read_bytes())["files"]]
    except (FileNotFoundError, ValueError, KeyError, TypeError):
        raise InvalidSetup(
            f"expected an empty folder, or one that `crownland page` wrote, but {folder} holds other files"
        ) from None
    inside = folder.resolve()
    return [folder / name for name in names if (folder / name).resolve().is_relative_to(inside)]


def _page_files() -> Iterator[tuple[str, bytes]]:
    changes = {INDEX: static_index, MANIFEST: static_manifest}
    for path in sorted(PAGE.rglob("*")):
        name = path.relative_to(PAGE).as_posix()
        if path.is_file() and not name.startswith(_BUILD_NOTES):
            body = path.read_bytes()
            yield name, changes[name](body.decode()).encode() if name in changes else body


def static_index(page: str) -> str:
    """Return index.html for a web space: marked as such, with relative addresses and the content policy."""
    policy = content_policy(connect_src="'self'", frame_ancestors=None)  # a page cannot forbid its own frames
    marked = page.replace("<html ", '<html data-site="static" ', 1)
    guarded = marked.replace(_CHARSET, f'{_CHARSET}<meta http-equiv="{POLICY}" content="{escape(policy)}" />', 1)
    return re.sub(r'\b(href|src)="/', r'\1="./', guarded)


def static_manifest(manifest: str) -> str:
    """Return the manifest with shortcuts as a page without a server reads them (web/src/lib/address.ts)."""
    described = json.loads(manifest)
    for shortcut in described["shortcuts"]:
        shortcut["url"] = f"?/{shortcut['url']}"
    return json.dumps(described)


def _puzzle_files(days: int, advance: Callable[[int], None]) -> Iterator[tuple[str, bytes]]:
    yield PUZZLES, json.dumps({"first": str(FIRST), "days": days}).encode()
    for number in range(days):
        yield _puzzle_name(number), ENCODER.encode(puzzle_day(FIRST + timedelta(number)))
        advance(1)


def _puzzle_name(number: int) -> str:
    return f"puzzles/{number}.json"


def _write(folder: Path, files: Iterable[tuple[str, bytes]]) -> Written:
    sizes = []
    for name, body in files:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        sizes.append(path.write_bytes(body))
    return Written(len(sizes), sum(sizes))
