"""What else goes on while a tournament is under way, as far as the rules allow it."""

from collections.abc import Callable, Sequence

from topcut.generator.entries import answers, entry
from topcut.generator.holding_up import found
from topcut.generator.life import ORGANIZER, Life, player
from topcut.generator.pairing_up import choose_squads
from topcut.generator.playing_out import may_lose, seats
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions import (
    calling,
    clock,
    conduct,
    deck_checks,
    judging,
    leaving,
    lists,
    lost_cards,
    registration,
    rounds,
    structure,
    venue,
)
from topcut.rules.actions.corrections import Repair, correct
from topcut.rules.actions.guards import lost_clause
from topcut.rules.actions.officials import name_official, release_official
from topcut.rules.actions.undo import undo
from topcut.rules.actor import CLOCK
from topcut.rules.match import Stage
from topcut.rules.state import place, playing
from topcut.rules.tournament import Phase, deviates, rounds_of

Happening = Callable[[Life], bool]


def happen(life: Life) -> None:
    """One thing out of the ordinary, if one of three tries is possible."""
    for happening in (life.dice.weighted(HAPPENINGS) for _ in range(3)):
        if happening(life):
            return


def _playing(life: Life) -> PlayerId:
    """A player who is in; during the bracket, one of its players."""
    seeds = [] if life.t.bracket is None else [id for id in life.t.bracket.seeds if id is not None]
    return life.dice.pick(seeds or life.t.active or tuple(life.t.players))


def _drop(life: Life) -> bool:
    id = _playing(life)
    by = player(id) if life.dice.chance(60) else ORGANIZER
    begun = life.dice.chance(50)
    return may_lose(life) and life.does(leaving.drop, id, by=by, begun=begun, came=begun)


def _eject(life: Life) -> bool:
    """By those who may; sometimes the organizer writes down who decided it, sometimes it is about a list (MU-05)."""
    if not may_lose(life):
        return False
    about = conduct.LIST if life.dice.chance(25) else conduct.CONDUCT
    return life.does_staff(leaving.eject, _playing(life), life.reason, about=about, decided_by=_decider(life))


def _propose(life: Life) -> bool:
    """Where not every official ejects; those who may answer sooner or later."""
    open = conduct.ejection_proposed(life.t)
    if not open:
        return life.does_staff(conduct.propose_ejection, _playing(life), life.reason)
    if life.dice.chance(60) or not may_lose(life):
        return life.does_staff(conduct.decline_ejection, open[0].player, life.reason)
    return life.does_staff(leaving.eject, open[0].player, open[0].reason)


def _decider(life: Life) -> str | None:
    """Whose decision the organizer writes down; mostly the one who acts has decided."""
    officials = tuple(dict.fromkeys(one.id for one in life.t.officials))
    return life.dice.pick(officials) if officials and life.dice.chance(30) else None


def _rejoin(life: Life) -> bool:
    """Where the rule book has no rejoining, only with a deviation."""
    gone = [one.id for one in life.t.players.values() if one.has_left]
    if not gone or life.t.phase is not Phase.SWISS:
        return False
    id = life.dice.pick(gone)
    if life.does(leaving.rejoin, id):
        return True
    return life.odd(15) and _deviate(life, life.t.ruleset.leaving.rejoin_clause) and life.does(leaving.rejoin, id)


def _come_late(life: Life) -> bool:
    """Somebody new, or one who was not here at the start."""
    number = life.dice.between(1, 9)
    if life.t.signed_off and number % 2:
        return life.does(registration.let_in_again, next(iter(life.t.signed_off)))
    id = PlayerId(f"late{number}")
    came = life.does(registration.enter, id, club=life.dice.pick((None, "Reds")))
    if came and life.dice.chance(70):
        life.does(lists.hand_in, id, "A list in a hurry", by=player(id), check=found(life))
    return came


def _absence(life: Life) -> bool:
    coming = len(life.t.rounds) + life.dice.between(1, 2)
    if len(life.t.to_pair) < 5 or life.t.phase is not Phase.SWISS:
        return False
    return life.does(rounds.arrange_absence, _playing(life), coming, away=life.dice.chance(80))


def _unpair(life: Life) -> bool:
    now = playing(life.t)
    return now is not None and life.does(rounds.unpair, now.number, life.reason)


def correct_one(life: Life) -> bool:
    """Any settled match, the last rounds more often, with the boldest repair that is possible."""
    settled = [
        (stage, number, place)
        for stage in Stage
        for number, round in enumerate(rounds_of(life.t, stage), start=1)
        for place in round.settled
    ]
    if not settled:
        return False
    stage, number, place = life.dice.pick(settled[-12:])
    match = rounds_of(life.t, stage)[number - 1].matches[place - 1]
    said = entry(life, stage)
    cut = life.t.ruleset.cut.clause
    for repair in life.dice.shuffled(tuple(Repair)):
        for one in life.staff:
            roll = life.dice.pick((match.first, match.second))
            named = {"stage": stage, "repair": repair, "roll": roll if stage is Stage.BRACKET else None}
            confirm = (*answers(life), *((cut,) if life.dice.chance(50) else ()))
            if life.does(correct, number, place, said, reason=life.reason, by=one, confirm=confirm, **named):
                return True
    return False


