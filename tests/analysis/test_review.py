"""Reviews: what decisions cost, the same for the same seed; luck told apart; noise is never called a mistake."""

from itertools import pairwise

import pytest

from crownland import (
    InvalidSetup,
    Match,
    Record,
    Review,
    State,
    analyse,
    encode,
    find_variant,
    make_bot,
    read_action,
    read_record,
    review_record,
    write_record,
)
from crownland.analysis.assess import Decision, Loss, Trial, assess, explain_fault, match_stakes
from crownland.analysis.review import ReviewPlan, decisions, severity, work
from deep import deep
from gains import gains

QUICK = "mce_greedy(playouts=60)"


def played(variant: str, moves: int) -> Record:
    """Return the beginning of a match."""
    found = find_variant(variant)
    match, good = Match(found, ["?"] * found.seats, seed=bytes(32)), make_bot("greedy")
    for _ in range(moves):
        match.play(good.choose(match.state))
    return read_record(write_record(match))


@pytest.fixture(scope="module")
def wasteful() -> Record:
    """A game in which one seat plays well, and the other takes what brings least."""
    match, good = Match("sample()", ["Good", "Wasteful"], seed=bytes(32)), make_bot("greedy")
    while not match.is_over:
        worst = min(gains(match.state, match.state.seat), key=lambda option: option[1])[0] if match.state.seat else None
        match.play(good.choose(match.state) if worst is None else worst)
    return read_record(write_record(match))


@pytest.fixture(scope="module")
def reviewed(wasteful: Record) -> Review:
    return review_record(wasteful, QUICK)


def test_who_throws_points_away_is_told_what_it_cost(reviewed: Review) -> None:
    good, bad = reviewed.accounts
    assert bad.points > good.points + 10 and bad.win > 0.05
    assert sum(bad.faults.values()) > sum(good.faults.values())
    for one in reviewed.decisions:
        assert one.points >= 0 and one.win >= 0 and one.options > 1
        assert (one.best == one.played) == (one.grade == "best")
        row = one.to_dict()
        assert row["played"] == one.played.action and row["points"] == one.points and "why" not in row
        if one.is_fault:
            assert severity(one) >= 1 and one.why
            assert one.win >= 3 * one.win_error or one.points >= 3 * one.points_error


@pytest.mark.parametrize("variant", ["sample(dynasty=true)", "queendomino(seats=2)", "duel()"])
def test_a_fault_is_explained_again_from_what_was_found(variant: str) -> None:
    match, bot, faults = Match(variant, ["?"] * 2, seed=bytes(32)), make_bot("random", 0), 0
    while not match.is_over:
        match.play(bot.choose(match.state))
    for decision in reversed(decisions(read_record(write_record(match)))):
        found = assess(decision, QUICK)
        one = found.decision
        if one is None or found.shift is None:
            continue
        options = one.best.id, one.played.id
        assert explain_fault(decision.state, one.game, one.number, *options, found.shift.points) == one.why
        faults += 1
        if faults == 2:
            return
    raise AssertionError("expected two faults")


def test_the_three_worst_decisions_of_each_seat_come_first(reviewed: Review) -> None:
    by_ply = {one.event_index: one for one in reviewed.decisions}
    for account in reviewed.accounts:
        worst = [(by_ply[event_index].win, by_ply[event_index].points) for event_index in account.worst]
        assert len(worst) == min(3, sum(account.faults.values())) and worst == sorted(worst, reverse=True)
        own = [one for one in reviewed.decisions if one.seat == account.seat and one.is_fault]
        others = [(one.win, one.points) for one in own]
        assert worst == sorted(others, reverse=True)[:3]


def test_every_ply_is_told_up_to_the_result(reviewed: Review, wasteful: Record) -> None:
    assert [one.event_index for one in reviewed.outlooks] == list(range(len(wasteful.events) + 1))
    assert all(abs(sum(one.win) - 1) < 0.001 for one in reviewed.outlooks)
    last = reviewed.outlooks[-1]
    assert last.win == [1.0, 0.0] and last.points == wasteful.states[0].totals() and last.error == 0


def test_luck_is_what_draws_changed_and_is_nobodys_in_sum(reviewed: Review) -> None:
    at = {one.event_index: one.win for one in reviewed.outlooks}
    for draw in reviewed.draws:
        assert draw.win[0] == pytest.approx(at[draw.event_index][0] - at[draw.event_index - 1][0], abs=1e-4)
        assert sum(draw.win) == pytest.approx(0, abs=1e-3)
    assert sum(one.luck for one in reviewed.accounts) == pytest.approx(0, abs=0.01)
    moved = {one.event_index + 1 for one in reviewed.decisions} | {draw.event_index for draw in reviewed.draws}
    for before, after in pairwise(reviewed.outlooks):
        assert after.event_index in moved or after.win == before.win, "nothing happened where there was no choice"


def test_reasons_tell_what_is_true_of_the_options(reviewed: Review, wasteful: Record) -> None:
    states = {one.event_index: one.state for one in decisions(wasteful)}
    result = set()
    for one in reviewed.decisions:
        now = dict(gains(states[one.event_index], one.seat))
        for why in one.why:
            result.add(why.id)
            if why.id in ("points-more", "less-now"):
                assert one.is_fault and why.args == {"points": now[one.best.id], "other": now[one.played.id]}
            elif why.id == "points":
                assert not one.is_fault and why.args == {"points": now[one.played.id]}
    assert result >= {"points", "brings", "joins"}


