"""Pictures: every moment of every game, in both themes, whole by themselves, whatever people call themselves."""

import io
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

import assets
from crownland import InvalidSetup, Match, State, all_variants, draw, make_bot
from crownland.drawing.assets import THEMES, art, draw_text, fit_text, text_width
from crownland.drawing.scene import People, describe, draw_kingdom, draw_kingdoms, draw_table, result
from crownland.games.duel.pieces import DIE_FACES
from crownland.games.land.pieces import DOMINOES
from crownland.games.queendomino.pieces import BUILDINGS
from crownland.match import Viewer
from matches import SEED, finish, seated
from nodes import packages

VARIANTS = ["kingdomino(seats=2)", "sample()", "queendomino(seats=3)", "royal_wedding(seats=8,teams=true)", "duel()"]
SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ann", "Łucja Żółć", "<script>alert(1)</script>", "\"quoted\" & 'so'", "../../etc", "🦊🦊", "שלום", "x" * 300]


def parsed(svg: str) -> ElementTree.Element:
    """Read a picture as a browser would; it may name nothing that it does not hold."""
    root = ElementTree.fromstring(svg)
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    used = {one.get("href", "")[1:] for one in root.iter(f"{SVG}use")}
    used |= {part.split("#")[1].split(")")[0] for part in svg.split("url(")[1:]}
    assert used <= set(ids)
    assert not {one.tag for one in root.iter()} & {f"{SVG}script", f"{SVG}image", f"{SVG}style", f"{SVG}foreignObject"}
    assert "var(" not in svg and "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    return root


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_moment_of_a_game_can_be_drawn(variant: str) -> None:
    match, bot, drawn = seated(variant), make_bot("random", 1), 0
    people = People(NAMES[: match.variant.seats])
    viewer = Viewer(match)
    while not match.is_over:
        match.play(bot.choose(match.state))
        if match.action_count % 7 == 0 or match.is_over:
            view = viewer.view()
            parsed(draw_table(view, people, THEMES[drawn % 2]))
            drawn += 1
    for index in range(match.variant.kingdoms):
        parsed(draw_kingdom(view, index, people))
    assert drawn > 3
    assert draw_table(view, people) == draw_kingdoms(view, people)


def test_every_variant_can_be_drawn_before_anything_has_happened() -> None:
    for variant in all_variants():
        if not variant.dynasty:
            parsed(draw(State(variant)).svg)


def test_the_art_has_every_piece_there_is() -> None:
    symbols = art()["symbols"]
    terrains = {terrain for box in DOMINOES.values() for domino in box.values() for terrain in domino.terrains}
    faces = {face for die in DIE_FACES for face, _ in die}
    assert {f"t-{name}" for name in terrains | faces} <= symbols.keys()
    assert {f"{kind}-{building}" for kind in ("b", "tile") for building in _ids()} <= symbols.keys()


def _ids() -> list[str]:
    return [building.id for building in BUILDINGS.values()]


def test_art_and_letters_are_those_of_the_page() -> None:
    packages()
    again = "run: python web/generate/assets.py"
    assert (assets.FOLDER / "assets.json").read_text(encoding="utf-8") == assets.art(), again
    assert (assets.FOLDER / "glyphs.json").read_text(encoding="utf-8") == assets.letters(), again


def test_a_picture_says_in_words_what_it_shows() -> None:
    view = Viewer(finish(seated("kingdomino(seats=2)"))).view()
    title = parsed(draw_table(view, People(["<Ann>", "Bob"]))).findtext(f"{SVG}title")
    assert title == describe(view, People(["<Ann>", "Bob"]))
    assert title.startswith("Kingdomino, finished: <Ann> ")
    winner = ["<Ann>", "Bob"][(view.winners or [0])[0]]
    assert result(view, People(["<Ann>", "Bob"])).startswith(f"{winner} wins with ")


def test_names_are_nothing_but_words() -> None:
    state = State("kingdomino(seats=4)")
    for names in (NAMES[:4], NAMES[4:]):
        root = parsed(draw(state, names).svg)
        assert root.findtext(f"{SVG}title") is not None
    shown = [one.text for one in root.iter(f"{SVG}text")]
    assert any(text and "שלום" in text for text in shown)  # letters that ours lack are left to whoever shows them


@pytest.mark.parametrize("sign", ["\x01", "\x00", "\x1b", "\ud800", "\uffff"])
def test_a_name_with_a_sign_that_xml_does_not_allow_can_be_drawn_and_painted(sign: str) -> None:
    picture = draw(State("kingdomino(seats=2)"), [f"A{sign}", "B"])
    title = parsed(picture.svg).findtext(f"{SVG}title") or ""
    assert sign not in picture.svg and "A\N{REPLACEMENT CHARACTER}" in title
    assert picture.png().startswith(b"\x89PNG")


def test_a_long_name_is_made_smaller_and_then_cut() -> None:
    assert fit_text("Ann", 30, 200) == ("Ann", 30)
    words, size = fit_text("x" * 300, 30, 200)
    assert size == 21 and words.endswith("…") and text_width(words, size) <= 200
    assert draw_text("x" * 300, 0, 0, 30, max_width=200).count("<use") == len(words)


def test_a_picture_is_painted_as_large_as_it_was_asked_for(tmp_path: Path) -> None:
    match = finish(Match("duel()", NAMES[4:6], SEED))
    picture = draw(match, width=600, theme="dark")
    picture.save(tmp_path / "table.png")
    with Image.open(io.BytesIO((tmp_path / "table.png").read_bytes())) as image:
        assert image.format == "PNG" and image.size == (600, 315)
        colours = image.convert("RGB").getcolors(maxcolors=600 * 315)
    assert colours is not None and len(colours) > 500  # land and shields, not an empty sheet
    picture.save(tmp_path / "table.svg")
    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == picture.svg == picture._repr_svg_()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [({"width": 5000}, "a width from 100 to 2400"), ({"kingdom": 2}, "from 0 to 1"), ({"theme": "pink"}, "light or")],
)
def test_what_cannot_be_drawn_is_refused(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(InvalidSetup, match=said):
        draw(State("sample()"), **wrong)  # type: ignore[arg-type]


def test_a_file_is_a_picture_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match="ends in"):
        draw(State("sample()")).save(tmp_path / "table.jpg")
