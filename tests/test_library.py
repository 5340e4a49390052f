"""`import crownland` offers what `docs/reference/library.md` lists, and every name has a docstring."""

import inspect
import re
from pathlib import Path

import pytest

import crownland
from crownland.arena.play import KERNEL_BOTS
from crownland.batch.kernels import BOTS as TABLE_BOTS
from crownland.bots.bot import BOTS
from crownland.bots.rollout import ROLLOUT_BOTS

LIBRARY = (Path(__file__).parent.parent / "docs" / "reference" / "library.md").read_text(encoding="utf-8")
MODULES = re.findall(r"^\| `(crownland\.[a-z_.]+\.table)` \|", LIBRARY, re.MULTILINE)
CELLS = re.findall(r"^\| (`[^|]+`) \|", LIBRARY, re.MULTILINE)
LISTED = {name for cell in CELLS for name in re.findall(r"`(\w+)`", cell)} | {"__version__"}


def test_the_list_and_the_package_agree() -> None:
    assert set(crownland.__all__) == LISTED
    assert dir(crownland) == sorted(crownland.__all__)


@pytest.mark.parametrize("name", sorted(LISTED - {"__version__", "CHANCE", "NOBODY"}))
def test_every_public_name_says_what_it_is(name: str) -> None:
    assert inspect.getdoc(getattr(crownland, name))


def test_everything_public_of_a_state_says_what_it_is() -> None:
    public = {name: value for name, value in vars(crownland.State).items() if name[0] != "_" and name != "variant"}
    assert [name for name, value in public.items() if not inspect.getdoc(value)] == []


@pytest.mark.parametrize("name", MODULES)
def test_every_function_that_reads_a_table_says_what_it_tells(name: str) -> None:
    module = __import__(name, fromlist=["_"])
    own = [value for value in vars(module).values() if getattr(value, "__module__", "") == name]
    assert len(own) >= 5
    assert not [value for value in own if not value.__name__.startswith("_") and not value.__doc__]


def test_a_notebook_shows_a_state_as_the_page_draws_it() -> None:
    assert crownland.State("kingdomino(seats=2)")._repr_svg_() == crownland.draw(crownland.State("kingdomino")).svg


def test_signatures_are_short_enough_to_read() -> None:
    """Once `help(State)` told all seventeen kinds of actions wherever one is taken."""
    assert str(inspect.signature(crownland.State.apply)).count(",") == 1
    assert "Action | int | str" in str(inspect.signature(crownland.State.apply)).replace("crownland.engine.action.", "")


def test_the_table_of_bots_lists_those_that_play_there() -> None:
    rows = dict(re.findall(r"^\| (`[^|]+`) \| ([^|]+) \|$", LIBRARY, re.MULTILINE))
    named = {cell: set(re.findall(r"`(\w+)`", rest)) for cell, rest in rows.items()}
    inside = {name for name, row in BOTS.items() if row.make and not row.first}
    assert next(names for cell, names in named.items() if cell.startswith("`make_bot`, `crownland.dataset")) == inside
    assert named["`play`"] == set(KERNEL_BOTS)
    compiled = next(names for cell, names in named.items() if cell.startswith("`rollouts`, `Batch(…"))
    assert compiled == set(ROLLOUT_BOTS) == set(TABLE_BOTS)


def test_what_holds_arrays_or_a_game_is_told_in_a_few_words() -> None:
    match = crownland.Match("sample()", ["Ann", "Bob"], seed=bytes(32))
    assert repr(match) == "<Match: sample(), Ann, Bob, 5 actions>"
    assert repr(crownland.play("sample()", games=300)) == "<Games: 300 of 2 kingdoms>"
    played = crownland.rollouts(match.state, 40)
    assert repr(played) == "<Rollouts: 40 of sample()>" and played in [played]


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Castles'"):
        _ = crownland.Castles
