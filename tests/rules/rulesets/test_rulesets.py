"""What the shipped rule books and the examples say, against the documents: numbers, order, clauses, rulings."""

import datetime
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import msgspec
import pytest

from tests.refusing import refusal_from
from tools.clauses import catalogue
from topcut.rules.ruleset import examples, load, settings, shipped, structure_for, text_of

ROOT = Path(__file__).parents[3]
MANY = 1_000_000

# players, rounds and cut at both ends of every row
CHALLENGER = [(4, 4, 0), (16, 4, 0), (17, 4, 4), (32, 4, 4), (33, 4, 8), (64, 4, 8), (65, 5, 16), (MANY, 5, 16)]
TIMELINE = [(32, 3, 8), (33, 6, 8), (MANY, 6, 8)]
SHOWDOWN = [
    *[(5, 4, 0), (16, 4, 0), (17, 4, 8), (32, 4, 8), (33, 5, 8), (64, 5, 8)],
    *[(65, 6, 8), (128, 6, 8), (129, 7, 16), (256, 7, 16), (257, 8, 16), (MANY, 8, 16)],
]
FULL_SWISS = [
    *[(5, 4), (16, 4), (17, 5), (32, 5), (33, 6), (64, 6)],
    *[(65, 7), (128, 7), (129, 8), (256, 8), (257, 9), (MANY, 9)],
]
MUNCHKIN = [
    *[(4, 3, 0), (8, 3, 0), (9, 4, 0), (16, 4, 0), (17, 4, 4), (24, 4, 4), (25, 5, 8), (40, 5, 8)],
    *[(41, 6, 8), (76, 6, 8), (77, 7, 16), (148, 7, 16), (149, 7, 16), (MANY, 7, 16)],
]


def structure(name: str, players: int) -> tuple[int, int, str | None]:
    course = structure_for(load(name), players)
    assert not course.too_few
    return course.rounds, course.cut, course.clause


class TestStructure:
    @pytest.mark.clause("CH-33")
    @pytest.mark.parametrize(("players", "rounds", "cut"), CHALLENGER)
    def test_a_challenger_event_follows_its_table(self, players: int, rounds: int, cut: int) -> None:
        assert structure("challenger", players) == (rounds, cut, "CH-33")

    @pytest.mark.clause("TL-24")
    @pytest.mark.parametrize(("players", "rounds", "cut"), TIMELINE)
    def test_a_timeline_event_follows_its_table(self, players: int, rounds: int, cut: int) -> None:
        assert structure("timeline", players) == (rounds, cut, "TL-24")

    @pytest.mark.clause("PS-22")
    @pytest.mark.parametrize(("players", "rounds", "cut"), SHOWDOWN)
    def test_a_premier_showdown_follows_its_table(self, players: int, rounds: int, cut: int) -> None:
        assert structure("showdown", players) == (rounds, cut, "PS-22")

    @pytest.mark.clause("PS-23")
    @pytest.mark.parametrize(("players", "rounds"), FULL_SWISS)
    def test_a_premier_showdown_without_a_cut_follows_the_alternate_table(self, players: int, rounds: int) -> None:
        course = structure_for(load("showdown"), players, alternate=True)
        assert (course.rounds, course.cut, course.clause) == (rounds, 0, "PS-23")

    @pytest.mark.clause("MU-36")
    @pytest.mark.parametrize(("players", "rounds", "cut"), MUNCHKIN)
    def test_a_munchkin_tournament_follows_the_suggestion(self, players: int, rounds: int, cut: int) -> None:
        assert structure("munchkin", players) == (rounds, cut, "MU-36")

    @pytest.mark.clause("R-3")
    @pytest.mark.parametrize(
        ("name", "players", "alternate", "clause"),
        [
            ("challenger", 3, False, "CH-33"),
            ("timeline", 31, False, "TL-07"),
            ("showdown", 4, False, "PS-22"),
            ("showdown", 4, True, "PS-23"),
        ],
    )
    def test_fewer_players_than_a_binding_table_has_are_refused(
        self, name: str, players: int, alternate: bool, clause: str
    ) -> None:
        refused = refusal_from(structure_for, load(name), players, alternate)
        assert (refused.code, refused.clause) == ("too-few-players", clause)
        assert refused.parameters == {"players": players, "least": players + 1}

    @pytest.mark.clause("R-3")
    @pytest.mark.parametrize("players", [2, 3])
    def test_fewer_players_than_a_suggested_table_has_are_something_to_warn_about(self, players: int) -> None:
        course = structure_for(load("munchkin"), players)
        assert (course.rounds, course.cut, course.clause, course.too_few) == (3, 0, "MU-36", True)

    @pytest.mark.clause("R-3")
    def test_a_timeline_event_of_fewer_players_by_deviation_has_three_rounds_and_a_top_eight(self) -> None:
        course = structure_for(load("timeline"), 31, deviation=True)
        assert (course.rounds, course.cut, course.too_few) == (3, 8, True)


