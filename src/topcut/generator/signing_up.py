"""Before the start: what the organizer chooses, who comes, what they bring, and the plan that is announced."""

from topcut.generator.happenings import any_deviation
from topcut.generator.holding_up import found, seen_to
from topcut.generator.life import ORGANIZER, Life, Stuck, player
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import lists, registration, structure, venue
from topcut.rules.actions.creation import Value, create, is_free
from topcut.rules.actions.officials import name_official, release_official
from topcut.rules.actions.rounds import keep_apart
from topcut.rules.actions.undo import undo
from topcut.rules.ruleset import Ruleset, parse, settings, with_setting
from topcut.rules.tournament import Phase, deviates

CLUBS = (None, "Reds", "Blues", "Greens")
HEAD, GUEST = "hal", "gus"
JUDGES = ("wanda", "juri")
NEEDED = {"official-needed", "too-few-players", "structure-differs", "lists-missing", "pools-missing"}
FURTHER = 3  # more tables than are needed

# Other answers to what the documents leave open.
ANSWERS: tuple[tuple[str, Value], ...] = (
    ("bye.all_had_one", "lowest"),
    ("bye.is_opponent", True),
    ("bye.once", False),
    ("strength.met_twice", "once"),
    ("strength.rounds", "all"),
    ("strength.no_opponents", 1),
    ("endings.no-show.opponents", True),
    ("endings.no-show.winner_has", "recorded"),
    ("endings.double-no-show.both", "draw"),
    ("endings.concession.loser_has", "nothing"),
    ("endings.draw.loser_has", "nothing"),
    ("leaving.before_game", "concession"),
    ("leaving.before_game", "no-show"),
    ("leaving.during_game", "no-show"),
    ("leaving.ranks_ejected", True),
    ("leaving.ranks_dropped", False),
    ("cut.replacement", "none"),
    ("bracket.order", "by-seed"),
    ("bracket.order", "drawing"),
    ("bracket.placings", "top"),
    ("bracket.draw", "higher-rank"),
    ("bracket.draw", "roll"),
    ("clock.bracket_roll", False),
    ("clock.faces", 6),
    ("clock.mission_critical_mark", "before-end"),
    ("clock.roll", "always"),
    ("clock.secret", False),
    ("games.bracket", 5),
    ("games.level", "draw"),
    ("points.win", 4),
    ("lists.public", True),
    ("structure.binding", "suggested"),
    ("structure.fixed", "never"),
    ("squads.bye_excuses", True),
    ("squads.sealed", False),
)


def create_one(life: Life, text: str, players: int) -> None:
    rules = parse(text, "ruleset")
    dice = life.dice
    facts = create(
        ORGANIZER,
        tournament=life.id,
        title=f"Cup {life.id[:4]}",
        first_day="2026-11-15",
        place="Town hall",
        ruleset=text,
        seed=life.seed,
        options={option: dice.pick(possible) for option, possible in rules.options.items()},
        settings=_settings(life, rules),
        deviations=dict.fromkeys(_deviations(life, rules, players), life.reason),
        capacity=players if dice.chance(20) else None,
    )
    life.begins(facts)


def sign_up(life: Life, players: int) -> None:
    """All are in, with everything that is needed to start."""
    _name_officials(life)
    _set_tables(life, players)
    _enter(life, players)
    for happening in life.dice.shuffled(_HAPPENINGS):
        if life.odd(20):
            happening(life)
    _hand_in(life)
    _check_in(life)
    if life.odd(10):
        life.does(structure.lock_roster, leave_out=True)
        life.does(registration.enter, PlayerId("late"))
        life.does(lists.hand_in, PlayerId("late"), "A list in a hurry", by=player(PlayerId("late")))


def start(life: Life) -> None:
    """By the organizer's own plan if the rule book allows it, or else by the table."""
    by_table = structure.Plan(as_announced=False)
    few = structure.Plan(cut=2, as_announced=False)  # for fewer players than the table has a cut for
    for plan in (_plan(life), structure.Plan(), by_table, few, few):
        confirm: tuple[str, ...] = ()
        for _ in range(4):
            if life.does(structure.start, plan, leave_out=True, confirm=confirm):
                if life.odd(5):
                    life.does(undo, reason=life.reason)
                    continue
                return
            refusal = life.last_refusal
            assert refusal is not None
            if refusal.code == "confirm-needed":
                confirm = (*confirm, refusal.clause or "")
            elif life.dice.chance(70) and seen_to(life):
                continue
            elif refusal.clause is not None and (refusal.code in NEEDED or life.dice.chance(50)):
                life.does(structure.declare_deviation, refusal.clause, life.reason)
    if life.t.phase is Phase.SIGN_UP:
        raise Stuck(f"start: {life.last_refusal!r}")


