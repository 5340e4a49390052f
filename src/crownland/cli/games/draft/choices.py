"""Placing and claiming dominoes: what every game with a draft offers, and what words mean."""

from collections.abc import Sequence

from ....match.view.types import Domino, Draft, Option
from ....match.view.viewer import why_not
from ....rules.errors import IllegalAction, NotationError
from ....rules.reading import Square
from ...speech import either, t
from ...terminal.choices import Choice
from ...terminal.look import Look
from ...terminal.render import Ghost
from ...terminal.squares import pair_name, read_square


def draft_of(look: Look) -> Draft:
    assert look.view.draft is not None, "expected a game with a draft"
    return look.view.draft


def hand_of(look: Look) -> Domino:
    """Return the domino to place now."""
    hand = draft_of(look).hand
    assert hand is not None, "expected a domino to place"
    return hand


def choices(look: Look) -> list[Choice]:
    """List what the seat in turn can do: placements by what they bring, the best first; claims by number."""
    options = look.view.options
    if options[0].kind == "place":
        best_first = sorted(options, key=lambda option: -option.points)
        return [_placement(look, number, option) for number, option in enumerate(best_first, 1)]
    return [Choice(option.kind, option.domino or 0, option, None, str(option.domino)) for option in options]


def _placement(look: Look, number: int, option: Option) -> Choice:
    return Choice("place", number, option, option.points, pair_name(option.at, look.frame))


def request(look: Look, is_shared: bool = False) -> str:
    """Say what the seat in turn must do with dominoes."""
    view = look.view
    asked = {"name": look.name(), "shared": "yes" if is_shared else "no"}
    if view.phase == "claim":
        has_claimed = any(offer.seat == look.seat for offer in draft_of(look).newer)
        return t("do-claim", first="no" if view.round else "again" if has_claimed else "yes", **asked)
    domino = hand_of(look).number
    if view.options[0].kind == "discard":
        return f"{t('do-discard', domino=domino, **asked)}. {t('discard-why')}"
    return t("do-place", domino=domino, then="no" if view.round == view.rounds else "yes", **asked)


def find(look: Look, words: Sequence[str], choices: Sequence[Choice]) -> Choice:
    """Return the placement on two named squares; raise with the reason where it is none."""
    came = " ".join(words) or "…"
    if choices[0].option.kind != "place":
        numbers = either([str(choice.number) for choice in choices])
        raise NotationError(t("terminal-expected-verb-with", verb=choices[0].verb, options=numbers, got=came))
    if len(words) != 2:
        raise NotationError(t("terminal-expected-squares", example="f4 g4", got=came))
    one, other = read_square(words[0], look.frame), read_square(words[1], look.frame)
    first, second = hand_of(look).halves
    ways = [[one, other], [other, one]] if first == second else [[one, other]]
    for choice in choices:
        if choice.option.at in ways:
            return choice
    raise IllegalAction(_why_not(look, (one, other)))


def _why_not(look: Look, at: tuple[Square, Square]) -> str:
    """Say which rule a placement breaks (K7, K8)."""
    (row, column), (other_row, other_column) = at
    if abs(row - other_row) + abs(column - other_column) != 1:
        return t("terminal-expected-neighbours", squares=pair_name(at, look.frame))
    reason = why_not(look.state, f"place:{hand_of(look).number}@{row},{column}/{other_row},{other_column}")
    assert reason is not None, "expected a placement that is not legal"
    return t(f"why-{reason.id}", **reason.args, unit="crowns")


def ghosts_of(look: Look, choices: Sequence[Choice]) -> dict[Square, Ghost]:
    """Put the numbers of placements on the squares they cover, the best first, each square once."""
    ghosts: dict[Square, Ghost] = {}
    for choice in choices:
        if choice.option.kind == "place" and not ghosts.keys() & set(choice.option.at):
            for square, half in zip(choice.option.at, hand_of(look).halves, strict=True):
                ghosts[square] = Ghost(choice.number, half.terrain)
    return ghosts
