"""States of Queendomino and Royal Wedding as text and bytes: they come back, and what cannot be is refused."""

import random

import pytest

from courts import BOARD, Court, scene
from crownland import InvalidSetup, NotationError, State
from strategies import GAMES, add_seed_note, after, scaled

VARIANTS = [variant for variant in GAMES if variant.game in ("queendomino", "royal_wedding")]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_state_of_a_game_is_read_back_from_text_and_bytes(variant: object) -> None:
    for seed in range(scaled(10)):
        rng, state = random.Random(seed), State(str(variant))
        steps = 0
        while not state.is_over:
            state.apply_unchecked(rng.choice(state.legal_codes()))
            steps += 1
            if steps % 23 == seed % 23:
                with add_seed_note(seed, state):
                    assert State.from_text(str(state)) == state
                    assert State.from_bytes(state.to_bytes()) == state
        with add_seed_note(seed, state):
            assert State.from_bytes(state.to_bytes()) == state


BUILT = Court("#tt1", coins=9, knights="0@0,1", towers=2, buildings="guardtower@0,1/queens_tower@0,2")
SCENE = str(scene(BUILT, queen="0"))
TAXES = str(scene(Court("#ww/.ww"), domino=2, phase="knights", laid="1,1/1,2"))
BUILDS = str(scene(Court("#tt"), phase="build"))


@pytest.mark.parametrize(
    ("text", "old", "new", "error", "message"),
    [
        (SCENE, "coins=9", "coins=x", NotationError, "expected coins=NUMBER, but got 'x'"),
        (SCENE, "coins=9", "coin=9", NotationError, "expected the fields kingdom=… discards=… coins=…"),
        (SCENE, "coins=9", "coins=9999", InvalidSetup, "brought it to 92 coins at most, but got 9999"),
        (SCENE, "knights=0@0,1", "knights=0@0,5", InvalidSetup, r"knights stand on land \(Q6\)"),
        (SCENE, "knights=0@0,1", "knights=0@0,2/0,1", NotationError, "squares in ascending order"),
        (SCENE, "knights=0@0,1", "knights=0@0", NotationError, "squares in ascending order"),
        (SCENE, "knights=0@0,1", "knights=23", InvalidSetup, r"the tiles give \[1, 1\] knights out of 22 \(Q8\)"),
        (SCENE, "towers=2", "towers=3", InvalidSetup, r"the tiles give \[2, 0\] towers out of 15 \(Q8\)"),
        (SCENE, "towers=2", "towers=16", InvalidSetup, r"towers out of 15 \(Q8\), but got \[16, 0\]"),
        (SCENE, "guardtower@0,1", "guardtower", NotationError, "squares in ascending order"),
        (SCENE, BUILT.buildings, "guardtower", NotationError, "expected buildings on squares .* but got 'guardtower'"),
        (SCENE, "guardtower@0,1", "guardhouse@0,1", NotationError, "expected a building out of bakery, .*'guardhouse'"),
        (SCENE, "guardtower@0,1", "guardtower@-1,1", InvalidSetup, r"town squares \(Q7\), but guardtower on"),
        (SCENE, "#tt1", "#tt2", InvalidSetup, r"crowns of towns come from buildings \(Q13\)"),
        (SCENE, "#tt1", "#tt", InvalidSetup, r"crowns of towns come from buildings \(Q13\)"),
        (SCENE, "pile=bakery", "pile=bakery*2", InvalidSetup, "there are 2 tiles of bakery, but got 3"),
        (SCENE, "pile=bakery", "pile=bakery*9", InvalidSetup, "there are 2 tiles of bakery, but got 10"),
        (SCENE, "pile=bakery", "pile=baker", NotationError, "expected a building out of bakery, .* but got 'baker'"),
        (SCENE, "board=church,statue", "board=church", NotationError, "expected a board of 6 slots"),
        (SCENE, "board=church", "board=-", InvalidSetup, r"filled when a round ends \(Q12\), but 1 are free"),
        (SCENE, "queen=0", "queen=1", InvalidSetup, r"visits who has the most towers \(Q9\), but got 1 of \[2, 0"),
        (SCENE, "queen=0", "queen=nobody", InvalidSetup, r"visits who has the most towers \(Q9\)"),
        (SCENE, "queen=0", "queen=2", NotationError, "expected the queen's host out of nobody, 0, 1, but got '2'"),
        (SCENE, "dragon=cave", "dragon=6", NotationError, "expected the dragon's place out of cave, 0, 1"),
        (SCENE, "dragon=cave", "dragon=2", InvalidSetup, "the dragon"),
        (SCENE, "laid=", "laid=0,1/0,2", InvalidSetup, "told while knights may be sent"),
        (SCENE, "phase=place", "phase=build", InvalidSetup, "dominoes, but got"),
        (TAXES, "laid=1,1/1,2", "laid=", InvalidSetup, "told while knights may be sent"),
        (TAXES, "laid=1,1/1,2", "laid=1,1/2,1", InvalidSetup, "domino 2 was laid, but other land is on 1,1/2,1"),
        (TAXES, "laid=1,1/1,2", "laid=0,1/1,2", InvalidSetup, "domino 2 was laid, but other land"),
        (TAXES, "knights=1 ", "knights=0@1,1 ", InvalidSetup, "nothing stands on a domino just laid"),
        (TAXES, "knights=1 ", "knights=0@0,1 ", InvalidSetup, "can do nothing in phase knights, but is asked"),
        (BUILDS, "kingdom=#tt", "kingdom=#ww", InvalidSetup, "can do nothing in phase build, but is asked"),
        (BUILDS, "phase=build", "phase=dance", NotationError, "expected a phase out of line, opening, .*burn, but got"),
    ],
)
def test_positions_that_cannot_be_are_refused(
    text: str, old: str, new: str, error: type[Exception], message: str
) -> None:
    assert old in text
    State.from_text(text)
    with pytest.raises(error, match=message):
        State.from_text(text.replace(old, new, 1))


