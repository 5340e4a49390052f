"""What may be done at a table, and what comes of it: the log decides everything, and a table is its sum."""

import json
import random
from typing import Any

import msgspec
import pytest

from crownland import Match, all_variants, find_variant, read_record
from crownland.games import GAMES
from crownland.match import Viewer
from crownland.server import protocol
from crownland.server.errors import ApiError
from crownland.server.protocol import Chair, NewTable
from crownland.server.store.schema import finished_record, table_summary
from crownland.server.table import entries
from crownland.server.table.checks import Asker
from crownland.server.table.decide import create_table, decide, flag, overdue
from crownland.server.table.entries import MAX_KEPT, READ
from crownland.server.table.seats import BOT_NAMES, STAND_IN, clean_name, hash_token, new_token
from crownland.server.table.table import Table
from crownland.server.table.view import public_view
from table_driver import ANN, BOB, CAT, SEED, TableDriver, two_people


def test_a_game_starts_when_the_last_seat_is_taken() -> None:
    driver = TableDriver()
    assert driver.table.status == "open"
    driver.do(BOB, protocol.Sit(name="Bob"))
    assert driver.table.status == "running"
    assert [chair.name for chair in driver.table.chairs] == ["Ann", "Bob"]


def test_a_game_that_starts_on_command_waits_for_its_host() -> None:
    driver = TableDriver(NewTable("kingdomino(seats=2)", [Chair(me=True)], start=False))
    assert driver.refused(ANN, protocol.Start()) == "table/seats-open"
    driver.do(BOB, protocol.Sit())
    assert driver.table.status == "open"
    assert driver.refused(BOB, protocol.Start()) == "table/host-only"
    driver.do(ANN, protocol.Start())
    assert driver.table.status == "running"
    assert driver.refused(ANN, protocol.Start()) == "match/started"


def test_seats_are_taken_and_left_again() -> None:
    driver = TableDriver(variant="kingdomino(seats=3)")
    driver.do(BOB, protocol.Sit(seat=2))
    assert driver.refused(CAT, protocol.Sit(seat=2)) == "seat/taken"
    assert driver.refused(CAT, protocol.Sit(seat=7)) == "seat/unknown"
    assert driver.refused(CAT, protocol.Leave(seat=2)) == "token/wrong"
    assert driver.refused(ANN, protocol.Leave(seat=2)) == "seat/not-yours"
    driver.do(BOB, protocol.Leave(seat=2))
    driver.do(CAT, protocol.Sit(seat=2))
    assert driver.table.held_seats(CAT) == [2]


def test_only_the_host_seats_bots_and_only_bots_that_there_are() -> None:
    driver = TableDriver(variant="kingdomino(seats=3)")
    assert driver.refused(BOB, protocol.Sit(bot="greedy")) == "table/host-only"
    assert driver.refused("", protocol.Sit(bot="greedy")) == "token/missing"
    assert driver.refused(ANN, protocol.Sit(bot="nobody")) == "bot/unknown"
    assert driver.refused(ANN, protocol.Sit(bot='exec("rm")')) == "bot/unknown"
    assert driver.refused(ANN, protocol.Sit(bot="os:system")) == "bot/unknown"
    assert driver.refused(ANN, protocol.Sit(bot='learned(weights="/etc/passwd")')) == "bot/unknown"
    assert driver.refused(ANN, protocol.Sit(bot="mce_greedy(ms=60000)")) == "bot/budget"
    assert driver.refused(ANN, protocol.Sit(bot="search(threads=256)")) == "bot/budget"
    driver.do(ANN, protocol.Sit(bot="greedy", seat=1))
    driver.do(ANN, protocol.Leave(seat=1))
    assert driver.table.chairs[1].kind == "open"
    driver.do(ANN, protocol.Sit(bot="mce_greedy( playouts = 20 )", seat=1))
    assert driver.table.chairs[1].bot == "mce_greedy(playouts=20)"