def test_the_same_seed_gives_the_same_review_in_any_order_and_whichever_seat_is_looked_at() -> None:
    record = played("sample()", 3)
    found = analyse(record, QUICK, seed="x")
    assert [one for one in found if one.seat == 1] == analyse(record, QUICK, seat=1, seed="x")
    plan = ReviewPlan(record, QUICK, "x")
    backwards = plan.review(work(plan, reversed(plan.steps), 1))
    assert backwards == review_record(record, QUICK, seed="x") and backwards.decisions == found
    assert found != analyse(record, QUICK, seed="y")


def test_a_review_can_stop_after_any_step(wasteful: Record) -> None:
    plan = ReviewPlan(wasteful, QUICK)
    part = plan.review([plan.do(plan.steps[0]), plan.do(plan.decisions()[5])])
    assert (part.done, part.of) == (2, len(plan.steps)) and not part.is_whole
    assert len(part.decisions) == 1 and part.outlooks[0].event_index == 0


def test_decisions_are_named_by_their_place_in_the_log_and_by_their_ply(wasteful: Record) -> None:
    for one in decisions(wasteful):
        assert wasteful.logs[one.game - 1][one.number] == one.played
    event_count = [one.event_index for one in decisions(wasteful)]
    assert event_count == sorted(set(event_count)) and event_count[-1] < len(wasteful.events)


@pytest.mark.parametrize(
    ("variant", "moves"),
    [
        ("kingdomino(seats=3,harmony=true)", 4),
        deep("kingdomino(seats=2,dynasty=true)", 8),
        deep("queendomino(seats=2)", 5),
        deep("royal_wedding(seats=3)", 1),
        deep("royal_wedding(seats=6,teams=true)", 1),
        ("duel()", 2),
    ],
)
def test_matches_of_every_kind_are_reviewed_as_far_as_they_were_played(variant: str, moves: int) -> None:
    record = played(variant, moves)
    result = review_record(record, "mce_greedy(playouts=20)")
    assert result.is_whole and [one.event_index for one in result.outlooks] == list(range(len(record.events) + 1))
    assert all(len(one.win) == record.variant.kingdoms for one in result.outlooks)
    assert [one.seat for one in result.accounts] == list(range(record.variant.seats))
    assert result.draws and result.decisions


def test_a_placement_in_the_mirror_is_as_good() -> None:
    """Eight placements of the first domino are the same but for the point of view; whatever differs is noise."""
    for number, first in enumerate(one for one in decisions(played("kingdomino(seats=2)", 6)) if one.state.round == 1):
        if first.state.phase != "place":
            continue
        options = [str(action) for action in first.state.legal_actions()]
        domino, _, squares = options[0].partition("@")
        for row, column in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
            pairs = [[int(part) for part in pair.split(",")] for pair in squares.split("/")]
            mirrored = "/".join(f"{row * r},{column * c}" for r, c in pairs)
            codes = [encode(read_action(f"{domino}@{one}")) for one in (squares, mirrored)]
            trial = Trial(first.state, f"mirror {number} {row} {column}")
            trial.compare(*codes)
            loss = trial.loss
            gain = Loss(-loss.win, loss.win_error, -loss.points, loss.points_error)
            assert loss.severity() < 1 > gain.severity()


def test_a_loss_counts_only_where_it_is_more_than_noise() -> None:
    assert Loss(win=0.1, win_error=0.05, points=3.0, points_error=2.0).severity() == 0
    assert Loss(win=0.1, win_error=0.01, points=3.0, points_error=2.0).severity() == pytest.approx(5)
    assert Loss(win=0.0, win_error=0.01, points=8.0, points_error=0.1).severity() == pytest.approx(4)
    assert not Loss(win=0.1, win_error=0.05, points=3.0, points_error=2.0).is_settled
    assert Loss(win=0.001, win_error=0.001, points=0.1, points_error=0.1).is_settled


def test_in_a_dynasty_the_games_before_and_to_come_count() -> None:
    """Who has won by far twice has won; after one such game there is still hope."""
    variant = find_variant("kingdomino(seats=2,dynasty=true)")
    ahead = _finished(good=0)
    first = decisions(played("kingdomino(seats=2)", 6))[0]
    chances = []
    for finished in ([], [ahead], [ahead, ahead]):
        stakes = match_stakes(variant, finished, "0")
        decision = Decision(first.event_index, len(finished) + 1, first.number, first.state, first.played, stakes)
        found = assess(decision, QUICK).decision
        assert found is not None
        chances.append(found.played.win if found.seat == 0 else 1 - found.played.win)
    assert 0.3 < chances[0] < 0.7 < chances[1] < chances[2]
    assert chances[2] > 0.97


def _finished(good: int) -> State:
    """Return the end of a game that one seat wins by far."""
    match, bot = Match("kingdomino(seats=2)", ["?", "?"], seed=bytes(32)), make_bot("greedy")
    while not match.is_over:
        state = match.state
        worst = min(gains(state, state.seat), key=lambda option: option[1])[0]
        match.play(bot.choose(state) if state.seat == good else worst)
    return match.state


@pytest.mark.parametrize("bot", ["greedy", "level(1)"])
def test_a_bot_without_thoughts_is_refused(bot: str, wasteful: Record) -> None:
    with pytest.raises(InvalidSetup, match=r"expected a bot that can tell its thoughts, such as level\(5\), but got"):
        analyse(wasteful, bot)


def test_a_seat_that_is_not_there_is_refused(wasteful: Record) -> None:
    with pytest.raises(InvalidSetup, match="expected a seat from 0 to 1, but got 2"):
        analyse(wasteful, QUICK, seat=2)


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="expected a record as read_record returns it, but got 'text'"):
        analyse("text")  # type: ignore[arg-type]
