"""A pairing that takes long: nobody waits for it who does not ask for it, and it counts only if nothing has changed."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from tests.desk.slowly import PATIENCE, half_way, slowly, until
from tests.web.hall import OWNER, Hall
from topcut.desk import Receipt
from topcut.desk.pairings import Pairings
from topcut.generator.generate import generate
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import announcing, creation, rounds, venue
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.actions.previewing import worked
from topcut.rules.differences import differences
from topcut.rules.facts import Bound, RoundPaired
from topcut.rules.fold import fold
from topcut.rules.pairing.bare import bare
from topcut.rules.pairing.swiss import Way
from topcut.rules.tournament import Phase, drawn_from
from topcut.store.place import Where


class Slow:
    """A hall in which the second round is about to be published."""

    def __init__(self, hall: Hall, place: Path, threads: ThreadPoolExecutor) -> None:
        self.hall, self._place, self._threads = hall, place, threads
        hall.paired(players=8)
        hall.play()
        hall.act(rounds.open_draw)
        hall.work_out(Pairings(partial(slowly, place), here_up_to=0))

    def publish(self, key: str | None = None) -> Future[Receipt]:
        """On a thread of its own; a child has begun."""
        asked = self._threads.submit(self.hall.desk.act, self.hall.last, OWNER, rounds.publish, key=key)
        until(lambda: self.begun or asked.done())
        return asked

    @property
    def begun(self) -> list[int]:
        said = self._place / "begun"
        return list(map(int, said.read_text().split())) if said.exists() else []

    def has_begun(self, children: int) -> bool:
        return len(self.begun) == children

    def go_on(self) -> None:
        (self._place / "go").touch()


@pytest.fixture
def hall(where: Where) -> Iterator[Hall]:
    made = Hall(where)
    yield made
    made.close()


@pytest.fixture
def slow(hall: Hall, tmp_path: Path) -> Iterator[Slow]:
    with ThreadPoolExecutor(4) as threads:
        made = Slow(hall, tmp_path, threads)
        yield made
        made.go_on()
        hall.desk.pairings.close()


def published(hall: Hall) -> list[int]:
    return [one.fact.round for one in hall.desk.history(hall.last) if isinstance(one.fact, RoundPaired)]


@pytest.mark.fault("A9")
def test_others_write_while_a_round_is_worked_out(slow: Slow) -> None:
    asked = slow.publish()
    slow.hall.act(announcing.announce, "Lunch is ready.")
    assert slow.hall.t.announcements
    assert not asked.done()
    slow.go_on()
    asked.result(PATIENCE)
    assert published(slow.hall) == [1, 2]
    assert len(slow.begun) == 1  # the announcement changes no pairing


def test_the_preview_and_publishing_work_it_out_once(slow: Slow) -> None:
    slow.go_on()
    found = slow.hall.desk.pairing(slow.hall.last, slow.hall.t).found
    slow.hall.act(rounds.publish)
    assert len(slow.begun) == 1
    assert [match.first for match in slow.hall.t.rounds[-1].matches] == [one.first for one in found.seated]


def test_two_who_publish_at_once_wait_for_the_same(slow: Slow) -> None:
    first, second = slow.publish(), slow.publish()
    slow.go_on()
    outcomes = [one.exception(PATIENCE) for one in (first, second)]
    assert len([one for one in outcomes if isinstance(one, Refusal)]) == 1
    assert published(slow.hall) == [1, 2]
    assert len(slow.begun) == 1


def test_the_same_form_twice_is_published_once(slow: Slow) -> None:
    first, second = slow.publish(key="k"), slow.publish(key="k")
    slow.go_on()
    assert first.result(PATIENCE) == second.result(PATIENCE)
    assert slow.hall.desk.act(slow.hall.last, OWNER, rounds.publish, key="k") == first.result()
    assert len(slow.begun) == 1


@pytest.mark.fault("C5")
def test_what_no_longer_holds_is_not_worked_out_and_not_published(slow: Slow) -> None:
    asked = slow.publish()
    slow.hall.act(rounds.arrange_absence, PlayerId("p1"), 2)
    with pytest.raises(Refusal) as caught:
        asked.result(PATIENCE)  # although the child was never told to go on
    assert caught.value.code == "draw-stale"
    assert published(slow.hall) == [1]


def test_who_looks_meanwhile_is_told_to_look_again(slow: Slow) -> None:
    hall = slow.hall
    with ThreadPoolExecutor(1) as threads:
        looked = threads.submit(hall.desk.pairing, hall.last, hall.t)
        until(lambda: slow.begun)
        hall.act(rounds.arrange_absence, PlayerId("p1"), 2)
        with pytest.raises(Refusal) as caught:
            looked.result(PATIENCE)
    assert caught.value.code == "pairing-outdated"


def test_other_tables_are_worked_out_again_before_it_is_published(slow: Slow) -> None:
    """The draw stays open: only where the pairs sit has changed."""
    asked = slow.publish()
    slow.hall.act(venue.set_table, 1, closed=True)
    slow.go_on()
    asked.result(PATIENCE)
    assert 1 not in {match.table for match in slow.hall.t.rounds[-1].matches}
    assert len(slow.begun) == 2


def test_a_child_that_is_killed_is_a_sentence_and_the_next_try_works(slow: Slow) -> None:
    asked = slow.publish()
    os.kill(slow.begun[0], signal.SIGTERM)
    with pytest.raises(Refusal) as caught:
        asked.result(PATIENCE)
    assert caught.value.code == "pairing-failed"
    assert published(slow.hall) == [1]
    slow.go_on()
    slow.hall.act(rounds.publish)
    assert published(slow.hall) == [1, 2]


def test_the_end_of_the_program_does_not_wait_for_it(slow: Slow) -> None:
    asked = slow.publish()
    slow.hall.desk.pairings.close()
    with pytest.raises(Refusal) as caught:
        asked.result(PATIENCE)
    assert caught.value.code == "stopping"


def test_a_tournament_that_is_removed_takes_it_along(slow: Slow) -> None:
    asked = slow.publish()
    slow.hall.desk.remove(slow.hall.last)
    assert isinstance(asked.exception(PATIENCE), Refusal)


@pytest.mark.parametrize("book", ["challenger", "showdown", "munchkin"])
def test_what_no_pairing_depends_on_changes_none(book: str) -> None:
    """A child is told nothing else, so what it answers must be what came of the whole tournament."""
    made, drawn = generate(book, (12, 40), "bare"), 0
    for n, stamped in enumerate(made.log):
        if isinstance(stamped.fact, RoundPaired) and stamped.fact.attempt and stamped.fact.way in set(Way):
            t = fold(made.log[:n])
            if t.phase is not Phase.SWISS or not draw_is_current(t):
                continue
            *_, found = (one.found for one in worked(bare(t), drawn_from(t, made.seed)))
            assert found == rounds.preview(t, drawn_from(t, made.seed))
            assert [one.first for one in found.seated] == [pair.first for pair in stamped.fact.pairs]
            drawn += 1
    assert drawn > 1


def test_a_new_place_or_a_call_makes_no_other_tournament(hall: Hall) -> None:
    hall.paired(players=8)
    before = bare(hall.t)
    hall.act(announcing.announce, "Lunch is ready.")
    hall.act(creation.correct_details, place="Next door")
    assert bare(hall.t) == before
    hall.play()
    assert bare(hall.t) != before


@pytest.fixture
def hard(hall: Hall, tmp_path: Path) -> Iterator[Hall]:
    """The second round is about to be published, and the search for its pairing does not end by itself."""
    hall.paired(players=8)
    hall.play()
    hall.act(rounds.open_draw)
    hall.work_out(Pairings(partial(half_way, tmp_path), here_up_to=0))
    yield hall
    (tmp_path / "go").touch()
    hall.desk.pairings.close()


@pytest.mark.fault("A9")
def test_a_search_that_takes_too_long_ends_with_what_was_found_so_far(hall: Hall, tmp_path: Path) -> None:
    hall.paired(players=8)
    hall.play()
    hall.act(rounds.open_draw)
    for limit in (2, 10, 60):  # on a slow machine a child may need more than that to begin
        hall.work_out(Pairings(partial(half_way, tmp_path), here_up_to=0, limit=limit))
        with suppress(Refusal):
            found = hall.desk.pairing(hall.last, hall.t).found
            break
    assert found.way is Way.LIMITED
    hall.desk.pairings.close()


@pytest.mark.fault("A9")
def test_what_was_found_so_far_is_published_only_as_a_deviation_that_everyone_can_read(
    hard: Hall, tmp_path: Path
) -> None:
    until_begun(hard, tmp_path)
    hard.desk.pairings.stop(hard.last)
    with pytest.raises(Refusal) as caught:
        hard.act(rounds.publish)
    assert (caught.value.code, caught.value.clause) == ("pairing-limited", "CH-30")
    hard.act(rounds.publish, confirm=("CH-30",))
    *_, paired = (one.fact for one in hard.desk.history(hard.last) if isinstance(one.fact, RoundPaired))
    assert (paired.way, paired.breaks, paired.bound) == ("limited", ("CH-30",), Bound(0, 0, 0, 0, 1, 0))
    told = differences(hard.t, tuple(hard.desk.history(hard.last)))
    assert [(one.round, one.clause, one.bound) for one in told.limited] == [(2, "CH-30", paired.bound)]
    assert told.count == 1
    hard.act(rounds.unpair, 2, "Let us wait.")
    assert not differences(hard.t, tuple(hard.desk.history(hard.last))).count


@pytest.mark.fault("A9")
def test_whoever_would_rather_wait_gets_the_pairing_that_is_defined(hard: Hall, tmp_path: Path) -> None:
    until_begun(hard, tmp_path)
    hard.desk.pairings.stop(hard.last)
    limited = hard.desk.pairing(hard.last, hard.t).found
    hard.desk.wait_longer(hard.last)
    assert hard.desk.pairing_within(hard.last, hard.t, 0) is None
    (tmp_path / "go").touch()
    defined = hard.desk.pairing(hard.last, hard.t).found
    assert (limited.way, defined.way) == (Way.LIMITED, Way.LISTED)


@pytest.mark.fault("A9")
def test_a_search_that_is_stopped_before_it_found_anything_says_so(slow: Slow) -> None:
    asked = slow.publish()
    slow.hall.desk.pairings.stop(slow.hall.last)
    with pytest.raises(Refusal) as caught:
        asked.result(PATIENCE)
    assert caught.value.code == "pairing-stopped"
    assert published(slow.hall) == [1]
    slow.go_on()
    slow.hall.act(rounds.publish)


def until_begun(hall: Hall, place: Path) -> None:
    """Something was found, and the search goes on."""
    assert hall.desk.pairing_within(hall.last, hall.t, 0) is None
    until((place / "begun").exists)


@pytest.mark.fault("A9")
def test_a_search_that_waits_for_its_turn_is_stopped_at_once(slow: Slow, tmp_path: Path) -> None:
    t, searches = slow.hall.t, Pairings(partial(slowly, tmp_path), here_up_to=0)
    first, second, third = map(TournamentId, ("first", "second", "third"))
    for one in (first, second):
        assert searches.of(one, t, bytes(32), 0) is None
    until(partial(slow.has_begun, 2))
    with ThreadPoolExecutor(1) as threads:
        asked = threads.submit(searches.of, third, t, bytes(32))
        until(lambda: third in searches._running)
        searches.stop(third)
        try:
            refused = asked.exception(PATIENCE / 4)
        finally:
            searches.close()
    assert isinstance(refused, Refusal)
    assert refused.code == "pairing-stopped"


@pytest.mark.fault("A9")
def test_those_who_would_rather_wait_are_in_nobodys_way(slow: Slow, tmp_path: Path) -> None:
    t, searches = slow.hall.t, Pairings(partial(half_way, tmp_path), here_up_to=0)
    first, second, third = map(TournamentId, ("first", "second", "third"))
    for one in (first, second):
        begun = len(slow.begun)
        assert searches.of(one, t, bytes(32), 0) is None
        until(partial(slow.has_begun, begun + 1))
        searches.stop(one)
        assert searches.of(one, t, bytes(32)) is not None
    for one in (first, second):
        searches.wait_longer(one, t, bytes(32))
    until(partial(slow.has_begun, 3))
    assert searches.of(third, t, bytes(32), 0) is None
    until(partial(slow.has_begun, 4))
    searches.stop(third)
    with ThreadPoolExecutor(1) as threads:
        asked = threads.submit(searches.of, third, t, bytes(32))
        try:
            found = asked.result(PATIENCE / 4)
        finally:
            searches.close()
    assert found is not None
    assert found.found.way is Way.LIMITED
