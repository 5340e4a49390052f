"""Play over WebSocket against the real server: everybody sees the same, and forgers get nowhere."""

import json
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from clients import Player
from crownland.games import GAMES
from crownland.server.limits import MAX_MESSAGE_BYTES
from replicas import derived
from servers import Server, limits, serve


def two_players(server: Server, **setup: Any) -> tuple[Any, list[Player]]:
    made = server.create(seats=[{"me": True, "name": "Ann"}], **setup)
    ann = Player(server, made["id"], made["token"])
    bob = Player(server, made["id"])
    done = bob.do("sit", name="Bob")
    made["tokens"] = [made["token"], done["token"]]
    for player in (ann, bob):
        player.catch_up(done["version"])
    return made, [ann, bob]


def test_two_players_and_a_watcher_see_the_same_game(server: Server) -> None:
    made, players = two_players(server)
    watcher = Player(server, made["id"])
    while players[0].table["status"] == "running":
        table = players[0].table
        seat = table["view"]["seat"]
        best = max(table["view"]["options"], key=lambda option: option["points"])
        done = players[seat].do("play", version=table["version"], action=best["id"])
        assert done["type"] == "done"
        tables = [one.catch_up(done["version"]) for one in (*players, watcher)]
        assert tables[0]["view"] == tables[1]["view"] == tables[2]["view"]
    assert watcher.table["seed"] is not None
    assert [player.welcome["seats"] for player in players] == [[0], []]
    for one in (*players, watcher):
        one.close()


def test_who_follows_actions_derives_what_all_others_see_in_a_tenth_of_the_bytes(server: Server) -> None:
    made, (ann, bob) = two_players(server)
    follower = Player(server, made["id"], view=False)
    late: Player | None = None
    for turn in range(30):
        table = ann.table
        player = (ann, bob)[table["view"]["seat"]]
        done = player.do("play", version=table["version"], action=table["view"]["options"][-1]["id"])
        if turn == 10:  # who is connected is sent apart, and again with the next change
            bob.close()
            follower.wait("presence", lambda message: message["away"] == [1])
            bob = Player(server, made["id"], made["tokens"][1])
        if turn == 12:
            late = Player(server, made["id"], view=False)
        if turn == 20:  # across a draw, and by consent
            player.catch_up(done["version"])
            asked = ann.do("undo")
            bob.catch_up(asked["version"])
            done = bob.do("answer", yes=True, version=asked["version"]) if asked.get("proposed") else asked
        for one in (ann, bob, follower, *filter(None, [late])):
            one.catch_up(done["version"])
        assert derived(follower.table) == {**ann.table, "seats": follower.table["seats"], "at": follower.table["at"]}
    assert [seat["away"] for seat in follower.table["seats"]] == [False, False]
    assert late is not None
    assert derived(late.table)["view"] == ann.table["view"]
    changes = [text for text in follower.heard if b'"type":"change"' in text]
    assert len(changes) >= 28 and b'"type":"table"' not in b"".join(follower.heard[2:])
    assert sum(map(len, changes)) < sum(len(text) for text in ann.heard if b'"type":"table"' in text) / 10
    for one in (ann, bob, follower, late):
        one.close()


def test_nothing_that_is_sent_tells_a_seed_or_what_is_not_drawn_yet(server: Server) -> None:
    """Every byte to every client is looked at: before the end no message holds the seed or a hint of later draws."""
    made, players = two_players(server, public=True)
    watcher = Player(server, made["id"])
    client = server.client()
    others: list[bytes] = []
    marks: list[tuple[int, Any]] = []
    while players[0].table["status"] == "running":
        table = players[0].table
        seat = table["view"]["seat"]
        done = players[seat].do("play", version=table["version"], action=table["view"]["options"][0]["id"])
        marks.append((done["version"], table["view"]["draft"]["unseen"]))
        for one in (*players, watcher):
            one.catch_up(done["version"])
        if players[0].table["status"] == "running":
            for part in ("", "?view=false", "/record"):
                others.append(client.get(f"/tables/{made['id']}{part}").content)
            others += [client.get(path).content for path in ("/tables", "/records")]
    with sqlite3.connect(server.database) as store:
        (seed,) = store.execute("SELECT seed FROM tables WHERE id = ?", (made["id"],)).fetchone()
    before = [text for one in (*players, watcher) for text in one.heard if b'"status":"over"' not in text] + others
    assert len(before) > 300
    secrets = [seed.encode(), bytes.fromhex(seed), *[token.encode() for token in made["tokens"]]]
    ends = [json.loads(text) for one in (*players, watcher) for text in one.heard if b'"status":"over"' in text]
    assert all(end["seed"] == seed for end in ends)
    for text in before:
        assert not [secret for secret in secrets[:2] if secret in text]
        kind = json.loads(text).get("type") if text.startswith(b"{") else None
        if kind != "done":
            assert not [secret for secret in secrets[2:] if secret in text]
        message = json.loads(text)
        if isinstance(message, dict) and message.get("type") == "table" and message["view"]:
            unseen = message["view"]["draft"]["unseen"][0]["numbers"]
            assert unseen == sorted(unseen), "undrawn dominoes are a set: their order tells nothing"
    for one in (*players, watcher):
        one.close()


