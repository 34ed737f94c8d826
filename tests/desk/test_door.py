"""The desk does what is asked once, durably, on the latest news, or leaves nothing behind."""

import threading
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.faults.harness import stored_batches
from tests.keeping import CUP, ORGANIZER, create, desk_on, set_up, with_cup
from tests.refusing import refusal_from
from topcut.chance import commitment
from topcut.desk import Clock, Desk, Receipt
from topcut.desk.door import TRIES
from topcut.ids import PlayerId, TableNumber, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import registration, undo
from topcut.rules.actions.creation import correct_details
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import Fact, StepUndone, TableSet, TournamentCreated
from topcut.rules.fold import fold
from topcut.rules.tournament import Tournament
from topcut.store import Entry, Stamp, Store
from topcut.store.place import Where

ANA = Actor(Role.PLAYER, "ana")


@pytest.fixture
def store(where: Where) -> Iterator[Store]:
    with Store(with_cup(where)) as store:
        yield store


@pytest.fixture
def desk(store: Store) -> Desk:
    return desk_on(store)


def test_an_act_gives_the_number_and_the_head_as_a_receipt(desk: Desk) -> None:
    receipt = desk.act(CUP, ORGANIZER, registration.enter, PlayerId("ana"))
    assert receipt == Receipt(2, desk.store.head(CUP).hash.hex())
    assert list(desk.look(CUP).players) == ["ana"]


def test_what_the_desk_shows_is_what_the_log_folds_to(desk: Desk) -> None:
    for player in ("ana", "bo", "cy"):
        desk.act(CUP, ORGANIZER, registration.enter, PlayerId(player))
    assert desk.look(CUP) == fold(list(desk.history(CUP)))
    assert desk_on(desk.store).look(CUP) == desk.look(CUP)


def test_a_refusal_leaves_nothing_behind(desk: Desk) -> None:
    desk.act(CUP, ORGANIZER, registration.enter, PlayerId("ana"))
    before = desk.store.head(CUP), desk.look(CUP)
    with pytest.raises(Refusal):
        desk.act(CUP, ORGANIZER, registration.enter, PlayerId("ana"), key="tap")
    assert (desk.store.head(CUP), desk.look(CUP)) == before
    assert desk.store.receipt(CUP, "tap") is None


def test_an_unknown_tournament_is_refused(desk: Desk) -> None:
    for ask in (desk.look, lambda id: desk.act(id, ORGANIZER, set_up, 1)):
        assert refusal_from(ask, TournamentId("nowhere")).code == "tournament-unknown"


def test_a_new_tournament_commits_to_the_seed_that_is_kept(desk: Desk) -> None:
    id, receipt = desk.create(ORGANIZER, create, "Winter Cup")
    first = next(desk.history(id)).fact
    assert isinstance(first, TournamentCreated)
    assert first.tournament == id
    assert first.commitment == commitment(desk.seed(id)).hex()
    assert receipt.n == 1
    assert [(listed.id, listed.name) for listed in desk.store.tournaments()] == [
        (CUP, "Autumn Cup"),
        (id, "Winter Cup"),
    ]


def test_a_tournament_is_created_once_for_one_key(desk: Desk) -> None:
    id = TournamentId("winter")
    first = desk.create(ORGANIZER, create, "Winter Cup", tournament=id, key="new")
    assert desk.create(ORGANIZER, create, "Winter Cup", tournament=id, key="new") == first
    assert refusal_from(desk.create, ORGANIZER, create, "Winter Cup", tournament=id).code == "tournament-exists"


@pytest.mark.fault("A3", "C3", "D1", "D2")
def test_the_same_request_with_the_same_key_is_done_once(desk: Desk) -> None:
    first = desk.act(CUP, ORGANIZER, set_up, 1, 2, key="tap")
    desk.act(CUP, ORGANIZER, set_up, 2)
    assert desk.act(CUP, ORGANIZER, set_up, 1, 2, key="tap") == first
    assert desk_on(desk.store).act(CUP, ORGANIZER, set_up, 1, 2, key="tap") == first
    assert stored_batches(desk) == [1, 2]


