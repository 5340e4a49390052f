"""`crownland` with one family of games more; `with_pig.py match` plays a match from the library."""

import random
import sys

import crownland


def play_match() -> str:
    """Play a state and a match; return the record, written and read again."""
    state = crownland.State("pig(seats=3)")
    assert list(map(str, state.legal_actions())) == ["dare:hold", "dare:roll"]
    state.apply("dare:roll")
    assert state.seat == crownland.CHANCE and len(state.chance_outcomes()) == 6
    state.apply("fall:4")
    assert crownland.State.from_text(str(state)) == crownland.State.from_bytes(state.to_bytes()) == state
    assert state.land(0) == {} and not hasattr(state, "draft")
    match, rng = crownland.Match("pig(seats=2)", ["Ann", "Bob"], seed=bytes(32)), random.Random(1)
    while not match.is_over:
        match.play(rng.choice(match.state.legal_actions()))
    assert max(match.state.totals()) >= 20
    line = crownland.write_record(match)
    assert crownland.read_record(line).is_complete
    return line


if __name__ == "__main__":
    crownland.register_family("pig")
    if sys.argv[1:] == ["match"]:
        sys.stdout.write(play_match())
    else:
        from crownland.cli import main

        main()
