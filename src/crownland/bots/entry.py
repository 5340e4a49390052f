"""The entry points of the page: kernels that perform any `Call` in a workspace.

`web/generate/wasm.py` compiles two modules of each family to WebAssembly: a small one with `call_rules`, which every
table needs, and a full one with `call`. Results other than an int are in the workspace.
"""

from enum import IntEnum, auto

from ..engine.dispatch import apply, leaders, legal, outcomes_in, pick, pick_in, step, tie_breaks, total
from ..engine.facts import kingdom_facts, table_facts, why_not
from ..engine.kernel import kernel
from ..engine.setup import lay_square, list_findings
from ..engine.state import gains_in
from ..engine.turn import OVER
from .beginner import beginner
from .learned import learned, list_all_plans
from .monte_carlo import begin_options, rank, think_options
from .playout import MAX_ACTIONS_PER_GAME, QUICK
from .rng import draw_key, next_bits, seed_rng
from .search import begin_plans, think_plans
from .simple import greedy
from .trial import begin_trial, find_grade, think_trial
from .workspace import Workspaces


class Call(IntEnum):
    """An operation; `one` and `two` are its arguments. The calls before PLAY are those of the small module."""

    LEGAL = auto()  # list the legal actions in `options`; return how many
    OUTCOMES = auto()  # list what chance can do in `options`, and the weights in `out`; return how many
    GAINS = auto()  # list the legal actions in `options`, and in `out` what each adds to kingdom `one`: points, coins
    APPLY = auto()  # apply action `one`
    TABLE_FACTS = auto()  # write `table_facts`
    KINGDOM_FACTS = auto()  # write `kingdom_facts` about kingdom `one`
    WHY_NOT = auto()  # return the reason why action `one` is illegal, which it must be; its numbers are in `out`
    LAY_SQUARE = auto()  # lay the square `two` of a score sheet in kingdom `one`
    PICK = auto()  # return the action that the 32 random bits `one` choose
    TOTAL = auto()  # return the points of kingdom `one`
    TIE_BREAK = auto()  # return the first or second (`two`) tie break of kingdom `one`
    LEADERS = auto()  # return the set of kingdoms that are ahead; their points are in `totals`
    SEED = auto()  # start `bot_rng` with `key`
    RANDOM = auto()  # return any legal action, with random bits from `bot_rng`
    BEGINNER = auto()  # return the action of `beginner(sees=one,slips=two)`, with random bits from `bot_rng`
    GREEDY = auto()  # return the action of `greedy`
    PLAY = auto()  # play a random game to its end with stream `one` of `key`; return a checksum of its actions
    LEARNED = auto()  # return the action of `learned`
    LIST_PLANS = auto()  # list all plans of the turn with their learned values; return how many
    FINDINGS = auto()  # write what cannot be about a table of score sheets into `findings`; return how many
    DRAW_KEY = auto()  # draw `key` from `bot_rng`
    BEGIN_OPTIONS = auto()  # prepare the evaluation of all legal options
    THINK_OPTIONS = auto()  # spend about `one` playouts of `budget`; return whether some of it is left
    BEGIN_PLANS = auto()  # prepare the search of the best plans
    THINK_PLANS = auto()  # spend about `one` playouts of `budget`; return whether some of it is left
    RANK = auto()  # sort `order`, the best option first; return the best option
    BEGIN_ASSESSMENT = auto()  # prepare the comparison of the options `one`, which was played, and `two`
    BEGIN_OUTLOOK = auto()  # prepare the outlook of all kingdoms
    BEGIN_CHANCE = auto()  # prepare the chance to win after action `one`
    BEGIN_BANK = auto()  # prepare the playouts of game `one` to come of a Dynasty
    THINK_TRIAL = auto()  # make about `one` playouts of what was prepared; return whether some are left
    GRADE = auto()  # return the grade of what was played, the best first


