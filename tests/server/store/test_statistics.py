"""Statistics of players on both databases: against a count by hand, for old records too, and gone when a player is."""

import random
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sql

from crownland.server.protocol import SeatResult
from crownland.server.store import Addition, admin
from crownland.server.store.schema import PLAYS, record_row, seat_rows
from crownland.server.store.statistics import has_played, list_players, name_statistics, seat_results
from crownland.server.store.store import Store
from crownland.server.store.writer import Writer
from stores import row_of, run

GAME = {
    "id": "g",
    "seed": "00" * 32,
    "variant": "duel()",
    "public": False,
    "status": "over",
    "players": "[]",
    "open_seats": 0,
    "timed": False,
    "needs_driver": False,
    "driver": None,
    "at": 1,
}
VARIANTS = {"kingdomino(seats=2)": 2, "duel()": 2, "royal_wedding(seats=6,teams=true)": 3, "queendomino(seats=4)": 4}
NAMES = ["Ann", "ANN", "Łucja", "level(1)", "level(3)", "level(5)", "greedy", "Bob", "</script>", "a/b"]


def rows(count: int) -> list[dict[str, Any]]:
    """Make records by chance, each a minute after the one before."""
    luck, made = random.Random(5), []
    for number in range(count):
        variant = luck.choice(list(VARIANTS))
        seats, kingdoms = {"r": 6, "q": 4}.get(variant[0], 2), VARIANTS[variant]
        totals = [luck.randrange(0, 60) for _ in range(kingdoms)]
        winners = [index for index, total in enumerate(totals) if total == max(totals)]
        record = {"variant": variant, "players": luck.choices(NAMES, k=seats), "winners": winners}
        if number % 6 == 5:
            record["resigned"] = [number % seats]
        kind = {"imported": number % 10 == 9, "public": number % 10 == 9 or number % 4 != 3}
        made.append(row_of(f"g{number:03}", record, totals, 1000 + number * 60, **kind))
    return made


