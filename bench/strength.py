"""How strong the fixed opponents are: all of them against each other, as the tables of docs/lab/strength.md.

    python bench/strength.py --game "kingdomino(seats=2)" --games 100 --playouts 200 --plot kingdomino-2.svg
    python bench/strength.py --strongest --journal FOLDER      # learned and search against the others, one row each
    python bench/strength.py --levels --journal FOLDER         # each level against the one below it, in every game
    python bench/strength.py --times                           # processor time of a decision of learned and search

Prints Markdown. The same as `crownland arena` with these bots; `--journal` lets it go on after an interruption.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeAlias

from crownland import Match, make_bot
from crownland.arena.results import Results, draw_chart
from crownland.arena.tournament import Tournament, choose_runner, make_tournament
from crownland.bots.levels import LEVELS
from crownland.engine.variant import find_variant

Pairing: TypeAlias = tuple[str, str, str, int]  # game, bot, rival, games

LADDER = (
    "uct_greedy({})",
    "mce_greedy({})",
    "mce_player_greedy({})",
    "mce_random({})",
    "greedy",
    "greedy_placement",
    "random",
)

FOUR = "kingdomino(seats=4,harmony=true,middle_kingdom=true)"
MIGHTY = "kingdomino(seats=2,mighty_duel=true)"
STRONGEST: Sequence[Pairing] = (  # against mce_greedy with as many playouts as take the same time, but for row 5
    (FOUR, "learned", "greedy", 1000),
    (FOUR, "search(playouts=3000)", "greedy", 400),
    ("kingdomino(seats=2)", "learned", "greedy", 1000),
    ("kingdomino(seats=2)", "search(playouts=2000)", "greedy", 400),
    ("kingdomino(seats=2)", "search(playouts=1000)", "mce_random(playouts=20000)", 400),
    ("kingdomino(seats=2)", "search(playouts=2000)", "mce_greedy(playouts=2000)", 400),
    (MIGHTY, "search(playouts=200)", "mce_greedy(playouts=950)", 400),
    ("queendomino(seats=2)", "learned", "greedy", 400),
    ("queendomino(seats=2)", "search(playouts=200)", "greedy", 400),
    ("queendomino(seats=2)", "search(playouts=300)", "mce_greedy(playouts=500)", 400),
    ("queendomino(seats=4)", "learned", "greedy", 400),
    ("queendomino(seats=4)", "search(playouts=200)", "greedy", 400),
    ("royal_wedding(seats=8)", "learned", "greedy", 400),
    ("royal_wedding(seats=8)", "search(playouts=100)", "greedy", 400),
    ("royal_wedding(seats=8,teams=true)", "search(playouts=100)", "greedy", 400),
    ("duel()", "learned", "greedy", 1000),
    ("duel()", "search(playouts=2000)", "greedy", 400),
    ("duel()", "search(playouts=400)", "mce_greedy(playouts=380)", 400),
)
PLAYED = (  # game, and how many games are played of it where the strongest level takes part, and where it does not
    ("kingdomino(seats=2)", 200, 200),
    ("sample()", 200, 200),
    ("queendomino(seats=2)", 100, 200),
    ("royal_wedding(seats=3)", 60, 200),
    ("duel()", 100, 200),
)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", default="kingdomino(seats=2)")
    options.add_argument("--games", type=int, default=100, help="of each pairing")
    options.add_argument("--playouts", type=int, default=200)
    options.add_argument("--seed", default="0")
    options.add_argument("--journal", type=Path)
    options.add_argument("--plot", type=Path)
    options.add_argument("--strongest", action="store_true")
    options.add_argument("--levels", action="store_true")
    options.add_argument("--times", action="store_true")
    options.add_argument("--rows", type=int, nargs="*", help="of --strongest or --levels, from 0; all by default")
    asked = options.parse_args()
    if asked.times:
        for game, bot in sorted({(game, bot) for game, *pair, _ in STRONGEST for bot in pair}):
            times = decide(game, bot)
            print(f"{game} {bot}: {1000 * sum(times) / len(times):.1f} ms, at most {1000 * max(times):.1f}", flush=True)
        return
    if asked.strongest or asked.levels:
        pairings = STRONGEST if asked.strongest else levels()
        measure(pairings, asked.seed, asked.journal, asked.rows or range(len(pairings)))
        return
    bots = [name.format(f"playouts={asked.playouts}") for name in LADDER]
    results = play(make_tournament(bots, asked.game, asked.games, asked.seed, asked.journal))
    print(table(results))
    if asked.plot:
        asked.plot.write_text(draw_chart(results), encoding="utf-8")


def decide(game: str, name: str) -> list[float]:
    """Play one game against greedy; return the processor time of every decision of the bot, in seconds."""
    variant = find_variant(game)
    match, bot, rival = Match(variant, ["?"] * variant.seats, seed=bytes(32)), make_bot(name, 0), make_bot("greedy", 0)
    bot.choose(match.state)  # whatever is prepared once
    times = []
    while not match.is_over:
        mine, start = match.state.seat == 0, time.process_time()
        action = (bot if mine else rival).choose(match.state)
        times += [time.process_time() - start] if mine else []
        match.play(action)
    return times


def levels() -> Sequence[Pairing]:
    """List each level against the one below it, in every game, the dearest last."""
    return [
        (game, f"level({level})", f"level({level - 1})", few if level == len(LEVELS) else many)
        for level in range(2, len(LEVELS) + 1)
        for game, few, many in PLAYED
    ]


def measure(pairings: Sequence[Pairing], seed: str, journals: Path | None, rows: Iterable[int]) -> None:
    """Print a row for each pairing as soon as it is played."""
    print("| game | bot | against | wins | 95 % | par | margin | ms | their ms | games |")
    print("|---" * 10 + "|")
    for number in rows:
        game, bot, rival, games = pairings[number]
        journal = journals / f"{number}.jsonl" if journals else None
        results = play(make_tournament([bot, rival], game, games, seed, journal))
        row, other = results.bots
        low, high = row.interval
        numbers = (f"{row.wins:.1%}", f"{low:.1%}–{high:.1%}", f"{results.par:.1%}", f"{row.margin:+.1f}")
        times = (f"{row.ms:.2f}", f"{other.ms:.2f}", str(results.games))
        print(f"| `{game}` | `{bot}` | `{rival}` | {' | '.join((*numbers, *times))} |", flush=True)


def play(tournament: Tournament) -> Results:
    """Play a tournament on all cores and tell how far it is."""
    total, done = tournament.games, tournament.games_played

    def report(games: int) -> None:
        nonlocal done
        done += games
        print(f"\r{done} of {total} games", end="", file=sys.stderr)

    tournament.play(choose_runner(None, 60.0, None), report)
    print(file=sys.stderr)
    return tournament.results()


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
