"""Kingdomino Duel."""

from typing import Final

from ...engine.game import Family, Game

FAMILY: Final = Family(
    "duel",
    __name__,
    (
        Game(
            "duel",
            "Kingdomino Duel",
            "duel",
            (2,),
            names_seats=False,
            played={2: "Kingdomino Duel: four dice, a map of 5x7 each, and a spell book between the players."},
            puzzles=("duel()",),
        ),
    ),
)
