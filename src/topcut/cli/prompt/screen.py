"""What the prompt shows at length: tables, a pairing with its reasons, standings, what a correction would change."""

from collections.abc import Sequence

from topcut.cli import output
from topcut.cli.output import Column
from topcut.cli.prompt.session import Session
from topcut.exchange.chronicle import game
from topcut.rules.actions.playing import playing
from topcut.rules.match import Match
from topcut.rules.pairing.consequences import Consequences
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.ranking.explain import rounded
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import RANDOM, standings
from topcut.rules.tournament import Round
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
    columns = (Column("table", number=True), Column("players"), Column("state"))
    matches = enumerate(now.round.matches, start=1)
    rows = [
        (str(match.table or number), written(session, match), _state(session, now.round, number, match))
        for number, match in sorted(matches, key=lambda one: (one[1].second is None, one[1].table or one[0]))
        if match.second is not None
    ]
    show(session, columns, rows)
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
    if not found.changed and not found.wrong:
        session.write(say("run-nothing-else"))


def show(session: Session, columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> None:
    output.table(columns, rows)


def _state(session: Session, round: Round, number: int, match: Match) -> str:
    if number in round.unknown:
        return say("run-state-unknown", reason=round.unknown[number])
    if match.result is not None:
        return say("run-state-settled")
    claims = round.claims.get(number)
    if claims is None:
        return say("run-state-open")
    if claims.disputed:
        return say("run-state-disputed")
    return say("run-state-claimed", players=tuple(map(session.names.of, claims.entries)))
