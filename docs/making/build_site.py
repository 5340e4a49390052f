"""Builds the documentation (`make docs`): Zensical makes a site of the pages, and the server shows it at /docs."""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from pages import HERE, ROOT, lay_out

SERVER: Final = ROOT / "src" / "crownland" / "server"
BUILT: Final = SERVER / "docs"
CROWN: Final = ROOT / "web" / "public" / "crown.svg"
FONTS: Final = "vollkorn-latin-600-normal*.woff2"


def build(target: Path) -> None:
    """Build the site into a folder, in place of what is there; raise RuntimeError where something is wrong with it."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        lay_out(work / "docs")
        _dress(work / "docs" / "assets")
        shutil.copyfile(HERE / "docstrings.py", work / "docstrings.py")
        (work / "zensical.toml").write_text(_settings(work / "docs"), encoding="utf-8")
        words = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", str(work / "zensical.toml")]
        done = subprocess.run(words, cwd=work, check=False, capture_output=True, text=True)  # noqa: S603
        if done.returncode or not (work / "site" / "index.html").is_file():
            raise RuntimeError(f"the site was not built:\n{done.stdout}\n{done.stderr}")
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(work / "site", target)


def _dress(assets: Path) -> None:
    """Lay the crown, the colours and, where the page is built, its font beside the pages."""
    assets.mkdir(parents=True, exist_ok=True)
    for file in (CROWN, HERE / "site.css", HERE / "site.js"):
        shutil.copyfile(file, assets / file.name)
    for font in sorted((SERVER / "page" / "assets").glob(FONTS))[:1]:
        shutil.copyfile(font, assets / "vollkorn.woff2")


def _settings(docs: Path) -> str:
    """Return the settings; `"adr/*"` in the navigation stands for all pages of a folder without a line of their own."""
    text = (HERE / "zensical.toml").read_text(encoding="utf-8")

    def listed(entry: re.Match[str]) -> str:
        names = sorted(path.relative_to(docs).as_posix() for path in (docs / entry[1]).glob("*.md"))
        return "".join(f'"{name}", ' for name in names if f'"{name}"' not in text)

    return re.sub(r'"([\w./]+)/\*",?', listed, text)


if __name__ == "__main__":
    build(BUILT)
