"""The three ways in which input can be wrong, split by whose words they answer.

Each message says what was expected and what came; when one is raised, nothing has changed.
"""


class NotationError(ValueError):
    """The text, number or bytes cannot be read."""


class IllegalAction(ValueError):
    """The rules forbid this action here."""


class InvalidSetup(ValueError):
    """There is no such game or position."""


class NotInThisGame(InvalidSetup, AttributeError):
    """No such thing is in this game, or there just now; an AttributeError too: `hasattr(state, "dice")` tells."""
