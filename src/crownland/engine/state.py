"""`State`: the interface to the rules."""

import zlib
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from . import dispatch
from .action import Action, Outcome, decode, decode_int, encode, read_action
from .dispatch import coins, legal, step, total
from .errors import IllegalAction, InvalidSetup, NotationError, NotInThisGame
from .kernel import kernel, plain
from .registry import HOOKS
from .rules import load_rules
from .score import Land, Score
from .turn import CHANCE as CHANCE
from .turn import NOBODY as NOBODY
from .turn import OVER
from .validate import int_in_range, short_repr, short_state
from .validate import text as as_text
from .variant import Variant, find_variant

if TYPE_CHECKING:  # types of what only some games have
    from ..games.draft.table import Draft
    from ..games.duel.table import Die, Sheet
    from ..games.queendomino.table import Builders, Court

_MAGIC: Final = b"crownland-state/1"
_MACHINERY: Final = {  # what the rest of the package works with, and `dir(state)` leaves out
    *("action_code", "fingerprint", "in_play", "is_drawing", "log_node"),
    *("most_actions", "record", "record_with", "states"),
}
_ONLY_IN_SOME: Final = {
    "bounds": "kingdoms of land",
    "draft": "lines of dominoes",
    "builders": "a builders' board",
    "court": "a builders' board",
    "dice": "dice",
    "player_a": "dice",
    "sheet": "dice",
}
_LUCK: Final = 1 << 32  # `pick` takes 32 random bits
_NOT_CHANCE: Final = "expected a state in which chance is in turn, but got {state}"
_NO_POSITION: Final = "expected a position that a game can reach, but the bytes hold none"


_Log: TypeAlias = "tuple[_Log, int] | None"  # what came before, and the last action: copies share it


