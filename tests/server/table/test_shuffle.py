"""The shuffle: people promise numbers and give them when all promises are known, and nobody chooses what is dealt."""

import hashlib
import json
from typing import Any

import pytest

from crownland import read_record
from crownland.match import commitment, mixed
from crownland.server import protocol
from crownland.server.errors import ApiError
from crownland.server.protocol import Chair, NewGame
from crownland.server.store.rows import finished_record, table_summary
from crownland.server.table import entries
from crownland.server.table.decide import create_table, known_answer, overdue
from crownland.server.table.notes import MAX_NOTES
from crownland.server.table.shuffle import MAX_WAIT, hash_number
from crownland.server.table.view import public_view
from table_driver import ANN, BOB, CAT, SEED, TableDriver

A, B, C = "a1" * 32, "b2" * 32, "c3" * 32


def laid(variant: str = "kingdomino(seats=2)", **more: Any) -> TableDriver:
    """Lay a table at which Ann has promised a number."""
    return TableDriver(NewGame(variant, [Chair(me=True, name="Ann", promise=hash_number(A))], **more))


def shuffling() -> TableDriver:
    """Let both promise a number at a table for two."""
    desk = laid()
    desk.do(BOB, protocol.Sit(name="Bob", promise=hash_number(B)))
    return desk


def luck(desk: TableDriver, holder: str, seat: int, number: str) -> list[Any]:
    return desk.do(holder, protocol.Luck(seat=seat, luck=number))


def shuffle(desk: TableDriver) -> protocol.Shuffle:
    told = public_view(desk.table, desk.now).shuffle
    assert told is not None
    return told


def test_a_promise_tells_nothing_but_the_hash_of_a_number() -> None:
    assert hash_number(A) == hashlib.sha256(bytes.fromhex(A)).hexdigest()


def test_the_match_is_dealt_from_the_servers_seed_and_all_numbers_once_the_last_is_in() -> None:
    desk = shuffling()
    assert desk.table.status == "open"
    assert shuffle(desk).promises == [hash_number(A), hash_number(B)]
    assert (shuffle(desk).given, shuffle(desk).until) == ([], desk.now + MAX_WAIT)
    luck(desk, BOB, 1, B)
    assert desk.table.status == "open" and shuffle(desk).given == [1]
    luck(desk, ANN, 0, A)
    assert desk.table.status == "running"
    assert desk.match.seed == mixed(bytes.fromhex(SEED), [bytes.fromhex(A), bytes.fromhex(B)])
    assert desk.match.seed != bytes.fromhex(SEED)
    assert public_view(desk.table, 0).commitment == commitment(bytes.fromhex(SEED)), "what was shown stays"


def test_where_nobody_promises_a_number_all_is_as_ever() -> None:
    desk = TableDriver()
    desk.do(BOB, protocol.Sit(name="Bob"))
    assert desk.table.status == "running"
    assert desk.match.seed == bytes.fromhex(SEED)
    desk.finish()
    assert public_view(desk.table, 0).shuffle is None
    record = finished_record(desk.table)
    assert (record["seed"], record["commitment"]) == (SEED, commitment(bytes.fromhex(SEED)))
    assert "shuffle" not in record


def test_whoever_promised_nothing_is_not_waited_for() -> None:
    desk = laid()
    desk.do(BOB, protocol.Sit())
    assert shuffle(desk).promises == [hash_number(A), None]
    assert desk.refused(BOB, protocol.Luck(seat=1, luck=B)) == "luck/wrong"
    luck(desk, ANN, 0, A)
    assert desk.table.status == "running"


def test_against_bots_the_creator_promises_in_the_same_breath_and_gives_when_the_commitment_is_there() -> None:
    desk = TableDriver(NewGame("kingdomino(seats=2)", [Chair(me=True, promise=hash_number(A)), Chair(bot="greedy")]))
    assert desk.table.is_shuffling and shuffle(desk).until
    luck(desk, ANN, 0, A)
    assert desk.table.status == "running"


def test_numbers_stay_secret_until_the_match_is_over() -> None:
    desk = shuffling()
    luck(desk, ANN, 0, A)
    assert A.encode() not in desk.shown()
    luck(desk, BOB, 1, B)
    for _ in range(8):
        desk.play_on(1)
        assert not any(secret.encode() in desk.shown() for secret in (A, B, SEED, desk.match.seed.hex()))
    assert json.dumps(finished_record(desk.table)).count(A) == 0
    desk.finish()
    assert (shuffle(desk).luck, shuffle(desk).seed) == ([A, B], SEED)
    assert public_view(desk.table, 0).seed == desk.match.seed.hex()


