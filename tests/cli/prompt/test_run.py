"""A whole tournament at the prompt, from a script on standard input."""

import ast
import inspect

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from tests.cli.evening import NAMES, Evening, evening
from topcut.cli.data import opened
from topcut.cli.prompt.commands import COMMANDS, GROUPS
from topcut.cli.prompt.looks import COMMAND_OF
from topcut.cli.prompt.talking import Terminal
from topcut.refusal import Refusal
from topcut.rules import coming
from topcut.rules.facts import ResultCorrected, RoundUnpaired, TablesRepaired, TimeCalled, TournamentFinished
from topcut.rules.match import Result
from topcut.rules.ranking.standings import standings
from topcut.rules.tournament import Phase, with_lots
from topcut.words import sentence
from topcut.words.catalogue import catalogue

__all__ = ["evening"]


def test_a_challenger_event_of_eight_is_run_from_a_script_to_its_final_ranking(evening: Evening) -> None:
    evening.new()
    script = [
        "# sign-up",
        f"add {', '.join(NAMES[:8])}",
        "in all",
        "official Wanda watcher",
        "list all: on paper",
        "start",
    ]
    for round in range(4):
        script += ["pair", "publish", "clock start 2", "1 16-9", "2 9-16", f"3 1{round}-3", "4 12-3", "standings"]
    said = evening.done(*script, "finish", "reveal", "quit", "nobody reads this")
    t = evening.t
    assert t.phase is Phase.FINISHED
    assert len(t.rounds) == 4
    assert all(not round.is_open for round in t.rounds)
    assert sorted(player for _, player in t.ranking) == sorted(t.players)
    assert t.seed is not None
    assert [player for _, player in t.ranking] == [row.player for row in standings(with_lots(t, bytes.fromhex(t.seed)))]
    places = said[said.rindex("place  player") :].splitlines()[1:9]
    assert [line.split()[0] for line in places] == [str(place) for place in range(1, 9)]
    assert {line.split()[1] for line in places} == set(NAMES[:8])
    assert "nobody reads this" not in said


def test_a_munchkin_tournament_with_a_cut_is_run_to_its_champion(evening: Evening) -> None:
    evening.begun("munchkin", players=9, start="announce rounds 3 cut 4\nstart")
    evening.played(3, score=">")
    said = evening.done(
        "cut", "bracket", "1 games=><>", "2 games=<<", "placings", "bracket", "1 games=>>", "finish", "standings"
    )
    t = evening.t
    assert t.phase is Phase.FINISHED
    assert len(t.ranking) == 9
    assert [place for place, _ in t.ranking][:2] == ["1", "2"]
    champion = t.bracket.rounds[-1].matches[0].first if t.bracket else None
    assert t.ranking[0][1] == champion
    assert "The cut is made." in said
    assert "has won it." in said


def test_the_same_lines_give_the_same_evening(evening: Evening) -> None:
    evening.begun()
    again = evening.done("pair")
    assert again.splitlines()[-6:] == evening.done("pair").splitlines()[-6:]


