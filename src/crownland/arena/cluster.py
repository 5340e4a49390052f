"""Work on a Ray cluster, above all the jobs of a tournament, in tasks of about a second.

What a node had under way when it died is done again.

Every node needs the same Crownland, and whatever outside bots are named, at the same place.
"""

import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, TypeVar

from ..engine.errors import InvalidSetup
from .schedule import Job
from .worker import Done, play_alone

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
