"""Two players say how it ended, or an official decides."""

from collections.abc import Callable, Mapping

import pytest

from tests.rules.life import ABSENT, JUDGE, LOST, NOBODY, ORGANIZER, WON, Life, player, vp
from tests.rules.table import FOUR
from topcut.exchange.chronicle import Chronicle
from topcut.ids import PlayerId
from topcut.rules.actions.clock import start as start_clock
from topcut.rules.actions.corrections import correct
from topcut.rules.actions.cut import publish_bracket
from topcut.rules.actions.leaving import drop, drop_absent
from topcut.rules.actions.reports import break_tie, claim, confirm, enter
from topcut.rules.actions.rounds import close_round
from topcut.rules.actions.structure import finish
from topcut.rules.facts import (
    CutReplaced,
    Fact,
    OfficialNamed,
    PlayerDropped,
    ResultClaimed,
    ResultDisputed,
    ResultSettled,
    RoundUnpaired,
    TieBroken,
    TournamentFinished,
)
from topcut.rules.match import Entry, Seat, Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import How
from topcut.rules.state import claim_mark
from topcut.rules.tournament import winner_of
from topcut.words import sentence


def first_table(ruleset: str = "challenger", players: int = 8) -> tuple[Life, PlayerId, PlayerId]:
    event = Life(ruleset, players=players).pair()
    return event, *event.seats(1)


def result_of(event: Life, match: int = 1) -> object:
    return event.t.rounds[-1].matches[match - 1].result


@pytest.mark.fault("D7")
def test_a_form_older_than_the_own_claim_is_refused() -> None:
    event, ana, bo = first_table()
    before = claim_mark(event.t, Stage.SWISS, 1, 1, ana)
    event.act(claim, 1, 1, vp(16, 9), seen=before, by=player(ana))
    assert event.refused(claim, 1, 1, vp(16, 10), seen=before, by=player(ana)).code == "report-stale"
    now = claim_mark(event.t, Stage.SWISS, 1, 1, ana)
    event.act(claim, 1, 1, vp(16, 10), seen=now, by=player(ana))
    bos = claim_mark(event.t, Stage.SWISS, 1, 1, bo)
    assert bos == before  # nobody has said anything: the form of the other is not out of date


@pytest.mark.fault("I-2")
def test_a_phone_that_two_players_share_reports_but_never_confirms() -> None:
    event, ana, bo = first_table()
    event.act(claim, 1, 1, vp(16, 9), shared=True, by=player(ana))
    assert event.refused(confirm, 1, 1, shared=True, by=player(bo)).code == "device-shared"
    assert event.refused(claim, 1, 1, vp(16, 9), shared=True, by=player(bo)).code == "device-shared"
    assert result_of(event) is None
    event.act(enter, 1, 1, vp(16, 9), by=JUDGE)
    assert result_of(event) is not None


@pytest.mark.fault("C7")
def test_a_tap_confirms_only_what_stood_above_the_button() -> None:
    event, ana, bo = first_table()
    event.act(claim, 1, 1, vp(16, 9), by=player(ana))
    seen = claim_mark(event.t, Stage.SWISS, 1, 1, ana)
    event.act(claim, 1, 1, vp(16, 2), by=player(ana))
    assert event.refused(confirm, 1, 1, seen=seen, by=player(bo)).code == "report-stale"
    event.act(confirm, 1, 1, seen=claim_mark(event.t, Stage.SWISS, 1, 1, ana), by=player(bo))
    assert result_of(event) is not None


@pytest.mark.clause("CH-38", "TL-17", "PS-25", "MU-33")
@pytest.mark.parametrize("ruleset", FOUR)
def test_a_table_that_went_to_time_needs_the_figures_that_decide(ruleset: str) -> None:
    event, first, _ = first_table(ruleset)
    named = Entry(how=How.TIME, winner=Seat.FIRST)
    for refusal in (
        event.refused(enter, 1, 1, named, by=JUDGE),
        event.refused(claim, 1, 1, named, by=player(first)),
    ):
        code = "figures-asked" if event.t.ruleset.endings[How.TIME].asks else "figure-missing"
        assert (refusal.code, refusal.clause) == (code, event.t.ruleset.endings[How.TIME].clause)


