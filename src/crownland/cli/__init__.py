"""The command line `crownland`: a file for each command, and files for what several of them show."""

from .app import main as main
from .app import make_app as make_app
from .app import run as run
