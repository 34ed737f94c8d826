"""Munchkin decks: a Hero and forty cards, copies and classes, the pool, components, release dates."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from tests.lists.listing import DAY, book, deck, forbidden, found, graded
from topcut.exchange.list_demands import catalogue, demands
from topcut.lists.catalogue import Catalogue, Item, Kind
from topcut.lists.check import check
from topcut.lists.findings import Grade
from topcut.rules.ruleset import load
from topcut.words import finding_text

LEGAL = deck()


@pytest.mark.clause("MU-08")
def test_a_hero_and_forty_cards_are_legal() -> None:
    assert forbidden(found(LEGAL, "munchkin")) == []


@pytest.mark.clause("MU-08")
@pytest.mark.parametrize(("extra", "number"), [("", 39), ("2x Drop Bear", 41)])
def test_another_number_of_cards_is_illegal(extra: str, number: int) -> None:
    (finding,) = (one for one in found(LEGAL.replace("Drop Bear", extra), "munchkin") if one.grade is Grade.ILLEGAL)
    assert (finding.code, finding.clause) == ("cards", "MU-08")
    assert finding.parameters["number"] == number


@pytest.mark.clause("MU-08")
def test_a_deck_has_one_hero() -> None:
    none = LEGAL.replace("Hero: Tardigrade Wanderer\n", "")
    two = LEGAL.replace("Hero: Tardigrade Wanderer", "Hero: Tardigrade Wanderer\nHero: Another")
    assert forbidden(found(none, "munchkin")) == [("heroes", "MU-08", "Hero")]
    assert forbidden(found(two, "munchkin")) == [("heroes", "MU-08", "Tardigrade Wanderer, Another")]


@pytest.mark.clause("MU-08")
@pytest.mark.parametrize(("copies", "told"), [(2, False), (3, False), (4, True)])
def test_more_than_three_of_a_name_are_unverified(copies: int, told: bool) -> None:
    cards = [f"{copies} Card A", *(f"1 Card {number}" for number in range(40 - copies))]
    findings = found(deck(cards), "munchkin")
    assert forbidden(findings) == []
    assert (("copies", "MU-08", "Card A") in graded(findings, Grade.UNVERIFIED)) is told


@pytest.mark.clause("MU-08")
def test_copies_are_counted_over_several_lines() -> None:
    cards = ["2x Card A", "2x card a", *(f"Card {number}" for number in range(36))]
    assert ("copies", "MU-08", "Card A") in graded(found(deck(cards), "munchkin"), Grade.UNVERIFIED)


@pytest.mark.clause("MU-08")
def test_cards_of_another_class_are_unverified() -> None:
    known = book(
        Item(kind=Kind.HERO, name="Tardigrade Wanderer", hero_class="Bard"),
        Item(kind=Kind.CARD, name="Card A", hero_class="Wizard"),
        Item(kind=Kind.CARD, name="Card B", hero_class="bard"),
        game="munchkin",
    )
    unverified = graded(found(LEGAL, "munchkin", known), Grade.UNVERIFIED)
    assert ("class", "MU-08", "Card A") in unverified
    assert ("class", "MU-08", "Card B") not in unverified
    said = LEGAL.replace("Drop Bear", "Drop Bear [Cleric]").replace("Wanderer", "Wanderer [Bard]")
    assert ("class", "MU-08", "Drop Bear") in graded(found(said, "munchkin"), Grade.UNVERIFIED)


@pytest.mark.clause("MU-08")
def test_an_organizer_can_make_second_hand_rules_binding() -> None:
    rules = load("munchkin")
    binding = replace(demands(rules), grades={"copies": Grade.ILLEGAL})
    cards = ["4x Card A", *(f"Card {number}" for number in range(36))]
    assert forbidden(check(deck(cards), binding, catalogue(rules))) == [("copies", "MU-08", "Card A")]


@pytest.mark.clause("MU-09")
def test_a_select_deck_comes_out_of_the_pool() -> None:
    pool = "".join(f"3x Card {letter}\n" for letter in "ABCDEFGHIJKLM") + "Drop Bear\nAnother\n"
    assert forbidden(found(LEGAL, "munchkin", pool=pool, type="select")) == []
    short = pool.replace("3x Card A", "2x Card A").replace("Drop Bear\n", "")
    assert forbidden(found(LEGAL, "munchkin", pool=short, type="select")) == [
        ("not-in-pool", "MU-09", "Card A"),
        ("not-in-pool", "MU-09", "Drop Bear"),
    ]


@pytest.mark.clause("MU-08")
def test_a_hero_among_the_cards_is_named_as_that() -> None:
    own = LEGAL.replace("Drop Bear", "tardigrade wanderer")
    assert forbidden(found(own, "munchkin")) == [("hero-among-cards", "MU-08", "tardigrade wanderer")]
    known = book(Item(kind=Kind.HERO, name="Moxie", also=("Mox",)), game="munchkin")
    other = LEGAL.replace("Drop Bear", "Mox")
    findings = found(other, "munchkin", known)
    assert forbidden(findings) == [("hero-among-cards", "MU-08", "Mox")]
    assert not [one for one in findings if one.code == "unknown" and one.entry == "Mox"]
    assert "Mox is a Hero" in finding_text(findings[0])
    without = "\n".join(LEGAL.splitlines()[1:]).replace("Drop Bear", "Mox")
    assert ("hero-among-cards", "MU-08", "Mox") in forbidden(found(without, "munchkin", known))


@pytest.mark.clause("MU-08")
def test_a_card_may_have_the_name_of_a_hero() -> None:
    known = book(Item(kind=Kind.HERO, name="Moxie"), Item(kind=Kind.CARD, name="Moxie"), game="munchkin")
    assert forbidden(found(LEGAL.replace("Drop Bear", "Moxie"), "munchkin", known)) == []


@pytest.mark.clause("MU-09")
@pytest.mark.parametrize("note", ["on paper", " On paper.\n", "ON PAPER", "auf Papier", "sur papier", "En papel"])
def test_a_pool_on_paper_is_for_people_to_compare(note: str) -> None:
    findings = found(LEGAL, "munchkin", pool=note, type="select")
    assert forbidden(findings) == []
    assert ("pool-on-paper", "MU-09", "Pool") in graded(findings, Grade.UNVERIFIED)


@pytest.mark.clause("MU-09")
def test_a_pool_may_stand_below_the_deck() -> None:
    text = f"{LEGAL}\nPool\n" + "".join(f"3x Card {letter}\n" for letter in "ABCDEFGHIJKLM") + "2x Drop Bear"
    assert forbidden(found(text, "munchkin", type="select")) == []
    assert ("no-pool", "MU-09", "Pool") in graded(found(LEGAL, "munchkin", type="select"), Grade.UNVERIFIED)
    assert forbidden(found(text.replace("2x Drop", "2x Bop"), "munchkin", type="constructed")) == []


@pytest.mark.clause("MU-14")
def test_proxies_are_illegal() -> None:
    text = LEGAL.replace("Drop Bear", "Drop Bear (proxy)")
    assert forbidden(found(text, "munchkin")) == [("proxy", "MU-14", "Drop Bear")]


@pytest.mark.clause("MU-14")
def test_what_is_not_official_is_illegal_and_what_is_unknown_unverified() -> None:
    known = book(Item(kind=Kind.CARD, name="Card A", official=False), Item(kind=Kind.CARD, name="Card B"))
    findings = found(LEGAL, "munchkin", known)
    assert forbidden(findings) == [("not-official", "MU-14", "Card A")]
    unverified = graded(findings, Grade.UNVERIFIED)
    assert ("unknown", "MU-14", "Card C") in unverified
    assert ("unknown", "MU-14", "Card B") not in unverified


RELEASE = DAY


def a_product(legal_from: date | None = None) -> Catalogue:
    return book(
        Item(kind=Kind.PRODUCT, name="Fashion Furious", released=RELEASE),
        Item(kind=Kind.CARD, name="Drop Bear", product="fashion furious", legal_from=legal_from),
        game="munchkin",
    )


@pytest.mark.clause("MU-15")
@pytest.mark.parametrize(
    ("options", "delay"),
    [
        ({"level": "premier", "region": "north-america"}, 11),
        ({"level": "casual", "region": "north-america"}, 0),
        ({"level": "casual", "region": "north-america", "legality": "delayed"}, 11),
        ({"level": "premier", "region": "elsewhere"}, 0),
        ({"level": "premier", "region": "elsewhere", "legality": "delayed"}, 11),
    ],
)
def test_a_product_is_legal_on_release_or_eleven_days_later(options: dict[str, str], delay: int) -> None:
    before, on_the_day = (RELEASE + timedelta(days=delay + more) for more in (-1, 0))
    assert forbidden(found(LEGAL, "munchkin", a_product(), days=[before], options=options)) == [
        ("not-yet", "MU-15", "Drop Bear")
    ]
    assert forbidden(found(LEGAL, "munchkin", a_product(), days=[on_the_day], options=options)) == []


@pytest.mark.clause("MU-15", "R-11")
def test_the_first_day_decides_about_products_too() -> None:
    days = [RELEASE + timedelta(days=more) for more in (1, -1)]
    assert forbidden(found(LEGAL, "munchkin", a_product(), days=days)) == [("not-yet", "MU-15", "Drop Bear")]


@pytest.mark.clause("MU-15")
def test_an_organizers_own_date_wins() -> None:
    own = a_product(legal_from=date(2030, 1, 1))
    assert forbidden(found(LEGAL, "munchkin", own, days=[date(2029, 12, 31)])) == [("not-yet", "MU-15", "Drop Bear")]
    assert graded(found(LEGAL, "munchkin", own, days=[]), Grade.NOTE) == [("no-date", "MU-15", "Drop Bear")]