def test_the_same_claim_of_both_players_settles_the_match() -> None:
    event, ana, bo = first_table()
    assert event.act(claim, 1, 1, vp(16, 9), by=player(ana)) == [ResultClaimed(Stage.SWISS, 1, 1, ana, vp(16, 9))]
    assert result_of(event) is None
    claimed, settled = event.act(claim, 1, 1, vp(16, 9), by=player(bo))
    assert isinstance(claimed, ResultClaimed)
    assert isinstance(settled, ResultSettled)
    assert settled.agreed
    assert settled.result.winner is Seat.FIRST
    assert settled.result.figures == ((16, 9),)


def test_claims_are_the_same_if_they_mean_the_same() -> None:
    event, ana, bo = first_table()
    event.act(claim, 1, 1, vp(16, 9), by=player(ana))
    said_otherwise = Entry(how=How.VICTORY, winner=Seat.FIRST, scores={"VP": (16, 9)})
    assert len(event.act(claim, 1, 1, said_otherwise, by=player(bo))) == 2
    assert result_of(event) is not None


def test_a_tap_confirms_what_the_opponent_has_claimed() -> None:
    event, ana, bo = first_table()
    assert event.refused(confirm, 1, 1, by=player(bo)).code == "nothing-to-confirm"
    event.act(claim, 1, 1, vp(16, 9), by=player(ana))
    event.act(confirm, 1, 1, by=player(bo))
    assert result_of(event) is not None


def test_nobody_confirms_for_the_other() -> None:
    """I-2."""
    event, ana, _ = first_table()
    event.act(claim, 1, 1, vp(16, 9), by=player(ana))
    assert event.refused(confirm, 1, 1, by=player(ana)).code == "nothing-to-confirm"
    event.act(claim, 1, 1, vp(16, 9), by=player(ana))
    assert result_of(event) is None


def test_an_unanswered_claim_can_be_replaced() -> None:
    event, ana, bo = first_table()
    event.act(claim, 1, 1, vp(9, 16), by=player(ana))
    event.act(claim, 1, 1, vp(16, 9), by=player(ana))
    event.act(claim, 1, 1, vp(16, 9), by=player(bo))
    assert result_of(event) is not None


def test_different_claims_are_a_dispute_and_both_are_kept() -> None:
    event, ana, bo = first_table()
    event.act(claim, 1, 1, vp(16, 9), by=player(ana))
    facts = event.act(claim, 1, 1, vp(9, 16), by=player(bo))
    assert facts[1:] == [ResultDisputed(Stage.SWISS, 1, 1)]
    claims = event.t.rounds[0].claims[1]
    assert claims.disputed
    assert set(claims.entries) == {ana, bo}
    assert event.refused(claim, 1, 1, vp(12, 16), by=player(bo)).code == "claim-disputed"


def test_a_dispute_ends_when_one_player_agrees() -> None:
    event, ana, bo = first_table()
    event.act(claim, 1, 1, vp(16, 9), by=player(ana))
    event.act(claim, 1, 1, vp(9, 16), by=player(bo))
    event.act(confirm, 1, 1, by=player(bo))
    result = event.t.rounds[0].matches[0].result
    assert result is not None
    assert result.winner is Seat.FIRST


def test_an_official_decides_a_dispute_and_wins_over_a_late_player() -> None:
    """C12."""
    event, ana, bo = first_table()
    event.act(claim, 1, 1, vp(16, 9), by=player(ana))
    (settled,) = event.act(enter, 1, 1, vp(9, 16), by=JUDGE)
    assert isinstance(settled, ResultSettled)
    assert not settled.agreed
    assert event.refused(claim, 1, 1, vp(16, 9), by=player(bo)).code == "already-settled"
    assert event.refused(enter, 1, 1, vp(16, 9), by=JUDGE).code == "already-settled"


