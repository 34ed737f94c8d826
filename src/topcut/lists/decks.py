"""Decks: a Hero and forty cards, copies and classes, the pool of a Select tournament, dates of products."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

from topcut.lists.catalogue import Catalogues, Item, Kind
from topcut.lists.demands import Demands
from topcut.lists.findings import Finding, Grade, illegal, note, unverified
from topcut.lists.meaning import Meaning, untold
from topcut.lists.names import key
from topcut.lists.written import KINDS, Entry, Section, Written, beyond, copies

SECTIONS = (Section.HERO, Section.DECK)


def findings(written: Written, demands: Demands, catalogue: Catalogues, pool: Written | None) -> Iterator[Finding]:
    yield from _counts(written, demands)
    yield from _heroes_among_cards(written, demands, catalogue)
    yield from _copies(written, demands, catalogue)
    yield from _classes(written, demands, catalogue)
    if demands.asks("registered-pool") and demands.options.get("type") == "select":
        yield from _pool(written, demands, catalogue, pool)
    for entry in written.among(*SECTIONS):
        item = _item(entry, catalogue)
        if demands.asks("official-components"):
            yield from _official(entry, item, demands, catalogue)
        if demands.asks("release-dates"):
            yield from _released(entry, item, demands, catalogue)


def _item(entry: Entry, catalogue: Catalogues) -> Item | None:
    """A Hero among the cards is recognized too, although it does not belong there."""
    found = catalogue.of(KINDS[entry.section], entry.name)
    if not found and entry.section is Section.DECK:
        found = catalogue.of(Kind.HERO, entry.name)
    return found[0] if found else None


def _identity(entry: Entry, catalogue: Catalogues) -> str:
    item = _item(entry, catalogue)
    return key(item.name if item else entry.name)


def _counts(written: Written, demands: Demands) -> Iterator[Finding]:
    clause = demands.clause("core-deck")
    heroes, cards = copies(written.among(Section.HERO)), copies(written.among(Section.DECK))
    most_heroes, most_cards = demands.limit("heroes"), demands.limit("cards")
    if most_heroes is not None and heroes != most_heroes:
        names = ", ".join(entry.name for entry in written.among(Section.HERO)) or "Hero"
        at = max((entry.line for entry in written.among(Section.HERO)), default=None)
        yield illegal("heroes", clause, names, number=heroes, most=most_heroes, line=at)
    if most_cards is not None and cards != most_cards:
        at = beyond(written.among(Section.DECK), most_cards)
        yield illegal("cards", clause, "Deck", number=cards, most=most_cards, line=at)


def _heroes_among_cards(written: Written, demands: Demands, catalogue: Catalogues) -> Iterator[Finding]:
    """Heroes that the catalogue knows, and the deck's own; a card may have the name of a Hero."""
    own = {key(entry.name) for entry in written.among(Section.HERO)}
    for entry in written.among(Section.DECK):
        is_hero = catalogue.of(Kind.HERO, entry.name) or key(entry.name) in own
        if is_hero and not catalogue.of(Kind.CARD, entry.name):
            yield illegal("hero-among-cards", demands.clause("core-deck"), entry.name, line=entry.line)


def _copies(written: Written, demands: Demands, catalogue: Catalogues) -> Iterator[Finding]:
    most = demands.limit("copies")
    if most is None or not demands.asks("copies"):
        return
    number: Counter[str] = Counter()
    first: dict[str, Entry] = {}
    for entry in written.among(Section.DECK):
        number[_identity(entry, catalogue)] += entry.count
        first.setdefault(_identity(entry, catalogue), entry)
    for name, count in number.items():
        if count > most:
            told = {"number": count, "most": most, "line": first[name].line}
            found = unverified("copies", demands.clause("copies"), first[name].name, **told)
            yield _graded(found, "copies", demands)


