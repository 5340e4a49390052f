"""The timeline of a match: its events, its positions, and what everybody saw after so many events."""

import msgspec
import pytest

from crownland import InvalidSetup, Match, State, make_bot, read_record, write_record
from crownland.match.record.record import match_record, write_line
from crownland.match.view.types import View
from crownland.match.view.viewer import Viewer, view_at
from matches import finish, seated

GAMES = (
    "kingdomino(seats=3,harmony=true)",
    "kingdomino(seats=2,dynasty=true)",
    "sample()",
    "queendomino(seats=2)",
    "royal_wedding(seats=6,teams=true)",
    "duel()",
)


@pytest.mark.parametrize("variant", GAMES)
def test_a_moment_shows_what_everybody_saw_then(variant: str) -> None:
    """Whenever a seat decided, the view of that match is the view of the moment with as many events."""
    match, bot = seated(variant), make_bot("random", 1)
    seen = {}
    while not match.is_over:
        seen[len(match.events)] = Viewer(match).view(), str(match.state)
        match.play(bot.choose(match.state))
    record = read_record(write_record(match))  # which does not tell in which order the dominoes of a line were drawn
    for index in [*seen][::17]:
        assert (view_at(match, index), str(match.state_at(index))) == seen[index], index
        assert (unordered(view_at(record, index)), str(record.state_at(index))) == (
            unordered(seen[index][0]),
            seen[index][1],
        )
    assert view_at(match, len(record.events)) == Viewer(match).view()


def unordered(view: View) -> View:
    return msgspec.structs.replace(view, events=[event for event in view.events if event.seat is not None])


def test_an_event_index_counts_the_events_of_the_record_through_all_games() -> None:
    match = finish(seated("kingdomino(seats=2,dynasty=true)"))
    games = [len(game["events"]) for game in match_record(match)["games"]]
    result = list(match.events)
    assert [one.event_index for one in result] == list(range(1, sum(games) + 1))
    assert [sum(one.game == game for one in result) for game in (1, 2, 3)] == games
    assert match.actions_until(games[0]) == match.logs[:1]
    assert match.at(games[0]).is_between
    assert [len(log) > 0 for log in match.actions_until(games[0] + 1)] == [True, True]
    assert match.actions_until(0) == [[]]


@pytest.mark.parametrize("index", [-1, 59, 10_000])
def test_a_match_has_no_moment_after_its_last_event(index: int) -> None:
    match = finish(seated("kingdomino(seats=2)"))
    with pytest.raises(InvalidSetup, match=rf"expected an event index from 0 to 58, but got {index}"):
        match.state_at(index)


def test_who_resigned_had_not_done_so_before_the_last_moment() -> None:
    match = seated("kingdomino(seats=2)")
    match.play(match.state.legal_actions()[0])
    match.resign(0)
    last = len(match.events)
    assert view_at(match, last - 1).winners is None
    assert (view_at(match, last).phase, view_at(match, last).winners) == ("over", [1])
    assert view_at(match, last) == Viewer(match).view()


def test_a_match_that_was_stopped_has_no_winner_at_its_last_moment() -> None:
    match = seated("duel()")
    match.stop()
    assert view_at(match, len(match.events)).winners == []


def test_a_match_that_goes_on_has_moments_too() -> None:
    match = Match("queendomino(seats=2)", ["a", "b"], bytes(32))
    assert match.state_at(len(match.events)) == match.state
    assert [result.event for result in match.events] == match_record(match)["events"]


@pytest.mark.parametrize("variant", GAMES)
def test_an_action_of_a_record_is_applied_once(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, applied = finish(seated(variant)), list[int]()
    line, apply_unchecked = write_record(match), State.apply_unchecked

    def counted(state: State, code: int) -> None:
        applied.append(code)
        apply_unchecked(state, code)

    monkeypatch.setattr(State, "apply_unchecked", counted)
    read = read_record(line)
    assert applied == [code for log in read.logs for code in log]
    seeded = match_record(match) | {"seed": match.seed.hex()}
    applied.clear()
    read_record(write_line(seeded))
    draws = sum(len(event.actions) for event in match.events if event.is_chance)
    assert len(applied) == match.action_count + draws  # what is drawn from the seed again
    applied.clear()
    assert len(list(read.positions())) == len(read.events) + 1
    assert len(applied) == read.action_count


def test_a_snapshot_does_not_change_when_the_match_goes_on() -> None:
    match = seated("sample(dynasty=true)")
    past, view = match.snapshot(), Viewer(match).view()
    finish(match)
    assert Viewer(past).view() == view == view_at(match, len(past.events))
    assert past.logs == match.actions_until(len(past.events))
    assert not past.is_over and match.is_over
