"""How `--help` looks, and the options that several commands share."""

from typing import Annotated, Any, Final, TypeAlias

import typer
from typer.core import TyperCommand

from . import completing
from .numbers import whole_number

MOST_GAMES: Final = 10_000_000
DEFAULT_GAME: Final = "kingdomino(seats=2)"
GAME: Final = typer.Option(
    metavar="VARIANT", help="What to play, as listed by `crownland variants`.", autocompletion=completing.games
)

AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def games_option(meaning: str) -> Any:
    """Return the option `--games`."""
    return typer.Option(parser=whole_number("--games", 1, MOST_GAMES), metavar="N", help=meaning)


class PlainCommand(TyperCommand):
    """A command whose arguments are listed without the types of Python."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        for kind in ("argument", "option"):
            params = [param for param in self.get_params(ctx) if param.param_type_name == kind]
            rows = filter(None, (param.get_help_record(ctx) for param in params))
            if params:
                with formatter.section(f"{kind.title()}s"):
                    formatter.write_dl([(name.partition(" <")[0], meaning) for name, meaning in rows])
