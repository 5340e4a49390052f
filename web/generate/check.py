"""Format, lint and types of the page: `python web/generate/check.py`, with the Node of the wheel.

`--fix` formats the files and repairs what the linter can. The packages are fetched where they are missing.
"""

import subprocess
import sys
from collections.abc import Iterable

from packages import ENVIRONMENT, PACKAGES, WEB, command, fetch_packages

PRETTIER = ("prettier/bin/prettier.cjs", ".", "--cache", "--log-level=warn")
ESLINT = ("eslint/bin/eslint.js", ".", "--cache", "--cache-location=node_modules/.cache/eslint")
TYPES = ("svelte-check/bin/svelte-check", "--tsconfig=./tsconfig.json", "--fail-on-warnings", "--output=human")


def tool(script: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603
        command("node", str(PACKAGES / script), *words),
        cwd=WEB,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def failures(processes: Iterable[subprocess.Popen[str]]) -> int:
    """Wait for all processes and return how many failed; print the output of those."""
    failed = 0
    for process in processes:
        output, _ = process.communicate()
        if process.returncode:
            failed += 1
            sys.stdout.write(output)
    return failed


def main() -> int:
    fetch_packages()
    if "--fix" in sys.argv:
        return failures([tool(*ESLINT, "--fix")]) + failures([tool(*PRETTIER, "--write")])
    return min(failures([tool(*TYPES), tool(*PRETTIER, "--check"), tool(*ESLINT)]), 1)


if __name__ == "__main__":
    sys.exit(main())
