"""REST: reasons in words for hints, the coach and reviews, whose numbers the page finds itself."""

import asyncio
from typing import Final

from litestar import post
from litestar.params import JSONBody

from ...analysis.assess import explain_fault
from ...analysis.comparison import Because
from ...analysis.explain import why_good
from ...analysis.hints import find_reason
from ...bots.base import check_turn
from ...engine.action import decode
from ...engine.errors import InputError
from ...engine.state import State
from ...engine.variant import Variant, find_variant
from .. import protocol
from ..errors import ApiError, error_from_rules
from ..limits import too_many
from .guard import client_address
from .services import ERRORS, AnyRequest, services

MAX_SECONDS: Final = 30.0  # for reasons, also while kernels are compiled


@post("/api/reasons", status_code=200, responses=ERRORS)
async def give_reasons(request: AnyRequest, data: JSONBody[protocol.Explain]) -> list[Because]:
    """Why an option is good, or another one better; the most important reason first."""
    bot_pool, owner = services(request).tables.bot_pool, client_address(request.scope)
    try:
        variant = find_variant(data.variant).single
        async with asyncio.timeout(MAX_SECONDS):
            return await bot_pool.search(variant.game, owner, find_reasons, variant, data)
    except InputError as error:
        raise error_from_rules(error) from None
    except TimeoutError:
        raise too_many("reasons are wanted", MAX_SECONDS) from None


def find_reasons(variant: Variant, asked: protocol.Explain) -> list[Because]:
    """Return the reasons for an option of one game. Raises InputError or ApiError if there is no such option."""
    state, action, best = State(variant), asked.action, asked.best
    for code in asked.actions:
        state.apply(code)
    check_turn(state)
    for option in (action, action if best is None else best):
        state.copy().apply(option)
    if asked.hint:
        reason, args = find_reason(state, decode(action))
        return [] if reason == "chance" else [Because(reason, args)]
    if best is None or best == action:
        return why_good(state, action)
    if len(asked.points) != variant.kingdoms:
        raise ApiError("request/invalid", f"expected the points of {variant.kingdoms} kingdoms")
    return explain_fault(state, asked.game, len(asked.actions), best, action, asked.points)


ROUTES: Final = [give_reasons]
