"""The whole life of a tournament at a real desk on a real disk: restarts, repeated requests and wandering clocks."""

import shutil
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import networkx as nx
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from topcut.chance import commitment
from topcut.desk import Clock, Desk, Receipt
from topcut.generator.dice import Dice
from topcut.generator.generate import step
from topcut.generator.happenings import happen
from topcut.generator.life import ORGANIZER, Life
from topcut.generator.signing_up import create_one, sign_up, start
from topcut.refusal import Refusal
from topcut.rules.actions.means import Action
from topcut.rules.actor import Actor
from topcut.rules.chain import Head, after
from topcut.rules.facts import Fact, TournamentCreated
from topcut.rules.fold import fold
from topcut.rules.match import Stage
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ruleset import text_of
from topcut.rules.state import playing
from topcut.rules.tournament import Round, Tournament
from topcut.store import Store

BOOKS = ("challenger", "timeline", "showdown", "munchkin")
MORNING = 1_794_729_600.0  # 15 November 2026, 8 o'clock
CHANCE = st.integers(0, 2**32 - 1)


class Hall:
    """The data folder with its two desks, and a clock that anybody may set."""

    def __init__(self) -> None:
        self.root = Path(mkdtemp(prefix="topcut-life-"))
        self.folders = count(1)
        self.wall = self.elapsed = MORNING
        self.secrets = Dice("secrets", "machine")
        self._open(self.root / "data0")

    def crash(self) -> None:
        """What is on the disk at this moment is all that is left; the old process says no more."""
        folder = self.root / f"data{next(self.folders)}"
        shutil.copytree(self.store.folder, folder, ignore=shutil.ignore_patterns("*.lock"))
        self.close()
        self._open(folder)

    def close(self) -> None:
        self.store.close()

    def goes_by(self, seconds: float) -> None:
        self.wall += seconds
        self.elapsed += seconds

    def _open(self, folder: Path) -> None:
        self.store = Store(folder)
        clock = Clock(folder / "clock", wall=lambda: self.wall, elapsed=lambda: self.elapsed, boot=lambda: "boot")
        self.desks = [Desk(self.store, clock, self.secrets.bytes) for _ in range(2)]


class AtTheDesk(Life):
    """A made-up life whose every act passes a desk, now this one, now that."""

    def __init__(self, dice: Dice, hall: Hall) -> None:
        super().__init__(dice)
        self.hall = hall
        self.wild = 3
        self.keys = count(1)
        self.last: tuple[Actor, Action, tuple[object, ...], dict[str, Any], str, Receipt] | None = None

    @property
    def desk(self) -> Desk:
        return self.dice.pick(self.hall.desks)

    def begins(self, facts: Sequence[Fact], by: Actor = ORGANIZER) -> None:
        def created(_by: Actor, *, seed: bytes) -> list[Fact]:
            first, *others = facts
            assert isinstance(first, TournamentCreated)
            return [replace(first, commitment=commitment(seed).hex()), *others]

        self.desk.create(by, created, tournament=self.id)
        self.seed = self.desk.seed(self.id)
        self.look()

    def does(self, action: Action, *args: object, by: Actor = ORGANIZER, **named: Any) -> bool:
        key = f"k{next(self.keys)}"
        before = self.hall.store.head(self.id), self.t
        try:
            receipt = self.desk.act(self.id, by, action, *args, key=key, **named)
        except Refusal as refusal:
            self._refused(refusal)
            assert (self.hall.store.head(self.id), self.desk.look(self.id)) == before, "a refusal leaves nothing behind"
            assert self.hall.store.receipt(self.id, key) is None
            return False
        self.last = by, action, args, named, key, receipt
        self.hall.goes_by(self.dice.between(1, 30))
        self.desk.tick()
        self.look()
        return True

    def wait(self, minutes: int = 0, seconds: int = 0) -> None:
        self.hall.goes_by(60 * minutes + seconds)
        self.desk.tick()
        self.look()

    def look(self) -> None:
        self.t = self.desk.look(self.id)


