"""Makes packs of puzzles: the strongest bot plays games, and the decisions with the clearest answers become puzzles.

A puzzle depends only on the seed, the game and its number, so it can be made again. A journal beside the pack allows to
stop and resume at any time. The clearest puzzle of each game comes first, then the second ones, so two puzzles of one
game are many days apart.
"""

import fcntl
import gzip
import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

import numpy as np

from ..bots.bot import Thinker, make_bot
from ..bots.monte_carlo import Evaluation, all_quick
from ..bots.rng import seed_key
from ..engine.action import encode
from ..engine.errors import InvalidSetup, NotationError
from ..engine.state import State
from ..engine.variant import Variant, find_variant
from ..games.draft.actions import Claim
from ..games.draft.explain_claim import chooses_again
from ..match.match import Match
from .explain import explain, obvious
from .puzzle import VARIANTS, Puzzle, Worth, write_puzzle

BATCHES: Final = 20  # equal parts of the playouts, for standard errors


@dataclass(frozen=True, slots=True)
class Verdict:
    """The worth of an option: the chance to win, the lead in points, and standard errors of the loss."""

    options: tuple[int, ...]  # the ints of the actions that lead to the same state
    win: float
    margin: float
    win_error: float = 0.0  # of the difference to the best option
    margin_error: float = 0.0