WRONG = [
    ("ludo", "There is no command “ludo”."),
    ("standing1", "Did you mean standings?"),
    ("p", "Did you mean "),
    ("99 16-9", "No one is playing at table 99"),
    ("1", "The line ends where a score should follow."),
    ("1 hello", "hello is not among the players."),
    ("1 16-9-3", "16-9-3 is not among the players."),
    ("1 16-9 ludo", "Found ludo"),
    ("1 999-9", "cannot be 999"),
    ("1 9>16", "behind in the scores"),
    ("1 roll", "roll is not among the players."),
    ("1 -", "How the match ended is missing."),
    ("12345678901234567890 16-9", "Write it like this: 12 16-9"),
    ("tie 1 Ana", "There is no round"),
    ("add", "A player's name is empty"),
    ("add Ana", "Ana is already entered."),
    ("add " + "x" * 81, "more than 80"),
    ("add Zoe\x1b[31m", "cannot be shown"),
    ("in Zed", "Zed is not among the players."),
    ("in Ana", "before the start"),
    ("drop Zed", "Zed is not among the players."),
    ("drop Ana later", "drop NAME begun 5-9"),
    ("rejoin Ana", "has not dropped"),
    ("eject Ana", "needs a reason"),
    ("warn Ana", "A warning needs a ground."),
    ("spare Ana why", "not an open question"),
    ("penalty Ana", "what the penalty is"),
    ("done x", "Write it like this: done 1"),
    ("done 7", "There is no such call."),
    ("rule 1 what", "A ruling needs the question and the answer."),
    ("rule x", "rule 3 QUESTION = ANSWER"),
    ("appeal 1 Ana", "There is no ruling 1."),
    ("decide 1 perhaps", "decide 1 upheld|changed ANSWER"),
    ("decide 1 upheld", "There is no ruling 1."),
    ("squads Ana 1 2", "players do not choose squads"),
    ("start", "has already started"),
    ("start ludo", sentence(Refusal("run-start", word="ludo"))),
    ("pair", "open tables"),
    ("publish", "open tables"),
    ("hand Ana", "hand NAME - NAME, NAME bye"),
    ("unpair", "needs a reason"),
    ("close", "open tables"),
    ("away Ana x", "away NAME 3"),
    ("away Ana 1", "already paired"),
    ("there Ana", "Nothing needs to be done."),
    ("apart Ana", "apart NAME, NAME"),
    ("apart Ana, Bo", "deviation"),
    ("move 1", "move 3 to 7"),
    ("move 1 to 1", "already at table 1"),
    ("clock ludo", "clock start|pause|resume|time"),
    ("clock start x", "clock start 3"),
    ("clock start 99", "cannot give 99"),
    ("clock pause", "has not been started"),
    ("clock resume", "has not been started"),
    ("clock time", "has not been started"),
    ("extend 1", "extend 3 5 REASON"),
    ("extend 1 5", "needs a reason"),
    ("extend 1 500 why", "500 more minutes"),
    ("mission", "no Mission Critical"),
    ("correct", "correct 2 12 16-9"),
    ("warn", "Who is meant?"),  # whom
    ("1 16", "1 16-9"),
    ("1 16 9 4", "1 16-9"),
    ("correct 9 1 16-9", "There is no round 9."),
    ("correct 99 16-9", "No one is playing at table 99"),
    ("correct 1 16-9", "has no result yet"),
    ("cut", "No progression cut was announced"),
    ("bracket", "has not been made yet"),
    ("change 5", "change 5 4 REASON"),
    ("change 5 4 why", "deviation"),
    ("finish", "open tables"),
    ("reveal", "when the tournament is finished"),
    ("undo", "not undone silently"),
    ("deviate", "“”"),
    ("deviate XX-99 why", "XX-99"),
    ("official Wanda", "official NAME ROLE"),
    ("official Zoe king", "There is no official called “king”"),
    ("release Zoe watcher", "is not named as Watcher"),
    ("tables x", sentence(Refusal("run-incomplete", form="tables 8"))),
    ("tables 10000", sentence(Refusal("table-number", table=10_000, most=9_999))),
    ("tables 3 ludo", "tables 3 closed|open|stream|note: TEXT"),
    ("list Ana", "list NAME FILE"),
    ("list Ana: other", "cannot change after the start"),
    ("list Ana nowhere.txt", "There is no file nowhere.txt."),
    ("seat Ana x", "seat Ana 4"),
    ("seat Ana 0", "There is no table 0."),
    ("capacity x", "capacity 32"),
    ("capacity 2", sentence(Refusal("capacity-too-small", least=8, capacity=2))),
    ("why", "NAME, NAME"),
    ("why Zed", "Zed is not among the players."),
    ("why 99", "No one is playing at table 99"),
    ("log x", "log 50"),
    ("help xyzzy", sentence(Refusal("run-unknown", word="xyzzy", near=(), count=0))),
    ("standigs", sentence(Refusal("run-unknown", word="standigs", near=("standings",), count=1))),
    ("withdraw Ana", "before the start"),
    ("out Ana", "before the start"),
    ("in", "NAME, NAME"),
    ("paid Zed", "Zed is not among the players."),
    ("club Zed: North", "Zed is not among the players."),
    ("call Zed", "Zed is not among the players."),
    ("absent Zed", "Zed is not among the players."),
]


def test_wrong_lines_are_refused_in_a_sentence_and_change_nothing(evening: Evening) -> None:
    evening.begun()
    evening.done("pair", "publish")
    before = evening.facts
    said = evening.run(*(line for line, _ in WRONG))
    assert evening.facts == before
    assert "made a mistake" not in said.out
    assert (said.code, said.err) == (2, "")
    answers = said.out.split("\n> ")[1:]
    sentences = [answered.partition("\n")[2] for answered in answers]
    for (line, expected), text in zip(WRONG, sentences, strict=True):
        assert expected in text, line


