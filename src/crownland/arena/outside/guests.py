"""Players by name: bots of this process and those outside, which are kept running for as long as that is fair.

A class plays every game with a new bot whose seed comes from the match's name, so its process is kept. A program has
one seed for its life; it lives for one deal, so what it does depends on nothing but the deal.
"""

import shutil
from collections.abc import Callable

from ...bots.bot import Bot, find_bot, is_outside, make_bot
from ...bots.naming import BotName
from ...rules.actions import Action
from ...rules.errors import InvalidSetup
from ...rules.state import State
from ..deals import seed_of
from ..table import Forfeit, Inside, Player, Table
from .programs import LIMIT, Program


def check_guest(bot: BotName) -> None:
    """Raise InvalidSetup where an outside bot cannot be had at all: no such program, no such class."""
    if not is_outside(bot):
        return
    program = Program(bot)
    if not bot.is_class:
        if shutil.which(program.words[0]) is None:
            raise InvalidSetup(f"expected a program that can be started, but got {bot}")
        return
    try:
        program.sit("", 0, 0)
    except Forfeit as forfeit:
        raise InvalidSetup(f"expected a class that can play, but {bot} {forfeit}") from None
    finally:
        program.leave()


class Bench:
    """The players of one process; those outside wait here between games."""

    def __init__(self, limit: float = LIMIT) -> None:
        self._limit = limit
        self._programs: dict[tuple[str, int], Program] = {}

    def seat(self, bots: list[str]) -> list[Player]:
        """Return somebody for every seat; several copies of an outside bot are several programs."""
        return [self._player(bot, bots[:seat].count(bot)) for seat, bot in enumerate(bots)]

    def _player(self, bot: str, copy: int) -> Player:
        name = find_bot(bot)
        if not is_outside(name):
            return Inside(bot)
        if (bot, copy) not in self._programs:
            self._programs[bot, copy] = Program(name, self._limit)
        return self._programs[bot, copy]

    def end_deal(self) -> None:
        """Let programs go whose luck goes on from game to game."""
        for program in self._programs.values():
            if not program.is_class:
                program.leave()

    def clear(self) -> None:
        """Let all of them go."""
        for program in self._programs.values():
            program.leave()

    def __enter__(self) -> "Bench":
        return self

    def __exit__(self, *error: object) -> None:
        self.clear()


class Guest:
    """An outside bot at a match: follows it by its log; from its forfeit on a stand-in plays."""

    def __init__(self, bot: BotName, seat: int, seed: str, tell: Callable[[str], None]) -> None:
        self.name = str(bot)
        self._program = Program(bot)
        self._match: Table | None = None
        self._stand_in: Bot | None = None
        self._tell = tell
        try:
            self._program.sit(f"{seed_of('match', seed):012x}", seat, seed_of("luck", seed))
            self.name = self._program.name
        except Forfeit as forfeit:
            self._give_up(forfeit)

    def join(self, match: Table) -> None:
        """Sit down at a match, whose players are named by now."""
        self._match = match

    def choose(self, state: State) -> Action:
        assert self._match
        if self._stand_in is None:
            try:
                return self._program.choose(self._match)
            except Forfeit as forfeit:
                self._give_up(forfeit)
        assert self._stand_in
        return self._stand_in.choose(state)

    def leave(self) -> None:
        """Tell the bot of the end, if the match has come to it, and let it go."""
        if self._stand_in is None and self._match and self._match.state.is_over:
            self._program.rise(self._match)
        self._program.leave()

    def _give_up(self, forfeit: Forfeit) -> None:
        self._stand_in = make_bot("greedy")
        self._tell(f"{self.name} {forfeit}; greedy plays on for it.")
