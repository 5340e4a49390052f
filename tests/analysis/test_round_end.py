"""The rest of a round: two dominoes that one kingdom claims one after the other are the same in either order."""

import random
from itertools import permutations

from crownland import CHANCE, State
from crownland.analysis.assess import Decision, Trial
from crownland.analysis.round_end import play_each_to_round_end
from crownland.games.draft.explain_claim import chooses_again, in_either_order


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


def test_nothing_is_lost_by_claiming_first_what_the_better_option_claims_second() -> None:
    rng, met = random.Random(5), 0
    states = [state for _ in range(8) for state in double_claims(rng)]
    for state in states:
        for played, better in list(permutations(state.legal_codes(), 2))[:4]:
            ends, others = play_each_to_round_end(state, played, [better], "luck")
            for here, there in zip(ends, others, strict=True):
                assert (here is there) == in_either_order(state, played, better, there)
            if all(here is there for here, there in zip(ends, others, strict=True)):
                trial = Trial(Decision(0, 1, 0, state, played), [played, better], "luck")
                trial.play(100)
                loss = trial.loss(1, 0)
                assert (loss.win, loss.points) == (0.0, 0.0)
                met += 1
        if met:
            break
    assert met, "some game has such a choice"


def test_options_that_are_no_double_claim_are_carried_on_apart() -> None:
    rng, state = random.Random(5), State("sample()")
    while state.seat == CHANCE or state.phase != "place":
        state.draw(rng) if state.seat == CHANCE else state.apply(rng.choice(state.legal_codes()))
    played, better = state.legal_codes()[:2]
    ends, others = play_each_to_round_end(state, played, [better], "luck")
    assert all(here is not there for here, there in zip(ends, others, strict=True))
