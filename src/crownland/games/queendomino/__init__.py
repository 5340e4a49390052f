"""Queendomino, and Royal Wedding, which plays its rules with both boxes."""

from pathlib import Path
from typing import Final

from ...engine.game import Family, Game

FAMILY: Final = Family(
    "queendomino",
    __name__,
    (
        Game(
            "queendomino",
            "Queendomino",
            "queendomino",
            (2, 3, 4),
            boxes=("queendomino",),
            played={
                2: "Queendomino: coins, knights, buildings, a queen and a dragon. Two kings each, 12 rounds, 7x7.",
                3: "Queendomino with one king each: all 48 dominoes, one of each line left over, 12 rounds, 5x5.",
                4: "Queendomino with one king each: all 48 dominoes, 12 rounds, 5x5.",
            },
            puzzles=(
                "queendomino(seats=2)",
                "queendomino(seats=2)",
                "queendomino(seats=3)",
                "queendomino(seats=4)",
            ),
        ),
        Game(
            "royal_wedding",
            "Royal Wedding",
            "queendomino",
            (3, 4, 5, 6, 7, 8),
            ("teams",),
            {"teams": (6, 8)},  # W4
            boxes=("queendomino", "kingdomino"),
            played={
                **dict.fromkeys((3, 4), "Both boxes in turn, by the rules of Queendomino: lines of 4, 24 rounds, 7x7."),
                **dict.fromkeys((5, 6), "Both boxes in turn: lines of 8, 12 rounds, 5x5."),
                **dict.fromkeys(
                    (7, 8),
                    "Both boxes in turn: lines of 8, 12 rounds, 5x5. Not recommended: a round takes long.",
                ),
            },
            puzzles=("royal_wedding(seats=3)", "royal_wedding(seats=4)"),
        ),
    ),
    boxes={"queendomino": Path(__file__).parent / "dominoes.csv"},
)
