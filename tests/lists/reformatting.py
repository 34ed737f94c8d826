"""Legal lists at random, the same list in another shape, and one forbidden change to it."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from topcut.lists.catalogue import Catalogues, Kind
from topcut.lists.catalogue_file import shipped

STANDARD = next(made for made in shipped() if made.timeline and made.timeline.name == "standard")
TACTICS = [item.name for item in STANDARD.items if item.kind is Kind.TACTIC]
CHARACTERS = [item.full_name for item in Catalogues(shipped()).items if item.kind is Kind.CHARACTER]
SIDES = {
    side: [
        item.name
        for item in Catalogues(shipped()).items
        if item.side == side and Catalogues((STANDARD,)).of(Kind.CRISIS, item.name)
    ]
    for side in ("secure", "extraction")
}
GIVEN = ["Captain", "Doctor", "Iron", "Black", "Spider", "Scarlet", "Moon", "Ghost", "Star", "Silver", "Night", "Red"]
FAMILY = ["Fist", "Widow", "Witch", "Knight", "Rider", "Lord", "Surfer", "Panther", "Hood", "Star", "Marvel", "Cat"]
EGOS = ["Ana Ruíz", "Bo Lindqvist", "Cy O'Hara", "Dee St. John", "Eve Żak", "Fay D'Arcy", "Gil 8-Ball", "Hal Müller"]
SPELLINGS = {
    "Characters": [
        "CHARACTERS",
        "characters",
        "Charcters",
        "Character Cards",
        "Characters (10)",
        "Chars",
        "Charakters",
    ],
    "Team Tactics": [
        "Team Tactic Cards",
        "TEAM TACTICS",
        "Tactics",
        "Team Tatics",
        "Tactics: (10)",
        "Team Tactics Cards",
    ],
    "Crises": ["Crisis Cards", "CRISES", "Crisis", "Crisises", "Crises 6/6"],
    "Gems": ["Infinity Gems", "GEMS", "Infinity Stones", "Gems (1)"],
    "Deck": ["DECK", "Decklist", "Deck (40)", "Main Deck", "Cards"],
    "Hero": ["HERO", "Hero Card", "Heroes"],
    "Primary": ["PRIMARY", "Primary Unit", "Primry"],
    "Secondary": ["SECONDARY", "Secondary unit", "Secundary"],
    "Supporting": ["Support", "SUPPORTING", "Suporting", "Supporting Unit"],
    "Mission": ["Mission Set", "MISSION", "Missions", "Mission Pack"],
}
BULLETS = [
    "",
    "- ",
    "* ",
    "• ",
    "· ",
    "∘ ",
    "° ",
    "○ ",
    "◦ ",
    "▪ ",
    "– ",
    "— ",
    "+ ",
    "  - ",
    "\t* ",
    "> - ",
    "o ",
    "[ ] ",
    "→ ",
]
NUMBERINGS = ["{}. ", "{}) ", "({}) ", "#{} ", "{}: ", "{} "]


@dataclass(frozen=True)
class Plain:
    """A list as headings and names: group, heading, names with how many of each."""

    ruleset: str
    sections: tuple[tuple[str, str, tuple[tuple[str, int], ...]], ...]


def legal(dice: Random) -> Plain:
    return dice.choice([challenger, timeline, showdown, munchkin])(dice)


def challenger(dice: Random) -> Plain:
    tactics = dice.sample(TACTICS, dice.randint(1, 10))
    crises = [name for names in SIDES.values() for name in dice.sample(names, dice.randint(1, 3))]
    dice.shuffle(crises)
    return Plain("challenger", _roster("", _characters_of_rosters(dice, dice.randint(1, 10)), tactics, crises, dice))


def timeline(dice: Random) -> Plain:
    characters = _characters_of_rosters(dice, 30)
    tactics = dice.sample(TACTICS, 30)
    crises = {side: dice.sample(names, 9) for side, names in SIDES.items()}
    sides = [[name for names in crises.values() for name in names[3 * n :][:3]] for n in range(3)]
    rosters = [
        _roster(f"Roster {n + 1}", characters[10 * n :][:10], tactics[10 * n :][:10], sides[n], dice) for n in range(3)
    ]
    return Plain("timeline", tuple(section for roster in rosters for section in roster))


def showdown(dice: Random) -> Plain:
    units = _characters(dice, 12)
    squads = [
        (f"Squad {number + 1}", role, ((units[3 * number + place], 1),))
        for number in range(4)
        for place, role in enumerate(("Primary", "Secondary", "Supporting"))
    ]
    return Plain("showdown", (*squads, ("", "Mission", (("Shifting Priorities", 1),))))


def munchkin(dice: Random) -> Plain:
    cards: list[tuple[str, int]] = []
    names = iter(_characters(dice, 40))
    while (left := 40 - sum(count for _, count in cards)) > 0:
        cards.append((next(names), min(left, dice.randint(1, 3))))
    return Plain("munchkin", (("", "Hero", (("Tardigrade Wanderer", 1),)), ("", "Deck", tuple(cards))))


def shaped(plain: Plain, dice: Random) -> str:
    """The list in any shape that people write."""
    if plain.ruleset in ("challenger", "munchkin") and dice.random() < 0.1:
        return json.dumps({head: [_json(name, count) for name, count in names] for _, head, names in plain.sections})
    marks: list[Callable[[str], str]] = [
        str,
        lambda h: f"# {h}",
        lambda h: f"**{h}**",
        lambda h: f"{h}:",
        lambda h: f"=== {h} ===",
    ]
    mark = dice.choice(marks)
    cases: list[Callable[[str], str]] = [str, str.upper, str.lower, str.title]
    bullet, case, number = dice.choice(BULLETS), dice.choice(cases), dice.random()
    numbering = dice.choice(NUMBERINGS) if number < 0.25 else None
    newline = dice.choice(["\n", "\r\n", "\n\n"] if plain.ruleset != "munchkin" else ["\n", "\r\n"])
    lines: list[str] = []
    group = ""
    for headed, head, names in plain.sections:
        if headed and headed != group:
            lines.append(mark(_group(headed, dice)))
        group = headed
        word = dice.choice([head, *SPELLINGS[head]]) if dice.random() < 0.6 else head
        entries = [
            _entry(case(name), count, place, (bullet, numbering), dice) for place, (name, count) in enumerate(names, 1)
        ]
        single = len(names) == 1 and head not in ("Characters", "Team Tactics", "Crises", "Gems", "Deck")
        if single:
            lines.append(
                f"{bullet if bullet.strip() != '+' else ''}{word.partition('(')[0].strip()}: {case(names[0][0])}"
            )
        else:
            lines += ["", mark(word), *entries]
    return newline.join(lines) + newline


def changed(plain: Plain, dice: Random) -> tuple[Plain, str]:
    """The list with one forbidden change, and the clause that forbids it."""
    return dice.choice(CHANGES[plain.ruleset])(plain, dice)


def _characters_of_rosters(dice: Random, number: int) -> list[str]:
    """Invented ones, whom no catalogue knows, or real ones."""
    return dice.sample(CHARACTERS, number) if dice.random() < 0.5 else _characters(dice, number)


def _characters(dice: Random, number: int) -> list[str]:
    names = dice.sample([f"{given} {family}" for given in GIVEN for family in FAMILY], number)
    return [
        f"{name} ({dice.choice(EGOS)} {place})" if dice.random() < 0.6 else name for place, name in enumerate(names)
    ]


def _roster(
    group: str, characters: list[str], tactics: list[str], crises: list[str], dice: Random
) -> tuple[tuple[str, str, tuple[tuple[str, int], ...]], ...]:
    sections = [("Characters", characters), ("Team Tactics", tactics), ("Crises", crises)]
    if not group:
        dice.shuffle(sections)
    return tuple((group, head, tuple((name, 1) for name in names)) for head, names in sections)


def _group(name: str, dice: Random) -> str:
    word, number = name.split()
    spelt = ["One", "Two", "Three", "Four"][int(number) - 1]
    return dice.choice(
        [name, name.upper(), f"{word} #{number}", f"{word} {spelt}", f"{word} {number} - my best", f"{word}{number}"]
    )


def _entry(name: str, count: int, place: int, lead: tuple[str, str | None], dice: Random) -> str:
    bullet, numbering = lead
    before = f"{bullet}{numbering.format(place)}" if numbering and not count_matters(numbering, count) else bullet
    times = f"{count}{dice.choice(['x ', ' x ', '× '])}" if count > 1 or dice.random() < 0.1 else ""
    if times and numbering == "{} ":
        before = bullet
    return f"{before}{times}{_quoted(name, dice)}{dice.choice(['', ' ', '  '])}"


def count_matters(numbering: str, count: int) -> bool:
    """A bare number or one in brackets is taken for a count where it can be one."""
    return numbering in ("{} ", "({}) ") or (count > 1 and numbering == "#{} ")


def _quoted(name: str, dice: Random) -> str:
    quotes = dice.choice([("'", "'"), ("'", "’"), ("'", "‘"), ("'", "`")])
    plain = name.replace(*quotes)
    plain = plain.replace('"', "”") if dice.random() < 0.5 else plain
    plain = plain.replace("é", "e").replace("É", "E") if dice.random() < 0.5 else plain
    return f"*{plain}*" if dice.random() < 0.2 else plain


def _json(name: str, count: int) -> object:
    return name if count == 1 else {"name": name, "count": count}


def _with(plain: Plain, head: str, change: Callable[[list[tuple[str, int]]], None], place: int = 0) -> Plain:
    sections = list(plain.sections)
    where = [number for number, section in enumerate(sections) if section[1] == head][place]
    group, head, names = sections[where]
    more = list(names)
    change(more)
    sections[where] = (group, head, tuple(more))
    return replace(plain, sections=tuple(sections))


def _too_many(plain: Plain, _dice: Random) -> tuple[Plain, str]:
    extra = [(f"Extra Person {letter}", 1) for letter in "KLMNOPQRSTU"]
    return _with(plain, "Characters", lambda names: names.extend(extra)), "CH-09"


def _twice(clause: str) -> Callable[[Plain, Random], tuple[Plain, str]]:
    def change(plain: Plain, dice: Random) -> tuple[Plain, str]:
        head = dice.choice(["Characters", "Team Tactics", "Crises"])
        return _with(plain, head, lambda names: names.append(names[0])), clause

    return change


def _unlisted(plain: Plain, _dice: Random) -> tuple[Plain, str]:
    return _with(plain, "Team Tactics", lambda names: names.__setitem__(0, ("Mission Objective", 1))), "CH-10"


def _nine(plain: Plain, dice: Random) -> tuple[Plain, str]:
    return _with(plain, "Characters", lambda names: names.__delitem__(-1), dice.randrange(3)), "TL-03"


def _same_unit(plain: Plain, _dice: Random) -> tuple[Plain, str]:
    first = plain.sections[0][2][0]
    return _with(plain, "Primary", lambda names: names.__setitem__(0, first), 2), "PS-04"


def _no_mission(plain: Plain, _dice: Random) -> tuple[Plain, str]:
    return replace(plain, sections=plain.sections[:-1]), "PS-03"


def _three_squads(plain: Plain, _dice: Random) -> tuple[Plain, str]:
    return replace(plain, sections=plain.sections[3:]), "PS-03"


def _a_card_more(plain: Plain, _dice: Random) -> tuple[Plain, str]:
    return _with(plain, "Deck", lambda names: names.append(("One Card More", 1))), "MU-08"


CHANGES: dict[str, list[Callable[[Plain, Random], tuple[Plain, str]]]] = {
    "challenger": [_too_many, _twice("CH-09"), _unlisted],
    "timeline": [_nine, _twice("TL-03")],
    "showdown": [_same_unit, _no_mission, _three_squads],
    "munchkin": [_a_card_more],
}
