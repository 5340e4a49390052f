"""Tournaments: the same table however they are played, and numbers that mean what they say."""

import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

import crownland
from crownland import Action, InvalidSetup, NotationError, Results, State, make_bot, read_record
from crownland.arena.results import Claim, draw_chart, interval
from crownland.arena.runners import play_jobs
from crownland.arena.tournament import Tournament, choose_runner, make_tournament, tournament
from crownland.match import write_line

WEIGHTS = Path(crownland.__file__).parent / "bots" / "weights"
GAME = "kingdomino(seats=3,harmony=true)"


def table_of(results: Results) -> list[dict[str, Any]]:
    """Return the table without times."""
    rows = results.to_json()["bots"]
    return [{key: value for key, value in row.items() if key != "ms"} for row in rows]


def test_one_process_and_two_give_the_same_table() -> None:
    tables = [
        table_of(tournament(["greedy", "random"], game=GAME, games=12, seed=3, processes=processes))
        for processes in (1, 2)
    ]
    assert tables[0] == tables[1]


def test_interrupted_and_resumed_gives_the_same_table(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    whole = table_of(tournament(["greedy", "random"], game=GAME, games=12, seed=3, processes=1))

    played = []

    def stop_after_two_deals(games: int) -> None:
        played.append(games)
        if len(played) == 2:
            raise KeyboardInterrupt

    interrupted = make_tournament(["greedy", "random"], GAME, 12, "3", journal)
    with pytest.raises(KeyboardInterrupt):
        interrupted.play(choose_runner(1, 60, None), stop_after_two_deals)
    with journal.open("a") as file:
        file.write('{"pairing":0,"deal":2,"mat')  # torn by a power cut
    resumed = make_tournament(["greedy", "random"], GAME, 12, "3", journal)
    assert resumed.games_played == 6
    resumed.play(choose_runner(1, 60, None))
    assert table_of(resumed.results()) == whole
    again = make_tournament(["greedy", "random"], GAME, 12, "3", journal)
    assert again.is_over
    assert table_of(again.results()) == whole


def test_another_commands_journal_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    make_tournament(["greedy", "random"], GAME, 2, "0", journal)
    for bots, game, seed in [
        (["random", "greedy"], GAME, "0"),
        (["greedy", "random"], "sample()", "0"),
        (["greedy", "random"], GAME, "1"),
    ]:
        with pytest.raises(NotationError, match="expected the journal of"):
            make_tournament(bots, game, 2, seed, journal)
    journal.write_text('{"format":"crownland-jour')  # torn before anything was played
    assert make_tournament(["greedy", "random"], GAME, 2, "0", journal).games_played == 0
    journal.write_text("something else\n")
    with pytest.raises(NotationError, match="expected a journal of the arena"):
        make_tournament(["greedy", "random"], GAME, 2, "0", journal)
    make_tournament(["greedy", "random"], GAME, 2, "0", tmp_path / "other")
    with (tmp_path / "other").open("a") as file:
        file.write("{}\n{}\n")
    with pytest.raises(NotationError, match="line 2: expected a finished deal"):
        make_tournament(["greedy", "random"], GAME, 2, "0", tmp_path / "other")


def _played(bots: list[str], game: str, games: int) -> tuple[Tournament, list[dict[str, Any]]]:
    planned = make_tournament(bots, game, games, "7", for_records=True)
    planned.play(choose_runner(1, 60, None))
    return planned, [json.loads(write_line(record)) for record in planned.records()]


def test_the_table_says_what_the_records_hold() -> None:
    planned, records = _played(["greedy", "random"], "kingdomino(seats=3)", 9)
    assert len(records) == 9
    for bot, row in zip(("greedy", "random"), planned.results().bots, strict=True):
        wins, scores, margins = [], [], []
        for record in records:
            totals = [score["total"] for score in record["scores"]]
            for place in (place for place, name in enumerate(record["players"]) if name == bot):
                wins.append((place in record["winners"]) / len(record["winners"]))
                scores.append(totals[place])
                margins.append(totals[place] - max(totals[:place] + totals[place + 1 :]))
        assert row.wins == pytest.approx(sum(wins) / len(wins))
        assert row.score == pytest.approx(sum(scores) / len(scores))
        assert row.margin == pytest.approx(sum(margins) / len(margins))
        assert row.interval[0] <= row.wins <= row.interval[1]
        assert row.ms > 0
    assert planned.results().bots[0].rating > 25 > planned.results().bots[1].rating


def test_K13_a_dynasty_is_one_match_of_three_games() -> None:
    planned, records = _played(["greedy", "random"], "sample(dynasty=true)", 4)
    wins = 0.0
    for record in records:
        read = read_record(json.dumps(record))
        ahead = read.winners
        greedy = record["players"].index("greedy")
        wins += (greedy in ahead) / len(ahead)
    assert planned.results().games == 4
    assert planned.results().bots[0].wins == pytest.approx(wins / 4)


def test_teams_are_one_bot_and_their_records_are_valid() -> None:
    planned, records = _played(["greedy", "random"], "royal_wedding(seats=6,teams=true)", 3)
    assert records[0]["players"] == ["greedy"] * 2 + ["random"] * 4
    assert all(read_record(json.dumps(record)).is_complete for record in records)
    assert planned.results().bots[0].wins == 1


def test_three_bots_meet_each_other_at_two_seats() -> None:
    planned, records = _played(["greedy", "random", "random"], "sample()", 2)
    assert len(records) == 6
    assert sum(row.wins for row in planned.results().bots) == pytest.approx(1.5)


def test_the_interval_is_that_of_student_or_wilson() -> None:
    low, high = interval([0.5, 1.0, 0.5, 1.0, 0.75])  # t = 2.776, deviation 0.25 / √5
    assert (low, high) == pytest.approx((0.4396, 1.0), abs=1e-3)
    assert interval([1.0] * 20) == pytest.approx((0.839, 1.0), abs=1e-3)
    assert interval([]) == (0, 1)


@pytest.mark.deep
def test_a_claim_is_settled_at_the_same_deal_however_many_processes_play() -> None:
    runs = [
        tournament(["greedy", "random"], game="sample()", games=400, seed=1, processes=processes, sprt=True)
        for processes in (1, 2)
    ]
    assert table_of(runs[0]) == table_of(runs[1])
    assert runs[0].games < 400
    assert runs[0].verdict == runs[1].verdict
    assert runs[0].verdict is not None and "greedy wins at least 55.0% of the games rather than" in runs[0].verdict


def test_a_claim_may_be_refuted_or_stay_open() -> None:
    refuted = tournament(["random", "greedy"], game="sample()", games=100, processes=1, sprt=(0.5, 0.55))
    assert "random wins at most 50.0%" in str(refuted.verdict)
    still_open = tournament(["random", "greedy"], game="sample()", games=4, processes=1, sprt=(0.5, 0.55))
    assert str(still_open.verdict).startswith("not settled after 2 deals")
    with pytest.raises(InvalidSetup, match="the lower first"):
        tournament(["random", "greedy"], sprt=(0.6, 0.5))


def test_equal_bots_rarely_prove_a_claim() -> None:
    """Coin flips in pairs: at most about one of twenty runs may settle on the wrong side."""
    rng = random.Random(5)
    wrong = 0
    for _ in range(200):
        means = [rng.choice((0, 0.5, 0.5, 1)) for _ in range(3000)]
        deals = Claim(0.5, 0.55).settled(means)
        wrong += deals is not None and Claim(0.5, 0.55).holds(means[:deals])
    assert wrong <= 20


def test_the_tournament_is_a_name_of_the_package() -> None:
    results = crownland.tournament(["greedy", "random"], game="sample()", games=2, processes=1)
    assert list(results.to_json()) == ["variant", "games", "bots", "seed"]
    keys = ["name", "wins", "interval", "margin", "score", "ms", "rating", "forfeits", "against"]
    assert list(results.to_json()["bots"][0]) == keys


def test_a_worker_that_fails_is_told_in_one_sentence() -> None:
    planned = make_tournament(["greedy", "random"], "sample()", 4, "0")
    jobs = list(planned.plan.jobs)
    object.__setattr__(jobs[0], "variant", "chess()")
    with pytest.raises(InvalidSetup, match="expected deal 0 to be played, but a worker ended with exit code 1"):
        list(play_jobs(jobs, 2, 60))


def test_the_table_tells_who_won_against_whom() -> None:
    results = tournament(["greedy", "random", "greedy_placement"], games=6, seed=3, processes=1)
    rows = {row.name: row for row in results.bots}
    assert all(row.against.keys() == rows.keys() - {name} for name, row in rows.items())
    assert rows["greedy"].against["random"] + rows["random"].against["greedy"] == pytest.approx(1)
    mean = sum(rows["greedy"].against.values()) / 2
    assert rows["greedy"].wins == pytest.approx(mean)
    assert tournament(["greedy", "random"], game="sample()", games=2, processes=1).bots[0].against.keys() == {"random"}


def test_a_bot_that_is_given_twice_is_told_apart() -> None:
    results = tournament(["greedy", "greedy", "random"], game="sample()", games=2, processes=1)
    assert [row.name for row in results.bots] == ["greedy", "greedy #2", "random"]
    assert list(results.bots[2].against) == ["greedy", "greedy #2"]
    assert "greedy #2" in draw_chart(results)


def test_a_journal_is_written_by_one_run_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    first, second = (make_tournament(["greedy", "random"], "sample()", 4, "0", path) for _ in range(2))

    def meanwhile(games: int) -> None:
        with pytest.raises(InvalidSetup, match="another run writes"):
            second.play(choose_runner(1, 60, None))

    first.play(choose_runner(1, 60, None), meanwhile)
    assert first.is_over
    with pytest.raises(InvalidSetup, match="expected a plain file for the journal"):
        make_tournament(["greedy", "random"], "sample()", 4, "0", Path("/dev/full"))


def test_a_limit_is_at_most_a_day() -> None:
    with pytest.raises(InvalidSetup, match="expected a limit of up to 86400 seconds, but got inf"):
        choose_runner(1, float("inf"), None)


def test_a_journal_knows_the_weights_it_was_played_with(tmp_path: Path) -> None:
    weights = tmp_path / "w.npz"
    bots = [f'learned(weights="{weights}")', "random"]
    shutil.copy(WEIGHTS / "kingdomino-2.npz", weights)
    make_tournament(bots, "sample()", 2, "0", tmp_path / "journal")
    make_tournament(bots, "sample()", 2, "0", tmp_path / "journal")
    shutil.copy(WEIGHTS / "kingdomino-2-mighty_duel.npz", weights)
    with pytest.raises(NotationError, match="expected the journal of weights"):
        make_tournament(bots, "sample()", 2, "0", tmp_path / "journal")


class InATest:
    """A bot that is written where no other process finds it."""

    def choose(self, state: State) -> Action:
        return state.legal_actions()[0]


@pytest.mark.parametrize("bot", [InATest, InATest()])
def test_a_class_of_a_notebook_is_refused_with_what_to_do(bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(InATest, "__module__", "__main__")
    with pytest.raises(
        NotationError, match=r"my_module:MyBot for a class that is saved in a file my_module\.py, but got <"
    ):
        tournament([bot, "greedy"], games=2)


def test_a_class_that_can_be_imported_plays_as_itself() -> None:
    results = tournament([type(make_bot("greedy")), "random"], game="sample()", games=2, processes=1)
    assert results.bots[0].name == "crownland.bots.simple:GreedyBot" and not results.bots[0].forfeits


def test_to_json_is_a_dictionary_that_json_can_write() -> None:
    results = tournament("greedy,random", game="sample()", games=2, processes=1)
    assert isinstance(results.to_json(), dict) and json.loads(json.dumps(results.to_json())) == results.to_json()