def _settings(life: Life, rules: Ruleset) -> dict[str, Value]:
    if not life.odd(15):
        return {}
    return {path: value for path, value in life.dice.some(ANSWERS, 4) if _can_be(rules, path, value)}


def _can_be(rules: Ruleset, path: str, value: Value) -> bool:
    known = settings(rules)
    try:
        with_setting(rules, path, value)
    except Refusal:
        return False
    return is_free(rules, known[path])


def _deviations(life: Life, rules: Ruleset, players: int) -> list[str]:
    """What is needed for so few players, and what the organizer wants to be free of."""
    needed = [rules.structure.least_clause or rules.structure.clause] if players < rules.structure.rows[0].least else []
    wanted = (
        rules.pairing_clause,
        rules.first_round_clause,
        rules.bye.rule_clause,
        rules.structure.clause,
        rules.structure.fixed_clause,
        rules.lists.clause,
        rules.lists.locked_clause,
        rules.lists.seen_by_clause,
        rules.leaving.rejoin_clause,
        rules.clock.clause,
    )
    return list(dict.fromkeys([*needed, *(clause for clause in wanted if life.odd(10))]))


def _name_officials(life: Life) -> None:
    roles = life.t.ruleset.officials
    for role in roles:
        if role.appeals and life.dice.chance(70):
            life.does(name_official, HEAD, role.name)
    floor = [role for role in roles if not role.appeals and role.organizer != "is"]
    for name, role in zip(JUDGES, life.dice.shuffled([*floor, *floor]), strict=False):
        life.does(name_official, name, role.name)
    if life.odd(10):
        role = life.dice.pick(roles)
        life.does(name_official, GUEST, role.name)
        life.does(release_official, GUEST, role.name)


