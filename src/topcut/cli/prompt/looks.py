"""Commands that only look: standings, tables, players, the bracket, why, the log."""

from topcut.cli import story
from topcut.cli.output import Column
from topcut.cli.prompt import screen
from topcut.cli.prompt.session import Session
from topcut.cli.prompt.signing_up import number
from topcut.exchange.chronicle import Chronicle
from topcut.refusal import Refusal
from topcut.rules.coming import possible
from topcut.rules.pairing import explain
from topcut.rules.pairing.finals import places
from topcut.rules.ranking.explain import above, reasons, row
from topcut.rules.state import playing
from topcut.rules.tournament import Phase, games_of
from topcut.words import say

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


def ranks(session: Session, _text: str) -> None:
    if session.t.ranking:
        screen.ranking(session)
    else:
        screen.ranks(session)


def tables(session: Session, _text: str) -> None:
    screen.tables(session)


def everybody(session: Session, _text: str) -> None:
    columns = (Column("id"), Column("player"), Column("club"), Column("here"), Column("list"), Column("paid"))
    rows = [
        (
            str(player.id),
            session.names.of(player.id),
            player.club or "",
            "waiting" if player.waiting else "yes" if player.checked_in else "",
            "yes" if player.list is not None else "",
            "yes" if player.paid else "",
        )
        for player in session.t.players.values()
    ]
    screen.show(session, columns, rows)
    for official in session.t.officials:
        session.write(f"{session.names.of(official.id)}: {official.role}")


def why(session: Session, text: str) -> None:
    """`why Ana`: how the row came about; `why Ana, Bo`: who is ahead; `why 3`: the pair at table 3"""
    if text.isascii() and text.isdecimal():
        return _why_pair(session, number(text, "why 3"))
    players = session.players(text)
    drawn = session.t
    if len(players) == 2:
        return session.say(above(drawn, *players))
    for reason in reasons(drawn.ruleset, row(drawn, players[0])):
        session.say(reason)
    return None


def log(session: Session, text: str) -> None:
    """`log`, `log 100`"""
    lines = list(session.desk.history(session.tournament))
    chronicle = Chronicle(session.t.ruleset, session.names.shown)
    told = [story.line(stamped, chronicle.tell(stamped), session.names) for stamped in lines]
    for line in told[-number(text, "log 50") :] if text else told[-LINES:]:
        session.write(line)


def placed(session: Session, _text: str) -> None:
    """The places that the bracket has given so far; without a cut those of the standings."""
    t = session.t
    if t.bracket is None and t.structure is not None and t.structure.cut == 0:
        session.write(say("run-placings-swiss", finished=t.phase is Phase.FINISHED))
        ranks(session, "")
        return
    if t.bracket is None:
        raise Refusal("cut-not-made", clause=t.ruleset.cut.clause, cut=t.ruleset.terms.cut)
    for one in places(t):
        session.say(one.reason)
    screen.unmoved(session)


def calls(session: Session, _text: str) -> None:
    open_calls = [one for one in session.t.conduct.calls if one.open]
    for one in open_calls:
        said = {"call": one.number, "player": session.names.of(one.player), "table": one.table or "none"}
        session.write(say("fact-official-called", about=one.about or "none", **said))
    if not open_calls:
        session.write(say("run-no-calls"))


def _why_pair(session: Session, table: int) -> None:
    """Why these two meet, from the points that they had before the round."""
    t, now = session.t, session.round
    match = now.round.matches[session.match_at(table) - 1]
    session.say(explain.why(t, now.stage, now.number)[match.first])
