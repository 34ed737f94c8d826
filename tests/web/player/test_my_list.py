"""My list from the phone, and the lists of others as far as the rules open them."""

from html import unescape
from typing import Any

import pytest

from tests.lists.listing import TACTICS, roster
from tests.web.hall import JUDGE, OWNER, Hall
from tests.web.player.at_table import player, table
from topcut.desk.taking_lists import Intake
from topcut.exchange.list_demands import demands_of
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import lists, rounds, structure
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import ListChecked, ListHandedIn
from topcut.words import say, sentence

P1, P2 = PlayerId("p1"), PlayerId("p2")
ROSTERS = "\n".join(f"Roster {n}\nCharacters\nHero {n} of mine\nTeam Tactics\nCard {n}" for n in (1, 2, 3))


def test_a_list_is_checked_before_it_is_handed_in(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    page = me.send(f"/t/{id}/me/list", text="Characters\nHulk\nHulk\n", step="check")
    assert page.status_code == 200
    assert "What the check found" in page.text
    assert "Not legal" in page.text
    assert "CH-09" in page.text
    assert "Hulk" in page.text
    assert hall.t.players[P1].list is None
    unread = me.send(f"/t/{id}/me/list", text="Hulk, Thor", step="check")
    assert "could not read it" in unread.text
    assert "No heading was found" in unread.text
    assert "does not stop" in unread.text
    for text in ("", " \n", "Characters\n" + "Hulk\n" * 4_000, "Characters\n\u202ehulk"):
        refused = me.send(f"/t/{id}/me/list", text=text, step="check").text
        assert "could not read it" in refused
        assert "does not stop" not in refused, "it would be refused"
        assert me.send(f"/t/{id}/me/list", text=text).status_code == 422


def test_a_list_on_paper_is_said_to_be_there_and_is_no_text_to_go_on_from(hall: Hall) -> None:
    """It stood in the field as if the player had typed it, hid the search, and was offered at the next tournament."""
    id = hall.tournament("challenger", 4)
    page = hall.player("p1").get(f"/t/{id}/me/list").text
    assert "It is noted as being on paper" in page
    assert "data-handed-in" not in page
    assert "on paper</textarea>" not in page
    assert "could not read it" not in page


def test_what_was_read_is_shown_back_with_an_example_to_follow(hall: Hall) -> None:
    """A right list of thirteen names was answered by thirteen lines; nobody could see what was understood."""
    id = hall.tournament("showdown", 4, ready=False)
    me = hall.player("p1")
    page = me.get(f"/t/{id}/me/list").text
    assert "What should it look like?" in page
    example = demands_of(hall.t).example
    assert example.splitlines()[0] in page
    checked = me.send(f"/t/{id}/me/list", text=example, step="check").text
    assert "Nothing wrong" in checked
    assert "Squad 4" in checked
    me.done(f"/t/{id}/me/list", text=example)
    officials = hall.judge.get(f"/t/{id}/desk/players/p1/list").text
    assert "Nothing wrong" in officials
    assert "What was read" in officials


def test_names_are_read_back_in_full_with_what_was_written_below(hall: Hall) -> None:
    """Whoever wrote `Rocket` saw `Rocket` again, and nobody could tell as whom it was read."""
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    page = me.send(f"/t/{id}/me/list", text="Characters\nRocket 2\nhulk\nBruce Waine", step="check").text
    read = unescape(page.partition(say("list-check-read"))[2])
    assert "<bdi>Rocket Raccoon</bdi>" in read
    assert "written: <bdi>Rocket</bdi>" in read
    assert "<bdi>Hulk (Bruce Banner)</bdi>" in read
    assert "written: <bdi>hulk</bdi>" not in read
    assert read.count("not known") == 2, "beside the name and on top"


@pytest.mark.clause("CH-07", "CH-08")
def test_a_list_is_handed_in_until_it_locks_and_its_state_is_seen(hall: Hall) -> None:
    id = hall.tournament("challenger", 4)
    me = hall.player("p1")
    me.done(f"/t/{id}/me/list", text="Characters\nHulk")
    assert hall.t.players[P1].list == "Characters\nHulk"
    page = me.get(f"/t/{id}/me/list").text
    assert "Handed in" in page
    hall.act(lists.accept, P1, by=JUDGE)
    versions = hall.t.players[P1].lists
    me.done(f"/t/{id}/me/list", text="Characters\r\nHulk\r\n")
    assert "Accepted" in me.get(f"/t/{id}/me/list").text, "the same list once more changes nothing"
    assert hall.t.players[P1].lists == versions
    hall.act(structure.start)
    page = me.get(f"/t/{id}/me/list").text
    assert "It can no longer be changed" in page
    assert "#CH-08" in page
    refused = me.send(f"/t/{id}/me/list", text="Characters\nThor")
    assert refused.status_code == 422
    assert hall.t.players[P1].list == "Characters\nHulk"


@pytest.mark.clause("CH-10")
def test_what_the_phone_hands_in_is_checked_in_the_same_act(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    page = me.done(f"/t/{id}/me/list", text=roster(tactics=[*TACTICS[:9], "Patch Upp"])).text
    *_, handed_in, checked = (stamped.fact for stamped in hall.desk.history(id))
    assert isinstance(handed_in, ListHandedIn)
    assert isinstance(checked, ListChecked)
    assert (checked.grade, checked.findings) == ("illegal", ("CH-10 not-in-timeline",))
    assert checked.catalogues
    assert {len(digest) for digest in checked.catalogues.values()} == {64}
    assert "Hand in a better one, or talk to an official." in page
    assert not hall.t.players[P1].list_accepted
    page = me.done(f"/t/{id}/me/list", text="on paper").text
    *_, checked = (stamped.fact for stamped in hall.desk.history(id))
    assert checked == ListChecked(P1, "unverified")
    assert "An official has not accepted it yet." in page


@pytest.mark.parametrize("text", ["", "x" * 30_000])
def test_an_empty_or_endless_list_is_refused(hall: Hall, text: str) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    assert hall.player("p1").send(f"/t/{id}/me/list", text=text).status_code == 422
    assert hall.t.players[P1].list is None


@pytest.mark.fault("F16")
def test_a_list_with_markup_is_shown_as_text(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    me.done(f"/t/{id}/me/list", text="<script>alert(1)</script>\n<svg onload=x>")
    for below in ("list", "lists/p1"):
        page = me.get(f"/t/{id}/me/{below}").text
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert(1)" in page


@pytest.mark.clause("CH-13", "TL-06", "PS-05")
@pytest.mark.fault("I-6", "I-10")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline", "showdown"])
def test_an_opponents_list_opens_with_the_pairing_and_to_nobody_else(hall: Hall, ruleset: str) -> None:
    id = hall.tournament(ruleset, 8)
    hall.act(lists.hand_in, P2, "The secret of Bo", by=OWNER)
    before = hall.player("p1").get(f"/t/{id}/me/lists/p2")
    assert before.status_code == 403
    assert "secret" not in before.text
    few = {"TL-07": "a small hall"} if ruleset == "timeline" else None
    hall.act(structure.start, deviations=few)
    assert hall.player("p1").get(f"/t/{id}/me/lists/p2").status_code == 403
    hall.pair()
    opponent = next(other for pair in hall.opponents for one, other in (pair, pair[::-1]) if one == P2)
    seen = hall.player(opponent).get(f"/t/{id}/me/lists/p2")
    assert "The secret of Bo" in seen.text
    assert f'href="/t/{id}/me/lists/p2"' in hall.player(opponent).get(f"/t/{id}/me").text
    others = [one for one in hall.t.players if one not in {P2, opponent}]
    for other in others:
        page = hall.player(other).get(f"/t/{id}/me/lists/p2")
        assert page.status_code == 403
        assert "secret" not in page.text
        assert "secret" not in hall.player(other).get(f"/t/{id}/me").text


def test_whether_there_is_a_list_is_not_told_either(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    hall.act(lists.hand_in, P2, "Hulk", by=OWNER)
    pages = [hall.player("p1").get(f"/t/{id}/me/lists/{other}") for other in ("p2", "p3", "nobody")]
    assert {page.status_code for page in pages} == {403}
    assert len({page.text.split("<main", 1)[1] for page in pages}) == 1


@pytest.mark.clause("CH-13")
def test_an_opponent_reads_names_in_full_below_what_they_are(hall: Hall) -> None:
    """Nobody sits down to decipher what was pasted: `brace`, `S Riots`, and what was said around it."""
    id = hall.tournament("challenger", 4)
    text = "sorry, late train\nChars: Bucky, cap (sam)\nTTC: patch up\nS: riots\n"
    hall.act(lists.hand_in, P2, text, by=OWNER)
    hall.start()
    hall.pair()
    opponent = next(other for pair in hall.opponents for one, other in (pair, pair[::-1]) if one == P2)
    page = hall.player(opponent).get(f"/t/{id}/me/lists/p2").text
    read, _, raw = page.partition("<pre")
    for name in ("Captain America (Sam Wilson)", "Patch Up", "Riots Spark Over Extremis 3.0"):
        assert f"<bdi>{name}</bdi>" in read
    assert "late train" not in read
    assert "late train" in raw


@pytest.mark.clause("MU-39")
def test_a_munchkin_deck_is_never_open_to_the_opponent(hall: Hall) -> None:
    here = table(hall, "munchkin")
    page = here.page(here.ana)
    assert "Theirs" not in page
    assert here.client(here.ana).get(f"{here.path}/me/lists/{here.bo}").status_code == 403
    assert "Only you and the officials see it" in here.page(here.ana, "/list")


@pytest.mark.clause("TL-15")
def test_of_three_rosters_the_one_of_the_round_stands_first(hall: Hall) -> None:
    id = hall.tournament("timeline", 8)
    hall.act(lists.hand_in, P1, ROSTERS, by=player("p1"))
    hall.act(structure.start, deviations={"TL-07": "a small hall"})
    hall.pair()
    for number in (1, 2):
        page = hall.player("p1").get(f"/t/{id}/me/lists/p1").text
        assert f"Roster {number}, to be played now" in page
        assert f"<bdi>Hero {number} of mine</bdi>" in page
        assert f"<bdi>Hero {number + 1} of mine</bdi>" not in page
        hall.play()
        hall.act(rounds.close_round)
        hall.pair()


@pytest.mark.clause("MU-09")
def test_the_pool_of_a_select_tournament_is_registered_by_the_player(hall: Hall) -> None:
    select = {"type": "select", "level": "casual", "region": "elsewhere", "legality": "on-release"}
    id = hall.tournament("munchkin", 4, ready=False, options=select)
    me = hall.player("p1")
    assert "The cards you opened" in me.get(f"/t/{id}/me/list").text
    me.done(f"/t/{id}/me/pool", pool="Drop Bear\nCard One")
    assert hall.t.players[P1].pool == "Drop Bear\nCard One"
    hall.tournament("munchkin", 4, ready=False)
    refused = hall.player("p1").send(f"/t/{hall.last}/me/pool", pool="Drop Bear")
    assert refused.status_code == 422


@pytest.mark.fault("F3")
def test_a_list_that_is_too_long_to_hand_in_is_not_read_to_be_looked_at_either(hall: Hall) -> None:
    """Reading a megabyte takes seconds, and a player may ask for it many times a minute."""
    id = hall.tournament("challenger", 4, ready=False)
    intake = Intake(hall.desk, id, Actor(Role.PLAYER, "p1"))
    looked = intake.look_at(P1, "Hulk\n" * 5_000)
    assert looked.written is None
    assert looked.refusal is not None
    assert looked.refusal.code == "list-too-large"
    sent = hall.player("p1").send(f"/t/{id}/me/list", text="Hulk\n" * 5_000, step="check")
    assert "larger than 8 kB" in sent.text


def test_without_script_it_is_read_back_first_and_then_handed_in(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    before, after = '<div class="thumb" hidden data-hand-in>', '<div class="thumb" data-hand-in>'
    page = me.get(f"/t/{id}/me/list").text
    assert before in page
    assert 'value="check"' in page
    checked = me.send(f"/t/{id}/me/list", text="Characters\nHulk\n", step="check").text
    assert after in checked
    assert "What was read" in checked
    assert "Characters\nHulk" in checked
    assert "1 line<" in checked
    assert "Nothing is handed in yet." in checked
    assert hall.t.players[P1].list is None
    me.done(f"/t/{id}/me/list", text="Characters\nHulk\n")
    changed = me.send(f"/t/{id}/me/list", text="Characters\nHulk\nThor\n", step="check").text
    assert "Nothing is handed in yet." not in changed
    assert "what you handed in before still counts" in changed


ROSZ = (
    b'<?xml version="1.0"?><roster name="r" xmlns="http://www.battlescribe.net/schema/rosterSchema"><forces><force>'
    b'<selections><selection name="Hulk" number="1"><categories><category name="Character"/></categories></selection>'
    b"</selections></force></forces></roster>"
)


def test_a_file_of_a_list_builder_is_read_back_too(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    page = me.send(f"/t/{id}/me/list/file", step="check", file=ROSZ)
    assert page.status_code == 200
    assert "Characters:\n- Hulk" in page.text
    assert "What was read" in page.text
    assert hall.t.players[P1].list is None


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (b"", "list-empty"), (b"PK\x03\x04broken", "list-archive"), (b"%PDF-1.7", "list-binary"),
        (b"<?xml version='1.0'?><a/>", "list-xml"), (b"x" * 20_000, "list-too-large"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_list_is_refused_in_one_sentence_and_the_list_stays(
    hall: Hall, file: bytes, code: str
) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    me.done(f"/t/{id}/me/list", text="Characters\nHulk")
    page = me.send(f"/t/{id}/me/list/file", step="check", file=file).text
    assert sentence(Refusal(code, most=8)) in unescape(page)
    assert "Characters\nHulk</textarea>" in page


@pytest.mark.fault("F3")
def test_a_file_is_larger_than_a_form_may_be_but_not_endless(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    large = ROSZ.replace(b"<forces>", b"<!-- " + b"x" * 500_000 + b" --><forces>")
    assert "- Hulk" in me.send(f"/t/{id}/me/list/file", step="check", file=large).text
    assert me.send(f"/t/{id}/me/list/file", step="check", file=large * 3).status_code == 413
    assert me.send(f"/t/{id}/me/list", step="check", text="x" * 80_000).status_code == 413


SQUADS = "Squad 1: Lord Maul / Gar Saxon / Mandalorian Super Commandos\nMission: Shifting Priorities"


@pytest.mark.parametrize(
    ("ruleset", "text", "code", "told"),
    [
        ("challenger", SQUADS, "list-other-game", {"form": "rosters"}),
        ("showdown", roster(), "list-other-game", {"form": "squads"}),
        ("munchkin", roster(), "list-other-game", {"form": "deck"}),
        ("timeline", "x" * 20_000, "list-too-large", {"most": 8}),
        ("challenger", "Hulk, Thor", "list-no-sections", {"form": "rosters"}),
        ("showdown", " \n", "list-empty", {}),
        ("showdown", "https://lists.example/8f3a", "list-only-link", {}),
    ],
)
def test_what_is_no_list_is_told_in_one_sentence_while_it_is_built(
    hall: Hall, ruleset: str, text: str, code: str, told: dict[str, Any]
) -> None:
    id = hall.tournament(ruleset, 4, ready=False)
    read = hall.player("p1").send(f"/t/{id}/me/list/reading", text=text, step="check").text
    assert sentence(Refusal(code, **told)) in unescape(read)
    assert "data-printed" not in read
    assert hall.t.players[P1].list is None


def test_names_of_two_games_are_told_in_one_sentence(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    text = "Characters\nHulk\nWong\nStorm\nLord Maul\nGar Saxon"
    read = hall.player("p1").send(f"/t/{id}/me/list/reading", text=text, step="check").text
    assert read.count("<li>") == 1
    assert "Lord Maul (line 5) and Gar Saxon (line 6)" in read
    assert 'data-printed="Characters:\n- Hulk (Bruce Banner)\n' in read


@pytest.mark.parametrize(
    ("ruleset", "parts"),
    [("challenger", 6), ("timeline", 18), ("showdown", 13), ("munchkin", 2)],
)
def test_every_game_has_its_parts_to_be_filled(hall: Hall, ruleset: str, parts: int) -> None:
    id = hall.tournament(ruleset, 4, ready=False)
    page = hall.player("p1").get(f"/t/{id}/me/list").text
    assert page.count("data-part ") == parts
    assert page.count('<input type="search"') == parts