def test_the_record_tells_everything_and_is_checked() -> None:
    desk = shuffling()
    luck(desk, ANN, 0, A)
    luck(desk, BOB, 1, B)
    desk.finish()
    record = finished_record(desk.table)
    assert record["seed"] == desk.match.seed.hex()
    assert "commitment" not in record, "older readers would take it for that of the dealt seed"
    assert record["shuffle"] == {
        "seed": SEED,
        "commitment": commitment(bytes.fromhex(SEED)),
        "promises": [hash_number(A), hash_number(B)],
        "luck": [A, B],
    }
    assert read_record(json.dumps(record)).extras["shuffle"] == record["shuffle"]


def test_one_number_for_all_seats_of_a_holder_is_enough() -> None:
    chairs = [Chair(me=True), Chair(me=True, promise=hash_number(A))]
    desk = TableDriver(NewGame("kingdomino(seats=2)", chairs))
    luck(desk, ANN, 1, A)
    assert desk.match.seed == mixed(bytes.fromhex(SEED), [None, bytes.fromhex(A)])


def test_a_number_that_was_not_promised_is_refused() -> None:
    desk = shuffling()
    assert desk.refused(ANN, protocol.Luck(seat=0, luck=C)) == "luck/wrong"
    assert desk.refused(ANN, protocol.Luck(seat=0, luck=B)) == "luck/wrong", "it is another one's"


def test_nobody_gives_a_number_for_another() -> None:
    desk = shuffling()
    assert desk.refused(BOB, protocol.Luck(seat=0, luck=A)) == "seat/not-yours"
    assert desk.refused(CAT, protocol.Luck(seat=0, luck=A)) == "token/wrong"
    assert desk.refused("", protocol.Luck(seat=0, luck=A)) == "token/missing"
    assert desk.refused(ANN, protocol.Luck(seat=7, luck=A)) == "seat/unknown"


def test_a_number_is_added_once_and_never_after_the_deal() -> None:
    desk = shuffling()
    luck(desk, ANN, 0, A)
    assert luck(desk, ANN, 0, A) == [], "the answer was lost"
    luck(desk, BOB, 1, B)
    assert luck(desk, BOB, 1, B) == [], "the answer was lost, and the game has begun"
    assert desk.refused(ANN, protocol.Luck(seat=0, luck=C)) == "game/started"
    desk.finish()
    assert desk.refused(ANN, protocol.Luck(seat=0, luck=A)) == "game/over"


def test_no_number_is_taken_before_all_promises_are_known() -> None:
    desk = laid("kingdomino(seats=3)")
    desk.do(BOB, protocol.Sit(promise=hash_number(B)))
    assert desk.refused(ANN, protocol.Luck(seat=0, luck=A)) == "game/not-started"
    assert shuffle(desk).until is None


def test_what_somebody_promised_who_got_up_is_forgotten() -> None:
    desk = laid("kingdomino(seats=3)")
    desk.do(BOB, protocol.Sit(promise=hash_number(B)))
    desk.do(BOB, protocol.Leave(seat=1))
    assert shuffle(desk).promises == [hash_number(A), None, None]
    desk.do(CAT, protocol.Sit(seat=1, promise=hash_number(C)))
    desk.do("dan", protocol.Sit())
    assert shuffle(desk).promises == [hash_number(A), hash_number(C), None]
    assert desk.refused(CAT, protocol.Luck(seat=1, luck=B)) == "luck/wrong"


def test_while_numbers_are_given_nobody_changes_who_plays() -> None:
    desk = shuffling()
    assert desk.refused(BOB, protocol.Leave(seat=1)) == "game/started"
    assert desk.refused(ANN, protocol.Start()) == "game/started"
    assert desk.refused(CAT, protocol.Sit()) == "seat/none-open"
    assert desk.refused(ANN, protocol.Play(ply=desk.table.version, action=0)) == "game/not-started"
    bots = TableDriver(NewGame("kingdomino(seats=2)", [Chair(me=True, promise=hash_number(A)), Chair(bot="greedy")]))
    assert bots.refused(ANN, protocol.Leave(seat=1)) == "game/started"


