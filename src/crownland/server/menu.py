"""The menu: games, levels and settings of a server. The page contains the part that is the same for all servers."""

from .. import __version__
from ..bots.bot import offered_bots
from ..bots.levels import LEVELS, NEWCOMER
from ..engine.registry import GAMES
from ..engine.variant import all_variants, find_variant
from ..i18n.messages import ENGLISH, words_in
from . import protocol
from .runtime.bots import PACES
from .settings import Settings
from .store.retention import retention_rules


def make_menu(settings: Settings) -> protocol.Menu:
    """Return the menu of a server with these settings."""
    words = words_in(ENGLISH)
    levels = [
        protocol.LevelMenu(number, level.bot, words(f"bot-level-{number}"), words(f"level-{number}-text"))
        for number, level in enumerate(LEVELS, 1)
    ]
    games = [
        protocol.GameMenu(
            name,
            game.title,
            game.family,
            str(find_variant(name)),
            list(game.seats),
            list(game.switches),
            list(offered_bots(name)),
        )
        for name, game in GAMES.items()
    ]
    return protocol.Menu(
        games,
        levels,
        NEWCOMER.bot,
        [str(variant) for variant in all_variants()],
        list(PACES),
        settings.share.split(),
        retention_rules(settings),
        __version__,
    )
