"""The files of `tests/conformance`: perft counts, golden playthroughs and the examples of the rule books."""

import copy
import re
from pathlib import Path

import pytest

import courts
import duel_oracle
import oracles
from conformance.regenerate import COURTS, PLAYTHROUGHS, perft, perfts, playthrough
from crownland import State, find_variant
from crownland.engine.kernel import COMPILED
from drawn import drawn, ended
from duel_positions import duel_table_at
from strategies import table_for

rules = pytest.mark.rules  # what asks the engine, and is quick enough for uncompiled rules

FOLDER = Path(__file__).parent.parent / "conformance"
MAX_LEAVES = 400_000 if COMPILED else 1_000
MAX_LEAVES_BY_HAND = 2_500

Count = tuple[str, int, int]  # a state, a depth, how many sequences of actions


def read_perft(path: Path) -> list[Count]:
    counts, state = [], ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := re.fullmatch(r"perft (\d+) (\d+)", line):
            counts.append((state, int(match[1]), int(match[2])))
        elif line and not line.startswith("#"):
            state = line
    return counts


PERFT_FILES = sorted((FOLDER / "perft").glob("*.perft"))


@rules
@pytest.mark.parametrize("path", PERFT_FILES, ids=lambda path: path.stem)
def test_the_engine_counts_what_the_perft_files_say(path: Path) -> None:
    checked = [count for count in read_perft(path) if count[2] <= MAX_LEAVES]
    assert len(checked) > 10
    for text, depth, count in checked:
        assert perft(State.from_text(text), depth) == count, text


@pytest.mark.parametrize("path", [path for path in PERFT_FILES if path.stem not in COURTS], ids=lambda path: path.stem)
def test_the_oracle_counts_what_the_perft_files_say(path: Path) -> None:
    for text, depth, count in read_perft(path):
        if count <= MAX_LEAVES_BY_HAND and depth <= 4:
            assert count_by_hand(table_at(text), depth) == count, text


@rules
def test_perft_of_nothing_is_one_and_of_a_finished_game_none() -> None:
    """Once a bug: no actions at all were counted like one action."""
    assert perft(State("sample()"), 0) == 1
    assert [perft(ended("#", "#"), depth) for depth in (0, 1, 2)] == [1, 0, 0]


def table_at(text: str) -> oracles.Table | duel_oracle.Table:
    """Set the oracle's table up as the text of a state says."""
    return duel_table_at(text) if text.startswith("duel()") else draft_table_at(text)


def draft_table_at(text: str) -> oracles.Table:
    name, *words = text.split()
    fields = [word.split("=", 1) for word in words]
    draft = dict(fields[:7])
    table = table_for(find_variant(name))
    table.phase, table.round = draft["phase"], int(draft["round"])
    table.claimer = int(draft["seat"]) if draft["seat"].isdigit() else -1
    table.pool = {n for run in numbers(draft["pool"]) for n in range(run[0], run[-1] + 1)}
    table.older = [(n, seat) for n, seat in map(king, draft["older"].split(",")) if seat is not None]
    table.older = table.older[int(draft["turn"]) :]
    table.newer = dict(map(king, filter(None, draft["newer"].split(","))))
    table.lands = [drawn(value, table.frame) for key, value in fields[7:] if key == "kingdom"]
    table.discards = [int(value) for key, value in fields[7:] if key == "discards"]
    for seat in [*table.newer.values(), table.claimer if table.phase == "claim" else None]:
        if not table.round and seat is not None:
            table.kings.remove(seat)
    return table


def numbers(text: str) -> list[list[int]]:
    return [[int(end) for end in run.split("-")] for run in filter(None, text.split(","))]


def king(text: str) -> tuple[int, int | None]:
    number, _, seat = text.partition("@")
    return int(number or 0), int(seat) if seat else None