@pytest.mark.parametrize(("ruleset", "clause"), [("challenger", "CH-42"), ("munchkin", "MU-34")])
def test_points_follow_from_the_rule_book_and_are_not_typed(ruleset: str, clause: str) -> None:
    event = Life(ruleset).pair()
    refusal = event.refused(enter, 1, 1, Entry(points=(9, 0)), by=JUDGE)
    assert (refusal.code, refusal.clause) == ("points-by-rule", clause)


def test_a_player_cannot_report_for_another_table() -> None:
    """I-1."""
    event, ana, _ = first_table()
    refusal = event.refused(claim, 1, 2, WON, by=player(ana))
    assert (refusal.code, refusal.parameters["table"], refusal.parameters["seat"]) == ("not-your-table", 2, 1)
    refusal = event.refused(claim, 1, 2, WON, by=player("nobody"))
    assert refusal.parameters["seat"] == "none"


def test_only_players_claim_and_only_staff_decides() -> None:
    """I-4."""
    event, ana, _ = first_table()
    assert event.refused(claim, 1, 1, WON, by=JUDGE).code == "claims-by-players"
    assert event.refused(enter, 1, 1, WON, by=player(ana)).code == "staff-only"
    assert event.refused(enter, 1, 1, ABSENT, by=player(ana)).code == "staff-only"
    assert event.refused(enter, 1, 1, NOBODY, by=player(ana)).code == "staff-only"


def test_that_nobody_came_is_not_for_players_to_claim() -> None:
    event, ana, _ = first_table()
    refusal = event.refused(claim, 1, 1, Entry(how=How.NO_SHOW, winner=Seat.FIRST), by=player(ana))
    assert (refusal.code, refusal.clause) == ("no-show-by-staff", "CH-25")


def test_a_closed_round_takes_no_claims() -> None:
    """D7, I-3: the old form on a phone."""
    event, ana, _ = first_table()
    event.play()
    event.act(close_round)
    refusal = event.refused(claim, 1, 1, WON, by=player(ana))
    assert (refusal.code, refusal.parameters["round"]) == ("round-closed", 1)
    event.pair()
    assert event.refused(claim, 1, 1, WON, by=player(ana)).code == "round-closed"


def test_claims_name_a_match_that_is_there() -> None:
    event, ana, _ = first_table(players=9)
    assert event.refused(claim, 2, 1, WON, by=player(ana)).code == "round-unknown"
    assert event.refused(claim, 1, 7, WON, by=player(ana)).code == "match-unknown"
    assert event.refused(claim, 1, 1, WON, by=player(ana), stage=Stage.BRACKET).code == "round-unknown"
    bye = event.t.rounds[0].matches[-1]
    refusal = event.refused(claim, 1, 5, WON, by=player(bye.first))
    assert (refusal.code, refusal.clause) == ("bye-match", "CH-32")


def test_an_impossible_score_is_refused_when_it_is_claimed() -> None:
    """F10."""
    event, ana, _ = first_table()
    assert event.refused(claim, 1, 1, vp(-1, 3), by=player(ana)).code == "figure-out-of-bounds"


def test_nothing_is_reported_when_all_is_over() -> None:
    event, ana, _ = first_table()
    event.say(TournamentFinished(()))
    assert event.refused(claim, 1, 1, WON, by=player(ana)).code == "tournament-over"


