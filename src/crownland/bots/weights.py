"""The weights that ship: a file for each variant that was trained, and which of them fits a variant best."""

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from ..engine.errors import InvalidSetup, NotationError
from ..engine.state import State
from ..engine.variant import Variant, find_variant
from .network import Floats, weights_size
from .value import load_value

FOLDER: Final = Path(__file__).parent / "weights"


@dataclass(frozen=True, slots=True)
class Trained:
    """Weights, the variant that they were trained in, and the command that made them."""

    variant: Variant
    weights: Floats
    command: str


def weights_name(variant: Variant) -> str:
    """Return the name of a variant's file.

    >>> name_of(find_variant("kingdomino(seats=4,harmony=true)"))
    'kingdomino-4-harmony.npz'
    """
    return "-".join([variant.game, str(variant.seats), *variant.single.switches]) + ".npz"


def write_weights(file: Path, trained: Trained) -> None:
    np.savez(file, weights=trained.weights, variant=str(trained.variant), command=trained.command)


def read_weights(file: Path) -> Trained:
    """Read a file of weights; raise InvalidSetup for one that is none."""
    try:
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as parts:
            trained = Trained(find_variant(str(parts["variant"])), parts["weights"], str(parts["command"]))
    except OSError as error:
        raise InvalidSetup(f"expected a file of weights, but cannot read {file}: {error.strerror}") from None
    except (EOFError, ValueError, KeyError, TypeError, BadZipFile, NotationError, InvalidSetup):
        raise InvalidSetup(f"expected weights as `crownland train` writes them, but {file} holds none") from None
    expected = weights_size(load_value(trained.variant.row.family).INPUTS)
    if trained.weights.shape != (expected,) or trained.weights.dtype != np.float32:
        raise InvalidSetup(f"expected weights of this version of Crownland, but {file} holds others: train them anew")
    if not np.isfinite(trained.weights).all():
        raise InvalidSetup(f"expected weights that are numbers, but {file} holds others: train them anew")
    return trained


def own_weights(file: Path, variant: Variant) -> Floats:
    """Return the weights of a file for a variant; raise InvalidSetup for those of another kind of game."""
    trained = read_weights(file)
    if trained.variant.row.family != variant.row.family:
        raise InvalidSetup(f"expected weights for {variant.game}, but {file} holds those of {trained.variant.game}")
    return trained.weights


@cache
def all_trained() -> tuple[Trained, ...]:
    """Return all weights that ship."""
    return tuple(read_weights(file) for file in sorted(FOLDER.glob("*.npz")))


@lru_cache(maxsize=64)
def weights_for(variant: Variant) -> Floats:
    """Return the weights of the trained variant that is most like this one.

    In a family that nobody trained they are zeros: a kingdom is worth the points that it has.
    """
    like = [one for one in all_trained() if one.variant.row.family == variant.row.family]
    if not like:
        return np.zeros(weights_size(load_value(variant.row.family).INPUTS), np.float32)
    return min(like, key=lambda one: _distance(one.variant, variant)).weights


def _distance(one: Variant, other: Variant) -> tuple[bool, bool, int, int]:
    """Return how unlike two variants are: first the game, then the frame and who shares it, then seats, then extras."""
    return (
        one.game != other.game,
        one.teams != other.teams or _frame(one) != _frame(other),
        abs(one.seats - other.seats),
        len({*one.single.switches} ^ {*other.single.switches}),
    )


def _frame(variant: Variant) -> int:
    """Return how wide and high a kingdom may be; 0 where the map is fixed."""
    states = State(variant.single).states
    return int(states[0].frame) if "frame" in (states.dtype.names or ()) else 0
