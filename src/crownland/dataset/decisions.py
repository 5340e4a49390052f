"""The decisions of one game as columns: what was seen, what was legal, what was chosen, and what came of it."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.bot import make_bot
from ..encoding.encoding import Encoding
from ..rules.state import CHANCE, State


class Decisions:
    """Collects decisions of whole games until they are written."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.columns: dict[str, list[Any]] = {}
        self.observations: list[NDArray[np.uint8]] = []
        self.masks: list[NDArray[np.bool_]] = []

    def __len__(self) -> int:
        return len(self.observations)

    def play(self, game: int, names: Sequence[str], seed: str) -> None:
        """Play game number `game` of a seed, seat by seat by these bots, and add all its decisions."""
        state, luck = State(self.encoding.variant), random.Random(f"{seed} {game}")
        bots = [make_bot(name, f"{seed} {game} {seat}") for seat, name in enumerate(names)]
        rows: list[dict[str, Any]] = []
        ply = 0
        while not state.is_over:
            if state.seat == CHANCE:
                state.draw(luck)
            else:
                action = bots[state.seat].choose(state)
                index = self.encoding.index_of(state, action)
                self.observations.append(self.encoding.observe(state, dtype=np.uint8))
                self.masks.append(self.encoding.legal_mask(state))
                rows.append({"game": game, "ply": ply, "seat": state.seat, "bot": names[state.seat], "action": index})
                rows[-1]["text"] = str(action)
                state.apply(action)
            ply += 1
        self._add(rows, state)

    def _add(self, rows: list[dict[str, Any]], end: State) -> None:
        totals, winners = end.totals(), end.winners()
        for row in rows:
            kingdom = end.variant.kingdom_of(row["seat"])
            share = (kingdom in winners) / len(winners)
            whole = {"variant": str(end.variant), **row, "kingdom": kingdom, "share": share, "totals": totals}
            for name, value in whole.items():
                self.columns.setdefault(name, []).append(value)
