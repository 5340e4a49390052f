"""Every language is written with its own quotation marks and spaces."""

from collections.abc import Callable

import pytest

from crownland.i18n import glossary as typography
from crownland.i18n.messages import languages


@pytest.mark.parametrize("language", languages())
def test_every_message_keeps_to_the_typography_of_its_language(language: str) -> None:
    assert list(typography.slips(language)) == []


@pytest.mark.parametrize(
    ("language", "said", "slips"),
    [
        ("fr", "Joué\u202f: { $name }", 0),
        ("fr", "Joué : { $name }", 1),
        ("fr", "Joué: { $name }", 1),
        ("fr", "«\u202f{ $name }\u202f»", 0),
        ("fr", "« { $name } »", 2),
        ("fr", "{ $win } % des parties", 1),
        ("ru", "Город\u00a0— стройплощадка", 0),
        ("ru", "Город — стройплощадка", 1),
        ("ru", "{ $win }%", 1),
        ("de", "{ $win }\u00a0%", 0),
        ("de", "{ $win } %", 1),
        ("de", "Der Würfel „{ $name }”", 1),
        ("pl", "{ $win }\u00a0%", 1),
        ("nl", "Dat's mooi", 1),
        ("en", "{ $who ->\n    [me] Wait...\n   *[other] Wait…\n}", 1),
    ],
)
def test_a_slip_is_told(language: str, said: str, slips: int, write: Callable[[str, str], None]) -> None:
    for one in {"en", language}:
        write(f"{one}/table.ftl", f"hello = {said}")
    assert len(list(typography.slips(language))) == slips
