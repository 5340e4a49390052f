"""Worker processes that share out the jobs of a tournament on this machine."""

import os
import select
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from typing import Final

import msgspec

from ..engine.errors import InvalidSetup
from .process import Child, Lost
from .schedule import Job
from .worker import Done, play_alone

_LONGEST: Final = 1 << 26  # bytes that a worker tells of one job
_TRIES: Final = 2  # how often a job is handed out when its worker dies
_GRACE: Final = 6.0  # seconds in which a worker ends its outside bots and itself


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_jobs(jobs: Iterable[Job], processes: int, limit: float) -> Generator[Done, None, None]:
    """Play jobs on so many processes, in whatever order they get done; closing the iterator ends all workers."""
    if processes == 1:
        yield from play_alone(jobs, limit)
        return
    crew = Crew(limit)
    try:
        yield from crew.play(iter(jobs), processes)
    finally:
        crew.end()


class Crew:
    """Workers, each with the job that it plays."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._busy: dict[int, tuple[Child, Job, int]] = {}

    def play(self, jobs: Iterator[Job], processes: int) -> Iterator[Done]:
        for _, job in zip(range(processes), jobs, strict=False):
            self._hand_out(self._hire(), job, 1)
        while self._busy:
            for pipe in self._heard():
                worker, job, tries = self._busy.pop(pipe)
                try:
                    done = msgspec.json.decode(worker.receive(), type=Done)
                except Lost as lost:
                    worker.end()
                    if tries == _TRIES:
                        raise InvalidSetup(f"expected deal {job.deal} to be played, but a worker {lost}") from None
                    self._hand_out(self._hire(), job, tries + 1)
                    continue
                if (following := next(jobs, None)) is None:
                    worker.end(_GRACE)
                else:
                    self._hand_out(worker, following, 1)
                yield done

    def end(self) -> None:
        for worker, _, _ in self._busy.values():
            worker.close()
        for worker, _, _ in self._busy.values():
            worker.end(_GRACE)

    def _hire(self) -> Child:
        return Child([sys.executable, "-m", "crownland.arena.worker", str(self._limit)], _LONGEST)

    def _hand_out(self, worker: Child, job: Job, tries: int) -> None:
        self._busy[worker.fileno()] = (worker, job, tries)
        with suppress(Lost):  # `receive` will say so
            worker.send(msgspec.json.encode(job))

    def _heard(self) -> list[int]:
        poll = select.poll()
        for pipe in self._busy:
            poll.register(pipe, select.POLLIN)
        return [pipe for pipe, _ in poll.poll()]
