"""The notebooks run, and show what is kept in them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import notebooks
from deep import deep


@pytest.mark.parametrize("name", ["first-steps", deep("learning")])
def test_a_notebook_shows_what_is_kept_in_it(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Numbers of a learner differ a little between machines, and the art of pictures changes now and then."""
    monkeypatch.chdir(tmp_path)
    path = notebooks.FOLDER / f"{name}.ipynb"
    kept = [cell["outputs"] for cell in notebooks.read(path)["cells"] if cell["cell_type"] == "code"]
    again = notebooks.run(path)
    assert without_numbers(again) == without_numbers(kept)
    assert pictures(again) == pictures(kept) > 0
    assert path.stat().st_size < 100_000


def without_numbers(outputs: list[list[dict[str, Any]]]) -> str:
    return re.sub(r"[-+]?\d[\d.]*|\s+", "", json.dumps([[text_of(each) for each in cell] for cell in outputs]))


def text_of(output: dict[str, Any]) -> str:
    return "".join(output.get("text") or output["data"]["text/plain"])


def pictures(outputs: list[list[dict[str, Any]]]) -> int:
    data = [output.get("data", {}) for cell in outputs for output in cell]
    return sum(each[notebooks.SVG][0].startswith("<svg") for each in data if notebooks.SVG in each)


def test_the_learner_of_the_notebook_learns() -> None:
    result = [line for cell in notebooks.read(notebooks.FOLDER / "learning.ipynb")["cells"] for line in texts(cell)]
    shares = [int(match[1]) for line in result if (match := re.search(r"(\d+)% against random", line))]
    assert len(shares) == 6 and shares[-1] >= 90


def texts(cell: dict[str, Any]) -> list[str]:
    return [line for output in cell.get("outputs", []) for line in output.get("text", [])]


def test_there_are_two() -> None:
    assert [path.stem for path in notebooks.all_notebooks()] == ["first-steps", "learning"]
