"""`learned`: no search. It takes the plan of its turn after which the network expects most points for its kingdom.

Here are the weights that ship and which of them fits a variant best, the plans of one turn, what each promises at the
end of the round, and a good turn found quickly.
"""

import secrets
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ..engine.action import Action, decode
from ..engine.bits import word
from ..engine.dispatch import apply, legal
from ..engine.errors import InvalidSetup, NotationError
from ..engine.kernel import blank, kernel
from ..engine.registry import FAMILIES, families_with
from ..engine.rules import load_rules
from ..engine.state import State
from ..engine.variant import Variant, find_variant
from ..games.draft.rules import OVER
from .base import Thought, check_turn, choose_by
from .monte_carlo import bounded_value
from .network import Floats, weights_size
from .playout import MAX_ACTIONS_PER_GAME, NOTES, quick
from .rng import RngState, next_bits, seed_key, seed_rng
from .value import estimate, load_value, make_work, seat_kingdom, shortlist

FOLDER: Final = Path(__file__).parent / "weights"


@dataclass(frozen=True, slots=True)
class Trained:
    """Weights, the variant that they were trained in, and the command that made them."""

    variant: Variant
    weights: Floats
    command: str


def weights_name(variant: Variant) -> str:
    """Return the name of a variant's file.

    >>> weights_name(find_variant("kingdomino(seats=4,harmony=true)"))
    'kingdomino-4-harmony.npz'
    """
    return "-".join([variant.game, str(variant.seats), *variant.single.switches]) + ".npz"


def write_weights(file: Path, trained: Trained) -> None:
    np.savez(file, weights=trained.weights, variant=str(trained.variant), command=trained.command)


def read_weights(file: Path) -> Trained:
    """Read a file of weights; raise InvalidSetup for one that is none."""
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
    """Return the weights of a file for a variant; raise InvalidSetup for those of another kind of game."""
    trained = read_weights(file)
    if trained.variant.row.family != variant.row.family:
        raise InvalidSetup(f"expected weights for {variant.game}, but {file} holds those of {trained.variant.game}")
    return trained.weights


@cache
def all_trained() -> tuple[Trained, ...]:
    """Return all weights that ship."""
    return tuple(read_weights(file) for file in sorted(FOLDER.glob("*.npz")))


@lru_cache(maxsize=64)
def weights_for(variant: Variant) -> Floats:
    """Return the weights of the trained variant that is most like this one.

    In a family that nobody trained they are zeros: a kingdom is worth the points that it has.
    """
    like = [one for one in all_trained() if one.variant.row.family == variant.row.family]
    if not like:
        return np.zeros(weights_size(load_value(variant.row.family).INPUTS), np.float32)
    return min(like, key=lambda one: _distance(one.variant, variant)).weights


def _distance(one: Variant, other: Variant) -> tuple[bool, bool, int, int]:
    """Return how unlike two variants are: first the game, then the frame and who shares it, then seats, then extras."""
    return (
        one.game != other.game,
        one.teams != other.teams or _frame(one) != _frame(other),
        abs(one.seats - other.seats),
        len({*one.single.switches} ^ {*other.single.switches}),
    )


def _frame(variant: Variant) -> int:
    """Return how wide and high a kingdom may be; 0 where the map is fixed."""
    states = State(variant.single).states
    return int(states[0].frame) if "frame" in (states.dtype.names or ()) else 0


NOTHING_MORE: Final = 0  # in place of a second action
MAX_PLANS: Final = 4096
RIVAL: Final = 0.3  # what a point of the best rival counts where there are several: who is best will change


@kernel
def finish_round(state: Any, rng: RngState, notes: NDArray[Any]) -> None:
    """Let all seats play quickly until something is drawn or the game is over."""
    for _ in range(MAX_ACTIONS_PER_GAME):
        if state.phase == OVER or state.seat < 0:
            return
        apply(state, quick(state, next_bits(rng), notes[0]))


@kernel
def carry_out(state: Any, plan: NDArray[np.int64]) -> None:
    """Take the one or two actions of a plan."""
    apply(state, plan[0])
    if plan[1] != NOTHING_MORE:
        apply(state, plan[1])


@kernel
def best_rival(state: Any, kingdom: int, weights: Floats, work: Floats, notes: NDArray[Any]) -> float:
    """Return the points that the best other kingdom will have in the end."""
    best = -1e9
    for other in range(state.kingdoms_in_play):
        if other != kingdom:
            best = max(best, estimate(state, other, weights, work, notes[0]))
    return best


@kernel
def list_options(state: Any, is_brief: bool, rng: RngState, notes: NDArray[Any], out: NDArray[np.int64]) -> int:
    """Write all legal actions, or only a few good ones; return how many."""
    return shortlist(state, next_bits(rng), notes[0], out) if is_brief else legal(state, out)


