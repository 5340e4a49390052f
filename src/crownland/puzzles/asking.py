"""What a puzzle asks, by the kind of the decision: the name of a message and what it speaks of."""

from ..match.view.types import View


def task_of(view: View) -> tuple[str, dict[str, int]]:
    """Return the message of the task, which not every kind has, and its numbers."""
    kinds = (option for option in view.options if option.kind != "discard" and not option.passes)
    option = next(kinds, view.options[0])
    hand = view.draft.hand if view.draft else None
    return f"puzzle-task-{option.kind}", {"domino": hand.number if hand else 0, "dice": len(option.dice or [0])}
