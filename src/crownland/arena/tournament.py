"""A tournament: plays all jobs of a plan, in this process, on worker processes or on a cluster.

Finished deals are appended to a journal, so that an interrupted tournament can continue. Its first line identifies the
plan.
"""

import fcntl
import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from ..bots.bot import find_bot, weights_digest
from ..bots.rng import seed_or_random
from ..engine.errors import InvalidSetup, NotationError
from ..engine.validate import MAX_THREADS, callback, path, positive_int, short_repr, text
from ..engine.variant import Variant
from ..match.record.record import Json, make_record
from .external import LIMIT
from .results import Claim, Results, deal_means, summarise
from .runners import cores, play_jobs
from .schedule import Job, Plan, make_plan
from .worker import JobResult

FORMAT: Final = "crownland-journal/1"


class Journal:
    """The journal of one plan. The same file may hold more games of the same plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        self._head: dict[str, Any] = {
            "format": FORMAT,
            "variant": str(plan.variant),
            "bots": list(plan.bots),
            "seed": plan.seed,
        }
        if weights := {bot: digest for bot in plan.bots if (digest := weights_digest(find_bot(bot)))}:
            self._head["weights"] = weights  # the file of a bot's weights may change
        if path.exists() and not path.is_file():
            raise InvalidSetup(f"expected a plain file for the journal, but {path} is none")
        path.touch()

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Lock the journal. Raises InvalidSetup if another run writes it."""
        with self._path.open("ab") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise InvalidSetup(
                    f"expected a journal that is not in use, but another run writes {self._path}"
                ) from None
            yield

    def read(self) -> Iterator[JobResult]:
        """Yield all finished deals; an incomplete last line is removed."""
        lines = self._path.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            os.truncate(self._path, sum(map(len, lines[:-1])))
            lines.pop()
        if lines:
            self._check_head(lines[0])
        else:
            self._path.write_bytes(msgspec.json.encode(self._head) + b"\n")
        for number, line in enumerate(lines[1:], 2):
            try:
                yield msgspec.json.decode(line, type=JobResult)
            except msgspec.MsgspecError as error:
                raise NotationError(
                    f"{self._path}: line {number}: expected a finished deal, but got: {error}"
                ) from None

    def add(self, done: JobResult) -> None:
        """Append a finished deal."""
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(done) + b"\n")

    def _check_head(self, line: bytes) -> None:
        try:
            head: Any = msgspec.json.decode(line)
        except msgspec.MsgspecError:
            head = None
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise NotationError(f"{self._path}: expected a journal of the arena, but got another kind of file")
        for key, value in self._head.items():
            if head.get(key) != value:
                raise NotationError(
                    f"{self._path}: expected the journal of {key} {value}, but it is of {head.get(key)}"
                )


Play: TypeAlias = Callable[[Iterable[Job]], Generator[JobResult, None, None]]


MAX_SECONDS: Final = 86_400  # of one decision: a day


class Tournament:
    """A plan and its finished deals. Logs of games are kept in memory only with `for_records`."""

    def __init__(
        self, plan: Plan, journal: Path | None = None, claim: Claim | None = None, for_records: bool = False
    ) -> None:
        self.plan = plan
        self.claim = claim
        self.for_records = for_records
        self._journal = Journal(journal, plan) if journal else None
        self._done: dict[tuple[int, int], JobResult] = {}
        self._means: list[float] = []  # of the first bot, for all deals before the first unfinished one
        for done in self._journal.read() if self._journal else ():
            if done.deal < plan.deals:
                self._keep(done)

    @property
    def games(self) -> int:
        """The number of games of the whole plan."""
        return self.plan.deals * sum(len(pairing.seatings) for pairing in self.plan.pairings)

    @property
    def games_played(self) -> int:
        return sum(len(done.matches) for done in self._done.values())

    @property
    def is_over(self) -> bool:
        return self.games_played == self.games or self._settled_after() is not None

    def play(self, play: Play, progress: Callable[[int], None] = lambda games: None) -> None:
        """Play the missing games; finished jobs survive an interruption."""
        if self.is_over:
            return
        missing = (job for job in self.plan.jobs if job.key not in self._done)
        with self._journal.locked() if self._journal else nullcontext(), closing(play(missing)) as finished:
            for done in finished:
                if self._journal:
                    self._journal.add(done)
                self._keep(done)
                progress(len(done.matches))
                if self._settled_after() is not None:
                    return

    def results(self) -> Results:
        """Return the results so far."""
        return summarise(self.plan, self._counted(), self._verdict())

    def records(self) -> Iterator[Json]:
        """Yield the record of every match in the order of the deals."""
        assert self.for_records
        variant, pairings = self.plan.variant, self.plan.pairings
        for done in self._counted():
            for match in done.matches:
                players = self.plan.players(pairings[done.pairing].seatings[match.seating])
                yield make_record(variant, players, match.logs, match.resigned)

    def _counted(self) -> list[JobResult]:
        """Return the jobs that count, in order: none after a test has decided."""
        deals = self._settled_after()
        return [done for key, done in sorted(self._done.items()) if deals is None or key[0] < deals]

    def _keep(self, done: JobResult) -> None:
        self._done[done.key] = done if self.for_records else done.without_logs
        pairings = range(len(self.plan.pairings))
        while all((len(self._means), pairing) in self._done for pairing in pairings):
            deal = [self._done[len(self._means), pairing] for pairing in pairings]
            self._means += deal_means(self.plan, deal, 0)

    def _settled_after(self) -> int | None:
        return self.claim.settled(self._means) if self.claim else None

    def _verdict(self) -> str | None:
        if self.claim is None:
            return None
        means, deals = self._means, self._settled_after()
        low, high = self.claim.low, self.claim.high
        if deals is None:
            return f"not settled after {len(means)} deals: {self.plan.bots[0]} may win {low:.1%} or {high:.1%}"
        better, worse = f"at least {high:.1%}", f"at most {low:.1%}"
        rather, than = (better, worse) if self.claim.holds(means[:deals]) else (worse, better)
        return f"settled after {deals} deals: {self.plan.bots[0]} wins {rather} of the games rather than {than}"


