"""Plays the tiny game from the library: a state, a match, and its record, written and read again."""

import random
import sys

if __name__ == "__main__":
    import tiny

    tiny.add()

    from crownland.match.match import Match
    from crownland.match.record.record import match_record, read_record, write_line
    from crownland.match.view.viewer import Viewer
    from crownland.rules.state import State

    state = State("tiny(harmony=true)")
    assert len(state.legal_actions()) == 12, "twelve dominoes to draw from"
    assert State.from_text(str(state)) == State.from_bytes(state.to_bytes()) == state

    match, luck = Match("tiny(harmony=true)", ["Ann", "Bob"], seed=bytes(32)), random.Random(1)
    while not match.is_over:
        view = Viewer(match).view()
        assert all(kingdom.frame == (3, 3) for kingdom in view.kingdoms)
        match.play(luck.choice(view.options).id)
    assert match.state.round == 3, "twelve dominoes in lines of four"
    assert all(len(match.state.land(kingdom)) <= 8 for kingdom in range(2))
    line = write_line(match_record(match))
    assert read_record(line).is_complete
    sys.stdout.write(line)
