"""REST: the menu, and tables. Each handler reads the request, calls one method of `Tables`, and answers."""

import asyncio
from functools import cache
from typing import Annotated, Any, Final, get_args

import msgspec
from litestar import Response, WebSocket, get, post, websocket
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from ... import __version__
from ...bots.bot import offered_bots
from ...bots.levels import LEVELS, NEWCOMER
from ...engine.errors import InputError, InvalidSetup, NotationError
from ...engine.registry import GAMES
from ...engine.variant import all_variants, find_variant
from ...i18n.messages import ENGLISH, words_in
from ...match.record.reader import read_record
from ...match.record.record import write_line
from .. import protocol
from ..errors import ApiError
from ..protocol import ENCODER
from ..runtime.pools import PACES
from ..settings import Settings
from ..store.schema import finished_record
from ..table.checks import check_begun
from ..table.entries import read_clock
from ..table.seats import choose_holder, hash_token, new_token
from .guard import client_address
from .services import (
    ERRORS,
    JSON,
    MAX_WAIT,
    PRECOMPRESSED,
    AnyRequest,
    CachedResponse,
    TableId,
    Text,
    Wait,
    bearer_token,
    cached_response,
    describe,
    holder,
    next_cursor,
    raw_json,
    read_cursor,
    run_in_pool,
    services,
)

STATES: Final = ("open", "running", "over")
After = Annotated[int | None, QueryParameter(description="wait until the version is larger than this", ge=0, le=2**31)]
View = Annotated[bool, QueryParameter(description="the view of the match in place of its actions")]
_BODY: Final[Any] = JSONBody  # parametrised for each message below


_TABLE: Final = describe(protocol.Table, "The table")
_MENU: Final = describe(protocol.Menu, "The menu")


@get("/api/menu", responses={**ERRORS, **_MENU}, opt=PRECOMPRESSED)
async def menu(request: AnyRequest) -> Response[bytes]:
    """Games, levels and settings of this server."""
    written = await asyncio.to_thread(
        _menu, services(request).tables.settings
    )  # the first time, texts are read from files
    return written.respond(request)


@cache
def _menu(settings: Settings) -> CachedResponse:
    return cached_response(ENCODER.encode(make_menu(settings)), JSON)


def make_menu(settings: Settings) -> protocol.Menu:
    words = words_in(ENGLISH)
    levels = [
        protocol.LevelMenu(number, level.bot, words(f"bot-level-{number}"), words(f"level-{number}-text"))
        for number, level in enumerate(LEVELS, 1)
    ]
    games = [
        protocol.GameMenu(
            name,
            game.title,
            game.family,
            str(find_variant(name)),
            list(game.seats),
            list(game.switches),
            list(offered_bots(name)),
        )
        for name, game in GAMES.items()
    ]
    return protocol.Menu(
        games,
        levels,
        NEWCOMER.bot,
        [str(variant) for variant in all_variants()],
        list(PACES),
        settings.share.split(),
        protocol.Retention(settings.retention.waiting, settings.retention.abandoned),
        __version__,
    )


@post("/api/tables", responses=ERRORS)
async def create_table(request: AnyRequest, data: JSONBody[protocol.NewTable], view: View = False) -> protocol.Created:
    """Create a table. Keep the token: it is the only credential."""
    token, client = bearer_token(request) or new_token(), client_address(request.scope)
    begun = await run_in_pool(request, starting_actions, data) if data.begun else None
    tables = services(request).tables
    session = await tables.create(data, hash_token(token), client, begun)
    seats = session.table.held_seats(hash_token(token))
    return protocol.Created(session.table.id, token, seats, raw_json(await tables.encode(session, view=view)))


@get("/api/tables", responses=ERRORS)
async def list_tables(
    request: AnyRequest, status: Text = None, variant: Text = None, player: Text = None, cursor: Text = None
) -> protocol.TableList:
    """Public tables that are open or running, the newest first; of one variant, or with one player."""
    if status not in (None, *STATES):
        raise ApiError("request/invalid", f"the status is one of {', '.join(STATES)}, not {status!r:.40}")
    rows = await services(request).store.list_tables(status, variant, read_cursor(cursor), player)
    return protocol.TableList([_listed(row) for row in rows], next_cursor(rows))


