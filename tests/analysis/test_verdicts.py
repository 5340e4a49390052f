"""What the options of a decision are worth."""

from crownland import Match, State
from crownland.analysis.puzzle_maker import alike, judge


def deciding(variant: str, phase: str) -> State:
    match = Match(variant, ["A", "B"], seed=bytes(32))
    while match.state.phase != phase or match.state.round < 2:
        match.play(match.state.legal_codes()[0])
    return match.state


def test_every_option_has_one_verdict_and_the_best_comes_first() -> None:
    state = deciding("sample()", "place")
    verdicts = judge(state, 200, "luck")
    assert sorted(code for verdict in verdicts for code in verdict.options) == state.legal_codes()
    margins = [verdict.margin for verdict in verdicts]
    assert margins == sorted(margins, reverse=True)
    assert verdicts[0].margin_error == 0 and all(0 <= verdict.win <= 1 for verdict in verdicts)


def test_the_same_luck_gives_the_same_verdicts() -> None:
    state = deciding("sample()", "claim")
    assert judge(state, 100, "luck") == judge(state, 100, "luck") != judge(state, 100, "other luck")


def test_more_playouts_are_surer() -> None:
    state = deciding("sample()", "claim")
    few, many = (judge(state, playouts, "luck") for playouts in (100, 6400))
    assert max(one.margin_error for one in many) < max(one.margin_error for one in few)


def test_options_that_leave_the_same_table_are_one() -> None:
    state = deciding("sample()", "place")
    for group in alike(state):
        tables = []
        for code in group:
            after = state.copy()
            after.apply(code)
            tables.append(after)
        assert all(table == tables[0] for table in tables)
    assert sorted(code for group in alike(state) for code in group) == state.legal_codes()
