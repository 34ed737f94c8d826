"""Live pages on real connections: what is sent, to whom, how often, and until when."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx
import pytest
from fastapi import Request

from tests.web.hall import CO_ORGANIZER, Client, Hall
from tests.web.listening import Listener
from tests.web.serving import Served, until
from topcut.ids import PlayerId
from topcut.rules.actions import calling, clock, lists, registration, reports, venue
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Entry
from topcut.store.accounts import Accounts, Right, Session
from topcut.web.access.secrets import digest
from topcut.web.live.lane import _due
from topcut.web.live.stream import Shown, Stream
from topcut.web.settings import Limits, Settings
from topcut.web.view import View
from topcut.web.viewer import SPECTATOR

Answer = TypeVar("Answer")
Listen = Callable[..., Listener]
NOBODY = Request({"type": "http", "headers": []})
FEW = Settings(limits=Limits(streams=6, streams_for_players=2, streams_for_officials=2, heartbeat=0.2))


@pytest.fixture
def listen(served: Served) -> Iterator[Listen]:
    """Open the stream of a page as it was shown now."""
    made: list[Listener] = []

    def opened(page: str, client: Client | None = None, **more: Any) -> Listener:
        more.setdefault("after", served.hall.store.head(served.hall.last).n)
        made.append(Listener(served, page, client, **more))
        return made[-1]

    yield opened
    for one in made:
        one.close()


@pytest.fixture
def few(tmp_path: Path) -> Iterator[Served]:
    """A hall with room for few streams."""
    hall = Hall(tmp_path / "few", FEW)
    made = Served(hall)
    yield made
    made.close()
    hall.close()


def enter(hall: Hall, match: int, first: int, second: int) -> None:
    hall.act(reports.enter, 1, match, Entry(scores={"vp": (first, second)}))


def claim(hall: Hall, player: PlayerId, match: int, first: int, second: int) -> None:
    hall.act(reports.claim, 1, match, Entry(scores={"vp": (first, second)}), by=Actor(Role.PLAYER, player))


def once(client: Client, page: str, after: int | str) -> httpx.Response:
    return client.get(f"/live?{urlencode({'page': page, 'after': after, 'once': 1})}")


def test_a_result_reaches_the_open_page(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    page = listen(f"/t/{t}/pairings").opened()
    enter(hall, 1, 16, 9)
    message = page.hears("16\u00a0:\u00a09")
    assert message.id == str(hall.store.head(t).n)
    assert "<html" not in message.data


@pytest.mark.fault("D4")
def test_what_happened_between_page_and_stream_is_not_lost(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    shown = hall.store.head(t).n
    enter(hall, 1, 16, 9)
    listen(f"/t/{t}/pairings", after=shown).opened().hears("16\u00a0:\u00a09")


@pytest.mark.fault("D4")
def test_a_stream_goes_on_where_the_browser_says_it_broke_off(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    shown = hall.store.head(t).n
    enter(hall, 1, 16, 9)
    first = listen(f"/t/{t}/pairings", after=shown).opened()
    known = first.hears("16\u00a0:\u00a09").id
    first.close()
    again = listen(f"/t/{t}/pairings", after=shown, last_id=known).opened()
    enter(hall, 2, 12, 3)
    again.hears("12\u00a0:\u00a03")
    assert len(again.shown) == 1


def test_messages_come_in_order_and_only_the_last_state_counts(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    page = listen(f"/t/{t}/pairings").opened()
    for match in range(1, 5):
        enter(hall, match, 10 + match, match)
    page.hears("14\u00a0:\u00a04")
    numbers = [int(message.id) for message in page.shown]
    assert numbers == sorted(set(numbers))
    assert all(f"{10 + match}\u00a0:\u00a0{match}" in page.shown[-1].data for match in range(1, 5))


def test_a_burst_is_told_at_most_once_a_second(hall: Hall, listen: Listen) -> None:
    t = hall.paired(players=64)
    page = listen(f"/t/{t}/pairings").opened()
    begun = time.monotonic()
    for match in range(1, 33):
        enter(hall, match, 16, 1)
    until(lambda: page.shown and page.shown[-1].data.count("16\u00a0:\u00a01") == 32, "the last result was not sent")
    assert len(page.shown) <= 2 + (time.monotonic() - begun)


def test_a_player_hears_of_the_own_table_and_not_of_others(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    mine, opponent = hall.opponents[0]
    page = listen(f"/t/{t}/me", hall.player(mine)).opened()
    watching = listen(f"/t/{t}/pairings").opened()
    enter(hall, 2, 12, 3)
    watching.hears("12\u00a0:\u00a03")
    claim(hall, opponent, 1, 8, 7)
    page.hears("8")
    assert len(page.shown) == 1


def test_nothing_is_sent_if_the_page_would_look_the_same(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    page = listen(f"/t/{t}/pairings").opened()
    hall.act(calling.call_official, by=Actor(Role.PLAYER, hall.opponents[0][0]))
    hall.act(venue.set_table, 30, name="by the door")
    enter(hall, 1, 16, 9)
    page.hears("16\u00a0:\u00a09")
    assert len({message.data for message in page.shown}) == len(page.shown)


@pytest.mark.fault("I-6")
def test_whoever_may_not_read_it_is_not_even_told_that_something_happened(hall: Hall, listen: Listen) -> None:
    t = hall.tournament()
    known = hall.store.head(t).n
    street = listen(f"/t/{t}").opened()
    other = listen(f"/t/{t}/me", hall.player("p2")).opened()
    for number in range(5):
        hall.act(lists.hand_in, "p1", f"a secret list {number}", by=Actor(Role.PLAYER, "p1"))
    assert once(hall.anybody, f"/t/{t}", known).status_code == 204
    assert once(hall.player("p2"), f"/t/{t}/me", known).status_code == 204
    hall.act(registration.check_out, "p8")
    until(lambda: street.shown, "the public change was not sent")
    assert len(street.shown) == 1
    assert not any("secret" in message.data for message in [*street.shown, *other.shown])


@pytest.mark.fault("I-7")
def test_the_stream_of_a_secret_clock_does_not_tell_its_length(tmp_path: Path) -> None:
    """The same day twice, with other extra minutes: not a byte differs for anybody but officials."""
    heard = []
    for minutes in (0, 5):
        hall = Hall(tmp_path / str(minutes))
        served = Served(hall)
        t = hall.paired()
        mine = hall.opponents[0][0]
        pages = [Listener(served, f"/t/{t}/pairings", after=0), Listener(served, f"/t/{t}/me", hall.player(mine))]
        hall.act(clock.start, minutes)
        enter(hall, 1, 16, 9)
        for page in pages:
            page.hears("16")
            page.close()
        heard.append([[(message.id, message.data) for message in page.shown[-1:]] for page in pages])
        served.close()
        hall.close()
    assert heard[0] == heard[1]


def test_officials_hear_of_calls_and_players_of_others_do_not(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    desk = listen(f"/t/{t}/judge", hall.judge).opened()
    street = listen(f"/t/{t}/pairings").opened()
    hall.act(calling.call_official, "a rules question", by=Actor(Role.PLAYER, hall.opponents[0][0]))
    desk.hears("a rules question")
    assert not street.shown


@pytest.mark.fault("I-12")
@pytest.mark.parametrize("page", ["/t/{t}/desk", "/t/{t}/me", "/t/{t}/judge", "/nowhere", "/live", "", "//evil"])
def test_nobody_opens_the_stream_of_a_page_that_they_may_not_see(hall: Hall, listen: Listen, page: str) -> None:
    t = hall.paired()
    hidden = page.format(t=t)
    assert listen(hidden).status == 404
    if "/desk" in hidden:
        assert listen(hidden, hall.player("p1")).status == 404
        assert listen(hidden, hall.judge).status == 200
    assert once(hall.anybody, hidden, 0).status_code == 404


@pytest.mark.fault("I-12")
def test_a_stream_of_a_tournament_that_is_not_there_is_not_opened(hall: Hall, listen: Listen) -> None:
    hall.paired()
    assert listen("/t/nope/log").status == 503, "a computer that takes over may have it in a moment"


def test_a_log_that_cannot_be_read_does_not_keep_the_pages_of_others_waiting(hall: Hall) -> None:
    good, bad = (stream_of(hall, tournament) for tournament in (hall.paired(), "nope"))
    assert _due(hall.desk, [(bad,), (good,)]) == [(bad,), (good,)]


def stream_of(hall: Hall, tournament: str) -> Stream:
    scope = {
        "type": "http",
        "headers": [],
        "path_params": {"tournament": tournament},
        "app": hall.app,
        "endpoint": None,
    }
    request = Request(scope)
    return Stream(request, View(request, SPECTATOR), f"/t/{tournament}/log", 0, Limits())


@pytest.mark.fault("I-12", "H-6", "I-13")
def test_a_stream_is_cut_when_its_session_ends_though_nothing_happens(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    page = listen(f"/t/{t}/desk", hall.judge).opened()
    players = listen(f"/t/{t}/me", hall.player("p1")).opened()
    end_session(hall, hall.judge)
    until(lambda: page.ended, "the stream goes on", 5)
    assert page.last_words == ["gone"]
    assert not players.ended
    assert listen(f"/t/{t}/desk", hall.judge).status == 404


@pytest.mark.fault("I-13")
def test_a_stream_is_cut_when_the_right_is_taken_away(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    page = listen(f"/t/{t}/desk", hall.co_organizer).opened()
    hall.store.change_access(
        lambda accounts: accounts.remove(*accounts.every(Right, tournament=t, holder=CO_ORGANIZER.id))
    )
    until(lambda: page.ended, "the stream goes on", 5)
    assert page.last_words == ["gone"]


@pytest.mark.fault("K1")
def test_a_session_has_three_streams_and_can_still_ask(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    me = hall.player("p1")
    pages = [listen(f"/t/{t}/me", me) for _ in range(4)]
    assert [page.status for page in pages] == [200, 200, 200, 429]
    assert int(pages[3].headers["retry-after"]) > 0
    assert listen(f"/t/{t}/me", hall.player("p2")).status == 200
    assert once(me, f"/t/{t}/me", 0).status_code == 200
    pages[0].opened().close()
    until(lambda: listen(f"/t/{t}/me", me).status == 200, "the place is not given back")


@pytest.mark.fault("K1")
def test_people_from_the_street_cannot_take_the_places_of_players_nor_players_those_of_officials(few: Served) -> None:
    t = few.hall.paired()
    opened: list[Listener] = []

    def statuses(page: str, *clients: Client | None) -> list[int]:
        made = [Listener(few, f"/t/{t}/{page}", client) for client in clients]
        opened.extend(made)
        return [one.status for one in made]

    players = [few.hall.player(f"p{number}") for number in (1, 2, 3)]
    assert statuses("pairings", None, None, None) == [200, 200, 503]
    assert statuses("me", *players) == [200, 200, 503]
    assert statuses("desk", few.hall.judge, few.hall.owner) == [200, 200]
    for one in opened:
        one.close()


@pytest.mark.fault("K2")
def test_a_reader_who_does_not_read_is_dropped_and_costs_no_memory() -> None:
    async def slow() -> tuple[int, int]:
        dropped = []
        stream = Stream(NOBODY, object(), "/", 0, Limits())  # type: ignore[arg-type]  # the view is not looked at
        stream.drop = lambda: dropped.append(True)
        for number in range(100):
            stream.put(Shown(f"{number} " + "x" * 10_000, number))
            if dropped:
                return number, len(stream._waiting or b"")
        return 100, 0

    number, kept = in_a_loop(slow())
    assert 64 * 1024 / 10_000 < number < 10
    assert kept < 11_000


def test_a_reader_who_reads_is_never_dropped() -> None:
    async def quick() -> int:
        dropped = []
        stream = Stream(NOBODY, object(), "/", 0, Limits())  # type: ignore[arg-type]  # the view is not looked at
        stream.drop = lambda: dropped.append(True)
        messages = stream.messages()
        await anext(messages)
        for number in range(100):
            stream.put(Shown(f"{number} " + "x" * 10_000, number))
            await anext(messages)
        return len(dropped)

    assert in_a_loop(quick()) == 0


def test_the_line_has_a_pulse(few: Served) -> None:
    t = few.hall.paired()
    page = Listener(few, f"/t/{t}/pairings", after=few.hall.store.head(t).n)
    until(lambda: len(page.messages) > 3, "there is no beat")
    assert {message.name for message in page.messages} == {"beat"}
    page.close()


@pytest.mark.fault("A8")
def test_open_pages_do_not_keep_the_program_from_stopping(hall: Hall, listen: Listen, served: Served) -> None:
    t = hall.paired()
    pages = [listen(f"/t/{t}/pairings").opened() for _ in range(20)]
    served.stop()
    until(lambda: served.has_stopped, "the server does not stop", 5)
    until(lambda: all(page.ended for page in pages), "a stream goes on", 5)
    assert {word for page in pages for word in page.last_words} == {"stopping"}


def test_a_page_that_asks_now_and_then_gets_what_a_stream_would_send(hall: Hall) -> None:
    t = hall.paired()
    known = hall.store.head(t).n
    assert once(hall.anybody, f"/t/{t}/pairings", known).status_code == 204
    enter(hall, 1, 16, 9)
    answer = once(hall.anybody, f"/t/{t}/pairings", known)
    assert answer.status_code == 200
    assert "16\u00a0:\u00a09" in answer.text
    assert answer.headers["topcut-number"] == str(hall.store.head(t).n)


@pytest.mark.parametrize("after", ["-1", "abc", "9" * 40, "1e9", ""])
def test_nonsense_about_what_is_known_means_nothing_is_known(hall: Hall, after: str) -> None:
    t = hall.paired()
    assert once(hall.anybody, f"/t/{t}/pairings", after).status_code == 200


@pytest.mark.fault("J1")
def test_what_a_stream_sends_carries_nobodys_token_and_no_key(hall: Hall) -> None:
    t = hall.paired()
    mine, opponent = hall.opponents[0]
    claim(hall, opponent, 1, 8, 7)
    block = once(hall.player(mine), f"/t/{t}/me", 0).text
    assert 'name="csrf" value=""' in block
    assert 'name="key" value=""' in block
    assert hall.player(mine).csrf not in block
    assert hall.player(mine).get("/live/token").text == hall.player(mine).csrf


def test_a_stream_may_not_be_kept_by_anybody_on_the_way(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    headers = listen(f"/t/{t}/pairings").headers
    assert headers["content-type"].startswith("text/event-stream")
    assert headers["cache-control"] == "no-store"


def test_time_is_called_by_itself_and_everybody_hears_of_it(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    mine = hall.opponents[0][0]
    hall.act(clock.start)
    page = listen(f"/t/{t}/me", hall.player(mine)).opened()
    hall.wait(minutes=200)
    until(lambda: hall.t.clock is not None and hall.t.clock.called is not None, "nobody called time")
    until(lambda: page.shown, "the player does not hear of it")


def end_session(hall: Hall, client: Client) -> None:
    cookie = digest(str(client.cookies[hall.settings.cookie]))

    def job(accounts: Accounts) -> None:
        accounts.put(*(replace(one, ended=hall.desk.clock.stamp()) for one in accounts.every(Session, cookie=cookie)))

    hall.store.change_access(job)


def in_a_loop(job: Coroutine[Any, Any, Answer]) -> Answer:
    """In a thread, as a browser test of the same run may have a loop in this one."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, job).result()
