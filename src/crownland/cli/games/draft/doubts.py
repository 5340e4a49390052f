"""What cannot be about land made of dominoes, in words: what there is, and what came."""

from typing import Any, Final

from ...terminal.display import Doubts


def land_words(args: dict[str, Any]) -> str:
    """Name a terrain with its crowns."""
    crowns = args["crowns"]
    return f"{args['terrain']} with {'no crown' if not crowns else '1 crown' if crowns == 1 else f'{crowns} crowns'}"


DOUBTS: Final[Doubts] = {
    "crowns": lambda args: f"no domino of this game has {land_words(args)}",
    "squares": lambda args: f"this game has {args['most']} squares of {args['terrain']}, but got {args['squares']}",
    "halves": lambda args: f"of {land_words(args)} this game has {args['most']}, but got {args['squares']}",
    "alone": lambda args: f"{land_words(args)} makes no domino of this game with any neighbour",
    "cover": lambda args: "there is no way to cover this with dominoes of the game",
}