@pytest.mark.parametrize("line", ["\x00", "é" * 5000, "1 " + ">" * 4000, "((((", "%s%n", "{0.__class__}", "12 ", "'"])
def test_whatever_is_typed_the_prompt_goes_on(evening: Evening, line: str) -> None:
    evening.begun()
    said = evening.run("pair", "publish", line, "1 16-9")
    assert "made a mistake" not in said.out
    assert "Table 1 in round 1" in said.out


def test_bytes_that_are_no_text_do_not_stop_the_prompt(evening: Evening) -> None:
    from tests.cli.running import answer

    evening.new()
    said = answer("run", "autumn", "--data", str(evening.folder), stdin=b"\xff\xfe\nadd Ana\n")
    assert "Ana is entered." in said.out or "cannot be read" in said.out + said.err
    assert "Traceback" not in said.out + said.err


def test_time_is_called_by_the_clock_between_two_commands(evening: Evening) -> None:
    evening.begun()
    evening.done("pair", "publish", "clock start 3")
    assert "(officials only)" in evening.done("clock")
    evening.wait(94)
    assert "Time is called in round 1, after 3 extra minutes." in evening.done("clock")
    assert any(isinstance(fact, TimeCalled) for fact in evening.facts)


def test_mission_critical_is_prompted_once_and_announced_by_the_arbiter(evening: Evening) -> None:
    evening.begun("showdown", players=8)
    evening.done("pair", "publish", "clock start")
    evening.wait(90)
    said = evening.run("clock", "round", "mission")
    assert said.out.count("It is time to announce Mission Critical.") == 1


def test_a_pause_stops_the_clock(evening: Evening) -> None:
    evening.begun()
    evening.done("pair", "publish", "clock start", "clock pause lunch")
    evening.wait(600)
    assert "paused" in evening.done("clock", "clock resume", "extend 1 5 a spilt drink")


def test_a_correction_shows_what_follows_and_offers_repairs(evening: Evening) -> None:
    evening.begun()
    evening.played(1)
    evening.done("pair", "publish")
    said = evening.done("correct 1 1 9-16", "fewest", "the slip was read wrongly")
    assert "rank" in said
    assert "was made from points that are no longer right" in said
    assert "fewest: as few open tables as possible" in said
    facts = evening.facts
    assert any(isinstance(fact, ResultCorrected) and fact.repair == "fewest" for fact in facts)
    assert any(isinstance(fact, TablesRepaired) for fact in facts)


def test_a_correction_can_redo_the_round(evening: Evening) -> None:
    evening.begun()
    evening.played(1)
    evening.done("pair", "publish", "correct 1 1 9-16", "redo", "the slip was read wrongly")
    assert any(isinstance(fact, RoundUnpaired) for fact in evening.facts)
    evening.done("pair", "the slip was read wrongly", "publish")
    assert evening.t.rounds[1].attempt == 2


def test_a_repair_that_nobody_knows_changes_nothing(evening: Evening) -> None:
    evening.begun()
    evening.played(1)
    evening.done("pair", "publish")
    before = evening.facts
    said = evening.run("correct 1 1 9-16", "perhaps")
    assert "perhaps is not a way to repair the pairings." in said.out
    assert evening.facts == before


def test_what_the_rules_want_confirmed_is_asked(evening: Evening) -> None:
    evening.new("munchkin")
    evening.done("add Ana, Bo, Cy", "in all")
    said = evening.done("start", "no")
    assert "It is left as it was." in said
    assert evening.t.structure is None
    evening.done("start", "yes")
    assert evening.t.phase is Phase.SWISS


def test_a_draw_that_is_opened_again_asks_for_the_reason(evening: Evening) -> None:
    evening.begun()
    evening.done("pair", "drop Hal", "pair", "Hal has left", "publish")
    assert evening.t.rounds[0].attempt == 2
    assert "attempt 2: Hal has left" in evening.done("log 50")


def test_a_round_is_paired_by_hand_and_says_what_it_breaks(evening: Evening) -> None:
    evening.begun(players=4)
    evening.played(1, tables=2)
    first = evening.t.rounds[0].matches
    people = {f"p{number}": name for number, name in enumerate(NAMES, start=1)}
    pairs = ", ".join(f"{people[match.first]} - {people[str(match.second)]}" for match in first)
    said = evening.done(f"hand {pairs}")
    assert "were already paired in round 1" in said
    assert "made by hand; this breaks" in said


