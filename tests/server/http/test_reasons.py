"""Reasons in words for options."""

import random
from typing import Any

import pytest

from crownland import Match, State, analyse, make_bot, read_record, write_record
from matches import SEED, finish, seated
from servers import Server

QUICK = "mce_greedy(playouts=60)"


def explain(server: Server, variant: str, actions: list[int], action: int, **more: Any) -> Any:
    asked = {"variant": variant, "actions": actions, "action": action, **more}
    return server.client().post("/reasons", json=asked).raise_for_status().json()


@pytest.mark.parametrize("variant", ["kingdomino(seats=2)", "duel()"])
def test_reasons_are_those_of_crownland_analyse(server: Server, variant: str) -> None:
    """But for the outlook, which is a sum of what the page sends."""
    match, bot, faults = seated(variant), make_bot("random", 3), 0
    for _ in range(14):
        match.play(bot.choose(match.state))
    record = read_record(write_record(match))
    for one in analyse(record, QUICK):
        more = {"best": one.best.id, "points": [0.0, 0.0]} if one.is_fault else {}
        said = explain(server, variant, match.logs[0][: one.number], one.played.id, **more)
        expected = [(why.id, why.args, why.kingdom, [list(square) for square in why.at]) for why in one.why]
        found = [(why["id"], why["args"], why["kingdom"], why["at"]) for why in said]
        assert found == [why for why in expected if not why[0].startswith("outlook")]
        faults += one.is_fault and bool(said)
    assert faults


def test_the_outlook_is_told_from_the_points_of_playouts(server: Server) -> None:
    match = seated("kingdomino(seats=2)")
    worse, better = match.state.legal_codes()[:2]
    said = explain(server, "kingdomino(seats=2)", match.logs[0], worse, best=better, points=[2.04, -1.5])
    (outlook,) = (why for why in said if why["id"].startswith("outlook"))
    own = {"own": 2.0, "rival": 1.5, "seat": 1} if match.state.seat == 0 else {"own": -1.5, "rival": -2.0, "seat": 0}
    assert outlook["args"] == own


@pytest.mark.parametrize("variant", ["kingdomino(seats=3)", "duel()"])
def test_the_reason_for_a_hint_is_true(server: Server, variant: str) -> None:
    state, rng, greedy, heard = State(variant), random.Random(1), make_bot("greedy"), set()
    while not state.is_over:
        if state.seat < 0:
            state.draw(rng)
            continue
        before, action = state.copy(), state.action_code(greedy.choose(state))
        said = explain(server, variant, state.history, action, hint=True)
        state.apply(action)
        brought = state.total(before.seat) - before.total(before.seat)
        heard |= {why["id"] for why in said}
        assert [why["args"]["points"] for why in said if why["id"] == "points"] == ([brought] if brought > 0 else [])
        assert len(said) < 2
    assert heard == ({"points", "brings", "keeps", "grows"} if "seats=3" in variant else {"points"})


def test_what_is_no_option_has_no_reasons(server: Server) -> None:
    match = seated("kingdomino(seats=2)")
    log, legal = match.logs[0], match.state.legal_codes()
    right = {"variant": "kingdomino(seats=2)", "actions": log, "action": legal[0]}
    better = {"best": legal[1], "points": [1.0, 0.0]}
    client = server.client()
    assert client.post("/reasons", json={**right, **better}).status_code == 200
    over = finish(seated("kingdomino(seats=2)")).logs[0]
    for wrong, code in (
        ({"variant": "nothing()"}, "setup/invalid"),
        ({"variant": "kingdomino(seats=9)"}, "setup/invalid"),
        ({"action": 0}, "action/unreadable"),
        ({"action": log[0]}, "action/illegal"),
        ({"actions": [legal[0]]}, "action/illegal"),
        ({"actions": []}, "action/illegal"),  # chance is in turn
        ({"actions": over}, "action/illegal"),
        ({"best": log[0], "points": [0.0, 0.0]}, "action/illegal"),
        ({"best": legal[1]}, "request/invalid"),
        ({"best": legal[1], "points": [0.0] * 3}, "request/invalid"),
        ({"points": ["much"]}, "request/invalid"),
        ({"action": "claim:1"}, "request/invalid"),
        ({"more": 1}, "request/invalid"),
    ):
        refused = client.post("/reasons", json={**right, **wrong})
        assert refused.json()["code"] == code, (wrong, refused.text)
    assert client.post("/reasons", json={**right, "actions": [1] * 200_000}).json()["code"] == "request/too-large"


def test_a_dynasty_is_explained_game_by_game(server: Server) -> None:
    match = Match("sample(dynasty=true)", ["a", "b"], seed=SEED)
    log, legal = match.logs[0], match.state.legal_codes()
    asked = {"actions": log, "action": legal[0], "hint": True}
    one, other = (
        server.client().post("/reasons", json={**asked, "variant": variant}).raise_for_status().json()
        for variant in ("sample()", "sample(dynasty=true)")
    )
    assert one == other
