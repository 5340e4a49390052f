"""A match: chance drawn from the seed, the log, undo, resigning, a series of games."""

import copy
import pickle

import pytest

from crownland import (
    CHANCE,
    Claim,
    IllegalAction,
    InvalidSetup,
    NotationError,
    State,
    all_variants,
    decode,
    is_chance,
    make_bot,
    write_record,
)
from crownland.match.dealer import check_deal, seed_from
from crownland.match.match import Match
from matches import finish, seated


@pytest.mark.parametrize("variant", all_variants(), ids=str)
def test_every_variant_is_played_to_its_end(variant: object) -> None:
    match = finish(seated(str(variant)))
    assert match.state.is_over
    assert len(match.states) == match.games == (3 if match.variant.dynasty else 1)
    assert match.standing().winners


def test_chance_has_always_drawn_when_a_seat_decides() -> None:
    match = seated("kingdomino(seats=2)")
    bot = make_bot("random", 3)
    while not match.is_over:
        assert match.state.seat != CHANCE
        match.play(bot.choose(match.state))


def test_the_same_seed_deals_the_same_game() -> None:
    assert finish(seated("kingdomino(seats=2)"), seed=4).logs == finish(seated("kingdomino(seats=2)"), seed=4).logs
    assert Match("kingdomino", ["a", "b"]).seed != Match("kingdomino", ["a", "b"]).seed


def test_a_later_draw_does_not_depend_on_earlier_decisions() -> None:
    """The order of the pile is fixed by the seed alone, as if it had been shuffled before the game."""
    lines = []
    for seed in (1, 2):
        match = finish(seated("kingdomino(seats=4)"), seed)
        lines.append([code for code in match.logs[0] if is_chance(decode(code)) and str(decode(code))[0] == "d"])
    assert lines[0] == lines[1]


def test_undo_takes_back_one_decision_and_what_chance_did_since() -> None:
    match = seated("kingdomino(seats=2)")
    bot = make_bot("random", 5)
    seen = []
    while not match.is_over:
        seen.append((str(match.state), match.action_count))
        match.play(bot.choose(match.state))
    for text, ply in reversed(seen):
        match.undo()
        assert (str(match.state), match.action_count) == (text, ply)
    with pytest.raises(IllegalAction, match="nobody has decided yet"):
        match.undo()


def test_who_resigned_stays_out_when_somebody_takes_a_decision_back() -> None:
    match = seated("kingdomino(seats=4)")
    bot = make_bot("random", 5)
    match.play(bot.choose(match.state))
    match.resign(3)
    match.play(bot.choose(match.state))
    match.undo()
    match.undo()
    assert match.resigned == {3}


def test_after_undo_the_same_decision_meets_the_same_chance() -> None:
    match = finish(seated("kingdomino(seats=3,dynasty=true)"))
    logs = [list(log) for log in match.logs]
    undone = [match.undo() for _ in range(50)]
    for action in reversed(undone):
        match.play(action)
    assert match.logs == logs


def test_a_wrong_action_changes_nothing() -> None:
    match = seated("kingdomino(seats=2)")
    before = (str(match.state), match.action_count)
    for wrong in (Claim(99), "claim:x", "place:1@0,1/0,2", 7):
        with pytest.raises((IllegalAction, NotationError), match=r"expected .* but got"):
            match.play(wrong)
        assert (str(match.state), match.action_count) == before


def test_who_resigns_cannot_win() -> None:
    match = seated("kingdomino(seats=2)")
    match.resign(0)
    assert match.is_over
    assert match.standing().winners == [1]
    with pytest.raises(IllegalAction, match="the match is over"):
        match.play(match.state.legal_actions()[0])
    with pytest.raises(IllegalAction, match="in a match that goes on"):
        match.resign(1)


def test_a_match_needs_a_player_for_each_seat_and_a_whole_seed() -> None:
    with pytest.raises(InvalidSetup, match="expected 2 players, but got 3"):
        Match("kingdomino", ["a", "b", "c"])
    with pytest.raises(InvalidSetup, match="expected a seed of 32 bytes, a whole number or a text, but got 3 bytes"):
        Match("kingdomino", ["a", "b"], b"abc")
    with pytest.raises(InvalidSetup, match="expected a seed of 32 bytes, a whole number or a text, but got True"):
        Match("kingdomino", ["a", "b"], seed=True)


