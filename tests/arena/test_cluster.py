"""The arena on a Ray cluster: the same table as here, also when a node dies in the middle."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from crownland import InvalidSetup
from crownland.arena import runners as cluster_module
from crownland.arena.runners import play_on_ray, play_some
from crownland.arena.tournament import Tournament, choose_runner, make_tournament
from crownland.bots.network import weights_size
from crownland.bots.value import load_value
from crownland.training.slices import Slice, on_ray, on_threads

ray: Any = pytest.importorskip("ray")

pytestmark = [
    pytest.mark.deep,  # Ray takes long to start, and its workers to compile; only `make test-deep` installs it
    pytest.mark.filterwarnings("ignore"),  # Ray's own
]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Start a cluster of two nodes with a core each."""
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    for name in ("RAY_USAGE_STATS_ENABLED", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"):
        monkeypatch.setenv(name, "0")
    monkeypatch.setattr("ray._private.ray_constants.ENABLE_RAY_CLUSTER", False)  # nodes talk over the loopback alone
    started: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield started
    ray.shutdown()
    started.shutdown()


def _samples_are_the_same(address: str) -> None:
    ignorance = np.zeros(weights_size(load_value("kingdomino").INPUTS), np.float32)
    slices = [Slice("sample()", "luck", number, 5, ignorance) for number in range(4)]
    there = list(on_ray(address)(slices))
    for (inputs, targets), (others, wanted) in zip(there, on_threads(1)(slices), strict=True):
        assert np.array_equal(inputs, others) and np.array_equal(targets, wanted)


def _wake(cluster: Any, node: Any) -> None:
    """Join the cluster and let a node do something, so that it has its part of the games when it dies."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy  # noqa: PLC0415

    ray.init(address=cluster.address, logging_level="error")
    there = NodeAffinitySchedulingStrategy(node_id=node.node_id, soft=False)
    jobs = list(make_tournament(["greedy", "random"], "kingdomino(seats=2)", 2, "0").plan.jobs)
    ray.get(ray.remote(play_some).options(scheduling_strategy=there).remote(jobs, 60))


def _rows(planned: Tournament) -> list[Any]:
    return [{**row.to_json(), "ms": 0} for row in planned.results().bots]


def test_a_cluster_gives_the_same_table_and_the_same_samples(cluster: Any) -> None:
    here, there = (make_tournament(["greedy", "random"], "sample()", 20, "1") for _ in range(2))
    here.play(choose_runner(1, 60, None))
    assert cluster.address.startswith("127.0.0.1:")
    there.play(lambda jobs: play_on_ray(jobs, cluster.address, 60))
    assert _rows(here) == _rows(there)
    _samples_are_the_same(cluster.address)


def test_a_cluster_that_loses_a_node_gives_the_same_table(cluster: Any) -> None:
    bots, game = ["greedy", "random"], "kingdomino(seats=2)"
    here = make_tournament(bots, game, 200, "1")
    here.play(choose_runner(1, 60, None))
    second = cluster.add_node(num_cpus=1)
    _wake(cluster, second)
    there = make_tournament(bots, game, 200, "1")
    heard = []

    def lose_the_second_node(games: int) -> None:
        heard.append(games)
        if len(heard) == 3:
            cluster.remove_node(second, allow_graceful=False)

    there.play(lambda jobs: play_on_ray(jobs, cluster.address, 60), lose_the_second_node)
    assert _rows(here) == _rows(there)
    assert sum(heard) == 200


def test_an_address_that_does_not_answer_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "_CONNECT_TIMEOUT", 0.5)
    planned = make_tournament(["greedy", "random"], "sample()", 2, "0")
    with pytest.raises(InvalidSetup, match=r"but got '127\.0\.0\.1:1': nothing answered within 0\.5 s"):
        planned.play(lambda jobs: play_on_ray(jobs, "127.0.0.1:1", 60))


def test_an_address_without_a_cluster_gets_a_sentence() -> None:
    planned = make_tournament(["greedy", "random"], "sample()", 2, "0")
    with pytest.raises(InvalidSetup, match="expected the address of a Ray cluster, but got 'nowhere'"):
        planned.play(lambda jobs: play_on_ray(jobs, "nowhere", 60))
