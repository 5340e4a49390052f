"""Where games are at home: everybody comes to the same answer, shares are even, and few games move."""

from collections import Counter

from crownland.server.runtime.placement import Peer, Placement, choose_home
from crownland.server.table.names import new_id
from crownland.server.times import wall_ms

GAMES = [new_id() for _ in range(4000)]
NAMES = [f"{number:016x}" for number in range(5)]


def test_each_process_is_home_to_its_share_of_games() -> None:
    shares = Counter(choose_home(game, NAMES) for game in GAMES)
    assert all(650 < shares[name] < 950 for name in NAMES), shares


def test_the_order_in_which_processes_are_known_does_not_matter() -> None:
    assert all(choose_home(game, NAMES) == choose_home(game, reversed(NAMES)) for game in GAMES[:200])


def test_when_a_process_goes_only_its_own_games_move() -> None:
    for game in GAMES:
        home, later = choose_home(game, NAMES), choose_home(game, NAMES[1:])
        assert later == home or home == NAMES[0]


def living(*names: str, until: int = 4000, address: str = "") -> dict[str, Peer]:
    return {name: Peer(wall_ms() + until, address) for name in names}


def test_a_process_alone_is_home_to_every_game() -> None:
    homes = Placement(NAMES[0])
    assert {homes.home(game) for game in GAMES} == {homes.hub(game) for game in GAMES} == {NAMES[0]}


def test_clients_are_sent_only_where_they_can_be_handed() -> None:
    homes = Placement(NAMES[0])
    homes.is_near = lambda name: name == NAMES[1]
    homes.update(living(*NAMES))
    assert {homes.home(game) for game in GAMES} == set(NAMES[:2])
    assert {homes.hub(game) for game in GAMES} == set(NAMES)
    assert all(homes.home(game) == homes.hub(game) for game in GAMES if homes.hub(game) in NAMES[:2])


def test_clients_are_sent_to_other_machines_that_have_an_address_if_we_have_one_ourselves() -> None:
    far = living(NAMES[0], address="https://a.example") | living(NAMES[1], address="https://b.example")
    shut, open_ = Placement(NAMES[0]), Placement(NAMES[0], address="https://a.example")
    shut.update(far)
    open_.update(far)
    assert {shut.home(game) for game in GAMES} == {NAMES[0]}
    assert {open_.home(game) for game in GAMES} == set(NAMES[:2])
    assert open_.machine_address(NAMES[1]) == "https://b.example"
    assert open_.machine_address(NAMES[0]) == ""


def test_a_process_that_was_seen_to_be_gone_is_back_only_after_a_new_sign_of_life() -> None:
    homes = Placement(NAMES[0], lease=1.0)
    homes.update(living(*NAMES[:2], until=1000))
    version = homes.version
    homes.mark_lost(NAMES[1])
    assert homes.living == {NAMES[0]}
    assert homes.version > version, "what is known of tables is looked at again"
    homes.update(living(*NAMES[:2], until=999))
    assert homes.living == {NAMES[0]}
    homes.update(living(*NAMES[:2], until=1100))
    assert homes.living == set(NAMES[:2])


def test_a_process_that_is_late_keeps_its_games_while_its_link_holds() -> None:
    """Others may take over what it keeps, bots and clocks, but nobody moves."""
    homes, links = Placement(NAMES[0]), {NAMES[1]}
    homes.is_near = links.__contains__
    homes.update(living(*NAMES[:2]))
    before = {game: homes.home(game) for game in GAMES}
    late = living(NAMES[0]) | living(*NAMES[1:3], until=-10)
    homes.update(late)
    assert homes.living == {NAMES[0]}
    assert homes.present == set(NAMES[:2]), "not the one on another machine"
    assert {game: homes.home(game) for game in GAMES} == before
    links.clear()
    homes.update(late)
    assert homes.present == {NAMES[0]}


def test_a_process_that_leaves_is_nobodys_home_if_there_is_another() -> None:
    homes = Placement(NAMES[0])
    homes.is_near = lambda name: True
    homes.update(living(*NAMES[:2]))
    homes.leave()
    assert {homes.home(game) for game in GAMES} == {homes.hub(game) for game in GAMES} == {NAMES[1]}
    homes.mark_lost(NAMES[1])
    assert {homes.home(game) for game in GAMES} == {NAMES[0]}
