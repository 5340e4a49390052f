"""Bots are written like variants: read, checked, and written again in one way."""

import pytest

from crownland import InvalidSetup, NotationError, make_bot
from crownland.bots.bot import find_bot, is_outside, offered_bots
from crownland.bots.spec import listed
from crownland.games import GAMES


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("greedy", "greedy"),
        ("level( level = 3 )", "level(3)"),
        (" greedy ( ) ", "greedy"),
        ('exec( ms = 100 , "./mybot --flag" )', 'exec("./mybot --flag",ms=100)'),
        (r'exec("say \"hi\", (now)")', r'exec("say \"hi\", (now)")'),
        ("my.module:MyBot", "my.module:MyBot"),
    ],
)
def test_a_name_is_written_in_one_way(text: str, written: str) -> None:
    assert str(find_bot(text)) == written
    assert str(find_bot(written)) == written


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "expected a bot such as greedy or mce_greedy"),
        ("Greedy!", "expected a bot such as greedy or mce_greedy"),
        ("deep", "expected a bot out of random, greedy, .* but got 'deep'"),
        ("greedy(3)", "expected no options for the bot greedy, but got 3"),
        ("greedy(depth=3)", "expected no options for the bot greedy, but got 'depth'"),
        ("greedy(depth)", "expected options such as playouts=2000 separated by commas, but got 'depth'"),
        ("level", r"expected the level in the brackets of level\(…\), but got none"),
        ("level(6)", "expected level from 1 to 5, but got 6"),
        ("exec()", r"expected the command in the brackets of exec\(…\), but got none"),
        ("exec(7)", "expected command as a text in quotes, but got 7"),
        ('exec("")', "expected command as a text in quotes, but got ''"),
        ('exec("a",ms=0)', "expected ms from 1 to 3600000, but got 0"),
        ('exec("a","b")', r"expected command or ms \(each once\) for the bot exec"),
        ('exec("\\q")', "expected a text in quotes as JSON writes it"),
    ],
)
def test_what_is_no_bot_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises((NotationError, InvalidSetup), match=sentence):
        find_bot(text)


def test_a_list_is_split_outside_brackets_and_quotes() -> None:
    assert [str(find_bot(bot)) for bot in listed('random, exec("a,b",ms=5),x:Y')] == [
        "random",
        'exec("a,b",ms=5)',
        "x:Y",
    ]
    with pytest.raises(NotationError, match="expected bots separated by commas"):
        listed("random,,greedy")


def test_people_are_offered_the_levels_of_every_game() -> None:
    for game in GAMES:
        assert offered_bots(game) == ("level(1)", "level(2)", "level(3)", "level(4)", "level(5)")


def test_bots_from_outside_are_known_but_not_made_here() -> None:
    assert is_outside(find_bot("x:Y"))
    assert is_outside(find_bot('exec("a")'))
    with pytest.raises(InvalidSetup, match="expected a bot of Crownland's own here, but got x:Y, which runs outside"):
        make_bot("x:Y")
