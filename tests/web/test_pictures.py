"""The pictures of the documentation: what is shown is there, none is forgotten, and none is heavy."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
CHAPTERS = ROOT / "src" / "topcut" / "help_pages"
SHOWN = re.compile(r'\bpictures/([\w-]+\.png)[)"]')
MOST = 150_000  # bytes


def test_every_picture_is_there_and_shown_and_none_is_heavy() -> None:
    pages = [*CHAPTERS.glob("*.md"), ROOT / "README.md"]
    shown = {name for page in pages for name in SHOWN.findall(page.read_text("utf-8"))}
    kept = {path.name: path.stat().st_size for path in (CHAPTERS / "pictures").glob("*.png")}
    assert shown == set(kept)
    assert {name: size for name, size in kept.items() if size > MOST} == {}
