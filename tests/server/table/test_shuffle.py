"""The shuffle: people commit to numbers, reveal them when all have committed, and nobody chooses what is dealt."""

import hashlib
import json
from typing import Any

import pytest

from crownland import read_record
from crownland.match import commitment, mixed
from crownland.server import protocol
from crownland.server.errors import ApiError
from crownland.server.protocol import Chair, NewTable
from crownland.server.store.schema import finished_record, table_summary
from crownland.server.table import entries
from crownland.server.table.decide import create_table, known_answer, overdue
from crownland.server.table.entries import MAX_NOTES
from crownland.server.table.seats import MAX_SHUFFLE, hash_number
from crownland.server.table.view import public_view
from table_driver import ANN, BOB, CAT, SEED, TableDriver

A, B, C = "a1" * 32, "b2" * 32, "c3" * 32


def laid(variant: str = "kingdomino(seats=2)", **more: Any) -> TableDriver:
    """Lay a table at which Ann has committed to a number."""
    return TableDriver(NewTable(variant, [Chair(me=True, name="Ann", commitment=hash_number(A))], **more))


def shuffling() -> TableDriver:
    """Let both commit to a number at a table for two."""
    driver = laid()
    driver.do(BOB, protocol.Sit(name="Bob", commitment=hash_number(B)))
    return driver


def luck(driver: TableDriver, holder: str, seat: int, number: str) -> list[Any]:
    return driver.do(holder, protocol.Reveal(seat=seat, number=number))


def shuffle(driver: TableDriver) -> protocol.Shuffle:
    result = public_view(driver.table, driver.now).shuffle
    assert result is not None
    return result


def test_a_promise_tells_nothing_but_the_hash_of_a_number() -> None:
    assert hash_number(A) == hashlib.sha256(bytes.fromhex(A)).hexdigest()


def test_the_match_is_dealt_from_the_servers_seed_and_all_numbers_once_the_last_is_in() -> None:
    driver = shuffling()
    assert driver.table.status == "open"
    assert shuffle(driver).commitments == [hash_number(A), hash_number(B)]
    assert (shuffle(driver).revealed, shuffle(driver).until) == ([], driver.now + MAX_SHUFFLE)
    luck(driver, BOB, 1, B)
    assert driver.table.status == "open" and shuffle(driver).revealed == [1]
    luck(driver, ANN, 0, A)
    assert driver.table.status == "running"
    assert driver.match.seed == mixed(bytes.fromhex(SEED), [bytes.fromhex(A), bytes.fromhex(B)])
    assert driver.match.seed != bytes.fromhex(SEED)
    assert public_view(driver.table, 0).commitment == commitment(bytes.fromhex(SEED)), "what was shown stays"


def test_where_nobody_promises_a_number_all_is_as_ever() -> None:
    driver = TableDriver()
    driver.do(BOB, protocol.Sit(name="Bob"))
    assert driver.table.status == "running"
    assert driver.match.seed == bytes.fromhex(SEED)
    driver.finish()
    assert public_view(driver.table, 0).shuffle is None
    record = finished_record(driver.table)
    assert (record["seed"], record["commitment"]) == (SEED, commitment(bytes.fromhex(SEED)))
    assert "shuffle" not in record


def test_whoever_promised_nothing_is_not_waited_for() -> None:
    driver = laid()
    driver.do(BOB, protocol.Sit())
    assert shuffle(driver).commitments == [hash_number(A), None]
    assert driver.refused(BOB, protocol.Reveal(seat=1, number=B)) == "reveal/wrong"
    luck(driver, ANN, 0, A)
    assert driver.table.status == "running"


def test_against_bots_the_creator_promises_in_the_same_breath_and_gives_when_the_commitment_is_there() -> None:
    driver = TableDriver(
        NewTable("kingdomino(seats=2)", [Chair(me=True, commitment=hash_number(A)), Chair(bot="greedy")])
    )
    assert driver.table.is_shuffling and shuffle(driver).until
    luck(driver, ANN, 0, A)
    assert driver.table.status == "running"


def test_numbers_stay_secret_until_the_match_is_over() -> None:
    driver = shuffling()
    luck(driver, ANN, 0, A)
    assert A.encode() not in driver.shown()
    luck(driver, BOB, 1, B)
    for _ in range(8):
        driver.play_on(1)
        assert not any(secret.encode() in driver.shown() for secret in (A, B, SEED, driver.match.seed.hex()))
    assert json.dumps(finished_record(driver.table)).count(A) == 0
    driver.finish()
    assert (shuffle(driver).numbers, shuffle(driver).seed) == ([A, B], SEED)
    assert public_view(driver.table, 0).seed == driver.match.seed.hex()


