"""What a CDN may keep of a server's pages: what is the same for every stranger, and nothing else."""

import httpx
import pytest

from tests.web.access.device import ORIGIN, tls_client, tls_owner
from tests.web.hall import Hall, joined
from topcut.web.settings import LANGUAGE
from topcut.web.shared_caches import KEPT
from topcut.words import reader

PUBLIC = (
    "/",
    "/calendar.ics",
    "/calendar.atom",
    "/t/{t}",
    "/t/{t}/pairings",
    "/t/{t}/standings",
    "/t/{t}/log",
    "/help",
)
PRIVATE = ("/login", "/live/token", "/t/nowhere", "/t/{t}/desk", "/t/{t}/me", "/account", "/healthz")


def stranger(hall: Hall, path: str, cookie: str | None = None, language: str = "en") -> httpx.Response:
    client = tls_client(hall)
    client.http.cookies.clear()
    client.http.base_url = ORIGIN
    return joined(
        client.http.get(path, headers={"Accept-Language": language, **({"Cookie": cookie} if cookie else {})})
    )


def is_kept(answer: httpx.Response) -> bool:
    return answer.headers["cache-control"] == KEPT["Cache-Control"]


@pytest.mark.fault("J10")
def test_what_strangers_see_may_be_kept_for_seconds_and_holds_nothing_of_one_browser(tls: Hall) -> None:
    t = tls.paired()
    for path in (one.format(t=t) for one in PUBLIC):
        answer = stranger(tls, path)
        assert answer.status_code == 200, path
        assert is_kept(answer), path
        assert "Cookie" in answer.headers["vary"]
        assert "set-cookie" not in answer.headers
        assert "csrf" not in answer.text
        assert answer.content == stranger(tls, path).content, "the same for everyone"


@pytest.mark.fault("J10")
def test_nothing_else_may_be_kept(tls: Hall) -> None:
    t = tls.paired()
    for path in (one.format(t=t) for one in PRIVATE):
        assert stranger(tls, path).headers["cache-control"] == "no-store", path
    owner = tls_owner(tls)
    for path in (one.format(t=t) for one in PUBLIC):
        assert owner.get(path).headers["cache-control"] == "no-store", path
        assert tls_client(tls).get(path).headers["cache-control"] == "no-store", "a browser that has a cookie"
    with_form = stranger(tls, f"/t/{t}/verify")
    assert 'name="csrf"' in with_form.text
    assert with_form.headers["cache-control"] == "no-store"
    assert "set-cookie" in with_form.headers


def test_a_cache_keeps_one_for_each_language(tls: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what the browser asks for, and by what was chosen, which may be another one (RFC 9110, 12.5.5)."""
    monkeypatch.setattr(reader, "OFFERED", ("en", "de"))
    t = tls.paired()
    for path, english, german in (
        (f"/t/{t}/standings", "Standings", "Rangliste"),
        ("/calendar.atom", "Tournaments on", "Turniere auf"),
        ("/help", "Everything here is on this computer", "Es braucht kein Netz"),
    ):
        asked = stranger(tls, path, language="de")
        chosen = stranger(tls, path, f"{tls.settings.own(LANGUAGE)}=de", language="en")
        assert asked.content == chosen.content
        assert german in asked.text
        assert english in stranger(tls, path).text
        for answer in (asked, chosen, stranger(tls, path)):
            assert is_kept(answer)
            assert {one.strip() for one in answer.headers["vary"].split(",")} >= {"Cookie", "Accept-Language"}


def test_a_cookie_of_somebody_else_does_not_matter(tls: Hall) -> None:
    assert is_kept(stranger(tls, "/calendar.atom", "shop=1"))


def test_in_a_hall_nothing_is_kept(hall: Hall) -> None:
    hall.paired()
    client = hall.client()
    client.http.cookies.clear()
    assert client.http.get("/calendar.atom").headers["cache-control"] == "no-store"
