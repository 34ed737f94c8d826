"""Lists: handed in, fixed, put right, and who may read them."""

from dataclasses import replace
from typing import Any

import pytest

from tests.rules.life import JUDGE, ORGANIZER, Life, ids, player
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions.by_hand import publish_by_hand
from topcut.rules.actions.lists import (
    accept,
    accept_all,
    are_required,
    correct,
    hand_in,
    hand_in_for_all,
    illegal,
    is_locked,
    missing,
    publish_lists,
    register_pool,
    register_pool_for_all,
    takes_pools,
    without_pool,
)
from topcut.rules.actions.officials import name_official
from topcut.rules.actions.registration import enter, withdraw
from topcut.rules.actions.rounds import leave_out, open_draw, publish
from topcut.rules.actions.structure import declare_deviation, start
from topcut.rules.actor import CLOCK, Actor, Role
from topcut.rules.audience import may_see_list
from topcut.rules.facts import (
    AbsenceArranged,
    ListAccepted,
    ListChecked,
    ListCorrected,
    ListHandedIn,
    ListsPublished,
    PoolRegistered,
    ResultSettled,
    RoundPaired,
    SeatedPair,
)
from topcut.rules.match import Result, Seat, Stage
from topcut.rules.ruleset import How, load, parse, text_of
from topcut.rules.tournament import ListCheck, ListState
from topcut.words import sentence

P1, P2, P3, P4 = ids(4)
ONE, TWO = TableNumber(1), TableNumber(2)
REQUIRED = {"challenger": ("CH-07", "CH-08"), "timeline": ("TL-05", "TL-05"), "showdown": ("PS-03", "PS-03")}
OPEN = ["challenger", "timeline", "showdown"]
MUNCHKIN = {"type": "constructed", "level": "casual", "region": "elsewhere", "legality": "on-release"}
PREMIER, SELECT = {**MUNCHKIN, "level": "premier"}, {**MUNCHKIN, "type": "select"}
PREMIER_SELECT = {**PREMIER, "type": "select"}
LEGAL_ONE, UNREAD = ListCheck("legal"), ListCheck()
FORBIDDEN = {  # what each document says of a list, and one that breaks it
    "CH-09": "challenger", "CH-10": "challenger", "CH-11": "challenger", "TL-02": "timeline", "TL-03": "timeline",
    "TL-04": "timeline", "PS-03": "showdown", "PS-04": "showdown", "MU-08": "munchkin",
}  # fmt: skip
CODES = {
    "CH-09": "too-many", "CH-10": "not-in-timeline", "CH-11": "not-yet", "TL-02": "roster-missing", "TL-03": "twice",
    "TL-04": "not-in-timeline", "PS-03": "squad-missing", "PS-04": "unit-name-twice", "MU-08": "cards",
}  # fmt: skip


def wrong(clause: str) -> ListCheck:
    return ListCheck("illegal", (f"{clause} {CODES[clause]}",), {"a-catalogue": "ab" * 32})


def listed(book: str, **created: Any) -> Life:
    """Everybody has handed in, and nobody has checked anything."""
    options = {"options": PREMIER} if book == "munchkin" else {}
    event = Life(book, started=False, players=32, **{**options, **created})
    event.act(hand_in_for_all, "on paper")
    return event


def pair(event: Life, number: int, *pairs: tuple[str, str]) -> None:
    seated = tuple(SeatedPair(TableNumber(n), *pair) for n, pair in enumerate(pairs, start=1))  # type: ignore[arg-type]  # ids
    event.say(RoundPaired(Stage.SWISS, number, 1, seated, "first"))


def settle(event: Life, number: int, matches: int) -> None:
    won = Result(How.VICTORY, Seat.FIRST, (2, 0), ((0, 0), (0, 0)))
    event.say(*(ResultSettled(Stage.SWISS, number, match, won) for match in range(1, matches + 1)))


