"""Positions of Kingdomino Duel, drawn as text."""

from collections.abc import Mapping
from textwrap import dedent

from crownland import State
from crownland.engine.score import Land
from crownland.games.duel.pieces import SYMBOLS
from crownland.games.duel.position import ALPHABET
from crownland.games.land.notation import read_sketch
from duel_oracle import BOXES, ROW_OF, Sheet, Table, pictures, read_face, write_picture

NEW = "#"
FULL = """
    ddddddd
    ddddddd
    ddd#ddd
    ddddddd
    ddddddd
"""


def land(picture: str) -> Land:
    """Read a map that is drawn over several lines."""
    return read_sketch(dedent(picture), ALPHABET).land


def position(
    *maps: str,
    dice: str,
    phase: str = "draw",
    seat: int = 0,
    a: int = 0,
    drew: str = "",
    ticks: tuple[Mapping[str, int], Mapping[str, int]] = ({}, {}),
    used: tuple[str, str] = ("", ""),
    named: tuple[str, str] = ("none", "none"),
    castle: tuple[str, str] = ("used", "used"),
) -> State:
    """Make the state in which a seat decides with these maps, in the earliest round that allows them."""
    drawn = [len(land(picture)) // 2 - (str(index) in drew) for index, picture in enumerate(maps)]
    words = [f"duel() round={max(drawn) + 1} phase={phase} seat={seat} player_a={a} dice={dice} drew={drew}"]
    for index, picture in enumerate(maps):
        written = "/".join(line.strip() for line in dedent(picture).strip().splitlines())
        boxes = ",".join(str(ticks[index].get(symbol, 0)) for symbol in SYMBOLS)
        words += [f"map={written} ticks={boxes} used={used[index]} named={named[index]} castle={castle[index]}"]
    return State.from_text(" ".join(words))


def drawing(picture: str, one: str, other: str, powers: Mapping[str, int] | None = None, castle: str = "used") -> State:
    """Make the state in which seat 0 draws dice 1 and 2 or, with jokers, dice 0 and 3; it ticked these boxes before."""
    jokers = [face for face in (one, other) if face.startswith("wild")]
    mine = {0: one, 3: other} if len(jokers) == 2 else {0: one, 2: other} if jokers == [one] else {1: one, 2: other}
    dice = ",".join(f"{mine[die]}@0" if die in mine else "dot@1" if die < 3 else "line@1" for die in range(4))
    return position(picture, NEW, dice=dice, ticks=(powers or {}, {}), castle=(castle, "used"))


def tokens(state: State) -> set[str]:
    """Return all legal actions as text; no two are the same."""
    listed = [str(action) for action in state.legal_actions()]
    assert len(set(listed)) == len(listed)
    return set(listed)


def expected_drawings(state: State) -> set[str]:
    """Return what the oracle allows the seat in turn to draw."""
    words = dict(word.split("=", 1) for word in str(state).split()[1:7])
    mine = [read_face(face.split("@")[0]) for face in words["dice"].split(",") if face.endswith(f"@{state.seat}")]
    found = pictures(state.land(state.seat), *mine)
    sheet = state.record.kingdoms[state.seat]
    held = [""]
    held += ["ignore_connection"] if sheet.ticks[0] == 5 and not sheet.used[0] else []
    held += ["separate_dice"] if sheet.ticks[1] == 5 and not sheet.used[1] else []
    written = {write_picture(picture, power) for power in held for picture in found[power]}
    return written if found[""] else written | {"draw:none"}


def do(state: State, actions: str) -> State:
    """Do actions given as text, one after the other."""
    for token in actions.split():
        state.apply(token)
    return state


def duel_table_at(text: str) -> Table:
    """Set the oracle's table up as the text of a state says."""
    fields = [word.split("=", 1) for word in text.split()[1:]]
    head, sheets = dict(fields[:6]), [dict(fields[6 + 5 * seat : 11 + 5 * seat]) for seat in range(2)]
    if head["phase"] == "first":
        return Table()
    table = Table(round=int(head["round"]), a=int(head["player_a"]))
    for die, word in enumerate(filter(None, head["dice"].split(","))):
        face, _, owner = word.partition("@")
        table.dice.append(read_face(face))
        if owner:
            table.hands[int(owner)].append(die)
    table.sheets = [sheet_at(sheet, str(seat) in head["drew"]) for seat, sheet in enumerate(sheets)]
    for hand, sheet in zip(table.hands, table.sheets, strict=True):
        found = pictures(sheet.land, *(table.dice[die] for die in hand)) if len(hand) == 2 else {}
        sheet.declined = not sheet.drew and any(found[power] for power in found if power in {"", *sheet.powers})
    table.agenda = agenda_at(table, head["phase"], int(head["seat"]) if head["seat"].isdigit() else -1)
    return table


def sheet_at(fields: dict[str, str], drew: bool) -> Sheet:
    ticks = dict(zip(BOXES, map(int, fields["ticks"].split(",")), strict=True))
    powers = {power for power, coat in ROW_OF.items() if ticks[coat] == BOXES[coat]} - {*fields["used"].split(",")}
    named = "" if fields["named"] == "none" else fields["named"]
    return Sheet(land(fields["map"]), ticks, powers, named, fields["castle"] == "used", drew)


def agenda_at(table: Table, phase: str, seat: int) -> list[tuple[str, int]]:
    """List what is still to come in the round."""
    a, b = table.a, 1 - table.a
    if phase in ("roll", "take"):
        takes = [("take", a), ("take", b)]
        return [("roll", -1)] * (4 - len(table.dice)) + (takes if seat != b else takes[1:])
    if phase in ("name", "cross"):
        table.agenda = []
        table.end_round()
        return table.agenda
    turns = table.turn_of(seat) + (table.turn_of(b) if seat == a else [])
    return turns[turns.index((phase, seat)) :]
