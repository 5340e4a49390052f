"""Players by name, the statistics of names, computed by the database, and the results of seats.

A name is free text that anybody can use, so its statistics are those of all who used it. They cover seats of people in
public matches played here; a match counts once, as the best seat of the name. A match that somebody resigned counts as
won or lost, but points of unfinished kingdoms count neither for the mean nor for the best. Results of seats are given
for private matches, too, because whoever knows a seat knows its table.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import sqlalchemy as sql

from ...bots.levels import LEVELS
from .. import protocol
from .schema import PLAYS, name_key
from .store import PAGE, Store, match_name


async def list_players(store: Store, search: str, cursor: str | None) -> list[Any]:
    """Return a page of names that start with a prefix, sorted: games, wins, and the date of the last."""
    query = (
        sql.select(
            PLAYS.c.name,
            sql.func.max(PLAYS.c.shown).label("shown"),
            sql.func.count(PLAYS.c.record.distinct()).label("games"),
            sql.func.count(sql.case((PLAYS.c.won, PLAYS.c.record)).distinct()).label("wins"),
            sql.func.max(PLAYS.c.at).label("at"),
        )
        .where(PLAYS.c.public, sql.not_(PLAYS.c.bot), sql.not_(PLAYS.c.imported), PLAYS.c.name != "")
        .where(match_name(PLAYS.c.name, search + "*"))
        .group_by(PLAYS.c.name)
        .order_by(PLAYS.c.name)
        .limit(PAGE)
    )
    if cursor is not None:
        query = query.where(PLAYS.c.name > name_key(cursor))
    async with store.connect() as connection:
        return list((await connection.execute(query)).all())


async def has_played(store: Store, name: str) -> bool:
    """Whether a public record has a player of this name."""
    query = sql.select(PLAYS.c.record).where(PLAYS.c.public, PLAYS.c.name == name_key(name)).limit(1)
    async with store.connect() as connection:
        return (await connection.execute(query)).first() is not None


_COUNTS: Final = sql.case((sql.or_(PLAYS.c.bot, PLAYS.c.imported), 0), else_=1) == 1  # not by an index


async def seat_results(store: Store, seats: Sequence[tuple[str, int]]) -> list[protocol.SeatResult]:
    """Return the finished matches of some seats, the oldest first."""
    columns = [PLAYS.c[field] for field in protocol.SeatResult.__struct_fields__]
    games = PLAYS.c.record.in_({game for game, _ in seats})
    pairs = (PLAYS.c.record + ":" + sql.cast(PLAYS.c.seat, sql.String)).in_({f"{game}:{seat}" for game, seat in seats})
    query = sql.select(*columns).where(games, pairs, _COUNTS).order_by(PLAYS.c.at, PLAYS.c.record, PLAYS.c.seat)
    async with store.connect() as connection:
        return [protocol.SeatResult(*row) for row in await connection.execute(query)]


async def name_statistics(store: Store, name: str) -> protocol.Statistics:
    own = sql.and_(PLAYS.c.public, PLAYS.c.name == name_key(name), _COUNTS, _is_best_seat())
    dates = [sql.select(find(PLAYS.c.at)).where(own).scalar_subquery() for find in (sql.func.min, sql.func.max)]
    streaks = [select(own).scalar_subquery() for select in (_streak, _longest_streak)]
    async with store.connect() as connection:
        variants = [_variant(row) for row in await connection.execute(_by_variant(own))]
        rivals = list(await connection.execute(_by_rival(own)))
        shown = (await connection.execute(_newest_name(own))).scalar_one_or_none()
        since, last, streak, longest = (await connection.execute(sql.select(*dates, *streaks))).one()
    return protocol.Statistics(
        name=shown or "",
        games=sum(one.games for one in variants),
        wins=sum(one.wins for one in variants),
        since=since,
        last=last,
        streak=streak,
        longest_streak=longest or 0,
        people=protocol.Tally(*_counts(row for row in rivals if row.people)),
        levels=[
            protocol.LevelTally(level.number, *_counts(row for row in rivals if row.level == level.number))
            for level in LEVELS
        ],
        variants=sorted(variants, key=lambda one: (-one.games, one.variant)),
    )


def _counts(rows: Iterable[Any]) -> tuple[int, int]:
    counts = [(row.games, row.wins) for row in rows]
    return sum(games for games, _ in counts), sum(wins for _, wins in counts)


def _is_best_seat() -> Any:
    """Whether a seat did best of all seats that its name held in the match, which counts once."""
    other = PLAYS.alias()
    better = _rank(other) > _rank(PLAYS)
    return ~sql.exists().where(other.c.record == PLAYS.c.record, other.c.name == PLAYS.c.name, ~other.c.bot, better)


def _rank(plays: Any) -> Any:
    return sql.tuple_(sql.case((plays.c.won, 1), else_=0), plays.c.points, -plays.c.seat)


def _wins() -> Any:
    return sql.func.sum(sql.case((PLAYS.c.won, 1), else_=0))


def _by_variant(condition: Any) -> Any:
    """Select games and wins of each variant, mean and best of finished ones, and where the best was."""
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


def _newest_name(condition: Any) -> Any:
    """Select the name as it was written last."""
    return sql.select(PLAYS.c.shown).where(condition).order_by(PLAYS.c.at.desc(), PLAYS.c.record.desc()).limit(1)


def _longest_streak(condition: Any) -> Any:
    """Select the longest run of wins: within a run, the ranks among all games and among wins grow alike."""
    in_time = (PLAYS.c.at, PLAYS.c.record, PLAYS.c.seat)
    run = sql.func.row_number().over(order_by=in_time) - sql.func.row_number().over(
        partition_by=PLAYS.c.won, order_by=in_time
    )
    games = sql.select(PLAYS.c.won, run.label("run")).where(condition).subquery()
    runs = sql.select(sql.func.count().label("wins")).where(games.c.won).group_by(games.c.run).subquery()
    return sql.select(sql.func.max(runs.c.wins))


def _streak(condition: Any) -> Any:
    """Select the number of wins since the last game that was not won."""
    lost = sql.select(sql.func.coalesce(sql.func.max(PLAYS.c.at), -1)).where(condition, sql.not_(PLAYS.c.won))
    return sql.select(sql.func.count()).where(condition, PLAYS.c.won, PLAYS.c.at > lost.scalar_subquery())
