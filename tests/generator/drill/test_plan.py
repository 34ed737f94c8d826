"""What simulated people are going to do follows from the seed and from how things stand, and from nothing else."""

from collections import Counter
from pathlib import Path

from tests.rules.life import ORGANIZER
from tests.web.hall import Hall
from topcut.generator.drill import Act, HandIn, Intent, Script, SignUp, intents
from topcut.generator.drill.habits import cast, habits, lists
from topcut.generator.drill.people import names_of, roles
from topcut.generator.sample import PLAYERS, SEED, sample
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import registration
from topcut.rules.actor import Role
from topcut.rules.ruleset import load, shipped
from topcut.rules.state import State, board

NOW = "2026-11-15T14:00:00.000Z"


def in_round_three(seed: str = SEED, *, crew: bool = False, real: frozenset[str] = frozenset()) -> tuple[Intent, ...]:
    made, names = sample(TournamentId("one"), ORGANIZER, NOW, "2026-11-15")
    return intents(Script(seed, PLAYERS, crew), made.t, names, real)


def test_the_same_seed_gives_the_same_plan_and_another_seed_another() -> None:
    assert in_round_three() == in_round_three()
    assert in_round_three() != in_round_three("another")
    assert roles("a", 16) == roles("a", 16)
    assert roles("a", 16) != roles("b", 16)


def test_people_have_names_of_their_own_and_a_few_are_hard_to_tell_apart() -> None:
    assert len(set(names_of(128))) == 128
    assert names_of(33) == cast().names
    for seed in "abcdefgh":
        found = roles(seed, 24)
        assert len({one.name for one in found}) == len(found) == 25
        assert [one.double for one in found].count(True) == 1
        unlike = [one for one in found if one.name not in names_of(24)]
        assert len(unlike) == 2  # one who signs up twice, one who is nearly called like another


def test_some_come_late_and_never_before_the_doors_open() -> None:
    arrivals = [one.arrives for one in roles("late", 128)]
    early = habits().sign_up.within * 60
    assert min(arrivals) >= 0
    assert 0 < sum(when > early for when in arrivals) < 20


def test_players_do_only_what_players_can_and_the_desk_is_left_to_people() -> None:
    plan = in_round_three()
    assert plan
    assert {intent.does.by.role for intent in plan if isinstance(intent.does, Act)} == {Role.PLAYER}
    with_desk = in_round_three(crew=True)
    assert all(intent in with_desk for intent in plan)
    added = [intent.does for intent in with_desk if intent not in plan]
    assert {deed.by.role for deed in added if isinstance(deed, Act)} == {Role.ORGANIZER}


def test_a_player_with_a_real_phone_is_left_alone() -> None:
    made, names = sample(TournamentId("one"), ORGANIZER, NOW, "2026-11-15")
    found = board(made.t)
    assert found is not None
    (line,) = found.of(State.CLAIMED)
    assert line.second in {_player(one) for one in in_round_three()}
    assert line.second not in {_player(one) for one in in_round_three(real=frozenset({line.second}))}
    assert not intents(Script(SEED, PLAYERS), made.t, {id: f"Real {name}" for id, name in names.items()})


def test_every_intent_has_a_name_of_its_own() -> None:
    for crew in (False, True):
        abouts = [intent.about for intent in in_round_three(crew=crew)]
        assert len(abouts) == len(set(abouts))


def test_there_is_a_list_for_every_rule_book_that_is_run_at_a_desk() -> None:
    for name in shipped():
        rules = load(name)
        if rules.plan is None:
            assert any(rule in lists() for rule in rules.lists.rules), name
            assert rules.clock.minutes > 0


def test_the_figures_leave_room_for_tables_that_agree() -> None:
    report = habits().report
    assert report.mistyped + report.differs + report.silent + report.slip < 50
    assert habits().game.longest <= 100


def test_before_the_start_people_prepare_and_some_think_better_of_it(tmp_path: Path) -> None:
    """Nobody who has signed up twice by mistake is seen again."""
    hall = Hall(tmp_path)
    names = {PlayerId(f"p{number}"): one.name for number, one in enumerate(roles("soon", 64), start=1)}
    hall.tournament(players=list(names.values()), ready=False)
    hall.act(registration.set_self_check_in, allowed=True)
    plan = intents(Script("soon", 64), hall.t, names)
    hall.close()
    kinds = Counter(one.about.rpartition(" ")[0] for one in plan)
    assert set(kinds) == {"list", "check in", "withdraw"}
    assert kinds["withdraw"] < 5 < kinds["check in"] <= 64
    double = next(id for id, name in names.items() if name == roles("soon", 64)[-1].name)
    assert not [one for one in plan if one.about.endswith(f" {double}")]
    texts = {one.does.text for one in plan if isinstance(one.does, HandIn)}
    assert texts == {"on paper", lists()["core-roster"].legal, lists()["core-roster"].faulty}


def test_nobody_signs_up_once_the_roster_is_locked() -> None:
    assert not any(isinstance(one.does, SignUp) for one in in_round_three(crew=True))


def _player(intent: Intent) -> str | None:
    return intent.does.by.id if isinstance(intent.does, Act) else None
