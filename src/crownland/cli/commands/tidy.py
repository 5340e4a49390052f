"""`crownland tidy`."""

import json
from typing import Annotated

import typer

from ...server.store.retention import Retention
from ...server.store.store import Store
from ...server.store.writer import Writer
from ..console import output
from ..database import Database, choose, in_store
from ..options import AsJson

Dry = Annotated[bool, typer.Option("--dry-run", help="Only count, change nothing.")]


def command(database: Database = None, dry_run: Dry = False, as_json: AsJson = False) -> None:
    """End tables that nobody plays at any more.

    What ended without a result is deleted later. Servers do both by themselves, by the rules in
    CROWNLAND_WAITING_DAYS, CROWNLAND_ABANDONED_DAYS and CROWNLAND_ENDED_DAYS.
    """
    settings = choose(database)

    async def tidy(store: Store, writer: Writer) -> tuple[int, int]:
        retention = Retention(settings, store, writer)
        if not dry_run:
            return await retention.end_abandoned(), await retention.delete_ended()
        return sum([len(some) async for some in retention.abandoned()]), len(await retention.deletable())

    ended, deleted = in_store(settings, tidy)
    if as_json:
        typer.echo(json.dumps({"ended": ended, "deleted": deleted}))
    else:
        would = "would be " if dry_run else ""
        output().print(f"{ended} tables {would}ended, {deleted} {would}deleted.", soft_wrap=True)
