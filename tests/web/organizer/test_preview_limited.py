"""A round whose pairing takes too long to find: the preview says so, and the organizer chooses (A9)."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.desk.slowly import half_way, until
from tests.web.hall import Hall
from topcut.desk.pairings import Pairings
from topcut.rules.actions import rounds
from topcut.rules.pairing.swiss import Way
from topcut.web.organizer import preview


@pytest.fixture
def hard(hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """The draw of round 2 is open, and the search for its pairing goes on until it is told to end."""
    monkeypatch.setattr(preview, "SOON", 0.01)
    hall.paired(players=8)
    hall.play()
    hall.act(rounds.open_draw)
    hall.work_out(Pairings(partial(half_way, tmp_path), here_up_to=0))
    yield hall
    (tmp_path / "go").touch()
    hall.desk.pairings.close()


def stopped(hall: Hall, place: Path) -> str:
    """The preview once the search was stopped by its button."""
    page = hall.owner.get(f"/t/{hall.last}/desk/preview")
    assert page.headers["Refresh"] == "2"
    assert f'action="/t/{hall.last}/desk/preview/stop"' in page.text
    until((place / "begun").exists)
    hall.owner.send(f"/t/{hall.last}/desk/preview/stop")
    until(lambda: "preview/publish" in hall.owner.get(f"/t/{hall.last}/desk/preview").text)
    return hall.owner.get(f"/t/{hall.last}/desk/preview").text


@pytest.mark.fault("A9")
def test_the_search_is_stopped_and_what_was_found_is_taken_as_a_deviation(hard: Hall, tmp_path: Path) -> None:
    page = stopped(hard, tmp_path)
    assert "Not the final answer." in page
    assert "preview/longer" in page
    taken = re.search(r'<form[^>]*preview/publish">.*?</form>', page, re.DOTALL)
    assert taken is not None
    confirm = re.findall(r'name="confirm" value="([^"]+)"', taken[0])
    hard.owner.done(f"/t/{hard.last}/desk/preview/publish", round="2", confirm=confirm)
    assert hard.t.rounds[-1].way == "limited"
    seen = hard.anybody.get(f"/t/{hard.last}").text
    assert "Round 2 is not paired exactly as defined" in seen
    assert "differs from the rules on 1 point" in seen
    assert hard.anybody.get(f"/t/{hard.last}/rules").text.count("Round 2 is not paired exactly as defined") == 1


@pytest.mark.fault("A9")
def test_without_a_confirmation_it_is_not_published(hard: Hall, tmp_path: Path) -> None:
    stopped(hard, tmp_path)
    refused = hard.owner.send(f"/t/{hard.last}/desk/preview/publish", round="2")
    assert refused.status_code == 422
    assert 'value="CH-30"' in refused.text
    assert len(hard.t.rounds) == 1


@pytest.mark.fault("A9")
def test_the_organizer_waits_longer_and_gets_the_defined_pairing(hard: Hall, tmp_path: Path) -> None:
    stopped(hard, tmp_path)
    (tmp_path / "go").touch()
    hard.owner.send(f"/t/{hard.last}/desk/preview/longer")
    assert hard.desk.pairing(hard.last, hard.t).found.way is Way.LISTED
    page = hard.owner.get(f"/t/{hard.last}/desk/preview").text
    assert "Not the final answer." not in page
    assert "data-publish" in page


def test_judges_may_look_but_neither_stop_it_nor_wait_longer(hard: Hall, tmp_path: Path) -> None:
    page = stopped(hard, tmp_path)
    assert "preview/longer" in page
    seen = hard.judge.get(f"/t/{hard.last}/desk/preview").text
    assert "preview/longer" not in seen
    assert hard.judge.send(f"/t/{hard.last}/desk/preview/stop").status_code == 403
