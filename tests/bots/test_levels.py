"""The levels: one table says who plays them, and every game has all of them."""

import pytest

from crownland import InvalidSetup, Match, make_bot, tournament
from crownland.bots.bot import find_bot, knows, resolve_level, thinks
from crownland.bots.levels import ADVISER, LEVELS, NEWCOMER
from crownland.games import GAMES
from crownland.i18n.messages import ENGLISH, words_in


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.bot)
def test_every_level_of_every_game_is_a_bot_that_knows_it(game: str, level: object) -> None:
    bot = find_bot(level.bot)  # type: ignore[attr-defined]
    assert resolve_level(bot, game).name != "level" and knows(resolve_level(bot, game), game)


def test_levels_are_numbered_and_each_is_called_and_described() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    for message in ("bot-level-{}", "level-{}-text"):
        assert len({words_in(ENGLISH)(message.format(level.number)) for level in LEVELS}) == 5
    assert NEWCOMER in LEVELS and ADVISER in LEVELS


def test_a_bot_that_is_no_level_plays_itself() -> None:
    assert resolve_level(find_bot("greedy"), "duel") == find_bot("greedy")
    assert thinks(find_bot("level(5)"), "kingdomino") and not thinks(find_bot("level(1)"), "kingdomino")


def test_the_same_seed_gives_the_same_game_at_every_level() -> None:
    state = Match("sample()", ["?"] * 2, bytes(32)).state
    for level in LEVELS:
        one, other = (make_bot(level.bot, 7) for _ in range(2))
        assert one.choose(state) == other.choose(state), level


def test_a_level_that_searches_tells_its_thoughts_and_another_says_that_it_cannot() -> None:
    state = Match("sample()", ["?"] * 2, bytes(32)).state
    assert {thought.action for thought in make_bot("level(5)").thoughts(state)} == set(state.legal_actions())  # type: ignore[attr-defined]
    with pytest.raises(InvalidSetup, match=r"expected a bot that can tell its thoughts, but got level\(1\)"):
        make_bot("level(1)").thoughts(state)  # type: ignore[attr-defined]


def test_a_level_has_thoughts_only_if_it_thinks_in_some_game() -> None:
    assert [hasattr(make_bot(level.bot), "thoughts") for level in LEVELS] == [False, False, False, True, True]
    duel = Match("duel()", ["?"] * 2, bytes(32)).state
    with pytest.raises(InvalidSetup, match=r"but got level\(4\), which has none in duel"):
        make_bot("level(4)").thoughts(duel)  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize("game", ["kingdomino(seats=2)", "queendomino(seats=2)", "duel()"])
def test_a_level_beats_the_one_below(game: str, level: int) -> None:
    """All levels and many more games are measured in docs/lab/strength.md."""
    results = tournament([f"level({level})", f"level({level - 1})"], game=game, games=60, seed=1, processes=1)
    assert results.bots[0].name == f"level({level})" and results.bots[0].wins > 0.55
