"""Correcting a result: what follows is shown first, then the smallest repair, and nobody overwrites unseen."""

import re
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tests.web.hall import Client, Hall
from tests.web.organizer.playing_on import entered, first, name, number_at, play_all, play_round, second
from topcut.ids import PlayerId
from topcut.rules.actions import clock, cut
from topcut.rules.actions.reports import enter
from topcut.rules.facts import ResultCorrected
from topcut.rules.fold import fold
from topcut.rules.match import Entry, Seat

WAS = re.compile(r'name="was" value="([0-9a-f]+)"')


def words(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


def in_round_two(hall: Hall, players: int = 8) -> str:
    """Round 1 is played, round 2 is being played: its first table has a result."""
    hall.paired(players=players)
    play_round(hall)
    hall.pair()
    entered(hall, 1, (16, 9))
    return f"/t/{hall.last}/desk/correct"


def elsewhere(hall: Hall) -> int:
    """A match of round 1 whose players do not sit at the table that is finished in round 2."""
    done = {first(hall, 1), second(hall, 1)}
    pairs = ({match.first, match.second} for match in hall.t.rounds[0].matches)
    return next(place for place, pair in enumerate(pairs, start=1) if not pair & done)


def test_settled_matches_are_listed_with_the_latest_round_first(hall: Hall) -> None:
    desk = in_round_two(hall)
    page = hall.owner.get(desk).text
    assert page.index("<h2>Round 2</h2>") < page.index("<h2>Round 1</h2>")
    assert page.count("/desk/correct/swiss/1/") == 4
    assert page.count("/desk/correct/swiss/2/") == 1
    assert hall.player("p1").get(f"/t/{hall.last}/desk/correct").status_code == 403


def test_the_form_holds_what_is_recorded_and_changes_nothing_by_looking(hall: Hall) -> None:
    desk = in_round_two(hall)
    before = hall.t.facts
    page = hall.judge.get(f"{desk}/swiss/1/1").text
    assert 'name="vp-1" inputmode="numeric" maxlength="6" autocomplete="off" value="2"' in page
    assert "Type the new result below." in page
    assert hall.judge.get(f"{desk}/swiss/1/1?vp-1=1&vp-2=2&ask=1").status_code == 200
    assert hall.t.facts == before


def test_consequences_come_first_with_reasons_and_counts(hall: Hall) -> None:
    desk = in_round_two(hall)
    page = hall.owner.get(f"{desk}/swiss/1/{elsewhere(hall)}?vp-1=1&vp-2=2&ask=1").text
    said = words(page)
    assert "the corrected game" in said
    assert "Strength of Schedule" in words(hall.judge.get(f"{desk}/swiss/1/1?vp-1=1&vp-2=2&ask=1").text)
    assert "made from points that are no longer right" in said
    assert "0 tables affected" in said
    assert "no finished game lost" in said
    assert '<input type="radio" name="repair" value="fewest" checked>' in page
    assert "Round 2 is running: 1 of 4 tables are settled." in said


def test_the_same_result_and_an_unreadable_one_are_said(hall: Hall) -> None:
    desk = in_round_two(hall)
    same = hall.judge.get(f"{desk}/swiss/1/1?vp-1=2&vp-2=1&ask=1").text
    assert "the same as" in same or "already" in same
    assert "Record the correction" not in same
    page = hall.judge.get(f"{desk}/swiss/1/1?vp-1=&vp-2=1&ask=1").text
    assert "two whole numbers" in page
    assert "Record the correction" not in page


@pytest.mark.fault("C9", "I-3")
def test_a_correction_that_keeps_all_tables_changes_the_standings_alone(hall: Hall) -> None:
    desk = in_round_two(hall)
    pairs = [(match.first, match.second) for match in hall.t.rounds[1].matches]
    was = WAS.search(hall.co_organizer.get(f"{desk}/swiss/1/1?vp-1=1&vp-2=2&ask=1").text)
    assert was
    fields = {"vp-1": "1", "vp-2": "2", "was": was[1], "repair": "keep"}
    assert hall.co_organizer.send(f"{desk}/swiss/1/1", **fields, reason="").status_code == 422
    hall.co_organizer.done(f"{desk}/swiss/1/1", **fields, reason="the slip was misread")
    result = hall.t.rounds[0].matches[0].result
    assert result is not None
    assert result.winner is Seat.SECOND
    assert [(match.first, match.second) for match in hall.t.rounds[1].matches] == pairs
    assert "the slip was misread" in hall.anybody.get(f"/t/{hall.last}/log").text


def test_the_smallest_repair_pairs_the_fewest_tables_anew_and_keeps_what_is_finished(hall: Hall) -> None:
    desk = in_round_two(hall)
    before = hall.t.rounds[1].matches
    finished = before[number_at(hall, 1) - 1]
    place = f"{desk}/swiss/1/{elsewhere(hall)}"
    was = WAS.search(hall.owner.get(f"{place}?vp-1=1&vp-2=2&ask=1").text)
    assert was
    fields = {"vp-1": "1", "vp-2": "2", "was": was[1], "repair": "fewest", "reason": "misread"}
    hall.co_organizer.done(place, **fields)
    after = hall.t.rounds[1].matches
    assert finished in after
    assert len(set(before) - set(after)) == 2


@pytest.mark.fault("C7")
def test_two_who_correct_the_same_match_do_not_overwrite_each_other(hall: Hall) -> None:
    desk = in_round_two(hall)
    was = WAS.search(hall.owner.get(f"{desk}/swiss/1/1?vp-1=1&vp-2=2&ask=1").text)
    assert was
    fields = {"was": was[1], "repair": "keep"}
    hall.co_organizer.done(f"{desk}/swiss/1/1", **fields, reason="first", **{"vp-1": "7", "vp-2": "7"})
    late = hall.owner.send(f"{desk}/swiss/1/1", **fields, reason="second", **{"vp-1": "1", "vp-2": "2"})
    assert late.status_code == 409
    assert "already has another result" in late.text
    assert "7-7" in late.text
    assert 'value="second"' in late.text
    result = hall.t.rounds[0].matches[0].result
    assert result is not None
    assert result.winner is None


@pytest.mark.fault("C3")
def test_a_correction_sent_twice_is_made_once(hall: Hall) -> None:
    desk = in_round_two(hall)
    was = WAS.search(hall.owner.get(f"{desk}/swiss/1/1?vp-1=1&vp-2=2&ask=1").text)
    assert was
    fields = {"was": was[1], "repair": "keep", "reason": "misread", "vp-1": "1", "vp-2": "2", "key": "once"}
    hall.owner.done(f"{desk}/swiss/1/1", **fields)
    facts = hall.t.facts
    hall.owner.done(f"{desk}/swiss/1/1", **fields)
    assert hall.t.facts == facts


def after_the_cut(hall: Hall, ruleset: str = "challenger") -> tuple[str, dict[str, str]]:
    """The page where the first seed's last match is corrected, and the fields that say it was lost."""
    id = hall.started(ruleset, 33 if ruleset == "timeline" else 17)
    play_all(hall)
    hall.act(cut.make_cut)
    seeds, last = seeds_of(hall), len(hall.t.rounds)
    matches = enumerate(hall.t.rounds[-1].matches, start=1)
    place = next(place for place, match in matches if match.first == seeds[0])
    return f"/t/{id}/desk/correct/swiss/{last}/{place}", {"vp-1": "1", "vp-2": "20", "reason": "swapped"}


def seeds_of(hall: Hall) -> tuple[PlayerId | None, ...]:
    assert hall.t.bracket is not None
    return hall.t.bracket.seeds


@pytest.mark.parametrize(
    "ruleset",
    [
        pytest.param("challenger", marks=pytest.mark.clause("CH-34")),
        pytest.param("timeline", marks=pytest.mark.clause("TL-20", "TL-22")),
    ],
)
def test_until_the_first_game_the_cut_is_made_again_with_its_consequences_first(hall: Hall, ruleset: str) -> None:
    page, fields = after_the_cut(hall, ruleset)
    hall.act(cut.publish_bracket)
    seeds = seeds_of(hall)
    shown = hall.owner.get(f"{page}?vp-1=1&vp-2=20&ask=1").text
    assert re.search(rf"Seed 1: .*, not {name(hall, seeds[0])}", words(shown))  # type: ignore[arg-type]  # a player
    assert "it is taken back and made again" in words(shown)
    assert '<input type="radio" name="repair" value="recut" checked>' in shown
    assert 'name="repair" value="keep"' not in shown
    was = WAS.search(shown)
    assert was
    refused = hall.owner.send(page, **fields, was=was[1], repair="keep")
    assert refused.status_code == 422
    assert 'name="repair" value="recut" checked' in refused.text
    assert 'value="swapped"' in refused.text
    assert seeds_of(hall) == seeds
    answer = hall.owner.done(page, **fields, was=was[1], repair="recut")
    assert "the cut is made again" in answer.text
    assert seeds_of(hall) != seeds
    assert hall.t.bracket is not None
    assert hall.t.bracket.rounds == ()
    story = words(hall.anybody.get(f"/t/{hall.last}/log").text)
    assert "The cut is taken back and made again: swapped" in story
    for place in ("bracket", "standings"):
        assert "The bracket stands" not in hall.anybody.get(f"/t/{hall.last}/{place}").text


@pytest.mark.fault("G9")
@pytest.mark.clause("CH-34")
def test_once_a_game_has_begun_the_bracket_stands_and_everybody_reads_why(hall: Hall) -> None:
    page, fields = after_the_cut(hall)
    hall.act(cut.publish_bracket)
    hall.act(clock.start)
    seeds = seeds_of(hall)
    shown = hall.owner.get(f"{page}?vp-1=1&vp-2=20&ask=1").text
    was = WAS.search(shown)
    assert was
    assert "The bracket stands as it was made" in words(shown)
    assert 'value="fewest"' not in shown
    assert 'value="recut"' not in shown
    answer = hall.owner.send(page, **fields, was=was[1], repair="keep")
    assert answer.status_code == 422
    assert 'name="confirm"' in answer.text
    hall.owner.done(page, **fields, was=was[1], repair="keep", confirm="CH-34")
    assert seeds_of(hall) == seeds
    assert "the bracket stands as it was made. (CH-34)" in words(hall.anybody.get(f"/t/{hall.last}/log").text)
    for place in ("bracket", "standings", "desk/bracket"):
        said = words(hall.owner.get(f"/t/{hall.last}/{place}").text)
        assert re.search(r"The bracket stands as it was made\. +CH-34", said), place


@pytest.mark.fault("G9")
def test_a_bracket_that_has_gone_on_keeps_its_winner(hall: Hall) -> None:
    id = hall.started(players=17)
    play_all(hall)
    hall.act(cut.make_cut)
    hall.act(cut.publish_bracket)
    play_round(hall)
    hall.act(cut.publish_bracket)
    desk = f"/t/{id}/desk/correct/bracket/1/1"
    page = hall.owner.get(f"{desk}?vp-1=9&vp-2=8&ask=1").text
    assert "In the bracket only this match changes." in page
    was = WAS.search(page)
    assert was
    turned = {"vp-1": "1", "vp-2": "8", "was": was[1], "reason": "swapped"}
    refused = hall.owner.send(desk, **turned)
    assert refused.status_code == 422
    hall.owner.done(desk, **{**turned, "vp-1": "9"})
    assert hall.t.bracket is not None
    result = hall.t.bracket.rounds[0].matches[0].result
    assert result is not None
    assert result.figures == ((9, 8),)


def test_an_open_match_a_bye_and_a_round_that_never_was_cannot_be_corrected(hall: Hall) -> None:
    desk = in_round_two(hall, players=9)
    bye = next(place for place, match in enumerate(hall.t.rounds[0].matches, 1) if match.second is None)
    open_one = number_at(hall, 3)
    for path, status in (
        (f"swiss/2/{open_one}", 422),
        (f"swiss/1/{bye}", 422),
        ("swiss/9/1", 422),
        ("swiss/1/99", 422),
        ("knockout/1/1", 404),
        ("swiss/x/1", 422),
    ):
        assert hall.owner.get(f"{desk}/{path}").status_code == status


@pytest.mark.fault("C7", "C10")
def test_of_two_who_correct_at_the_same_moment_one_is_told_of_the_other(hall: Hall) -> None:
    desk = in_round_two(hall)
    both = (hall.owner, hall.co_organizer)
    for vp in range(1, 9, 2):
        was = WAS.search(hall.owner.get(f"{desk}/swiss/1/1?vp-1=20&vp-2={vp}&ask=1").text)
        assert was is not None
        ready = Barrier(len(both))

        def send(client: Client, second: int, was: str = was[1], ready: Barrier = ready) -> int:
            ready.wait()
            sent = {"vp-1": "20", "vp-2": str(second), "was": was, "reason": "misread"}
            return client.send(f"{desk}/swiss/1/1", **sent).status_code

        with ThreadPoolExecutor(len(both)) as at_once:
            assert sorted(at_once.map(send, both, (vp, vp + 1))) == [303, 409]
    corrected = [one for one in hall.desk.history(hall.last) if isinstance(one.fact, ResultCorrected)]
    assert len(corrected) == 4
    assert fold(list(hall.desk.history(hall.last))) == hall.t


@pytest.mark.fault("I-3")
def test_a_judge_corrects_in_the_open_round_and_is_offered_no_closed_one(hall: Hall) -> None:
    desk = in_round_two(hall)
    page = hall.judge.get(desk).text
    assert "/correct/swiss/2/1" in page
    assert "/correct/swiss/1/1" not in page
    assert "/correct/swiss/1/1" in hall.owner.get(desk).text
    result = {"vp-1": "9", "vp-2": "16", "reason": "misread"}
    assert "the Event Organizer corrects it" in hall.judge.get(f"{desk}/swiss/1/1?vp-1=9&vp-2=16&ask=1").text
    was = WAS.search(hall.owner.get(f"{desk}/swiss/1/1?vp-1=9&vp-2=16&ask=1").text)
    assert was is not None
    answer = hall.judge.send(f"{desk}/swiss/1/1", was=was[1], **result)
    assert answer.status_code == 403
    assert "can do this. Ask them." in answer.text
    was = WAS.search(hall.judge.get(f"{desk}/swiss/2/1?vp-1=9&vp-2=16&ask=1").text)
    assert was is not None
    hall.judge.done(f"{desk}/swiss/2/1", was=was[1], **result)
    corrected = hall.t.rounds[1].matches[0].result
    assert corrected is not None
    assert corrected.winner is Seat.SECOND


@pytest.mark.clause("CH-37")
def test_figures_that_were_unknown_are_found_or_said_to_be_unknown_again(hall: Hall) -> None:
    hall.paired()
    number = number_at(hall, 1)
    hall.act(enter, 1, number, Entry(winner=Seat.FIRST), figures_unknown="The slip was lost")
    place = f"/t/{hall.last}/desk/correct/swiss/1/{number}"
    page = hall.owner.get(place).text
    assert 'name="figures_unknown" maxlength="200" autocomplete="off" value="The slip was lost"' in page
    asked = hall.owner.get(f"{place}?how=victory&winner=2&ask=1").text
    assert "Enter Victory Points for both players" in asked
    shown = hall.owner.get(f"{place}?how=victory&winner=2&figures_unknown=Lost+again&ask=1").text
    token = WAS.search(shown)
    assert token
    fields = {"how": "victory", "winner": "2", "figures_unknown": "Lost again", "was": token[1]}
    assert 'name="figures_unknown" value="Lost again"' in shown
    hall.owner.done(place, **fields, reason="Wrong winner", repair="keep")
    assert hall.t.rounds[0].unknown == {number: "Lost again"}


@pytest.mark.clause("CH-38", "CH-40")
def test_a_corrected_draw_that_time_would_have_decided_is_asked_back(hall: Hall) -> None:
    hall.paired()
    entered(hall, 1, (16, 9))
    number = number_at(hall, 1)
    place = f"/t/{hall.last}/desk/correct/swiss/1/{number}"
    fields = {"how": "draw", "vp-1": "12", "vp-2": "13"}
    token = WAS.search(hall.owner.get(f"{place}?how=draw&vp-1=12&vp-2=13&ask=1").text)
    assert token
    sent = {**fields, "was": token[1], "reason": "The fire alarm", "repair": "keep"}
    doubted = hall.owner.send(place, **sent)
    assert doubted.status_code == 422
    assert 'name="confirm" value="CH-38"' in doubted.text
    hall.owner.done(place, **sent, confirm="CH-38")
    result = hall.t.rounds[0].matches[number - 1].result
    assert result is not None
    assert result.winner is None


@pytest.mark.clause("CH-34")
def test_a_correction_that_only_changes_the_order_of_the_cut_names_nobody_who_comes_or_goes(hall: Hall) -> None:
    id = hall.paired(players=17)
    hall.play(lambda match: Entry(scores={"vp": (40 - match, 1)}))
    path = f"/t/{id}/desk/correct/swiss/1"
    page = words(hall.owner.get(f"{path}/4?vp-1=45&vp-2=1&ask=1").text)  # from place 4 to the first
    assert "The order within the progression cut changes." in page
    assert "no one" not in page
    page = words(hall.owner.get(f"{path}/5?vp-1=45&vp-2=1&ask=1").text)
    assert f"In: {name(hall, first(hall, 5))} ." in page
    assert f"Out: {name(hall, first(hall, 4))} ." in page


def test_after_the_end_it_is_refused_before_anything_is_typed(hall: Hall) -> None:
    id = hall.finished()
    page = hall.owner.get(f"/t/{id}/desk/correct/swiss/1/1")
    assert page.status_code == 422
    assert "The tournament is over, and its ranking stands. Undo the finish first" in page.text
    assert f'class="btn" href="/t/{id}/desk/log"' in page.text
    assert 'name="ask"' not in page.text