def test_a_number_or_a_text_is_a_seed_as_on_the_command_line() -> None:
    """Once a match took nothing but 32 bytes, and everything else took any seed."""
    assert Match("sample()", ["a", "b"], seed=7).seed == Match("sample()", ["a", "b"], seed="7").seed == seed_from("7")
    assert Match("sample()", ["a", "b"], seed="monday").logs == Match("sample()", ["a", "b"], seed_from("monday")).logs
    assert len(Match("sample()", ["a", "b"], seed="half \ud83c").seed) == 32


def test_a_bot_that_plays_in_the_state_of_the_match_is_found_out() -> None:
    """Once the match went on from there, and its record told a game that nobody had played."""
    match = seated("kingdomino(seats=2)")
    before = [list(log) for log in match.logs]
    match.state.apply(match.state.legal_codes()[0])
    message = "expected match.state as the match left it, after 5 actions, but it has had 6: try .* match.state.copy"
    for call in (
        lambda: match.play(match.state.legal_codes()[0]),
        match.undo,
        match.standing,
        lambda: write_record(match),
    ):
        with pytest.raises(InvalidSetup, match=message):
            call()
    assert match.logs == before


def test_a_move_does_not_read_the_whole_history(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "history", property(lambda state: pytest.fail("history was read")))
    finish(seated("sample(dynasty=true)")).undo()


def test_a_copied_and_a_pickled_match_go_on() -> None:
    match = seated("sample(dynasty=true)")
    match.play(match.state.legal_codes()[0])
    for other in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert finish(other, 3).standing().winners


@pytest.mark.parametrize("variant", ["kingdomino(seats=3)", "sample(dynasty=true)", "queendomino(seats=2)", "duel()"])
def test_a_match_can_begin_at_any_moment_of_another_one(variant: str) -> None:
    played = finish(seated(variant))
    last = len(played.events)
    for event_index in (0, 1, last // 3, last // 2, last - 1):
        begun = played.actions_until(event_index)
        match = Match(variant, played.players, bytes(32), begun=begun)
        assert [log[: len(given)] for log, given in zip(match.logs, begun, strict=False)] == begun
        assert match.state.seat != CHANCE
        finish(match, seed=3)
        assert check_deal(match, match.seed, match.begun_events) >= 0
        assert match.begun_events == event_index


def test_nothing_is_taken_back_that_a_match_began_with() -> None:
    played = finish(seated("sample(dynasty=true)"))
    begun = played.actions_until(len(played.events) * 2 // 5)  # in the second game
    assert len(begun) == 2
    match = finish(Match("sample(dynasty=true)", ["a", "b"], bytes(32), begun=begun), seed=1)
    logs, undone = [list(log) for log in match.logs], []
    while len(match.logs) > 2 or any(actor != CHANCE for actor in match.own):
        undone.append(match.undo())
    with pytest.raises(IllegalAction, match="nobody has decided yet"):
        match.undo()
    assert match.logs[0] == begun[0]
    assert match.logs[1][: len(begun[1])] == begun[1]
    for action in reversed(undone):
        match.play(action)
    assert match.logs == logs


def test_a_match_that_takes_nothing_more_says_what_came() -> None:
    match = Match("sample(dynasty=true)", ["a", "b"], bytes(32), pauses=True)
    with pytest.raises(IllegalAction, match="that waits for its next game, but got a game that goes on"):
        match.next_game()
    match.stop()
    with pytest.raises(IllegalAction, match="that waits for its next game, but got a match that is over"):
        match.next_game()
    with pytest.raises(IllegalAction, match="expected nothing more, for the match is over, but got claim:9"):
        match.play(Claim(9))
    with pytest.raises(IllegalAction, match="expected nothing more, for the match is over, but got 'claim:9'"):
        match.play("claim:9")
