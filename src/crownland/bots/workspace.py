"""The memory of a bot that thinks: one record for each family.

Kernels of a decision work in this record alone and allocate nothing. So the same kernels run in the page, where the
record lies in the memory of a WebAssembly module.

To the compiler a field that is an array has a type of its own. A slice, `w.options[:]`, has the type of every array, so
that a kernel is not compiled a second time for it.
"""

from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.facts import load_facts
from ..engine.game import Family
from ..engine.kernel import blank, layout
from ..engine.registry import FAMILIES
from ..engine.rules import load_rules
from ..engine.setup import FINDING, MAX_FINDINGS
from ..engine.turn import MAX_SEATS
from .network import FIRST, SECOND, weights_size
from .playout import NOTES
from .simple import SCRATCH
from .value import MAX_INPUTS, load_value

MAX_PLANS: Final = 4096
MAX_BRIEF_PLANS: Final = 512  # of a reply
CANDIDATES: Final = 20  # plans that are searched
MAX_REPLIES: Final = 2  # kinds of replies to a plan
MAX_TRIED: Final = 2  # options of a trial
MAX_ENDS: Final = 2 * MAX_TRIED  # of the round after them
FURTHER_GAMES: Final = 2  # of a Dynasty, after the first
BANK: Final = 4000  # playouts that stand for a game to come

Workspaces: TypeAlias = NDArray[Any]  # an array of one record of `workspace_layout`


@cache
def workspace_layout(family: str) -> np.dtype[np.void]:
    """Return the layout of a family's workspace."""
    rules = load_rules(FAMILIES[family])
    state, options = rules.STATE, rules.MAX_ACTIONS
    inputs = load_value(family).INPUTS if FAMILIES[family].has("value") else 0
    return layout(
        [
            ("states", state, (1,)),  # in which a seat decides
            ("tables", state, (1 + SCRATCH,)),  # one state and temporary ones
            ("openings", state, (max(options, MAX_REPLIES * CANDIDATES),)),  # after each option, or plan and reply
            ("notes", NOTES, (1,)),
            ("rng", "<u8", (4,)),
            ("bot_rng", "<u8", (4,)),  # of the bot, for all decisions of a game
            ("key", "<u8"),  # of the random streams of playouts
            ("kingdom", "<i8"),  # that decides
            ("policies", "<i8", (MAX_SEATS,)),  # of each seat in playouts
            ("replies", "<i8"),  # openings of each plan
            ("turns", "<i8"),  # of the kingdom that are played well, and draws that are played on
            ("draws", "<i8"),
            ("budget", "<i8"),  # playouts
            ("spent", "<i8"),
            ("streams", "<i8"),  # used up
            ("rounds", "<i8"),  # of sequential halving
            ("round_now", "<i8"),
            ("n_options", "<i8"),
            ("n_live", "<i8"),  # the first so many of `order` are still tried
            ("n_plans", "<i8"),
            ("options", "<i8", (options,)),
            ("order", "<i8", (options,)),  # indices of options, the best first
            ("visits", "<i8", (options,)),
            ("wins", "<f8", (options,)),  # sums
            ("margins", "<f8", (options,)),
            ("values", "<f8", (options,)),
            ("totals", "<i2", (MAX_SEATS,)),
            ("out", "<i8", (2, options)),
            ("plan", "<i8", (2,)),
            ("chosen", "<i8", (CANDIDATES, 2)),
            ("plans", "<i8", (MAX_PLANS, 2)),
            ("plan_values", "<f8", (MAX_PLANS,)),
            ("plan_leads", "<f8", (MAX_PLANS,)),
            ("brief_plans", "<i8", (MAX_BRIEF_PLANS, 2)),
            ("brief_values", "<f8", (MAX_BRIEF_PLANS,)),
            ("brief_leads", "<f8", (MAX_BRIEF_PLANS,)),
            ("work", "<f4", (MAX_INPUTS + FIRST + SECOND,)),
            ("weights", "<f4", (weights_size(inputs),)),
            *_facts(FAMILIES[family]),
            *_trial(state, _bank_shape(family)),
        ]
    )


def _facts(family: Family) -> list[Any]:
    """Return the fields for the facts of a table and of one kingdom, and for findings about score sheets."""
    if not family.has("facts"):
        return []
    facts = load_facts(family)
    findings = ("findings", FINDING, (MAX_FINDINGS,))
    return [("table_facts", facts.TABLE_FACTS), ("kingdom_facts", facts.KINGDOM_FACTS), findings]


def _trial(state: np.dtype[np.void], bank: tuple[int, ...]) -> list[Any]:
    """Return the fields of a trial (`bots.trial`)."""
    return [
        ("positions", state, (2,)),  # in which a seat decided, and how far the round was played on from there
        ("ends", state, (MAX_ENDS,)),  # of the round, where playouts start
        ("trial_key", "<u8"),  # of random streams: of the playouts, and of those that choose how a round goes on
        ("ideas_key", "<u8"),
        ("stage", "<i8"),  # what is done next
        ("own", "<i8"),  # the kingdom that decides
        ("trying", "<i8"),  # the option whose round is played on, or the game of a bank
        ("n_tried", "<i8"),
        ("n_ends", "<i8"),  # of each option
        ("tried", "<i8", (MAX_TRIED,)),
        ("points", "<i2", (MAX_TRIED, MAX_SEATS)),  # at the end of a playout
        ("ranks", "<i8", (MAX_SEATS,)),
        ("shares", "<i8", (MAX_TRIED, MAX_SEATS)),  # of the victory
        ("win_sums", "<i8", (MAX_TRIED, MAX_SEATS)),
        ("point_sums", "<i8", (MAX_TRIED, MAX_SEATS)),
        ("lead_sums", "<i8", (MAX_TRIED,)),
        ("win_squares", "<i8", (MAX_SEATS,)),
        ("lead_squares", "<i8"),
        ("win", "<f8", (MAX_TRIED, MAX_SEATS)),  # means, of each option and kingdom
        ("mean_points", "<f8", (MAX_TRIED, MAX_SEATS)),
        ("mean_lead", "<f8", (MAX_TRIED,)),  # of the own kingdom
        ("shift", "<f8", (2, MAX_SEATS)),  # win and points of the last option less those of the first
        ("win_error", "<f8"),  # the largest of all kingdoms
        ("loss", "<f8", (4,)),  # win and its error, points and their error
        ("before", "<i8", (MAX_SEATS, 3)),  # points and tie breaks of each kingdom in the finished games of a Dynasty
        ("games_to_come", "<i8"),  # of a Dynasty
        ("bank", "<i2", bank),  # the same in playouts of its second and third game
    ]


def _bank_shape(family: str) -> tuple[int, ...]:
    """Return the shape of the bank; families without a Dynasty need none."""
    kingdoms = max((max(game.seats) for game in FAMILIES[family].games if "dynasty" in game.switches), default=0)
    return (FURTHER_GAMES, BANK, kingdoms, 3) if kingdoms else (1, 1, 1, 3)


def make_workspace(family: str) -> Workspaces:
    """Return an array of one workspace."""
    return blank(workspace_layout(family))
