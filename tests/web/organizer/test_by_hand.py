"""Pairing by hand: what it breaks is said first, names by their beginnings, and one round in the end."""

import re

import pytest

from tests.web.hall import Hall
from tests.web.organizer.playing_on import play_round
from topcut.rules.actions import rounds

SEEN = re.compile(r'name="seen" value="([0-9a-f]+)"')


def fields(*lines: tuple[str, str, str]) -> dict[str, str]:
    parts = {"lines": str(len(lines))}
    for place, (table, first, second) in enumerate(lines, start=1):
        parts |= {f"table-{place}": table, f"first-{place}": first, f"second-{place}": second}
    return parts


def test_the_form_is_filled_with_the_open_draw(hall: Hall) -> None:
    id = hall.started(players=5)
    hall.act(rounds.open_draw)
    page = hall.owner.get(f"/t/{id}/desk/pairing").text
    assert "The lines are those of the open draw." in page
    drawn = rounds.preview(hall.t, hall.desk.seed(id)).seated
    values = re.findall(r'name="(?:first|second)-\d+" value="([^"]*)"', page)
    names = {"p1": "Ana", "p2": "Bo", "p3": "Cy", "p4": "Dee", "p5": "Eve"}
    wanted = [names.get(str(player), "") for one in drawn for player in (one.first, one.second)]
    assert values[: len(wanted)] == wanted


def test_without_a_draw_the_lines_follow_the_standings(hall: Hall) -> None:
    id = hall.started(players=4)
    page = hall.owner.get(f"/t/{id}/desk/pairing").text
    assert "The lines follow the standings." in page
    assert len(re.findall(r'value="(?:Ana|Bo|Cy|Dee)" list', page)) == 4


def test_what_it_breaks_is_read_before_it_is_published(hall: Hall) -> None:
    id = hall.paired(players=4)
    play_round(hall)
    played = hall.t.rounds[0].matches
    of = {"p1": "Ana", "p2": "Bo", "p3": "Cy", "p4": "Dee"}
    same = fields(*(("", of[match.first], of[str(match.second)]) for match in played))
    page = hall.owner.send(f"/t/{id}/desk/pairing", round="2", **same)
    assert page.status_code == 200
    assert "were already paired in round 1" in page.text
    assert "#CH-28" in page.text
    assert not hall.t.rounds[1:]
    token = SEEN.search(page.text)
    assert token
    hall.owner.done(f"/t/{id}/desk/pairing", round="2", seen=token[1], **same)
    assert len(hall.t.rounds) == 2
    assert "CH-28" in hall.anybody.get(f"/t/{id}/log").text


@pytest.mark.fault("C3")
def test_published_twice_by_hand_is_published_once(hall: Hall) -> None:
    id = hall.started(players=4)
    given = fields(("", "Ana", "Bo"), ("", "Cy", "Dee"))
    token = SEEN.search(hall.owner.send(f"/t/{id}/desk/pairing/check", **given).text)
    assert token
    for _ in range(2):
        hall.owner.done(f"/t/{id}/desk/pairing", round="1", seen=token[1], key="once", **given)
    assert len(hall.t.rounds) == 1


def test_table_numbers_are_swapped_by_typing_them(hall: Hall) -> None:
    id = hall.started(players=4)
    given = fields(("2", "Ana", "Bo"), ("1", "Cy", "Dee"))
    token = SEEN.search(hall.owner.send(f"/t/{id}/desk/pairing/check", **given).text)
    assert token
    hall.owner.done(f"/t/{id}/desk/pairing", round="1", seen=token[1], **given)
    assert {match.first: match.table for match in hall.t.rounds[0].matches} == {"p1": 2, "p3": 1}


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ((("", "Ana", "Bo"), ("", "Ana", "Dee")), "Ana"),
        ((("", "Ana", "Bo"), ("", "Cy", "Nobody")), "Nobody"),
        ((("x", "Ana", "Bo"), ("1", "Cy", "Dee")), "not a number"),
        ((("", "Ana", "Bo"),), "Cy"),
    ],
)
def test_lines_that_cannot_be_a_round_are_refused_and_kept(
    hall: Hall, lines: tuple[tuple[str, str, str], ...], said: str
) -> None:
    id = hall.started(players=4)
    answer = hall.owner.send(f"/t/{id}/desk/pairing/check", **fields(*lines))
    assert answer.status_code in {404, 422}
    assert said in answer.text
    assert 'value="Ana"' in answer.text


def test_a_line_with_one_name_is_a_bye_in_either_seat(hall: Hall) -> None:
    id = hall.started(players=5)
    given = fields(("", "Ana", "Bo"), ("", "Cy", "Dee"), ("", "", "Eve"), ("", "", ""))
    token = SEEN.search(hall.owner.send(f"/t/{id}/desk/pairing/check", **given).text)
    assert token
    hall.owner.done(f"/t/{id}/desk/pairing", round="1", seen=token[1], **given)
    assert [match.first for match in hall.t.rounds[0].matches if match.second is None] == ["p5"]


def test_the_script_is_told_the_breaks_alone(hall: Hall) -> None:
    id = hall.started(players=4)
    hall.owner.http.headers["HX-Request"] = "true"
    answer = hall.owner.send(f"/t/{id}/desk/pairing/check", **fields(("", "Ana", "Bo"), ("", "Cy", "Dee")))
    del hall.owner.http.headers["HX-Request"]
    assert "<html" not in answer.text
    assert "It breaks nothing." in answer.text


@pytest.mark.fault("C5")
def test_a_round_that_somebody_else_has_published_is_not_paired_by_hand(hall: Hall) -> None:
    id = hall.started(players=4)
    given = fields(("", "Ana", "Bo"), ("", "Cy", "Dee"))
    token = SEEN.search(hall.owner.send(f"/t/{id}/desk/pairing/check", **given).text)
    assert token
    hall.pair()
    answer = hall.co_organizer.send(f"/t/{id}/desk/pairing", round="1", seen=token[1], **given)
    assert answer.status_code == 409
    assert "already paired, by Olga" in answer.text


def test_only_organizers_pair_by_hand_and_a_huge_form_is_refused(hall: Hall) -> None:
    id = hall.started(players=4)
    assert hall.judge.get(f"/t/{id}/desk/pairing").status_code == 403
    refused = hall.owner.send(f"/t/{id}/desk/pairing/check", lines="999999")
    assert refused.status_code == 422
