"""What a bot thinks of an option, for those that can tell."""

from dataclasses import dataclass

from ..rules.actions import Action


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot thinks of one option of the seat in turn."""

    action: Action
    visits: int  # how often it was tried
    win: float  # the chance to win, 0 to 1; a shared victory counts in part
    margin: float  # by how many points the own kingdom is expected to lead the best other one
    value: float  # what the bot goes by: the larger, the better
