"""What the prompt shows at length: tables, a pairing with its reasons, standings, what a correction would change."""

from collections.abc import Sequence

from topcut.cli import output
from topcut.cli.output import Column
from topcut.cli.prompt.session import Session
from topcut.exchange.chronicle import game
from topcut.rules.line_up import roster_of_round
from topcut.rules.match import Match
from topcut.rules.pairing.consequences import Consequences
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.pairing.seeding import stands
from topcut.rules.ranking.explain import rounded
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import RANDOM, standings
from topcut.rules.state import Playing, State, goes_on, playing
from topcut.rules.tournament import Claims
from topcut.words import say


def preview(session: Session, found: NextRound) -> None:
    so_far = sheet(session.t)
    points = dict(zip(so_far.ids, map(str, so_far.points), strict=True))
    columns = (Column("table", number=True), Column("player"), Column("points", number=True), Column("opponent"))
    rows = [
        (
            "" if one.table is None else str(one.table),
            session.names.of(one.first),
            points[one.first],
            say("pair-bye") if one.second is None else f"{session.names.of(one.second)} ({points[one.second]})",
        )
        for one in found.seated
    ]
    show(session, columns, rows)
    for one in found.seated:
        session.say(found.why[one.first])


def tables(session: Session) -> None:
    """The round that is being played, best table first."""
    now = playing(session.t)
    if now is None:
        session.write(say("run-no-round"))
        return
    session.write(say(f"where-{now.stage.value}", round=now.number).capitalize())
    roster = roster_of_round(session.t, now.stage, now.number)
    if roster is not None:
        order = session.t.ruleset.roster_of_round
        session.write(f"{say('run-roster', roster=roster)} ({order.clause if order else ''})")
    columns = (Column("table", number=True), Column("players"), Column("state"))
    matches = enumerate(now.round.matches, start=1)
    rows = [
        (str(match.table or number), written(session, match), _state(session, now, number, match))
        for number, match in sorted(matches, key=lambda one: (one[1].second is None, one[1].table or one[0]))
        if match.second is not None
    ]
    show(session, columns, rows)
    unmoved(session)
    for match in now.round.matches:
        if match.second is None:
            session.write(f"{session.names.of(match.first)}: {say('pair-bye')}")
    for player in now.round.unpaired_losses:
        session.write(say("run-absent", player=session.names.of(player)))


def written(session: Session, match: Match) -> str:
    """`Ana 16-9 Bo`"""
    second = None if match.second is None else session.names.of(match.second)
    return game(session.t.ruleset, session.names.of(match.first), second, match.result)


def ranks(session: Session) -> None:
    t = session.t
    tiebreakers = [one for one in t.ruleset.tiebreakers if one.kind != RANDOM]
    columns = (
        Column("rank", number=True),
        Column("player"),
        Column(t.ruleset.terms.points, number=True),
        Column("rounds", number=True),
        *(Column(one.label, number=True) for one in tiebreakers),
    )
    rows = [
        (str(row.rank), session.names.of(row.player), str(row.points), str(row.played), *map(rounded, row.tiebreaks))
        for row in standings(t)
    ]
    show(session, columns, rows)
    unmoved(session)


def ranking(session: Session) -> None:
    columns = (Column("place", number=True), Column("player"))
    show(session, columns, [(place, session.names.of(player)) for place, player in session.t.ranking])


def consequences(session: Session, found: Consequences) -> None:
    """First what would change, then who decides."""
    names = session.names
    for change in found.changed:
        (points, points_then), (rank, rank_then) = change.points, change.rank
        who = names.of(change.player)
        session.write(
            say(
                "run-changes",
                player=who,
                points=points,
                points_then=points_then,
                rank=rank,
                rank_then=rank_then,
                what="rank" if points == points_then else "points" if rank == rank_then else "both",
            )
        )
    for wrong in found.wrong:
        players = tuple(map(names.of, wrong.players))
        session.write(say("run-wrong-pair", round=wrong.round, table=wrong.table or wrong.match, players=players))
    if found.cut != found.cut_then:
        out = tuple(names.of(player) for player in found.cut if player not in found.cut_then)
        joins = tuple(names.of(player) for player in found.cut_then if player not in found.cut)
        session.write(say("run-cut-changes", joins=joins, out=out, count=len(joins)))
        _seeds(session, found)
    if not found.changed and not found.wrong:
        session.write(say("run-nothing-else"))


def _seeds(session: Session, found: Consequences) -> None:
    """Once there is a bracket: which of its seeds would be others."""
    if session.t.bracket is None:
        return
    for seed, (now, then) in enumerate(zip(found.cut, found.cut_then, strict=True), start=1):
        if now != then:
            session.write(say("run-seed-changes", seed=seed, now=session.names.of(now), then=session.names.of(then)))


def unmoved(session: Session) -> None:
    """That the bracket stands, where the standings would make another one."""
    why = stands(session.t)
    if why is not None:
        session.say(why)


def show(session: Session, columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> None:
    output.table(columns, rows)


def _state(session: Session, now: Playing, number: int, match: Match) -> str:
    if number in now.round.unknown:
        return say("run-state-unknown", reason=now.round.unknown[number])
    state, claims = now.state(number), now.round.claims.get(number, Claims())
    if state is State.SETTLED and match.result is None:
        return _left(session, now, number)
    return say(f"run-state-{state}", players=tuple(map(session.names.of, claims.entries)))


def _left(session: Session, now: Playing, number: int) -> str:
    """Over without a result, because somebody has left the bracket (TL-32)."""
    player = goes_on(session.t, now.number, number)
    return say("run-state-left", player="none" if player is None else session.names.of(player))
