"""Unpacks records into plain Python objects and packs them again, for code that reads or writes a whole state.

NumPy takes a microsecond for each field. A plain row has the same attributes: ints, tuples of ints, bytes (of fields
that hold bytes), plain rows, and lists of plain rows, of kingdoms in play.
"""

import struct
from collections.abc import Callable, Iterable
from dataclasses import make_dataclass
from operator import attrgetter, itemgetter
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

PlainRow: TypeAlias = Any  # a record as a plain object

_LETTERS: Final = {
    "u1": "B",
    "u2": "H",
    "u4": "I",
    "u8": "Q",
    "i1": "b",
    "i2": "h",
    "b1": "?",
}  # as `struct` calls them
_IN_PLAY: Final = "kingdoms_in_play"


class RowLayout:
    """Unpacks and packs records of one layout."""

    def __init__(self, layout: np.dtype[np.void]) -> None:
        self.size = layout.itemsize
        self._places: list[tuple[str, int | slice]] = []  # of each field among all numbers of a record
        self._records: list[tuple[str, int, int, RowLayout]] = []  # name, offset, how many (0: no list), shape
        shape, end, numbers = "<", 0, 0
        for name, (field, offset) in _by_offset(layout):
            base, dimensions = field.subdtype or (field, ())
            n = int(np.prod(dimensions))
            if base.names:
                self._records.append((name, offset, n if dimensions else 0, RowLayout(base)))
                continue
            letter = _LETTERS[base.str[1:]]
            is_text = bool(dimensions) and letter == "B"
            shape += f"{offset - end}x{n if dimensions else ''}{'s' if is_text else letter}"
            width = n if dimensions and not is_text else 1
            self._places.append((name, slice(numbers, numbers + width) if width > 1 else numbers))
            numbers, end = numbers + width, offset + field.itemsize
        self._struct = struct.Struct(shape)
        starts = [0, *(place + (n or 1) * part.size for _, place, n, part in self._records)]
        stops = [*(min(place, end) for _, place, _, _ in self._records), end]
        self._spans = [(start, stop) for start, stop in zip(starts, stops, strict=True) if start < stop]
        names = [name for name, _ in self._places]
        self._type = make_dataclass("Thawed", [*names, *(name for name, *_ in self._records)], slots=True)
        self._get, self._take = _several(attrgetter, names), _several(itemgetter, [place for _, place in self._places])
        self._in_play = names.index(_IN_PLAY) if _IN_PLAY in names else None

    def unpack(self, states: NDArray[Any], *without: str) -> PlainRow:
        """Return the first record of an array as a plain object; lists of records in `without` are left empty."""
        return self._unpack(states.tobytes(), 0, without)

    def _unpack(self, data: bytes, start: int, without: tuple[str, ...] = ()) -> PlainRow:
        values = [*self._take(self._struct.unpack_from(data, start))]
        for name, offset, n, shape in self._records:
            if n == 0:
                values.append(shape._unpack(data, start + offset))
                continue
            most = n if self._in_play is None else max(0, min(n, values[self._in_play]))
            places = range(0 if name in without else most)
            values.append([shape._unpack(data, start + offset + index * shape.size) for index in places])
        return self._type(*values)

    def pack(self, plain_row: PlainRow, states: NDArray[Any]) -> None:
        """Write a plain object into the first record of an array; items missing in its lists are unchanged."""
        data = bytearray(states.tobytes())
        self._pack(plain_row, data, 0)
        states.view(np.uint8)[:] = np.frombuffer(data, np.uint8)

    def _pack(self, plain_row: PlainRow, data: bytearray, start: int) -> None:
        numbers: list[Any] = []
        for (_, place), value in zip(self._places, self._get(plain_row), strict=True):
            if type(place) is slice:
                numbers += value
            else:
                numbers.append(value)
        head = self._struct.pack(*numbers)
        for first, last in self._spans:
            data[start + first : start + last] = head[first:last]
        for name, offset, n, shape in self._records:
            rows = getattr(plain_row, name)
            for index, record in enumerate(rows if n else [rows]):
                shape._pack(record, data, start + offset + index * shape.size)


def _several(getter: Callable[..., Any], keys: list[Any]) -> Callable[[Any], Any]:
    """Return a getter of these keys that always returns a sequence, also for one key or none."""
    return getter(*keys) if len(keys) > 1 else lambda whole: [getter(key)(whole) for key in keys]


def _by_offset(layout: np.dtype[np.void]) -> Iterable[tuple[str, tuple[np.dtype[Any], int]]]:
    fields: Any = layout.fields
    return sorted(((name, field[:2]) for name, field in fields.items()), key=lambda row: row[1][1])
