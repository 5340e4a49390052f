"""Where jobs are played: worker processes on this machine, or a Ray cluster, in tasks of about a second."""

import os
import select
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from typing import Any, Final, TypeVar

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


_JOIN: Final = 20.0  # seconds in which a cluster must answer
_TASK: Final = 1.0  # seconds that a task should take: much longer than Ray needs to hand it out
_MOST: Final = 256  # jobs of one task
_AHEAD: Final = 2  # tasks for each core of the cluster, so that none waits

Task = TypeVar("Task")
Result = TypeVar("Result")


def play_on_ray(jobs: Iterable[Job], address: str, limit: float) -> Generator[Done, None, None]:
    """Play jobs on a cluster, in whatever order they get done; closing the iterator cancels what is under way."""
    with _joined(address) as ray:
        yield from _play(ray, iter(jobs), limit)


def run_on_ray(
    function: Callable[[Task], Result], tasks: Iterable[Task], address: str
) -> Generator[Result, None, None]:
    """Give what a function returns for each task, in their order; closing the iterator cancels what is under way."""
    with _joined(address) as ray:
        remote = ray.remote(num_cpus=1, max_retries=-1)(function)
        running = [remote.remote(task) for task in tasks]
        try:
            while running:
                yield ray.get(running[0])
                del running[0]
        finally:
            for task_under_way in running:
                ray.cancel(task_under_way, force=True)


@contextmanager
def _joined(address: str) -> Iterator[Any]:
    """Join a cluster for a while, unless this process belongs to one."""
    ray = _ray()
    joins = not ray.is_initialized()
    if joins:
        _join(ray, address)
    try:
        yield ray
    finally:
        if joins:
            ray.shutdown()


def _play(ray: Any, jobs: Iterator[Job], limit: float) -> Iterator[Done]:
    task = ray.remote(num_cpus=1, max_retries=-1)(play_some)
    size, running = 1, list[Any]()
    try:
        while True:
            for _ in range(_AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1) - len(running)):
                if some := list(islice(jobs, size)):
                    running.append(task.remote(some, limit))
            if not running:
                return
            finished, running = ray.wait(running)
            for done, seconds in ray.get(finished):
                yield from done
                size = min(max(round(_TASK * len(done) / seconds), 1), _MOST)
    finally:
        for task_under_way in running:
            ray.cancel(task_under_way, force=True)


def play_some(jobs: list[Job], limit: float) -> tuple[list[Done], float]:
    """Play some jobs; return also how many seconds that took."""
    start = time.perf_counter()
    return list(play_alone(jobs, limit)), time.perf_counter() - start


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise InvalidSetup('expected Ray, but it is not installed: pip install "crownland[ray]"') from None
    return ray


def _join(ray: Any, address: str) -> None:
    """Join a cluster; do not wait for ever for one that does not answer, as Ray would."""
    reasons = list[str]()

    def join() -> None:
        try:
            ray.init(address=address, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            reasons.append(str(error).partition("\n")[0])

    joining = threading.Thread(target=join, daemon=True)
    joining.start()
    joining.join(_JOIN)
    if joining.is_alive():
        reasons.append(f"nothing answered within {_JOIN:g} s")
    if reasons:
        raise InvalidSetup(f"expected the address of a Ray cluster, but got {address!r}: {reasons[0]}")
