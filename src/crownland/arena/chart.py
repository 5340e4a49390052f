"""The results of a tournament as an SVG chart: a bar for each bot's wins with its interval, and a line at par."""

from html import escape
from typing import Final

from .results import Results, Row

_WIDTH: Final = 790
_NAMES: Final = 280  # width of the names, to the left of the bars
_NUMBERS: Final = 120  # width of the numbers, to the right
_ROW: Final = 40
_TOP: Final = 72
_MAX_LETTERS: Final = 33  # of a name that fit
STYLE: Final = """
  svg { color-scheme: light dark; --ink: #2b2118; --soft: #7a6a58; --line: #e3d8c6; --bar: #c8952b; --rest: #b9ad9a;
        --page: #fffdf8; font: 14px system-ui, sans-serif }
  @media (prefers-color-scheme: dark) {
    svg { --ink: #f3ead9; --soft: #b3a48d; --line: #463c30; --bar: #d9a441; --rest: #756957; --page: #211b15 } }
  .page { fill: var(--page) } text { fill: var(--ink) } .soft { fill: var(--soft); font-size: 12px }
  .title { font-weight: 600 } .number { font-weight: 600; font-variant-numeric: tabular-nums }
  .bar { fill: var(--rest) } .best { fill: var(--bar) } .grid { stroke: var(--line) }
  .par { stroke: var(--soft); stroke-dasharray: 4 4 } .reach { stroke: var(--ink); stroke-width: 1.5 }
"""


def draw_chart(results: Results) -> str:
    """Draw the wins of all bots, best first."""
    rows = sorted(results.bots, key=lambda row: -row.wins)
    height = _TOP + _ROW * len(rows) + 34
    parts = [_frame(results, height), *(_bar(row, index, rows[0].wins) for index, row in enumerate(rows)), "</svg>\n"]
    return "\n".join(parts)


def _frame(results: Results, height: int) -> str:
    bottom = height - 30
    grid = [f'<line class="grid" x1="{_x(s)}" x2="{_x(s)}" y1="{_TOP - 6}" y2="{bottom}"/>' for s in _marks()]
    labels = [f'<text class="soft" x="{_x(s)}" y="{bottom + 18}" text-anchor="middle">{s:.0%}</text>' for s in _marks()]
    par, size = _x(results.par), min(15, 1080 // len(results.variant))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" '
            f'height="{height}" role="img" aria-label="Wins at {results.variant}">',
            f"<style>{STYLE}</style>",
            f'<rect class="page" width="{_WIDTH}" height="{height}" rx="10"/>',
            f'<text class="title" x="20" y="30" font-size="{size}">{results.variant}</text>',
            f'<text class="soft" x="20" y="50">wins in {results.games} games, with 95 % intervals</text>',
            *grid,
            *labels,
            f'<line class="par" x1="{par}" x2="{par}" y1="{_TOP - 10}" y2="{bottom}"/>',
            f'<text class="soft" x="{par}" y="{_TOP - 14}" text-anchor="middle">par {results.par:.0%}</text>',
        ]
    )


def _bar(row: Row, index: int, best: float) -> str:
    top = _TOP + index * _ROW + 6
    middle, width = top + 13, round(_x(row.wins) - _NAMES, 1)
    low, high = (_x(end) for end in row.interval)
    kind = "bar best" if row.wins == best else "bar"
    name = row.name if len(row.name) <= _MAX_LETTERS else f"{row.name[: _MAX_LETTERS - 1]}…"
    ends = "".join(f'<line class="reach" x1="{x}" x2="{x}" y1="{middle - 5}" y2="{middle + 5}"/>' for x in (low, high))
    return "\n".join(
        [
            f"<g><title>{escape(row.name)}: {row.wins:.1%} ({row.interval[0]:.1%} to {row.interval[1]:.1%})</title>",
            f'<text x="{_NAMES - 12}" y="{middle + 5}" text-anchor="end">{escape(name)}</text>',
            f'<rect class="{kind}" x="{_NAMES}" y="{top}" width="{width}" height="26" rx="4"/>',
            f'<line class="reach" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>{ends}',
            f'<text class="number" x="{_WIDTH - 20}" y="{middle - 1}" text-anchor="end">{row.wins:.1%}</text>',
            f'<text class="soft" x="{_WIDTH - 20}" y="{middle + 13}" text-anchor="end">{row.margin:+.1f} points</text>',
            "</g>",
        ]
    )


def _marks() -> list[float]:
    return [0, 0.25, 0.5, 0.75, 1]


def _x(share: float) -> float:
    return round(_NAMES + share * (_WIDTH - _NAMES - _NUMBERS), 1)
