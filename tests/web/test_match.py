"""The match in the page is the match: the same commands give the same views and records, and records are read alike."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crownland import IllegalAction, InvalidSetup, Match, NotationError, all_variants, find_variant, read_record
from crownland.match import Viewer, match_record, seed_from, write_line
from deep import deep
from nodes import node, packages

Json = dict[str, Any]

VARIANTS = [
    "kingdomino(seats=2,harmony=true,middle_kingdom=true)",
    "kingdomino(seats=3,dynasty=true)",
    "sample(dynasty=true,harmony=true)",
    "queendomino(seats=2)",
    "royal_wedding(seats=6,teams=true)",
    "duel()",
]
SHUFFLES = Path(__file__).parents[1] / "conformance" / "shuffles.jsonl"


@pytest.mark.parametrize(("games", "every"), [(1, 9), deep(20, 1)])
def test_a_match_goes_as_it_does_here(tmp_path: Path, games: int, every: int) -> None:
    variants = VARIANTS if games == 1 else [str(variant) for variant in all_variants()]
    cases = [script(variant, game, every) for variant in variants for game in range(games)]
    run_in_the_page(tmp_path, "match", cases)


@pytest.mark.parametrize("n", [60, deep(2000)])
def test_a_record_is_read_as_it_is_here(tmp_path: Path, n: int) -> None:
    cases = [reading(text) for variant in VARIANTS for text in written(variant, n // len(VARIANTS))]
    cases += [reading(text) for text in cut_off(random.Random("cut"), n // 4)]
    cases += [reading(line) for line in shuffled(random.Random("shuffle"))]
    assert {case["error"] is None for case in cases} == {True, False}
    run_in_the_page(tmp_path, "record", cases)


def run_in_the_page(folder: Path, test: str, cases: list[Json]) -> None:
    file = folder / "cases.json"
    file.write_text(json.dumps(cases), encoding="utf-8")
    vitest = str(packages() / "vitest" / "vitest.mjs")
    done = node("node", vitest, "run", f"tests/engine/{test}.test.ts", CROWNLAND_CASES=str(file))
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"all {len(cases)} cases" in done.stdout, done.stdout


class Script:
    """Plays a match by commands, and writes down what is seen after each."""

    def __init__(self, match: Match, rng: random.Random, every: int) -> None:
        self.match, self.steps = match, list[Json]()
        self._viewer, self._rng, self._every = Viewer(match), rng, every

    def do(self, name: str, *args: int) -> None:
        getattr(self.match, name)(*args)
        self.steps.append({"do": [name, *args], **self.seen()})

    def seen(self) -> Json:
        """Return parts of the view, now and then all of it with the standing."""
        view = msgspec.to_builtins(self._viewer.view())
        if len(self.steps) % self._every and not self.match.is_over:
            return {"view": {key: view[key] for key in ("phase", "seat", "totals", "events", "touched")}}
        results = msgspec.to_builtins(self._viewer.results())
        return {"view": view, "results": results, "standing": msgspec.to_builtins(self.match.standing())}

    def play(self) -> None:
        """Decide at random, take some decisions back, and resign or stop in some matches."""
        match, rng = self.match, self._rng
        end = rng.choice(["resign", "stop", "", "", "", ""])
        while not match.is_over:
            if match.is_between:
                self.do("next_game")
            elif max(match.own, default=-1) >= 0 and rng.random() < 0.05:
                self.do("undo")
            elif end == "stop" and rng.random() < 0.005:
                self.do("stop")
            elif end == "resign" and rng.random() < 0.01:
                self.do(
                    "resign", rng.choice([seat for seat in range(match.variant.seats) if seat not in match.resigned])
                )
            else:
                self.do("play", rng.choice(match.state.legal_codes()))


def script(variant: str, game: int, every: int) -> Json:
    """Return the commands of a match, what is seen after each, and its record. Every second one plays on another."""
    rng, seats = random.Random(f"{variant} {game}"), find_variant(variant).seats
    players = [f"p{seat}" for seat in range(seats)]
    before = Script(Match(variant, players, f"{variant} {game}"), rng, every)
    before.play()
    begun = before.match.actions_until(rng.randrange(len(before.match.events) - 1)) if game % 2 else []
    seed, pauses = seed_from(f"{variant} {game}"), rng.random() < 0.5
    one = Script(Match(variant, players, seed, pauses, begun), rng, every)
    one.play()
    index = rng.randrange(len(one.match.events))
    settings = {"variant": variant, "players": players, "seed": seed.hex(), "pauses": pauses, "begun": begun}
    found = {"steps": one.steps, "record": match_record(one.match), "logs": one.match.logs, "actors": one.match.actors}
    past = {"index": index, "view": msgspec.to_builtins(Viewer(one.match.at(index)).view())}
    return {**settings, **found, "past": past}


def reading(text: str) -> Json:
    """Return a record, and what is wrong with it: class, code and place."""
    try:
        read = read_record(text)
    except (NotationError, IllegalAction, InvalidSetup) as error:
        return {"text": text, "error": [type(error).__name__, error.code, error.place]}
    return {"text": text, "error": None, "logs": read.logs}


def written(variant: str, n: int) -> Iterator[str]:
    """Write records: whole, in progress, resigned; and each with one thing changed."""
    rng = random.Random(f"records {variant}")
    whole = [finished(variant, rng, share) for share in (1.0, 1.0, 0.5)]
    yield from map(write_line, whole)
    for number in range(n):
        record = copy.deepcopy(whole[number % len(whole)])
        rng.choice(CHANGES)(record, rng)
        yield write_line(record)


def finished(variant: str, rng: random.Random, share: float) -> Json:
    """Play a match at random, or its first part; return its record with extras."""
    variant_ = find_variant(variant)
    match = Match(variant, [f"p{seat}" for seat in range(variant_.seats)], bytes(rng.randrange(256) for _ in range(32)))
    while not match.is_over and (share == 1 or rng.random() < 1 - 0.01 * share):
        match.play(rng.choice(match.state.legal_codes()))
    notes = [{"what": "undo", "seat": 1, "event": 3}]
    dealt = {"seed": match.seed.hex(), "commitment": match.commitment, "date": "2026-11-18T10:00:00Z", "notes": notes}
    return match_record(match) | dealt | {"called": ["", *["Isolde"] * (variant_.seats - 1)]}


def _events(record: Json, rng: random.Random) -> list[Json]:
    events: list[Json] = rng.choice(record["games"])["events"] if "games" in record else record["events"]
    return events


def _change_event(record: Json, rng: random.Random) -> None:
    """Change a value of an event: another number, another type, or none."""
    event = rng.choice(_events(record, rng))
    key = rng.choice([*event])
    event[key] = _changed(event[key], rng)


def _changed(value: Any, rng: random.Random) -> Any:
    if isinstance(value, list) and value and rng.random() < 0.8:
        place = rng.randrange(len(value))
        return [*value[:place], _changed(value[place], rng), *value[place + 1 :]]
    if isinstance(value, int) and rng.random() < 0.7:
        return value + rng.choice([-1, 1, 2, 60])
    return rng.choice([None, True, "x", [], {}, 0, [value], str(value)])


def _rename_key(record: Json, rng: random.Random) -> None:
    event = rng.choice(_events(record, rng))
    key = rng.choice([*event])
    value = event.pop(key)
    if rng.random() < 0.7:
        event[rng.choice(["slot", "power", "box", "claim", "more", "seat"])] = value


def _reorder(record: Json, rng: random.Random) -> None:
    events = _events(record, rng)
    place = rng.randrange(len(events))
    rng.choice([lambda: events.insert(place, events[place]), lambda: events.pop(place), events.reverse])()


def _change_top(record: Json, rng: random.Random) -> None:
    key = rng.choice([*record, "resigned", "scores", "winners", "prepared", "played_on", "shuffle", "source"])
    given = {"resigned": [0], "played_on": {"ply": 3}, "prepared": True}
    record[key] = given[key] if key in given and rng.random() < 0.5 else _changed(record.get(key), rng)


def _change_score(record: Json, rng: random.Random) -> None:
    scores = rng.choice([one for one in [record, *record.get("games", [])] if "scores" in one] or [{"scores": [{}]}])
    one = rng.choice(scores["scores"])
    one[rng.choice([*one, "extra"])] = rng.choice([0, 1, []])


CHANGES: list[Callable[[Json, random.Random], None]] = [
    *[_change_event] * 4,
    _rename_key,
    _reorder,
    _change_top,
    _change_score,
]


def cut_off(rng: random.Random, n: int) -> Iterator[str]:
    """Write records that break off."""
    texts = [write_line(finished(variant, rng, 1)) for variant in VARIANTS[:2]]
    for number in range(n):
        text = texts[number % len(texts)]
        yield text[: rng.randrange(len(text))]


def shuffled(rng: random.Random) -> Iterator[str]:
    """Give the records of the conformance files, and some in which a number of the shuffle is another one."""
    for line in SHUFFLES.read_text(encoding="utf-8").splitlines():
        yield line
        record = json.loads(line)
        key = rng.choice([*record["shuffle"]])
        record["shuffle"][key] = _changed(record["shuffle"][key], rng)
        yield write_line(record)
