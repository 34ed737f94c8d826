"""One line of a list: what is a bullet, a number or a mark, and what is the name."""

import re
from dataclasses import replace
from html import unescape
from unicodedata import numeric

from topcut.lists.catalogue import BY_WORDS, Catalogues, Kind
from topcut.lists.headings import is_hero, role
from topcut.lists.names import key, tidy
from topcut.lists.shortening import words
from topcut.lists.written import Entry, Form, Section

_INVISIBLE = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]")
_PRINTED = re.compile(r"\\textit|\\circ|[{}$]|\\(?=\s)")
_MARKUP = re.compile(r"[*`]+|~~|(?<!\w)_+|_+(?!\w)")
_STRUCK = re.compile(r"~~[^~]+~~")
_FRAMED = re.compile(r"([=~#+|·•–—-])\1*\s+(.*\S)\s+\1+")
_STAMP = re.compile(
    r"(?:\[[^\[\]]{0,20}\d{1,2}:\d\d[^\[\]]{0,20}\]\s*"
    r"|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]\.?m\.?)?\s+[-–]\s+)[^:\[\]]{1,40}:\s+",
    re.IGNORECASE,
)  # as WhatsApp copies who said something, and when
_SAID = re.compile(
    r".{1,40},\s*\[[\d./-]{6,10},?\s\d{1,2}:\d\d(?::\d\d)?\]:?|.{1,40}\s—\s.{0,20}\d{1,2}:\d\d(?:\s[AP]M)?",
    re.IGNORECASE,
)  # and Telegram and Discord, on a line of its own
_BULLET = re.compile(r"(?:(?:(?!#\d)[^\w\"'“”‘’«\[({.…¡¿<&])+|\[[ xX✓]?\]|o(?=\s)|&bull;)\s*")
_GLUED = re.compile(r"o(?=[A-ZÀ-Þ])")
_NUMBERED = re.compile(
    r"(?:\(?\d{1,3}[.):]+|#\d{1,3}\b[.:)]?|(\d{1,3})\s*[-–—]|[a-zA-Z]\)|(?:I{1,3}|I?V|VI{1,3})[.)])\s+"
)
_COUNT = re.compile(r"(?:(\d{1,4})\s*[xX×]\s*(?=[^\W\d_]|[\"'“‘(\d])|[xX×]\s?(\d{1,4})\s+)(?=\S)")
_BARE = re.compile(r"(\d{1,4})\s+(?:cop(?:y|ies)\s+of\s+)?(?=\D)", re.IGNORECASE)
_BOXED = re.compile(r"[\[(](\d{1,4})[\])]\s*(?=\S)")
_COPIES = r"(?:cop(?:y|ies)|pcs\.?|pieces?|times|stück|stk\.?|mal|copias?|veces|exemplaires?|fois)"
_COUNT_AFTER = re.compile(rf"\s[xX×]\s?(\d{{1,4}})$|\s(\d{{1,4}})(?:[xX×]|\s?{_COPIES})$", re.IGNORECASE)
_WORTH = r"(?:threat(?:\s+value)?|tv|cost|value|pts?\.?|points?|sp|pc|squad\s+points?|point\s+cost)"
_WORTH_AFTER = re.compile(rf"[\s,;:|–—-]+(?:{_WORTH}\s*[:=]?\s*(\d{{1,4}})|(\d{{1,4}})\s*{_WORTH})$", re.IGNORECASE)
_DASHED = re.compile(r"(?:\s+[–—|-]|\s*(?:\.{2,}|…+)|[:,])\s*(\d{1,4})$")  # `Hulk - 6`, `Hulk ...... 6`, `Hulk: 6`
_MONEY = r"(?:[$€£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:[$€£]|eur\b|usd\b|gbp\b))"
_PRICE = re.compile(
    rf"\s*(?:[\s,;:|–—-]\s*{_MONEY}|[(\[]\s*{_MONEY}\s*[)\]])$", re.IGNORECASE
)  # of who sells it as well
_TIMES_AFTER = re.compile(r"(?<=\w)\s*\*\s*(\d{1,2})$")  # `Gazebo *3`, where a star is not markup
_LAST_MARK = re.compile(r"(?<=[\s)\]])(?:[LRlr]|[^\w\s()\[\]{}!?.'’\"”»]+)$")  # `Thanos (6) L`
_LAST_SIDE = re.compile(r"\s(secure|extract|extraction)$", re.IGNORECASE)
_LAST_LETTER = re.compile(r"\s[(\[]?[A-F][)\]]?$")  # of a crisis's map: `Riots B`
_LAST_NUMBER = re.compile(r"\s(\d{1,2})$")  # `Iron Man 3`
_BESIDE_NAME = re.compile(r"([^()]+?)\s*\(([^()]+)\)")
_NUMBER = re.compile(rf"\W*(?:{_WORTH})?\W*(\d{{1,4}})\W*(?:{_WORTH})?\W*", re.IGNORECASE)
_TIMES = re.compile(rf"[xX×]\s*(\d{{1,4}})|(\d{{1,4}})\s*(?:[xX×]|{_COPIES})", re.IGNORECASE)
_KEYCAP = re.compile("(\\d)\ufe0f?\u20e3")
_CIRCLED = re.compile("[①-⒛❶-➓⓫-⓿]\\s*")
_EMOJI = re.compile(r"<a?:\w+:\d+>|(?<!\S):\w+:(?!\S)")  # as Discord writes its own
LINK = re.compile(
    r"\[([^\[\]]*)\]\(\s*<?\w+://[^()\s]*(?:\s+\"[^\"]*\")?\)|^\[\w{1,20}\]:\s*<?\w+://.*|<?\b\w+://[^\s<>]*>?|\bwww\.[^\s<>]*"
)
_FORUM = re.compile(
    r"\[/?(?:b|i|u|li|ul|ol|list|size|color|font|center|quote|spoiler|url|h\d|\*)(?:=[^\[\]]*)?\]", re.IGNORECASE
)
_SIDE = re.compile(r"[\[(](s|e|secure|extract|extraction)[\])]\s*", re.IGNORECASE)
_ROLE = re.compile(r"[\[(](\w{1,10})[\])]\s*(?=\S)|(\w{1,2})\s*[:–—-]\s+(?=\S)|([a-z]{4,10})\s+(?=\S)", re.IGNORECASE)
_SIDED = re.compile(r"(s|e|sec|ext|secure|extract|extraction)[.:]?\s+(?=\S)", re.IGNORECASE)
_LED = re.compile(r"([a-z]{1,3})\s+(?=\S)", re.IGNORECASE)
_MARKED = re.compile(r"[\[(]([a-zA-Z]{1,10})[\])]\s*(?=\S)")
_MARK = re.compile(r"\d{0,4}|[x✓✔✗yn-]|yes|no|threat|points?|pts|cost|leader|qty|count|number", re.IGNORECASE)
BESIDE = re.compile(r":\s|\s(?:[-–—|#]|//|<-+)\s")
_ENTITY = re.compile(r"&(?:\w{2,8}|#\d{1,5}|#x[\da-f]{1,4});", re.IGNORECASE)  # as a page's source has it
QUOTES = {"“": "„", "‘": "‚", "«": "»", "‹": "›"}  # what closes, where a bullet was taken for what opens
_PARTS = re.compile(r"\s*[;,|/]\s*")
_ERA = re.compile(r"eras?\s*[:=]?\s*", re.IGNORECASE)

