"""In which language an answer is: chosen on a page, else asked for by the browser, else English; never another's."""

import httpx
import pytest

from tests.web.access.device import ORIGIN, tls_client
from tests.web.hall import Hall, joined
from topcut.store.displays import Choice
from topcut.web.shared_caches import KEPT
from topcut.words import reader
from topcut.words.reader import PSEUDO, asked_for, of_environment

SPEAKS = {"Accept-Language": PSEUDO}


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", PSEUDO))


@pytest.mark.usefixtures("two")
@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de-DE,de;q=0.9", "en"),
        ("de,qps;q=0.5,en;q=0.4", PSEUDO),
        ("en-GB;q=0.1, qps;q=0", "en"),
        ("qps;q=nonsense", "en"),
        ("*" * 10_000, "en"),
    ],
)
def test_the_best_that_the_browser_asks_for_is_spoken(header: str, language: str) -> None:
    assert asked_for(header) == language


@pytest.mark.usefixtures("two")
def test_a_terminal_speaks_as_its_machine_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", "de"))
    assert of_environment({"LANG": "de_DE.UTF-8"}) == "de"
    assert of_environment({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}) == "en"
    assert of_environment({"LANG": "fr_FR", "TOPCUT_LANGUAGE": "de"}) == "de"
    assert of_environment({}) == "en"


@pytest.mark.usefixtures("two")
def test_a_page_is_in_the_language_of_the_browser_and_has_the_switch(hall: Hall) -> None:
    english = hall.anybody.http.get("/")
    other = hall.anybody.http.get("/", headers=SPEAKS)
    assert (english.headers["content-language"], other.headers["content-language"]) == ("en", PSEUDO)
    assert '<html lang="en">' in english.text
    assert f'<html lang="{PSEUDO}">' in other.text
    assert "Skip to the content" in english.text
    assert "Skip to the content" not in other.text
    for page in (english, other):
        assert f'href="/language/{PSEUDO}?page=%2F" lang="{PSEUDO}"' in page.text


def test_where_there_is_no_choice_there_is_no_switch(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en",))
    assert "/language/" not in hall.anybody.http.get("/").text
    assert hall.anybody.http.get("/language/de").status_code == 404


@pytest.mark.usefixtures("two")
def test_what_was_chosen_counts_more_and_leads_back(hall: Hall) -> None:
    client = hall.anybody.http
    chosen = client.get(f"/language/{PSEUDO}?page=/rules%3Fa%3Db", follow_redirects=False)
    assert (chosen.status_code, chosen.headers["location"]) == (303, "/rules?a=b")
    assert client.get("/").headers["content-language"] == PSEUDO
    client.get("/language/en")
    assert client.get("/", headers=SPEAKS).headers["content-language"] == "en"


@pytest.mark.usefixtures("two")
@pytest.mark.parametrize("page", ["//evil.example", "https://evil.example", "/\\evil.example", "", "/\n"])
def test_it_leads_nowhere_else(hall: Hall, page: str) -> None:
    answer = hall.anybody.http.get("/language/en", params={"page": page}, follow_redirects=False)
    assert answer.headers["location"] == "/"


@pytest.mark.usefixtures("two")
def test_what_is_worked_out_once_is_kept_for_each_language(hall: Hall) -> None:
    t = hall.paired()
    for path in (f"/t/{t}", f"/t/{t}/standings", f"/t/{t}/log", f"/t/{t}/pairings", "/challengers/cards", "/help"):
        first = hall.anybody.http.get(path).text
        other = hall.anybody.http.get(path, headers=SPEAKS).text
        assert "⟦" in other, path
        assert "Skip to the content" not in other, path
        assert hall.anybody.http.get(path).text.count("⟦") == first.count("⟦"), path
        assert 'lang="en"' in first, path


@pytest.mark.usefixtures("two")
def test_a_live_page_goes_on_in_its_language(hall: Hall) -> None:
    t = hall.paired()
    page = hall.anybody.http.get(f"/t/{t}/log", headers=SPEAKS)
    assert f"language={PSEUDO}" in page.text
    asked = {"page": f"/t/{t}/log", "after": "1", "once": "yes"}
    assert "⟦" in hall.anybody.http.get("/live", params={**asked, "language": PSEUDO}).text
    assert "⟦" not in hall.anybody.http.get("/live", params={**asked, "language": "en"}, headers=SPEAKS).text


@pytest.mark.usefixtures("two")
def test_the_big_screen_speaks_as_its_desk_has_chosen_whoever_looks(hall: Hall) -> None:
    t = hall.paired()
    assert hall.anybody.http.get(f"/t/{t}/display", headers=SPEAKS).headers["content-language"] == "en"
    owner = hall.owner
    assert f'<option value="{PSEUDO}"' in owner.get(f"/t/{t}/desk/display").text
    owner.done(f"/t/{t}/desk/display", shows=Choice.TABLES.value, language=PSEUDO)
    screen = hall.anybody.http.get(f"/t/{t}/display")
    assert screen.headers["content-language"] == PSEUDO
    assert "⟦" in screen.text
    assert hall.anybody.http.get(f"/t/{t}/overlay?table=1").headers["content-language"] == PSEUDO


@pytest.mark.usefixtures("two")
def test_a_refusal_is_said_in_it_too_and_to_programs(hall: Hall) -> None:
    assert "⟦" in hall.anybody.http.get("/t/nowhere", headers=SPEAKS).text
    problem = hall.anybody.http.get("/api/v1/tournaments/nowhere", headers=SPEAKS)
    assert problem.headers["content-type"] == "application/problem+json"
    assert problem.headers["content-language"] == PSEUDO
    assert problem.json()["detail"].startswith("⟦")


@pytest.mark.usefixtures("two")
@pytest.mark.fault("J10")
def test_a_shared_cache_keeps_a_page_for_each_language(tls: Hall) -> None:
    t = tls.paired()

    def asked(headers: dict[str, str]) -> httpx.Response:
        client = tls_client(tls)
        client.http.cookies.clear()
        client.http.base_url = ORIGIN
        return joined(client.http.get(f"/t/{t}", headers=headers))

    plain, other = asked({}), asked(SPEAKS)
    chosen = asked({"Cookie": f"__Host-topcut-language={PSEUDO}"})
    for answer in (plain, other, chosen):
        assert answer.headers["cache-control"] == KEPT["Cache-Control"]
        assert {"Cookie", "Accept-Language"} <= {one.strip() for one in answer.headers["vary"].split(",")}
        assert "set-cookie" not in answer.headers
    assert plain.content != other.content == chosen.content
