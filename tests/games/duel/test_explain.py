"""Reasons of the Duel: what is told of dice and powers makes the difference between two options."""

import random

from crownland import Draw, Take, decode
from crownland.analysis.comparison import Comparison
from crownland.games.duel.explain import land, seen
from crownland.games.duel.table import best_drawing, describe_sheet, dice
from random_states import random_states


def test_what_is_told_of_dice_and_drawings_is_true_of_the_table() -> None:
    rng, result = random.Random(5), set()
    for state in (one.copy() for one in random_states("duel()", 500)):
        if state.seat < 0 or len(codes := state.legal_codes()) < 2:
            continue
        first, second = rng.sample(codes, 2)
        case = Comparison(state, first, second)
        faces = [die.face for die in dice(state)]
        best, other = decode(case.best), decode(case.other)
        for because in seen(case):
            args = because.args
            result.add(because.id)
            if because.id == "dice-more":
                assert isinstance(best, Take)
                assert args["points"] == best_drawing(state, case.seat, [faces[die] for die in best.dice])
            elif because.id == "ticks":
                row = next(one for one in describe_sheet(state, case.seat).rows if one.spell.symbol == args["arms"])
                assert (row.ticks + 1, row.spell.boxes) == (args["ticks"], args["boxes"]) and row.standing == "open"
            elif because.id == "keeps-power":
                assert getattr(other, "power", args["power"]) == args["power"] != getattr(best, "power", None)
            elif because.id == "able":
                assert case.after_other.legal_actions() == [Draw()]
    assert result >= {"dice-more", "ticks", "denies-dice", "draws", "castle-waits", "alone", "castle-side"}


def test_a_die_that_both_options_take_is_no_reason() -> None:
    rng = random.Random(6)
    for state in (one.copy() for one in random_states("duel()", 200)):
        codes = [code for code in state.legal_codes() if state.seat >= 0 and isinstance(decode(code), Take)]
        if len(codes) < 2:
            continue
        first, second = rng.sample(codes, 2)
        case = Comparison(state, first, second)
        best, other = decode(case.best), decode(case.other)
        assert isinstance(best, Take) and isinstance(other, Take)
        only = {dice(state)[die].face for die in best.dice if die not in other.dice}
        for terrain in {one.terrain for one in state.score(case.own).properties}:
            if because := land(case, terrain, 1):
                assert (because.args["arms"], because.args["crosses"]) in only