@pytest.mark.parametrize(
    "ruleset",
    [
        pytest.param("challenger", marks=pytest.mark.clause("R-1", "CH-25")),
        pytest.param("timeline", marks=pytest.mark.clause("R-1", "TL-13")),
        pytest.param("showdown", marks=pytest.mark.clause("R-1", "PS-18")),
        pytest.param("munchkin", marks=pytest.mark.clause("R-1", "MU-30")),
    ],
)
def test_a_no_show_gives_the_other_a_win_as_by_a_bye_and_no_opponent(ruleset: str) -> None:
    event, absent, there = first_table(ruleset, players=7)
    event.act(enter, 1, 1, ABSENT, by=JUDGE)
    result = event.t.rounds[0].matches[0].result
    assert result is not None
    rules = event.t.ruleset
    assert (result.how, result.winner, result.points) == (How.NO_SHOW, Seat.SECOND, (0, rules.points.win))
    assert result.figures == tuple((0, rules.bye.figures.get(figure.name, 0)) for figure in rules.kept_figures)
    so_far = sheet(event.t)
    assert [list(so_far.opponents[so_far.places[one]]) for one in (absent, there)] == [[], []]


@pytest.mark.clause("R-1")
@pytest.mark.parametrize("ruleset", FOUR)
def test_if_neither_appears_both_have_a_loss(ruleset: str) -> None:
    event, ana, bo = first_table(ruleset)
    event.act(enter, 1, 1, NOBODY, by=ORGANIZER)
    rows = {row.player: row for row in standings(event.t)}
    assert [(rows[one].points, rows[one].played) for one in (ana, bo)] == [(0, 1), (0, 1)]


@pytest.mark.clause("MU-04")
def test_an_official_who_plays_does_not_decide_the_own_match() -> None:
    event = Life("munchkin", players=8)
    event.say(
        OfficialNamed("tom", "floor-judge", PlayerId("p01"), alternate=JUDGE.id),
    )
    event.pair()
    own = next(n for n, match in enumerate(event.t.rounds[0].matches, 1) if "p01" in {match.first, match.second})
    tom = type(JUDGE)(JUDGE.role, "tom")
    refusal = event.refused(enter, 1, own, WON, by=tom)
    assert (refusal.code, refusal.clause) == ("own-game", "MU-04")
    event.act(enter, 1, own, WON, by=JUDGE)
    assert event.refused(correct, 1, own, LOST, reason="I know better", by=tom).code == "own-game"


def in_the_bracket(ruleset: str, **structure: object) -> Life:
    return Life(ruleset, players=8, rounds=2, cut=4, structure=structure).played(2).begin_bracket()


@pytest.mark.clause("TL-33", "CH-36")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
def test_a_draw_in_the_bracket_goes_to_the_higher_rank_at_once(ruleset: str) -> None:
    event = in_the_bracket(ruleset)
    assert event.t.bracket is not None
    first = event.seats(1)
    better = min(first, key=event.t.bracket.seeds.index)
    settled, broken = event.act(enter, 1, 1, vp(12, 12), stage=Stage.BRACKET, by=JUDGE)
    assert isinstance(settled, ResultSettled)
    assert settled.result.how is How.TIME
    assert settled.result.winner is None
    assert broken == TieBroken(1, 1, better, "higher-rank")
    assert finals(event.t).rounds[0][0].winner == better


@pytest.mark.clause("TL-33")
def test_a_draw_that_both_players_report_is_broken_by_rank_too() -> None:
    event = in_the_bracket("timeline")
    one, other = event.seats(1)
    event.act(claim, 1, 1, vp(12, 12), stage=Stage.BRACKET, by=player(one))
    assert len(event.act(confirm, 1, 1, stage=Stage.BRACKET, by=player(other))) == 3


@pytest.mark.clause("PS-34")
def test_a_priority_roll_decides_a_draw_in_the_bracket() -> None:
    event = in_the_bracket("showdown")
    drawn = Entry(how=How.TIME, scores={"struggle": (1, 1), "wounds": (5, 5), "objectives": (2, 2)})
    _, other = event.seats(1)
    refusal = event.refused(enter, 1, 1, drawn, stage=Stage.BRACKET, by=JUDGE)
    assert (refusal.code, refusal.clause) == ("roll-needed", "PS-34")
    facts = event.act(enter, 1, 1, drawn, stage=Stage.BRACKET, roll=other, by=JUDGE)
    assert facts[-1] == TieBroken(1, 1, other, "roll")
    assert finals(event.t).rounds[0][0].winner == other


