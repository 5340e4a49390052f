"""A record tells how its seed came about: whatever does not fit together is refused in one sentence."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

from crownland import Match, read_record
from crownland.match.dealer import mixed
from crownland.match.record.record import match_record
from matches import finish

Json = dict[str, Any]
SERVER, ANN, BOB = bytes(range(32)), b"\xaa" * 32, b"\xbb" * 32


def digest(number: bytes) -> str:
    return hashlib.sha256(number).hexdigest()


def shuffled(variant: str = "sample()") -> Json:
    """Return the record of a match to whose shuffle both players added a number."""
    match = finish(Match(variant, ["Ann", "Bob"], mixed(SERVER, [ANN, BOB])))
    result = {"seed": SERVER.hex(), "commitment": digest(SERVER)}
    lists = {"promises": [digest(ANN), digest(BOB)], "luck": [ANN.hex(), BOB.hex()]}
    return {**match_record(match), "seed": match.seed.hex(), "shuffle": {**result, **lists}}


GOOD = shuffled()


def test_the_dealt_seed_is_the_hash_of_the_mark_the_servers_seed_and_the_numbers_by_seat() -> None:
    """This number is in docs/reference/record.md; a program in another language can check itself against it."""
    by_hand = hashlib.sha256(b"crownland-luck/1" + SERVER + b"\x00" + ANN + b"\x02" + BOB).digest()
    assert mixed(SERVER, [ANN, None, BOB]) == by_hand
    assert by_hand.hex() == "ca3706b151d96c1b350fa6e7ac94403014427ed4fe04de4f2e9a49dd8a22f01d"
    assert mixed(SERVER, [None, None]) == SERVER
    assert len({mixed(SERVER, luck) for luck in ([ANN], [None, ANN], [ANN, BOB], [BOB, ANN])}) == 4


def test_a_record_with_a_shuffle_is_read() -> None:
    assert read_record(json.dumps(GOOD)).extras["shuffle"] == GOOD["shuffle"]


def test_older_readers_find_a_seed_that_deals_the_match() -> None:
    plain = {key: value for key, value in GOOD.items() if key != "shuffle"}
    assert read_record(json.dumps(plain)).extras["seed"] == mixed(SERVER, [ANN, BOB]).hex()


def _change(**changes: Any) -> Callable[[Json], None]:
    return lambda shuffle: shuffle.update(changes)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (_change(seed=ANN.hex()), "SHA-256 of its seed"),
        (_change(commitment=digest(ANN)), "SHA-256 of its seed"),
        (_change(seed=ANN.hex(), commitment=digest(ANN)), "expected the dealt seed to be"),
        (_change(luck=[ANN.hex(), None]), "expected the dealt seed to be"),
        (_change(luck=[None, None]), "expected the dealt seed to be"),
        (_change(luck=[BOB.hex(), ANN.hex()]), "expected seat 0 to have promised"),
        (_change(promises=[digest(BOB), digest(BOB)]), "expected seat 0 to have promised"),
        (_change(promises=[digest(ANN), None]), "expected seat 1 to have promised .* but got none"),
        (_change(luck=[ANN.hex()]), "for each of 2 seats"),
        (_change(luck=[ANN.hex(), 7]), "for each of 2 seats"),
        (_change(luck=[ANN.hex(), "bb"]), "64 hexadecimal digits in lower case or null .* but got 'bb' for seat 1"),
        (_change(luck=[ANN.hex(), BOB.hex().upper()]), f"lower case .* but got '{'BB' * 32}' for seat 1"),
        (_change(promises=[digest(ANN).upper(), None]), "lower case or null"),
        (_change(promises=None), "64 hexadecimal digits in lower case or null"),
        (_change(seed="zz" * 32), "expected seed to be 64 hexadecimal digits in lower case, but got 'z{64}'"),
        (_change(seed="AA" * 32), "expected seed to be 64 hexadecimal digits in lower case, but got 'A{64}'"),
        (_change(commitment=None), "expected commitment to be 64 hexadecimal digits"),
        (_change(more=1), "expected seed, commitment, promises, luck"),
        (lambda shuffle: shuffle.pop("luck"), "expected seed, commitment, promises, luck"),
    ],
)
def test_a_shuffle_that_does_not_fit_is_refused_in_one_sentence(change: Callable[[Json], None], sentence: str) -> None:
    record = json.loads(json.dumps(GOOD))
    change(record["shuffle"])
    with pytest.raises(ValueError, match=f"^shuffle: .*{sentence}") as caught:
        read_record(json.dumps(record))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("nonsense", [None, 7, "luck", [], {}, {"seed": {}}])
def test_a_shuffle_that_is_none_is_refused(nonsense: Any) -> None:
    with pytest.raises(ValueError, match=r"^shuffle: "):
        read_record(json.dumps({**GOOD, "shuffle": nonsense}))


def test_a_shuffle_needs_the_seed_that_it_gave() -> None:
    record = {key: value for key, value in GOOD.items() if key != "seed"}
    with pytest.raises(ValueError, match=r"^shuffle: expected the seed of the deal"):
        read_record(json.dumps(record))


def test_an_operator_who_swaps_the_servers_seed_and_deals_from_it_is_found_out_by_the_commitment() -> None:
    other = bytes(32)
    match = finish(Match("sample()", ["Ann", "Bob"], mixed(other, [ANN, BOB])))
    forged = {**GOOD, **match_record(match), "seed": match.seed.hex()}
    forged["shuffle"] = {**GOOD["shuffle"], "seed": other.hex()}
    with pytest.raises(ValueError, match=r"^shuffle: expected as commitment"):
        read_record(json.dumps(forged))


def without_bob(**more: Any) -> Json:
    """Return the record of a match whose second player promised a number and did not give it."""
    match = finish(Match("sample()", ["Ann", "Bob"], mixed(SERVER, [ANN, None])))
    shuffle = {**GOOD["shuffle"], "luck": [ANN.hex(), None]}
    return {**match_record(match), "seed": match.seed.hex(), "shuffle": shuffle, **more}


def left_out(*seats: int) -> Json:
    return {"notes": [{"what": "left_out", "seat": seat, "event": 0} for seat in seats]}


def test_a_number_that_is_missing_needs_a_note_that_it_was_left_out() -> None:
    record = without_bob(**left_out(1))
    assert read_record(json.dumps(record)).extras["notes"] == record["notes"]
    with pytest.raises(
        ValueError, match=r"^shuffle: expected notes of numbers left out for seat 1, but got some for no seat$"
    ):
        read_record(json.dumps(without_bob()))


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (without_bob(**left_out(0)), "for seat 1, but got some for seat 0"),
        (without_bob(**left_out(1, 1)), "for seat 1, but got some for seat 1, seat 1"),
        (without_bob(notes=[{"what": "left_out"}]), "for seat 1, but got some for seat None"),
        ({**GOOD, **left_out(1)}, "for no seat, but got some for seat 1"),
        ({**{key: GOOD[key] for key in GOOD if key != "shuffle"}, **left_out(1)}, "expected it to be told"),
    ],
)
def test_a_note_about_a_number_that_was_not_left_out_is_refused(record: Json, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^shuffle: .*{sentence}"):
        read_record(json.dumps(record))


def test_while_a_match_goes_on_the_notes_are_told_and_the_shuffle_is_not() -> None:
    match = Match("sample()", ["Ann", "Bob"], mixed(SERVER, [ANN, None]))
    assert not read_record(json.dumps({**match_record(match), **left_out(1)})).is_complete


def test_nobody_can_have_shown_the_commitment_of_a_seed_that_players_made() -> None:
    dealt = bytes.fromhex(GOOD["seed"])
    with pytest.raises(ValueError, match=r"^shuffle: expected no other commitment"):
        read_record(json.dumps({**GOOD, "commitment": digest(dealt)}))
