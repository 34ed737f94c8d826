"""Simulated people in a drill: they act through the desk, at the drill's speed, and never in a real tournament."""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.refusing import refusal_from
from tests.web.hall import JUDGE, OWNER, Hall
from topcut.cli.files import SOFTWARE
from topcut.desk.clock import moment
from topcut.desk.drill import AT_ONCE, id_of, is_sample, make_drill, make_sample, remove_drill, set_pace
from topcut.desk.simulation import BUDGET, MOST_ACTS, Simulation
from topcut.exchange import archive
from topcut.generator.drill import SignUp
from topcut.generator.drill.habits import cast, habits
from topcut.generator.drill.intent import CREW
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import calling, clock, judging, lists, structure
from topcut.rules.actions.officials import name_official
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import (
    CallClosed,
    ClockStarted,
    Fact,
    ListChecked,
    ListHandedIn,
    OfficialCalled,
    PlayerCheckedIn,
    PlayerDropped,
    PlayerEntered,
    ResultClaimed,
    ResultDisputed,
    ResultSettled,
    RoundPaired,
    RulingAppealed,
    SquadsSealed,
    Stamped,
)
from topcut.rules.ruleset import How
from topcut.rules.tournament import Phase
from topcut.store.disk import Disk
from topcut.store.keeping import Drill
from topcut.store.place import Where

Kind = TypeVar("Kind")
TICK = 5.0  # seconds: more would not count


@pytest.fixture
def hall(where: Where) -> Iterator[Hall]:
    made = Hall(where)
    yield made
    made.close()


