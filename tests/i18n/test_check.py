"""Languages are complete: nothing missing, unused, doubled or asked for in another way than in English."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from crownland.i18n import check as checking
from crownland.i18n.messages import languages

Write: TypeAlias = Callable[[str, str], None]

ENGLISH = """
hello = Hello { $name }
points = { $points ->
    [one] one point for { $name }
   *[other] { $points } points for { $name }
}
wish = { $who ->
    [me] You win
   *[other] { $name } wins
}
"""


@pytest.mark.parametrize("language", languages())
def test_a_language_that_is_offered_is_complete(language: str) -> None:
    assert list(checking.faults(language)) == []


def test_every_message_is_asked_for_and_stands_in_one_file() -> None:
    assert checking.unused() == []
    assert checking.doubled() == []


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("hello = Hello { $name }", "", "hello is missing"),
        ("hello =", "hullo =", "hullo is unknown in English"),
        ("hello =", "wish = Non\nhello =", "wish stands there twice"),
        ("Hello { $name }", "Bonjour", "hello forgets { $name }"),
        ("Hello { $name }", "Bonjour { $nom }", "hello asks for { $nom }, which it is not told"),
        ("one point for { $name }", "un point", "points forgets { $name } in a variant"),
        ("{ $who ->\n    [me] You win\n   *[other] { $name } wins\n}", "{ $name } gagne", "wish forgets { $who }"),
        ("[one]", "[oen]", "points has a variant [oen] that { $points } never chooses"),
        ("   *[other] { $name }", "    [other] { $name }", "cannot be read: wish = { $who ->"),
    ],
)
def test_what_is_wrong_with_a_language_is_told(before: str, after: str, fault: str, write: Write) -> None:
    write("en/table.ftl", ENGLISH)
    write("fr/table.ftl", ENGLISH)
    assert list(checking.faults("fr")) == []
    write("fr/table.ftl", ENGLISH.replace(before, after, 1))
    assert f"fr/table.ftl: {fault}" in list(checking.faults("fr"))


@pytest.mark.parametrize(
    "text",
    [
        "[one] un point pour { $name }\n    [many] { $points } de points pour { $name }",
        "[0] rien pour { $name }",
        "[one] pour { $name }",
    ],
)
def test_a_language_has_plural_forms_of_its_own(text: str, write: Write) -> None:
    write("en/table.ftl", ENGLISH)
    write("fr/table.ftl", ENGLISH.replace("[one] one point for { $name }", text, 1))
    assert list(checking.faults("fr")) == []


def test_a_file_that_english_does_not_have_is_told(write: Write) -> None:
    write("en/table.ftl", ENGLISH)
    write("fr/tabel.ftl", "")
    assert "fr/tabel.ftl: there is no such file in English" in list(checking.faults("fr"))
