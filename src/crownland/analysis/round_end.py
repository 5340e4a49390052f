"""Plays the rest of a round well, so that an option is not judged by blunders that follow it.

Nothing is hidden until the next draw. In one continuation all seats try a few options of the learned bot and take the
one that wins most playouts; in the other all take the learned bot's choice. Playouts start at the draw. Near the end of
a game a single continuation would look won or lost for sure.
"""

from typing import Final

import numpy as np

from ..bots.learned import LearnedBot
from ..bots.rng import seed_key
from ..engine.action import encode
from ..engine.state import State
from ..games.draft.explain_claim import in_either_order
from .comparison import after
from .outcomes import margins, play_out_all, shares

IDEAS: Final = 4  # options that are tried
GAMES: Final = 400  # playouts of each, divided by the number of kingdoms: with more kingdoms a round is longer
LEAD: Final = 200.0  # points of lead that count as a whole victory: they decide between near equals


def play_to_round_end(state: State, seed: str) -> list[State]:
    """Return both ends of the round: by options that are tried, and by the choices of the learned bot."""
    bot, further = LearnedBot(seed), state.copy()
    while further.seat >= 0:
        further.apply_unchecked(_best_idea(further, bot, seed))
    return [further, _to_the_draw(state, bot)]


def play_each_to_round_end(state: State, played: int, others: list[int], seed: str) -> list[list[State]]:
    """Return the ends of the round after each option; options that differ only in order have the same ends."""
    ends = [play_to_round_end(after(state, code), seed) for code in (played, *others)]
    for code, theirs in zip(others, ends[1:], strict=True):
        ends[0] = [
            there if in_either_order(state, played, code, there) else here
            for here, there in zip(ends[0], theirs, strict=True)
        ]
    return ends


def _best_idea(state: State, bot: LearnedBot, seed: str) -> int:
    if len(codes := state.legal_codes()) == 1:
        return codes[0]
    codes = [encode(one.action) for one in bot.thoughts(state)[:IDEAS]]
    ends = [_to_the_draw(after(state, code), bot) for code in codes]
    kingdom, games = state.variant.kingdom_of(state.seat), GAMES // state.variant.kingdoms
    ranks = play_out_all(ends, seed_key(f"{seed} ideas"), 0, games)
    worth = shares(ranks)[..., kingdom].mean(axis=1) + margins(ranks, kingdom).mean(axis=1) / LEAD
    return codes[int(np.argmax(worth))]


def _to_the_draw(state: State, bot: LearnedBot) -> State:
    """Return the end of the round by the choices of the learned bot."""
    further = state.copy()
    while further.seat >= 0:
        codes = further.legal_codes()
        further.apply_unchecked(codes[0] if len(codes) == 1 else encode(bot.choose(further)))
    return further