class LifeOfATournament(RuleBasedStateMachine):
    life: AtTheDesk

    def __init__(self) -> None:
        super().__init__()
        self.hall = Hall()
        self.seen: list[bytes] = []  # every hash of the log so far

    @initialize(book=st.sampled_from(BOOKS), players=st.integers(4, 7), chance=CHANCE)
    def people_sign_up(self, book: str, players: int, chance: int) -> None:
        self.life = AtTheDesk(Dice(str(chance), "machine"), self.hall)
        create_one(self.life, text_of(book), players)
        sign_up(self.life, players)
        start(self.life)

    @precondition(lambda self: self.life.t.seed is None)
    @rule(chance=CHANCE)
    def it_goes_on(self, chance: int) -> None:
        self.life.dice = Dice(str(chance), "machine")
        step(self.life)

    @precondition(lambda self: self.life.t.seed is None)
    @rule(chance=CHANCE)
    def a_table_after_the_other_is_done(self, chance: int) -> None:
        """To the end of the round, so that tournaments come to their later parts."""
        self.life.dice = Dice(str(chance), "machine")
        for _ in range(6):
            if self.life.t.seed is None:
                step(self.life)

    @rule(chance=CHANCE)
    def something_else_happens(self, chance: int) -> None:
        self.life.dice = Dice(str(chance), "machine")
        happen(self.life)

    @rule()
    def the_computer_crashes_and_is_started_again(self) -> None:
        before = self.life.t
        self.hall.crash()
        self.life.look()
        assert self.life.t == before, "what was acknowledged is there"

    @precondition(lambda self: self.life.last is not None)
    @rule()
    def a_request_comes_twice(self) -> None:
        assert self.life.last is not None
        by, action, args, named, key, receipt = self.life.last
        head = self.hall.store.head(self.life.id)
        for desk in self.hall.desks:
            assert desk.act(self.life.id, by, action, *args, key=key, **named) == receipt
            with pytest.raises(Refusal) as refused:
                desk.act(self.life.id, by, action, *args, "and more", key=key, **named)
            assert refused.value.code == "key-reused"
        assert self.hall.store.head(self.life.id) == head

    @rule(hours=st.integers(-30, 30))
    def somebody_sets_the_clock(self, hours: int) -> None:
        self.hall.wall += hours * 3600
        self.life.wait()

    @rule(minutes=st.integers(1, 200))
    def time_goes_by(self, minutes: int) -> None:
        self.life.wait(minutes=minutes)

    @invariant()
    def the_log_folds_to_what_every_desk_shows(self) -> None:
        log = list(self.hall.desks[0].history(self.life.id))
        folded = fold(log)
        assert [desk.look(self.life.id) for desk in self.hall.desks] == [folded, folded]
        assert self.life.t == folded

    @invariant()
    def the_chain_holds_and_only_grows(self) -> None:
        head: Head | None = None
        hashes = []
        for sealed in self.hall.store.sealed(self.life.id):
            head = after(self.life.id, head, sealed)
            assert head is not None
            hashes.append(sealed.hash)
        assert hashes[: len(self.seen)] == self.seen
        assert self.hall.store.head(self.life.id) == head
        self.seen = hashes

    @invariant()
    def everybody_sits_once_in_a_round(self) -> None:
        for round in self.life.t.rounds:
            seats = [player for match in round.matches for player in (match.first, match.second) if player is not None]
            assert max(Counter([*seats, *round.unpaired_losses]).values()) == 1

    @invariant()
    def points_are_the_sum_of_results(self) -> None:
        t = self.life.t
        so_far = sheet(t)
        assert dict(zip(so_far.ids, so_far.points, strict=True)) == added_up(t)

    @invariant()
    def nobody_meets_twice_without_need(self) -> None:
        """In the round that was just drawn; later its results, and who counts as an opponent, may be corrected."""
        t = self.life.t
        now = playing(t)
        if now is None or now.stage is not Stage.SWISS or t.forbidden or self.life.t.step is None:
            return
        fact = next((one.fact for one in reversed(list(self.hall.desks[0].history(self.life.id)))), None)
        if type(fact).__name__ == "RoundPaired" and getattr(fact, "way", "by-hand") != "by-hand":
            assert rematches(t.rounds[-1], t) <= fewest_rematches(t)

    def teardown(self) -> None:
        self.hall.close()
        shutil.rmtree(self.hall.root)


def added_up(t: Tournament) -> dict[str, int]:
    points: dict[str, int] = dict.fromkeys(t.players, 0)
    for round in t.rounds:
        for match in round.matches:
            if match.result is not None:
                points[match.first] += match.result.points[0]
                if match.second is not None:
                    points[match.second] += match.result.points[1]
        for player in round.unpaired_losses:
            points[player] += t.ruleset.points.loss
    return points


def met(t: Tournament) -> set[frozenset[str]]:
    """Who was paired, also where somebody did not come (R-12)."""
    return {
        frozenset((match.first, match.second))
        for round in t.rounds[:-1]
        for match in round.matches
        if match.second is not None and match.result is not None
    }


def rematches(round: Round, t: Tournament) -> int:
    before = met(t)
    return sum(frozenset((match.first, match.second)) in before for match in round.matches if match.second is not None)


def fewest_rematches(t: Tournament) -> int:
    before = met(t)
    seats = [player for match in t.rounds[-1].matches if match.second for player in (match.first, match.second)]
    graph: nx.Graph[str] = nx.Graph()
    for one, other in combinations(sorted(seats), 2):
        graph.add_edge(one, other, weight=int(frozenset((one, other)) in before))
    return sum(graph.edges[edge]["weight"] for edge in nx.min_weight_matching(graph))
