"""Whole tournaments and games by script, from sign-up to the seed, in which about everything happens once."""

from collections.abc import Mapping

from tests.rules.life import ABSENT, JUDGE, LOST, NOBODY, OFFICIALS, WON, Life, filled, player
from tests.rules.parks import Parks
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import (
    calling,
    clock,
    conduct,
    deck_checks,
    judging,
    lists,
    lost_cards,
    registration,
    reports,
    rounds,
    staff,
    structure,
)
from topcut.rules.actions.announcing import announce, take_down, tell_table
from topcut.rules.actions.by_hand import publish_by_hand
from topcut.rules.actions.challengers.companion import advance, correct_result, tell_result
from topcut.rules.actions.challengers.standing_in import call_stand_in, come_back
from topcut.rules.actions.corrections import correct
from topcut.rules.actions.creation import correct_details, set_fee
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.days import arrive, arrive_all, set_schedule
from topcut.rules.actions.leaving import drop, eject, rejoin
from topcut.rules.actions.officials import name_official, release_official
from topcut.rules.actions.outlooks import show_chances
from topcut.rules.actions.squads import choose, record_missed
from topcut.rules.actions.undo import undo
from topcut.rules.actions.venue import approve_substitute, check_materials, check_table, set_table, set_tables
from topcut.rules.actor import CLOCK, Actor, Role
from topcut.rules.entries import result_of
from topcut.rules.facts import SeatedPair
from topcut.rules.line_up import must_use
from topcut.rules.match import Entry, Seat, Stage
from topcut.rules.pairing.consequences import consequences
from topcut.rules.ruleset import How
from topcut.rules.schedule import Slot
from topcut.rules.state import playing

PLAYERS = {"challenger": 17, "timeline": 32, "showdown": 17, "munchkin": 17}
OPTIONS: Mapping[str, Mapping[str, str]] = {
    "challenger": {"timeline": "standard"},
    "timeline": {"timeline": "cosmic-cube-2024"},
    "showdown": {},
    "munchkin": {"type": "select", "level": "premier", "region": "elsewhere", "legality": "on-release"},
}
HEAD = Actor(Role.OFFICIAL, "hal")
P = {number: PlayerId(f"p{number:02d}") for number in range(1, 33)}
ONE, FOUR = TableNumber(1), TableNumber(4)


def whole(book: str) -> Life:
    event = Life(book, players=PLAYERS[book], started=False, options=OPTIONS[book])
    sign_up(event)
    event.act(structure.announce_structure)
    event.act(structure.start, structure.Plan(cut=4 if book == "challenger" else None))
    first_round(event)
    second_round(event)
    other_rounds(event)
    bracket(event)
    event.act(structure.finish)
    event.act(structure.reveal_seed)
    return event


def two_days() -> Life:
    """A small event over a night, with everything that people are told: corrected, scheduled, announced."""
    event = Life("challenger", players=6, started=False, options=OPTIONS["challenger"])
    event.act(correct_details, title="Winter Cup", place="Pier Hall", first_day="2026-11-14")
    event.act(set_fee, charged=False)
    event.act(set_schedule, (Slot("2026-11-14", "09:30", "Round 1"), Slot("2026-11-15", "10:00", "Round 2")))
    event.act(registration.set_self_check_in, allowed=True)
    event.act(show_chances, shown=True)
    event.act(announce, "Lists to the desk by nine")
    event.act(registration.withdraw, P[1])
    event.act(registration.let_in_again, P[1])
    for id in event.t.players:
        event.act(registration.check_in, id, by=player(id))
        event.act(lists.hand_in, id, f"The list of {id}", by=player(id))
    event.act(name_official, HEAD.id, OFFICIALS["challenger"])
    for clause in ("CH-22", "CH-33"):
        event.act(structure.declare_deviation, clause, "A small event")
    event.act(structure.start, structure.Plan(rounds=2, cut=0))
    event.act(rounds.open_draw)
    event.act(rounds.publish)
    event.act(tell_table, ONE, "You are on stream", by=HEAD)
    event.act(take_down, 1)
    event.play()
    event.act(arrive, P[2], "2026-11-15", by=HEAD)
    event.act(arrive, P[2], "2026-11-15", here=False)
    event.act(arrive_all, "2026-11-15")
    event.pair()
    event.play()
    event.act(structure.finish)
    event.act(structure.reveal_seed)
    return event


