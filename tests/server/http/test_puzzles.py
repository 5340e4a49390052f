"""The puzzles of a day over REST."""

from datetime import date, timedelta

from crownland import find_variant
from crownland.analysis.puzzle import FIRST, GAMES, daily_puzzle, today
from crownland.match import replay
from servers import Server


def test_today_has_a_puzzle_for_each_game_with_its_actions_and_verdicts(server: Server) -> None:
    client = server.client()
    result = client.get("/puzzles").json()
    assert date.fromisoformat(result["date"]) in (today(), today() - timedelta(days=1))
    assert result["first"] == str(FIRST) and [puzzle["game"] for puzzle in result["puzzles"]] == list(GAMES)
    for puzzle in result["puzzles"]:
        seats = find_variant(puzzle["variant"]).seats
        state = replay(puzzle["variant"], [""] * seats, [puzzle["actions"]]).state
        options = set(state.legal_codes())
        assert {verdict["id"] for verdict in puzzle["verdicts"]} == options
        assert puzzle["tempting"] in options and puzzle["tempting"] != puzzle["verdicts"][0]["id"]
        assert puzzle["reasons"] and state.seat >= 0 and puzzle["round"] == state.round


def test_a_day_that_is_over_is_told_alike_every_time(server: Server) -> None:
    client = server.client()
    once, again = (client.get(f"/puzzles/{FIRST}") for _ in range(2))
    assert once.json() == again.json()
    assert once.json()["puzzles"][0]["verdicts"][0]["id"] == daily_puzzle("kingdomino", FIRST).best


def test_the_puzzles_of_days_to_come_are_not_told(server: Server) -> None:
    for day in (today() + timedelta(days=2), FIRST - timedelta(days=1), date(9999, 12, 31)):
        answer = server.client().get(f"/puzzles/{day}")
        assert answer.status_code == 404 and answer.json()["code"] == "puzzle/unknown"
        assert answer.json()["args"]["first"] == str(FIRST)


def test_what_is_no_day_is_refused(server: Server) -> None:
    for day in ("tomorrow", "2026-13-01", "20261117", "17.11.2026"):
        answer = server.client().get(f"/puzzles/{day}")
        assert (answer.status_code, answer.json()["code"]) == (400, "request/invalid")


def test_a_day_is_a_small_answer(server: Server) -> None:
    answer = server.client().get(f"/puzzles/{FIRST}", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 6_000
