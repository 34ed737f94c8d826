"""What is no list is refused in one sentence."""

import io
import zipfile
from time import process_time

import pytest

from tests.lists.listing import deck, found, premier_list, roster
from tests.refusing import refusal_from
from topcut.exchange.list_demands import catalogue, demands
from topcut.lists.catalogue import Catalogues
from topcut.lists.findings import Grade, gathered
from topcut.lists.incoming import written
from topcut.lists.written import Form
from topcut.refusal import Refusal
from topcut.rules.ruleset import load
from topcut.words import finding_text, sentence


def zipped() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr(zipfile.ZipInfo("list.txt"), roster())
    return made.getvalue()


BOMB = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>'


@pytest.mark.fault("F4")
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "list-empty"),
        (b" \r\n\t\n", "list-empty"),
        ("\ufeff\n".encode(), "list-empty"),
        (b"Characters\n" + b"x" * 10_000_000, "list-too-large"),
        (b"Characters\n" + b"Hulk " * 4_000, "list-too-large"),
        (bytes(range(256)), "list-binary"),
        (b"\x89PNG\r\n\x1a\n", "list-binary"),
        (b"%PDF-1.7\n", "list-binary"),
        (b"{\\rtf1 Characters}", "list-binary"),
        (b"Characters\nA\x00B", "list-binary"),
        (b"\xff\xfe\x00", "list-binary"),
        (zipped(), "list-archive"),
        (b"\x1f\x8b\x08\x00", "list-archive"),
        (b"<!DOCTYPE html><html><body>Characters</body></html>", "list-html"),
        (b"Characters\n<div>Hulk</div>", "list-html"),
        (b"  <p>Characters", "list-html"),
        (b"<b>Characters</b><br>\nHulk<br>", "list-html"),
        (BOMB.encode(), "list-xml"),
        (b'<?xml version="1.0"?><roster/>', "list-xml"),
        (b"<roster><selection name='x'/></roster>", "list-xml"),
        (b"Characters\n" + b"x" * 6_000, "list-line-too-long"),
        (b"Characters\n" + b"x\n" * 700, "list-too-many"),
        (b"4 Lightning Bolt\n4 Goblin Guide\n\nSideboard\n2 Smash", "list-other-game"),
        (premier_list().encode(), "list-other-game"),
        (deck().encode(), "list-other-game"),
        (b"Dear organizer,\nI will send my list later.\n", "list-no-sections"),
        (b"Characters\n", "list-no-sections"),
        (b'{"characters": [}', "list-not-json"),
        (b'{"characters": [[1]]}', "list-json-shape"),
        (b'[{"characters": []}]', "list-json-shape"),
        (b'{"a":' * 1_200 + b"1" + b"}" * 1_200, "list-json-shape"),
        (b'{"characters": ' + b"1" * 5_000 + b"}", "list-json-shape"),
        (b'{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{}}}}}}}}}', "list-json-shape"),
        (b'{"rosters": ["Hulk"]}', "list-json-shape"),
        (b'{"characters": ["A"], "characters": ["B"]}', "member-twice"),
        (b'{"characters": NaN}', "not-a-number"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_what_is_no_list_is_refused_in_one_sentence(data: bytes, code: str) -> None:
    refusal = refusal_from(written, data, Form.ROSTERS)
    assert refusal.code == code
    assert "\n" not in sentence(refusal)
    assert sentence(refusal) != code


def test_a_member_that_is_there_twice_is_found_at_once_among_very_many() -> None:
    names = [f"{number:x}" for number in range(900)]
    text = "{" + ",".join(f'"{name}":0' for name in (*names, names[-1])) + "}"
    began = process_time()
    with pytest.raises(Refusal, match="member-twice"):
        written(text, Form.DECK)
    assert process_time() - began < 2


@pytest.mark.parametrize(("text", "form"), [(roster(), Form.SQUADS), (roster(), Form.DECK), (deck(), Form.SQUADS)])
def test_a_list_of_another_of_our_games_is_refused(text: str, form: Form) -> None:
    with pytest.raises(Refusal, match="list-other-game"):
        written(text, form)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_text_of_any_program_is_read(encoding: str) -> None:
    read = written("Team Tactics\nSéance – 1\n".encode(encoding), Form.ROSTERS)
    assert [entry.name for entry in read.entries] == ["Séance"]


def known(ruleset: str) -> Catalogues:
    return catalogue(load(ruleset))


@pytest.mark.parametrize(
    ("text", "ruleset"),
    [
        ("Characters\nLord Maul\nGar Saxon, Merciless Commander\nB1 Battle Droids\nHulk\n", "challenger"),
        ("Lord Maul\nGar Saxon, Merciless Commander\nMandalorian Super Commandos\n", "timeline"),
        ("Squad 1\nHulk\nThor, Prince of Asgard\nShadowcat\n", "showdown"),
        ("Deck\nHulk\nLord Maul\n", "munchkin"),
        (
            "my squads\n\n1) Lord Maul + Gar Saxon + Mandalorian Super Commandos (8/8)\n"
            "2) Cad Bane + Aurra Sing + Bounty Hunters\n\nMission: Shifting Priorities\n",
            "challenger",
        ),
    ],
)
def test_names_of_another_game_make_it_a_list_of_another_game(text: str, ruleset: str) -> None:
    refusal = refusal_from(written, text, demands(load(ruleset)).form, known(ruleset))
    assert refusal.code == "list-other-game"


def test_a_name_of_another_game_is_known_for_short_too() -> None:
    (only,) = found("Characters\nHulk\nWong\nGar Saxon\n")
    assert (only.code, only.entry, only.line, only.parameters["game"]) == (
        "of-another-game", "Gar Saxon", 4, "shatterpoint"
    )  # fmt: skip


def test_a_heading_that_nobody_knows_says_its_line() -> None:
    findings = found("Characters\nHulk\nMy favourite ones:\nWong\n")
    assert [(one.code, one.entry, one.line) for one in findings] == [("heading-unknown", "My favourite ones", 3)]


@pytest.mark.parametrize(
    "squad", ["(1) Lord Maul [8] | Gar Saxon [4] | Gwarm [3]", "Lord Maul / Gar Saxon / Gwarm", "Lord Maul, Gwarm"]
)
def test_squads_on_one_line_each_make_it_a_list_of_another_game(squad: str) -> None:
    other = squad.replace("Lord Maul", "Mother Talzin")
    text = f"Premier list - John\n{squad}\n{other}\nMissions: Shifting Priorities\n"
    assert refusal_from(written, text, Form.ROSTERS, known("challenger")).code == "list-other-game"


def test_cards_of_another_game_are_forbidden_in_one_sentence_that_says_so() -> None:
    """Not one sentence each that they are not in the Timeline."""
    listed = "Characters\nHulk\nWong\nTactics\nPatch Up\nSacrifice\nLord Maul\nMother Talzin\n"
    (only,) = gathered(found(listed))
    assert (only.grade, only.code, only.clause) == (Grade.ILLEGAL, "names-of-another-game", "CH-10")


def test_a_few_names_of_another_game_are_told_in_one_sentence() -> None:
    findings = gathered(found("Characters\nHulk\nWong\nStorm\nLord Maul\nMother Talzin\n"))
    (only,) = findings
    assert (only.grade, only.code, only.clause) == (Grade.UNVERIFIED, "names-of-another-game", "CH-10")
    said = finding_text(only)
    assert "Lord Maul (line 5) and Mother Talzin (line 6)" in said
    assert "Star Wars: Shatterpoint" in said
