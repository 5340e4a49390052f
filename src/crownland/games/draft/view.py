"""The view of every game with a draft: lines and kings."""

from functools import cache

from ...engine.unpack import PlainRow
from ...match.view.types import Domino, Draft, Half, Offer, Unseen
from ..land.pieces import BOXES, DOMINOES


@cache
def domino(box: str, number: int) -> Domino:
    """Return a domino by its number."""
    known = DOMINOES[box][number]
    first, second = (Half(terrain, crowns) for terrain, crowns in zip(known.terrains, known.crowns, strict=True))
    return Domino(box, number, (first, second))


def view_draft(facts: PlainRow, unseen: list[Unseen]) -> Draft:
    """Return the lines with their kings, and the domino in hand."""
    turns, lines = facts.turns, facts.lines
    box, newer_box = BOXES[lines.older_box], BOXES[lines.newer_box]
    older = zip(lines.older[: turns.n_order], turns.order, lines.done, strict=False)
    newer = zip(lines.newer[: turns.n_next], turns.next_order, strict=False)
    return Draft(
        [Offer(domino(box, number), seat, bool(done)) for number, seat, done in older],
        [Offer(domino(newer_box, number), None if seat < 0 else seat, False) for number, seat in newer],
        domino(box, lines.hand) if lines.hand else None,
        unseen,
    )
