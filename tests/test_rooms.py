"""A room for each family: what is about one game lies in its rooms, and only the registry and the lists name it."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import crownland
from crownland.bots.beginner.rooms import CHARMS
from crownland.bots.greedy.rooms import GREEDY
from crownland.bots.levels.rooms import PLAYERS
from crownland.bots.playouts.rooms import QUICK
from crownland.cli.games.rooms import DISPLAYS
from crownland.encoding.rooms import ENCODERS
from crownland.match.record.rooms import EVENTS
from crownland.match.view.rooms import VIEWS
from crownland.reasons.rooms import REASONS
from crownland.rules.registry import GAMES
from crownland.rules.rooms import ACTIONS, RULES

PACKAGE = Path(crownland.__file__).parent
FILES = sorted(path for path in PACKAGE.rglob("*.py") if "page" not in path.parts)
LISTS = {"registry.py", "rooms.py", "__init__.py"}  # the games, the rooms of each layer, and the public names
OPEN_TO_ALL = {"rules/state.py"}  # the face of the rules, with a word for what only some games have
MOST_FILES = 16
LONG_LISTS = {"cli/commands"}  # a file for each of many
STATES = re.compile(r"state|after|before|trial|copy")  # what states are called; other things have game records


def is_at_home(path: Path, family: str) -> bool:
    return family in path.relative_to(PACKAGE).with_suffix("").parts


def is_open(path: Path) -> bool:
    return path.relative_to(PACKAGE).as_posix() in OPEN_TO_ALL


@pytest.mark.parametrize("family", ["duel", "queendomino"])
def test_a_family_is_named_in_its_rooms_and_in_the_lists_alone(family: str) -> None:
    named = re.compile(rf"(?<!mighty_){family}")  # Mighty Duel is Kingdomino
    others = [path for path in FILES if not (is_at_home(path, family) or path.name in LISTS or is_open(path))]
    assert [path for path in others if named.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("family", ["kingdomino", "queendomino", "duel"])
def test_every_layer_has_a_room_for_it(family: str) -> None:
    layers = ["rules", "match/view", "bots/greedy", "bots/playouts", "cli/games", "encoding", "reasons"]
    assert all((PACKAGE / layer / family).is_dir() or (PACKAGE / layer / f"{family}.py").is_file() for layer in layers)


def test_every_layer_lists_every_family() -> None:
    families = {game.family for game in GAMES.values()}
    lists = (RULES, VIEWS, GREEDY, QUICK, CHARMS, PLAYERS, DISPLAYS, ENCODERS, REASONS)
    assert [set(rooms) for rooms in lists] == [families] * len(lists)


def test_the_record_has_a_kind_of_event_for_every_kind_of_action() -> None:
    assert {kind.type for kind in ACTIONS} == set(EVENTS)


def test_only_rules_and_bots_read_the_record_of_a_state() -> None:
    for path in FILES:
        if path.relative_to(PACKAGE).parts[0] not in ("rules", "bots"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and node.attr == "record":
                    assert not STATES.search(ast.unparse(node.value)), f"{path}, line {node.lineno}"


def test_no_folder_is_crowded() -> None:
    crowds = Counter(path.parent.relative_to(PACKAGE) for path in FILES if path.name != "__init__.py")
    crowded = {folder.as_posix() for folder, files in crowds.items() if files > MOST_FILES}
    assert crowded == LONG_LISTS
