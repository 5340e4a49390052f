"""Matches for tests: a seed that never changes, and random play to the end."""

from crownland import Match, find_variant, make_bot

SEED = bytes(range(32))


def seated(variant: str) -> Match:
    """Open a match with a player on every seat."""
    return Match(variant, [f"p{seat}" for seat in range(find_variant(variant).seats)], SEED)


def finish(match: Match, seed: int = 0) -> Match:
    """Let chance decide for every seat until the match is over."""
    bot = make_bot("random", seed)
    while not match.is_over:
        match.play(bot.choose(match.state))
    return match
