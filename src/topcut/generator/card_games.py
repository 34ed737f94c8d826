"""A made-up game of Challengers!: a table with real or digital cards, players who leave, and the end."""

from topcut.generator.life import ORGANIZER, Life, player
from topcut.ids import PlayerId
from topcut.rules.actions.challengers.companion import (
    advance,
    correct_result,
    gives_back,
    tell_result,
    tell_trophy,
    trophies_left,
    untold_trophies,
)
from topcut.rules.actions.challengers.deciding import decide, leave
from topcut.rules.actions.challengers.opening import Options, open_table
from topcut.rules.actions.challengers.printed import seat_as_printed
from topcut.rules.actions.challengers.standing_in import call_stand_in, come_back
from topcut.rules.actions.creation import create
from topcut.rules.actions.registration import enter
from topcut.rules.match import Stage
from topcut.rules.playing_cards import Followed, table_of
from topcut.rules.state import playing
from topcut.rules.tournament import Phase

SETS = ("Castle", "Film Studio", "Funfair", "Haunted House", "Outer Space", "Shipwreck")
SOLO_LEVELS, LEVELS = 5, 3  # Q49
REAL = 30  # percent of tables with real cards
LEAVES = 1  # percent of steps, as often as the day is wild
PRINTED = 15  # percent of rounds with real cards that begin to go by the printed plans, or cease to
REMOVES = 25  # percent, or hardly a card would stay


def play_cards(life: Life, text: str, number: int) -> None:
    """From the table to the revealed seed."""
    made = create(
        ORGANIZER,
        tournament=life.id,
        title="Challengers!",
        first_day="2026-11-15",
        place="",
        ruleset=text,
        seed=life.seed,
    )
    life.begins(made)
    for seat in range(1, number + 1):
        life.must(enter, PlayerId(f"p{seat:02d}"))
    life.must(open_table, _options(life, number))
    followed = Followed()
    step = _decide if table_of(life.t).digital else _tell
    while life.t.phase is not Phase.FINISHED:
        if life.odd(LEAVES) and life.t.active:
            life.does(leave, life.dice.pick(life.t.active))
        elif life.odd(LEAVES):
            _away(life)
        else:
            step(life, followed)


def _options(life: Life, players: int) -> Options:
    dice = life.dice
    solo = players == 1
    odd = players % 2 == 1
    return Options(
        digital=not dice.chance(REAL),
        sets=tuple(dice.shuffled(SETS)[:5]),
        robot_level=dice.between(1, SOLO_LEVELS if solo else LEVELS) if odd else 1,
        solo_cards=solo and dice.chance(50),
        robot_plan=dice.chance(70),
        keep_one=dice.chance(30),
        tray_capacity=dice.between(5, 20) if dice.chance(30) else None,
    )


def _away(life: Life) -> None:
    """Somebody is away for a while, or back before anything is asked."""
    table = table_of(life.t)
    who = life.dice.pick(table.players)
    if who in table.stand_ins:
        life.does(come_back, by=player(who))
    else:
        life.does(call_stand_in, who)


def _decide(life: Life, followed: Followed) -> None:
    """A player who is asked gives any possible answer."""
    game = followed.game(life.t, life.seed)
    seat = life.dice.pick(sorted(game.pending))
    decision = game.pending[seat]
    options = [game.binder.label(option) for option in decision.options]
    said = "stop" if decision.ask == "remove" and not life.dice.chance(REMOVES) else life.dice.pick(options)
    life.must(decide, said, by=player(table_of(life.t).players[seat]))


def _tell(life: Life, _followed: Followed) -> None:
    """One thing that people with real cards type in."""
    now = playing(life.t)
    assert now is not None
    if not now.open:
        if now.stage is Stage.SWISS and life.odd(LEAVES):
            _correct(life)
        elif missing := untold_trophies(life.t):
            round, winner = missing[0]
            life.must(tell_trophy, round, winner, life.dice.pick(trophies_left(life.t, round)))
        else:
            _go_on(life)
        return
    if now.stage is Stage.SWISS and not now.round.settled and life.dice.chance(PRINTED):
        life.must(seat_as_printed, _printed(life), life.reason)
        return
    match = now.round.matches[life.dice.pick(now.open) - 1]
    winner = life.dice.pick(match.players)
    if now.stage is Stage.BRACKET:
        life.must(tell_result, winner)
        return
    hidden = life.dice.chance(50)
    tokens = {winner: life.dice.below(3)} if not gives_back(life.t, winner) else {}
    life.must(tell_result, winner, None if hidden else life.dice.pick(trophies_left(life.t, now.number)), tokens)


def _go_on(life: Life) -> None:
    """Friends who hold the printed plans mostly stay with them."""
    assert life.t.structure is not None
    another = life.t.bracket is None and len(life.t.rounds) < life.t.structure.rounds
    if another and table_of(life.t).printed and not life.dice.chance(PRINTED):
        life.must(seat_as_printed, _printed(life), life.reason)
    else:
        life.must(advance, by_plan=True)


def _printed(life: Life) -> list[tuple[PlayerId, PlayerId]]:
    """Any seats: Topcut does not know the printed plans."""
    seats = life.dice.shuffled(table_of(life.t).seats)
    return list(zip(seats[::2], seats[1::2], strict=True))


def _correct(life: Life) -> None:
    round = life.dice.between(1, len(life.t.rounds))
    winner = life.dice.pick(life.dice.pick(life.t.rounds[round - 1].matches).players)
    life.does(correct_result, round, winner, reason=life.reason)
