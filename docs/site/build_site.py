"""Builds the documentation (`make docs`) with Zensical. The server shows it at /docs."""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from pages import HERE, ROOT, write_pages

SERVER: Final = ROOT / "src" / "crownland" / "server"
BUILT: Final = SERVER / "docs"
CROWN: Final = ROOT / "web" / "public" / "crown.svg"
FONTS: Final = "vollkorn-latin-600-normal*.woff2"


def build(target: Path) -> None:
    """Build the site into a folder and replace its contents. Raises RuntimeError if the build fails."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        write_pages(work / "docs")
        _copy_assets(work / "docs" / "assets")
        shutil.copyfile(HERE / "docstrings.py", work / "docstrings.py")
        (work / "zensical.toml").write_text(_settings(work / "docs"), encoding="utf-8")
        command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", str(work / "zensical.toml")]
        done = subprocess.run(command, cwd=work, check=False, capture_output=True, text=True)  # noqa: S603
        if done.returncode or not (work / "site" / "index.html").is_file():
            raise RuntimeError(f"the site was not built:\n{done.stdout}\n{done.stderr}")
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(work / "site", target)


def _copy_assets(assets: Path) -> None:
    """Copy the logo, the styles and, if the page is built, its font."""
    assets.mkdir(parents=True, exist_ok=True)
    for file in (CROWN, HERE / "site.css", HERE / "site.js"):
        shutil.copyfile(file, assets / file.name)
    for font in sorted((SERVER / "page" / "assets").glob(FONTS))[:1]:
        shutil.copyfile(font, assets / "vollkorn.woff2")


def _settings(docs: Path) -> str:
    """Return the settings, with `"adr/*"` in the navigation replaced by all pages of the folder that are not listed."""
    text = (HERE / "zensical.toml").read_text(encoding="utf-8")

    def listed(entry: re.Match[str]) -> str:
        names = sorted(path.relative_to(docs).as_posix() for path in (docs / entry[1]).glob("*.md"))
        return "".join(f'"{name}", ' for name in names if f'"{name}"' not in text)

    return re.sub(r'"([\w./]+)/\*",?', listed, text)


if __name__ == "__main__":
    build(BUILT)
