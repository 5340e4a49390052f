"""Somebody who settles a game of a real table on the page: by touching squares, by keys, or by typing text."""

from collections import defaultdict
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from crownland import State
from crownland.engine.validate import Square
from crownland.games.duel.pieces import LETTERS as ARMS
from crownland.games.duel.table import describe_sheet
from crownland.games.land.notation import LETTERS
from crownland.games.queendomino.table import describe_court
from people import button, wait_for_taps
from score_sheets import bare_land

TERRAINS = {"dot": "dot", "line": "line", "double_dot": "two dots", "double_line": "two lines"}  # else as in the rules
BUILDINGS = {
    "magic_school": "School of magic",
    "safe_towers": "Safe of the towers",
    "safe_knights": "Safe of the knights",
}
BUILDINGS |= {"guardtower": "Guard tower", "queens_tower": "Queen’s tower"}


class Scorer:
    """A browser with the calculator; `taps` counts what a finger has done."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url, self.taps = page, url, 0

    def open(self, address: str = "/score") -> None:
        self.page.goto(f"{self.url}{address}")
        self.page.wait_for_selector(".board")

    def choose(self, state: State) -> None:
        """Say which game it was; on a phone, that is folded away."""
        self.unfold()
        self.page.get_by_role("combobox", name="Game", exact=True).select_option(state.variant.game)
        players = self.page.get_by_role("combobox", name="Players", exact=True)
        if players.count():
            players.select_option(str(state.variant.seats))
        for switch in state.variant.switches:
            self.page.get_by_role("checkbox", name=switch.replace("_", " ").title(), exact=True).check()

    def unfold(self) -> None:
        setup = self.page.locator("details:has(select):not([open]) > summary")
        if setup.count():
            self.press(setup)

    def hide_points(self) -> None:
        """Leave the points off the land: a machine without a graphics card draws them slowly."""
        self.page.get_by_label("Show points on the land").uncheck()

    def look_at(self, kingdom: int) -> None:
        self.press(self.page.locator(".people .row button").nth(kingdom))

    def press(self, target: Locator) -> None:
        self.taps += 1
        if self.page.context.browser and self.page.evaluate("'ontouchstart' in window"):
            target.tap()
        else:
            target.click()

    def points(self, kingdom: int) -> int:
        return int(self.page.locator(".people .row button b").nth(kingdom).inner_text())

    def pad(self) -> dict[str, int]:
        """Read the points of the open kingdom line by line."""
        wait_for_taps(self.page)
        lines = self.page.locator(".sums tr").evaluate_all(
            "rows => rows.map(row => [row.cells[0].innerText.trim(), row.cells[2].innerText])"
        )
        return {name: int(points) for name, points in lines}

    def measure(self) -> None:
        """See where squares and brushes are; they stay there while land is entered."""
        wait_for_taps(self.page)
        found = self.page.evaluate(
            """() => [...document.querySelectorAll(".cell, .palette .line button")].map((one) => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return [one.dataset.square ?? one.ariaLabel, [x + width / 2, y + height / 2]];
            })"""
        )
        self.places: dict[str, tuple[float, float]] = dict(found)

    def tap(self, place: Square | str) -> None:
        """Touch a square, counted from the corner of the grid, or a brush."""
        self.page.touchscreen.tap(*self.places[place if isinstance(place, str) else f"{place[0]},{place[1]}"])
        self.taps += 1

    def enter(self, state: State, kingdom: int) -> None:
        """Enter a kingdom with a finger, brush by brush."""
        land = bare_land(state, kingdom)
        grid = self.corner(state, kingdom)
        self.look_at(kingdom)
        self.measure()
        if (castle := grid((0, 0))) != self.castle():
            self.tap("The castle")
            self.measure()
            self.tap(castle)
            self.tap("Clear a square")
            self.measure()
        brushes = defaultdict(list)
        for square, half in land.items():
            brushes[half].append(square)
        held = ""
        for (terrain, crowns), squares in sorted(brushes.items()):
            if terrain != held:
                self.tap(TERRAINS.get(terrain, terrain))
                held = terrain
            words = ("cross", "crosses") if state.variant.row.family == "duel" else ("crown", "crowns")
            self.tap(f"{crowns or 'No'} {words[crowns > 1]}")
            for square in squares:
                self.tap(grid(square))
        self.enter_extras(state, kingdom)

    def enter_extras(self, state: State, kingdom: int) -> None:
        family = state.variant.row.family
        if family == "duel":
            if named := describe_sheet(state, kingdom).named:
                self.page.get_by_role("combobox", name="Coat of arms named for 3 points each").select_option(named)
        elif family == "queendomino":
            court, grid = describe_court(state, kingdom), self.corner(state, kingdom)
            if court.buildings:
                self.press(button(self.page, "A building"))
                self.measure()
            for built in court.buildings:
                name = BUILDINGS.get(built.building, built.building.replace("_", " ").capitalize())
                self.press(self.page.locator(".tiles").get_by_label(f"{name}:"))
                self.tap(grid(built.square))
            self.page.get_by_role("textbox", name="Coins").fill(str(court.coins))
            self.page.get_by_role("textbox", name="Coins").blur()
            if court.has_queen:
                self.page.get_by_role("checkbox", name="The queen is here").check()
            for name, number in (("Towers", court.towers), ("Knights", court.reserve + len(court.knights))):
                field = self.page.get_by_role("textbox", name=name)
                assert int(field.input_value()) >= number, "the buildings bring them; at most the supply was short"
                if int(field.input_value()) != number:
                    field.fill(str(number))
                    field.blur()

    def castle(self) -> Square:
        """Return where the castle stands on the grid."""
        row, column = (self.page.locator('.cell[aria-label$="castle"]').get_attribute("data-square") or "").split(",")
        return int(row), int(column)

    @staticmethod
    def corner(state: State, kingdom: int) -> Callable[[Square], Square]:
        """Return how squares counted from the castle are counted from the corner of the grid."""
        if state.variant.row.family == "duel":
            return lambda square: (square[0] + 2, square[1] + 3)
        north, _, west, _ = state.bounds(kingdom)
        return lambda square: (square[0] - north, square[1] - west)

    def key_in(self, state: State, kingdom: int) -> None:
        """Enter the land of a kingdom with the keys alone, walking over the grid row by row."""
        letters = {terrain: letter for letter, terrain in (ARMS if state.variant.game == "duel" else LETTERS).items()}
        grid, at = self.corner(state, kingdom), self.castle()
        self.page.locator('.board [tabindex="0"]').focus()
        if grid((0, 0)) != at:
            self.walk(at, grid((0, 0)))
            self.page.keyboard.press("#")
            at = grid((0, 0))
        for square, (terrain, crowns) in sorted(bare_land(state, kingdom).items()):
            self.walk(at, grid(square))
            self.page.keyboard.press(letters[terrain])
            if crowns:
                self.page.keyboard.press(str(crowns))
            at = grid(square)

    def walk(self, at: Square, to: Square) -> None:
        for _ in range(abs(to[0] - at[0])):
            self.page.keyboard.press("ArrowDown" if to[0] > at[0] else "ArrowUp")
        for _ in range(abs(to[1] - at[1])):
            self.page.keyboard.press("ArrowRight" if to[1] > at[1] else "ArrowLeft")

    def type_text(self, text: str) -> None:
        """Type a kingdom as text."""
        if not self.page.get_by_label("This kingdom as text").is_visible():
            self.page.get_by_text("Type it instead").click()
        self.page.get_by_label("This kingdom as text").fill(text)

    def inconsistencies(self) -> list[str]:
        return self.page.locator(".doubts li").all_inner_texts()
