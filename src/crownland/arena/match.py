"""One match between players, with timed decisions, forfeits, and draws of a paired deal.

In a paired deal the draws of a game are fixed beforehand, so bots can swap seats under the same draws. Every kind of
draw (dominoes, kings, building tiles, dice, the first player) has its own random stream, and the n-th draw of a kind
takes the n-th number of its stream. What is left to draw depends only on earlier draws of the same kind; so the same
dominoes, tiles and dice come in the same order, whatever the players do.
"""

import hashlib
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..bots.bot import Bot, make_bot
from ..engine.action import Action
from ..engine.state import CHANCE, State
from ..engine.variant import Variant
from ..match.standing import GAMES_IN_A_DYNASTY, is_decided, kingdoms_out, standing
from .play import MAX_ACTIONS_PER_GAME


class Deal:
    """The draws of one game.

    >>> state, again = State("sample()"), State("sample()")
    >>> Deal("any seed").draw(state) == Deal("any seed").draw(again)
    True
    """

    def __init__(self, *seed: Any) -> None:
        self._seed = seed
        self._streams: dict[str, random.Random] = {}

    def draw(self, state: State) -> int:
        """Draw for chance; return the int of the outcome."""
        kind = state.phase
        if kind not in self._streams:
            self._streams[kind] = random.Random(derive_seed("deal", *self._seed, kind))
        return state.action_code(state.draw(self._streams[kind]))


def derive_seed(*words: Any) -> int:
    """Derive a seed from any words by a hash."""
    return int.from_bytes(hashlib.sha256(repr(words).encode()).digest()[:6], "big")


class Forfeit(Exception):
    """A player cannot continue this game, or broke its rules; the text says why."""


class ObservedMatch(Protocol):
    """The part of a match that players see; a `match.match.Match` is one too."""

    @property
    def variant(self) -> Variant: ...
    @property
    def players(self) -> list[str]: ...
    @property
    def logs(self) -> list[list[int]]: ...  # the ints of all actions of each game so far
    @property
    def state(self) -> State: ...


class Player(Protocol):
    """A player: a bot of this process or an external one. `start_match` and `choose` may raise Forfeit."""

    @property
    def name(self) -> str:
        """The name that the others see."""

    def start_match(self, match_id: str, seat: int, seed: int) -> None:
        """Start a match at a seat, with a seed for the player's own random numbers."""

    def choose(self, match: ObservedMatch) -> Action:
        """Return a legal action of the seat in turn."""

    def end_game(self, match: ObservedMatch, forfeit: str | None = None) -> None:
        """Handle the end of a game, or the reason of a forfeit."""


class InternalPlayer:
    """A bot of this process as a player."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._bot: Bot

    def start_match(self, match_id: str, seat: int, seed: int) -> None:
        self._bot = make_bot(self.name, seed)

    def choose(self, match: ObservedMatch) -> Action:
        return self._bot.choose(match.state)

    def end_game(self, match: ObservedMatch, forfeit: str | None = None) -> None:
        pass


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of one match; lists have an item for each kingdom."""

    seating: int
    totals: list[int]
    winners: list[int]
    discards: list[int]
    seconds: list[float]  # spent on decisions with more than one option
    decisions: list[int]  # how many of these there were
    forfeits: dict[int, str]  # seat and reason
    resigned: list[int]  # seats
    out: list[int]  # kingdoms that cannot win
    logs: list[list[int]]


class ArenaMatch:
    """A match in progress."""

    def __init__(self, variant: Variant, seated: Sequence[Player], deal: tuple[object, ...]) -> None:
        self.variant = variant
        self.players: list[str] = []
        self.logs: list[list[int]] = []
        self.states: list[State] = []
        self.resigned: set[int] = set()
        self.forfeits: dict[int, str] = {}
        self._seated = list(seated)
        self._deal = deal
        self._seconds = [0.0] * variant.kingdoms
        self._decisions = [0] * variant.kingdoms

    @property
    def state(self) -> State:
        return self.states[-1]

    def play(self, match_id: str, seeds: Sequence[int]) -> None:
        """Play the game, or the three games of a Dynasty."""
        for seat, seed in enumerate(seeds):
            try:
                self._seated[seat].start_match(match_id, seat, seed)
            except Forfeit as forfeit:
                self._replace_player(seat, str(forfeit))
        self.players = [player.name for player in self._seated]
        for game in range(GAMES_IN_A_DYNASTY if self.variant.dynasty else 1):
            self._play_game(Deal(*self._deal, game))

    def _play_game(self, deal: Deal) -> None:
        self.states.append(State(self.variant.single))
        self.logs.append([])
        while not self.state.is_over:
            if self.state.seat == CHANCE:
                self.logs[-1].append(deal.draw(self.state))
            else:
                code = self._decide(self.state.seat)
                self.state.apply(code)
                self.logs[-1].append(code)
        for player in self._seated:
            player.end_game(self)

    def _decide(self, seat: int) -> int:
        """Ask the seat in turn, or its stand-in; return the int of its action."""
        # D10: a Duel may go on for ever.
        if len(self.logs[-1]) >= MAX_ACTIONS_PER_GAME and seat not in self.forfeits:
            self._replace_player(seat, f"still played after {MAX_ACTIONS_PER_GAME} actions")
        choices = len(self.state.legal_codes())
        start = time.perf_counter()
        try:
            code = self.state.action_code(self._seated[seat].choose(self))
        except Forfeit as forfeit:
            self._replace_player(seat, str(forfeit))
            return self._decide(seat)
        if choices > 1 and seat not in self.forfeits:
            kingdom = self.variant.kingdom_of(seat)
            self._seconds[kingdom] += time.perf_counter() - start
            self._decisions[kingdom] += 1
        return code

    def _replace_player(self, seat: int, reason: str) -> None:
        """Let greedy play this seat and its partner's; the kingdom cannot win unless all others are out."""
        self.forfeits[seat] = reason
        for ruler in self.variant.rulers(self.variant.kingdom_of(seat)):
            if self.logs:
                self._seated[ruler].end_game(self, reason)
            self._seated[ruler] = InternalPlayer("greedy")
            self._seated[ruler].start_match("", ruler, 0)
        if not is_decided(self.variant, self.resigned):
            self.resigned |= set(self.variant.rulers(self.variant.kingdom_of(seat)))

    def result(self, seating: int) -> MatchResult:
        """Return the result of the match."""
        out = kingdoms_out(self.variant, self.resigned)
        stand = standing(self.states, out)
        seconds = [round(spent, 6) for spent in self._seconds]
        spent = (seconds, self._decisions, self.forfeits)
        discards = [sum(state.discards(kingdom) for state in self.states) for kingdom in range(self.variant.kingdoms)]
        points = (stand.totals, stand.winners, discards)
        return MatchResult(seating, *points, *spent, sorted(self.resigned), sorted(out), self.logs)