@pytest.mark.fault("C4")
def test_the_same_key_for_another_request_is_refused(desk: Desk) -> None:
    desk.act(CUP, ORGANIZER, set_up, 1, 2, key="tap")
    others = [(ORGANIZER, (1, 3)), (ORGANIZER, (2, 2)), (ANA, (1, 2))]
    for by, arguments in others:
        assert refusal_from(desk.act, CUP, by, set_up, *arguments, key="tap").code == "key-reused"
    assert stored_batches(desk) == [1]


def test_a_key_holds_for_its_tournament_alone(desk: Desk) -> None:
    id, _ = desk.create(ORGANIZER, create)
    assert desk.act(CUP, ORGANIZER, set_up, 1, key="tap") != desk.act(id, ORGANIZER, set_up, 1, key="tap")


def test_a_request_is_known_again_whatever_it_is_made_of(desk: Desk) -> None:
    def odd(t: Tournament, by: Actor, *, sizes: frozenset[int], share: Fraction, role: Role) -> list[Fact]:
        return []

    asked: dict[str, Any] = {"sizes": frozenset({3, 1, 2}), "share": Fraction(1, 3), "role": Role.PLAYER}
    first = desk.act(CUP, ORGANIZER, odd, key="tap", **asked)
    desk.act(CUP, ORGANIZER, set_up, 1)
    assert desk.act(CUP, ORGANIZER, odd, key="tap", **asked) == first


def test_an_action_is_given_time_and_secrets_by_name(desk: Desk) -> None:
    given: dict[str, object] = {}

    def curious(t: Tournament, by: Actor, *, at: str, entropy: bytes, seed: bytes, tournament: str) -> list[Fact]:
        given.update(at=at, entropy=entropy, seed=seed, tournament=tournament)
        return set_up(t, by, 1)

    desk.act(CUP, ORGANIZER, curious)
    stamped = list(desk.history(CUP))[-1]
    assert given["at"] == stamped.at
    assert given["seed"] == desk.seed(CUP)
    assert given["tournament"] == CUP
    assert isinstance(given["entropy"], bytes)
    assert len(given["entropy"]) == 32


def test_time_is_written_in_utc_with_milliseconds(store: Store) -> None:
    clock = Clock(wall=lambda: 1794735667.1204, elapsed=lambda: 5.0)
    Desk(store, clock).act(CUP, ORGANIZER, set_up, 1)
    assert list(desk_on(store).history(CUP))[-1].at == "2026-11-15T09:41:07.120Z"


def test_two_steps_never_have_the_same_time(store: Store) -> None:
    desk = Desk(store, Clock(wall=lambda: 1794735667.1204, elapsed=lambda: 5.0))
    for batch in (1, 2, 3):
        desk.act(CUP, ORGANIZER, set_up, batch, 2)
    times = [stamped.at for stamped in desk.history(CUP)]
    assert times[1] == times[2] != times[3]
    assert times[3] == times[4] != times[5]


@pytest.mark.fault("C5", "C6", "C7")
def test_who_was_overtaken_decides_again_on_the_news(desk: Desk) -> None:
    """Two desks on one log, both asked to enter the same player: the second hears that it is done."""
    other = desk_on(desk.store)
    desk.look(CUP)
    other.look(CUP)
    seen: list[int] = []

    def enter_slowly(t: Tournament, by: Actor, *, entropy: bytes) -> list[Fact]:
        seen.append(len(t.players))
        if len(seen) == 1:
            other.act(CUP, ORGANIZER, registration.enter, PlayerId("ana"))
        return registration.enter(t, by, PlayerId("ana"))

    with pytest.raises(Refusal):
        desk.act(CUP, ORGANIZER, enter_slowly)
    assert seen == [0, 1]
    assert list(desk.look(CUP).players) == ["ana"]


