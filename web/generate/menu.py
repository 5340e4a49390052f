"""The menu of a page that starts before or without a server: `python web/generate/menu.py > web/src/menu.ts`."""

import sys
from typing import Final

import msgspec

from crownland.server.http.tables import make_menu
from crownland.server.settings import Settings

PARTS: Final = ("games", "usual")  # that are the same on every server
HEADER: Final = """\
// Made from the registry of games by `python web/generate/menu.py`. Do not edit.
import type { Menu } from "./protocol";

/** What can be played without a server; a server may know more games. */
"""


def write() -> str:
    """Return the whole file."""
    menu = make_menu(Settings())
    text = msgspec.json.format(msgspec.json.encode({part: getattr(menu, part) for part in PARTS}), indent=0).decode()
    kept = " | ".join(f'"{part}"' for part in PARTS)
    return f"{HEADER}export const MENU: Pick<Menu, {kept}> = {text};\n"


if __name__ == "__main__":
    sys.stdout.write(write())
