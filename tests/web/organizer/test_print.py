"""The desk's page of everything on paper: who may print what, files with names, and ten taps that cost one."""

import tomllib
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest

from tests.paper.reading import pages, words
from tests.web.doors import LAN, refused
from tests.web.hall import JUDGE, Hall
from topcut.child import Child, Limits
from topcut.paper import press
from topcut.rules.actions import conduct
from topcut.words import reader

PDF = "application/pdf"
OF_A_ROUND = ("slips", "pairings-by-table", "pairings-by-name", "judges")


def sheet(hall: Hall, name: str, **asked: str) -> httpx.Response:
    return hall.judge.get(f"/t/{hall.last}/desk/print/{name}.pdf", params=asked)


@pytest.mark.parametrize("name", [*OF_A_ROUND, "standings", "cross-table"])
def test_an_official_prints_a_sheet(hall: Hall, name: str) -> None:
    hall.paired(players=["Ana", "Bo", "Cy"])
    answer = sheet(hall, name)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == PDF
    assert answer.headers["content-disposition"].startswith(f'inline; filename="{hall.last}-')
    assert answer.headers["content-disposition"].endswith('.pdf"')
    assert answer.headers["cache-control"] == "no-store"
    assert "Autumn Cup" in words(answer.content)


@pytest.mark.parametrize("name", OF_A_ROUND)
def test_before_the_first_round_there_is_nothing_of_it(hall: Hall, name: str) -> None:
    hall.started(players=4)
    answer = sheet(hall, name)
    assert answer.status_code == 422
    assert "Pair one first" in refused(answer)
    page = hall.judge.get(f"/t/{hall.last}/desk/print").text
    assert f"print/{name}.pdf" not in page
    assert "print/standings.pdf" in page


def test_the_page_offers_what_there_is(hall: Hall) -> None:
    hall.bracket(players=17)
    page = hall.judge.get(f"/t/{hall.last}/desk/print").text
    assert all(f"print/{name}.pdf" in page for name in (*OF_A_ROUND, "standings", "cross-table", "bracket"))
    assert "print/certificates.pdf" not in page
    assert f"/t/{hall.last}/desk/cards" not in page, "secrets are for organizers"
    assert f"/t/{hall.last}/desk/cards" in hall.owner.get(f"/t/{hall.last}/desk/print").text
    assert sheet(hall, "bracket").status_code == 200
    assert sheet(hall, "certificates").status_code == 422


def test_certificates_come_with_the_final_ranking(hall: Hall) -> None:
    hall.finished(players=5)
    assert "print/certificates.pdf?whose=winner" in hall.judge.get(f"/t/{hall.last}/desk/print").text
    assert pages(sheet(hall, "certificates", whose="everybody").content) == 5
    assert sheet(hall, "certificates", whose="cut").status_code == 422
    assert sheet(hall, "certificates", whose="nobody").status_code == 404
    assert sheet(hall, "bracket").status_code == 422


def test_slips_are_one_tap_from_the_round(hall: Hall) -> None:
    id = hall.paired(players=4)
    assert f"/t/{id}/desk/print/slips.pdf" in hall.owner.get(f"/t/{id}/desk/round").text
    assert f"/t/{id}/desk/print" in hall.owner.get(f"/t/{id}/desk/standings").text, "in More"


