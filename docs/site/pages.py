"""Writes the pages of the site from the documents of the repository.

A link in a document leads to a file of the repository, as on GitHub. In the site it leads to the page of that file:
a document, a notebook, or, for other files (examples, tables), a page with their text.
"""

import os
import re
import shutil
from collections.abc import Container
from pathlib import Path
from typing import Final

import notebooks
import reference

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
HERE: Final = DOCS / "site"
LIBRARY: Final = DOCS / "reference" / "library.md"  # lists all public names
TOP_LEVEL: Final = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LANGUAGES: Final = {".py": "python", ".mjs": "javascript", ".csv": "text", "": "text"}
_LINK: Final = re.compile(r"(!?\[[^\]]*\]\()([^)\s#]+)(#[^)\s]*)?(\))")
_FENCE: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def write_pages(folder: Path) -> None:
    """Write all pages and pictures into a folder. Raises FileNotFoundError for a broken link."""
    shown: set[Path] = set()
    for path in sorted(DOCS.rglob("*")):
        if path.is_dir() or path.is_relative_to(HERE):
            continue
        page = folder / page_path(path)
        page.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            text = _linked(path.read_text(encoding="utf-8"), path, shown)
            _write(page, reference.linked(text) if path == LIBRARY else text)
        elif path.suffix == ".ipynb":
            text, pictures = notebooks.as_markdown(path)
            _write(page, _linked(text, path, shown, pictures))
            for name, svg in pictures.items():
                _write(page.with_name(name), svg)
        else:
            shutil.copyfile(path, page)
    for name in ("CONTRIBUTING.md", "CHANGELOG.md"):
        _write(folder / TOP_LEVEL[name], _linked((ROOT / name).read_text(encoding="utf-8"), ROOT / name, shown))
    for path in sorted({*shown, *(ROOT / "examples").glob("*.*")}):
        _write(folder / page_path(path), _file_page(path))
    for name, text in reference.pages().items():
        _write(folder / "api" / name, text)


def page_path(path: Path) -> Path:
    """Return the page of a file of the repository, relative to the site."""
    name = path.relative_to(ROOT).as_posix()
    if name in TOP_LEVEL:
        return Path(TOP_LEVEL[name])
    if not path.is_relative_to(DOCS):
        return Path("files", f"{name}.md")
    page = path.relative_to(DOCS)
    if page.name == "README.md":
        return page.with_name("index.md")
    return page.with_suffix(".md") if page.suffix == ".ipynb" else page


def _linked(text: str, path: Path, shown: set[Path], beside: Container[str] = ()) -> str:
    """Turn the links of a document into links to pages. Files that need a page are added to `shown`.

    Names in `beside` are files beside the page; links to them stay as they are.
    """

    def replace(link: re.Match[str]) -> str:
        opening, target, anchor, closing = link.groups()
        if ":" in target or target in beside:
            return link[0]
        file = Path(os.path.normpath(path.parent / target))
        if file.is_dir():
            file /= "README.md"
        if not file.is_file():
            raise FileNotFoundError(f"{path.relative_to(ROOT)} has a link to {target}, which is no file")
        if not file.is_relative_to(DOCS) and file.relative_to(ROOT).as_posix() not in TOP_LEVEL:
            shown.add(file)
        return f"{opening}{os.path.relpath(page_path(file), page_path(path).parent)}{anchor or ''}{closing}"

    parts = _FENCE.split(text)
    return "".join(part if part.startswith("```") else _LINK.sub(replace, part) for part in parts)


def _file_page(path: Path) -> str:
    name = path.relative_to(ROOT).as_posix()
    text = path.read_text(encoding="utf-8").rstrip()
    return f"# {path.name}\n\n`{name}`\n\n````{LANGUAGES.get(path.suffix, 'text')}\n{text}\n````\n"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
