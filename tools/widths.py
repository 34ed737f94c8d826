"""How wide each letter of the fonts on paper is, as the data by which the faces of cards break their lines."""

import struct
from collections.abc import Mapping
from pathlib import Path

FONTS = Path("src/topcut/paper/fonts")
PAGE = Path("src/topcut/faces/widths.toml")
FACES = {"regular": "NotoSans-Regular.ttf", "bold": "NotoSans-Bold.ttf"}
HEAD = (
    "# Written by `python -m tools.widths`: the letters of Noto Sans by their widths in thousandths of the type size.\n"
)
SCRIPTS = (range(0x20, 0x250), range(0x370, 0x530), range(0x1E00, 0x1F00), range(0x2010, 0x2220))
UNIT = 1000


def page() -> str:
    tables = (f"\n[{name}]\n{_table(widths((FONTS / file).read_bytes()))}" for name, file in FACES.items())
    return HEAD + "".join(tables)


def widths(font: bytes) -> Mapping[str, int]:
    """Of every letter that the font has in the scripts above; the tables are those of the OpenType specification."""
    tables = {font[at : at + 4].decode(): struct.unpack_from(">II", font, at + 8) for at in _records(font)}
    per_em = struct.unpack_from(">H", font, tables["head"][0] + 18)[0]
    measured = struct.unpack_from(">H", font, tables["hhea"][0] + 34)[0]
    start = tables["hmtx"][0]
    advances = [struct.unpack_from(">H", font, start + 4 * glyph)[0] for glyph in range(measured)]
    glyphs = _glyphs(font, tables["cmap"][0])
    return {
        chr(point): round(advances[min(glyphs[point], measured - 1)] * UNIT / per_em)
        for script in SCRIPTS
        for point in script
        if point in glyphs and chr(point).isprintable()
    }


def _records(font: bytes) -> range:
    return range(12, 12 + 16 * struct.unpack_from(">H", font, 4)[0], 16)


def _glyphs(font: bytes, cmap: int) -> dict[int, int]:
    """The subtable of format 4, which holds the letters that are wanted here."""
    count = struct.unpack_from(">H", font, cmap + 2)[0]
    offsets = [struct.unpack_from(">I", font, cmap + 8 + 8 * one)[0] for one in range(count)]
    table = next(cmap + one for one in offsets if struct.unpack_from(">H", font, cmap + one)[0] == 4)
    segments = struct.unpack_from(">H", font, table + 6)[0] // 2
    ends = table + 14
    found: dict[int, int] = {}
    for segment in range(segments):
        end, start, delta, shift = (
            struct.unpack_from(">H", font, ends + 2 * segment + part * 2 * segments + (2 if part else 0))[0]
            for part in range(4)
        )
        here = ends + 2 * segment + 6 * segments + 2
        for point in range(start, end + 1):
            glyph = point
            if shift:
                at = here + shift + 2 * (point - start)
                glyph = struct.unpack_from(">H", font, at)[0] if at + 2 <= len(font) else 0
            if glyph or not shift:
                found[point] = (glyph + delta) % 65536
    return {point: glyph for point, glyph in found.items() if glyph}


def _table(letters: Mapping[str, int]) -> str:
    by_width: dict[int, str] = {}
    for letter, width in letters.items():
        by_width[width] = by_width.get(width, "") + letter
    return "".join(f"{width} = {_quoted(found)}\n" for width, found in sorted(by_width.items()))


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