@pytest.mark.parametrize("game", [game for game in GAMES if game != "kingdomino"])
def test_no_byte_of_any_game_tells_its_seed_before_the_end(server: Server, game: str) -> None:
    seats = GAMES[game].seats[0]
    made = server.create(variant=game, seats=[{"me": True}, *[{"bot": "random"}] * (seats - 1)], pace="instant")
    with Player(server, made["id"], made["token"]) as player, Player(server, made["id"], view=False) as watcher:
        while player.table["status"] != "over":
            table = player.table
            if table["view"]["seat"] == 0:
                player.do("play", version=table["version"], action=table["view"]["options"][-1]["id"])
            else:
                player.hear()
        watcher.catch_up(player.table["version"])
        seed = player.table["seed"].encode()
        answer = [text for text in player.heard + watcher.heard if b'"status":"over"' not in text]
    assert len(answer) > 30
    assert not [text for text in answer if seed in text or bytes.fromhex(seed.decode()) in text]


def test_a_socket_says_hello_first(server: Server) -> None:
    made = server.create(seats=[{"me": True}])
    with Player(server, made["id"], hello=False) as player:
        player.say(type="ping")
        assert player.hear()["code"] == "request/hello"
        with pytest.raises(ConnectionClosed):
            player.hear()
    with Player(server, made["id"]) as player:
        assert player.do("hello")["code"] == "request/hello"
        assert player.do("ping")["type"] == "pong"


def test_whoever_sits_down_is_there_at_once(server: Server) -> None:
    """Nobody is shown as away: not to himself, not to the host, whether he sat on this line or comes with a token."""
    made, players = two_players(server)
    for player in players:
        assert [seat["away"] for seat in player.table["seats"]] == [False, False]
    players[1].close()
    players[0].wait("presence", lambda message: message["away"] == [1])
    with Player(server, made["id"], made["tokens"][1]) as bob:
        assert [seat["away"] for seat in bob.table["seats"]] == [False, False]
    players[0].close()


def test_an_unknown_game_is_told_and_closed(server: Server) -> None:
    with Player(server, "nosuchgame", hello=False) as player:
        player.say(type="hello")
        assert player.hear()["code"] == "table/unknown"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"nothing"}',
        '{"type":"play"}',
        '{"type":"play","version":"1","action":1}',
        '{"type":"play","version":1,"action":[[[]]]}',
        '{"type":"play","version":1,"action":1,"more":1}',
        '{"type":"play","version":1e99,"action":1}',
        '{"type":"sit","name":"' + "x" * 100 + '"}',
        "[" * 8000,
        '{"type":"play","version":1,"action":' + "[" * 8000,
        "\ud7ff\u0000",
    ],
    ids=lambda text: repr(text[:24]),
)
def test_what_cannot_be_read_gets_an_error_and_the_socket_lives_on(server: Server, text: str) -> None:
    made = server.create(seats=[{"me": True}])
    with Player(server, made["id"], made["token"]) as player:
        player.socket.send(text)
        assert player.wait("error")["code"] == "request/invalid"
        assert player.do("ping")["type"] == "pong"


def send_and_listen(player: Player, size: int) -> None:
    """Send a message that the server may refuse at any moment: before all of it is sent, or after."""
    player.socket.send("x" * size)
    player.wait("never")


def test_a_message_that_is_too_large_ends_the_connection_and_nothing_else(server: Server) -> None:
    made = server.create(seats=[{"me": True}])
    with Player(server, made["id"], made["token"]) as player:
        with pytest.raises(ConnectionClosed) as closed:
            send_and_listen(player, MAX_MESSAGE_BYTES + 1)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with Player(server, made["id"], made["token"]) as player:
        assert player.table["version"] == made["table"]["version"]


