"""Runs jobs on worker processes of this machine, or on a Ray cluster in tasks of about a second."""

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
from .worker import JobResult, play_alone

_MAX_LINE: Final = 1 << 26  # bytes of the result of one job
_TRIES: Final = 2  # of a job whose worker dies
_GRACE: Final = 6.0  # seconds for a worker to end its external bots and exit


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_jobs(jobs: Iterable[Job], processes: int, limit: float) -> Generator[JobResult, None, None]:
    """Play jobs on this many processes and yield results in any order; closing the iterator ends all workers."""
    if processes == 1:
        yield from play_alone(jobs, limit)
        return
    pool = WorkerPool(limit)
    try:
        yield from pool.play(iter(jobs), processes)
    finally:
        pool.end()


class WorkerPool:
    """Worker processes, each with its current job."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._busy: dict[int, tuple[Child, Job, int]] = {}

    def play(self, jobs: Iterator[Job], processes: int) -> Iterator[JobResult]:
        for _, job in zip(range(processes), jobs, strict=False):
            self._assign(self._start_worker(), job, 1)
        while self._busy:
            for pipe in self._ready_pipes():
                worker, job, tries = self._busy.pop(pipe)
                try:
                    done = msgspec.json.decode(worker.receive(), type=JobResult)
                except Lost as lost:
                    worker.end()
                    if tries == _TRIES:
                        raise InvalidSetup(f"expected deal {job.deal} to be played, but a worker {lost}") from None
                    self._assign(self._start_worker(), job, tries + 1)
                    continue
                if (following := next(jobs, None)) is None:
                    worker.end(_GRACE)
                else:
                    self._assign(worker, following, 1)
                yield done

    def end(self) -> None:
        for worker, _, _ in self._busy.values():
            worker.close()
        for worker, _, _ in self._busy.values():
            worker.end(_GRACE)

    def _start_worker(self) -> Child:
        return Child([sys.executable, "-m", "crownland.arena.worker", str(self._limit)], _MAX_LINE)

    def _assign(self, worker: Child, job: Job, tries: int) -> None:
        self._busy[worker.fileno()] = (worker, job, tries)
        with suppress(Lost):  # `receive` will say so
            worker.send(msgspec.json.encode(job))

    def _ready_pipes(self) -> list[int]:
        poll = select.poll()
        for pipe in self._busy:
            poll.register(pipe, select.POLLIN)
        return [pipe for pipe, _ in poll.poll()]


_CONNECT_TIMEOUT: Final = 20.0  # seconds
_TASK: Final = 1.0  # seconds that a task should take: much more than its overhead
_MAX_JOBS: Final = 256  # jobs of one task
_AHEAD: Final = 2  # tasks for each core of the cluster, so that none is idle

Task = TypeVar("Task")
Result = TypeVar("Result")


def play_on_ray(jobs: Iterable[Job], address: str, limit: float) -> Generator[JobResult, None, None]:
    """Play jobs on a cluster and yield results in any order; closing the iterator cancels running tasks."""
    with _cluster(address) as ray:
        yield from _play(ray, iter(jobs), limit)


def run_on_ray(
    function: Callable[[Task], Result], tasks: Iterable[Task], address: str
) -> Generator[Result, None, None]:
    """Yield the result of a function for each task in order; closing the iterator cancels running tasks."""
    with _cluster(address) as ray:
        remote = ray.remote(num_cpus=1, max_retries=-1)(function)
        running = [remote.remote(task) for task in tasks]
        try:
            while running:
                yield ray.get(running[0])
                del running[0]
        finally:
            for unfinished in running:
                ray.cancel(unfinished, force=True)


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    """Connect to a cluster, unless this process already is."""
    ray = _ray()
    connects = not ray.is_initialized()
    if connects:
        _connect(ray, address)
    try:
        yield ray
    finally:
        if connects:
            ray.shutdown()


def _play(ray: Any, jobs: Iterator[Job], limit: float) -> Iterator[JobResult]:
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
                size = min(max(round(_TASK * len(done) / seconds), 1), _MAX_JOBS)
    finally:
        for unfinished in running:
            ray.cancel(unfinished, force=True)


def play_some(jobs: list[Job], limit: float) -> tuple[list[JobResult], float]:
    """Play some jobs; return their results and the seconds taken."""
    start = time.perf_counter()
    return list(play_alone(jobs, limit)), time.perf_counter() - start


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise InvalidSetup('expected Ray, but it is not installed: pip install "crownland[ray]"') from None
    return ray


def _connect(ray: Any, address: str) -> None:
    """Connect to a cluster with a timeout, which Ray lacks."""
    reasons = list[str]()

    def connect() -> None:
        try:
            ray.init(address=address, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            reasons.append(str(error).partition("\n")[0])

    thread = threading.Thread(target=connect, daemon=True)
    thread.start()
    thread.join(_CONNECT_TIMEOUT)
    if thread.is_alive():
        reasons.append(f"nothing answered within {_CONNECT_TIMEOUT:g} s")
    if reasons:
        raise InvalidSetup(f"expected the address of a Ray cluster, but got {address!r}: {reasons[0]}")
