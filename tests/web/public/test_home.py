"""What everybody sees first."""

from tests.web.hall import Hall
from tests.web.public.reading import read
from topcut.store.applicants import SignUp


def test_an_empty_hall_says_what_to_do_next(hall: Hall) -> None:
    page = read(hall.anybody, "/")
    assert "As soon as the organizer creates a tournament, it appears here." in page
    assert "Sign in" in page


def test_every_tournament_is_listed_by_how_far_it_is(hall: Hall) -> None:
    soon = hall.tournament("munchkin", 3, ready=False, title="Spring Munch", capacity=4)
    hall.store.set_sign_up(soon, SignUp(open=True))
    hall.paired("challenger", 8, title="Harbour City")
    hall.finished()
    page = read(hall.anybody, "/")
    now, coming, over = page.index("Now"), page.index("Coming"), page.index("Over")
    assert now < page.index("Harbour City") < coming < page.index("Spring Munch") < over < page.index("Autumn Cup")
    assert "Round 1 of 4 is being played" in page
    assert "4 tables are still playing." in page
    assert "There is 1 place left." in page
    assert "has won." in page


def test_spectators_find_no_way_to_the_desk(hall: Hall) -> None:
    t = hall.paired()
    assert f"/t/{t}/desk" not in hall.anybody.get("/").text
    assert f"/t/{t}/desk" in hall.owner.get("/").text