def count_by_hand(table: oracles.Table | duel_oracle.Table, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(count_by_hand(done(table, token), depth - 1) for token in table.legal())


def done(table: oracles.Table | duel_oracle.Table, token: str) -> oracles.Table | duel_oracle.Table:
    """Do an action on a copy of the table."""
    if isinstance(table, duel_oracle.Table):
        copied = copy.deepcopy(table)
        copied.do(token)
        return copied
    other = oracles.Table(table.game, table.seats, table.harmony, table.middle_kingdom, table.mighty_duel)
    other.phase, other.round, other.claimer = table.phase, table.round, table.claimer
    other.kings, other.older, other.pool = [*table.kings], [*table.older], {*table.pool}
    other.newer, other.discards = {**table.newer}, [*table.discards]
    other.lands = [{**land} for land in table.lands]
    other.do(token)
    return other


@rules
@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_game_goes_as_its_playthrough_says(name: str) -> None:
    kept = (FOLDER / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(PLAYTHROUGHS[name]) == kept, "look at what `python tests/conformance/regenerate.py` changes"


def table_of(name: str) -> oracles.Table | duel_oracle.Table | courts.Table:
    """Lay the oracle's table for a playthrough."""
    if name in COURTS:
        return courts.table_of(PLAYTHROUGHS[name])
    return duel_oracle.Table() if name == "duel" else table_for(find_variant(PLAYTHROUGHS[name]))


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_oracle_follows_each_playthrough(name: str) -> None:
    """Nothing of the engine is asked: the file alone is followed, option counts and results included."""
    lines = (FOLDER / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    table = table_of(name)
    for line in lines:
        if match := re.fullmatch(r"(?:chance|seat (\d)) (\d+) (\w+:\S+)", line):
            assert table.seat == (int(match[1]) if match[1] else -1)
            assert len(table.legal()) == int(match[2])
            table.do(match[3])
    assert table.phase == "over"
    totals = [int(line.split()[-1]) for line in lines if " total " in line]
    assert totals == [table.standing(seat)[0] for seat in range(len(table.lands))]
    assert lines[-1] == f"winners {' '.join(map(str, table.winners()))}"


def test_D8_each_power_is_used_in_a_playthrough() -> None:
    kept = (FOLDER / "playthroughs" / "duel.txt").read_text(encoding="utf-8")
    tokens = re.findall(r"^seat \d \d+ (\S+)", kept, re.MULTILINE)
    assert {power for token in tokens for power in re.findall("!(.*)", token)} == {
        "ignore_connection",
        "separate_dice",
        "pick_two_first",
    }
    kinds = {token.split(":")[0] for token in tokens if not token.endswith(":none")}
    assert kinds == {"take", "turn", "castle", "draw", "name", "cross"}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_perft_files_are_those_that_the_script_writes(name: str) -> None:
    assert perfts(PLAYTHROUGHS[name]) == (FOLDER / "perft" / f"{name}.perft").read_text(encoding="utf-8")


def examples() -> list[str]:
    blocks = []
    for path in sorted((FOLDER / "rulebook").glob("*.txt")):
        blocks += path.read_text(encoding="utf-8").strip().split("\n\n")
    return blocks


@rules
@pytest.mark.parametrize("block", examples(), ids=lambda block: block.splitlines()[0].strip("# "))
def test_K11_K14_K15_the_examples_of_the_rule_books(block: str) -> None:
    lines = [line for line in block.splitlines() if not line.startswith("#")]
    picture = "\n".join(line.strip() for line in lines if line.startswith(" "))
    names = [line.split()[1] for line in lines if line.startswith("variant ")]
    expected = [line for line in lines if not line.startswith((" ", "variant "))]
    score = ended(picture, "#", variant=names[0] if names else "").scores()[0]
    found = [f"{each.terrain} {each.size} x {each.crowns} = {each.points}" for each in score.properties]
    found += [f"{name} {points}" for name, points in score.bonuses.items()]
    assert [*found, f"total {score.total}"] == expected
