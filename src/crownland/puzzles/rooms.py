"""The games that have daily puzzles, and the variants of each that take turns."""

from typing import Final

VARIANTS: Final = {
    "kingdomino": (
        "kingdomino(seats=2)",
        "kingdomino(seats=4)",
        "kingdomino(seats=2,harmony=true,middle_kingdom=true)",
        "kingdomino(seats=3)",
        "kingdomino(seats=2)",
        "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
        "kingdomino(seats=2,mighty_duel=true)",
    ),
    "sample": ("sample()", "sample()", "sample(harmony=true,middle_kingdom=true)"),
    "queendomino": ("queendomino(seats=2)", "queendomino(seats=2)", "queendomino(seats=3)", "queendomino(seats=4)"),
    "royal_wedding": ("royal_wedding(seats=3)", "royal_wedding(seats=4)"),
    "duel": ("duel()",),
}

GAMES: Final = tuple(VARIANTS)
