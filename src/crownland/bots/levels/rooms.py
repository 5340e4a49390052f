"""Who plays each level, the easiest first, in each family of games.

Each wins at least 70 of 100 games against the one before it; `docs/lab/strength.md` tells how that was measured.
"""

from typing import Final

PLAYERS: Final[dict[str, tuple[str, str, str, str, str]]] = {
    "kingdomino": (
        "beginner(sees=50)",
        "beginner",
        "greedy",
        "mce_greedy(playouts=40)",
        "search(playouts=2000)",
    ),
    "queendomino": (
        "beginner(sees=50)",
        "beginner",
        "greedy",
        "learned",
        "search(playouts=2000)",
    ),
    "duel": (
        "beginner(sees=50)",
        "beginner",
        "beginner(slips=50)",
        "greedy",
        "search(playouts=2000)",
    ),
}
