"""Lines of the entry queue: each is recorded once, for the pairings it was typed for, or it is said what is asked."""

import re
from typing import Any

import pytest

from tests.web.hall import Client, Hall
from tests.web.organizer.playing_on import claimed, entered, first, match_at, name, play_round, second
from topcut.refusal import Refusal
from topcut.rules.actions import rounds
from topcut.rules.match import Seat
from topcut.words import sentence

ROUND = re.compile(r'id="typed-for" hidden data-round="([0-9a-f]+)"')


def typed_for(hall: Hall) -> str:
    found = ROUND.search(hall.owner.get(f"/t/{hall.last}/desk").text)
    assert found
    return found[1]


def post(client: Client, path: str, **fields: str) -> Any:
    form = {"csrf": client.csrf, "key": f"line-{next(client.keys)}", **fields}
    return client.http.post(path, data=form, headers={"HX-Request": "true"})


def line(hall: Hall, fields: dict[str, str], status: int = 200, **more: str) -> dict[str, Any]:
    """What the script is told about a line that it sends."""
    answer = post(hall.owner, f"/t/{hall.last}/desk/enter", **fields, **more)
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def won(table: int) -> dict[str, str]:
    return {"table": str(table), "vp-1": "16", "vp-2": "9"}


def test_a_line_counts_at_once_and_is_read_back(hall: Hall) -> None:
    hall.paired()
    told = line(hall, won(3), round=typed_for(hall))
    assert (told["state"], told["table"], told["n"]) == ("saved", 3, hall.t.facts)
    assert told["said"] == f"{name(hall, first(hall, 3))} beats {name(hall, second(hall, 3))}, 16 : 9."
    assert hall.owner.get(told["correct"]).status_code == 200
    assert match_at(hall, 3).result is not None


@pytest.mark.fault("C3", "D1")
def test_a_line_that_is_sent_twice_counts_once_even_after_the_next_pairings(hall: Hall) -> None:
    hall.paired()
    sent = {**won(3), "round": typed_for(hall), "key": "one-line"}
    told = line(hall, sent)
    before = hall.t.facts
    assert line(hall, sent) == told
    assert hall.t.facts == before
    play_round(hall)
    hall.pair()
    before = hall.t.facts
    assert line(hall, sent)["state"] == "saved"
    assert (hall.t.facts, match_at(hall, 3).result) == (before, None)


@pytest.mark.fault("D7")
def test_a_line_is_never_recorded_for_other_pairings_than_it_was_typed_for(hall: Hall) -> None:
    hall.paired()
    before = typed_for(hall)
    play_round(hall)
    hall.pair()
    told = line(hall, won(3), round=before)
    assert (told["state"], told["code"]) == ("asked", "line-outdated")
    assert told["why"] == sentence(Refusal("line-outdated", table="3"))
    assert line(hall, won(3))["code"] == "line-outdated"
    assert match_at(hall, 3).result is None
    before = typed_for(hall)
    hall.act(rounds.move_table, 1, 2)
    assert line(hall, won(1), round=before)["code"] == "line-outdated"
    assert line(hall, won(1), round=typed_for(hall))["state"] == "saved"


@pytest.mark.fault("C7")
@pytest.mark.parametrize("by", ["official", "players"])
def test_a_table_that_was_settled_meanwhile_is_saved_if_it_is_the_same_and_asked_if_not(hall: Hall, by: str) -> None:
    hall.paired()
    if by == "official":
        entered(hall, 3, (16, 9))
    else:
        claimed(hall, 3, (16, 9))
        claimed(hall, 3, (16, 9), Seat.SECOND)
    before = hall.t.facts
    same = line(hall, won(3), round=typed_for(hall))
    assert (same["state"], same["n"]) == ("saved", None)
    other = line(hall, {**won(3), "vp-2": "19"}, round=typed_for(hall))
    assert (other["state"], other["code"]) == ("asked", "changed-meanwhile")
    told = f"{name(hall, first(hall, 3))} beats {name(hall, second(hall, 3))}, 16 : 9"
    assert told in re.sub("[\u2068\u2069]", "", other["why"])
    assert "/desk/correct/swiss/1/" in other["correct"]
    assert hall.t.facts == before


@pytest.mark.fault("C7")
@pytest.mark.clause("CH-25")
@pytest.mark.parametrize(("faster", "slower"), [("no", "yes"), ("yes", "no")])
def test_a_line_that_drops_otherwise_than_another_official_is_asked(hall: Hall, faster: str, slower: str) -> None:
    hall.paired()
    absent = {"table": "1", "how": "no-show", "winner": "1", "round": typed_for(hall)}
    gone = second(hall, 1)
    assert line(hall, absent, drop=faster)["state"] == "saved"
    before = hall.t.facts
    other = line(hall, absent, drop=slower)
    assert (other["state"], other["code"]) == ("asked", "changed-meanwhile")
    assert ("not dropped" in other["why"]) is (faster == "no")
    assert line(hall, absent, drop=faster)["state"] == "saved"
    assert line(hall, absent)["state"] == "saved"
    assert (hall.t.facts, hall.t.players[gone].dropped) == (before, faster == "yes")


