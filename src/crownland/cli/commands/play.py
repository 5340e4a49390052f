"""`crownland play`: sets up a match by options or questions; `terminal.session` plays it."""

import secrets
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ...arena.external import ExternalBot
from ...arena.schedule import find_bots
from ...bots.bot import find_bot, is_outside, make_bot
from ...bots.levels import NEWCOMER
from ...bots.spec import listed
from ...engine.errors import InvalidSetup
from ...engine.variant import Variant, find_variant
from ...match.dealer import seed_from
from ...match.match import Match
from .. import options as completion
from ..console import is_interactive, output
from ..files import check_writable
from ..i18n import Language, set_language, t, translated_errors
from ..options import DEFAULT_GAME, GAME
from ..terminal.display import load_display
from ..terminal.questions import HUMAN, ask_setup, name_players, read_name
from ..terminal.session import Quit, Session
from .warm import get_ready, required_parts


def command(
    game: Annotated[str | None, GAME] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help="Who plays against you, in turn, separated by commas: level(1) to level(5), any other bot, or human "
            f"for somebody else at this keyboard. By default {NEWCOMER.bot}.",
            autocompletion=completion.bots,
        ),
    ] = None,
    me: Annotated[str | None, typer.Option(metavar="NAME", help="Your name.")] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Any text; the same seed deals the same dominoes.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add the record of the game to this file.")
    ] = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal.

    Without options, you are asked a few questions. Type help during the game.
    """
    set_language(lang)
    console = output()
    if is_interactive(console) and (game, bots, me, seed, record) == (None,) * 5:
        try:
            game, bots, me = ask_setup(console)
        except EOFError:
            console.print()
            return
    with translated_errors("fault-setup"):
        variant = find_variant(game or DEFAULT_GAME)
    load_display(variant.family)
    with translated_errors("error-bot-unknown"):
        wanted = listed(bots or NEWCOMER.bot)
    rivals = seat_rivals(wanted, variant)
    my_name = read_name(me or t("seat-player", number=1))
    if record:
        check_writable(record)
    get_ready(variant.game, *required_parts((rival for rival in rivals if rival != HUMAN), variant.game))
    _sit_down(console, variant, my_name, rivals, seed, record)


def _sit_down(
    console: Console, variant: Variant, me: str, rivals: list[str], seed: str | None, record: Path | None
) -> None:
    if is_interactive(console):
        _use_line_editing()
        console.print("\n" * (console.height - 1))  # what stood in the terminal scrolls up instead of vanishing
    bots = {seat: find_bot(name) for seat, name in enumerate(rivals, 1) if name != HUMAN}
    seeds = {seat: f"{secrets.token_hex() if seed is None else seed} seat {seat}" for seat in bots}
    external = {
        seat: ExternalBot(bot, seat, seeds[seat], console.print) for seat, bot in bots.items() if is_outside(bot)
    }
    own = {seat: make_bot(bot, seeds[seat]) for seat, bot in bots.items() if seat not in external}
    names = name_players(me, [external[seat].name if seat in external else name for seat, name in enumerate(rivals, 1)])
    match = Match(variant, names, None if seed is None else seed_from(seed))
    try:
        for bot in external.values():
            bot.follow(match)
        Session(match, {**own, **external}, console, record).run()
    except Quit:
        console.print(t("terminal-left"))
    finally:
        for bot in external.values():
            bot.close()


def seat_rivals(names: list[str], variant: Variant) -> list[str]:
    """Give every seat but the first somebody, in turn from the list."""
    with translated_errors("error-bot-unknown"):
        find_bots([name for name in names if name != HUMAN], variant)
    rivals = variant.seats - 1
    if len(names) > rivals:
        raise InvalidSetup(t("terminal-expected-rivals", most=rivals, got=len(names)))
    return [names[seat % len(names)] for seat in range(rivals)]


def _use_line_editing() -> None:
    """Give the person arrow keys and a history, where the system has them."""
    with suppress(ImportError):
        import_module("readline")
