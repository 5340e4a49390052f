"""Bots think in threads of their own, beside the event loop; kernels let go of the interpreter's lock.

Before a game is first played here its rules are compiled, or loaded, in a thread as well: the rest of the server
answers meanwhile.
"""

import asyncio
import contextlib
import functools
import threading
import time
from typing import Final

from ...bots.bot import Bot, bots_of, find_bot, make_bot
from ...match.match import Match
from ...match.view.viewer import Viewer
from ...rules.actions import encode
from ...rules.errors import InvalidSetup, NotationError
from ...rules.state import State
from ...rules.variants import find_variant
from ..http.limits import Rates
from ..metrics import BOT_SECONDS, BOT_WAIT_SECONDS
from ..table.seating import stand_in_bot
from .fair import FairPool

PACES: Final = {"instant": (0.0, 0.0), "quick": (1.2, 4.0), "relaxed": (3.0, 16.0)}  # seconds: a turn, all bots' turns
_KEPT: Final = 64  # bots of one thread
_FIRST, _NEXT = 1 / 2, 1 / 6  # of a turn's time: before its first decision, and before each further one


def pause(pace: str, bots: int, is_first: bool) -> float:
    """Return how many seconds a bot takes for a decision; the more bots there are, the shorter each one's turn.

    >>> [round(pause("quick", bots, True), 2) for bots in (1, 3, 7)]
    [0.6, 0.6, 0.29]
    """
    turn, whole = PACES[pace]
    return min(turn, whole / bots) * (_FIRST if is_first else _NEXT)


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int, rate: float = 1e6, burst: int = 1_000_000) -> None:
        self._pool = FairPool(threads, "bot")
        self._rates = Rates(rate, burst)
        self._compiling = threading.Lock()
        self._ready: dict[str, asyncio.Future[None]] = {}
        self._own = threading.local()

    async def ready(self, variant: str) -> None:
        """Wait until the rules of a variant are compiled; one that does not exist is somebody else's business."""
        try:
            game = find_variant(variant).game
        except (NotationError, InvalidSetup):
            return
        if game not in self._ready:
            self._ready[game] = asyncio.get_running_loop().create_future()
            work = (game, self._ready[game])
            threading.Thread(target=self._compile, args=work, name="compiler", daemon=True).start()
        await asyncio.shield(self._ready[game])

    def _compile(self, game: str, ready: "asyncio.Future[None]") -> None:
        """Warm a game up, one at a time. The thread is a daemon: a server that is stopped does not wait for it."""
        with self._compiling:
            try:
                _warm(game)
            except Exception as error:
                outcome = functools.partial(ready.set_exception, error)
            else:
                outcome = functools.partial(ready.set_result, None)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            ready.get_loop().call_soon_threadsafe(outcome)

    async def think(self, name: str, state: State, owner: str = "") -> int:
        """Return the int of what a bot decides; owners get their turns one after the other, and none gets too many."""
        await asyncio.sleep(self._rates.bucket(owner).reserve())
        return await self._pool.run(owner, self._choose, name, state, time.perf_counter())

    async def hint(self, state: State, owner: str = "") -> int:
        """Return what the bot that we trust most would do."""
        return await self.think(stand_in_bot(state.variant), state, owner)

    def _choose(self, name: str, state: State, called: float) -> int:
        BOT_WAIT_SECONDS.observe(time.perf_counter() - called)
        with BOT_SECONDS.labels(find_bot(name).name).time():
            return encode(self._bot(name).choose(state))

    def _bot(self, name: str) -> Bot:
        """Every thread has bots of its own, because a bot may scribble while it thinks; those asked last are kept."""
        bots: dict[str, Bot] = self._own.__dict__.setdefault("bots", {})
        if name not in bots:
            if len(bots) == _KEPT:
                del bots[next(iter(bots))]
            bots[name] = make_bot(name)
        return bots[name]

    def close(self) -> None:
        self._pool.close()


def _warm(game: str) -> None:
    """Play a game once with everything that a table needs."""
    variant = find_variant(game)
    bots = bots_of(game)
    match = Match(variant, ["?"] * variant.seats, bytes(32))
    viewer, players = Viewer(match), [make_bot(name, 0) for name in bots]
    while not match.is_over:
        viewer.view()
        match.play(players[match.ply % len(players)].choose(match.state))
    viewer.view()
    match.standing()