def test_the_host_can_still_close_the_table() -> None:
    desk = shuffling()
    luck(desk, BOB, 1, B)
    desk.do(ANN, protocol.End())
    assert (desk.table.status, desk.table.due, desk.table.needs_driver) == ("over", None, False)
    assert (shuffle(desk).given, shuffle(desk).luck, shuffle(desk).seed) == ([1], None, None), "nothing was dealt"
    assert public_view(desk.table, 0).seed is None
    assert not any(secret.encode() in desk.shown() for secret in (B, SEED))
    assert desk.refused(ANN, protocol.Luck(seat=0, luck=A)) == "game/over"


def test_a_host_who_starts_the_game_waits_for_the_numbers_of_all_who_promised_one() -> None:
    desk = laid(start=False)
    desk.do(BOB, protocol.Sit(promise=hash_number(B)))
    assert shuffle(desk).until is None
    desk.do(ANN, protocol.Start())
    luck(desk, ANN, 0, A)
    assert desk.table.status == "open"
    luck(desk, BOB, 1, B)
    assert desk.table.status == "running"


def test_a_number_that_does_not_come_is_left_out_for_all_to_see() -> None:
    desk = shuffling()
    luck(desk, ANN, 0, A)
    assert table_summary(desk.table)["needs_driver"], "some process keeps the time"
    assert overdue(desk.table, MAX_WAIT - 1) == []
    desk.now += MAX_WAIT
    desk.add(overdue(desk.table, MAX_WAIT), "")
    desk.check()
    assert desk.match.seed == mixed(bytes.fromhex(SEED), [bytes.fromhex(A), None])
    assert desk.refused(BOB, protocol.Luck(seat=1, luck=B)) == "game/started"
    assert shuffle(desk).given == [0]
    desk.finish()
    assert finished_record(desk.table)["notes"] == [{"what": "left_out", "seat": 1, "event": 2}]
    told = finished_record(desk.table)["shuffle"]
    assert (told["promises"][1], told["luck"]) == (hash_number(B), [A, None])
    assert read_record(json.dumps(finished_record(desk.table))).is_complete


def test_where_no_number_comes_the_servers_seed_deals() -> None:
    desk = shuffling()
    desk.now += MAX_WAIT
    desk.add(overdue(desk.table, MAX_WAIT), "")
    assert desk.match.seed == bytes.fromhex(SEED)
    desk.finish()
    record = finished_record(desk.table)
    assert record["seed"] == record["shuffle"]["seed"] == SEED
    assert read_record(json.dumps(record)).is_complete


def test_whoever_sits_down_later_adds_nothing_to_a_deal_that_was_made() -> None:
    desk = shuffling()
    luck(desk, ANN, 0, A)
    luck(desk, BOB, 1, B)
    seed = desk.match.seed
    desk.do(BOB, protocol.Leave(seat=1))
    desk.do(CAT, protocol.Sit(promise=hash_number(C)))
    assert desk.refused(CAT, protocol.Luck(seat=1, luck=C)) == "game/started"
    desk.finish()
    assert shuffle(desk).promises == [hash_number(A), hash_number(B)]
    assert desk.match.seed == seed


def test_an_undo_draws_the_same_again() -> None:
    desk = shuffling()
    luck(desk, ANN, 0, A)
    luck(desk, BOB, 1, B)
    desk.play_on(6)
    before = [list(log) for log in desk.match.logs]
    desk.add([entries.Undone(1)], "")
    desk.check()
    seat, taken_back = desk.match.state.seat, before[0][len(desk.match.logs[0])]
    desk.play(desk.table.chairs[seat].holder, taken_back)
    assert desk.match.logs == before


@pytest.mark.parametrize("chair", [Chair(bot="greedy", promise=hash_number(B)), Chair(promise=hash_number(B))])
def test_nobody_promises_a_number_for_a_seat_that_is_not_theirs(chair: Chair) -> None:
    with pytest.raises(ApiError, match=r"^seat 1 is not yours: expected no promise of a number for it$"):
        create_table(NewGame("kingdomino(seats=2)", [Chair(me=True), chair]), ANN)
    desk = laid("kingdomino(seats=3)")
    assert desk.refused(ANN, protocol.Sit(bot="greedy", promise=hash_number(B))) == "setup/invalid"


