"""What everybody sees is worked out once for each state of a log."""

import re
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from urllib.parse import quote_plus

import pytest

from tests.web.hall import Hall
from topcut.ids import TournamentId
from topcut.rules.actions import reports
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Entry
from topcut.rules.ranking.standings import standings as ranked
from topcut.rules.tournament import Tournament
from topcut.store.displays import Choice
from topcut.web.kept import ANSWERS, Answers
from topcut.web.public import standings
from topcut.web.view import View

T = TournamentId("t")


def test_two_hundred_who_ask_at_once_share_one_answer() -> None:
    kept, made, lock = Answers(), [], Lock()

    def make() -> int:
        with lock:
            made.append(1)
        return 42

    with ThreadPoolExecutor(16) as pool:
        answers = list(pool.map(lambda _: kept.once(T, (7,), "standings", make), range(200)))
    assert answers == [42] * 200
    assert len(made) == 1


def test_a_new_state_forgets_the_one_before() -> None:
    kept = Answers()
    assert kept.once(T, (1,), "a", lambda: "old") == "old"
    assert kept.once(T, (2,), "a", lambda: "new") == "new"
    assert kept.once(T, (1,), "a", lambda: "old again") == "old again"


def test_only_so_much_is_kept() -> None:
    kept = Answers()
    for number in range(ANSWERS + 1):
        kept.once(T, (1,), number, lambda: "first")
    assert kept.once(T, (1,), 0, lambda: "made again") == "made again"
    assert kept.once(T, (1,), ANSWERS, lambda: "made again") == "first"


def test_a_refusal_is_not_kept() -> None:
    kept = Answers()
    with pytest.raises(ZeroDivisionError):
        kept.once(T, (1,), "a", lambda: 1 // 0)
    assert kept.once(T, (1,), "a", lambda: 3) == 3


@pytest.mark.fault("K4")
def test_standings_are_worked_out_once_however_many_look(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    ask = standings._rows

    def counted(t: object) -> object:
        asked.append(1)
        return ask(t)  # type: ignore[arg-type]

    monkeypatch.setattr(standings, "_rows", counted)
    t = hall.paired()
    for client in (hall.anybody, hall.player("p1"), hall.owner) * 5:
        assert client.get(f"/t/{t}/standings").status_code == 200
    hall.wait(minutes=5)
    assert hall.anybody.get(f"/t/{t}/standings?junk=1").status_code == 200
    assert len(asked) == 1
    hall.play(leave=3)
    hall.anybody.get(f"/t/{t}/standings")
    assert len(asked) == 2


@pytest.mark.fault("K4")
def test_a_big_screen_is_made_once_a_second_and_anew_for_what_has_changed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    page = View.page

    def counted(view: View, template: str, /, **context: object) -> object:
        made.append(template)
        return page(view, template, **context)

    monkeypatch.setattr(View, "page", counted)
    t = hall.paired()

    def looks(number: int = 10) -> tuple[int, list[str]]:
        made.clear()
        paths = (f"/t/{t}/display", f"/display?t={t}") * number
        found = [client.get(path).text for client in (hall.anybody, hall.owner) for path in paths]
        return len(made), found

    assert looks()[0] == 2
    assert looks()[0] == 0
    hall.wait(seconds=1)
    assert looks()[0] == 2
    hall.store.set_display(t, Choice.STANDINGS)
    count, found = looks()
    assert count == 2
    assert all("deck-standings" in text for text in found)
    hall.play(leave=3)
    assert looks()[0] == 2


@pytest.mark.fault("K4")
def test_a_page_that_was_made_is_not_made_again_within_its_minute(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    page = View.page

    def counted(view: View, template: str, /, **context: object) -> object:
        made.append(template)
        return page(view, template, **context)

    monkeypatch.setattr(View, "page", counted)
    t = hall.paired()
    for _ in range(20):
        assert hall.anybody.get(f"/t/{t}/standings").status_code == 200
    assert made == ["public/standings.html"]
    players = [hall.player(player) for player in ("p1", "p2", "p3")]
    made.clear()
    for client in players * 5:
        assert 'id="seated"' in client.get(f"/t/{t}/bracket").text  # each is told where to sit
    assert made == ["public/bracket.html"]


def test_a_page_is_never_older_than_it_says(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens while it is made is still news for its stream."""
    rows, t = standings._rows, hall.paired()
    before = hall.store.head(t).n

    def meanwhile(shown: Tournament) -> object:
        hall.play(leave=3)
        return rows(shown)

    monkeypatch.setattr(standings, "_rows", meanwhile)
    page = hall.anybody.get(f"/t/{t}/standings").text
    assert hall.store.head(t).n > before
    assert re.search(rf'data-live="[^"]*after={before}\b', page)


@pytest.mark.fault("J10")
def test_nothing_tells_browsers_to_keep_a_page(hall: Hall) -> None:
    t = hall.paired()
    for path in ("", "/standings", "/archive", "/log"):
        headers = hall.anybody.get(f"/t/{t}{path}").headers
        assert headers["cache-control"] == "no-store"
        assert not {"etag", "last-modified", "expires", "age"} & set(headers)


@pytest.mark.fault("K4")
def test_what_players_only_say_leaves_the_standings_as_they_are(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    t = hall.paired()
    asked = []

    def noted(of: Tournament) -> object:
        asked.append(of.facts)
        return ranked(of)

    monkeypatch.setattr("topcut.web.player.standing.standings", noted)
    (me, _), (other, their), *_ = hall.opponents
    won = Entry(scores={"vp": (16, 9)})
    hall.act(reports.enter, 1, 1, won)
    phone = hall.player(me)
    assert "1 won" in " ".join(phone.get(f"/t/{t}/me").text.split())
    hall.desk.act(t, Actor(Role.PLAYER, other), reports.claim, 1, 2, won)
    phone.get(f"/t/{t}/me")
    assert len(asked) == 1
    hall.desk.act(t, Actor(Role.PLAYER, their), reports.claim, 1, 2, won)
    phone.get(f"/t/{t}/me")
    assert len(asked) == 2


@pytest.mark.fault("I-2")
@pytest.mark.parametrize("page", ["", "/standings", "/log", "/pairings", "/bracket", "/luck", "/lists", "/played"])
def test_what_one_visitor_has_asked_is_on_nobody_elses_page(hall: Hall, page: str) -> None:
    """Neither in the switch of languages nor anywhere else."""
    path = f"/t/{hall.paired()}{page}"
    assert "/language/" in hall.player("p1").get(f"{path}?from=mail&u=ana%40example").text
    assert "ana%2540example" not in hall.player("p2").get(path).text


def test_the_switch_of_languages_comes_back_to_what_a_kept_page_knows(hall: Hall) -> None:
    path = f"/t/{hall.paired()}/log"
    page = hall.anybody.get(f"{path}?before=3&from=mail").text
    assert quote_plus(f"{path}?before=3") + '"' in page