def test_the_dice_are_the_same_when_the_desk_decides_again(desk: Desk) -> None:
    other = desk_on(desk.store)
    drawn: list[bytes] = []

    def draw(t: Tournament, by: Actor, *, entropy: bytes) -> list[Fact]:
        drawn.append(entropy)
        if len(drawn) == 1:
            other.act(CUP, ORGANIZER, set_up, 1)
        return set_up(t, by, 2)

    desk.act(CUP, ORGANIZER, draw)
    desk.act(CUP, ORGANIZER, draw)
    assert drawn[0] == drawn[1] != drawn[2]
    assert stored_batches(desk) == [1, 2, 2]


def test_who_is_always_overtaken_is_told_at_last(desk: Desk) -> None:
    other = desk_on(desk.store)

    def unlucky(t: Tournament, by: Actor) -> list[Fact]:
        other.act(CUP, ORGANIZER, set_up, 1)
        return set_up(t, by, 2)

    refused = refusal_from(desk.act, CUP, ORGANIZER, unlucky)
    assert (refused.code, refused.parameters) == ("desk-overtaken", {"tries": TRIES})
    assert stored_batches(desk) == [1] * TRIES


@pytest.mark.fault("C3", "C5")
def test_of_many_threads_that_ask_for_the_same_thing_one_gets_it(desk: Desk) -> None:
    """Two desks, eight threads, a barrier: every player is entered once, whoever was first."""
    desks = [desk, desk_on(desk.store)]
    players = [PlayerId(f"p{number}") for number in range(20)]
    together = threading.Barrier(8)
    entered: list[PlayerId] = []

    def ask(number: int) -> None:
        for player in players:
            together.wait()
            try:
                desks[number % 2].act(CUP, ORGANIZER, registration.enter, player)
                entered.append(player)
            except Refusal:
                continue

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(entered) == sorted(players)
    assert desk.look(CUP) == fold(list(desk.history(CUP)))


