"""Whom a pairing waits for, asked on the page of the draw and of pairing by hand; and a lost card at the desk."""

import pytest

from tests.lists.listing import TACTICS, roster
from tests.web.hall import Hall
from topcut.ids import PlayerId
from topcut.rules.actions import registration, reports
from topcut.rules.facts import CardMissing, CardReplaced, ListAccepted, TableExtended
from topcut.rules.match import Entry, Seat

LATE = ("p9", "p10")


def late(hall: Hall) -> str:
    """Eight play, and two who came after the start have no list."""
    id = hall.started("challenger", 8)
    for name in LATE:
        hall.act(registration.enter, PlayerId(name))
    return id


@pytest.mark.clause("CH-07")
@pytest.mark.parametrize("page", ["preview", "pairing"])
def test_the_pages_of_the_pairing_name_who_has_no_list(hall: Hall, page: str) -> None:
    id = late(hall)
    said = hall.owner.get(f"/t/{id}/desk/{page}").text
    assert "2 players have not handed in a Roster, so round 1 is not paired yet: p9 and p10." in said
    for name in LATE:
        assert f'href="/t/{id}/desk/players/{name}/list"' in said
    refused = hall.owner.send(f"/t/{id}/desk/preview/open", round="1")
    assert refused.status_code == 422
    assert hall.t.draw is None


@pytest.mark.clause("CH-07", "R-8")
def test_one_lies_on_paper_and_the_other_is_left_out(hall: Hall) -> None:
    id = late(hall)
    where = f"/t/{id}/desk/preview/waiting"
    assert hall.owner.send(where, do="paper", round="1").status_code == 422
    assert hall.judge.send(where, do="out", round="1", player="p9").status_code == 403
    page = hall.owner.done(where, do="paper", round="1", player=["p9"]).text
    assert "p10 has not handed in a Roster, so round 1 is not paired yet." in page
    page = hall.owner.done(where, do="out", round="1", player=["p10"]).text
    assert "1 player is left out of this round." in page
    hall.owner.done(f"/t/{id}/desk/preview/open", round="1")
    hall.owner.done(f"/t/{id}/desk/preview/publish", round="1")
    assert hall.t.rounds[0].unpaired_losses == ("p10",)


@pytest.mark.clause("CH-07", "R-8")
def test_both_are_left_out_in_one_act(hall: Hall) -> None:
    id = late(hall)
    before = hall.desk.store.head(hall.last).n
    hall.owner.done(f"/t/{id}/desk/preview/waiting", do="out", round="1", player=list(LATE))
    assert hall.desk.store.head(hall.last).n == before + 2
    assert hall.t.absences[1] == set(LATE)


@pytest.mark.clause("CH-10")
def test_a_late_list_that_is_not_legal_waits_for_somebody_to_accept_it(hall: Hall) -> None:
    id = late(hall)
    for name in LATE:
        hall.player(name).done(f"/t/{id}/me/list", text=roster(tactics=[*TACTICS[:9], "Patch Upp"]))
    page = hall.owner.get(f"/t/{id}/desk/preview").text
    assert "2 players have a Roster that is not legal by CH-10" in page
    where = f"/t/{id}/desk/preview/waiting"
    refused = hall.owner.send(where, do="accept", round="1", player=list(LATE), why="")
    assert (refused.status_code, 'name="why"' in refused.text) == (422, True)
    hall.owner.done(where, do="accept", round="1", player=list(LATE), why="no time for another")
    accepted = [stamped.fact for stamped in hall.desk.history(hall.last) if isinstance(stamped.fact, ListAccepted)]
    assert {fact.reason for fact in accepted} == {"no time for another"}
    hall.owner.done(f"/t/{id}/desk/preview/open", round="1")
    assert hall.t.draw is not None


def facts(hall: Hall, *kinds: type) -> list[object]:
    return [stamped.fact for stamped in hall.desk.history(hall.last) if isinstance(stamped.fact, kinds)]


@pytest.mark.clause("MU-13")
def test_a_lost_card_is_looked_for_and_found_at_the_desk(hall: Hall) -> None:
    id = hall.paired("munchkin", 4)
    path = f"/t/{id}/desk/players/p1"
    page = hall.judge.get(path).text
    assert "Lost or damaged card" in page
    refused = hall.judge.send(f"{path}/lost-card", do="missing", card="Drop Bear", minutes="")
    assert refused.status_code == 422
    assert 'value="Drop Bear"' in refused.text
    assert "Say how many minutes." in refused.text
    page = hall.judge.done(f"{path}/lost-card", do="missing", card="Drop Bear", minutes="5").text
    assert "A card is missing" in page
    assert facts(hall, CardMissing) == [CardMissing(PlayerId("p1"), "Drop Bear", 1)]
    (extended,) = facts(hall, TableExtended)
    assert isinstance(extended, TableExtended)
    assert extended.minutes == 5
    assert "Drop Bear" not in extended.reason
    assert "Drop Bear" not in hall.anybody.get(f"/t/{id}/log").text
    hall.judge.done(f"{path}/lost-card", do="found")
    assert facts(hall, CardReplaced) == [CardReplaced(PlayerId("p1"))]


@pytest.mark.clause("MU-13")
def test_the_game_is_conceded_the_pairing_asks_and_the_player_is_removed(hall: Hall) -> None:
    id = hall.paired("munchkin", 6)
    path = f"/t/{id}/desk/players/p1"
    assert hall.judge.send(f"{path}/lost-card", do="concede", card="").status_code == 422
    page = hall.judge.done(f"{path}/lost-card", do="concede", card="a die").text
    assert "has until the next round to find the card" in page
    for number, match in enumerate(hall.t.rounds[0].matches, start=1):
        if match.result is None:
            hall.act(reports.enter, 1, number, Entry(winner=Seat.FIRST))
    page = hall.owner.get(f"/t/{id}/desk/preview").text
    assert "Ana is still looking for a card" in page
    assert f'href="/t/{id}/desk/players/p1#lost-card"' in page
    assert hall.owner.send(f"/t/{id}/desk/preview/open", round="2").status_code == 422
    assert ">Ana</bdi>" in hall.owner.get(f"/t/{id}/desk/players?show=card").text
    page = hall.owner.get(path).text
    assert "remove from the" in page
    hall.owner.done(f"{path}/eject", reason="A card was lost and not replaced by the next round")
    hall.owner.done(f"/t/{id}/desk/preview/open", round="2")
    assert hall.t.draw is not None


def test_other_rule_books_have_no_such_section(hall: Hall) -> None:
    id = hall.paired("challenger", 4)
    assert 'id="lost-card"' not in hall.judge.get(f"/t/{id}/desk/players/p1").text
