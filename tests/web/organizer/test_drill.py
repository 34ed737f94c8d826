"""Drills: the sample and others, made by one form, marked on every page, played from both sides, gone without trace."""

import re
from itertools import count
from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import expect
from starlette.testclient import TestClient

from tests.web.browsing import Browsers
from tests.web.hall import Client, Hall
from topcut.desk.drill import USUAL
from topcut.desk.simulation import Simulation
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.announcing import announce
from topcut.rules.ruleset import at_a_desk
from topcut.rules.state import State, board
from topcut.store.accounts import Right, Session
from topcut.store.keeping import Drill
from topcut.web.settings import Settings
from topcut.words import say, sentence

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
    assert "nothing here counts" in hall.anybody.get(f"/t/{t}/display").text
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
    asked = owner.send(f"/t/{t}/desk/drill/remove")
    assert (asked.status_code, sentence(Refusal("drill-unsure")) in asked.text) == (422, True)
    assert hall.store.knows(t)
    owner.done(f"/t/{t}/desk/drill/remove", sure="yes")
    assert not hall.store.tournaments()
    left = hall.store.read_access(
        lambda accounts: [*accounts.every(Session, tournament=t), *accounts.every(Right, tournament=t)]
    )
    assert left == []
    assert owner.get(f"/t/{t}/desk").status_code == 410
    assert owner.get("/").status_code == 200


def test_a_real_event_is_no_drill(hall: Hall) -> None:
    t = hall.paired()
    for path, fields in (("be", {"player": "p1"}), ("remove", {"sure": "yes"}), ("pace", {"speed": 20})):
        refused = hall.owner.send(f"/t/{t}/desk/drill/{path}", **fields)
        assert (refused.status_code, sentence(Refusal("not-a-drill")) in refused.text) == (422, True), path
    assert hall.desk.look(t).rounds
    assert hall.owner.get(f"/t/{t}/desk/drill").headers["location"] == f"/t/{t}/desk"
    assert hall.owner.get(f"/t/{t}/me").status_code == 403


def started(hall: Hall, **fields: object) -> TournamentId:
    told = {"book": "challenger", "players": 12, "speed": 20, "seed": "harbour", **fields}
    made = hall.owner.send("/drill", key="k2", **told)
    assert made.status_code == 303, made.text
    hall.last = TournamentId(made.headers["location"].split("/")[2])
    return hall.last


def test_a_form_starts_a_drill_once_as_it_says(hall: Hall) -> None:
    t = started(hall, crew="yes")
    assert started(hall, crew="yes") == t
    assert hall.store.drills() == {t: Drill("harbour", 12, 20, crew=True)}
    assert hall.t.self_check_in
    assert hall.anybody.get(f"/t/{t}/sign-up").status_code == 200
    assert MARK in hall.anybody.get(f"/t/{t}").text
    assert f"/t/{t}" not in hall.anybody.get("/").text
    assert f"/t/{t}/desk" in hall.owner.get("/").text


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"book": "challengers"}, "drill-of-cards"),
        ({"book": "../etc/passwd"}, "drill-book-unknown"),
        ({"players": 500}, "drill-players"),
        ({"speed": 7}, "drill-speed"),
        ({"seed": "x" * 201}, "drill-seed"),
    ],
)
def test_what_cannot_be_drilled_is_refused_with_what_was_typed(
    hall: Hall, fields: dict[str, object], code: str
) -> None:
    told = {"book": "challenger", "players": 12, "speed": 20, "seed": "harbour", **fields}
    refused = hall.owner.send("/drill", **told)
    assert refused.status_code == 422
    assert 'role="alert"' in refused.text
    assert f'value="{told["players"]}"' in refused.text, code
    assert not hall.store.tournaments()


def test_its_pace_is_set_from_any_page_of_the_desk_by_its_owner_alone(hall: Hall) -> None:
    t = started(hall)
    page = hall.owner.done(f"/t/{t}/desk/drill/pace", speed=0, back=f"/t/{t}/desk/players")
    assert page.url.path == f"/t/{t}/desk/players"
    assert hall.store.drills()[t].speed == 0
    assert 'name="speed"' in page.text
    page = hall.owner.done(f"/t/{t}/desk/drill/pace", speed=4, back="//elsewhere.example/")
    assert page.url.path == f"/t/{t}/desk/drill"
    hall.owner.done(f"/t/{t}/desk/drill/pace", crew="yes")
    assert hall.store.drills()[t] == Drill("harbour", 12, 4, crew=True)
    assert hall.owner.send(f"/t/{t}/desk/drill/pace", speed=9).status_code == 422
    assert 'name="speed"' not in hall.judge.get(f"/t/{t}/desk/players").text
    assert hall.judge.send(f"/t/{t}/desk/drill/pace", speed=0).status_code == 403


