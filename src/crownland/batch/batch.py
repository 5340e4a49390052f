"""`Batch`: many games at once on NumPy arrays, for machine learning. Kernels do the work."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from ..bots.playout import NOTES
from ..bots.rng import seed_key, seed_or_random
from ..bots.simple import SCRATCH
from ..encoding import kernels as encode
from ..encoding.encoding import MAX_WEIGHT, Encoding, new_array, output_array
from ..engine.bits import word
from ..engine.errors import IllegalAction, InvalidSetup
from ..engine.kernel import blank
from ..engine.state import CHANCE, State
from ..engine.turn import OVER
from ..engine.validate import MAX_THREADS, boolean, instance, int_in_range, positive_int, short_repr, short_state
from ..engine.variant import Variant
from . import kernels
from .kernels import BOTS, CALLER, ROW

_CHANCE: Final = ("inside", "caller")
_PER_ROW: Final = ("states", "rows", "done", "rewards", "final_totals")


class Batch:
    """`n` games of a variant, one per row of its arrays; every method works on all rows in one call.

    Actions are indices of `encoding`. Row i of a seed always has the same draws, for any number of rows and threads.
    Chance draws automatically (`chance="inside"`) or waits for the caller (`chance="caller"`), who then steps with an
    index of an outcome. With `auto_reset` a row whose game ends starts the next one in the same step. `bots` play some
    seats: `{1: "greedy"}`, out of random, greedy and quick. With `seed=None` a random seed is drawn.

    >>> from crownland import Batch
    >>> batch = Batch("kingdomino(seats=2)", 3, seed=7)
    >>> while not batch.done.all():
    ...     batch.step(batch.sample())
    >>> batch.totals
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
        n, threads = positive_int("games", n), positive_int("threads", threads, most=MAX_THREADS)
        if not isinstance(chance, str) or chance not in _CHANCE:
            raise InvalidSetup(f"expected chance to be {' or '.join(_CHANCE)}, but got {short_repr(chance)}")
        self.encoding = Encoding(variant)
        self.variant = self.encoding.variant
        self.auto_reset, self.checked = boolean("auto_reset", auto_reset), boolean("checked", checked)
        self.threads = threads
        self._with_chance = chance == "inside"
        self._start = State(self.variant).states
        self._policies = _policies(self.variant, {} if bots is None else bots)
        self.states: NDArray[Any] = blank(self._start.dtype, n)  # of all games, as records for kernels
        self.rows: NDArray[Any] = blank(ROW, n)
        self.done = _zeros((n,), np.bool_)  # games that are over; with `auto_reset`, that ended in this step
        self.rewards = _zeros((n, self.variant.seats), np.float32)  # of each seat, in the step that ends a game
        self.final_totals = _zeros((n, self.variant.kingdoms), np.int16)  # of the last game that ended in each row
        self._pool: ThreadPoolExecutor | None = None
        self._key = word(0)
        self._keys: dict[int, int] = {}  # of rows with their own seed; replaced, never mutated
        self.reset(seed=seed_or_random(seed))

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<Batch: {len(self)} games of {self.variant}>"

    @property
    def n(self) -> int:
        """The number of games."""
        return len(self.states)

    @property
    def seat(self) -> NDArray[np.int8]:
        """The seat to move in each game: a seat, CHANCE, or NOBODY when it is over. A read-only view."""
        return _read_only(self.states["seat"])

    @property
    def action_counts(self) -> NDArray[np.int64]:
        """The number of actions in each game, including those of chance and bots. A read-only view."""
        return _read_only(self.rows["action_counts"])

    @property
    def games(self) -> NDArray[np.int64]:
        """The number of earlier games in each row. A read-only view."""
        return _read_only(self.rows["game"])

    @property
    def totals(self) -> NDArray[np.int16]:
        """The points in the current positions: one column for each kingdom."""
        return self._results()[0]

    @property
    def winners(self) -> NDArray[np.bool_]:
        """Which kingdoms are ahead in the current positions; several if tied."""
        return self._results()[1]

    def returns(self) -> NDArray[np.float32]:
        """Return the returns of each seat as `State.returns` does; all 0 while a game is not over."""
        kingdoms, winners = self.variant.kingdoms, self.winners
        shares = kingdoms * winners / winners.sum(axis=1, keepdims=True)
        returned = np.where((self.states["phase"] == OVER)[:, np.newaxis], (shares - 1) / (kingdoms - 1), 0)
        owners = [self.variant.kingdom_of(seat) for seat in range(self.variant.seats)]
        return returned[:, owners].astype(np.float32)

    def step(self, actions: ArrayLike) -> None:
        """Apply one action to each game that is not over, given by its index; chance and bots follow.

        Afterwards `done` marks the games that are over; `rewards` has a column for each seat, nonzero only in the step
        that ends a game: 1 for winning alone, sum 0; `final_totals` has the points of the last game that ended in each
        row. Raises IllegalAction and changes nothing if an index is illegal; with `checked=False` such rows are
        skipped.
        """
        indices = self._indices(actions)
        were_over = self.states["phase"] == OVER
        codes = np.empty(len(self), np.int64)
        self._each(lambda part: encode.actions_at(self.states[part], self.encoding.plans, indices[part], codes[part]))
        if self.checked and bool((wrong := (codes < 0) & ~were_over).any()):
            raise self._illegal_action(int(wrong.argmax()), int(_as_array(actions)[wrong.argmax()]))
        self._each(lambda part: kernels.do_actions(self.states[part], self.rows[part], codes[part], self._with_chance))
        self._move_bots()
        self._each(
            lambda part: kernels.end_games(
                self.states[part], were_over[part], self.done[part], self.rewards[part], self.final_totals[part]
            )
        )
        if self.auto_reset and bool(self.done.any()):
            self._begin(self.done)

    def legal_mask(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """Return a mask for each game, True at every legal index; all False if no seat is in turn."""
        out = output_array((len(self), self.encoding.n_actions), np.bool_, out)
        self._each(lambda part: encode.masks(self.states[part], self.encoding.plans, out[part]))
        return out

    def chance_weights(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """Return the weights of the outcomes of each game, as integers; all 0 if chance is not in turn."""
        out = output_array((len(self), self.encoding.n_outcomes), np.int32, out, MAX_WEIGHT)
        self._each(lambda part: encode.all_weights(self.states[part], self.encoding.plans, out[part]))
        return out

    def observe(
        self,
        out: NDArray[Any] | None = None,
        seat: int | ArrayLike | None = None,
        *,
        dtype: DTypeLike = np.float32,
    ) -> NDArray[Any]:
        """Return the observation of the seat in turn of each game (the first seat if there is none).

        `seat` is another seat, or an array with one for each game. `dtype` is ignored if `out` is given; `uint8` holds
        all features exactly too. Raises InvalidSetup for a type that cannot hold them.
        """
        seats = self._seats(seat)
        out = output_array((len(self), self.encoding.n_features), dtype, out, self.encoding.high)
        self._each(lambda part: encode.observations(self.states[part], self.encoding.plans, seats[part], out[part]))
        return out

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Return the index of a random legal action in each game (or of a random outcome, by weight); -1 if it is over.

        It uses a random stream of its own: deals do not depend on it.
        """
        out = output_array((len(self),), np.int64, out)
        if out.dtype != np.int64:
            raise InvalidSetup(f"expected an array of int64 for indices, but got {out.dtype}")
        self._each(lambda part: kernels.sample_all(self.states[part], self.rows[part], self.encoding.plans, out[part]))
        return out

    def actions(self, indices: ArrayLike) -> NDArray[np.int64]:
        """Return the ints of the actions with these indices, one for each game; -1 if illegal there."""
        numbers, codes = self._indices(indices), np.empty(len(self), np.int64)
        self._each(lambda part: encode.actions_at(self.states[part], self.encoding.plans, numbers[part], codes[part]))
        return codes

    def reset(self, where: ArrayLike | None = None, *, seed: Any = None) -> None:
        """Start the next game in all rows, or in some: `where` is a mask or a list of row numbers.

        With a seed, every row starts the first game of that seed.
        """
        chosen = np.zeros(len(self), np.bool_)
        chosen[slice(None) if where is None else self._rows(where)] = True
        if seed is not None:
            if where is not None:
                raise InvalidSetup("expected a seed for all games, but got one for some")
            self._key, self._keys = word(seed_key(seed)), {}
            self.rows["game"][:] = -1
            self._each(lambda part: kernels.seed_samples(self.rows[part], self._key, part.start))
        self._begin(chosen)
        self.done[chosen] = False
        self.rewards[chosen] = 0

    def reset_each(self, seeds: Sequence[Any]) -> None:
        """Start the first game of a separate seed in each row: that of row 0 of this seed. None starts the next game.

        Later games of a row continue with its seed.
        """
        if isinstance(seeds, (str, bytes)) or not isinstance(seeds, Sequence) or len(seeds) != len(self):
            raise InvalidSetup(
                f"expected a list with a seed for each of {len(self)} games, but got {short_repr(seeds)}"
            )
        given = {number: word(seed_key(seed)) for number, seed in enumerate(seeds) if seed is not None}
        self._keys = {**self._keys, **given}
        for number, key in given.items():
            self.rows["game"][number] = -1
            kernels.seed_samples(self.rows[number : number + 1], key, 0)
        self.reset()

    def state(self, number: SupportsIndex) -> State:
        """Return a copy of one game as a `State`."""
        state = State(self.variant)
        state.states[0] = self.states[self._number(number)]
        return state

    def put(self, number: SupportsIndex, state: State) -> None:
        """Replace the game of one row by a `State`; chance and bots continue from there.

        `action_counts` becomes the length of its `history`; `rewards` are set if bots end the game.
        """
        if instance("a State", state, State).variant != self.variant:
            raise InvalidSetup(f"expected a state of {self.variant}, but got one of {state.variant}")
        here = self._number(number)
        part, was_over = slice(here, here + 1), np.array([state.is_over])
        self.states[here] = state.states[0]
        self.rows["action_counts"][here] = len(state.history)
        if self._with_chance:
            kernels.deal_all(self.states[part], self.rows[part])
        self._move_bots(part)
        kernels.end_games(self.states[part], was_over, self.done[part], self.rewards[part], self.final_totals[part])

    def copy(self) -> "Batch":
        """Return an independent copy, with the same future draws."""
        other = object.__new__(Batch)
        other.__setstate__({key: _copied(value) for key, value in self.__getstate__().items()})
        return other

    __copy__ = copy

    def branch(self, rows: ArrayLike, seed: Any = 0) -> "Batch":
        """Return a batch of copies of the games of `rows`, each as often as it is listed.

        `rows` are row numbers (one, several or none) or a mask. To try options: `rows, actions =
        batch.legal_mask().nonzero()`, then `batch.branch(rows)` and a step with `actions`. The copies do not know
        future draws: chance waits for the caller, bots do not play, and `sample` draws by `seed`.
        """
        chosen = self._rows(rows)
        other = object.__new__(Batch)
        parts = self.__getstate__()
        other.__setstate__(parts | {name: _take(parts[name], chosen) for name in _PER_ROW})
        other.auto_reset, other._with_chance, other._policies = False, False, np.full_like(self._policies, CALLER)
        other._key, other._keys = word(seed_key(seed_or_random(seed))), {}
        kernels.seed_samples(other.rows, other._key, 0)
        return other

    def __deepcopy__(self, memo: object) -> "Batch":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in self.__dict__.items() if key != "_pool"}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        self.__dict__.update(parts, _pool=None)

    def _begin(self, where: NDArray[np.bool_]) -> None:
        self.rows["game"][where] += 1

        def start(part: slice) -> None:
            others = where[part].copy() if self._keys else where[part]
            for number in (number for number in self._keys if part.start <= number < part.stop):
                one = slice(number, number + 1)
                arrays = self.states[one], self.rows[one], self._start
                kernels.start_games(*arrays, self._keys[number], 0, where[one], self._with_chance)
                others[number - part.start] = False
            arrays = self.states[part], self.rows[part], self._start
            kernels.start_games(*arrays, self._key, part.start, others, self._with_chance)

        self._each(start)
        self._move_bots()

    def _move_bots(self, only: slice | None = None) -> None:
        """Let bots and chance move in all rows, or in a slice."""
        if (self._policies == CALLER).all():
            return

        def move(part: slice) -> None:
            scratch, notes = blank(self._start.dtype, SCRATCH), blank(NOTES)
            arrays = self.states[part], self.rows[part]
            kernels.move_all_bots(*arrays, self._policies, self._with_chance, scratch, notes)

        self._each(move) if only is None else move(only)

    def _each(self, work: Callable[[slice], None]) -> None:
        """Do the work on all rows, a slice of them on each thread."""
        if self.threads == 1:
            work(slice(0, len(self)))
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads)
        size = -(-len(self) // self.threads)
        list(self._pool.map(work, [slice(start, min(start + size, len(self))) for start in range(0, len(self), size)]))

    def _results(self) -> tuple[NDArray[np.int16], NDArray[np.bool_]]:
        totals = np.empty((len(self), self.variant.kingdoms), np.int16)
        winners = np.empty(totals.shape, np.bool_)
        self._each(lambda part: kernels.write_all_totals(self.states[part], totals[part], winners[part]))
        return totals, winners

    def _indices(self, actions: ArrayLike) -> NDArray[np.int64]:
        indices = _as_array(actions)
        indices = indices if indices.size else indices.astype(np.int64)  # an empty list is fine for no games
        if indices.shape != (len(self),) or indices.dtype.kind not in "iu":
            got = f"{indices.dtype} of shape {indices.shape}"
            raise InvalidSetup(f"expected an index for each of {len(self)} games, but got {got}")
        return indices.astype(np.int64, copy=False)

    def _number(self, number: SupportsIndex) -> int:
        return int_in_range("a game", number, 0, len(self) - 1)

    def _rows(self, where: ArrayLike) -> NDArray[np.int64]:
        """Return row numbers, given as such or as a mask."""
        rows = np.atleast_1d(_as_array(where))
        if rows.size == 0 and rows.dtype.kind in "biuf":
            return np.empty(0, np.int64)
        if rows.shape == (len(self),) and rows.dtype == np.bool_:
            return np.flatnonzero(rows)
        if rows.ndim != 1 or rows.dtype.kind not in "iu" or rows.min() < 0 or rows.max() >= len(self):
            raise InvalidSetup(f"expected some of {len(self)} games, but got {short_repr(where)}")
        return rows.astype(np.int64, copy=False)

    def _seats(self, seat: int | ArrayLike | None) -> NDArray[np.int64]:
        """Return the observing seat of each game."""
        if seat is None or np.ndim(seats := _as_array(seat)) == 0:
            return np.full(len(self), self.encoding.seat_number(seat))  # type: ignore[arg-type]
        if seats.shape != (len(self),) or seats.dtype.kind not in "iu":
            got = f"{seats.dtype} of shape {seats.shape}"
            raise InvalidSetup(f"expected a seat for each of {len(self)} games, but got {got}")
        for each in np.unique(seats):
            self.encoding.seat_number(int(each))
        return seats.astype(np.int64, copy=False)

    def _illegal_action(self, number: int, index: int) -> IllegalAction:
        state = self.state(number)
        is_chance = state.seat == CHANCE
        legal = [f"{self.encoding.index_of(state, action)} ({action})" for action in state.legal_actions()[:4]]
        more = len(state.legal_codes()) - len(legal)
        listed = ", ".join(legal) + (f" or {more} more" if more else "")
        got = self.encoding.name_of(index, is_chance)
        return IllegalAction(
            "expected {expected}, but got {got} in {state}",
            code="action/illegal",
            expected=listed,
            got=got,
            state=short_state(state),
        ).at(row=number)


def _policies(variant: Variant, bots: Mapping[int, str]) -> NDArray[np.int64]:
    """Return the policy of each seat: CALLER or a number of BOTS."""
    policies = np.full(variant.seats, CALLER, np.int64)
    if not isinstance(bots, Mapping):
        raise InvalidSetup(f"expected bots by their seats, such as {{1: 'greedy'}}, but got {short_repr(bots)}")
    for seat, bot in bots.items():
        if not isinstance(bot, str) or bot not in BOTS:
            raise InvalidSetup(f"expected bots out of {', '.join(BOTS)}, but got {short_repr(bot)}")
        policies[int_in_range("a seat", seat, 0, variant.seats - 1)] = BOTS[bot]
    if (policies != CALLER).all():
        raise InvalidSetup(f"expected a seat for the caller, but bots play all {variant.seats}")
    return policies


def _zeros(shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    made = new_array(shape, np.dtype(dtype))
    made[:] = 0
    return made


def _as_array(values: ArrayLike) -> NDArray[Any]:
    """Return values as an array; an empty object array if that is impossible, which no check accepts."""
    try:
        return np.asarray(values)
    except (TypeError, ValueError):
        return np.empty((), object)


def _read_only(view: NDArray[Any]) -> NDArray[Any]:
    """Make a view read-only, because kernels rely on its values."""
    view.flags.writeable = False
    return view


def _copied(value: Any) -> Any:
    """Copy an array as bytes, which is 20 times as fast as field by field."""
    return value.view(np.uint8).copy().view(value.dtype) if isinstance(value, np.ndarray) else value


def _take(values: NDArray[Any], rows: NDArray[np.int64]) -> NDArray[Any]:
    """Copy some rows of an array, as bytes."""
    taken = values.view(np.uint8).reshape(len(values), -1)[rows].view(values.dtype)
    return taken.reshape(len(rows), *values.shape[1:])