class Rng(Protocol):
    """A source of random numbers, such as `random.Random` or a generator of NumPy."""

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1; each as likely as any other."""


@lru_cache(maxsize=256)
def _laid_table(variant: Variant) -> NDArray[Any]:
    """Return the initial state of a variant, made once; every new state is a copy."""
    return load_rules(variant.family).start(variant)


def _draw_bits(rng: Rng) -> int:
    """Take 32 random bits."""
    try:
        drawn = float(rng.random())
    except (AttributeError, TypeError, ValueError):
        raise InvalidSetup(
            "expected a random generator such as random.Random(7), but got {got}",
            code="chance/rng",
            got=short_repr(rng),
        ) from None
    if not 0 <= drawn < 1:
        raise InvalidSetup(
            "expected a generator of numbers from 0 up to 1, but it gave {got}", code="chance/rng", got=drawn
        )
    return int(drawn * _LUCK)


def _copied(states: NDArray[Any]) -> NDArray[Any]:
    """Copy records as bytes, which is twenty times faster than by field."""
    return states.view(np.uint8).copy().view(states.dtype)


class State:
    """One game at one moment. `seat` decides next; when it is CHANCE, something is drawn.

    >>> state = State("kingdomino(seats=2)")
    >>> state.seat == CHANCE, len(state.legal_actions())
    (True, 48)
    """

    __slots__ = ("_log", "_out", "_rules", "_states", "variant")

    def __init__(self, variant: Variant | str) -> None:
        named = find_variant(variant)
        if named.dynasty:
            raise InvalidSetup(
                "expected a variant of one game, but {variant} is a series of three: "
                "play it with crownland.Match, or one game of it with {single}",
                code="state/series",
                variant=str(named),
                single=str(named.single),
            )
        self.variant = named
        self._rules = load_rules(named.family)
        self._states = _copied(_laid_table(self.variant))
        self._out = np.empty(self._rules.MAX_ACTIONS, np.int64)
        self._log: _Log = None

    @property
    def record(self) -> Any:
        """The named record that kernels work on."""
        return self._states[0]

    def record_with(self, field: str, what: str) -> Any:
        """Return the record of a game that has this field; raise InvalidSetup, saying what is expected, for others."""
        if not isinstance(field, str) or field not in (self._states.dtype.names or ()):
            raise NotInThisGame("expected a game with {what}, but got {variant}", what=what, variant=str(self.variant))
        return self.record

    @property
    def states(self) -> NDArray[Any]:
        """The array of one that holds the record, for kernels that take many."""
        return self._states

    @property
    def most_actions(self) -> int:
        """How many legal actions a state of this game has at most."""
        return len(self._out)

    @property
    def seat(self) -> int:
        """Who decides: a seat, CHANCE, or NOBODY when the game is over."""
        return int(self._states["seat"][0])

    @property
    def kingdom(self) -> int:
        """The kingdom that the seat in turn builds; raise InvalidSetup where no seat is in turn.

        Only with teams is its number another than the seat's.

        >>> state = State("royal_wedding(seats=6,teams=true)")
        >>> [state.variant.kingdom_of(seat) for seat in range(6)]
        [0, 0, 1, 1, 2, 2]
        """
        if (seat := self.seat) < 0:
            whose = "chance is" if seat == CHANCE else "the game is over"
            raise NotInThisGame(
                "expected a state in which a seat is in turn, but {whose}", code="state/no-seat-in-turn", whose=whose
            )
        return self.variant.kingdom_of(seat)

    @property
    def phase(self) -> str:
        """What is decided now, in one word such as claim, place or over; `docs/reference/notation.md` lists them."""
        return str(self._rules.PHASES[int(self._states["phase"][0])])

    @property
    def round(self) -> int:
        """The round, from 1; 0 in the opening."""
        return int(self._states["round_now"][0])

    def is_drawing(self, outcome: type) -> bool:
        """Return whether chance is in turn and has this kind of thing to draw."""
        if not (isinstance(outcome, type) and issubclass(outcome, Outcome)):
            raise InvalidSetup(
                "expected a kind of outcome such as Deal, but got {got}", code="chance/outcome", got=short_repr(outcome)
            )
        return self.seat == CHANCE and isinstance(decode(self.legal_codes()[0]), outcome)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return bool(self._states["phase"][0] == OVER)

    def land(self, kingdom: int) -> Land:
        """Return what lies on each covered square: `{(row, column): (terrain, crowns)}`, counted from the castle.

        A kingdom is asked for, not a seat: with teams they differ (`state.variant.kingdom_of`). The castle is left out.
        Rows grow downwards. In the Duel the pairs are coats of arms and crosses.
        """
        return self._rules.land(self._states, self.in_play(kingdom))

    def bounds(self, kingdom: int) -> tuple[int, int, int, int]:
        """Return the first and last row, then the first and last column of a kingdom, counted from its castle."""
        return cast("tuple[int, int, int, int]", self._describe("bounds", self.in_play(kingdom)))

    def discards(self, kingdom: int) -> int:
        """Return how many dominoes a kingdom discarded."""
        return int(plain(self._rules.discards)(self.record, self.in_play(kingdom)))

    @property
    def draft(self) -> "Draft":
        """The lines with the kings on them, and what is undrawn; raise InvalidSetup for the Duel, which has none.

        >>> state = State.from_text("sample() round=0 phase=line seat=chance pool=1-8,10-24 older= turn=0 newer=9 "
        ...                         "kingdom=# discards=0 kingdom=# discards=0")
        >>> state.draft.newer, state.draft.kings
        ([(9, None)], [2, 2])
        """
        return cast("Draft", self._describe("draft"))

    @property
    def builders(self) -> "Builders":
        """The builders' board, its pile, the supply, the queen and the dragon; for Queendomino and Royal Wedding."""
        return cast("Builders", self._describe("builders"))

    def court(self, kingdom: int) -> "Court":
        """Return what a kingdom owns besides its land: coins, knights, towers, buildings; in Queendomino."""
        return cast("Court", self._describe("court", kingdom))

    @property
    def dice(self) -> "list[Die]":
        """The dice that fell in this round of the Duel, each with the seat that took it."""
        return cast("list[Die]", self._describe("dice"))

    @property
    def player_a(self) -> int | None:
        """The seat that takes the first die of this round of the Duel; None before the first round."""
        return cast("int | None", self._describe("player_a"))

    def sheet(self, seat: int) -> "Sheet":
        """Return a player's sheet of the Duel: the spell book, the coat of arms named, the castle bonus."""
        return cast("Sheet", self._describe("sheet", seat))

    def _describe(self, what: str, *args: Any) -> Any:
        """Ask the rules for something that only some games have."""
        describe = self._rules.TABLE.get(what)
        if describe is None:
            raise NotInThisGame(
                "expected a game with {what}, but got {variant}", what=_ONLY_IN_SOME[what], variant=str(self.variant)
            )
        return describe(self, *args)

    def fingerprint(self, kingdom: int) -> bytes:
        """Return bytes that change whenever something about a kingdom does, as a key for caches."""
        return self._rules.fingerprint(self.record, self.in_play(kingdom))

    def legal_codes(self) -> list[int]:
        """Return the ints of all legal actions, ascending."""
        n = dispatch.legal_in(self._states, self._out)
        return sorted(self._out[:n].tolist())

    def legal_actions(self) -> list[Action]:
        """Return all legal actions of the seat in turn, or all possible draws of chance, in the order of their ints."""
        return list(map(decode_int, self.legal_codes()))

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        """Return the possible draws with their weights: ints in proportion to the probabilities."""
        if self.seat != CHANCE:
            raise IllegalAction(_NOT_CHANCE, code="chance/not-in-turn", state=short_state(self))
        weights = np.empty_like(self._out)
        n = dispatch.outcomes_in(self._states, self._out, weights)
        outcomes = sorted(zip(self._out[:n].tolist(), weights[:n].tolist(), strict=True))
        return [(decode_int(code), weight) for code, weight in outcomes]

    def draw(self, rng: Rng) -> Action:
        """Draw an outcome of chance by its weight, apply it, and return it.

        >>> import random
        >>> print(State("kingdomino(seats=2)").draw(random.Random(7)))
        deal:16
        """
        if self.seat != CHANCE:
            raise IllegalAction(_NOT_CHANCE, code="chance/not-in-turn", state=short_state(self))
        code = int(dispatch.pick_in(self._states, _draw_bits(rng)))
        self.apply_unchecked(code)
        return decode(code)

    def apply(self, action: Action | int | str) -> None:
        """Apply an action (object, int or text).

        Raises IllegalAction and leaves the state unchanged if it is illegal.
        """
        code = self.action_code(action)
        if not dispatch.apply_checked(self._states, code, self._out):
            raise self._why_not(decode(code))
        self._log = self._log, code

    def apply_unchecked(self, code: int) -> None:
        """Apply the int of an action without checking it. It must be one of `legal_codes`."""
        if type(code) is not int:
            code = encode(decode(code))
        dispatch.apply_in(self._states, code)
        self._log = self._log, code

    @property
    def history(self) -> list[int]:
        """The ints of all actions, draws included, since the initial state or since the state was read.

        Copies and pickles keep it. It does not matter for equality.

        >>> state = State("sample()")
        >>> state.apply("deal:7")
        >>> [str(decode(code)) for code in state.history]
        ['deal:7']
        """
        codes, log = [], self._log
        while log is not None:
            log, code = log
            codes.append(code)
        return codes[::-1]

    @property
    def log_node(self) -> object:
        """An object that identifies the history: every action replaces it. Compare it with `is`."""
        return self._log

    @staticmethod
    def action_code(action: Action | int | str) -> int:
        """Return the int of an action given as value, int or text."""
        if isinstance(action, str):
            return encode(read_action(action))
        if isinstance(action, (int, np.integer)):
            return encode(decode(action))
        return encode(action)

    def _why_not(self, action: Action) -> IllegalAction:
        legal, got = self.legal_actions(), str(action)
        if not legal:
            return IllegalAction(
                "expected nothing more, for the game is over, but got {got}", code="action/game-over", got=got
            )
        some = ", ".join(map(str, legal[:4])) + (f" or {len(legal) - 4} more" if len(legal) > 4 else "")
        return IllegalAction(
            "expected {expected}, but got {got} in {state}",
            code="action/illegal",
            expected=some,
            got=got,
            state=short_state(self),
        )

    def copy(self) -> "State":
        """Return an independent copy."""
        other = object.__new__(State)
        other.variant, other._rules = self.variant, self._rules
        other._states = _copied(self._states)
        other._out, other._log = np.empty_like(self._out), self._log
        return other

    __copy__ = clone = copy

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return State.from_bytes, (self.to_bytes(),), self.history

    def __setstate__(self, history: list[int]) -> None:
        self._log = reduce(lambda log, code: (log, code), history, self._log)

    def total(self, seat: int) -> int:
        """Return the points of the kingdom that a seat builds, alone or with its partner, in the current position.

        A seat is asked for, not a kingdom: with teams they differ, and `totals` has a number for each kingdom.
        """
        return int(dispatch.total_in(self._states, self.variant.kingdom_of(seat)))

    def totals(self) -> list[int]:
        """Return each kingdom's points in the current position; with teams a kingdom belongs to two seats."""
        return [int(dispatch.total_in(self._states, kingdom)) for kingdom in range(self.variant.kingdoms)]

    def seat_totals(self) -> list[int]:
        """Return the points of each seat's kingdom; both seats of a team have those of their kingdom."""
        totals = self.totals()
        return [totals[self.variant.kingdom_of(seat)] for seat in range(self.variant.seats)]

    def returns(self) -> list[float]:
        """Return the result of each seat, from -1 to 1, with sum 0; all 0 before the end of the game.

        A winner has 1, with two seats the loser -1, with more the losers share it; winners who share are between. Both
        seats of a team have the same.
        """
        kingdoms, winners = self.variant.kingdoms, self.winners() if self.is_over else range(self.variant.kingdoms)
        shares = [kingdoms / len(winners) * (kingdom in winners) for kingdom in range(kingdoms)]
        seats = range(self.variant.seats)
        return [(shares[self.variant.kingdom_of(seat)] - 1) / (kingdoms - 1) for seat in seats]

    def scores(self) -> list[Score]:
        """Return each kingdom's points line by line, in the current position."""
        return [self.score(kingdom) for kingdom in range(self.variant.kingdoms)]

    def score(self, kingdom: int) -> Score:
        """Return a kingdom's points line by line, in the current position.

        A kingdom is asked for, not a seat: with teams they differ (`state.variant.kingdom_of`).
        """
        return self._rules.score(self._states, self.in_play(kingdom))

    def tie_breaks(self, kingdom: int) -> tuple[int, int]:
        """Return what decides between equal points: the first number, then the second (K12)."""
        first, second = dispatch.tie_breaks_in(self._states, self.in_play(kingdom))
        return int(first), int(second)

    def in_play(self, kingdom: int) -> int:
        """Return the number of a kingdom if there is one; raise InvalidSetup if there is none."""
        return int_in_range("a kingdom", kingdom, 0, self.variant.kingdoms - 1)

    def winners(self) -> list[int]:
        """Return the kingdoms that are ahead, several when they share (K12)."""
        ahead = int(dispatch.leaders_in(self._states, np.array(self.totals(), np.int16)))
        return [kingdom for kingdom in range(self.variant.kingdoms) if ahead >> kingdom & 1]

    def winning_seats(self) -> list[int]:
        """Return the seats of the kingdoms that are ahead; both of a team."""
        return [seat for kingdom in self.winners() for seat in self.variant.rulers(kingdom)]

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__()} - _MACHINERY)

    def _repr_svg_(self) -> str | None:
        return HOOKS.svg_renderer(self) if HOOKS.svg_renderer else None

    def _repr_html_(self) -> str | None:
        svg = self._repr_svg_()
        return f'<div style="max-width: 60rem">{svg}</div>' if svg else None

    def __str__(self) -> str:
        return f"{self.variant} {self._rules.write(self._states)}"

    def __repr__(self) -> str:
        return f"State.from_text({str(self)!r})"

    @classmethod
    def from_text(cls, text: str) -> "State":
        """Read the text that `str(state)` returns. Raises NotationError or InvalidSetup if it is no position."""
        name, *words = as_text("the text of a state", text).split()[:64] or [""]
        state = cls(name)
        state._rules.read(words, state._states)
        return state

    def to_bytes(self) -> bytes:
        """Return the state as bytes: a mark, the variant, the record, and a checksum."""
        body = b"\0".join([_MAGIC, str(self.variant).encode(), self._states.tobytes()])
        return body + zlib.crc32(body).to_bytes(4, "little")

    @classmethod
    def from_bytes(cls, data: bytes) -> "State":
        """Read the bytes that `to_bytes` returns. Raises NotationError or InvalidSetup if they are no position."""
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise NotationError(
                "expected the bytes of a state, but got {got}", code="state/bytes", got=short_repr(data)
            )
        data = bytes(data)
        body = data[:-4]
        mark, _, rest = body.partition(b"\0")
        name, _, record = rest.partition(b"\0")
        if mark != _MAGIC or zlib.crc32(body).to_bytes(4, "little") != data[-4:]:
            raise NotationError(
                "expected the bytes of a state, but got {got} other bytes", code="state/bytes", got=len(data)
            )
        state = cls(name.decode("ascii", "replace"))
        if len(record) != state._states.nbytes:
            raise NotationError(
                "expected a record of {expected} bytes, but got {got}",
                code="state/bytes",
                expected=state._states.nbytes,
                got=len(record),
            )
        fresh, state._states = state._states, np.frombuffer(bytearray(record), state._states.dtype)
        if int(state._states["phase"][0]) not in state._rules.PHASES:
            raise InvalidSetup(_NO_POSITION, code="state/unreachable")
        state._rules.read(state._rules.write(state._states).split(), fresh)
        if fresh.tobytes() != record:
            raise InvalidSetup(_NO_POSITION, code="state/unreachable")
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.variant == other.variant and self._states.tobytes() == other._states.tobytes()

    __hash__ = None  # type: ignore[assignment]  # a state changes as it is played


@kernel
def gains_in(
    states: NDArray[Any],
    scratch: NDArray[Any],
    kingdom: int,
    out: NDArray[np.int64],
    points: NDArray[np.int64],
    earned: NDArray[np.int64],
) -> int:
    """Write the legal actions of the first state, and the points and coins that each adds to a kingdom at once.

    Returns how many there are.
    """
    n = legal(states[0], out)
    before, purse = total(states[0], kingdom), coins(states[0], kingdom)
    for index in range(n):
        scratch[0] = states[0]
        step(scratch[0], out[index])
        points[index] = total(scratch[0], kingdom) - before
        earned[index] = coins(scratch[0], kingdom) - purse
    return n


def gains(state: State, kingdom: int) -> list[tuple[int, int]]:
    """Return the int of every legal action, ascending, with the points that it adds to a kingdom at once."""
    scratch, out = np.zeros_like(state.states), np.empty(state.most_actions, np.int64)
    points, earned = np.empty_like(out), np.empty_like(out)
    n = gains_in(state.states, scratch, kingdom, out, points, earned)
    return sorted(zip(out[:n].tolist(), points[:n].tolist(), strict=True))
