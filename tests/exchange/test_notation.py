import pytest
from hypothesis import given

from tests.exchange.tournaments import tournaments
from tests.refusing import refusal_from
from topcut.exchange.notation import text, tournament
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.match import Match, Result, Seat
from topcut.rules.results import bye
from topcut.rules.ruleset import How, load, with_setting
from topcut.rules.tournament import Tournament
from topcut.words import sentence

ANA, BO, CY, DEE, EVE = map(PlayerId, ("ana", "bo", "cy", "dee", "eve"))


def only_result(written: str, ruleset: str = "challenger") -> Result:
    (this,) = tournament(f"1: {written}", ruleset).rounds
    (match,) = this.matches
    assert match.result is not None
    return match.result


def test_a_tournament_is_one_line_a_round() -> None:
    t = tournament("""
        1:  ana 16-9 bo    cy 12-12 dee    eve bye
        2:  ana 14-16 cy   bo 10-3 eve     dee bye
    """)
    assert list(t.players) == [ANA, BO, CY, DEE, EVE]
    assert [len(this.matches) for this in t.rounds] == [3, 3]
    assert t.rounds[0].matches[0].result == Result(How.VICTORY, Seat.FIRST, (3, 0), ((16, 9),))
    assert t.rounds[0].matches[1].result == Result(How.TIME, None, (1, 1), ((12, 12),))
    assert t.rounds[0].matches[2] == Match(EVE, None, None, bye(load("challenger")))
    assert t.rounds[1].matches[0].result == Result(How.VICTORY, Seat.SECOND, (0, 3), ((14, 16),))


def test_the_space_between_matches_does_not_matter() -> None:
    assert tournament("1: a 1-0 b c 2-0 d") == tournament("1:   a 1-0 b      c 2-0 d  # the rest is a remark\r\n\n")


@pytest.mark.parametrize(
    ("written", "winner", "points"),
    [("ana > bo", Seat.FIRST, (3, 0)), ("ana < bo", Seat.SECOND, (0, 3)), ("ana = bo", None, (1, 1))],
)
def test_a_winner_needs_no_score(written: str, winner: Seat | None, points: tuple[int, int]) -> None:
    result = only_result(written)
    assert (result.winner, result.points) == (winner, points)


def test_a_match_without_a_result_is_open() -> None:
    assert tournament("1: ana - bo").rounds[0].matches == (Match(ANA, BO),)


@pytest.mark.parametrize(
    ("written", "how", "winner", "figures"),
    [
        ("ana 8>5 bo concession", How.CONCESSION, Seat.FIRST, ((14, 5),)),
        ("ana 8<5 bo concession", How.CONCESSION, Seat.SECOND, ((8, 14),)),
        ("ana > bo no-show", How.NO_SHOW, Seat.FIRST, ((14, 0),)),
        ("ana - bo double-no-show", How.DOUBLE_NO_SHOW, None, ((0, 0),)),
        ("ana 16-9 bo time", How.TIME, Seat.FIRST, ((16, 9),)),
        ("ana - bo draw", How.DRAW, None, ((0, 0),)),
    ],
)
def test_a_word_says_how_it_ended(
    written: str, how: How, winner: Seat | None, figures: tuple[tuple[int, int], ...]
) -> None:
    result = only_result(written)
    assert (result.how, result.winner, result.figures) == (how, winner, figures)


def test_several_figures_stand_behind_one_another() -> None:
    assert only_result("ana 2/9-1/4 bo", "showdown").figures == ((2, 1), (9, 4))


def test_figures_can_be_named() -> None:
    named = only_result("ana - bo vp=16-9")
    assert named == only_result("ana 16-9 bo")
    assert only_result("ana - bo time damage=3-7", "munchkin").winner is Seat.FIRST


def test_points_can_be_given_as_they_were_awarded() -> None:
    assert only_result("ana 16-9 bo points=2-1").points == (2, 1)
    assert only_result("ana 2-0 bo", "munchkin").points == (2, 0)
    assert only_result("ana bye points=1").points == (1, 0)


def test_games_of_a_match_are_marks_in_a_row() -> None:
    assert only_result("ana - bo games=>", "munchkin").games == (Seat.FIRST,)


def test_tables_stand_before_the_match() -> None:
    first, second = tournament("1: [4] ana 16-9 bo  [12] cy bye").rounds[0].matches
    assert (first.table, second.table) == (4, 12)


