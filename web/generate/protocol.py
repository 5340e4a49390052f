"""TypeScript types of the protocol: `python web/generate/protocol.py > web/src/protocol.ts`.

Every struct that a message can hold becomes an interface with its docstring; the two families
become unions. Fields that are left out when they say nothing are optional.
"""

import inspect
import sys
from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as kinds

from crownland.analysis.review_types import Review
from crownland.server import protocol

HEADER: Final = """\
// Made from src/crownland/server/protocol.py by `python web/generate/protocol.py`. Do not edit.
"""

UNIONS: Final = {
    "Change": protocol.Change,
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
}
OTHERS: Final = (
    protocol.NewTable,
    protocol.Created,
    protocol.TableList,
    protocol.RecordList,
    protocol.Imported,
    protocol.PlayerList,
    protocol.MySeats,
    protocol.SeatResults,
    protocol.Statistics,
    protocol.Menu,
    protocol.PuzzleDay,
    protocol.Explain,
    protocol.StoredReview,
    Review,
)


def write() -> str:
    """Return the whole file."""
    structs: dict[str, kinds.StructType] = {}
    for root in (*get_args(protocol.ClientMessage), *get_args(protocol.ServerMessage), *OTHERS):
        _collect(kinds.type_info(root), structs)
    parts = [HEADER, *(_interface(name, struct) for name, struct in structs.items())]
    parts += [f"export type {name} =\n  | " + "\n  | ".join(_members(union)) + ";\n" for name, union in UNIONS.items()]
    return "\n".join(parts)


def _members(union: Any) -> list[str]:
    return [member.__name__ for member in get_args(union)]


def _collect(kind: kinds.Type, found: dict[str, kinds.StructType]) -> None:
    if isinstance(kind, kinds.StructType) and kind.cls.__name__ not in found:
        for inner in (field.type for field in kind.fields):
            _collect(inner, found)
        found[kind.cls.__name__] = kind
    for inner in _inside(kind):
        _collect(inner, found)


def _inside(kind: kinds.Type) -> Iterator[kinds.Type]:
    if isinstance(kind, kinds.ListType):
        yield kind.item_type
    elif isinstance(kind, kinds.TupleType):
        yield from kind.item_types
    elif isinstance(kind, kinds.UnionType):
        yield from kind.types
    elif isinstance(kind, kinds.DictType):
        yield kind.value_type


def _interface(name: str, struct: kinds.StructType) -> str:
    doc = (inspect.getdoc(struct.cls) or "").replace("\n", "\n * ").replace(" \n", "\n")
    lines = [f"/** {doc} */", f"export interface {name} {{"]
    if struct.tag_field:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    optional = _sent_by_client(struct) or struct.cls.__struct_config__.omit_defaults
    for field in struct.fields:
        mark = "?" if not field.required and (optional or _is_unset(field)) else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _is_unset(field: kinds.Field) -> bool:
    """Whether a field is left out where it is UNSET: it is not required, and the inspection shows no default."""
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def _sent_by_client(struct: kinds.StructType) -> bool:
    return struct.forbid_unknown_fields


def _type(kind: kinds.Type) -> str:
    if isinstance(kind, kinds.StructType):
        return str(kind.cls.__name__)
    if isinstance(kind, kinds.UnionType):
        return " | ".join(dict.fromkeys(map(_type, kind.types)))
    if isinstance(kind, kinds.ListType):
        inner = _type(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join(map(_type, kind.item_types))}]"
    if isinstance(kind, kinds.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in sorted(kind.values, key=str))
    return _PLAIN[type(kind)]


_PLAIN: Final[dict[type, str]] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


if __name__ == "__main__":
    sys.stdout.write(write())
