"""Records of Queendomino and Royal Wedding: events as the format says, and refused where anything was changed."""

import random
from copy import deepcopy
from typing import Any

import pytest

from crownland import State, Variant, read_record
from crownland.match import Timeline, make_record, write_line
from strategies import GAMES, scaled

VARIANTS = [variant for variant in GAMES if variant.game in ("queendomino", "royal_wedding")]
DUKES = Variant("queendomino", 2)

Json = dict[str, Any]


def record_of(variant: Variant, seed: int) -> Json:
    """Play a game by its seed and write it down."""
    rng, state, log = random.Random(seed), State(variant), []
    while not state.is_over:
        log.append(rng.choice(state.legal_codes()))
        state.apply_unchecked(log[-1])
    return make_record(variant, ["random"] * variant.seats, [log])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_records_are_read_back_as_they_were_written(variant: Variant) -> None:
    for seed in range(scaled(3)):
        written = record_of(variant, seed)
        read = read_record(write_line(written))
        assert read.is_complete
        assert make_record(variant, read.players, read.logs) == written, f"seed {seed}"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_events_have_the_keys_of_the_format_and_no_others(variant: Variant) -> None:
    record = record_of(variant, 5)
    boxes = ["queendomino", "kingdomino"]
    for event in record["events"]:
        if "line" in event:
            assert set(event) == ({"line", "box"} if variant.game == "royal_wedding" else {"line"})
            if "box" in event:
                assert event["box"] == boxes[0]
                boxes.reverse()
        elif "seat" in event:
            extra = {"slot"} if event.get("build") or event.get("burn") else set()
            extra |= {"at"} if "place" in event else set()
            kind = set(event) & {"claim", "place", "discard", "knights", "build", "burn"}
            assert len(kind) == 1 and set(event) == kind | extra | {"seat", "choices"}
        else:
            assert len(event) == 1 and set(event) <= {"king", "tiles"}
    assert len(record["events"][0]["tiles"]) == 6
    for score in record["scores"]:
        assert list(score) == ["total", "properties", "coins", "buildings"]
    assert len(record["scores"]) == variant.kingdoms


def first(record: Json, key: str, wanted: Any = lambda event: True) -> int:
    """Return the place of the first event of a kind that is wanted."""
    return next(place for place, event in enumerate(record["events"]) if key in event and wanted(event))


def refuse(record: Json, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_record(write_line(record))


@pytest.fixture
def record() -> Json:
    return deepcopy(RECORD)


RECORD = record_of(DUKES, 12)


def test_a_knight_on_a_wrong_square_is_refused(record: Json) -> None:
    event = record["events"][first(record, "knights", lambda event: event["knights"])]
    event["knights"] = [[5, 5]]
    refuse(record, "expected knights:")


def test_another_slot_or_an_unaffordable_tile_is_refused(record: Json) -> None:
    place = first(record, "build", lambda event: event["build"])
    record["events"][place]["slot"] = (record["events"][place]["slot"] + 1) % 6
    refuse(record, f"event {place + 1}: expected build:")


def test_a_building_without_a_slot_and_a_slot_without_a_building_are_refused(record: Json) -> None:
    place = first(record, "build", lambda event: event["build"])
    changed = deepcopy(record)
    del changed["events"][place]["slot"]
    refuse(changed, "expected a slot with a building")
    changed = deepcopy(record)
    changed["events"][place]["build"] = None
    refuse(changed, "expected no slot without a building")


def test_the_dragon_used_twice_in_a_round_is_refused(record: Json) -> None:
    place = first(record, "burn", lambda event: event["burn"])
    again = {**record["events"][place], "choices": 6}
    record["events"].insert(place + 1, again)
    refuse(record, f"event {place + 2}: expected")


def test_the_dragon_used_by_the_queens_host_is_refused() -> None:
    """Find a turn in which the host of the queen builds and is asked no more, and let it burn all the same."""
    for seed in range(50):
        record = record_of(DUKES, seed)
        game = Timeline(DUKES, [])
        for place, event in enumerate(record["events"]):
            state = game.state
            hosts = event.get("seat") == state.record.queen and state.record.dragon == -1
            if hosts and state.phase == "claim" and any(tiles(state)):
                slot, tile = next((slot, tile) for slot, tile in enumerate(tiles(state)) if tile)
                burning = {"seat": state.seat, "burn": tile, "slot": slot, "choices": 7}
                record["events"].insert(place, burning)
                refuse(record, f"event {place + 1}: expected")
                return
            assert [*game.read_events([event])]
    pytest.fail("no host was passed over")


def tiles(state: State) -> list[str]:
    board = str(state).split("board=")[1].split(maxsplit=1)[0]
    return ["" if tile == "-" else tile for tile in board.split(",")]


def test_a_wrong_queen_a_wrong_price_or_wrong_coins_do_not_give_the_scores(record: Json) -> None:
    for change in ("coins", "buildings", "total"):
        wrong = deepcopy(record)
        wrong["scores"][0][change] += 1
        refuse(wrong, r"scores of seat \d.*: expected")
    wrong = deepcopy(record)
    wrong["scores"][0]["properties"][0][2] += 1
    refuse(wrong, r"scores of seat \d.*: expected")


def test_a_line_of_a_royal_wedding_from_the_wrong_box_is_refused() -> None:
    written = record_of(Variant("royal_wedding", 3), 1)
    for box in ("kingdomino", "sample", None, 3):
        wrong = deepcopy(written)
        wrong["events"][first(wrong, "line")]["box"] = box
        refuse(wrong, "expected {'box': 'queendomino'} with the line")
    wrong = deepcopy(written)
    del wrong["events"][first(wrong, "line")]["box"]
    refuse(wrong, "expected {'box': 'queendomino'} with the line")
    plain = deepcopy(RECORD)
    plain["events"][first(plain, "line")]["box"] = "queendomino"
    refuse(plain, "expected no box with the line")


def test_too_few_or_too_many_tiles_are_refused(record: Json) -> None:
    fewer = deepcopy(record)
    fewer["events"][0]["tiles"].pop()
    refuse(fewer, "event 1: expected more than 5 in one draw")
    more = deepcopy(record)
    more["events"][0]["tiles"].append("statue")
    refuse(more, "event 1: expected deal:1")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("tiles", "statue"),
        ("tiles", []),
        ("tiles", [3]),
        ("knights", None),
        ("knights", [[0]]),
        ("knights", [[0.0, 1]]),
        ("knights", [0, 1]),
        ("build", ["church"]),
        ("build", [1, [0, 1]]),
        ("build", "church"),
        ("burn", 3),
        ("burn", ["x"]),
    ],
)
def test_values_that_say_nothing_are_refused(record: Json, key: str, value: Any) -> None:
    record["events"][first(record, key)][key] = value
    refuse(record, "expected")
