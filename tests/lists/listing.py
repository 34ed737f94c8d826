"""Lists as text for tests: what a legal one of each rule book looks like, and how to check one."""

from collections.abc import Mapping, Sequence
from datetime import date

from topcut.exchange.list_demands import catalogue, demands
from topcut.lists.bans import Bans
from topcut.lists.catalogue import Catalogue, Item
from topcut.lists.check import check
from topcut.lists.findings import Finding, Grade
from topcut.rules.ruleset import load

DAY = date(2024, 11, 8)

CHARACTERS = [f"Hero {letter} (Ego {letter})" for letter in "ABCDEFGHIJ"]
TACTICS = [
    "Patch Up", "Brace for Impact", "Séance", "Aunt May's Wheat Cakes", "Happy Birthday, Runt!", "Jean!!!",
    "Shhh...", "A-Force Assemble", "Agents of S.M.A.S.H.", "Gamma Burst",
]  # fmt: skip
CRISES = [
    "Riots Spark Over Extremis 3.0", "Deadly Legacy Virus Cured?", 'Fear Grips World As "Worthy" Terrorize Cities',
    "S.W.O.R.D. Establishes Base On Moon's Blue Area", "Demons Downtown! Has Our Comeuppance Come Due?",
    "Research Station Attacked!",
]  # fmt: skip
MORE_TACTICS = [
    "Mystic Ward", "New Mutants", "No Mercy", "Overcharge", "Sitrep", "Vendetta", "Warpath", "Yoink", "Dossier",
    "Execute", "Fallen", "Cruelty", "Cerebro", "Banishment", "Dig In", "Leapfrog", "Fan Club", "Mind Wipe", "Clean Up",
    "Dark Past",
]  # fmt: skip
MORE_CRISES = [
    "Alien Ship Crashes in Downtown!", "Deadly Meteors Mutate Civilians", "Gamma Wave Sweeps Across Midwest",
    "Infinity Formula Goes Missing!", "Spider-Infected Invade Manhattan", "Mayor Fisk Vows to Find Missing Witnesses",
    "Struggle for the Cube Continues", "Skrulls Infiltrate World Leadership", "Paranoia Pummels Populace!",
    "Portals Overrun City With Spider-People!", "Deadly Legacy Virus Cured?",
    "Intrusions Open Across City as Seals Collapse",
]  # fmt: skip


def roster(
    characters: Sequence[str] = CHARACTERS,
    tactics: Sequence[str] = TACTICS,
    crises: Sequence[str] = CRISES,
    gems: Sequence[str] = ("Mind Gem",),
) -> str:
    sections = {"Characters": characters, "Team Tactics": tactics, "Crises": crises, "Gems": gems}
    return "\n".join(f"{head}\n" + "".join(f"- {name}\n" for name in names) for head, names in sections.items())


def timeline_list() -> str:
    """Thirty characters, and nothing twice."""
    rosters = []
    for number in (1, 2, 3):
        characters = [f"Hero {letter}{number}" for letter in "ABCDEFGHIJ"]
        tactics = (TACTICS, MORE_TACTICS[:10], MORE_TACTICS[10:])[number - 1]
        crises = (CRISES, MORE_CRISES[:5], MORE_CRISES[5:10])[number - 1]
        rosters.append(f"Roster {number}\n" + roster(characters, tactics, crises, (f"Gem {number}",)))
    return "\n".join(rosters)


def premier_list() -> str:
    squads = [
        f"Squad {number}\nPrimary: Leader {number} (One {number}) [8 points; Clone Wars]\n"
        f"Secondary: Second {number} (Two {number}) [4 points; Clone Wars]\n"
        f"Supporting: Troopers {number} [4 points; Clone Wars, Age of Rebellion]\n"
        for number in (1, 2, 3, 4)
    ]
    return "\n".join([*squads, "Mission: Shifting Priorities\n"])


def deck(cards: Sequence[str] = (), hero: str = "Tardigrade Wanderer") -> str:
    lines = cards or [f"3x Card {letter}" for letter in "ABCDEFGHIJKLM"] + ["Drop Bear"]
    return f"Hero: {hero}\n\nDeck\n" + "".join(f"{line}\n" for line in lines)


def book(*items: Item, game: str = "crisis-protocol") -> Catalogue:
    return Catalogue(name="test", title="Test", game=game, items=items)


def found(
    text: str | bytes,
    ruleset: str = "challenger",
    *books: Catalogue,
    days: Sequence[date] = (DAY,),
    bans: Bans | None = None,
    pool: str | None = None,
    options: Mapping[str, str] | None = None,
    **chosen: str,
) -> tuple[Finding, ...]:
    rules = load(ruleset)
    return check(
        text, demands(rules, {**(options or {}), **chosen}, days), catalogue(rules, (), books), bans=bans, pool=pool
    )


def forbidden(findings: Sequence[Finding]) -> list[tuple[str, str | None, str]]:
    """What is illegal, as code, clause and entry."""
    return [(one.code, one.clause, one.entry) for one in findings if one.grade is Grade.ILLEGAL]


def graded(findings: Sequence[Finding], grade: Grade) -> list[tuple[str, str | None, str]]:
    return [(one.code, one.clause, one.entry) for one in findings if one.grade is grade]
