"""Queendomino and Royal Wedding in the terminal: whole games by what a person can type, what is offered and told."""

import json
import random
from pathlib import Path

import pytest

from crownland import IllegalAction, Match, NotationError, State, make_bot
from crownland.cli.console import FANCY, PLAIN, output
from crownland.cli.terminal.display import Choice
from crownland.cli.terminal.render import Position, make_position, square_name
from crownland.cli.terminal.session import Session
from crownland.games.queendomino.pieces import BUILDINGS
from crownland.games.queendomino.terminal import choices, describe, find, heading, news, request, table
from crownland.games.queendomino.terminal_pictures import CODES, board_picture, coins_gained, effects, gifts, look_page
from deep import deep
from scripted_input import Crownland, ScriptedInput, play_to_the_end

NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gil", "Hal"]
VARIANTS = ["queendomino(seats=2)", "queendomino(seats=3)", "royal_wedding(seats=8,teams=true)"]


def seen(state: State) -> Position:
    return make_position(state, NAMES[: state.variant.seats])


def chosen(state: State, words: str) -> Choice:
    return find(seen(state), words.split(), choices(seen(state)))


def coins_of(state: State, kingdom: int) -> int:
    return int(state.record.courts[kingdom].coins)


def shown(what: object) -> str:
    console = output()
    with console.capture() as captured:
        console.print(what)
    return captured.get()


def reach(phase: str, variant: str = "queendomino(seats=2)", seed: int = 0, first_round: int = 3) -> Match:
    """Play until a seat is asked for this, not before a round."""
    match = Match(variant, NAMES[: State(variant).variant.seats], seed=bytes([seed]) * 32)
    bot = make_bot("greedy")
    while match.state.phase != phase or match.state.round < first_round:
        match.play(bot.choose(match.state))
    return match


