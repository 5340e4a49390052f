"""The command line `crownland`: a file for each command, and files for what several of them show."""

from .app import main as main
