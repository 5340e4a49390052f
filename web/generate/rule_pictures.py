"""Positions for pictures of the rules pages: `python web/generate/rule_pictures.py` writes `games/*/positions.ts`.

`web/positions/` has records of real games, and `pictures.toml` says at which moment of which game a picture is taken,
and what is tried there. The rules replay the games up to that moment, say what is allowed and why something is not,
and lay the tables that tell how many of everything are in play. So no picture shows what cannot happen.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from crownland.engine.action import decode
from crownland.engine.state import State
from crownland.games.draft import table as lines
from crownland.match.record.files import read_records
from crownland.match.record.record import Record
from crownland.match.view.types import Square, View
from crownland.match.view.viewer import to_move, view_state, why_not

WEB: Final = Path(__file__).parents[1]
RECORDS: Final = WEB / "positions"
GAMES: Final = WEB / "src" / "games"
HEADER: Final = """\
// Made from web/positions by `python web/generate/rule_pictures.py`. Do not edit.
import type { Positions } from "../positions";

export default """
Json = dict[str, Any]


def write() -> dict[str, str]:
    """Return every file by its name."""
    told = tomllib.loads((RECORDS / "pictures.toml").read_text(encoding="utf-8"))
    return {
        f"{page}/positions.ts": HEADER + f"{_json(_positions(page, of_page))} as Positions;\n"
        for page, of_page in told.items()
    }


def _positions(page: str, told: Json) -> Json:
    path = RECORDS / f"{page}.jsonl"
    games = list(read_records(path.read_text(encoding="utf-8").splitlines())) if path.exists() else []
    pictures = told.get("pictures", {})
    return {
        "setups": [_setup(variant) for variant in told.get("setups", [])],
        "pictures": {name: _picture(games[one["game"] - 1], one) for name, one in pictures.items()},
    }


def _setup(variant: str) -> Json:
    """Tell how a table is laid (K1..K3, K8), as it lies when the first domino is placed."""
    state = State(variant)
    while state.phase != "place":
        state.apply(state.legal_codes()[0])
    line, rounds = len(lines.newer_line(state)), lines.rounds(state)
    return {
        "variant": variant,
        "seats": state.variant.seats,
        "kings": sum(seat == 0 for _, seat in lines.older_line(state)),
        "line": line,
        "rounds": rounds,
        "dominoes": line * rounds,
        "frame": lines.frame(state),
    }


def _picture(game: Record, told: Json) -> Json:
    state = _moment(game, told.get("round", 0), told.get("before"))
    view = view_state(state)
    return {
        "view": _shown(view, told.get("show", []), told.get("kingdoms", [])),
        "scores": told.get("scores", False),
        "open": _open(view) if told.get("open") else [],
        "tries": [_try(state, view, text) for text in told.get("tries", [])],
    }


def _shown(view: View, parts: list[str], kingdoms: list[int]) -> View:
    """Leave what a picture shows: some parts of the table, and some of its kingdoms."""
    draft = msgspec.structs.replace(view.draft, unseen=[]) if view.draft else None
    if draft and "draft" not in parts:
        draft = msgspec.structs.replace(draft, older=[], newer=[]) if "hand" in parts else None
    return msgspec.structs.replace(
        view,
        kingdoms=[view.kingdoms[index] for index in kingdoms],
        totals=[view.totals[index] for index in kingdoms],
        winners=None if view.winners is None else [n for n, index in enumerate(kingdoms) if index in view.winners],
        options=[],
        touched=[],
        draft=draft,
        builders=view.builders if "builders" in parts else None,
        dice=view.dice if "dice" in parts else None,
    )


def _moment(game: Record, first: int, before: str | None) -> State:
    """Return the game as it stood before the first such action of a round or later; without one, at its end."""
    state = State(game.variant.single)
    for code in game.logs[0]:
        if before and state.round >= first and str(decode(code)).startswith(before):
            return state
        state.apply(code)
    assert before is None, f"no {before} from round {first} on in {game.variant}"
    return state


def _open(view: View) -> list[Square]:
    """List the squares that the seat in turn can use now."""
    return sorted({square for option in view.options for square in option.at})


def _try(state: State, view: View, text: str) -> Json:
    """Tell what an action covers and brings, or why it is not allowed."""
    move, reason = to_move(State.action_code(text)), why_not(state, text)
    hand = view.draft.hand if view.draft else None
    faces = [(half.terrain, half.crowns) for half in hand.halves] if hand else move.faces
    gains = next(((one.points, one.coins) for one in view.options if one.text == text), (0, 0))
    return {"at": move.at, "faces": faces, "points": gains[0], "coins": gains[1], "reason": reason}


def _json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


if __name__ == "__main__":
    for name, text in write().items():
        (GAMES / name).write_text(text, encoding="utf-8")
