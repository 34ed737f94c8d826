"""The stream of a big screen: it follows the log and the desk, and says nothing that is nobody's business."""

import pytest

from tests.web.hall import Hall
from topcut.ids import TournamentId
from topcut.rules.actions import announcing, calling, conduct
from topcut.rules.actor import Actor, Role
from topcut.store.displays import Choice
from topcut.web.view import NUMBER


def asked(hall: Hall, t: TournamentId, after: int | None = None) -> str:
    known = hall.store.head(t).n if after is None else after
    answer = hall.anybody.get(f"/live?page=/t/{t}/display&after={known}&once=yes")
    assert answer.status_code == 200
    assert answer.headers[NUMBER] == str(hall.store.head(t).n)
    return answer.text


def test_a_choice_at_the_desk_reaches_it_though_it_is_no_fact(hall: Hall) -> None:
    t = hall.paired()
    assert "deck-names" in asked(hall, t)
    hall.owner.done(f"/t/{t}/desk/display", shows="standings")
    assert "deck-standings" in asked(hall, t)
    assert "deck-names" not in asked(hall, t)


def test_it_has_no_form_and_nothing_of_one_browser(hall: Hall) -> None:
    t = hall.paired()
    hall.act(announcing.announce, "Lunch is ready.")
    for text in (asked(hall, t), hall.owner.get(f"/t/{t}/display").text):
        assert "csrf" not in text
        assert "<form" not in text
    assert asked(hall, t) == asked(hall, t)


@pytest.mark.fault("I-10", "I-11")
def test_what_only_officials_know_changes_nothing_on_it(hall: Hall) -> None:
    t = hall.paired()
    before = asked(hall, t)
    hall.act(calling.call_official, "a question", by=Actor(Role.PLAYER, hall.opponents[0][0]))
    hall.act(conduct.penalize, hall.opponents[0][0], "a penalty")
    assert asked(hall, t) == before


def test_several_follow_all_their_desks(hall: Hall) -> None:
    a, b = hall.paired(title="Autumn Cup"), hall.paired(title="Winter Cup")
    page = f"/live?page=%2Fdisplay%3Ft%3D{a}%26t%3D{b}&after=9999&once=yes"
    first = hall.anybody.get(page).text
    assert "Autumn Cup" in first
    assert "Winter Cup" in first
    hall.desk.choose_display(a, Choice.STANDINGS)
    assert "deck-standings" in hall.anybody.get(page).text
