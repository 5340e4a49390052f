"""`crownland warm`."""

from typing import Annotated

import typer

from ..compile import get_all_ready
from ..console import output


def command(
    library: Annotated[
        bool,
        typer.Option("--library", help="Compile also for programs that learn: encodings, Batch, environments."),
    ] = False,
) -> None:
    """Compile the rules ahead of time.

    Otherwise the first game on a machine waits for the compiler.
    """
    waited = get_all_ready(library)
    what = "Everything to play, to simulate and to serve" + (", and for the library," if library else "")
    output().print(f"{what} is compiled." if waited else f"{what} was compiled before; nothing to do.", soft_wrap=True)