def test_Q3_Q12_rounds_begin_with_a_full_board() -> None:
    state = after("queendomino(seats=4)", 3, 20)
    while not (state.phase == "line" and state.round == 2):
        state.apply(state.legal_codes()[0])
    text = str(state)
    board = text.split("board=")[1].split(maxsplit=1)[0]
    moved = ",".join(["-", *board.split(",")[1:]])
    with pytest.raises(InvalidSetup, match=r"Q12|missing"):
        State.from_text(text.replace(board, moved))


def test_Q11_no_more_tiles_are_missing_than_rounds_had_a_dragon() -> None:
    board = ("-", *BOARD[1:])
    text = str(scene(Court("#ww"), domino=3, board=board, dragon="0"))
    assert State.from_text(text).record.dragon == 0
    gone = text.replace("queens_tower*3", "queens_tower").replace("statue*2", "statue")
    gone = gone.replace("safe_towers,safe_knights,", "").replace("weaving_shop*2,magic_school*2,foundry*2,", "")
    assert State.from_text(gone)
    few = gone.replace("church*2", "church")
    with pytest.raises(InvalidSetup, match=r"at most one tile a round \(Q11\), but 13 are missing"):
        State.from_text(few)


@pytest.mark.parametrize(
    ("old", "new"),
    [("phase=claim seat=1", "phase=claim seat=0"), ("phase=claim seat=1", "phase=opening seat=chance")],
)
def test_Q2_openings_that_cannot_be_are_refused(old: str, new: str) -> None:
    state = State("queendomino(seats=2)")
    while state.phase != "opening":
        state.apply(state.legal_codes()[0])
    state.apply("king:0")
    state.apply(state.legal_codes()[0])
    text = str(state)
    assert State.from_text(text) == state
    with pytest.raises(InvalidSetup, match=r"Q2|kings"):
        State.from_text(text.replace(old, new))


def test_W1_the_other_box_is_checked_too() -> None:
    state = after("royal_wedding(seats=4)", 1, 70)
    text = str(state)
    other = text.split("other=")[1].split(maxsplit=1)[0]
    with pytest.raises(InvalidSetup, match="have left the other box"):
        State.from_text(text.replace(f"other={other}", "other=1-48"))
