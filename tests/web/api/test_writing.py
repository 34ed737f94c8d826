"""What programs do: one request is one act, by the rules and the rights of the pages, and never done twice."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.web.api.programs import LATER, Program, program
from tests.web.doors import owned
from tests.web.hall import NAMES, OWNER, Hall
from topcut.ids import TournamentId
from topcut.rules.actions import announcing, calling, clock, conduct, lists, reports
from topcut.rules.facts import AnnouncementMade
from topcut.rules.match import Entry, Unfinished
from topcut.rules.ruleset import How
from topcut.rules.state import playing
from topcut.store.accounts import ApiToken
from topcut.web.access.bearer import LONGEST_KEY
from topcut.web.api import preview
from topcut.web.settings import Mode, Settings

CUP = {"title": "Spring Cup", "first_day": "2026-11-15", "ruleset": "challenger", "options": {"timeline": "standard"}}


def count(hall: Hall, id: str) -> int:
    return hall.store.head(TournamentId(id)).n


def kinds(answer: Any) -> list[str]:
    return [one["kind"] for one in answer["facts"]]


def created(script: Program, **other: Any) -> str:
    answer = script.send("/tournaments", {**CUP, **other})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["tournament"])


def result(hall: Hall, match: int = 1, **other: Any) -> dict[str, Any]:
    now = hall.playing
    seats = now.round.matches[match - 1]
    return {
        "round": now.number,
        "stage": now.stage.value,
        "players": [seats.first, seats.second],
        "winner": "first",
        "scores": {"vp": [16, 9]},
        **other,
    }


def test_a_tournament_is_made_once_and_belongs_to_the_account(hall: Hall) -> None:
    script = program(hall, "olga", operates=False)
    first = script.send("/tournaments", CUP, key="spring")
    assert first.status_code == 201
    again = script.send("/tournaments", CUP, key="spring")
    assert (again.status_code, again.content) == (201, first.content)
    (mine,) = script.get("/mine").json()["tournaments"]
    assert mine["id"] == first.json()["tournament"]
    assert kinds(first.json()) == ["TournamentCreated"]
    other = script.send("/tournaments", {**CUP, "title": "Autumn Cup"}, key="spring")
    assert (other.status_code, other.json()["code"]) == (409, "key-reused")
    assert created(script) != mine["id"], "without a key each request is another"


@pytest.mark.parametrize(
    ("other", "code"),
    [
        ({"ruleset": "./mine.toml"}, "ruleset-unknown-here"),
        ({"options": {}}, "option-missing"),
        ({"settings": {"points.win": 9}}, "setting-deviates"),
        ({"first_day": "tomorrow"}, "day-unreadable"),
        ({"club": "club-9"}, "club-unknown"),
        ({"title": ""}, "text-missing"),
        ({"titel": "x"}, "api-form"),
        ({"capacity": -1}, "api-form"),
    ],
)
def test_a_tournament_that_cannot_be_made(hall: Hall, other: dict[str, Any], code: str) -> None:
    script = program(hall)
    answer = script.send("/tournaments", {**CUP, **other})
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert not hall.store.tournaments()


def test_quotas_hold_for_programs_too(tmp_path: Any) -> None:
    hall = Hall(tmp_path / "data", Settings(mode=Mode.HOSTED))
    script = program(hall, "olga", operates=False)
    from topcut.store.hosting import Quota

    hall.store.change_access(lambda accounts: accounts.put(Quota("olga", running=1, players=3)))
    id = created(script)
    assert script.send("/tournaments", CUP).json()["code"] == "quota-running"
    many = [{"name": name} for name in NAMES[:4]]
    assert script.refused(id, "enter-players", players=many)["code"] == "quota-players"
    assert kinds(script.do(id, "enter-players", players=many[:3])) == ["PlayerEntered"] * 3
    hall.close()


def test_players_are_entered_all_or_none_and_once(hall: Hall) -> None:
    script = program(hall)
    id = created(script)
    many = [{"name": "Ana", "club": "North", "contact": "ana@example.org", "paid": True}, {"name": "Bo"}]
    answer = script.do(id, "enter-players", players=many, key="first")
    assert [one["fact"]["player"] for one in answer["facts"] if one["kind"] == "PlayerEntered"] == ["p1", "p2"]
    n = count(hall, id)
    assert script.do(id, "enter-players", players=many, key="first") == answer
    assert script.refused(id, "enter-players", players=many[:1], key="first")["code"] == "key-reused"
    assert script.refused(id, "enter-players", players=[{"name": "Cy"}, {"name": "Bo"}])["code"] == "people-in-already"
    assert script.refused(id, "enter-players", players=[])["code"] == "api-form"
    assert script.refused(id, "enter-players", players=[{"name": "x" * 81}])["code"] == "people-name-long"
    assert count(hall, id) == n
    told = script.get(f"/tournaments/{id}/players").json()["players"]
    assert [(one["name"], one["club"], one["office"]["paid"]) for one in told] == [
        ("Ana", "North", True),
        ("Bo", None, False),
    ]


def test_who_has_the_name_of_an_official_is_asked_about(hall: Hall) -> None:
    id = hall.tournament(players=2)
    script = program(hall)
    assert script.refused(id, "enter-players", players=[{"name": "Wanda"}])["code"] == "namesake-asked"
    script.do(id, "enter-players", players=[{"name": "Wanda"}], same_person={"wanda": False})
    assert len(hall.t.players) == 3


def test_before_the_start(hall: Hall) -> None:
    script = program(hall)
    id = created(script)
    hall.last = TournamentId(id)
    script.do(id, "enter-players", players=[{"name": name} for name in NAMES[:8]])
    script.do(id, "name-official", role="watcher")
    script.do(id, "name-official", role="watcher", name="Wanda")
    script.do(id, "release-official", role="watcher", official=OWNER.id)
    assert [one.id for one in hall.t.officials] == ["o1"]
    script.do(id, "check-in", player="p1")
    script.do(id, "check-out", player="p1")
    script.do(id, "check-in-all")
    script.do(id, "withdraw", player="p8")
    script.do(id, "let-in-again", player="p8")
    script.do(id, "check-in", player="p8")
    script.do(id, "note-fee", player="p1", paid=True)
    script.do(id, "fix-seat", player="p1", table=2)
    script.do(id, "set-tables", count=6)
    script.do(id, "set-table", table=3, name="Camera", stream=True)
    script.do(id, "check-table")
    assert script.refused(id, "check-in", player="nobody")["code"] == "player-unknown"
    assert script.refused(id, "start")["code"] == "lists-missing"
    script.do(id, "hand-in-lists", note="on paper")
    assert script.refused(id, "announce-structure", rounds=3)["code"] == "structure-differs"
    script.do(id, "announce-structure", rounds=3, deviations={"CH-33": "The hall closes early."})
    script.do(id, "announce", text="Welcome!")
    assert hall.t.tables[3].stream  # type: ignore[index]  # a number of a table
    answer = script.do(id, "start", draw=True)
    assert {"Started", "DrawOpened"} <= set(kinds(answer))


def test_a_round_from_the_draw_to_the_last_result(hall: Hall) -> None:
    id = hall.started()
    script = program(hall)
    assert script.get(f"/tournaments/{id}/preview").json()["code"] == "draw-not-open"
    script.do(id, "open-draw", round=1)
    seen = script.get(f"/tournaments/{id}/preview").json()
    assert seen["round"] == 1
    assert all(one["why"]["sentence"] for one in seen["matches"])
    script.do(id, "publish", round=1)
    shown = script.get(f"/tournaments/{id}/rounds/current").json()
    assert [(one["first"], one["second"]) for one in shown["matches"]] == [
        (one["first"], one["second"]) for one in seen["matches"]
    ]
    script.do(id, "unpair", round=1, reason="Two were late.")
    script.do(id, "open-draw", round=1, reason="Two were late.")
    script.do(id, "publish", round=1)
    script.do(id, "move-table", table=1, to=9)
    script.do(id, "start-clock", extra=3)
    script.do(id, "pause-clock", reason="Fire drill")
    script.do(id, "resume-clock")
    script.do(id, "extend-time", table=9, minutes=3, reason="A ruling")
    script.do(id, "tell-table", table=9, text="Three minutes more")
    script.do(id, "take-down", announcement=1)
    assert script.refused(id, "call-time")["code"] == "time-not-up"
    hall.wait(minutes=200)
    script.do(id, "call-time")
    now = playing(hall.t)
    assert now is not None
    for match in now.open:
        answer = script.do(id, "enter-result", **result(hall, match))
        assert "ResultSettled" in kinds(answer)
    script.do(id, "close-round", round=1)
    script.do(id, "keep-apart", players=["p1", "p2"], reason="They are family.")
    script.do(id, "arrange-absence", player="p3", round=2)
    script.do(id, "change-structure", rounds=3, cut=0, reason="The hall closes early.", deviate=True)
    assert hall.t.structure is not None
    assert hall.t.structure.rounds == 3


def test_a_result_is_never_recorded_for_another_pair(hall: Hall) -> None:
    id = hall.paired()
    script, told = program(hall), result(hall)
    first, second = told["players"]
    problem = script.refused(id, "enter-result", **{**told, "players": [second, first]})
    assert (problem["status"], problem["code"]) == (409, "pair-not-seated")
    assert script.refused(id, "enter-result", **{**told, "round": 2})["code"] == "round-unknown"
    assert script.refused(id, "enter-result", **{**told, "scores": {"points": [1, 0]}})["code"] == "figure-unknown"
    script.do(id, "enter-result", **told)
    assert script.refused(id, "enter-result", **told)["code"] == "already-settled"


def test_who_does_not_appear(hall: Hall) -> None:
    id = hall.paired()
    script, told = program(hall), {**result(hall), "scores": {}, "how": "no-show"}
    assert script.refused(id, "enter-result", **told)["code"] == "drop-unsaid"
    script.do(id, "enter-result", **told, drop=True)
    late = hall.playing.round.matches[1].first
    script.do(id, "not-appeared", player=late, drop=False)
    assert hall.playing.round.matches[1].result is not None
    assert hall.playing.round.matches[1].result.how is How.NO_SHOW


def test_a_correction_is_asked_about_first(hall: Hall) -> None:
    id = hall.paired()
    hall.play()
    hall.pair()
    script = program(hall)
    first = hall.t.rounds[0].matches[0]
    told: dict[str, Any] = {
        "round": 1,
        "players": [first.first, first.second],
        "winner": "second",
        "scores": {"vp": [9, 16]},
    }
    found = script.send(f"/tournaments/{id}/consequences", told).json()
    assert {first.first, first.second} <= {one["player"]["id"] for one in found["changed"]}
    assert "keep" in found["repairs"]
    n = count(hall, id)
    assert script.refused(id, "correct", **told, was="x", reason="Mixed up")["code"] == "api-result-changed"
    assert count(hall, id) == n, "nothing was recorded so far"
    script.do(id, "correct", **told, was=found["was"], reason="Mixed up", key="mixed-up")
    assert hall.t.rounds[0].matches[0].winner == first.second
    script.do(id, "correct", **told, was=found["was"], reason="Mixed up", key="mixed-up")
    same = script.send(f"/tournaments/{id}/consequences", told).json()
    assert same["code"] == "nothing-changes"


def test_conduct_and_leaving(hall: Hall) -> None:
    id = hall.paired(players=12)
    script, ground = program(hall), hall.t.ruleset.conduct.grounds[0]
    script.do(id, "warn", player="p1", ground=ground, note="At the table")
    script.do(id, "penalize", player="p1", penalty="A game loss")
    script.do(id, "drop", player="p2", begun=True, scores={"vp": [3, 4]})
    assert script.refused(id, "eject", player="p3", reason="Shouting")["code"] == "begun-unsaid"
    script.do(id, "eject", player="p3", reason="Shouting", begun=False)
    assert hall.t.players["p3"].ejected  # type: ignore[index]  # an id
    script.do(id, "rejoin", player="p2")
    hall.act(calling.call_official, by=hall_player("p4"))
    number = hall.t.conduct.calls[-1].number
    script.do(id, "take-call", call=number)
    script.do(id, "close-call", call=number)
    step = hall.t.step
    assert step is not None
    script.do(id, "undo", step=step.first)
    assert script.refused(id, "undo", step=1)["code"] == "undo-too-late"


def hall_player(id: str) -> Any:
    from topcut.rules.actor import Actor, Role

    return Actor(Role.PLAYER, id)


def test_the_third_warning_is_answered(hall: Hall) -> None:
    id = hall.paired()
    script, ground = program(hall), hall.t.ruleset.conduct.grounds[0]
    for _ in range(2):
        script.do(id, "warn", player="p1", ground=ground)
    script.do(id, "warn", player="p1", ground=ground, spare="It was a mistake")
    assert not conduct.ejection_asked(hall.t)
    script.do(id, "warn", player="p1", ground=ground)
    script.do(id, "decline-ejection", player="p1", reason="The last one")


def test_the_cut_the_bracket_and_the_end(hall: Hall) -> None:
    id = hall.swiss()
    script = program(hall)
    script.do(id, "make-cut")
    while hall.t.phase == "bracket":
        step = script.get(f"/tournaments/{id}").json()["next"]
        if step != "publish-bracket":
            break
        assert hall.t.bracket is not None
        script.do(id, "publish-bracket", round=len(hall.t.bracket.rounds) + 1)
        for match in hall.playing.open:
            script.do(id, "enter-result", **result(hall, match))
    script.do(id, "finish")
    script.do(id, "reveal-seed")
    assert script.get(f"/tournaments/{id}").json()["winner"]


def test_a_drawn_match_of_the_bracket_is_rolled_for(hall: Hall) -> None:
    id = hall.bracket("showdown", 17)
    assert hall.t.ruleset.bracket.draw == "roll"
    now = hall.playing
    match = now.round.matches[0]
    level = Entry(scores={"struggle": (1, 1), "wounds": (4, 4)}, unfinished=Unfinished.NOBODY)
    hall.act(reports.claim, now.number, 1, level, stage=now.stage, by=hall_player(match.first))
    assert match.second is not None
    hall.act(reports.confirm, now.number, 1, stage=now.stage, by=hall_player(match.second))
    program(hall).do(id, "break-tie", round=now.number, players=list(match.players), winner="second")
    assert hall.t.bracket is not None
    assert match.second in hall.t.bracket.ties.values()


@pytest.mark.fault("C3")
def test_the_same_key_gives_the_same_answer_whatever_happened_since(hall: Hall) -> None:
    id = hall.paired()
    script, told = program(hall), result(hall)
    answer = script.send(f"/tournaments/{id}/acts/enter-result", told, key="table 1")
    hall.play()
    hall.pair()
    n = count(hall, id)
    again = script.send(f"/tournaments/{id}/acts/enter-result", told, key="table 1")
    assert (again.status_code, again.content) == (200, answer.content)
    assert count(hall, id) == n
    assert script.refused(id, "enter-result", **{**told, "winner": "second"}, key="table 1")["code"] == "key-reused"
    assert script.refused(id, "call-time", key="table 1")["code"] == "key-reused"
    assert count(hall, id) == n


def test_what_was_refused_can_be_sent_again_under_its_key(hall: Hall) -> None:
    id = hall.tournament(ready=False)
    script = program(hall)
    assert script.refused(id, "start", key="go")["code"] == "official-needed"
    script.do(id, "name-official", role="watcher")
    assert script.refused(id, "start", key="go")["code"] == "lists-missing"
    hall.act(lists.hand_in_for_all, "on paper")
    assert "Started" in kinds(script.do(id, "start", key="go"))


@pytest.mark.fault("C3")
def test_many_at_once_under_one_key_are_one_act(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    script = program(hall)
    many = [{"name": name} for name in NAMES[:6]]

    def send(_: int) -> bytes:
        answer = Program(hall, script.token).send(f"/tournaments/{id}/acts/enter-players", {"players": many}, key="all")
        assert answer.status_code == 200, answer.text
        return answer.content

    with ThreadPoolExecutor(6) as pool:
        answers = set(pool.map(send, range(12)))
    assert len(answers) == 1
    assert len(hall.t.players) == 6


def test_two_accounts_can_use_one_key(hall: Hall) -> None:
    id = hall.paired()
    program(hall).do(id, "announce", text="One", key="k")
    owned(hall, "cora", id)
    program(hall, "cora", operates=False).do(id, "announce", text="Another", key="k")
    assert [one.fact.text for one in hall.desk.history(id) if isinstance(one.fact, AnnouncementMade)] == [
        "One",
        "Another",
    ]


@pytest.mark.parametrize("key", ["", "x" * (LONGEST_KEY + 1), "\x80"])
def test_a_key_that_is_none(hall: Hall, key: str) -> None:
    id = hall.paired()
    answer = program(hall).http.post(
        f"/api/v1/tournaments/{id}/acts/call-time", headers={"Idempotency-Key": key.encode("latin-1")}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "api-key-unreadable")


@pytest.mark.parametrize("body", [b"{", b"\xff", b'{"player": "\xed\xa0\x80"}', b"[" * 5000, b"no", b"{}{}"])
def test_what_is_not_json(hall: Hall, body: bytes) -> None:
    id = hall.paired()
    answer = program(hall).http.post(f"/api/v1/tournaments/{id}/acts/check-in", content=body)
    assert answer.json()["code"] in {"api-not-json", "api-form"}
    assert answer.status_code in {400, 422}


@pytest.mark.fault("I-12")
def test_a_revoked_token_does_nothing_more(hall: Hall) -> None:
    id = hall.paired()
    script = program(hall)
    script.do(id, "announce", text="One")
    hall.store.change_access(lambda accounts: accounts.remove(*accounts.every(ApiToken)))
    assert script.refused(id, "announce", text="Two")["code"] == "api-token-refused"
    assert len(hall.t.announcements) == 1


def test_a_token_does_no_more_than_its_account(hall: Hall) -> None:
    id = hall.paired()
    owned(hall, OWNER.id, id)
    stranger = program(hall, "otto", operates=False)
    n = count(hall, id)
    assert stranger.refused(id, "announce", text="Mine now")["code"] == "page-unknown"
    judging = program(hall, scopes="judge")
    assert judging.refused(id, "finish")["code"] == "api-token-scope"
    assert count(hall, id) == n
    judging.do(id, "enter-result", **result(hall))


def test_a_token_for_judging_alone_does_nothing_that_only_an_organizer_may(hall: Hall) -> None:
    id = hall.paired()
    owned(hall, OWNER.id, id)
    hall.act(announcing.announce, "By the organizer")
    n = count(hall, id)
    assert program(hall, scopes="judge").refused(id, "undo", step=n)["code"] == "undo-for-other"
    assert count(hall, id) == n
    program(hall, scopes="run judge").do(id, "undo", step=n)


def test_what_is_so_already_is_not_answered_with_what_somebody_else_did(hall: Hall) -> None:
    id = hall.tournament(players=2, ready=False)
    script = program(hall)
    script.do(id, "check-in-all")
    hall.act(announcing.announce, "By somebody else")
    n = count(hall, id)
    assert script.refused(id, "check-in-all")["code"] == "nothing-to-do"
    assert count(hall, id) == n


@pytest.mark.fault("C4")
def test_no_form_can_take_the_key_of_a_program(hall: Hall) -> None:
    id = hall.paired()
    hall.owner.get(f"/t/{id}/desk")
    n = count(hall, id)
    answer = hall.owner.send(f"/t/{id}/desk/announcements", text="Hello", key="api-0123456789abcdef")
    assert answer.status_code == 403
    assert count(hall, id) == n


@pytest.mark.fault("A9")
def test_a_pairing_that_takes_long_is_asked_for_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    id = hall.started(players=64)
    script = program(hall)
    script.do(id, "open-draw", round=1)
    monkeypatch.setattr(preview, "SOON", 0.0)
    for answer in (
        script.get(f"/tournaments/{id}/preview"),
        script.send(f"/tournaments/{id}/acts/publish", {"round": 1}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (503, "pairing-not-ready")
        assert answer.headers["retry-after"]
    monkeypatch.setattr(preview, "SOON", 60.0)
    assert script.get(f"/tournaments/{id}/preview").status_code == 200
    script.do(id, "publish", round=1)


def test_the_clock_of_a_program_is_that_of_the_desk(hall: Hall) -> None:
    """What is written says who and when, as if it had come from a page."""
    id = hall.paired()
    hall.act(clock.start, 3)
    program(hall).do(id, "announce", text="Hello")
    *_, last = hall.desk.history(id)
    assert (last.by, last.at[:10]) == (OWNER, "2026-11-15")
    assert last.at < LATER
