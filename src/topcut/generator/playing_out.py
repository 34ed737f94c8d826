"""One table after another gets its result: claimed and confirmed, disputed, decided, or no one came."""

from topcut.generator.entries import answers, entry, plain, scores, without_figures
from topcut.generator.life import ORGANIZER, Life, Stuck, player
from topcut.ids import PlayerId
from topcut.rules.actions import leaving, reports
from topcut.rules.match import Entry, Seat, Stage
from topcut.rules.ruleset import How
from topcut.rules.state import Playing, playing
from topcut.rules.tournament import Claims

TRIES = 4


def settle_one(life: Life) -> None:
    """Something happens at a table of the current round that has no result yet."""
    now = playing(life.t)
    assert now is not None
    if not now.open:
        return
    number = life.dice.pick(now.open)
    life.wait(minutes=life.dice.below(20) if life.dice.chance(40) else 0)
    for _ in range(TRIES):
        if _said(life, now, number) or not _is_still_open(life, now, number):
            return
    if not _decided(life, now, number, plain_one=True):
        raise Stuck(f"table {number} of round {now.number}: {life.last_refusal!r}")


def seats(now: Playing, number: int) -> tuple[PlayerId, PlayerId]:
    match = now.round.matches[number - 1]
    assert match.second is not None
    return match.first, match.second


def _is_still_open(life: Life, before: Playing, number: int) -> bool:
    now = playing(life.t)
    return now is not None and (now.stage, now.number) == (before.stage, before.number) and number in now.open


def _said(life: Life, now: Playing, number: int) -> bool:
    if now.round.matches[number - 1].result is not None:
        return life.does_staff(reports.break_tie, now.number, number, life.dice.pick(seats(now, number)))
    claims = now.round.claims.get(number)
    if claims is not None:
        return _answered(life, now, number, claims)
    if life.odd(7):
        return _came_to_nothing(life, now, number)
    return _claimed(life, now, number) if life.dice.chance(50) else _decided(life, now, number)


def _claimed(life: Life, now: Playing, number: int) -> bool:
    id = life.dice.pick(seats(now, number))
    said = entry(life, now.stage)
    named = {"stage": now.stage, "confirm": answers(life)}
    return life.does(reports.claim, now.number, number, said, by=player(id), **named)


def _answered(life: Life, now: Playing, number: int, claims: Claims) -> bool:
    """By the player who has not answered yet, most often with a yes."""
    others = [id for id in seats(now, number) if id not in claims.entries] or list(seats(now, number))
    by = player(life.dice.pick(others))
    if claims.disputed and life.dice.chance(60):
        return _decided(life, now, number)
    luck = life.dice.below(100)
    if luck < 65:
        return life.does(reports.confirm, now.number, number, stage=now.stage, by=by)
    if luck < 65 + 8 * life.wild:
        named = {"stage": now.stage, "confirm": answers(life)}
        return life.does(reports.claim, now.number, number, entry(life, now.stage), by=by, **named)
    return _decided(life, now, number)


def _decided(life: Life, now: Playing, number: int, *, plain_one: bool = False) -> bool:
    said = plain(life, now.stage) if plain_one else entry(life, now.stage)
    roll = life.dice.pick(seats(now, number)) if now.stage is Stage.BRACKET and life.dice.chance(70) else None
    named = {"stage": now.stage, "roll": roll, "confirm": answers(life)}
    if not plain_one and now.stage is Stage.SWISS and life.odd(4):
        unknown = {**named, "figures_unknown": life.reason}
        return life.does_staff(reports.enter, now.number, number, without_figures(life), **unknown)
    return life.does_staff(reports.enter, now.number, number, said, **named)


def _came_to_nothing(life: Life, now: Playing, number: int) -> bool:
    id = life.dice.pick(seats(now, number))
    luck = life.dice.below(10)
    if luck < 5:
        winner = Seat(seats(now, number).index(id)).other
        nobody, one = Entry(how=How.DOUBLE_NO_SHOW), Entry(how=How.NO_SHOW, winner=winner)
        return life.does_staff(reports.enter, now.number, number, one if luck < 3 else nobody, stage=now.stage)
    if not may_lose(life):
        return False
    if luck < 6:
        return life.does_staff(leaving.drop_absent, id)
    begun = life.dice.chance(60)
    said = scores(life.t.ruleset, life.dice) if begun else {}
    if luck < 7:
        return life.does_staff(leaving.eject, id, life.reason, begun=begun, scores=said)
    by = player(id) if life.dice.chance(60) else ORGANIZER
    return life.does(leaving.drop, id, by=by, begun=begun, scores=said, noticed=life.dice.chance(85), came=begun)


def may_lose(life: Life) -> bool:
    """Whether enough are left to play on if one more goes."""
    return life.t.bracket is not None or len(life.t.active) > max(4, len(life.t.players) // 2)
