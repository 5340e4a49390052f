"""Moments of a match: how it stood, and what everybody saw, after so many events of its record."""

import msgspec
import pytest

from crownland.bots.bot import make_bot
from crownland.engine.errors import InvalidSetup
from crownland.match.match import Match
from crownland.match.moments import count_plies, course_at, events_of, logs_at, moments, state_at, view_at
from crownland.match.record.record import match_record, read_record, write_record
from crownland.match.view.types import View
from crownland.match.view.viewer import Viewer
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
        seen[count_plies(match)] = Viewer(match).view(), str(match.state)
        match.play(bot.choose(match.state))
    record = read_record(write_record(match))  # which does not tell in which order the dominoes of a line were drawn
    for ply in [*seen][::17]:
        assert (view_at(match, ply), str(state_at(match, ply))) == seen[ply], ply
        assert (unordered(view_at(record, ply)), str(state_at(record, ply))) == (unordered(seen[ply][0]), seen[ply][1])
    assert view_at(match, count_plies(record)) == Viewer(match).view()


def unordered(view: View) -> View:
    return msgspec.structs.replace(view, events=[event for event in view.events if event.seat is not None])


@pytest.mark.parametrize("variant", GAMES)
def test_what_changed_from_moment_to_moment_adds_up_to_every_view(variant: str) -> None:
    match = finish(seated(variant))
    told = list(moments(match))
    assert len(told) == count_plies(match) + 1
    view: dict[str, object] = {"options": [], "events": []}
    kingdoms: dict[int, object] = {}
    for ply, moment in enumerate(told):
        view |= moment.view
        kingdoms |= moment.kingdoms
        if ply % 29 == 0 or ply == len(told) - 1:
            whole = msgspec.structs.replace(view_at(match, ply), options=[], events=[])
            assert view | {"kingdoms": [kingdoms[index] for index in sorted(kingdoms)]} == msgspec.structs.asdict(whole)
    done = [event for moment in told for event in moment.done]
    assert len(done) == match.ply


def test_a_ply_counts_the_events_of_the_record_through_all_games() -> None:
    match = finish(seated("kingdomino(seats=2,dynasty=true)"))
    games = [len(game["events"]) for game in match_record(match)["games"]]
    told = list(events_of(match))
    assert [one.ply for one in told] == list(range(1, sum(games) + 1))
    assert [sum(one.game == game for one in told) for game in (1, 2, 3)] == games
    assert logs_at(match, games[0]) == match.logs[:1]
    assert course_at(match, games[0]).is_between
    assert [len(log) > 0 for log in logs_at(match, games[0] + 1)] == [True, True]
    assert logs_at(match, 0) == [[]]


@pytest.mark.parametrize("ply", [-1, 59, 10_000])
def test_a_match_has_no_moment_after_its_last_event(ply: int) -> None:
    match = finish(seated("kingdomino(seats=2)"))
    with pytest.raises(InvalidSetup, match=rf"expected a ply from 0 to 58, but got {ply}"):
        state_at(match, ply)


def test_who_resigned_had_not_done_so_before_the_last_moment() -> None:
    match = seated("kingdomino(seats=2)")
    match.play(match.state.legal_actions()[0])
    match.resign(0)
    last = count_plies(match)
    assert view_at(match, last - 1).winners is None
    assert (view_at(match, last).phase, view_at(match, last).winners) == ("over", [1])
    assert view_at(match, last) == Viewer(match).view()


def test_a_match_that_was_stopped_has_no_winner_at_its_last_moment() -> None:
    match = seated("duel()")
    match.stop()
    assert view_at(match, count_plies(match)).winners == []


def test_a_match_that_goes_on_has_moments_too() -> None:
    match = Match("queendomino(seats=2)", ["a", "b"], bytes(32))
    assert state_at(match, count_plies(match)) == match.state
    assert [told.event for told in events_of(match)] == match_record(match)["events"]
