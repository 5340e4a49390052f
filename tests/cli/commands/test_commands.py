"""The small commands: `score`, `replay`, `variants`, `warm`, `--version`, and that all of them are described."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
import typer

from crownland import __version__, all_variants
from crownland.cli.app import COMMANDS, load_command
from crownland.cli.commands.warm import NEEDS
from crownland.engine.kernel import FOLDERS
from crownland.games import GAMES
from deep import deep
from scripted_input import Crownland

KINGDOM = "fw1./f1#g2/w.w"


def test_every_command_has_a_heading_in_the_docs() -> None:
    docs = Path(__file__).parents[3] / "docs" / "reference" / "terminal.md"
    headings = [line.removeprefix("## ") for line in docs.read_text().splitlines() if line.startswith("## ")]
    assert headings == list(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_helps_and_says_the_same_in_the_list(name: str, crownland: Crownland) -> None:
    command = load_command(name)
    result = command.info.help if isinstance(command, typer.Typer) else command.__doc__
    assert (result or "").startswith(COMMANDS[name])
    assert COMMANDS[name].rstrip(".") in crownland(name, "--help").out
    assert COMMANDS[name] in crownland("--help").out


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_simulated_verified_and_shown(game: str, crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    assert crownland("simulate", "--game", game, "--games", 3, "--records", file).code == 0
    assert crownland("verify", file).out == f"{file}: 3 games, all by the rules\n"
    assert "1/" in crownland("replay", file).out


@pytest.mark.parametrize("name", COMMANDS)
def test_help_has_no_types_of_python_and_fits_80_columns(name: str, crownland: Crownland) -> None:
    helped = crownland(name, "--help").out
    assert "<" not in helped.replace("<=", "")
    assert max(map(len, helped.splitlines())) <= 80


def test_the_version_is_shown(crownland: Crownland) -> None:
    assert crownland("--version").out == f"crownland {__version__}\n"


def test_nothing_typed_shows_the_commands(crownland: Crownland) -> None:
    shown = crownland()
    assert shown.code == 0 and "simulate" in shown.out


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("crownland si", "simulate"),
        deep("crownland simulate --rot", "--rotate"),
        deep("crownland admin ", "show"),
        deep("crownland arena gre", "greedy_placement"),
        ("crownland simulate --bots random,gre", "random,greedy"),
        deep("crownland play --game d", "duel"),
    ],
)
def test_a_shell_completes_commands_their_options_and_names_of_bots_and_games(line: str, offered: str) -> None:
    words = {"COMP_WORDS": line, "COMP_CWORD": str(line.count(" ")), "_CROWNLAND_COMPLETE": "complete_bash"}
    done = subprocess.run(
        [sys.executable, "-m", "crownland"], env=os.environ | words, check=True, capture_output=True, text=True
    )
    assert offered in done.stdout.split()


def test_completion_is_shown_for_every_shell_that_can_be_taught(crownland: Crownland) -> None:
    shown = crownland("--help")
    assert "--install-completion" in shown.out and "--show-completion" in shown.out


@pytest.mark.parametrize(
    "words",
    [
        ["fly"],
        ["--fly"],
        ["plya"],
        ["variants", "all"],
        ["variants", "--fly"],
        ["warm", "up"],
        ["--show-completion", "bash"],
    ],
)
def test_what_is_no_command_is_refused(words: Sequence[str], crownland: Crownland) -> None:
    crownland(*words).assert_refused(words[-1])


def test_mistakes_are_told_in_our_own_words_alone(crownland: Crownland, tmp_path: Path) -> None:
    shown = crownland("simulate", "--games", "x")
    assert shown.code == 2 and shown.err == "crownland: expected --games from 1 to 10000000, but got 'x'\n"
    missing = tmp_path / "nix"
    assert f"cannot read or write {missing}: No such file" in crownland("score", "--file", missing).err


def test_variants_are_listed_with_a_sentence_each(crownland: Crownland) -> None:
    shown = crownland("variants")
    for name in ("kingdomino(seats=4)", "sample()", "mighty_duel=true", "harmony=true"):
        assert name in shown.out
    listed = json.loads(crownland("variants", "--json").out)
    assert [entry["variant"] for entry in listed] == [str(variant) for variant in all_variants()]
    assert all(entry["text"].endswith(".") for entry in listed)


@pytest.fixture
def unmarked(crownland: Crownland, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let commands believe that nothing is compiled yet."""
    monkeypatch.setattr("crownland.cli.commands.warm.COMPILED", True)
    monkeypatch.setitem(FOLDERS, "bots", tmp_path)


@pytest.mark.usefixtures("unmarked")
def test_warm_says_when_there_is_nothing_to_do(crownland: Crownland, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)  # what other processes say is not heard here
    first, again = crownland("warm"), crownland("warm")
    assert first.out == "Everything to play, to simulate and to serve is compiled.\n"
    assert first.err.count("Compiling ") == 3 * 7, "for each family all that NEEDS lists"
    assert again.out == "Everything to play, to simulate and to serve was compiled before; nothing to do.\n"
    assert again.err == ""