SAID: dict[str, dict[str, tuple[object, str]]] = {
    "challenger": {
        "points.win": (3, "CH-42"),
        "points.draw": (1, "CH-42"),
        "points.loss": (0, "CH-42"),
        "bye.figures.vp": (14, "CH-32"),
        "bye.later": ("lowest-ranked", "CH-31"),
        "bye.once": (True, "CH-31"),
        "bye.all_had_one": ("fewest", "CH-31"),
        "bye.is_opponent": (False, "CH-32"),
        "structure.fixed": ("start", "CH-22"),
        "structure.cut_may_be_left_out": (True, "R-3"),
        "cut.replacement": ("next-ranked-as-lowest", "CH-35"),
        "bracket.draw": ("higher-rank", "CH-36"),
        "clock.minutes": (90, "CH-18"),
        "clock.dice": (5, "CH-18"),
        "clock.faces": (8, "CH-18"),
        "clock.hits": (2, "CH-18"),
        "clock.roll": ("always", "CH-18"),
        "clock.secret": (True, "CH-20"),
        "officials.watcher.at_least": (1, "CH-47"),
        "officials.watcher.plays": ("never", "CH-48"),
        "officials.head-watcher.appeals": (True, "CH-51"),
        "conduct.ask_at": (3, "CH-50"),
        "lists.required": ("always", "CH-07"),
        "lists.locked": ("start", "CH-08"),
        "lists.seen_by": ("opponent", "CH-13"),
        "leaving.rejoin": (True, "CH-26"),
        "options.timeline": (("standard", "extended"), "CH-10"),
        "points.free": (False, "CH-42"),
        "bracket.placings": ("shared", "R-9"),
        "bracket.order": ("drawing", "R-9"),
        "clock.timed": (True, "CH-18"),
        "clock.bracket_minutes": (90, "CH-18"),
        "clock.bracket_roll": (True, "R-10"),
        "games.swiss": (1, "CH-37"),
        "games.bracket": (1, "CH-37"),
        "games.level": ("draw", "CH-37"),
        "officials.head-watcher.plays": ("never", "CH-48"),
        "officials.head-watcher.at_least": (0, "CH-51"),
        "conduct.ejection_grounds": (("Violence or threats", "Cheating on purpose", "Three or more warnings"), "CH-50"),
        "materials.substitutes": (("tools", "tokens"), "CH-01"),
        "leaving.no_show_after": (None, "CH-25"),
        "leaving.rejoin_after_cut": (False, "R-5"),
        "terms.tournament": ("event", "CH-47"),
        "terms.organizer": ("Event Organizer", "CH-47"),
        "terms.organizer_short": ("EO", "CH-47"),
        "terms.official": ("Watcher", "CH-47"),
        "terms.head_official": ("Head Watcher", "CH-47"),
        "terms.list": ("Roster", "CH-47"),
        "terms.points": ("event points", "CH-47"),
        "terms.cut": ("progression cut", "CH-47"),
        "terms.bracket": ("bracket", "CH-47"),
        "figures.vp.label": ("Victory Points", "CH-37"),
        "tiebreakers.sos.label": ("Strength of Schedule", "CH-43"),
        "tiebreakers.vp.label": ("Victory Points Scored", "CH-44"),
        "tiebreakers.random.label": ("Random", "CH-45"),
    },
    "timeline": {
        "points.win": (3, "TL-20"),
        "points.draw": (1, "TL-20"),
        "points.loss": (0, "TL-20"),
        "bye.figures.vp": (14, "TL-11"),
        "bye.once": (True, "TL-14"),
        "structure.cut_may_be_left_out": (False, "TL-22"),
        "cut.replacement": ("next-ranked-as-lowest", "TL-23"),
        "bracket.draw": ("higher-rank", "TL-33"),
        "bracket.drop": ("opponent-has-bye", "TL-32"),
        "bracket.placings": ("top", "TL-28"),
        "bracket.below": ("swiss", "TL-35"),
        "clock.minutes": (90, "TL-08"),
        "clock.bracket_minutes": (90, "TL-08"),
        "clock.dice": (5, "TL-08"),
        "clock.secret": (True, "TL-09"),
        "roster_of_round.swiss": ((1, 2, 3, 1, 2, 3), "TL-15"),
        "roster_of_round.bracket": ((3, 2, 1), "TL-15"),
        "lists.limits.rosters": (3, "TL-02"),
        "lists.limits.characters": (10, "TL-03"),
        "leaving.rejoin": (True, "TL-13"),
        "points.free": (False, "TL-20"),
        "bye.later": ("lowest-ranked", "TL-14"),
        "bye.all_had_one": ("fewest", "TL-14"),
        "bye.is_opponent": (False, "TL-11"),
        "structure.fixed": ("start", "TL-10"),
        "bracket.order": ("by-seed", "TL-25"),
        "clock.timed": (True, "TL-08"),
        "clock.faces": (8, "TL-08"),
        "clock.hits": (2, "TL-08"),
        "clock.roll": ("always", "TL-08"),
        "clock.bracket_roll": (True, "R-10"),
        "games.swiss": (1, "TL-16"),
        "games.bracket": (1, "TL-16"),
        "games.level": ("draw", "TL-16"),
        "officials.watcher.at_least": (1, "TL-34"),
        "officials.watcher.plays": ("never", "TL-34"),
        "officials.head-watcher.at_least": (0, "TL-34"),
        "officials.head-watcher.plays": ("never", "TL-34"),
        "officials.head-watcher.appeals": (True, "TL-34"),
        "conduct.ask_at": (3, "TL-34"),
        "conduct.ejection_grounds": (("Violence or threats", "Cheating on purpose", "Three or more warnings"), "TL-34"),
        "lists.required": ("always", "TL-05"),
        "lists.locked": ("start", "TL-05"),
        "lists.seen_by": ("opponent", "TL-06"),
        "lists.past_opponents": (True, "TL-06"),
        "materials.substitutes": (("tools", "tokens"), "TL-01"),
        "leaving.no_show_after": (None, "TL-13"),
        "leaving.rejoin_after_cut": (False, "R-5"),
        "structure.cut_recommended_above": (None, "TL-22"),
        "endings.no-show.loser_has": ("nothing", "R-1"),
        "terms.tournament": ("event", "TL-34"),
        "terms.organizer": ("Event Organizer", "TL-34"),
        "terms.organizer_short": ("EO", "TL-34"),
        "terms.official": ("Watcher", "TL-34"),
        "terms.head_official": ("Head Watcher", "TL-34"),
        "terms.list": ("Timeline List", "TL-34"),
        "terms.points": ("event points", "TL-34"),
        "terms.cut": ("Progression Cut", "TL-34"),
        "terms.bracket": ("Final Rounds", "TL-34"),
        "figures.vp.label": ("Victory Points", "TL-16"),
        "tiebreakers.sos.label": ("Strength of Schedule", "TL-21"),
        "tiebreakers.vp.label": ("Victory Points Scored", "TL-21"),
        "tiebreakers.random.label": ("Random", "TL-21"),
    },
    "showdown": {
        "points.win": (3, "PS-27"),
        "points.draw": (1, "PS-27"),
        "points.loss": (0, "PS-27"),
        "figures.struggle.most": (3, "PS-24"),
        "figures.objectives.kept": (False, "PS-25"),
        "bye.figures.struggle": (2, "PS-16"),
        "bye.figures.wounds": (3, "PS-16"),
        "bye.later": ("lowest-ranked", "PS-20"),
        "endings.time.level": ("draw", "PS-25"),
        "bracket.draw": ("roll", "PS-34"),
        "clock.minutes": (120, "PS-12"),
        "clock.dice": (5, "PS-12"),
        "clock.faces": (8, "PS-12"),
        "clock.hits": (4, "PS-12"),
        "clock.roll": ("choice", "PS-12"),
        "clock.mission_critical": (90, "PS-13"),
        "clock.secret": (False, "PS-14"),
        "officials.arbiter.at_least": (1, "PS-30"),
        "squads.of": (4, "PS-05"),
        "squads.pick": (2, "PS-05"),
        "squads.must_use_all": (True, "PS-07"),
        "squads.bye_excuses": (False, "PS-07"),
        "leaving.rejoin": (True, "PS-18"),
        "points.free": (False, "PS-27"),
        "bye.once": (True, "PS-20"),
        "bye.all_had_one": ("fewest", "PS-20"),
        "bye.is_opponent": (False, "PS-16"),
        "endings.no-show.winner_has": ("bye", "R-1"),
        "endings.no-show.loser_has": ("nothing", "R-1"),
        "structure.fixed": ("start", "PS-15"),
        "structure.cut_may_be_left_out": (True, "R-3"),
        "cut.replacement": ("next-ranked-as-lowest", "PS-21"),
        "bracket.order": ("drawing", "R-9"),
        "bracket.placings": ("shared", "R-9"),
        "clock.timed": (True, "PS-12"),
        "clock.bracket_minutes": (120, "PS-12"),
        "clock.bracket_roll": (True, "R-10"),
        "clock.mission_critical_mark": ("from-start", "PS-13"),
        "clock.mission_critical_by": (("lead-arbiter", "arbiter", "organizer"), "PS-13"),
        "games.swiss": (1, "PS-24"),
        "games.bracket": (1, "PS-24"),
        "games.level": ("draw", "PS-24"),
        "officials.arbiter.plays": ("never", "PS-30"),
        "officials.lead-arbiter.at_least": (0, "PS-32"),
        "officials.lead-arbiter.plays": ("never", "PS-30"),
        "officials.lead-arbiter.appeals": (True, "PS-32"),
        "conduct.ask_at": (3, "PS-31"),
        "conduct.ejection_grounds": (("Violence or threats", "Cheating on purpose", "Three or more warnings"), "PS-31"),
        "lists.required": ("always", "PS-03"),
        "lists.locked": ("start", "PS-03"),
        "lists.seen_by": ("opponent", "PS-05"),
        "squads.sealed": (True, "PS-05"),
        "lists.limits.squads": (4, "PS-03"),
        "lists.limits.mission_sets": (1, "PS-03"),
        "materials.substitutes": (("tools", "tokens"), "PS-01"),
        "leaving.no_show_after": (None, "PS-18"),
        "leaving.rejoin_after_cut": (False, "R-5"),
        "terms.tournament": ("event", "PS-30"),
        "terms.organizer": ("Event Organizer", "PS-30"),
        "terms.organizer_short": ("EO", "PS-30"),
        "terms.official": ("Arbiter", "PS-30"),
        "terms.head_official": ("Lead Arbiter", "PS-30"),
        "terms.list": ("Premier List", "PS-30"),
        "terms.points": ("Event Points", "PS-30"),
        "terms.cut": ("progression cut", "PS-30"),
        "terms.bracket": ("Seeded Single Elimination Bracket", "PS-30"),
        "figures.struggle.label": ("Struggle Cards claimed", "PS-24"),
        "figures.wounds.label": ("Wounds inflicted", "PS-24"),
        "figures.objectives.label": ("Objectives controlled", "PS-25"),
        "tiebreakers.struggle.label": ("Struggle Cards Claimed", "PS-28"),
        "tiebreakers.sos.label": ("Strength of Schedule", "PS-28"),
        "tiebreakers.wounds.label": ("Wounds Inflicted", "PS-28"),
        "tiebreakers.random.label": ("Random", "PS-28"),
    },
    "munchkin": {
        "points.win": (2, "MU-34"),
        "points.draw": (None, "MU-34"),
        "points.loss": (0, "MU-34"),
        "points.free": (True, "MU-34"),
        "figures.deck.most": (40, "MU-33"),
        "bye.later": ("lowest-points", "MU-26"),
        "bye.once": (False, "MU-26"),
        "endings.time.level": ("roll", "MU-33"),
        "structure.binding": ("suggested", "R-3"),
        "structure.cut_recommended_above": (16, "MU-37"),
        "cut.replacement": ("next-ranked-as-lowest", "MU-28"),
        "bracket.draw": ("roll", "MU-27"),
        "clock.minutes": (40, "MU-20"),
        "clock.bracket_minutes": (100, "MU-20"),
        "clock.roll": ("never", "MU-20"),
        "clock.secret": (False, "MU-20"),
        "games.swiss": (1, "MU-21"),
        "games.bracket": (3, "MU-21"),
        "games.level": ("roll", "MU-21"),
        "officials.organizer.at_least": (1, "MU-02"),
        "officials.floor-judge.plays": ("with-alternate", "MU-04"),
        "officials.floor-judge.plays_at.premier": ("never", "MU-04"),
        "lists.required": ("premier", "MU-10"),
        "lists.locked_at.select": ("round", "MU-09"),
        "lists.limits.cards": (40, "MU-08"),
        "lists.seen_by": ("officials", "MU-39"),
        "leaving.rejoin": (False, "MU-30"),
        "leaving.no_show_after": (10, "MU-30"),
        "leaving.before_game": ("concession", "MU-29"),
        "options.type": (("constructed", "select"), "MU-01"),
        "options.level": (("casual", "premier"), "MU-01"),
        "bye.is_opponent": (False, "MU-23"),
        "structure.fixed": ("start", "MU-22"),
        "structure.cut_may_be_left_out": (True, "MU-37"),
        "bracket.order": ("drawing", "R-9"),
        "bracket.placings": ("shared", "R-9"),
        "clock.timed": (True, "MU-20"),
        "clock.dice": (0, "MU-20"),
        "officials.organizer.organizer": ("is", "MU-02"),
        "officials.organizer.plays": ("with-alternate", "MU-04"),
        "officials.organizer.plays_at.premier": ("never", "MU-04"),
        "officials.head-judge.at_least": (0, "MU-02"),
        "officials.head-judge.organizer": ("stands-in", "MU-02"),
        "officials.head-judge.plays": ("with-alternate", "MU-04"),
        "officials.head-judge.plays_at.premier": ("never", "MU-04"),
        "officials.head-judge.appeals": (True, "MU-03"),
        "officials.floor-judge.at_least": (0, "MU-02"),
        "conduct.ask_at": (None, "MU-05"),
        "lists.locked": ("start", "MU-09"),
        "lists.limits.heroes": (1, "MU-08"),
        "options.region": (("north-america", "elsewhere"), "MU-15"),
        "options.legality": (("on-release", "delayed"), "MU-15"),
        "materials.substitutes": (("sleeves", "tokens"), "MU-07"),
        "leaving.rejoin_after_cut": (False, "R-5"),
        "terms.tournament": ("tournament", "MU-02"),
        "terms.organizer": ("Tournament Organizer", "MU-02"),
        "terms.organizer_short": ("TO", "MU-02"),
        "terms.official": ("Floor Judge", "MU-02"),
        "terms.head_official": ("Head Judge", "MU-02"),
        "terms.list": ("deck", "MU-02"),
        "terms.points": ("tournament points", "MU-02"),
        "terms.cut": ("Top Cut", "MU-02"),
        "terms.bracket": ("Top Cut rounds", "MU-02"),
        "figures.damage.label": ("Damage tokens on the Hero", "MU-33"),
        "figures.deck.label": ("Cards left in the deck", "MU-33"),
        "tiebreakers.sos.label": ("Strength of Schedule", "MU-35"),
        "tiebreakers.esos.label": ("Extended Strength of Schedule", "MU-35"),
        "tiebreakers.random.label": ("Random", "MU-35"),
    },
}


