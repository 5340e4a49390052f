"""`crownland simulate`."""

import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import numpy as np
import typer
from numpy.typing import NDArray
from rich.table import Table

from ...arena.external import LIMIT
from ...arena.match import MatchResult
from ...arena.play import KERNEL_BOTS, Games, play
from ...arena.results import interval_around
from ...arena.runners import play_jobs
from ...arena.schedule import Job, find_bots
from ...engine.errors import InvalidSetup
from ...engine.variant import Variant, find_variant
from ...match.record.record import make_record, write_line
from ...match.standing import GAMES_IN_A_DYNASTY, leaders, rank
from .. import options as completion
from ..console import counted, for_table, printable, progress_bar, stderr_console, whole_number
from ..files import write_records, written_whole
from ..options import DEFAULT_GAME, GAME, AsJson, games_option
from .warm import get_ready, required_parts

MAX_THREADS: Final = 256

Forfeits: TypeAlias = list[dict[str, int]]  # for each seat, or bot where seats were rotated, the reasons and how often


def command(
    game: Annotated[str, GAME] = DEFAULT_GAME,
    games: Annotated[int, games_option("How many games; a Dynasty of three counts as one.")] = 1000,
    bots: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="Who plays, separated by commas; a list shorter than the table repeats.",
            autocompletion=completion.bots,
        ),
    ] = "greedy",
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Any text; the same seed gives the same games.")] = "0",
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a record of every game; what is there is replaced.")
    ] = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Let everybody sit in every seat as often, on the same deals.")
    ] = False,
    as_json: AsJson = False,
    threads: Annotated[
        int,
        typer.Option(parser=whole_number("--threads", 1, MAX_THREADS), metavar="N", help="How many threads to use."),
    ] = 1,
) -> None:
    """Let bots play many games and show how they went.

    The same options give the same output, byte for byte, except for `seconds` and `games_per_second` in --json.
    """
    variant = find_variant(game)
    seated = _fill_seats(find_bots(bots, variant), variant.seats)
    seatings = _seatings(variant, seated, games) if rotate else [Seating(0, seated, games)]
    in_batches = set(seated) <= KERNEL_BOTS.keys()
    simulate = _simulate_in_batches if in_batches else _simulate_one_by_one
    numbers, seconds, forfeits = simulate(variant, seatings, seed, records, threads)
    summary = {
        **summarise(variant, seated, numbers),
        "forfeits": forfeits,
        **({"rotated": True} if rotate else {}),
    }
    if records:
        stderr_console().print(f"{records} holds {counted(games, 'record')}.", soft_wrap=True)
    if as_json:
        single_games = games * (GAMES_IN_A_DYNASTY if variant.dynasty else 1)
        rate = round(single_games / seconds, 1)
        typer.echo(json.dumps({**summary, "seed": seed, "seconds": round(seconds, 6), "games_per_second": rate}))
    else:
        _print(summary, seed)


@dataclass(frozen=True, slots=True)
class Seating:
    """Games with all bots rotated by some kingdoms: the steps, the bot in each seat, and the number of games."""

    steps: int
    bots: list[str]
    games: int


