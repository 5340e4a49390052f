"""How far each family of games is played on before the value is asked: so many draws of dominoes, or rolls of dice."""

from typing import Final

DRAWS: Final = {"kingdomino": 2, "queendomino": 2, "duel": 4}