class TestHandingIn:
    @pytest.mark.clause("CH-07", "TL-05", "PS-03")
    @pytest.mark.parametrize("book", REQUIRED)
    def test_no_start_while_somebody_has_none(self, book: str) -> None:
        event = Life(book, started=False, players=32)
        for id in ids(32)[:-2]:
            event.act(hand_in, id, "A list", by=player(id))
        refusal = event.refused(start)
        assert (refusal.code, refusal.clause) == ("lists-missing", REQUIRED[book][0])
        assert refusal.parameters["players"] == missing(event.t) == ("p31", "p32")
        event.act(declare_deviation, REQUIRED[book][0], "beginners")
        assert event.act(start)

    @pytest.mark.clause("CH-08", "TL-05", "PS-03")
    @pytest.mark.parametrize("book", REQUIRED)
    def test_it_changes_freely_before_the_start_and_not_after(self, book: str) -> None:
        event = Life(book, started=False)
        event.act(hand_in, P1, "one", by=player("p01"))
        assert event.act(hand_in, P1, "two", by=player("p01"))[0] == ListHandedIn(P1, "two")
        event = Life(book)
        refusal = event.refused(hand_in, P1, "three", by=player("p01"))
        assert (refusal.code, refusal.clause) == ("list-locked", REQUIRED[book][1])
        assert event.refused(correct, P1, "three", "typo", by=JUDGE).code == "list-locked"
        event.act(declare_deviation, REQUIRED[book][1], "a wrong printout")
        assert event.act(hand_in, P1, "three", by=ORGANIZER)

    def test_who_comes_late_hands_one_in_then(self) -> None:
        event = Life()
        event.act(enter, "eve")
        assert missing(event.t) == ("eve",)
        assert event.act(hand_in, "eve", "late", by=player("eve"))
        assert event.refused(hand_in, "eve", "again", by=player("eve")).code == "list-locked"

    def test_it_is_the_owners_or_the_staffs_to_hand_in(self) -> None:
        event = Life(started=False)
        assert event.refused(hand_in, P1, "x", by=player("p02")).code == "staff-only"
        assert event.act(hand_in, P1, "x", by=JUDGE)
        assert event.refused(hand_in, "nobody", "x").code == "player-unknown"

    def test_a_list_is_some_text_and_not_a_book(self) -> None:
        event = Life(started=False)
        assert event.refused(hand_in, P1, " \n ").code == "text-missing"
        assert event.refused(hand_in, P1, "x" * 8_001).code == "list-too-large"
        assert event.refused(hand_in, P1, "Тор\n" * 1_200).code == "list-too-large"  # 4,800 letters, 8,400 bytes
        assert event.act(hand_in, P1, "Thor\nLoki\n" * 750)

    @pytest.mark.clause("MU-10")
    def test_munchkin_asks_for_them_at_premier_level_only(self) -> None:
        assert are_required(Life("munchkin", options=PREMIER).t)
        assert not are_required(Life("munchkin", options=MUNCHKIN).t)
        assert are_required(Life("munchkin", options=MUNCHKIN, settings={"lists.required": "always"}).t)
        event = Life("munchkin", options=PREMIER, started=False)
        refusal = event.refused(start)
        assert (refusal.code, refusal.clause) == ("lists-missing", "MU-10")
        assert Life("munchkin", options=MUNCHKIN, started=False).act(start)

    @pytest.mark.clause("MU-09")
    def test_a_constructed_deck_stays_and_a_select_one_changes_between_rounds(self) -> None:
        constructed = Life("munchkin", options=MUNCHKIN, players=4)
        assert constructed.refused(hand_in, P1, "x").clause == "MU-09"
        select = Life("munchkin", options=SELECT, players=4)
        assert select.act(hand_in, P1, "before round 1")
        pair(select, 1, (P1, P2), (P3, P4))
        refusal = select.refused(hand_in, P1, "between games")
        assert (refusal.code, refusal.clause, refusal.parameters["locked"]) == ("list-locked", "MU-09", "round")
        settle(select, 1, 2)
        assert not is_locked(select.t)
        assert select.act(hand_in, P1, "before round 2")


