"""Play a game against a bot over WebSocket (needs httpx, websockets): python examples/play_over_websocket.py http://127.0.0.1:8000"""

import json
import sys

import httpx
from websockets.sync.client import connect

server = sys.argv[1]
seats = [{"me": True, "name": "Script"}, {"bot": "greedy"}]
setup = {"variant": "kingdomino(seats=2)", "seats": seats, "pace": "instant"}
created = httpx.post(f"{server}/api/tables", json=setup, timeout=60).json()

with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{created['id']}/socket") as socket:
    socket.send(json.dumps({"type": "hello", "token": created["token"], "view": True}))
    for message in map(json.loads, socket):
        if message["type"] == "table":
            view, version = message["view"], message["version"]
            if message["status"] == "over":
                print("totals:", view["totals"], "winners:", view["winners"])
                break
            if view["seat"] in created["seats"]:
                best = max(view["options"], key=lambda option: option["points"])
                socket.send(
                    json.dumps({"type": "play", "version": version, "action": best["id"], "id": f"move {version}"})
                )