def _set_tables(life: Life, players: int) -> None:
    """Often nothing is said about tables: there are as many as are needed."""
    if not life.odd(25):
        return
    numbers = [TableNumber(number) for number in range(1, players // 2 + 1 + FURTHER)]
    stream = life.dice.pick(numbers) if life.dice.chance(50) else None
    closed = set(life.dice.some(numbers, FURTHER)) - {stream}
    life.does(venue.set_tables, len(numbers))
    for number in numbers:
        life.does(venue.set_table, number, name=f"Table {number}", closed=number in closed, stream=number == stream)


def _enter(life: Life, players: int) -> None:
    dice = life.dice
    for number in dice.shuffled(range(1, players + 1)):
        id = PlayerId(f"p{number:02d}")
        by = player(id) if dice.chance(50) else ORGANIZER
        life.must(registration.enter, id, by=by, club=dice.pick(CLUBS))
    if life.odd(15):
        life.does(registration.enter, PlayerId("extra"), by=player(PlayerId("extra")))
    if life.t.capacity is not None and life.odd(20):
        life.does(registration.set_capacity, dice.pick((None, players + 2)))


def _withdraw(life: Life) -> None:
    """And perhaps comes back after all: let in again by the desk, or as somebody new. No dice decide which, so that
    everything else in older tournaments stays as it was."""
    id = life.anyone()
    life.does(registration.withdraw, id, by=player(id))
    if len(life.t.active) < 5 or life.dice.chance(50):
        if len(life.log) % 2:
            life.does(registration.let_in_again, id)
        else:
            life.does(registration.enter, id, by=player(id))


def _undo(life: Life) -> None:
    life.does(registration.set_club, life.anyone(), "Nowhere")
    life.does(undo, reason=life.reason)


def _fix_seats(life: Life) -> None:
    for id in life.dice.some(tuple(life.t.players), 2):
        life.does_staff(registration.fix_seat, id, TableNumber(life.dice.between(1, len(life.t.players) // 2)))


def _keep_apart(life: Life) -> None:
    if not deviates(life.t, life.t.ruleset.pairing_clause) and life.dice.chance(50):
        life.does(structure.declare_deviation, life.t.ruleset.pairing_clause, life.reason)
    first, second, *_ = life.dice.shuffled(tuple(life.t.players))
    life.does(keep_apart, first, second)


def _play_as_official(life: Life) -> None:
    """Where an official may play if another one is there for those games (MU-04)."""
    role = life.dice.pick(life.t.ruleset.officials)
    alternate = life.dice.pick((HEAD, ORGANIZER.id))
    who = life.dice.pick((*JUDGES, ORGANIZER.id, HEAD))
    life.does(name_official, who, role.name, plays_as=life.anyone(), alternate=alternate)


def _materials(life: Life) -> None:
    if life.t.ruleset.materials is None:
        return
    item = life.dice.pick(tuple(life.t.ruleset.materials.items))
    id = life.anyone()
    life.does_staff(venue.check_materials, id, item, passed=life.dice.chance(50), note="looked at")
    life.does(venue.approve_substitute, id, item, note="wooden ones")


def _announce(life: Life) -> None:
    """Sometimes again, sometimes no cut, sometimes what the table says."""
    dice = life.dice
    for _ in range(dice.between(1, 2)):
        rounds = dice.between(2, 6) if dice.chance(50) else None
        life.does(structure.announce_structure, rounds, dice.pick((None, 0, 0, 2, 4, 8)))


_HAPPENINGS = (
    _withdraw,
    _undo,
    _fix_seats,
    _keep_apart,
    _play_as_official,
    _materials,
    lambda life: life.does_staff(registration.note_fee, life.anyone(), paid=life.dice.chance(90)),
    lambda life: [life.does_staff(venue.check_table, table) for table in tuple(life.t.tables)[:2]],
    any_deviation,
    _announce,
)


def _hand_in(life: Life) -> None:
    needed = lists.are_required(life.t) and not deviates(life.t, life.t.ruleset.lists.clause)
    for id in tuple(life.t.players):
        if not needed and life.dice.chance(30):
            continue
        by = player(id) if life.dice.chance(60) else ORGANIZER
        if lists.takes_pools(life.t) and not life.odd(2):
            life.does(lists.register_pool, id, f"The pool of {id}", by=by)
        life.does(lists.hand_in, id, f"The list of {id}", by=by, check=found(life))
        if life.odd(3):
            life.does(lists.hand_in, id, f"Another list of {id}", by=by)
        if life.odd(5):
            life.does_staff(lists.accept, id, findings=("A name is misspelt",) if life.dice.chance(50) else ())
        if life.odd(2):
            life.does_staff(lists.correct, id, f"The list of {id}, complete", life.reason)
        if lists.takes_pools(life.t) and life.odd(5):
            life.does(lists.register_pool, id, f"Another pool of {id}", by=by, check=found(life))


def _check_in(life: Life) -> None:
    if not life.odd(25):
        return
    absent = life.anyone() if life.dice.chance(30) and len(life.t.active) > 5 else None
    for id in life.t.active:
        if id != absent:
            life.does(registration.check_in, id, nonce=life.dice.bytes(16).hex() if life.dice.chance(30) else None)
            if life.odd(2):
                life.does(registration.add_nonce, id, life.dice.bytes(16).hex(), by=player(id))
    if life.odd(15):
        life.does_staff(registration.check_out, life.t.active[0])
        life.does_staff(registration.check_in, life.t.active[0])


def _plan(life: Life) -> structure.Plan:
    dice, rules = life.dice, life.t.ruleset
    if not life.odd(25):
        return structure.Plan(cut=0 if dice.chance(15) else None)
    other = dice.chance(50)
    return structure.Plan(
        rounds=dice.between(2, 6) if other else None,
        cut=dice.pick((0, 2, 3, 4, 5, 6, 8)) if other else None,
        alternate=bool(rules.structure.alternate) and dice.chance(40),
        best_of={dice.pick(("swiss", "bracket")): 3} if dice.chance(20) else {},
        roll=dice.chance(50) if dice.chance(30) else None,
        clubs_apart=(dice.pick((1, 1, 2, 3)),) if dice.chance(30) else (),
        fresh_tables=dice.chance(30),
    )