def _move(life: Life) -> bool:
    now = playing(life.t)
    if now is None or not now.round.matches:  # a bracket round of walkovers alone
        return False
    tables = tuple(life.t.tables) or tuple(TableNumber(n) for n in range(1, len(now.round.matches) + 3))
    return life.does(rounds.move_table, life.dice.between(1, len(now.round.matches)), life.dice.pick(tables))


def _set_table(life: Life) -> bool:
    if not life.t.tables:
        return False
    free = len([table for table in life.t.tables.values() if not table.closed]) > len(life.t.active) // 2 + 1
    number = TableNumber(life.dice.between(1, max(life.t.tables) + 1))
    closed = free and life.dice.chance(30)
    stream = not closed and life.dice.chance(20)
    return life.does_staff(venue.set_table, number, note="Two ruins", closed=closed, stream=stream)


def _fix_seat(life: Life) -> bool:
    table = TableNumber(life.dice.between(1, max(1, len(life.t.active) // 2)))
    return life.does_staff(registration.fix_seat, life.anyone(), table if life.dice.chance(70) else None)


def _keep_apart(life: Life) -> bool:
    if not deviates(life.t, life.t.ruleset.pairing_clause) and not life.dice.chance(30):
        return False
    _deviate(life, life.t.ruleset.pairing_clause)
    first, second, *_ = life.dice.shuffled(tuple(life.t.players))
    return life.does(rounds.keep_apart, first, second)


def _deviate(life: Life, clause: str) -> bool:
    return deviates(life.t, clause) or life.does(structure.declare_deviation, clause, life.reason)


def any_deviation(life: Life) -> bool:
    number = life.dice.between(1, life.t.ruleset.clauses)
    return life.does(structure.declare_deviation, f"{life.t.ruleset.prefix}-{number:02d}", life.reason)


def _change_structure(life: Life) -> bool:
    now = life.t.structure
    if now is None or life.t.phase is not Phase.SWISS or not life.dice.chance(30):
        return False
    _deviate(life, life.t.ruleset.structure.fixed_clause)
    new_cut = life.dice.pick((now.cut, 0, 2, 4))
    new_rounds = max(1, len(life.t.rounds), now.rounds + life.dice.between(-1, 1))
    return life.does(structure.change_structure, min(new_rounds, 7), new_cut, life.reason)


def _warn(life: Life) -> bool:
    """A player who has been warned is soon warned again."""
    warned = [one.player for one in life.t.conduct.warnings]
    id = life.dice.pick(warned) if warned and life.dice.chance(60) else life.anyone()
    grounds = (*life.t.ruleset.conduct.grounds, "Something else")
    return life.does_staff(conduct.warn, id, life.dice.pick(grounds), life.dice.pick(("", "in tears")))


def _answer_warnings(life: Life) -> bool:
    asked = conduct.ejection_asked(life.t)
    if not asked:
        return False
    if life.dice.chance(30) and may_lose(life):
        return life.does_staff(leaving.eject, asked[0], "Three or more warnings")
    return life.does_staff(conduct.decline_ejection, asked[0], life.reason)


def _close_call(life: Life) -> bool:
    open = [call for call in life.t.conduct.calls if call.open]
    if not open:
        return False
    call = life.dice.pick(open)
    if life.dice.chance(30):
        return life.does(calling.close_call, call.number, by=player(call.player))
    life.does_staff(calling.take_call, call.number)
    return life.does_staff(calling.close_call, call.number)


def _ruling(life: Life) -> bool:
    now = playing(life.t)
    if now is None or not now.open:
        return False
    players = seats(now, life.dice.pick(now.open))
    return life.does_staff(judging.give_ruling, "Is that in range?", "Yes.", players=players, decided_by=_decider(life))


def _appeal(life: Life) -> bool:
    fresh = [one for one in life.t.conduct.rulings if one.appealed_by is None]
    if not fresh:
        return False
    ruling = life.dice.pick(fresh)
    return life.does(judging.appeal, ruling.number, by=player(life.dice.pick(ruling.players)))


def _decide_appeal(life: Life) -> bool:
    open = [one for one in life.t.conduct.rulings if one.appealed_by is not None and one.decided_by is None]
    if not open:
        return False
    upheld, by = life.dice.chance(50), _decider(life)
    return life.does_staff(judging.decide_appeal, open[0].number, upheld, "No.", decided_by=by)


def _extend(life: Life) -> bool:
    now = playing(life.t)
    if now is None or not now.round.matches:  # a bracket round of walkovers alone
        return False
    match = life.dice.between(1, len(now.round.matches))
    return life.does_staff(clock.extend, match, life.dice.between(1, 10), life.reason)


def _mission_critical(life: Life) -> bool:
    if life.t.ruleset.clock.mission_critical is None or life.t.clock is None:
        return False
    life.wait(minutes=life.dice.between(20, 95))
    return life.does_staff(clock.announce_mission_critical)


def _time_goes_by(life: Life) -> bool:
    life.wait(minutes=life.dice.between(20, 150))
    return life.does(clock.call_time, by=life.dice.pick((CLOCK, ORGANIZER)))


def _undo(life: Life) -> bool:
    before = life.t.step
    return life.does(undo, step=None if before is None else before.first, reason=life.reason)


def _lists(life: Life) -> bool:
    id = life.anyone()
    luck = life.dice.below(4)
    if luck == 0:
        return life.does(lists.publish_lists, published=life.dice.chance(70))
    if luck == 1:
        return life.does_staff(lists.accept, id)
    if luck == 2:
        return life.does(lists.hand_in, id, f"A new list of {id}", by=player(id), check=found(life))
    return life.does_staff(lists.correct, id, f"The list of {id}, put right", life.reason)


def _lost_card(life: Life) -> bool:
    """Looked for and found, or the game is conceded (MU-13); what is still missing later is asked at the pairing."""
    if lost_clause(life.t) is None:
        return False
    if life.t.conduct.missing_cards and life.dice.chance(50):
        id = life.dice.pick(sorted(life.t.conduct.missing_cards))
        action = lost_cards.card_replaced if life.dice.chance(50) else lost_cards.concede_game
        return life.does_staff(action, id)
    id = _playing(life)
    if life.dice.chance(20):
        return life.does_staff(lost_cards.concede_game, id, "A die")
    seat = place(life.t, id)
    minutes = 5 if seat is not None and seat.is_open else None
    return life.does_staff(lost_cards.card_missing, id, "Drop Bear", minutes=minutes, reason=life.reason)


def _materials(life: Life) -> bool:
    materials = life.t.ruleset.materials
    if materials is None:
        return False
    item = life.dice.pick(tuple(materials.items))
    if life.dice.chance(50):
        return life.does_staff(venue.check_materials, life.anyone(), item, passed=life.dice.chance(70))
    confirm = (materials.item_clauses[item],)
    return life.does(venue.approve_substitute, life.anyone(), item, note="wooden", confirm=confirm)


def _deck_check(life: Life) -> bool:
    """Tables are drawn, and sooner or later somebody notes what was found there."""
    waiting = [(one.n, id) for one in life.t.conduct.deck_checks for id in one.players if id not in one.found]
    if not waiting or life.dice.chance(40):
        return life.does_staff(deck_checks.draw, life.dice.between(1, 3))
    drawn, id = life.dice.pick(waiting)
    fine, clause = life.dice.chance(70), life.t.ruleset.lists.clause
    return life.does_staff(deck_checks.note, drawn, id, fine=fine, clause=clause, note="" if fine else life.reason)


def _officials(life: Life) -> bool:
    role = life.dice.pick(life.t.ruleset.officials).name
    if life.dice.chance(60):
        return life.does(name_official, life.dice.pick(("gus", "ida")), role)
    held = life.t.officials
    return bool(held) and life.does(release_official, life.dice.pick(held).id, role)


HAPPENINGS: Sequence[tuple[int, Happening]] = (
    (5, _drop),
    (2, _eject),
    (2, _propose),
    (6, _rejoin),
    (3, _come_late),
    (7, _absence),
    (5, _unpair),
    (14, correct_one),
    (4, _move),
    (3, _set_table),
    (2, lambda life: bool(life.t.tables) and life.does_staff(venue.check_table, life.dice.pick(tuple(life.t.tables)))),
    (3, _fix_seat),
    (2, lambda life: life.does_staff(registration.set_club, life.anyone(), life.dice.pick((None, "Reds", "Blues")))),
    (2, _keep_apart),
    (1, any_deviation),
    (3, _change_structure),
    (9, _warn),
    (16, _answer_warnings),
    (2, lambda life: life.does(conduct.penalize, life.anyone(), "No prize")),
    (4, lambda life: life.does(calling.call_official, "Is that in range?", by=player(_playing(life)))),
    (6, _close_call),
    (4, _ruling),
    (6, _appeal),
    (8, _decide_appeal),
    (3, lambda life: life.does(clock.pause, life.reason)),
    (9, lambda life: life.does(clock.resume)),
    (2, lambda life: life.does(clock.start)),
    (3, _extend),
    (4, _mission_critical),
    (3, _time_goes_by),
    (7, _undo),
    (3, lambda life: life.does(rounds.close_round)),
    (3, lambda life: life.does(rounds.open_draw, reason=life.reason)),  # early: much can still change
    (3, lambda life: life.t.ruleset.squads is not None and choose_squads(life, _playing(life))),
    (4, _lists),
    (3, _lost_card),
    (2, _materials),
    (4, _deck_check),
    (2, _officials),
    (1, lambda life: life.does_staff(registration.note_fee, life.anyone())),
)
