"""Records plain_row into plain values and frozen again: nothing is lost, and nothing else is touched."""

import numpy as np
from hypothesis import given

from crownland import State
from crownland.engine.kernel import blank, layout
from crownland.engine.rules import load_rules
from crownland.engine.unpack import RowLayout
from strategies import states

INNER = layout([("wide", "<u8"), ("signed", "i1"), ("planes", "<u8", (3,))])
OUTER = layout(
    [
        ("flag", "?"),
        ("kingdoms_in_play", "i1"),
        ("text", "u1", (5,)),
        ("seats", "i1", (4,)),
        ("parts", INNER, (3,)),
        ("coins", "<u2"),
        ("rounds", "<u4"),
    ]
)


def test_a_thawed_record_has_the_same_fields_as_plain_values() -> None:
    records = blank(OUTER)
    record = records[0]
    record.flag, record.kingdoms_in_play, record.coins, record.rounds = True, 2, 60_000, 1 << 31
    record.text[:], record.seats[:] = [1, 2, 3, 4, 255], [0, -1, 2, -2]
    record.parts[1].wide, record.parts[1].signed, record.parts[1].planes[2] = (1 << 64) - 1, -7, 5
    plain_row = RowLayout(OUTER).unpack(records)
    assert (plain_row.flag, plain_row.coins, plain_row.rounds) == (True, 60_000, 1 << 31)
    assert (plain_row.text, plain_row.seats) == (b"\1\2\3\4\xff", (0, -1, 2, -2))
    assert [part.wide for part in plain_row.parts] == [0, (1 << 64) - 1]
    assert (plain_row.parts[1].signed, plain_row.parts[1].planes) == (-7, (0, 0, 5))


def test_what_is_frozen_is_what_was_thawed_and_what_is_left_out_stays() -> None:
    shape, records = RowLayout(OUTER), blank(OUTER)
    records["kingdoms_in_play"], records["parts"]["wide"] = 3, 9
    plain_row = shape.unpack(records, "parts")
    assert plain_row.parts == []
    plain_row.coins, plain_row.text = 12, bytes(5)
    shape.pack(plain_row, records)
    assert records["coins"][0] == 12 and records["parts"]["wide"][0].tolist() == [9, 9, 9]
    plain_row = shape.unpack(records)
    plain_row.parts[2].planes = [1, 2, 3]
    shape.pack(plain_row, records)
    assert records["parts"]["planes"][0].tolist() == [[0] * 3, [0] * 3, [1, 2, 3]]


def test_a_record_inside_a_record_is_a_plain_row_not_a_list() -> None:
    shape = RowLayout(layout([("inner", INNER), ("coins", "<u2")]))
    records = blank(layout([("inner", INNER), ("coins", "<u2")]))
    plain_row = shape.unpack(records)
    plain_row.inner.signed, plain_row.coins = -7, 12
    shape.pack(plain_row, records)
    assert (shape.unpack(records).inner.signed, shape.unpack(records).coins) == (-7, 12)
    assert RowLayout(layout([("inner", INNER)])).unpack(records["inner"]).inner.signed == -7


@given(states)
def test_every_state_is_the_same_after_thawing_and_freezing(state: State) -> None:
    shape = RowLayout(load_rules(state.variant.family).STATE)
    again = np.zeros_like(state.copy().states)
    again.view(np.uint8)[:] = State(state.variant).states.view(np.uint8)
    shape.pack(shape.unpack(state.states), again)
    assert again.tobytes() == state.states.tobytes()
