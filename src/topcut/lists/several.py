"""Several names on one line: which marks part them there, and which belong to a name."""

import re
from collections.abc import Iterator
from unicodedata import category

from topcut.lists.catalogue import Kind
from topcut.lists.lines import BESIDE, read
from topcut.lists.names import key
from topcut.lists.page import MOST_ENTRIES, SINGLE, Page, is_named, kinds_here
from topcut.lists.written import ROLES, Form

MOST_COMMAS = 3  # no name has more; a line with more is several names
COMMA = re.compile(r",(?![^()\[\]]{0,200}[)\]])")  # not in brackets, which say more of one name
DOTS = "•●▪◦‣⁃·"
FEWEST_NAMED = 2  # of three that make a squad without any heading

_CELLS = re.compile(r"\s*[;|•]\s*|\s+·\s+")
_UNITS = re.compile(r"\s*(?:[/|+;]\s*)+")
_AND = re.compile(r"\s+(?:&|and|und|y|et)\s+", re.IGNORECASE)
_SLASHES = re.compile(r"\s+/+\s+")
_DASHES = re.compile(r"\s+[-–—]+\s+")
_NUMBERED = re.compile(r"(?:^|(?<=\s))(\d{1,2})[.)]\s+")  # `1. Hulk 2. Wasp`, where a line for each was lost
_BEFORE_DASH = re.compile(r"\(?\d{1,2}[.):]*\s*[-–—:]*\s+(?=\D)")  # `1 - Lord Maul - Gar Saxon`
_ANY = re.compile(r"\s*[/|+;&]\s*")
_WORTH = re.compile(
    r"\s*(?:[(\[][\d\s/|:-]+(?:pts|points|sp|pc)?[)\]]|=\s*\d+(?:\s*/\s*\d+)?\s*(?:pts|points|sp|pc)?)$", re.IGNORECASE
)  # `(7/7)` and `= 8/8` beside a squad


def names_on(page: Page, text: str) -> list[str]:
    """The names on a line below a heading: several where it has more commas than any name, or where all are known."""
    if len(COMMA.findall(text)) > MOST_COMMAS and page.section not in SINGLE:
        return list(several(page, text, always=False))
    if page.catalogue.known(text):
        return [text]
    if cards := _between_symbols(page, text) or _between_numbers(text) or _by_semicolons(page, text):
        return [name for card in cards for name in names_on(page, card)]
    by_symbols = (symbol.split(text) for symbol in (BESIDE, _UNITS, _AND, _ANY))
    for names in (list(by_commas(page, text)), *by_symbols):
        if len(names) > 1 and _are_several(page, names):
            return names
    both = _AND.split(text)  # `Rocket & Groot`
    return both if not is_named(page, text) and _are_several(page, both, in_part=True) else [text]


def several(page: Page, text: str, *, always: bool) -> Iterator[str]:
    """The names on one line; a comma may belong to a name that is known."""
    if page.section in SINGLE or page.catalogue.known(text):
        yield text
        return
    cells = [cell for cell in _CELLS.split(text) if cell]
    if len(cells) > 1 or (not always and len(COMMA.findall(text)) <= MOST_COMMAS):
        yield from cells
        return
    slashed = _SLASHES.split(text)
    if len(slashed) > FEWEST_NAMED and 2 * sum(is_named(page, name) for name in slashed) > len(slashed):
        yield from slashed  # whose names may have commas
        return
    yield from by_commas(page, text)


def by_commas(page: Page, text: str) -> Iterator[str]:
    pieces = [piece.strip() for piece in COMMA.split(text) if piece.strip()][: 2 * MOST_ENTRIES]
    while pieces:
        size = next((size for size in (3, 2) if page.catalogue.known(_joined(page, pieces[:size]))), 1)
        yield ", ".join(pieces[:size])
        del pieces[:size]


def _joined(page: Page, pieces: list[str]) -> str:
    """What the pieces are called together, or nothing where only the first of them is read and the others are not."""
    name = read(", ".join(pieces), page.form, page.catalogue).name if len(pieces) > 1 else ""
    return name if name.count(",") >= len(pieces) - 1 else ""


def _by_semicolons(page: Page, text: str) -> list[str]:
    """No name has one."""
    names = [name.strip() for name in text.split(";") if key(name)]
    return names if len(names) > 1 and 2 * sum(is_named(page, name) for name in names) > len(names) else []


def _between_symbols(page: Page, text: str) -> list[str]:
    """`🃏 Patch Up 🃏 Sacrifice` and `Hulk • Wasp • Thor`; of `Hulk ✅ painted` only one is a name."""
    if text.isascii():
        return []
    parts = "".join("\n" if letter in DOTS or category(letter) == "So" else letter for letter in text).split("\n")
    names = [part.strip() for part in parts if any(map(str.isalpha, part))]
    return names if len(names) > 1 and 2 * sum(is_named(page, name) for name in names) > len(names) else []


def _between_numbers(text: str) -> list[str]:
    _, *parts = _NUMBERED.split(text)
    numbers, names = [int(number) for number in parts[::2]], [name.strip() for name in parts[1::2]]
    return (
        names
        if len(names) > 1 and text[0] in "(0123456789" and numbers == [*range(numbers[0], numbers[0] + len(names))]
        else []
    )


def _are_several(page: Page, names: list[str], *, in_part: bool = False) -> bool:
    """Whether each is something of its own; `Captain America - Steve Rogers` is one."""
    kinds = kinds_here(page)
    said = [read(name, page.form, page.catalogue).name for name in names]
    of, called = page.catalogue.of, page.catalogue.called  # nobody writes the whole name of a Crisis
    meant = [
        {item.full_name for kind in kinds for item in (called if in_part or kind is Kind.CRISIS else of)(kind, name)}
        for name in said
    ]
    return all(meant) and sum(map(len, meant)) == len(set().union(*meant))


def squad_on_one_line(page: Page, text: str, *, headed: bool) -> list[str]:
    """Three units; where no heading says that this is a squad, two of them must be known."""
    if page.form is not Form.SQUADS or page.section is not None:
        return []
    text = _WORTH.sub("", text)
    dashed = _DASHES.split(_BEFORE_DASH.sub("", text))
    listed = list(by_commas(page, _AND.sub(", ", text)))  # `Lord Maul, Gar Saxon and Gwarm`
    parted = (_UNITS.split(text), list(by_commas(page, text)), _AND.split(text), dashed, listed)
    three = [units for units in parted if len(units) == len(ROLES)]
    named = [sum(is_named(page, unit) for unit in units) for units in three]
    return three[named.index(max(named))] if three and (headed or max(named) >= FEWEST_NAMED) else []


def one_for_each_squad(page: Page, text: str) -> list[str]:
    """`Primaries: Lord Maul, Cad Bane`, where no heading counts the squads."""
    units = max(list(by_commas(page, text)), _UNITS.split(text), key=len) if text else []
    counts_itself = page.guesses_squads or not page.groups
    return units if counts_itself and all(is_named(page, unit) for unit in units) else []
