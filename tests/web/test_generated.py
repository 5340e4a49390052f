"""What the page has been given of rules and bots is up to date: tables, menu, types, and pictures of rules."""

from pathlib import Path

import bot_tables
import facts
import menu
import protocol
import rule_pictures

SOURCE = Path(__file__).parents[2] / "web" / "src"


def test_the_page_knows_what_lies_in_the_boxes() -> None:
    kept = (SOURCE / "facts.ts").read_text(encoding="utf-8")
    assert kept == facts.write(), "run: python web/generate/facts.py > web/src/facts.ts"


def test_the_page_knows_what_can_be_played() -> None:
    kept = (SOURCE / "menu.ts").read_text(encoding="utf-8")
    assert kept == menu.write(), "run: python web/generate/menu.py > web/src/menu.ts"


def test_the_page_knows_the_messages_of_a_server() -> None:
    kept = (SOURCE / "protocol.ts").read_text(encoding="utf-8")
    assert kept == protocol.write(), "run: python web/generate/protocol.py > web/src/protocol.ts"


def test_the_page_knows_its_bots() -> None:
    kept = (SOURCE / "engine" / "botTables.ts").read_text(encoding="utf-8")
    assert kept == bot_tables.write(), "run: python web/generate/bot_tables.py > web/src/engine/botTables.ts"


def test_the_pictures_of_the_rules_show_what_the_rules_say() -> None:
    """Every record of web/positions is replayed and checked, and everything that is tried is asked from the rules."""
    files = rule_pictures.GAMES.glob("*/positions.ts")
    kept = {f"{path.parent.name}/{path.name}": path.read_text(encoding="utf-8") for path in files}
    assert kept == rule_pictures.write(), "run: python web/generate/rule_pictures.py"