MONEY = "$€£"
BRACKETS = {")": "(", "]": "[", "}": "{"}
SIDES = {
    **dict.fromkeys(("secure", "sec", "s"), "secure"),
    **dict.fromkeys(("extraction", "extract", "ext", "e"), "extraction"),
}
PROXY = {"proxy", "proxied", "proxies", "proxycard"}
PLAIN_MARKS = {"leader", "l", "r", "restricted", "banned", "hero", "villain", "grunt", "new", "unique", ""}
MOST_TRAILING = 5


def plain(line: str) -> str:
    """The line without markup and invisible characters; a table's row with blanks for its borders."""
    line = _cells(line) if "\t" in line else line
    if "&" in line:
        line = _ENTITY.sub(lambda entity: unescape(entity[0]), line)
    # One blank for many: some patterns below would try each place of a long run with each other.
    text = _KEYCAP.sub(r"\1. ", " ".join(_INVISIBLE.sub("", line).split()))
    if not text.isascii():
        text = _CIRCLED.sub(lambda digit: f"{int(numeric(digit[0][0]))}. ", text)
    if text[:1] == "[" or text[:1].isdecimal():
        text = _STAMP.sub("", text, count=1)
    if (text[-1:] in ("]", ":", "M") or text[-1:].isdecimal()) and _SAID.fullmatch(text):
        return ""
    if "[" in text:
        text = _FORUM.sub("", text).strip()
    if ":" in text or "www." in text:
        text = _EMOJI.sub("", LINK.sub(r"\1", text))
    if "\\circ" in text or "\\textit" in text:
        text = _PRINTED.sub(" ", text)
    if text.startswith("|"):
        text = _row(text)
    if any(sign in text for sign in MONEY):
        text = _PRICE.sub("", text)
    text = tidy(_MARKUP.sub("", _TIMES_AFTER.sub(r" x\1", _STRUCK.sub("", text))))
    framed = _FRAMED.fullmatch(text)
    return framed[2] if framed else text


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
    known = catalogue.known
    if known(text):
        return Entry(text)
    found = _without_mark(text, form)
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
    if form is not Form.DECK and (worth := _without_last_words(found, catalogue)):
        return worth
    before, *beside = BESIDE.split(found.name, maxsplit=1)  # choices that a builder prints, or what somebody remarks
    if beside and not _has_names(before, beside[0], form, catalogue):
        bare = read(before, form, catalogue)
        if _is_told(bare, catalogue):
            return bare
    if (card := found.name.partition(" (")[0]) != found.name and _is_card(card, catalogue):
        return replace(found, name=card)  # which has no second name, so the rest is a remark
    if form is Form.ROSTERS and (named := _BESIDE_NAME.fullmatch(found.name)) and not _is_told(found, catalogue):
        found = _explained(found, named[1], named[2], catalogue)
    return _without_letters(found, form, catalogue)


