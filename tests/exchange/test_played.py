"""What was played: what each list holds, how often, and how it did."""

import csv
from io import StringIO

import pytest

from tests.rules.life import LOST, WON, Life, player
from topcut.exchange.played import Choice, Held, Played, Score, Span, holdings, played_at, spans, spreadsheet
from topcut.lists.catalogue import Catalogues
from topcut.lists.catalogue_file import shipped
from topcut.lists.written import Form, Section
from topcut.rules.actions.reports import enter
from topcut.rules.actions.squads import choose
from topcut.rules.facts import ListHandedIn
from topcut.rules.match import Stage

TEXT = "Characters\n{}\n"
SQUADS = "\n".join(f"Squad {n}: A{n} / B{n} / C{n}" for n in range(1, 5))


def test_what_was_played_is_counted_by_the_catalogues_names() -> None:
    text = "Team Tactics\naunt mays wheat cakes\nAUNT MAY'S WHEAT CAKES\nUnheard Of\n"
    assert holdings(text, Form.ROSTERS, Catalogues(shipped())) == (
        Held(Section.TACTICS, "Aunt May's Wheat Cakes", None, 2),
        Held(Section.TACTICS, "Unheard Of", None, 1),
    )


def event(*lists: str, ruleset: str = "challenger") -> Life:
    made = Life(ruleset, len(lists))
    made.say(*(ListHandedIn(id, text) for id, text in zip(made.t.players, lists, strict=True)))
    return made


def choices(found: Played) -> dict[str, Choice]:
    return {one.name: one for one in found.choices}


def test_games_count_for_what_only_one_of_the_two_has() -> None:
    made = event(TEXT.format("Thanos\nGamora"), TEXT.format("Gamora"), TEXT.format("Thanos"), "on paper")
    made.seat("p01 p02", "p03 p04")
    made.act(enter, 1, 1, WON)
    made.act(enter, 1, 2, WON)
    found = played_at(made.t)
    assert (found.lists, found.unread) == (3, 1)
    assert (choices(found)["Thanos, the Mad Titan"].lists, choices(found)["Thanos, the Mad Titan"].score) == (
        2,
        Score(won=1),
    )  # p04's is not known
    assert (choices(found)["Gamora"].lists, choices(found)["Gamora"].score) == (2, Score())  # both have it


def test_rounds_are_counted_one_by_one() -> None:
    made = event(*(TEXT.format(name) for name in ("Thanos", "Gamora", "Nebula", "Ronan the Accuser")))
    made.seat("p01 p02", "p03 p04")
    made.act(enter, 1, 1, WON)
    made.act(enter, 1, 2, WON)
    made.seat("p01 p03")
    made.act(enter, 2, 1, LOST)
    assert [one.word for one in spans(made.t)] == ["all", "swiss-1", "swiss-2"]
    assert choices(played_at(made.t))["Thanos, the Mad Titan"].score == Score(won=1, lost=1)
    second = played_at(made.t, during=Span(Stage.SWISS, 2))
    assert second.lists == 2
    assert {name: one.score for name, one in choices(second).items()} == {
        "Thanos, the Mad Titan": Score(lost=1),
        "Nebula": Score(won=1),
    }


def test_of_squads_those_count_that_both_have_shown() -> None:
    made = event(SQUADS, SQUADS.replace("A", "X"), ruleset="showdown")
    made.seat("p01 p02")
    made.act(choose, "p01", 1, (1, 2), by=player("p01"))
    made.act(enter, 1, 1, WON)
    first = Span(Stage.SWISS, 1)
    assert {"A1", "A3"} <= set(choices(played_at(made.t, during=first))), "a sealed choice is not told"
    other = event(SQUADS, SQUADS.replace("A", "X"), ruleset="showdown")
    other.seat("p01 p02")
    other.act(choose, "p01", 1, (1, 2), by=player("p01"))
    other.act(choose, "p02", 1, (3, 4), by=player("p02"))
    other.act(enter, 1, 1, WON)
    found = choices(played_at(other.t, during=first))
    assert {"A1", "A2", "X3", "X4"} <= set(found)
    assert not {"A3", "A4", "X1", "X2"} & set(found)


def test_lines_that_too_few_share_are_left_out() -> None:
    made = event(TEXT.format("Thanos\nGamora"), TEXT.format("Thanos"), TEXT.format("Thanos"))
    found = played_at(made.t, shared_by=3)
    assert (list(choices(found)), found.left_out) == (["Thanos, the Mad Titan"], 1)


