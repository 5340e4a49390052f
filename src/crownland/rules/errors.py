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
    """This game has no such thing; an AttributeError too, so that `hasattr(state, "dice")` tells."""
