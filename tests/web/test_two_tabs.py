"""The same form from two tabs, each with a key of its own: it is done once, and the second is told so calmly."""

import re

import pytest

from tests.web.hall import Client, Hall
from tests.web.organizer.playing_on import first
from topcut.refusal import DONE_ALREADY
from topcut.rules.actions import registration


def twice(hall: Hall, client: Client, path: str, code: str, /, **fields: str) -> str:
    """The second answer, after which nothing more has happened."""
    assert client.send(path, **fields).status_code == 303
    before = hall.t.facts
    answer = client.send(path, **fields)
    assert hall.t.facts == before
    assert f'id="refusal" data-code="{code}"' in answer.text, answer.text
    is_calm = 'class="banner across" role="alert" id="refusal"' in answer.text
    assert is_calm is (code in DONE_ALREADY)
    return answer.text


def hidden(page: str, action: str) -> dict[str, str]:
    """What the form carries, without token and key."""
    form = re.search(rf'<form[^>]*action="{action}".*?</form>', page, re.S)
    assert form is not None
    found = re.findall(r'<input type="hidden" name="([^"]+)"\s+value="([^"]*)"', form.group(0))
    return {name: value for name, value in found if name not in {"csrf", "key"}}


def test_who_has_withdrawn_is_told_so_and_so_is_the_desk(hall: Hall) -> None:
    id = hall.tournament(players=9)
    mine, other, third, *_ = hall.t.players
    path = f"/t/{id}/me/drop"
    player = hall.player(mine)
    player.done(path, me=mine, sure="yes")
    before = hall.t.facts
    page = player.done(path, me=mine, sure="yes").text
    assert "You have withdrawn" in page
    assert hall.t.facts == before
    twice(hall, hall.owner, f"/t/{id}/desk/players/{other}/withdraw", "already-withdrawn", sure="yes")
    twice(hall, hall.owner, f"/t/{id}/desk/check-in/off", "already-withdrawn", player=third, sure="yes")


def test_what_is_done_before_and_at_the_start(hall: Hall) -> None:
    id = hall.tournament(players=9)
    mine, other, *_ = hall.t.players
    for one in (mine, other):
        hall.act(registration.check_out, one)
    twice(hall, hall.owner, f"/t/{id}/desk/check-in", "already-checked-in", player=mine)
    hall.act(registration.set_self_check_in, allowed=True)
    twice(hall, hall.player(other), f"/t/{id}/me/check-in", "already-checked-in", me=other, nonce="")
    start = f"/t/{id}/desk/start"
    twice(hall, hall.owner, start, "started-already", **hidden(hall.owner.get(start).text, start))
    twice(hall, hall.owner, f"/t/{id}/desk/preview/open", "draw-open", round="1")
    publish = f"/t/{id}/desk/preview/publish"
    fields = hidden(hall.owner.get(f"/t/{id}/desk/preview").text, publish)
    twice(hall, hall.owner, publish, "already-paired-by", **fields)


def test_what_is_done_in_a_round(hall: Hall) -> None:
    id = hall.paired(players=10)
    desk = f"/t/{id}/desk"
    for act, code in (
        ("start", "clock-started-already"),
        ("pause", "clock-paused-already"),
        ("resume", "clock-not-paused"),
    ):
        twice(hall, hall.owner, f"{desk}/clock/{act}", code, round="1", stage="swiss")
    twice(hall, hall.owner, f"{desk}/announcements", "announced-already", text="Lunch at one")
    me, other = hall.opponents[0]
    path = f"/t/{id}/me"
    twice(hall, hall.player(me), f"{path}/call", "called-already", me=me, about="Range")
    twice(hall, hall.judge, f"/t/{id}/judge/take", "call-yours-already", tap="1")
    twice(hall, hall.judge, f"/t/{id}/judge/close", "call-closed-already", tap="1")
    mine = hidden(hall.player(me).get(path).text, f"{path}/report")
    twice(hall, hall.player(me), f"{path}/report", "reported-already", **mine, **{"vp-1": "16", "vp-2": "9"})
    theirs = hidden(hall.player(other).get(path).text, f"{path}/confirm")
    twice(hall, hall.player(other), f"{path}/confirm", "already-settled", **theirs)
    third, fourth = hall.opponents[1]
    twice(hall, hall.player(third), f"{path}/drop", "already-dropped", me=third, sure="yes", begun="no")
    twice(hall, hall.owner, f"{desk}/players/{fourth}/drop", "already-dropped", begun="no", came="yes")
    hall.play()
    twice(hall, hall.owner, f"{desk}/close", "round-closed-already", round="1", stage="swiss")


@pytest.mark.clause("CH-49", "CH-50", "CH-52")
def test_one_thing_is_written_down_once(hall: Hall) -> None:
    id = hall.paired()
    player = first(hall, 2)
    page = f"/t/{id}/desk/players/{player}"
    fields = hidden(hall.judge.get(page).text, f"{page}/warn")
    assert fields["known"] == "0"
    again = twice(hall, hall.judge, f"{page}/warn", "warned-meanwhile", ground="other", what="Slow play", **fields)
    assert "Slow play" in again
    hall.owner.done(f"{page}/warn", ground="other", what="Slow play", **hidden(again, f"{page}/warn"))  # another one
    assert len(hall.t.conduct.warnings) == 2
    ruling = f"/t/{id}/judge/tables/2/ruling"
    twice(hall, hall.judge, ruling, "ruling-recorded-already", question="In range?", answer="No.")
