"""Which languages there are, and which of them somebody would like best."""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
_OF_A_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


@cache
def languages() -> dict[str, str]:
    """Return the languages that are complete, each with its own name."""
    names: dict[str, str] = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
    return names


def tag_of(language: str) -> str:
    """Return what Babel calls a language: Portuguese is that of Portugal."""
    return {"pt": "pt_PT"}.get(language, language)


def best_of(wishes: Iterable[str]) -> str:
    """Return the first wish that there are words for, however it is written; English where there is none.

    >>> best_of(["xx", "pl_PL.UTF-8", "en"]), best_of(["C"])
    ('pl', 'en')
    """
    codes = (wish.replace("_", "-").partition("-")[0].partition(".")[0].lower() for wish in wishes)
    return next((code for code in codes if code in languages()), ENGLISH)


def of_system(environment: Mapping[str, str]) -> str:
    """Return the language of a system, as its environment tells it."""
    return best_of([next(filter(None, map(environment.get, _OF_A_SYSTEM)), ENGLISH)])


def accepted(header: str) -> list[str]:
    """List the languages of an Accept-Language header, the most wanted first.

    >>> accepted("en;q=0.7, pl-PL, *;q=0.1")
    ['pl-PL', 'en', '*']
    """
    wishes = [part.partition(";") for part in header.split(",") if part.strip()]
    return [name.strip() for name, _, weight in sorted(wishes, key=lambda wish: -_weight(wish[2]))]


def _weight(text: str) -> float:
    try:
        return float(text.partition("=")[2] or 1)
    except ValueError:
        return 0