class TestTheDocuments:
    # fmt: off
    @pytest.mark.clause(
        "CH-01", "CH-07", "CH-08", "CH-10", "CH-13", "CH-18", "CH-20", "CH-22", "CH-25", "CH-26", "CH-31", "CH-32",
        "CH-35", "CH-36", "CH-37", "CH-42", "CH-47", "CH-48", "CH-50", "CH-51",
        "TL-01", "TL-02", "TL-03", "TL-05", "TL-06", "TL-08", "TL-09", "TL-10", "TL-11", "TL-13", "TL-14", "TL-15",
        "TL-16", "TL-20", "TL-22", "TL-23", "TL-25", "TL-28", "TL-32", "TL-33", "TL-34", "TL-35",
        "PS-01", "PS-03", "PS-05", "PS-07", "PS-12", "PS-13", "PS-14", "PS-15", "PS-16", "PS-18", "PS-20", "PS-21",
        "PS-24", "PS-25", "PS-27", "PS-30", "PS-31", "PS-32", "PS-34",
        "MU-01", "MU-02", "MU-03", "MU-04", "MU-05", "MU-07", "MU-08", "MU-09", "MU-10", "MU-15", "MU-20", "MU-21",
        "MU-22", "MU-23", "MU-26", "MU-27", "MU-28", "MU-29", "MU-30", "MU-33", "MU-34", "MU-37", "MU-39",
        "R-1", "R-3", "R-5", "R-9", "R-10",
    )
    @pytest.mark.parametrize(
        ("name", "path", "value", "clause"),
        [(name, path, *entry) for name, entries in SAID.items() for path, entry in entries.items()],
    )
    def test_a_rule_book_says_what_its_document_says(self, name: str, path: str, value: object, clause: str) -> None:
        setting = settings(load(name))[path]
        assert (setting.value, setting.clause) == (value, clause)
    # fmt: on

    @pytest.mark.parametrize(
        ("name", "effective", "prefix", "clauses"),
        [
            ("challenger", "2024-11-01", "CH", 52),
            ("timeline", "2023-11-10", "TL", 35),
            ("showdown", "2025-01-27", "PS", 35),
            ("munchkin", "2018-07-01", "MU", 39),
        ],
    )
    def test_a_rule_book_is_the_one_of_its_date(self, name: str, effective: str, prefix: str, clauses: int) -> None:
        ruleset = load(name)
        assert ruleset.effective == datetime.date.fromisoformat(effective)
        assert (ruleset.name, ruleset.prefix, ruleset.clauses) == (name, prefix, clauses)

    @pytest.mark.parametrize(
        ("name", "keys"),
        [
            ("challenger", ["sos", "vp", "random"]),
            ("timeline", ["sos", "vp", "random"]),
            ("showdown", ["struggle", "sos", "wounds", "random"]),
            ("munchkin", ["sos", "esos", "random"]),
        ],
    )
    def test_tiebreakers_stand_in_the_order_of_the_document(self, name: str, keys: list[str]) -> None:
        assert [tiebreaker.key for tiebreaker in load(name).tiebreakers] == keys

    @pytest.mark.parametrize(
        ("name", "official", "head", "organizer"),
        [
            ("challenger", "Watcher", "Head Watcher", "Event Organizer"),
            ("timeline", "Watcher", "Head Watcher", "Event Organizer"),
            ("showdown", "Arbiter", "Lead Arbiter", "Event Organizer"),
            ("munchkin", "Floor Judge", "Head Judge", "Tournament Organizer"),
        ],
    )
    def test_officials_are_called_as_in_the_document(self, name: str, official: str, head: str, organizer: str) -> None:
        terms = load(name).terms
        assert (terms.official, terms.head_official, terms.organizer) == (official, head, organizer)
        assert {official, head} <= {role.title for role in load(name).officials}

    def test_only_the_documents_that_know_a_draw_by_itself_have_that_ending(self) -> None:
        assert {name for name in shipped() if "draw" in load(name).endings} == {"challenger", "timeline"}