@dataclass
class Running:
    """A drill in a hall whose time goes on as fast as the computer can."""

    hall: Hall
    book: str = "challenger"
    players: int = 16
    speed: int = 20
    seed: str = "harbour"
    crew: bool = False
    simulation: Simulation = field(init=False)

    def __post_init__(self) -> None:
        made = Drill(self.seed, self.players, self.speed, self.crew)
        self.hall.last = make_drill(self.hall.desk, OWNER, self.book, made, today="2026-11-15")
        self.simulation = Simulation(self.hall.desk)

    def tick(self) -> int:
        self.hall.wait(seconds=TICK)
        self.hall.desk.tick()
        return self.simulation.tick()

    def until(self, done: Callable[[], bool], most: int = 3000) -> None:
        for _ in range(most):
            if done():
                return
            self.tick()
        raise AssertionError("it does not come to that")

    def minutes(self, drill_minutes: float) -> int:
        """How many acts there were in so much time of the drill."""
        return sum(self.tick() for _ in range(int(drill_minutes * 60 / TICK / self.speed)))

    def start(self) -> None:
        """Everyone has come, and the crew starts and pairs."""
        self.minutes(habits().crew.doors)
        for role in self.hall.t.ruleset.officials[:1]:
            self.hall.act(name_official, JUDGE.id, role.name)
        if lists.missing(self.hall.t):
            self.hall.act(lists.hand_in_for_all, "on paper")
        for player in lists.illegal(self.hall.t):
            self.hall.act(lists.accept, player, findings=("a name twice",), reason="talked about")
        self.hall.act(structure.start, leave_out=True)
        self.hall.pair()
        self.hall.act(clock.start)

    @property
    def log(self) -> list[Stamped]:
        return list(self.hall.desk.history(self.hall.last))

    def facts(self, kind: type[Kind]) -> list[Kind]:
        """What players did."""
        return [one.fact for one in self.of(kind) if isinstance(one.fact, kind)]  # type: ignore[arg-type]  # of facts

    def of(self, *kinds: type[Fact], by: Role = Role.PLAYER) -> list[Stamped]:
        return [one for one in self.log if isinstance(one.fact, kinds) and one.by.role is by]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A whole Challenger Event with a simulated desk, from sign-up to the revealed seed."""
    hall = Hall(tmp_path_factory.mktemp("drill") / "data")
    made = Running(hall, players=24, seed="a", crew=True)
    made.until(lambda: hall.t.seed is not None)
    yield made
    hall.close()


def test_with_a_simulated_desk_a_challenger_event_is_played_to_the_end(whole: Running) -> None:
    t = whole.hall.t
    assert (t.phase, len(t.rounds)) == (Phase.FINISHED, t.structure.rounds if t.structure else 0)
    assert t.bracket is not None
    assert {one.by for one in whole.of(RoundPaired, ClockStarted, by=Role.ORGANIZER)} == {CREW}
    assert not whole.hall.desk.trouble(whole.hall.last)


def test_everything_that_a_crew_has_to_deal_with_happens(whole: Running) -> None:
    """What simulated players do before the start and in the rounds, each at least once."""
    entered = whole.of(PlayerEntered)
    assert len(entered) == whole.players + 1  # one of them twice
    checked_in = {one.player for one in whole.facts(PlayerCheckedIn)}
    assert whole.players // 2 < len(checked_in) < len(entered)
    texts = Counter(one.text for one in whole.facts(ListHandedIn))
    assert texts["on paper"] > 1
    assert "illegal" in {one.grade for one in whole.facts(ListChecked)}
    again = Counter(one.player for one in whole.facts(ListHandedIn))
    assert max(again.values()) == 2  # put right by the player
    assert whole.of(PlayerDropped)
    about = {one.about for one in whole.facts(OfficialCalled)}
    assert about & set(cast().questions)
    assert {cast().absent, cast().disputed} <= about
    assert whole.of(CallClosed)
    assert whole.of(CallClosed, by=Role.ORGANIZER)


def test_results_are_agreed_mistyped_forgotten_and_left_on_paper(whole: Running) -> None:
    stories = Counter(_story(one) for one in _tables(whole))
    assert stories["agreed"] > 20
    assert stories["disputed, and one gave in"] > 0
    assert stories["disputed, and decided"] > 0
    assert stories["never answered"] > 0
    assert stories["on paper"] > 0
    assert stories["nobody came"] > 0


def test_its_archive_says_that_it_was_a_drill_and_verifies(whole: Running, tmp_path: Path) -> None:
    hall, id = whole.hall, whole.hall.last
    store = hall.store
    sealed = tuple(store.sealed(id))
    lines = archive.full(id, store.head(id), sealed, store.people(id), store.seed(id), software=SOFTWARE)
    file = tmp_path / "drill.topcut"
    file.write_bytes(b"".join(lines))
    assert b"drill" in file.read_bytes().splitlines()[1]
    program = [sys.executable, "-c", "from topcut.cli import main; main()", "verify", str(file)]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_same_seed_is_the_same_drill(tmp_path: Path) -> None:
    told = []
    for name in ("one", "two"):
        hall = Hall(tmp_path / name)
        made = Running(hall, players=8, crew=True)
        made.until(lambda hall=hall: len(hall.t.rounds) == 2)  # type: ignore[misc]
        told.append([(one.by, one.fact) for one in made.log])
        hall.close()
    assert told[0] == told[1]


@pytest.mark.parametrize("book", ["showdown", "munchkin", "timeline"])
def test_the_other_rule_books_are_played_too(hall: Hall, book: str) -> None:
    made = Running(hall, book, players=12, crew=True)
    made.until(lambda: len(hall.t.rounds) == 2)
    assert len(made.of(ResultClaimed)) > 6
    if book == "showdown":
        assert len(made.of(SquadsSealed)) > 6


def test_without_a_simulated_desk_nothing_is_done_that_is_up_to_the_crew(hall: Hall) -> None:
    made = Running(hall)
    made.minutes(60)
    assert hall.t.phase is Phase.SIGN_UP
    assert len(hall.t.players) >= 14
    made.start()
    made.minutes(150)
    assert {one.by.role for one in made.log} == {Role.ORGANIZER, Role.PLAYER}
    assert {one.by for one in made.log if one.by.role is Role.ORGANIZER} == {OWNER}
    assert len(hall.t.rounds) == 1


def test_a_drill_that_is_paused_stands_still_and_goes_on_without_a_burst(hall: Hall) -> None:
    made = Running(hall)
    made.start()
    set_pace(hall.desk, hall.last, speed=0)
    assert made.minutes(600) == 0
    set_pace(hall.desk, hall.last, speed=20)
    assert made.tick() <= 1
    made.until(lambda: bool(made.of(ResultSettled)))


def test_after_a_restart_or_a_sleep_it_goes_on_with_no_burst(hall: Hall) -> None:
    made = Running(hall)
    made.start()
    made.minutes(40)
    before = len(made.log)
    hall.reopen()
    made.simulation = Simulation(hall.desk)
    hall.wait(minutes=300)
    assert made.simulation.tick() == 0
    hall.wait(minutes=300)
    assert made.simulation.tick() <= MOST_ACTS
    made.until(lambda: len(made.of(ResultSettled)) > 3)
    assert len(made.log) > before


def test_a_real_tournament_is_never_touched(hall: Hall) -> None:
    id = hall.tournament(players=8)
    simulation = Simulation(hall.desk)
    assert refusal_from(simulation.do, id, SignUp("Ana Castro", "", "")).code == "not-a-drill"
    before = hall.store.head(id)
    make_sample(hall.desk, TournamentId("sample"), OWNER, "2026-11-15")
    set_pace(hall.desk, TournamentId("sample"), speed=20)
    acts = 0
    for _ in range(100):
        hall.wait(seconds=TICK)
        acts += simulation.tick()
    assert acts > 10
    assert hall.store.head(id) == before


def test_the_sample_goes_on_from_its_third_round(hall: Hall) -> None:
    hall.last = TournamentId("sample")
    make_sample(hall.desk, hall.last, OWNER, "2026-11-15")
    simulation = Simulation(hall.desk)
    assert simulation.tick() == 0
    set_pace(hall.desk, hall.last, speed=20, crew=True)
    for _ in range(1000):
        hall.wait(seconds=TICK)
        simulation.tick()
        if len(hall.t.rounds) == 4:
            break
    assert len(hall.t.rounds) == 4


def test_whoever_has_a_phone_in_the_hand_is_left_alone(hall: Hall) -> None:
    made = Running(hall)
    made.start()
    first, second = hall.opponents[0]
    hall.player(first)
    hall.player(second)
    made.minutes(200)
    assert {first, second}.isdisjoint(one.by.id for one in made.of(ResultClaimed, OfficialCalled))
    assert len({one.by.id for one in made.of(ResultClaimed)}) > 4


def test_real_people_sign_up_beside_the_others_and_play_themselves(hall: Hall) -> None:
    made = Running(hall)
    hall.anybody.send(f"/t/{hall.last}/sign-up", name="Zara Quill", club="", contact="", accept="yes")
    made.minutes(60)
    (zara,) = (id for id, name in hall.names.items() if name == "Zara Quill")
    assert not hall.t.players[PlayerId(zara)].checked_in
    assert [one.by.id for one in made.log].count(zara) <= 2  # entered by that phone


def test_a_ruling_that_somebody_does_not_accept_is_appealed(hall: Hall) -> None:
    made = Running(hall, players=32)
    made.start()
    hall.act(name_official, "hana", "head-watcher")
    for one in hall.playing.round.matches[:8]:
        if one.second is not None:
            hall.act(judging.give_ruling, "Is it in range?", "No.", table=one.table, by=JUDGE)
    made.minutes(20)
    assert {one.by.role for one in made.of(RulingAppealed)} == {Role.PLAYER}


def test_a_drill_ends_when_it_is_removed_and_when_it_is_over(hall: Hall) -> None:
    made = Running(hall)
    made.minutes(10)
    remove_drill(hall.desk, hall.last)
    assert made.simulation.tick() == 0
    assert not hall.store.tournaments()


def test_a_simulated_desk_leaves_disputes_to_people_for_some_minutes_by_the_wall(whole: Running) -> None:
    decided = [said for said in _tables(whole) if _story(said) == "disputed, and decided"]
    assert decided
    for said in decided:
        since = next(moment(one.at) for one in said if isinstance(one.fact, ResultDisputed))
        until = next(moment(one.at) for one in said if isinstance(one.fact, ResultSettled))
        assert (until - since).total_seconds() >= habits().crew.patience_by_the_wall


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (Drill("x", 7, 4), "drill-players"),
        (Drill("x", 129, 4), "drill-players"),
        (Drill("x", 16, 3), "drill-speed"),
        (Drill("x", 16, 0), "drill-speed"),
        (Drill(" ", 16, 4), "drill-seed"),
        (Drill("a\nb", 16, 4), "drill-seed"),
    ],
)
def test_what_no_drill_can_be_is_refused(hall: Hall, made: Drill, code: str) -> None:
    assert refusal_from(make_drill, hall.desk, OWNER, "challenger", made, today="2026-11-15").code == code
    assert not hall.store.tournaments()


def test_challengers_has_a_command_of_its_own_and_others_are_unknown(hall: Hall) -> None:
    for book, code in (("challengers", "drill-of-cards"), ("chess", "drill-book-unknown")):
        refused = refusal_from(make_drill, hall.desk, OWNER, book, Drill("x", 16, 4), today="2026-11-15")
        assert refused.code == code


def test_asked_twice_for_the_same_drill_there_is_one(hall: Hall) -> None:
    made = Drill("x", 16, 4)
    first = make_drill(hall.desk, OWNER, "challenger", made, today="2026-11-15")
    assert (
        make_drill(hall.desk, OWNER, "challenger", made, today="2026-11-15") == first == id_of("x", "challenger", "16")
    )
    assert hall.store.drills() == {first: made}


def test_a_drill_is_marked_and_open_in_the_same_write_as_its_first_facts(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever dies after it: there is never a real tournament that only its title calls a drill."""
    write, written = Disk.write, []

    def once(*args: Any) -> None:
        written.append(args)
        if len(written) > 1:
            raise KeyboardInterrupt
        write(*args)

    monkeypatch.setattr(Disk, "write", once)
    id = make_drill(hall.desk, OWNER, "challenger", Drill("x", 16, 4), today="2026-11-15")
    monkeypatch.undo()
    hall.reopen()
    assert hall.store.drills() == {id: Drill("x", 16, 4)}
    assert hall.store.sign_up(id).open