def test_the_record_tells_everything_and_is_checked() -> None:
    driver = shuffling()
    luck(driver, ANN, 0, A)
    luck(driver, BOB, 1, B)
    driver.finish()
    record = finished_record(driver.table)
    assert record["seed"] == driver.match.seed.hex()
    assert "commitment" not in record, "older readers would take it for that of the dealt seed"
    assert record["shuffle"] == {
        "seed": SEED,
        "commitment": commitment(bytes.fromhex(SEED)),
        "promises": [hash_number(A), hash_number(B)],
        "luck": [A, B],
    }
    assert read_record(json.dumps(record)).extras["shuffle"] == record["shuffle"]


def test_one_number_for_all_seats_of_a_holder_is_enough() -> None:
    chairs = [Chair(me=True), Chair(me=True, commitment=hash_number(A))]
    driver = TableDriver(NewTable("kingdomino(seats=2)", chairs))
    luck(driver, ANN, 1, A)
    assert driver.match.seed == mixed(bytes.fromhex(SEED), [None, bytes.fromhex(A)])


def test_a_number_that_was_not_promised_is_refused() -> None:
    driver = shuffling()
    assert driver.refused(ANN, protocol.Reveal(seat=0, number=C)) == "reveal/wrong"
    assert driver.refused(ANN, protocol.Reveal(seat=0, number=B)) == "reveal/wrong", "it is another one's"


def test_nobody_gives_a_number_for_another() -> None:
    driver = shuffling()
    assert driver.refused(BOB, protocol.Reveal(seat=0, number=A)) == "seat/not-yours"
    assert driver.refused(CAT, protocol.Reveal(seat=0, number=A)) == "token/wrong"
    assert driver.refused("", protocol.Reveal(seat=0, number=A)) == "token/missing"
    assert driver.refused(ANN, protocol.Reveal(seat=7, number=A)) == "seat/unknown"


def test_a_number_is_added_once_and_never_after_the_deal() -> None:
    driver = shuffling()
    luck(driver, ANN, 0, A)
    assert luck(driver, ANN, 0, A) == [], "the answer was lost"
    luck(driver, BOB, 1, B)
    assert luck(driver, BOB, 1, B) == [], "the answer was lost, and the game has begun"
    assert driver.refused(ANN, protocol.Reveal(seat=0, number=C)) == "match/started"
    driver.finish()
    assert driver.refused(ANN, protocol.Reveal(seat=0, number=A)) == "match/over"


def test_no_number_is_taken_before_all_promises_are_known() -> None:
    driver = laid("kingdomino(seats=3)")
    driver.do(BOB, protocol.Sit(commitment=hash_number(B)))
    assert driver.refused(ANN, protocol.Reveal(seat=0, number=A)) == "match/not-started"
    assert shuffle(driver).until is None


def test_what_somebody_promised_who_got_up_is_forgotten() -> None:
    driver = laid("kingdomino(seats=3)")
    driver.do(BOB, protocol.Sit(commitment=hash_number(B)))
    driver.do(BOB, protocol.Leave(seat=1))
    assert shuffle(driver).commitments == [hash_number(A), None, None]
    driver.do(CAT, protocol.Sit(seat=1, commitment=hash_number(C)))
    driver.do("dan", protocol.Sit())
    assert shuffle(driver).commitments == [hash_number(A), hash_number(C), None]
    assert driver.refused(CAT, protocol.Reveal(seat=1, number=B)) == "reveal/wrong"


def test_while_numbers_are_given_nobody_changes_who_plays() -> None:
    driver = shuffling()
    assert driver.refused(BOB, protocol.Leave(seat=1)) == "match/started"
    assert driver.refused(ANN, protocol.Start()) == "match/started"
    assert driver.refused(CAT, protocol.Sit()) == "seat/none-open"
    assert driver.refused(ANN, protocol.Play(version=driver.table.version, action=0)) == "match/not-started"
    bots = TableDriver(
        NewTable("kingdomino(seats=2)", [Chair(me=True, commitment=hash_number(A)), Chair(bot="greedy")])
    )
    assert bots.refused(ANN, protocol.Leave(seat=1)) == "match/started"


