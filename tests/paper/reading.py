"""A PDF as a reader has it: its words, its pages, and whether every letter has a shape."""

from io import BytesIO

from pypdf import PdfReader
from pypdf.generic import ContentStream, DictionaryObject

MISSING = b"\0\0"  # the glyph that every font shows for what it does not have


def words(pdf: bytes) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages)


def pages(pdf: bytes) -> int:
    return len(PdfReader(BytesIO(pdf)).pages)


def missing(pdf: bytes) -> int:
    """How many glyphs are boxes, because no font has them: typst says nothing about it."""
    reader = PdfReader(BytesIO(pdf))
    return sum(_boxes(text) for page in reader.pages for text in _strings(ContentStream(page.get_contents(), reader)))


def fonts(pdf: bytes) -> set[str]:
    """The fonts that are in the file: `Noto Sans`, without the tag of the part that is used."""
    found = set()
    for page in PdfReader(BytesIO(pdf)).pages:
        resources = page["/Resources"].get_object()
        assert isinstance(resources, DictionaryObject)
        for font in resources.get("/Font", DictionaryObject()).values():
            found.add(str(font.get_object()["/BaseFont"]).lstrip("/").partition("+")[2])
    return found


def _strings(content: ContentStream) -> list[bytes]:
    found = []
    for operands, operator in content.operations:
        if operator == b"Tj":
            found.append(bytes(operands[0].original_bytes))
        if operator == b"TJ":
            found += [bytes(one.original_bytes) for one in operands[0] if hasattr(one, "original_bytes")]
    return found


def _boxes(text: bytes) -> int:
    """Glyphs are named by two bytes each."""
    return sum(text[place : place + 2] == MISSING for place in range(0, len(text), 2))
