"""Finding a puzzle: the strongest bot plays games, and out of each the decision is taken whose answer is clearest.

Everything depends on the seed, the game and the number of the puzzle alone, so that any one can be made again, and
making a year of them can stop and go on.
"""

import hashlib
from dataclasses import dataclass
from typing import Final, cast

from ..bots.bot import Thinker, make_bot
from ..match.match import Match
from ..reasons.claims import chooses_again
from ..reasons.explaining import explain, obvious
from ..rules.actions import encode
from ..rules.draft.actions import Claim
from ..rules.state import State
from ..rules.variants import Variant, find_variant
from .puzzle import Puzzle, Worth
from .rooms import VARIANTS
from .verdicts import Verdict, judge

PLAYER: Final = "search(playouts=100)"  # plays the games
CHECKER: Final = "search(playouts=2000)"  # must agree: twenty times the playouts, another seed
PLAYOUTS: Final = 200  # of each option, to look at a decision
DEEP_PLAYOUTS: Final = 2000  # of each option, for its verdict
FIRST, LAST = 0.35, 0.93  # the part of a game that puzzles come from
LEAST_OPTIONS: Final = 3  # that differ
MOST_LOOKED_AT: Final = 16  # decisions of a game
MOST_OF_A_GAME: Final = 4
HINT: Final = 0.02  # by how much the player must prefer its choice to the greedy one


@dataclass(frozen=True, slots=True)
class Bar:
    """What is asked of an answer, in points of lead and in the chance to win."""

    margin: float = 1.2  # ahead of the second best option, …
    win: float = 0.03
    temptation_margin: float = 2.0  # … and of the one that a greedy player takes
    temptation_win: float = 0.05
    errors: float = 4.0  # the margins in standard errors
    lowest: float = 0.12  # chance to win: the game is still open
    highest: float = 0.97


BAR: Final = Bar()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision of a game: how many actions came before it, what the player chose, what a greedy one would."""

    number: int
    state: State
    best: int
    temptation: int
    gap: float


def find(game: str, number: int, seed: str) -> list[Puzzle]:
    """Play the game of a number, and return its puzzles: at most MOST_OF_A_GAME, often none."""
    variants = VARIANTS[game]
    return puzzles_in_game(find_variant(variants[number % len(variants)]), f"{seed} {game} {number}")


def puzzles_in_game(variant: Variant, luck: str) -> list[Puzzle]:
    """Play one game and return its puzzles, the clearest first; two of them never come from the same round."""
    log, candidates = play(variant, luck)
    likely = [one for one in candidates if FIRST * len(log) <= one.number <= LAST * len(log)]
    found: dict[int, Puzzle] = {}
    for one in sorted(likely, key=lambda one: -one.gap)[:MOST_LOOKED_AT]:
        if one.state.round not in found and (puzzle := _check(one, log, luck)):
            found[one.state.round] = puzzle
        if len(found) == MOST_OF_A_GAME:
            break
    return list(found.values())


def _check(one: Candidate, log: list[int], luck: str) -> Puzzle | None:
    """Look at a decision, then look deeper; return the puzzle if it passes and can be explained."""
    verdicts = judge(one.state, PLAYOUTS, f"{luck} look")
    if not is_clear(one, verdicts, Bar(errors=1.0)):
        return None
    if isinstance(one.state.legal_actions()[0], Claim) and chooses_again(one.state):  # then it can take both
        return None
    if encode(make_bot(CHECKER, f"{luck} check").choose(one.state)) not in verdicts[0].options:
        return None
    verdicts = judge(one.state, DEEP_PLAYOUTS, f"{luck} deep")
    if not is_clear(one, verdicts, BAR):
        return None
    reasons = explain(one.state, verdicts[0].options[0], one.temptation, f"{luck} why")
    if not reasons:
        return None
    worths = {code: Worth(round(100 * each.win), round(each.margin, 1)) for each in verdicts for code in each.options}
    return Puzzle(luck, one.state.variant, tuple(log[: one.number]), one.temptation, worths, tuple(reasons))


def play(variant: Variant, luck: str) -> tuple[list[int], list[Candidate]]:
    """Let the strongest bot play a game against itself; return its log and the decisions that may be puzzles."""
    bot, greedy = cast(Thinker, make_bot(PLAYER, luck)), make_bot("greedy")
    match = Match(variant, ["?"] * variant.seats, seed=hashlib.sha256(luck.encode()).digest())
    candidates: list[Candidate] = []
    while not match.is_over:
        state = match.state
        if len(codes := state.legal_codes()) == 1:
            match.play(codes[0])
            continue
        thoughts = bot.thoughts(state)
        best, temptation = thoughts[0], encode(greedy.choose(state))
        other = next(one for one in thoughts if encode(one.action) == temptation)
        gap = best.value - other.value
        if len(codes) >= LEAST_OPTIONS and gap >= HINT:
            candidates.append(Candidate(match.action_count, state.copy(), encode(best.action), temptation, gap))
        match.play(best.action)
    return match.logs[0], candidates


def is_clear(one: Candidate, verdicts: list[Verdict], bar: Bar) -> bool:
    """Tell whether one option is clearly best, and neither the greedy one nor the one that anybody would see."""
    best, second = verdicts[0], verdicts[1]
    tempting = next(verdict for verdict in verdicts if one.temptation in verdict.options)
    return (
        len(verdicts) >= LEAST_OPTIONS
        and one.best in best.options
        and tempting is not best
        and bar.lowest <= best.win <= bar.highest
        and best.margin - second.margin >= max(bar.margin, bar.errors * second.margin_error)
        and best.win - max(other.win for other in verdicts[1:]) >= bar.win
        and best.margin - tempting.margin >= bar.temptation_margin
        and best.win - tempting.win >= bar.temptation_win
        and obvious(one.state) not in best.options
    )
