"""The rest of a round: two dominoes that one kingdom claims one after the other are the same in either order."""

import random
from itertools import permutations

from crownland import CHANCE, State
from crownland.analysis.assess import Trial
from crownland.games.draft.explain_claim import chooses_again
from crownland.games.draft.table import older_line


def double_claims(rng: random.Random) -> list[State]:
    """Return the tables of a game at which whoever claims is the next to claim, too."""
    state, found = State("sample()"), []
    while not state.is_over:
        if state.seat == CHANCE:
            state.draw(rng)
            continue
        if state.phase == "claim" and len(state.legal_codes()) > 2 and state.round and chooses_again(state):
            found.append(state.copy())
        state.apply(rng.choice(state.legal_codes()))
    return found


def owns_both(state: State, end: State, dominoes: set[int]) -> bool:
    return dominoes <= {number for number, seat in older_line(end) if seat == state.seat}


def test_nothing_is_lost_by_claiming_first_what_the_better_option_claims_second() -> None:
    rng, met = random.Random(5), set()
    states = [state for _ in range(8) for state in double_claims(rng)]
    for state in states:
        for played, better in list(permutations(state.legal_actions(), 2))[:4]:
            trial = Trial(state, "luck")
            trial.compare(state.action_code(played), state.action_code(better))
            shared = [owns_both(state, end, {played.domino, better.domino}) for end in trial.ends[2:]]  # type: ignore[attr-defined]
            for here, there, is_shared in zip(trial.ends[:2], trial.ends[2:], shared, strict=True):
                assert here == there or not is_shared
            if all(shared):
                assert (trial.loss.win, trial.loss.points) == (0.0, 0.0)
            met.add(all(shared))
        if met == {True, False}:
            break
    assert met == {True, False}, "some games have such a choice, and others"


def test_options_that_are_no_double_claim_are_carried_on_apart() -> None:
    rng, state = random.Random(5), State("sample()")
    while state.seat == CHANCE or state.phase != "place":
        state.draw(rng) if state.seat == CHANCE else state.apply(rng.choice(state.legal_codes()))
    trial = Trial(state, "luck")
    trial.compare(*state.legal_codes()[:2])
    assert all(here != there for here, there in zip(trial.ends[:2], trial.ends[2:], strict=True))
