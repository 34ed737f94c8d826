"""What can be looked at: what to do now, tables, a pairing, standings, players, the bracket, why, the log."""

from topcut.cli import output, standings
from topcut.cli.log import line
from topcut.cli.prompt.session import Session, number
from topcut.exchange.chronicle import Chronicle, game
from topcut.refusal import Refusal
from topcut.rules.actions.calling import is_waiting
from topcut.rules.coming import possible
from topcut.rules.line_up import roster_of_round
from topcut.rules.match import Match
from topcut.rules.pairing import explain
from topcut.rules.pairing.consequences import Consequences
from topcut.rules.pairing.finals import places
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.pairing.seeding import stands
from topcut.rules.ranking.explain import above, reasons, row
from topcut.rules.ranking.sheet import sheet
from topcut.rules.state import Playing, State, goes_on, playing
from topcut.rules.tournament import Claims, Phase, games_of
from topcut.rules.whereabouts import where
from topcut.words import raised, say

LINES = 20

COMMAND_OF = {
    "enter-player": "add NAME, NAME",
    "check-in": "in NAME | in all",
    "name-official": "official NAME ROLE",
    "set-table": "tables 8",
    "start": "start",
    "open-draw": "pair",
    "publish": "publish",
    "publish-by-hand": "hand NAME - NAME, NAME bye",
    "arrange-absence": "away NAME",
    "decide": "12 16-9",
    "break-tie": "tie 12 NAME",
    "start-clock": "clock start",
    "enter-result": "12 16-9",
    "no-show": "12 no-show NAME",
    "move-table": "move 3 to 7",
    "close-round": "close",
    "unpair": "unpair REASON",
    "make-cut": "cut",
    "publish-bracket": "bracket",
    "finish": "finish",
    "correct": "correct 12 16-9",
    "drop": "drop NAME",
    "rejoin": "rejoin NAME",
    "let-in-again": "again NAME",
    "eject": "eject NAME REASON",
    "answer-ejection": "spare NAME REASON",
    "replace-card": "lost NAME found",
    "reveal-seed": "reveal",
    "undo": "undo",
}


def what(session: Session, _text: str = "") -> None:
    """What can be done now, the likeliest first, and how to say it."""
    score = _score(session)
    offers = [(COMMAND_OF.get(one.code, one.code).replace("16-9", score), one) for one in possible(session.t)]
    wide = max((len(command) for command, _ in offers), default=0)
    for command, one in offers:
        session.write(f"  {command:{wide}}  {say(f'possible-{one.code}', **one.parameters)}")


def _score(session: Session) -> str:
    """What a result looks like here: with figures, with games, or the winner alone."""
    t, now = session.t, playing(session.t)
    if t.ruleset.games.asked and now is not None and games_of(t, now.stage) > 1:
        return "games=><>"
    totalled = {tiebreaker.figure for tiebreaker in t.ruleset.tiebreakers}
    many = sum(figure.name in totalled for figure in t.ruleset.kept_figures)
    return (">", "16-9", "2/9-1/4")[min(many, 2)]


def tables(session: Session, _text: str = "") -> None:
    """The round that is being played, best table first."""
    now = playing(session.t)
    if now is None:
        session.write(say("run-no-round"))
        return
    session.write(raised(say(f"where-{now.stage.value}", round=now.number)))
    roster = roster_of_round(session.t, now.stage, now.number)
    if roster is not None:
        order = session.t.ruleset.roster_of_round
        session.write(f"{say('run-roster', roster=roster)} ({order.clause if order else ''})")
    played = sorted((match.table or place, place) for place, match in enumerate(now.round.matches, 1) if match.second)
    matches = ((table, place, now.round.matches[place - 1]) for table, place in played)
    rows = ((table, _written(session, one), _state(session, now, place, one)) for table, place, one in matches)
    output.table(("#table", "players", "state"), rows)
    unmoved(session)
    for match in now.round.matches:
        if match.second is None:
            session.write(f"{session.names.of(match.first)}: {say('pair-bye')}")
    for player in now.round.unpaired_losses:
        session.write(say("run-absent", player=session.names.of(player)))


def ranks(session: Session, _text: str = "") -> None:
    """The final ranking, once there is one; before that the standings."""
    t = session.t
    if t.ranking:
        rows = [(place, session.names.of(player)) for place, player in t.ranking]
        return output.table(("#place", "player"), rows)
    standings.show(t, session.names.of)
    return unmoved(session)


