"""Batches of complete games: the same games as one by one, and the figures that any engine by the rules gives."""

import numpy as np
import pytest

from crownland import InvalidSetup, NotationError, State, all_variants, decode, find_variant, is_chance, make_bot
from crownland.arena.play import KERNEL_BOTS, play, seat_bots

VARIANTS = [variant for variant in all_variants() if not variant.dynasty]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_game_of_a_batch_can_be_replayed_step_by_step(variant: object) -> None:
    named = find_variant(str(variant))
    games = play(named, ["random", "greedy"], 12, seed=1, with_logs=True, with_ties=True)
    for game in range(12):
        state = State(named)
        for code in games.actions(game):
            state.apply(code)
        assert state.is_over
        kingdoms = range(named.kingdoms)
        assert games.totals[game].tolist() == [score.total for score in state.scores()]
        assert np.flatnonzero(games.winners[game]).tolist() == state.winners()
        assert [tuple(pair) for pair in games.tie_breaks[game].tolist()] == [state.tie_breaks(k) for k in kingdoms]


def test_greedy_in_a_batch_is_the_greedy_bot() -> None:
    variant = find_variant("kingdomino(seats=3,harmony=true,middle_kingdom=true)")
    games = play(variant, ["greedy"], 3, seed=2, with_logs=True)
    bot = make_bot("greedy")
    for game in range(3):
        state = State(variant)
        for code in games.actions(game):
            if not is_chance(decode(code)):
                assert state.action_code(bot.choose(state)) == code
            state.apply(code)


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    variant = find_variant("kingdomino(seats=4)")
    whole = play(variant, ["random"], 9000, seed="x")
    again = play(variant, ["random"], 9000, seed="x", threads=2)
    fewer = play(variant, ["random"], 100, seed="x")
    other = play(variant, ["random"], 100, seed="y")
    assert (whole.totals == again.totals).all() and (whole.winners == again.winners).all()
    assert (whole.totals[:100] == fewer.totals).all()
    assert (fewer.totals != other.totals).any()


@pytest.mark.parametrize(("seats", "mean"), [(2, 19.1), (4, 19.3)])
def test_random_games_have_the_mean_and_the_discards_that_the_rules_give(seats: int, mean: float) -> None:
    """An independent program of the same rules gives 19.1 and 19.3 points, and 11 % of dominoes discarded."""
    games = play(find_variant(f"kingdomino(seats={seats})"), ["random"], 40_000, seed=3)
    assert abs(games.totals.mean() - mean) < 0.1
    assert abs(games.discards.mean() / 12 - 0.11) < 0.002


def test_no_seat_has_an_advantage_among_equals() -> None:
    games = play(find_variant("kingdomino(seats=4)"), ["random"], 40_000, seed=4)
    assert np.abs(games.winners.mean(axis=0) - 0.25).max() < 0.01


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    play(find_variant("kingdomino"), ["greedy"], 150, progress=heard.append)
    assert sum(heard) == 150 and len(heard) > 1


def test_bots_are_seated_in_turn_and_unknown_ones_refused() -> None:
    assert seat_bots(["greedy", "random"], 4, KERNEL_BOTS) == ["greedy", "random", "greedy", "random"]
    with pytest.raises(InvalidSetup, match="expected bots out of random, greedy, but got 'best'"):
        seat_bots(["best"], 2, KERNEL_BOTS)
    with pytest.raises(InvalidSetup, match="expected 1 to 2 bots for 2 seats, but got 3"):
        seat_bots(["random"] * 3, 2, KERNEL_BOTS)


@pytest.mark.parametrize("with_logs", [True, False])
def test_a_game_that_does_not_end_within_its_bound_is_named_and_writes_nowhere_else(with_logs: bool) -> None:
    """A Duel in which both decline a power's drawing goes on for ever (D10)."""
    duel = find_variant("duel()")
    with pytest.raises(InvalidSetup, match="expected games of at most 100 actions, but game 7 goes on"):
        play(duel, ["random"], 3, first=7, with_logs=with_logs, max_actions=100)
    games = play(duel, ["random"], 3, first=7, with_logs=True)
    longest = max(len(games.actions(game)) for game in range(3))
    assert (play(duel, ["random"], 3, first=7, max_actions=longest).totals == games.totals).all()


def test_games_and_threads_that_make_no_sense_are_refused_and_a_variant_may_be_text() -> None:
    assert len(play("sample()", ["random"], 0).totals) == 0
    for games, threads, result in ((-1, 1, "0 or more games, but got -1"), (1, 0, "1 or more threads, but got 0")):
        with pytest.raises(InvalidSetup, match=f"expected {result}"):
            play("sample()", ["random"], games, threads=threads)


def test_columns_have_a_row_for_each_game_and_kingdom() -> None:
    games = play("kingdomino(seats=3)", "random", 5, seed=1, with_ties=True)
    columns = games.to_dict()
    assert [*columns] == ["game", "kingdom", "total", "won", "discards", "first_tie_break", "second_tie_break"]
    assert {len(column) for column in columns.values()} == {15} and len(games) == 5
    for row in range(15):
        game, kingdom = columns["game"][row], columns["kingdom"][row]
        assert columns["total"][row] == games.totals[game, kingdom]
        assert columns["won"][row] == games.winners[game, kingdom]
        assert columns["second_tie_break"][row] == games.tie_breaks[game, kingdom, 1]


def test_bots_may_be_written_with_commas_and_what_is_no_list_is_refused() -> None:
    listed, written = (play("sample()", bots, 20, seed=5) for bots in (["greedy", "random"], "greedy,random"))
    assert (listed.totals == written.totals).all()
    for wrong in ("greedy,,random", "", 7, ["random", None]):
        with pytest.raises(NotationError, match="expected bots separated by commas such as greedy,random, but got"):
            play("sample()", wrong, 1)  # type: ignore[arg-type]
    with pytest.raises(InvalidSetup, match="expected 0 or more games, but got '5'"):
        play("sample()", "random", "5")  # type: ignore[arg-type]


def test_what_was_not_kept_of_games_says_which_argument_keeps_it() -> None:
    games = play("sample()", ["random"], 1)
    with pytest.raises(InvalidSetup, match="expected games played with with_logs=True, but these were played without"):
        games.actions(0)
    with pytest.raises(InvalidSetup, match="expected games played with with_ties=True, but these were played without"):
        _ = games.tie_breaks
    assert not hasattr(games, "logs") and not hasattr(games, "tie_breaks")


def test_a_game_that_was_not_played_has_no_actions() -> None:
    for games, result in ((1, "a game from 0 to 0"), (0, "a game that was played, but there is none")):
        with pytest.raises(InvalidSetup, match=f"expected {result}"):
            play("sample()", ["random"], games, with_logs=True).actions(1)


def test_a_dynasty_is_refused_because_its_games_are_played_one_by_one() -> None:
    with pytest.raises(InvalidSetup, match=r"is a series of three: .* one game of it with kingdomino\(seats=2\)"):
        play("kingdomino(seats=2,dynasty=true)", ["random"], 1)
