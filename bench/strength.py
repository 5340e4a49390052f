"""How strong the fixed opponents are: all of them against each other, as the tables of docs/bots.md.

    python bench/strength.py --game "kingdomino(seats=2)" --games 100 --playouts 200 --plot docs/plots/kingdomino-2.svg

Prints Markdown. The same as `crownland arena` with these bots; `--journal` lets it go on after an interruption.
"""

import argparse
import sys
from pathlib import Path

from crownland.arena.chart import draw_chart
from crownland.arena.results import Results
from crownland.arena.tournament import make_tournament, player_of

LADDER = (
    "uct_greedy({})",
    "mce_greedy({})",
    "mce_player_greedy({})",
    "mce_random({})",
    "greedy",
    "greedy_placement",
    "random",
)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", default="kingdomino(seats=2)")
    options.add_argument("--games", type=int, default=100, help="of each pairing")
    options.add_argument("--playouts", type=int, default=200)
    options.add_argument("--seed", default="0")
    options.add_argument("--journal", type=Path)
    options.add_argument("--plot", type=Path)
    asked = options.parse_args()
    bots = [name.format(f"playouts={asked.playouts}") for name in LADDER]
    tournament = make_tournament(bots, asked.game, asked.games, asked.seed, asked.journal)
    total, done = tournament.games, tournament.games_played

    def tell(games: int) -> None:
        nonlocal done
        done += games
        print(f"\r{done} of {total} games", end="", file=sys.stderr)

    tournament.play(player_of(None, 60.0, None), tell)
    results = tournament.results()
    print(file=sys.stderr)
    print(table(results))
    if asked.plot:
        asked.plot.write_text(draw_chart(results), encoding="utf-8")


def table(results: Results) -> str:
    """Write all numbers, then who won how often against whom."""
    names = [row.name for row in results.bots]
    short = [name.partition("(")[0] for name in names]
    lines = ["| bot | wins | 95 % | margin | points | ms | rating |", "|---|---|---|---|---|---|---|"]
    for row in sorted(results.bots, key=lambda row: -row.wins):
        low, high = row.interval
        numbers = (f"{row.margin:+.1f}", f"{row.score:.1f}", f"{row.ms:.2f}", f"{row.rating:.1f}")
        lines.append(f"| `{row.name}` | {row.wins:.1%} | {low:.1%}–{high:.1%} | {' | '.join(numbers)} |")
    lines += ["", f"| wins against | {' | '.join(short)} |", "|---" * (len(names) + 1) + "|"]
    for row, name in zip(results.bots, short, strict=True):
        cells = [f"{row.against[other]:.0%}" if other in row.against else "" for other in names]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
