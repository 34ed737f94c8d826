import hashlib
import hmac
import json

import pytest

from tests.rules.life import JUDGE, ORGANIZER, SEED, Life, player
from topcut.ids import PlayerId
from topcut.rules.actions.cut import make_cut
from topcut.rules.actions.deck_checks import can_draw, checks, draw, note
from topcut.rules.actions.rounds import close_round, unpair
from topcut.rules.actions.undo import undo
from topcut.rules.actor import Actor, Role
from topcut.rules.audience import may_read
from topcut.rules.draws import draws
from topcut.rules.facts import DeckCheckDrawn, DeckChecked, Fact, OfficialNamed, RoundClosed
from topcut.rules.match import Stage

BOOKS = ["challenger", "timeline", "showdown", "munchkin"]
ONLOOKERS = (None, player("p01"), player("p02"), player("p08"))
PLAYS = Actor(Role.OFFICIAL, "pia")


def paired(ruleset: str = "challenger", players: int = 8) -> Life:
    return Life(ruleset, players).pair()


def drawn(event: Life) -> DeckCheckDrawn:
    found = [stamped.fact for stamped in event.log if isinstance(stamped.fact, DeckCheckDrawn)]
    return found[-1]


def read(event: Life, viewer: Actor | None, kind: type[Fact]) -> int:
    return sum(isinstance(one.fact, kind) and may_read(one, viewer, event.t) for one in event.log)


def repeated(event: Life, fact: DeckCheckDrawn, attempt: int = 1) -> list[int]:
    """The draw as the page on the archive describes it, in few lines of its own."""
    matches = event.t.rounds[fact.round - 1].matches
    seated = {n: one for n, one in enumerate(matches, start=1) if one.second is not None}
    roster = sorted([player, n] for n, one in seated.items() for player in one.players)
    context = {
        "tournament": "e1",
        "round": fact.round,
        "attempt": attempt,
        "purpose": "deck-check",
        "roster": hashlib.sha256(_canon(roster)).hexdigest(),
        "check": fact.check,
    }
    key = hmac.digest(SEED, b"draw-v1\0" + _canon(context), "sha256")
    assert key.hex() == fact.key
    stream = b"".join(hmac.digest(key, i.to_bytes(8, "big"), "sha256") for i in range(9))
    numbers = sorted(seated)
    for place, i in enumerate(range(len(numbers) - 1, 0, -1)):
        j = int.from_bytes(stream[8 * place : 8 * place + 8], "big") % (i + 1)  # no number is rejected here
        numbers[i], numbers[j] = numbers[j], numbers[i]
    return numbers


