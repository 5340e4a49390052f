"""The glossary of docs/reference/translating.md is whole, and every language keeps to it."""

from collections.abc import Callable

import pytest

from crownland.i18n import check as glossary
from crownland.i18n.messages import languages

FOUR_FORMS = ("ru", "pl")


@pytest.mark.parametrize("language", languages())
def test_no_message_contradicts_the_glossary(language: str) -> None:
    assert list(glossary.contradictions(language)) == []


def test_every_term_has_a_word_in_every_language() -> None:
    keys = [term.key for term in glossary.terms()]
    named = [name for term in glossary.terms() for name in term.messages]
    assert len(keys) > 150 and len(set(keys)) == len(keys) and len(set(named)) == len(named)
    english = {name for chapter in glossary.chapters() for name in glossary.phrases("en", chapter)}
    assert {*named} <= english
    for term in glossary.terms():
        for language, forms in term.forms.items():
            assert all(forms) and len(forms) in ((1, 4) if language in FOUR_FORMS else (1, 2)), (term.key, language)
        assert languages().keys() <= term.forms.keys()


@pytest.mark.parametrize(
    ("said", "contradictions"),
    [
        ("hint = Conseil\nother = Un domaine", 0),
        ("hint = Conseils", 0),
        ("hint = Indice", 1),
        ("hint = Conseil { $name }", 1),
        ("other = Un Territoire immense", 1),
        ("other = { $who ->\n    [me] Votre terrain\n   *[other] Le domaine\n}", 1),
        ("other = Tu joues\nthird = Un statut", 1),
    ],
)
def test_a_contradiction_is_told(said: str, contradictions: int, write: Callable[[str, str], None]) -> None:
    for language in ("en", "fr"):
        write(f"{language}/table.ftl", said)
    assert len(list(glossary.contradictions("fr"))) == contradictions