@pytest.mark.clause("PS-34")
def test_a_draw_that_both_players_report_waits_for_the_roll() -> None:
    event = in_the_bracket("showdown")
    drawn = Entry(how=How.TIME, scores={"struggle": (1, 1), "wounds": (5, 5), "objectives": (2, 2)})
    one, other = event.seats(1)
    event.act(claim, 1, 1, drawn, stage=Stage.BRACKET, by=player(one))
    event.act(confirm, 1, 1, stage=Stage.BRACKET, by=player(other))
    event.act(enter, 1, 2, WON, stage=Stage.BRACKET, by=JUDGE)
    assert event.refused(close_round).parameters["tables"] == (event.t.bracket.rounds[0].matches[0].table,)  # type: ignore[union-attr]  # there is one
    assert event.refused(break_tie, 1, 2, one, by=JUDGE).code == "no-tie"
    assert event.refused(break_tie, 1, 1, one, by=player(one)).code == "staff-only"
    event.act(break_tie, 1, 1, one, by=JUDGE)
    assert event.refused(break_tie, 1, 1, one, by=JUDGE).code == "no-tie"
    event.act(close_round)


@pytest.mark.clause("MU-21")
def test_a_top_cut_match_is_best_of_three_unless_one_game_was_announced() -> None:
    event = in_the_bracket("munchkin")
    assert event.refused(enter, 1, 1, Entry(games=(Seat.FIRST,), how=How.VICTORY), stage=Stage.BRACKET).code == (
        "games-undecided"
    )
    two = Entry(games=(Seat.FIRST, Seat.SECOND, Seat.FIRST))
    event.act(enter, 1, 1, two, stage=Stage.BRACKET)
    short = in_the_bracket("munchkin", best_of={"bracket": 1})
    assert short.refused(enter, 1, 1, two, stage=Stage.BRACKET).code == "games-too-many"
    short.act(enter, 1, 1, Entry(games=(Seat.SECOND,)), stage=Stage.BRACKET)


@pytest.mark.clause("R-6")
def test_if_neither_appears_in_the_bracket_both_are_out_and_the_next_opponent_has_a_bye() -> None:
    event = in_the_bracket("challenger")
    event.act(start_clock, 2)
    gone = event.seats(1)
    facts = event.act(enter, 1, 1, Entry(how=How.DOUBLE_NO_SHOW), stage=Stage.BRACKET, by=JUDGE)
    assert [fact.player for fact in facts if isinstance(fact, PlayerDropped)] == list(gone)
    event.play()
    assert finals(event.t).champion in seats_of_second(event)
    assert event.refused(publish_bracket).code == "bracket-played"


@pytest.mark.clause("TL-31", "R-6")
@pytest.mark.parametrize("ruleset", FOUR)
def test_if_neither_finalist_appears_nobody_has_won_and_both_are_second(ruleset: str) -> None:
    event = in_the_bracket(ruleset)
    event.play()
    event.act(publish_bracket)
    both = event.seats(1)
    event.act(enter, 2, 1, NOBODY, stage=Stage.BRACKET, by=JUDGE)
    refusal = event.refused(publish_bracket)
    assert (refusal.code, refusal.parameters["champion"]) == ("bracket-played", "none")
    assert "nobody has won it" in sentence(refusal)
    (finished,) = event.act(finish)
    assert isinstance(finished, TournamentFinished)
    assert [(place, player) for place, player in finished.ranking if player in both] == list(
        zip("22", both, strict=True)
    )
    assert winner_of(finished.ranking) is None
    chronicle = Chronicle(event.t.ruleset, {})
    assert [chronicle.tell(stamped) for stamped in event.log][-1] == "The tournament is finished. Nobody has won it."


NOT_THERE: Mapping[str, Callable[[Life, PlayerId], list[Fact]]] = {
    "entered": lambda event, absent: event.act(
        enter,
        1,
        1,
        Entry(how=How.NO_SHOW, winner=Seat(event.seats(1).index(absent)).other),
        stage=Stage.BRACKET,
        by=JUDGE,
    ),
    "absent": lambda event, absent: event.act(drop_absent, absent, by=JUDGE),
}