class TestWhatTheCheckHasFound:
    @pytest.mark.clause("CH-09", "CH-10", "CH-11", "TL-02", "TL-03", "TL-04", "PS-03", "PS-04", "MU-08")
    @pytest.mark.parametrize("clause", FORBIDDEN)
    def test_a_list_that_was_found_illegal_stops_the_start_until_it_is_accepted_or_replaced(self, clause: str) -> None:
        event = listed(FORBIDDEN[clause])
        event.act(hand_in, P1, "x", check=wrong(clause), by=player("p01"))
        refusal = event.refused(start)
        assert (refusal.code, refusal.clause) == ("lists-illegal", clause)
        assert (refusal.parameters["players"], refusal.parameters["clauses"]) == ((P1,), (clause,))
        accepting = listed(FORBIDDEN[clause])
        accepting.act(hand_in, P1, "x", check=wrong(clause), by=player("p01"))
        accepting.act(accept, P1, findings=("as it is",), reason="it was announced", by=JUDGE)
        assert accepting.act(start)
        event.act(hand_in, P1, "y", check=LEGAL_ONE, by=player("p01"))
        assert event.act(start)

    def test_the_refusal_names_all_who_are_meant_and_every_clause_once(self) -> None:
        event = listed("challenger")
        event.act(hand_in, P1, "x", check=ListCheck("illegal", ("CH-10 not-in-timeline", "CH-09 twice")))
        event.act(hand_in, P3, "x", check=wrong("CH-10"))
        refusal = event.refused(start)
        assert (refusal.parameters["players"], refusal.parameters["clauses"]) == ((P1, P3), ("CH-09", "CH-10"))
        assert "CH-09 and CH-10" in sentence(refusal)

    def test_a_deviation_does_not_let_an_illegal_list_pass(self) -> None:
        event = listed("challenger")
        event.act(hand_in, P1, "x", check=wrong("CH-09"))
        for clause in ("CH-07", "CH-09"):
            event.act(declare_deviation, clause, "we want to start")
        assert event.refused(start).code == "lists-illegal"

    @pytest.mark.parametrize("check", [UNREAD, ListCheck("unverified"), LEGAL_ONE])
    def test_what_nobody_could_verify_never_blocks(self, check: ListCheck) -> None:
        event = listed("challenger")
        event.act(hand_in, P1, "x", check=check)
        assert event.act(start)

    @pytest.mark.clause("MU-10")
    def test_nothing_blocks_where_lists_are_not_required(self) -> None:
        event = listed("munchkin", options=MUNCHKIN)
        event.act(hand_in, P1, "x", check=wrong("MU-08"))
        assert illegal(event.t) == (P1,)
        assert event.act(start)

    def test_who_has_left_does_not_block(self) -> None:
        event = listed("challenger")
        event.act(hand_in, P1, "x", check=wrong("CH-09"))
        event.act(withdraw, P1)
        assert event.act(start)

    def test_the_check_is_a_fact_of_the_same_act_with_the_catalogues(self) -> None:
        event = Life(started=False)
        facts = event.act(hand_in, P1, "x", check=wrong("CH-10"), by=player("p01"))
        found = ListChecked(P1, "illegal", ("CH-10 not-in-timeline",), {"a-catalogue": "ab" * 32})
        assert facts == [ListHandedIn(P1, "x"), found]
        assert event.act(hand_in, P2, "on paper")[1] == ListChecked(P2, "unverified")
        several = event.act(hand_in_for_all, "on paper", (P3, P4))
        assert [type(fact) for fact in several] == [ListHandedIn, ListHandedIn, ListChecked, ListChecked]

    def test_a_list_is_missing_handed_in_illegal_or_accepted(self) -> None:
        event = Life(started=False)
        assert event.t.players[P1].list_state is ListState.MISSING
        event.act(hand_in, P1, "x")
        assert event.t.players[P1].list_state is ListState.HANDED_IN
        event.act(hand_in, P1, "y", check=wrong("CH-10"))
        assert event.t.players[P1].list_state is ListState.ILLEGAL
        event.act(accept, P1, by=JUDGE)
        assert event.t.players[P1].list_state is ListState.ACCEPTED

    def test_a_list_that_is_still_illegal_is_no_correction(self) -> None:
        event = listed("munchkin")
        refusal = event.refused(correct, P1, "x", "a typo", check=wrong("MU-08"))
        assert (refusal.code, refusal.parameters["number"]) == ("list-still-illegal", 1)

    def test_several_are_accepted_at_once_with_one_reason(self) -> None:
        event = listed("challenger")
        for id in (P1, P2):
            event.act(hand_in, id, "x", check=wrong("CH-09"))
        found = {P1: ("two Hulks",), P2: ("three Thors",)}
        assert event.refused(accept_all, found, " ").code == "reason-needed"
        assert event.refused(accept_all, {}, "why").code == "nobody-chosen"
        assert event.refused(accept_all, found, "why", by=player("p01")).code == "staff-only"
        accepted = [ListAccepted(P1, ("two Hulks",), "a misprint"), ListAccepted(P2, ("three Thors",), "a misprint")]
        assert event.act(accept_all, found, "a misprint", by=JUDGE) == accepted
        assert illegal(event.t) == ()
        assert event.act(start)


