"""The events of a match one by one, with the actions that each stands for; a *ply* counts them through all games."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...engine.errors import InvalidSetup
from ...engine.variant import Variant
from .events import Teller
from .kinds import Event


@dataclass(frozen=True, slots=True)
class Told:
    """One event of a record, and the ints of the actions that it stands for."""

    ply: int  # how many events there are with this one
    game: int  # of the match, from 1
    number: int  # of its first action in its game, from 0
    event: Event
    codes: list[int]


def events_of(variant: Variant, logs: Sequence[Sequence[int]]) -> Iterator[Told]:
    """Give all events of a match, in their order."""
    ply = 0
    for game, log in enumerate(logs, 1):
        teller, first = Teller(variant), 0
        for number, code in enumerate(log, 1):
            for event in teller.tell([code]):
                ply += 1
                yield Told(ply, game, first, event, list(log[first:number]))
                first = number


def logs_at(variant: Variant, logs: Sequence[Sequence[int]], ply: int) -> list[list[int]]:
    """Return the ints of the actions of each game up to a ply; raise InvalidSetup where the match has no such."""
    events = list(events_of(variant, logs))
    if not 0 <= ply <= len(events):
        raise InvalidSetup(f"expected a ply from 0 to {len(events)}, but got {ply}")
    cut: list[list[int]] = [[]]
    for told in events[:ply]:
        cut += [[] for _ in range(told.game - len(cut))]
        cut[-1] += told.codes
    return cut
