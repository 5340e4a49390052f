"""Play a game against a bot over REST (needs httpx): python examples/play_over_rest.py http://127.0.0.1:8000"""

import sys

import httpx

server = httpx.Client(base_url=f"{sys.argv[1]}/api", timeout=60)
seats = [{"me": True, "name": "Script"}, {"bot": "greedy"}]
setup = {"variant": "kingdomino(seats=2)", "seats": seats, "pace": "instant"}
created = server.post("/tables", json=setup, params={"view": True}).json()
address, table = f"/tables/{created['id']}", created["table"]
server.headers["Authorization"] = f"Bearer {created['token']}"

while table["status"] != "over":
    view, version = table["view"], table["version"]
    if view["seat"] in created["seats"]:
        best = max(view["options"], key=lambda option: option["points"])
        server.post(
            f"{address}/play", json={"version": version, "action": best["id"], "id": f"move {version}"}
        ).raise_for_status()
    table = server.get(address, params={"after": version, "view": True}).json()

print("totals:", table["view"]["totals"], "winners:", table["view"]["winners"])
print("record:", server.get(f"{address}/record").text)
