"""A game that the project does not know: Kingdomino in a 3x3 frame with 12 dominoes, for two. Added by its row alone.

Run as a program it is `crownland` with one game more.
"""

from pathlib import Path

from crownland.rules.registry import Game, register


def add() -> None:
    """Let everybody play it; before the rules are first used."""
    register(
        Game("tiny", "Tiny Kingdomino", "kingdomino", (2,), ("harmony",), names_seats=False, boxes=("tiny",), frame=3),
        tiny=Path(__file__).parent / "dominoes.csv",
    )


if __name__ == "__main__":
    add()
    from crownland.cli import main

    main()
