"""`crownland variants`."""

import json
from typing import Annotated, Final

import typer
from rich.table import Table

from ...rules.registry import GAMES
from ...rules.variants import SWITCHES, Variant, all_variants
from ..console import output

GAME_SENTENCES: Final = {
    "kingdomino": {
        2: "Two kings each, 24 of the 48 dominoes, 6 rounds, a kingdom of 5x5.",
        3: "One king each, 36 of the 48 dominoes, 12 rounds, a kingdom of 5x5.",
        4: "One king each, all 48 dominoes, 12 rounds, a kingdom of 5x5.",
    },
    "duel": {2: "Kingdomino Duel: four dice, a map of 5x7 each, and a spell book between the players."},
    "queendomino": {
        2: "Queendomino: coins, knights, buildings, a queen and a dragon. Two kings each, 12 rounds, 7x7.",
        3: "Queendomino with one king each: all 48 dominoes, one of each line left over, 12 rounds, 5x5.",
        4: "Queendomino with one king each: all 48 dominoes, 12 rounds, 5x5.",
    },
    "royal_wedding": {
        3: "Both boxes in turn, by the rules of Queendomino: lines of 4, 24 rounds, 7x7.",
        4: "Both boxes in turn, by the rules of Queendomino: lines of 4, 24 rounds, 7x7.",
        5: "Both boxes in turn: lines of 8, 12 rounds, 5x5.",
        6: "Both boxes in turn: lines of 8, 12 rounds, 5x5.",
        7: "Both boxes in turn: lines of 8, 12 rounds, 5x5. Not recommended: a round takes long.",
        8: "Both boxes in turn: lines of 8, 12 rounds, 5x5. Not recommended: a round takes long.",
    },
    "sample": {2: "The two-player sample: 24 dominoes of its own (reconstructed), 6 rounds, 5x5."},
}
SWITCH_SENTENCES: Final = {
    "dynasty": "Three games in a row, points summed.",
    "harmony": "5 points more for a kingdom that discarded no domino.",
    "middle_kingdom": "10 points more for a castle in the centre of its kingdom.",
    "mighty_duel": "Two players with all 48 dominoes, 12 rounds and kingdoms of 7x7.",
    "teams": "Royal Wedding in teams of two: a kingdom of 7x7 for each team, lines of 8, 12 rounds.",
}


def command(as_json: Annotated[bool, typer.Option("--json", help="List every variant for a program.")] = False) -> None:
    """List what can be played."""
    if as_json:
        typer.echo(json.dumps([_describe(variant) for variant in all_variants()]))
        return
    console = output()
    console.print(_games())
    console.print(_switches())
    console.print("Extras combine: kingdomino(seats=2,harmony=true,mighty_duel=true)", style="dim")


def _describe(variant: Variant) -> dict[str, object]:
    sentences = [] if variant.mighty_duel or variant.teams else [GAME_SENTENCES[variant.game][variant.seats]]
    sentences += [SWITCH_SENTENCES[switch] for switch in variant.switches]
    return {
        "variant": str(variant),
        "game": variant.game,
        "seats": variant.seats,
        "switches": list(variant.switches),
        "text": " ".join(sentences),
    }


def _games() -> Table:
    table = Table("Game", "How it is played", title="Games", title_justify="left", box=None, pad_edge=False)
    for game, options in GAMES.items():
        for seats in options.seats:
            table.add_row(str(Variant(game, seats)), GAME_SENTENCES[game][seats])
    return table


def _switches() -> Table:
    table = Table("Extra", "What it changes", title="\nExtras", title_justify="left", box=None, pad_edge=False)
    for switch in SWITCHES:
        table.add_row(f"{switch}=true", SWITCH_SENTENCES[switch])
    return table
