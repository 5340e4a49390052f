"""`python -m crownland.i18n`: what each language lacks; with the name of one, everything that is wrong with it."""

import sys
from typing import Final

from .check import FILE, begun, chapters, contradictions, doubled, faults, messages, slips, source_is_here, unused
from .messages import ENGLISH, languages

_SHOWN: Final = 5


def main(wanted: list[str]) -> int:
    """Print a report; return 1 if a language is on the list that is not complete."""
    for language in wanted:
        if language not in begun():
            sys.exit(f"expected a language out of {', '.join(begun())}, but got {language!r}")
    total = sum(len(messages(ENGLISH, chapter)) for chapter in chapters())
    is_broken = False
    for language in wanted or begun():
        found = [*faults(language), *slips(language), *(contradictions(language) if FILE.exists() else [])]
        has = sum(name in messages(language, one) for one in chapters() for name in messages(ENGLISH, one))
        listed = language in languages()
        is_broken |= listed and bool(found)
        state = "offered" if listed else "complete; add it to languages.json" if not found else "in preparation"
        sys.stdout.write(f"{language}: {has} of {total} messages, {state}\n")
        shown = found if wanted else found[:_SHOWN]
        sys.stdout.writelines(f"  {fault}\n" for fault in shown)
        if len(found) > len(shown):
            sys.stdout.write(f"  … and {len(found) - len(shown)} more: python -m crownland.i18n {language}\n")
    rest = [*(f"{name} stands in two files" for name in doubled()), *_unused()]
    sys.stdout.writelines(f"{fault}\n" for fault in rest)
    return int(is_broken or bool(rest))


def _unused() -> list[str]:
    return [f"{name} is not used" for name in unused()] if source_is_here() else []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