def with_staff() -> Life:
    """A small event whose staff comes and goes, with names that change, texts struck out, and another computer."""
    event = Life("challenger", players=6, started=False, options=OPTIONS["challenger"], log=2)
    event.act(staff.let_in, "z1", Role.ORGANIZER)
    event.act(staff.let_in, "z2", Role.OFFICIAL)
    event.act(announce, "Not fit for any eyes", by=Actor(Role.ORGANIZER, "z1"))
    event.act(staff.strike, event.t.facts, "text", by=Actor(Role.OFFICIAL, "z2"))
    event.act(registration.withdraw, P[1])
    event.act(staff.forget, P[1], by=player(P[1]))
    event.act(staff.name, P[2], by=Actor(Role.OFFICIAL, "z2"))
    event.act(staff.send_away, "z2")
    event.act(staff.take_over)
    for id in event.t.players:
        event.act(registration.check_in, id)
        event.act(lists.hand_in, id, f"The list of {id}", by=player(id))
    event.act(name_official, HEAD.id, OFFICIALS["challenger"])
    for clause in ("CH-22", "CH-33"):
        event.act(structure.declare_deviation, clause, "A small event")
    event.act(structure.start, structure.Plan(rounds=2, cut=0))
    for _ in range(2):
        event.pair()
        event.act(deck_checks.draw, 2, by=HEAD)
        event.act(deck_checks.note, event.t.facts, event.t.conduct.deck_checks[-1].players[0], fine=True, by=HEAD)
        event.play()
    event.act(structure.finish)
    event.act(structure.reveal_seed)
    return event


def sign_up(event: Life) -> None:
    rules = event.t.ruleset
    event.act(registration.set_capacity, len(event.t.players))
    event.act(registration.enter, PlayerId("zoe"), by=player("zoe"), club="Reds")
    event.act(registration.withdraw, P[1], by=player(P[1]))
    for place, id in enumerate(event.t.players):
        event.act(registration.check_in, id, nonce=f"{place:032x}" if place < 3 else None)
        if lists.takes_pools(event.t):
            event.act(lists.register_pool, id, f"The pool of {id}", by=player(id))
        event.act(lists.hand_in, id, f"The list of {id}", by=player(id))
    event.act(registration.check_out, P[2])
    event.act(registration.check_in, P[2])
    event.act(registration.add_nonce, P[6], f"{6:032x}", by=player(P[6]))
    event.act(registration.note_fee, P[2])
    event.act(registration.set_club, P[3], "Reds")
    event.act(registration.set_club, P[4], "Blues")
    event.act(undo, reason="wrong player")
    event.act(set_tables, len(event.t.players) - 1)
    event.act(registration.fix_seat, P[3], FOUR)
    event.act(set_table, ONE, name="Sanctum", note="Two ruins", stream=True)
    event.act(check_table, ONE, by=JUDGE)
    event.act(check_materials, P[4], "tokens", passed=False, note="too small", by=JUDGE)
    event.act(approve_substitute, P[4], "tokens", note="wooden ones")
    event.act(lists.accept, P[3], by=JUDGE)
    event.act(lists.correct, P[4], "The list of p04, complete", "a card was missing", by=JUDGE)
    head = next(role.name for role in rules.officials if role.appeals)
    event.act(name_official, HEAD.id, head)
    event.act(name_official, "guest", OFFICIALS[rules.name])
    event.act(release_official, "guest", OFFICIALS[rules.name])
    for clause in dict.fromkeys((rules.pairing_clause, rules.structure.fixed_clause, rules.lists.seen_by_clause)):
        event.act(structure.declare_deviation, clause, "The hall asks for it")
    event.act(rounds.keep_apart, P[8], P[9])


