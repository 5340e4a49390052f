"""Why a strong bot would do something, in words."""

from collections.abc import Sequence

from ...bots.advice import Advice
from ..speech import t


def why(advice: Advice, names: Sequence[str]) -> str:
    """Tell the reason, and how often it won where games were tried out."""
    args = dict(advice.args)
    if "terrain" in args:
        args["terrain"] = t(f"terrain-{args['terrain']}")
    if "seat" in args:
        args["name"] = names[args["seat"]]
    return t(f"hint-why-{advice.reason}", **args)
