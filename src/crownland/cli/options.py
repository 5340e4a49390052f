"""Options that several commands share, `--help`, and completion of names of games and bots."""

from typing import Annotated, Any, Final, TypeAlias

import typer
from typer.core import TyperCommand

from .console import whole_number


def games(incomplete: str) -> list[tuple[str, str]]:
    """Complete the name of a game."""
    from ..engine.registry import GAMES  # noqa: PLC0415  # most commands are not completed

    return [(name, row.title) for name, row in GAMES.items() if name.startswith(incomplete)]


def bots(incomplete: str) -> list[tuple[str, str]]:
    """Complete the name of a bot, the last one of a list.

    >>> [name for name, _ in bots("random,greedy")]
    ['random,greedy', 'random,greedy_placement']
    """
    from ..bots.bot import BOTS  # noqa: PLC0415

    before, comma, begun = incomplete.rpartition(",")
    known = {name: row.sentence for name, row in BOTS.items() if not row.first}
    return [(f"{before}{comma}{name}", sentence) for name, sentence in known.items() if name.startswith(begun)]


MAX_GAMES: Final = 10_000_000
DEFAULT_GAME: Final = "kingdomino(seats=2)"
GAME: Final = typer.Option(
    metavar="VARIANT", help="What to play, as listed by `crownland variants`.", autocompletion=games
)

AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def games_option(meaning: str) -> Any:
    """Return the option `--games`."""
    return typer.Option(parser=whole_number("--games", 1, MAX_GAMES), metavar="N", help=meaning)


class PlainCommand(TyperCommand):
    """A command whose help lists arguments without Python types."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        for kind in ("argument", "option"):
            params = [param for param in self.get_params(ctx) if param.param_type_name == kind]
            rows = filter(None, (param.get_help_record(ctx) for param in params))
            if params:
                with formatter.section(f"{kind.title()}s"):
                    formatter.write_dl([(name.partition(" <")[0], meaning) for name, meaning in rows])