@pytest.mark.parametrize("view", [False, True])
def test_a_stale_move_gets_the_table_as_it_is(server: Server, view: bool) -> None:
    made, players = two_players(server)
    table = players[0].table
    seat, action = table["view"]["seat"], table["view"]["options"][0]["id"]
    players[seat].do("play", version=table["version"], action=action)
    late = Player(server, made["id"], made["tokens"][seat], view=view)
    refused = late.do("play", version=table["version"], action=action)
    assert refused["code"] == "action/stale"
    assert late.wait("table")["version"] == refused["args"]["version"]
    assert ("actions" in late.table, late.table["view"] is not None) == (not view, view)
    for player in (*players, late):
        player.close()


def test_the_same_click_in_two_tabs_counts_once(server: Server) -> None:
    made = server.create(seats=[{"me": True}, {"me": True}])
    tabs = [Player(server, made["id"], made["token"]) for _ in range(2)]
    table = made["table"]
    for tab in tabs:
        tab.say(type="play", id="click", version=table["version"], action=table["view"]["options"][0]["id"])
    answers = [tab.wait("done", lambda message: message["id"] == "click") for tab in tabs]
    assert answers[0] == answers[1]
    assert tabs[0].catch_up(answers[0]["version"])["version"] == table["version"] + 1
    for tab in tabs:
        tab.close()


def test_tokens_of_other_seats_and_games_are_refused(server: Server) -> None:
    made, players = two_players(server)
    elsewhere = server.create(seats=[{"me": True}])
    seat = players[0].table["view"]["seat"]
    move = {"version": players[0].table["version"], "action": players[0].table["view"]["options"][0]["id"]}
    assert players[1 - seat].do("play", **move)["code"] == "action/not-your-turn"
    with Player(server, made["id"], elsewhere["token"]) as outsider, Player(server, made["id"]) as watcher:
        assert outsider.welcome["seats"] == []
        assert outsider.do("play", **move)["code"] == "token/wrong"
        assert watcher.do("play", **move)["code"] == "token/missing"
        assert watcher.do("resign", seat=0)["code"] == "token/missing"
        assert watcher.do("undo")["code"] == "token/missing"
        assert watcher.do("leave", seat=0)["code"] == "token/missing"
        assert outsider.do("start")["code"] == "table/host-only"
    for player in players:
        player.close()


def test_a_player_who_comes_back_finds_the_table_and_the_answer(server: Server) -> None:
    made, players = two_players(server)
    table = players[0].table
    seat = table["view"]["seat"]
    move = {"type": "play", "id": "lost", "version": table["version"], "action": table["view"]["options"][0]["id"]}
    players[seat].say(**move)
    players[seat].close()
    with Player(server, made["id"], made["tokens"][seat]) as back:
        assert back.welcome["seats"] == [seat]
        back.say(**move)
        done = back.wait("done")
        assert done["version"] == table["version"] + 1
    players[1 - seat].close()


def test_consent_to_undo_goes_round_the_table(server: Server) -> None:
    _, players = two_players(server)
    while True:
        table = players[0].table
        seat = table["view"]["seat"]
        done = players[seat].do("play", version=table["version"], action=table["view"]["options"][0]["id"])
        for player in players:
            player.catch_up(done["version"])
        if players[0].table["view"]["round"] > 0 and "undo" not in players[0].table["may"]["seats"][seat]:
            break
    done = players[seat].do("undo")
    assert done["proposed"] is True
    assert players[1 - seat].catch_up(done["version"])["proposal"]["waits_for"] == [1 - seat]
    done = players[1 - seat].do("answer", yes=True)
    after = players[seat].catch_up(done["version"])
    assert after["proposal"] is None
    assert after["view"]["seat"] == seat
    for player in players:
        player.close()


def test_a_few_fixed_phrases_are_passed_on_to_everybody_and_not_kept(server: Server) -> None:
    made, players = two_players(server)
    watcher = Player(server, made["id"])
    assert players[0].do("signal", seat=0, signal="good_luck")["type"] == "done"
    for listener in (players[1], watcher):
        assert listener.wait("signal") == {"type": "signal", "table": made["id"], "seat": 0, "signal": "good_luck"}
    client = server.client(made["tokens"][1])
    assert client.post(f"/tables/{made['id']}/signal", json={"seat": 1, "signal": "thanks"}).status_code == 200
    assert players[0].wait("signal", lambda message: message["seat"] == 1)["signal"] == "thanks"
    assert watcher.do("signal", seat=0, signal="nice")["code"] == "token/missing"
    assert players[0].do("signal", seat=1, signal="nice")["code"] == "seat/not-yours"
    assert players[0].do("signal", seat=5, signal="nice")["code"] == "seat/unknown"
    players[0].say(type="signal", seat=0, signal="you are a fool")
    assert players[0].wait("error")["code"] == "request/invalid"
    assert server.client().get(f"/tables/{made['id']}").json()["version"] == made["table"]["version"] + 1, (
        "only Bob sat down"
    )
    answers = [players[0].do("signal", seat=0, signal="oops") for _ in range(10)]
    assert answers[-1]["code"] == "request/too-many", "nobody can drum on the table"
    for player in (*players, watcher):
        player.close()


