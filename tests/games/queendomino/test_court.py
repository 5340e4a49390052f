"""What a court does in a turn: knights and taxes, buildings and prices, the queen, the dragon (Q5..Q11)."""

import pytest

from courts import BOARD, Court, coins, do, scene, tokens
from crownland import State

pytestmark = pytest.mark.rules

TOWN = "#tt"  # a castle with two sites
WHEAT = Court("#ww/.ww")


def test_Q5_a_domino_touches_the_castle_or_its_own_terrain_town_included() -> None:
    places = tokens(scene(Court(".#./ww."), domino=46))  # two towns
    assert "place:46@0,1/0,2" in places  # beside the castle
    assert "place:46@2,-1/2,0" not in places  # beside wheat alone
    assert "place:46@0,3/0,4" in tokens(scene(Court("#tt"), domino=46))  # beside a town


def test_Q5_a_town_square_without_a_building_is_a_site() -> None:
    state = scene(Court(TOWN, coins=0, buildings="bakery@0,1"), phase="build")
    assert tokens(state) == {"build:none", "build:church/0@0,2"}


def just_laid(court: Court = WHEAT, queen: str = "nobody", board: tuple[str, ...] = BOARD) -> State:
    """Seat 0 has just laid domino 2, wheat on wheat, beside two other squares of wheat."""
    return scene(court, domino=2, phase="knights", laid="1,1/1,2", queen=queen, board=board)


def test_Q6_one_knight_has_three_options_two_have_four() -> None:
    assert tokens(just_laid()) == {"knights:none", "knights:1,1", "knights:1,2"}
    state = just_laid(Court("#ww/.ww/tt.", knights="3", buildings="small_tavern@2,0"))
    assert tokens(state) == {"knights:none", "knights:1,1", "knights:1,2", "knights:1,1/1,2"}


def test_Q6_two_knights_on_one_property_both_earn_it_in_full() -> None:
    state = just_laid(Court("#ww/.ww/tt.", knights="3", buildings="small_tavern@2,0"))
    assert coins(do(state, "knights:1,1/1,2")) == 7 + 4 + 4


def test_Q6_a_knight_earns_the_size_of_his_property_and_stays() -> None:
    state = do(just_laid(), "knights:1,1")
    assert coins(state) == 7 + 4
    assert "knights=0@1,1" in str(state)
    assert coins(do(just_laid(), "knights:none")) == 7


def test_Q6_a_town_can_be_taxed() -> None:
    state = scene(Court("#tt/.tt"), domino=46, phase="knights", laid="1,1/1,2")
    assert coins(do(state, "knights:1,2")) == 11


def test_Q6_nothing_is_taxed_after_a_discard_but_the_turn_goes_on() -> None:
    state = scene(Court(".wwww/wwwww/ww#ww/wwwtt/wwww."), domino=3, variant="queendomino(seats=4)")
    assert tokens(state) == {"discard:3"}
    after = do(state, "discard:3")
    assert (after.seat, after.phase) == (0, "build")
    assert do(after, "build:none").phase == "burn"


def test_Q6_no_knight_no_question() -> None:
    state = scene(Court("#w/.w", knights="0@0,1"), domino=1)
    assert do(state, "place:1@1,0/2,0").phase == "burn"


def test_Q7_the_slot_has_the_price_and_a_tile_needs_a_site() -> None:
    state = scene(Court(TOWN, coins=3), phase="build")
    expected = {f"build:{BOARD[slot]}/{slot}@0,{column}" for slot in range(4) for column in (1, 2)}
    assert tokens(state) == expected | {"build:none"}
    after = do(state, "build:sawmill/3@0,2")
    assert coins(after) == 0 and after.record.board[3] == 0
    assert "buildings=sawmill@0,2" in str(after)
    assert do(scene(Court("#ww"), domino=1), "place:1@1,0/1,1", "knights:none").phase == "burn"  # no site


def test_Q7_the_queens_host_pays_one_less_but_never_less_than_nothing() -> None:
    host = Court("#ttt/w..", coins=1, towers=3, buildings="fortified_castle@0,1")
    state = scene(host, phase="build", queen="0")
    assert {token.split("@")[0] for token in tokens(state)} == {
        "build:none",
        "build:church/0",
        "build:statue/1",
        "build:bakery/2",
    }
    assert coins(do(state, "build:church/0@0,2")) == 1
    assert coins(do(state, "build:statue/1@0,2")) == 1
    assert coins(do(state, "build:bakery/2@0,2")) == 0


def test_Q7_one_building_a_turn_on_any_site_even_under_a_knight() -> None:
    state = scene(Court("#tt", coins=9, knights="0@0,1"), phase="build")
    after = do(state, "build:church/0@0,1")
    assert after.phase == "burn"
    assert "knights=0@0,1" in str(after) and "church@0,1" in str(after)


def test_Q7_a_slot_stays_empty_till_the_round_ends() -> None:
    state = do(scene(Court(TOWN), phase="build"), "build:church/0@0,1", "burn:none")
    assert int(state.record.board[0]) == 0 and state.round == 12


def test_Q7_equal_tiles_in_different_slots_are_different_options() -> None:
    board = ("statue", "statue", "bakery", "sawmill", "church", "guardtower")
    state = scene(Court(TOWN, coins=1), phase="build", board=board)
    assert {"build:statue/0@0,1", "build:statue/1@0,1"} <= tokens(state)


def test_Q8_knights_join_the_reserve_and_serve_from_the_next_turn() -> None:
    state = do(scene(Court(TOWN), phase="build"), "build:small_tavern/4@0,1")
    assert "knights=3" in str(state) and state.phase == "burn"


