"""What programs do besides running rounds: lists, checks, rulings, arrangements, sign-ups and pairs made by hand."""

from datetime import timedelta
from itertools import pairwise
from typing import Any, get_args

from tests.web.api.programs import V1, Program, program
from tests.web.doors import CLUB, in_a_club, owned
from tests.web.hall import OPTIONS, OWNER, Hall
from tests.web.organizer.playing_on import play_round
from tests.web.organizer.test_lists import GOOD, SHORT
from topcut.desk import signing_up
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions import days, deck_checks, lists, rounds
from topcut.rules.schedule import Slot
from topcut.store.applicants import SignUp
from topcut.store.displays import Choice
from topcut.web.api.arranging import Language
from topcut.words.reader import OFFERED

P1 = PlayerId("p1")
SECOND = "2026-11-16"


def told(reader: Program, id: str, player: str = P1) -> Any:
    """How the list of this player stands."""
    found = reader.get(f"/tournaments/{id}/lists").json()["lists"]
    return next((one for one in found if one["player"]["id"] == player), None)


def facts(hall: Hall) -> int:
    return hall.store.head(hall.last).n


def test_a_list_is_handed_in_checked_accepted_and_corrected(hall: Hall) -> None:
    id = hall.tournament("munchkin", 4, ready=False)
    script = program(hall, scopes="judge")
    answer = script.do(id, "hand-in-list", player="p1", list=SHORT, key="p1")
    assert script.do(id, "hand-in-list", player="p1", list=SHORT, key="p1") == answer
    assert script.refused(id, "hand-in-list", player="p1", list=GOOD, key="p1")["code"] == "key-reused"
    found = told(script, id)
    assert (found["state"], found["text"], found["check"]["findings"]) == ("illegal", SHORT, ["MU-08 cards"])
    script.do(id, "accept-list", player="p1", reason="she has lost a card")
    assert told(script, id)["state"] == "accepted"
    script.do(id, "hand-in-list", player="p2", list=GOOD)
    assert told(script, id, "p2")["state"] == "accepted"
    script.do(id, "correct-list", player="p1", list=GOOD, reason="found again")
    assert told(script, id)["check"]["findings"] == []
    unreadable = script.refused(id, "hand-in-list", player="p3", list="on paper")
    assert unreadable["status"] == 422
    script.do(id, "hand-in-list", player="p3", list="on paper", unread=True)
    script.do(id, "hand-in-lists", note="on paper", players=["p4"])
    assert not lists.missing(hall.t)


def test_lists_are_read_by_whoever_may(hall: Hall) -> None:
    id = hall.tournament(players=4)
    owned(hall, OWNER.id, id)
    hall.act(lists.hand_in, P1, "A roster")
    public, stranger = Program(hall), program(hall, "otto", operates=False)
    for reader in (public, stranger):
        assert reader.get(f"/tournaments/{id}/lists").json()["lists"] == []
    assert told(program(hall), id)["text"] == "A roster"
    hall.start()
    assert told(public, id) is None
    program(hall).do(id, "publish-lists")
    seen = told(public, id)
    assert (seen["text"], seen["state"], seen["check"], seen["pool"]) == ("A roster", None, None, None)
    program(hall).do(id, "publish-lists", published=False)
    assert told(public, id) is None


def test_several_lists_are_accepted_with_one_reason_and_pools_noted(hall: Hall) -> None:
    options = {"level": "premier", "type": "select"}
    id = hall.tournament("munchkin", 4, ready=False, options={**OPTIONS["munchkin"], **options})
    script = program(hall)
    for player in ("p1", "p2"):
        script.do(id, "hand-in-list", player=player, list=SHORT)
    script.do(id, "accept-lists", players=["p1", "p2"], reason="seen")
    assert {told(script, id, one)["state"] for one in ("p1", "p2")} == {"accepted"}
    script.do(id, "register-pool", player="p1", pool="4x Drop Bear\n36x Gazebo")
    assert told(script, id)["pool"]
    script.do(id, "note-pools", note="on paper")
    assert script.refused(id, "note-pools", note="on paper")["code"] == "nothing-to-do"