def judge(state: State, playouts: int, seed: str) -> list[Verdict]:
    """Play every option out so many times, all with the same random streams; return verdicts, the best first."""
    groups = alike(state)
    evaluation = Evaluation.of_all(state, all_quick(state), seed_key(seed))
    places = [int(np.flatnonzero(evaluation.options == group[0])[0]) for group in groups]
    evaluation.try_only(sorted(places))
    wins, margins = np.zeros((BATCHES, len(groups))), np.zeros((BATCHES, len(groups)))
    size = max(playouts // BATCHES, 1)
    for batch in range(BATCHES):
        before = evaluation.wins[places], evaluation.margins[places]
        evaluation.try_out(size)
        wins[batch] = (evaluation.wins[places] - before[0]) / size
        margins[batch] = (evaluation.margins[places] - before[1]) / size
    best = int(np.argmax(margins.mean(axis=0)))
    win_errors, margin_errors = (_errors(means, best) for means in (wins, margins))
    verdicts = [
        Verdict(group, float(wins[:, n].mean()), float(margins[:, n].mean()), win_errors[n], margin_errors[n])
        for n, group in enumerate(groups)
    ]
    return sorted(verdicts, key=lambda one: (-one.margin, one.options))


def alike(state: State) -> list[tuple[int, ...]]:
    """Group the options that lead to the same state."""
    groups: dict[bytes, list[int]] = {}
    for code in state.legal_codes():
        after = state.copy()
        after.apply_unchecked(code)
        groups.setdefault(after.states.tobytes(), []).append(code)
    return [tuple(group) for group in groups.values()]


def _errors(means: "np.ndarray[tuple[int, int], np.dtype[np.float64]]", best: int) -> list[float]:
    """Return the standard error of each option's mean difference to the best one."""
    differences = means[:, [best]] - means
    errors: list[float] = (differences.std(axis=0, ddof=1) / np.sqrt(len(means))).tolist()
    return errors


PLAYER: Final = "search(playouts=100)"  # plays the games
CHECKER: Final = "search(playouts=2000)"  # must agree: twenty times the playouts, another seed
PLAYOUTS: Final = 200  # of each option, for a first verdict
DEEP_PLAYOUTS: Final = 2000  # of each option, for the final verdict
FIRST, LAST = 0.35, 0.93  # the part of a game that puzzles come from
MIN_OPTIONS: Final = 3  # that differ
MAX_CHECKED: Final = 16  # decisions of a game
MAX_OF_A_GAME: Final = 4
HINT: Final = 0.02  # by how much the player must prefer its choice to the greedy one


@dataclass(frozen=True, slots=True)
class Bar:
    """How clear an answer must be, in points of lead and in the chance to win."""

    margin: float = 1.2  # ahead of the second best option, …
    win: float = 0.03
    temptation_margin: float = 2.0  # … and of the one that a greedy player takes
    temptation_win: float = 0.05
    errors: float = 4.0  # the margins in standard errors
    lowest: float = 0.12  # chance to win: the game is still open
    highest: float = 0.97


BAR: Final = Bar()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision of a game: the number of actions before it, the player's choice, and that of `greedy`."""

    number: int
    state: State
    best: int
    temptation: int
    gap: float


def find(game: str, number: int, seed: str) -> list[Puzzle]:
    """Play game number `number`, and return its puzzles: at most MAX_OF_A_GAME, often none."""
    variants = VARIANTS[game]
    return puzzles_in_game(find_variant(variants[number % len(variants)]), f"{seed} {game} {number}")


def puzzles_in_game(variant: Variant, seed: str) -> list[Puzzle]:
    """Play one game and return its puzzles, the clearest first, at most one of each round."""
    log, candidates = play(variant, seed)
    likely = [one for one in candidates if FIRST * len(log) <= one.number <= LAST * len(log)]
    found: dict[int, Puzzle] = {}
    for one in sorted(likely, key=lambda one: -one.gap)[:MAX_CHECKED]:
        if one.state.round not in found and (puzzle := _check(one, log, seed)):
            found[one.state.round] = puzzle
        if len(found) == MAX_OF_A_GAME:
            break
    return list(found.values())


def _check(one: Candidate, log: list[int], seed: str) -> Puzzle | None:
    """Check a decision with few playouts, then with many; return the puzzle if it is clear and can be explained."""
    verdicts = judge(one.state, PLAYOUTS, f"{seed} look")
    if not is_clear(one, verdicts, Bar(errors=1.0)):
        return None
    if isinstance(one.state.legal_actions()[0], Claim) and chooses_again(one.state):  # it can claim both dominoes
        return None
    if encode(make_bot(CHECKER, f"{seed} check").choose(one.state)) not in verdicts[0].options:
        return None
    verdicts = judge(one.state, DEEP_PLAYOUTS, f"{seed} deep")
    if not is_clear(one, verdicts, BAR):
        return None
    reasons = explain(one.state, verdicts[0].options[0], one.temptation, f"{seed} why")
    if not reasons:
        return None
    worths = {code: Worth(round(100 * each.win), round(each.margin, 1)) for each in verdicts for code in each.options}
    return Puzzle(seed, one.state.variant, tuple(log[: one.number]), one.temptation, worths, tuple(reasons))


def play(variant: Variant, seed: str) -> tuple[list[int], list[Candidate]]:
    """Let the strongest bot play a game against itself; return its log and the decisions that may be puzzles."""
    bot, greedy = cast(Thinker, make_bot(PLAYER, seed)), make_bot("greedy")
    match = Match(variant, ["?"] * variant.seats, seed=hashlib.sha256(seed.encode()).digest())
    candidates: list[Candidate] = []
    while not match.is_over:
        state = match.state
        if len(codes := state.legal_codes()) == 1:
            match.play(codes[0])
            continue
        thoughts = bot.thoughts(state)
        best, temptation = thoughts[0], encode(greedy.choose(state))
        other = next(one for one in thoughts if encode(one.action) == temptation)
        gap = best.value - other.value
        if len(codes) >= MIN_OPTIONS and gap >= HINT:
            candidates.append(Candidate(match.action_count, state.copy(), encode(best.action), temptation, gap))
        match.play(best.action)
    return match.logs[0], candidates


def is_clear(one: Candidate, verdicts: list[Verdict], bar: Bar) -> bool:
    """Return whether one option is clearly best, and neither the greedy nor the obvious one."""
    best, second = verdicts[0], verdicts[1]
    tempting = next(verdict for verdict in verdicts if one.temptation in verdict.options)
    return (
        len(verdicts) >= MIN_OPTIONS
        and one.best in best.options
        and tempting is not best
        and bar.lowest <= best.win <= bar.highest
        and best.margin - second.margin >= max(bar.margin, bar.errors * second.margin_error)
        and best.win - max(other.win for other in verdicts[1:]) >= bar.win
        and best.margin - tempting.margin >= bar.temptation_margin
        and best.win - tempting.win >= bar.temptation_win
        and obvious(one.state) not in best.options
    )


FORMAT: Final = "crownland-puzzle-journal/1"


class Journal:
    """The puzzles found so far: a line for each game that was played."""

    def __init__(self, pack: Path, game: str, seed: str) -> None:
        if game not in VARIANTS:
            raise InvalidSetup(f"expected a game out of {', '.join(VARIANTS)}, but got {game!r}")
        self.game, self.seed = game, seed
        self._path = pack.with_name(f"{pack.name}.journal")
        self._head = {"format": FORMAT, "game": game, "seed": seed}
        self.found: list[list[str]] = []  # the puzzles of each game, as lines

    @contextmanager
    def open(self) -> Iterator[None]:
        """Lock and read the file. Raises InvalidSetup if it is in use, NotationError if it has other puzzles."""
        with self._path.open("a+b") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise InvalidSetup(f"expected a journal that no other run writes, but {self._path} is in use") from None
            self._read(file)
            yield

    def _read(self, file: Any) -> None:
        file.seek(0)
        lines = file.read().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):  # the last write was interrupted
            file.truncate(sum(map(len, lines[:-1])))
            lines.pop()
        if not lines:
            file.write(json.dumps(self._head).encode() + b"\n")
            file.flush()
        elif json.loads(lines[0]) != self._head:
            raise NotationError(f"expected a journal of {self._head}, but got {lines[0].decode().strip()}")
        self.found = [json.loads(line) for line in lines[1:]]

    def play(self) -> int:
        """Play the next game and record it; return the number of its puzzles."""
        puzzles = [write_puzzle(one) for one in find(self.game, len(self.found), self.seed)]
        with self._path.open("ab") as file:
            file.write(json.dumps(puzzles).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.found.append(puzzles)
        return len(puzzles)

    @property
    def number(self) -> int:
        """The number of puzzles so far."""
        return sum(map(len, self.found))

    def puzzles(self) -> list[str]:
        """Return the puzzles as lines, in the order of days."""
        places = max(map(len, self.found), default=0)
        return [of_game[place] for place in range(places) for of_game in self.found if len(of_game) > place]


def write_pack(path: Path, lines: list[str]) -> None:
    """Write puzzles as a pack; the same puzzles always make the same bytes."""
    text = "".join(f"{line}\n" for line in lines).encode()
    unfinished = path.with_name(f"{path.name}.part")
    unfinished.write_bytes(gzip.compress(text, mtime=0))
    unfinished.replace(path)
