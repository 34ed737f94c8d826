"""One line of a list: what is a bullet, a number or a mark, and what is the name."""

import re
from dataclasses import replace
from html import unescape

from topcut.lists.catalogue import BY_WORDS, Catalogues, Kind
from topcut.lists.headings import role
from topcut.lists.names import key, tidy
from topcut.lists.written import Entry, Form

_INVISIBLE = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]")
_PRINTED = re.compile(r"\\textit|\\circ|[{}$]|\\(?=\s)")
_MARKUP = re.compile(r"[*`]+|~~|(?<!\w)_+|_+(?!\w)")
_BULLET = re.compile(r"(?:(?:(?!#\d)[^\w\"'“”‘’«\[({.…¡¿<&])+|\[[ xX✓]?\]|o(?=\s)|&bull;)\s*")
_GLUED = re.compile(r"o(?=[A-ZÀ-Þ])")
_NUMBERED = re.compile(r"(?:\(?\d{1,3}[.):]+|#\d{1,3}\b[.:)]?|\d{1,3}\s+[-–—]|[a-zA-Z]\))\s+")
_COUNT = re.compile(r"(?:(\d{1,4})\s*[xX×]\s*(?=[^\W\d_]|[\"'“‘(\d])|[xX×](\d{1,4})\s+)(?=\S)")
_BARE = re.compile(r"(\d{1,4})\s+(?=\D)")
_BOXED = re.compile(r"[\[(](\d{1,4})[\])]\s*(?=\S)")
_COUNT_AFTER = re.compile(r"\s[xX×]\s?(\d{1,4})$|\s(\d{1,4})[xX×]$")
_WORTH = r"(?:threat(?:\s+value)?|tv|cost|value|pts?\.?|points?|sp|pc|squad\s+points?|point\s+cost)"
_WORTH_AFTER = re.compile(rf"[\s,;:|–—-]+(?:{_WORTH}\s*[:=]?\s*(\d{{1,4}})|(\d{{1,4}})\s*{_WORTH})$", re.IGNORECASE)
_DASHED = re.compile(r"\s+[–—|-]\s*(\d{1,4})$")
_NUMBER = re.compile(rf"\W*(?:{_WORTH})?\W*(\d{{1,4}})\W*(?:{_WORTH})?\W*", re.IGNORECASE)
_TIMES = re.compile(r"[xX×]\s*(\d{1,4})|(\d{1,4})\s*[xX×]")
_KEYCAP = re.compile("(\\d)\ufe0f?\u20e3")
_EMOJI = re.compile(r"<a?:\w+:\d+>|(?<!\S):\w+:(?!\S)")  # as Discord writes its own
_LINK = re.compile(r"\[([^\[\]]*)\]\(\s*<?\w+://[^()\s]*\)|<?\b\w+://[^\s<>]*>?|\bwww\.[^\s<>]*")
_SIDE = re.compile(r"[\[(](s|e|secure|extract|extraction)[\])]\s*", re.IGNORECASE)
_ROLE = re.compile(r"[\[(](\w{1,10})[\])]\s*(?=\S)|(\w{1,2})\s*[:–—-]\s+(?=\S)")
_MARKED = re.compile(r"[\[(]([a-zA-Z]{1,10})[\])]\s*(?=\S)")
_MARK = re.compile(r"\d{0,4}|[x✓✔✗yn-]|yes|no|threat|points?|pts|cost|leader|qty|count|number", re.IGNORECASE)
BESIDE = re.compile(r":\s|\s(?:[-–—|#]|//|<-+)\s")
_ENTITY = re.compile(r"&(?:\w{2,8}|#\d{1,5}|#x[\da-f]{1,4});", re.IGNORECASE)  # as a page's source has it
QUOTES = {"“": "„", "‘": "‚", "«": "»", "‹": "›"}  # what closes, where a bullet was taken for what opens
_PARTS = re.compile(r"\s*[;,|/]\s*")
_ERA = re.compile(r"eras?\s*[:=]?\s*", re.IGNORECASE)

