"""Tables of the browser itself, set up and played through the page."""

import re

from playwright.sync_api import Page

from people import Person, button


def set_up(page: Page, game: str, seats: int = 2, here: int = 1, switches: tuple[str, ...] = ()) -> None:
    """Fill in the form of a new table: so many people at this screen, and bots that move at once."""
    button(page, "Set up a table").click()
    form = page.get_by_role("dialog")
    form.get_by_role("combobox", name="Game", exact=True).select_option(game)
    if seats > 2:
        form.get_by_role("combobox", name="Players", exact=True).select_option(str(seats))
    for name in switches:
        form.get_by_role("checkbox", name=re.compile(f"^{name}")).check()
    for seat in range(2, here + 1):
        form.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option("here")
    form.get_by_role("combobox", name="Bots play", exact=True).select_option("instant")
    button(form, "Set up the table").click()
    page.wait_for_selector(".table[data-ply]")


def reload_here(person: Person) -> None:
    """Load the page again: the table is where it was."""
    turn, ply = person.turn, person.ply
    person.page.reload()
    person.page.wait_for_selector(f'.table[data-turn="{turn}"][data-ply="{ply}"]')