def by_hand(plays: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Count what a player's rows, in their order, come to."""
    streak = longest = 0
    for play in plays:
        streak = streak + 1 if play["won"] else 0
        longest = max(longest, streak)
    return {
        "games": len(plays),
        "wins": sum(play["won"] for play in plays),
        "longest_streak": longest,
        "people": sum(play["people"] for play in plays),
        "levels": [sum(play["level"] == level for play in plays) for level in range(1, 6)],
        "best": {
            variant: max((p["points"] for p in plays if p["variant"] == variant and p["played_out"]), default=None)
            for variant in {play["variant"] for play in plays}
        },
    }


def best_of_each(plays: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Keep the best seat of each match: whoever plays against themselves has played one match."""
    ranked = sorted(plays, key=lambda play: (play["won"], play["points"], -play["seat"]))
    return sorted({play["record"]: play for play in ranked}.values(), key=lambda play: (play["at"], play["record"]))


def answer(statistics: Any) -> dict[str, Any]:
    return {
        "games": statistics.games,
        "wins": statistics.wins,
        "longest_streak": statistics.longest_streak,
        "people": statistics.people.games,
        "levels": [level.games for level in statistics.levels],
        "best": {variant.variant: variant.best for variant in statistics.variants},
    }


def test_statistics_are_what_a_count_by_hand_gives(database: str) -> None:
    made = rows(300)
    plays = [play for row in made for play in seat_rows(row)]

    async def work(store: Store, _: Any) -> None:
        assert await store.add_records(made) == len(made)
        for name in ("ann", "ŁUCJA", "</script>", "nobody", "greedy"):
            mine = best_of_each(
                p for p in plays if p["name"] == name.lower() and not p["bot"] and not p["imported"] and p["public"]
            )
            found = await name_statistics(store, name)
            assert answer(found) == by_hand(mine), name
            for each in found.variants:
                own = [p for p in mine if p["variant"] == each.variant and p["played_out"]]
                if not own:
                    assert (each.mean, each.record, each.kingdom) == (None, None, None)
                    continue
                assert each.mean == round(sum(p["points"] for p in own) / len(own), 1)
                best = [p for p in own if p["points"] == each.best]
                assert (each.record, each.kingdom) in [(p["record"], p["kingdom"]) for p in best]

    run(database, work)


def test_a_match_of_two_seats_of_one_name_counts_once_as_the_better_one(database: str) -> None:
    async def work(store: Store, _: Any) -> None:
        record = {"variant": "duel()", "players": ["Ann", "ann"], "winners": [1]}
        await store.add_records([row_of("g1", record, [9, 20], 1)])
        (ann,) = (found := await name_statistics(store, "Ann")).variants
        assert (found.games, found.wins, found.streak, found.longest_streak) == (1, 1, 1, 1)
        assert (ann.mean, ann.best, ann.kingdom) == (20.0, 20, 1)
        assert [(row.games, row.wins) for row in await list_players(store, "", None)] == [(1, 1)]

    run(database, work)


def test_matches_are_found_by_a_name_or_its_beginning(database: str) -> None:
    async def work(store: Store, _: Any) -> None:
        for number, name in enumerate(["Ann", "Annabel", "Bob"]):
            record = {"variant": "duel()", "players": [name, "level(1)"], "winners": [0], "n": number}
            await store.add_records([row_of(name, record, [9, 1], number)])
        for player, found in {"ANN": ["Ann"], "an*": ["Annabel", "Ann"], "*": ["Bob", "Annabel", "Ann"]}.items():
            assert [row.id for row in await store.list_records(player, None, None)] == found
            assert [row.id for row in await store.list_records(player, "duel", None)] == found

    run(database, work)


def test_results_of_seats_are_those_of_people_in_matches_played_here(database: str) -> None:
    made = rows(300)
    plays = [play for row in made for play in seat_rows(row)]

    async def work(store: Store, _: Any) -> None:
        await store.add_records(made)
        some = luck_of(plays)
        found = await seat_results(store, [(play["record"], play["seat"]) for play in some])
        assert [msgspec.to_builtins(one) for one in found] == [
            {field: play[field] for field in SeatResult.__struct_fields__} for play in some
        ]
        others = [(play["record"], play["seat"]) for play in plays if play["bot"] or play["imported"]]
        assert await seat_results(store, others) == await seat_results(store, []) == []

    run(database, work)


def luck_of(plays: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Choose one seat of every third match that counts."""
    people = {play["record"]: play for play in plays if not play["bot"] and not play["imported"]}
    return list(people.values())[::3]


def test_a_streak_lasts_until_the_next_loss(database: str) -> None:
    async def work(store: Store, _: Any) -> None:
        for number, won in enumerate([1, 1, 1, 0, 1, 1]):
            record = {"variant": "duel()", "players": ["Ann", "level(2)"], "winners": [0 if won else 1], "n": number}
            await store.add_records([row_of(f"g{number}", record, [3, 2], number)])
        found = await name_statistics(store, "Ann")
        assert (found.streak, found.longest_streak) == (2, 3)
        assert [(level.level, level.games, level.wins) for level in found.levels][1] == (2, 6, 5)
        assert (found.people.games, found.name, found.since, found.last) == (0, "Ann", 0, 5)

    run(database, work)


def test_points_of_a_match_that_was_given_up_do_not_count_but_who_won_does(database: str) -> None:
    async def work(store: Store, _: Any) -> None:
        answer = {"variant": "kingdomino(seats=3)", "players": ["Ann", "Bob", "level(2)"], "winners": [0]}
        for number, (resigned, points) in enumerate((([], 40), ([1], 50), ([1, 2], 99))):
            record = {**answer, "n": number} | ({"resigned": resigned} if resigned else {})
            await store.add_records([row_of(f"g{number}", record, [points, 30, 20], number)])
        (ann,) = (await name_statistics(store, "Ann")).variants
        assert (ann.games, ann.wins, ann.mean, ann.best, ann.record) == (3, 3, 45.0, 50, "g1")
        (bob,) = (await name_statistics(store, "Bob")).variants
        assert (bob.games, bob.wins, bob.mean, bob.best, bob.record) == (3, 0, 30.0, 30, "g0")

    run(database, work)


def test_names_are_listed_in_their_order_from_some_letters_on(database: str) -> None:
    async def work(store: Store, _: Any) -> None:
        await store.add_records([row for row in rows(300) if not row["imported"]])
        everybody = [row.name for row in await list_players(store, "", None)]
        assert everybody == sorted({"ann", "łucja", "bob", "</script>", "a/b"} | {"greedy"} & set(everybody))
        assert [row.name for row in await list_players(store, "A", None)] == ["a/b", "ann"]
        assert [row.name for row in await list_players(store, "a", "a/b")] == ["ann"]
        assert await list_players(store, "%", None) == []

    run(database, work)


def test_matches_of_private_tables_are_listed_and_counted_for_nobody_but_who_knows_the_seat(database: str) -> None:
    async def work(store: Store, _: Any) -> None:
        record = {"variant": "duel()", "players": ["Ann", "level(1)"], "winners": [0]}
        await store.add_records([row_of("open", record, [9, 1], 1), row_of("hidden", record, [8, 1], 2, public=False)])
        for player, variant in ((None, None), ("ann", None), (None, "duel"), (None, "duel()"), ("level(1)", "duel()")):
            assert [row.id for row in await store.list_records(player, variant, None)] == ["open"], (player, variant)
            assert len([body async for body in store.export(player, variant)]) == 1, (player, variant)
        assert (await name_statistics(store, "Ann")).games == 1
        assert [(row.name, row.games) for row in await list_players(store, "", None)] == [("ann", 1)]
        assert len(await seat_results(store, [("open", 0), ("hidden", 0)])) == 2
        assert await store.record("hidden"), "whoever knows the id may read it"
        await store.add_records([row_of("alone", {**record, "players": ["Eve", "Bob"]}, [8, 1], 2, public=False)])
        assert await has_played(store, "ANN") and not await has_played(store, "Eve")

    run(database, work)


def test_nothing_is_left_of_a_player_who_is_deleted(database: str) -> None:
    async def work(store: Store, _: Any) -> None:
        await store.add_records(rows(60))
        over, running = await admin.find_by_player(store, "Łucja")
        assert over and not running
        await store.delete(over)
        assert (await name_statistics(store, "Łucja")).games == 0
        assert await store.list_records("Łucja", None, None) == []
        async with store.connect() as connection:
            assert not set((await connection.execute(sql.select(PLAYS.c.record))).scalars()) & set(over)

    run(database, work)


def test_a_person_may_be_called_like_a_bot() -> None:
    record = {"variant": "duel()", "players": ["level(5)", "level(5)"], "winners": [0]}
    assert [play["bot"] for play in seat_rows(row_of("g", record, [2, 1], 1))] == [True, True]
    row = record_row("g", record, [2, 1], 1, [None, "Isolde"], imported=False, public=True)
    person, bot = seat_rows(row)
    assert (person["bot"], person["level"], person["people"]) == (False, 5, False)
    assert (bot["bot"], bot["level"], bot["people"]) == (True, 0, True)


def test_a_match_is_counted_when_it_ends_and_only_once(database: str) -> None:
    """The writer keeps the rows of a record's seats in the transaction that keeps the record."""

    async def work(store: Store, writer: Writer) -> None:
        answer = {"variant": "duel()", "players": ["Ann", "level(1)"], "winners": [0]}
        record = row_of("g", answer, [9, 1], 7)
        plays = seat_rows(record)
        assert await writer.write(Addition("g", 0, "{}", record=record, plays=plays, new=[GAME]))
        assert not await writer.write(Addition("g", 0, "{}", record=record, plays=plays))
        found = await name_statistics(store, "ANN")
        assert (found.games, found.wins, found.people.games) == (1, 1, 0)

    run(database, work)
