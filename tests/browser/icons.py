"""The icons of the installed page, drawn by Chromium from our own shapes: `make pictures ARGS=icons`."""

from pathlib import Path

from playwright.sync_api import Browser

from servers import Server

PUBLIC = Path(__file__).parents[2] / "web" / "public"
GOLD = "#f4c542"
CROWN = (PUBLIC / "crown.svg").read_text(encoding="utf-8")
# Launchers cut a maskable icon to their own shape: all that matters lies in the middle, the ground reaches every edge.
MASKABLE = (
    CROWN.replace('rx="14"', "")
    .replace("<path", '<g transform="translate(9.6 9.6) scale(0.7)"><path', 1)
    .replace("</svg>", "</g></svg>")
)
LINES = f'fill="none" stroke="{GOLD}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"'
SIGNS = {
    "learn": f'<path d="M32 18c-6-5-13-5-20-3v31c7-2 14-2 20 3 6-5 13-5 20-3V15c-7-2-14-2-20 3zM32 18v31" {LINES}/>',
    "score": f'<path d="M16 14v36M27 14v36M38 14v36M49 14v36M9 43 56 21" {LINES}/>',
    "draft": f'<path d="M9 10h46v18H9zM9 37h46v18H9zM32 10v18M32 37v18" {LINES}/>',
    "clock": f'<g {LINES}><circle cx="32" cy="35" r="19"/><path d="M32 35V24M32 35l8 5M26 9h12"/></g>',
}


def drawings() -> dict[str, tuple[str, int]]:
    """Return each icon's shape and size by its name."""
    crowns = {f"crown-{size}": (CROWN, size) for size in (192, 512)}
    # iOS rounds corners by itself and shows black where there is nothing.
    crowns |= {"crown-180": (CROWN.replace('rx="14"', ""), 180), "crown-maskable-512": (MASKABLE, 512)}
    ground = CROWN[: CROWN.index("<path")]
    return crowns | {f"{name}-96": (f"{ground}{sign}</svg>", 96) for name, sign in SIGNS.items()}


def draw(browser: Browser, _: Server) -> list[Path]:
    """Write all icons; return their files."""
    files = []
    for name, (shape, size) in drawings().items():
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{shape}")
        files.append(PUBLIC / "icons" / f"{name}.png")
        page.screenshot(path=files[-1], omit_background=True)
        page.close()
    return files
