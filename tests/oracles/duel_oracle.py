"""Kingdomino Duel once more, as plainly as it can be said: a map is a dictionary, a picture a pair of shields.

A `Table` follows a game by doing each action itself: it shares nothing with the engine but the tables of dice and
spells and the tokens in which actions are written.
"""

from dataclasses import dataclass, field
from itertools import combinations, product
from typing import TypeAlias

from crownland.games.duel.pieces import DIE_FACES, SPELL_BOOK
from oracles import CASTLE, Land, Square, neighbours, properties, touches

Face: TypeAlias = tuple[str, int]  # symbol and crosses
Picture: TypeAlias = frozenset[tuple[Square, str, int]]

SHIELDS = [(row, column) for row in range(-2, 3) for column in range(-3, 4) if (row, column) != CASTLE]  # D1
BESIDE = {square: neighbours(square) for square in SHIELDS}
COATS = [spell.symbol for spell in SPELL_BOOK]
BOXES = {spell.symbol: spell.boxes for spell in SPELL_BOOK}
ROW_OF = {spell.power: spell.symbol for spell in SPELL_BOOK}


def looks(face: Face) -> list[Face]:
    """D4: what a die can be drawn as."""
    symbol, crosses = face
    return [(coat, crosses) for coat in COATS] if symbol == "wild" else [face]


def pictures(land: Land, one: Face, other: Face) -> dict[str, set[Picture]]:
    """D3, D4, D8: every different picture, by the power that it needs ("" for none)."""
    found: dict[str, set[Picture]] = {"": set(), "ignore_connection": set(), "separate_dice": set()}
    empty = {square for square in SHIELDS if square not in land}
    coats = {coat for face in (one, other) for coat, _ in looks(face)}
    connects = {coat: {square for square in empty if touches(land, square, coat)} for coat in coats}
    for look, other_look in product(looks(one), looks(other)):
        here, there = connects[look[0]], connects[other_look[0]]
        for first in empty:
            for second in empty.intersection(BESIDE[first]):
                power = "" if first in here or second in there else "ignore_connection"
                found[power].add(frozenset([(first, *look), (second, *other_look)]))
        for first, second in product(here, there):
            if first != second and second not in BESIDE[first]:
                found["separate_dice"].add(frozenset([(first, *look), (second, *other_look)]))
    return found


def write_picture(picture: Picture, power: str) -> str:
    """Write a picture as a token, the smaller square first."""
    shields = [f"{row},{column}={write_face((coat, crosses))}" for (row, column), coat, crosses in sorted(picture)]
    return f"draw:{'/'.join(shields)}" + (f"!{power}" if power else "")


def write_face(face: Face) -> str:
    return face[0] + (str(face[1]) if face[1] else "")


def read_face(text: str) -> Face:
    return (text[:-1], int(text[-1])) if text[-1].isdigit() else (text, 0)


@dataclass
class Sheet:
    """What one player has written down."""

    land: Land = field(default_factory=dict)
    ticks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COATS, 0))
    powers: set[str] = field(default_factory=set)  # won and not used
    named: str = ""
    bonus_used: bool = False
    drew: bool = False
    declined: bool = False  # drew nothing in this round though able to (D10)


