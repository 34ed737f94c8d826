"""Looking something up: typos are forgiven, and nobody can make it costly."""

import re

import pytest

from tests.web.hall import Hall
from topcut.web.help.finding import MOST_HITS, found

HIT = re.compile(r'<li><a href="(/help/[^"]+)">')


@pytest.mark.parametrize(
    ("asked", "section"),
    [
        ("print", "/help/printing"),
        ("how do I print result slips", "/help/printing#result-slips"),
        ("forgot my pasword", "/help/access#the-first-start"),
        ("jugde", "/help/for-judges"),
        ("PROJECTOR", "/help/projector"),
        ("wifi", "/help/access#do-phones-get-through"),
        ("Wi-Fi", "/help/access#do-phones-get-through"),
        ("third warning", "/help/for-judges#warnings"),
        ("appeal", "/help/for-judges#rulings-and-appeals"),
        ("drop out", "/help/for-players#leave-the-event"),
    ],
)
def test_the_section_is_among_the_first_three(asked: str, section: str) -> None:
    assert section in [hit.address for hit in found(asked)][:3]


def test_each_hit_shows_the_words_around_and_leads_to_its_section(hall: Hall) -> None:
    page = hall.anybody.get("/help/search", params={"q": "disputes"}).text
    assert "/help/for-judges#disputes" in HIT.findall(page)
    assert "<mark>" in page
    for address in HIT.findall(page):
        path, _, anchor = address.partition("#")
        assert not anchor or f'id="{anchor}"' in hall.anybody.get(path).text


def test_nothing_found_says_so_and_shows_the_way_on(hall: Hall) -> None:
    page = hall.anybody.get("/help/search", params={"q": "xylophone"}).text
    assert "xylophone" in page
    assert 'role="status"' in page
    assert 'href="/help"' in page


@pytest.mark.parametrize(
    "asked",
    [
        "",
        " ",
        "(.*)+$",
        "[",
        "\\",
        "%",
        "\x00",
        "<script>alert(1)</script>",
        "“”",
        "🎲",
        "مريم",
        pytest.param("a " * 5000, id="many words"),
        pytest.param("a" * 10_000, id="a long word"),
    ],
)
def test_whatever_is_typed_is_answered(hall: Hall, asked: str) -> None:
    page = hall.anybody.get("/help/search", params={"q": asked})
    assert page.status_code == 200
    assert "<script>alert" not in page.text
    assert len(HIT.findall(page.text)) <= MOST_HITS
    assert len(page.text) < 40_000


def test_a_long_question_is_cut_rather_than_read(hall: Hall) -> None:
    long = " ".join(["judge"] * 20 + ["projector"])
    assert "projector" not in {hit.address for hit in found(long[:100])}
    shown = hall.anybody.get("/help/search", params={"q": long}).text
    assert "projector" not in (re.search(r'name="q" value="([^"]*)"', shown) or [""])[0]


@pytest.mark.fault("K4")
def test_the_same_question_is_answered_once() -> None:
    assert found("how do I print slips") is found("how do I print slips")