def test_a_result_can_be_typed_from_either_side(evening: Evening) -> None:
    evening.begun()
    evening.done("pair", "publish")
    match = evening.t.rounds[0].matches[0]
    second = NAMES[int(str(match.second)[1:]) - 1]
    evening.done(f"{match.table} 9 16", "undo")  # as on the pages
    evening.done(f"{match.table} {second} 16-9 time")
    result = evening.t.rounds[0].matches[0].result
    assert result is not None
    assert (result.figures, result.points) == (((9, 16),), (0, 3))
    evening.done(f"correct {match.table} {second} 20-9", "a slip")
    result = evening.t.rounds[0].matches[0].result
    assert result is not None
    assert (result.winner, result.figures) == (1, ((9, 20),))


def seated(evening: Evening, table: int = 1) -> tuple[str, str]:
    """The names of the two at a table of the first round."""
    match = next(match for match in evening.t.rounds[0].matches if match.table == table)
    first, second = (NAMES[int(str(id)[1:]) - 1] for id in (match.first, match.second))
    return first, second


def result_at(evening: Evening, table: int) -> Result:
    match = next(match for match in evening.t.rounds[0].matches if match.table == table)
    assert match.result is not None
    return match.result


def asked(evening: Evening, line: str) -> str:
    """What is said about a line that is refused: the sentence, and below it how to type it."""
    before = len(evening.facts)
    said = evening.run(line)
    assert (said.code, len(evening.facts)) == (2, before), said.out
    return said.out[said.out.index(f"> {line}") :]


@pytest.mark.clause("CH-37", "CH-44")
def test_a_winner_alone_is_asked_for_the_figures_or_why_they_are_unknown(evening: Evening) -> None:
    evening.begun()
    evening.done("pair", "publish")
    said = asked(evening, "1 >")
    assert "Enter Victory Points for both players" in said
    assert "12 16-9, or 12 > unknown because" in said
    assert "needs a reason" in asked(evening, "1 > unknown")
    said = evening.done("1 > unknown because the slip was lost", "round")
    assert "(figures unknown: the slip was lost)." in said
    assert "settled, figures unknown: the slip was lost" in said
    assert "Enter Victory Points for both players" in asked(evening, "correct 1 <")
    evening.done("correct 1 < figures unknown: lost again", "a slip")
    assert evening.t.rounds[0].unknown == {1: "lost again"}


@pytest.mark.clause("PS-25")
@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("1/5-1/3 time struggle=first", (2, 1)),
        ("1/5-1/3 struggle=second", (1, 2)),
        ("1/5-1/3 time struggle=nobody", (1, 1)),
        ("1/5-1/3 struggle=none time", (1, 1)),
        ("1/5-1/3 time cards=FIRST", (2, 1)),
        ("1/5-1/3 struggle=SECOND time", (1, 2)),
        ('1/5-1/3 struggle="SECOND"', (1, 2)),
        ("SECOND 1/3-1/5 time struggle=first", (1, 2)),  # seen from that side
        ("SECOND 1/3-1/5 time struggle=FIRST", (2, 1)),
        ("1/5-1/3 time objectives=3-1", (2, 1)),
    ],
)
def test_the_open_struggle_at_time_is_told_by_seat_by_name_or_by_objectives(
    evening: Evening, typed: str, cards: tuple[int, int]
) -> None:
    evening.begun("showdown")
    evening.done("pair", "publish")
    first, second = seated(evening)
    evening.done(f"1 {typed.replace('FIRST', first).replace('SECOND', second)}")
    assert result_at(evening, 1).figures == (cards, (5, 3))


@pytest.mark.clause("PS-25")
def test_a_result_by_time_is_asked_for_the_open_struggle(evening: Evening) -> None:
    evening.begun("showdown")
    evening.done("pair", "publish")
    for line in ("1 1/5-1/3", "1 1/5-1/3 time", "1 2/9-2/2"):
        said = asked(evening, line)
        assert "Was a Struggle still open" in said
        assert "struggle=NAME, struggle=nobody or struggle=none" in said
    assert "Struggle Cards claimed and Wounds inflicted" in asked(evening, "1 =")
    assert "Zed is not among the players" in asked(evening, "1 1/5-1/3 struggle=Zed")
    elsewhere = seated(evening, 2)[0]
    assert "but at table 2" in asked(evening, f"1 1/5-1/3 struggle={elsewhere}")
    assert "entered twice" in asked(evening, "1 1/5-1/3 objectives=3-1 struggle=first")


