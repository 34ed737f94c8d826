"""Live pages on real connections: what is sent, to whom, how often, and until when."""

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

import pytest

from tests.web.hall import JUDGE, OWNER, Client, Hall
from tests.web.listening import Listener
from tests.web.serving import Served, until
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import clock, conduct, lists, reports
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Entry
from topcut.store.access import Book, Right, Session
from topcut.web.access.digest import digest
from topcut.web.access.principal import Kind
from topcut.web.settings import Limits, Settings

Listen = Callable[..., Listener]
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
def few(tmp_path: Any) -> Iterator[Hall]:
    """A hall with room for few streams."""
    made = Hall(tmp_path / "few", FEW)
    yield made
    made.close()


def enter(hall: Hall, match: int, first: int, second: int) -> None:
    hall.act(reports.enter, 1, match, Entry(scores={"vp": (first, second)}))


def claim(hall: Hall, player: PlayerId, match: int, first: int, second: int) -> None:
    hall.act(reports.claim, 1, match, Entry(scores={"vp": (first, second)}), by=Actor(Role.PLAYER, player))


def once(hall: Hall, client: Client, page: str, after: int) -> Any:
    return client.get(f"/live?{urlencode({'page': page, 'after': after, 'once': 1})}")


def test_a_result_reaches_the_open_page(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    page = listen(f"/t/{t}/pairings").opened()
    enter(hall, 1, 16, 9)
    message = page.hears("16-9")
    assert message.id == str(hall.store.head(t).n)
    assert "<html" not in message.data


@pytest.mark.fault("D4")
def test_what_happened_between_page_and_stream_is_not_lost(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    shown = hall.store.head(t).n
    enter(hall, 1, 16, 9)
    listen(f"/t/{t}/pairings", after=shown).opened().hears("16-9")


@pytest.mark.fault("D4")
def test_a_stream_goes_on_where_the_browser_says_it_broke_off(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    shown = hall.store.head(t).n
    enter(hall, 1, 16, 9)
    first = listen(f"/t/{t}/pairings", after=shown).opened()
    known = first.hears("16-9").id
    first.close()
    again = listen(f"/t/{t}/pairings", after=shown, last_id=known).opened()
    enter(hall, 2, 12, 3)
    again.hears("12-3")
    assert len(again.shown) == 1


def test_messages_come_in_order_and_only_the_last_state_counts(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    page = listen(f"/t/{t}/pairings").opened()
    for match in range(1, 5):
        enter(hall, match, 10 + match, match)
    page.hears("14-4")
    numbers = [int(message.id) for message in page.shown]
    assert numbers == sorted(set(numbers))
    assert all(f"{10 + match}-{match}" in page.shown[-1].data for match in range(1, 5))


def test_a_burst_is_told_at_most_once_a_second(hall: Hall, listen: Listen) -> None:
    t = hall.paired(players=64)
    page = listen(f"/t/{t}/pairings").opened()
    begun = time.monotonic()
    for match in range(1, 33):
        enter(hall, match, 16, 1)
    until(lambda: page.shown and page.shown[-1].data.count("16-1") == 32, "the last result was not sent")
    assert len(page.shown) <= 2 + (time.monotonic() - begun)


def test_a_player_hears_of_the_own_table_and_not_of_others(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    mine, opponent = hall.opponents[0]
    page = listen(f"/t/{t}/me", hall.player(mine)).opened()
    watching = listen(f"/t/{t}/pairings").opened()
    enter(hall, 2, 12, 3)
    watching.hears("12-3")
    claim(hall, opponent, 1, 8, 7)
    page.hears("8")
    assert len(page.shown) == 1


def test_nothing_is_sent_if_the_page_would_look_the_same(hall: Hall, listen: Listen) -> None:
    t = hall.paired()
    page = listen(f"/t/{t}/rules", after=0)
    plain = listen(f"/t/{t}/pairings").opened()
    enter(hall, 1, 16, 9)
    plain.hears("16-9")
    sent = len(plain.shown)
    hall.act(clock.start)
    hall.act(clock.pause, "lunch")
    enter(hall, 2, 12, 3)
    plain.hears("12-3")
    assert len({message.data for message in plain.shown}) == len(plain.shown) >= sent + 1
    assert page.status in {200, 404}


@pytest.mark.fault("I-6")
def test_whoever_may_not_read_it_is_not_even_told_that_something_happened(hall: Hall, listen: Listen) -> None:
    t = hall.tournament()
    street = listen(f"/t/{t}").opened()
    other = listen(f"/t/{t}/me", hall.player("p2")).opened()
    for number in range(5):
        hall.act(lists.hand_in, "p1", f"a secret list {number}", by=Actor(Role.PLAYER, "p1"))
    asked = [once(hall, hall.anybody, f"/t/{t}", hall.store.head(t).n - 1)]
    assert [answer.status_code for answer in asked] == [204]
    hall.act(clock_free_change, "p8")
    until(lambda: street.shown, "the public change was not sent")
    assert len(street.shown) == 1
    assert not any("secret" in message.data for message in [*street.shown, *other.shown])


def clock_free_change(t: Any, by: Actor, player: str) -> Any:
    from topcut.rules.actions.registration import check_out

    return check_out(t, by, PlayerId(player))
