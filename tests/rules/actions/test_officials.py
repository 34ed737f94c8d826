"""Officials: who is needed, and who of them may play."""

import pytest

from tests.rules.life import JUDGE, OFFICIALS, ORGANIZER, Life, ids
from topcut.ids import PlayerId
from topcut.rules.actions.officials import check_officials, holders, name_official, release_official
from topcut.rules.actions.registration import enter
from topcut.rules.actions.structure import declare_deviation, start
from topcut.rules.facts import OfficialNamed, OfficialReleased

P1, P2 = ids(2)
NEEDED = {"challenger": ("CH-47", "CH-48"), "timeline": ("TL-34", "TL-34"), "showdown": ("PS-30", "PS-30")}
PREMIER = {"type": "constructed", "level": "premier", "region": "elsewhere", "legality": "on-release"}
CASUAL = {**PREMIER, "level": "casual"}


def without_officials(book: str, players: int = 8) -> Life:
    event = Life(book, players=players, started=False)
    event.say(OfficialReleased(JUDGE.id, OFFICIALS[book]))
    return event


@pytest.mark.clause("CH-47", "TL-34", "PS-30")
@pytest.mark.parametrize("book", NEEDED)
class TestOneIsNeeded:
    def test_no_start_without_one(self, book: str) -> None:
        event = without_officials(book)
        refusal = event.refused(start)
        assert (refusal.code, refusal.clause) == ("official-needed", NEEDED[book][0])

    def test_the_organizer_may_be_the_one(self, book: str) -> None:
        event = without_officials(book)
        event.act(name_official, ORGANIZER.id, OFFICIALS[book])
        check_officials(event.t)

    def test_a_head_official_is_one_too(self, book: str) -> None:
        event = without_officials(book)
        head = next(role.name for role in event.t.ruleset.officials if role.appeals)
        event.act(name_official, "hal", head)
        check_officials(event.t)

    def test_a_deviation_does_without(self, book: str) -> None:
        event = without_officials(book)
        event.act(declare_deviation, NEEDED[book][0], "club night")
        check_officials(event.t)

    def test_the_last_one_stays_once_it_has_begun(self, book: str) -> None:
        event = Life(book)
        refusal = event.refused(release_official, JUDGE.id, OFFICIALS[book])
        assert (refusal.code, refusal.clause) == ("official-needed", NEEDED[book][0])
        event.act(name_official, "wong", OFFICIALS[book])
        assert event.act(release_official, JUDGE.id, OFFICIALS[book]) == [OfficialReleased("wanda", OFFICIALS[book])]


@pytest.mark.clause("CH-48", "TL-34", "PS-30")
@pytest.mark.parametrize("book", NEEDED)
class TestNoneOfThemPlays:
    def test_a_player_is_not_named(self, book: str) -> None:
        event = Life(book, started=False)
        refusal = event.refused(name_official, "wong", OFFICIALS[book], plays_as=P1)
        assert (refusal.code, refusal.clause) == ("official-plays", NEEDED[book][1])
        assert event.refused(name_official, "p01", OFFICIALS[book]).code == "official-plays"

    def test_not_even_with_an_alternate(self, book: str) -> None:
        event = Life(book, started=False)
        refusal = event.refused(name_official, "wong", OFFICIALS[book], plays_as=P1, alternate=JUDGE.id)
        assert refusal.code == "official-plays"

    def test_an_official_does_not_enter(self, book: str) -> None:
        refusal = Life(book, started=False).refused(enter, PlayerId(JUDGE.id))
        assert (refusal.code, refusal.clause) == ("official-plays", NEEDED[book][1])

    def test_a_deviation_lets_them(self, book: str) -> None:
        event = Life(book, started=False)
        event.act(declare_deviation, NEEDED[book][1], "one player short")
        event.act(enter, PlayerId(JUDGE.id))
        assert event.act(name_official, "wong", OFFICIALS[book], plays_as=P1) == [
            OfficialNamed("wong", OFFICIALS[book], P1)
        ]


