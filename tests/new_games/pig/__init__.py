"""Pig, a folk game with one die: roll as often as you dare, or hold. A family that the project does not know.

A seat rolls until it holds, which keeps the points of the turn, or until a 1 falls, which loses them. The first to 20
points wins.
"""

from typing import Final

from crownland.engine.game import Family, Game

FAMILY: Final = Family("pig", __name__, (Game("pig", "Pig", "pig", (2, 3, 4)),))
