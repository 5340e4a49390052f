"""The schedule: pairings of bots, and the seatings of each in which every deal is played.

A place is a kingdom, so the two seats of a team are one bot.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil

from ..bots.bot import check_weights, find_bot, knows
from ..bots.spec import listed
from ..engine.errors import InvalidSetup
from ..engine.validate import positive_int
from ..engine.variant import Variant, find_variant
from .external import check_external_bot


@dataclass(frozen=True, slots=True)
class Pairing:
    """Bots that meet: each seating has the index of the bot at each place."""

    seatings: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """The variant, the bots, the games of each pairing and the seed: they determine all jobs."""

    variant: Variant
    bots: tuple[str, ...]
    games: int
    seed: str

    @property
    def pairings(self) -> list[Pairing]:
        return make_pairings(len(self.bots), self.variant.kingdoms)

    @property
    def deals(self) -> int:
        """The number of deals of each pairing; each is played in every seating."""
        return ceil(self.games / len(self.pairings[0].seatings))

    @property
    def jobs(self) -> Iterator["Job"]:
        """All deals of all pairings, deal by deal."""
        pairings = self.pairings
        for deal in range(self.deals):
            for number, pairing in enumerate(pairings):
                seatings = [self.players(seating) for seating in pairing.seatings]
                yield Job(str(self.variant), self.seed, number, deal, seatings)

    @property
    def labels(self) -> list[str]:
        """The names of the bots in results: a repeated one gets a number.

        >>> make_plan(["greedy", "random", "greedy"], "kingdomino(seats=3)", 3, "0").labels
        ['greedy', 'random', 'greedy #2']
        """
        seen = Counter[str]()
        labels = []
        for bot in self.bots:
            seen[bot] += 1
            labels.append(bot if seen[bot] == 1 else f"{bot} #{seen[bot]}")
        return labels

    def players(self, seating: Sequence[int]) -> list[str]:
        """Return the bot in each seat; the two seats of a team are one bot."""
        return [self.bots[seating[self.variant.kingdom_of(seat)]] for seat in range(self.variant.seats)]


@dataclass(frozen=True, slots=True)
class Job:
    """One deal of one pairing, to be played in every seating: a task for a worker."""

    variant: str
    seed: str
    pairing: int
    deal: int
    seatings: list[list[str]]  # the bot in each seat

    @property
    def key(self) -> tuple[int, int]:
        """The key for sorting jobs."""
        return self.deal, self.pairing


def make_plan(bots: str | Sequence[str | type], game: str | Variant, games: int, seed: str) -> Plan:
    """Check the arguments and return the plan. Raises NotationError or InvalidSetup."""
    variant = find_variant(game)
    names = find_bots(bots, variant)
    if len(names) < 2:
        raise InvalidSetup(f"expected at least two bots, but got {len(names)}")
    return Plan(variant, tuple(names), positive_int("games", games), seed)


def find_bots(texts: str | Sequence[str | type], variant: Variant) -> list[str]:
    """Return the full names of bots. Raises InvalidSetup if one does not exist or does not play this game."""
    bots = [find_bot(text) for text in listed(texts)]
    for bot in bots:
        if not knows(bot, variant.game):
            raise InvalidSetup(f"expected bots that play {variant.game}, but {bot} does not")
        check_weights(bot, variant)
    for bot in set(bots):
        check_external_bot(bot)
    return list(map(str, bots))


def make_pairings(bots: int, places: int) -> list[Pairing]:
    """Return one pairing of all bots if there are as many as places, else one for each pair."""
    if bots == places:
        return [Pairing(tuple(_rotations(tuple(range(bots)))))]
    return [Pairing(tuple(_rotations((one, *[other] * (places - 1))))) for one, other in combinations(range(bots), 2)]


def _rotations(seating: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield all rotations.

    >>> list(_rotations((0, 1, 1)))
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    for steps in range(len(seating)):
        yield seating[len(seating) - steps :] + seating[: len(seating) - steps]
