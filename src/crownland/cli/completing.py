"""What a shell offers for names of games and bots. None has brackets, over which a shell would stumble."""


def games(incomplete: str) -> list[tuple[str, str]]:
    """List the games that begin so."""
    from ..rules.registry import GAMES  # noqa: PLC0415  # most commands are not completed

    return [(name, row.title) for name, row in GAMES.items() if name.startswith(incomplete)]


def bots(incomplete: str) -> list[tuple[str, str]]:
    """List the bots that begin so; of names separated by commas the last one is completed.

    >>> [name for name, _ in bots("random,greedy")]
    ['random,greedy', 'random,greedy_placement']
    """
    from ..bots.bot import BOTS  # noqa: PLC0415

    before, comma, begun = incomplete.rpartition(",")
    known = {name: row.sentence for name, row in BOTS.items() if not row.first}
    return [(f"{before}{comma}{name}", told) for name, told in known.items() if name.startswith(begun)]