def first_round(event: Life) -> None:
    """Drawn three times: once before an absence is called off, once before the names are found to be wrong."""
    event.act(rounds.arrange_absence, P[5], 1)
    event.act(rounds.open_draw)
    event.act(rounds.arrange_absence, P[5], 1, away=False)
    event.pair(reason="p05 comes after all")
    event.act(rounds.unpair, 1, "the sheet was printed wrong")
    event.act(rounds.arrange_absence, P[5], 1)
    event.pair(reason="p05 has left again")
    now = playing(event.t)
    assert now is not None
    free = TableNumber(len(now.round.matches) + 2)
    event.act(rounds.move_table, 5, free)
    event.act(clock.start, 2 if clock.is_rolled(event.t, Stage.SWISS) else None)
    event.act(clock.pause, "fire alarm")
    event.act(clock.resume)
    event.act(clock.extend, 5, 3, "a long ruling", by=JUDGE)
    choose_squads(event)
    at_the_tables(event)
    event.wait(minutes=100)
    if event.t.ruleset.clock.mission_critical:
        event.act(clock.announce_mission_critical, by=HEAD)
    event.wait(minutes=60)
    event.act(clock.call_time, by=CLOCK)
    claims(event)
    event.play()
    event.act(rounds.close_round)


def choose_squads(event: Life) -> None:
    """All but one choose squads, those first that they have not used yet."""
    now = playing(event.t)
    assert now is not None
    if event.t.ruleset.squads is None:
        return
    for match in now.round.matches:
        for id in (match.first, match.second):
            if id is not None and id != P[10] and match.second is not None:
                state = must_use(event.t, id)
                assert state is not None
                unused = [*state.unused, *(squad for squad in (1, 2, 3, 4) if squad not in state.unused)]
                event.act(choose, id, now.number, tuple(unused[:2]), by=player(id))


def at_the_tables(event: Life) -> None:
    first, second = event.seats(2)
    event.act(calling.call_official, "Is that in range?", by=player(first))
    event.act(calling.take_call, 1, by=JUDGE)
    event.act(calling.close_call, 1, by=JUDGE)
    ruling = event.act(judging.give_ruling, "Is that in range?", "Yes.", players=(first, second), by=JUDGE)
    assert ruling
    event.act(judging.appeal, 1, by=player(second))
    event.act(judging.decide_appeal, 1, False, "No.", by=HEAD)
    if event.t.ruleset.name == "munchkin":
        event.act(lost_cards.card_missing, first, "Drop Bear", minutes=5, reason="a lost card", by=JUDGE)
        event.act(lost_cards.card_replaced, first, by=JUDGE)
    ground = event.t.ruleset.conduct.grounds[0]
    for _ in range(3):
        event.act(conduct.warn, second, ground, by=JUDGE)
    if event.t.ruleset.conduct.ask_at:
        event.act(conduct.decline_ejection, second, "A misunderstanding", by=JUDGE)


def claims(event: Life) -> None:
    """A dispute that an official ends, a claim that is confirmed, and tables to which somebody has not come."""
    first, second = event.seats(1)
    event.act(reports.claim, 1, 1, WON, by=player(first))
    event.act(reports.claim, 1, 1, LOST, by=player(second))
    event.act(reports.enter, 1, 1, WON, by=JUDGE)
    first, second = event.seats(2)
    event.act(reports.claim, 1, 2, WON, by=player(first))
    event.act(reports.confirm, 1, 2, by=player(second))
    event.act(reports.enter, 1, 3, ABSENT, by=JUDGE)
    event.act(reports.enter, 1, 4, NOBODY, by=JUDGE)


def disturbing(event: Life) -> int:
    """The first match of round 1 that, had the second seat won it, leaves pairs of round 2 wrong."""
    lost = result_of(event.t, Stage.SWISS, filled(event.t, LOST))
    numbers = range(1, len(event.t.rounds[0].matches) + 1)
    return next(number for number in numbers if consequences(event.t, 1, number, lost).disturbed)


