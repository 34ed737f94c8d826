"""A whole event of each rule book, from the first entry to the final ranking, with all that goes wrong on the way."""

from collections import Counter
from dataclasses import dataclass

import pytest

from tests.rules.life import JUDGE, LOST, ORGANIZER, SEED, WON, Life, ids, player, vp, won
from topcut.ids import PlayerId
from topcut.rules.actions import registration
from topcut.rules.actions.corrections import Repair, consequences, correct, repairs
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.leaving import drop, drop_absent, eject, rejoin
from topcut.rules.actions.lists import hand_in
from topcut.rules.actions.reports import break_tie, claim, confirm
from topcut.rules.actions.rounds import arrange_absence, close_round, open_draw, publish, unpair
from topcut.rules.actions.structure import declare_deviation, finish, reveal_seed, start
from topcut.rules.actions.undo import undo
from topcut.rules.coming import possible
from topcut.rules.facts import CutReplaced, RoundPaired, TablesRepaired, TieBroken
from topcut.rules.fold import fold
from topcut.rules.match import Entry, Seat, Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import How
from topcut.rules.state import playing
from topcut.rules.tournament import Phase, with_lots


@dataclass(frozen=True)
class Event:
    ruleset: str
    players: int
    rounds: int
    cut: int
    options: dict[str, str]
    drawn: Entry  # a bracket match that is level
    best: tuple[str, ...]  # the best places in the end


EVENTS = [
    Event(
        "challenger", 19, 4, 4, {"timeline": "standard"}, vp(12, 12), ("1 p02", "2 p04", "3-4 p13", "3-4 p07", "5 p03")
    ),
    Event("timeline", 33, 6, 8, {}, vp(12, 12), ("1 p02", "2 p07", "3 p06", "3 p03", "5 p08")),
    Event(
        "showdown",
        19,
        4,
        8,
        {},
        Entry(how=How.TIME, scores={"struggle": (1, 1), "wounds": (4, 4), "objectives": (2, 2)}),
        ("1 p07", "2 p11", "3-4 p04", "3-4 p09", "5-8 p02"),
    ),
    Event(
        "munchkin",
        19,
        4,
        4,
        {"type": "constructed", "level": "casual"},
        Entry(how=How.TIME, winner=Seat.SECOND, games=(Seat.FIRST,), scores={"damage": (9, 3), "deck": (1, 1)}),
        ("1 p01", "2 p08", "3-4 p03", "3-4 p07", "5 p02"),
    ),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.ruleset)
def test_from_the_first_entry_to_the_final_ranking(event: Event) -> None:
    life = signed_up(event)
    first_round(life)
    second_round(life)
    third_round(life)
    while len(life.t.rounds) < event.rounds:
        life.pair().play()
        life.act(close_round)
    ejected = next(one.id for one in life.t.players.values() if one.ejected)
    after_swiss(life, event)
    bracket(life, event)
    life.act(finish)
    life.act(reveal_seed)
    check_the_end(life, ejected)
    assert tuple(f"{place} {name}" for place, name in life.t.ranking[:5]) == event.best


def signed_up(event: Event) -> Life:
    life = Life(event.ruleset, players=0, started=False, options=event.options)
    life.act(registration.set_self_check_in, allowed=True)
    for name in ids(event.players):
        life.act(registration.enter, name, by=player(name))
        life.act(hand_in, name, f"The list of {name}", by=player(name))
        life.act(registration.check_in, name, by=player(name))
    life.act(start)
    assert life.t.structure is not None
    assert (life.t.structure.rounds, life.t.structure.cut) == (event.rounds, event.cut)
    return life


def first_round(life: Life) -> None:
    """Paired twice; an absence; an agreed, a disputed, a conceded match; a no-show."""
    life.act(arrange_absence, "p05", 1)
    life.act(open_draw)
    life.act(publish)
    life.act(unpair, 1, "The wrong list hung on the wall")
    life.pair(reason="The wrong list hung on the wall")
    ana, bo = life.seats(1)
    entry = life.by_name(life.t.rounds[0].matches[0], Stage.SWISS)
    life.act(claim, 1, 1, entry, by=player(ana))
    life.act(confirm, 1, 1, by=player(bo))
    cy, dee = life.seats(2)
    life.act(claim, 1, 2, WON, by=player(cy))
    life.act(claim, 1, 2, LOST, by=player(dee))
    assert life.t.rounds[0].claims[2].disputed
    life.act(drop, life.seats(3)[0], begun=True, by=player(life.seats(3)[0]))
    life.act(drop_absent, life.seats(4)[1], by=JUDGE)
    life.play()
    life.act(close_round)
    life.act(undo, reason="Pressed too soon")
    life.act(close_round)