@pytest.mark.clause("CH-38", "CH-40")
def test_a_draw_that_time_would_have_decided_is_asked_back_once(evening: Evening) -> None:
    evening.begun()
    evening.done("pair", "publish")
    assert "different result" in asked(evening, "1 12=13 time")
    for line in ("1 12=13", "1 12-13 draw"):
        said = evening.done(line, "no")
        assert "the player with 13 Victory Points has won" in said
        assert evening.t.rounds[0].is_open
    said = evening.done("1 12=13", "yes")
    assert said.count("Do it anyway") == 1
    assert result_at(evening, 1).figures == ((12, 13),)


@pytest.mark.clause("PS-24")
def test_figures_of_two_winners_are_asked_back(evening: Evening) -> None:
    evening.begun("showdown")
    evening.done("pair", "publish")
    assert "both players have as many" in evening.done("1 2/9>2/2", "no")
    assert "the winner has fewer" in evening.done("1 1/9-0/2", "yes")
    assert result_at(evening, 1).figures[0] == (1, 0)


@pytest.mark.clause("MU-21", "MU-33")
def test_what_is_typed_at_a_munchkin_table(evening: Evening) -> None:
    evening.begun("munchkin", players=9, start="announce rounds 1 cut 4\nstart")
    evening.done("pair", "publish")
    first, second = seated(evening)
    said = evening.done("1 time damage=3-7", "round")
    assert said.count(f"{first} > {second} time damage=3-7") == 2
    assert "Name that player" in asked(evening, "2 concession")
    evening.done(f"2 {seated(evening, 2)[1]} time damage=3-7")  # from the side of who is named
    assert result_at(evening, 2).figures[0] == (7, 3)
    assert "> concession" in asked(evening, f"3 {seated(evening, 3)[0]} concession")
    evening.done("3 >", "4 <", "cut", "bracket")
    assert "games=><>" in evening.done("what")
    assert "first to 2" in asked(evening, "1 >")
    assert "word time" in asked(evening, "1 > games=>")
    said = evening.done("1 games=><>", "2 > games=> time", "log 2")
    assert evening.t.bracket is not None
    pairs = [(one.first, one.second) for one in evening.t.bracket.rounds[0].matches]
    names = [tuple(NAMES[int(str(id)[1:]) - 1] for id in pair) for pair in pairs]
    assert said.count(f"{names[0][0]} 2-1 {names[0][1]}.") == 2
    assert said.count(f"{names[1][0]} 1-0 {names[1][1]} time.") == 2


def test_an_official_who_is_not_known_yet_is_called_by_the_name(evening: Evening) -> None:
    evening.new("munchkin")
    evening.done("add Ana, Bo")
    assert asked(evening, "release Zed floor-judge").splitlines()[-1] == "Zed is not named as Floor Judge."
    assert "Zed cannot rule on those games." in asked(evening, "official Ana head-judge alternate Zed")


def test_people_leave_come_back_and_are_warned(evening: Evening) -> None:
    evening.begun()
    evening.played(1)
    said = evening.done("drop Ana", "pair", "publish", "1 16-9", "2 16-9", "3 16-9", "rejoin Ana")
    assert "Ana is back, with an unpaired loss for round 2." in said
    said = evening.done("warn Bo slow", "warn Bo slow play", "warn Bo: Unsporting words", "spare Bo he is sorry")
    assert "Bo has 3 warnings." in said
    assert "Bo is not ejected: he is sorry" in said
    said = evening.done("eject Bo cheating", "absent Cy", "call Dee line of sight", "calls", "done 1", "calls")
    assert "Bo is ejected." in said
    assert "Bo has a penalty: cheating" in said
    assert "No one has called." in said


def test_everyone_is_told_something_and_one_table(evening: Evening) -> None:
    evening.begun()
    evening.done("tell all 15 minutes to go.", "pair", "publish", "tell 1 Please wait.")
    assert [(one.table, one.text) for one in evening.t.announcements] == [
        (None, "15 minutes to go."),
        (1, "Please wait."),
    ]
    evening.done("untell 1")
    assert [one.number for one in evening.t.announcements] == [2]
    assert "tell all TEXT" in evening.refused("tell Lunch")
    assert "no longer stands" in evening.refused("untell 1")


