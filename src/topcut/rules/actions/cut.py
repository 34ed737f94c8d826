"""The cut and the rounds after it: who goes on, who comes in instead, the matches of the bracket and its byes."""

from collections.abc import Sequence
from dataclasses import replace

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.conditions import closing, hall
from topcut.rules.actions.guards import no_card_missing, organizer_only, swiss_only, under_way
from topcut.rules.actor import Actor
from topcut.rules.facts import (
    BracketByeGiven,
    CutMade,
    CutReplaced,
    CutTakenBack,
    Fact,
    PlayerDropped,
    RoundPaired,
    RoundUnpaired,
    SeatedPair,
)
from topcut.rules.match import Stage
from topcut.rules.pairing.finals import finals, unranked
from topcut.rules.pairing.knockout import Meeting, meetings
from topcut.rules.pairing.seeding import has_begun, staying
from topcut.rules.pairing.tables import Seated, seat, visits
from topcut.rules.ranking.cut import Qualifier, cut, replacement
from topcut.rules.ranking.reason import reason
from topcut.rules.ranking.standings import standings
from topcut.rules.state import playing, refuse_open, refuse_unplayed
from topcut.rules.tournament import Tournament, with_lots


def make_cut(t: Tournament, by: Actor, *, seed: bytes) -> list[Fact]:
    """The best go on by rank and all others are out (CH-34, TL-22, PS-21, MU-27).

    Every player's lot is told with it, so that the order at the line is drawn once and stays (G7).
    """
    organizer_only(t, by)
    swiss_only(t)
    assert t.structure is not None
    if not t.structure.cut:
        raise Refusal("no-cut", clause=t.ruleset.structure.fixed_clause, cut=t.ruleset.terms.cut)
    refuse_unplayed(t)
    drawn = with_lots(t, seed)
    qualified = cut(standings(drawn), t.active, t.structure.cut, t.ruleset.cut)
    seeds = tuple(qualifier.player for qualifier in qualified if qualifier.player is not None)
    return [*closing(t), CutMade(seeds, dict(drawn.lots))]


def replaced(t: Tournament, leaver: PlayerId) -> list[Fact]:
    """Who comes in for a qualifier, and the seeds then (CH-35, TL-23, PS-21, MU-28); pairs made before are void."""
    assert t.bracket is not None
    before = tuple(
        Qualifier(number, player, reason("seed-by-rank", t.ruleset.cut.clause, seed=number, player=player, rank=number))
        for number, player in enumerate(t.bracket.seeds, start=1)
    )
    could_come_in = {player.id for player in t.players.values() if player.cut_off and not player.has_left}
    after = replacement(before, leaver, standings(t), t.ruleset.cut, eligible=could_come_in, begun=has_begun(t))
    seeds = tuple(qualifier.player for qualifier in after)
    joined = next((player for player in seeds if player not in t.bracket.seeds and player is not None), None)
    return [*_void(t, "replacement"), CutReplaced(leaver, joined, seeds)]


def have_not_come(t: Tournament, *players: PlayerId) -> list[Fact]:
    """Qualifiers who do not appear before the first game are dropped and replaced, one after the other (CH-35)."""
    facts: list[Fact] = []
    for player in players:
        *unpaired, change = replaced(t, player)
        assert isinstance(change, CutReplaced)
        facts += [PlayerDropped(player, len(t.rounds), noticed=False), *unpaired, change]
        assert t.bracket is not None
        t = replace(t, bracket=replace(t.bracket, seeds=change.seeds, rounds=(), numbers=()))
    return facts


def made_again(t: Tournament, then: Tournament, why: str) -> list[Fact]:
    """The cut by the standings as they are `then`, of those who stay; pairs made before are void (CH-34, TL-20)."""
    assert t.bracket is not None
    qualified = cut(standings(then), staying(t), len(t.bracket.seeds), t.ruleset.cut)
    seeds = tuple(qualifier.player for qualifier in qualified if qualifier.player is not None)
    return [*_void(t, why), CutTakenBack(why), CutMade(seeds, dict(then.lots))]


def publish_bracket(t: Tournament, by: Actor, *, round: int | None = None) -> list[Fact]:
    """The next round of the bracket: its matches with tables, and byes for those without an opponent (TL-32, R-6)."""
    organizer_only(t, by)
    under_way(t)
    if t.bracket is None:
        raise Refusal("cut-not-made", clause=t.ruleset.cut.clause, cut=t.ruleset.terms.cut)
    state = finals(t)
    number = len(t.bracket.rounds) + 1
    if round is not None and round < number:
        raise Refusal("already-paired", round=round)
    refuse_open(t, playing(t))
    if state.round is None:
        champion = "none" if state.champion is None or state.champion in unranked(t) else state.champion
        raise Refusal("bracket-played", clause=t.ruleset.bracket.clause, champion=champion)
    drawn = meetings(state, number)
    games = [meeting for meeting in drawn if meeting.is_open]
    no_card_missing(t, [player for meeting in games for player in meeting.players])
    return [
        *closing(t),
        RoundPaired(
            stage=Stage.BRACKET,
            round=number,
            attempt=1,
            pairs=_seated(t, games),
            way="bracket",
            matches=tuple(meeting.number for meeting in games),
        ),
        *byes(t, drawn),
    ]


def byes(t: Tournament, drawn: Sequence[Meeting]) -> list[Fact]:
    """Those who go on without a match, unless they have left by now."""
    return [
        BracketByeGiven(meeting.round, meeting.number, meeting.winner)
        for meeting in drawn
        if meeting.settled and meeting.verdict is None and meeting.winner is not None
        if not t.players[meeting.winner].has_left
    ]


def _void(t: Tournament, why: str) -> list[Fact]:
    """The rounds of the bracket that were called, the last one first; more than one where the first was all byes."""
    assert t.bracket is not None
    return [RoundUnpaired(Stage.BRACKET, number, why) for number in range(len(t.bracket.rounds), 0, -1)]


def _seated(t: Tournament, games: Sequence[Meeting]) -> tuple[SeatedPair, ...]:
    """In the order of the drawing; so are the tables, except fixed and stream tables."""
    pairs = [(meeting.players[0], meeting.players[1]) for meeting in games]
    seated = {one.first: one for one in seat(pairs, standings(t), replace(hall(t), fresh=False), visits(t))}
    free = iter(sorted(one.table for one in seated.values() if one.table is not None and _is_free(one)))
    tables = {first: next(free) if _is_free(seated[first]) else seated[first].table for first, _ in pairs}
    return tuple(SeatedPair(tables[first], first, second) for first, second in pairs)


def _is_free(one: Seated) -> bool:
    return one.reason.code == "table-by-standing"
