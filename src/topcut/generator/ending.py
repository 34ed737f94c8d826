"""After the Swiss rounds: the cut, the bracket, the final ranking and the seed."""

from topcut.generator.happenings import correct_one
from topcut.generator.holding_up import make_room, seen_to
from topcut.generator.life import Life, Stuck
from topcut.generator.pairing_up import open_round, restructure
from topcut.rules.actions.conduct import decline_ejection, ejection_asked
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.leaving import drop
from topcut.rules.actions.structure import finish, reveal_seed
from topcut.rules.actions.undo import undo
from topcut.rules.pairing.finals import finals


def cut(life: Life) -> None:
    """With fewer players left than the cut was announced for, another one is announced."""
    structure = life.t.structure
    assert structure is not None
    if life.does(make_cut):
        if life.odd(20):  # the cut may be made again (CH-34)
            correct_one(life)
        while life.odd(12) and _leave(life):  # sometimes so many that no one is left to come in (CH-35)
            pass
        return
    left = len(life.t.active)
    restructure(life, structure.rounds, min(left, structure.cut - 1) if left > 2 else 0)


def next_bracket_round(life: Life) -> None:
    while not life.does(publish_bracket):
        if finals(life.t).round is None:  # that was the last thing to wait for
            return
        if not seen_to(life) and not make_room(life):
            raise Stuck(f"bracket: {life.last_refusal!r}")
    if life.odd(6):
        _leave(life)
    open_round(life)


def end(life: Life) -> None:
    """Not before the officials have answered what they were asked (CH-50)."""
    for id in ejection_asked(life.t):
        life.does_staff(decline_ejection, id, life.reason)
    life.must(finish)


def reveal(life: Life) -> None:
    if life.odd(4):
        life.does(undo, reason=life.reason)
        return
    life.must(reveal_seed)


def _leave(life: Life) -> bool:
    assert life.t.bracket is not None
    seeds = [id for id in life.t.bracket.seeds if id is not None]
    waiting = [one.id for one in life.t.players.values() if one.cut_off and not one.has_left]
    return bool(seeds) and life.does(drop, life.dice.pick([*seeds, *seeds, *waiting]))
