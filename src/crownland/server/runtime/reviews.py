"""Reviews of finished matches: computed step by step in the background, shared fairly, and stored.

The steps run in threads of low priority and start while no bot is deciding; owners take turns. Results are saved every
few seconds, so a review continues after a restart, or in another process if the one that worked on it is gone.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import msgspec
import structlog

from ...analysis.assess import Decision, assess
from ...analysis.review import ReviewPlan, Step
from ...analysis.review_types import Assessment, Found, Review
from ...bots.levels import ADVISER
from ...engine.action import Action
from ...engine.errors import IllegalAction, NotationError
from ...match.timeline import Timeline
from ..errors import ApiError, error_from_rules
from ..protocol import ENCODER
from ..settings import Settings
from ..store.errors import StoreError
from ..store.store import Store, find_review, save_review
from ..times import wall_ms
from .bots import BotPool, lower_priority
from .pool import FairPool

SEED: Final = "0"  # the default of `crownland analyse`, so that both give the same review
METHOD: Final = f"5 {ADVISER.bot} {SEED}"  # the first number changes with the content of reviews
SAVE_INTERVAL: Final = 3.0  # seconds between two saves of an unfinished review
NICENESS: Final = 8  # by how much the priority of these threads is lower
MAX_BOT_WAIT: Final = 2.0  # seconds that a step waits at most for bots that are deciding
_POLL_STORE: Final = 1.0  # seconds
_POLL_BOTS: Final = 0.02  # seconds
_FOUND: Final = msgspec.json.Decoder(list[Found])


class Job:
    """A review in progress."""

    def __init__(self, course: ReviewPlan, found: Iterable[Found]) -> None:
        self.course = course
        self.found = {one.key: one for one in found}
        self._progress = asyncio.Event()

    def left(self) -> list[Step]:
        """Return the steps that are still to do, in order of play."""
        return [step for step in self.course.steps if step.key not in self.found]

    def add(self, one: Found) -> None:
        self.found[one.key] = one
        self.wake()

    def wake(self) -> None:
        """Wake those who wait for progress."""
        news, self._progress = self._progress, asyncio.Event()
        news.set()

    def review(self) -> Review:
        return self.course.review(self.found.values())

    async def wait_for_more(self, done: int, seconds: float) -> None:
        """Wait until more than `done` steps are done, for at most some seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while len(self.found) <= done < len(self.course.steps):
                    await self._progress.wait()


