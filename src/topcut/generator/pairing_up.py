"""The next round: drawn, drawn again because a player is away, or made by hand; then squads and the clock."""

from topcut.generator.holding_up import make_room, seen_to
from topcut.generator.life import ORGANIZER, Life, Stuck, player
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import clock, lists, registration
from topcut.rules.actions.by_hand import publish_by_hand
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.actions.rounds import arrange_absence, open_draw, preview, publish
from topcut.rules.actions.squads import choose
from topcut.rules.actions.structure import change_structure, declare_deviation
from topcut.rules.facts import SeatedPair
from topcut.rules.line_up import must_use
from topcut.rules.state import playing
from topcut.rules.tournament import deviates, drawn_from

TRIES = 6


def pair_round(life: Life) -> None:
    if len(life.t.to_pair) < 2:
        _gather(life)
        return
    if life.odd(4) and _by_hand(life):
        open_round(life)
        return
    for _ in range(TRIES):
        if _draw(life) and _publish(life):
            open_round(life)
            return
        seen_to(life)
    if not _by_hand(life) and not (make_room(life) and _by_hand(life)):
        raise Stuck(f"pairing: {life.last_refusal!r}")
    open_round(life)


def open_round(life: Life) -> None:
    _choose_squads(life)
    if not life.dice.chance(70):
        return
    typed = life.dice.below(life.t.ruleset.clock.dice + 1) if life.dice.chance(30) else None
    if not life.does(clock.start, typed):
        life.does(clock.start)


def restructure(life: Life, rounds: int, cut: int) -> None:
    clause = life.t.ruleset.structure.fixed_clause
    if not deviates(life.t, clause):
        life.must(declare_deviation, clause, life.reason)
    life.must(change_structure, rounds, cut, life.reason)


def choose_squads(life: Life, id: PlayerId) -> bool:
    """Any squads, or if those are refused the ones that must still be used (PS-07)."""
    rules, now = life.t.ruleset.squads, playing(life.t)
    if rules is None or now is None:
        return False
    every = list(range(1, rules.of + 1))
    by = player(id) if life.dice.chance(85) else ORGANIZER
    if life.does(choose, id, now.number, tuple(life.dice.shuffled(every)[: rules.pick]), by=by):
        return True
    state = must_use(life.t, id, choosing=True)
    owed = list(state.unused) if state is not None else []
    owed += [squad for squad in every if squad not in owed]
    return life.does(choose, id, now.number, tuple(owed[: rules.pick]), by=by)


def _choose_squads(life: Life) -> None:
    now = playing(life.t)
    if life.t.ruleset.squads is None or now is None:
        return
    for match in now.round.matches:
        for id in match.players if match.second is not None else ():
            if life.dice.chance(90):
                choose_squads(life, id)


def _draw(life: Life) -> bool:
    """A draw that is open, and still right after a last change of mind."""
    if not draw_is_current(life.t):
        given = _given(life)
        if not life.does(open_draw, reason=life.reason, given_byes=given) and not life.does(
            open_draw, reason=life.reason
        ):
            return False
    if life.odd(4):
        life.does(arrange_absence, life.dice.pick(life.t.active), len(life.t.rounds) + 1)
    return draw_is_current(life.t) or life.does(open_draw, reason=life.reason)


def _given(life: Life) -> tuple[PlayerId, ...]:
    may = not life.t.rounds and deviates(life.t, life.t.ruleset.bye.rule_clause)
    return tuple(life.dice.some(life.t.to_pair, 2)) if may and len(life.t.to_pair) > 4 else ()


def _publish(life: Life) -> bool:
    if life.does(publish):
        return True
    assert life.last_refusal is not None
    if life.last_refusal.code == "rematches-unavoidable":
        return life.does(publish, confirm=(life.t.ruleset.rematch_clause,))
    make_room(life)
    return False


def _by_hand(life: Life) -> bool:
    """Two players of the draw change places, or players are paired as they come."""
    pairs = _swapped(life) if life.dice.chance(60) else _as_it_comes(life)
    return life.does(publish_by_hand, pairs)


def _swapped(life: Life) -> list[SeatedPair]:
    """With the tables as they were drawn, or with all of them seated again."""
    if not draw_is_current(life.t) and not life.does(open_draw, reason=life.reason):
        return _as_it_comes(life)
    try:
        seated = preview(life.t, drawn_from(life.t, life.seed)).seated
    except Refusal:
        return _as_it_comes(life)
    keep = life.dice.chance(50)
    pairs = [SeatedPair(one.table if keep else None, one.first, one.second) for one in seated]
    if len(pairs) > 1:
        first, second = life.dice.shuffled(range(len(pairs)))[:2]
        one, other = pairs[first], pairs[second]
        pairs[first] = SeatedPair(one.table, other.first, one.second)
        pairs[second] = SeatedPair(other.table, one.first, other.second)
    return pairs


def _as_it_comes(life: Life) -> list[SeatedPair]:
    ids = life.dice.shuffled(life.t.to_pair)
    pairs = [SeatedPair(None, first, second) for first, second in zip(ids[::2], ids[1::2], strict=False)]
    return [*pairs, SeatedPair(None, ids[-1], None)] if len(ids) % 2 else pairs


def _gather(life: Life) -> None:
    """No one is left to play: those who are away come after all, or the rounds played are all there are."""
    number = len(life.t.rounds) + 1
    away = [id for id in life.t.active if id not in life.t.to_pair]
    for id in away:
        life.does(arrange_absence, id, number, away=False)
    if len(life.t.to_pair) >= 2:
        return
    if not life.t.rounds:
        for name in ("spare1", "spare2"):
            life.must(registration.enter, PlayerId(name))
            life.must(lists.hand_in, PlayerId(name), "on paper")
        return
    restructure(life, len(life.t.rounds), cut=0)
