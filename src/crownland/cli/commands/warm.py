"""`crownland warm`, and compiling what a command needs: once per machine, with a message before each wait.

A marker file beside the compiled code records what is done.
"""

import hashlib
import os
import signal
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Final

import numpy as np
import typer

from ...analysis.assess import compile_trials
from ...arena.play import play
from ...batch.batch import Batch
from ...bots.bot import find_bot, make_bot, thinks
from ...bots.learned import weights_for
from ...bots.rollout import rollouts
from ...encoding.encoding import Encoding
from ...engine.kernel import COMPILED, FOLDERS, PACKAGE
from ...engine.registry import FAMILIES, GAMES
from ...engine.state import State
from ...engine.variant import Variant, find_variant
from ...match.match import Match
from ...match.view.viewer import Viewer
from ...training.slices import Slice, play_slice
from ..console import output, stderr_console
from ..i18n import is_english, t

_NO_SEED: Final = bytes(32)
_OF_THE_LIBRARY: Final = ("encodings", "library")  # not needed to play
_LONG: Final = ("rules", "bots", "playouts")


def _play_out(variant: Variant, name: str) -> None:
    match = Match(variant, [name] * variant.seats, seed=_NO_SEED)
    bot = make_bot(name, 0)
    while not match.is_over:
        match.play(bot.choose(match.state))
    match.standing()
    match.state.winners()
    match.state.totals()


def _search(variant: Variant) -> None:
    state = Match(variant, ["?"] * variant.seats, seed=_NO_SEED).state
    for name in ("greedy_placement", "mce_greedy(playouts=1)", "uct_greedy(playouts=1)", "search(playouts=1)"):
        make_bot(name, 0).choose(state)


def _review(variant: Variant) -> None:
    compile_trials(Match(variant, ["?"] * variant.seats, seed=_NO_SEED).state)


def _train(variant: Variant) -> None:
    play_slice(Slice(str(variant), "0", 0, 1, weights_for(variant)))


def _encode(variant: Variant) -> None:
    encoding, state = Encoding(variant), Match(variant, ["?"] * variant.seats, seed=_NO_SEED).state
    encoding.observe(state, dtype=np.uint8)
    encoding.index_of(state, encoding.action_at(state, int(encoding.legal_mask(state).argmax())))


def _use_library(variant: Variant) -> None:
    """Call everything that learners use, with default types, and the masks of environments."""
    encoding, state = Encoding(variant), State(variant)
    encoding.observe(state)
    encoding.chance_weights(state)
    for bots in ({}, {1: "greedy"}):
        tables = Batch(variant, 1, bots=bots)
        tables.observe()
        tables.legal_mask()
        tables.legal_mask(out=np.zeros((1, encoding.n_actions), np.int8))
        tables.step(tables.sample())
        tables.returns()
        tables.put(0, state)


def _roll_out(variant: Variant) -> None:
    rollouts(State(variant), 1)


def _play_batch(variant: Variant) -> None:
    play(variant, ["random"], 1)


def _show(variant: Variant) -> None:
    match = Match(variant, ["?"] * variant.seats, seed=_NO_SEED)
    Viewer(match).view()


NEEDS: Final[dict[str, tuple[str, Callable[[Variant], None]]]] = {
    "rules": ("the rules of", lambda variant: _play_out(variant, "random")),
    "bots": ("the bots of", lambda variant: _play_out(variant, "beginner(slips=50)")),
    "playouts": ("the playouts of", _search),
    "reviews": ("the reviews of", _review),
    "training": ("the training of", _train),
    "encodings": ("the encodings of", _encode),
    "library": ("the library's tables of", _use_library),
    "batches": ("batches of", _play_batch),
    "rollouts": ("the rollouts of", _roll_out),
    "tables": ("the tables of", _show),
}


_ROLES: Final = {  # the part of a family that is compiled
    "bots": "policies",
    "playouts": "value",
    "reviews": "value",
    "training": "value",
    "encodings": "encode",
    "library": "encode",
    "rollouts": "policies_playout",
}


def required_parts(bots: Iterable[str], game: str) -> list[str]:
    """Return what these bots need to play a game."""
    return ["rules", "bots", *(["playouts"] if any(thinks(find_bot(bot), game) for bot in bots) else [])]


def is_compiled(game: str, need: str) -> bool:
    """Return whether it is compiled already, or the game has no such part."""
    family = FAMILIES[GAMES[game].family]
    return not COMPILED or not family.has(_ROLES.get(need, "rules")) or _marker(game, need).exists()


def get_ready(game: str, *needs: str) -> bool:
    """Compile what is missing, with a message for each wait; return whether anything was."""
    missing = [need for need in needs if not is_compiled(game, need)]
    console, printed = stderr_console(), ""
    for need in missing:
        what, compile_it = NEEDS[need]
        if (waiting := _waiting(what, game, need)) != printed:
            console.print(waiting, soft_wrap=not console.is_terminal)
        printed = waiting
        compile_it(find_variant(game))
        with suppress(OSError):  # without a marker, the next command prints the message again
            _marker(game, need).touch()
    return bool(missing)


def _waiting(what: str, game: str, need: str) -> str:
    """Return the message; the English one has details."""
    if is_english():
        how_long = "10 to 20 seconds" if need in _LONG else "a few seconds"
        return f"Compiling {what} {game} for this machine (once, {how_long}) …"
    return t("terminal-preparing")


def get_all_ready(with_library: bool = False) -> bool:
    """Compile everything to play every game, and for learners; return whether anything was missing.

    Families are compiled in parallel processes.
    """
    left_out = {"training", *(() if with_library else _OF_THE_LIBRARY)}
    needs = [need for need in NEEDS if need not in left_out]
    games = [family.games[0].id for family in FAMILIES.values()]
    missing = [game for game in games if not all(is_compiled(game, need) for need in needs)]
    processes = min(len(missing), os.cpu_count() or 1)
    if processes <= 1:
        for game in missing:
            get_ready(game, *needs)
        return bool(missing)
    with ProcessPoolExecutor(processes, get_context("spawn"), _end_on_interrupt) as pool:
        for work in [pool.submit(get_ready, game, *needs) for game in missing]:
            work.result()
    return True


def _end_on_interrupt() -> None:
    """Let Ctrl-C end a compiling process silently; the command prints the message."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _marker(game: str, need: str) -> Path:
    """Return the marker file; compiled code depends on the path of its source."""
    place = hashlib.sha256(str(PACKAGE).encode()).hexdigest()[:8]
    return FOLDERS["bots"] / f"{GAMES[game].family}-{need}-{place}.done"


def command(
    library: Annotated[
        bool,
        typer.Option("--library", help="Compile also for programs that learn: encodings, Batch, environments."),
    ] = False,
) -> None:
    """Compile the rules ahead of time.

    Otherwise the first game on a machine waits for the compiler.
    """
    waited = get_all_ready(library)
    what = "Everything to play, to simulate and to serve" + (", and for the library," if library else "")
    output().print(f"{what} is compiled." if waited else f"{what} was compiled before; nothing to do.", soft_wrap=True)
