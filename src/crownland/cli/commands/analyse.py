"""`crownland analyse`."""

import json
from typing import Annotated, Final

import msgspec
import typer
from rich.table import Table

from ...analysis.review import ReviewPlan, check_thinker, threads, work
from ...analysis.review_types import Account, Assessment, Found, Review
from ...bots.levels import ADVISER
from ...engine.errors import InvalidSetup
from ...engine.state import State
from ...match.record.record import Record
from .. import options as completion
from ..app import INTERRUPTED
from ..console import output, printable, progress_bar, whole_number
from ..files import records_in
from ..options import AsJson
from ..terminal.display import load_display
from ..terminal.questions import name_recorded
from ..terminal.render import make_position
from .warm import get_ready, required_parts

_MANY: Final = {"slip": "slips", "mistake": "mistakes", "blunder": "blunders"}


def command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of records; - is standard input.")],
    bot: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="The bot that evaluates: any bot that uses playouts.",
            autocompletion=completion.bots,
        ),
    ] = ADVISER.bot,
    seat: Annotated[
        int | None,
        typer.Option(parser=whole_number("--seat", 0, 7), metavar="N", help="Judge only this seat, counted from 0."),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Any text; the same seed gives the same output.")] = "0",
    as_json: AsJson = False,
) -> None:
    """Show what each decision of recorded games cost.

    For each decision: what was played, the best option, and what the difference cost in points and in the chance to
    win, estimated by playouts. Ctrl-C shows the results so far.
    """
    for record in records_in(file):
        if seat is not None and seat >= record.variant.seats:
            raise InvalidSetup(f"expected a seat from 0 to {record.variant.seats - 1}, but got {seat}")
        check_thinker(bot, record.variant)
        get_ready(record.variant.game, *required_parts([bot], record.variant.game), "reviews")
        plan = ReviewPlan(record, bot, seed)
        found: list[Found] = []
        try:
            with progress_bar("Thinking", len(plan.steps)) as advance:
                for one in work(plan, plan.steps, threads()):
                    found.append(one)
                    advance(1)
        except KeyboardInterrupt:
            _report(record, plan, found, seat, as_json)
            raise typer.Exit(INTERRUPTED) from None
        _report(record, plan, found, seat, as_json)


def _report(record: Record, plan: ReviewPlan, found: list[Found], seat: int | None, as_json: bool) -> None:
    review = of_seat(plan.review(found), seat)
    if as_json:
        result = msgspec.to_builtins(review)
        typer.echo(json.dumps({"players": record.players, **result}, ensure_ascii=False))
    else:
        names = name_recorded(record)
        output().print(_table(plan, review, names))
        output().print("\n".join(_account(names, one) for one in review.accounts), soft_wrap=True)


def of_seat(review: Review, seat: int | None) -> Review:
    """Restrict a review to one seat."""
    if seat is None:
        return review
    own = [one for one in review.decisions if one.seat == seat]
    return msgspec.structs.replace(review, decisions=own, accounts=[review.accounts[seat]])


def _table(plan: ReviewPlan, review: Review, names: list[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    for title, justify in (("event", "right"), ("round", "right"), ("player", "left"), ("played", "left")):
        table.add_column(title, justify=justify)  # type: ignore[arg-type]
    for title, justify in (("", "left"), ("better", "left"), ("points", "right"), ("win", "right")):
        table.add_column(title, justify=justify)  # type: ignore[arg-type]
    states = {step.event_index: step.state for step in plan.decisions()}
    for one in review.decisions:
        state = states[one.event_index]
        better = (one.grade, _words(state, names, one.best.id), *_cost(one)) if one.is_fault else ()
        place = f"{one.game}/{one.round}" if plan.variant.dynasty else str(one.round)
        table.add_row(
            str(one.event_index), place, printable(names[one.seat]), _words(state, names, one.played.id), *better
        )
    return table


def _cost(one: Assessment) -> tuple[str, str]:
    """Return the cost of a decision in points and chance to win; empty if it rounds to 0."""
    points, win = f"{one.points:.1f}", f"{100 * one.win:.0f}"
    return "" if points == "0.0" else f"−{points}", "" if win == "0" else f"−{win} %"


def _words(state: State, names: list[str], code: int) -> str:
    """Return an option as the terminal shows it."""
    choice = next(
        one for one in load_display(state.variant.family).choices(make_position(state, names)) if one.option.id == code
    )
    return f"{choice.verb} {choice.text}"


def _account(names: list[str], one: Account) -> str:
    """Return the effects of luck and skill of a player."""
    faults = [f"{n} {grade if n == 1 else _MANY[grade]}" for grade, n in one.faults.items() if n]
    result = f"{', '.join(faults)} of {one.decisions} decisions cost {100 * one.win:.0f} % and {one.points:.1f} points"
    skill = result if faults else f"none of {one.decisions} decisions was a mistake"
    luck = f"the draws brought {100 * one.luck:+.0f} % (±{100 * one.luck_error:.0f})".replace("-", "−")
    return f"{printable(names[one.seat])}: {luck}, {skill}."
