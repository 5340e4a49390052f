"""A bot for the arena in plain Python: crownland arena 'exec("python3 examples/bot.py")' greedy

It needs no rules, because every decision comes with all options. This one claims the highest domino, places where its
kingdom stays compact, and breaks ties at random. docs/reference/bots.md describes the messages.
"""

import json
import random
import sys
from typing import Any


def value(option: dict[str, Any]) -> tuple[float, float]:
    """Return the value of an option; higher is better."""
    squares = option.get("at", [])
    distance = sum(row * row + column * column for row, column in squares)
    return option.get("claim", 0) - distance, rng.random()


rng = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    answer: dict[str, Any] | None = None
    if message["type"] == "hello":
        rng.seed(message["seed"])
        answer = {"type": "ready", "name": "compact"}
    elif message["type"] == "decide":
        options = message["options"]
        best = max(range(len(options)), key=lambda index: value(options[index]))
        answer = {"type": "choose", "option": best}
    elif message["type"] == "quit":
        break
    if answer:
        print(json.dumps(answer), flush=True)