@pytest.mark.usefixtures("unmarked")
def test_after_warm_for_the_library_a_dataset_waits_for_no_compiler(
    crownland: Crownland, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("pyarrow")
    done: list[str] = []
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    monkeypatch.setattr(
        "crownland.cli.commands.warm.NEEDS",
        {need: (what, lambda variant, need=need: done.append(need)) for need, (what, _) in NEEDS.items()},
    )
    assert "to serve, and for the library, is compiled." in crownland("warm", "--library").out
    assert set(done) == NEEDS.keys() - {"training"}
    assert crownland("dataset", "--game", "sample()", "--games", 1, "--out", tmp_path / "games").err == ""


@pytest.mark.usefixtures("unmarked")
def test_another_installation_on_this_machine_waits_for_the_compiler_too(
    crownland: Crownland, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert crownland("score", KINGDOM).err
    monkeypatch.setattr("crownland.cli.commands.warm.PACKAGE", tmp_path / "crownland")
    assert crownland("score", KINGDOM).err.startswith("Compiling the rules of kingdomino")


@pytest.mark.usefixtures("unmarked")
def test_waiting_for_the_compiler_is_said_once(crownland: Crownland) -> None:
    first, second = (crownland("score", KINGDOM) for _ in range(2))
    assert first.err == "Compiling the rules of kingdomino for this machine (once, 10 to 20 seconds) …\n"
    assert second.err == ""
    assert first.out == second.out


def test_a_kingdom_is_scored(crownland: Crownland, tmp_path: Path) -> None:
    shown = crownland("score", KINGDOM).out
    for line in ("2 × 1 = 2", "1 × 2 = 2", "1 × 0 = 0"):
        assert line in shown
    assert "Total                      5" in shown
    assert crownland("score", stdin="fw1.\nf1#g2\nw.w\n").out == shown
    file = tmp_path / "kingdom.txt"
    file.write_text(KINGDOM)
    assert crownland("score", "--file", file).out == shown
    assert "W♛" in shown and "G♛♛" in shown and "\x1b" not in shown


@pytest.mark.parametrize(
    ("options", "total"),
    [
        ([], 5),
        (["--harmony"], 10),
        (["--harmony", "--discards", "1"], 5),
        (["--middle"], 15),
        (["--middle", "--harmony", "--frame", "7"], 20),
    ],
)
def test_bonuses_count_when_asked_for(options: Sequence[str], total: int, crownland: Crownland) -> None:
    assert json.loads(crownland("score", KINGDOM, "--json", *options).out)["total"] == total


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["ww"], ["one castle", "0"]),
        (["##"], ["one castle", "2"]),
        (["#x"], ["terrain", "'x'"]),
        (["#w4w"], ["3 crowns", "'w4'"]),
        (["#w"], ["even number", "1"]),
        (["#..ww"], ["hangs together"]),
        (["#wwwwww"], ["5x5", "7 columns"]),
        (["#tt"], ["'tt'"]),
        (["#ww", "--frame", "6"], ["--frame 5 or 7", "6"]),
        (["#ww", "--frame", "x"], ["--frame", "'x'"]),
        (["#ww", "--discards", "-1"], ["--discards from 0", "'-1'"]),
        (["#ww", "--file", "x"], ["both"]),
        (["--file", "/nowhere"], ["/nowhere", "No such file"]),
        (["--file", "/"], ["directory"]),
        ([], ["one castle"]),
        (["#ww", "#ww"], ["#ww"]),
    ],
)
def test_score_refuses(words: Sequence[str], expected: Sequence[str], crownland: Crownland) -> None:
    crownland("score", *words).assert_refused(*expected)


@pytest.mark.parametrize(
    ("words", "result"),
    [
        (["fw2./f1#g2/w.w"], "Look again. e4: no domino of this game has wheat with 2 crowns."),
        (["#wm3", "--game", "sample"], "Look again. g5: no domino of this game has mine with 3 crowns."),
        (["#wl1/.gl1"], "Look again. g6: lake with 1 crown makes no domino of this game with any of its neighbours."),
        (
            ["#s1./.wm3/.w."],
            "Look again. This kingdom: there is no way to cover this kingdom with dominoes of this game.",
        ),
        (
            ["#wm3/.wm3"],
            "Look again. All kingdoms together: this game has 1 square of mine with 3 crowns, but there are 2.",
        ),
        (
            ["#tt", "--game", "queendomino", "--queen"],
            "Look again. This kingdom: the queen visits nobody without a tower.",
        ),
        (
            ["#tt", "--game", "queendomino", "--towers", "16"],
            "Look again. All kingdoms together: there are 15 towers, but 16 were counted.",
        ),
        (
            ["#tt", "--game", "queendomino", "--knights", "22"],
            "Look again. All kingdoms together: there are 22 knights, but 24 were counted.",
        ),
        (
            ["#wm3", "--game", "royal_wedding", "--frame", "7", "--queen"],
            "Look again. This kingdom: the queen visits nobody without a tower.",
        ),
        (
            ["#d4l", "--game", "duel"],
            "Look again. e3: at most 2 crosses can be added to those of the dice, but here 3 were added.",
        ),
    ],
)
def test_score_tells_what_cannot_be_beside_the_points(words: Sequence[str], result: str, crownland: Crownland) -> None:
    shown = crownland("score", *words)
    assert shown.code == 0 and "Total" in shown.out
    assert result in shown.err.splitlines(), shown.err
    assert json.loads(crownland("score", *words, "--json").out)["total"] >= 0


