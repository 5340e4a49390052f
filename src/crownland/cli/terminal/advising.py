"""Why a strong bot would do something, in English."""

from collections.abc import Sequence
from typing import Final

from ...bots.advice import Advice

REASONS: Final = {
    "only": "There is nothing else to do.",
    "points": "It brings {points} now",
    "grows": "Your {terrain} grows to {squares} squares",
    "brings": "It can bring {points} when you place it",
    "keeps": "It would bring {name} {points}",
    "chance": "It led to the best results",
}


def why(advice: Advice, names: Sequence[str]) -> str:
    """Tell the reason, and the chance to win where it was estimated."""
    args = dict(advice.args)
    if "points" in args:
        args["points"] = f"{args['points']} point{'s' if args['points'] > 1 else ''}"
    if "seat" in args:
        args["name"] = names[args["seat"]]
    told = REASONS[advice.reason].format_map(args)
    return f"{told}, and won about {args['win']} % of the games played out from here." if "win" in args else told
