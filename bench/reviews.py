"""How long reviews take, and how much their line moves where nobody did anything wrong.

python bench/reviews.py [--variant "kingdomino(seats=2)"] [--games 6]

`greedy` plays against `search(playouts=100)`. A line that can be trusted lies still where a decision was good, falls by
what a fault cost, and leaves to the draws what is luck.
"""

import argparse
import time
from hashlib import sha256
from math import sqrt

from crownland import Match, Review, make_bot, read_record, review_record, write_record

PLAYERS = ["greedy", "search(playouts=100)"]


def reviewed(variant: str, number: int) -> tuple[Review, float]:
    """Play a game and review it; return that, and the seconds that all threads together were busy."""
    match = Match(variant, PLAYERS, seed=sha256(f"reviews {number}".encode()).digest())
    bots = [make_bot(bot, number) for bot in PLAYERS]
    while not match.is_over:
        match.play(bots[match.state.seat].choose(match.state))
    record, start = read_record(write_record(match)), time.process_time()
    return review_record(record), time.process_time() - start


def moved(review: Review) -> tuple[list[float], list[float]]:
    """Return how far the line of the first seat moved by good decisions, and how far off its falls are from costs."""
    at = {one.event_index: one.win for one in review.outlooks}
    good, faults = list[float](), list[float]()
    for one in review.decisions:
        by = at[one.event_index + 1][one.seat] - at[one.event_index][one.seat]
        (faults if one.is_fault else good).append(by + one.win if one.is_fault else by)
    return good, faults


def root_mean_square(values: list[float]) -> float:
    return sqrt(sum(value**2 for value in values) / max(len(values), 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", default="kingdomino(seats=2)")
    parser.add_argument("--games", type=int, default=6)
    asked = parser.parse_args()
    seconds, good, faults, luck = 0.0, list[float](), list[float](), list[float]()
    reviewed(asked.variant, 0)  # what is compiled and read once is not measured
    for number in range(1, asked.games + 1):
        review, taken = reviewed(asked.variant, number)
        still, falls = moved(review)
        seconds, good, faults = seconds + taken, good + still, faults + falls
        luck.append(sum(draw.win[0] ** 2 for draw in review.draws))
    print(f"{asked.variant}, {asked.games} games of {PLAYERS[0]} against {PLAYERS[1]}")
    print(f"  processor time of a review           {seconds / asked.games:.1f} s")
    print(f"  moved by decisions that were good    {100 * root_mean_square(good):.1f} % (n = {len(good)})")
    print(f"  falls that differ from the cost by   {100 * root_mean_square(faults):.1f} % (n = {len(faults)})")
    print(f"  squares of what the draws brought    {sum(luck) / asked.games:.2f} a game")


if __name__ == "__main__":
    main()
