"""Who lacks an extra is told which, and who has one needs no other."""

import subprocess
import sys

import pytest

from deep import deep

CODE = """
import sys
for name in {missing!r}: sys.modules[name] = None
import {module}
"""


def imported(module: str, *missing: str) -> str:
    """Return the last line that importing a module says in a new process where packages are missing."""
    code = CODE.format(module=module, missing=missing)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.stderr.strip().split("\n")[-1]


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("crownland.envs.aec_v0", "pettingzoo", "PettingZoo, but it is not installed: pip install 'crownland[envs]'"),
        deep(
            "crownland.envs.parallel_v0",
            "pettingzoo",
            "PettingZoo, but it is not installed: pip install 'crownland[envs]'",
        ),
        (
            "crownland.envs.openspiel",
            "pyspiel",
            "OpenSpiel, but it is not installed: pip install 'crownland[openspiel]'",
        ),
    ],
)
def test_a_missing_extra_is_named(module: str, missing: str, extra: str) -> None:
    assert imported(module, missing) == f"ImportError: expected {extra}"


def test_openspiel_needs_no_gymnasium_and_gymnasium_no_pettingzoo() -> None:
    assert imported("crownland.envs.openspiel", "gymnasium", "pettingzoo") == ""
    assert imported("crownland.envs", "pettingzoo", "pyspiel", "pyarrow") == ""
