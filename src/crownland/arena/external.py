"""Bots outside this process, by the protocol crownland-bot/1: one JSON object a line (docs/reference/bots.md).

A program that dies, stalls, answers late or answers nonsense forfeits its game with a reason; it is ended with all
processes it started, and started again for the next game. A class plays every game with a new bot whose seed comes from
the match's name, so its process is reused. A program has one seed for its life, which is one deal, so what it does
depends only on the deal.
"""

import json
import shlex
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NoReturn

from ..bots.bot import Bot, find_bot, is_outside, make_bot
from ..bots.spec import BotName
from ..engine.action import Action, decode
from ..engine.errors import InvalidSetup, NotationError
from ..engine.state import State
from ..match.match import MAX_NAME
from ..match.record.events import Event, write_decision
from ..match.record.record import write_score
from ..match.timeline import Timeline
from .match import Forfeit, Inside, MatchSoFar, Player, derive_seed
from .process import Child, Ended, Late, Lost

PROTOCOL: Final = "crownland-bot/1"
LIMIT: Final = 60.0  # seconds for a decision, where the bot's name sets no time
_START: Final = 10.0  # seconds from the start to `ready`
_LOAD: Final = 60.0  # the same for a class, whose module may bring a lot with it
_LATE: Final = 0.25  # seconds by which an answer may be late
_QUIT: Final = 2.0  # seconds from `quit` to the end
_LONGEST: Final = 1 << 16  # bytes of one answer
_SHOWN: Final = 60  # characters of an answer that a reason tells


class Program:
    """A player outside this process: any program, or a Python class in a process of its own."""

    def __init__(self, bot: BotName, limit: float = LIMIT) -> None:
        options: dict[str, Any] = dict(bot.options)
        self.is_class = bot.is_class
        self.name = self._label = str(bot)
        self.words = host_command(bot.name) if bot.is_class else read_command(options["command"])
        self._ms: int | None = options.get("ms")
        self._seconds = limit if self._ms is None else self._ms / 1000 + _LATE
        self._child: Child | None = None
        self._match, self._seat = "", 0
        self._game = 0  # of the match
        self._sent: Timeline  # what it has been told of that game

    def sit(self, match: str, seat: int, seed: int) -> None:
        self._match, self._seat, self._game = match, seat, 0
        if self._child is None:
            self._start(seed)

    def choose(self, table: MatchSoFar) -> Action:
        if self._child is None:
            raise Forfeit("is not running")
        codes = table.state.legal_codes()
        question = {
            "type": "decide",
            "events": self._news(table),
            "options": [write_decision(decode(code)) for code in codes],
            **({} if self._ms is None else {"ms": self._ms}),
        }
        answer = self._ask(question, "choose", self._seconds)
        option = answer.get("option")
        if type(option) is not int or not 0 <= option < len(codes):
            self._fail(f"chose option {_shown(option)} of {len(codes)}, numbered from 0")
        return decode(codes[option])

    def rise(self, table: MatchSoFar, forfeit: str | None = None) -> None:
        with suppress(Forfeit):
            if self._child is not None:
                scores = [write_score(score) for score in table.state.scores()]
                result = {"scores": scores, "winners": table.state.winners(), "forfeit": forfeit}
                self._send({"type": "end", "events": self._news(table), **result})

    def leave(self) -> None:
        """Ask the program to end; see to it that it does."""
        child, self._child = self._child, None
        if child is not None:
            with suppress(Lost):
                child.send(b'{"type":"quit"}', _QUIT)
            child.end(_QUIT)

    def _start(self, seed: int) -> None:
        try:
            self._child = Child(self.words, _LONGEST, self._label)
        except Lost as lost:
            raise Forfeit(str(lost)) from None
        answer = self._ask(
            {"type": "hello", "protocol": PROTOCOL, "seed": seed}, "ready", _LOAD if self.is_class else _START
        )
        if isinstance(name := answer.get("name"), str) and name.strip():
            self.name = _clean(name)[:MAX_NAME]

    def _news(self, table: MatchSoFar) -> list[Event]:
        """Return the events since the last message; a game that is new, or was taken back, is told from its start."""
        log = table.logs[-1]
        if self._game != len(table.logs) or log[: len(self._sent.actors)] != self._sent.logs[0]:
            self._game, self._sent = len(table.logs), Timeline(table.variant, table.players)
            self._send(
                {
                    "type": "game",
                    "id": self._match,
                    "variant": str(table.variant),
                    "seat": self._seat,
                    "players": table.players,
                    "game": self._game,
                    "games": self._sent.games,
                }
            )
        known = len(self._sent.events)
        for code in log[len(self._sent.actors) :]:
            self._sent.append(code)
        return [event.event for event in self._sent.events[known:]]

    def _send(self, message: Event) -> None:
        assert self._child is not None
        try:
            self._child.send(_line(message), _START)
        except Lost as lost:
            self._fail(str(lost))

    def _ask(self, message: Event, expected: str, seconds: float) -> Event:
        assert self._child is not None
        if early := self._child.unasked():
            self._hear_forfeit(_read(early))
            self._fail("wrote before it was asked")
        try:
            line = self._child.ask(_line(message), seconds)
        except Late as late:
            self._fail(f"did not say ready within {seconds:g} s" if expected == "ready" else str(late))
        except Ended as ended:
            self._fail(f"{ended} before it was ready" if expected == "ready" else str(ended))
        except Lost as lost:
            self._fail(str(lost))
        answer = _read(line)
        self._hear_forfeit(answer)
        if answer.get("type") != expected:
            shown = _cut(line.decode(errors="replace"))
            self._fail(f'answered {shown!r}, which is no object of the type "{expected}"')
        return answer

    def _hear_forfeit(self, answer: Event) -> None:
        """Give up where the bot does: so says a class whose process can still tell what went wrong."""
        if answer.get("type") == "forfeit":
            reason = answer.get("reason")
            self._fail(reason if isinstance(reason, str) and reason.strip() else "gave up")

    def _fail(self, reason: str) -> NoReturn:
        child, self._child = self._child, None
        if child is not None:
            child.end()
        raise Forfeit(reason)


