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
from crownland.server.protocol import Chair, NewGame
from crownland.server.store.rows import finished_record, table_summary
from crownland.server.table import entries
from crownland.server.table.checks import Asker
from crownland.server.table.decide import create_table, decide, flag, overdue
from crownland.server.table.entries import READ
from crownland.server.table.names import clean_name, hash_token, new_token
from crownland.server.table.seats import BOT_NAMES, STAND_IN
from crownland.server.table.table import Table
from crownland.server.table.view import public_view
from table_driver import ANN, BOB, CAT, SEED, TableDriver, two_people


def test_a_game_starts_when_the_last_seat_is_taken() -> None:
    desk = TableDriver()
    assert desk.table.status == "open"
    desk.do(BOB, protocol.Sit(name="Bob"))
    assert desk.table.status == "running"
    assert [chair.name for chair in desk.table.chairs] == ["Ann", "Bob"]


def test_a_game_that_starts_on_command_waits_for_its_host() -> None:
    desk = TableDriver(NewGame("kingdomino(seats=2)", [Chair(me=True)], start=False))
    assert desk.refused(ANN, protocol.Start()) == "game/seats-open"
    desk.do(BOB, protocol.Sit())
    assert desk.table.status == "open"
    assert desk.refused(BOB, protocol.Start()) == "game/host-only"
    desk.do(ANN, protocol.Start())
    assert desk.table.status == "running"
    assert desk.refused(ANN, protocol.Start()) == "game/started"


def test_seats_are_taken_and_left_again() -> None:
    desk = TableDriver(variant="kingdomino(seats=3)")
    desk.do(BOB, protocol.Sit(seat=2))
    assert desk.refused(CAT, protocol.Sit(seat=2)) == "seat/taken"
    assert desk.refused(CAT, protocol.Sit(seat=7)) == "seat/unknown"
    assert desk.refused(CAT, protocol.Leave(seat=2)) == "token/wrong"
    assert desk.refused(ANN, protocol.Leave(seat=2)) == "seat/not-yours"
    desk.do(BOB, protocol.Leave(seat=2))
    desk.do(CAT, protocol.Sit(seat=2))
    assert desk.table.held_seats(CAT) == [2]


def test_only_the_host_seats_bots_and_only_bots_that_there_are() -> None:
    desk = TableDriver(variant="kingdomino(seats=3)")
    assert desk.refused(BOB, protocol.Sit(bot="greedy")) == "game/host-only"
    assert desk.refused("", protocol.Sit(bot="greedy")) == "token/missing"
    assert desk.refused(ANN, protocol.Sit(bot="nobody")) == "bot/unknown"
    assert desk.refused(ANN, protocol.Sit(bot='exec("rm")')) == "bot/unknown"
    assert desk.refused(ANN, protocol.Sit(bot="os:system")) == "bot/unknown"
    assert desk.refused(ANN, protocol.Sit(bot='learned(weights="/etc/passwd")')) == "bot/unknown"
    assert desk.refused(ANN, protocol.Sit(bot="mce_greedy(ms=60000)")) == "bot/budget"
    desk.do(ANN, protocol.Sit(bot="greedy", seat=1))
    desk.do(ANN, protocol.Leave(seat=1))
    assert desk.table.chairs[1].kind == "open"
    desk.do(ANN, protocol.Sit(bot="mce_greedy( playouts = 20 )", seat=1))
    assert desk.table.chairs[1].bot == "mce_greedy(playouts=20)"


