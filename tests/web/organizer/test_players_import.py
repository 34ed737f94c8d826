"""Players out of a file: every line is seen before anybody is entered, and all of them are or nobody is."""

import re

import pytest

from tests.web.hall import Hall

GOOD = "name;club;contact;paid\r\nIvy;South;ivy@example.org;yes\r\nJun;;;\r\n"


def entered(hall: Hall) -> list[str]:
    return [person.name for person in hall.store.people(hall.last) if person.player in hall.t.players]


@pytest.mark.fault("F1")
def test_a_file_is_shown_line_by_line_and_kept_only_when_confirmed(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    shown = hall.owner.send(f"/t/{id}/desk/import", file=GOOD.encode())
    assert shown.status_code == 200
    assert "2 players would be entered" in shown.text
    assert re.search(r'<td class="num">2</td>\s*<th scope="row"><bdi>Ivy</bdi></th>', shown.text)
    assert "Enter these 2 players" in shown.text
    assert entered(hall) == []
    page = hall.owner.done(f"/t/{id}/desk/import", text=GOOD, step="enter")
    assert "2 players are entered." in page.text
    assert entered(hall) == ["Ivy", "Jun"]


@pytest.mark.fault("F1")
def test_one_wrong_line_keeps_everybody_out_even_when_confirmed(hall: Hall) -> None:
    id = hall.tournament(players=["Ana"], ready=False)
    wrong = "Bo\nAna\nBo\nCy,,,perhaps\n"
    shown = hall.owner.send(f"/t/{id}/desk/import", text=wrong, step="enter")
    assert "3 lines cannot be taken" in shown.text
    assert "Line 2: Ana is already entered." in shown.text
    assert "Line 3: Bo is already on line 1." in shown.text
    assert "Line 4:" in shown.text
    assert "Enter these" not in shown.text
    assert entered(hall) == ["Ana"]


@pytest.mark.fault("F1")
@pytest.mark.parametrize(
    ("data", "names"),
    [
        ("Zoë\nÇelik\n".encode("cp1252"), ["Zoë", "Çelik"]),
        ("\ufeffname,club\nAna,North\n".encode(), ["Ana"]),
        ("Ana\tNorth\r\nBo\tSouth\r\n".encode("utf-16"), ["Ana", "Bo"]),
        (b'"Lee, Ana",North\n', ["Lee, Ana"]),
    ],
)
def test_whatever_a_spreadsheet_writes_is_read_and_can_be_confirmed(hall: Hall, data: bytes, names: list[str]) -> None:
    id = hall.tournament(players=0, ready=False)
    shown = hall.owner.send(f"/t/{id}/desk/import", file=data).text
    for name in names:
        assert f"<bdi>{name}</bdi>" in shown
    text = shown.split('<textarea name="text" hidden>')[1].split("</textarea>")[0].replace("&#34;", '"')
    hall.owner.done(f"/t/{id}/desk/import", text=text, step="enter")
    assert entered(hall) == names


@pytest.mark.fault("F1", "D14")
@pytest.mark.parametrize("data", [b"", b"\x00\x01\x02", b'"open', b"\xff\xfe\x00"])
def test_what_is_no_list_of_players_is_refused_with_a_sentence(hall: Hall, data: bytes) -> None:
    id = hall.tournament(players=0, ready=False)
    sent = hall.owner.send(f"/t/{id}/desk/import", file=data, step="enter")
    assert sent.status_code == 422
    assert 'id="refusal"' in sent.text
    assert entered(hall) == []


@pytest.mark.fault("F7")
def test_a_formula_out_of_another_export_is_a_name_again(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    hall.owner.done(f"/t/{id}/desk/import", text="'=Ana\n'@bo\n", step="enter")
    assert entered(hall) == ["=Ana", "@bo"]


@pytest.mark.fault("F3")
def test_a_file_larger_than_the_limit_is_turned_away(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    sent = hall.owner.send(f"/t/{id}/desk/import", file=b"x" * (hall.settings.limits.body + 1))
    assert sent.status_code == 413
    assert entered(hall) == []