def _listed(row: Any) -> protocol.Listed:
    clock = read_clock(row.laid) if row.timed else None
    players, bot_names = raw_json(row.players), raw_json(row.bot_names)
    return protocol.Listed(
        row.id, row.variant, row.status, players, bot_names, row.open_seats, row.timed, clock, row.at
    )


@get("/api/tables/{table_id:str}", responses={**ERRORS, **_TABLE})
async def get_table(
    request: AnyRequest, table_id: TableId, after: After = None, wait: Wait = MAX_WAIT, view: View = False
) -> Response[bytes]:
    """The table; with `after`, as soon as its `version` is larger."""
    tables = services(request).tables
    session = await tables.find_newest(table_id)
    session.touch(holder(request))
    tables.attend(session)
    tables.on_change(session)  # bots may have waited for a visitor
    if after is not None:
        await services(request).shutdown.wait(tables.wait_for_version(session, after, wait))
        session = await tables.find(table_id)
        session.touch(holder(request))
    body = await tables.encode(session, view=view)
    return Response(body, media_type=JSON, headers={"cache-control": "no-store"})


@get("/api/tables/{table_id:str}/record", responses=ERRORS)
async def get_record(request: AnyRequest, table_id: TableId) -> dict[str, Any]:
    """The record so far; complete, with scores and seed, when the match is over."""
    session = await services(request).tables.find_newest(table_id)
    async with session.lock:
        check_begun(session.table)
        return finished_record(session.table)


def _command_route(kind: type[Any]) -> HTTPRouteHandler:
    """Make the route of one command: its body is the message without `type`."""
    tag = str(kind.__struct_config__.tag)

    async def command(request: AnyRequest, table_id: str, data: Any) -> protocol.Done:
        mine, token = holder(request), None
        if isinstance(data, protocol.Sit) and data.bot is None:
            mine, token = choose_holder(mine, data.secret)
        done = await services(request).tables.do(table_id, mine, data, client_address(request.scope))
        return msgspec.structs.replace(done, id=data.id, token=token)

    command.__annotations__["data"] = _BODY[kind]
    command.__annotations__["table_id"] = TableId
    command.__name__ = f"{tag}_command"
    command.__doc__ = kind.__doc__
    route: HTTPRouteHandler = post(f"/api/tables/{{table_id:str}}/{tag}", status_code=200, responses=ERRORS)(command)
    return route


@post("/api/tables/{table_id:str}/signal", status_code=200, responses=ERRORS)
async def signal(request: AnyRequest, table_id: TableId, data: JSONBody[protocol.Signal]) -> protocol.Done:
    """Send one of the fixed phrases to all clients of the table."""
    return await services(request).tables.signal(table_id, holder(request), data)


@websocket("/api/tables/{table_id:str}/socket", opt={"no_log": True})
async def play_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Play at a table, or watch it."""
    await services(socket).sockets.serve(socket, services(socket).tables, table_id)


COMMANDS: Final = [_command_route(kind) for kind in get_args(protocol.Change)]
ROUTES: Final = [
    menu,
    create_table,
    list_tables,
    get_table,
    get_record,
    *COMMANDS,
    signal,
    play_socket,
]


def starting_actions(setup: protocol.NewTable) -> list[list[int]]:
    """Return the actions, as ints, of each game before the chosen moment. Raises ApiError if there is none."""
    assert setup.begun is not None
    try:
        record = read_record(write_line(setup.begun.record))
    except InputError as error:
        raise ApiError("record/invalid", str(error)) from None
    if not record.is_complete:  # else hints at the new table would help at the old one
        raise ApiError("match/not-over", "expected the record of a match that is over: nobody is helped before that")
    try:
        variant, position = find_variant(setup.variant), record.at(setup.begun.event_index)
    except (NotationError, InvalidSetup) as error:
        raise ApiError("setup/invalid", str(error)) from None
    if variant != record.variant:
        raise ApiError("setup/invalid", f"expected the variant of the record, {record.variant}, but got {variant}")
    if position.is_played_out:  # those who resigned there do not sit here
        raise ApiError("setup/invalid", f"expected a moment before the end, but got event {setup.begun.event_index}")
    return position.logs
