"""Reviews in the store: whole ones as they are sent, others as far as they have come."""

from dataclasses import dataclass

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from ..table.times import wall
from .schema import GAMES, RECORDS, REVIEWS
from .store import Store


@dataclass(frozen=True, slots=True)
class Kept:
    """A review as the store has it, and when it was put there."""

    whole: bool
    at: int
    body: str


async def find_review(store: Store, name: str, method: str) -> Kept | None:
    """Return the review of a match, if there is one by this method."""
    query = sql.select(REVIEWS).where(REVIEWS.c.id == name, REVIEWS.c.method == method)
    async with store.engine.connect() as connection:
        row = (await connection.execute(query)).one_or_none()
    return None if row is None else Kept(row.whole, row.at, row.body)


async def keep_review(store: Store, name: str, method: str, whole: bool, body: str) -> None:
    """Keep a review in place of what was there, unless a whole one by the same method is."""
    dialect = postgresql if store.engine.dialect.name == "postgresql" else sqlite
    values = {"method": method, "whole": whole, "at": wall(), "body": body}
    query = dialect.insert(REVIEWS).values(id=name, **values)
    unfinished = sql.or_(sql.not_(REVIEWS.c.whole), REVIEWS.c.method != method)
    query = query.on_conflict_do_update(index_elements=["id"], set_=values, where=unfinished)
    async with store.engine.begin() as connection:
        await connection.execute(query)


async def delete_strays(store: Store, before: int) -> None:
    """Delete reviews of matches that are not here, of records that were sent along, from before a time."""
    here = sql.union_all(sql.select(GAMES.c.id), sql.select(RECORDS.c.id))
    query = sql.delete(REVIEWS).where(REVIEWS.c.at < before, REVIEWS.c.id.not_in(here))
    async with store.engine.begin() as connection:
        await connection.execute(query)
