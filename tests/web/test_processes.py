"""Two processes serve the same people over one database: a browser does not notice which of them answers."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.web.api.programs import Program, program
from tests.web.doors import PASSWORD, account
from tests.web.hall import OWNER, Client, Hall
from tests.web.organizer.test_plan import PLAN
from tests.web.serving import until
from topcut.ids import TournamentId
from topcut.rules.actions import clock
from topcut.rules.facts import TimeCalled
from topcut.store.accounts import Session
from topcut.store.place import Database
from topcut.web.access.memory import IDLE, Presence
from topcut.web.access.proving import HALFWAY, Halfway
from topcut.web.access.shortly import Shortly
from topcut.web.settings import Limits, Settings

FEW = Settings(limits=replace(Limits(), writes_a_minute=4, api_a_minute=4))


@pytest.fixture
def halls(database: Database, tmp_path: Path) -> Iterator[tuple[Hall, Hall]]:
    one, other = Hall(database, FEW), Hall(replace(database, folder=tmp_path / "other"), FEW)
    yield one, other
    one.close()
    other.close()


def at(hall: Hall, client: Client) -> Client:
    """The same browser, answered by another process."""
    there = hall.client()
    there.http.cookies = client.http.cookies
    there.cookies, there.browser, there.csrf = client.cookies, client.browser, client.csrf
    return there


def knows(hall: Hall, tournament: TournamentId) -> None:
    until(lambda: hall.store.knows(tournament), "it hears of it")


def test_a_form_is_sent_to_another_process_than_its_page_came_from(halls: tuple[Hall, Hall]) -> None:
    one, other = halls
    t = one.paired(players=4)
    knows(other, t)
    one.owner.get("/live/token")
    there = at(other, one.owner)
    sent = there.send(f"/t/{t}/desk/display", shows="standings")
    assert sent.status_code == 303
    said = at(one, there).get(sent.headers["location"])
    assert said.status_code == 200
    assert 'role="status"' in said.text


@pytest.mark.fault("H-6", "I-12")
def test_a_session_that_is_ended_at_one_is_over_at_the_other(halls: tuple[Hall, Hall]) -> None:
    one, other = halls
    t = one.paired(players=4)
    knows(other, t)
    there = at(other, one.judge)
    assert there.get(f"/t/{t}/desk/round").status_code == 200
    session = one.store.read_access(lambda accounts: accounts.one(Session, role="judge"))
    assert session is not None
    one.store.change_access(lambda accounts: accounts.put(replace(session, ended=one.desk.clock.stamp())))
    until(lambda: there.get(f"/t/{t}/desk/round").status_code == 303, "it is over within two seconds", 2.0)


@pytest.mark.fault("H-3")
def test_wrong_passwords_are_counted_together(halls: tuple[Hall, Hall]) -> None:
    account(halls[0])
    for number in range(4):
        halls[number % 2].client().send("/login", name="Olga", password="a wrong guess")
    answers = [hall.client().send("/login", name="Olga", password=PASSWORD).status_code for hall in halls]
    assert answers == [429, 429]


@pytest.mark.fault("K6")
def test_what_a_player_writes_is_counted_together(halls: tuple[Hall, Hall]) -> None:
    one, other = halls
    t = one.paired(players=4)
    knows(other, t)
    here = one.player("p1")
    both = here, at(other, here)
    answers = [both[number % 2].send(f"/t/{t}/me/call", about="rules").status_code for number in range(6)]
    assert 429 not in answers[:4]
    assert answers[4:] == [429, 429]


def test_the_second_step_may_come_to_another_process(halls: tuple[Hall, Hall]) -> None:
    one, other = (Shortly(hall.store.fleeting) for hall in halls)
    now = halls[0].desk.clock.now()
    one.keep(HALFWAY, "browser", Halfway("olga", "olga|here"), now)
    assert other.look(HALFWAY, "browser", now, Halfway) == Halfway("olga", "olga|here")
    assert other.take(HALFWAY, "browser", now, Halfway) is not None
    assert one.look(HALFWAY, "browser", now, Halfway) is None


def test_who_is_here_is_here_for_both(halls: tuple[Hall, Hall]) -> None:
    one, other = (Presence(hall.store.fleeting) for hall in halls)
    now = halls[0].desk.clock.now()
    assert not other.is_here("s1", now)
    one.begin("s1", now)
    assert other.is_here("s1", now)
    one.came_back("s1")
    assert other.has_come_back("s1")
    assert not other.is_here("s2", now + IDLE)


@pytest.mark.fault("E3")
def test_time_is_called_once_whoever_leads(halls: tuple[Hall, Hall]) -> None:
    one, other = halls
    t = one.paired(players=4)
    one.act(clock.start)
    knows(other, t)
    for hall in halls:
        hall.now = one.now
        hall.wait(minutes=300)
    until(lambda: other.store.head(t) == one.store.head(t), "the clock runs")
    assert other.desk.tick() == ()
    one.close()
    until(other.desk.tick, "the other takes over")
    called = [stamped for stamped in other.desk.history(t) if isinstance(stamped.fact, TimeCalled)]
    assert len(called) == 1


def test_open_pages_of_one_hear_what_was_done_at_the_other(halls: tuple[Hall, Hall]) -> None:
    one, other = halls
    told: list[int] = []
    other.desk.listen(lambda _, receipt: told.append(receipt.n))
    t = one.paired(players=4)
    until(lambda: told and told[-1] == one.store.head(t).n, "the last one is heard")


def test_a_plan_that_one_works_out_is_shown_and_stopped_at_the_other(halls: tuple[Hall, Hall]) -> None:
    one, other = halls
    one.tournament()
    key = one.owner.send("/plan", **PLAN).headers["location"].partition("?")[2]
    here, there = (hall.app.state.planning for hall in halls)
    assert there.known(OWNER.id, key) is not None, "from the first moment on"
    here.wait(OWNER.id, key, 120)
    assert there.known(OWNER.id, key).over
    assert there.known(OWNER.id, key).answer == here.known(OWNER.id, key).answer
    page = at(other, one.owner).get(f"/plan?{key}")
    assert page.text.count('<svg viewBox="0 0 400') == 2
    key = (
        one.owner.send("/plan", **{**PLAN, "players": "60", "tournaments": "200000"})
        .headers["location"]
        .partition("?")[2]
    )
    there.stop(OWNER.id, key)
    here.wait(OWNER.id, key, 120)
    assert here.known(OWNER.id, key).answer is None or not here.known(OWNER.id, key).answer.is_whole


@pytest.fixture
def own() -> Iterator[Cluster]:
    """A server for a test that stops it."""
    made = Cluster()
    yield made
    made.remove()


@pytest.mark.fault("B16")
def test_while_the_server_is_away_every_page_says_so_soon_and_then_goes_on(own: Cluster, tmp_path: Path) -> None:
    hall = Hall(Database(own.url(own.fresh()), tmp_path), wait=0.2)
    try:
        t, owner = hall.paired(players=4), account(hall)
        assert owner.send(f"/t/{t}/desk/display", shows="blank").status_code == 303
        own.stop()
        for path in (f"/t/{t}", f"/t/{t}/desk/round", "/", "/account"):
            answer = owner.get(path)
            assert answer.status_code == 503, path
            assert "The database server does not answer" in answer.text
            assert int(answer.headers["retry-after"]) > 0
        assert owner.send(f"/t/{t}/desk/display", shows="standings").status_code == 503
        assert hall.client().get("/readyz").status_code == 503
        assert hall.client().get("/healthz").status_code == 200, "or it would be started anew, which does not help"
        own.start()
        until(lambda: hall.client().get("/readyz").status_code == 200, "it is ready again")
        assert owner.get(f"/t/{t}").status_code == 200
    finally:
        hall.close()


@pytest.mark.fault("K6")
def test_requests_with_one_token_are_counted_together(halls: tuple[Hall, Hall]) -> None:
    one, other = halls
    script = program(one)
    there = Program(other, script.token)
    answers = [asked.get("/mine").status_code for _ in range(FEW.limits.api_a_minute) for asked in (script, there)]
    assert sorted(answers) == [200] * FEW.limits.api_a_minute + [429] * FEW.limits.api_a_minute
