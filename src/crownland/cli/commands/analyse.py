"""`crownland analyse`."""

import json
from collections.abc import Iterable
from typing import Annotated, Any

import typer
from rich.table import Table

from ...bots.levels.levels import ADVISER
from ...bots.thought import Thought
from ...match.record.record import Record
from ...review.analysis import Assessment, Decision, assess, check_thinker, decisions
from ...rules.actions import encode
from ..app import INTERRUPTED
from ..compiling import get_ready, needs_of
from ..console import output, printable
from ..files import records_in
from ..games.rooms import display_of
from ..helping import AsJson
from ..numbers import whole_number
from ..progress import progress_bar
from ..terminal.look import look_at
from ..terminal.names import distinct


def command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of records; - is standard input.")],
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="Who judges: any bot that plays games out before it decides.")
    ] = ADVISER.bot,
    seat: Annotated[
        int | None,
        typer.Option(parser=whole_number("--seat", 0, 7), metavar="N", help="Judge only this seat, counted from 0."),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Any text; the same seed gives the same output.")] = "0",
    as_json: AsJson = False,
) -> None:
    """Tell what each decision of recorded games cost.

    For each decision: what was played, the best option, and what the difference cost in points and in the chance to
    win, as far as games that are played out from there can tell. Stopping it shows what is known so far.
    """
    for record in records_in(file):
        check_thinker(bot, record.variant)
        get_ready(record.variant.game, *needs_of([bot], record.variant.game))
        made = list(decisions(record, seat))
        found: list[Assessment] = []
        try:
            with progress_bar("Thinking", len(made)) as advance:
                for decision in made:
                    found.append(assess(decision, bot, seed))
                    advance(1)
        except KeyboardInterrupt:
            _tell(record, made, found, bot, seed, as_json)
            raise typer.Exit(INTERRUPTED) from None
        _tell(record, made, found, bot, seed, as_json)


def _tell(record: Record, made: list[Decision], found: list[Assessment], bot: str, seed: str, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(_as_json(record, found, bot, seed), ensure_ascii=False))
    else:
        output().print(_table(record, made, found))
        output().print(_sums(distinct(record.players), found), soft_wrap=True)


def _as_json(record: Record, found: Iterable[Assessment], bot: str, seed: str) -> dict[str, Any]:
    return {
        "variant": str(record.variant),
        "players": record.players,
        "bot": bot,
        "seed": seed,
        "decisions": [
            {
                "game": one.game,
                "number": one.number,
                "round": one.round,
                "seat": one.seat,
                "options": one.options,
                "points": round(one.points, 2),
                "win": round(one.win, 4),
                "best": _thought(one.best),
                "played": _thought(one.played),
            }
            for one in found
        ],
    }


def _thought(thought: Thought) -> dict[str, Any]:
    return {
        "action": str(thought.action),
        "visits": thought.visits,
        "win": round(thought.win, 4),
        "margin": round(thought.margin, 2),
    }


def _table(record: Record, made: list[Decision], found: list[Assessment]) -> Table:
    names = distinct(record.players)
    table = Table(box=None, pad_edge=False)
    for title, justify in (("round", "right"), ("player", "left"), ("played", "left"), ("best", "left")):
        table.add_column(title, justify=justify)  # type: ignore[arg-type]
    table.add_column("points", justify="right")
    table.add_column("win", justify="right")
    for decision, one in zip(made, found, strict=False):
        better = () if _is_free(one) else (_words(decision, names, one.best), *_cost(one))
        place = f"{one.game}/{one.round}" if record.variant.dynasty else str(one.round)
        table.add_row(place, printable(names[one.seat]), _words(decision, names, one.played), *better)
    return table


def _is_free(one: Assessment) -> bool:
    """Tell whether no cost is left after rounding."""
    return round(one.points, 1) == round(one.win, 2) == 0


def _cost(one: Assessment) -> tuple[str, str]:
    return f"−{one.points:.1f}", f"−{100 * one.win:.0f} %"


def _words(decision: Decision, names: list[str], thought: Thought) -> str:
    """Tell an option as the terminal lists it."""
    look = look_at(decision.state, names)
    code = encode(thought.action)
    choice = next(one for one in display_of(decision.state.variant).choices(look) if one.option.id == code)
    return f"{choice.verb} {choice.text}"


def _sums(names: list[str], found: list[Assessment]) -> str:
    """Tell how many decisions of each player were as good as any, and what the others cost in all."""
    told = []
    for seat, name in enumerate(names):
        own = [one for one in found if one.seat == seat]
        free, lost = sum(map(_is_free, own)), sum(one.points for one in own)
        told.append(f"{printable(name)}: {free} of {len(own)} decisions cost nothing, the others {lost:.1f} points.")
    return "\n".join(told)
