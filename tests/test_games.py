"""One game, one folder: what is about a family lies in its folder, and only the registry names it."""

import ast
import re
from pathlib import Path

import pytest

import crownland
from crownland.analysis.comparison import Reasons
from crownland.bots.base import Policies
from crownland.bots.value import LearnedValue
from crownland.cli.terminal.display import Display
from crownland.encoding.encoding import Encoder
from crownland.engine.registry import BUILT_IN
from crownland.engine.rules import Rules
from crownland.games import FAMILIES, GAMES
from crownland.games.duel import encode as duel_encode
from crownland.games.duel import explain as duel_explain
from crownland.games.duel import policies as duel_policies
from crownland.games.duel import rules as duel_rules
from crownland.games.duel import terminal as duel_terminal
from crownland.games.duel import value as duel_value
from crownland.games.duel import view as duel_view
from crownland.games.kingdomino import encode as kingdomino_encode
from crownland.games.kingdomino import explain as kingdomino_explain
from crownland.games.kingdomino import policies as kingdomino_policies
from crownland.games.kingdomino import rules as kingdomino_rules
from crownland.games.kingdomino import terminal as kingdomino_terminal
from crownland.games.kingdomino import value as kingdomino_value
from crownland.games.kingdomino import view as kingdomino_view
from crownland.games.queendomino import encode as queendomino_encode
from crownland.games.queendomino import explain as queendomino_explain
from crownland.games.queendomino import policies as queendomino_policies
from crownland.games.queendomino import rules as queendomino_rules
from crownland.games.queendomino import terminal as queendomino_terminal
from crownland.games.queendomino import value as queendomino_value
from crownland.games.queendomino import view as queendomino_view
from crownland.match.view.types import GameView

PACKAGE = Path(crownland.__file__).parent
FILES = sorted(path for path in PACKAGE.rglob("*.py") if "page" not in path.parts)
LISTS = {"engine/registry.py", "__init__.py"}  # the games, and the public names
OPEN_TO_ALL = {"engine/state.py"}  # the face of the rules, with a word for what only some games have
ROLES = ("rules", "record", "view", "encode", "policies", "policies_playout", "value", "explain", "terminal")
STATES = re.compile(r"state|after|before|trial|copy")  # what states are called; other things have game records

# The type checker compares what each family offers with what each layer asks for.
RULES: list[Rules] = [kingdomino_rules, queendomino_rules, duel_rules]
VIEWS: list[GameView] = [kingdomino_view, queendomino_view, duel_view]
ENCODERS: list[Encoder] = [kingdomino_encode, queendomino_encode, duel_encode]
POLICIES: list[Policies] = [kingdomino_policies, queendomino_policies, duel_policies]
VALUES: list[LearnedValue] = [kingdomino_value, queendomino_value, duel_value]
REASONS: list[Reasons] = [kingdomino_explain, queendomino_explain, duel_explain]
DISPLAYS: list[Display] = [kingdomino_terminal, queendomino_terminal, duel_terminal]


@pytest.mark.parametrize("family", ["duel", "queendomino"])
def test_a_family_is_named_in_its_folder_and_in_the_registry_alone(family: str) -> None:
    named = re.compile(rf"(?<!mighty_){family}")  # Mighty Duel is Kingdomino
    free = {*LISTS, *OPEN_TO_ALL}
    others = [
        path
        for path in FILES
        if family not in path.relative_to(PACKAGE).parts and path.relative_to(PACKAGE).as_posix() not in free
    ]
    assert [path for path in others if named.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("package", BUILT_IN)
@pytest.mark.parametrize("role", ROLES)
def test_every_game_offers_every_part(package: str, role: str) -> None:
    family = FAMILIES[package.rpartition(".")[2]]
    assert family.has(role)
    assert {game.family for game in GAMES.values()} == FAMILIES.keys()


def test_the_record_has_a_kind_of_event_for_every_kind_of_action() -> None:
    for family in FAMILIES.values():
        assert {kind.type for kind in family.part("rules").ACTIONS} == set(family.part("record").EVENTS)


def test_a_part_that_is_missing_is_named_in_one_sentence() -> None:
    with pytest.raises(crownland.InvalidSetup, match=r"expected a family with song\.py, but duel has none"):
        FAMILIES["duel"].part("song")


def test_only_rules_and_bots_read_the_record_of_a_state() -> None:
    readers = re.compile(r"(engine|bots|games/.*/(?!view|record|explain|terminal|encode)\w+\.py)")
    for path in FILES:
        if not readers.match(path.relative_to(PACKAGE).as_posix()):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and node.attr == "record":
                    assert not STATES.search(ast.unparse(node.value)), f"{path}, line {node.lineno}"
