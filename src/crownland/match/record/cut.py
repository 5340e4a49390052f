"""Records that were cut: JSON that is as it should be as far as it goes, but has no end."""

import json
import re
from typing import Final

_LIST: Final = re.compile(r'"events"\s*:\s*\[')
_VALUES: Final = ("true", "false", "null", "-1")


def is_cut(text: str, error: json.JSONDecodeError) -> bool:
    """Return whether an object could not be read because the text ends too early."""
    rest = text[error.pos :].strip()
    in_a_value = any(value.startswith(rest) for value in _VALUES)  # nothing at all is the beginning of each
    return text.lstrip().startswith("{") and (in_a_value or error.msg.startswith("Unterminated string"))


def place_of_end(text: str) -> str:
    """Name the first event that is not there as a whole, as other faults are named; empty where all of them are."""
    lists = list(_LIST.finditer(text))
    if not lists:
        return ""
    at, number, decoder = lists[-1].end(), 1, json.JSONDecoder()
    try:
        while (at := _next(text, at)) < len(text) and text[at] != "]":
            at, number = decoder.raw_decode(text, at)[1], number + 1
    except (ValueError, RecursionError):
        pass  # this is the one
    if text.startswith("]", at):
        return ""
    return f"game {len(lists)}, event {number}: " if '"games"' in text[: lists[0].start()] else f"event {number}: "


def _next(text: str, at: int) -> int:
    """Return where something begins behind spaces and commas."""
    while at < len(text) and text[at] in " \t\r\n,":
        at += 1
    return at