@pytest.mark.fault("C7")
@pytest.mark.clause("PS-34")
def test_a_line_with_another_roll_than_the_one_that_counts_is_asked(hall: Hall) -> None:
    hall.bracket("showdown")
    level = {f"{figure}-{seat}": "1" for figure in ("struggle", "wounds", "objectives") for seat in (1, 2)}
    drawn = {"table": "1", "how": "time", **level, "round": typed_for(hall)}
    assert line(hall, drawn, roll="1")["state"] == "saved"
    before = hall.t.facts
    other = line(hall, drawn, roll="2")
    assert (other["state"], other["code"]) == ("asked", "changed-meanwhile")
    assert f"{name(hall, first(hall, 1))} goes on" in re.sub("[\u2068\u2069]", "", other["why"])
    assert line(hall, drawn, roll="1")["state"] == "saved"
    assert hall.t.facts == before


@pytest.mark.fault("C3", "D7")
def test_a_key_that_was_used_for_other_pairings_does_not_count_as_recorded(hall: Hall) -> None:
    hall.paired()
    sent = {**won(3), "round": typed_for(hall), "key": "one-line"}
    assert line(hall, sent)["state"] == "saved"
    for mark in ("", "another", sent["round"][::-1]):
        assert line(hall, {**won(2), "round": mark, "key": "one-line"})["code"] == "line-outdated"
    play_round(hall)
    hall.pair()
    assert line(hall, {**sent, "round": "another"})["code"] == "line-outdated"
    assert line(hall, sent)["state"] == "saved"
    assert match_at(hall, 3).result is None


def test_a_line_that_cannot_be_read_is_asked_back(hall: Hall) -> None:
    hall.paired()
    now = typed_for(hall)
    for fields, code in (
        ({"table": "1", "vp-1": "5"}, "figure-not-a-number"),
        ({"table": "77", "vp-1": "5", "vp-2": "6"}, "table-empty"),
        ({"table": "x"}, "not-a-number"),
        ({"vp-1": "5"}, "table-untyped"),
    ):
        told = line(hall, fields, round=now)
        assert (told["state"], told["code"], told["answers"]) == ("asked", code, [])
        assert told["why"]


@pytest.mark.clause("CH-38", "CH-40")
def test_a_line_that_must_be_confirmed_has_its_answer(hall: Hall) -> None:
    hall.paired()
    drawn = {"table": "1", "how": "draw", "vp-1": "12", "vp-2": "13"}
    told = line(hall, drawn, round=typed_for(hall))
    (answer,) = told["answers"]
    assert (told["code"], answer["name"], answer["value"]) == ("confirm-needed", "confirm", "CH-38")
    assert told["said"]
    assert line(hall, drawn, round=typed_for(hall), confirm="CH-38")["state"] == "saved"


@pytest.mark.clause("CH-25")
def test_a_line_with_a_no_show_asks_whether_to_drop(hall: Hall) -> None:
    hall.paired()
    absent = {"table": "1", "how": "no-show", "winner": "1"}
    gone = second(hall, 1)
    told = line(hall, absent, round=typed_for(hall))
    assert [(one["name"], one["value"]) for one in told["answers"]] == [("drop", "yes"), ("drop", "no")]
    assert all(name(hall, gone) in one["words"] for one in told["answers"])
    assert line(hall, absent, round=typed_for(hall), drop="yes")["state"] == "saved"
    assert hall.t.players[gone].dropped
    told = line(hall, {"table": "2", "how": "double-no-show"}, round=typed_for(hall))
    assert [one["words"] for one in told["answers"]] == ["Drop both", "Both stay in"]


@pytest.mark.clause("PS-34")
def test_a_line_that_is_drawn_in_the_bracket_asks_who_won_the_roll(hall: Hall) -> None:
    hall.bracket("showdown")
    level = {f"{figure}-{seat}": "1" for figure in ("struggle", "wounds", "objectives") for seat in (1, 2)}
    drawn = {"table": "1", "how": "time", **level}
    told = line(hall, drawn, round=typed_for(hall))
    assert (told["code"], [one["name"] for one in told["answers"]]) == ("roll-needed", ["roll", "roll"])
    assert name(hall, second(hall, 1)) in told["answers"][1]["words"]
    assert line(hall, drawn, round=typed_for(hall), roll="2")["state"] == "saved"


@pytest.mark.clause("MU-33")
def test_a_line_that_is_level_at_time_asks_who_won_the_roll(hall: Hall) -> None:
    hall.paired("munchkin")
    level = {f"{figure}-{seat}": "4" for figure in ("damage", "deck") for seat in (1, 2)}
    told = line(hall, {"table": "1", "how": "time", **level}, round=typed_for(hall))
    assert (told["code"], [one["name"] for one in told["answers"]]) == ("roll-needed", ["winner", "winner"])
    assert line(hall, {"table": "1", "how": "time", **level}, round=typed_for(hall), winner="1")["state"] == "saved"