@kernel
def call_rules(workspaces: Workspaces, what: int, one: int, two: int) -> int:
    """Perform one of the calls that every table needs: rules, facts, and the bots that do not search."""
    w = workspaces[0]
    state = w.states[0]
    if what == Call.LEGAL:
        return legal(state, w.options[:])
    if what == Call.OUTCOMES:
        return outcomes_in(w.states[:], w.options[:], w.out[0])
    if what == Call.GAINS:
        return gains_in(w.states[:], w.tables[1:], one, w.options[:], w.out[0], w.out[1])
    if what == Call.APPLY:
        step(state, one)
    elif what == Call.TABLE_FACTS:
        table_facts(state, w.table_facts)
    elif what == Call.KINGDOM_FACTS:
        kingdom_facts(state, one, w.kingdom_facts)
    elif what == Call.WHY_NOT:
        return why_not(state, one, w.out[0])
    elif what == Call.LAY_SQUARE:
        lay_square(state, one, two)
    elif what == Call.PICK:
        return pick_in(w.states[:], one)
    elif what == Call.TOTAL:
        return total(state, one)
    elif what == Call.TIE_BREAK:
        first, second = tie_breaks(state, one)
        return first if two == 0 else second
    elif what == Call.LEADERS:
        return find_leaders(workspaces)
    elif what == Call.SEED:
        seed_rng(w.bot_rng, w.key, 0)
    elif what == Call.RANDOM:
        return pick_in(w.states[:], next_bits(w.bot_rng))
    elif what == Call.BEGINNER:
        return beginner(workspaces, one, two)
    elif what == Call.GREEDY:
        return greedy(state, w.tables[1:])
    return 0


@kernel
def call(workspaces: Workspaces, what: int, one: int, two: int) -> int:
    """Perform any `Call`."""
    w = workspaces[0]
    if what < Call.PLAY:
        return call_rules(workspaces, what, one, two)
    if what == Call.PLAY:
        return play_random(workspaces, one)
    if what == Call.LEARNED:
        return learned(workspaces)
    if what == Call.LIST_PLANS:
        return list_all_plans(workspaces)
    if what == Call.FINDINGS:
        return list_findings(w.states[0], w.kingdom_facts.land, w.findings[:])
    if what == Call.DRAW_KEY:
        w.key = draw_key(w.bot_rng)
    elif what == Call.BEGIN_OPTIONS:
        for seat in range(len(w.policies)):
            w.policies[seat] = QUICK
        begin_options(workspaces)
    elif what == Call.THINK_OPTIONS:
        return 1 if think_options(workspaces, one) else 0
    elif what == Call.BEGIN_PLANS:
        begin_plans(workspaces)
    elif what == Call.THINK_PLANS:
        return 1 if think_plans(workspaces, one) else 0
    elif what == Call.RANK:
        rank(workspaces)
        return int(w.options[w.order[0]])
    elif Call.BEGIN_ASSESSMENT <= what <= Call.BEGIN_BANK:
        begin_trial(workspaces, what - Call.BEGIN_ASSESSMENT, one, two)
    elif what == Call.THINK_TRIAL:
        return 1 if think_trial(workspaces, one) else 0
    elif what == Call.GRADE:
        return find_grade(workspaces)
    return 0


@kernel
def find_leaders(workspaces: Workspaces) -> int:
    """Write the points of all kingdoms into `totals`; return the set of those that are ahead."""
    w = workspaces[0]
    for kingdom in range(w.states[0].kingdoms_in_play):
        w.totals[kingdom] = total(w.states[0], kingdom)
    return leaders(w.states[0], w.totals[:])


@kernel
def play_random(workspaces: Workspaces, stream: int) -> int:
    """Play the state to its end by random picks; return a checksum of the actions."""
    w = workspaces[0]
    state = w.states[0]
    seed_rng(w.rng, w.key, stream)
    checksum = 0
    for _ in range(MAX_ACTIONS_PER_GAME):
        if state.phase == OVER:
            break
        action = pick(state, next_bits(w.rng))
        checksum = (checksum * 31 + action) & 0x7FFFFFFF
        apply(state, action)
    return checksum
