"""The protocol is written down: types for the page, and every message and error code in docs/reference/protocol.md."""

from dataclasses import Field, fields, is_dataclass
from pathlib import Path
from typing import Any, get_args

import pytest

from crownland import IllegalAction, InvalidSetup, NotationError
from crownland.server import protocol
from crownland.server.errors import CODES, ApiError, error_from_rules
from crownland.server.settings import Settings

ROOT = Path(__file__).parents[2]
OPERATE = (ROOT / "docs" / "reference" / "operate.md").read_text(encoding="utf-8")
DOCS = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
SINGLE = [field for field in fields(Settings) if not is_dataclass(field.default)]


@pytest.mark.parametrize("code", CODES)
def test_every_error_code_is_explained(code: str) -> None:
    assert f"| `{code}` | {CODES[code].status} | {CODES[code].meaning} |" in DOCS


def test_the_list_of_error_codes_is_closed() -> None:
    listed = [line.split("`")[1] for line in DOCS.splitlines() if line.startswith("| `") and "/" in line.split("`")[1]]
    assert [code for code in listed if not code.startswith(("GET", "POST", "PUT"))] == [*CODES]
    with pytest.raises(AssertionError):
        ApiError("no/such", "")


@pytest.mark.parametrize("message", get_args(protocol.ClientMessage) + get_args(protocol.ServerMessage))
def test_every_message_is_mentioned(message: type) -> None:
    assert f"`{message.__struct_config__.tag}`" in DOCS  # type: ignore[attr-defined]


@pytest.mark.parametrize("field", SINGLE, ids=lambda field: field.name)
def test_every_setting_is_explained(field: Field[Any]) -> None:
    line = next(line for line in OPERATE.splitlines() if line.startswith(f"| `CROWNLAND_{field.name.upper()}` |"))
    default = line.split("|")[2].strip()
    assert default == f"{field.default:g}" if isinstance(field.default, float) else str(field.default) in ("", default)


def test_an_error_of_the_rules_becomes_a_refusal() -> None:
    codes = [error_from_rules(kind("no")).code for kind in (NotationError, IllegalAction, InvalidSetup, ValueError)]
    assert codes == ["action/unreadable", "action/illegal", "setup/invalid", "request/invalid"]