def make_tournament(
    bots: str | Sequence[str | type],
    game: str | Variant,
    games: int,
    seed: str,
    journal: Path | None = None,
    sprt: tuple[float, float] | bool | None = None,
    for_records: bool = False,
) -> Tournament:
    """Check the arguments, and read the finished deals from a journal."""
    plan = make_plan(bots, game, games, seed)
    claim = None if sprt is None or sprt is False else make_claim(plan, sprt)
    return Tournament(plan, journal, claim, for_records)


def make_claim(plan: Plan, sprt: tuple[float, float] | bool) -> Claim:
    """Return the claim to test; by default that the first bot wins 5 percentage points more than par."""
    par = 1 / plan.variant.kingdoms
    try:
        low, high = (par, par + 0.05) if isinstance(sprt, bool) else map(float, sprt)
    except (TypeError, ValueError):
        raise InvalidSetup(f"expected two shares of wins such as (0.5, 0.55), but got {short_repr(sprt)}") from None
    if not 0 <= low < high <= 1:
        raise InvalidSetup(f"expected two shares of wins, the lower first, from 0 to 1, but got {low:g},{high:g}")
    return Claim(low, high)


def choose_runner(processes: int | None, limit: float, ray: str | None) -> Play:
    """Return a function that plays jobs on processes of this machine (by default one per core) or on a Ray cluster."""
    if isinstance(limit, bool) or not isinstance(limit, (int, float)) or not 0 < limit <= MAX_SECONDS:
        raise InvalidSetup(f"expected a limit of up to {MAX_SECONDS} seconds, but got {short_repr(limit)}")
    processes = None if processes is None else positive_int("processes", processes, most=MAX_THREADS)
    if ray is not None:
        text("the address of a Ray cluster", ray)
        from .runners import play_on_ray  # noqa: PLC0415  # Ray is an extra

        return lambda jobs: play_on_ray(jobs, ray, limit)
    return lambda jobs: play_jobs(jobs, processes or cores(), limit)


def tournament(
    bots: str | Sequence[str | type],
    *,
    game: str | Variant = "kingdomino(seats=2)",
    games: int = 100,
    seed: Any = 0,
    processes: int | None = None,
    limit: float = LIMIT,
    journal: Path | str | None = None,
    sprt: tuple[float, float] | bool | None = None,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Results:
    """Play bots against each other on paired deals and return the results.

    `games` is the number for each pairing, rounded up to whole deals; `progress` is called with the number of newly
    finished games. Pass a class of your own by name, `my_module:MyBot`, or as an importable class.

    >>> results = tournament(["greedy", "random"], games=4, processes=1)
    >>> results.games, results.bots[0].name
    (4, 'greedy')
    >>> print(str(results).splitlines()[0])
    4 games of kingdomino(seats=2), seed 0
    """
    play = choose_runner(processes, limit, ray)
    file = None if journal is None else path("the file of a journal", journal)
    planned = make_tournament(bots, game, games, str(seed_or_random(seed)), file, sprt)
    planned.play(play, callback(progress))
    return planned.results()
