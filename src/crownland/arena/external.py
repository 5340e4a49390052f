"""External bots: the protocol crownland-bot/1, one JSON object per line (docs/reference/bots.md).

A program that exits, answers late or sends invalid output forfeits its game with a reason. It is ended with all its
child processes and restarted for the next game. The process of a class is reused: each game gets a new bot, whose seed
is derived from the id of the match. A program gets one seed for its lifetime, which is one deal.
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
from .match import Forfeit, InternalPlayer, ObservedMatch, Player, derive_seed
from .process import Child, Ended, Late, Lost

PROTOCOL: Final = "crownland-bot/1"
LIMIT: Final = 60.0  # seconds for a decision, where the bot's name sets no time
_START_TIMEOUT: Final = 10.0  # seconds from the start to `ready`
_LOAD_TIMEOUT: Final = 60.0  # the same for a class, whose module may import a lot
_TOLERANCE: Final = 0.25  # seconds by which an answer may be late
_QUIT_TIMEOUT: Final = 2.0  # seconds from `quit` to the end
_MAX_LINE: Final = 1 << 16  # bytes of one answer
_MAX_SHOWN: Final = 60  # characters of an answer quoted in a reason


class ExternalPlayer:
    """A player in another process: any program, or a Python class in its own process."""

    def __init__(self, bot: BotName, limit: float = LIMIT) -> None:
        options: dict[str, Any] = dict(bot.options)
        self.is_class = bot.is_class
        self.name = self._label = str(bot)
        self.command = host_command(bot.name) if bot.is_class else read_command(options["command"])
        self._ms: int | None = options.get("ms")
        self._seconds = limit if self._ms is None else self._ms / 1000 + _TOLERANCE
        self._child: Child | None = None
        self._match_id, self._seat = "", 0
        self._game = 0  # of the match
        self._sent: Timeline  # the part of that game sent so far

    def start_match(self, match_id: str, seat: int, seed: int) -> None:
        self._match_id, self._seat, self._game = match_id, seat, 0
        if self._child is None:
            self._start(seed)

    def choose(self, match: ObservedMatch) -> Action:
        if self._child is None:
            raise Forfeit("is not running")
        codes = match.state.legal_codes()
        question = {
            "type": "decide",
            "events": self._new_events(match),
            "options": [write_decision(decode(code)) for code in codes],
            **({} if self._ms is None else {"ms": self._ms}),
        }
        answer = self._ask(question, "choose", self._seconds)
        option = answer.get("option")
        if type(option) is not int or not 0 <= option < len(codes):
            self._fail(f"chose option {_shown(option)} of {len(codes)}, numbered from 0")
        return decode(codes[option])

    def end_game(self, match: ObservedMatch, forfeit: str | None = None) -> None:
        with suppress(Forfeit):
            if self._child is not None:
                scores = [write_score(score) for score in match.state.scores()]
                result = {"scores": scores, "winners": match.state.winners(), "forfeit": forfeit}
                self._send({"type": "end", "events": self._new_events(match), **result})

    def close(self) -> None:
        """Ask the program to quit; end it if it does not."""
        child, self._child = self._child, None
        if child is not None:
            with suppress(Lost):
                child.send(b'{"type":"quit"}', _QUIT_TIMEOUT)
            child.end(_QUIT_TIMEOUT)

    def _start(self, seed: int) -> None:
        try:
            self._child = Child(self.command, _MAX_LINE, self._label)
        except Lost as lost:
            raise Forfeit(str(lost)) from None
        answer = self._ask(
            {"type": "hello", "protocol": PROTOCOL, "seed": seed},
            "ready",
            _LOAD_TIMEOUT if self.is_class else _START_TIMEOUT,
        )
        if isinstance(name := answer.get("name"), str) and name.strip():
            self.name = _clean(name)[:MAX_NAME]

    def _new_events(self, match: ObservedMatch) -> list[Event]:
        """Return the events since the last message; after an undo, of the whole game."""
        log = match.logs[-1]
        if self._game != len(match.logs) or log[: len(self._sent.actors)] != self._sent.logs[0]:
            self._game, self._sent = len(match.logs), Timeline(match.variant, match.players)
            self._send(
                {
                    "type": "game",
                    "id": self._match_id,
                    "variant": str(match.variant),
                    "seat": self._seat,
                    "players": match.players,
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
            self._child.send(_line(message), _START_TIMEOUT)
        except Lost as lost:
            self._fail(str(lost))

    def _ask(self, message: Event, expected: str, seconds: float) -> Event:
        assert self._child is not None
        if early := self._child.read_unsolicited():
            self._check_forfeit(_read(early))
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
        self._check_forfeit(answer)
        if answer.get("type") != expected:
            shown = _cut(line.decode(errors="replace"))
            self._fail(f'answered {shown!r}, which is no object of the type "{expected}"')
        return answer

    def _check_forfeit(self, answer: Event) -> None:
        """Raise Forfeit if the bot forfeits, as the host of a class does after an error."""
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
    """Split a command as a shell does. Raises NotationError for an unclosed quote."""
    try:
        return shlex.split(text)
    except ValueError as error:
        raise NotationError(f"expected a command such as ./mybot --flag, but got {text!r} ({error})") from None


def _shown(value: Any) -> str:
    """Return a value as JSON; a long one is truncated and quoted."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _MAX_SHOWN else repr(_cut(text))


