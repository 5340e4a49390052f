"""A game that the project does not know: Kingdomino in a 3x3 frame with 12 dominoes, for two. Added by its row alone.

Run as a program it is `crownland` with one game more; `tiny.py match` plays a match from the library.
"""

import random
import sys
from pathlib import Path

import crownland


def add() -> None:
    """Let everybody play it; before the rules are first used."""
    crownland.register(
        crownland.Game(
            "tiny", "Tiny Kingdomino", "kingdomino", (2,), ("harmony",), names_seats=False, boxes=("tiny",), frame=3
        ),
        tiny=Path(__file__).parent / "dominoes.csv",
    )


def play_match() -> str:
    """Play a state and a match; return the record, written and read again."""
    from crownland.match import Viewer  # noqa: PLC0415  # loads the rules

    state = crownland.State("tiny(harmony=true)")
    assert len(state.legal_actions()) == 12, "twelve dominoes to draw from"
    assert crownland.State.from_text(str(state)) == crownland.State.from_bytes(state.to_bytes()) == state
    match, rng = crownland.Match("tiny(harmony=true)", ["Ann", "Bob"], seed=bytes(32)), random.Random(1)
    while not match.is_over:
        view = Viewer(match).view()
        assert all(kingdom.frame == (3, 3) for kingdom in view.kingdoms)
        match.play(rng.choice(view.options).id)
    assert match.state.round == 3, "twelve dominoes in lines of four"
    assert all(2 <= len(match.state.land(kingdom)) <= 8 for kingdom in range(2)), "something lies, and it fits 3x3"
    line = crownland.write_record(match)
    assert crownland.read_record(line).is_complete
    return line


if __name__ == "__main__":
    add()
    if sys.argv[1:] == ["match"]:
        sys.stdout.write(play_match())
    else:
        from crownland.cli import main

        main()
