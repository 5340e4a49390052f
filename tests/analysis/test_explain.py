"""Why an option is better: what is said is true of the table, of the kind that helps, and there are words for it."""

import re
from functools import cache
from pathlib import Path

import pytest

import crownland
from crownland import Claim, State, decode
from crownland.analysis.comparison import Because, Comparison, after
from crownland.analysis.explain import ENDS, explain, obvious, why_better, why_good
from crownland.analysis.puzzle import FOLDER, GAMES, Puzzle, read_pack, read_puzzle
from crownland.games import FAMILIES
from crownland.games.draft.explain import EXPLAINED_BONUSES
from crownland.games.draft.explain_claim import most_on_offer
from crownland.games.draft.table import best_placement, newer_line
from crownland.games.land.explain import main_land
from gains import gains

AVERAGES = {"end", "often", "seldom", "fewer"}  # they come from games that were played out
WORDS = Path(crownland.__file__).parent / "i18n"


@cache
def examples() -> dict[str, Puzzle]:
    """Return, for each id that a puzzle that ships has, the first puzzle with it."""
    found: dict[str, Puzzle] = {}
    for game in GAMES:
        for puzzle in map(read_puzzle, read_pack(FOLDER / f"{game}.jsonl.gz")):
            for reason in puzzle.reasons:
                found.setdefault(reason.id, puzzle)
    return found


def facts(because: Because) -> tuple[str, dict[str, object], int | None]:
    return because.id, {name: result for name, result in because.args.items() if name not in AVERAGES}, because.kingdom


IDS = ["joins", "larger", "open", "shut-in", "link", "kinds", "too-small", "follows", "offers", "earlier", "less-now"]
IDS += ["feeds", "feeds-new", "feeds-die", "denies", "denies-crowns", "denies-land", "denies-site", "denies-dice"]
IDS += ["spell", "denies-spell", "keeps-power", "takes-tile", "burns-tile", "queen", "brings-knights", "brings-towers"]
IDS += ["knight-waits", "bonus-building", "bonus-site", "bonus-harmony", "loses-harmony"]


@pytest.mark.parametrize("name", IDS)
def test_a_puzzle_is_explained_again_by_the_same_facts(name: str) -> None:
    puzzle = examples()[name]
    result = explain(puzzle.state(), puzzle.best, puzzle.temptation, f"{puzzle.luck} why")
    kept = [facts(one) for one in puzzle.reasons]
    assert [one for one in map(facts, result) if one[0] == name] == [one for one in kept if one[0] == name]


@pytest.mark.parametrize("name", ["joins", "open", "denies", "feeds", "less-now"])
def test_what_is_said_is_true_of_the_table(name: str) -> None:
    puzzle = examples()[name]
    case = Comparison(puzzle.state(), puzzle.best, puzzle.temptation)
    result = next(one for one in puzzle.reasons if one.id == name)
    if name == "joins":
        here, there = (main_land(table, case.own, result.args["terrain"]) for table in (case.after, case.after_other))
        assert here is not None and (here.size, here.crowns) == (result.args["squares"], result.args["crowns"])
        size = (there.size, there.crowns) if there else (0, 0)
        assert size == (result.args["squares_other"], result.args["crowns_other"]) and set(result.at) == set(
            here.squares
        )
    elif name == "open":
        assert result.args["free"] >= result.args["free_other"] + 2
        assert len(result.at) == result.args["free"] and not {*result.at} & {*case.after.land(case.own)}
    elif name == "denies":
        assert isinstance(case.action, Claim)
        assert result.args["points"] >= most_on_offer(case.state, result.args["seat"], case.action.domino) + 2
    elif name == "feeds":
        assert isinstance(case.action, Claim)
        assert result.args["points"] == (best_placement(case.state, case.seat, case.action.domino) or 0)
        assert {case.state.land(case.own)[square][0] for square in result.at} == {result.args["terrain"]}
    else:
        now = dict(gains(case.state, case.own))
        assert result.args == {"points": now[case.best], "other": now[case.other]} and now[case.best] < now[case.other]


