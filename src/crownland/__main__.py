"""`python -m crownland` is the command `crownland`."""

from .cli import main

main()
