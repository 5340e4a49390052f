"""Records of Kingdomino Duel: events as the format says, and refused where anything was changed."""

import copy
import random
from typing import Any

import pytest

from crownland import State, Variant, read_record
from crownland.engine.kernel import COMPILED
from crownland.match import make_record, write_line

GAMES = 300 if COMPILED else 5
DUEL = Variant("duel")


def play(seed: int) -> list[int]:
    """Play a random game and return the ints of its actions."""
    rng, state, log = random.Random(seed), State("duel()"), []
    while not state.is_over:
        codes = state.legal_codes()
        log.append(codes[int(rng.random() * len(codes))])
        state.apply_unchecked(log[-1])
    return log


def record(seed: int) -> dict[str, Any]:
    return make_record(DUEL, ["random", "random"], [play(seed)])


def events_with(key: str, **rest: object) -> dict[str, Any]:
    """Return the first event with this key, and these values, of any game."""
    for seed in range(50):
        for event in record(seed)["events"]:
            if key in event and all(event.get(name) == value for name, value in rest.items()):
                return dict(event)
    raise AssertionError(f"no event {key}")


def test_records_of_many_duels_are_read_back() -> None:
    for seed in range(GAMES):
        written = record(seed)
        read = read_record(write_line(written))
        assert read.is_complete
        assert make_record(DUEL, read.players, read.logs) == written, f"seed {seed}"


def test_D2_a_round_is_rolled_in_one_event_and_A_s_last_die_has_none() -> None:
    events = record(1)["events"]
    assert list(events[0]) == ["first"]
    assert [len(events[1]["roll"]), *(len(face) for face in events[1]["roll"])] == [4, 2, 2, 2, 2]
    a, b = events[2], events[3]
    assert (len(a["take"]), a["choices"], len(b["take"]), b["choices"]) == (1, 4, 2, 3)
    assert a["seat"] == events[0]["first"] != b["seat"]
    assert events[4]["choices"] == 3 and "castle" in events[4]


def test_D8_powers_are_written_where_they_are_used() -> None:
    take = events_with("take", power="pick_two_first")
    assert len(take["take"]) == 2 and take["choices"] == 10
    for power in ("ignore_connection", "separate_dice"):
        draw = events_with("draw", power=power)
        assert set(draw) == {"seat", "draw", "power", "choices"}
        assert draw["draw"][0][0] < draw["draw"][1][0]
    assert events_with("turn", turn=None)["choices"] in (10, 11)
    assert events_with("name")["choices"] == 6
    assert len(events_with("cross")["cross"]) == 2
    assert events_with("draw", draw=None)["choices"] >= 1
    assert events_with("castle", castle=None)["choices"] == 3


def test_D11_the_score_has_the_named_points_also_when_there_are_none() -> None:
    for score in record(3)["scores"]:
        assert set(score) == {"total", "properties", "named"}
        assert score["properties"] == sorted(score["properties"])


def corrupted(value: Any, rng: random.Random) -> Any:
    """Change one value a little."""
    if isinstance(value, bool) or value is None:
        return 0
    if isinstance(value, int):
        return value + rng.choice([-1, 1])
    if isinstance(value, str):
        return "dot" if value != "dot" else "line"
    if isinstance(value, list) and value:
        index = rng.randrange(len(value))
        return [*value[:index], corrupted(value[index], rng), *value[index + 1 :]]
    return [0]


def test_a_corrupted_record_is_refused_or_another_game() -> None:
    """Another die may be as legal as the one taken; then options, scores or a later event give the change away."""
    for seed in range(60 if COMPILED else 3):
        rng, whole = random.Random(seed), record(seed)
        changed = copy.deepcopy(whole)
        event = rng.choice(changed["events"])
        key = rng.choice(sorted(event))
        event[key] = corrupted(event[key], rng)
        try:
            read = read_record(write_line(changed))
        except ValueError:
            continue
        assert make_record(DUEL, read.players, read.logs) == changed, f"seed {seed}, event {event}"


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("roll", [["dot", 0]] * 3, "the faces of 4 dice"),
        ("roll", [["dot", 0]] * 4, "roll:3"),
        ("take", [0, 0], "ascending order"),
        ("take", [4], "a die from 0 to 3"),
        ("take", [True], "one die or two"),
        ("castle", 7, "a die"),
        ("draw", [[[0, 1], "dot", 0]], "two shields"),
        ("draw", [[[0, 1], "wild", 0], [[0, 2], "dot", 0]], "a coat of arms"),
        ("draw", [[[0, 2], "dot", 0], [[0, 1], "dot", 0]], "the smaller first"),
        ("draw", None, "expected"),
    ],
)
def test_a_wrong_event_is_named(key: str, value: object, message: str) -> None:
    changed = record(5)
    index = next(index for index, event in enumerate(changed["events"]) if key in event)
    changed["events"][index][key] = value
    with pytest.raises(ValueError, match=f"event {index + 1}: .*{message}"):
        read_record(write_line(changed))


def test_a_power_that_is_not_used_is_not_written() -> None:
    changed = record(5)
    event = next(event for event in changed["events"] if "draw" in event)
    for power in (None, "turn_die", "ignore_connection"):
        event["power"] = power
        with pytest.raises(ValueError, match=r"power|expected"):
            read_record(write_line(changed))
