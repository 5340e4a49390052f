"""Whatever a stranger hands to the library: an answer, or one sentence of its own, and nothing has changed.

Every public function and method is called with sound values, one of which is replaced by something else at a time; the
deep test replaces several.
"""

import inspect
import pickle
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import crownland
from crownland import Batch, Encoding, IllegalAction, InvalidSetup, Match, NotationError, State
from crownland.encoding import Symmetries
from crownland.engine.kernel import COMPILED
from crownland.games.draft import table as lines
from crownland.games.duel import table as duel_table
from crownland.games.queendomino import table as queendomino_table
from deep import deep

OURS = (NotationError, IllegalAction, InvalidSetup)
GAMES = ("kingdomino(seats=2)", "queendomino(seats=3)", "duel()")
WRONG: list[Any] = [
    None,
    True,
    1.5,
    float("nan"),
    -1,
    9,
    2**70,
    "",
    "325",
    "a\nb",
    b"abc",
    [],
    [1, "x"],
    [[1], [2, 3]],
    {},
    {1: 2},
    object(),
    print,
    int,
    np.array([1.5]),
    np.zeros((2, 0)),
    np.array("x"),
    np.int64(-3),
]
ACTIONS = list(
    map(
        crownland.read_action,
        [
            *("deal:9", "king:1", "claim:9", "place:9@0,1/0,2", "discard:9", "tile:church", "knights:0,1/0,2"),
            *("build:church/3@0,1", "burn:church/3", "first:1", "roll:1=dot", "take:1,2!pick_two_first", "turn:1=dot1"),
            *("castle:1", "draw:0,1=dot/0,2=line1!ignore_connection", "name:dot", "cross:0,1"),
        ],
    )
)
DATA = {  # what is returned, not called
    *("Building", "Domino"),
    *("Action", "Outcome", "Assessment", "Bot", "Game", "Games", "Picture", "Property", "Record", "Results", "Review"),
    *("Rollouts", "Score", "Standing", "Thought", "CHANCE", "NOBODY", "__version__", *(each.__name__ for each in OURS)),
}
NO_ARGUMENTS = {"all_variants"}


@dataclass
class Call:
    """A public call with sound values; `watched` must be as it was after an error."""

    name: str
    work: Callable[..., Any]
    sound: dict[str, Any]
    watched: Any = None
    never: tuple[str, ...] = ()  # arguments that go out into the world, or may be anything and take long


@cache
def state_of(variant: str, steps: int = 14) -> State:
    rng, state = random.Random(3), State(variant)
    while steps > 0 or state.seat < 0:
        if state.seat < 0:
            state.draw(rng)
        else:
            state.apply_unchecked(rng.choice(state.legal_codes()))
        steps -= 1
    return state


@cache
def match_of(variant: str) -> Match:
    match, rng = Match(variant, ["Ann", "Bob", "Eve"][: crownland.find_variant(variant).seats], seed=bytes(32)), 0
    for rng in range(9):
        match.play(match.state.legal_codes()[rng % 3 % len(match.state.legal_codes())])
    return match


def of_states(variant: str) -> Iterator[Call]:
    state = state_of(variant)
    action = state.legal_actions()[0]
    sound: dict[str, dict[str, Any]] = {
        **{
            name: {"kingdom": 0}
            for name in ("land", "bounds", "discards", "court", "fingerprint", "score", "tie_breaks")
        },
        **{name: {"seat": 0} for name in ("sheet", "total")},
        "apply": {"action": action},
        "apply_unchecked": {},  # its name says who checks
        "action_code": {"action": action},
        "draw": {"rng": random.Random(1)},
        "from_bytes": {"data": state.to_bytes()},
        "from_text": {"text": str(state)},
        "in_play": {"kingdom": 0},
        "is_drawing": {"outcome": crownland.Deal},
        "record_with": {"field": "seat", "what": "seats"},
    }
    chance = State(variant)
    for name in public_methods(State):
        subject = chance.copy() if name == "draw" else state.copy()
        yield Call(f"State.{name}", getattr(subject, name), sound.pop(name, {}), subject)
    assert not sound
    yield Call("State", State, {"variant": variant})
    for module in (lines, duel_table, queendomino_table):
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == module.__name__ and not name.startswith(("_", "best_")):  # inner helpers
                more = {"kingdom": 0, "slot": 0, "seat": 0}
                wanted = list(inspect.signature(function).parameters)[1:]
                yield Call(name, function, {"state": state, **{key: more[key] for key in wanted}}, state)