class TestMunchkin:
    @pytest.mark.clause("MU-02")
    def test_the_organizer_is_there_and_stands_in_as_head_judge(self) -> None:
        event = without_officials("munchkin")
        check_officials(event.t)
        roles = {role.name: role for role in event.t.ruleset.officials}
        assert (holders(event.t, roles["organizer"]), holders(event.t, roles["head-judge"])) == (1, 1)
        assert holders(event.t, roles["floor-judge"]) == 0
        event.act(name_official, "hal", "head-judge")
        event.act(name_official, "hanna", "head-judge")
        assert holders(event.t, roles["head-judge"]) == 2

    @pytest.mark.clause("MU-04")
    def test_a_judge_plays_if_another_head_judge_is_announced(self) -> None:
        event = Life("munchkin", started=False, options=CASUAL)
        alone = event.refused(name_official, "wong", "floor-judge", plays_as=P1)
        assert (alone.code, alone.clause, alone.parameters["may"]) == ("official-plays", "MU-04", "with-alternate")
        event.act(name_official, "hal", "head-judge")
        named = event.act(name_official, "wong", "floor-judge", plays_as=P1, alternate="hal")
        assert named == [OfficialNamed("wong", "floor-judge", P1, "hal")]

    @pytest.mark.clause("MU-04")
    def test_the_organizer_can_be_the_alternate_but_not_the_own_one(self) -> None:
        event = Life("munchkin", started=False, options=CASUAL)
        assert event.act(name_official, "wong", "floor-judge", plays_as=P1, alternate=ORGANIZER.id)
        for alternate in ("wanda", "nobody", "wong"):
            refusal = event.refused(name_official, "wong", "head-judge", plays_as=P1, alternate=alternate)
            assert (refusal.code, refusal.clause) == ("alternate-unfit", "MU-04")

    @pytest.mark.clause("MU-04")
    def test_the_alternate_is_announced_before_the_start(self) -> None:
        event = Life("munchkin", options=CASUAL)
        event.act(name_official, "hal", "head-judge")
        refusal = event.refused(name_official, "wong", "floor-judge", plays_as=P1, alternate="hal")
        assert (refusal.code, refusal.clause) == ("alternate-late", "MU-04")

    @pytest.mark.clause("MU-04")
    def test_at_premier_level_no_official_plays(self) -> None:
        event = Life("munchkin", started=False, options=PREMIER)
        event.act(name_official, "hal", "head-judge")
        for role in ("floor-judge", "head-judge", "organizer"):
            refusal = event.refused(name_official, "wong", role, plays_as=P1, alternate="hal")
            assert (refusal.code, refusal.clause, refusal.parameters["may"]) == ("official-plays", "MU-04", "never")

    def test_an_alternate_is_not_released_while_somebody_needs_one(self) -> None:
        event = Life("munchkin", started=False, options=CASUAL)
        event.act(name_official, "hal", "head-judge")
        event.act(name_official, "wong", "floor-judge", plays_as=P1, alternate="hal")
        assert event.refused(release_official, "hal", "head-judge").code == "alternate-needed"

    def test_who_is_named_with_an_alternate_may_enter_afterwards(self) -> None:
        event = Life("munchkin", started=False, options=CASUAL)
        event.act(name_official, "wong", "floor-judge", alternate=ORGANIZER.id)
        event.act(enter, PlayerId("wong"))
        assert "wong" in event.t.players


def test_only_the_organizer_names_and_releases() -> None:
    event = Life(started=False)
    assert event.refused(name_official, "wong", "watcher", by=JUDGE).code == "organizer-only"
    assert event.refused(release_official, "wanda", "watcher", by=JUDGE).code == "organizer-only"


def test_a_role_is_one_of_the_rule_book() -> None:
    event = Life(started=False)
    assert event.refused(name_official, "wong", "arbiter").code == "role-unknown"
    assert event.refused(release_official, "wong", "watcher").code == "not-an-official"
    assert event.refused(name_official, "", "watcher").code == "text-missing"
    assert event.refused(name_official, "wong", "watcher", plays_as="nobody").code == "player-unknown"
