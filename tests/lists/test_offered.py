"""What a phone is given to build a list from."""

import pytest

from tests.lists.listing import book
from topcut.exchange.list_demands import catalogue, demands
from topcut.lists.catalogue import Item, Kind
from topcut.lists.catalogue_file import shipped
from topcut.lists.check import check, pool_of
from topcut.lists.offered import Offer, offered
from topcut.rules.ruleset import load

UNCERTAIN = {"unknown", "which-one", "another-kind", "not-in-timeline", "read-as", "of-another-game"}


def offer(ruleset: str, **chosen: str) -> Offer:
    rules = load(ruleset)
    return offered(demands(rules, chosen), catalogue(rules))


def names(given: Offer, kind: Kind) -> list[list[str]]:
    return [line.split("\t") for line in given.names if line.startswith(f"{kind}\t")]


@pytest.mark.parametrize(
    ("ruleset", "groups", "counts"),
    [
        ("challenger", 0, {"character": 10, "tactic": 10, "crisis": 6}),
        ("timeline", 3, {"character": 30, "tactic": 30, "crisis": 18}),
        ("showdown", 4, {"unit": 12, "mission": 1}),
        ("munchkin", 0, {"hero": 1, "card": 40}),
    ],
)
def test_each_game_has_its_groups_and_its_counts(ruleset: str, groups: int, counts: dict[str, int]) -> None:
    given = offer(ruleset)
    assert (given.groups, {str(kind): most for kind, most in given.counts()}) == (groups, counts)


@pytest.mark.clause("CH-10")
def test_only_what_the_timeline_allows_is_offered() -> None:
    assert len(names(offer("challenger"), Kind.TACTIC)) == 286
    assert len(names(offer("challenger"), Kind.CRISIS)) == 22
    assert len(names(offer("challenger", timeline="extended"), Kind.CRISIS)) > 22
    assert len(names(offer("challenger"), Kind.CHARACTER)) == 194


@pytest.mark.parametrize(
    ("ruleset", "kind", "heading"),
    [
        ("challenger", Kind.CHARACTER, "Characters:\n- {}"),
        ("challenger", Kind.TACTIC, "Team Tactics:\n- {}"),
        ("challenger", Kind.CRISIS, "Crises:\n- {}"),
        ("showdown", Kind.UNIT, "Squad 1\n{role}: {}"),
        ("showdown", Kind.MISSION, "Mission:\n- {}"),
    ],
)
def test_every_name_that_is_offered_is_read_as_itself(ruleset: str, kind: Kind, heading: str) -> None:
    rules = load(ruleset)
    for _, narrowed, _, name, *_ in (line + [""] * 3 for line in names(offer(ruleset), kind)):
        text = heading.format(name, role=narrowed.title())
        found = {one.code for one in check(text, demands(rules), catalogue(rules))}
        assert not found & UNCERTAIN, (name, found)


def test_the_cards_that_were_opened_are_offered_for_the_deck() -> None:
    rules = load("munchkin")
    asked, known = demands(rules), catalogue(rules, (), [book(Item(kind=Kind.CARD, name="Axe"), game="munchkin")])
    given = offered(asked, known, pool_of("2x Drop Bear\nAxe", asked, known))
    assert given.names == ("card\t\t\tDrop Bear", "card\t\t\tAxe")


def test_what_a_page_brings_along_is_small() -> None:
    assert {one.game for one in shipped()} == {"crisis-protocol", "shatterpoint"}
    for ruleset in ("challenger", "timeline", "showdown"):
        assert len("\n".join(offer(ruleset).names)) < 25_000