@pytest.mark.parametrize("way", NOT_THERE)
@pytest.mark.parametrize(
    "ruleset",
    [
        pytest.param("challenger", marks=pytest.mark.clause("CH-35")),
        pytest.param("timeline", marks=pytest.mark.clause("TL-23")),
        pytest.param("showdown", marks=pytest.mark.clause("PS-21")),
        pytest.param("munchkin", marks=pytest.mark.clause("MU-28")),
    ],
)
def test_a_qualifier_who_does_not_appear_before_the_first_game_is_replaced(ruleset: str, way: str) -> None:
    event = in_the_bracket(ruleset)
    assert event.t.bracket is not None
    a, b, c, d = event.t.bracket.seeds
    e = standings(event.t)[4].player
    absent = event.seats(1)[0]
    assert NOT_THERE[way](event, absent) == [
        PlayerDropped(absent, after=2, noticed=False),
        RoundUnpaired(Stage.BRACKET, 1, "replacement"),
        CutReplaced(absent, e, (*(seed for seed in (a, b, c, d) if seed != absent), e)),
    ]
    event.act(publish_bracket)
    assert e in {*event.seats(1), *event.seats(2)}


@pytest.mark.clause("CH-35", "TL-23", "PS-21", "MU-28")
@pytest.mark.parametrize("ruleset", FOUR)
def test_two_who_do_not_appear_before_the_first_game_are_both_replaced(ruleset: str) -> None:
    event = in_the_bracket(ruleset)
    assert event.t.bracket is not None
    a, b, c, d = event.t.bracket.seeds
    e, f = (row.player for row in standings(event.t)[4:6])
    one, other = event.seats(1)
    assert (one, other) == (a, d)
    assert event.act(enter, 1, 1, NOBODY, stage=Stage.BRACKET, by=JUDGE) == [
        PlayerDropped(one, after=2, noticed=False),
        RoundUnpaired(Stage.BRACKET, 1, "replacement"),
        CutReplaced(one, e, (b, c, d, e)),
        PlayerDropped(other, after=2, noticed=False),
        CutReplaced(other, f, (b, c, e, f)),
    ]
    assert set(event.t.active) == {b, c, e, f}


@pytest.mark.clause("TL-32", "R-6")
@pytest.mark.parametrize("ruleset", FOUR)
def test_once_the_stage_has_begun_who_does_not_appear_is_not_replaced(ruleset: str) -> None:
    event = in_the_bracket(ruleset)
    event.act(start_clock)
    seeds = event.t.bracket.seeds if event.t.bracket else ()
    _, there = event.seats(1)
    (settled,) = event.act(enter, 1, 1, ABSENT, stage=Stage.BRACKET, by=JUDGE)
    assert isinstance(settled, ResultSettled)
    assert event.t.bracket is not None
    assert event.t.bracket.seeds == seeds
    assert finals(event.t).rounds[0][0].winner == there


def seats_of_second(event: Life) -> set[PlayerId | None]:
    assert event.t.bracket is not None
    match = event.t.bracket.rounds[0].matches[1]
    return {match.first, match.second}


def test_a_late_claim_of_a_swiss_round_is_not_taken_for_one_of_the_bracket() -> None:
    event = in_the_bracket("challenger")
    one, _ = event.seats(1)
    assert event.refused(claim, 1, 1, LOST, by=player(one)).code == "round-closed"
    assert event.refused(claim, 2, 1, LOST, by=player(one)).code == "round-closed"


def test_a_player_who_dropped_in_the_bracket_cannot_report() -> None:
    event = in_the_bracket("challenger")
    event.act(enter, 1, 2, WON, stage=Stage.BRACKET)
    one, other = event.seats(1)
    event.act(drop, one)
    assert event.refused(claim, 1, 1, WON, stage=Stage.BRACKET, by=player(other)).code == "already-settled"
