"""The referee asked from a page: by anybody, once for each head, and in words that a player understands."""

import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.desk import misjudging
from tests.desk.rewriting import forged, other_winner
from tests.desk.slowly import PATIENCE
from tests.web.browsing import Opened
from tests.web.hall import JUDGE, Hall
from tests.web.public.reading import read
from topcut.desk.referee import Referee
from topcut.desk.second_opinion import SecondOpinion
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import announcing, conduct
from topcut.web.status import status_of


def ask(hall: Hall) -> str:
    """As anybody would; what the report's page says then."""
    asked = hall.anybody.send(f"/t/{hall.last}/verify/now")
    assert asked.status_code == 303, asked.text
    assert asked.headers["location"] == f"/t/{hall.last}/verify/report"
    finish(hall)
    return read(hall.anybody, asked.headers["location"])


def finish(hall: Hall) -> None:
    hall.app.state.second_opinion.wait(hall.last, PATIENCE)


def buttons(hall: Hall, t: TournamentId, page: str) -> int:
    return hall.anybody.get(f"/t/{t}/{page}").text.count(f'action="/t/{t}/verify/now"')


def test_anybody_can_ask_and_everybody_reads_the_answer(hall: Hall) -> None:
    t = hall.finished()
    assert buttons(hall, t, "verify") == buttons(hall, t, "verify/report") == 1
    page = ask(hall)
    head = hall.store.head(t)
    assert "Nothing wrong" in page
    assert f"fact {head.n}" in page
    assert head.hash.hex() in page.replace(" ", "")
    assert read(hall.player("p1"), f"/t/{t}/verify/report") != "", "a player reads the same"
    assert buttons(hall, t, "verify") == buttons(hall, t, "verify/report") == 0, "there is nothing more to ask"


def test_the_page_says_what_was_not_checked_and_what_a_run_here_is_worth(hall: Hall) -> None:
    t = hall.finished()
    ask(hall)
    text = hall.anybody.get(f"/t/{t}/verify/report").text
    for part in ("checked", "unchecked", "worth"):
        assert f'id="{part}"' in text
    assert f'href="/t/{t}/verify"' in text.partition('id="worth"')[2], "the way to one's own machine"


def test_a_result_that_was_changed_afterwards_is_named_first(hall: Hall, tmp_path: Path) -> None:
    t = hall.finished()
    with forged(hall, tmp_path / "forged", other_winner) as other:
        page = ask(other)
        text = other.anybody.get(f"/t/{t}/verify/report").text
        names = other.names
    assert "Nothing wrong" not in page
    assert text.index('id="discrepancies"') < text.index('id="checked"')
    named = re.findall(r"/log\?before=(\d+)#n(\d+)", text)
    assert named
    assert all(int(before) == int(n) + 1 for before, n in named)
    said = text.partition('id="discrepancies"')[2].partition("</ol>")[0]
    assert not re.search(r"\bp\d+\b", said), "players are named"
    assert any(name in said for name in names.values())


def test_a_row_that_was_changed_in_the_data_folder_is_not_hidden(hall: Hall) -> None:
    """The chain ends where it breaks: what was read until then can be checked, and the page says that it is not all."""
    import sqlite3

    t = hall.finished()
    last = hall.store.head(t).n
    hall.close()
    with sqlite3.connect(hall.store.folder / "topcut.db") as other:
        other.execute("UPDATE facts SET body = replace(body, '16', '26') WHERE n = ?", (last - 10,))
        other.execute("UPDATE facts SET body = body || ' ' WHERE n = ?", (last - 10,))
    other.close()
    hall._open()
    hall.anybody = hall.client()
    page = ask(hall)
    assert f"Up to fact {last - 11} " in page
    assert "could not be saved" in page


def test_a_report_says_for_which_fact_it_was_when_the_log_has_gone_on(hall: Hall) -> None:
    t = hall.paired()
    ask(hall)
    n = hall.store.head(t).n
    hall.act(announcing.announce, "lunch")
    page = read(hall.anybody, f"/t/{t}/verify/report")
    assert f"Up to fact {n} " in page
    assert "1 fact is newer" in page
    assert buttons(hall, t, "verify/report") == 1
    ask(hall)
    older = read(hall.anybody, f"/t/{t}/verify/report?fact={n}")
    assert f"Up to fact {n} " in older
    assert hall.anybody.get(f"/t/{t}/verify/report?fact={n - 1}").status_code == 404


@pytest.mark.fault("K5")
def test_a_flood_of_taps_costs_nothing(hall: Hall) -> None:
    t = hall.paired()
    begun: list[int] = []

    def counted() -> Referee:
        begun.append(1)
        return Referee()

    hall.app.state.second_opinion = SecondOpinion(hall.desk, counted)
    for _ in range(30):
        assert hall.anybody.send(f"/t/{t}/verify/now").status_code == 303
    finish(hall)
    assert len(begun) == 1
    for number in range(3):
        hall.act(announcing.announce, f"lunch {number}")
        refused = hall.anybody.send(f"/t/{t}/verify/now")
        finish(hall)
    assert refused.status_code == status_of(Refusal("verify-lately")) == 429
    assert hall.client().send(f"/t/{t}/verify/now").status_code == 429, "whoever asks"
    assert len(begun) == 2


def test_a_run_that_fails_is_a_sentence_and_can_be_tried_again(hall: Hall) -> None:
    t = hall.paired()
    hall.app.state.second_opinion = SecondOpinion(hall.desk, partial(Referee, misjudging.crash))
    page = ask(hall)
    assert "without a verdict" in page
    assert buttons(hall, t, "verify/report") == 1
    hall.app.state.second_opinion = SecondOpinion(hall.desk)
    assert "Nothing wrong" in ask(hall)


def test_a_full_disk_is_said_beside_the_report(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    hall.paired()
    monkeypatch.setattr(hall.store._medium, "failed", Refusal("disk-full", free=0))
    page = ask(hall)
    assert "Nothing wrong" in page
    assert "could not be saved" in page


def test_nothing_that_officials_alone_know_is_in_a_report(hall: Hall) -> None:
    t = hall.paired()
    hall.act(conduct.warn, "p1", "quarrelsome", "again and again", by=JUDGE)
    ask(hall)
    kept = hall.store.reports(t)[0].verdict
    for word in ("quarrelsome", "again and again"):
        assert word not in kept
        assert word not in hall.anybody.get(f"/t/{t}/verify/report").text
    seed = hall.store.seed(t)
    assert seed is not None
    assert seed.hex() not in kept


def test_verify_now_on_a_phone(hall: Hall, phone: Opened) -> None:
    t = hall.finished()
    page = phone()
    page.goto(f"/t/{t}/verify")
    page.get_by_role("button", name="Verify now").click()
    verdict = page.locator("#verdict")
    expect(verdict).to_be_visible(timeout=60_000)
    expect(verdict.get_by_role("heading")).to_contain_text(str(hall.store.head(t).n))
    expect(page.locator("#running")).to_have_count(0)
