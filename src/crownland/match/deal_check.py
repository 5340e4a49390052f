"""Dealing a match again from its seed: chance was fair if every position that it leads to is the recorded one.

A record says what lay on the table, not in which order the dominoes of a line came out of the box; so positions are
compared whenever chance has finished its part.
"""

from ..rules.errors import IllegalAction
from ..rules.state import CHANCE, State
from .dealer import draw_outcome
from .timeline import Timeline, replay


class DealCheck:
    """Draws from a seed what chance did in a match, while somebody else applies the actions of that match."""

    def __init__(self, seed: bytes, first_event: int = 0) -> None:
        """Check what was drawn after the first so many events: those before it were not dealt from this seed."""
        self.draws = 0
        self.error: IllegalAction | None = None  # the first difference
        self._seed, self._first_event = seed, first_event
        self._dealt: State | None = None  # what the seed leads to, while chance is in turn
        self._start, self._codes = 0, list[int]()  # the first action of this turn of chance, and what the seed drew

    def follow(self, past: Timeline) -> None:
        """Compare a match after its next action, or at the start of a game."""
        if self.error is not None or len(past.events) < self._first_event:
            return
        if self._dealt is not None and past.actors:
            self._draw(self._dealt)
            if past.state.seat != CHANCE:
                self.finish(past)
        elif past.state.seat == CHANCE:
            self._dealt, self._start, self._codes = past.state.copy(), len(past.actors), []

    def _draw(self, dealt: State) -> None:
        if dealt.seat == CHANCE:
            self._codes.append(draw_outcome(self._seed, self.draws, dealt))
            dealt.apply_unchecked(self._codes[-1])
            self.draws += 1

    def finish(self, past: Timeline) -> None:
        """Compare a match where chance has finished its part, or where a game or the match ends before that."""
        if self._dealt is not None and self._dealt != past.state:
            self.error = IllegalAction(self._difference(past))
        self._dealt = None

    def _difference(self, past: Timeline) -> str:
        dealt = replay(past.variant, past.players, [[*past.logs[-1][: self._start], *self._codes]])
        recorded = replay(past.variant, past.players, past.logs[-1:])
        pairs = zip(recorded.events, dealt.events, strict=False)
        differing = (one.event_index for one, other in pairs if one.event != other.event)
        event = next(differing, len(recorded.events))
        game = f"game {len(past.logs)}, " if past.variant.dynasty else ""
        return f"{game}event {event}: expected what the seed deals, but something else was drawn"


def check_deal(timeline: Timeline, seed: bytes, first_event: int = 0) -> int:
    """Deal a match again from a seed; return the number of draws, raise IllegalAction where one differs."""
    check, past = DealCheck(seed, first_event), timeline
    for past in timeline.walk():
        check.follow(past)
    check.finish(past)
    if check.error is not None:
        raise check.error
    return check.draws