def _classes(written: Written, demands: Demands, catalogue: Catalogues) -> Iterator[Finding]:
    """Class cards only of the Hero's class, where both are known."""
    hero = next(written.among(Section.HERO), None)
    if hero is None or not demands.asks("hero-class"):
        return
    own = _class(hero, catalogue)
    for entry in written.among(Section.DECK):
        other = _class(entry, catalogue)
        if own and other and key(own) != key(other):
            told = {"other": other, "own": own, "hero": hero.name, "line": entry.line}
            found = unverified("class", demands.clause("hero-class"), entry.name, **told)
            yield _graded(found, "hero-class", demands)


def _class(entry: Entry, catalogue: Catalogues) -> str | None:
    item = _item(entry, catalogue)
    return (item.hero_class if item else None) or entry.hero_class


def _graded(found: Finding, rule: str, demands: Demands) -> Finding:
    """Second-hand rules are unverified until an organizer makes them binding."""
    return replace(found, grade=Grade(demands.grades.get(rule, Grade.UNVERIFIED)))


def _pool(written: Written, demands: Demands, catalogue: Catalogues, pool: Written | None) -> Iterator[Finding]:
    """A Select deck is built from what its player opened (MU-09)."""
    clause = demands.clause("registered-pool")
    if pool is not None and not pool.entries:
        yield unverified("pool-on-paper", clause, "Pool")
        return
    opened = _opened(written, pool)
    if not opened:
        yield unverified("no-pool", clause, "Pool")
        return
    left: Counter[str] = Counter()
    for entry in opened:
        left[_pool_name(entry, catalogue)] += entry.count
    heroes_opened = any(entry.section is Section.HERO for entry in opened)
    used: Counter[str] = Counter()
    for entry in written.among(*SECTIONS) if heroes_opened else written.among(Section.DECK):
        name = _pool_name(entry, catalogue)
        used[name] += entry.count
        if used[name] > left[name]:
            told = {"number": used[name], "most": left[name], "line": entry.line}
            yield illegal("not-in-pool", clause, entry.name, **told)


def _opened(written: Written, pool: Written | None) -> list[Entry]:
    """A separate pool counts as a whole; otherwise what is under `Pool` in the list."""
    return list(written.among(Section.POOL)) if pool is None else list(pool.entries)


def _pool_name(entry: Entry, catalogue: Catalogues) -> str:
    found = catalogue.of(Kind.CARD, entry.name) or catalogue.of(Kind.HERO, entry.name)
    return key(found[0].name if found else entry.name)


def _official(entry: Entry, item: Item | None, demands: Demands, catalogue: Catalogues) -> Iterator[Finding]:
    clause = demands.clause("official-components")
    if "proxy" in entry.marks:
        yield illegal("proxy", clause, entry.name, line=entry.line)
    if item is None:
        yield from untold(entry, KINDS[entry.section], catalogue, clause, Meaning(()))
    elif not item.official:
        yield illegal("not-official", clause, entry.name, line=entry.line)


def _released(entry: Entry, item: Item | None, demands: Demands, catalogue: Catalogues) -> Iterator[Finding]:
    """Legal on release, or some days later (MU-15); an organizer's own date wins."""
    clause = demands.clause("release-dates")
    legal = _legal_from(item, demands, catalogue) if item else None
    if legal is None:
        return
    if demands.day is None:
        yield note("no-date", clause, entry.name, day=legal, line=entry.line)
    elif demands.day < legal:
        yield illegal("not-yet", clause, entry.name, legal=legal, day=demands.day, line=entry.line)


def _legal_from(item: Item, demands: Demands, catalogue: Catalogues) -> date | None:
    products = catalogue.of(Kind.PRODUCT, item.product) if item.product else ()
    for one in (item, *products):
        if one.legal_from is not None:
            return one.legal_from
        if one.released is not None:
            return one.released + timedelta(days=_delay(demands))
    return None


def _delay(demands: Demands) -> int:
    """Regional and national tournaments in North America wait; others where organizer and Head Judge chose to."""
    options = demands.options
    must = options.get("level") == "premier" and options.get("region", "north-america") == "north-america"
    return (demands.limit("release_days") or 0) if must or options.get("legality") == "delayed" else 0