@pytest.mark.fault("K8")
def test_ten_taps_cost_one(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    id = hall.paired(players=8)
    children: list[object] = []

    def counted(*args: Any, **named: Any) -> Child:
        children.append(args)
        return Child(*args, **named)

    monkeypatch.setattr(press, "Child", counted)
    got: list[bytes] = []
    judge = hall.judge
    taps = [Thread(target=lambda: got.append(judge.get(f"/t/{id}/desk/print/slips.pdf").content)) for _ in range(10)]
    for tap in taps:
        tap.start()
    for tap in taps:
        tap.join()
    assert len(got) == 10
    assert len(set(got)) == 1
    assert len(children) == 1
    hall.play()
    assert sheet(hall, "slips").status_code == 200
    assert len(children) == 2, "the log has gone on"


@pytest.mark.fault("K8")
def test_a_sheet_that_takes_too_long_is_given_up_in_plain_words(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    hall.paired(players=4)
    none = Limits(seconds=0.01, cpu_seconds=60, memory=4 << 30)
    monkeypatch.setattr(press, "LIMITS", none)
    answer = sheet(hall, "slips")
    assert answer.status_code == 503
    assert "Nothing has changed" in refused(answer)
    monkeypatch.undo()
    assert sheet(hall, "slips").status_code == 200, "what failed is not kept"


def test_whoever_prints_reads_their_own_language(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same sheet of the same round is kept for each language."""
    monkeypatch.setattr(reader, "OFFERED", ("en", "de"))
    hall.paired(players=5)
    at = f"/t/{hall.last}/desk/print/pairings-by-table.pdf"
    for language, said in (("en", "Bye:"), ("de", "Freilos:"), ("en", "Bye:")):
        answer = hall.judge.http.get(at, headers={"Accept-Language": language})
        assert said in words(answer.content)


def test_the_paper_is_remembered(hall: Hall) -> None:
    id = hall.paired(players=4)
    at = f"/t/{id}/desk/print"
    before = sheet(hall, "slips").content
    assert 'value="us-letter" checked' in hall.judge.done(f"{at}/paper", paper="us-letter").text.replace("\n", " ")
    assert sheet(hall, "slips").content != before
    assert hall.judge.send(f"{at}/paper", paper="papyrus").status_code == 422
    assert hall.judge.done(f"{at}/paper", paper="a4").status_code == 200
    assert sheet(hall, "slips").content == before


def test_the_code_of_a_slip_leads_everyone_to_their_own_page_and_signs_nobody_in(hall: Hall) -> None:
    id = hall.paired(players=4)
    to = {
        "anybody": (hall.anybody, f"/t/{id}/pairings#table-2"),
        "player": (hall.player("p1"), f"/t/{id}/me"),
        "judge": (hall.judge, f"/t/{id}/desk/enter?table=2#entry"),
    }
    for who, (client, place) in to.items():
        answer = client.get(f"/t/{id}/table/2")
        assert answer.status_code == 303, who
        assert answer.headers["location"] == place, who
        assert hall.settings.cookie not in answer.headers.get("set-cookie", ""), who
    assert 'id="table-2"' in hall.anybody.get(f"/t/{id}/pairings").text


def test_slips_have_codes_only_where_phones_can_follow_them(hall: Hall, tmp_path: Path) -> None:
    lan = Hall(tmp_path / "lan", LAN)
    for one in (hall, lan):
        one.paired(players=4)
    assert len(sheet(lan, "slips").content) > len(sheet(hall, "slips").content)
    assert "topcut serve --lan" in hall.owner.get(f"/t/{hall.last}/desk/print").text
    assert "topcut serve --lan" not in lan.owner.get(f"/t/{lan.last}/desk/print").text
    lan.close()


@pytest.mark.parametrize(
    ("book", "asked"),
    [
        ("challenger", ["VictoryPoints", "agreeddraw"]),
        ("timeline", ["VictoryPoints", "Roster1"]),
        ("showdown", ["StruggleCardsclaimed", "Woundsinflicted", "openStrugglewonby"]),
        ("munchkin", ["Won", "DamagetokensontheHero", "Cardsleftinthedeck"]),
    ],
)
def test_a_slip_asks_for_what_its_rule_book_wants(hall: Hall, book: str, asked: list[str]) -> None:
    hall.paired(book, 32 if book == "timeline" else 8)
    read = "".join(words(sheet(hall, "slips").content).split())
    assert not [one for one in [*asked, "Signature", "Drop"] if one not in read]


def test_the_top_cut_of_munchkin_asks_for_each_game(hall: Hall) -> None:
    hall.bracket("munchkin", 17)
    read = " ".join(words(sheet(hall, "slips").content).split())
    assert "Game 3" in read
    assert "the roll was won by" in read


def test_officials_sheets_are_for_officials(hall: Hall) -> None:
    id = hall.paired(players=4)
    hall.act(conduct.warn, "p1", "Slow play", "seen", by=JUDGE)
    assert "1 warned" in words(sheet(hall, "judges").content)
    assert hall.player("p1").get(f"/t/{id}/desk/print/judges.pdf").status_code == 403
    assert hall.anybody.get(f"/t/{id}/desk/print/judges.pdf").status_code == 303


def test_every_sheet_is_for_officials_alone() -> None:
    table = tomllib.loads((Path(__file__).parents[1] / "permissions.toml").read_text("utf-8"))
    assert {action for route, action in table.items() if "/desk/print" in route} == {"officiate"}
    assert table["POST /t/{tournament}/desk/cards"] == "organize"