@kernel
def list_plans(
    tables: NDArray[Any],
    is_brief: bool,
    rng: RngState,
    weights: Floats,
    work: Floats,
    notes: NDArray[Any],
    out: NDArray[np.int64],
    plans: NDArray[np.int64],
    values: NDArray[np.float64],
    leads: NDArray[np.float64],
) -> int:
    """Write the plans of the seat in turn at `tables[0]`, an action and the next one of the same turn; what each is
    worth, and by how much it will lead the best rival. Return how many there are; `is_brief`: only a few good ones."""
    seat = int(tables[0].seat)
    kingdom = seat_kingdom(tables[0], seat)
    against = RIVAL if tables[0].kingdoms_in_play > 2 else 1.0
    plan = 0
    for first in range(list_options(tables[0], is_brief, rng, notes, out[0])):
        tables[1] = tables[0]
        apply(tables[1], out[0, first])
        further = 0
        if tables[1].phase != OVER and tables[1].seat == seat:
            further = list_options(tables[1], is_brief, rng, notes, out[1])
        for second in range(max(further, 1)):
            if plan == len(plans):
                return plan
            tables[2] = tables[1]
            plans[plan, 0] = out[0, first]
            plans[plan, 1] = NOTHING_MORE
            if further > 0:
                plans[plan, 1] = out[1, second]
                apply(tables[2], out[1, second])
            finish_round(tables[2], rng, notes)
            own = estimate(tables[2], kingdom, weights, work, notes[0])
            rival = best_rival(tables[2], kingdom, weights, work, notes)
            values[plan] = own - against * rival
            leads[plan] = own - rival
            plan += 1
    return plan


@kernel
def best_turn(
    tables: NDArray[Any],
    rng: RngState,
    weights: Floats,
    work: Floats,
    notes: NDArray[Any],
    out: NDArray[np.int64],
    plan: NDArray[np.int64],
) -> float:
    """Write the best plan of the seat in turn at `tables[0]`, an action and the next one of the same turn; return what
    its kingdom is worth then. The other tables are scribbled on."""
    seat = int(tables[0].seat)
    kingdom = seat_kingdom(tables[0], seat)
    most = -1e9
    for first in range(shortlist(tables[0], next_bits(rng), notes[0], out[0])):
        tables[1] = tables[0]
        apply(tables[1], out[0, first])
        further = 0
        if tables[1].phase != OVER and tables[1].seat == seat:
            further = shortlist(tables[1], next_bits(rng), notes[0], out[1])
        for second in range(max(further, 1)):
            tables[2] = tables[1]
            if further > 0:
                apply(tables[2], out[1, second])
            worth = estimate(tables[2], kingdom, weights, work, notes[0])
            if worth > most:
                most = worth
                plan[0] = out[0, first]
                plan[1] = out[1, second] if further > 0 else NOTHING_MORE
    return most


class Workspace:
    """What the kernels around plans scribble on, made once."""

    def __init__(self) -> None:
        self.rng, self.notes, self.work = np.zeros(4, np.uint64), blank(NOTES), make_work()
        self.out = np.zeros((2, max(load_rules(family).MAX_ACTIONS for family in FAMILIES.values())), np.int64)
        self.lists = (np.zeros((MAX_PLANS, 2), np.int64), np.zeros(MAX_PLANS), np.zeros(MAX_PLANS))

    def tools(self, weights: Floats) -> tuple[Any, ...]:
        """Return what `list_plans` takes after its state, in that order."""
        return self.rng, weights, self.work, self.notes, self.out, *self.lists

    def plans(
        self, state: State, weights: Floats, key: int
    ) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]:
        """Return the plans of the seat in turn, what each is worth, and by how much it will lead."""
        tables = blank(state.states.dtype, 3)
        tables[0] = state.states[0]
        seed_rng(self.rng, word(key), 0)
        n = list_plans(tables, False, *self.tools(weights))
        plans, values, leads = self.lists
        return plans[:n].copy(), values[:n].copy(), leads[:n].copy()


class Model:
    """The weights of a bot, its own out of a file or those that ship, and its desk."""

    def __init__(self, file: str) -> None:
        self._file = Path(file) if file else None
        if self._file:
            read_weights(self._file)
        self._workspace: Workspace | None = None
        self._own: dict[str, Floats] = {}

    @property
    def workspace(self) -> Workspace:
        if self._workspace is None:
            self._workspace = Workspace()
        return self._workspace

    def weights(self, variant: Variant) -> Floats:
        """Return the weights for a variant; raise InvalidSetup where the file holds those of another kind of game."""
        if self._file is None:
            return weights_for(variant)
        family = variant.row.family
        if family not in self._own:
            self._own[family] = own_weights(self._file, variant)
        return self._own[family]


class LearnedBot:
    """Plays what its network likes best."""

    families: Final = families_with("value")

    def __init__(self, seed: Any = None, weights: str = "") -> None:
        self.name = "learned"
        self._key = seed_key(secrets.token_hex() if seed is None else seed)
        self._model = Model(weights)

    def choose(self, state: State) -> Action:
        return choose_by(self.thoughts, state)

    def thoughts(self, state: State) -> list[Thought]:
        """Return what it thinks of every option, best first."""
        check_turn(state)
        return list_thoughts(*self._model.workspace.plans(state, self._model.weights(state.variant), self._key))


def list_thoughts(plans: NDArray[np.int64], values: NDArray[np.float64], leads: NDArray[np.float64]) -> list[Thought]:
    """Return what the value says of each option, best first: the best of its plans counts."""
    found: dict[int, Thought] = {}
    for one in np.argsort(-values, kind="stable"):
        code = int(plans[one, 0])
        if code not in found:
            lead = float(leads[one])
            found[code] = Thought(decode(code), 0, bounded_value(lead), lead, float(values[one]))
    return list(found.values())