def test_listeners_are_told_after_the_fact_and_cannot_spoil_it(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[tuple[str, int, int]] = []

    def break_down(*_: object) -> None:
        raise RuntimeError("no paper")

    desk.listen(break_down)
    stop = desk.listen(lambda id, receipt: heard.append((id, receipt.n, desk.store.head(CUP).n)))
    assert desk.act(CUP, ORGANIZER, set_up, 1, 2, key="tap").n == 3
    assert desk.act(CUP, ORGANIZER, set_up, 1, 2, key="tap").n == 3
    assert heard == [(CUP, 3, 3)], "a repeated request is no news"
    assert "no paper" in caplog.text
    stop()
    desk.act(CUP, ORGANIZER, set_up, 2)
    assert len(heard) == 1


def test_a_listener_may_ask_the_desk(desk: Desk) -> None:
    seen: list[int] = []
    desk.listen(lambda id, _: seen.append(desk.look(id).facts))
    desk.act(CUP, ORGANIZER, set_up, 1)
    assert seen == [2]


@pytest.mark.fault("C10")
def test_an_undo_reaches_back_and_the_desk_shows_what_the_log_tells(desk: Desk) -> None:
    for player in ("ana", "bo"):
        desk.act(CUP, ORGANIZER, registration.enter, PlayerId(player))
    desk.act(CUP, ORGANIZER, undo.undo)
    assert list(desk.look(CUP).players) == ["ana"]
    assert desk.store.head(CUP).n == 4, "the log only grows"
    assert isinstance(list(desk.history(CUP))[-1].fact, StepUndone)
    assert desk.look(CUP) == desk_on(desk.store).look(CUP) == fold(list(desk.history(CUP)))


def test_only_so_many_tournaments_are_kept_in_memory_and_the_others_are_folded_anew(store: Store) -> None:
    desk = Desk(store, Clock(), kept=2)
    ids = [desk.create(ORGANIZER, create, f"Cup {number}")[0] for number in range(4)]
    assert [desk.memory.known(id) is not None for id in ids] == [False, False, True, True]
    assert [desk.look(id).title for id in ids] == ["Cup 0", "Cup 1", "Cup 2", "Cup 3"]
    assert [desk.memory.known(id) is not None for id in ids] == [False, False, True, True]
    assert desk.act(ids[0], ORGANIZER, set_up, 1).n == 2


@pytest.mark.fault("F9", "L5")
@pytest.mark.parametrize(
    ("role", "kind", "v"),
    [("organizer", "MoonEclipsed", 1), ("organizer", "TableSet", 9), ("astrologer", "TableSet", 1)],
)
def test_a_fact_of_a_newer_program_opens_the_tournament_read_only(store: Store, role: str, kind: str, v: int) -> None:
    desk = desk_on(store)
    desk.act(CUP, ORGANIZER, set_up, 1)
    body = {"table": 1, "name": "", "note": "", "closed": False, "stream": False}
    store.append(CUP, 2, Stamp("2030-01-01T00:00:00.000Z", role, "x"), [Entry(kind, v, body)])
    for at in (desk, desk_on(store)):
        assert at.look(CUP).facts == 2
        trouble = at.trouble(CUP)
        assert trouble is not None
        assert (trouble.code, trouble.parameters) == ("fact-unknown", {"n": 3, "kind": kind, "v": v})
        assert refusal_from(at.act, CUP, ORGANIZER, set_up, 2).code == "fact-unknown"


@pytest.mark.fault("A7")
def test_a_log_that_this_program_cannot_follow_is_read_only_from_there(store: Store) -> None:
    """Folding never refuses; if it fails that is our mistake, and the organizer still gets at everything."""
    store.append(CUP, 1, Stamp("2026-11-15T09:00:00.000Z", "organizer", "o"), [Entry("PlayerDropped", 1, DROPPED)])
    desk = desk_on(store)
    assert desk.look(CUP).facts == 1
    trouble = desk.trouble(CUP)
    assert trouble is not None
    assert (trouble.code, trouble.parameters) == ("fact-unreadable", {"n": 2})
    assert desk.tick() == ()
    assert len(list(desk.history(CUP))) == 2
    other, _ = desk.create(ORGANIZER, create)
    assert desk.act(other, ORGANIZER, set_up, 1).n == 2, "the other tournaments go on"


DROPPED = {"player": "nobody", "after": 0, "bracket_round": None, "noticed": True}


def test_what_cannot_be_folded_is_never_written(desk: Desk) -> None:
    def mistaken(t: Tournament, by: Actor) -> list[Fact]:
        return [*set_up(t, by, 1), replace(TableSet(TableNumber(1)), table=[])]  # type: ignore[arg-type]  # a mistake

    with pytest.raises(TypeError):
        desk.act(CUP, ORGANIZER, mistaken)
    assert desk.store.head(CUP).n == 1
    assert desk.act(CUP, ORGANIZER, set_up, 1).n == 2


def test_without_the_seed_nothing_can_be_drawn(desk: Desk, tmp_path: Path) -> None:
    def draw(t: Tournament, by: Actor, *, seed: bytes) -> list[Fact]:
        return []

    with Store(tmp_path / "other") as other:
        other.arrivals.adopt(CUP, "Autumn Cup", list(desk.store.sealed(CUP)))
        assert refusal_from(desk_on(other).act, CUP, ORGANIZER, draw).code == "seed-unknown"
        assert desk_on(other).act(CUP, ORGANIZER, set_up, 1).n == 2


def test_a_tournament_is_listed_by_its_corrected_title(desk: Desk) -> None:
    before = desk.look(CUP).title
    desk.act(CUP, ORGANIZER, correct_details, title="Spring Cup")
    assert [one.name for one in desk.store.tournaments()] == ["Spring Cup"]
    desk.act(CUP, ORGANIZER, undo.undo)
    assert [one.name for one in desk.store.tournaments()] == [before]
    assert desk.store.trouble(CUP) is None