@pytest.mark.clause("CH-35")
def test_a_line_that_replaces_a_qualifier_is_saved_once(hall: Hall) -> None:
    hall.bracket()
    absent = {"table": "1", "how": "no-show", "winner": "1", "round": typed_for(hall), "key": "one-line"}
    told = line(hall, absent)
    assert (told["state"], told["correct"]) == ("saved", f"/t/{hall.last}/desk/bracket")
    before = hall.t.facts
    assert line(hall, absent)["state"] == "saved"
    assert hall.t.facts == before
    assert line(hall, {**won(2), "round": absent["round"]})["code"] == "no-round"


@pytest.mark.fault("B1")
def test_a_line_that_cannot_be_saved_now_is_to_be_sent_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    hall.paired()
    now = typed_for(hall)

    def full(*_: object, **__: object) -> None:
        raise Refusal("disk-full")

    with monkeypatch.context() as broken:
        broken.setattr(hall.store, "append", full)
        assert line(hall, won(1), 503, round=now)["why"]
    assert line(hall, won(1), round=now)["state"] == "saved"


def test_the_last_line_is_undone_without_a_page(hall: Hall) -> None:
    id = hall.paired()
    told = line(hall, won(1), round=typed_for(hall))
    step = hall.t.step
    assert step
    assert told["n"] == step.last
    page = hall.owner.get(f"/t/{id}/desk").text
    assert f'data-first="{step.first}" data-last="{step.last}"' in page
    undone = post(hall.owner, f"/t/{id}/desk/undo", step=str(step.first), reason="Entered by mistake")
    assert undone.status_code == 204
    assert match_at(hall, 1).result is None


@pytest.mark.clause("CH-36", "TL-33")
def test_a_draw_in_the_bracket_is_read_back_with_who_goes_on(hall: Hall) -> None:
    id = hall.bracket()
    drawn = hall.judge.get(f"/t/{id}/desk/enter?table=1&vp-1=12&vp-2=12", headers={"HX-Request": "true"}).text
    assert hall.t.bracket is not None
    better = min((first(hall, 1), second(hall, 1)), key=hall.t.bracket.seeds.index)
    said = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", drawn))
    assert f"{name(hall, better)} goes on" in said
    assert "CH-36" in said


@pytest.mark.parametrize(
    ("ruleset", "fields", "keys"),
    [
        ("challenger", ["table", "vp-1", "vp-2", "how"], 3),
        ("timeline", ["table", "vp-1", "vp-2", "how"], 3),
        ("showdown", ["table", "struggle-1", "struggle-2", "wounds-1", "wounds-2", "how"], 5),
        ("munchkin", ["table", "winner", "how"], 2),
    ],
)
def test_the_fields_and_the_example_follow_the_rule_book(
    hall: Hall, ruleset: str, fields: list[str], keys: int
) -> None:
    id = hall.paired(ruleset, 32)
    page = hall.judge.get(f"/t/{id}/desk").text
    form = page.partition('id="entry"')[2].partition("</form>")[0]
    asked, later = form.partition("<details")[0], form.partition("<details")[2]
    assert re.findall(r'<(?:input|select) name="([\w-]+)"', asked) == fields
    assert re.findall(r'name="(objectives-1|damage-1|deck-1|unfinished)"', asked) == []
    assert ('data-when="time"' in later) is (ruleset in {"showdown", "munchkin"})
    example = form.partition('class="row tiny keys"')[2].partition("</span>")[0]
    typed = [one for one in re.findall(r"<kbd>(\w+)</kbd>", example) if one.isdecimal()]
    assert len(typed) == keys
    told = line(hall, dict(zip(fields, ["1", *typed[1:]], strict=False)), round=typed_for(hall))
    assert told["state"] == "saved"


@pytest.mark.clause("MU-21")
def test_in_a_best_of_three_the_games_are_typed_first(hall: Hall) -> None:
    id = hall.bracket("munchkin")
    form = hall.judge.get(f"/t/{id}/desk").text.partition('id="entry"')[2].partition("<details")[0]
    assert re.findall(r'<(?:input|select) name="([\w-]+)"', form) == ["table", "game-1", "game-2", "game-3", "how"]
    assert line(hall, {"table": "1", "game-1": "1", "game-2": "1"}, round=typed_for(hall))["state"] == "saved"


@pytest.mark.fault("D7")
def test_with_no_round_published_a_line_is_called_recorded_only_for_the_pairings_it_was_typed_for(hall: Hall) -> None:
    """The pair is gone with the first answer: an absent player has been replaced (CH-35)."""
    hall.bracket()
    mark = typed_for(hall)
    sent = {"table": "1", "how": "no-show", "winner": "1", "key": "one-line"}
    assert line(hall, sent, round=mark)["state"] == "saved"
    assert hall.t.bracket is not None
    assert hall.t.bracket.rounds == ()
    assert line(hall, sent, round=mark)["state"] == "saved"  # its first answer was lost
    for wrong in ("0" * len(mark), ""):
        assert line(hall, sent, round=wrong)["code"] == "line-outdated"
