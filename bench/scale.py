"""What so many players a day need, worked out from measured costs and assumptions that can be changed.

    python bench/scale.py                                 # a million players a day
    python bench/scale.py --players 10000000 --minutes 12
    python bench/scale.py --ms-a-move 0.9                 # as `python bench/load` finds it on your machine

Nothing is measured here. `docs/lab/scale.md` tells where each cost comes from.
"""

import argparse
import math
from dataclasses import dataclass, fields
from typing import Final

DAY: Final = 86_400
YEAR: Final = 365


@dataclass(frozen=True)
class Assumptions:
    """How people play, and what that costs."""

    players: int = 1_000_000  # a day
    games: float = 3  # of each
    people: float = 2  # at a table; other seats are bots
    moves: float = 48  # at a table
    entries: float = 56  # in its log: moves, and sitting down, starting and the like
    minutes: float = 15  # that a game takes
    peak: float = 3  # the busiest moment against the mean of a day
    busy: float = 0.6  # of a core that a process may use at the peak
    ms_a_move: float = 0.95  # of processor time, in the server
    postgres_ms_a_move: float = 0.16
    kb_a_table: float = 17
    kb_a_socket: float = 29
    mb_a_process: float = 260
    bytes_an_entry: float = 370  # in the log on disk, with its index
    bytes_a_record: float = 4_400  # of a finished match on disk, with its seats and indices
    sockets: int = 8_000  # that a process takes, as the limit `sockets` says
    machine: int = 8  # processes on one


def needs(given: Assumptions) -> dict[str, float]:
    """Return what is needed, by name."""
    tables = given.players * given.games / given.people
    mean = tables * given.moves / DAY
    at_once = tables / DAY * given.peak * given.minutes * 60
    sockets = at_once * given.people
    for_moves = math.ceil(mean * given.peak * given.ms_a_move / 1000 / given.busy)
    for_sockets = math.ceil(sockets / given.sockets)
    processes = max(for_moves, for_sockets, 2)  # one may always die
    memory = at_once * given.kb_a_table / 1e6 + sockets * given.kb_a_socket / 1e6 + processes * given.mb_a_process / 1e3
    return {
        "tables a day": tables,
        "moves a second, mean": mean,
        "moves a second, peak": mean * given.peak,
        "tables at once, peak": at_once,
        "sockets at once, peak": sockets,
        "processes for the moves": for_moves,
        "processes for the sockets": for_sockets,
        "machines": max(math.ceil(processes / given.machine), 2),
        "sockets a process": sockets / processes,
        "memory of all, GB": memory,
        "rows written a second, peak": mean * given.peak * given.entries / given.moves,
        "cores of PostgreSQL for moves, peak": mean * given.peak * given.postgres_ms_a_move / 1000,
        "log, GB a day": tables * given.entries * given.bytes_an_entry / 1e9,
        "log, TB a year if nothing is dropped": tables * given.entries * given.bytes_an_entry * YEAR / 1e12,
        "records, TB a year": tables * given.bytes_a_record * YEAR / 1e12,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for field in fields(Assumptions):
        name = f"--{field.name.replace('_', '-')}"
        parser.add_argument(name, type=type(field.default), default=field.default, help=f"default: {field.default}")
    for name, value in needs(Assumptions(**vars(parser.parse_args()))).items():
        print(f"{name:38}{value:>14,.{0 if value >= 100 or value == int(value) else 1}f}")


if __name__ == "__main__":
    main()
