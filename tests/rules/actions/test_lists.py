"""Lists: handed in, fixed, put right, and who may read them."""

import pytest

from tests.rules.life import JUDGE, ORGANIZER, Life, ids, player
from topcut.ids import TableNumber
from topcut.rules.actions.lists import (
    accept,
    are_required,
    correct,
    hand_in,
    is_locked,
    missing,
    publish_lists,
    register_pool,
    takes_pools,
)
from topcut.rules.actions.registration import enter
from topcut.rules.actions.structure import declare_deviation, start
from topcut.rules.actor import CLOCK
from topcut.rules.audience import may_see_list
from topcut.rules.facts import (
    ListAccepted,
    ListCorrected,
    ListHandedIn,
    ListsPublished,
    PoolRegistered,
    ResultSettled,
    RoundPaired,
    SeatedPair,
)
from topcut.rules.match import Result, Seat, Stage
from topcut.rules.ruleset import How

P1, P2, P3, P4 = ids(4)
ONE, TWO = TableNumber(1), TableNumber(2)
REQUIRED = {"challenger": ("CH-07", "CH-08"), "timeline": ("TL-05", "TL-05"), "showdown": ("PS-03", "PS-03")}
OPEN = ["challenger", "timeline", "showdown"]
MUNCHKIN = {"type": "constructed", "level": "casual", "region": "elsewhere", "legality": "on-release"}
PREMIER, SELECT = {**MUNCHKIN, "level": "premier"}, {**MUNCHKIN, "type": "select"}


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
        assert event.act(hand_in, P1, "two", by=player("p01")) == [ListHandedIn(P1, "two")]
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
        assert event.refused(hand_in, P1, "x" * 20_001).code == "text-too-long"
        assert event.act(hand_in, P1, "Thor\nLoki\n" * 1000)

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


class TestThePool:
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
        assert fixed == [ListCorrected(P1, "40 cards", "39 were listed")]
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
        assert event.act(hand_in, P1, "x", accepted=True, by=JUDGE) == [ListHandedIn(P1, "x"), ListAccepted(P1)]
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