def test_asked_for_again_with_another_speed_and_crew_it_takes_them(hall: Hall) -> None:
    first = make_drill(hall.desk, OWNER, "challenger", Drill("x", 16, 4), today="2026-11-15")
    make_drill(hall.desk, OWNER, "challenger", Drill("x", 16, 20, crew=True), today="2026-11-15")
    assert hall.store.drills() == {first: Drill("x", 16, 20, crew=True)}


def test_a_drill_whose_seed_is_sample_is_not_the_sample(hall: Hall) -> None:
    make_sample(hall.desk, TournamentId("sample"), OWNER, "2026-11-15")
    other = make_drill(hall.desk, OWNER, "challenger", Drill("sample", 33, 4), today="2026-11-15")
    found = {id: is_sample(one, hall.desk.look(id).title) for id, one in hall.store.drills().items()}
    assert found == {"sample": True, other: False}


def test_an_archived_drill_stands_still(hall: Hall) -> None:
    made = Running(hall)
    assert made.minutes(10)
    hall.store.keep(hall.last, replace(hall.store.kept(hall.last), archived=hall.desk.clock.stamp()))
    assert made.minutes(60) == 0


def test_a_few_drills_go_on_at_once_and_one_more_is_refused(hall: Hall) -> None:
    def one_more(seed: str) -> TournamentId:
        return make_drill(hall.desk, OWNER, "munchkin", Drill(seed, 8, 4), today="2026-11-15")

    first, *_ = [one_more(str(number)) for number in range(AT_ONCE)]
    assert refusal_from(one_more, "one more").code == "drill-too-many"
    assert len(hall.store.tournaments()) == AT_ONCE
    set_pace(hall.desk, first, speed=20)  # goes on already
    set_pace(hall.desk, first, speed=0)
    one_more("one more")
    assert refusal_from(set_pace, hall.desk, first, speed=4).code == "drill-too-many"
    assert not hall.store.drills()[first].speed


