"""Who plays whom, where and why."""

import pytest

from tests.rules.table import FOUR
from tests.web.hall import Hall
from tests.web.public.reading import read
from topcut.rules.actions import by_hand, leaving, reports, rounds, squads, structure
from topcut.rules.actions.means import Action
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import SeatedPair
from topcut.rules.match import Entry, Seat
from topcut.rules.ruleset import How


def test_a_round_is_listed_by_table_with_the_reason_of_each_pair(hall: Hall) -> None:
    t = hall.paired("challenger", 9)
    page = read(hall.anybody, f"/t/{t}/pairings")
    first, second = hall.opponents[0]
    names = hall.names
    assert f"Table 1 {names[first]} – {names[second]} open Why?" in page
    assert "in the first round everyone is drawn at random. CH-29" in page
    assert "it is drawn from all 9. CH-31" in page


def test_later_rounds_say_whom_points_bring_together_and_who_has_the_bye(hall: Hall) -> None:
    t = hall.paired("challenger", 9)
    hall.play()
    hall.pair()
    page = read(hall.anybody, f"/t/{t}/pairings")
    assert "both have 3 points, and the draw decides among equals" in page
    assert "is the lowest-ranked of those who have had none. CH-31" in page


def test_munchkin_gives_the_bye_to_the_lowest_points(hall: Hall) -> None:
    t = hall.paired("munchkin", 5)
    hall.play()
    hall.pair()
    assert "has the fewest points, 0, and the lowest strength of schedule" in read(hall.anybody, f"/t/{t}/pairings")


@pytest.mark.parametrize("leave", [leaving.drop, leaving.eject])
@pytest.mark.parametrize("ruleset", FOUR)
def test_why_a_round_is_paired_so_is_told_after_somebody_has_left_too(hall: Hall, ruleset: str, leave: Action) -> None:
    t = hall.paired(ruleset, 9)
    hall.play()
    hall.pair()
    (bye,) = (match.first for match in hall.t.rounds[1].matches if match.second is None)
    for player in (bye, hall.opponents[0][0]):
        hall.act(leave, player, *(["Threats"] if leave is leaving.eject else []))
        assert "Why?" in read(hall.anybody, f"/t/{t}/pairings")
        for page in ("desk", "desk/enter", "desk/players", "desk/export"):
            assert hall.judge.get(f"/t/{t}/{page}").status_code == 200


def test_by_name_there_is_a_line_for_each_player(hall: Hall) -> None:
    t = hall.paired("challenger", 8)
    page = read(hall.anybody, f"/t/{t}/pairings?by=name")
    places = [page.index(f" {name} Table") for name in ("Ana", "Bo", "Cy", "Dee", "Eve", "Finn", "Gus", "Hal")]
    assert places == sorted(places)


def test_a_player_finds_the_own_table_first(hall: Hall) -> None:
    t = hall.paired("challenger", 9)
    first, second = hall.opponents[2]
    page = hall.player(second).get(f"/t/{t}/pairings").text
    mine = page[page.index('id="mine"') : page.index('aria-label="Rounds"')]
    assert "Table </span>3<" in mine
    assert hall.names[first] in mine
    assert page.count(' class="now') == 1
    (bye,) = (match.first for match in hall.t.rounds[0].matches if match.second is None)
    assert "you have the bye" in read(hall.player(bye), f"/t/{t}/pairings")
    for anybody in (hall.anybody, hall.judge):
        assert 'id="mine"' not in anybody.get(f"/t/{t}/pairings").text


def test_what_is_kept_for_everybody_says_nothing_of_one_player(hall: Hall) -> None:
    t = hall.paired("challenger", 8)
    for player in hall.opponents[0]:
        mine = read(hall.player(player), f"/t/{t}/standings")
        assert f"{hall.names[player]}, you are" in mine
    assert ", you are" not in read(hall.anybody, f"/t/{t}/standings")


@pytest.mark.parametrize(
    ("how", "said"), [(How.CONCESSION, "Conceded"), (How.NO_SHOW, "did not appear"), (How.DOUBLE_NO_SHOW, "Neither")]
)
def test_a_match_that_was_not_played_out_says_how_it_ended(hall: Hall, how: How, said: str) -> None:
    t = hall.paired("challenger", 8)
    winner = None if how is How.DOUBLE_NO_SHOW else Seat.FIRST
    hall.act(reports.enter, 1, 1, Entry(how=how, winner=winner))
    assert said in read(hall.anybody, f"/t/{t}/pairings")


