"""How much room words take on the big screen, so that every line fits before a browser has drawn it.

Widths are in em, of bold letters and rather too much than too little: fonts differ, and a name must never be cut off.
"""

from collections.abc import Iterator
from unicodedata import category, east_asian_width

ELLIPSIS = "…"
BROAD = frozenset("WMwm@%&—…ŒÆœæ")
NARROW = frozenset("iljtfrI.,:;'!|()[]·-’ ")
LIGATURES = range(0xFDF0, 0xFDFF)  # whole sentences in one letter


def ems(text: str) -> float:
    return sum(map(_em, text))


def shortened(text: str, most: float) -> str:
    """What fits into so many em, with an ellipsis if that is not all."""
    if ems(text) <= most:
        return text
    room, kept = most - ems(ELLIPSIS), 0
    for letter in text:
        room -= _em(letter)
        if room < 0:
            break
        kept += 1
    return text[:kept].rstrip() + ELLIPSIS


def in_parts(text: str, most: float) -> Iterator[str]:
    """A long text in pieces that fit, between words where it has any."""
    text = " ".join(text.split())
    while ems(text) > most:
        head = shortened(text, most).removesuffix(ELLIPSIS)
        space = head.rfind(" ")
        head = head[:space] if space > len(head) // 2 else head
        yield head.rstrip() + ELLIPSIS
        text = text[len(head) :].lstrip()
    yield text


def _em(letter: str) -> float:
    if category(letter) in {"Mn", "Me", "Cf"}:
        return 0
    if ord(letter) in LIGATURES:
        return 12
    if east_asian_width(letter) in "WF" or category(letter) == "So":
        return 1.3 if category(letter) == "So" else 1.05
    if letter in BROAD:
        return 1.12
    if letter in NARROW:
        return 0.46
    return 0.86 if letter.isupper() or category(letter) == "Sm" else 0.7
