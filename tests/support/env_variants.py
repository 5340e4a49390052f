"""What environments are tried on: a variant of each game, a team game, kingdoms of 7x7; the others in deep tests."""

import pytest

from random_states import EVERY

EACH_GAME = [
    "kingdomino(seats=2)",
    "kingdomino(seats=2,harmony=true,middle_kingdom=true,mighty_duel=true)",
    "kingdomino(seats=3)",
    "sample()",
    "queendomino(seats=2)",
    "royal_wedding(seats=6,teams=true)",
    "duel()",
]
REST = [pytest.param(name, marks=pytest.mark.deep) for name in EVERY if name not in EACH_GAME]