def _without_letters(found: Entry, form: Form, catalogue: Catalogues) -> Entry:
    """`P  Lord Maul  8`, and a bullet that is printed as the letter o."""
    if form is Form.SQUADS and (led := _LED.match(found.name)) and (said := role(led[1]))[0]:
        bare = read(found.name[led.end() :], form, catalogue)
        if _is_told(bare, catalogue):
            return replace(bare, section=said[1] or bare.section)
    if form is Form.ROSTERS and (told := _SIDED.match(found.name)):  # `S Riots`
        bare = read(found.name[told.end() :], form, catalogue)
        if catalogue.called(Kind.CRISIS, bare.name):
            return replace(bare, side=SIDES[key(told[1])])
    unglued = _GLUED.sub("", found.name, count=1) if _GLUED.match(found.name) else found.name
    return replace(found, name=unglued) if catalogue.known(unglued) else found


def _without_mark(text: str, form: Form) -> Entry:
    """Side, role or leader, where they stand before a name."""
    if form is Form.ROSTERS and (side := _SIDE.match(text)):
        return Entry(text[side.end() :], side=SIDES[side[1].casefold()])
    if form is Form.SQUADS and (told := _ROLE.match(text)) and (said := role(told[1] or told[2] or told[3]))[0]:
        return Entry(unbulleted(text[told.end() :])[0], section=said[1])
    mark = _MARKED.match(text)
    if mark and form is Form.DECK and is_hero(mark[1]):
        return Entry(text[mark.end() :], section=Section.HERO)
    return Entry(text[mark.end() :] if mark and key(mark[1]) in PLAIN_MARKS else text)


def _without_last_words(found: Entry, catalogue: Catalogues) -> Entry | None:
    """`Iron Man 3`, but `Agent 13` stays who it is; `Infinity Formula Goes Missing! Secure 17`."""
    letter = _LAST_LETTER.search(found.name)
    if letter and catalogue.called(Kind.CRISIS, found.name[: letter.start()]):
        return replace(found, name=found.name[: letter.start()])
    worth = _LAST_NUMBER.search(found.name)
    bare = replace(found, name=found.name[: worth.start()], number=int(worth[1])) if worth else found
    if side := _LAST_SIDE.search(bare.name):
        bare = replace(bare, name=bare.name[: side.start()], side=SIDES[side[1].casefold()])
    if bare is found:
        return None
    is_it = catalogue.known(bare.name) or (len(words(bare.name)) > 1 and _is_told(bare, catalogue))
    return bare if is_it or _is_worth(bare, catalogue) else None


def _is_worth(found: Entry, catalogue: Catalogues) -> bool:
    """`Ronan 4`: one word is enough for who costs as much as it says."""
    items = [item for kind in BY_WORDS for item in catalogue.by_words(kind, found.name)]
    return found.number is not None and {item.points for item in items} == {found.number}


def _is_told(found: Entry, catalogue: Catalogues) -> bool:
    return catalogue.known(found.name) or any(catalogue.by_words(kind, found.name) for kind in BY_WORDS)


