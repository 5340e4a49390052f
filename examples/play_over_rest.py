"""Play a game against a bot over REST (needs httpx): python examples/play_over_rest.py http://127.0.0.1:8000"""

import sys

import httpx

server = httpx.Client(base_url=f"{sys.argv[1]}/api", timeout=60)
seats = [{"me": True, "name": "Script"}, {"bot": "greedy"}]
created = server.post("/games", json={"variant": "kingdomino(seats=2)", "seats": seats, "pace": "instant"}).json()
address, table = f"/games/{created['game']}", created["table"]
server.headers["Authorization"] = f"Bearer {created['token']}"

while table["status"] != "over":
    view, ply = table["view"], table["ply"]
    if view["seat"] in created["seats"]:
        best = max(view["options"], key=lambda option: option["points"])
        server.post(f"{address}/play", json={"ply": ply, "action": best["id"], "id": f"move {ply}"}).raise_for_status()
    table = server.get(address, params={"after": ply}).json()

print("totals:", table["view"]["totals"], "winners:", table["view"]["winners"])
print("dealt again from the seed:", server.get(f"{address}/deal").json())
