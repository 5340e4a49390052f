"""The browser of the tests: named by CHROMIUM, or found on the path, or installed.

`python tests/support/chromium.py` installs it ahead of the tests.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from filelock import FileLock

SHELL = "chromium-headless-shell"  # the same without windows and toolbars: a page costs a third less
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str | None:
    """Return where Chromium is; None for Playwright's own."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if named:
        return named
    with FileLock(Path(tempfile.gettempdir()) / "crownland-chromium.lock"):  # one worker installs, the others find it
        return shutil.which(SHELL) or install_chromium()


def install_chromium() -> str | None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        packages = [SHELL, "fonts-dejavu-core"]
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages], check=True)
        return shutil.which(SHELL)
    subprocess.run(["playwright", "install", "--only-shell", "chromium"], check=True)
    return None


if __name__ == "__main__":
    find_chromium()
