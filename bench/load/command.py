"""How much the server carries: many tables of two live players each, all on this machine.

    python bench/load steady                              # SQLite on disk, one process, 4,000 sockets, 1,500 moves/s
    python bench/load most                                # the most moves/s with p99 under 250 ms
    python bench/load reconnect                           # 4,000 sockets come back at once
    python bench/load slow --tables 100 --rate 100        # a slow reader among a thousand watchers
    python bench/load steady --database postgres --processes 2
    python bench/load steady --database postgres --processes 2 --proxy

Without `--proxy` the players of a table are on different processes. With it all come through the real HAProxy, with
deploy/haproxy.cfg, which sends those of a table to one process.

Every move is committed before it is acknowledged. A move's time is from sending it to the other player's new view.
Afterwards every acknowledged move is looked up in the log. It stops by itself and talks to loopback only.
"""

import argparse
import json
import os
import resource
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvloop

from .player import HELLO
from .scenarios import SCENARIOS
from .servers import MAX_BEHIND_PROXY, servers


def main() -> None:
    arguments = _arguments()
    _, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    with tempfile.TemporaryDirectory(prefix="load") as name:
        folder = Path(name)
        with servers(folder, arguments.database, arguments.processes, arguments.proxy) as running:
            result = {
                "scenario": arguments.scenario,
                "database": arguments.database,
                "processes": arguments.processes,
                "proxy": arguments.proxy,
                "messages": arguments.messages,
                "load average": round(os.getloadavg()[0], 1),
                "start s": [round(seconds, 1) for seconds in running.started],
                **uvloop.run(SCENARIOS[arguments.scenario](running, arguments)),
            }
        complaints = "".join(log.read_text()[-2000:] for log in folder.glob("*.log") if '"level"' in log.read_text())
    if arguments.json:
        print(json.dumps(result))
    else:
        show(result)
    if result["lost"] or result["doubled"]:
        sys.exit(f"Moves were lost or doubled.\n{complaints}")


def show(result: dict[str, Any], indent: str = "") -> None:
    """Print what was found, a line for each number."""
    for key, value in result.items():
        if isinstance(value, dict):
            print(f"{indent}{key}:")
            show(value, indent + "  ")
        elif key == "steps":
            for step in value:
                print(
                    f"{indent}  {step['wanted moves/s']:.0f} wanted: {step['moves/s']:.0f}/s, p99 {step['p99 ms']} ms"
                )
        else:
            print(f"{indent}{key:24} {value}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python bench/load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("scenario", choices=SCENARIOS)
    parser.add_argument("--tables", type=int, default=2000, help="with two sockets each (default: 2000)")
    parser.add_argument("--rate", type=float, default=1500, help="moves a second; for `most`, to begin with")
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="of the server; more than one needs PostgreSQL")
    parser.add_argument("--proxy", action="store_true", help="put HAProxy in front of at most four processes")
    parser.add_argument(
        "--messages", choices=HELLO, default="actions", help="what to ask for (default: as the page does)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    arguments = parser.parse_args()
    if arguments.database == "sqlite" and arguments.processes != 1:
        parser.error("expected one process with SQLite; several need --database postgres")
    if arguments.proxy and arguments.processes > MAX_BEHIND_PROXY:
        parser.error(f"expected at most {MAX_BEHIND_PROXY} processes behind the proxy, but got {arguments.processes}")
    return arguments