def test_Q8_an_empty_supply_gives_what_is_left() -> None:
    """Eight kingdoms start with eight of the 22 knights, and three have got 13 more: one is left for the tavern."""
    courts = [
        Court(TOWN),
        Court("#tttt", knights="5", buildings="fishmonger@0,1/fishmonger@0,2/weaving_shop@0,3/weaving_shop@0,4"),
        Court("#tttt", knights="5", towers=4, buildings="foundry@0,1/foundry@0,2/magic_school@0,3/magic_school@0,4"),
        Court("#tttt", knights="6", buildings="safe_knights@0,1/small_tavern@0,2/training_camp@0,3/training_camp@0,4"),
    ]
    state = scene(*courts, phase="build", queen="2", variant="royal_wedding(seats=8)")
    assert int(state.record.knights_left) == 1
    after = do(state, "build:small_tavern/4@0,1")
    assert int(after.record.courts[0].reserve) == 2 and int(after.record.knights_left) == 0
    assert State.from_text(str(after)) == after


def test_Q8_towers_join_the_kingdom() -> None:
    state = do(scene(Court(TOWN), phase="build"), "build:guardtower/5@0,1")
    assert "towers=2" in str(state) and int(state.record.towers_left) == 13


def test_Q9_the_first_tower_brings_the_queen() -> None:
    state = scene(Court(TOWN), phase="build")
    assert "queen=nobody" in str(state)
    assert "queen=0" in str(do(state, "build:guardtower/5@0,1"))
    assert "queen=nobody" in str(do(state, "build:church/0@0,1"))


@pytest.mark.parametrize(
    ("towers", "tiles", "host"),
    [
        (1, "safe_towers@0,1", "0"),
        (2, "guardtower@0,1", "0"),  # as many are enough
        (3, "fortified_castle@0,1", "1"),
    ],
)
def test_Q9_she_moves_to_who_builds_towers_and_has_at_least_as_many(towers: int, tiles: str, host: str) -> None:
    rival = Court(TOWN, towers=towers, buildings=tiles)
    state = scene(Court(TOWN), rival, phase="build", queen="1")
    assert f"queen={host}" in str(do(state, "build:guardtower/5@0,1"))


def test_Q9_nothing_but_building_towers_moves_her() -> None:
    """Equal towers: she stays where she is while others build something else."""
    mine = Court("#tt", towers=2, buildings="guardtower@0,1")
    rival = Court("#tt", towers=2, buildings="guardtower@0,1")
    board = ("church", "statue", "bakery", "sawmill", "small_tavern", "foundry")
    state = scene(mine, rival, phase="build", queen="1", board=board)
    assert "queen=1" in str(do(state, "build:church/0@0,2"))
    assert "queen=0" in str(do(state, "build:foundry/5@0,2"))


def test_Q9_W4_the_towers_of_teams_count_together() -> None:
    team = Court("#tt", towers=1, buildings="travelling_castle@0,1")
    rival = Court("#tt", towers=2, buildings="guardtower@0,1")
    state = scene(team, rival, phase="build", queen="1", variant="royal_wedding(seats=8,teams=true)")
    assert "queen=0" in str(do(state, "build:guardtower/5@0,2"))


def test_Q10_a_safe_pays_for_each_tower_at_each_knight() -> None:
    court = Court("#ww/.ww/tt.", knights="1", towers=3, buildings="safe_towers@2,0/guardtower@2,1")
    assert coins(do(just_laid(court, queen="0"), "knights:1,1")) == 7 + 4 + 3


def test_Q10_a_safe_pays_for_each_knight_placed_and_in_reserve_once_for_each_laid() -> None:
    court = Court("#ww/.ww/tt.", knights="3@0,1", buildings="safe_knights@2,0/small_tavern@2,1")
    state = just_laid(court)
    assert coins(do(state, "knights:1,1")) == 7 + (4 + 4)
    assert coins(do(state, "knights:1,1/1,2")) == 7 + 2 * (4 + 4)


def test_Q11_the_dragon_burns_any_open_tile_for_a_coin_and_sits_in_its_slot() -> None:
    state = scene(Court("#ww"), phase="burn")
    assert tokens(state) == {"burn:none"} | {f"burn:{tile}/{slot}" for slot, tile in enumerate(BOARD)}
    after = do(state, "burn:bakery/2")
    assert coins(after) == 6 and after.record.dragon == 2 and after.record.board[2] == 0
    burnt = scene(Court(TOWN), domino=3, phase="build", board=("church", "statue", "-", *BOARD[3:]), dragon="2")
    assert {token.split("@")[0] for token in tokens(burnt)} == {
        "build:none",
        *[f"build:{BOARD[slot]}/{slot}" for slot in (0, 1, 3, 4, 5)],
    }


def test_Q11_once_a_round_for_all_players_together() -> None:
    state = scene(Court("#ww"), phase="burn")
    after = do(state, "burn:bakery/2")
    while after.seat == 1:
        assert after.phase != "burn"
        after.apply(after.legal_codes()[0])
    assert do(state, "burn:none").seat == 1


def test_Q11_not_for_the_queens_host_even_if_she_came_this_turn() -> None:
    host = Court(TOWN, towers=2, buildings="guardtower@0,1")
    assert do(scene(host, phase="build", queen="0"), "build:none").seat == 1
    state = scene(Court(TOWN), phase="build")
    assert do(state, "build:guardtower/5@0,1").seat == 1  # the queen has come: no question, next turn
    assert do(state, "build:church/0@0,1").phase == "burn"


def test_Q11_not_without_a_coin_and_not_without_a_tile() -> None:
    state = scene(
        Court(TOWN, coins=5), phase="build", board=("church", "statue", "bakery", "sawmill", "church", "statue")
    )
    assert do(state, "build:statue/5@0,1").seat == 1
    assert do(state, "build:church/4@0,1").phase == "burn"