def _seatings(variant: Variant, bots: list[str], games: int) -> list[Seating]:
    """Divide the games among all rotations of the bots; the two seats of a team stay together (W4)."""
    places, each = variant.kingdoms, variant.seats // variant.kingdoms
    moved = [bots[-steps * each :] + bots[: -steps * each] if steps else bots for steps in range(places)]
    shares = [games // places + (steps < games % places) for steps in range(places)]
    return [Seating(steps, moved[steps], share) for steps, share in enumerate(shares) if share]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The results of each game (a Dynasty is one): arrays with a column for each kingdom."""

    totals: NDArray[Any]
    wins: NDArray[Any]
    discards: NDArray[Any]

    def rotated_back(self, steps: int) -> "Numbers":
        """Return the results with columns in the order of the unrotated bots."""
        return Numbers(*(np.roll(part, -steps, axis=1) for part in (self.totals, self.wins, self.discards)))

    @classmethod
    def joined(cls, parts: Sequence["Numbers"]) -> "Numbers":
        """Concatenate the games of several seatings."""
        names = ("totals", "wins", "discards")
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def _simulate_in_batches(
    variant: Variant, seatings: Sequence[Seating], seed: str, records: Path | None, threads: int
) -> tuple[Numbers, float, Forfeits]:
    """Play in kernels; return the results, the seconds, and no forfeits."""
    get_ready(variant.game, "batches", *(["rules"] if records else []))
    play(variant.single, seatings[0].bots, 1)  # so that loading compiled code is not measured
    games_each = GAMES_IN_A_DYNASTY if variant.dynasty else 1
    parts = []
    with progress_bar("Playing", sum(seating.games for seating in seatings) * games_each) as advance:
        start = time.perf_counter()
        for seating in seatings:
            games, ties = seating.games * games_each, variant.dynasty
            played = play(variant.single, seating.bots, games, seed, threads=threads, with_ties=ties, progress=advance)
            parts.append(_summarise(variant, played, seating.games).rotated_back(seating.steps))
        seconds = time.perf_counter() - start
    if records:
        with progress_bar("Writing", sum(seating.games for seating in seatings)) as advance:
            write_records(records, variant, [(seating.bots, seating.games) for seating in seatings], seed, advance)
    return Numbers.joined(parts), seconds, [{} for _ in seatings[0].bots]


def _summarise(variant: Variant, played: Games, games: int) -> Numbers:
    series = (games, -1, variant.kingdoms)
    wins = _dynasty_winners(played, series) if variant.dynasty else played.winners
    totals, discards = (part.reshape(series).sum(axis=1) for part in (played.totals, played.discards))
    return Numbers(totals, wins, discards)


def _simulate_one_by_one(
    variant: Variant, seatings: Sequence[Seating], seed: str, records: Path | None, processes: int
) -> tuple[Numbers, float, Forfeits]:
    """Play any bots, game by game, as in the arena."""
    get_ready(variant.game, *required_parts(seatings[0].bots, variant.game))
    tables = [(seating, number) for seating in seatings for number in range(seating.games)]
    jobs = [Job(str(variant), seed, seating.steps, number, [seating.bots]) for seating, number in tables]
    found: dict[tuple[int, int], MatchResult] = {}
    with progress_bar("Playing", len(jobs)) as advance:
        start = time.perf_counter()
        for done in play_jobs(jobs, processes, LIMIT):
            found[done.pairing, done.deal] = done.matches[0]
            advance(1)
        seconds = time.perf_counter() - start
    played = [found[seating.steps, number] for seating, number in tables]
    if records:
        with written_whole(records) as file:
            for (seating, _), match in zip(tables, played, strict=True):
                file.write(write_line(make_record(variant, seating.bots, match.logs, match.resigned)) + "\n")
    each = variant.seats // variant.kingdoms
    forfeits = [Counter[str]() for _ in range(variant.seats)]
    for (seating, _), match in zip(tables, played, strict=True):
        for seat, reason in match.forfeits.items():
            forfeits[(seat - seating.steps * each) % variant.seats][reason] += 1
    parts = []
    for seating in seatings:
        own = [found[seating.steps, number] for number in range(seating.games)]
        wins = np.array([[kingdom in match.winners for kingdom in range(variant.kingdoms)] for match in own])
        totals, discards = (np.array([getattr(match, part) for match in own]) for part in ("totals", "discards"))
        parts.append(Numbers(totals, wins, discards).rotated_back(seating.steps))
    return Numbers.joined(parts), seconds, [dict(reasons) for reasons in forfeits]


def _print(summary: dict[str, Any], seed: str) -> None:
    table = _table(summary, seed)
    console = for_table(table)
    console.print(table)
    for seat, (bot, reasons) in enumerate(zip(summary["bots"], summary["forfeits"], strict=True)):
        where = "" if "rotated" in summary else f" in seat {seat}"
        for reason, times in reasons.items():
            result = f"{bot}{where} forfeited {times} of {counted(summary['games'], 'game')}: {printable(reason)}"
            console.print(result, soft_wrap=True)


def _fill_seats(bots: Sequence[str], seats: int) -> list[str]:
    """Return the bot of every seat; a short list repeats."""
    if not 1 <= len(bots) <= seats:
        raise InvalidSetup(f"expected 1 to {seats} bots for {seats} seats, but got {len(bots)}")
    return [bots[seat % len(bots)] for seat in range(seats)]


def summarise(variant: Variant, bots: Sequence[str], numbers: Numbers) -> dict[str, Any]:
    """Return the mean and deviation of the points, the share of wins with its 95 % interval, and the mean discards.

    Each list has an item for each seat or team. A Dynasty is one game.
    """
    shares = numbers.wins / numbers.wins.sum(axis=1, keepdims=True)
    n, means = len(shares), shares.mean(axis=0)
    spread = shares.std(axis=0, ddof=1) if n > 1 else np.zeros_like(means)
    ends = [interval_around(float(mean), float(deviation), n) for mean, deviation in zip(means, spread, strict=True)]
    return {
        "game": str(variant),
        "games": len(numbers.totals),
        "bots": list(bots),
        "means": _rounded(numbers.totals.mean(axis=0)),
        "deviations": _rounded(numbers.totals.std(axis=0, ddof=1) if n > 1 else np.zeros_like(means)),
        "wins": _rounded(means),
        "intervals": [[round(end, 4) for end in pair] for pair in ends],
        "discards": _rounded(numbers.discards.mean(axis=0)),
    }


def _dynasty_winners(played: Games, series: tuple[int, int, int]) -> NDArray[np.bool_]:
    """K13: compare the sums of the three games of each series."""
    totals = played.totals.reshape(series).tolist()
    ties = played.tie_breaks.reshape(*series, 2).tolist()
    won = np.zeros((series[0], series[2]), np.bool_)
    for index, (game_totals, game_ties) in enumerate(zip(totals, ties, strict=True)):
        games = [
            [(total, *tie) for total, tie in zip(row, tie_row, strict=True)]
            for row, tie_row in zip(game_totals, game_ties, strict=True)
        ]
        won[index, leaders([rank(kingdom) for kingdom in zip(*games, strict=True)])] = True
    return won


def _rounded(values: NDArray[Any]) -> list[float]:
    return [round(float(value), 4) for value in values]


def _table(summary: dict[str, Any], seed: str) -> Table:
    title = f"{summary['game']}, games: {summary['games']}, seed: {printable(seed)}"
    title += ", seats rotated" if "rotated" in summary else ""
    teams = len(summary["means"]) < len(summary["bots"])
    table = Table(title=title, title_justify="left")
    table.add_column("Team" if teams else "Seat", no_wrap=True)
    table.add_column("Bots" if teams else "Bot", overflow="fold")
    for heading in ("Points", "Deviation", "Wins", "95 %", "Discards"):
        table.add_column(heading, justify="right", no_wrap=True)
    each = len(summary["bots"]) // len(summary["means"])  # W4: a team is two seats
    bots = [" + ".join(summary["bots"][first : first + each]) for first in range(0, len(summary["bots"]), each)]
    columns = (bots, *(summary[key] for key in ("means", "deviations", "wins", "intervals", "discards")))
    for seat, (bot, mean, deviation, wins, (low, high), discards) in enumerate(zip(*columns, strict=True)):
        shown = (f"{mean:.2f}", f"{deviation:.2f}", f"{wins:.2%}", f"{low:.1%}–{high:.1%}", f"{discards:.3f}")
        table.add_row("all" if "rotated" in summary else str(seat), bot, *shown)
    return table
