"""The rest of a round as good players go on, so that an option is not judged by blunders that come after it.

Until the next draw nothing is hidden. In one line everybody tries a few ideas that the learned bot likes and takes
the one after which most games are won; in another everybody does what the bot likes best. From the draw on, games are
played out quickly. Near the end of a game a single line would call it won or lost for sure.
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

IDEAS: Final = 4  # that are tried out
GAMES: Final = 400  # after each, shared by the kingdoms: the more of them, the longer a round
LEAD: Final = 200.0  # points of lead that are worth as much as the whole chance to win: they tell near equals apart


def play_to_round_end(state: State, seed: str) -> list[State]:
    """Return where the round ends: if everybody tries ideas out, and if everybody does what the bot likes best."""
    bot, further = LearnedBot(seed), state.copy()
    while further.seat >= 0:
        further.apply_unchecked(_best_idea(further, bot, seed))
    return [further, _to_the_draw(state, bot)]


def play_each_to_round_end(state: State, played: int, others: list[int], seed: str) -> list[list[State]]:
    """Carry on what was played, then other options; where the order of two of them is all the same, so is the round."""
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
    """Return where the round ends if everybody does what the bot likes best."""
    further = state.copy()
    while further.seat >= 0:
        codes = further.legal_codes()
        further.apply_unchecked(codes[0] if len(codes) == 1 else encode(bot.choose(further)))
    return further
