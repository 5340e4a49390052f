"""A prepared deal: whoever lays the table chooses what comes, plays with bots alone, and everybody can see that."""

from typing import Any

import pytest

from crownland.match import commitment, seed_from
from servers import Server

SEED = seed_from("a lesson")
ME, BOT = {"me": True, "name": "Ann"}, {"bot": "greedy"}


def prepare(server: Server, **more: Any) -> Any:
    return server.create(**{"seats": [ME, BOT], "seed": SEED.hex(), **more})


def test_a_chosen_seed_deals_the_same_again_and_is_shown_as_prepared(server: Server) -> None:
    first, second = (prepare(server)["table"] for _ in range(2))
    assert first["prepared"] and second["prepared"]
    assert first["commitment"] == commitment(SEED)
    lines = [[offer["domino"]["number"] for offer in table["view"]["draft"]["newer"]] for table in (first, second)]
    assert lines[0] == lines[1]
    assert not server.create(seats=[ME, BOT])["table"]["prepared"]


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": [ME]},
        {"seats": [ME, {}]},
        {"public": True},
        {"seed": "5e"},
    ],
)
def test_nobody_else_can_sit_down_to_a_prepared_deal(server: Server, setup: dict[str, Any]) -> None:
    asked = {"variant": "kingdomino(seats=2)", "seats": [ME, BOT], "seed": SEED.hex(), **setup}
    refused = server.client().post("/tables", json=asked)
    assert refused.status_code == 400
    assert refused.json()["code"] in ("setup/invalid", "request/invalid")


def test_its_record_says_so_and_is_not_among_the_others_and_a_rematch_is_dealt_by_chance(server: Server) -> None:
    made = prepare(server, seats=[{"me": True, "name": "Pupil"}, {"me": True, "name": "Teacher"}])
    client, address = server.client(made["token"]), f"/tables/{made['id']}"
    client.post(f"{address}/resign", json={"seat": 0})
    record = client.get(f"{address}/record").json()
    assert (record["seed"], record["prepared"]) == (SEED.hex(), True)
    assert client.get("/records", params={"player": "Pupil"}).json()["records"] == []
    again = client.post(f"{address}/rematch", json={}).json()["table"]
    table = client.get(f"/tables/{again}").json()
    assert not table["prepared"]
    assert table["commitment"] != commitment(SEED)