def test_a_missing_number_is_told_in_the_record_whatever_else_happened() -> None:
    """A record keeps the newest notes only, but always those of the deal, which are the oldest."""
    desk = shuffling()
    luck(desk, ANN, 0, A)
    desk.now += MAX_WAIT
    desk.add(overdue(desk.table, MAX_WAIT), "")
    for _ in range(MAX_NOTES):
        desk.play_on(1)
        desk.add([entries.Undone(1)], "")
    desk.finish()
    notes = finished_record(desk.table)["notes"]
    assert len(notes) == MAX_NOTES + 1
    assert notes[0] == {"what": "left_out", "seat": 1, "event": 2}
    assert read_record(json.dumps(finished_record(desk.table))).is_complete


def test_a_table_counts_the_actions_before_a_note_and_a_record_its_events() -> None:
    desk = shuffling()
    luck(desk, ANN, 0, A)
    desk.add(overdue(desk.table, MAX_WAIT), "")
    actions, view = public_view(desk.table, 0).notes[0].event, public_view(desk.table, 0).view
    assert view is not None and actions == len(view.events) == 5, "four dominoes and a king"
    desk.finish()
    assert finished_record(desk.table)["notes"][0]["event"] == 2, "a line and a king"


def test_a_prepared_deal_takes_no_promise() -> None:
    chairs = [Chair(me=True, promise=hash_number(A)), Chair(bot="greedy")]
    with pytest.raises(ApiError, match="not shuffled"):
        create_table(NewGame("kingdomino(seats=2)", chairs, seed=SEED), ANN)


def test_a_rematch_is_a_new_shuffle_with_the_numbers_that_were_promised_for_it() -> None:
    desk = shuffling()
    luck(desk, ANN, 0, A)
    luck(desk, BOB, 1, B)
    desk.do(BOB, protocol.Resign(seat=1))
    desk.do(ANN, protocol.Rematch(promise=hash_number(C)))
    again = desk.do(BOB, protocol.Answer(yes=True, promise=hash_number(B)))[-1]
    assert again == entries.Again("", {ANN: hash_number(C), BOB: hash_number(B)})


def test_two_who_ask_for_a_rematch_agree_and_promise() -> None:
    desk = shuffling()
    luck(desk, ANN, 0, A)
    luck(desk, BOB, 1, B)
    desk.do(BOB, protocol.Resign(seat=1))
    desk.do(ANN, protocol.Rematch())
    again = desk.do(BOB, protocol.Rematch(promise=hash_number(C)))[-1]
    assert again == entries.Again("", {BOB: hash_number(C)})


def test_whoever_asks_for_the_same_rematch_again_is_answered_the_same_and_another_promise_asks_anew() -> None:
    desk = shuffling()
    luck(desk, ANN, 0, A)
    luck(desk, BOB, 1, B)
    desk.do(BOB, protocol.Resign(seat=1))
    first = protocol.Rematch(promise=hash_number(C))
    assert known_answer(desk.table, ANN, first) is None
    desk.do(ANN, first)
    assert known_answer(desk.table, ANN, first) == protocol.Done("", desk.table.version, asked=True)
    assert known_answer(desk.table, BOB, first) is None, "it is not Bob who waits"
    other = protocol.Rematch(promise=hash_number(A))
    assert known_answer(desk.table, ANN, other) is None
    desk.do(ANN, other)
    again = desk.do(BOB, protocol.Rematch())[-1]
    assert again == entries.Again("", {ANN: hash_number(A)})


@pytest.mark.parametrize("variant", ["sample(dynasty=true)", "duel()", "queendomino(seats=2)"])
def test_every_game_of_a_match_is_dealt_from_the_shuffle(variant: str) -> None:
    desk = laid(variant)
    desk.do(BOB, protocol.Sit(promise=hash_number(B)))
    luck(desk, BOB, 1, B)
    luck(desk, ANN, 0, A)
    while desk.table.status == "running":
        if desk.match.is_between:
            desk.do(ANN, protocol.Next(seat=0))
            desk.do(BOB, protocol.Next(seat=1))
        else:
            desk.play_on(1)
    read = read_record(json.dumps(finished_record(desk.table)))
    assert read.is_complete and "shuffle" in read.extras
