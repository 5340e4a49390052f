"""The proxy of the tests: the real HAProxy with deploy/haproxy.cfg as it is, on loopback ports of its own.

`python tests/support/haproxy.py` installs it ahead of the tests. It needs no other module of the tests, so that the
scripts in bench/ can use it: `with running_haproxy([8001, 8002], folder) as proxy`.
"""

import contextlib
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from filelock import FileLock

CONFIG: Final = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
NAMES: Final = "abcd"  # of the processes in that file
UP_SECONDS: Final = 30
INSTALL: Final = ("apt-get", "install", "-qq", "-y", "--no-install-recommends", "haproxy")

# What a test or a measurement from one address may do.
UNLIMITED: Final = {
    "CONNECTIONS_PER_ADDRESS": "100000",
    "NEW_CONNECTIONS_PER_ADDRESS": "100000",
    "REQUESTS_PER_ADDRESS": "1000000",
    "NEW_CONNECTIONS": "100000",
}


def find_haproxy() -> str:
    """Return where HAProxy is; install it where that is possible."""
    with FileLock(Path(tempfile.gettempdir()) / "crownland-haproxy.lock"):  # one worker installs, the others find it
        path = os.environ["PATH"] + os.pathsep + "/usr/sbin"  # where Debian has it, not on the path of everybody
        if shutil.which("haproxy", path=path) is None and os.geteuid() == 0 and shutil.which("apt-get"):
            environment = {**os.environ, "RUNLEVEL": "1"}  # the package starts no service then
            subprocess.run(["apt-get", "update", "-qq"], check=True)
            subprocess.run(INSTALL, check=True, env=environment)
        found = shutil.which("haproxy", path=path)
    if found is None:
        raise RuntimeError(f"expected HAProxy, but it is not installed; as root: {' '.join(INSTALL)}")
    return found


class Proxy:
    """A running HAProxy and how to talk with it."""

    def __init__(self, servers: Sequence[int], folder: Path, settings: dict[str, str]) -> None:
        self.port, self._metrics = _free_port(), _free_port()
        self.log = folder / f"haproxy-{self.port}.log"
        self._environment = {
            "PATH": os.environ["PATH"],
            "UNPRIVILEGED": "1",
            "ADMIN_SOCKET": f"127.0.0.1:{_free_port()}",  # the path of a socket in a test's folder is too long
            "HTTP_BIND": f"127.0.0.1:{self.port}",
            "METRICS_BIND": f"127.0.0.1:{self._metrics}",
            "MAX_CONNECTIONS": str(_max_connections()),
            **{f"SERVER_{name.upper()}": f"127.0.0.1:{port}" for name, port in zip(NAMES, servers, strict=False)},
            **UNLIMITED,
            **settings,
        }
        self.start()

    def start(self) -> None:
        with self.log.open("a") as log:
            command = [find_haproxy(), "-db", "-f", str(CONFIG)]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=self._environment)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def states(self) -> dict[str, str]:
        """Return the state of each process as HAProxy sees it: UP, DOWN, or on the way, such as `UP 1/2`."""
        return {
            labels["server"]: labels["state"]
            for labels, value in self.metrics("haproxy_server_status")
            if value and labels["proxy"] == "crownland"
        }

    def metrics(self, name: str) -> list[tuple[dict[str, str], float]]:
        """Return the values of a metric of HAProxy, with their labels."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self._metrics}/metrics", timeout=10) as answer:
            lines = answer.read().decode().splitlines()
        found = []
        for line in lines:
            if line.startswith(f"{name}{{"):
                labels, _, value = line.removeprefix(f"{name}{{").rpartition("} ")
                pairs = (pair.partition("=") for pair in labels.split(","))
                found.append(({key: text.strip('"') for key, _, text in pairs}, float(value)))
        return found

    def wait_until_up(self, *names: str) -> None:
        """Wait until these processes get requests; all others must not."""
        deadline = time.monotonic() + UP_SECONDS
        while time.monotonic() < deadline:
            assert self._process.poll() is None, self.log.read_text()
            with contextlib.suppress(OSError):
                if {name for name, state in self.states().items() if state == "UP"} == set(names):
                    return
            time.sleep(0.02)
        raise AssertionError(f"expected {names} to be up, but got {self.states()}")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(10)


@contextlib.contextmanager
def running_haproxy(servers: Sequence[int], folder: Path, **settings: str) -> Iterator[Proxy]:
    """Run HAProxy in front of the servers on these ports, until the end of the block; wait until it sees all of them.

    `settings` are variables of deploy/haproxy.cfg. Without them one address may do as much as it likes.
    """
    proxy = Proxy(servers, folder, settings)
    try:
        proxy.wait_until_up(*NAMES[: len(servers)])
        yield proxy
    finally:
        proxy.stop()


def _max_connections() -> int:
    """Return for how many connections this system has open files, two for each."""
    _, files = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 20_000 if files == resource.RLIM_INFINITY else min((files - 200) // 2, 20_000)


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


if __name__ == "__main__":
    try:
        print(find_haproxy())
    except RuntimeError as error:
        sys.exit(str(error))
