"""How far each family of games is played on before the value is asked.

So many own turns are played well and the others quickly, for so many draws of dominoes or rolls of dice.
"""

from typing import Final

DEPTH: Final = {"kingdomino": (4, 2), "queendomino": (2, 2), "duel": (2, 4)}