def test_what_officials_check_at_the_tables(hall: Hall) -> None:
    id = hall.paired()
    script = program(hall, scopes="judge")
    script.do(id, "check-material", player="p1", item="dice", passed=False, note="One is missing")
    assert hall.t.conduct.checks[-1][1:] == ("dice", False, "One is missing")
    assert script.refused(id, "approve-substitute", player="p1", item="tools")["code"] == "organizer-only"
    asked = program(hall).refused(id, "approve-substitute", player="p1", item="tools")
    assert (asked["code"], asked["confirm"]) == ("confirm-needed", "CH-05")
    program(hall).do(id, "approve-substitute", player="p1", item="tools", confirm=[asked["confirm"]])
    drawn = script.do(id, "draw-deck-checks", round=1, tables=1)["facts"][-1]
    player = drawn["fact"]["players"][0]
    assert script.refused(id, "note-deck-check", drawn=drawn["n"], player=player, fine=False)["code"] == (
        "deck-check-clause"
    )
    script.do(id, "note-deck-check", drawn=drawn["n"], player=player, fine=False, clause="CH-09", note="Eleven")
    assert hall.t.conduct.deck_checks[-1].found[PlayerId(player)].clause == "CH-09"
    assert script.refused(id, "draw-deck-checks", round=2, tables=1)["code"] == "round-not-current"


def test_a_ruling_an_appeal_and_the_last_word(hall: Hall) -> None:
    id = hall.paired("showdown", 6)
    script = program(hall, scopes="judge")
    now = hall.playing.round.matches[0]
    said: dict[str, Any] = {"table": now.table, "question": "In range?", "answer": "No."}
    assert script.refused(id, "give-ruling", **{**said, "answer": " "})["code"] == "ruling-words-needed"
    assert script.refused(id, "give-ruling", **{**said, "table": 99})["code"] == "table-empty"
    (ruling,) = script.do(id, "give-ruling", **said)["facts"][-1:]
    number = ruling["fact"]["ruling"]
    other = hall.playing.round.matches[1].first
    assert script.refused(id, "appeal", ruling=number, player=other)["code"] == "appeal-of-another"
    assert script.refused(id, "appeal", ruling=number, player=now.first)["code"] == "appeal-to-nobody"
    owner = program(hall)
    named = owner.do(id, "name-official", role="lead-arbiter", name="Lea")["facts"][-1]["fact"]["official"]
    script.do(id, "appeal", ruling=number, player=now.first)
    assert script.refused(id, "decide-appeal", ruling=number, upheld=True)["code"] == "appeal-by-head"
    word: dict[str, Any] = {"ruling": number, "upheld": False, "decided_by": named}
    assert owner.refused(id, "decide-appeal", **word)["code"] == "ruling-words-needed"
    owner.do(id, "decide-appeal", **word, answer="Yes.")
    assert hall.t.conduct.rulings[-1].answer == "Yes."


def test_squads_and_lost_cards(hall: Hall) -> None:
    id = hall.paired("showdown", 6)
    script = program(hall, scopes="judge")
    script.do(id, "choose-squads", player="p1", round=1, squads=[3, 1])
    assert hall.t.rounds[0].squads[P1] == (1, 3)
    assert script.refused(id, "choose-squads", player="p1", round=1, squads=[1])["code"] == "squads-wrong-number"
    id = hall.paired("munchkin", 8)
    first, second, *_ = [player for match in hall.playing.round.matches for player in match.players]
    assert script.refused(id, "card-missing", player=first, card="Gazebo")["code"] == "card-minutes-needed"
    script.do(id, "card-missing", player=first, card="Gazebo", minutes=5)
    script.do(id, "card-replaced", player=first)
    assert first not in hall.t.conduct.missing_cards
    script.do(id, "concede-for-card", player=second, card="Drop Bear")
    assert hall.playing.round.matches[0].result is not None


def test_what_the_organizer_arranges(hall: Hall) -> None:
    id = hall.tournament(players=4, ready=False)
    script = program(hall)
    script.do(id, "correct-details", title="Winter Cup", first_day="2026-11-14")
    assert (hall.t.title, hall.t.first_day, hall.t.place) == ("Winter Cup", "2026-11-14", "Town hall")
    script.do(id, "set-fee", charged=False)
    assert script.refused(id, "set-fee", charged=False)["code"] == "fee-as-it-is"
    script.do(id, "set-capacity", capacity=4)
    script.do(id, "enter-players", players=[{"name": "Zoe"}])
    assert hall.t.players[PlayerId("p5")].waiting
    script.do(id, "set-capacity", capacity=None)
    assert not hall.t.players[PlayerId("p5")].waiting
    script.do(id, "allow-self-check-in", allowed=True)
    script.do(id, "show-chances", shown=True)
    assert hall.t.chances_shown
    script.do(id, "declare-deviation", clause="ch-33", reason="The hall closes early.")
    assert [one.clause for one in hall.t.deviations] == ["CH-33"]
    line = {"day": "2026-11-14", "time": "09:30", "what": "Round 1"}
    script.do(id, "set-schedule", lines=[line])
    assert script.refused(id, "set-schedule", lines=[line])["code"] == "nothing-to-do"
    assert script.refused(id, "set-schedule", lines=[{**line, "time": "9.30"}])["code"] == "time-unreadable"
    script.do(id, "describe-player", player="p1", name="Anna", club="North")
    assert (hall.names["p1"], hall.t.players[P1].club) == ("Anna", "North")
    assert script.refused(id, "describe-player", player="p1", name="Bo")["code"] == "people-in-already"


