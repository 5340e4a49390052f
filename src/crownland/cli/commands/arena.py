"""`crownland arena`."""

import json
import re
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from ...arena.external import LIMIT
from ...arena.results import Results, draw_chart
from ...arena.tournament import Tournament, choose_runner, make_tournament
from ...bots.spec import split
from ...engine.errors import NotationError
from ...engine.variant import find_variant
from ...match.record.record import write_line
from .. import options as completion
from ..app import INTERRUPTED
from ..console import for_table, printable, progress_bar, stderr_console, whole_number
from ..files import check_writable, naming, written_whole
from ..options import DEFAULT_GAME, GAME, AsJson, games_option
from .warm import get_ready, required_parts

MAX_PROCESSES: Final = 256


def command(
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT", help='Who plays, such as greedy or exec("./mybot").', autocompletion=completion.bots
        ),
    ] = None,
    more_bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="LIST",
            help="The same, as a list separated by commas.",
            autocompletion=completion.bots,
        ),
    ] = None,
    game: Annotated[str, GAME] = DEFAULT_GAME,
    games: Annotated[
        int, games_option("Games of each pairing, rounded up so that every deal is played in all seatings.")
    ] = 100,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Any text; the same seed deals the same games.")] = "0",
    as_json: AsJson = False,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a record of every game.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw the table as a chart.")] = None,
    journal: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep finished games, so that the same command can continue from there."),
    ] = None,
    sprt: Annotated[
        bool,
        typer.Option(
            "--sprt", help="Stop as soon as it is settled, at the 5 % level, whether the first bot beats par."
        ),
    ] = False,
    claim: Annotated[
        str | None, typer.Option(metavar="LOW,HIGH", help="Like --sprt, but decide between these two shares of wins.")
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option(
            parser=whole_number("--processes", 1, MAX_PROCESSES),
            metavar="N",
            help="How many processes play; by default one for each core.",
        ),
    ] = None,
    limit: Annotated[
        float,
        typer.Option(
            min=0.001,
            metavar="SECONDS",
            help="How long an outside bot may think about a decision, unless its name sets ms.",
        ),
    ] = LIMIT,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster.")] = None,
) -> None:
    """Let bots play each other on paired deals and measure them.

    With two bots and more than two seats, the first plays alone against copies of the second, once in each seat of
    every deal. With as many bots as seats, all play at one table and change seats. Otherwise, every pair of bots meets.
    """
    names = [*(bots or []), *(split(more_bots) if more_bots else [])]
    if plot and plot.suffix != ".svg":
        raise NotationError(f"expected --plot as a file whose name ends in .svg, but got {plot}")
    for file in filter(None, (records, plot, journal)):
        check_writable(file)
    kind = find_variant(game).game
    get_ready(kind, *required_parts(names, kind))
    with naming(str(journal)), _terminated_like_interrupted():
        tournament = make_tournament(names, game, games, seed, journal, _claim(claim) or sprt, bool(records))
    if tournament.games > games * len(tournament.plan.pairings):
        stderr_console().print(
            f"Playing {tournament.games} games, so that every deal is played in every seating.", soft_wrap=True
        )
    stopped = False
    with progress_bar("Playing", tournament.games, tournament.games_played) as advance:
        try:
            with naming(str(journal)), _terminated_like_interrupted():
                tournament.play(choose_runner(processes, limit, ray), advance)
        except KeyboardInterrupt:
            stopped = True
    if tournament.games_played or not stopped:
        _report(tournament, as_json, records, plot)
    if stopped:
        _print_progress(tournament, journal)
        raise typer.Exit(INTERRUPTED)


def _claim(text: str | None) -> tuple[float, float] | None:
    if text is None:
        return None
    shape = re.fullmatch(r"\s*([01]?\.?[0-9]+)\s*,\s*([01]?\.?[0-9]+)\s*", text)
    if shape is None:
        raise NotationError(f"expected --claim as two shares of wins such as 0.5,0.55, but got {text!r}")
    return float(shape[1]), float(shape[2])


@contextmanager
def _terminated_like_interrupted() -> Iterator[None]:
    """Handle SIGTERM like Ctrl-C, so that external bots are ended."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _report(tournament: Tournament, as_json: bool, records: Path | None, plot: Path | None) -> None:
    results = tournament.results()
    if records:
        with written_whole(records) as file:
            file.writelines(write_line(record) + "\n" for record in tournament.records())
    if plot:
        with written_whole(plot) as file:
            file.write(draw_chart(results))
    if as_json:
        typer.echo(json.dumps(results.to_json()))
    else:
        _print(results)


def _print(results: Results) -> None:
    table = _table(results)
    console = for_table(table)
    console.print(table)
    for row in results.bots:
        for reason, times in row.forfeits.items():
            games = "1 game" if times == 1 else f"{times} games"
            console.print(f"{row.name} forfeited {games}: {printable(reason)}", soft_wrap=True)
    if results.verdict:
        console.print(f"Sequential test {results.verdict}.", soft_wrap=True)


def _table(results: Results) -> Table:
    title = f"{results.variant}, games: {results.games}, par: {results.par:.1%}, seed: {printable(results.seed)}"
    table = Table(title=title, title_justify="left")
    table.add_column("Bot", overflow="fold")
    for heading in ("Wins", "95 %", "Margin", "Score", "ms", "Rating"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in sorted(results.bots, key=lambda row: -row.wins):
        low, high = row.interval
        numbers: list[Any] = [f"{row.wins:.1%}", f"{100 * low:.1f}–{100 * high:.1f}", f"{row.margin:+.1f}"]
        table.add_row(
            row.name, *numbers, f"{row.score:.1f}", f"{row.ms:.{0 if row.ms >= 100 else 2}f}", f"{row.rating:.1f}"
        )
    return table


def _print_progress(tournament: Tournament, journal: Path | None) -> None:
    played = f"Played {tournament.games_played} of {tournament.games} games"
    if journal:
        command = shlex.join(["crownland", *sys.argv[1:]])
        stderr_console().print(f"{played}; the same command continues from there: {command}", soft_wrap=True)
    else:
        stderr_console().print(
            f"{played}; with --journal FILE the same command could continue from there.", soft_wrap=True
        )