@dataclass
class Table:
    """One game, followed from its start by `do(token)`."""

    round: int = 0
    a: int = -1
    dice: list[Face] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    agenda: list[tuple[str, int]] = field(default_factory=lambda: [("first", -1)])  # (phase, seat) still to come
    sheets: list[Sheet] = field(default_factory=lambda: [Sheet(), Sheet()])

    @property
    def phase(self) -> str:
        return self.agenda[0][0] if self.agenda else "over"

    @property
    def seat(self) -> int:
        """Who decides; -1 is chance, -2 nobody."""
        return self.agenda[0][1] if self.agenda else -2

    @property
    def lands(self) -> list[Land]:
        return [sheet.land for sheet in self.sheets]

    def legal(self) -> set[str]:
        """Every legal action as a token."""
        return getattr(self, f"legal_{self.phase}")() if self.agenda else set()

    def legal_first(self) -> set[str]:
        return {"first:0", "first:1"}

    def legal_roll(self) -> set[str]:
        return {f"roll:{len(self.dice)}={write_face(face)}" for face in DIE_FACES[len(self.dice)]}

    def legal_take(self) -> set[str]:
        """D2, D8: A takes one die, or two with the power; B takes two."""
        left = [die for die in range(4) if die not in self.hands[0] + self.hands[1]]
        pairs = [f"take:{one},{other}" for one, other in combinations(left, 2)]
        if self.seat != self.a:
            return set(pairs)
        power = "pick_two_first" in self.sheets[self.a].powers
        return {f"take:{die}" for die in left} | {f"{pair}!pick_two_first" for pair in pairs if power}

    def legal_turn(self) -> set[str]:
        """D8: turn a die to another of its faces, or keep the power."""
        mine = self.hands[self.seat]
        faces = {(die, face) for die in mine for face in DIE_FACES[die] if face != self.dice[die]}
        return {"turn:none"} | {f"turn:{die}={write_face(face)}" for die, face in faces}

    def legal_castle(self) -> set[str]:
        """D9: add a cross to a die, or keep the castle bonus."""
        return {"castle:none"} | {f"castle:{die}" for die in self.hands[self.seat]}

    def legal_draw(self) -> set[str]:
        """D5: not to draw is possible where no picture is without a power."""
        sheet = self.sheets[self.seat]
        found = pictures(sheet.land, *(self.dice[die] for die in self.hands[self.seat]))
        tokens = {write_picture(it, power) for power in found if power in {"", *sheet.powers} for it in found[power]}
        return tokens if found[""] else tokens | {"draw:none"}

    def legal_name(self) -> set[str]:
        return {f"name:{coat}" for coat in COATS}

    def legal_cross(self) -> set[str]:
        return {f"cross:{row},{column}" for row, column in self.sheets[self.seat].land}

    def do(self, token: str) -> None:
        """Follow one legal action."""
        kind, rest = token.split(":")
        self.sheets[self.seat].declined = token == "draw:none" and len(self.legal()) > 1
        _, seat = self.agenda.pop(0)
        words, _, power = rest.partition("!")
        if power:
            self.sheets[seat].powers.remove(power)
        getattr(self, f"do_{kind}")(seat, words)

    def do_first(self, _seat: int, words: str) -> None:
        self.begin_round(int(words))

    def begin_round(self, a: int) -> None:
        """D2: four dice fall, A takes one, B two, A the last."""
        self.a, self.round = a, self.round + 1
        self.dice, self.hands = [], [[], []]
        for sheet in self.sheets:
            sheet.drew = sheet.declined = False
        self.agenda = [("roll", -1)] * 4 + [("take", a), ("take", 1 - a)]

    def do_roll(self, _seat: int, words: str) -> None:
        self.dice.append(read_face(words.split("=")[1]))

    def do_take(self, seat: int, words: str) -> None:
        """D2, D8: after a pair, what is left belongs to the other player."""
        self.hands[seat] += [int(die) for die in words.split(",")]
        if len(self.hands[seat]) == 2:
            self.hands[1 - seat] = [die for die in range(4) if die not in self.hands[seat]]
            self.agenda = [*self.turn_of(self.a), *self.turn_of(1 - self.a)]

    def turn_of(self, seat: int) -> list[tuple[str, int]]:
        """D8, D9: what a player is asked, in order; nothing that happens in the round changes it."""
        asked = [("turn", seat)] if "turn_die" in self.sheets[seat].powers else []
        asked += [] if self.sheets[seat].bonus_used else [("castle", seat)]
        return [*asked, ("draw", seat)]

    def do_turn(self, seat: int, words: str) -> None:
        if words != "none":
            die, face = words.split("=")
            self.dice[int(die)] = read_face(face)
            self.sheets[seat].powers.remove("turn_die")

    def do_castle(self, seat: int, words: str) -> None:
        if words != "none":
            symbol, crosses = self.dice[int(words)]
            self.dice[int(words)] = (symbol, crosses + 1)
            self.sheets[seat].bonus_used = True

    def do_draw(self, seat: int, words: str) -> None:
        if words != "none":
            for shield in words.split("/"):
                square, face = shield.split("=")
                row, column = map(int, square.split(","))
                assert (row, column) in SHIELDS and (row, column) not in self.sheets[seat].land
                self.sheets[seat].land[row, column] = read_face(face)
            self.sheets[seat].drew = True
        if not self.agenda:
            self.tick(self.a)
            self.tick(1 - self.a)
            self.end_round()

    def tick(self, seat: int) -> None:
        """D6: dice without a cross tick boxes; who fills a row first has its power."""
        sheet, rival = self.sheets[seat], self.sheets[1 - seat]
        for symbol, crosses in (self.dice[die] for die in self.hands[seat] if sheet.drew):
            if symbol != "wild" and not crosses and BOXES[symbol] not in (sheet.ticks[symbol], rival.ticks[symbol]):
                sheet.ticks[symbol] += 1
                if sheet.ticks[symbol] == BOXES[symbol]:
                    sheet.powers |= {power for power, row in ROW_OF.items() if row == symbol}

    def end_round(self) -> None:
        """D8, D10: powers that act at once, A's first; then the next round, or the end."""
        for seat in (self.a, 1 - self.a):
            for power, phase in {"three_points_per_domain": "name", "add_cross": "cross"}.items():
                if power in self.sheets[seat].powers:
                    self.agenda.append((phase, seat))
        full = any(len(sheet.land) == len(SHIELDS) for sheet in self.sheets)
        if not self.agenda and not full and any(sheet.drew or sheet.declined for sheet in self.sheets):
            self.begin_round(1 - self.a)

    def do_name(self, seat: int, words: str) -> None:
        self.sheets[seat].named = words
        self.act_at_once(seat, "three_points_per_domain")

    def do_cross(self, seat: int, words: str) -> None:
        row, column = map(int, words.split(","))
        coat, crosses = self.sheets[seat].land[row, column]
        self.sheets[seat].land[row, column] = (coat, crosses + 1)
        self.act_at_once(seat, "add_cross")

    def act_at_once(self, seat: int, power: str) -> None:
        self.sheets[seat].powers.remove(power)
        self.agenda = []
        self.end_round()

    def bonuses(self, seat: int) -> dict[str, int]:
        """D8, D11: three points for each property of the coat of arms that was named."""
        sheet = self.sheets[seat]
        return {"named": 3 * sum(coat == sheet.named for coat, _, _ in properties(sheet.land))}

    def standing(self, seat: int) -> tuple[int, int]:
        """D11: points, then the largest property."""
        found = properties(self.lands[seat])
        points = sum(size * crosses for _, size, crosses in found) + self.bonuses(seat)["named"]
        return points, max([size for _, size, _ in found], default=0)

    def winners(self) -> list[int]:
        standings = [self.standing(seat) for seat in range(2)]
        return [seat for seat in range(2) if standings[seat] == max(standings)]
