"""The examples of the README and of the pages of the library and the environments are run as they stand."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
PAGES = (README, *(README.parent / "docs" / page for page in ("library.md", "environments.md")))
EXAMPLES = [
    example
    for page in PAGES
    for example in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "example", "exec"), {})


def test_the_readme_says_whose_names_these_are() -> None:
    assert "independent fan project" in README.read_text(encoding="utf-8")