def test_rulings_and_one_appeal(evening: Evening) -> None:
    evening.begun()
    evening.done("official Xena head-watcher")
    evening.done("pair", "publish", "rule 1 Is it in range? = No.")
    first = NAMES[int(evening.t.rounds[0].matches[0].first[1:]) - 1]
    evening.done(f"appeal 1 {first}")
    assert "Only the Head Watcher decides" in evening.refused("decide 1 upheld")


def test_the_last_step_is_taken_back(evening: Evening) -> None:
    evening.begun()
    said = evening.done("pair", "publish", "1 16-9", "undo wrong table")
    assert "No longer true: Table 1 in round 1" in said
    assert evening.t.rounds[0].matches[0].result is None
    evening.played(0)
    evening.done(*(f"{table} 16-9" for table in range(1, 5)))
    evening.played(3)
    evening.done("finish", "undo", "finish")
    assert sum(isinstance(fact, TournamentFinished) for fact in evening.facts) == 2


def test_officials_tables_seats_clubs_fees_and_the_waiting_list(evening: Evening) -> None:
    evening.new("munchkin", "Autumn Cup", "--capacity", "4")
    said = evening.done(
        "add Ana Lee (North), Bo, Cy, Dee, Eve",
        "tables 3",
        "tables 3 closed",
        "tables 2 stream",
        "tables 1 note: ruins",
        "seat Ana 1",
        "club Bo: South",
        "paid Ana, Bo",
        "withdraw Cy",
        "in all",
        "out Dee",
        "official me head-judge",
        "official Wanda floor-judge",
        "release Wanda floor-judge",
        "players",
        "capacity none",
    )
    assert "Eve is on the waiting list." in said
    assert "Eve comes in from the waiting list." in said
    t = evening.t
    assert {player.id: player.club for player in t.players.values() if player.club} == {"p1": "North", "p2": "South"}
    assert t.players[next(iter(t.players))].paid
    assert "not checked in" in evening.refused("start")
    evening.done("start leave out rounds 2", "yes", "yes")
    assert [name for name in ("Dee", "Cy") if name in evening.done("pair")] == []


def test_title_place_day_and_fee_are_corrected_at_the_prompt(evening: Evening) -> None:
    evening.new()
    evening.done("title Autumn Open", "place Library", "day 2026-12-05", "fee no", "add Ana, Bo")
    t = evening.t
    assert (t.title, t.place, t.first_day, t.charges_fee) == ("Autumn Open", "Library", "2026-12-05", False)
    assert "paid" not in evening.done("players")
    assert "fee yes, fee no" in evening.refused("fee perhaps")
    assert "not a date" in evening.refused("day tomorrow")
    assert "paid" in evening.done("fee yes", "players")


def test_a_refused_official_leaves_no_name_behind(evening: Evening) -> None:
    evening.new()
    evening.refused("official Zoe king")
    evening.done("official Wanda watcher")
    assert [official.id for official in evening.t.officials] == ["o1"]


def test_ids_are_never_used_twice(evening: Evening) -> None:
    evening.new()
    evening.done("add Ana, Bo", "withdraw Bo", "add Cy")
    assert list(evening.t.players) == ["p1", "p3"]


def test_two_people_of_one_name_are_told_apart_by_their_ids(evening: Evening) -> None:
    from topcut.desk.names import Names
    from topcut.ids import PlayerId

    names = Names({"p1": "Ana", "p2": "ana"}, map(PlayerId, ("p1", "p2")))
    assert names.of("p1") == "Ana (p1)"
    assert names.player("p2") == "p2"
    assert names.player("ana (p1)") == "p1"


@pytest.mark.parametrize(
    ("typed", "meant"), [("ana lee", "p1"), ("Ana", "p1"), ("lee", "p1"), ("BO", "p2"), ("p2", "p2")]
)
def test_a_few_letters_are_enough_for_a_name(typed: str, meant: str) -> None:
    from topcut.desk.names import Names
    from topcut.ids import PlayerId

    assert Names({"p1": "Ana Lee", "p2": "Bo"}, map(PlayerId, ("p1", "p2"))).player(typed) == meant


def test_letters_that_two_names_share_are_not_guessed_at(evening: Evening) -> None:
    evening.new()
    shared = Refusal("name-ambiguous", word="ana", found=("Ana Lee", "Ana Kim"))
    assert evening.refused("add Ana Lee, Ana Kim", "in ana") == sentence(shared)


