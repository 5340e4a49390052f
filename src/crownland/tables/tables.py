"""`Tables`: many games at once on NumPy arrays, for programs that learn. Kernels do everything, Python only asks."""

import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from ..bots.greedy.greedy import SCRATCH
from ..bots.luck import key_of
from ..bots.playouts.playout import NOTES
from ..encoding import batches
from ..encoding.encoding import Encoding, room_for
from ..rules.draft.draft import OVER
from ..rules.engine.bits import word
from ..rules.engine.kernel import blank
from ..rules.errors import IllegalAction, InvalidSetup
from ..rules.state import CHANCE, State
from ..rules.variants import Variant
from . import playing
from .playing import BOTS, CALLER, TABLE

_CHANCE: Final = ("inside", "caller")
_PER_TABLE: Final = ("states", "tables", "done", "rewards", "final_totals")


class Tables:
    """`n` games of a variant, each at its own table; every method works on all of them in one call.

    A decision is an index of `encoding`. Table i of a seed always has the same luck, however many tables there are and
    on however many threads. Chance draws by itself (`chance="inside"`) or waits for the caller (`chance="caller"`),
    who then steps with an index of an outcome. With `auto_reset` a table whose game ends begins the next one in the
    same step. `bots` play some seats: `{1: "greedy"}`, out of random, greedy and quick. Without a seed, `None`, luck is
    new each time.

    >>> from crownland import Tables
    >>> tables = Tables("kingdomino(seats=2)", 3, seed=7)
    >>> while not tables.done.all():
    ...     tables.step(tables.sample())
    >>> tables.totals
    array([[25, 18],
           [35, 21],
           [30, 15]], dtype=int16)
    """

    def __init__(
        self,
        variant: Variant | str,
        n: int,
        seed: Any = 0,
        *,
        chance: Literal["inside", "caller"] = "inside",
        auto_reset: bool = False,
        checked: bool = True,
        threads: int = 1,
        bots: Mapping[int, str] | None = None,
    ) -> None:
        if n < 1 or threads < 1:
            raise InvalidSetup(f"expected 1 or more tables on 1 or more threads, but got {n} on {threads}")
        if chance not in _CHANCE:
            raise InvalidSetup(f"expected chance to be {' or '.join(_CHANCE)}, but got {chance!r}")
        self.encoding = Encoding(variant)  # how actions and observations are numbered
        self.variant = self.encoding.variant
        self.auto_reset, self.checked, self.threads = auto_reset, checked, threads
        self._with_chance = chance == "inside"
        self._start = State(self.variant).states
        self._policies = _policies(self.variant, bots or {})
        self.states: NDArray[Any] = blank(self._start.dtype, n)  # the records of the games, as kernels take them
        self.tables: NDArray[Any] = blank(TABLE, n)
        self.done = np.zeros(n, np.bool_)  # whose game is over; with `auto_reset` whose game ended in this step
        self.rewards = np.zeros((n, self.variant.seats), np.float32)  # what the step that ends a game brings each seat
        self.final_totals = np.zeros((n, self.variant.kingdoms), np.int16)  # of the last game that ended at each table
        self._pool: ThreadPoolExecutor | None = None
        self._key = word(0)
        self.reset(seed=secrets.token_hex() if seed is None else seed)

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<Tables: {len(self)} games of {self.variant}>"

    @property
    def n(self) -> int:
        """How many tables there are."""
        return len(self.states)

    @property
    def seat(self) -> NDArray[np.int8]:
        """Who decides at each table: a seat, CHANCE, or NOBODY when its game is over. A view, nothing is copied."""
        return _to_read(self.states["seat"])

    @property
    def plies(self) -> NDArray[np.int64]:
        """How many actions each game has had, those of chance and bots too. A view."""
        return _to_read(self.tables["plies"])

    @property
    def games(self) -> NDArray[np.int64]:
        """How many games were begun at each table before this one. A view."""
        return _to_read(self.tables["game"])

    @property
    def totals(self) -> NDArray[np.int16]:
        """The points of every kingdom as the tables lie: a row for each table, a column for each kingdom."""
        return self._told()[0]

    @property
    def winners(self) -> NDArray[np.bool_]:
        """Which kingdoms are ahead as the tables lie, several when they share."""
        return self._told()[1]

    def step(self, actions: ArrayLike) -> None:
        """Do one action at each table, given by its index; chance and bots follow. At a table that is over, none.

        Afterwards `done` tells whose game is over; `rewards` has a column for each seat, 0 but in the step that ends
        a game, where a win alone is 1 and all of a table add up to 0; `final_totals` keeps the points of the last game
        that ended at each table. Raise IllegalAction, nothing changed, where an index is not legal. With
        `checked=False` a table where it is not stays as it is.
        """
        indices = self._indices(actions)
        were_over = self.states["phase"] == OVER
        codes = np.empty(len(self), np.int64)
        self._each(lambda part: batches.actions_at(self.states[part], self.encoding.plans, indices[part], codes[part]))
        if self.checked and bool((wrong := (codes < 0) & ~were_over).any()):
            raise IllegalAction(self._why_not(int(wrong.argmax()), int(indices[wrong.argmax()])))
        self._each(
            lambda part: playing.do_actions(self.states[part], self.tables[part], codes[part], self._with_chance)
        )
        self._move_bots()
        self._each(
            lambda part: playing.end_games(
                self.states[part], were_over[part], self.done[part], self.rewards[part], self.final_totals[part]
            )
        )
        if self.auto_reset and bool(self.done.any()):
            self._begin(self.done)

    def legal_mask(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """Return which actions are legal at each table: a row for each, True at every legal index.

        Nothing is where no seat is in turn.
        """
        out = self.encoding.room((len(self),), self.encoding.n_actions, np.bool_, out)
        self._each(lambda part: batches.masks(self.states[part], self.encoding.plans, out[part]))
        return out

    def chance_weights(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """Return how likely every outcome is at each table: whole numbers, all 0 where chance is not in turn."""
        out = self.encoding.room((len(self),), self.encoding.n_outcomes, np.int32, out)
        self._each(lambda part: batches.all_weights(self.states[part], self.encoding.plans, out[part]))
        return out

    def observe(
        self,
        out: NDArray[Any] | None = None,
        seat: int | ArrayLike | None = None,
        *,
        dtype: DTypeLike = np.float32,
    ) -> NDArray[Any]:
        """Return what is seen at each table, a row for each, by the seat in turn (the first where none is).

        `seat` is another one for all tables, or an array with one for each. `dtype` counts where there is no `out`;
        `uint8` holds every number exactly, too.
        """
        seats = np.empty(len(self), np.int64)
        if seat is None or isinstance(seat, int):
            seats[:] = self.encoding.seat_number(seat)
        else:
            seats[:] = seat
            for each in np.unique(seats):
                self.encoding.seat_number(int(each))
        out = self.encoding.room((len(self),), self.encoding.n_features, dtype, out)
        self._each(lambda part: batches.observations(self.states[part], self.encoding.plans, seats[part], out[part]))
        return out

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Return the index of a random legal action at each table, of an outcome by its weight where chance is in turn.

        It is -1 where the game is over. The luck of it is its own: deals do not depend on it.
        """
        out = room_for((len(self),), np.int64, out)
        if out.dtype != np.int64:
            raise InvalidSetup(f"expected an array of int64 for indices, but got {out.dtype}")
        self._each(
            lambda part: playing.sample_all(self.states[part], self.tables[part], self.encoding.plans, out[part])
        )
        return out

    def actions(self, indices: ArrayLike) -> NDArray[np.int64]:
        """Return the ints of the actions that indices stand for, one at each table; -1 where it is not legal there."""
        numbers, codes = self._indices(indices), np.empty(len(self), np.int64)
        self._each(lambda part: batches.actions_at(self.states[part], self.encoding.plans, numbers[part], codes[part]))
        return codes

    def reset(self, where: ArrayLike | None = None, *, seed: Any = None) -> None:
        """Begin the next game at all tables, or at some: `where` is True for each of them, or lists their numbers.

        With a seed every table begins the first game of that seed.
        """
        chosen = np.zeros(len(self), np.bool_)
        try:
            chosen[slice(None) if where is None else np.asarray(where)] = True
        except IndexError:
            raise InvalidSetup(f"expected some of {len(self)} tables, but got {where!r}") from None
        if seed is not None:
            if where is not None:
                raise InvalidSetup("expected a seed for all tables, but got one for some")
            self._key = word(key_of(seed))
            self.tables["game"][:] = -1
            self._each(lambda part: playing.seed_lots(self.tables[part], self._key, part.start))
        self._begin(chosen)
        self.done[chosen] = False
        self.rewards[chosen] = 0

    def state(self, number: int) -> State:
        """Return the game at one table as a `State` of its own."""
        state = State(self.variant)
        state.states[0] = self.states[self._number(number)]
        return state

    def put(self, number: int, state: State) -> None:
        """Lay a game out at one table, as a `State` has it."""
        if state.variant != self.variant:
            raise InvalidSetup(f"expected a state of {self.variant}, but got one of {state.variant}")
        here = self._number(number)
        self.states[here] = state.states[0]
        self.done[here] = state.is_over

    def copy(self) -> "Tables":
        """Return tables of their own that stand the same, with the same luck to come."""
        other = object.__new__(Tables)
        other.__setstate__({key: _copied(value) for key, value in self.__getstate__().items()})
        return other

    __copy__ = copy

    def branch(self, rows: ArrayLike, seed: Any = 0) -> "Tables":
        """Return tables of their own that stand as those of `rows` do, the same one as often as it is listed.

        To try out options: `rows, actions = tables.legal_mask().nonzero()`, then `tables.branch(rows)` and a step with
        `actions`. Nothing is known there of the luck to come: chance waits for the caller, bots do not play, and
        `sample` draws by `seed`.
        """
        try:
            chosen = np.arange(len(self))[np.asarray(rows)]
        except IndexError:
            raise InvalidSetup(f"expected some of {len(self)} tables, but got {rows!r}") from None
        other = object.__new__(Tables)
        parts = self.__getstate__()
        other.__setstate__(parts | {name: _picked(parts[name], chosen) for name in _PER_TABLE})
        other.auto_reset, other._with_chance, other._policies = False, False, np.full_like(self._policies, CALLER)
        other._key = word(key_of(seed))
        playing.seed_lots(other.tables, other._key, 0)
        return other

    def __deepcopy__(self, memo: object) -> "Tables":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in self.__dict__.items() if key != "_pool"}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        self.__dict__.update(parts, _pool=None)

    def _begin(self, where: NDArray[np.bool_]) -> None:
        self.tables["game"][where] += 1

        def lay(part: slice) -> None:
            tables = self.states[part], self.tables[part], self._start
            playing.lay_tables(*tables, self._key, part.start, where[part], self._with_chance)

        self._each(lay)
        self._move_bots()

    def _move_bots(self) -> None:
        if (self._policies == CALLER).all():
            return

        def move(part: slice) -> None:
            scratch, notes = blank(self._start.dtype, SCRATCH), blank(NOTES)
            tables = self.states[part], self.tables[part]
            playing.move_all_bots(*tables, self._policies, self._with_chance, scratch, notes)

        self._each(move)

    def _each(self, work: Callable[[slice], None]) -> None:
        """Do the work on all tables, a part of them on each thread."""
        if self.threads == 1:
            work(slice(0, len(self)))
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads)
        size = -(-len(self) // self.threads)
        list(self._pool.map(work, [slice(start, min(start + size, len(self))) for start in range(0, len(self), size)]))

    def _told(self) -> tuple[NDArray[np.int16], NDArray[np.bool_]]:
        totals = np.empty((len(self), self.variant.kingdoms), np.int16)
        winners = np.empty(totals.shape, np.bool_)
        self._each(lambda part: playing.tell_all(self.states[part], totals[part], winners[part]))
        return totals, winners

    def _indices(self, actions: ArrayLike) -> NDArray[np.int64]:
        indices = np.asarray(actions)
        if indices.shape != (len(self),) or indices.dtype.kind not in "iu":
            got = f"{indices.dtype} of shape {indices.shape}"
            raise InvalidSetup(f"expected an index for each of {len(self)} tables, but got {got}")
        return indices.astype(np.int64, copy=False)

    def _number(self, number: int) -> int:
        if isinstance(number, bool) or not isinstance(number, (int, np.integer)) or not 0 <= number < len(self):
            raise InvalidSetup(f"expected a table from 0 to {len(self) - 1}, but got {number!r}")
        return int(number)

    def _why_not(self, number: int, index: int) -> str:
        state = self.state(number)
        is_chance = state.seat == CHANCE
        legal = [f"{self.encoding.index_of(state, action)} ({action})" for action in state.legal_actions()[:4]]
        more = len(state.legal_codes()) - len(legal)
        some = ", ".join(legal) + (f" or {more} more" if more else "")
        return f"table {number}: expected {some}, but got {self.encoding.name_of(index, is_chance)} in {state}"


def _policies(variant: Variant, bots: Mapping[int, str]) -> NDArray[np.int64]:
    """Return who plays each seat, by number."""
    policies = np.full(variant.seats, CALLER, np.int64)
    if not isinstance(bots, Mapping):
        raise InvalidSetup(f"expected bots by their seats, such as {{1: 'greedy'}}, but got {bots!r}")
    for seat, bot in bots.items():
        variant.kingdom_of(seat)
        if bot not in BOTS:
            raise InvalidSetup(f"expected bots out of {', '.join(BOTS)}, but got {bot!r}")
        policies[seat] = BOTS[bot]
    if (policies != CALLER).all():
        raise InvalidSetup(f"expected a seat for the caller, but bots play all {variant.seats}")
    return policies


def _to_read(view: NDArray[Any]) -> NDArray[Any]:
    """Guard what kernels rely on: nobody writes through this view."""
    view.flags.writeable = False
    return view


def _copied(value: Any) -> Any:
    """Copy arrays as bytes: field by field takes NumPy twenty times as long."""
    return value.view(np.uint8).copy().view(value.dtype) if isinstance(value, np.ndarray) else value


def _picked(values: NDArray[Any], rows: NDArray[np.int64]) -> NDArray[Any]:
    """Copy some rows of an array, as bytes too."""
    picked = values.view(np.uint8).reshape(len(values), -1)[rows].view(values.dtype)
    return picked.reshape(len(rows), *values.shape[1:])