def test_the_host_can_still_close_the_table() -> None:
    driver = shuffling()
    luck(driver, BOB, 1, B)
    driver.do(ANN, protocol.End())
    assert (driver.table.status, driver.table.due, driver.table.needs_driver) == ("over", None, False)
    assert (shuffle(driver).revealed, shuffle(driver).numbers, shuffle(driver).seed) == ([1], None, None), (
        "nothing was dealt"
    )
    assert public_view(driver.table, 0).seed is None
    assert not any(secret.encode() in driver.shown() for secret in (B, SEED))
    assert driver.refused(ANN, protocol.Reveal(seat=0, number=A)) == "match/over"


def test_a_host_who_starts_the_game_waits_for_the_numbers_of_all_who_promised_one() -> None:
    driver = laid(start=False)
    driver.do(BOB, protocol.Sit(commitment=hash_number(B)))
    assert shuffle(driver).until is None
    driver.do(ANN, protocol.Start())
    luck(driver, ANN, 0, A)
    assert driver.table.status == "open"
    luck(driver, BOB, 1, B)
    assert driver.table.status == "running"


def test_a_number_that_does_not_come_is_left_out_for_all_to_see() -> None:
    driver = shuffling()
    luck(driver, ANN, 0, A)
    assert table_summary(driver.table)["needs_driver"], "some process keeps the time"
    assert overdue(driver.table, MAX_SHUFFLE - 1) == []
    driver.now += MAX_SHUFFLE
    driver.add(overdue(driver.table, MAX_SHUFFLE), "")
    driver.check()
    assert driver.match.seed == mixed(bytes.fromhex(SEED), [bytes.fromhex(A), None])
    assert driver.refused(BOB, protocol.Reveal(seat=1, number=B)) == "match/started"
    assert shuffle(driver).revealed == [0]
    driver.finish()
    assert finished_record(driver.table)["notes"] == [{"what": "left_out", "seat": 1, "event": 2}]
    result = finished_record(driver.table)["shuffle"]
    assert (result["promises"][1], result["luck"]) == (hash_number(B), [A, None])
    assert read_record(json.dumps(finished_record(driver.table))).is_complete


def test_where_no_number_comes_the_servers_seed_deals() -> None:
    driver = shuffling()
    driver.now += MAX_SHUFFLE
    driver.add(overdue(driver.table, MAX_SHUFFLE), "")
    assert driver.match.seed == bytes.fromhex(SEED)
    driver.finish()
    record = finished_record(driver.table)
    assert record["seed"] == record["shuffle"]["seed"] == SEED
    assert read_record(json.dumps(record)).is_complete


def test_whoever_sits_down_later_adds_nothing_to_a_deal_that_was_made() -> None:
    driver = shuffling()
    luck(driver, ANN, 0, A)
    luck(driver, BOB, 1, B)
    seed = driver.match.seed
    driver.do(BOB, protocol.Leave(seat=1))
    driver.do(CAT, protocol.Sit(commitment=hash_number(C)))
    assert driver.refused(CAT, protocol.Reveal(seat=1, number=C)) == "match/started"
    driver.finish()
    assert shuffle(driver).commitments == [hash_number(A), hash_number(B)]
    assert driver.match.seed == seed


def test_an_undo_draws_the_same_again() -> None:
    driver = shuffling()
    luck(driver, ANN, 0, A)
    luck(driver, BOB, 1, B)
    driver.play_on(6)
    before = [list(log) for log in driver.match.logs]
    driver.add([entries.Undone(1)], "")
    driver.check()
    seat, taken_back = driver.match.state.seat, before[0][len(driver.match.logs[0])]
    driver.play(driver.table.chairs[seat].holder, taken_back)
    assert driver.match.logs == before


@pytest.mark.parametrize("chair", [Chair(bot="greedy", commitment=hash_number(B)), Chair(commitment=hash_number(B))])
def test_nobody_promises_a_number_for_a_seat_that_is_not_theirs(chair: Chair) -> None:
    with pytest.raises(ApiError, match=r"^seat 1 is not yours: expected no commitment for it$"):
        create_table(NewTable("kingdomino(seats=2)", [Chair(me=True), chair]), ANN)
    driver = laid("kingdomino(seats=3)")
    assert driver.refused(ANN, protocol.Sit(bot="greedy", commitment=hash_number(B))) == "setup/invalid"