class TestBeforeAPairing:
    def late(self, book: str = "challenger") -> Life:
        event = Life(book, options=PREMIER if book == "munchkin" else {})
        for id in ("eve", "zoe"):
            event.act(enter, id)
        return event

    @pytest.mark.clause("CH-07", "TL-05", "PS-03", "MU-10")
    @pytest.mark.parametrize("book", [*REQUIRED, "munchkin"])
    def test_nobody_is_paired_without_a_list(self, book: str) -> None:
        event = self.late(book)
        clause = load(book).lists.clause
        pairs = [SeatedPair(None, one, two) for one, two in zip(event.t.active[::2], event.t.active[1::2], strict=True)]
        for refusal in (event.refused(open_draw), event.refused(publish), event.refused(publish_by_hand, pairs)):
            assert (refusal.code, refusal.clause) == ("lists-missing-now", clause)
            assert refusal.parameters["players"] == ("eve", "zoe")
        event.act(hand_in, "eve", "a list", by=player("eve"))
        assert event.refused(open_draw).parameters["players"] == ("zoe",)
        event.act(hand_in_for_all, "on paper", ("zoe",))
        event.act(open_draw)
        assert event.act(publish)

    @pytest.mark.clause("CH-07", "R-8")
    def test_or_several_are_left_out_of_this_round_in_one_act(self) -> None:
        event = self.late()
        assert event.refused(leave_out, (), 1).code == "nobody-chosen"
        left = event.act(leave_out, ("eve", "zoe"), 1)
        assert left == [AbsenceArranged(PlayerId(id), 1) for id in ("eve", "zoe")]
        event.act(open_draw)
        (paired,) = event.act(publish)
        assert isinstance(paired, RoundPaired)
        assert paired.unpaired_losses == ("eve", "zoe")

    @pytest.mark.clause("CH-07", "CH-09")
    def test_a_deviation_lifts_that_lists_are_missing_and_not_that_one_is_illegal(self) -> None:
        event = self.late()
        event.act(hand_in, "eve", "a list", check=wrong("CH-09"))
        event.act(declare_deviation, "CH-07", "friends drop in")
        refusal = event.refused(open_draw)
        assert (refusal.code, refusal.clause) == ("lists-illegal-now", "CH-09")
        assert refusal.parameters["players"] == ("eve",)
        event.act(accept_all, {"eve": ("two Hulks",)}, "no time for another")
        assert event.act(open_draw)

    def test_a_rule_book_of_an_older_text_pairs_as_it_did(self) -> None:
        text = text_of("challenger").replace("before_pairing = true\n", "")
        event = Life("challenger")
        event.t = replace(event.t, ruleset=parse(text, "older"))
        event.act(enter, "eve")
        assert event.act(open_draw)

    @pytest.mark.clause("MU-10")
    def test_a_casual_event_pairs_everybody(self) -> None:
        event = Life("munchkin", options=MUNCHKIN)
        event.act(enter, "eve")
        assert event.act(open_draw)