def test_an_unpaired_loss_is_no_match() -> None:
    (this,) = tournament("1: ana 16-9 bo  cy loss").rounds
    assert len(this.matches) == 1
    assert this.unpaired_losses == (CY,)


def test_players_can_be_listed_and_marked() -> None:
    t = tournament("""
        players: eve dee cy bo ana
        club: "North Side" ana bo
        table: [4] cy
        1: ana 16-9 bo
        dropped: bo
        ejected: dee
        absent: cy ana
        lots: ana 7 bo 18446744073709551615
    """)
    assert list(t.players) == [EVE, DEE, CY, BO, ANA]
    assert t.players[BO].dropped
    assert t.players[DEE].ejected
    assert t.players[CY].absent
    assert t.players[ANA].absent
    assert (t.players[ANA].club, t.players[BO].club, t.players[CY].club) == ("North Side", "North Side", None)
    assert t.players[CY].table == 4
    assert t.lots == {ANA: 7, BO: 2**64 - 1}


def test_names_with_spaces_stand_in_quotation_marks() -> None:
    t = tournament(r'1: "Ana Lee" 16-9 "bye"   "#1 \"Bo\"" bye')
    assert list(t.players) == ["Ana Lee", "bye", '#1 "Bo"']


def test_the_ruleset_is_that_of_the_caller_then_of_the_text_then_challenger() -> None:
    assert tournament("1: ana 2-0 bo").ruleset.name == "challenger"
    assert tournament("ruleset: munchkin").ruleset.name == "munchkin"
    assert tournament("ruleset: munchkin", "timeline").ruleset.name == "timeline"
    assert tournament("", load("showdown")).ruleset.name == "showdown"


def test_writing_is_as_short_as_typing() -> None:
    written = (
        "ruleset: challenger\n"
        "1:  [1] ana 16-9 bo    cy 12-12 dee    eve bye\n"
        "2:  ana 8<14 cy concession    bo > eve no-show    dee loss\n"
        "3:  ana = bo    cy - dee\n"
        "dropped: bo\n"
    )
    assert text(tournament(written)) == written


@given(tournaments())
def test_what_is_written_reads_back_the_same(t: Tournament) -> None:
    assert tournament(text(t)) == t


