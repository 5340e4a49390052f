"""Threads beside the event loop: for work of owners in turn, and for bots, whose kernels release the interpreter lock.

What is played needs compiled kernels. They are compiled or loaded in a thread, so the rest of the server keeps
answering: the rules before a game is first played, views and bots when somebody first asks for them.
"""

import asyncio
import contextlib
import os
import random
import sys
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any, Final, TypeAlias, TypeVar

from ...analysis.assess import compile_trials
from ...bots.bot import Bot, find_bot, make_bot, offered_bots, thinks
from ...engine.action import encode
from ...engine.errors import InvalidSetup, NotationError
from ...engine.kernel import COMPILED
from ...engine.state import State
from ...engine.variant import find_variant
from ...match.match import Match
from ...match.record.record import match_record
from ...match.view.viewer import Viewer
from ..limits import RateLimiter
from ..telemetry import BOT_SECONDS, BOT_WAIT_SECONDS

PACES: Final = {"instant": (0.0, 0.0), "quick": (1.2, 4.0), "relaxed": (3.0, 16.0)}  # seconds: a turn, all bots' turns
Work: TypeAlias = Callable[[str], None]
Result = TypeVar("Result")

NICENESS: Final = 5  # by how much the priority of bots is lower
_MAX_BOTS: Final = 64  # in the cache of one thread
_FIRST_SHARE, _NEXT_SHARE = 1 / 2, 1 / 6  # of a turn's time: before its first decision, and before each further one


def pause(pace: str, bots: int, is_first: bool) -> float:
    """Return how many seconds a bot takes for a decision; the more bots there are, the shorter each one's turn.

    >>> [round(pause("quick", bots, True), 2) for bots in (1, 3, 7)]
    [0.6, 0.6, 0.29]
    """
    turn, whole = PACES[pace]
    return min(turn, whole / bots) * (_FIRST_SHARE if is_first else _NEXT_SHARE)


