"""Plays jobs: one deal in every seating, here or in a worker process (`python -m crownland.arena.worker LIMIT`).

A worker reads one job per line and writes its result. It exits with all its external bots when its input is closed.
"""

import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from queue import SimpleQueue
from typing import Final

import msgspec

from ..bots.bot import find_bot, is_outside, make_bot
from ..engine.state import CHANCE, State
from ..engine.variant import Variant, find_variant
from .external import PlayerPool
from .match import ArenaMatch, Deal, MatchResult, derive_seed
from .schedule import Job

_GRACE: Final = 3.0  # seconds for a worker that is asked to stop


@dataclass(frozen=True, slots=True)
class JobResult:
    """The result of a job: a match for each seating."""

    pairing: int
    deal: int
    matches: list[MatchResult]

    @property
    def key(self) -> tuple[int, int]:
        return self.deal, self.pairing

    @property
    def without_logs(self) -> "JobResult":
        return JobResult(self.pairing, self.deal, [replace(match, logs=[]) for match in self.matches])


def play_job(job: Job, pool: PlayerPool) -> JobResult:
    """Play one deal in every seating."""
    variant = find_variant(job.variant)
    for bot in job.seatings[0]:
        _warm_up(variant, bot)
    try:
        return JobResult(
            job.pairing, job.deal, [_play(variant, job, seating, pool) for seating in range(len(job.seatings))]
        )
    finally:
        pool.end_deal()


@lru_cache(maxsize=1024)
def _warm_up(variant: Variant, bot: str) -> None:
    """Let a bot decide once, so that loading its compiled code is not measured."""
    if is_outside(find_bot(bot)):
        return
    state, deal = State(variant.single), Deal("warm-up")
    while state.seat == CHANCE:
        deal.draw(state)
    make_bot(bot, 0).choose(state)


def play_alone(jobs: Iterable[Job], limit: float) -> Generator[JobResult, None, None]:
    """Play jobs in this process."""
    with PlayerPool(limit) as pool:
        for job in jobs:
            yield play_job(job, pool)


def _play(variant: Variant, job: Job, seating: int, pool: PlayerPool) -> MatchResult:
    match = ArenaMatch(variant, pool.players(job.seatings[seating]), (job.seed, job.deal))
    seeds = [derive_seed("luck", job.seed, job.deal, seating, seat) for seat in range(variant.seats)]
    match.play(f"{derive_seed('match', job.seed, job.pairing, job.deal, seating):012x}", seeds)
    return match.result(seating)


def main(limit: float) -> None:
    """Play jobs from standard input until it is closed."""
    answers = os.dup(1)
    os.dup2(2, 1)  # what a bot prints is not an answer
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with PlayerPool(limit) as pool:
        jobs: SimpleQueue[bytes] = SimpleQueue()
        threading.Thread(target=_read, args=(jobs,), daemon=True).start()
        while True:
            done = play_job(msgspec.json.decode(jobs.get(), type=Job), pool)
            _write(answers, msgspec.json.encode(done) + b"\n")


def _read(jobs: "SimpleQueue[bytes]") -> None:
    """Read jobs into the queue; at the end of the input, stop the current job, because nobody needs it."""
    with open(0, "rb", closefd=False) as lines:  # not sys.stdin, which is locked when Python ends
        for line in lines:
            jobs.put(line)
    main_thread = threading.main_thread()
    signal.pthread_kill(main_thread.ident or 0, signal.SIGTERM)
    main_thread.join(_GRACE)
    os._exit(0)  # still computing; its supervisors end its programs


def _write(to: int, data: bytes) -> None:
    while data:
        data = data[os.write(to, data) :]


if __name__ == "__main__":
    main(float(sys.argv[1]))
