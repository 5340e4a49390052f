"""The documents say what is there: the rule map is complete; notation and record name every action and field."""

import ast
import re
from functools import reduce
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from crownland import (
    Build,
    Burn,
    Castle,
    Claim,
    Cross,
    Deal,
    Discard,
    Draw,
    First,
    King,
    Knights,
    Name,
    Place,
    Roll,
    State,
    Take,
    Tile,
    Turn,
    encode,
    read_action,
)
from crownland.engine.registry import SWITCHES
from crownland.games import GAMES as ALL_GAMES
from crownland.games.draft.position import PHASES
from crownland.games.duel import rules as duel
from crownland.games.duel.pieces import LETTERS as COATS_OF_ARMS
from crownland.games.land.notation import LETTERS
from crownland.games.queendomino import rules as queendomino
from crownland.match import match_record
from crownland.match.record.extras import TEXTS
from matches import finish, seated
from strategies import GAMES

ROOT = Path(__file__).parent.parent
NAMES_OF_PAGES = ("kingdomino", "duel", "queendomino")
PAGES = {name: (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8") for name in NAMES_OF_PAGES}
RECORD = (ROOT / "docs" / "reference" / "record.md").read_text(encoding="utf-8")
STABILITY = (ROOT / "docs" / "reference" / "stability.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "reference" / "notation.md").read_text(encoding="utf-8")
IDS_OF = {
    "kingdomino": [*(f"K{number}" for number in range(1, 18)), "S1", "S2"],
    "duel": [f"D{number}" for number in range(1, 13)],
    "queendomino": [*(f"Q{number}" for number in range(1, 18)), *(f"W{number}" for number in range(1, 6))],
}
IDS = [rule for ids in IDS_OF.values() for rule in ids]

ROWS = {
    match[1]: (re.findall(r"`([^`]+)`", match[2]), re.findall(r"`([^`]+)`", match[3]))
    for page in PAGES.values()
    for match in re.finditer(r"^\| ([A-Z]\d+) \| (.+) \| (.+) \|$", page, re.MULTILINE)
}


def test_every_rule_is_told_once_and_mapped() -> None:
    for name, page in PAGES.items():
        assert re.findall(r"^### (\S+)$", page, re.MULTILINE) == IDS_OF[name]
    assert list(ROWS) == IDS


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_names_functions_that_exist(rule: str) -> None:
    functions, _ = ROWS[rule]
    assert functions
    for name in functions:
        if "::" in name:
            path, _, function = name.partition("::")
            text = (ROOT / path).read_text(encoding="utf-8")
            assert re.search(rf"\b(function|const) {function}\b", text), name
            continue
        module, _, function = re.fullmatch(r"([a-z_.]+?)(\.)((?:[A-Z]\w+\.)?\w+)", name).groups()  # type: ignore[union-attr]
        found = reduce(getattr, function.split("."), import_module(f"crownland.{module}"))
        assert callable(found) or isinstance(found, property), name


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_names_tests_that_exist_and_cite_it(rule: str) -> None:
    _, tests = ROWS[rule]
    assert tests
    for name in tests:
        path, test = name.split("::")
        tree = ast.parse((ROOT / "tests" / path).read_text(encoding="utf-8"))
        assert test in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, name
        assert rule in test.split("_"), name


def test_every_kind_of_action_has_a_heading_with_its_int() -> None:
    headings = re.findall(r"^### `(\w+)`\n((?:.+\n)+)", NOTATION, re.MULTILINE)
    kinds = [Deal, King, Claim, Place, Discard, Tile, Knights, Build, Burn]
    kinds += [First, Roll, Take, Turn, Castle, Draw, Name, Cross]
    assert [name for name, _ in headings] == [kind.__name__.lower() for kind in kinds]
    for _, text in headings:
        token, value, code = re.search(r"`(\w+:\S+)` = `(.+)` = (\d+)", text).groups()  # type: ignore[union-attr]
        assert encode(read_action(token)) == int(code)
        assert eval(value, {kind.__name__: kind for kind in kinds}) == read_action(token)


def test_the_notation_names_every_game_switch_phase_field_and_terrain() -> None:
    words = set(re.findall(r"`([^`\n]+)`", NOTATION))
    fields = {field.split("=")[0] for field in str(State("sample()")).split()[1:]}
    assert {*ALL_GAMES, *SWITCHES, *PHASES.values(), *fields, *LETTERS} <= words
    court_fields = {field.split("=")[0] for field in str(State("royal_wedding(seats=3)")).split()[1:]}
    assert {*queendomino.PHASES.values(), *court_fields} <= words
    duel_fields = {field.split("=")[0] for field in str(State("duel()")).split()[1:]}
    assert {*duel.PHASES.values(), *duel_fields, *COATS_OF_ARMS} <= words
    assert all(variant.game in words for variant in GAMES)


def test_the_state_in_the_notation_is_one() -> None:
    for name in ("kingdomino(seats=2)", "queendomino(seats=2)", "duel()"):
        line = next(line for line in NOTATION.splitlines() if line.startswith(f"{name} round="))
        assert str(State.from_text(line)) == line


def hashed_texts() -> list[tuple[str, str]]:
    """List each text that is hashed into a seed, with each file that `stability.md` names for it."""
    _, _, section = STABILITY.partition("## Text that is hashed into a seed")
    rows = [re.findall(r"`([^`]+)`", part) for part in re.findall(r"^\| (`.+) \|$", section, re.MULTILINE)]
    return [
        (text, file)
        for row in rows
        for text in row
        if text.startswith('"')
        for file in row
        if re.search(r"\.(py|ts)$", file)
    ]


def test_some_texts_are_hashed() -> None:
    assert len(hashed_texts()) > 10


@pytest.mark.parametrize(("text", "file"), hashed_texts())
def test_every_text_that_is_hashed_stands_in_its_file(text: str, file: str) -> None:
    path = ROOT / file if file.startswith("web/") else ROOT / "src" / "crownland" / file
    shape = re.sub(r"\\\{\w+\\\}", lambda _: r"\$?\{[^{}]+\}", re.escape(text.strip('"')))
    assert re.search(f"[\"'`]{shape}[\"'`]", path.read_text(encoding="utf-8"))


def keys_in(part: Any) -> set[str]:
    """Return all keys of a piece of JSON, however deep."""
    if isinstance(part, dict):
        return set(part).union(*map(keys_in, part.values()))
    return set().union(*map(keys_in, part)) if isinstance(part, list) else set()


def test_the_record_names_every_key_that_records_have() -> None:
    """Once it lacked the Duel's events, what was named, the seed and who resigned."""
    keys = {*TEXTS, "notes", "resigned"}
    for variant in ("sample(dynasty=true,harmony=true,middle_kingdom=true)", "royal_wedding(seats=3)", "duel()"):
        for seed in range(4):
            keys |= keys_in(match_record(finish(seated(variant), seed)))
    assert {"power", "named", "box", "knights"} <= keys
    assert keys <= set(re.findall(r"[`\"](\w+)[`\"]", RECORD))


def test_the_operator_finds_every_event_of_the_log() -> None:
    logged = {
        node.args[0].value
        for path in (ROOT / "src/crownland/server").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)
        if isinstance(node.func, ast.Attribute)
        and node.func.attr in ("debug", "info", "warning", "error", "_log_errors")
    }
    operate = (ROOT / "docs" / "reference" / "operate.md").read_text(encoding="utf-8")
    table = operate.partition("## Log events")[2].partition("## Abuse")[0]
    listed = {name for row in re.findall(r"^\| (`.*?) \|", table, re.M) for name in re.findall(r"`([a-z_.]+)`", row)}
    assert listed == logged
