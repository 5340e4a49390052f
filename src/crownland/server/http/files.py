"""The files of the page and of the documentation, which do not change while the server runs."""

import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Final

from litestar import MediaType

from .responses import CachedResponse, cached_response

PAGE: Final = Path(__file__).parents[1] / "page"
DOCS: Final = Path(__file__).parents[1] / "docs"
INDEX: Final = "index.html"
_PACKED: Final = (".webp", ".jpg", ".png", ".woff2")


@cache
def read_files(folder: Path, named_by_content: str) -> dict[str, CachedResponse]:
    """Read and compress all files of a folder, so that no path can lead elsewhere.

    Browsers keep files whose names match the pattern, and ask for all others again.
    """
    return {
        name: cached_response(
            path.read_bytes(),
            mimetypes.guess_type(name)[0] or "application/octet-stream",
            "public, max-age=31536000, immutable" if re.search(named_by_content, name) else "no-cache",
            compress=path.suffix not in _PACKED,
        )
        for path in folder.rglob("*")
        if path.is_file()
        for name in [path.relative_to(folder).as_posix()]
    }


def page_files() -> dict[str, CachedResponse]:
    """Return the files of the page; those in `assets` are named by their content."""
    return read_files(PAGE, "^assets/")


def page_build() -> str:
    """Return what tells this build of the page from others; it is empty if there is no page.

    A digest of index.html is enough: it names its files by their content.
    """
    return _digest(PAGE / INDEX)


@cache
def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""


def notice(*paragraphs: str) -> CachedResponse:
    """Return a small page, for what is not installed."""
    text = "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Crownland</title>'
    return cached_response(f'<!doctype html><html lang="en"><head>{head}</head>{text}</html>'.encode(), MediaType.HTML)