def test_a_filter_finds_somebody_and_says_so_if_nobody_is_meant(hall: Hall) -> None:
    t = hall.paired("challenger", ["Ana Lee", "Bo", "Cy", "Dee"])
    page = read(hall.anybody, f"/t/{t}/pairings?by=name&name=lee").partition("Opponent")[2]
    assert "Ana Lee" in page
    assert "No one by that name" in read(hall.anybody, f"/t/{t}/pairings?name=zz")


def test_settled_tables_show_their_score_and_earlier_rounds_stay(hall: Hall) -> None:
    t = hall.paired("challenger", 8)
    hall.play(leave=1)
    page = read(hall.anybody, f"/t/{t}/pairings")
    assert page.count(" settled ") == 3
    assert "16 : 9" in page
    hall.play()
    hall.pair()
    assert "16 : 9" in read(hall.anybody, f"/t/{t}/pairings?round=swiss-1")
    assert "16 : 9" not in read(hall.anybody, f"/t/{t}/pairings")
    assert hall.anybody.get(f"/t/{t}/pairings?round=swiss-9").status_code == 404


def test_what_one_player_claims_is_no_result_yet(hall: Hall) -> None:
    t = hall.paired("challenger", 8)
    first, _ = hall.opponents[0]
    hall.act(reports.claim, 1, 1, Entry(scores={"vp": (16, 9)}), by=Actor(Role.PLAYER, first))
    assert "16 : 9" not in read(hall.anybody, f"/t/{t}/pairings")


@pytest.mark.clause("TL-15")
def test_pairings_name_the_roster_of_the_round(hall: Hall) -> None:
    t = hall.paired("timeline", 32)
    assert "Everyone plays Roster 1 TL-15" in read(hall.anybody, f"/t/{t}/pairings")
    hall.play()
    hall.pair()
    assert "Everyone plays Roster 2 TL-15" in read(hall.anybody, f"/t/{t}/pairings")
    assert "Everyone plays Roster 1 TL-15" in read(hall.anybody, f"/t/{t}/pairings?round=swiss-1")


@pytest.mark.clause("TL-15")
def test_final_rounds_name_their_roster_too(hall: Hall) -> None:
    t = hall.bracket("timeline", 32)
    assert "Everyone plays Roster 3 TL-15" in read(hall.anybody, f"/t/{t}/pairings")
    assert "Quarterfinals Roster 3" in read(hall.anybody, f"/t/{t}/bracket")


def test_squads_are_shown_once_both_have_chosen(hall: Hall) -> None:
    t = hall.paired("showdown", 6)
    first, second = hall.opponents[0]
    hall.act(squads.choose, first, 1, (1, 3), by=Actor(Role.PLAYER, first))
    assert "squads 1 and 3" not in read(hall.anybody, f"/t/{t}/pairings")
    hall.act(squads.choose, second, 1, (2, 4), by=Actor(Role.PLAYER, second))
    page = read(hall.anybody, f"/t/{t}/pairings")
    assert "squads 1 and 3" in page
    assert "squads 2 and 4" in page


def test_a_round_paired_by_hand_says_so(hall: Hall) -> None:
    t = hall.started("challenger", 4)
    one, two, three, four = hall.t.players
    hall.act(rounds.open_draw)
    pairs = (SeatedPair(None, one, two), SeatedPair(None, three, four))
    hall.act(by_hand.publish_by_hand, pairs)
    assert "the organizer paired this round by hand." in read(hall.anybody, f"/t/{t}/pairings")


def test_that_two_were_to_be_kept_apart_is_told_after_publishing_too(hall: Hall) -> None:
    t = hall.started("challenger", 2)
    one, two = hall.t.players
    hall.act(structure.declare_deviation, "CH-30", "They share a car")
    hall.act(rounds.keep_apart, one, two)
    hall.act(rounds.open_draw)
    hall.act(rounds.publish, confirm=("CH-28",))
    assert "should be kept apart: no pairing avoids it" in read(hall.anybody, f"/t/{t}/pairings")


def test_an_earlier_round_does_not_carry_the_state_of_the_one_that_is_played(hall: Hall) -> None:
    t = hall.paired()
    hall.play()
    hall.pair()
    assert "Round 2 of" in read(hall.anybody, f"/t/{t}/pairings")
    assert "Round 2 of" not in read(hall.anybody, f"/t/{t}/pairings?round=swiss-1")
