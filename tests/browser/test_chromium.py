"""How tests come by a Chromium where none is installed."""

import os
import subprocess
import sys
from pathlib import Path

# Whoever comes while another one installs fails, as the system's own installer does.
INSTALLER = """#!/bin/sh
/bin/mkdir "$TMPDIR/busy" || exit 9
/bin/sleep 0.5
/bin/rmdir "$TMPDIR/busy"
case "$*" in *install*) echo >> "$TMPDIR/installed"; /bin/cp "$0" "${0%/*}/chromium-headless-shell" ;; esac
"""
SCRIPT = Path(__file__).parents[1] / "support" / "chromium.py"


def test_of_two_workers_one_installs_chromium_and_the_other_waits(tmp_path: Path) -> None:
    """Once both tried at the same time."""
    for name in ("apt-get", "playwright"):
        (tmp_path / name).write_text(INSTALLER, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    environment = {**os.environ, "PATH": str(tmp_path), "TMPDIR": str(tmp_path)}
    environment.pop("CHROMIUM", None)
    workers = [subprocess.Popen([sys.executable, str(SCRIPT)], env=environment) for _ in range(2)]
    assert [worker.wait() for worker in workers] == [0, 0]
    assert (tmp_path / "installed").read_text(encoding="utf-8") == "\n"