def of_encodings(variant: str) -> Iterator[Call]:
    encoding, state = Encoding(variant), state_of(variant)
    seen, masks = encoding.observe(state)[np.newaxis], encoding.legal_mask(state)[np.newaxis]
    index = int(masks[0].argmax())
    sound: dict[str, dict[str, Any]] = {
        "action_at": {"state": state, "index": index},
        "chance_weights": {"state": state, "out": None},
        "describe": {},
        "index_of": {"state": state, "action": encoding.action_at(state, index)},
        "legal_mask": {"state": state, "out": None},
        "name_of": {"index": index, "is_chance": False},
        "observe": {"state": state, "seat": 0, "dtype": np.uint8, "out": None},
        "seat_number": {"seat": 0},
        "split": {"observations": seen},
    }
    for name in public_methods(Encoding):
        yield Call(f"Encoding.{name}", getattr(encoding, name), sound.pop(name), state)
    moved: dict[str, dict[str, Any]] = {
        "actions": {"symmetry": 1, "observations": seen, "indices": np.array([index])},
        "compose": {"first": 1, "then": 2},
        "inverse": {"symmetry": 1},
        "masks": {"symmetry": 1, "observations": seen, "masks": masks},
        "observations": {"symmetry": 1, "observations": seen},
    }
    for name in public_methods(Symmetries):
        yield Call(f"symmetries.{name}", getattr(encoding.symmetries, name), moved.pop(name), state)
    assert not sound and not moved
    yield Call("Encoding", Encoding, {"variant": variant})


def of_tables(variant: str) -> Iterator[Call]:
    def tables() -> Batch:
        return Batch(variant, 2, seed=1, bots={1: "random"})

    sound: dict[str, dict[str, Any]] = {
        "actions": {"indices": tables().sample()},
        "branch": {"rows": [0], "seed": 1},
        "chance_weights": {"out": None},
        "copy": {},
        "legal_mask": {"out": None},
        "observe": {"out": None, "seat": 0, "dtype": np.uint8},
        "put": {"number": 0, "state": state_of(variant)},
        "returns": {},
        "reset": {"where": None, "seed": None},
        "reset_each": {"seeds": [1, None]},
        "sample": {"out": None},
        "state": {"number": 1},
        "step": {"actions": tables().sample()},
    }
    for name in public_methods(Batch):
        subject = tables()
        yield Call(f"Batch.{name}", getattr(subject, name), sound.pop(name), subject)
    assert not sound
    more = {"chance": "inside", "auto_reset": False, "checked": True, "threads": 1, "bots": None}
    yield Call("Batch", Batch, {"variant": variant, "n": 1, "seed": 1, **more})


def of_matches(variant: str) -> Iterator[Call]:
    match = match_of(variant)
    record = crownland.read_record(crownland.write_record(match))
    line, few = crownland.write_record(match), {"record": record, "bot": "mce_random(playouts=4)", "seed": 1}
    sound: dict[str, dict[str, Any]] = {
        "play": {"action": match.state.legal_codes()[0]},
        "resign": {"seat": 1},
        "append": {},  # what is known to be legal
        "at": {"event_index": 1},
        "actions_until": {"event_index": 1},
        "check_index": {"event_index": 1},
        "state_at": {"event_index": 1},
        "read_events": {},
    }
    for name in public_methods(Match):
        subject = pickle.loads(pickle.dumps(match))
        yield Call(f"Match.{name}", getattr(subject, name), sound.pop(name, {}), subject)
    assert not sound
    yield Call(
        "Match",
        Match,
        {"variant": variant, "players": match.players, "seed": bytes(32), "pauses": False, "begun": match.logs},
    )
    yield Call("read_record", crownland.read_record, {"text": line})
    yield Call("read_records", lambda **given: [*crownland.read_records(**given)], {"source": [line], "progress": int})
    yield Call("write_record", crownland.write_record, {"match": match}, match)
    yield Call("write_records", crownland.write_records, {"path": "x", "matches": [match], "progress": int}, match)
    picture = crownland.draw(match)
    yield Call("Picture.save", picture.save, {"path": "x.svg"})
    look = {"kingdom": 0, "theme": "dark", "width": 300, "colours": range(8), "language": "de"}
    yield Call("draw", crownland.draw, {"what": match.state, "players": match.players, **look}, match)
    yield Call("analyse", crownland.analyse, {**few, "seat": 0}, match, never=("seed",))
    yield Call("review_record", crownland.review_record, few, match, never=("seed",))