@pytest.mark.parametrize("family", FAMILIES)
def test_where_no_fact_explains_it_what_is_seen_and_how_it_ends_are_told(family: str) -> None:
    """The worse option is given as the better one, so that nothing can explain it."""
    puzzle = next(one for one in examples().values() if one.variant.row.family == family)
    state = puzzle.state()
    assert explain(state, puzzle.temptation, puzzle.best, "luck") == []
    ends = [0.0] * state.variant.kingdoms
    ends[state.variant.kingdom_of(state.seat)] = 2.34
    openings = [after(state, code) for code in (puzzle.temptation, puzzle.best)]
    result = why_better(state, puzzle.temptation, puzzle.best, "luck", ends, openings)
    assert 1 <= len(result) <= 3 and result[-1].id == "outlook-own" and result[-1].args["own"] == 2.3


def test_with_one_rival_what_both_have_in_the_end_adds_up_to_what_an_option_brings() -> None:
    puzzle = next(one for one in examples().values() if one.variant.kingdoms == 2)
    state = puzzle.state()
    own = state.variant.kingdom_of(state.seat)
    openings = [after(state, code) for code in (puzzle.best, puzzle.temptation)]
    cases = [(8.8, -1.0, "more"), (-1.4, 4.7, "less"), (3.6, 3.5, "both"), (2.0, 0.1, "own"), (-0.1, 2.0, "rival")]
    for more, less, which in cases:
        ends = [more if kingdom == own else -less for kingdom in range(2)]
        result = why_better(state, puzzle.best, puzzle.temptation, "luck", ends, openings)[-1]
        assert result.id == f"outlook-{which}"
        numbers = {"own": abs(more), "rival": abs(less)}
        assert result.args == {"seat": result.args["seat"], **{name: one for name, one in numbers.items() if one > 0.2}}


def test_a_claim_tells_what_the_domino_brings_or_keeps_from_a_rival() -> None:
    claims = [puzzle.state() for puzzle in examples().values() if puzzle.variant.row.family == "kingdomino"]
    result = set()
    for state in (one for one in claims if one.phase == "claim"):
        for number, king in newer_line(state):
            code = next((one for one in state.legal_codes() if decode(one) == Claim(number)), None)
            for because in why_good(state, code) if king is None and code is not None else []:
                result.add(because.id)
                seat = because.args.get("seat", state.seat)
                assert because.args["points"] == best_placement(state, seat, number)
    assert result == {"brings", "keeps"}


def test_there_is_nothing_to_explain_where_there_is_no_choice() -> None:
    state = State("sample()")
    while len(codes := state.legal_codes()) > 1 or state.seat < 0:
        state.apply(codes[0])
    assert why_good(state, codes[0]) == [Because("only")]


def test_what_anybody_sees_is_the_only_option_that_promises_most() -> None:
    puzzles = {one.luck: one for one in examples().values()}.values()
    seen = [(puzzle, obvious(puzzle.state())) for puzzle in puzzles]
    assert all(code != puzzle.best for puzzle, code in seen) and any(code is not None for _, code in seen)
    for puzzle, code in seen:
        state = puzzle.state()
        if code is not None and state.phase == "place":
            now = dict(gains(state, state.variant.kingdom_of(state.seat)))
            assert [one for one, points in now.items() if points == max(now.values())] == [code]


def test_there_are_words_for_every_reason() -> None:
    package = Path(crownland.__file__).parent
    files = [*package.glob("analysis/*.py"), *package.glob("games/*/explain*.py")]
    source = "".join(path.read_text("utf-8") for path in files)
    ids = set(re.findall(r'Because\(\s*"([a-z_-]+)"', source)) | {
        f"{how}-{name}" for how in ("bonus", "loses") for name in EXPLAINED_BONUSES
    }
    ids |= {"spell", "denies-spell", "too-small", "takes-tile", "burns-tile", "brings-knights", "brings-towers"}
    ids |= {f"outlook-{which}" for which in ("own", "rival", "both", "more", "less")}
    ids |= {f"ends-{name}" for name in ENDS}
    assert len(ids) > 60
    for language in ("en", "pl"):
        words = re.findall(r"^because-([a-z_-]+) =", (WORDS / language / "because.ftl").read_text("utf-8"), re.M)
        assert {*words} - {"arms", "played", "tried", "obvious", "better", "sum"} == ids
