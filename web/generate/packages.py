"""Node's packages of web/package-lock.json, with those for checks and tests: fetched once, whoever asks first."""

import subprocess
import sys
from pathlib import Path

from filelock import FileLock

WEB = Path(__file__).parents[1]
PACKAGES = WEB / "node_modules"
COMPLETE = PACKAGES / ".complete"  # gone as soon as they are fetched again


def fetch_packages(npm: list[str], environment: dict[str, str]) -> None:
    """Fetch the packages with this command of npm, unless they are there; others wait until they are."""
    with FileLock(WEB / ".packages.lock"):
        if COMPLETE.exists():
            return
        words = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        done = subprocess.run(words, cwd=WEB, env=environment, check=False, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            sys.exit(done.stdout + done.stderr)
        COMPLETE.touch()