def test_names_for_short_count_with_the_whole_name() -> None:
    text = "Squad 1\nPrimary: Luke Skywalker\nSecondary: {}\nSupporting: {}\n"
    short, whole = text.format("Captain Rex", "501st"), text.format("CC-7567 Captain Rex", "501st Clone Troopers")
    known = Catalogues(shipped())
    assert {one.name for one in holdings(short, Form.SQUADS, known)} == {
        "Jedi Knight Luke Skywalker", "CC-7567 Captain Rex", "501st Clone Troopers",
    }  # fmt: skip
    assert holdings(short, Form.SQUADS, known) == holdings(whole, Form.SQUADS, known)


def test_what_too_few_share_in_a_round_cannot_be_subtracted_from_the_others() -> None:
    made = event(
        *(TEXT.format(names) for names in ("Thanos\nHulk", "Thanos\nHulk", "Thanos\nHulk", "Hulk", "Wasp", "Wasp"))
    )
    made.seat("p01 p04", "p02 p05", "p03 p06")
    for match in (1, 2, 3):
        made.act(enter, 1, match, WON)
    made.seat("p01 p05", "p02 p04", "p06")  # p03 has dropped: of Thanos two are left, of Hulk three
    for match in (1, 2):
        made.act(enter, 2, match, LOST)
    everywhere = [played_at(made.t, during=span, shared_by=3) for span in spans(made.t)]
    assert [set(choices(found)) for found in everywhere] == [{"Thanos, the Mad Titan", "Hulk (Bruce Banner)"}] + [
        {"Hulk (Bruce Banner)"}
    ] * 2, "the first round of Thanos, taken from all rounds, would tell of two players in the second"
    assert [set(choices(played_at(made.t, during=span))) for span in spans(made.t)][1] == {
        "Thanos, the Mad Titan", "Hulk (Bruce Banner)", "Wasp (Janet Van Dyne)",
    }  # fmt: skip


def premier(mission: str) -> str:
    return f"{SQUADS}\nMission: {mission}\n"


def test_what_is_left_out_cannot_be_subtracted_from_a_total_that_everybody_knows() -> None:
    missions = [*["Shifting Priorities"] * 4, *["Sabotage Showdown"] * 3, "Ewok Traps"]
    made = event(*map(premier, missions), ruleset="showdown")
    found = played_at(made.t, shared_by=3)
    assert [one.name for one in found.choices if one.section is Section.MISSION] == ["Shifting Priorities"], (
        "each list has one Mission Set: eight less four and three would tell of the one who has another"
    )
    assert len([one for one in found.choices if one.section is Section.PRIMARY]) == 4, "nothing of these is left out"
    nobody_alone = event(*map(premier, [*missions, "First Contact", "Ewok Traps"]), ruleset="showdown")
    shown = {one.name for one in played_at(nobody_alone.t, shared_by=3).choices if one.section is Section.MISSION}
    assert shown == {"Shifting Priorities", "Sabotage Showdown"}, "three share what is left out"


def test_what_is_left_out_of_one_round_stays_out_of_the_others() -> None:
    missions = [*["Shifting Priorities"] * 4, *["Sabotage Showdown"] * 4]
    made = event(*map(premier, missions), ruleset="showdown")
    made.seat("p01 p05", "p02 p06", "p03 p07", "p04 p08")
    for match in (1, 2, 3, 4):
        made.act(enter, 1, match, WON)
    made.seat("p01 p05", "p02 p06", "p03")  # p04, p07 and p08 have left: two with Sabotage Showdown, three without
    for match in (1, 2):
        made.act(enter, 2, match, WON)
    told = [
        {one.name for one in played_at(made.t, during=span, shared_by=3).choices if one.section is Section.MISSION}
        for span in spans(made.t)
    ]
    assert told == [{"Shifting Priorities", "Sabotage Showdown"}, set(), set()]


@pytest.mark.parametrize(
    ("score", "low", "high"),
    [  # as published: Wilson 1927, for 95 %
        (Score(won=5, lost=5), 0.2366, 0.7634),
        (Score(won=10), 0.7225, 1.0),
        (Score(lost=10), 0.0, 0.2775),
        (Score(won=1, drawn=2, lost=1), 0.1500, 0.8500),
    ],
)
def test_the_interval_is_wilsons(score: Score, low: float, high: float) -> None:
    found = Choice(Section.CHARACTERS, "x", 1, 1, score).likely
    assert found == pytest.approx((low, high), abs=0.0001)


def test_the_spreadsheet_has_a_line_for_each_choice_and_starts_no_formula() -> None:
    one = Choice(Section.CHARACTERS, "=cmd()", 2, 2, Score(won=1, drawn=1))
    rows = list(csv.reader(StringIO(spreadsheet(Played(4, 0, (one, Choice(Section.GEMS, "x", 1, 1, Score())))))))
    assert [len(row) for row in rows] == [12, 12, 12]
    assert not rows[1][1].startswith("=")
    assert rows[1][2:10] == ["2", "4", "50.0", "2", "1", "1", "0", "75.0"]
    assert rows[2][9:] == ["", "", ""]