def _cut(text: str) -> str:
    return text if len(text) <= _MAX_SHOWN else f"{text[: _MAX_SHOWN - 1]}…"


def _clean(text: str) -> str:
    """Replace lone surrogates, which JSON allows."""
    return text.encode("utf-8", "replace").decode()


def _line(message: Event) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()


def _read(line: bytes) -> Event:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return answer if isinstance(answer, dict) else {}


def check_external_bot(bot: BotName) -> None:
    """Raise InvalidSetup if an external bot does not exist: no such program, no such class."""
    if not is_outside(bot):
        return
    program = ExternalPlayer(bot)
    if not bot.is_class:
        if shutil.which(program.command[0]) is None:
            raise InvalidSetup(f"expected a program that can be started, but got {bot}")
        return
    try:
        program.start_match("", 0, 0)
    except Forfeit as forfeit:
        raise InvalidSetup(f"expected a class that can play, but {bot} {forfeit}") from None
    finally:
        program.close()


class PlayerPool:
    """The players of one process; external ones are reused between games."""

    def __init__(self, limit: float = LIMIT) -> None:
        self._limit = limit
        self._programs: dict[tuple[str, int], ExternalPlayer] = {}

    def players(self, bots: list[str]) -> list[Player]:
        """Return a player for every seat; each copy of an external bot is a process of its own."""
        return [self._player(bot, bots[:seat].count(bot)) for seat, bot in enumerate(bots)]

    def _player(self, bot: str, copy: int) -> Player:
        name = find_bot(bot)
        if not is_outside(name):
            return InternalPlayer(bot)
        if (bot, copy) not in self._programs:
            self._programs[bot, copy] = ExternalPlayer(name, self._limit)
        return self._programs[bot, copy]

    def end_deal(self) -> None:
        """End programs, whose random numbers must depend on one deal only."""
        for program in self._programs.values():
            if not program.is_class:
                program.close()

    def close(self) -> None:
        """End all external players."""
        for program in self._programs.values():
            program.close()

    def __enter__(self) -> "PlayerPool":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class ExternalBot:
    """An external bot that follows a match by its log; after a forfeit, greedy plays for it."""

    def __init__(self, bot: BotName, seat: int, seed: str, report: Callable[[str], None]) -> None:
        self.name = str(bot)
        self._program = ExternalPlayer(bot)
        self._match: ObservedMatch | None = None
        self._stand_in: Bot | None = None
        self._report = report
        try:
            self._program.start_match(f"{derive_seed('match', seed):012x}", seat, derive_seed("luck", seed))
            self.name = self._program.name
        except Forfeit as forfeit:
            self._forfeit(forfeit)

    def follow(self, match: ObservedMatch) -> None:
        """Set the match to follow, after its players are named."""
        self._match = match

    def choose(self, state: State) -> Action:
        assert self._match
        if self._stand_in is None:
            try:
                return self._program.choose(self._match)
            except Forfeit as forfeit:
                self._forfeit(forfeit)
        assert self._stand_in
        return self._stand_in.choose(state)

    def close(self) -> None:
        """Report the end of a finished match to the bot, and end it."""
        if self._stand_in is None and self._match and self._match.state.is_over:
            self._program.end_game(self._match)
        self._program.close()

    def _forfeit(self, forfeit: Forfeit) -> None:
        self._stand_in = make_bot("greedy")
        self._report(f"{self.name} {forfeit}; greedy plays on for it.")