def test_the_pace_of_a_real_tournament_cannot_be_set(hall: Hall) -> None:
    t = hall.paired()
    assert hall.owner.send(f"/t/{t}/desk/drill/pace", speed=20).status_code == 422
    assert hall.store.drills() == {}


def test_the_server_lets_simulated_players_act(hall: Hall) -> None:
    t = started(hall)
    simulation: Simulation = hall.app.state.simulation
    for _ in range(20):
        hall.wait(seconds=5)
        simulation.tick()
    assert len(hall.desk.look(t).players) > 5


@pytest.mark.parametrize("keeps", [True, False])
def test_where_nothing_is_kept_no_page_says_that_nothing_is_lost(tmp_path: Path, *, keeps: bool) -> None:
    hall = Hall(tmp_path / "data", Settings(keeps=keeps, address_now=lambda: "192.168.1.9"))
    t = started(hall)
    for page in ("", "/officials", "/cards"):
        text = hall.owner.get(f"/t/{t}/desk{page}").text
        assert ("Nothing is lost" in text, "begins again from the start" in text) == (keeps, not keeps), page
    hall.close()


def test_a_page_with_the_strip_does_not_say_it_twice_and_the_screen_still_does(hall: Hall) -> None:
    t = started(hall)
    hall.act(announce, "The kitchen is open.")
    for page in ("", "/standings", "/pairings"):
        text = hall.anybody.get(f"/t/{t}{page}").text
        assert (text.count("nothing here counts"), "The kitchen is open." in text) == (1, True), page
    assert say("drill-announced") in [one.text for one in hall.t.announcements]
    assert "nothing here counts" in hall.anybody.get(f"/t/{t}/display").text


@pytest.mark.parametrize("book", at_a_desk())
def test_left_empty_there_are_as_many_players_as_the_rule_book_asks_for(hall: Hall, book: str) -> None:
    t = started(hall, book=book, players="")
    rows = at_a_desk()[book].structure.rows
    players = hall.store.drills()[t].players
    assert players == max(USUAL, rows[0].least)
    if players > USUAL:
        said = say("drill-players-needed", title=at_a_desk()[book].title, needed=players)
        assert said in hall.owner.get("/drill").text


def test_no_real_clock_waits_for_simulated_people(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    over, ticks = Event(), count()
    ticked = Event()
    monkeypatch.setattr("topcut.web.app.TICK", 0.01)
    monkeypatch.setattr(hall.app.state.simulation, "tick", lambda: over.wait(60))
    monkeypatch.setattr(hall.desk, "tick", lambda: ticked.set() if next(ticks) > 3 else None)
    with TestClient(hall.app):
        goes_on = ticked.wait(10)
        over.set()
    assert goes_on


@pytest.mark.browser
def test_from_an_empty_home_to_a_players_page_and_back_to_nothing(hall: Hall, browsers: Browsers) -> None:
    page = browsers.laptop(hall.owner)
    page.goto("/")
    page.get_by_role("button", name="Look around in a sample event").click()
    expect(page.locator("#drill")).to_be_visible()
    page.locator("#drill a").click()
    # A page that is open already may ask with the cookie it had before the player came, or for what is removed.
    with browsers.forgiving("404"):
        with page.context.expect_page() as opened:
            page.get_by_role("button", name=re.compile("^Be ")).first.click()
        expect(opened.value.locator("#drill")).to_be_visible()
        expect(opened.value).to_have_url(re.compile("/me$"))
        opened.value.close()
        desk = page.context.new_page()  # the other one is loaded again, as this browser got a new cookie
        desk.goto(page.url)
        page.close()
        desk.get_by_label("Yes, for good").check()
        desk.get_by_role("button", name="Remove the drill").click()
        expect(desk.locator(".doors")).to_be_visible()


@pytest.mark.browser
def test_a_drill_is_started_by_a_button_and_a_call_comes_in_on_the_judges_page(hall: Hall, browsers: Browsers) -> None:
    page = browsers.laptop(hall.owner)
    page.goto("/")
    page.get_by_role("link", name="Start a drill").click()
    page.get_by_label("Players").fill("24")
    page.get_by_label("Seed").evaluate("field => field.closest('details').open = true")
    page.get_by_label("Seed").fill("a")
    page.get_by_label("Speed").select_option("20")
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Start the drill").click()
    expect(page.locator("#drill")).to_be_visible()
    hall.last = TournamentId(page.url.split("/t/")[1].split("/")[0])
    judge = browsers.phone(hall.judge)
    judge.goto(f"/t/{hall.last}/judge")
    for _ in range(600):  # the drill's time is the hall's, and the server's own ticks come beside these
        if any(call.open for call in hall.t.conduct.calls):
            break
        hall.wait(seconds=5)
        hall.app.state.simulation.tick()
    call = next(call for call in hall.t.conduct.calls if call.open)
    expect(judge.get_by_role("link", name=hall.names[call.player]).first).to_be_visible()
    expect(judge.locator("#drill")).to_be_visible()