class FairPool:
    """Some threads, and a queue for each owner; the threads take from one queue after the other."""

    def __init__(self, threads: int, name: str, begin: Callable[[], None] | None = None) -> None:
        """Start the threads; each runs `begin` first."""
        self._pool = ThreadPoolExecutor(threads, name, begin)
        self._free = threads
        self._closed = False
        self._queues: OrderedDict[str, deque[tuple[asyncio.Future[Any], Callable[[], Any]]]] = OrderedDict()

    async def run(self, owner: str, work: Callable[..., Result], *arguments: Any) -> Result:
        """Run some work in a thread when its owner's turn comes; return its result."""
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(owner, deque()).append((answer, partial(work, *arguments)))
        self._dispatch()
        return await answer

    def _dispatch(self) -> None:
        while self._free and self._queues and not self._closed:
            owner, queue = self._queues.popitem(last=False)
            answer, work = queue.popleft()
            if queue:
                self._queues[owner] = queue
            if not answer.done():  # not cancelled
                self._free -= 1
                self._pool.submit(work).add_done_callback(partial(self._finished, answer))

    def _finished(self, answer: "asyncio.Future[Any]", done: "Future[Any]") -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed
            answer.get_loop().call_soon_threadsafe(self._deliver, answer, done)

    def _deliver(self, answer: "asyncio.Future[Any]", done: "Future[Any]") -> None:
        self._free += 1
        if not answer.done() and not done.cancelled():
            error = done.exception()
            if error is None:
                answer.set_result(done.result())
            else:
                answer.set_exception(error)
        self._dispatch()

    def close(self) -> None:
        """Start no more work; pending results never come."""
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """The threads in which bots decide."""

    def __init__(self, threads: int, rate: float = 1e6, burst: int = 1_000_000) -> None:
        self._pool = FairPool(threads, "bot", lower_priority)
        self._rates = RateLimiter(rate, burst)
        self._compiling = threading.Lock()
        self._ready: dict[tuple[str, Work], asyncio.Future[None]] = {}
        self._thread_bots = threading.local()

    async def ready(self, variant: str) -> None:
        """Wait until the rules of a variant are compiled; an unknown variant is ignored here."""
        try:
            game = find_variant(variant).game
        except (NotationError, InvalidSetup):
            return
        await self._compiled(game, warm_rules)

    async def views_ready(self, variant: str) -> None:
        """Wait until everything is compiled that the views of a variant need."""
        await self._compiled(find_variant(variant).game, warm_views)

    def prepare(self, bot: str, game: str) -> None:
        """Start compiling what a bot needs."""
        self._compile_soon(game, _bot_work(bot, game))

    async def _compiled(self, game: str, work: Work) -> None:
        await asyncio.shield(self._compile_soon(game, work))

    def _compile_soon(self, game: str, work: Work) -> "asyncio.Future[None]":
        key = (game, work)
        if key not in self._ready:
            self._ready[key] = asyncio.get_running_loop().create_future()
            task = (partial(work, game), self._ready[key])
            threading.Thread(target=self._compile, args=task, name="compiler", daemon=True).start()
        return self._ready[key]

    def _compile(self, work: Callable[[], None], ready: "asyncio.Future[None]") -> None:
        """Compile a game; one at a time. The thread is a daemon, so a server that stops does not wait for it."""
        with self._compiling:
            try:
                if COMPILED:
                    work()
            except Exception as error:
                outcome = partial(ready.set_exception, error)
            else:
                outcome = partial(ready.set_result, None)
        with contextlib.suppress(RuntimeError):  # the loop is closed
            ready.get_loop().call_soon_threadsafe(outcome)

    async def choose(self, name: str, state: State, owner: str = "") -> int:
        """Return the action of a bot as an int. Owners take turns, and each has a rate limit."""
        game = state.variant.game
        await self._compiled(game, _bot_work(name, game))
        await self._wait_for_rate(owner)
        return await self._pool.run(owner, self._choose, name, state, time.perf_counter())

    async def search(self, game: str, owner: str, work: Callable[..., Result], *arguments: Any) -> Result:
        """Run some work that needs the kernels of searching bots, with the same turns and limits."""
        await self._compiled(game, warm_search)
        await self._wait_for_rate(owner)
        return await self._pool.run(owner, work, *arguments)

    async def _wait_for_rate(self, owner: str) -> None:
        await asyncio.sleep(self._rates.bucket(owner).reserve())

    def _choose(self, name: str, state: State, asked_at: float) -> int:
        BOT_WAIT_SECONDS.observe(time.perf_counter() - asked_at)
        with BOT_SECONDS.labels(find_bot(name).name).time():
            return encode(self._bot(name).choose(state))

    def _bot(self, name: str) -> Bot:
        """Return a bot of this thread. Bots have a workspace, so threads do not share them; the newest are cached."""
        bots: dict[str, Bot] = self._thread_bots.__dict__.setdefault("bots", {})
        if name not in bots:
            if len(bots) == _MAX_BOTS:
                del bots[next(iter(bots))]
            bots[name] = make_bot(name)
        return bots[name]

    def close(self) -> None:
        self._pool.close()


def lower_priority() -> None:
    """Lower the priority of this thread below that of the event loop, where the system has thread priorities."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), os.nice(0) + NICENESS)


@lru_cache(maxsize=256)
def _bot_work(bot: str, game: str) -> Work:
    """Return what compiles the kernels of a bot."""
    return warm_search if thinks(find_bot(bot), game) else warm_bots


def warm_rules(game: str) -> None:
    """Compile what a table of people needs, by playing a game."""
    match, rng = _new_match(game), random.Random(0)
    while not match.is_over:
        match.play(rng.choice(match.state.legal_codes()))
    match_record(match)


def warm_views(game: str) -> None:
    """Compile what views need, by showing a game from its beginning to its end."""
    match, rng = _new_match(game), random.Random(0)
    viewer = Viewer(match)
    while not match.is_over:
        match.play(rng.choice(viewer.view().options).id)
    viewer.view()


def warm_bots(game: str) -> None:
    """Compile what the bots need that do not search, by letting them play a game."""
    match = _new_match(game)
    quick = [level for level in offered_bots(game) if not thinks(find_bot(level), game)]
    players = [make_bot(name, 0) for name in quick or ["random"]]
    while not match.is_over:
        match.play(players[match.action_count % len(players)].choose(match.state))


def _new_match(game: str) -> Match:
    variant = find_variant(game)
    return Match(variant, ["?"] * variant.seats, bytes(32))


def warm_search(game: str) -> None:
    """Compile what searching bots and reasons need, by one search for each level."""
    state = _new_match(game).state
    for level in offered_bots(game):
        if thinks(find_bot(level), game):
            make_bot(level, 0).choose(state)
    compile_trials(state)
