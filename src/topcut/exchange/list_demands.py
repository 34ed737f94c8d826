"""What a rule book asks of lists, as the plain values the checker takes, and what its check finds in one."""

import hashlib
from collections.abc import Mapping, Sequence
from datetime import date
from functools import lru_cache

from topcut.exchange.catalogues import written
from topcut.ids import PlayerId
from topcut.lists import incoming
from topcut.lists.catalogue import Catalogue, Catalogues
from topcut.lists.catalogue_file import shipped
from topcut.lists.check import check, pool_of
from topcut.lists.demands import Demands
from topcut.lists.findings import Finding, Grade
from topcut.lists.offered import Offer, offered
from topcut.lists.written import Written
from topcut.refusal import Refusal
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import ILLEGAL, LEGAL, UNVERIFIED, ListCheck, Phase, Tournament


def demands(ruleset: Ruleset, chosen: Mapping[str, str] | None = None, days: Sequence[date] = ()) -> Demands:
    """Options that were not chosen have the first value named in the rule book."""
    options = {option: values[0] for option, values in ruleset.options.items() if values}
    for option, value in (chosen or {}).items():
        possible = ruleset.options.get(option)
        if possible is None:
            raise Refusal(
                "list-option-unknown", option=option, known=tuple(ruleset.options), number=len(ruleset.options)
            )
        if option != "timeline" and value not in possible:  # Timelines are catalogues, which an organizer adds
            raise Refusal("list-option-value", option=option, value=value, possible=possible)
        options[option] = value
    lists = ruleset.lists
    grades = {rule: Grade(grade) for rule, grade in lists.grades.items()}
    return Demands(lists.rules, lists.rule_clauses, lists.limits, grades, options, tuple(days))


def catalogue(ruleset: Ruleset, added: Sequence[Catalogue] = (), given: Sequence[Catalogue] = ()) -> Catalogues:
    """What Topcut ships for the rule book's game, what an organizer added, and what is given for this list; of two
    with the same name the last one counts. Where they differ about a thing, a document's Timeline has the word, then
    what was given, then what was added, then what is shipped, the newest first."""
    game = ruleset.lists.game
    rank = {name: place for place, ones in enumerate((shipped(), added, given)) for name in (one.name for one in ones)}
    ours = {one.name: one for one in (*shipped(), *added) if one.game == game} | {one.name: one for one in given}
    ordered = sorted(ours.values(), key=lambda one: (one.timeline is None, -rank[one.name], -_age(one)))
    return _together(tuple(ordered), tuple(one for one in shipped() if one.game != game))


def _age(one: Catalogue) -> int:
    """What an organizer does not date is taken for new."""
    return (one.day or date.max).toordinal()


@lru_cache(maxsize=16)
def _together(catalogues: tuple[Catalogue, ...], elsewhere: tuple[Catalogue, ...]) -> Catalogues:
    """Kept, because all names are put in order for it."""
    return Catalogues(catalogues, elsewhere)


def began_with(t: Tournament, added: Sequence[Catalogue], replaced: Sequence[Catalogue]) -> tuple[Catalogue, ...]:
    """Of what an organizer added, what this tournament goes by: everything until it starts, then what its lists were
    checked by, whose digests are in the log, although something newer is here by now."""
    checks = [player.list_check for player in t.players.values() if player.list_check is not None]
    used = {(name, digest) for check in checks for name, digest in check.catalogues.items()}
    if t.phase is Phase.SIGN_UP or not used:
        return tuple(added)
    found = {}
    for one in sorted((*replaced, *added), key=_age):
        if (one.name, digest(one)) in used:
            found[one.name] = one
    return tuple(found.values())


def demands_of(t: Tournament) -> Demands:
    """What this tournament asks: by its options, on its first day (R-11)."""
    return demands(t.ruleset, t.options, (date.fromisoformat(t.first_day),))


def findings_in(
    t: Tournament, player: PlayerId, text: str, added: Sequence[Catalogue] = (), *, pool: str | None = None
) -> tuple[Finding, ...] | None:
    """What is found in a list of this player, against the pool where there is one, or against this one.

    None where the rule book has nothing a list could be checked against; refused where it cannot be read.
    """
    if not t.ruleset.lists.rules:
        return None
    return check(text, demands_of(t), catalogue(t.ruleset, added), pool=pool or t.players[player].pool)


def read_as(t: Tournament, text: str, added: Sequence[Catalogue] = ()) -> Written | None:
    """What a list says, name by name; refused where it cannot be read, None where the rule book has no form for it."""
    return incoming.written(text, demands_of(t).form, catalogue(t.ruleset, added)) if t.ruleset.lists.rules else None


def offer_to(t: Tournament, player: PlayerId, added: Sequence[Catalogue] = ()) -> Offer:
    """What this player's list can be built from; in a Select tournament also the cards that were opened."""
    asked, known, pool = demands_of(t), catalogue(t.ruleset, added), t.players[player].pool
    try:
        opened = None if pool is None else pool_of(pool, asked, known)
    except Refusal:  # a note of the staff
        opened = None
    return offered(asked, known, opened)


def list_check(t: Tournament, found: tuple[Finding, ...] | None, added: Sequence[Catalogue] = ()) -> ListCheck:
    """What the log keeps of a check: the grade, what forbids the list, and the catalogues that were used."""
    if found is None:
        return ListCheck()
    catalogues = catalogue(t.ruleset, added).catalogues
    forbidding = [finding for finding in found if finding.grade is Grade.ILLEGAL]
    unverified = any(finding.grade is Grade.UNVERIFIED for finding in found)
    return ListCheck(
        ILLEGAL if forbidding else UNVERIFIED if unverified else LEGAL,
        tuple(dict.fromkeys(f"{finding.clause or ''} {finding.code}".strip() for finding in forbidding)),
        {catalogue.name: digest(catalogue) for catalogue in catalogues},
    )


def check_pool(t: Tournament, text: str, added: Sequence[Catalogue] = ()) -> None:
    """Refuses what cannot be read as cards, unless it is the note that they are on paper."""
    pool_of(text, demands_of(t), catalogue(t.ruleset, added))


@lru_cache(maxsize=64)
def digest(catalogue: Catalogue) -> str:
    """Of the catalogue as JSON, as it is kept in the data folder."""
    return hashlib.sha256(written(catalogue).encode()).hexdigest()