def test_score_says_nothing_about_a_sound_kingdom(crownland: Crownland) -> None:
    court = ["--coins", 11, "--towers", 2, "--queen", "--building", "church@f5"]
    for words in ([KINGDOM], ["#wm3"], ["fw1tt/.#tf", "--game", "queendomino", *court], ["dd1/#L2c", "--game", "duel"]):
        assert crownland("score", *words).err == ""


@pytest.fixture
def games(crownland: Crownland, tmp_path: Path) -> Path:
    file = tmp_path / "f.jsonl"
    crownland("simulate", "--game", "sample(dynasty=true)", "--games", 3, "--bots", "greedy,random", "--records", file)
    return file


def test_replay_tells_every_step(games: Path, crownland: Crownland) -> None:
    result = crownland("replay", games, "--game", 2)
    assert result.code == 0
    assert "Game 1 · 1/" in result.out and "Game 3 · " in result.out
    assert result.out.count(" placed ") + result.out.count(" discarded ") == 3 * 24
    assert result.out.count(" chose ") == 3 * 24
    assert "greedy wins with" in result.out
    assert crownland("replay", games, "--game", 2, "--all").out == result.out
    assert crownland("replay", "-", "--game", 2, stdin=games.read_text()).out == result.out


def test_bots_go_by_their_own_names_or_by_their_level(games: Path, crownland: Crownland) -> None:
    record = json.loads(games.read_text().splitlines()[0]) | {"players": ["level(5)", "level(1)"]}
    games.write_text(json.dumps(record | {"called": ["Isolde", ""]}))
    result = crownland("replay", games).out
    assert "Isolde chose " in result and "Jester chose " in result and "level(" not in result


def test_a_name_cannot_steer_the_terminal(games: Path, crownland: Crownland) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    record["players"] = ["\x1b[2J\ud800", "[bold]Bob[/bold]"]
    games.write_text(json.dumps(record))
    result = crownland("replay", games)
    assert result.code == 0
    assert "\x1b" not in result.out and "[bold]Bob[/bold]" in result.out


def test_a_game_that_goes_on_is_replayed_as_far_as_it_went(crownland: Crownland, tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    crownland("play", "--seed", 1, "--record", file, stdin="claim 4\n")
    assert "The record ends here, before the game does." in crownland("replay", file).out


def test_replay_draws_any_moment_into_a_file(games: Path, crownland: Crownland, tmp_path: Path) -> None:
    end, early = tmp_path / "end.svg", tmp_path / "early.png"
    assert crownland("replay", games, "--picture", end).out == f"The picture is in {end}.\n"
    assert end.read_text(encoding="utf-8").startswith("<svg ")
    assert crownland("replay", games, "--picture", early, "--event", 4).code == 0
    assert early.read_bytes().startswith(b"\x89PNG")
    assert "expected an event index from 0 to " in crownland("replay", games, "--picture", end, "--event", 9999).err
    assert "ends in .svg or .png" in crownland("replay", games, "--picture", tmp_path / "end.gif").err
    assert "expected --picture with --event" in crownland("replay", games, "--event", 4).err


def test_replay_refuses(games: Path, crownland: Crownland, tmp_path: Path) -> None:
    crownland("replay", games, "--game", 4).assert_refused("at least 4 games", "3")
    crownland("replay", games, "--game", 0).assert_refused("--game from 1", "'0'")
    crownland("replay", games, "--game", "x").assert_refused("--game from 1", "'x'")
    crownland("replay", tmp_path / "missing").assert_refused("missing", "No such file")
    crownland("replay", tmp_path).assert_refused("directory")
    crownland("replay").assert_refused("FILE")
    games.write_text("{}")
    crownland("replay", games).assert_refused("line 1", "format")


def test_ctrl_c_while_a_command_is_loaded_is_quiet(crownland: Crownland, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("crownland.cli.app.load_command", interrupted)
    stopped = crownland("variants")
    assert stopped.code == 130
    assert stopped.err == "crownland: Stopped.\n"
