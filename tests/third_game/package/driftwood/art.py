"""The pictures of Driftwood, drawn in code: a stick as long as it says, wet sand, a raft."""

from __future__ import annotations

from math import cos, radians, sin

WOODS = ("#c9a27a", "#b98a5f", "#d3b48c", "#a97a52", "#c2966b")
GRAIN, KNOT, SKY, SEA, FOAM = "#6f4a2c", "#8a5f3d", "#f3e6c8", "#2f8fa3", "#d8f0ee"


def svg(width: int, height: int, inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{inside}</svg>'


def log(x: float, y: float, long: float, thick: float, wood: str, turn: float = 0) -> str:
    """A stick around a point: bark, grain and a cut end."""
    left, top = x - long / 2, y - thick / 2
    lines = "".join(
        f'<path d="M{left + 6} {top + thick * part} q {long / 4} {bend} {long / 2} 0 t {long / 2 - 14} 0" />'
        for part, bend in ((0.28, -2), (0.52, 2), (0.76, -1.5))
    )
    return (
        f'<g transform="rotate({turn} {x} {y})"><rect x="{left + 2}" y="{top + 4}" width="{long}" height="{thick}"'
        f' rx="{thick / 2}" fill="#0003" /><rect x="{left}" y="{top}" width="{long}" height="{thick}" rx="{thick / 2}"'
        f' fill="{wood}" /><g fill="none" stroke="{GRAIN}" stroke-opacity=".55" stroke-width="1.2">{lines}</g>'
        f'<ellipse cx="{left + long - thick * 0.36}" cy="{y}" rx="{thick * 0.3}" ry="{thick * 0.44}" fill="#ead2ab"'
        f' stroke="{KNOT}" /><ellipse cx="{left + long - thick * 0.36}" cy="{y}" rx="{thick * 0.12}"'
        f' ry="{thick * 0.2}" fill="none" stroke="{KNOT}" /></g>'
    )


def sand(waves: float = 112) -> str:
    """A beach with the sea at its foot."""
    return (
        f'<rect width="100" height="140" fill="{SKY}" /><path d="M0 {waves} q 12 -7 25 0 t 25 0 t 25 0 t 25 0 V140 H0 Z"'
        f' fill="{SEA}" /><path d="M0 {waves} q 12 -7 25 0 t 25 0 t 25 0 t 25 0" fill="none" stroke="{FOAM}" stroke-width="3" />'
    )


def stick(length: int) -> str:
    """A card: the stick lies across it, and its length is written twice."""
    wood = WOODS[length % len(WOODS)]
    number = (
        f'font-family="system-ui, sans-serif" font-weight="800" fill="#3a2413" text-anchor="middle">{length}</text>'
    )
    lying = log(50, 76, 22 + 9.2 * length, 19, wood, -52)
    return svg(100, 140, f'{sand()}{lying}<text x="17" y="28" font-size="27" {number}')


def back() -> str:
    """What lies face down: wet sand with ripples."""
    ripples = "".join(
        f'<path d="M-8 {y} q 9 -8 18 0 t 18 0 t 18 0 t 18 0 t 18 0 t 18 0" />' for y in range(14, 140, 14)
    )
    return svg(
        100,
        140,
        f'<rect width="100" height="140" fill="#b08a5e" /><g fill="none" stroke="#e7cf9f" stroke-opacity=".6"'
        f' stroke-width="3">{ripples}</g>',
    )


def tile() -> str:
    """The game: a raft of three logs on the sea, with a sail."""
    logs = "".join(log(50, 66 + 11 * i, 74 - 6 * i, 13, WOODS[i], -3) for i in range(3))
    lean = radians(-3)
    top = (50 + 46 * sin(lean), 64 - 46 * cos(lean))
    sail = (
        f'<path d="M50 64 L{top[0]:.1f} {top[1]:.1f} L82 58 Z" fill="#fffaf0" /><path d="M50 64 L{top[0]:.1f} {top[1]:.1f}'
        f' L26 57 Z" fill="#e8763a" /><path d="M50 68 L{top[0]:.1f} {top[1] - 3:.1f}" stroke="{GRAIN}" stroke-width="3" />'
    )
    sea = f'<rect width="100" height="100" fill="#8fd0d6" /><path d="M0 74 q 12 -7 25 0 t 25 0 t 25 0 t 25 0 V100 H0 Z" fill="{SEA}" />'
    return svg(100, 100, f"{sea}{sail}{logs}")


PICTURES = {"tile": tile(), "back": back(), **{f"stick-{length}": stick(length) for length in range(1, 11)}}
