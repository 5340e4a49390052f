"""`docs/reference/encoding.md` lists every part of an encoding as it is.

python tests/encoding/test_page.py     prints the tables of the page
"""

from pathlib import Path
from typing import Any

import pytest

from crownland import Encoding, all_variants

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "encoding.md"
SHOWN = ["kingdomino(seats=2)", "queendomino(seats=2)", "royal_wedding(seats=8,teams=true)", "duel()"]


def sizes() -> str:
    """Write the table of all variants."""
    rows = []
    for variant in all_variants():
        if not variant.dynasty and not variant.harmony and not variant.middle_kingdom:
            encoding = Encoding(variant)
            numbers = f"{encoding.n_actions} | {encoding.n_outcomes} | {encoding.n_features}"
            rows.append(f"| `{variant}` | {numbers} | {len(encoding.symmetries)} |")
    head = "| variant | actions | outcomes | numbers of an observation | symmetries |\n|---|---|---|---|---|"
    return "\n".join([head, *rows])


def table(parts: list[dict[str, Any]]) -> str:
    """Write the table of some parts."""
    head = "| part | start | shape | most | meaning |\n|---|---|---|---|---|"
    return "\n".join([head, *map(row, parts)])


def row(part: dict[str, Any]) -> str:
    """Write a part."""
    shape = " × ".join(map(str, part["shape"]))
    return f"| `{part['name']}` | {part['start']} | {shape} | {part['high']} | {part['meaning']} |"


def tables(variant: str) -> list[str]:
    """Write the three tables of a variant."""
    description = Encoding(variant).describe()
    return [table(description[name]) for name in ("actions", "outcomes", "observation")]


def test_the_page_has_the_sizes_of_every_variant() -> None:
    assert sizes() in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("variant", SHOWN)
def test_the_page_has_every_part_of_one_variant_of_each_kind(variant: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert f"### `{variant}`" in page
    for each in tables(variant):
        assert each in page


if __name__ == "__main__":
    print(sizes())
    for name in SHOWN:
        print(f"\n### `{name}`")
        for title, each in zip(("Actions", "Outcomes", "Observation"), tables(name), strict=True):
            print(f"\n{title}:\n\n{each}")