def test_a_tick_ends_when_its_time_is_used_up_and_the_other_drills_come_next(hall: Hall) -> None:
    ids = [make_drill(hall.desk, OWNER, "munchkin", Drill(seed, 8, 20), today="2026-11-15") for seed in "abc"]
    simulation = Simulation(hall.desk, watch=count(step=BUDGET + 1).__next__)  # one drill, and the time is over
    for _ in range(90):
        hall.wait(seconds=TICK / 3)
        simulation.tick()
    assert all(len(hall.desk.look(id).players) > 3 for id in ids)


def test_a_simulated_desk_leaves_a_call_to_the_judge_who_has_taken_it(hall: Hall) -> None:
    made = Running(hall)
    made.start()
    first, second = hall.opponents[0]
    for player in (first, second):
        hall.player(player)
        hall.act(calling.call_official, "Is it in range?", by=Actor(Role.PLAYER, player))
    hall.act(calling.take_call, 1, by=JUDGE)
    set_pace(hall.desk, hall.last, speed=20, crew=True)
    made.until(lambda: not hall.t.conduct.calls[1].open)
    made.minutes(20)
    assert hall.t.conduct.calls[0].open


def _tables(whole: Running) -> list[list[Stamped]]:
    """What was said of each match, in order."""
    said: dict[tuple[object, int, int], list[Stamped]] = {}
    for one in whole.log:
        if isinstance(one.fact, ResultClaimed | ResultDisputed | ResultSettled):
            said.setdefault((one.fact.stage, one.fact.round, one.fact.match), []).append(one)
    return list(said.values())


def _story(said: list[Stamped]) -> str:
    settled = next(one for one in said if isinstance(one.fact, ResultSettled))
    assert isinstance(settled.fact, ResultSettled)
    disputed = any(isinstance(one.fact, ResultDisputed) for one in said)
    claimed = any(isinstance(one.fact, ResultClaimed) for one in said)
    if settled.fact.result.how in {How.NO_SHOW, How.DOUBLE_NO_SHOW}:
        return "nobody came"
    if disputed:
        return "disputed, and one gave in" if settled.fact.agreed else "disputed, and decided"
    if settled.fact.agreed:
        return "agreed"
    return "never answered" if claimed else "on paper"