def everybody(session: Session, _text: str) -> None:
    """Also those who are gone, and where everyone is."""
    t = session.t
    rows, fee, yes = [], t.charges_fee, say("value-yes")
    for player in (*t.players.values(), *t.signed_off.values()):
        marks = (yes if player.list is not None else "", *((yes if player.paid else "",) if fee else ()))
        state = say("player-where", where=where(t, player.id))
        rows.append((player.id, session.names.of(player.id), player.club or "", state, *marks))
    output.table(("id", "player", "club", "where", "list", *(("paid",) if fee else ())), rows)
    for official in t.officials:
        session.write(f"{session.names.of(official.id)}: {official.role}")


def why(session: Session, text: str) -> None:
    """`why Ana`: how the row came about; `why Ana, Bo`: who is ahead; `why 3`: the pair at table 3"""
    if text.isascii() and text.isdecimal():
        return _why_pair(session, number(text, "why 3"))
    players = session.players(text)
    t = session.t
    if len(players) == 2:
        return session.say(above(t, *players))
    for reason in reasons(t.ruleset, row(t, players[0])):
        session.say(reason)
    return None


def log(session: Session, text: str) -> None:
    """`log`, `log 100`"""
    chronicle = Chronicle(session.t.ruleset, session.names.shown)
    facts = session.desk.history(session.tournament)
    told = [line(stamped, chronicle.tell(stamped), session.names) for stamped in facts]
    for one in told[-number(text, "log 50") :] if text else told[-LINES:]:
        session.write(one)


def placed(session: Session, _text: str) -> None:
    """The places decided by the bracket so far; without a cut, those of the standings."""
    t = session.t
    if t.bracket is None and t.structure is not None and t.structure.cut == 0:
        session.write(say("run-placings-swiss", finished=t.phase is Phase.FINISHED))
        ranks(session)
        return
    if t.bracket is None:
        raise Refusal("cut-not-made", clause=t.ruleset.cut.clause, cut=t.ruleset.terms.cut)
    for one in places(t):
        session.say(one.reason)
    unmoved(session)


def calls(session: Session, _text: str) -> None:
    open_calls = [one for one in session.t.conduct.calls if is_waiting(session.t, one)]
    for one in open_calls:
        said = {"call": one.number, "player": session.names.of(one.player), "table": one.table or "none"}
        session.write(say("fact-official-called", about=one.about or "none", **said))
    if not open_calls:
        session.write(say("run-no-calls"))


def preview(session: Session, found: NextRound) -> None:
    so_far = sheet(session.t)
    points = dict(zip(so_far.ids, so_far.points, strict=True))
    rows = []
    for one in found.seated:
        other = say("pair-bye") if one.second is None else f"{session.names.of(one.second)} ({points[one.second]})"
        table = "" if one.table is None else one.table
        rows.append((table, session.names.of(one.first), points[one.first], other))
    output.table(("#table", "player", "#points", "opponent"), rows)
    for one in found.seated:
        session.say(found.why[one.first])


def consequences(session: Session, found: Consequences) -> None:
    """First what would change, then who decides."""
    names = session.names
    for change in found.changed:
        (points, points_then), (rank, rank_then) = change.points, change.rank
        what = "rank" if points == points_then else "points" if rank == rank_then else "both"
        changes = {"points": points, "points_then": points_then, "rank": rank, "rank_then": rank_then, "what": what}
        session.write(say("run-changes", player=names.of(change.player), **changes))
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
    """Once there is a bracket: which of its seeds would change."""
    if session.t.bracket is None:
        return
    for seed, (now, then) in enumerate(zip(found.cut, found.cut_then, strict=True), start=1):
        if now != then:
            session.write(say("run-seed-changes", seed=seed, now=session.names.of(now), then=session.names.of(then)))


def unmoved(session: Session) -> None:
    """Says that the bracket stands, where the standings would now give another."""
    why = stands(session.t)
    if why is not None:
        session.say(why)


def _written(session: Session, match: Match) -> str:
    """`Ana 16-9 Bo`"""
    second = None if match.second is None else session.names.of(match.second)
    return game(session.t.ruleset, session.names.of(match.first), second, match.result)


def _state(session: Session, now: Playing, number: int, match: Match) -> str:
    if number in now.round.unknown:
        return say("run-state-unknown", reason=now.round.unknown[number])
    state, claims = now.state(number), now.round.claims.get(number, Claims())
    if state is State.SETTLED and match.result is None:
        return _left(session, now, number)
    return say(f"run-state-{state}", players=tuple(map(session.names.of, claims.entries)))


def _left(session: Session, now: Playing, number: int) -> str:
    """Over without a result, because a player has left the bracket (TL-32)."""
    player = goes_on(session.t, now.number, number)
    return say("run-state-left", player="none" if player is None else session.names.of(player))


def _why_pair(session: Session, table: int) -> None:
    """Why these two meet, from the points they had before the round."""
    t, now = session.t, session.round
    match = now.round.matches[session.match_at(table) - 1]
    session.say(explain.why(t, now.stage, now.number)[match.first])