def _canon(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


@pytest.mark.parametrize("ruleset", BOOKS)
def test_chance_chooses_tables_and_anyone_can_repeat_it(ruleset: str) -> None:
    event = paired(ruleset, 13)
    event.act(draw, 2, by=JUDGE)
    fact = drawn(event)
    assert list(fact.matches) == repeated(event, fact)[:2]
    matches = event.t.rounds[0].matches
    assert fact.players == tuple(player for n in fact.matches for player in matches[n - 1].players)
    assert all(matches[n - 1].second is not None for n in fact.matches), "a bye has nothing to compare"


def test_drawing_again_is_another_draw_that_is_counted() -> None:
    event = paired(players=32)
    for _ in range(3):
        event.act(draw, 2)
    found = checks(event.t, ORGANIZER)
    assert [one.number for one in found] == [3, 2, 1]
    assert len({one.matches for one in found}) > 1
    assert list(drawn(event).matches) == repeated(event, drawn(event))[:2]


def test_a_round_that_was_drawn_again_has_other_deck_checks() -> None:
    event = paired()
    event.act(draw, 1)
    event.act(unpair, 1, "The wrong hall")
    event.pair(reason="The wrong hall")
    event.act(draw, 1)
    assert drawn(event).check == 2
    assert list(drawn(event).matches) == repeated(event, drawn(event), attempt=2)[:1]


def test_players_know_of_it_when_the_round_is_closed_and_not_before() -> None:
    event = paired()
    event.act(draw, 1, by=JUDGE)
    event.act(note, event.log[-1].n, drawn(event).players[0], fine=True, by=JUDGE)
    event.play()
    assert [read(event, viewer, DeckCheckDrawn) for viewer in (JUDGE, ORGANIZER)] == [1, 1]
    assert not any(read(event, viewer, DeckCheckDrawn) or checks(event.t, viewer) for viewer in ONLOOKERS)
    assert not any(one.what == "deck-check" for one in draws(event.log))
    event.act(close_round)
    assert all(read(event, viewer, DeckCheckDrawn) and checks(event.t, viewer) for viewer in ONLOOKERS)
    assert not any(read(event, viewer, DeckChecked) for viewer in ONLOOKERS), "what was found stays with officials"
    assert not any(one.found for viewer in ONLOOKERS for one in checks(event.t, viewer))
    assert checks(event.t, JUDGE)[0].found
    assert [one.keys for one in draws(event.log) if one.what == "deck-check"] == [(("deck-check", drawn(event).key),)]


def test_what_was_opened_stays_open_if_the_close_is_undone() -> None:
    event = paired()
    event.act(draw, 1, by=JUDGE)
    event.play()
    event.act(close_round)
    event.act(undo)
    assert not event.t.rounds[0].closed
    assert all(read(event, viewer, DeckCheckDrawn) for viewer in ONLOOKERS)
    event.act(draw, 1, by=JUDGE)
    assert all(read(event, viewer, DeckCheckDrawn) == 1 for viewer in ONLOOKERS)
    event.act(close_round)
    closed = event.log[-1].fact
    assert isinstance(closed, RoundClosed)
    assert [type(event.log[n - 1].fact) for n in closed.reveals] == [DeckCheckDrawn, DeckCheckDrawn]
    assert len([one for one in draws(event.log) if one.what == "deck-check"]) == 2


def test_rounds_that_are_closed_on_the_way_open_them_too() -> None:
    event = Life("challenger", 8, rounds=2, cut=4).pair()
    event.act(draw, 1)
    event.play()
    assert read(event, None, DeckCheckDrawn) == 0
    event.pair()
    assert all(read(event, viewer, DeckCheckDrawn) == 1 for viewer in ONLOOKERS)
    event.act(draw, 1)
    event.play()
    assert read(event, None, DeckCheckDrawn) == 1
    event.act(make_cut)
    assert all(read(event, viewer, DeckCheckDrawn) == 2 for viewer in ONLOOKERS)


def test_the_bracket_has_draws_of_its_own() -> None:
    event = Life("challenger", 8, rounds=1, cut=4).played(1).begin_bracket()
    event.act(draw, 1)
    assert drawn(event).stage is Stage.BRACKET
    assert not read(event, None, DeckCheckDrawn)


@pytest.mark.clause("MU-04")
def test_officials_who_play_neither_draw_nor_know_before_the_players() -> None:
    event = paired("munchkin")
    event.say(OfficialNamed(PLAYS.id, "floor-judge", plays_as=PlayerId("p05"), alternate=JUDGE.id))
    refusal = event.refused(draw, 1, by=PLAYS)
    assert (refusal.code, refusal.clause) == ("deck-check-plays", "MU-04")
    event.act(draw, 1, by=JUDGE)
    event.act(note, event.log[-1].n, drawn(event).players[0], fine=True, by=JUDGE)
    assert checks(event.t, PLAYS) == ()
    assert can_draw(event.t, PLAYS) == 0
    assert not read(event, PLAYS, DeckCheckDrawn)
    assert not read(event, PLAYS, DeckChecked)
    event.play()
    event.act(close_round)
    assert read(event, PLAYS, DeckCheckDrawn)


def test_the_step_before_a_draw_can_still_be_undone_and_the_draw_never() -> None:
    event = paired()
    event.play()
    before = event.t.step
    event.act(draw, 1)
    assert event.t.step == before
    event.act(undo)
    assert len(event.t.rounds[0].settled) == 3
    assert len(event.t.conduct.deck_checks) == 1


def test_a_check_is_fine_or_names_its_clause_and_the_last_word_counts() -> None:
    event = paired()
    event.act(draw, 1)
    n, one = event.log[-1].n, drawn(event).players[1]
    assert event.refused(note, n, one, fine=False).code == "deck-check-clause"
    assert event.refused(note, n, one, fine=False, clause="XX-99").code == "clause-unknown"
    event.act(note, n, one, fine=False, clause="CH-09", note="Eleven characters", by=JUDGE)
    found = event.t.conduct.deck_checks[0].found[one]
    assert (found.fine, found.clause, found.note, found.official) == (False, "CH-09", "Eleven characters", JUDGE.id)
    event.act(note, n, one, fine=True, clause="CH-09")
    found = event.t.conduct.deck_checks[0].found[one]
    assert (found.fine, found.clause) == (True, "")


def test_only_players_who_were_drawn_are_noted() -> None:
    event = paired()
    event.act(draw, 1)
    other = next(id for id in event.t.players if id not in drawn(event).players)
    assert event.refused(note, event.log[-1].n, other, fine=True).code == "deck-check-unknown"
    assert event.refused(note, 3, other, fine=True).code == "deck-check-unknown"


def test_players_draw_nothing() -> None:
    event = paired()
    assert event.refused(draw, 1, by=player("p01")).code == "staff-only"
    assert can_draw(event.t, player("p01")) == 0
    event.act(draw, 1)
    n, one = event.log[-1].n, drawn(event).players[0]
    assert event.refused(note, n, one, fine=True, by=player("p01")).code == "staff-only"


@pytest.mark.parametrize("tables", [0, -1, 5])
def test_no_more_tables_are_drawn_than_there_are(tables: int) -> None:
    event = paired()
    refusal = event.refused(draw, tables)
    assert (refusal.code, refusal.parameters) == ("deck-check-tables", {"tables": tables, "most": 4})
    assert can_draw(event.t, ORGANIZER) == 4


def test_a_draw_needs_a_round_that_is_being_played() -> None:
    event = Life("challenger", 8)
    assert event.refused(draw, 1).code == "deck-check-no-round"
    event.pair().play()
    assert event.refused(draw, 1, round=2).code == "round-not-current"
    event.act(close_round)
    assert event.refused(draw, 1).code == "deck-check-no-round"
    assert can_draw(event.t, ORGANIZER) == 0
    assert Life("challenger", 8, started=False).refused(draw, 1).code == "not-started"
