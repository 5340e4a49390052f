"""Words of a test instead of ours."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from crownland.i18n import check as checking

Write: TypeAlias = Callable[[str, str], None]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Return a function that writes the only file of a language; nothing else is there."""
    monkeypatch.setattr(checking, "FOLDER", tmp_path)

    def call(file: str, text: str) -> None:
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text)
        forget()

    yield call
    forget()


def forget() -> None:
    for read in (checking.messages, checking.phrases, checking.entries):
        read.cache_clear()
