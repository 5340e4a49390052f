"""A server that sends another build of the page: `python other_build.py FOLDER serve …`."""

import sys
from pathlib import Path

from crownland.cli import run
from crownland.server.http import page

vars(page)["PAGE"] = Path(sys.argv[1])
sys.exit(run(sys.argv[2:]))
