"""What a table says that may be done is what it accepts, at random tables."""

import random
from typing import Any, get_args

import msgspec

from crownland.server import protocol
from crownland.server.errors import ApiError
from crownland.server.protocol import Chair, NewTable
from crownland.server.table import entries
from crownland.server.table.checks import Asker
from crownland.server.table.decide import decide
from crownland.server.table.view import may
from table_driver import ANN, BOB, CAT, TableDriver, two_people

PEOPLE = (ANN, BOB, CAT)
SETUPS = [
    NewTable("kingdomino(seats=3)", [Chair(me=True)], start=False),
    NewTable("kingdomino(seats=2)", [Chair(me=True), Chair(bot="greedy")]),
    NewTable("sample(dynasty=true)", [Chair(me=True)], clock=protocol.Clock(minutes=5.0), on_flag="bot"),
    NewTable("duel()", [Chair(me=True)], hints=False),
]


def is_accepted(driver: TableDriver, holder: str, command: Any, gone: list[int]) -> bool:
    """Whether a command would change the table."""
    try:
        return decide(driver.table, command, Asker(holder, gone)) != []
    except ApiError:
        return False


def commands(driver: TableDriver, seat: int) -> dict[str, Any]:
    """Return a command for each right of the player of a seat."""
    table = driver.table
    legal = table.match.state.legal_codes() if table.match and table.seat == seat else [0]
    pace: Any = "quick" if table.pace != "quick" else "relaxed"
    return {
        "play": protocol.Play(version=table.version, action=legal[0] if legal else 0),
        "undo": protocol.Undo(),
        "resign": protocol.Resign(seat),
        "return": protocol.Return(seat),
        "agree": protocol.Answer(yes=True),
        "decline": protocol.Answer(yes=False),
        "next": protocol.Next(seat),
        "rematch": protocol.Rematch(),
        "end": protocol.End(),
        "leave": protocol.Leave(seat),
        "pace": protocol.Pace(pace),
        "hurry": protocol.Hurry(),
        "rename": protocol.Rename(seat, f"{table.chairs[seat].name}x"),
    }


def check(driver: TableDriver, gone: list[int]) -> None:
    """Compare every right with what the table would do."""
    table, rights = driver.table, may(driver.table, gone)
    for seat, chair in enumerate(table.chairs):
        listed = {right.removesuffix("_propose") for right in rights.seats[seat]}
        for right, command in commands(driver, seat).items():
            if right == "play" and table.seat != seat:
                assert right not in listed
            else:
                assert (right in listed) == (bool(chair.holder) and is_accepted(driver, chair.holder, command, gone))
        for other in range(len(table.chairs)):
            accepted = bool(chair.holder) and is_accepted(driver, chair.holder, protocol.Bot(other), gone)
            assert (other in rights.bot[seat]) == accepted
        assert (seat in rights.sit) == is_accepted(driver, "dora", protocol.Sit(seat), gone)
    assert ("start" in rights.host) == is_accepted(driver, table.host, protocol.Start(), gone)
    assert bool({"end", "end_propose"} & set(rights.host)) == is_accepted(driver, table.host, protocol.End(), gone)
    assert ("seat_bot" in rights.host) == is_accepted(driver, table.host, protocol.Sit(bot="greedy"), gone)


def do_something(driver: TableDriver, luck: random.Random, gone: list[int]) -> None:
    """Let somebody do something that is accepted, or the time of the player in turn run out."""
    table = driver.table
    seat = luck.randrange(len(table.chairs))
    holder = table.chairs[seat].holder
    if table.clock is not None and table.thinker is not None and luck.random() < 0.02:
        driver.add([entries.StoodIn(table.thinker, "greedy", flag=True)], "")
    elif table.seat is not None and luck.random() < 0.5:
        action = luck.choice(driver.match.state.legal_codes())
        driver.add([entries.Played(table.seat, action)], table.chairs[table.seat].holder)
    elif not holder:
        sits = protocol.Sit(seat, name="Someone", bot=luck.choice([None, "greedy"]))
        by = ANN if sits.bot else luck.choice(PEOPLE)
        if is_accepted(driver, by, sits, gone):
            driver.add(decide(table, sits, Asker(by, gone)), by)
    else:
        rare = {"resign", "leave", "agree"} | {right for right in may(table, gone).seats[seat] if right == "end"}
        named = [name for name in commands(driver, seat) if name not in rare or luck.random() < 0.03]
        wanted = [commands(driver, seat)[name] for name in named] + [protocol.Bot(other) for other in gone]
        wanted += [protocol.Start()] * (holder == table.host)
        able = [command for command in wanted if is_accepted(driver, holder, command, gone)]
        if able:
            driver.add(decide(table, luck.choice(able), Asker(holder, gone)), holder)


def test_what_may_be_done_is_what_is_accepted() -> None:
    seen: set[str] = set()
    for seed, setup in enumerate(SETUPS * 4):
        luck, driver = random.Random(seed), TableDriver(setup)
        for _ in range(150):
            people = [seat for seat, chair in enumerate(driver.table.chairs) if chair.holder]
            gone = [seat for seat in people if luck.random() < 0.2]
            check(driver, gone)
            rights = may(driver.table, gone)
            seen.update(rights.host, *rights.seats)
            do_something(driver, luck, gone)
    assert seen >= set(get_args(protocol.Right)), "random play has met every right"


def test_an_undo_is_at_once_or_asked_for_or_was_declined() -> None:
    driver = two_people()
    driver.play_on(8)
    first = next(seat for seat in (0, 1) if "play" not in may(driver.table).seats[seat])
    asker, other = (ANN, BOB) if first == 0 else (BOB, ANN)
    assert "undo_propose" in may(driver.table).seats[first]
    driver.do(asker, protocol.Undo())
    assert not {"undo", "undo_propose"} & set(may(driver.table).seats[first])
    assert {"agree", "decline"} <= set(may(driver.table).seats[1 - first])
    driver.do(other, protocol.Answer(yes=False))
    assert "undo_declined" in may(driver.table).seats[first]


def test_only_who_plays_against_bots_has_hints_and_a_coach() -> None:
    people, bots = two_people(), TableDriver(NewTable("duel()", [Chair(me=True), Chair(me=True)]))
    seat = bots.table.seat
    assert seat is not None
    assert {"play", "hint", "coach"} <= set(may(bots.table).seats[seat])
    assert not {"play", "hint"} & set(may(bots.table).seats[1 - seat])
    assert not any("coach" in rights for rights in may(people.table).seats)
    silent = TableDriver(msgspec.structs.replace(SETUPS[1], hints=False))
    assert not {"hint", "coach"} & set(may(silent.table).seats[0])