@pytest.mark.parametrize(
    "variant", [VARIANTS[0], *map(deep, [*VARIANTS[1:], "queendomino(seats=4)", "royal_wedding(seats=8)"])]
)
def test_a_whole_game_is_played_by_typing(
    variant: str, crownland: Crownland, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    scripted_input = ScriptedInput(capsys, ("help", "board", "look 2", "draft", "score", "log", "legal", "me"))
    shown, result = play_to_the_end(crownland, variant, 3, tmp_path / "game.jsonl", scripted_input)
    for words in ("Send knights, or keep them", "Bribe the dragon", "Choose your next domino", "Buildings", "Coins"):
        assert words in shown
    assert "new building tiles" in result


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", [0, deep(1)])
def test_every_legal_action_is_one_option_and_its_words_find_it(variant: str, seed: int) -> None:
    rng = random.Random(seed)
    seats = State(variant).variant.seats
    match = Match(variant, NAMES[:seats], seed=bytes([seed]) * 32)
    asked = set()
    while not match.is_over:
        state = match.state
        listed = choices(seen(state))
        asked.add(state.phase)
        assert sorted(map(str, state.legal_actions())) == sorted(choice.option.text for choice in listed), str(state)
        assert len({choice.number for choice in listed}) == len(listed)
        assert request(seen(state)) and heading(seen(state))
        choice = rng.choice(listed)
        assert describe(seen(state), [choice.option]).endswith(".")
        match.play(choice.option.id)
    assert asked == {"place", "knights", "build", "burn", "claim"}


@pytest.mark.parametrize("phase", ["knights", "build", "burn"])
def test_enter_lets_something_be_but_a_verb_alone_asks_what_is_meant(phase: str) -> None:
    sitting = Session(reach(phase), {}, output())
    sitting.choices = choices(sitting.position)
    assert sitting.parse("", []).option.passes
    with pytest.raises(NotationError, match=f"Expected {phase} with a number, or Enter to let it be"):
        sitting.parse(phase, [])


def test_Q6_the_coins_of_a_knight_are_shown_first() -> None:
    state = reach("knights").state
    kingdom = state.variant.kingdom_of(state.seat)
    nobody, *knights = choices(seen(state))
    assert nobody.number == 0 and nobody.text == "Keep knights"
    for choice in knights:
        after = state.copy()
        after.apply(choice.option.id)
        coins = coins_of(after, kingdom) - coins_of(state, kingdom)
        assert coins_gained(coins) in choice.text
        assert coins_gained(coins) in describe(seen(state), [choice.option])
        words = " ".join(square_name(square, 7) for square in choice.option.at)
        assert chosen(state, words) == choice
    with pytest.raises(IllegalAction, match="Expected knights on"):
        chosen(state, "a1")


def test_Q7_a_tile_is_built_by_its_slot_where_it_brings_most_or_on_a_named_site() -> None:
    state = reach("build").state
    nothing, *builds = choices(seen(state))
    assert nothing.number == 0 and nothing.option.passes
    for choice in builds:
        assert choice.option.slot is not None
        words = f"{choice.option.slot + 1} {square_name(choice.option.at[0], 7)}"
        assert chosen(state, words) == choice
        rivals = [other for other in builds if other.option.slot == choice.option.slot]
        best = max(other.points or 0 for other in rivals)
        assert (choice.number < 7) == (choice is rivals[0])
        assert (rivals[0].points or 0) == best
    with pytest.raises(IllegalAction, match="but got “a1”"):
        chosen(state, f"{builds[0].number} a1")
    with pytest.raises(IllegalAction, match="can afford"):
        chosen(state, "9 a1")
    with pytest.raises(NotationError, match="a slot and a site"):
        chosen(state, "church now")


def test_Q7_the_queen_makes_prices_lower_on_the_board() -> None:
    state = reach("claim", first_round=4).state
    state.record.queen = 0
    assert "2▸1c" in shown(board_picture(seen(state), output(), 0)) or state.record.board[2] == 0
    assert "▸" not in shown(board_picture(seen(state), output(), 1))


def test_Q9_the_queen_is_news() -> None:
    match = Match("queendomino(seats=2)", NAMES[:2], seed=bytes(32))
    bot, result = make_bot("greedy"), []
    while not match.is_over:
        before = match.state.copy()
        match.play(bot.choose(match.state))
        result += news(seen(before), seen(match.state))
    assert result and all(sentence in {"The queen moves to Ann.", "The queen moves to Bob."} for sentence in result)


def test_Q11_the_dragon_burns_the_tile_of_a_slot() -> None:
    state = reach("burn").state
    sleep, *fires = choices(seen(state))
    assert sleep.option.passes
    for choice in fires:
        assert choice.option.slot == choice.number - 1
    after = state.copy()
    after.apply(fires[0].option.id)
    assert "dragon here" in shown(board_picture(seen(after), output(), 0))
    with pytest.raises(NotationError, match="the number of a slot"):
        chosen(state, "church down")


def test_other_kingdoms_are_seen_large_on_request() -> None:
    state = reach("place", "royal_wedding(seats=8,teams=true)").state
    large = shown(look_page(seen(state), output(), ["4"]))
    assert "Gil" in large and "Hal" in large and "♜" in large
    for words in ([], ["0"], ["5"], ["x"], ["1", "2"]):
        with pytest.raises(NotationError, match="from 1 to 4"):
            look_page(seen(state), output(), words)


def test_the_table_shows_all_courts_and_the_board() -> None:
    state = reach("place", "royal_wedding(seats=6)").state
    drawn = shown(table(seen(state), output(), 0, choices(seen(state))))
    for name in NAMES[:6]:
        assert name in drawn
    assert all(f"{slot} " in drawn for slot in range(1, 7))


@pytest.mark.deep
def test_teams_win_under_both_names(crownland: Crownland) -> None:
    played = crownland("play", "--game", "royal_wedding(seats=6,teams=true)", "--seed", 1, stdin="resign\ny\n")
    assert played.code == 0
    end = " ".join(played.out.split()).rpartition(". ")[2]
    assert " & " in end and " win with " in end and end.endswith("; you gave up.")


def test_every_building_has_a_code_signs_and_a_sentence() -> None:
    assert set(CODES) == set(BUILDINGS)
    assert len(set(CODES.values())) == len(CODES)
    for building in BUILDINGS:
        assert gifts(building)
        assert effects(building, PLAIN).isascii() and effects(building, FANCY)


def test_Q13_a_kingdom_of_queendomino_is_scored_from_text(crownland: Crownland) -> None:
    words = ["score", "w.w1t/f#tt", "--game", "queendomino", "--coins", 11, "--towers", 2, "--knights", 3]
    court = ["--building", "church@f5", "--building", "training_camp@g5", "--queen"]
    score = json.loads(crownland(*words, *court, "--json").out)
    assert (score["coins"], score["buildings"]) == (3, 2 + 3)
    assert ["town", 3, 1] in score["properties"], "the queen is a crown on the largest property"
    pad = crownland(*words, *court).out
    for line in ("11 / 3 = 3", "Church 2", "Training camp 3", "3 × (0 + queen) = 3"):
        assert line in pad


def test_the_lines_of_a_score_add_up_to_its_total(crownland: Crownland) -> None:
    """Once a bug: the queen and the sum of the buildings had lines of their own, counted already."""
    words = ["score", "w.w1t/f#tt", "--game", "queendomino", "--coins", 11, "--queen", "--towers", 2]
    for court in ([], ["--building", "church@f5"], ["--building", "church@f5", "--building", "training_camp@g5"]):
        lines = crownland(*words, *court).out.splitlines()
        end = next(index for index, line in enumerate(lines) if line.startswith("Total"))
        start = max(index for index, line in enumerate(lines[:end]) if "└" in line) + 1
        numbers = [int(line.split()[-1]) for line in lines[start:end] if line.strip()]
        assert sum(numbers) == int(lines[end].split()[-1]), lines


def test_D11_a_map_of_the_duel_is_scored_from_text(crownland: Crownland) -> None:
    score = json.loads(crownland("score", "dd1/#L2c", "--game", "duel", "--named", "ll", "--json").out)
    assert score == {
        "total": 7,
        "properties": [["checked", 1, 0], ["dot", 2, 1], ["double_line", 1, 2]],
        "named": 3,
    }


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["#tt", "--game", "chess"], ["--game out of", "'chess'"]),
        (["#tt", "--game", "queendomino", "--harmony"], ["--coins", "--harmony"]),
        (["#tt", "--coins", "3"], ["--harmony", "--coins"]),
        (["#t1t", "--game", "queendomino"], ["buildings", "Q13"]),
        (["#tt", "--game", "queendomino", "--building", "hut@f5"], ["church", "'hut'"]),
        (["#tt", "--game", "queendomino", "--building", "church@e5"], ["town square", "church on (0, 0)"]),
        (["#tt", "--game", "queendomino", "--building", "church@f5", "--building", "church@f5"], ["of its own"]),
        (["#dddddd", "--game", "duel"], ["columns -3..3"]),
        (["#dd", "--game", "duel", "--named", "x"], ["Expected one of d dot", "“x”"]),
        (["#dx", "--game", "duel"], ["a coat of arms (d dot, ", "with up to 4 crosses in row 1 column 3", "'x'"]),
    ],
)
def test_score_refuses_what_the_game_does_not_know(words: list[str], expected: list[str], crownland: Crownland) -> None:
    crownland("score", *words).assert_refused(*expected)
