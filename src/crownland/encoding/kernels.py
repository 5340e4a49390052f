"""Kernels that encode arrays of states of any game."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.dispatch import per_family
from ..engine.kernel import kernel
from .layout import Plan


@per_family("encode")
def mask(state: Any, plan: Plan, out: NDArray[Any]) -> None:
    raise NotImplementedError


@per_family("encode")
def action_at(state: Any, plan: Plan, index: int) -> int:
    raise NotImplementedError


@per_family("encode")
def index_of(state: Any, plan: Plan, action: int) -> int:
    raise NotImplementedError


@per_family("encode")
def weights(state: Any, plan: Plan, out: NDArray[Any]) -> None:
    raise NotImplementedError


@per_family("encode")
def observe(state: Any, plan: Plan, seat: int, out: NDArray[Any]) -> None:
    raise NotImplementedError


@kernel
def masks(states: NDArray[Any], plans: NDArray[Any], out: NDArray[np.bool_]) -> None:
    """Mark the legal decisions of each state in its row."""
    for number in range(len(states)):
        mask(states[number], plans[0], out[number])


@kernel
def actions_at(states: NDArray[Any], plans: NDArray[Any], indices: NDArray[np.int64], out: NDArray[np.int64]) -> None:
    """Write the legal action with the given index of each state, or -1."""
    for number in range(len(states)):
        out[number] = action_at(states[number], plans[0], indices[number])


@kernel
def all_indices(states: NDArray[Any], plans: NDArray[Any], actions: NDArray[np.int64], out: NDArray[np.int64]) -> None:
    """Write the index of a given legal action of each state."""
    for number in range(len(states)):
        out[number] = index_of(states[number], plans[0], actions[number])


@kernel
def all_weights(states: NDArray[Any], plans: NDArray[Any], out: NDArray[Any]) -> None:
    """Write the weights of the outcomes of each state."""
    for number in range(len(states)):
        weights(states[number], plans[0], out[number])


@kernel
def observations(states: NDArray[Any], plans: NDArray[Any], seats: NDArray[np.int64], out: NDArray[Any]) -> None:
    """Write the observation of a seat of each state; -1 is the seat in turn, or the first if there is none."""
    for number in range(len(states)):
        seat = seats[number] if seats[number] >= 0 else max(int(states[number].seat), 0)
        observe(states[number], plans[0], seat, out[number])