def of_bots(variant: str) -> Iterator[Call]:
    state = state_of(variant)
    for name in ("random", "greedy", "mce_random(playouts=4)", "uct_greedy(playouts=4)", "learned", "level(1)"):
        yield Call(f"{name}.choose", crownland.make_bot(name).choose, {"state": state}, state)
    yield Call("make_bot", crownland.make_bot, {"bot": "greedy", "seed": 1})
    numbers = {"games": 1, "seed": 1, "first": 0, "threads": 1, "with_logs": True, "with_ties": True, "progress": int}
    yield Call("play", crownland.play, {"variant": variant, "bots": "random", **numbers, "max_actions": 900})
    played = crownland.play(variant, "random", 2, with_logs=True)
    yield Call("Games.actions", played.actions, {"game": 0})
    sound = {"state": state, "n": 2, "bots": ["random"], "seed": 1, "threads": 1}
    yield Call("rollouts", crownland.rollouts, sound, state)
    yield Call(
        "tournament",
        crownland.tournament,
        {
            **{"bots": "random,random", "game": variant, "games": 1, "seed": 1, "processes": 1, "limit": 9.0},
            **{"journal": None, "sprt": None, "ray": None, "progress": int},
        },
        never=("ray",),
    )


def of_values(variant: str) -> Iterator[Call]:
    found = crownland.find_variant(variant)
    action = state_of(variant).legal_actions()[0]
    yield Call("find_variant", crownland.find_variant, {"text": variant})
    yield Call("Variant", crownland.Variant, {"game": "kingdomino", "seats": 2, "harmony": True, "teams": False})
    yield Call("Variant.kingdom_of", found.kingdom_of, {"seat": 0})
    yield Call("Variant.rulers", found.rulers, {"kingdom": 0})
    yield Call("encode", crownland.encode, {"action": action})
    yield Call("decode", crownland.decode, {"code": crownland.encode(action)})
    yield Call("read_action", crownland.read_action, {"text": str(action)})
    yield Call("domino", crownland.domino, {"box": "kingdomino", "number": 9})
    yield Call("building", crownland.building, {"tile": "church"})
    yield Call("is_chance", crownland.is_chance, {"action": action})
    for each in ACTIONS:
        kind, fields = type(each), {name: getattr(each, name) for name in each.__dataclass_fields__}
        yield Call(kind.__name__, lambda kind=kind, **given: crownland.encode(kind(**given)), fields)
    yield Call("register_family", crownland.register_family, {"package": "nowhere"})
    yield Call("register", crownland.register, {"game": crownland.Game("mini", "Mini", "kingdomino", (2,)), "box": "x"})


def public_methods(of: type) -> list[str]:
    return [name for name, _ in inspect.getmembers(of, callable) if not name.startswith("_")]


def calls(variant: str) -> Iterator[Call]:
    yield from of_values(variant)
    yield from of_states(variant)
    yield from of_encodings(variant)
    yield from of_tables(variant)
    if variant == GAMES[0]:  # matches, records and bots look at what they are given in one place for all games
        yield from of_matches(variant)
        yield from of_bots(variant)


def print_of(watched: Any) -> bytes:
    """Return something that changes when what is watched does."""
    if isinstance(watched, State):
        return watched.to_bytes()
    if isinstance(watched, Batch):
        parts = (watched.states, watched.rows, watched.done, watched.rewards, watched.final_totals)
        return b"".join(part.tobytes() for part in parts)
    if isinstance(watched, Match):
        return pickle.dumps((watched.logs, watched.actors, str(watched.state), watched.resigned, watched.stopped))
    return b""


def attempt(call: Call, given: dict[str, Any]) -> None:
    before = print_of(call.watched)
    try:
        call.work(**given)
    except OURS as error:
        result = str(error).replace("a\nb", "")  # the name of a file as it was given
        assert "\n" not in result and len(result) > 20, result
        assert print_of(call.watched) == before, "a refused call has changed something"
    except OSError as error:
        if not error.filename:  # the system names a file that it cannot open
            raise


@pytest.mark.parametrize("variant", [GAMES[0], *map(deep, GAMES[1:])] if COMPILED else GAMES[:1])
def test_every_public_call_answers_a_wrong_value_with_a_sentence_of_its_own(
    variant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    bad = []
    for call in calls(variant):
        for name in call.sound.keys() - {*call.never}:
            for wrong in WRONG:
                try:
                    attempt(call, {**call.sound, name: wrong})
                except BaseException as error:
                    bad.append(f"{call.name}({name}={wrong!r:.40}): {type(error).__name__}: {error!s:.200}")
    assert not bad, "\n".join(bad)


@pytest.mark.deep
@pytest.mark.parametrize("variant", GAMES)
def test_several_wrong_values_at_once_get_a_sentence_too(
    variant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    rng = random.Random(5)
    for call in calls(variant):
        for _ in range(200 if len(call.sound) > 1 else 0):
            wrong = {name: rng.choice(WRONG) for name in call.sound if rng.random() < 0.5 and name not in call.never}
            attempt(call, {**call.sound, **wrong})


def test_every_public_name_is_tried() -> None:
    tried = {call.name for variant in GAMES for call in calls(variant)}
    assert set(crownland.__all__) - DATA - NO_ARGUMENTS <= tried