def test_who_comes_again_on_the_second_day(hall: Hall) -> None:
    id = hall.paired("timeline", 8)
    hall.act(days.set_schedule, [Slot(SECOND, "10:00", "Round 2")])
    hall.play()
    hall.now += timedelta(days=1)
    script = program(hall, scopes="judge")
    script.do(id, "arrive", player="p1", day=SECOND)
    script.do(id, "arrive", player="p1", day=SECOND, here=False)
    assert script.refused(id, "arrive", player="p1", day="2026-11-19")["code"] == "day-not-scheduled"
    script.do(id, "drop-absent", player="p3", day=SECOND)
    assert hall.t.players[PlayerId("p3")].dropped
    script.do(id, "arrive-all", day=SECOND)
    assert days.awaited(hall.t, SECOND) == ()
    program(hall).do(id, "leave-out", players=["p1", "p2"], round=2)
    assert set(rounds.absent(hall.t)) == {"p1", "p2"}


def test_pairs_made_by_hand_are_asked_about_first(hall: Hall) -> None:
    id = hall.paired(players=4)
    play_round(hall)
    script = program(hall)
    played = [{"first": one.first, "second": one.second} for one in hall.t.rounds[0].matches]
    said: dict[str, Any] = {"round": 2, "pairs": played}
    n = facts(hall)
    found = script.send(f"/tournaments/{id}/breaks", said).json()
    assert {one["clause"] for one in found["breaks"]} >= {"CH-28"}
    assert all(one["sentence"] for one in found["breaks"])
    assert script.refused(id, "pair-by-hand", **said, seen="x")["code"] == "api-breaks-changed"
    assert script.refused(id, "pair-by-hand", **{**said, "pairs": played[:1]}, seen="x")["code"] == (
        "pairing-player-missing"
    )
    assert facts(hall) == n, "nothing was recorded so far"
    answer = script.do(id, "pair-by-hand", **said, seen=found["seen"], key="second")
    assert "CH-28" in answer["facts"][-1]["fact"]["breaks"]
    assert script.do(id, "pair-by-hand", **said, seen=found["seen"], key="second") == answer
    assert len(hall.t.rounds) == 2
    assert script.send(f"/tournaments/{id}/breaks", said).json()["code"] == "already-paired"


def test_tables_of_pairs_made_by_hand_are_as_they_are_said(hall: Hall) -> None:
    id = hall.started(players=5)
    script = program(hall)
    pairs = [{"first": "p1", "second": "p2", "table": 2}, {"first": "p3", "second": "p4", "table": 1}, {"first": "p5"}]
    found = script.send(f"/tournaments/{id}/breaks", {"round": 1, "pairs": pairs}).json()
    script.do(id, "pair-by-hand", round=1, pairs=pairs, seen=found["seen"])
    assert [one.table for one in hall.playing.round.matches] == [TableNumber(2), TableNumber(1), None]


def test_signing_up_is_opened_and_answered(hall: Hall) -> None:
    id = hall.tournament(players=2, ready=False)
    script, address = program(hall), f"/tournaments/{id}/sign-up"
    assert script.get(address).json() == {"way": "closed", "open": False, "waiting": []}
    assert script.http.put(f"/api/v1{address}", json={"way": "asks"}).json()["open"]
    assert hall.store.sign_up(id) == SignUp(open=True, asks=True)
    for name in ("Zoe", "Yan", "Xia"):
        signing_up.sign_up(hall.desk, id, name)
    numbers = [one["number"] for one in script.get(address).json()["waiting"]]
    answer = script.do(id, "admit", numbers=numbers[:1], key="yes")
    assert script.do(id, "admit", numbers=numbers[:1], key="yes") == answer
    assert hall.names["p3"] == "Zoe"
    assert script.refused(id, "admit", numbers=numbers[:2])["code"] == "applicant-gone"
    assert script.refused(id, "admit", numbers=[])["code"] == "applicant-gone"
    left = script.send(f"{address}/decline", {"numbers": numbers[1:2]}).json()["waiting"]
    assert [one["name"] for one in left] == ["Xia"]
    assert script.http.put(f"/api/v1{address}", json={"way": "perhaps"}).json()["code"] == "api-form"