class TestThePool:
    @pytest.mark.clause("MU-09")
    def test_a_premier_select_event_does_not_start_while_a_pool_is_missing(self) -> None:
        event = listed("munchkin", options=PREMIER_SELECT)
        refusal = event.refused(start)
        assert (refusal.code, refusal.clause, refusal.parameters["number"]) == ("pools-missing", "MU-09", 32)
        event.act(register_pool, P1, "40x Bear", by=player("p01"))
        assert without_pool(event.t) == ids(32)[1:]
        others = dict.fromkeys(without_pool(event.t), UNREAD)
        assert event.refused(register_pool_for_all, "on paper", {}).code == "nobody-chosen"
        facts = event.act(register_pool_for_all, "on paper", others, by=JUDGE)
        assert [type(fact) for fact in facts] == [PoolRegistered] * 31 + [ListChecked] * 31
        assert event.act(start)

    @pytest.mark.clause("MU-09")
    def test_a_deviation_or_the_casual_level_lets_it_start_without(self) -> None:
        event = listed("munchkin", options=PREMIER_SELECT)
        event.act(declare_deviation, "MU-09", "boosters are opened at the table")
        assert event.act(start)
        assert listed("munchkin", options=SELECT).act(start)
        assert listed("munchkin", options=PREMIER).act(start)

    @pytest.mark.clause("MU-09")
    def test_an_accepted_list_is_no_longer_accepted_if_another_pool_forbids_it(self) -> None:
        event = listed("munchkin", options=PREMIER_SELECT)
        event.act(hand_in, P1, "40 Bears", check=LEGAL_ONE, accepted=True, by=JUDGE)
        short = ListCheck("illegal", ("MU-09 not-in-pool",))
        facts = event.act(register_pool, P1, "1x Bear", check=short, by=player("p01"))
        assert facts == [PoolRegistered(P1, "1x Bear"), ListChecked(P1, "illegal", ("MU-09 not-in-pool",))]
        assert not event.t.players[P1].list_accepted
        event.act(register_pool_for_all, "on paper", dict.fromkeys(without_pool(event.t), UNREAD))
        assert event.refused(start).parameters["clauses"] == ("MU-09",)
        event.act(register_pool, P1, "40x Bear", check=LEGAL_ONE, by=player("p01"))
        assert event.act(start)

    def test_a_pool_alone_says_nothing_of_a_list(self) -> None:
        event = Life("munchkin", options=SELECT, started=False)
        assert event.act(register_pool, P1, "1x Bear") == [PoolRegistered(P1, "1x Bear")]

    @pytest.mark.clause("MU-09")
    def test_it_is_registered_where_decks_come_out_of_it(self) -> None:
        assert not takes_pools(Life("munchkin", options=MUNCHKIN).t)
        assert Life("munchkin", options=MUNCHKIN).refused(register_pool, P1, "x").code == "pool-not-asked"
        assert Life("challenger").refused(register_pool, P1, "x").code == "pool-not-asked"
        event = Life("munchkin", options=SELECT, started=False)
        assert event.act(register_pool, P1, " 3x Bear\n", by=player("p01")) == [PoolRegistered(P1, "3x Bear")]
        assert event.refused(register_pool, P1, "x", by=player("p02")).code == "staff-only"
        assert event.t.players[P1].pool == "3x Bear"

    @pytest.mark.clause("MU-09")
    def test_it_changes_before_the_start_and_not_after(self) -> None:
        event = Life("munchkin", options=SELECT, started=False)
        event.act(register_pool, P1, "one")
        event.act(register_pool, P1, "two")
        event.act(start)
        event.act(register_pool, P2, "late")
        refusal = event.refused(register_pool, P1, "three")
        assert (refusal.code, refusal.clause) == ("pool-locked", "MU-09")
        event.act(declare_deviation, "MU-09", "a pack was forgotten")
        assert event.act(register_pool, P1, "three")


class TestPuttingRight:
    @pytest.mark.clause("MU-11")
    def test_a_judge_corrects_a_faulty_deck_list_also_during_the_event(self) -> None:
        event = Life("munchkin", options=PREMIER)
        fixed = event.act(correct, P1, "40 cards", "39 were listed", by=JUDGE)
        assert fixed == [ListCorrected(P1, "40 cards", "39 were listed"), ListChecked(P1, "unverified")]
        assert (event.t.players[P1].list, event.t.players[P1].list_accepted) == ("40 cards", True)

    def test_only_officials_do_and_they_say_why(self) -> None:
        event = Life("munchkin")
        assert event.refused(correct, P1, "x", "y", by=player("p01")).code == "staff-only"
        assert event.refused(correct, P1, "x", " ").code == "reason-needed"

    def test_an_official_accepts_what_was_handed_in(self) -> None:
        event = Life()
        assert event.act(accept, P1, findings=("a banned card",), by=JUDGE) == [ListAccepted(P1, ("a banned card",))]
        assert event.t.players[P1].list_accepted
        assert event.act(accept, P1, findings=("a",), reason=" why ") == [ListAccepted(P1, ("a",), "why")]
        assert event.refused(accept, P1, by=player("p01")).code == "staff-only"

    def test_what_the_staff_has_checked_is_handed_in_and_accepted_in_one_step(self) -> None:
        event = Life(started=False)
        facts = event.act(hand_in, P1, "x", check=LEGAL_ONE, accepted=True, by=JUDGE)
        assert facts == [ListHandedIn(P1, "x"), ListChecked(P1, "legal"), ListAccepted(P1)]
        assert event.refused(hand_in, P1, "x", accepted=True, by=player("p01")).code == "staff-only"

    def test_there_must_be_one(self) -> None:
        event = Life(started=False)
        assert event.refused(accept, P1).code == "no-list"
        assert event.refused(correct, P1, "x", "y").code == "no-list"