def test_presence_tells_who_is_connected(server: Server) -> None:
    made, players = two_players(server)
    players[1].close()
    assert players[0].wait("presence", lambda message: message["away"] == [1])["gone"] == []
    with Player(server, made["id"], made["tokens"][1]):
        players[0].wait("presence", lambda message: message["away"] == [])
    players[0].close()


def test_whoever_sits_down_is_no_longer_counted_among_those_who_watch(server: Server) -> None:
    made = server.create(seats=[{"me": True, "name": "Ann"}])
    with Player(server, made["id"], made["token"]) as ann, Player(server, made["id"]) as bob:
        ann.wait("presence", lambda message: message["watchers"] == 1)
        bob.do("sit", name="Bob")
        ann.wait("presence", lambda message: message["watchers"] == 0)


def test_a_bot_steps_in_for_a_player_who_is_gone(tmp_path: Path) -> None:
    with serve(str(tmp_path / "games.db"), tmp_path, CROWNLAND_LIMITS=limits(patience=0.5, idle=0.5)) as server:
        _, players = two_players(server, pace="instant")
        assert players[0].do("bot", seat=1)["code"] == "seat/not-gone"
        players[1].close()
        players[0].wait("presence", lambda message: message["gone"] == [1])
        assert players[0].do("bot", seat=1)["type"] == "done"
        while players[0].table["view"]["round"] < 1:
            table = players[0].table
            if table["view"]["seat"] == 0:
                done = players[0].do("play", version=table["version"], action=table["view"]["options"][0]["id"])
                players[0].catch_up(done["version"])
            else:
                players[0].catch_up(table["version"] + 1)
        assert players[0].table["seats"][1]["stand_in"]
        players[0].close()


def test_a_bot_moves_at_the_pace_of_the_table(server: Server) -> None:
    made = server.create(seats=[{"bot": "random"}, {"bot": "random"}], pace="quick")
    with Player(server, made["id"]) as watcher:
        start, version = time.monotonic(), watcher.table["version"]
        watcher.catch_up(version + 2)
        assert time.monotonic() - start >= 0.5


def test_a_page_of_another_site_may_not_connect(server: Server) -> None:
    made = server.create(seats=[{"me": True}])
    with pytest.raises(InvalidStatus) as refused, server.socket(made["id"], origin="https://elsewhere.example"):
        pass
    assert refused.value.response.status_code == 403
    with server.socket(made["id"], origin=f"http://127.0.0.1:{server.port}") as socket:
        socket.send('{"type":"hello"}')
        assert "welcome" in str(socket.recv(10))


def test_when_the_server_stops_clients_are_told_to_come_back(tmp_path: Path) -> None:
    with serve(str(tmp_path / "games.db"), tmp_path) as server:
        made = server.create(seats=[{"me": True}, {"bot": "random"}])
        player = Player(server, made["id"], made["token"])
        assert server.stop() == 0
        assert player.wait("bye")["reason"] == "draining"
        with pytest.raises(ConnectionClosed) as closed:
            player.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        server.start()
        with Player(server, made["id"], made["token"]) as back:
            assert back.welcome["seats"] == [0]
            assert back.table["version"] >= player.table["version"]


def test_logs_hold_no_token(tmp_path: Path) -> None:
    with serve(str(tmp_path / "games.db"), tmp_path, CROWNLAND_LOG="debug") as server:
        made, players = two_players(server)
        server.client(made["token"]).post(f"/tables/{made['id']}/undo", json={})
        for player in players:
            player.close()
    text = server.log.read_text()
    assert re.search(r'"path": "/api/tables', text)
    assert all(token not in text for token in made["tokens"])
    with sqlite3.connect(server.database) as store:
        whole = "\n".join(store.iterdump())
    assert all(token not in whole for token in made["tokens"]), "the store keeps hashes"
