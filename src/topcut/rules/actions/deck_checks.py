"""Deck checks: chance chooses tables, an official compares what lies there with the lists, and notes what was found.

Players learn where chance has chosen when the round is closed (`RoundClosed.reveals`), never what was found.
"""

from collections.abc import Mapping
from dataclasses import replace

from topcut.chance import Stream, draw_key, roster_digest
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.creation import known_clause
from topcut.rules.actions.guards import not_by_plan, not_over, plays_clause, staff_only, under_way
from topcut.rules.actions.wording import said_if_any
from topcut.rules.actor import Actor
from topcut.rules.audience import plays
from topcut.rules.facts import DeckCheckDrawn, DeckChecked, Fact
from topcut.rules.match import Stage
from topcut.rules.state import Playing, playing
from topcut.rules.tournament import DeckCheck, Phase, Tournament

PURPOSE = {Stage.SWISS: "deck-check", Stage.BRACKET: "deck-check-bracket"}
LONGEST_NOTE = 1000


def draw(t: Tournament, by: Actor, tables: int, *, round: int | None = None, seed: bytes) -> list[Fact]:
    """Some tables of the round that is being played, each as likely as any other. Drawing again is another draw, which
    everyone can count once the round is closed."""
    _not_a_player(t, by)
    now = _open_round(t, round)
    seated = {number: match for number, match in enumerate(now.round.matches, start=1) if match.second is not None}
    if not 1 <= tables <= len(seated):
        raise Refusal("deck-check-tables", tables=tables, most=len(seated))
    check = 1 + sum((one.stage, one.round) == (now.stage, now.number) for one in t.conduct.deck_checks)
    roster = roster_digest((player, number) for number, match in seated.items() for player in match.players)
    key = draw_key(seed, _context(t, now, check, roster))
    drawn = Stream(key).sample(sorted(seated), tables)
    players = tuple(player for number in drawn for player in seated[number].players)
    return [DeckCheckDrawn(now.stage, now.number, check, tuple(drawn), players, key.hex())]


def note(
    t: Tournament,
    by: Actor,
    drawn: int,
    player: PlayerId,
    *,
    fine: bool,
    clause: str = "",
    note: str = "",
) -> list[Fact]:
    """What was found on one of the players; `drawn` is the number of the fact that chose the table."""
    _not_a_player(t, by)
    not_over(t)
    check = next((one for one in checks(t, by) if one.n == drawn), None)
    if check is None or player not in check.players:
        raise Refusal("deck-check-unknown", player=player)
    broken = "" if fine else clause.strip()
    if not fine and not broken:
        raise Refusal("deck-check-clause", prefix=t.ruleset.prefix)
    if broken:
        known_clause(t.ruleset, broken)
    said = said_if_any(note, "note", LONGEST_NOTE)
    return [DeckChecked(check.stage, check.round, check.number, player, fine, broken, said)]


def checks(t: Tournament, viewer: Actor | None) -> tuple[DeckCheck, ...]:
    """Those a viewer may know of, the last one first: officials at once, everyone else when the round is closed, and
    then without what was found."""
    if viewer is not None and viewer.is_staff and not plays(t, viewer.id):
        return t.conduct.deck_checks[::-1]
    open = [one for one in t.conduct.deck_checks if t.phase is Phase.FINISHED or one.n in t.opened]
    is_staff = viewer is not None and viewer.is_staff
    return tuple(one if is_staff else replace(one, found={}) for one in reversed(open))


def can_draw(t: Tournament, by: Actor) -> int:
    """How many tables there are to choose from now; 0: no draw is possible."""
    now = playing(t)
    under_way = t.phase in {Phase.SWISS, Phase.BRACKET} and t.ruleset.plan is None
    if now is None or now.round.closed or not under_way or not by.is_staff or plays(t, by.id):
        return 0
    return sum(match.second is not None for match in now.round.matches)


def clauses(t: Tournament) -> tuple[str, ...]:
    """Those that a deck check mostly finds broken: about lists, and about what players bring."""
    lists, materials = t.ruleset.lists, t.ruleset.materials
    items = () if materials is None else materials.item_clauses.values()
    return tuple(sorted({lists.clause, *lists.rule_clauses.values(), *items}))


def _context(t: Tournament, now: Playing, check: int, roster: str) -> Mapping[str, object]:
    return {
        "tournament": t.id,
        "round": now.number,
        "attempt": now.round.attempt,
        "purpose": PURPOSE[now.stage],
        "roster": roster,
        "check": check,
    }


def _not_a_player(t: Tournament, by: Actor) -> None:
    """Who plays would know before the others whether the own table is checked."""
    staff_only(t, by)
    if plays(t, by.id):
        raise Refusal("deck-check-plays", clause=plays_clause(t, by.id), official=t.ruleset.terms.official)


def _open_round(t: Tournament, round: int | None) -> Playing:
    not_by_plan(t)
    under_way(t)
    now = playing(t)
    if now is None or now.round.closed:
        raise Refusal("deck-check-no-round")
    if round is not None and round != now.number:
        raise Refusal("round-not-current", round=round, current=now.number)
    return now
