"""One table: the sum of its log. `apply` adds an entry; what may be added is decided in `deciding`.

A table knows no store, no socket and no time but that of its entries, so every process that reads a log comes to the
same table. What may be shown of it to anybody is `message`.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

import msgspec

from ..match.clock import DAY, MINUTE, Clock, Control
from ..match.dealer import commitment
from ..match.match import Match
from ..match.view.viewer import Viewer
from ..rules.state import CHANCE
from ..rules.variants import find_variant
from . import entries, protocol
from .entries import Entry, Event


@dataclass(slots=True)
class Chair:
    """A seat and who sits in it: a person by the hash of a token, a bot, or nobody."""

    name: str = ""
    holder: str = ""
    bot: str = ""
    stand_in: str = ""  # the bot that plays for a person who is gone or has resigned

    @property
    def kind(self) -> str:
        return "bot" if self.bot else "person" if self.holder else "open"

    @property
    def played_by(self) -> str:
        """The bot that decides for this seat; empty when a person does."""
        return self.bot or self.stand_in


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that was asked and needs consent, and who agreed so far."""

    what: str
    by: int
    seat: int
    bot: str
    agreed: frozenset[str]


class Table:
    """One table at one moment."""

    def __init__(self, game: str, seed: str, log: Iterable[Entry]) -> None:
        self.game, self.seed = game, bytes.fromhex(seed)
        self.ply = 0  # how many entries there are
        self.changed = 0  # the ply at which the position changed last
        self.at = 0
        self.listed = 0  # when it was laid, changed its seats, began or ended: what lists of games are sorted by
        self.host = ""
        self.setup = protocol.NewGame("")
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.clock: Clock | None = None
        self.wish: Wish | None = None
        self.rematch: str | None = None
        self.answers: dict[
            tuple[str, str], protocol.Done
        ] = {}  # by holder and id: what was done once is not done again
        self._viewer: Viewer | None = None
        for entry in log:
            self.apply(entry)

    @property
    def status(self) -> str:
        return "open" if self.match is None else "over" if self.match.is_over else "running"

    @property
    def seat(self) -> int | None:
        """The seat in turn."""
        return self.match.state.seat if self.match is not None and not self.match.is_over else None

    @property
    def is_kept(self) -> bool:
        """Tell whether some process must keep the game going: bots move, and flags fall."""
        return self.status == "running" and (self.clock is not None or any(chair.played_by for chair in self.chairs))

    def seats_of(self, holder: str) -> list[int]:
        """Return the seats that a holder's token holds."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def people(self) -> set[str]:
        """Return the holders who still play."""
        resigned = self.match.resigned if self.match else set()
        return {chair.holder for seat, chair in enumerate(self.chairs) if chair.holder and seat not in resigned}

    def free_undo(self) -> int | None:
        """Return the seat that may take its last decision back at once: still in turn, and nothing was drawn since."""
        if self.match is None or self.seat is None or not self.match.doers or self.match.doers[-1] != self.seat:
            return None
        return None if self.chairs[self.seat].played_by else self.seat

    def decisions_since(self, seats: Collection[int]) -> int:
        """Return how many decisions of this game go back to the last one of these seats, 0 when there is none."""
        count = 0
        for doer in reversed(self.match.doers if self.match else []):
            count += doer != CHANCE
            if doer in seats:
                return count
        return 0

    def apply(self, entry: Entry) -> Entry:
        """Add an entry to the log; return it with what chance drew."""
        before = self.status
        events = [self._apply(event, entry) for event in entry.events]
        self.ply += 1
        self.at = entry.at
        if self.status != before or any(isinstance(event, _SEATS) for event in events):
            self.listed = entry.at
        if any(isinstance(event, _MOVES) for event in events):
            self.changed = self.ply
            self.wish = None
        if self.clock is not None:
            self.clock.turn(self._thinker(), entry.at)
        if entry.id:
            self.answers[entry.by, entry.id] = self._answer(entry)
        return msgspec.structs.replace(entry, events=events)

    def _apply(self, event: Event, entry: Entry) -> Event:
        match event:
            case entries.Laid(setup, host):
                self.setup, self.host = setup, host
                self.chairs = [Chair() for _ in range(find_variant(setup.variant).seats)]
            case entries.Sat(seat, name, holder, bot):
                self.chairs[seat] = Chair(name, holder, bot)
            case entries.Left(seat):
                old = self.chairs[seat]
                self.chairs[seat] = Chair(name=old.name if self.match else "", stand_in=old.stand_in)
            case entries.Started(draws):
                self._start()
                return self._with_draws(event, draws, 0)
            case entries.Played(seat, action, draws):
                ply = self._running.ply
                self._running.play(action)
                return self._with_draws(event, draws, ply + 1)
            case entries.Undone(decisions):
                resigned = set(self._running.resigned)
                for _ in range(decisions):
                    self._running.undo()
                self._running.resigned |= resigned
            case entries.Resigned(seat):
                self._running.resign(seat)
            case entries.Asked(what, seat, by, bot):
                self.wish = Wish(what, by, seat, bot, frozenset({entry.by}))
            case entries.Agreed(holder) if self.wish:
                self.wish = Wish(
                    self.wish.what, self.wish.by, self.wish.seat, self.wish.bot, self.wish.agreed | {holder}
                )
            case entries.Declined():
                self.wish = None
            case entries.StoodIn(seat, bot):
                self.chairs[seat].stand_in = bot
                self.wish = None
            case entries.Returned(seat):
                self.chairs[seat].stand_in = ""
            case entries.Again(game):
                self.rematch = game
        return event

    @property
    def _running(self) -> Match:
        assert self.match is not None, "a log starts a match before it plays"
        return self.match

    def _start(self) -> None:
        variant = find_variant(self.setup.variant)
        self.match = Match(variant, [chair.name for chair in self.chairs], self.seed)
        self._viewer = Viewer(self.match)
        control = control_of(self.setup.clock)
        self.clock = Clock(control, variant.seats) if control else None

    def _with_draws(self, event: Event, draws: list[int], ply: int) -> Event:
        """Write down what chance drew; a log that says otherwise is not ours."""
        drawn = [code for log in self._running.logs for code in log][ply:]
        if draws and draws != drawn:
            raise ValueError(f"{self.game}: expected the draws {drawn}, but the log has {draws}")
        return msgspec.structs.replace(event, draws=drawn)

    def _thinker(self) -> int | None:
        return None if self.seat is None or self.chairs[self.seat].played_by else self.seat

    def _answer(self, entry: Entry) -> protocol.Done:
        seats = self.seats_of(entry.by) if any(isinstance(event, entries.Sat) for event in entry.events) else None
        asked = any(isinstance(event, entries.Asked) for event in entry.events)
        game = next((event.game for event in entry.events if isinstance(event, entries.Again)), None)
        return protocol.Done(entry.id, self.ply, seats=seats, game=game, asked=asked)

    def message(self, now: int, away: Collection[int] = (), gone: Collection[int] = ()) -> protocol.Table:
        """Tell the table as everybody may see it: no holder, and no seed before the end."""
        return protocol.Table(
            game=self.game,
            ply=self.ply,
            status=self.status,  # type: ignore[arg-type]
            variant=self.setup.variant,
            public=self.setup.public,
            pace=self.setup.pace,
            clock=self.setup.clock,
            on_flag=self.setup.on_flag,
            hints=self.setup.hints,
            seats=[self._seat(seat, now, away, gone) for seat in range(len(self.chairs))],
            host=next(iter(self.seats_of(self.host)), None),
            commitment=commitment(self.seed),
            seed=self.seed.hex() if self.status == "over" else None,
            asked=self._asked(),
            undo=self.free_undo(),
            rematch=self.rematch,
            view=self._viewer.view() if self._viewer else None,
            at=now,
        )

    def _seat(self, seat: int, now: int, away: Collection[int], gone: Collection[int]) -> protocol.Seat:
        chair, clock = self.chairs[seat], self.clock
        return protocol.Seat(
            kind=chair.kind,  # type: ignore[arg-type]
            name=chair.name,
            bot=chair.played_by or None,
            away=seat in away,
            gone=seat in gone,
            stand_in=bool(chair.stand_in),
            resigned=self.match is not None and seat in self.match.resigned,
            clock=clock.left(seat, now) if clock else None,
            ticking=clock is not None and clock.thinking == seat,
        )

    def _asked(self) -> protocol.Asked | None:
        if self.wish is None:
            return None
        wish = self.wish
        waits = [seat for holder in self.people() - wish.agreed for seat in self.seats_of(holder) if seat != wish.seat]
        return protocol.Asked(wish.what, wish.by, wish.seat, wish.bot or None, sorted(waits))  # type: ignore[arg-type]


_SEATS: Final = (entries.Laid, entries.Sat, entries.Left)
_MOVES: Final = (entries.Started, entries.Played, entries.Undone, entries.Resigned)


def control_of(clock: protocol.Clock | None) -> Control | None:
    """Turn the clock that a table chose into milliseconds."""
    if clock is None:
        return None
    if clock.days is not None:
        return Control(move=int(clock.days * DAY))
    return Control(main=int((clock.minutes or 0) * MINUTE), increment=int(clock.increment * 1000))
