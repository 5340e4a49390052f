"""`crownland warm`."""

from ..compiling import get_all_ready
from ..console import output


def command() -> None:
    """Compile the rules ahead of time.

    The first game on a machine waits for the compiler; after this it does not.
    """
    waited = get_all_ready()
    output().print("Everything is compiled." if waited else "Everything was compiled before; nothing to do.")