def test_a_missing_number_is_told_in_the_record_whatever_else_happened() -> None:
    """A record keeps the newest notes only, but always those of the deal, which are the oldest."""
    driver = shuffling()
    luck(driver, ANN, 0, A)
    driver.now += MAX_SHUFFLE
    driver.add(overdue(driver.table, MAX_SHUFFLE), "")
    for _ in range(MAX_NOTES):
        driver.play_on(1)
        driver.add([entries.Undone(1)], "")
    driver.finish()
    notes = finished_record(driver.table)["notes"]
    assert len(notes) == MAX_NOTES + 1
    assert notes[0] == {"what": "left_out", "seat": 1, "event": 2}
    assert read_record(json.dumps(finished_record(driver.table))).is_complete


def test_a_table_counts_the_actions_before_a_note_and_a_record_its_events() -> None:
    driver = shuffling()
    luck(driver, ANN, 0, A)
    driver.add(overdue(driver.table, MAX_SHUFFLE), "")
    actions, view = public_view(driver.table, 0).notes[0].event, public_view(driver.table, 0).view
    assert view is not None and actions == len(view.events) == 5, "four dominoes and a king"
    driver.finish()
    assert finished_record(driver.table)["notes"][0]["event"] == 2, "a line and a king"


def test_a_prepared_deal_takes_no_promise() -> None:
    chairs = [Chair(me=True, commitment=hash_number(A)), Chair(bot="greedy")]
    with pytest.raises(ApiError, match="not shuffled"):
        create_table(NewTable("kingdomino(seats=2)", chairs, seed=SEED), ANN)


def test_a_rematch_is_a_new_shuffle_with_the_numbers_that_were_promised_for_it() -> None:
    driver = shuffling()
    luck(driver, ANN, 0, A)
    luck(driver, BOB, 1, B)
    driver.do(BOB, protocol.Resign(seat=1))
    driver.do(ANN, protocol.Rematch(commitment=hash_number(C)))
    again = driver.do(BOB, protocol.Answer(yes=True, commitment=hash_number(B)))[-1]
    assert again == entries.Again("", {ANN: hash_number(C), BOB: hash_number(B)})


def test_two_who_ask_for_a_rematch_agree_and_promise() -> None:
    driver = shuffling()
    luck(driver, ANN, 0, A)
    luck(driver, BOB, 1, B)
    driver.do(BOB, protocol.Resign(seat=1))
    driver.do(ANN, protocol.Rematch())
    again = driver.do(BOB, protocol.Rematch(commitment=hash_number(C)))[-1]
    assert again == entries.Again("", {BOB: hash_number(C)})


def test_whoever_asks_for_the_same_rematch_again_is_answered_the_same_and_another_promise_asks_anew() -> None:
    driver = shuffling()
    luck(driver, ANN, 0, A)
    luck(driver, BOB, 1, B)
    driver.do(BOB, protocol.Resign(seat=1))
    first = protocol.Rematch(commitment=hash_number(C))
    assert known_answer(driver.table, ANN, first) is None
    driver.do(ANN, first)
    assert known_answer(driver.table, ANN, first) == protocol.Done("", driver.table.version, proposed=True)
    assert known_answer(driver.table, BOB, first) is None, "it is not Bob who waits"
    other = protocol.Rematch(commitment=hash_number(A))
    assert known_answer(driver.table, ANN, other) is None
    driver.do(ANN, other)
    again = driver.do(BOB, protocol.Rematch())[-1]
    assert again == entries.Again("", {ANN: hash_number(A)})


@pytest.mark.parametrize("variant", ["sample(dynasty=true)", "duel()", "queendomino(seats=2)"])
def test_every_game_of_a_match_is_dealt_from_the_shuffle(variant: str) -> None:
    driver = laid(variant)
    driver.do(BOB, protocol.Sit(commitment=hash_number(B)))
    luck(driver, BOB, 1, B)
    luck(driver, ANN, 0, A)
    while driver.table.status == "running":
        if driver.match.is_between:
            driver.do(ANN, protocol.Next(seat=0))
            driver.do(BOB, protocol.Next(seat=1))
        else:
            driver.play_on(1)
    read = read_record(json.dumps(finished_record(driver.table)))
    assert read.is_complete and "shuffle" in read.extras
