"""The versions of a list."""

from tests.rules.life import JUDGE, ORGANIZER, Life, player
from topcut.ids import PlayerId
from topcut.rules.actions.lists import hand_in
from topcut.rules.actions.undo import undo
from topcut.rules.facts import ListCorrected
from topcut.rules.list_versions import versions
from topcut.rules.texts import STRUCK_OUT
from topcut.rules.tournament import ILLEGAL, ListCheck

ONE = PlayerId("p01")


def test_each_has_when_from_whom_and_what_was_found() -> None:
    event = Life("munchkin", 2, started=False)
    event.act(hand_in, ONE, "first", by=player("p01"), check=ListCheck(ILLEGAL, ("MU-08 cards",)))
    event.act(hand_in, ONE, "second", by=ORGANIZER)
    event.say(ListCorrected(ONE, "third", "A card too many"), by=JUDGE)
    found = versions(event.log)
    assert set(found) == {ONE}
    assert [(one.text, one.by) for one in found[ONE]] == [("first", "p01"), ("second", "olga"), ("third", "wanda")]
    assert [one.check.grade if one.check else None for one in found[ONE]] == [ILLEGAL, "unverified", None]
    assert found[ONE][-1].reason == "A card too many"


def test_what_was_undone_is_none_and_what_was_struck_out_has_no_text() -> None:
    event = Life("challenger", 2, started=False)
    event.act(hand_in, ONE, STRUCK_OUT, by=player("p01"))
    event.act(hand_in, ONE, "wrong", by=ORGANIZER)
    event.act(undo)
    assert [one.text for one in versions(event.log)[ONE]] == [None]