def test_the_big_screen_is_chosen(hall: Hall) -> None:
    id = hall.tournament(players=2)
    script, address = program(hall), f"/tournaments/{id}/display"
    assert script.get(address).json() == {"shows": "by-itself", "language": "en"}

    def choose(**said: str) -> Any:
        return script.http.put(f"/api/v1{address}", json=said).json()

    assert choose(shows="names", language="fr") == {"shows": "names", "language": "fr"}
    assert (hall.store.display(id), hall.store.display_language(id)) == (Choice.NAMES, "fr")
    assert choose(shows="tables") == {"shows": "tables", "language": "fr"}
    for said in ({"shows": "films"}, {"shows": "names", "language": "xx"}):
        assert choose(**said)["code"] == "api-form"
    assert set(get_args(Language)) == set(OFFERED)
    judging = program(hall, scopes="judge")
    assert judging.http.put(f"/api/v1{address}", json={"shows": "blank"}).json()["code"] == "api-token-scope"


def test_it_is_listed_and_archived_by_its_owner(hall: Hall) -> None:
    id = hall.tournament(players=2)
    owned(hall, OWNER.id, id)
    script, address = program(hall, operates=False), f"/tournaments/{id}/keeping"
    assert script.get(address).json() == {"listed": True, "archived": False}

    def found() -> list[str]:
        return [one["id"] for one in Program(hall).get("/tournaments").json()["tournaments"]]

    def keep(**said: Any) -> Any:
        return script.http.put(f"/api/v1{address}", json=said).json()

    assert found() == [id]
    assert keep(listed=False) == {"listed": False, "archived": False}
    assert found() == []
    assert keep(listed=True, archived=True) == keep() == {"listed": True, "archived": True}
    assert hall.store.kept(id).archived
    assert keep(archived=False) == {"listed": True, "archived": False}
    assert keep(listed="no")["code"] == "api-form"
    judging = program(hall, scopes="judge", operates=False)
    assert judging.http.put(f"/api/v1{address}", json={"listed": False}).json()["code"] == "api-token-scope"
    in_a_club(hall, OWNER.id, "cora")
    owned(hall, CLUB, id)
    organizing = program(hall, "cora", operates=False)
    assert organizing.http.put(f"/api/v1{address}", json={"listed": False}).json()["code"] == "forbidden"


def test_each_act_says_what_it_takes_and_no_two_are_called_the_same(hall: Hall) -> None:
    told: dict[str, Any] = Program(hall).get("/openapi.json").json()
    names = sorted(one["operationId"] for path in told["paths"].values() for one in path.values())
    assert not [first for first, second in pairwise(names) if first == second]
    for path, methods in told["paths"].items():
        for one in methods.values():
            keyed = any(said["name"] == "Idempotency-Key" for said in one.get("parameters", ()))
            assert keyed is ("/acts/" in path or one["operationId"] == "create"), path


def test_a_draw_is_no_secret_for_officials_alone(hall: Hall) -> None:
    """What a program is answered with is what its account may read."""
    id = hall.paired()
    hall.act(deck_checks.draw, 1)
    n = facts(hall)
    seen = {one["kind"] for one in Program(hall).get(f"/tournaments/{id}/facts").json()["facts"]}
    assert "DeckCheckDrawn" not in seen
    found = program(hall).get(f"/tournaments/{id}/facts", params={"after": n - 1}).json()["facts"]
    assert [one["kind"] for one in found] == ["DeckCheckDrawn"]


def test_the_description_says_what_a_program_cannot_guess(hall: Hall) -> None:
    told: dict[str, Any] = Program(hall).get("/openapi.json").json()
    forms = told["components"]["schemas"]
    step = forms["Tournament"]["properties"]["next"]
    named = {value for one in step["anyOf"] for value in one.get("enum", ())}
    assert named
    assert all(f"{V1}/tournaments/{{tournament}}/acts/{one}" in told["paths"] for one in named)
    for form, field in (("EnterResult", "confirm"), ("Correct", "was"), ("PairByHand", "seen"), ("Undo", "step")):
        assert forms[form]["properties"][field]["description"]