BRACKETS = {")": "(", "]": "[", "}": "{"}
SIDES = {"secure": "secure", "s": "secure", "extraction": "extraction", "extract": "extraction", "e": "extraction"}
PROXY = {"proxy", "proxied", "proxies", "proxycard"}
PLAIN_MARKS = {"leader", "l", "r", "restricted", "banned", "hero", "villain", "grunt", "new", "unique", ""}
MOST_TRAILING = 5


def plain(line: str) -> str:
    """The line without markup and invisible characters; a table's row with blanks for its borders."""
    line = _cells(line) if "\t" in line else line
    if "&" in line:
        line = _ENTITY.sub(lambda entity: unescape(entity[0]), line)
    text = _KEYCAP.sub(r"\1. ", _INVISIBLE.sub("", line).replace("\u00a0", " ")).strip()
    if ":" in text or "www." in text:
        text = _EMOJI.sub("", _LINK.sub(r"\1", text))
    if "\\circ" in text or "\\textit" in text:
        text = _PRINTED.sub(" ", text)
    if text.startswith("|"):
        text = _row(text)
    return tidy(_MARKUP.sub("", text))


def unbulleted(text: str) -> tuple[str, bool]:
    """The text after bullets of any kind, and whether there were any."""
    here = 0
    while found := _BULLET.match(text, here):
        if found.end() == here:
            break
        here = found.end()
    bare = text[here:].strip()
    if bare[-1:] in QUOTES and QUOTES[bare[-1]] in text[:here]:
        bare = bare[:-1].strip()
    return bare, here > 0


def read(text: str, form: Form, catalogue: Catalogues) -> Entry:
    """The first reading of a line that is a known name, otherwise the barest."""
    found, known = Entry(text), catalogue.known
    if known(text):
        return found
    if form is Form.ROSTERS and (side := _SIDE.match(text)):
        found = Entry(text[side.end() :], side=SIDES[side[1].casefold()])
    elif form is Form.SQUADS and (told := _ROLE.match(text)) and (said := role(told[1] or told[2]))[0]:
        found = Entry(text[told.end() :], section=said[1])
    elif (mark := _MARKED.match(text)) and key(mark[1]) in PLAIN_MARKS:
        found = Entry(text[mark.end() :])
    for step in (_without_number, _without_count):
        found = step(found, form)
        if known(found.name):
            return found
    for _ in range(MOST_TRAILING):
        shorter = _without_tail(found, form)
        if shorter is None:
            break
        found = shorter
        if known(found.name):
            return found
    before, *beside = BESIDE.split(found.name, maxsplit=1)  # choices that a builder prints, or what somebody remarks
    if beside and not _has_names(beside[0], catalogue) and _is_told(bare := read(before, form, catalogue), catalogue):
        return bare
    if (card := found.name.partition(" (")[0]) != found.name and _is_card(card, catalogue):
        return replace(found, name=card)  # which has no second name, so the rest is a remark
    unglued = _GLUED.sub("", found.name, count=1) if _GLUED.match(found.name) else found.name
    return replace(found, name=unglued) if known(unglued) else found


def _is_told(found: Entry, catalogue: Catalogues) -> bool:
    return catalogue.known(found.name) or any(catalogue.by_words(kind, found.name) for kind in BY_WORDS)


def _has_names(text: str, catalogue: Catalogues) -> bool:
    """Whether something else that a list can have stands here: that is more than a remark."""
    kinds = [catalogue.kinds(part) for part in BESIDE.split(text)]
    return any(of and Kind.AFFILIATION not in of for of in kinds)  # Weapon X is both


def _is_card(name: str, catalogue: Catalogues) -> bool:
    kinds = set(catalogue.kinds(name))
    return bool(kinds) and kinds <= {Kind.TACTIC, Kind.CRISIS, Kind.MISSION}


def _cells(line: str) -> str:
    """A row of a spreadsheet, `Magneto` and 6 and x, is written `Magneto (6)`; more than marks stays beside it."""
    name, *cells = line.strip().split("\t")
    beside = [cell.strip() for cell in cells]
    if not beside or name.strip().isdecimal():
        return line
    if not all(map(_MARK.fullmatch, beside)):
        return line if name.endswith(":") or not name[:1].isalnum() else " | ".join(filter(None, (name, *beside)))
    number = next((cell for cell in beside if cell.isdecimal()), None)
    return name if number is None else f"{name} ({number})"


