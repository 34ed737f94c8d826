"""Drills: the sample and others, made by one form, marked on every page, played from both sides, gone without trace."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers
from tests.web.hall import Client, Hall
from topcut.ids import TournamentId
from topcut.rules.state import State, board
from topcut.store.accounts import Right, Session

MARK = 'id="drill"'


def sampled(hall: Hall, client: Client | None = None) -> TournamentId:
    made = (client or hall.owner).send("/sample", key="k1")
    assert made.status_code == 303
    hall.last = TournamentId(re.fullmatch(r"/t/(\w+)/desk", made.headers["location"])[1])  # type: ignore[index]
    return hall.last


def test_one_form_makes_it_once_in_the_middle_of_round_three(hall: Hall) -> None:
    owner = hall.owner
    t = sampled(hall, owner)
    assert sampled(hall, owner) == t
    found = board(hall.t)
    assert found is not None
    assert (found.now.number, len(found.of(State.DISPUTED)), len(found.of(State.CLAIMED))) == (3, 1, 1)
    assert len(hall.store.tournaments()) == 1


def test_it_is_marked_on_every_page_and_never_listed_to_the_public(hall: Hall) -> None:
    owner = hall.owner
    t = sampled(hall, owner)
    for client, page in ((owner, "/desk"), (owner, "/desk/players"), (owner, ""), (hall.anybody, "/standings")):
        assert MARK in client.get(f"/t/{t}{page}").text
    assert MARK in hall.player("p1").get(f"/t/{t}/me").text
    assert f"/t/{t}" not in hall.anybody.get("/").text
    assert f"/t/{t}/desk" in owner.get("/").text
    real = hall.tournament()
    assert MARK not in hall.anybody.get(f"/t/{real}").text


def test_the_organizer_is_a_player_for_a_while_and_still_the_organizer(hall: Hall) -> None:
    owner = hall.owner
    t = sampled(hall, owner)
    found = board(hall.t)
    assert found is not None
    (line,) = found.of(State.CLAIMED)
    assert f'value="{line.second}"' in owner.get(f"/t/{t}/desk/drill").text
    owner.done(f"/t/{t}/desk/drill/be", player=line.first)
    page = owner.done(f"/t/{t}/desk/drill/be", player=line.second)
    assert f'name="me" value="{line.second}"' in page.text
    assert owner.get(f"/t/{t}/desk").status_code == 200
    seen = re.search(r'name="seen" value="(\w+)"', page.text)
    told = {"stage": "swiss", "round": 3, "match": line.number, "me": line.second, "seen": seen[1] if seen else ""}
    assert owner.send(f"/t/{t}/me/confirm", **told).status_code == 303
    assert board(hall.t).at(line.table).state is State.SETTLED  # type: ignore[union-attr]


def test_one_button_removes_it_truly(hall: Hall) -> None:
    owner = hall.owner
    t = sampled(hall, owner)
    owner.done(f"/t/{t}/desk/drill/be", player="p1")
    owner.done(f"/t/{t}/desk/drill/remove")
    assert not hall.store.tournaments()
    left = hall.store.read_access(
        lambda accounts: [*accounts.every(Session, tournament=t), *accounts.every(Right, tournament=t)]
    )
    assert left == []
    assert owner.get(f"/t/{t}/desk").status_code == 410
    assert owner.get("/").status_code == 200


def test_a_real_event_is_no_drill(hall: Hall) -> None:
    t = hall.paired()
    for path, fields in (("be", {"player": "p1"}), ("remove", {})):
        assert hall.owner.send(f"/t/{t}/desk/drill/{path}", **fields).status_code in {303, 422}
    assert hall.desk.look(t).rounds
    assert hall.owner.get(f"/t/{t}/desk/drill").headers["location"] == f"/t/{t}/desk"
    assert hall.owner.get(f"/t/{t}/me").status_code == 403


@pytest.mark.browser
def test_from_an_empty_home_to_a_players_page_and_back_to_nothing(hall: Hall, browsers: Browsers) -> None:
    page = browsers.laptop(hall.owner)
    page.goto("/")
    page.get_by_role("button", name="Look around in a sample event").click()
    expect(page.locator("#drill")).to_be_visible()
    page.locator("#drill a").click()
    with page.context.expect_page() as opened:
        page.get_by_role("button", name=re.compile("^Be ")).first.click()
    expect(opened.value.locator("#drill")).to_be_visible()
    expect(opened.value).to_have_url(re.compile("/me$"))
    opened.value.close()
    page.get_by_role("button", name="Remove the drill").click()
    expect(page.locator(".doors")).to_be_visible()