def test_one_person_may_hold_several_seats() -> None:
    desk = TableDriver(NewGame("kingdomino(seats=2)", [Chair(me=True, name="Ann"), Chair(me=True, name="Bea")]))
    assert desk.table.held_seats(ANN) == [0, 1]
    desk.finish()
    assert desk.table.status == "over"


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (NewGame("chess"), "setup/invalid"),
        (NewGame("kingdomino(seats=9)"), "setup/invalid"),
        (NewGame("kingdomino(seats=2)", [Chair()] * 3), "setup/invalid"),
        (NewGame("kingdomino(seats=2)", [Chair(bot="hal")]), "bot/unknown"),
        (NewGame("kingdomino(seats=2)", clock=protocol.Clock()), "setup/invalid"),
        (NewGame("kingdomino(seats=2)", clock=protocol.Clock(minutes=1.0, days=1)), "setup/invalid"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(setup: NewGame, code: str) -> None:
    with pytest.raises(ApiError) as caught:
        create_table(setup, ANN)
    assert caught.value.code == code


def test_only_the_seat_in_turn_plays_and_only_by_the_rules() -> None:
    desk = two_people()
    seat = desk.match.state.seat
    mine, other = (ANN, BOB) if seat == 0 else (BOB, ANN)
    ply = desk.table.version
    legal = desk.match.state.legal_codes()[0]
    assert desk.refused("", protocol.Play(ply=ply, action=legal)) == "token/missing"
    assert desk.refused(CAT, protocol.Play(ply=ply, action=legal)) == "token/wrong"
    assert desk.refused(other, protocol.Play(ply=ply, action=legal)) == "action/not-your-turn"
    assert desk.refused(mine, protocol.Play(ply=ply, action="claim:0")) == "action/unreadable"
    assert desk.refused(mine, protocol.Play(ply=ply, action=3)) == "action/unreadable"
    assert desk.refused(mine, protocol.Play(ply=ply, action="place:1@0,1/0,2")) == "action/illegal"
    assert desk.refused(mine, protocol.Play(ply=ply + 1, action=legal)) == "action/stale"
    assert desk.refused(mine, protocol.Play(ply=0, action=legal)) == "action/stale"
    desk.do(mine, protocol.Play(ply=ply, action=legal))


def test_a_move_may_answer_an_older_ply_while_the_position_is_the_same() -> None:
    desk = two_people()
    desk.play_on(6)
    seat = desk.match.state.seat
    mine, other = (ANN, BOB) if seat == 0 else (BOB, ANN)
    ply = desk.table.version
    desk.do(other, protocol.Undo())
    assert desk.table.version == ply + 1
    desk.do(mine, protocol.Play(ply=ply, action=desk.match.state.legal_codes()[0]))


def test_nothing_happens_before_the_start_or_after_the_end() -> None:
    desk = TableDriver()
    for command in (protocol.Play(ply=1, action="claim:1"), protocol.Undo(), protocol.Resign(seat=0)):
        assert desk.refused(ANN, command) == "game/not-started"
    assert desk.refused(ANN, protocol.Rematch()) == "game/not-over"
    desk.do(BOB, protocol.Sit())
    desk.finish()
    for command in (protocol.Play(ply=1, action="claim:1"), protocol.Undo(), protocol.Resign(seat=0)):
        assert desk.refused(ANN, command) == "game/over"
    assert desk.refused(CAT, protocol.Sit()) == "game/over"


def test_a_seed_is_secret_until_the_end() -> None:
    desk = two_people()
    while desk.table.status == "running":
        assert SEED.encode() not in desk.shown()
        desk.play_on(1)
    assert public_view(desk.table, 0).seed == SEED


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_depends_on_nothing_that_is_still_to_be_drawn(game: str) -> None:
    """A match with the same past and another seed, so another future, looks the same to the last byte."""
    variant = find_variant(game)
    desk = TableDriver(NewGame(str(variant), [Chair(me=True)] * variant.seats))
    while desk.table.status == "running":
        if desk.table.version % 9 == 0:
            twin = Match(variant, desk.match.players, bytes(32), begun=desk.match.logs)
            assert msgspec.json.encode(Viewer(twin).view()) == msgspec.json.encode(public_view(desk.table, 0).view)
        desk.play_on(1, luck=desk.table.version)


def test_who_resigns_against_one_has_lost() -> None:
    desk = two_people()
    assert desk.refused(ANN, protocol.Resign(seat=1)) == "seat/not-yours"
    desk.do(ANN, protocol.Resign(seat=0))
    assert desk.table.status == "over"
    view = public_view(desk.table, 0).view
    assert view is not None
    assert view.winners == [1]


def test_when_one_of_three_resigns_a_bot_moves_on_and_cannot_win() -> None:
    desk = TableDriver(variant="kingdomino(seats=3)")
    desk.do(BOB, protocol.Sit())
    desk.do(CAT, protocol.Sit())
    desk.do(BOB, protocol.Resign(seat=1))
    assert desk.table.status == "running"
    assert desk.table.chairs[1].stand_in == STAND_IN
    assert desk.refused(BOB, protocol.Resign(seat=1)) == "seat/not-yours"
    assert desk.refused(BOB, protocol.Return(seat=1)) == "seat/final"
    seat = public_view(desk.table, 0).seats[1]
    assert (seat.resigned, seat.stand_in, seat.bot) == (True, False, STAND_IN), "nobody is offered to return"
    desk.do(CAT, protocol.Resign(seat=2))
    assert desk.table.status == "over"
    assert desk.match.standing().winners == [0]
    assert desk.table.ended == "resigned"


def test_who_resigned_may_get_up_and_the_bot_plays_on() -> None:
    desk = TableDriver(variant="kingdomino(seats=3)")
    desk.do(BOB, protocol.Sit())
    desk.do(CAT, protocol.Sit())
    desk.do(BOB, protocol.Resign(seat=1))
    desk.do(BOB, protocol.Leave(seat=1))
    assert desk.table.chairs[1].played_by == STAND_IN
    assert desk.refused(BOB, protocol.Sit(seat=1)) == "seat/final"
    assert desk.refused(BOB, protocol.Sit()) == "seat/none-open"
    assert public_view(desk.table, 0).seats[1].kind == "bot", "nobody is offered the seat"
    assert table_summary(desk.table)["open_seats"] == 0


def test_time_that_ran_out_for_the_whole_match_stands_though_another_sits_down() -> None:
    desk = two_people(clock=protocol.Clock(minutes=1.0), on_flag="bot")
    seat = desk.match.state.seat
    desk.now += 61_000
    desk.add(flag(desk.table, 61_000), "")
    assert desk.table.chairs[seat].stand_in == STAND_IN
    desk.do((ANN, BOB)[seat], protocol.Leave(seat=seat))
    assert desk.refused(CAT, protocol.Sit(seat=seat)) == "seat/final"


def test_a_secret_that_holds_a_seat_takes_another_one_that_is_named() -> None:
    desk = TableDriver(variant="kingdomino(seats=3)")
    desk.do(BOB, protocol.Sit(seat=1, secret="x"))
    assert decide(desk.table, protocol.Sit(seat=1, secret="x"), Asker(BOB)) == []
    assert decide(desk.table, protocol.Sit(secret="x"), Asker(BOB)) == []
    desk.do(BOB, protocol.Sit(seat=2, secret="x"))
    assert desk.table.held_seats(BOB) == [1, 2]


@pytest.mark.parametrize("clock", [{"minutes": 1e-300}, {"days": 1e-9}, {"minutes": 0.04}, {"days": 0.0009}, {}])
def test_a_clock_that_nobody_could_play_with_is_refused(clock: dict[str, float]) -> None:
    with pytest.raises(ApiError, match="clock"):
        create_table(NewGame("sample()", clock=protocol.Clock(**clock)), ANN)


def test_a_record_keeps_as_many_notes_as_the_table_shows() -> None:
    desk = two_people()
    desk.play_on(4)
    mine = (ANN, BOB)[desk.match.state.seat]
    for _ in range(61):
        desk.play(mine)
        desk.do(mine, protocol.Undo())
    assert len(finished_record(desk.table)["notes"]) == 60


def test_own_decisions_are_taken_back_until_the_turn_is_over() -> None:
    """Place, take it back, place elsewhere: nobody else acted and nothing was drawn."""
    desk = two_people()
    desk.play_on(4)
    seat = desk.match.state.seat
    mine = (ANN, BOB)[seat]
    before = str(desk.match.state)
    desk.play(mine)
    assert "undo" in public_view(desk.table, 0).may.seats[seat]
    desk.do(mine, protocol.Undo())
    assert str(desk.match.state) == before
    assert desk.table.proposal is None


def test_what_chance_or_another_seat_has_followed_needs_consent() -> None:
    desk = two_people()
    desk.play_on(9)
    seat = next(actor for actor in reversed(desk.match.actors) if actor >= 0)
    while desk.table.free_undo() is not None:
        desk.play_on(1)
        seat = next(actor for actor in reversed(desk.match.actors) if actor >= 0)
    mine, other = ((ANN, BOB), (BOB, ANN))[seat]
    log = len(desk.match.logs[-1])
    desk.do(mine, protocol.Undo())
    asked = public_view(desk.table, 0).asked
    assert asked is not None
    assert (asked.what, asked.waits_for) == ("undo", [1 - seat])
    assert desk.refused(mine, protocol.Undo()) == "ask/pending"
    assert desk.refused(mine, protocol.Answer(yes=True)) == "ask/nothing"
    assert desk.refused(CAT, protocol.Answer(yes=True)) == "token/wrong"
    assert len(desk.match.logs[-1]) == log
    desk.do(other, protocol.Answer(yes=True))
    assert len(desk.match.logs[-1]) < log
    assert desk.refused(other, protocol.Answer(yes=True)) == "ask/nothing"


def test_an_answer_means_the_wish_that_was_seen_and_no_later_one() -> None:
    desk = two_people()
    desk.play_on(9)
    desk.do(BOB, protocol.End())
    seen = desk.table.version
    desk.do(BOB, protocol.Answer(yes=False))
    desk.do(BOB, protocol.End())
    assert desk.refused(ANN, protocol.Answer(yes=True, ply=seen)) == "action/stale"
    assert desk.table.status == "running"
    desk.do(ANN, protocol.Answer(yes=True, ply=desk.table.version))
    assert desk.table.ended == "agreed"


def test_a_move_settles_that_a_wish_is_over() -> None:
    desk = two_people()
    desk.play_on(6)
    mine = (ANN, BOB)[1 - desk.match.state.seat]
    if desk.table.free_undo() is None:
        desk.do(mine, protocol.Undo())
        desk.play_on(1)
        assert desk.table.proposal is None


def test_with_bots_alone_there_is_nobody_to_ask() -> None:
    desk = TableDriver(NewGame("kingdomino(seats=2)", [Chair(me=True), Chair(bot="random")]))
    while len([actor for actor in desk.match.actors if actor == 0]) < 3 or desk.match.state.seat == 0:
        seat, code = desk.match.state.seat, desk.match.state.legal_codes()[0]
        if seat == 0:
            desk.play(ANN, code)
        else:
            desk.add([entries.Played(seat, code)], "")
    desk.do(ANN, protocol.Undo())
    assert desk.match.state.seat == 0


def test_what_chance_drew_comes_out_the_same_after_undo() -> None:
    desk = TableDriver(NewGame("kingdomino(seats=2)", [Chair(me=True), Chair(me=True)]))
    desk.play_on(4)
    log = list(desk.match.logs[-1])
    desk.do(ANN, protocol.Undo())
    desk.play(ANN, log[len(desk.match.logs[-1])])
    assert desk.match.logs[-1] == log


def test_there_is_nothing_to_take_back_before_the_first_decision() -> None:
    assert two_people().refused(ANN, protocol.Undo()) == "undo/nothing"


def test_a_bot_takes_the_seat_of_a_player_who_is_gone_when_all_others_agree() -> None:
    desk = TableDriver(variant="kingdomino(seats=3)")
    desk.do(BOB, protocol.Sit())
    desk.do(CAT, protocol.Sit())
    assert desk.refused(ANN, protocol.Bot(seat=2)) == "seat/not-gone"
    desk.do(ANN, protocol.Bot(seat=2), gone=(2,))
    assert desk.table.chairs[2].stand_in == ""
    desk.do(BOB, protocol.Answer(yes=True), gone=(2,))
    assert desk.table.chairs[2].stand_in == STAND_IN
    assert desk.table.needs_driver
    assert desk.refused(ANN, protocol.Bot(seat=2), gone=(2,)) == "seat/taken"
    desk.do(CAT, protocol.Return(seat=2))
    assert not desk.table.needs_driver


def test_one_who_is_left_alone_asks_nobody() -> None:
    desk = two_people()
    desk.do(ANN, protocol.Bot(seat=1), gone=(1,))
    assert desk.table.chairs[1].stand_in == STAND_IN, "the strongest there is, whoever asks"


def test_a_seat_left_during_the_game_waits_for_anybody_or_a_bot() -> None:
    desk = two_people()
    desk.do(BOB, protocol.Leave(seat=1))
    assert desk.table.status == "running"
    assert public_view(desk.table, 0).seats[1].kind == "open"
    desk.do(CAT, protocol.Sit(name="Cat"))
    assert desk.table.held_seats(CAT) == [1]
    desk.do(CAT, protocol.Leave(seat=1))
    desk.do(ANN, protocol.Bot(seat=1))
    assert desk.table.chairs[1].kind == "bot"


def test_a_stand_in_plays_until_its_person_returns() -> None:
    desk = two_people()
    seat = desk.match.state.seat
    mine, other = ((ANN, BOB), (BOB, ANN))[seat]
    desk.do(other, protocol.Bot(seat=seat), gone=(seat,))
    code = desk.match.state.legal_codes()[0]
    assert desk.refused(mine, protocol.Play(ply=desk.table.version, action=code)) == "action/not-your-turn"
    desk.do(mine, protocol.Return(seat=seat))
    desk.do(mine, protocol.Play(ply=desk.table.version, action=code))


@pytest.mark.parametrize(("on_flag", "status"), [("resign", "over"), ("bot", "running")])
def test_a_flag_that_falls_does_what_the_table_chose(on_flag: Any, status: str) -> None:
    desk = two_people(clock=protocol.Clock(minutes=1.0, increment=2.0), on_flag=on_flag)
    seat = desk.match.state.seat
    assert flag(desk.table, 59_999) == []
    desk.now += 60_000
    desk.add(flag(desk.table, 60_000), "")
    desk.check()
    assert desk.table.status == status
    fallen = public_view(desk.table, desk.now, elapsed=1_000).seats[seat]
    assert (fallen.flag, fallen.clock, fallen.ticking) == (True, 0, False), "the clock stops at 0:00"
    assert desk.table.ended == ("flag" if on_flag == "resign" else None)
    assert (desk.table.notes[0].what, desk.table.notes[0].seat) == ("flag", seat)
    assert bool(desk.table.chairs[seat].stand_in) == (on_flag == "bot")


def test_the_clock_runs_for_who_must_decide() -> None:
    desk = two_people(clock=protocol.Clock(minutes=1.0))
    seat = desk.match.state.seat
    desk.now += 5_000
    seats = public_view(desk.table, desk.now, elapsed=5_000).seats
    assert (seats[seat].clock, seats[seat].ticking) == (55_000, True)
    assert (seats[1 - seat].clock, seats[1 - seat].ticking) == (60_000, False)


def test_a_command_with_a_known_id_is_known() -> None:
    desk = two_people()
    seat = desk.match.state.seat
    mine = (ANN, BOB)[seat]
    code = desk.match.state.legal_codes()[0]
    desk.do(mine, protocol.Play(ply=desk.table.version, action=code, id="first"))
    assert desk.table.answers[mine, "first"].done.ply == desk.table.version
    assert ("ann" if mine == BOB else "bob", "first") not in desk.table.answers


def test_a_log_with_other_draws_is_not_believed() -> None:
    desk = two_people()
    log = [READ.decode(text) for text in desk.log]
    with pytest.raises(ValueError, match="expected the draws"):
        Table("game", "00" * 32, log)


def variants() -> list[str]:
    return [str(variant) for variant in all_variants() if not variant.mighty_duel]


@pytest.mark.parametrize("variant", variants())
def test_every_variant_is_played_to_the_end_and_its_log_tells_it_again(variant: str) -> None:
    seats = find_variant(variant).seats
    desk = TableDriver(NewGame(variant, [Chair(me=True)] * seats))
    dice = random.Random(11)
    while desk.table.status == "running":
        if desk.match.is_between:
            between = public_view(desk.table, 0).between
            assert between is not None
            desk.do(ANN, protocol.Next(seat=between.waits_for[0]))
            continue
        code = dice.choice(desk.match.state.legal_codes())
        events = decide(desk.table, protocol.Play(ply=desk.table.version, action=code), Asker(ANN))
        desk.add(events, ANN)
    desk.check()
    assert desk.match.state.is_over
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
    desk = TableDriver(NewGame("kingdomino(seats=2)", [Chair(me=True), Chair(bot="greedy")]))
    assert desk.refused(CAT, protocol.Pace(pace="instant")) == "token/wrong"
    desk.do(ANN, protocol.Pace(pace="relaxed"))
    assert public_view(desk.table, 0).pace == "relaxed"
    assert decide(desk.table, protocol.Pace(pace="relaxed"), Asker(ANN)) == [], "nothing to change"
    assert [(note.what, note.by) for note in desk.table.notes] == [("paced", 0)]


def test_bots_hurry_until_a_person_is_in_turn() -> None:
    desk = TableDriver(NewGame("kingdomino(seats=2)", [Chair(me=True), Chair(bot="greedy")]))
    while desk.match.state.seat == 0:
        desk.play(ANN)
    desk.do(ANN, protocol.Hurry())
    assert public_view(desk.table, 0).hurried
    while desk.match.state.seat == 1:
        desk.add([entries.Played(1, desk.match.state.legal_codes()[0])], "")
    assert not public_view(desk.table, 0).hurried
    assert decide(desk.table, protocol.Hurry(), Asker(ANN)) == []


def test_every_seat_wears_a_colour_of_its_own() -> None:
    def worn(desk: TableDriver) -> list[int]:
        return [seat.colour for seat in public_view(desk.table, desk.now).seats]

    desk = TableDriver(NewGame("kingdomino(seats=4)", [Chair(me=True, name="Ann", colour=2)]))
    assert worn(desk) == [2, 1, 0, 3], "the open seat whose own colour is taken shows the first that is free"
    assert desk.refused(BOB, protocol.Sit(colour=2)) == "seat/colour"
    desk.do(BOB, protocol.Sit(colour=7))
    desk.do(CAT, protocol.Sit())
    assert worn(desk) == [2, 7, 0, 3]
    assert desk.refused(BOB, protocol.Rename(seat=1, name="Bob", colour=0)) == "seat/colour"
    desk.do(BOB, protocol.Rename(seat=1, name="Bob", colour=5))
    desk.do(CAT, protocol.Leave(seat=2))
    desk.do(CAT, protocol.Sit(seat=2, colour=7))
    assert worn(desk) == [2, 5, 7, 3]
    desk.do("dan", protocol.Sit())
    desk.do(CAT, protocol.Leave(seat=2))
    assert worn(desk) == [2, 5, 7, 3], "while the game runs, a seat that is left keeps its colour"
    with pytest.raises(ApiError):
        create_table(NewGame("sample()", [Chair(me=True, colour=1), Chair(bot="greedy", colour=1)]), ANN)


def test_bots_have_names_of_their_own_and_records_name_their_kind() -> None:
    seats = [Chair(me=True, name="Roland"), *[Chair(bot="greedy")] * 6, Chair(bot="random", name="Rex")]
    desk = TableDriver(NewGame("royal_wedding(seats=8)", seats))
    names = [seat.name for seat in public_view(desk.table, desk.now).seats]
    assert len(set(names)) == 8
    assert names[0] == "Roland"
    assert set(names[1:7]) <= set(BOT_NAMES)
    assert desk.match.players == ["Roland", *["greedy"] * 6, "Rex"]


def test_a_seated_person_may_take_another_name() -> None:
    desk = two_people()
    assert desk.refused(ANN, protocol.Rename(seat=1, name="X")) == "seat/not-yours"
    desk.do(ANN, protocol.Rename(seat=0, name="  Anna\n"))
    assert [chair.name for chair in desk.table.chairs] == desk.match.players == ["Anna", "Bob"]


def test_notes_stay_behind_the_events_that_an_undo_leaves() -> None:
    desk = TableDriver(NewGame("kingdomino(seats=2)", [Chair(me=True), Chair(me=True)]))
    desk.play_on(6)
    desk.do(ANN, protocol.Rename(seat=0, name="Anna"))
    desk.do(ANN, protocol.Undo())
    left = len(desk.match.logs[-1])
    assert [(note.what, note.event) for note in desk.table.notes] == [("renamed", left), ("undo", left)]


def test_what_an_absent_rival_did_is_not_taken_back_without_consent() -> None:
    """The rival is gone: whoever saw the next line asks all the same, and nothing comes of it until the answer."""
    desk = two_people()
    desk.play_on(9)
    while desk.table.free_undo() is not None:
        desk.play_on(1)
    seat = next(actor for actor in reversed(desk.match.actors) if actor >= 0)
    mine, rival = ((ANN, BOB), (BOB, ANN))[seat]
    log = list(desk.match.logs[-1])
    desk.do(mine, protocol.Undo(), gone=(1 - seat,))
    assert desk.match.logs[-1] == log
    asked = public_view(desk.table, 0, gone=(1 - seat,)).asked
    assert asked is not None
    assert asked.waits_for == [1 - seat]
    desk.do(rival, protocol.Answer(yes=True))
    assert len(desk.match.logs[-1]) < len(log)
    record = finished_record(desk.table)
    assert [(note["what"], note["seat"]) for note in record["notes"]] == [("undo", seat)]
    read_record(json.dumps(record))


def test_a_refused_wish_is_told_to_who_had_it() -> None:
    desk = two_people()
    desk.play_on(9)
    while desk.table.free_undo() is not None:
        desk.play_on(1)
    seat = next(actor for actor in reversed(desk.match.actors) if actor >= 0)
    mine, rival = ((ANN, BOB), (BOB, ANN))[seat]
    desk.do(mine, protocol.Undo())
    log = list(desk.match.logs[-1])
    desk.do(rival, protocol.Answer(yes=False))
    assert desk.table.proposal is None
    assert desk.match.logs[-1] == log
    note = public_view(desk.table, 0).notes[-1]
    assert (note.what, note.wish, note.seat, note.by) == ("declined", "undo", seat, 1 - seat)


def test_what_was_declined_is_not_asked_again_before_the_next_decision() -> None:
    desk = two_people()
    while desk.match.state.round <= 1 or desk.table.free_undo() is not None:
        desk.play_on(1)
    seat = next(actor for actor in reversed(desk.match.actors) if actor >= 0)
    mine, rival = ((ANN, BOB), (BOB, ANN))[seat]
    for wish in (protocol.Undo(), protocol.End()):
        desk.do(mine, wish)
        desk.do(rival, protocol.Answer(yes=False))
        assert desk.refused(mine, wish) == "ask/declined"
        desk.do(rival, wish)  # whoever said no may ask as well
        desk.do(mine, protocol.Answer(yes=False))
    decided = len(desk.match.actors)
    while seat not in desk.match.actors[decided:] or desk.table.free_undo() is not None:
        desk.play_on(1)
    desk.do(mine, protocol.Undo())
    assert desk.table.proposal is not None


def test_stand_ins_returns_and_resignations_are_in_the_record() -> None:
    desk = TableDriver(variant="kingdomino(seats=3)")
    desk.do(BOB, protocol.Sit(name="Bob"))
    desk.do(CAT, protocol.Sit(name="Cat"))
    desk.do(ANN, protocol.Bot(seat=1), gone=(1, 2))
    desk.do(BOB, protocol.Return(seat=1))
    desk.do(CAT, protocol.Resign(seat=2))
    desk.do(BOB, protocol.Resign(seat=1))
    record = finished_record(desk.table)
    assert [(note["what"], note["seat"], note.get("bot")) for note in record["notes"]] == [
        ("stand_in", 1, STAND_IN),
        ("returned", 1, None),
        ("resigned", 2, None),
        ("stand_in", 2, STAND_IN),
        ("resigned", 1, None),
    ]


def test_the_host_ends_a_game_alone_in_its_first_round_and_later_by_consent() -> None:
    desk = two_people()
    desk.play_on(4)
    assert decide(desk.table, protocol.End(), Asker(ANN)) == [entries.Ended("aborted")]
    desk.do(BOB, protocol.End())
    assert public_view(desk.table, 0).asked is not None, "whoever is not the host asks"
    desk.do(BOB, protocol.Answer(yes=False))
    while desk.match.state.round <= 1:
        desk.play_on(1)
    desk.do(ANN, protocol.End())
    desk.play_on(1)
    assert public_view(desk.table, 0).asked is not None, "a move does not answer it"
    desk.do(BOB, protocol.End())
    message = public_view(desk.table, 0)
    assert (message.status, message.ended, message.asked) == ("over", "agreed", None)
    assert message.view is not None
    assert (message.view.winners, message.view.seat, message.view.options) == ([], None, [])
    assert "winners" not in finished_record(desk.table)


def test_who_is_gone_need_not_agree_to_end() -> None:
    desk = two_people()
    while desk.match.state.round <= 1:
        desk.play_on(1)
    desk.do(BOB, protocol.End(), gone=(0,))
    assert desk.table.ended == "agreed"


def test_while_a_clock_runs_for_who_is_gone_the_clock_settles_it() -> None:
    desk = two_people(clock=protocol.Clock(minutes=10.0), on_flag="bot")
    while desk.match.state.round <= 1:
        desk.play_on(1)
    desk.do(BOB, protocol.End(), gone=(0,))
    asked = public_view(desk.table, 0, gone=(0,)).asked
    assert asked is not None and asked.waits_for == [0]
    desk.do(BOB, protocol.Answer(yes=False))
    desk.do(BOB, protocol.Bot(seat=0), gone=(0,))
    desk.do(BOB, protocol.End(), gone=(0,))
    assert desk.table.ended == "agreed", "no clock runs for whom a bot plays"


def three_people() -> TableDriver:
    desk = TableDriver(variant="kingdomino(seats=3)")
    desk.do(BOB, protocol.Sit(name="Bob"))
    desk.do(CAT, protocol.Sit(name="Cat"))
    return desk


def test_who_resigned_decides_nothing_any_more_but_a_rematch() -> None:
    desk = three_people()
    desk.play_on(3)
    desk.do(ANN, protocol.Resign(seat=0))
    for command in (protocol.End(), protocol.Undo(), protocol.Bot(seat=1)):
        assert desk.refused(ANN, command, gone=(1,)) == "seat/final"
    desk.do(BOB, protocol.End())
    for yes in (True, False):
        assert desk.refused(ANN, protocol.Answer(yes=yes)) == "seat/final"
    desk.do(CAT, protocol.Answer(yes=True))
    assert desk.table.ended == "agreed"
    desk.do(BOB, protocol.Rematch())
    desk.do(ANN, protocol.Answer(yes=True))
    assert desk.table.proposal is not None and desk.table.proposal.agreed == {ANN, BOB}


def test_no_bot_takes_the_seat_of_a_player_who_came_back_before_all_agreed() -> None:
    desk = three_people()
    desk.do(ANN, protocol.Bot(seat=2), gone=(2,))
    assert desk.refused(BOB, protocol.Answer(yes=True)) == "seat/not-gone"
    desk.do(BOB, protocol.Answer(yes=False))
    assert (desk.table.proposal, desk.table.chairs[2].stand_in) == (None, "")


def test_the_host_closes_a_table_that_has_not_begun() -> None:
    desk = TableDriver()
    assert desk.refused(BOB, protocol.End()) == "game/host-only"
    desk.do(ANN, protocol.End())
    assert (desk.table.status, desk.table.ended) == ("over", "aborted")
    assert desk.refused(BOB, protocol.Sit()) == "game/over"


def test_a_seat_whose_time_ran_out_is_not_taken_back_unless_each_move_has_its_own() -> None:
    for clock, code in ((protocol.Clock(minutes=1.0), "seat/final"), (protocol.Clock(days=1.0), None)):
        desk = two_people(clock=clock, on_flag="bot")
        seat = desk.match.state.seat
        desk.now += 2 * 86_400_000
        desk.add(flag(desk.table, 2 * 86_400_000), "")
        if code:
            assert desk.refused((ANN, BOB)[seat], protocol.Return(seat=seat)) == code
        else:
            desk.do((ANN, BOB)[seat], protocol.Return(seat=seat))
            assert public_view(desk.table, desk.now).seats[seat].clock == 86_400_000


def series() -> TableDriver:
    desk = TableDriver(
        NewGame("sample(dynasty=true)", [Chair(me=True, name="Ann")], clock=protocol.Clock(minutes=10.0))
    )
    desk.do(BOB, protocol.Sit(name="Bob"))
    while not desk.match.is_between:
        desk.play_on(1)
    return desk


def test_a_dynasty_waits_until_everybody_has_seen_the_result_of_each_game() -> None:
    desk = series()
    message = public_view(desk.table, 0)
    assert (message.status, message.between) == ("running", protocol.Between(1, [0, 1], None))
    assert message.view is not None
    assert (message.view.game, message.view.seat, message.view.options) == (1, None, [])
    assert not any(seat.ticking for seat in message.seats), "no clock runs meanwhile"
    assert desk.refused(ANN, protocol.Play(ply=desk.table.version, action=1)) == "action/not-your-turn"
    assert desk.refused(ANN, protocol.Next(seat=1)) == "seat/not-yours"
    desk.do(ANN, protocol.Next(seat=0))
    waiting = public_view(desk.table, 0).between
    assert waiting is not None
    assert (waiting.waits_for, waiting.until) == ([1], 5 * 60_000)
    desk.do(BOB, protocol.Next(seat=1))
    message = public_view(desk.table, 0)
    assert message.between is None
    assert message.view is not None
    assert message.view.game == 2
    assert len(message.results) == 1
    assert [score.total for score in message.results[0].scores] == message.view.totals


def test_nothing_is_taken_back_between_the_games_of_a_dynasty() -> None:
    desk = series()
    assert desk.refused(ANN, protocol.Undo()) == "undo/between"
    assert desk.refused(BOB, protocol.Undo()) == "undo/between"


def test_who_has_seen_the_result_does_not_wait_for_ever() -> None:
    desk = series()
    assert overdue(desk.table, 86_400_000) == [], "nobody waits yet"
    desk.do(ANN, protocol.Next(seat=0))
    assert overdue(desk.table, 5 * 60_000 - 1) == []
    assert overdue(desk.table, 5 * 60_000) == [entries.Dealt()]


def test_bots_do_not_wait_between_the_games_of_a_dynasty() -> None:
    desk = TableDriver(NewGame("sample(dynasty=true)", [Chair(bot="random"), Chair(bot="random")]))
    dice = random.Random(3)
    while desk.table.status == "running":
        events = overdue(desk.table, 0)
        codes = desk.match.state.legal_codes() if not events else []
        desk.add(events or [entries.Played(desk.match.state.seat, dice.choice(codes))], "")
    desk.check()
    message = public_view(desk.table, 0)
    assert message.view is not None
    assert len(message.results) == 3
    for kingdom, total in enumerate(message.view.totals):
        scores = [result.scores[kingdom] for result in message.results]
        assert total == sum(score.total for score in scores)
        largest, crowns = max(score.ties[0] for score in scores), sum(score.ties[1] for score in scores)
        assert message.ties[kingdom] == [largest, crowns], "K13"


def test_a_stand_in_does_not_keep_a_dynasty_waiting() -> None:
    desk = series()
    desk.do(ANN, protocol.Next(seat=0))
    desk.do(ANN, protocol.Bot(seat=1), gone=(1,))
    assert overdue(desk.table, 0) == [entries.Dealt()]


def test_after_giving_up_between_two_games_the_match_is_over() -> None:
    desk = series()
    desk.do(ANN, protocol.Resign(seat=0))
    message = public_view(desk.table, 0)
    assert (message.status, message.ended, message.between) == ("over", "resigned", None)