def host_command(name: str) -> list[str]:
    """Return the command that runs a class `module:Class` as a program."""
    return [sys.executable, "-m", "crownland.arena.host", name]


def read_command(text: str) -> list[str]:
    """Split a command into words as a shell does; raise NotationError where a quote is left open."""
    try:
        return shlex.split(text)
    except ValueError as error:
        raise NotationError(f"expected a command such as ./mybot --flag, but got {text!r} ({error})") from None


def _shown(value: Any) -> str:
    """Return a value as JSON writes it; a long one is cut and put in quotes."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _SHOWN else repr(_cut(text))


def _cut(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


def _clean(text: str) -> str:
    """Return a text that can be written anywhere: JSON may spell half a character."""
    return text.encode("utf-8", "replace").decode()


def _line(message: Event) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()


def _read(line: bytes) -> Event:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return answer if isinstance(answer, dict) else {}


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
        self._match: MatchSoFar | None = None
        self._stand_in: Bot | None = None
        self._report = tell
        try:
            self._program.sit(f"{derive_seed('match', seed):012x}", seat, derive_seed("luck", seed))
            self.name = self._program.name
        except Forfeit as forfeit:
            self._give_up(forfeit)

    def join(self, match: MatchSoFar) -> None:
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
        """Return the bot of the end, if the match has come to it, and let it go."""
        if self._stand_in is None and self._match and self._match.state.is_over:
            self._program.rise(self._match)
        self._program.leave()

    def _give_up(self, forfeit: Forfeit) -> None:
        self._stand_in = make_bot("greedy")
        self._report(f"{self.name} {forfeit}; greedy plays on for it.")
