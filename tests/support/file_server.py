"""A plain file server in a process of its own, as a web space is: `with serve_files(folder) as url`."""

import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from servers import free_port


@contextlib.contextmanager
def serve_files(folder: Path) -> Iterator[str]:
    """Run `python -m http.server` until the end of the block; give its address."""
    port = free_port()
    words = ["http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    process = subprocess.Popen([sys.executable, "-m", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        _wait_until_up(url)
        yield url
    finally:
        process.terminate()
        process.wait()


def _wait_until_up(url: str) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.HTTPError):
            httpx.get(url, timeout=5)
            return
        time.sleep(0.05)
    raise AssertionError("the file server did not come up")