class Reviews:
    """The reviews on which this process works."""

    def __init__(self, settings: Settings, store: Store, bot_pool: BotPool) -> None:
        self._settings, self._store, self._bot_pool = settings, store, bot_pool
        self._pool = FairPool(settings.review_threads, "review", lambda: lower_priority(NICENESS))
        self._jobs: dict[str, asyncio.Task[Job]] = {}  # by match
        self._work: set[asyncio.Task[None]] = set()
        self._unfinished: Counter[str] = Counter()  # by address
        self._log = structlog.get_logger()

    async def find(self, name: str, played: Timeline, done: int = -1, seconds: float = 0.0) -> bytes:
        """Return the review of a match as soon as more than `done` steps are done.

        Raises ApiError if nobody has asked for it.
        """
        if name in self._jobs:
            job = await asyncio.shield(self._jobs[name])
            await job.wait_for_more(done, seconds)
            return ENCODER.encode(job.review())
        stored = await find_review(self._store, name, METHOD)
        if stored is None:
            raise ApiError("review/unknown", "expected a match whose review somebody has asked for")
        if stored.complete:
            return stored.body.encode()
        deadline = asyncio.get_running_loop().time() + seconds
        while len(found := _FOUND.decode(stored.body)) <= done and self._is_elsewhere(stored.at):
            if asyncio.get_running_loop().time() > deadline:
                break
            await asyncio.sleep(_POLL_STORE)
            stored = await find_review(self._store, name, METHOD) or stored
            if stored.complete:
                return stored.body.encode()
        course = await self._pool.run("", ReviewPlan, played, ADVISER.bot, SEED)
        return ENCODER.encode(course.review(found))

    async def ask(self, name: str, played: Timeline, owner: str) -> bytes:
        """Start or continue a review on the account of an address; return what is known.

        Raises ApiError if the address has too many unfinished reviews.
        """
        if name not in self._jobs:
            stored = await find_review(self._store, name, METHOD)
            if stored is not None and (stored.complete or self._is_elsewhere(stored.at)):
                return await self.find(name, played)
            if name not in self._jobs:
                self._begin(name, played, owner, _FOUND.decode(stored.body) if stored else [])
        return ENCODER.encode((await asyncio.shield(self._jobs[name])).review())

    def _is_elsewhere(self, at: int) -> bool:
        """Whether another process has just saved results of this review."""
        return self._settings.is_postgres and at > wall_ms() - int(4000 * SAVE_INTERVAL)

    def _begin(self, name: str, played: Timeline, owner: str, found: list[Found]) -> None:
        limit = self._settings.reviews_per_address
        if self._unfinished[owner] >= limit:
            raise ApiError("limit/reviews", f"expected at most {limit} unfinished reviews from one address")
        self._unfinished[owner] += 1
        self._jobs[name] = asyncio.create_task(self._open(played, owner, found))
        work = asyncio.create_task(self._finish(name, owner))
        self._work.add(work)
        work.add_done_callback(lambda _: self._end(name, owner, work))

    def _end(self, name: str, owner: str, work: "asyncio.Task[None]") -> None:
        self._work.discard(work)
        self._unfinished[owner] -= 1
        if not self._unfinished[owner]:
            del self._unfinished[owner]
        del self._jobs[name]
        error = None if work.cancelled() else work.exception()
        if error is not None:
            self._log.error("review.failed", match=name, exc_info=error)

    async def _open(self, played: Timeline, owner: str, found: list[Found]) -> Job:
        return Job(await self._pool.run(owner, ReviewPlan, played, ADVISER.bot, SEED), found)

    async def _finish(self, name: str, owner: str) -> None:
        """Do all steps, as many at once as there are threads; save results from time to time and at the end."""
        job = await asyncio.shield(self._jobs[name])
        await self._bot_pool.search_ready(job.course.variant.game)
        steps = iter(job.left())
        loop = asyncio.get_running_loop()
        saved = loop.time()

        async def go_on() -> None:
            nonlocal saved
            for step in steps:
                await self._wait_for_bots()
                job.add(await self._pool.run(owner, job.course.do, step))
                if loop.time() > saved + SAVE_INTERVAL:
                    saved = loop.time()
                    await self._save(name, False, ENCODER.encode(list(job.found.values())))

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._settings.review_threads):
                    group.create_task(go_on())
            await self._save(name, True, ENCODER.encode(job.review()))
        except asyncio.CancelledError:
            await self._save(name, False, ENCODER.encode(list(job.found.values())))
            raise
        finally:
            job.wake()

    async def _wait_for_bots(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(MAX_BOT_WAIT):
                while self._bot_pool.is_busy:
                    await asyncio.sleep(_POLL_BOTS)

    async def _save(self, name: str, complete: bool, body: bytes) -> None:
        try:
            await save_review(self._store, name, METHOD, complete, body.decode())
        except StoreError as error:  # it can be computed again
            self._log.warning("review.save_failed", match=name, error=type(error).__name__)

    async def assess_alternative(
        self, played: Timeline, event_index: int, action: Action | int | str, owner: str
    ) -> Assessment:
        """Assess another option of a decision. Raises ApiError if there is no such decision or option."""
        decision = await self._pool.run(owner, _alternative, played, event_index, action)
        await self._bot_pool.search_ready(played.variant.game)
        found = await self._pool.run(owner, assess, decision, ADVISER.bot, SEED)
        assert found.decision is not None
        return found.decision

    async def close(self) -> None:
        """Stop after the current steps; results are saved."""
        for work in self._work:
            work.cancel()
        for task in self._jobs.values():
            task.cancel()
        await asyncio.gather(*self._work, *self._jobs.values(), return_exceptions=True)
        self._pool.close()


def _alternative(played: Timeline, event_index: int, action: Action | int | str) -> Decision:
    """Return a decision of a match with another option in place of the one that was played."""
    course = ReviewPlan(played, ADVISER.bot, SEED)
    decision = next((one for one in course.decisions() if one.event_index == event_index), None)
    if decision is None:
        raise ApiError("review/no-choice", f"expected the ply of a decision with a choice, but got {event_index}")
    try:
        code = decision.state.action_code(action)
        decision.state.copy().apply(code)
    except (NotationError, IllegalAction) as error:
        raise error_from_rules(error) from None
    return replace(decision, played=code)