def second_round(event: Life) -> None:
    """Somebody comes late, somebody drops, and a result of the first round was wrong."""
    event.act(registration.set_club, P[4], "Blues")
    if len(event.t.active) % 2:
        event.act(drop, P[6], by=player(P[6]))
        event.act(conduct.penalize, P[6], "No prize")
    event.pair()
    event.act(correct, 1, disturbing(event), LOST, reason="typed for the wrong seat", repair="fewest")
    event.act(clock.start)
    choose_squads(event)
    event.play()
    if event.t.ruleset.leaving.rejoin and event.t.players[P[6]].dropped:
        event.act(rejoin, P[6])
    event.act(lists.publish_lists)


def other_rounds(event: Life) -> None:
    """The third round is paired by hand; one round less than announced is played."""
    assert event.t.structure is not None
    if event.t.structure.rounds > 3:
        event.act(structure.change_structure, 3, event.t.structure.cut, "The hall closes early")
    if event.t.ruleset.conduct.ejects_by:
        event.act(conduct.propose_ejection, P[7], "Threats", by=JUDGE)
    event.act(eject, P[7], "Threats", by=HEAD if event.t.ruleset.conduct.ejects_by else JUDGE)
    event.act(rounds.close_round)
    ids = list(event.t.to_pair)
    pairs = [SeatedPair(None, *two) for two in zip(ids[::2], ids[1::2], strict=False)]
    if len(ids) % 2:
        pairs.append(SeatedPair(None, ids[-1], None))
    event.act(publish_by_hand, pairs)
    choose_squads(event)
    event.play()
    event.act(record_missed, by=CLOCK)


def bracket(event: Life) -> None:
    """The cut is made again after a correction; a qualifier leaves before the first game, another one in the first
    round, and a drawn match is decided."""
    event.act(make_cut)
    cut_again(event)
    assert event.t.bracket is not None
    event.act(drop, event.t.bracket.seeds[0])
    event.act(publish_bracket)
    event.act(clock.start)
    event.act(drop, event.seats(1)[0])
    event.play()
    event.act(publish_bracket)
    drawn = Entry(how=How.DRAW)
    if How.DRAW in event.t.ruleset.endings:
        roll = event.seats(1)[0] if event.t.ruleset.bracket.draw == "roll" else None
        event.act(reports.enter, 2, 1, drawn, stage=Stage.BRACKET, roll=roll, by=JUDGE)
    event.play(lambda _: Entry(how=How.VICTORY, winner=Seat.FIRST, games=_games(event)))
    while len(event.t.bracket.rounds) < len(bin(len(event.t.bracket.seeds))) - 3:
        event.act(publish_bracket)
        event.play()


def cut_again(event: Life) -> None:
    """The first result of the last Swiss round with which the seeds would be others was read wrong."""
    last = len(event.t.rounds)
    for number, match in enumerate(event.t.rounds[-1].matches, start=1):
        for entry in (WON, LOST) if match.second is not None else ():
            try:
                event.act(correct, last, number, entry, reason="the slip was read wrong", repair="recut")
            except Refusal:
                continue
            return
    raise AssertionError("no result of the last round changes the seeds")


def _games(event: Life) -> tuple[Seat, ...]:
    return (Seat.FIRST, Seat.SECOND, Seat.FIRST) if event.t.ruleset.games.bracket == 3 else ()


def digital() -> Parks:
    """Three people and the Robot, and about every kind of answer; one of them is away for a moment."""
    game = Parks(3, bots=("random",))
    away = game.table.players[0]
    game.act(call_stand_in, away)
    game.act(come_back, by=player(away))
    return game.play_on()


def companion() -> Parks:
    """Four people with real cards; a slip is taken back, and another corrected."""
    game = Parks(4, digital=False)
    one, two = (seated(game, park) for park in (1, 2))
    game.win(one, two)
    game.act(undo)
    game.act(tell_result, two, game.trophies(1)[1])
    other = game.t.rounds[0].matches[1].second
    game.onward()
    game.act(correct_result, 1, other, game.trophies(1)[1], reason="told the wrong way round")
    while game.t.bracket is None:
        game.win(*(seated(game, park) for park in (1, 2)))
        game.onward()
    game.act(tell_result, game.t.bracket.rounds[0].matches[0].first)
    game.act(advance)
    return game


def seated(game: Parks, park: int) -> str:
    """Who sits in the first half of a park in this round."""
    return game.t.rounds[-1].matches[park - 1].first
