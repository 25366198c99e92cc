"""Draws what stands for Papercove outside its pages: favicon, icons of the app, the picture that links show.

`python -m tests.e2e.emblems` writes web/public/favicon.svg, icon-*.png and social.jpg: the stage's own dusk with a boat
of paper; the social picture shows the rendered scene and cards (web/pictures).
"""

from __future__ import annotations

import base64
import os

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.chromium import ARGUMENTS, ROOT, find_chromium

PUBLIC = ROOT / "web" / "public"
PICTURES = ROOT / "web" / "pictures" / "files"
FONTS = ROOT / "web" / "src" / "fonts"

# In a field of 100 by 100: sky, the sun behind the horizon, two layers of sea with a boat between them.
DUSK = """<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b1a4b"/>
<stop offset=".45" stop-color="#6d3a6b"/><stop offset=".72" stop-color="#f0a06c"/></linearGradient></defs>
<rect width="100" height="100" fill="url(#s)"/><circle cx="50" cy="62" r="33" fill="#f6a86a" opacity=".55"/>
<circle cx="50" cy="62" r="24" fill="#ffe0a6"/><path fill="#2a7f8c" d="M0 64q12.5-7 25 0t25 0 25 0 25 0v36H0z"/>"""
BOAT = """<g transform="translate({x} {y}) scale({scale})">
<path fill="#b9a888" d="M5 48l29 4 16 15zM95 48l-29 4-16 15z"/>
<path fill="#fffaf0" d="M50 12L30 56l20 11z"/><path fill="#d8cbb0" d="M50 12l20 44-20 11z"/>
<path fill="#efe5cf" d="M5 48l45 19-23 19z"/><path fill="#fff8ea" d="M50 67L27 86h46z"/>
<path fill="#c9b995" d="M95 48L50 67l23 19z"/></g>"""
SEA = """<path fill="#175f71" d="M0 80q12.5-7 25 0t25 0 25 0 25 0v20H0z"/>
<path fill="#0b3b4e" d="M0 91q12.5 6 25 0t25 0 25 0 25 0v9H0z"/>"""

# The same dusk, wide, with the sun at the right.
SHORE = """<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#12153a"/>
<stop offset=".42" stop-color="#4a2b66"/><stop offset=".8" stop-color="#b8606a"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#w)"/><circle cx="860" cy="470" r="430" fill="#f6a86a" opacity=".3"/>
<circle cx="860" cy="470" r="330" fill="#fbbf7c" opacity=".5"/>
<path fill="#2a7f8c" d="M0 470q150-40 300 0t300 0 300 0 300 0v160H0z"/>
<path fill="#175f71" d="M0 530q150 34 300 0t300 0 300 0 300 0v100H0z"/>
<path fill="#0b3b4e" d="M0 592q150-26 300 0t300 0 300 0 300 0v40H0z"/>"""


def emblem(rounded: bool, boat: float) -> str:
    """The emblem as SVG; `boat` is the part of the field that the boat takes."""
    drawn = DUSK + BOAT.format(x=50 - 50 * boat, y=52 - 53 * boat, scale=boat) + SEA
    shape = '<clipPath id="c"><rect width="100" height="100" rx="22"/></clipPath>' if rounded else ""
    body = f'{shape}<g clip-path="url(#c)">{drawn}</g>' if rounded else drawn
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>'.replace("\n", "")


def data_of(path: str, kind: str) -> str:
    found = FONTS / path if kind.startswith("font") else PICTURES / path
    return f"data:{kind};base64,{base64.b64encode(found.read_bytes()).decode()}"


def social() -> str:
    """The page of the social picture, 1200 by 630."""
    cards = (("crab-yellow", 72, 364, -8), ("octopus-purple", 208, 350, -2), ("fish-light_blue", 344, 356, 5))
    fan = "".join(
        f'<img class="card" style="left:{x}px;top:{y}px;rotate:{turn}deg"'
        f' src="{data_of(f"{name}-360.webp", "image/webp")}">'
        for name, x, y, turn in cards
    )
    return f"""<!doctype html><meta charset="utf-8"><style>
@font-face {{ font-family: Title; src: url({data_of("title.woff2", "font/woff2")}); font-weight: 200 800; }}
@font-face {{ font-family: Text; src: url({data_of("text.woff2", "font/woff2")}); font-weight: 300 900; }}
body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; color: #eaf7f4; }}
svg {{ position: absolute; inset: 0; width: 1200px; height: 630px; }}
h1 {{ position: absolute; left: 64px; top: 54px; margin: 0; font: 800 100px/1 Title; letter-spacing: -.02em; }}
p {{ position: absolute; left: 68px; top: 184px; margin: 0; font: 600 34px/1.3 Text; width: 430px; }}
h1, p {{ text-shadow: 0 3px 14px #0009; }}
.scene {{ position: absolute; left: 556px; top: 92px; width: 600px; border: 14px solid #fffaf0; border-radius: 18px;
  rotate: 2.5deg; box-shadow: 0 24px 60px #020c1acc; }}
.card {{ position: absolute; width: 150px; border: 6px solid #fffaf0; border-radius: 14px;
  box-shadow: 0 12px 28px #020c1a99; }}
</style><svg viewBox="0 0 1200 630">{SHORE}</svg>
<h1>Papercove</h1><p>Sea Salt &amp; Paper and Paper World in your browser</p>
<img class="scene" src="{data_of("scene-960.webp", "image/webp")}">{fan}"""


def draw(browser: Browser) -> None:
    (PUBLIC / "favicon.svg").write_text(emblem(rounded=True, boat=0.8) + "\n", "utf-8")
    for name, size, rounded, boat in (
        ("icon-192", 192, True, 0.8),
        ("icon-512", 512, True, 0.8),
        ("icon-maskable", 512, False, 0.6),
    ):
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f'<body style="margin:0">{emblem(rounded, boat)}')
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.close()
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    page.set_content(social())
    page.evaluate("document.fonts.ready")
    page.screenshot(path=PUBLIC / "social.jpg", type="jpeg", quality=84)
    page.close()


def main() -> None:
    path, variables = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=list(ARGUMENTS), env={**os.environ, **variables}
        )
        draw(browser)
        browser.close()


if __name__ == "__main__":
    main()
