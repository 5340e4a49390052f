"""`crownland variants`."""

import json

import typer
from rich.table import Table

from ...engine.registry import GAMES, SWITCHES
from ...engine.variant import Variant, all_variants
from ..console import output
from ..i18n import t
from ..options import AsJson


def command(as_json: AsJson = False) -> None:
    """List what can be played."""
    if as_json:
        typer.echo(json.dumps([_describe(variant) for variant in all_variants()]))
        return
    console = output()
    console.print(_games())
    console.print(_switches())
    console.print("Extras combine: kingdomino(seats=2,harmony=true,mighty_duel=true)", style="dim")


def _describe(variant: Variant) -> dict[str, object]:
    sentences = [] if variant.mighty_duel or variant.teams else [_played(variant)]
    sentences += [_change(switch) for switch in variant.switches]
    return {
        "variant": str(variant),
        "game": variant.game,
        "seats": variant.seats,
        "switches": list(variant.switches),
        "text": " ".join(sentences),
    }


def _played(variant: Variant) -> str:
    return variant.row.played.get(variant.seats, variant.row.title)


def _change(switch: str) -> str:
    return t(f"switch-{switch}-text")


def _games() -> Table:
    table = Table("Game", "How it is played", title="Games", title_justify="left", box=None, pad_edge=False)
    for game, options in GAMES.items():
        for seats in options.seats:
            variant = Variant(game, seats)
            table.add_row(str(variant), _played(variant))
    return table


def _switches() -> Table:
    table = Table("Extra", "What it changes", title="\nExtras", title_justify="left", box=None, pad_edge=False)
    for switch in SWITCHES:
        table.add_row(f"{switch}=true", _change(switch))
    return table
