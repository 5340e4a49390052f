"""One table: the sum of its log. `apply` adds an entry; `decide` says what may be added.

A table knows no store, no socket and no time but that of its entries, so every process that reads a log gets the same
table. `view` says what may be shown of it.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import msgspec

from ...engine.state import CHANCE
from ...engine.variant import find_variant
from ...match.clock import DAY, MINUTE, Clock, Control
from ...match.match import Match
from ...match.timeline import replay
from ...match.view.viewer import Viewer
from .. import protocol
from . import entries
from .entries import Entry, Fact, Noted, Proposal, forget_old, noted
from .seats import Chair, Shuffle, assign_colours

MAX_WAIT: Final = 5 * MINUTE  # for players who have not confirmed the result of a game of a series


class Table:
    """One table at one moment."""

    def __init__(self, table_id: str, seed: str, log: Iterable[Entry]) -> None:
        self.id, self.seed = table_id, bytes.fromhex(seed)  # the server's; players may have added to that of the match
        self.version = 0  # how many entries the log has
        self.position_version = 0  # the version at which the position changed last
        self.at = 0
        self.time = 0  # milliseconds that counted for clocks, up to the last entry
        self.listed_at = 0  # when it was created, changed its seats, started or ended, by which lists are sorted
        self.host = ""
        self.setup = protocol.NewTable("")
        self.pace: protocol.PaceName = "quick"
        self.hurried = False  # bots move at once until a person is in turn
        self.chairs: list[Chair] = []
        self.begun: list[list[int]] = []  # the actions of each game that it continues from
        self.began: protocol.Begun | None = None  # the place of that moment
        self.shuffle: Shuffle | None = None  # once all seats are taken, if anybody committed to a number
        self.match: Match | None = None
        self.viewer: Viewer | None = None
        self.clock: Clock | None = None
        self.proposal: Proposal | None = None
        self.seen: set[int] = set()  # the seats whose players have confirmed the result of a game of a series
        self.waiting: int | None = None  # since when such a player waits for the others
        self.stopped: protocol.Ending | None = None  # why it ended without a winner
        self.rematch: str | None = None
        self.notes: list[protocol.Note] = []
        self.answers: dict[tuple[str, str], Answered] = {}  # by holder and id, so that no command is repeated
        for entry in log:
            self.apply(entry)

    @cached_property
    def status(self) -> str:
        if self.stopped is not None:
            return "over"
        return "open" if self.match is None else "over" if self.match.is_over else "running"

    @property
    def prepared(self) -> bool:
        """Whether the creator of the table chose the deal."""
        return self.setup.seed is not None

    @property
    def is_recorded(self) -> bool:
        """Whether its match is recorded: it was not stopped, and chance dealt all of it."""
        return self.stopped is None and not self.prepared and not self.begun

    @property
    def ended(self) -> protocol.Ending | None:
        if self.stopped is not None or self.match is None or not self.match.is_over:
            return self.stopped
        if self.match.is_played_out:
            return "played"
        return "flag" if any(chair.flag for chair in self.chairs) else "resigned"

    @cached_property
    def seat(self) -> int | None:
        if self.match is None or self.match.is_over or self.match.is_between:
            return None
        return self.match.state.seat

    @property
    def is_shuffling(self) -> bool:
        """Whether the deal waits for numbers that players committed to."""
        return self.shuffle is not None and self.match is None and self.stopped is None

    @property
    def needs_driver(self) -> bool:
        """Whether a process must drive the table: it has bots, clocks, or a deal that waits."""
        if self.match is None or self.match.is_over:
            return self.is_shuffling
        return self.clock is not None or self.match.is_between or any(chair.played_by for chair in self.chairs)

    @property
    def due(self) -> int | None:
        """When something will happen by itself, on the table's own time: a deal, a fallen flag, or the next game."""
        if self.match is None or self.match.is_over:
            return self.shuffle.until if self.shuffle is not None and self.is_shuffling else None
        if not self.match.is_between:
            return self.clock.flag_at if self.clock else None
        if not self.unseen():
            return self.time
        limit = self.clock.control.move if self.clock and self.clock.control.move else MAX_WAIT
        return None if self.waiting is None else self.waiting + limit

    @property
    def is_bot_in_turn(self) -> bool:
        return self.seat is not None and bool(self.chairs[self.seat].played_by)

    @property
    def resigned(self) -> set[int]:
        """The seats that resigned."""
        return self.match.resigned if self.match is not None else set()

    def held_seats(self, holder: str) -> list[int]:
        """Return the seats that a holder's token holds."""
        return self._held.get(holder, [])

    @cached_property
    def _held(self) -> dict[str, list[int]]:
        held: dict[str, list[int]] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.holder:
                held.setdefault(chair.holder, []).append(seat)
        return held

    def people(self) -> set[str]:
        """Return the holders who still play."""
        return {chair.holder for seat, chair in enumerate(self.chairs) if chair.holder and seat not in self.resigned}

    def unseen(self) -> set[int]:
        """Return the seats whose players have not confirmed the result of a game of a series."""
        return {
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.holder and not chair.played_by and seat not in self.resigned | self.seen
        }

    def is_final(self, seat: int) -> bool:
        """Whether a seat resigned, or ran out of time for the whole match: only a bot plays there."""
        is_whole = self.setup.clock is not None and self.setup.clock.days is None
        return seat in self.resigned or (self.chairs[seat].flag and is_whole)

    def open_seats(self) -> list[int]:
        """Return the seats that anybody may take."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open" and not self.is_final(seat)]

    def free_undo(self) -> int | None:
        """Return the seat that may undo its last decision at once: still in turn, and nothing was drawn since."""
        if self.match is None or self.seat is None or self.match.own[-1:] != [self.seat]:
            return None
        return None if self.chairs[self.seat].played_by else self.seat

    def decisions_since(self, seats: Collection[int]) -> int:
        """Return how many decisions ago these seats decided last in this game; 0 if they did not."""
        count = 0
        for doer in reversed(self.match.own if self.match else []):
            count += doer != CHANCE
            if doer in seats:
                return count
        return 0

    def apply(self, entry: Entry) -> Entry:
        """Add an entry to the log; return it with what chance drew."""
        before = self.status
        self.time += entry.elapsed if entry.elapsed >= 0 else max(entry.at - self.at, 0)
        self.at = entry.at
        facts = [self._apply_noted(fact, entry) for fact in entry.facts]
        self.version += 1
        if self.status != before or any(isinstance(fact, _SEATS) for fact in facts):
            self.listed_at = entry.at
        if any(isinstance(fact, _MOVES) for fact in facts):
            self.position_version = self.version
            self.proposal = (
                self.proposal if self.proposal and self.proposal.what == "end" and self.status == before else None
            )
        if self.thinker is not None:
            self.hurried = False
        if self.clock is not None:
            self.clock.turn(self.thinker, self.time)
        if entry.id:
            self.answers[entry.by, entry.id] = Answered(entry.digest, self._answer(entry))
        return msgspec.structs.replace(entry, facts=facts)

    def _apply_noted(self, fact: Fact, entry: Entry) -> Fact:
        proposal, match = self.proposal, self.match
        applied = self._apply(fact, entry)
        for name in _DERIVED:
            self.__dict__.pop(name, None)
        by = next(iter(self.held_seats(entry.by)), None)
        for what in noted(fact, by, proposal) if match or isinstance(fact, entries.Ended) else ():
            self.notes.append(self._note(what, entry.at))
        self.notes = forget_old(self.notes)
        return applied

    def _note(self, what: Noted, at: int) -> protocol.Note:
        logs = self.match.logs if self.match else [[]]
        return protocol.Note(
            what.what, what.seat, what.by, what.bot or None, what.proposal, len(logs), len(logs[-1]), at
        )

    def _apply(self, fact: Fact, entry: Entry) -> Fact:
        """Apply a fact; return it with what chance drew."""
        before = self.match.action_count if self.match else 0
        match fact:
            case entries.Shuffling():
                self.shuffle = Shuffle([chair.commitment for chair in self.chairs], self.time)
            case entries.Revealed(seat, number) if self.shuffle:
                self.shuffle.numbers[seat] = number
            case entries.Started(draws):
                self._start()
                return self._with_draws(fact, draws, sum(map(len, self.begun)))
            case entries.Played(seat, action, draws):
                self._play(seat, action)
                return self._with_draws(fact, draws, before + 1)
            case entries.Dealt(draws):
                self._running.next_game()
                self.seen, self.waiting = set(), None
                return self._with_draws(fact, draws, before)
            case entries.Undone(decisions):
                self._undo(decisions)
            case entries.Resigned(seat, flag):
                self._running.resign(seat)
                self._fall(seat, flag)
            case entries.Seen(seat):
                self.seen.add(seat)
                self.waiting = self.time if self.waiting is None else self.waiting
            case entries.Ended(how):
                self.stopped, self.proposal = how, None
                if self.match is not None:
                    self.match.stop()
            case _:
                self._seat(fact)
                self._apply_proposal(fact, entry)
        return fact

    @cached_property
    def colours(self) -> list[int]:
        """The colour of each seat, including open ones."""
        return assign_colours([chair.colour for chair in self.chairs])

    def _colour(self, seat: int, colour: int) -> int:
        """Return the new colour of a seat, or its old one if none is given."""
        old = self.chairs[seat].colour
        return colour if colour >= 0 else seat if old is None else old

    def _seat(self, fact: Fact) -> None:
        """Apply a fact about seats."""
        match fact:
            case entries.Laid(setup, host, begun):
                self.setup, self.host, self.pace, self.begun = setup, host, setup.pace, begun
                variant = find_variant(setup.variant)
                self.chairs = [Chair() for _ in range(variant.seats)]
                if begun:
                    event_index = len(replay(variant, [""] * variant.seats, begun).events)
                    self.began = protocol.Begun(event_index, len(begun), len(begun[-1]))
            case entries.Sat(seat, name, holder, bot, bot_name, colour, commitment):
                self.chairs[seat] = Chair(name, holder, bot, bot_name, self._colour(seat, colour), commitment)
            case entries.Left(seat):
                old = self.chairs[seat]
                self.chairs[seat] = replace(old, holder="", bot="") if self.match else Chair()
                if self.proposal is not None and self.proposal.concerns(seat):
                    self.proposal = None
            case entries.Renamed(seat, name, colour):
                self.chairs[seat].name, self.chairs[seat].colour = name, self._colour(seat, colour)
                if self.match is not None:
                    self.match.players[seat] = name
            case entries.StoodIn(seat, bot, flag):
                self.chairs[seat].stand_in = bot
                self._fall(seat, flag)
            case entries.Returned(seat):
                self.chairs[seat].stand_in = ""
                self.chairs[seat].flag = False
                if self.clock is not None:
                    self.clock.refill(seat)

    def _apply_proposal(self, fact: Fact, entry: Entry) -> None:
        """Apply a fact about a proposal, or about the pace."""
        match fact:
            case entries.Proposed(what, seat, by, bot, commitment):
                self.proposal = Proposal(
                    what, by, seat, bot, frozenset({entry.by}), {entry.by: commitment}, self.version + 1
                )
            case entries.Agreed(holder, commitment) if self.proposal:
                self.proposal = self.proposal.agreed_by(holder, commitment)
            case entries.Declined() | entries.StoodIn():
                self.proposal = None
            case entries.Again(table_id):
                self.rematch, self.proposal = table_id, None
            case entries.Paced(pace):
                self.pace = pace
            case entries.Hurried():
                self.hurried = True

    @property
    def _running(self) -> Match:
        assert self.match is not None, "a log starts a match before it plays"
        return self.match

    def _start(self) -> None:
        variant = find_variant(self.setup.variant)
        seed = self.shuffle.mix_seed(self.seed) if self.shuffle else self.seed
        self.match = Match(variant, [chair.name for chair in self.chairs], seed, True, self.begun)
        self.viewer = Viewer(self.match)
        for seat in self.shuffle.missing if self.shuffle else ():
            self.notes.append(self._note(Noted("left_out", seat, None), self.at))
        control = time_control(self.setup.clock)
        self.clock = Clock(control, variant.seats) if control else None

    def _play(self, seat: int, action: int) -> None:
        if self.seat != seat:
            raise ValueError(f"{self.id}: expected a decision of seat {self.seat}, but the log has one of {seat}")
        self._running.play(action)

    def _undo(self, decisions: int) -> None:
        """Undo decisions; notes move to the events that are left."""
        match = self._running
        for _ in range(decisions):
            match.undo()
        self.seen, self.waiting = set(), None
        game, last = len(match.logs), len(match.logs[-1])
        self.notes = [
            msgspec.structs.replace(note, event=last) if note.game == game and note.event > last else note
            for note in self.notes
        ]

    def _fall(self, seat: int, flag: bool) -> None:
        if flag and self.clock is not None:
            self.chairs[seat].flag = True
            self.clock.fall(seat)

    def _with_draws(self, fact: Fact, draws: list[int], action_index: int) -> Fact:
        """Add what chance drew to a fact. Raises ValueError if the log has other draws."""
        drawn = [code for log in self._running.logs for code in log][action_index:]
        if draws and draws != drawn:
            raise ValueError(f"{self.id}: expected the draws {drawn}, but the log has {draws}")
        return msgspec.structs.replace(fact, draws=drawn)

    @property
    def thinker(self) -> int | None:
        """The seat whose time counts: it is in turn, and a person decides for it."""
        return None if self.seat is None or self.chairs[self.seat].played_by else self.seat

    def _answer(self, entry: Entry) -> protocol.Done:
        seats = self.held_seats(entry.by) if any(isinstance(fact, entries.Sat) for fact in entry.facts) else None
        proposed = any(isinstance(fact, entries.Proposed) for fact in entry.facts)
        rematch = next((fact.table for fact in entry.facts if isinstance(fact, entries.Again)), None)
        return protocol.Done(entry.id, self.version, seats=seats, table=rematch, proposed=proposed)


@dataclass(frozen=True, slots=True)
class Answered:
    """A command that was done: its digest, and the answer."""

    digest: str
    done: protocol.Done


_DERIVED: Final = ("status", "seat", "colours", "_held")  # cached until the next fact
_SEATS: Final = (entries.Laid, entries.Sat, entries.Left, entries.Renamed)
_MOVES: Final = (entries.Started, entries.Played, entries.Dealt, entries.Undone, entries.Resigned)


def time_control(clock: protocol.Clock | None) -> Control | None:
    """Convert the clock of a table to milliseconds."""
    if clock is None:
        return None
    if clock.days is not None:
        return Control(move=int(clock.days * DAY))
    return Control(main=int((clock.minutes or 0) * MINUTE), increment=int(clock.increment * 1000))
