"""Pictures as PNG. A process of its own paints it, so that whoever asks can go on meanwhile, and nothing can hang."""

import subprocess
import sys
from typing import Final

PATIENCE: Final = 30.0  # seconds
_PAINT: Final = """
import sys, resvg_py
svg, width = sys.stdin.buffer.read().decode(), int(sys.argv[1])
sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts="<text " not in svg))
"""


def paint(svg: str, width: int) -> bytes:
    """Paint a picture as PNG, so many pixels wide.

    System fonts are only looked at for letters that our own lack.
    """
    call = [sys.executable, "-I", "-c", _PAINT, str(width)]
    done = subprocess.run(call, input=svg.encode(), capture_output=True, check=False, timeout=PATIENCE)  # noqa: S603
    if done.returncode:
        raise RuntimeError(f"expected a picture, but got {done.stderr.decode()[-300:]!r}")
    return done.stdout