@pytest.mark.parametrize(
    ("written", "code", "line", "word"),
    [
        ("1: ana 16-9 bo\n3: ana 16-9 bo", "notation-round", 2, "round 3"),
        ("\n\nwhat is this", "notation-line", 3, "what"),
        ('"1:" ana bye', "notation-line", 1, "1:"),
        ("1: ana 16:9 bo", "notation-word", 1, "16:9"),
        ("1: ana bo", "notation-word", 1, "bo"),
        ("1: ana 16-9 16-9", "notation-word", 1, "16-9"),
        ("1: ana 16-9 bo vp=x", "notation-word", 1, "vp=x"),
        ("1: ana 16-9 bo games=x", "notation-word", 1, "games=x"),
        ("1: [4 ana bye", "notation-word", 1, "[4"),
        ("1: [4] ana loss", "notation-word", 1, "loss"),
        ("1: ana", "notation-ends", 1, "a score"),
        ("1: ana 16-9", "notation-ends", 1, "a player's name"),
        ("1: [4]", "notation-ends", 1, "a player's name"),
        ("ruleset:", "notation-ends", 1, "ruleset"),
        ("ruleset: challenger event", "notation-word", 1, "event"),
        ("1: ana 2/9-1/4 bo", "notation-figures", 1, "2/9-1/4"),
        ("1: ana 2/9-1 bo", "notation-figures", 1, "2/9-1"),
        ('1: "ana bye', "notation-quote", 1, '"ana'),
        (r'1: "ana\x" bye', "notation-quote", 1, r'"ana\x"'),
        ('1: "ana"x bye', "notation-quote", 1, '"ana"x'),
        ('1: " " bye', "name-blank", 1, "no letter"),
        ("1: ana bye ana bye", "player-twice", 1, "ana"),
        ("1: ana bye ana loss", "player-twice", 1, "ana"),
        ("1: ana > ana", "player-against-self", 1, "ana"),
        ("players: ana bo ana", "player-listed-twice", 1, "ana"),
        ("players: ana\n1: bo bye", "player-unknown", 2, "bo"),
        ("1: ana bye\nplayers: ana", "notation-players-late", 2, "players:"),
        ("table: ana 4", "notation-word", 1, "ana"),
        ("1: ana bye\nlots: ana x", "notation-word", 2, "x"),
        ("club: =", "notation-word", 1, "="),
        ("1: ana 16<9 bo", "winner-behind", 1, "winner"),
        ("1: ana 1000-9 bo", "figure-out-of-bounds", 1, "1000"),
        ("1: ana 1-0 bo wounds=1-2", "figure-unknown", 1, "wounds"),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_its_word(written: str, code: str, line: int, word: str) -> None:
    refused = refusal_from(tournament, written, None if "ruleset:" in written else "challenger")
    assert refused.code == code
    assert sentence(refused).startswith(f"Line {line}: ")
    assert word in sentence(refused)


def test_an_unknown_ruleset_is_refused() -> None:
    assert refusal_from(tournament, "ruleset: ludo").code == "unknown-ruleset"


@pytest.mark.clause("MU-33", "MU-34")
@pytest.mark.parametrize("written", ["ana 1-1 bo", "ana 3-0 bo", "ana 0-0 bo", "ana 0-1 bo", "ana 3>0 bo time"])
def test_points_that_the_rule_book_cannot_give_are_refused_with_how_to_write_them(written: str) -> None:
    refused = refusal_from(only_result, written, "munchkin")
    assert (refused.code, refused.clause) == ("notation-points", "MU-34")
    points = written.split()[1].replace(">", "-")
    assert f"points={points}" in sentence(refused)


@pytest.mark.clause("MU-34")
def test_points_that_somebody_awarded_are_written_out_and_read_back() -> None:
    for points in ("3-0", "1-1", "0-0", "2-1"):
        t = tournament(f"1: ana - bo points={points}", "munchkin")
        assert f"points={points}" in text(t)
        assert tournament(text(t)) == t
    assert only_result("ana 0-2 bo", "munchkin").winner is Seat.SECOND
    assert only_result("ana 0-0 bo double-no-show", "munchkin").points == (0, 0)


def test_points_that_the_organizer_has_set_are_those_of_the_rule_book() -> None:
    three = with_setting(load("munchkin"), "points.win", 3)
    (this,) = tournament("1: ana 3-0 bo", three).rounds
    assert this.matches[0].result is not None
    assert this.matches[0].result.points == (3, 0)


@pytest.mark.clause("PS-25")
def test_who_won_what_was_open_at_time_stands_behind_the_match() -> None:
    assert only_result("ana 1/5-1/3 bo struggle=second", "showdown").figures == ((1, 2), (5, 3))
    assert only_result("ana 1/5-1/3 bo time cards=first", "showdown").winner is Seat.FIRST
    assert only_result("ana 1/5-1/3 bo time struggle=none", "showdown").how is How.TIME
    with pytest.raises(Refusal, match="notation-word"):
        only_result("ana 1/5-1/3 bo wounds=first", "showdown")


def test_a_text_computes_without_asking_for_what_is_missing() -> None:
    assert only_result("ana > bo", "showdown").figures == ((0, 0), (0, 0))
    assert only_result("ana 1/5-1/3 bo time", "showdown").figures == ((1, 1), (5, 3))
    assert only_result("ana 12=13 bo").points == (1, 1)


def test_who_won_at_time_is_written_where_it_takes_more_than_a_look_at_the_score() -> None:
    assert "ana > bo time damage=3-7" in text(tournament("1: ana - bo time damage=3-7", "munchkin"))
    assert "ana 1/5>1/3 bo time" in text(tournament("1: ana 1/5-1/3 bo", "showdown"))
    assert "ana 12-13 bo time" in text(tournament("1: ana 12-13 bo time"))


@pytest.mark.clause("MU-21")
@pytest.mark.parametrize(("games", "winner"), [("><>", Seat.FIRST), ("<<", Seat.SECOND), (">>", Seat.FIRST)])
def test_a_match_of_more_games_than_usual_is_written_by_its_games_and_reads_back(games: str, winner: Seat) -> None:
    t = tournament(f"1: ana - bo games={games}", "munchkin")
    (match,) = t.rounds[0].matches
    assert match.result is not None
    assert match.result.winner is winner
    assert f"ana - bo games={games}" in text(t)
    assert tournament(text(t)) == t
