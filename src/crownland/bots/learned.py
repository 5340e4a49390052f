"""`learned`: no search. It takes the plan of its turn with the largest learned value at the end of the round.

This module loads weights, chooses the shipped ones that fit a variant best, lists the plans of a turn with their
values, and finds a good turn quickly. A plan is an action and, in the same turn, the next one.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ..engine.action import Action, decode
from ..engine.dispatch import copy_state, legal, step
from ..engine.errors import InvalidSetup, NotationError
from ..engine.kernel import kernel, plain, subkernel
from ..engine.registry import families_with
from ..engine.state import State
from ..engine.turn import OVER
from ..engine.variant import Variant, find_variant
from .base import Thought, check_turn, only_option
from .monte_carlo import bounded_value
from .network import Floats, weights_size
from .playout import MAX_ACTIONS_PER_GAME, quick
from .rng import RngState, next_bits, seed_key, seed_or_random, seed_rng
from .value import estimate, load_value, seat_kingdom, shortlist
from .workspace import Workspaces, make_workspace

FOLDER: Final = Path(__file__).parent / "weights"


@dataclass(frozen=True, slots=True)
class Trained:
    """Weights, the variant that they were trained in, and the command that made them."""

    variant: Variant
    weights: Floats
    command: str


def weights_name(variant: Variant) -> str:
    """Return the file name of a variant's weights.

    >>> weights_name(find_variant("kingdomino(seats=4,harmony=true)"))
    'kingdomino-4-harmony.npz'
    """
    return "-".join([variant.game, str(variant.seats), *variant.single.switches]) + ".npz"


def write_weights(file: Path, trained: Trained) -> None:
    np.savez(file, weights=trained.weights, variant=str(trained.variant), command=trained.command)


def read_weights(file: Path) -> Trained:
    """Read a file of weights. Raises InvalidSetup if it has none, or those of another version."""
    try:
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as parts:
            trained = Trained(find_variant(str(parts["variant"])), parts["weights"], str(parts["command"]))
    except OSError as error:
        raise InvalidSetup(f"expected a file of weights, but cannot read {file}: {error.strerror}") from None
    except (EOFError, ValueError, KeyError, TypeError, BadZipFile, NotationError, InvalidSetup):
        raise InvalidSetup(f"expected weights as `crownland train` writes them, but {file} holds none") from None
    expected = weights_size(load_value(trained.variant.row.family).INPUTS)
    if trained.weights.shape != (expected,) or trained.weights.dtype != np.float32:
        raise InvalidSetup(f"expected weights of this version of Crownland, but {file} holds others: train them anew")
    if not np.isfinite(trained.weights).all():
        raise InvalidSetup(f"expected weights that are numbers, but {file} holds others: train them anew")
    return trained


def own_weights(file: Path, variant: Variant) -> Floats:
    """Return the weights of a file for a variant. Raises InvalidSetup for weights of another family."""
    trained = read_weights(file)
    if trained.variant.row.family != variant.row.family:
        raise InvalidSetup(f"expected weights for {variant.game}, but {file} holds those of {trained.variant.game}")
    return trained.weights


@cache
def all_trained() -> tuple[Trained, ...]:
    """Return all shipped weights."""
    return tuple(read_weights(file) for file in sorted(FOLDER.glob("*.npz")))


def trained_for(variant: Variant) -> Trained | None:
    """Return the weights of the most similar trained variant; None in a family without weights."""
    like = [one for one in all_trained() if one.variant.row.family == variant.row.family]
    return min(like, key=lambda one: _distance(one.variant, variant), default=None)


@lru_cache(maxsize=64)
def weights_for(variant: Variant) -> Floats:
    """Return the weights for a variant; in a family without weights zeros: the value of a kingdom is its points."""
    trained = trained_for(variant)
    if trained is None:
        return np.zeros(weights_size(load_value(variant.row.family).INPUTS), np.float32)
    return trained.weights


def _distance(one: Variant, other: Variant) -> tuple[bool, bool, int, int]:
    """Return the distance of two variants: first the game, then frame and teams, then seats, then other options."""
    return (
        one.game != other.game,
        one.teams != other.teams or _frame(one) != _frame(other),
        abs(one.seats - other.seats),
        len({*one.single.switches} ^ {*other.single.switches}),
    )


def _frame(variant: Variant) -> int:
    """Return the maximum width and height of a kingdom; 0 for a fixed map."""
    states = State(variant.single).states
    return int(states[0].frame) if "frame" in (states.dtype.names or ()) else 0


NOTHING_MORE: Final = 0  # in place of a second action
RIVAL: Final = 0.3  # weight of the best rival's points if there are several rivals: the best one may change


@kernel
def finish_round(state: Any, rng: RngState, notes: NDArray[Any]) -> None:
    """Play all seats by the quick policy until the next draw or the end of the game."""
    for _ in range(MAX_ACTIONS_PER_GAME):
        if state.phase == OVER or state.seat < 0:
            return
        step(state, quick(state, next_bits(rng), notes[0]))


@kernel
def carry_out(state: Any, plan: NDArray[np.int64]) -> None:
    """Apply the one or two actions of a plan."""
    step(state, plan[0])
    if plan[1] != NOTHING_MORE:
        step(state, plan[1])


@subkernel
def best_rival(state: Any, kingdom: int, weights: Floats, work: Floats, notes: NDArray[Any]) -> float:
    """Return the largest value of the other kingdoms."""
    best = -1e9
    for other in range(state.kingdoms_in_play):
        if other != kingdom:
            best = max(best, estimate(state, other, weights, work, notes[0]))
    return best


@subkernel
def list_options(state: Any, is_brief: bool, rng: RngState, notes: NDArray[Any], out: NDArray[np.int64]) -> int:
    """Write all legal actions, or a few good ones if `is_brief`; return how many."""
    return shortlist(state, next_bits(rng), notes[0], out) if is_brief else legal(state, out)


@kernel
def list_plans(workspaces: Workspaces, is_brief: bool) -> int:
    """Write the plans of the seat in turn at `w.tables[0]`, their values, and their expected leads on the best rival.

    Returns the number of plans; with `is_brief` only a few good ones are listed. The other tables are temporary.
    """
    w = workspaces[0]
    tables, rng, weights, work, notes, out = w.tables, w.rng, w.weights, w.work, w.notes, w.out
    plans = w.brief_plans[:] if is_brief else w.plans[:]
    values = w.brief_values[:] if is_brief else w.plan_values[:]
    leads = w.brief_leads[:] if is_brief else w.plan_leads[:]
    seat = int(tables[0].seat)
    kingdom = seat_kingdom(tables[0], seat)
    against = RIVAL if tables[0].kingdoms_in_play > 2 else 1.0
    plan = 0
    for first in range(list_options(tables[0], is_brief, rng, notes, out[0])):
        copy_state(tables[:], 1, tables[0])
        step(tables[1], out[0, first])
        further = 0
        if tables[1].phase != OVER and tables[1].seat == seat:
            further = list_options(tables[1], is_brief, rng, notes, out[1])
        for second in range(max(further, 1)):
            if plan == len(plans):
                return plan
            copy_state(tables[:], 2, tables[1])
            plans[plan, 0] = out[0, first]
            plans[plan, 1] = NOTHING_MORE
            if further > 0:
                plans[plan, 1] = out[1, second]
                step(tables[2], out[1, second])
            finish_round(tables[2], rng, notes)
            own = estimate(tables[2], kingdom, weights, work, notes[0])
            rival = best_rival(tables[2], kingdom, weights, work, notes)
            values[plan] = own - against * rival
            leads[plan] = own - rival
            plan += 1
    return plan


@subkernel
def best_turn(
    tables: NDArray[Any],
    rng: RngState,
    weights: Floats,
    work: Floats,
    notes: NDArray[Any],
    out: NDArray[np.int64],
    plan: NDArray[np.int64],
) -> float:
    """Write the best plan of the seat in turn at `tables[0]`; return the value of its kingdom after it.

    The other tables are temporary.
    """
    seat = int(tables[0].seat)
    kingdom = seat_kingdom(tables[0], seat)
    most = -1e9
    for first in range(shortlist(tables[0], next_bits(rng), notes[0], out[0])):
        copy_state(tables[:], 1, tables[0])
        step(tables[1], out[0, first])
        further = 0
        if tables[1].phase != OVER and tables[1].seat == seat:
            further = shortlist(tables[1], next_bits(rng), notes[0], out[1])
        for second in range(max(further, 1)):
            copy_state(tables[:], 2, tables[1])
            if further > 0:
                step(tables[2], out[1, second])
            worth = estimate(tables[2], kingdom, weights, work, notes[0])
            if worth > most:
                most = worth
                plan[0] = out[0, first]
                plan[1] = out[1, second] if further > 0 else NOTHING_MORE
    return most


@kernel
def list_all_plans(workspaces: Workspaces) -> int:
    """Write all plans of the seat in turn at `w.states[0]`, their values and leads; return how many."""
    w = workspaces[0]
    copy_state(w.tables[:], 0, w.states[0])
    seed_rng(w.rng, w.key, 0)
    w.n_plans = list_plans(workspaces, False)
    return int(w.n_plans)


@kernel
def best_plan(workspaces: Workspaces, known: int) -> int:
    """Return the plan with the largest value, the first of equals; -1 if all begin with `known` options."""
    w = workspaces[0]
    best = -1
    for plan in range(w.n_plans):
        is_better = best < 0 or w.plan_values[plan] > w.plan_values[best]
        for index in range(known):
            if w.options[index] == w.plans[plan, 0]:
                is_better = False
        if is_better:
            best = plan
    return best


@subkernel
def learned(workspaces: Workspaces) -> int:
    """Return the first action of the plan with the largest value."""
    list_all_plans(workspaces)
    return int(workspaces[0].plans[best_plan(workspaces, 0), 0])


class Model:
    """The weights of a bot, from a file or shipped, and its workspace."""

    def __init__(self, file: str) -> None:
        self._file = Path(file) if file else None
        if self._file:
            read_weights(self._file)
        self._workspaces: dict[str, NDArray[Any]] = {}
        self._own: dict[str, Floats] = {}

    def fill(self, state: State, key: int) -> NDArray[Any]:
        """Return the workspace of the state's family, with the state, its weights and the key of random streams."""
        family = state.variant.row.family
        if family not in self._workspaces:
            self._workspaces[family] = make_workspace(family)
        workspaces = self._workspaces[family]
        workspaces["states"], workspaces["weights"] = state.states, self.weights(state.variant)
        workspaces["key"] = key
        return workspaces

    def weights(self, variant: Variant) -> Floats:
        """Return the weights for a variant. Raises InvalidSetup if the file has those of another family."""
        if self._file is None:
            return weights_for(variant)
        family = variant.row.family
        if family not in self._own:
            self._own[family] = own_weights(self._file, variant)
        return self._own[family]


class LearnedBot:
    """Takes the plan with the largest learned value."""

    families: Final = families_with("value")

    def __init__(self, seed: Any = None, weights: str = "") -> None:
        self.name = "learned"
        self._key = seed_key(seed_or_random(seed))
        self._model = Model(weights)

    def choose(self, state: State) -> Action:
        return only_option(state) or decode(plain(learned)(self._model.fill(state, self._key)))

    def thoughts(self, state: State) -> list[Thought]:
        """Return the evaluation of every option, best first."""
        check_turn(state)
        workspaces = self._model.fill(state, self._key)
        list_all_plans(workspaces)
        return list_thoughts(workspaces)


def list_thoughts(workspaces: NDArray[Any]) -> list[Thought]:
    """Return the evaluation of each option, best first: that of its best plan."""
    found: dict[int, Thought] = {}
    n = int(workspaces["n_plans"][0])
    plans, values, leads = (workspaces[name][0][:n] for name in ("plans", "plan_values", "plan_leads"))
    for one in np.argsort(-values, kind="stable"):
        code = int(plans[one, 0])
        if code not in found:
            lead = float(leads[one])
            found[code] = Thought(decode(code), 0, bounded_value(lead), lead, float(values[one]))
    return list(found.values())