def test_one_person_may_hold_several_seats() -> None:
    driver = TableDriver(NewTable("kingdomino(seats=2)", [Chair(me=True, name="Ann"), Chair(me=True, name="Bea")]))
    assert driver.table.held_seats(ANN) == [0, 1]
    driver.finish()
    assert driver.table.status == "over"


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (NewTable("chess"), "setup/invalid"),
        (NewTable("kingdomino(seats=9)"), "setup/invalid"),
        (NewTable("kingdomino(seats=2)", [Chair()] * 3), "setup/invalid"),
        (NewTable("kingdomino(seats=2)", [Chair(bot="hal")]), "bot/unknown"),
        (NewTable("kingdomino(seats=2)", clock=protocol.Clock()), "setup/invalid"),
        (NewTable("kingdomino(seats=2)", clock=protocol.Clock(minutes=1.0, days=1)), "setup/invalid"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(setup: NewTable, code: str) -> None:
    with pytest.raises(ApiError) as caught:
        create_table(setup, ANN)
    assert caught.value.code == code


def test_only_the_seat_in_turn_plays_and_only_by_the_rules() -> None:
    driver = two_people()
    seat = driver.match.state.seat
    mine, other = (ANN, BOB) if seat == 0 else (BOB, ANN)
    version = driver.table.version
    legal = driver.match.state.legal_codes()[0]
    assert driver.refused("", protocol.Play(version=version, action=legal)) == "token/missing"
    assert driver.refused(CAT, protocol.Play(version=version, action=legal)) == "token/wrong"
    assert driver.refused(other, protocol.Play(version=version, action=legal)) == "action/not-your-turn"
    assert driver.refused(mine, protocol.Play(version=version, action="claim:0")) == "action/unreadable"
    assert driver.refused(mine, protocol.Play(version=version, action=3)) == "action/unreadable"
    assert driver.refused(mine, protocol.Play(version=version, action="place:1@0,1/0,2")) == "action/illegal"
    assert driver.refused(mine, protocol.Play(version=version + 1, action=legal)) == "action/stale"
    assert driver.refused(mine, protocol.Play(version=0, action=legal)) == "action/stale"
    driver.do(mine, protocol.Play(version=version, action=legal))


def test_a_move_may_answer_an_older_ply_while_the_position_is_the_same() -> None:
    driver = two_people()
    driver.play_on(6)
    seat = driver.match.state.seat
    mine, other = (ANN, BOB) if seat == 0 else (BOB, ANN)
    version = driver.table.version
    driver.do(other, protocol.Undo())
    assert driver.table.version == version + 1
    driver.do(mine, protocol.Play(version=version, action=driver.match.state.legal_codes()[0]))


def test_nothing_happens_before_the_start_or_after_the_end() -> None:
    driver = TableDriver()
    for command in (protocol.Play(version=1, action="claim:1"), protocol.Undo(), protocol.Resign(seat=0)):
        assert driver.refused(ANN, command) == "match/not-started"
    assert driver.refused(ANN, protocol.Rematch()) == "match/not-over"
    driver.do(BOB, protocol.Sit())
    driver.finish()
    for command in (protocol.Play(version=1, action="claim:1"), protocol.Undo(), protocol.Resign(seat=0)):
        assert driver.refused(ANN, command) == "match/over"
    assert driver.refused(CAT, protocol.Sit()) == "match/over"


def test_a_seed_is_secret_until_the_end() -> None:
    driver = two_people()
    while driver.table.status == "running":
        assert SEED.encode() not in driver.shown()
        driver.play_on(1)
    assert public_view(driver.table, 0).seed == SEED


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_depends_on_nothing_that_is_still_to_be_drawn(game: str) -> None:
    """A match with the same past and another seed, so another future, looks the same to the last byte."""
    variant = find_variant(game)
    driver = TableDriver(NewTable(str(variant), [Chair(me=True)] * variant.seats))
    while driver.table.status == "running":
        if driver.table.version % 9 == 0:
            twin = Match(variant, driver.match.players, bytes(32), begun=driver.match.logs)
            assert msgspec.json.encode(Viewer(twin).view()) == msgspec.json.encode(public_view(driver.table, 0).view)
        driver.play_on(1, luck=driver.table.version)


def test_who_resigns_against_one_has_lost() -> None:
    driver = two_people()
    assert driver.refused(ANN, protocol.Resign(seat=1)) == "seat/not-yours"
    driver.do(ANN, protocol.Resign(seat=0))
    assert driver.table.status == "over"
    view = public_view(driver.table, 0).view
    assert view is not None
    assert view.winners == [1]


def test_when_one_of_three_resigns_a_bot_moves_on_and_cannot_win() -> None:
    driver = TableDriver(variant="kingdomino(seats=3)")
    driver.do(BOB, protocol.Sit())
    driver.do(CAT, protocol.Sit())
    driver.do(BOB, protocol.Resign(seat=1))
    assert driver.table.status == "running"
    assert driver.table.chairs[1].stand_in == STAND_IN
    assert driver.refused(BOB, protocol.Resign(seat=1)) == "seat/not-yours"
    assert driver.refused(BOB, protocol.Return(seat=1)) == "seat/final"
    seat = public_view(driver.table, 0).seats[1]
    assert (seat.resigned, seat.stand_in, seat.bot) == (True, False, STAND_IN), "nobody is offered to return"
    driver.do(CAT, protocol.Resign(seat=2))
    assert driver.table.status == "over"
    assert driver.match.standing().winners == [0]
    assert driver.table.ended == "resigned"


def test_who_resigned_may_get_up_and_the_bot_plays_on() -> None:
    driver = TableDriver(variant="kingdomino(seats=3)")
    driver.do(BOB, protocol.Sit())
    driver.do(CAT, protocol.Sit())
    driver.do(BOB, protocol.Resign(seat=1))
    driver.do(BOB, protocol.Leave(seat=1))
    assert driver.table.chairs[1].played_by == STAND_IN
    assert driver.refused(BOB, protocol.Sit(seat=1)) == "seat/final"
    assert driver.refused(BOB, protocol.Sit()) == "seat/none-open"
    assert public_view(driver.table, 0).seats[1].kind == "bot", "nobody is offered the seat"
    assert table_summary(driver.table)["open_seats"] == 0


def test_time_that_ran_out_for_the_whole_match_stands_though_another_sits_down() -> None:
    driver = two_people(clock=protocol.Clock(minutes=1.0), on_flag="bot")
    seat = driver.match.state.seat
    driver.now += 61_000
    driver.add(flag(driver.table, 61_000), "")
    assert driver.table.chairs[seat].stand_in == STAND_IN
    driver.do((ANN, BOB)[seat], protocol.Leave(seat=seat))
    assert driver.refused(CAT, protocol.Sit(seat=seat)) == "seat/final"


def test_a_secret_that_holds_a_seat_takes_another_one_that_is_named() -> None:
    driver = TableDriver(variant="kingdomino(seats=3)")
    driver.do(BOB, protocol.Sit(seat=1, secret="x"))
    assert decide(driver.table, protocol.Sit(seat=1, secret="x"), Asker(BOB)) == []
    assert decide(driver.table, protocol.Sit(secret="x"), Asker(BOB)) == []
    driver.do(BOB, protocol.Sit(seat=2, secret="x"))
    assert driver.table.held_seats(BOB) == [1, 2]


@pytest.mark.parametrize("clock", [{"minutes": 1e-300}, {"days": 1e-9}, {"minutes": 0.04}, {"days": 0.0009}, {}])
def test_a_clock_that_nobody_could_play_with_is_refused(clock: dict[str, float]) -> None:
    with pytest.raises(ApiError, match="clock"):
        create_table(NewTable("sample()", clock=protocol.Clock(**clock)), ANN)


def test_a_table_that_changes_for_ever_has_no_more_notes() -> None:
    driver = two_people()
    for _ in range(400):
        driver.do(ANN, protocol.Pace("relaxed"))
        driver.do(BOB, protocol.Pace("quick"))
    assert len(driver.table.notes) <= MAX_KEPT
    assert [note.by for note in public_view(driver.table, 0).notes] == [0, 1] * 30


def test_a_record_keeps_as_many_notes_as_the_table_shows() -> None:
    driver = two_people()
    driver.play_on(4)
    mine = (ANN, BOB)[driver.match.state.seat]
    for _ in range(61):
        driver.play(mine)
        driver.do(mine, protocol.Undo())
    assert len(finished_record(driver.table)["notes"]) == 60


def test_own_decisions_are_taken_back_until_the_turn_is_over() -> None:
    """Place, take it back, place elsewhere: nobody else acted and nothing was drawn."""
    driver = two_people()
    driver.play_on(4)
    seat = driver.match.state.seat
    mine = (ANN, BOB)[seat]
    before = str(driver.match.state)
    driver.play(mine)
    assert "undo" in public_view(driver.table, 0).may.seats[seat]
    driver.do(mine, protocol.Undo())
    assert str(driver.match.state) == before
    assert driver.table.proposal is None


def test_what_chance_or_another_seat_has_followed_needs_consent() -> None:
    driver = two_people()
    driver.play_on(9)
    seat = next(actor for actor in reversed(driver.match.actors) if actor >= 0)
    while driver.table.free_undo() is not None:
        driver.play_on(1)
        seat = next(actor for actor in reversed(driver.match.actors) if actor >= 0)
    mine, other = ((ANN, BOB), (BOB, ANN))[seat]
    log = len(driver.match.logs[-1])
    driver.do(mine, protocol.Undo())
    proposal = public_view(driver.table, 0).proposal
    assert proposal is not None
    assert (proposal.what, proposal.waits_for) == ("undo", [1 - seat])
    assert driver.refused(mine, protocol.Undo()) == "proposal/pending"
    assert driver.refused(mine, protocol.Answer(yes=True)) == "proposal/none"
    assert driver.refused(CAT, protocol.Answer(yes=True)) == "token/wrong"
    assert len(driver.match.logs[-1]) == log
    driver.do(other, protocol.Answer(yes=True))
    assert len(driver.match.logs[-1]) < log
    assert driver.refused(other, protocol.Answer(yes=True)) == "proposal/none"


def test_an_answer_means_the_wish_that_was_seen_and_no_later_one() -> None:
    driver = two_people()
    driver.play_on(9)
    driver.do(BOB, protocol.End())
    seen = driver.table.version
    driver.do(BOB, protocol.Answer(yes=False))
    driver.do(BOB, protocol.End())
    assert driver.refused(ANN, protocol.Answer(yes=True, version=seen)) == "action/stale"
    assert driver.table.status == "running"
    driver.do(ANN, protocol.Answer(yes=True, version=driver.table.version))
    assert driver.table.ended == "agreed"


def test_a_move_settles_that_a_wish_is_over() -> None:
    driver = two_people()
    driver.play_on(6)
    mine = (ANN, BOB)[1 - driver.match.state.seat]
    if driver.table.free_undo() is None:
        driver.do(mine, protocol.Undo())
        driver.play_on(1)
        assert driver.table.proposal is None


def test_with_bots_alone_there_is_nobody_to_ask() -> None:
    driver = TableDriver(NewTable("kingdomino(seats=2)", [Chair(me=True), Chair(bot="random")]))
    while len([actor for actor in driver.match.actors if actor == 0]) < 3 or driver.match.state.seat == 0:
        seat, code = driver.match.state.seat, driver.match.state.legal_codes()[0]
        if seat == 0:
            driver.play(ANN, code)
        else:
            driver.add([entries.Played(seat, code)], "")
    driver.do(ANN, protocol.Undo())
    assert driver.match.state.seat == 0


def test_what_chance_drew_comes_out_the_same_after_undo() -> None:
    driver = TableDriver(NewTable("kingdomino(seats=2)", [Chair(me=True), Chair(me=True)]))
    driver.play_on(4)
    log = list(driver.match.logs[-1])
    driver.do(ANN, protocol.Undo())
    driver.play(ANN, log[len(driver.match.logs[-1])])
    assert driver.match.logs[-1] == log


def test_there_is_nothing_to_take_back_before_the_first_decision() -> None:
    assert two_people().refused(ANN, protocol.Undo()) == "undo/nothing"


def test_a_bot_takes_the_seat_of_a_player_who_is_gone_when_all_others_agree() -> None:
    driver = TableDriver(variant="kingdomino(seats=3)")
    driver.do(BOB, protocol.Sit())
    driver.do(CAT, protocol.Sit())
    assert driver.refused(ANN, protocol.Bot(seat=2)) == "seat/not-gone"
    driver.do(ANN, protocol.Bot(seat=2), gone=(2,))
    assert driver.table.chairs[2].stand_in == ""
    driver.do(BOB, protocol.Answer(yes=True), gone=(2,))
    assert driver.table.chairs[2].stand_in == STAND_IN
    assert driver.table.needs_driver
    assert driver.refused(ANN, protocol.Bot(seat=2), gone=(2,)) == "seat/taken"
    driver.do(CAT, protocol.Return(seat=2))
    assert not driver.table.needs_driver


def test_one_who_is_left_alone_asks_nobody() -> None:
    driver = two_people()
    driver.do(ANN, protocol.Bot(seat=1), gone=(1,))
    assert driver.table.chairs[1].stand_in == STAND_IN, "the strongest there is, whoever asks"


def test_a_seat_left_during_the_game_waits_for_anybody_or_a_bot() -> None:
    driver = two_people()
    driver.do(BOB, protocol.Leave(seat=1))
    assert driver.table.status == "running"
    assert public_view(driver.table, 0).seats[1].kind == "open"
    driver.do(CAT, protocol.Sit(name="Cat"))
    assert driver.table.held_seats(CAT) == [1]
    driver.do(CAT, protocol.Leave(seat=1))
    driver.do(ANN, protocol.Bot(seat=1))
    assert driver.table.chairs[1].kind == "bot"


def test_a_stand_in_plays_until_its_person_returns() -> None:
    driver = two_people()
    seat = driver.match.state.seat
    mine, other = ((ANN, BOB), (BOB, ANN))[seat]
    driver.do(other, protocol.Bot(seat=seat), gone=(seat,))
    code = driver.match.state.legal_codes()[0]
    assert driver.refused(mine, protocol.Play(version=driver.table.version, action=code)) == "action/not-your-turn"
    driver.do(mine, protocol.Return(seat=seat))
    driver.do(mine, protocol.Play(version=driver.table.version, action=code))


@pytest.mark.parametrize(("on_flag", "status"), [("resign", "over"), ("bot", "running")])
def test_a_flag_that_falls_does_what_the_table_chose(on_flag: Any, status: str) -> None:
    driver = two_people(clock=protocol.Clock(minutes=1.0, increment=2.0), on_flag=on_flag)
    seat = driver.match.state.seat
    assert flag(driver.table, 59_999) == []
    driver.now += 60_000
    driver.add(flag(driver.table, 60_000), "")
    driver.check()
    assert driver.table.status == status
    fallen = public_view(driver.table, driver.now, elapsed=1_000).seats[seat]
    assert (fallen.flag, fallen.clock, fallen.ticking) == (True, 0, False), "the clock stops at 0:00"
    assert driver.table.ended == ("flag" if on_flag == "resign" else None)
    assert (driver.table.notes[0].what, driver.table.notes[0].seat) == ("flag", seat)
    assert bool(driver.table.chairs[seat].stand_in) == (on_flag == "bot")


def test_the_clock_runs_for_who_must_decide() -> None:
    driver = two_people(clock=protocol.Clock(minutes=1.0))
    seat = driver.match.state.seat
    driver.now += 5_000
    seats = public_view(driver.table, driver.now, elapsed=5_000).seats
    assert (seats[seat].clock, seats[seat].ticking) == (55_000, True)
    assert (seats[1 - seat].clock, seats[1 - seat].ticking) == (60_000, False)


def test_a_command_with_a_known_id_is_known() -> None:
    driver = two_people()
    seat = driver.match.state.seat
    mine = (ANN, BOB)[seat]
    code = driver.match.state.legal_codes()[0]
    driver.do(mine, protocol.Play(version=driver.table.version, action=code, id="first"))
    assert driver.table.answers[mine, "first"].done.version == driver.table.version
    assert ("ann" if mine == BOB else "bob", "first") not in driver.table.answers


def test_a_log_with_other_draws_is_not_believed() -> None:
    driver = two_people()
    log = [READ.decode(text) for text in driver.log]
    with pytest.raises(ValueError, match="expected the draws"):
        Table("game", "00" * 32, log)


def variants() -> list[str]:
    return [str(variant) for variant in all_variants() if not variant.mighty_duel]


@pytest.mark.parametrize("variant", variants())
def test_every_variant_is_played_to_the_end_and_its_log_tells_it_again(variant: str) -> None:
    seats = find_variant(variant).seats
    driver = TableDriver(NewTable(variant, [Chair(me=True)] * seats))
    dice = random.Random(11)
    while driver.table.status == "running":
        if driver.match.is_between:
            between = public_view(driver.table, 0).between
            assert between is not None
            driver.do(ANN, protocol.Next(seat=between.waits_for[0]))
            continue
        code = dice.choice(driver.match.state.legal_codes())
        events = decide(driver.table, protocol.Play(version=driver.table.version, action=code), Asker(ANN))
        driver.add(events, ANN)
    driver.check()
    assert driver.match.state.is_over
    assert find_variant(variant).game in GAMES


def test_names_are_cleaned() -> None:
    assert clean_name("  Ann\u202e\x00\n  Bo  ") == "Ann Bo"
    assert clean_name("é" * 100) == "é" * 60
    assert clean_name("<b>x</b>") == "<b>x</b>", "escaping is for who shows it"


@pytest.mark.parametrize("name", ["👩‍👩‍👧", "🏳️‍🌈 Ann", "🧔🏽‍♂️", "❤️‍🔥", "1️⃣"])
def test_emoji_that_are_joined_stay_together(name: str) -> None:
    assert clean_name(name) == name


def test_nothing_invisible_makes_one_name_look_like_another() -> None:
    assert clean_name("An\u200dn") == clean_name("An\u200bn") == "An n"
    assert clean_name("👩\u200d\u200d👧 \u200d") == "👩 👧"
    assert clean_name("Ann\ufe0f") == "Ann"
    assert clean_name("\u3164\u2800\u115f") == ""
    assert clean_name("x" * 59 + "👩‍👩‍👧") == "x" * 59 + "👩", "what is cut off leaves nothing dangling"


def test_a_token_that_could_be_guessed_is_refused() -> None:
    for weak in ("short", "a" * 22, "abab" * 10):
        with pytest.raises(ApiError) as caught:
            hash_token(weak)
        assert caught.value.code == "token/weak"
    assert len(hash_token(new_token())) == 64


def test_anybody_at_the_table_sets_the_pace_of_the_bots() -> None:
    driver = TableDriver(NewTable("kingdomino(seats=2)", [Chair(me=True), Chair(bot="greedy")]))
    assert driver.refused(CAT, protocol.Pace(pace="instant")) == "token/wrong"
    driver.do(ANN, protocol.Pace(pace="relaxed"))
    assert public_view(driver.table, 0).pace == "relaxed"
    assert decide(driver.table, protocol.Pace(pace="relaxed"), Asker(ANN)) == [], "nothing to change"
    assert [(note.what, note.by) for note in driver.table.notes] == [("paced", 0)]


def test_bots_hurry_until_a_person_is_in_turn() -> None:
    driver = TableDriver(NewTable("kingdomino(seats=2)", [Chair(me=True), Chair(bot="greedy")]))
    while driver.match.state.seat == 0:
        driver.play(ANN)
    driver.do(ANN, protocol.Hurry())
    assert public_view(driver.table, 0).hurried
    while driver.match.state.seat == 1:
        driver.add([entries.Played(1, driver.match.state.legal_codes()[0])], "")
    assert not public_view(driver.table, 0).hurried
    assert decide(driver.table, protocol.Hurry(), Asker(ANN)) == []


def test_every_seat_wears_a_colour_of_its_own() -> None:
    def worn(driver: TableDriver) -> list[int]:
        return [seat.colour for seat in public_view(driver.table, driver.now).seats]

    driver = TableDriver(NewTable("kingdomino(seats=4)", [Chair(me=True, name="Ann", colour=2)]))
    assert worn(driver) == [2, 1, 0, 3], "the open seat whose own colour is taken shows the first that is free"
    assert driver.refused(BOB, protocol.Sit(colour=2)) == "seat/colour"
    driver.do(BOB, protocol.Sit(colour=7))
    driver.do(CAT, protocol.Sit())
    assert worn(driver) == [2, 7, 0, 3]
    assert driver.refused(BOB, protocol.Rename(seat=1, name="Bob", colour=0)) == "seat/colour"
    driver.do(BOB, protocol.Rename(seat=1, name="Bob", colour=5))
    driver.do(CAT, protocol.Leave(seat=2))
    driver.do(CAT, protocol.Sit(seat=2, colour=7))
    assert worn(driver) == [2, 5, 7, 3]
    driver.do("dan", protocol.Sit())
    driver.do(CAT, protocol.Leave(seat=2))
    assert worn(driver) == [2, 5, 7, 3], "while the game runs, a seat that is left keeps its colour"
    with pytest.raises(ApiError):
        create_table(NewTable("sample()", [Chair(me=True, colour=1), Chair(bot="greedy", colour=1)]), ANN)


def test_bots_have_names_of_their_own_and_records_name_their_kind() -> None:
    seats = [Chair(me=True, name="Roland"), *[Chair(bot="greedy")] * 6, Chair(bot="random", name="Rex")]
    driver = TableDriver(NewTable("royal_wedding(seats=8)", seats))
    names = [seat.name for seat in public_view(driver.table, driver.now).seats]
    assert len(set(names)) == 8
    assert names[0] == "Roland"
    assert set(names[1:7]) <= set(BOT_NAMES)
    assert driver.match.players == ["Roland", *["greedy"] * 6, "Rex"]


def test_a_seated_person_may_take_another_name() -> None:
    driver = two_people()
    assert driver.refused(ANN, protocol.Rename(seat=1, name="X")) == "seat/not-yours"
    driver.do(ANN, protocol.Rename(seat=0, name="  Anna\n"))
    assert [chair.name for chair in driver.table.chairs] == driver.match.players == ["Anna", "Bob"]


def test_notes_stay_behind_the_events_that_an_undo_leaves() -> None:
    driver = TableDriver(NewTable("kingdomino(seats=2)", [Chair(me=True), Chair(me=True)]))
    driver.play_on(6)
    driver.do(ANN, protocol.Rename(seat=0, name="Anna"))
    driver.do(ANN, protocol.Undo())
    left = len(driver.match.logs[-1])
    assert [(note.what, note.event) for note in driver.table.notes] == [("renamed", left), ("undo", left)]


def test_what_an_absent_rival_did_is_not_taken_back_without_consent() -> None:
    """The rival is gone: whoever saw the next line asks all the same, and nothing comes of it until the answer."""
    driver = two_people()
    driver.play_on(9)
    while driver.table.free_undo() is not None:
        driver.play_on(1)
    seat = next(actor for actor in reversed(driver.match.actors) if actor >= 0)
    mine, rival = ((ANN, BOB), (BOB, ANN))[seat]
    log = list(driver.match.logs[-1])
    driver.do(mine, protocol.Undo(), gone=(1 - seat,))
    assert driver.match.logs[-1] == log
    proposal = public_view(driver.table, 0, gone=(1 - seat,)).proposal
    assert proposal is not None
    assert proposal.waits_for == [1 - seat]
    driver.do(rival, protocol.Answer(yes=True))
    assert len(driver.match.logs[-1]) < len(log)
    record = finished_record(driver.table)
    assert [(note["what"], note["seat"]) for note in record["notes"]] == [("undo", seat)]
    read_record(json.dumps(record))


def test_a_refused_wish_is_told_to_who_had_it() -> None:
    driver = two_people()
    driver.play_on(9)
    while driver.table.free_undo() is not None:
        driver.play_on(1)
    seat = next(actor for actor in reversed(driver.match.actors) if actor >= 0)
    mine, rival = ((ANN, BOB), (BOB, ANN))[seat]
    driver.do(mine, protocol.Undo())
    log = list(driver.match.logs[-1])
    driver.do(rival, protocol.Answer(yes=False))
    assert driver.table.proposal is None
    assert driver.match.logs[-1] == log
    note = public_view(driver.table, 0).notes[-1]
    assert (note.what, note.proposal, note.seat, note.by) == ("declined", "undo", seat, 1 - seat)


def test_what_was_declined_is_not_asked_again_before_the_next_decision() -> None:
    driver = two_people()
    while driver.match.state.round <= 1 or driver.table.free_undo() is not None:
        driver.play_on(1)
    seat = next(actor for actor in reversed(driver.match.actors) if actor >= 0)
    mine, rival = ((ANN, BOB), (BOB, ANN))[seat]
    for proposal in (protocol.Undo(), protocol.End()):
        driver.do(mine, proposal)
        driver.do(rival, protocol.Answer(yes=False))
        assert driver.refused(mine, proposal) == "proposal/declined"
        driver.do(rival, proposal)  # whoever said no may ask as well
        driver.do(mine, protocol.Answer(yes=False))
    decided = len(driver.match.actors)
    while seat not in driver.match.actors[decided:] or driver.table.free_undo() is not None:
        driver.play_on(1)
    driver.do(mine, protocol.Undo())
    assert driver.table.proposal is not None


def test_stand_ins_returns_and_resignations_are_in_the_record() -> None:
    driver = TableDriver(variant="kingdomino(seats=3)")
    driver.do(BOB, protocol.Sit(name="Bob"))
    driver.do(CAT, protocol.Sit(name="Cat"))
    driver.do(ANN, protocol.Bot(seat=1), gone=(1, 2))
    driver.do(BOB, protocol.Return(seat=1))
    driver.do(CAT, protocol.Resign(seat=2))
    driver.do(BOB, protocol.Resign(seat=1))
    record = finished_record(driver.table)
    assert [(note["what"], note["seat"], note.get("bot")) for note in record["notes"]] == [
        ("stand_in", 1, STAND_IN),
        ("returned", 1, None),
        ("resigned", 2, None),
        ("stand_in", 2, STAND_IN),
        ("resigned", 1, None),
    ]


def test_the_host_ends_a_game_alone_in_its_first_round_and_later_by_consent() -> None:
    driver = two_people()
    driver.play_on(4)
    assert decide(driver.table, protocol.End(), Asker(ANN)) == [entries.Ended("aborted")]
    driver.do(BOB, protocol.End())
    assert public_view(driver.table, 0).proposal is not None, "whoever is not the host asks"
    driver.do(BOB, protocol.Answer(yes=False))
    while driver.match.state.round <= 1:
        driver.play_on(1)
    driver.do(ANN, protocol.End())
    driver.play_on(1)
    assert public_view(driver.table, 0).proposal is not None, "a move does not answer it"
    driver.do(BOB, protocol.End())
    message = public_view(driver.table, 0)
    assert (message.status, message.ended, message.proposal) == ("over", "agreed", None)
    assert message.view is not None
    assert (message.view.winners, message.view.seat, message.view.options) == ([], None, [])
    assert "winners" not in finished_record(driver.table)


def test_who_leaves_is_not_waited_for_any_more() -> None:
    driver = three_people()
    while driver.match.state.round <= 1:
        driver.play_on(1)
    driver.do(BOB, protocol.End())
    driver.do(CAT, protocol.Answer(yes=True))
    driver.do(ANN, protocol.Leave(seat=0))
    assert driver.table.ended == "agreed"


def test_a_proposal_ends_when_its_player_leaves() -> None:
    driver = three_people()
    while driver.match.state.round <= 1:
        driver.play_on(1)
    driver.do(BOB, protocol.End())
    driver.do(BOB, protocol.Leave(seat=1))
    assert public_view(driver.table, 0).proposal is None


def test_nobody_sits_down_against_a_host_who_knows_the_deal() -> None:
    chairs = [Chair(me=True), Chair(me=True)]
    driver = TableDriver(protocol.NewTable("kingdomino(seats=2)", chairs, seed="07" * 32))
    driver.do(ANN, protocol.Leave(seat=1))
    assert public_view(driver.table, 0).may.sit == []
    assert driver.refused(BOB, protocol.Sit(name="Bob")) == "table/host-only"
    driver.do(ANN, protocol.Sit(name="Ann"))
    assert public_view(driver.table, 0).seats[1].kind == "person"


def test_who_is_gone_need_not_agree_to_end() -> None:
    driver = two_people()
    while driver.match.state.round <= 1:
        driver.play_on(1)
    driver.do(BOB, protocol.End(), gone=(0,))
    assert driver.table.ended == "agreed"


def test_while_a_clock_runs_for_who_is_gone_the_clock_settles_it() -> None:
    driver = two_people(clock=protocol.Clock(minutes=10.0), on_flag="bot")
    while driver.match.state.round <= 1:
        driver.play_on(1)
    driver.do(BOB, protocol.End(), gone=(0,))
    proposal = public_view(driver.table, 0, gone=(0,)).proposal
    assert proposal is not None and proposal.waits_for == [0]
    driver.do(BOB, protocol.Answer(yes=False))
    driver.do(BOB, protocol.Bot(seat=0), gone=(0,))
    driver.do(BOB, protocol.End(), gone=(0,))
    assert driver.table.ended == "agreed", "no clock runs for whom a bot plays"


def three_people() -> TableDriver:
    driver = TableDriver(variant="kingdomino(seats=3)")
    driver.do(BOB, protocol.Sit(name="Bob"))
    driver.do(CAT, protocol.Sit(name="Cat"))
    return driver


def test_who_resigned_decides_nothing_any_more_but_a_rematch() -> None:
    driver = three_people()
    driver.play_on(3)
    driver.do(ANN, protocol.Resign(seat=0))
    for command in (protocol.End(), protocol.Undo(), protocol.Bot(seat=1)):
        assert driver.refused(ANN, command, gone=(1,)) == "seat/final"
    driver.do(BOB, protocol.End())
    for yes in (True, False):
        assert driver.refused(ANN, protocol.Answer(yes=yes)) == "seat/final"
    driver.do(CAT, protocol.Answer(yes=True))
    assert driver.table.ended == "agreed"
    driver.do(BOB, protocol.Rematch())
    driver.do(ANN, protocol.Answer(yes=True))
    assert driver.table.proposal is not None and driver.table.proposal.agreed == {ANN, BOB}


def test_no_bot_takes_the_seat_of_a_player_who_came_back_before_all_agreed() -> None:
    driver = three_people()
    driver.do(ANN, protocol.Bot(seat=2), gone=(2,))
    assert driver.refused(BOB, protocol.Answer(yes=True)) == "seat/not-gone"
    driver.do(BOB, protocol.Answer(yes=False))
    assert (driver.table.proposal, driver.table.chairs[2].stand_in) == (None, "")


def test_the_host_closes_a_table_that_has_not_begun() -> None:
    driver = TableDriver()
    assert driver.refused(BOB, protocol.End()) == "table/host-only"
    driver.do(ANN, protocol.End())
    assert (driver.table.status, driver.table.ended) == ("over", "aborted")
    assert driver.refused(BOB, protocol.Sit()) == "match/over"


def test_a_seat_whose_time_ran_out_is_not_taken_back_unless_each_move_has_its_own() -> None:
    for clock, code in ((protocol.Clock(minutes=1.0), "seat/final"), (protocol.Clock(days=1.0), None)):
        driver = two_people(clock=clock, on_flag="bot")
        seat = driver.match.state.seat
        driver.now += 2 * 86_400_000
        driver.add(flag(driver.table, 2 * 86_400_000), "")
        if code:
            assert driver.refused((ANN, BOB)[seat], protocol.Return(seat=seat)) == code
        else:
            driver.do((ANN, BOB)[seat], protocol.Return(seat=seat))
            assert public_view(driver.table, driver.now).seats[seat].clock == 86_400_000


def series() -> TableDriver:
    driver = TableDriver(
        NewTable("sample(dynasty=true)", [Chair(me=True, name="Ann")], clock=protocol.Clock(minutes=10.0))
    )
    driver.do(BOB, protocol.Sit(name="Bob"))
    while not driver.match.is_between:
        driver.play_on(1)
    return driver


def test_a_dynasty_waits_until_everybody_has_seen_the_result_of_each_game() -> None:
    driver = series()
    message = public_view(driver.table, 0)
    assert (message.status, message.between) == ("running", protocol.Between(1, [0, 1], None))
    assert message.view is not None
    assert (message.view.game, message.view.seat, message.view.options) == (1, None, [])
    assert not any(seat.ticking for seat in message.seats), "no clock runs meanwhile"
    assert driver.refused(ANN, protocol.Play(version=driver.table.version, action=1)) == "action/not-your-turn"
    assert driver.refused(ANN, protocol.Next(seat=1)) == "seat/not-yours"
    driver.do(ANN, protocol.Next(seat=0))
    waiting = public_view(driver.table, 0).between
    assert waiting is not None
    assert (waiting.waits_for, waiting.until) == ([1], 5 * 60_000)
    driver.do(BOB, protocol.Next(seat=1))
    message = public_view(driver.table, 0)
    assert message.between is None
    assert message.view is not None
    assert message.view.game == 2
    assert len(message.results) == 1
    assert [score.total for score in message.results[0].scores] == message.view.totals


def test_nothing_is_taken_back_between_the_games_of_a_dynasty() -> None:
    driver = series()
    assert driver.refused(ANN, protocol.Undo()) == "undo/between"
    assert driver.refused(BOB, protocol.Undo()) == "undo/between"


def test_who_has_seen_the_result_does_not_wait_for_ever() -> None:
    driver = series()
    assert overdue(driver.table, 86_400_000) == [], "nobody waits yet"
    driver.do(ANN, protocol.Next(seat=0))
    assert overdue(driver.table, 5 * 60_000 - 1) == []
    assert overdue(driver.table, 5 * 60_000) == [entries.Dealt()]


def test_bots_do_not_wait_between_the_games_of_a_dynasty() -> None:
    driver = TableDriver(NewTable("sample(dynasty=true)", [Chair(bot="random"), Chair(bot="random")]))
    dice = random.Random(3)
    while driver.table.status == "running":
        events = overdue(driver.table, 0)
        codes = driver.match.state.legal_codes() if not events else []
        driver.add(events or [entries.Played(driver.match.state.seat, dice.choice(codes))], "")
    driver.check()
    message = public_view(driver.table, 0)
    assert message.view is not None
    assert len(message.results) == 3
    for kingdom, total in enumerate(message.view.totals):
        scores = [result.scores[kingdom] for result in message.results]
        assert total == sum(score.total for score in scores)
        largest, crowns = max(score.ties[0] for score in scores), sum(score.ties[1] for score in scores)
        assert message.ties[kingdom] == [largest, crowns], "K13"


def test_a_stand_in_does_not_keep_a_dynasty_waiting() -> None:
    driver = series()
    driver.do(ANN, protocol.Next(seat=0))
    driver.do(ANN, protocol.Bot(seat=1), gone=(1,))
    assert overdue(driver.table, 0) == [entries.Dealt()]


def test_after_giving_up_between_two_games_the_match_is_over() -> None:
    driver = series()
    driver.do(ANN, protocol.Resign(seat=0))
    message = public_view(driver.table, 0)
    assert (message.status, message.ended, message.between) == ("over", "resigned", None)