class TestCitations:
    @pytest.mark.parametrize("name", shipped())
    def test_every_clause_is_one_of_the_document_or_a_ruling_on_all(self, name: str) -> None:
        known = {clause.id for clause in catalogue().clauses}
        rulings = r"Q\d+" if name == "challengers" else r"R-\d+"
        mine = re.compile(rf"{load(name).prefix}-\d\d|{rulings}")
        cited = set(clauses(tomllib.loads(text_of(name))))
        assert not {clause for clause in cited if clause not in known or not mine.fullmatch(clause)}

    @pytest.mark.parametrize(
        ("name", "own"), [("challenger", set()), ("timeline", {9}), ("showdown", set()), ("munchkin", {10})]
    )
    def test_every_ruling_on_all_documents_is_a_setting_unless_the_document_answers_it(
        self, name: str, own: set[int]
    ) -> None:
        cited = {ruling.clause for ruling in load(name).rulings}
        assert {number for number in range(1, 13) if f"R-{number}" not in cited} == own

    @pytest.mark.parametrize("name", shipped())
    def test_a_setting_is_ruled_on_in_the_file_itself(self, name: str) -> None:
        """A ruling's answer stands there to be read, and is not left to a default."""
        tables = tomllib.loads(text_of(name))
        assert not [ruling.setting for ruling in load(name).rulings if not is_written(tables, ruling.setting)]


