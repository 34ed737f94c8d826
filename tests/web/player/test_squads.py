"""Strike teams from the phone: sealed, opened for both at once, every squad used while it still can be."""

from typing import Any

import pytest

from tests.web.hall import Hall
from tests.web.player.at_table import Table, player, table
from topcut.ids import PlayerId
from topcut.rules.actions import lists, rounds, squads
from topcut.web.player.my_list import units

LIST = """Squad 1
Primary: Ilvra Sunn
Secondary: Canyon Scouts
Supporting: Lamplighters
Squad 2: Captain Orrel / Wall Guard / Signal Corps
Squad 3: Tamsin Rook / Outriders / Water Sellers
Squad 4: The Ferryman / Dockhands / Silent Oars
Mission: Shifting Priorities
"""


def choose(here: Table, who: PlayerId, *numbers: int, round: int = 1) -> Any:
    return here.client(who).send(f"{here.path}/me/squads", round=str(round), squad=[str(number) for number in numbers])


@pytest.mark.clause("PS-05")
@pytest.mark.fault("I-6")
def test_a_choice_is_sealed_until_both_have_chosen(hall: Hall) -> None:
    here = table(hall, "showdown")
    assert "Choose two squads" in here.page(here.ana)
    assert choose(here, here.ana, 2, 4).status_code == 303
    mine, theirs = here.page(here.ana), here.page(here.bo)
    assert "have chosen squads 2 and 4" in mine
    assert "Sealed" in mine
    assert "squads 2 and 4" not in theirs
    assert "squads 2 and 4" not in here.page(here.bo, "/data")
    assert choose(here, here.ana, 1, 4).status_code == 303  # it can still change
    choose(here, here.bo, 2, 3)
    for one, own, other in ((here.ana, "1 and 4", "2 and 3"), (here.bo, "2 and 3", "1 and 4")):
        page = here.page(one)
        assert f"play squads {own}" in page
        assert f"plays squads {other}" in page
    assert choose(here, here.ana, 1, 2).status_code == 422
    assert here.client(here.ana).get(f"{here.path}/me/squads").status_code == 303


@pytest.mark.clause("PS-05")
def test_what_is_sent_before_the_reveal_does_not_depend_on_the_others_choice(hall: Hall) -> None:
    pages = []
    for chosen in ((1, 2), (3, 4)):
        here = table(hall, "showdown", ["Ana", "Bo", "Cy", "Dee", "Eve"])
        choose(here, here.bo, *chosen)
        page = here.page(here.ana)
        pages.append("Open" in page)
        assert not any(f"squads {one} and {other}" in page for one in range(5) for other in range(5))
    assert pages[0] == pages[1]


def test_squads_that_have_no_headings_are_shown_with_their_units(hall: Hall) -> None:
    table(hall, "showdown")
    first, second = (
        ("Lord Maul", "Gar Saxon", "Mandalorian Super Commandos"),
        ("Cad Bane", "Aurra Sing", "Bounty Hunters"),
    )
    assert units(hall.t, "\n".join((*first, "", *second))) == {1: first, 2: second}


@pytest.mark.clause("PS-06")
def test_the_match_page_says_that_order_decks_are_secret(hall: Hall) -> None:
    here = table(hall, "showdown")
    choose(here, here.ana, 1, 2)
    assert "build your Order Deck in secret" in here.page(here.ana)
    choose(here, here.bo, 1, 2)
    assert "Order Decks are built in secret" in here.page(here.ana)


@pytest.mark.clause("PS-07")
def test_what_must_still_be_used_is_told_while_it_can_be_fixed(hall: Hall) -> None:
    here = table(hall, "showdown", 5)
    for number in (1, 2, 3):
        for pair in hall.opponents:
            for one in pair:
                hall.act(squads.choose, one, number, (1, 2))
        hall.play()
        hall.act(rounds.close_round)
        hall.pair()
    here = Table(hall, here.path, *hall.opponents[0])
    page = here.page(here.ana)
    assert page.count("Still to use") == 2
    assert "Used in rounds" in page
    assert "Choose only squads you still have to use" in page
    refused = choose(here, here.ana, 1, 3, round=4)
    assert refused.status_code == 422
    assert "PS-07" in refused.text
    assert choose(here, here.ana, 3, 4, round=4).status_code == 303


def test_squads_are_shown_with_the_units_of_my_list(hall: Hall) -> None:
    id = hall.tournament("showdown", 6)
    hall.act(lists.hand_in, PlayerId("p1"), LIST, by=player("p1"))
    from topcut.rules.actions.structure import start

    hall.act(start)
    hall.pair()
    page = hall.player("p1").get(f"/t/{id}/me").text
    assert "Ilvra Sunn, Canyon Scouts, Lamplighters" in page
    assert "The Ferryman" in page


@pytest.mark.parametrize("numbers", [(), (1,), (1, 2, 3), (2, 2), (1, 9)])
def test_a_wrong_choice_is_refused_and_can_be_made_anew(hall: Hall, numbers: tuple[int, ...]) -> None:
    here = table(hall, "showdown")
    refused = choose(here, here.ana, *numbers)
    assert refused.status_code == 422
    assert "Choose two squads" in refused.text
    assert here.ana not in here.round.squads


@pytest.mark.fault("D7")
def test_a_choice_for_another_round_is_refused(hall: Hall) -> None:
    here = table(hall, "showdown")
    assert choose(here, here.ana, 1, 2, round=2).status_code == 422


def test_rule_books_without_squads_have_no_such_page(hall: Hall) -> None:
    here = table(hall)
    assert here.client(here.ana).get(f"{here.path}/me/squads").status_code == 303
    assert choose(here, here.ana, 1, 2).status_code in {303, 422}
    assert "squad" not in here.page(here.ana)
