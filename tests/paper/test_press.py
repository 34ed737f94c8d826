"""The press: text stays text, every letter has a shape, and no sheet takes more than it may."""

from pathlib import Path
from threading import Thread

import pytest

from tests.paper.reading import fonts, missing, pages, words
from tests.refusing import refusal_from
from topcut.child import Limits
from topcut.paper.press import FONTS, SHEETS, press

NAMES = (
    "Łukasz",
    "Ødegaard",
    "Παπαδόπουλος",
    "Олександр",
    "山田太郎",
    "王小明",
    "김민준",
    "Nguyễn Ơ",
    "さくら",
    "שלום",
)
HOSTILE = (
    '#read("/etc/passwd")',
    "$x^2$ *bold* _thin_ `raw` @ref <label>",
    "\"quoted\" and 'quoted' \\ backslash // comment /* comment */",
    "= Heading",
    "- list",
    '#import "@preview/x:0.1.0"',
    "]#panic()[",
    "a" * 200,
)
ODD = ("two\nlines", "zero\u200bwidth", "\u202eright to left", "😀", "\x00\x07")
SHORT = Limits(seconds=1.5, cpu_seconds=30, memory=4 << 30)

PLAIN = """
#let data = json(bytes(sys.inputs.data))
#set text(font: ("Noto Sans", "Noto Sans Hebrew", "Noto Sans Arabic", "Droid Sans Fallback", "Noto Emoji"))
#for name in data.names [#name #parbreak() #strong(name) #parbreak()]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "plain.typ").write_text(PLAIN)
    return tmp_path


def test_every_letter_has_a_shape(folder: Path) -> None:
    made = press("plain", {"names": NAMES}, folder=folder)
    assert missing(made) == 0
    assert all(name in words(made) for name in NAMES)
    assert fonts(made) == {"NotoSans-Regular", "NotoSans-Bold", "NotoSansHebrew-Regular", "DroidSansFallback"}


@pytest.mark.parametrize("emoji", ["🦊", "❤️", "👍🏽", "👨‍👩‍👧", "🇩🇪", "1️⃣", "🏴‍☠️", "🃏", "⚔️", "✅"])
def test_emoji_are_drawn_and_no_boxes(emoji: str, folder: Path) -> None:
    """In outline, as printers have one ink; also those that are put together from several."""
    made = press("plain", {"names": [f"Ana {emoji}"]}, folder=folder)
    assert missing(made) == 0
    assert "Ana" in words(made)
    assert "NotoEmoji-Regular" in fonts(made)


def test_a_letter_without_a_shape_would_be_found(folder: Path) -> None:
    assert missing(press("plain", {"names": ["\U00012000"]}, folder=folder)) == 2  # cuneiform, plain and bold


def test_text_is_never_markup(folder: Path) -> None:
    made = press("plain", {"names": [*HOSTILE, *ODD]}, folder=folder)
    read = words(made).replace("\n", "")
    assert all(name in read for name in HOSTILE)
    assert "root:" not in read


def test_the_same_sheet_is_the_same_file(folder: Path) -> None:
    assert press("plain", {"names": NAMES}, folder=folder) == press("plain", {"names": NAMES}, folder=folder)


def test_a_picture_is_of_the_first_page(folder: Path) -> None:
    assert press("plain", {"names": NAMES * 20}, folder=folder, form="png").startswith(b"\x89PNG")
    assert pages(press("plain", {"names": NAMES * 20}, folder=folder)) > 1


@pytest.mark.fault("K8")
def test_a_sheet_that_would_take_for_ever_is_ended(folder: Path) -> None:
    loop = "#let n = 0\n" + "#let often = range(9000)\n#for a in often { for b in often { for c in often { n = a } } }"
    (folder / "endless.typ").write_text(loop)
    assert refusal_from(press, "endless", {}, folder=folder, limits=SHORT).code == "press-stopped"
    assert pages(press("plain", {"names": NAMES}, folder=folder)) == 1, "the next one has its turn"


@pytest.mark.fault("K8")
def test_a_sheet_that_takes_too_much_memory_is_ended(folder: Path) -> None:
    (folder / "huge.typ").write_text("#let all = ()\n#for n in range(100000) { all.push(range(100000 + n)) }")
    limits = Limits(seconds=60, cpu_seconds=60, memory=1 << 30)
    assert refusal_from(press, "huge", {}, folder=folder, limits=limits).code == "press-stopped"


@pytest.mark.parametrize("reach", ['#read("/etc/passwd")', '#read("../beside.txt")'])
def test_a_sheet_reads_nothing_outside_its_folder(folder: Path, reach: str) -> None:
    inside = folder / "inside"
    inside.mkdir()
    (folder / "beside.txt").write_text("secret")
    (inside / "reaching.typ").write_text(reach)
    assert refusal_from(press, "reaching", {}, folder=inside).code == "press-failed"


def test_no_sheet_of_ours_asks_for_a_package_or_runs_text() -> None:
    for sheet in SHEETS.glob("*.typ"):
        assert "eval(" not in sheet.read_text()
        assert '"@' not in sheet.read_text()


def test_fonts_come_with_their_licences_and_are_small() -> None:
    families = {path.name.partition("-")[0].partition(".")[0] for path in FONTS.glob("*.ttf")}
    licences = {path.name.partition(".")[0] for path in FONTS.glob("*.LICENSE")}
    assert all(any(family.startswith(one) for one in licences) for family in families)
    assert sum(path.stat().st_size for path in FONTS.iterdir()) < 6_000_000


def test_several_at_once_all_get_theirs(folder: Path) -> None:
    made: list[bytes] = []
    threads = [Thread(target=lambda: made.append(press("plain", {"names": NAMES}, folder=folder))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 4
