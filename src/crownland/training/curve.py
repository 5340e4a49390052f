"""The learning curve of a training as SVG: how often the value alone wins against greedy, by what it has seen."""

from collections.abc import Sequence
from html import escape
from typing import Final

from ..arena.chart import STYLE
from .train import Point

_WIDTH, _HEIGHT = 720, 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 24, 74, 350
_STEPS: Final = (1, 2, 5)


def draw_curve(variant: str, points: Sequence[Point], par: float, bot: str = "learned") -> str:
    """Draw the wins of every round; `par` is what equals would win, `bot` is who learns."""
    most = max(point.games for point in points)
    xs = [_x(point.games / most) for point in points]
    ys = [_y(point.wins) for point in points]
    line = " ".join(f"{x},{y}" for x, y in zip(xs, ys, strict=True))
    dots = [
        f'<circle class="best" cx="{x}" cy="{y}" r="4"><title>{point.games:,} games: {point.wins:.1%}, '
        f"{point.margin:+.1f} points</title></circle>"
        for x, y, point in zip(xs, ys, points, strict=True)
    ]
    last = points[-1]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" '
            f'height="{_HEIGHT}" role="img" aria-label="Learning curve of {escape(variant)}">',
            f"<style>{STYLE} .curve {{ fill: none; stroke: var(--bar); stroke-width: 2.5 }}</style>",
            f'<rect class="page" width="{_WIDTH}" height="{_HEIGHT}" rx="10"/>',
            f'<text class="title" x="20" y="30" font-size="15">{escape(variant)}</text>',
            f'<text class="soft" x="20" y="50">wins of {bot} against greedy; after {last.seconds / 60:.1f} minutes '
            f"{last.wins:.0%} and {last.margin:+.1f} points</text>",
            *_grid(most),
            f'<line class="par" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{_y(par)}" y2="{_y(par)}"/>',
            f'<text class="soft" x="{_WIDTH - _RIGHT}" y="{_y(par) - 6}" text-anchor="end">par {par:.0%}</text>',
            f'<polyline class="curve" points="{line}"/>',
            *dots,
            "</svg>\n",
        ]
    )


def _grid(most: int) -> list[str]:
    lines = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = _y(share)
        lines.append(f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y}" y2="{y}"/>')
        lines.append(f'<text class="soft" x="{_LEFT - 10}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for games in range(0, most + 1, _step(most)):
        x = _x(games / most)
        lines.append(f'<text class="soft" x="{x}" y="{_BOTTOM + 20}" text-anchor="middle">{games:,}</text>')
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    lines.append(f'<text class="soft" x="{middle}" y="{_BOTTOM + 38}" text-anchor="middle">games played</text>')
    return lines


def _step(most: int) -> int:
    """Return the distance of round numbers, about five of them."""
    power = 1
    while True:
        for step in _STEPS:
            if step * power * 6 >= most:
                return step * power
        power *= 10


def _x(part: float) -> float:
    return round(_LEFT + part * (_WIDTH - _LEFT - _RIGHT), 1)


def _y(share: float) -> float:
    return round(_BOTTOM - share * (_BOTTOM - _TOP), 1)
