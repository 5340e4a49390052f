"""The command line `crownland`: a file for each command in `commands`, and the terminal game in `terminal`."""

from .app import main as main
from .app import make_app as make_app
from .app import run as run