def second_round(life: Life) -> None:
    """A late entry, and a drop after the draw was opened, so that another attempt is needed and somebody has a bye."""
    life.act(registration.enter, "zoe")
    life.act(hand_in, "zoe", "A list in a hurry", by=player("zoe"))
    life.act(open_draw)
    life.act(drop, "p05")
    life.act(open_draw, reason="p05 has left")
    life.act(publish)
    assert life.t.rounds[1].attempt == 2
    life.play()


def third_round(life: Life) -> None:
    """Somebody comes back, a result of round 2 is corrected while round 3 is played, somebody is ejected."""
    if life.t.ruleset.name == "munchkin":
        assert life.refused(rejoin, "p05").code == "no-rejoin"
        life.act(declare_deviation, "MU-30", "p05 had to take a call")
    life.act(rejoin, "p05")
    life.pair()
    first = life.t.rounds[1].matches[0]
    assert first.result is not None
    assert first.result.winner is not None
    changed = won(life.t, first.result.winner.other)
    found = consequences(with_lots(life.t, SEED), 2, 1, changed)
    assert {first.first, first.second} <= {one.player for one in found.changed}
    repair = Repair.FEWEST if Repair.FEWEST in repairs(life.t, found) else Repair.KEEP
    life.act(correct, 2, 1, changed, reason="The slip was misread", repair=repair)
    by = ORGANIZER if life.t.ruleset.conduct.ejects_by else JUDGE  # a Floor Judge only proposes (MU-05)
    life.act(eject, life.seats(2)[1], "Threats", begun=True, by=by)
    life.play()
    life.act(close_round)


def after_swiss(life: Life, event: Event) -> None:
    ranked = [row.player for row in standings(with_lots(life.t, SEED)) if life.t.players[row.player].is_active]
    life.act(make_cut)
    facts = life.act(drop, ranked[1])
    joined = ranked[event.cut]
    assert facts[-1] == CutReplaced(ranked[1], joined, (ranked[0], *ranked[2 : event.cut], joined))


def bracket(life: Life, event: Event) -> None:
    """A level match in its first round; in a bracket of eight somebody drops out of the second."""
    life.act(publish_bracket)
    one, other = life.seats(1)
    life.act(claim, 1, 1, event.drawn, stage=Stage.BRACKET, by=player(one))
    facts = life.act(confirm, 1, 1, stage=Stage.BRACKET, by=player(other))
    if event.ruleset == "showdown":
        assert "break-tie" in [one.code for one in possible(life.t)]
        life.act(break_tie, 1, 1, other, by=JUDGE)
    elif event.ruleset != "munchkin":
        assert isinstance(facts[-1], TieBroken)
    life.play()
    if event.cut == 8:
        life.act(publish_bracket)
        life.act(drop, life.seats(2)[0])
        life.play()
    life.act(publish_bracket)
    life.play()
    life.act(close_round)
    assert finals(life.t).champion is not None


def check_the_end(life: Life, ejected: PlayerId) -> None:
    t = life.t
    assert t == fold(life.log)
    assert t.phase is Phase.FINISHED
    assert possible(t) == ()
    ranked = [name for _, name in t.ranking]
    assert sorted(ranked) == sorted(set(t.players) - {ejected})
    assert ranked[0] == finals(t).champion
    for number, round in enumerate(t.rounds, start=1):
        there = Counter([one for match in round.matches for one in (match.first, match.second) if one])
        there.update(round.unpaired_losses)
        assert set(there.values()) == {1}, f"somebody stands twice in round {number}"
    met = Counter(frozenset((match.first, match.second)) for round in t.rounds for match in round.matches)
    assert set(met.values()) == {1}, "nobody meets twice"
    assert sum(isinstance(one.fact, RoundPaired) for one in life.log) > len(t.rounds)
    assert any(isinstance(one.fact, TablesRepaired) for one in life.log)
    assert playing(t) is not None
    assert all(one.by in {ORGANIZER, JUDGE} or one.by.id in t.players for one in life.log)
