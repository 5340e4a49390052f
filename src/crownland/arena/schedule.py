"""Who sits where: pairings of bots, and for each the seatings in which every deal is played.

A place is a kingdom, so the two seats of a team are one bot. Every deal of a pairing is played once in each seating.
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
from .external import check_guest


@dataclass(frozen=True, slots=True)
class Pairing:
    """Bots, by their numbers in the list of all, that meet: each seating says which one sits at each place."""

    seatings: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """All that decides what is played: the variant, the bots, the games of each pairing, the seed."""

    variant: Variant
    bots: tuple[str, ...]
    games: int
    seed: str

    @property
    def pairings(self) -> list[Pairing]:
        return make_pairings(len(self.bots), self.variant.kingdoms)

    @property
    def deals(self) -> int:
        """How many deals each pairing plays: enough for all games, so that each is played in every seating."""
        return ceil(self.games / len(self.pairings[0].seatings))

    @property
    def jobs(self) -> Iterator["Job"]:
        """All deals of all pairings; whoever stops early has played the first deals of all of them."""
        pairings = self.pairings
        for deal in range(self.deals):
            for number, pairing in enumerate(pairings):
                seatings = [self.players(seating) for seating in pairing.seatings]
                yield Job(str(self.variant), self.seed, number, deal, seatings)

    @property
    def labels(self) -> list[str]:
        """The bots as tables show them: one that is given again gets a number.

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
    """One deal of one pairing, to be played in every seating: the piece of work that is handed out."""

    variant: str
    seed: str
    pairing: int
    deal: int
    seatings: list[list[str]]  # the bot in each seat

    @property
    def key(self) -> tuple[int, int]:
        """The order of all jobs."""
        return self.deal, self.pairing


def make_plan(bots: str | Sequence[str | type], game: str | Variant, games: int, seed: str) -> Plan:
    """Check who is to play what; raise NotationError or InvalidSetup for what makes no sense."""
    variant = find_variant(game)
    names = find_bots(bots, variant)
    if len(names) < 2:
        raise InvalidSetup(f"expected at least two bots, but got {len(names)}")
    return Plan(variant, tuple(names), positive_int("games", games), seed)


def find_bots(texts: str | Sequence[str | type], variant: Variant) -> list[str]:
    """Read bots' names, as they are written in full; raise where one does not play this game or is not there at all."""
    bots = [find_bot(text) for text in listed(texts)]
    for bot in bots:
        if not knows(bot, variant.game):
            raise InvalidSetup(f"expected bots that play {variant.game}, but {bot} does not")
        check_weights(bot, variant)
    for bot in set(bots):
        check_guest(bot)
    return list(map(str, bots))


def make_pairings(bots: int, places: int) -> list[Pairing]:
    """Let all sit at one table if there are as many bots as places, else each meet each."""
    if bots == places:
        return [Pairing(tuple(_rotations(tuple(range(bots)))))]
    return [Pairing(tuple(_rotations((one, *[other] * (places - 1))))) for one, other in combinations(range(bots), 2)]


def _rotations(seating: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Move everybody on by one place until all are back.

    >>> list(_rotations((0, 1, 1)))
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    for steps in range(len(seating)):
        yield seating[len(seating) - steps :] + seating[: len(seating) - steps]
