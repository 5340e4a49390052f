"""Players by their names, and the statistics of names and seats, worked out by the database.

A name is free text that anybody can use, so it stands for no person: what is told of a name is told of all who used it.
Statistics are of seats where a person sat, in matches played here: of a name in those that were public, of seats in
all, because whoever knows a seat knows its game. A match that ended because somebody gave up is won and lost, but the
points of kingdoms that were never finished are neither a mean nor a best.
"""

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sql

from ...bots.levels.levels import LEVELS
from .. import protocol
from .rows import name_key
from .schema import PLAYS
from .store import PAGE, Store

_LAST: Final = "\U0010ffff"  # comes after whatever a name goes on with


async def list_players(store: Store, search: str, cursor: str | None) -> list[Any]:
    """Return a page of names, in their order, that begin with some letters: games, wins, and when the last was."""
    prefix = name_key(search)
    query = (
        sql.select(
            PLAYS.c.name,
            sql.func.max(PLAYS.c.shown).label("shown"),
            sql.func.count().label("games"),
            _wins().label("wins"),
            sql.func.max(PLAYS.c.at).label("at"),
        )
        .where(PLAYS.c.public, sql.not_(PLAYS.c.bot), sql.not_(PLAYS.c.imported), PLAYS.c.name != "")
        .where(PLAYS.c.name >= prefix, PLAYS.c.name < prefix + _LAST)
        .group_by(PLAYS.c.name)
        .order_by(PLAYS.c.name)
        .limit(PAGE)
    )
    if cursor is not None:
        query = query.where(PLAYS.c.name > name_key(cursor))
    async with store.engine.connect() as connection:
        return list((await connection.execute(query)).all())


async def name_statistics(store: Store, name: str) -> protocol.Statistics:
    """Return the statistics of a name."""
    return await _statistics(store, sql.and_(PLAYS.c.public, PLAYS.c.name == name_key(name)))


async def has_played(store: Store, name: str) -> bool:
    """Tell whether a public record has a player of this name."""
    query = sql.select(PLAYS.c.record).where(PLAYS.c.public, PLAYS.c.name == name_key(name)).limit(1)
    async with store.engine.connect() as connection:
        return (await connection.execute(query)).first() is not None


async def seat_statistics(store: Store, seats: Sequence[tuple[str, int]]) -> protocol.Statistics:
    """Return the statistics of some seats, as one player's."""
    games = PLAYS.c.record.in_({game for game, _ in seats})
    pairs = (PLAYS.c.record + ":" + sql.cast(PLAYS.c.seat, sql.String)).in_({f"{game}:{seat}" for game, seat in seats})
    return await _statistics(store, sql.and_(games, pairs))


async def _statistics(store: Store, who: Any) -> protocol.Statistics:
    counts = sql.case((sql.or_(PLAYS.c.bot, PLAYS.c.imported), 0), else_=1) == 1  # not to be looked up by an index
    condition = sql.and_(who, counts)
    async with store.engine.connect() as connection:
        variants = [_variant(row) for row in await connection.execute(_by_variant(condition))]
        rivals = list(await connection.execute(_by_rival(condition)))
        last = (await connection.execute(_newest(condition))).one_or_none()
        since = (await connection.execute(sql.select(sql.func.min(PLAYS.c.at)).where(condition))).scalar_one()
        longest = (await connection.execute(_longest_streak(condition))).scalar_one()
        streak = (await connection.execute(_streak(condition))).scalar_one()
    return protocol.Statistics(
        name=last.shown if last else "",
        games=sum(one.games for one in variants),
        wins=sum(one.wins for one in variants),
        since=since,
        last=last.at if last else None,
        streak=streak,
        longest_streak=longest or 0,
        people=_tally([row for row in rivals if row.people]),
        levels=[
            protocol.LevelTally(level.number, *_counts([row for row in rivals if row.level == level.number]))
            for level in LEVELS
        ],
        variants=sorted(variants, key=lambda one: (-one.games, one.variant)),
    )


def _wins() -> Any:
    return sql.func.sum(sql.case((PLAYS.c.won, 1), else_=0))


def _by_variant(condition: Any) -> Any:
    """Ask for games and wins of each variant, mean and best of those played to their end, and where the best was."""
    ordered = sql.func.row_number().over(
        partition_by=PLAYS.c.variant, order_by=(PLAYS.c.points.desc(), PLAYS.c.at.desc(), PLAYS.c.record)
    )
    place = sql.select(PLAYS.c.variant, PLAYS.c.record, PLAYS.c.kingdom, PLAYS.c.points, ordered.label("place"))
    best = place.where(condition, PLAYS.c.played_out).subquery()
    sums = sql.select(
        PLAYS.c.variant,
        sql.func.count().label("games"),
        _wins().label("wins"),
        sql.func.avg(sql.case((PLAYS.c.played_out, PLAYS.c.points))).label("mean"),
    )
    each = sums.where(condition).group_by(PLAYS.c.variant).subquery()
    return sql.select(each, best.c.points.label("best"), best.c.record, best.c.kingdom).outerjoin(
        best, sql.and_(best.c.variant == each.c.variant, best.c.place == 1)
    )


def _variant(row: Any) -> protocol.VariantTally:
    mean = None if row.mean is None else round(float(row.mean), 1)
    return protocol.VariantTally(row.variant, row.games, row.wins, mean, row.best, row.record, row.kingdom)


def _by_rival(condition: Any) -> Any:
    columns = [PLAYS.c.level, PLAYS.c.people]
    return (
        sql.select(*columns, sql.func.count().label("games"), _wins().label("wins")).where(condition).group_by(*columns)
    )


def _newest(condition: Any) -> Any:
    return (
        sql.select(PLAYS.c.shown, PLAYS.c.at)
        .where(condition)
        .order_by(PLAYS.c.at.desc(), PLAYS.c.record.desc())
        .limit(1)
    )


def _longest_streak(condition: Any) -> Any:
    """Ask for the most wins in a row: between two of them, the numbers in all games and in won games grow alike."""
    in_time = (PLAYS.c.at, PLAYS.c.record, PLAYS.c.seat)
    run = sql.func.row_number().over(order_by=in_time) - sql.func.row_number().over(
        partition_by=PLAYS.c.won, order_by=in_time
    )
    games = sql.select(PLAYS.c.won, run.label("run")).where(condition).subquery()
    runs = sql.select(sql.func.count().label("wins")).where(games.c.won).group_by(games.c.run).subquery()
    return sql.select(sql.func.max(runs.c.wins))


def _streak(condition: Any) -> Any:
    """Ask for the wins since the last game that was not won."""
    lost = sql.select(sql.func.coalesce(sql.func.max(PLAYS.c.at), -1)).where(condition, sql.not_(PLAYS.c.won))
    return sql.select(sql.func.count()).where(condition, PLAYS.c.won, PLAYS.c.at > lost.scalar_subquery())


def _tally(rows: Sequence[Any]) -> protocol.Tally:
    return protocol.Tally(*_counts(rows))


def _counts(rows: Sequence[Any]) -> tuple[int, int]:
    return sum(row.games for row in rows), sum(row.wins for row in rows)
