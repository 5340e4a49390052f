"""Why a strong bot would do something, in English."""

from collections.abc import Sequence
from typing import Final

from ...bots.advice import Advice

REASONS: Final = {
    "only": "There is nothing else to do.",
    "points": "It brings {points} now. {trials}",
    "grows": "Your {terrain} grows to {squares} squares. {trials}",
    "brings": "It can bring you {points} when you place it. {trials}",
    "keeps": "It would bring {name} {points}. {trials}",
    "chance": "It does best in trial games: it wins {win} % of the time.",
}
TRIALS: Final = "In trial games it wins {win} % of the time."


def why(advice: Advice, names: Sequence[str]) -> str:
    """Tell the reason, and how often it won where games were tried out."""
    args = dict(advice.args)
    if "points" in args:
        args["points"] = f"{args['points']} point{'s' if args['points'] > 1 else ''}"
    if "seat" in args:
        args["name"] = names[args["seat"]]
    if "win" in args:
        args["trials"] = TRIALS.format_map(args)
    return REASONS[advice.reason].format_map(args)
