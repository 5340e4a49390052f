"""`crownland train`."""

import shlex
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ...arena.runners import cores
from ...bots.learned import read_weights, weights_name
from ...engine.errors import InvalidSetup
from ...engine.variant import find_variant
from ...training.slices import SlicePlayer, on_ray, on_threads
from ...training.train import GAMES, Point, Training, draw_curve, open_training
from ..app import INTERRUPTED
from ..console import output, stderr_console, whole_number
from ..files import written_whole
from ..options import DEFAULT_GAME, GAME
from .simulate import MAX_THREADS
from .warm import get_ready

_MAX_ROUNDS: Final = 1000


def command(
    game: Annotated[str, GAME] = DEFAULT_GAME,
    minutes: Annotated[
        int,
        typer.Option(
            parser=whole_number("--minutes", 1, 100_000),
            metavar="N",
            help="Begin no round that would end later; rounds of earlier runs count.",
        ),
    ] = 5,
    rounds: Annotated[
        int | None,
        typer.Option(
            parser=whole_number("--rounds", 1, _MAX_ROUNDS),
            metavar="N",
            help="So many rounds instead, however long they take: the same weights every time.",
        ),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where everything is kept; training/… of the game's name by default."),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Any text; the same seed gives the same games.")] = "0",
    games: Annotated[
        int,
        typer.Option(parser=whole_number("--games", 8, 1_000_000), metavar="N", help="How many games a round plays."),
    ] = GAMES,
    threads: Annotated[
        int | None,
        typer.Option(
            parser=whole_number("--threads", 1, MAX_THREADS),
            metavar="N",
            help="How many threads play; by default one for each core.",
        ),
    ] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster.")] = None,
) -> None:
    """Teach `learned` and `search` a game by letting them play it.

    Each round plays games, learns from them and is measured against greedy. The folder contains weights.npz and
    curve.svg. The same command continues after an interruption.
    """
    variant = find_variant(game)
    if variant != variant.single:
        raise InvalidSetup(f"expected a single game, but got {variant}")
    place = folder or Path("training", Path(weights_name(variant)).stem)
    training = open_training(place, variant, seed, games)
    get_ready(variant.game, "rules", "bots", "playouts", "training")
    player = on_ray(ray) if ray else on_threads(threads or cores())
    length = f"--rounds {rounds}" if rounds else f"--minutes {minutes}"
    words = f'crownland train --game "{variant}" {length} --seed {seed} --games {games}'
    if training.rounds and not _has_rounds_left(training, minutes, rounds):
        stderr_console().print(
            f"Nothing left to do: {place} holds {training.rounds} rounds. Ask for more --rounds or --minutes.",
            soft_wrap=True,
        )
    elif training.rounds:
        stderr_console().print(f"Continuing after round {training.rounds} in {place}.", soft_wrap=True)
    try:
        while _has_rounds_left(training, minutes, rounds):
            _report(training.rounds + 1, _play_round(training, player, words))
            _draw(training)
    except KeyboardInterrupt:
        done = f"after round {training.rounds}" if training.rounds else "with the first round"
        stderr_console().print(f"The same command continues {done}.", soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    read_weights(training.weights)
    bot = f'learned(weights="{training.weights}")'
    output().print(f"{training.weights} is ready: crownland arena {shlex.quote(bot)} greedy", soft_wrap=True)


def _has_rounds_left(training: Training, minutes: int, rounds: int | None) -> bool:
    if rounds is not None:
        return training.rounds < rounds
    points = training.log.points
    if not points:
        return True
    last = points[-1].seconds - (points[-2].seconds if len(points) > 1 else 0.0)
    return points[-1].seconds + last <= 60 * minutes


def _play_round(training: Training, player: SlicePlayer, words: str) -> Point:
    console = stderr_console()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        tasks = {what: bar.add_task(what, total=1.0) for what in ("Playing", "Fitting", "Measuring")}
        return training.play_round(player, words, lambda what, part: bar.advance(tasks[what], part))


def _report(number: int, point: Point) -> None:
    output().print(
        f"round {number:>3}   {point.games:>9,} games   {point.seconds / 60:>6.1f} min   "
        f"error {point.error**0.5:>5.2f} points   wins {point.wins:>6.1%}   margin {point.margin:+.1f}",
        soft_wrap=True,
    )


def _draw(training: Training) -> None:
    with written_whole(training.folder / "curve.svg") as file:
        file.write(draw_curve(training.log.variant, training.log.points, 1 / training.variant.kingdoms))