def test_every_command_has_its_help_and_every_offer_its_command() -> None:
    known = catalogue("en")
    assert known is not None
    assert [name for name in COMMANDS if f"run-help-{name}" not in known.ids] == []
    assert [group for group in GROUPS if f"run-group-{group}" not in known.ids] == []
    offered = {
        node.args[0].value
        for node in ast.walk(ast.parse(inspect.getsource(coming)))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "_can"
        and isinstance(node.args[0], ast.Constant)
    }
    assert offered == set(COMMAND_OF)


def test_help_is_there_for_everything(evening: Evening) -> None:
    evening.new()
    said = evening.done("help", "?", "", *(f"help {name}" for name in COMMANDS))
    assert "run-help" not in said


def test_a_terminal_gives_up_a_line_but_not_the_tournament() -> None:
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        talk = Terminal(lambda before: ["standings"] if " " not in before else ["Ana"], lambda: "status")
        keys.send_text("standings\r")
        assert talk.read("> ") == "standings"
        keys.send_text("\x03")
        assert talk.read("> ") == ""
        keys.send_text("\x04")
        assert talk.read("> ") is None


@pytest.mark.fault("F10")
def test_points_are_given_by_the_rule_book_and_not_typed(evening: Evening) -> None:
    evening.begun("munchkin")
    assert "Here the rule book gives the points" in evening.refused("pair", "publish", "1 16-9")
    assert "Here the rule book gives the points" in evening.refused("1 > points=9-0")


def test_nothing_is_drawn_where_the_seed_is_not_known(evening: Evening) -> None:
    from io import BytesIO

    from topcut.cli.import_ import take
    from topcut.exchange import archive

    evening.begun()
    found = archive.read(BytesIO(evening.topcut("export", "autumn", "-o", "-").out.encode()))
    lines = archive.full(found.tournament, found.head, found.facts, found.people, None, software="other 1")
    evening.folder = evening.folder / "there"
    with opened(evening.folder, make=True) as desk:
        take(desk, archive.read(BytesIO(b"".join(lines))), yes=True)
    said = evening.run("pair", "publish", "clock start", "finish")
    assert said.out.count("came without the seed of its draws") == 4
    assert "made a mistake" not in said.out


def test_a_mistake_of_ours_is_a_sentence_and_the_prompt_goes_on(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    from topcut.cli import standings

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    evening.new()
    monkeypatch.setattr(standings, "show", broken)
    said = evening.run("standings", "add Ana")
    assert "Topcut made a mistake (ZeroDivisionError)" in said.out
    assert "Ana is entered." in said.out
    assert said.code == 2


def test_who_withdrew_is_let_in_again_under_the_same_id(evening: Evening) -> None:
    evening.new()
    said = evening.done("add Ana, Bo, Sven Olsen", "paid Sven", "withdraw Sven", "players", "again Sven", "players")
    listed = [line for line in said.splitlines() if "Sven Olsen" in line and line.startswith("p3")]
    assert [("Withdrew" in line, "Entered" in line, "yes" in line) for line in listed] == [
        (True, False, True),
        (False, True, True),
    ]
    assert list(evening.t.players) == ["p1", "p2", "p3"]
    assert "nothing to come back from" in evening.refused("again Sven")


def test_a_name_that_withdrew_is_asked_about_at_the_prompt(evening: Evening) -> None:
    evening.new()
    evening.done("add Ana, Sven Olsen", "withdraw Sven", "add Sven Olsen", "yes")
    assert list(evening.t.players) == ["p1", "p2"]
    evening.done("withdraw Sven", "add Sven Olsen", "no")
    assert list(evening.t.players) == ["p1", "p3"]


def test_a_command_without_a_name_asks_who_and_says_what_to_type_instead(evening: Evening) -> None:
    evening.begun()
    said = evening.done("pair", "publish", "drop", "Ana", "players")
    assert "Who? Type a name:" in said
    assert any(line.startswith("p1") and "Dropped" in line for line in said.splitlines())
    assert "Write it like this: NAME" in evening.run("drop", "").out
    assert "drop NAME" in evening.run("withdraw Bo").out
    evening.new("challenger", "Winter Cup")
    evening.word = "winter"
    assert "withdraw NAME" in evening.run("add Zoe", "drop Zoe").out
