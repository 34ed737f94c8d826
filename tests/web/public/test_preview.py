"""What a chat shows beside a link: a title, a sentence and a picture, cheap to ask for and open to nobody's tricks."""

import re
import struct
from collections.abc import Mapping
from html import unescape
from pathlib import Path

import pytest

from tests.web.hall import OWNER, Hall
from topcut.desk.people import enter_people
from topcut.exchange.people_csv import Arrival
from topcut.paper.press import press
from topcut.refusal import Refusal
from topcut.rules.actions import announcing
from topcut.store.applicants import SignUp
from topcut.web.access import attempts
from topcut.web.public.preview import LINE, LONGEST, SHEET, Pictures, fitting
from topcut.web.settings import Settings
from topcut.web.status import status_of
from topcut.words import reader

PNG = b"\x89PNG\r\n\x1a\n"
TAG = re.compile(r'<meta property="og:([a-z:_]+)" content="([^"]*)">')


class Drawer:
    """Draws nothing, and keeps what it was asked for."""

    def __init__(self) -> None:
        self.cards: list[Mapping[str, str]] = []

    def __call__(self, card: Mapping[str, str]) -> bytes:
        self.cards.append(card)
        return PNG + str(len(self.cards)).encode()


def drawer(hall: Hall) -> Drawer:
    made = Drawer()
    hall.app.state.pictures = Pictures(made)
    return made


def card(hall: Hall) -> Mapping[str, str]:
    made = drawer(hall)
    assert hall.anybody.get(f"/t/{hall.last}/preview.png").status_code == 200
    return made.cards[-1]


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(PNG)
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def tags(hall: Hall, page: str = "", language: str = "en") -> dict[str, str]:
    text = hall.anybody.get(f"/t/{hall.last}{page}", headers={"Accept-Language": language}).text
    return {name: unescape(value) for name, value in TAG.findall(text)}


def test_every_public_page_says_what_it_is(hall: Hall) -> None:
    t = hall.paired()
    for page in ("", "/pairings", "/standings", "/cross-table", "/verify", "/sign-up"):
        told = tags(hall, page)
        assert "Autumn Cup" in told["title"]
        assert told["url"] == f"http://127.0.0.1:8000/t/{t}{page}"
        assert told["image"].startswith(f"http://127.0.0.1:8000/t/{t}/preview.png?")
        assert "Round 1" in told["description"]
    assert hall.anybody.get(told["image"].removeprefix("http://127.0.0.1:8000")).headers["content-type"] == "image/png"


def test_it_is_said_in_the_language_of_whoever_asks(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", "de"))
    t = hall.paired()
    made = drawer(hall)
    for language, said in (("en", "Round 1"), ("de", "Runde 1"), ("en", "Round 1")):
        assert said in tags(hall, "/standings", language)["description"]
        hall.anybody.get(f"/t/{t}/preview.png", headers={"Accept-Language": language})
    assert [one["state"].split(" of ")[0].split(" von ")[0] for one in made.cards] == ["Round 1", "Runde 1"]
    assert [one["where"] for one in made.cards] == ["2026-11-15 · Town hall", "15.11.2026 · Town hall"]


def test_addresses_are_those_on_the_posters_whatever_host_is_asked(tmp_path: Path) -> None:
    """Pages are kept for everyone, so no one may put an address of their own into them."""
    hall = Hall(tmp_path, Settings(base_url="http://192.168.1.7:8000"))
    t = hall.paired()
    for header in ({}, {"X-Forwarded-Host": "evil.example"}, {"Forwarded": "host=evil.example"}):
        text = hall.anybody.get(f"/t/{t}", headers=header).text
        assert 'content="http://192.168.1.7:8000/t/' in text
        assert "evil.example" not in text
    assert hall.anybody.get(f"/t/{t}", headers={"Host": "evil.example"}).status_code == 400
    hall.close()


def test_the_picture_has_the_size_that_chats_want(hall: Hall) -> None:
    t = hall.finished()
    found = hall.anybody.get(f"/t/{t}/preview.png")
    assert found.headers["content-type"] == "image/png"
    assert size(found.content) == (1200, 630)
    assert len(found.content) < 300_000, "some chats show no larger ones"


def test_it_says_how_far_it_is_and_who_has_won(hall: Hall) -> None:
    hall.tournament()
    assert card(hall)["title"] == "Autumn Cup"
    hall.paired()
    playing = card(hall)
    assert "Round 1" in playing["state"]
    assert "8" in playing["line"]
    hall.play()
    over = card(hall)
    assert over["state"] != playing["state"]
    assert "lead" in over["line"]
    hall.finished()
    winner = hall.names[hall.t.ranking[0][1]]
    assert winner in card(hall)["line"]


def test_a_round_that_is_played_is_one_picture(hall: Hall) -> None:
    """Each result changes the log; a crawler must not be able to have a picture drawn for each."""
    t = hall.paired()
    made = drawer(hall)
    for leave in (3, 2, 1):
        hall.play(leave=leave)
        for number in range(5):
            assert hall.anybody.get(f"/t/{t}/preview.png?n={number}").status_code == 200
    assert len(made.cards) == 1


@pytest.mark.fault("K5")
def test_who_asks_too_often_gets_the_last_picture(hall: Hall) -> None:
    t = hall.tournament(players=3, ready=False, capacity=100)
    made = drawer(hall)
    last = b""
    hall.store.set_sign_up(t, SignUp(open=True))
    for number in range(attempts.DRAWN.amount + 3):
        enter_people(hall.desk, t, OWNER, [Arrival(0, f"Player {number}")])
        found = hall.anybody.get(f"/t/{t}/preview.png")
        assert found.status_code == 200
        last = found.content
    assert len(made.cards) == attempts.DRAWN.amount
    assert last == PNG + str(len(made.cards)).encode()
    hall.app.state.pictures = Pictures(made)
    assert hall.anybody.get(f"/t/{t}/preview.png").status_code == status_of(Refusal("preview-busy")) == 429


@pytest.mark.parametrize(
    "text",
    [
        "W" * 5000,
        "\u202eevil\u202c #set text(red) $x$ \\ <script>",
        "秋季大会" * 40,
        "כוס كأس",
        "👨‍👩‍👧‍👦" * 30,
        "",
        "\n\n\x00",
    ],
)
def test_whatever_a_title_is_there_is_a_picture(text: str) -> None:
    told = {
        name: fitting(text, LONGEST.get(name, LINE)) for name in ("brand", "title", "book", "where", "state", "line")
    }
    assert size(press(SHEET, told, form="png")) == (1200, 630)


def test_a_line_is_short_breakable_and_without_hidden_letters() -> None:
    assert fitting("a\u202eb\x07c", 10) == "abc"
    assert fitting("one  two", 10) == "one two"
    assert fitting("x" * 30, 20).replace("\u200b", "") == "x" * 19 + "…"
    assert max(map(len, fitting("x" * 100, 100).split("\u200b"))) <= 14


def test_nothing_that_is_not_public_is_drawn(hall: Hall) -> None:
    hall.paired()
    before = card(hall)
    hall.act(announcing.tell_table, 1, "come to the desk at once")
    assert card(hall) == before