def _row(text: str) -> str:
    """`| Patch Up | 2 |` is written `2x Patch Up`; a cell with a number is a count."""
    cells = [cell.strip() for cell in text.strip("|").split("|")]
    names = [cell for cell in cells if cell and not cell.strip("x×X").isdecimal()]
    counts = [cell.strip("x×X") for cell in cells if cell.strip("x×X").isdecimal()]
    return f"{counts[0]}x {names[0]}" if names and counts and len(cells) > 1 else " ".join(names[:1])


def _without_number(found: Entry, form: Form) -> Entry:
    number = _NUMBERED.match(found.name)
    if number is None or number.end() == len(found.name):
        return found
    name, _ = unbulleted(found.name[number.end() :])
    boxed = _BOXED.match(found.name) if form is Form.DECK else None  # `(3) Axe` may count
    return replace(found, name=name or found.name, bare=int(boxed[1]) if boxed else None)


def _without_count(found: Entry, form: Form) -> Entry:
    name = found.name
    if times := _COUNT.match(name):
        return replace(found, name=name[times.end() :], count=int(times[1] or times[2]), bare=None)
    if times := _COUNT_AFTER.search(name):
        return replace(found, name=name[: times.start()].strip(), count=int(times[1] or times[2]), bare=None)
    if boxed := _BOXED.match(name):
        if form is Form.DECK:
            return replace(found, name=name[boxed.end() :], count=int(boxed[1]))
        return replace(found, name=name[boxed.end() :], number=int(boxed[1]))
    if bare := _BARE.match(name):
        return replace(found, name=name[bare.end() :], bare=int(bare[1]))
    return found


def _without_tail(found: Entry, form: Form) -> Entry | None:
    name = found.name
    if name and name[-1] in BRACKETS:
        opened = name.rfind(BRACKETS[name[-1]])
        inside = name[opened + 1 : -1].strip()
        return None if opened < 0 else _bracketed(replace(found, name=name[:opened].strip()), inside, name[-1], form)
    tail = name[-40:]
    for pattern in (_WORTH_AFTER, _DASHED, _COUNT_AFTER):
        if worth := pattern.search(tail):
            bare = replace(found, name=name[: len(name) - len(tail) + worth.start()].strip(" ,;:|–—-"))
            value = int(next(filter(None, worth.groups())))
            return replace(bare, count=value) if pattern is _COUNT_AFTER else replace(bare, number=value)
    return None


def _bracketed(found: Entry, inside: str, closed: str, form: Form) -> Entry | None:
    """What brackets at the end of a name say, or None if they belong to it: `Captain America (Steve Rogers)`."""
    word = key(inside) if inside else ""
    if times := _TIMES.fullmatch(inside):
        return replace(found, count=int(times[1] or times[2]))
    if number := _NUMBER.fullmatch(inside):
        in_deck = form is Form.DECK and inside.isdecimal()
        return replace(found, count=int(number[1])) if in_deck else replace(found, number=int(number[1]))
    if word in PROXY:
        return replace(found, marks=(*found.marks, "proxy"))
    if word in SIDES and form is Form.ROSTERS:
        return replace(found, side=SIDES[word])
    if word in PLAIN_MARKS or closed == "}":
        return found
    if form is Form.SQUADS and (closed == "]" or _is_role(inside)):
        return _of_unit(found, inside)
    if closed == "]" and form is Form.DECK:
        return replace(found, hero_class=inside)
    return found if closed == "]" else None


def _is_role(inside: str) -> bool:
    """`(Primary, 8)`"""
    parts = [part for part in _PARTS.split(inside) if not _NUMBER.fullmatch(part)]
    return bool(parts) and all(role(part)[0] for part in parts)


def _of_unit(found: Entry, inside: str) -> Entry:
    """`[8 points; eras: Clone Wars, Reign of the Empire]`"""
    eras = []
    number, section = found.number, found.section
    for part in _PARTS.split(inside):
        is_role, said = role(part)
        if worth := _NUMBER.fullmatch(part):
            number = int(worth[1])
        elif is_role:
            section = said or section
        elif era := tidy(_ERA.sub("", part.strip(), count=1)):
            eras.append(era)
    return replace(found, number=number, section=section, eras=(*found.eras, *eras))
