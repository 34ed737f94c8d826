"""Lists on a public page: only when the organizer has published them."""

import pytest

from tests.web.hall import Hall
from tests.web.public.reading import read
from topcut.rules.actions import lists


@pytest.mark.clause("CH-13", "TL-06", "PS-05")
@pytest.mark.parametrize(("ruleset", "players"), [("challenger", 8), ("timeline", 32), ("showdown", 8)])
def test_everyone_reads_lists_once_they_are_published_and_not_before(hall: Hall, ruleset: str, players: int) -> None:
    id = hall.tournament(ruleset, players)
    hall.act(lists.hand_in, "p1", "Corvus Glaive")
    page = f"/t/{id}/lists"
    assert "Corvus Glaive" not in read(hall.anybody, page)
    hall.start()
    assert "Corvus Glaive" not in read(hall.anybody, page)
    assert page not in hall.anybody.get(f"/t/{id}").text
    hall.act(lists.publish_lists, published=True)
    assert f'href="{page}"' in hall.anybody.get(f"/t/{id}").text
    assert "Ana Corvus Glaive" in read(hall.anybody, page)
    hall.act(lists.publish_lists, published=False)
    assert "Corvus Glaive" not in read(hall.anybody, page)


@pytest.mark.clause("MU-39")
def test_decks_are_on_no_public_page(hall: Hall) -> None:
    id = hall.tournament("munchkin", 8)
    hall.act(lists.hand_in, "p1", "Tardigrade Wanderer")
    hall.start()
    page = read(hall.anybody, f"/t/{id}/lists")
    assert ("MU-39" in page, "Tardigrade" in page) == (True, False)