class TestExamples:
    @pytest.mark.parametrize("name", examples())
    def test_a_copy_of_an_example_can_be_used_by_its_path(self, name: str, tmp_path: Path) -> None:
        mine = tmp_path / "mine.toml"
        mine.write_text(text_of(name), "utf-8")
        assert load(str(mine)) == load(name)

    def test_netrunner_counts_points_as_recorded(self) -> None:
        netrunner = load("netrunner")
        points = netrunner.points
        assert (points.win, points.draw, points.loss, points.recorded) == (3, 1, 0, True)
        assert [tiebreaker.key for tiebreaker in netrunner.tiebreakers] == ["sos", "esos", "random"]

    def test_magic_counts_opponents_at_a_third_at_least(self) -> None:
        magic = load("magic")
        assert [(tiebreaker.key, str(tiebreaker.least)) for tiebreaker in magic.tiebreakers] == [
            ("omw", "1/3"),
            ("random", "0"),
        ]
        assert (magic.games.swiss, magic.games.bracket) == (3, 3)
        assert (magic.points.win, magic.points.draw, magic.points.loss) == (3, 1, 0)


class TestSchema:
    @pytest.mark.parametrize("text", list(map(text_of, (*shipped(), *examples()))))
    def test_the_published_schema_accepts_every_rule_book(self, text: str) -> None:
        published = json.loads((ROOT / "docs" / "ruleset.schema.json").read_text("utf-8"))
        tables = msgspec.to_builtins(tomllib.loads(text))
        jsonschema.Draft202012Validator.check_schema(published)
        jsonschema.validate(tables, published)
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({**tables, "points": {"win": "three"}}, published)

    def test_every_entry_has_a_meaning(self) -> None:
        published = json.loads((ROOT / "docs" / "ruleset.schema.json").read_text("utf-8"))
        silent = [
            f"{name}.{field}"
            for name, described in published["$defs"].items()
            for field, entry in described.get("properties", {}).items()
            if "description" not in entry and "$ref" not in json.dumps(entry)  # a section has its own
        ]
        assert not silent


def clauses(here: object, field: str = "") -> Iterator[str]:
    """Everything in a file that is named a clause."""
    if isinstance(here, dict):
        for key, value in here.items():
            yield from clauses(value, field if field.endswith("_clauses") else key)
    elif isinstance(here, list):
        for item in here:
            yield from clauses(item, field)
    elif isinstance(here, str) and field.endswith(("clause", "_clauses")):
        yield here


def is_written(here: object, path: str) -> bool:
    step, _, rest = path.partition(".")
    if isinstance(here, list):
        named = [item for item in here if step in (item.get("name"), item.get("key"), item.get("figure"))]
        return any(is_written(item, rest) for item in named)
    if not isinstance(here, dict) or step not in here:
        return False
    return not rest or is_written(here[step], rest)