class TestWhoMaySee:
    @pytest.mark.clause("CH-13", "TL-06", "PS-05", "MU-39")
    @pytest.mark.parametrize("book", [*OPEN, "munchkin"])
    def test_before_the_start_the_owner_and_officials(self, book: str) -> None:
        t = Life(book, players=4, started=False).t
        assert may_see_list(t, player("p01"), P1)
        assert may_see_list(t, JUDGE, P1)
        assert may_see_list(t, ORGANIZER, P1)
        assert not any(may_see_list(t, viewer, P1) for viewer in (player("p02"), None, CLOCK))

    @pytest.mark.clause("CH-13", "TL-06", "PS-05")
    @pytest.mark.parametrize("book", OPEN)
    def test_then_present_and_past_opponents(self, book: str) -> None:
        event = Life(book, players=4)
        assert not may_see_list(event.t, player("p02"), P1)
        pair(event, 1, (P1, P2), (P3, P4))
        assert may_see_list(event.t, player("p02"), P1)
        assert may_see_list(event.t, player("p01"), P2)
        assert not may_see_list(event.t, player("p03"), P1)
        pair(event, 2, (P1, P3), (P2, P4))
        assert may_see_list(event.t, player("p02"), P1)
        assert may_see_list(event.t, player("p03"), P1)
        assert not may_see_list(event.t, player("p04"), P1)
        assert not may_see_list(event.t, None, P1)

    def test_past_opponents_only_where_the_ruling_says_so(self) -> None:
        event = Life(players=4, settings={"lists.past_opponents": False})
        pair(event, 1, (P1, P2), (P3, P4))
        pair(event, 2, (P1, P3), (P2, P4))
        assert may_see_list(event.t, player("p03"), P1)
        assert not may_see_list(event.t, player("p02"), P1)

    @pytest.mark.clause("MU-39")
    def test_a_deck_is_never_the_opponents_to_see(self) -> None:
        event = Life("munchkin", players=4)
        pair(event, 1, (P1, P2), (P3, P4))
        assert not may_see_list(event.t, player("p02"), P1)

    @pytest.mark.clause("CH-13")
    def test_the_public_sees_what_the_organizer_publishes(self) -> None:
        event = Life(players=4)
        assert event.act(publish_lists) == [ListsPublished()]
        assert may_see_list(event.t, None, P1)
        event.act(publish_lists, published=False)
        assert not may_see_list(event.t, None, P1)
        assert may_see_list(Life(settings={"lists.public": True}).t, None, P1)

    def test_not_before_the_start_and_not_where_only_officials_may(self) -> None:
        assert Life(started=False).refused(publish_lists).code == "lists-too-early"
        event = Life("munchkin")
        refusal = event.refused(publish_lists)
        assert (refusal.code, refusal.clause) == ("lists-not-public", "MU-39")
        event.act(declare_deviation, "MU-39", "for the stream")
        assert event.act(publish_lists)
        assert event.refused(publish_lists, by=JUDGE).code == "organizer-only"


@pytest.mark.clause("MU-04")
def test_an_official_who_plays_does_not_accept_the_own_list() -> None:
    event = Life("munchkin", players=4, started=False)
    event.act(name_official, "hela", "head-judge")
    event.act(name_official, "fritz", "floor-judge", plays_as=PlayerId("p01"), alternate="hela")
    event.act(hand_in, PlayerId("p01"), "A deck")
    refusal = event.refused(accept, PlayerId("p01"), by=Actor(Role.OFFICIAL, "fritz"))
    assert (refusal.code, refusal.clause) == ("own-list", "MU-04")
    event.act(accept, PlayerId("p01"), by=Actor(Role.OFFICIAL, "hela"))


def test_a_note_is_kept_for_everybody_who_has_handed_in_nothing() -> None:
    event = Life("challenger", players=3, started=False)
    event.act(hand_in, P1, "my own roster", by=player("p01"))
    event.act(hand_in_for_all, "on paper", by=JUDGE)
    assert [event.t.players[id].list for id in (P1, P2, P3)] == ["my own roster", "on paper", "on paper"]
    assert event.refused(hand_in_for_all, "on paper", by=player("p01")).code == "staff-only"
