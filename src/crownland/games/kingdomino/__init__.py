"""Kingdomino and its two-player sample."""

from pathlib import Path
from typing import Final

from ...engine.game import Family, Game

_HERE: Final = Path(__file__).parent
_SERIES: Final = ("dynasty", "harmony", "middle_kingdom")

FAMILY: Final = Family(
    "kingdomino",
    __name__,
    (
        Game(
            "kingdomino",
            "Kingdomino",
            "kingdomino",
            (2, 3, 4),
            (*_SERIES, "mighty_duel"),
            {"mighty_duel": (2,)},  # K16
            boxes=("kingdomino",),
            played={
                2: "Two kings each, 24 of the 48 dominoes, 6 rounds, a kingdom of 5x5.",
                3: "One king each, 36 of the 48 dominoes, 12 rounds, a kingdom of 5x5.",
                4: "One king each, all 48 dominoes, 12 rounds, a kingdom of 5x5.",
            },
            puzzles=(
                "kingdomino(seats=2)",
                "kingdomino(seats=4)",
                "kingdomino(seats=2,harmony=true,middle_kingdom=true)",
                "kingdomino(seats=3)",
                "kingdomino(seats=2)",
                "kingdomino(seats=4,harmony=true,middle_kingdom=true)",
                "kingdomino(seats=2,mighty_duel=true)",
            ),
        ),
        Game(
            "sample",
            "Kingdomino sample",
            "kingdomino",
            (2,),
            _SERIES,
            names_seats=False,
            boxes=("sample",),
            played={2: "The two-player sample: 24 dominoes of its own (reconstructed), 6 rounds, 5x5."},
            puzzles=("sample()", "sample()", "sample(harmony=true,middle_kingdom=true)"),
        ),
    ),
    boxes={"kingdomino": _HERE / "dominoes.csv", "sample": _HERE / "sample_dominoes.csv"},
    takes_any_box=True,
)
