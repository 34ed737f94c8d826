"""A list as it comes in: bytes or text of any kind, and only a list gets through."""

import re

from topcut.lists.lines import Known
from topcut.lists.listed_json import as_text
from topcut.lists.parse import parsed
from topcut.lists.written import Form, Written
from topcut.refusal import Refusal

MOST_BYTES = 200_000
LONGEST_LINE = 5_000

ARCHIVES = (b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!", b"BZh", b"\xfd7zXZ")
DOCUMENTS = (b"%PDF", b"{\\rtf", b"\xd0\xcf\x11\xe0", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"SQLite format 3")
WIDE = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}

_HTML = re.compile(
    r"<(?:!doctype\s+html|html|head|body|div|table|p|span|svg|script|!--)|</(?:div|li|td|script|span|p)>", re.I
)
_XML = re.compile(r"\s*<(?:\?xml|!doctype|!entity|[a-z][\w.-]*(?:\s[^<>]*)?>)", re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1b\x7f\ud800-\udfff]")


def written(data: bytes | str, form: Form, known: Known = lambda _: False) -> Written:
    """The list someone typed, pasted or uploaded, as text or as JSON."""
    text = data if isinstance(data, str) else decoded(data)
    _refuse_strangers(text)
    if text.lstrip()[:1] == "{" or text.lstrip().startswith(("[{", '["')):
        text = as_text(text, form)
    return parsed(text, form, known)


def decoded(data: bytes) -> str:
    """The bytes as text, whatever program saved it."""
    if len(data) > MOST_BYTES:
        raise Refusal("list-too-large", most=MOST_BYTES // 1000)
    if data.startswith(ARCHIVES):
        raise Refusal("list-archive")
    if data.startswith(DOCUMENTS):
        raise Refusal("list-binary")
    for encoding in (WIDE.get(data[:2], "utf-8-sig"), "cp1252"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Refusal("list-binary")


def _refuse_strangers(text: str) -> None:
    if len(text) > MOST_BYTES:
        raise Refusal("list-too-large", most=MOST_BYTES // 1000)
    if not text.strip("\ufeff \t\r\n\f\v\u00a0\u200b"):
        raise Refusal("list-empty")
    if _CONTROL.search(text):
        raise Refusal("list-binary")
    if _HTML.search(text):
        raise Refusal("list-html")
    if _XML.match(text):
        raise Refusal("list-xml")
    if max(map(len, text.splitlines()), default=0) > LONGEST_LINE and text.lstrip()[:1] not in "{[":
        raise Refusal("list-line-too-long", most=LONGEST_LINE)