def _explained(found: Entry, name: str, inside: str, catalogue: Catalogues) -> Entry:
    """`Okoye (Wakanda)`; and `Œil-de-Faucon (Hawkeye)`, which is known by the name in English only."""
    bare = replace(found, name=name)
    parts = [part for part in _PARTS.split(inside) if key(part) not in PLAIN_MARKS]
    if _is_told(bare, catalogue):
        return bare if all(catalogue.of(Kind.AFFILIATION, part) for part in parts) else found
    return replace(found, name=inside) if set(catalogue.kinds(inside)) - {Kind.AFFILIATION} else found


def _has_names(before: str, text: str, form: Form, catalogue: Catalogues) -> bool:
    """Whether something else that a list can have stands here: that is more than a remark."""
    parts = [_bare(part, form) for part in BESIDE.split(text)]
    kinds = [catalogue.kinds(part) for part in parts]
    is_one = any(of and Kind.AFFILIATION not in of for of in kinds)  # Weapon X is both
    return is_one or all(catalogue.called(Kind.CRISIS, part) for part in (before, parts[0]))  # nobody writes it in full


def _bare(name: str, form: Form) -> str:
    """Without what its worth is: `Savage Opress [4]`."""
    shorter = _without_tail(Entry(name.strip()), form)
    return shorter.name if shorter else name


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
    """`| Patch Up | 2x |` is written `Patch Up (2x)`: a number counts, or is the Threat of `| Magneto | 6 |`."""
    cells = [cell.strip() for cell in text.strip("|").split("|")]
    names = [cell for cell in cells if cell and not cell.strip("x×X").isdecimal()]
    numbers = [cell for cell in cells if cell.strip("x×X").isdecimal()]
    return f"{names[0]} ({numbers[0]})" if names and numbers and len(cells) > 1 else " ".join(names[:1])


def _without_number(found: Entry, form: Form) -> Entry:
    number = _NUMBERED.match(found.name)
    if number is None or number.end() == len(found.name):
        return found
    name, _ = unbulleted(found.name[number.end() :])
    boxed = (_BOXED.match(found.name) or number) if form is Form.DECK else None  # `(3) Axe` and `3- Axe` may count
    return replace(found, name=name or found.name, bare=int(boxed[1]) if boxed and boxed[1] else None)


def _without_count(found: Entry, form: Form) -> Entry:
    name = found.name
    if times := _COUNT.match(name):
        return replace(found, name=name[times.end() :], count=int(times[1] or times[2]), bare=None)
    if times := _COUNT_AFTER.search(name):
        return replace(found, name=name[: times.start()].rstrip(" .…-–—:,"), count=_times(times), bare=None)
    if boxed := _BOXED.match(name):
        if form is Form.DECK:
            return replace(found, name=name[boxed.end() :], count=int(boxed[1]))
        return replace(found, name=name[boxed.end() :], number=int(boxed[1]))
    if bare := _BARE.match(name):
        return replace(found, name=name[bare.end() :], bare=int(bare[1]))
    return found


def _times(found: re.Match[str]) -> int:
    return int(next(filter(None, found.groups())))


def _without_tail(found: Entry, form: Form) -> Entry | None:
    name = found.name
    if name and name[-1] in BRACKETS:
        opened = name.rfind(BRACKETS[name[-1]])
        inside = name[opened + 1 : -1].strip()
        return None if opened < 0 else _bracketed(replace(found, name=name[:opened].strip()), inside, name[-1], form)
    if marked := _LAST_MARK.search(name):
        return replace(found, name=name[: marked.start()].strip())
    tail = name[-40:]
    for pattern in (_WORTH_AFTER, _DASHED, _COUNT_AFTER):
        if worth := pattern.search(tail):
            bare = replace(found, name=name[: len(name) - len(tail) + worth.start()].strip(" ,;:|–—-"))
            value = _times(worth)
            counts = pattern is _COUNT_AFTER or (pattern is _DASHED and form is Form.DECK)
            return replace(bare, count=value) if counts else replace(bare, number=value)
    return None


def _bracketed(found: Entry, inside: str, closed: str, form: Form) -> Entry | None:
    """What brackets at the end of a name say, or None if they belong to it: `Captain America (Steve Rogers)`."""
    word = key(inside) if inside else ""
    if times := _TIMES.fullmatch(inside):
        return replace(found, count=int(times[1] or times[2]))
    if number := _NUMBER.fullmatch(inside):
        in_deck = form is Form.DECK and inside.isdecimal()
        return replace(found, count=int(number[1])) if in_deck else replace(found, number=int(number[1]))
    if form is Form.DECK and is_hero(inside):
        return replace(found, section=Section.HERO)
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
