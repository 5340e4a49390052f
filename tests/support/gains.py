"""What every option brings at once, by trying it."""

from crownland import State


def gains(state: State, kingdom: int) -> list[tuple[int, int]]:
    """Return the int of every legal action, ascending, with the points that it adds to a kingdom."""
    found = []
    for code in sorted(state.legal_codes()):
        after = state.copy()
        after.apply_unchecked(code)
        found.append((code, after.totals()[kingdom] - state.totals()[kingdom]))
    return found
