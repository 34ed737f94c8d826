"""The frame of every officials' page: whose desk it is, what waits there, and the way back to where a form was."""

import re
from dataclasses import dataclass
from typing import Any

from topcut.ids import PlayerId, TournamentId
from topcut.refusal import CONFIRMABLE, Refusal
from topcut.rules.actions import calling, conduct, judging
from topcut.rules.actor import Role
from topcut.rules.match import Unfinished
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.standings import headcount
from topcut.rules.state import Line, board
from topcut.rules.tournament import Phase, Tournament, rounds_of
from topcut.store.alarms import EPOCH
from topcut.web.access.account import owned
from topcut.web.access.memory import access_in
from topcut.web.receipts import alarmed
from topcut.web.result_form import SEATS
from topcut.web.settings import Mode
from topcut.web.view import View
from topcut.web.viewer import Kind
from topcut.words import say
from topcut.words.rulebook import in_words_of_reader

TWO_HALLS = {"mirror-other-source", "mirror-ahead"}  # another computer may be going on with the event
MOST_NEIGHBOURS = 8  # the latest ones; all of them are on the first page
PLACE = re.compile(r"(desk|judge)(/[a-z0-9-]+)*", re.ASCII)
JUDGES = re.compile(r"judge(/tables/[0-9]+)?", re.ASCII)
DROP = ("yes", "no")  # whether who did not appear is dropped, too


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to what a refusal asks: the field that goes with the form, and the words on the button."""

    name: str
    value: str
    words: str


def frame(view: View) -> dict[str, Any]:
    """What the templates of all officials' pages need, whoever runs the desk or only officiates."""

    def because(thing: Reason | Refusal) -> str:
        """The sentence without its clause, which is a link beside it."""
        return view.names.said(thing).removesuffix(f" ({thing.clause})")

    return {
        "desk": f"/t/{view.tournament}/desk",
        "judge": f"/t/{view.tournament}/judge",
        "organizes": view.actor.role is Role.ORGANIZER,
        "my_roles": my_roles(view),
        "neighbours": neighbours(view),
        "because": because,
        "headcount": headcount,
        "waits": waits(view),
        "alarmed": alarmed(view),
        "backup_problem": _backup_problem(view),
        "mirror_warning": _mirror_warning(view),
        "told_of": told_of(view),
        "asks_after_sleep": view.desk.wakefulness.asking is not None,
        "left_open": _left_open(view),
        "has_moved": view.t.epoch > 1 or any(one.kind == EPOCH for one in view.desk.store.alarms(view.tournament)),
        "flooding": access_in(view.request).attempts.flooding(view.tournament, view.desk.clock.now()),
    }


def told_of(view: View) -> dict[str, str]:
    """What officials must know of this computer, whatever page they have open, each by its code."""
    every = view.desk.trouble(view.tournament), _backup_problem(view), _mirror_warning(view)
    found = [one for one in every if one is not None] + [why for _, why in alarmed(view)]
    return {one.code: view.names.said(one) for one in found}


def _backup_problem(view: View) -> Refusal | None:
    """Why no backup is written although one should be, for those who can do something about it."""
    found: Refusal | None = view.request.app.state.backups.problem
    can_help = view.viewer.operates if view.settings.mode is Mode.HOSTED else view.actor.role is Role.ORGANIZER
    return found if can_help else None


def _mirror_warning(view: View) -> Refusal | None:
    """What a mirror says that would stop the event if it were true: whoever runs it looks, and decides."""
    status = view.request.app.state.mirroring.status(view.tournament)
    error: Refusal | None = None if status is None else status.error
    if error is None or view.actor.role is not Role.ORGANIZER or view.desk.trouble(view.tournament) is not None:
        return None
    if error.code == "mirror-superseded":
        return Refusal("mirror-unproven", epoch=error.parameters["epoch"])
    return error if error.code in TWO_HALLS else None


def _left_open(view: View) -> int:
    """After a take-over: how many tables of the round have no result, which may have been reported before."""
    found = board(view.t) if view.t.epoch > 1 else None
    return 0 if found is None else len(found.waiting)


def came_from(view: View, usual: str) -> str:
    """The page of this tournament that a form says it was on, such as `judge/tables/12`; else the usual one."""
    place = view.text("from")
    return f"/t/{view.tournament}/{place}" if PLACE.fullmatch(place) else usual


def judges_page(view: View) -> str:
    """The judge's page that a form was on, where it is shown again if it was refused; else nothing."""
    place = view.text("from")
    return f"/t/{view.tournament}/{place}" if JUDGES.fullmatch(place) else ""


def answers(view: View, refusal: Refusal | None, line: Line | None) -> tuple[Answer, ...]:
    """What can be said at once to a refusal that asks."""
    if refusal is None:
        return ()
    if refusal.code in CONFIRMABLE and refusal.clause is not None:
        return (Answer("confirm", refusal.clause, say("answer-confirm")),)
    if refusal.code == "drop-unsaid":
        number, players = refusal.parameters["number"], _named(view, refusal.parameters["players"])
        return tuple(Answer("drop", word, say(f"answer-drop-{word}", players=players, number=number)) for word in DROP)
    if refusal.code == "unfinished-missing" and line is not None:
        called = {Unfinished.FIRST: line.first, Unfinished.SECOND: line.second}
        return tuple(
            Answer(
                "unfinished", one, say("answer-unfinished", who=view.names.of(called[one]) if one in called else one)
            )
            for one in Unfinished
        )
    if refusal.code == "roll-needed" and line is not None:
        asked = "roll" if "players" in refusal.parameters else "winner"  # of the bracket's draw, or at time
        return tuple(
            Answer(asked, seat, say("answer-roll", player=view.names.of(line.players[place])))
            for seat, place in SEATS.items()
        )
    return ()


def waits(view: View) -> dict[str, str]:
    """What needs this official, each with a name of its own and a sentence: calls to which nobody else is on the way,
    disputes, and what comes to those who decide."""
    t, me, name = view.t, view.actor, view.names.of
    found = {}
    for call in calling.calls_for(t, me):
        if call.taken_by in {None, me.id}:
            told = {"table": call.table or 0, "player": name(call.player), "about": call.about or "none"}
            found[f"call-{call.number}"] = say("waits-call", **told)
    for line in calling.disputes_for(t, me):
        found[f"dispute-{t.stage.value}-{len(rounds_of(t, t.stage))}-{line.number}"] = say(
            "waits-dispute", table=line.table
        )
    for ruling in judging.appealed(t, me):
        found[f"appeal-{ruling.number}"] = say("waits-appeal", table=ruling.table or 0, ruling=ruling.number)
    for one in conduct.ejection_proposed(t):
        if conduct.may_eject(t, me):
            found[f"proposal-{one.player}"] = say("waits-proposal", player=name(one.player))
    for player in conduct.ejection_asked(t):
        if judging.hears_appeals(t, me, (player,)):
            count = len(conduct.warnings_of(t, player))
            found[f"warned-{player}-{count}"] = say("waits-warned", player=name(player), count=count)
    return found


def my_roles(view: View) -> tuple[str, ...]:
    """What the rule book calls this official: `Watcher`."""
    titles = {role.name: in_words_of_reader(role.title) for role in view.t.ruleset.officials}
    held = (one.role for one in view.t.officials if one.id == view.actor.id)
    return tuple(titles[role] for role in held if role in titles)


def neighbours(view: View) -> dict[TournamentId, Tournament]:
    """The other tournaments that this organizer runs and has not finished: one click away from every page.

    A co-organizer was let into only one tournament.
    """
    found: dict[TournamentId, Tournament] = {}
    for id in owned(view)[: MOST_NEIGHBOURS + 1] if view.viewer.kind is Kind.OWNER else ():
        try:
            t = view.desk.look(id)
        except Refusal:  # its log cannot be read; its own pages say so
            continue
        listed = t.phase is not Phase.FINISHED and view.desk.store.kept(id).archived is None
        if id != view.tournament and listed and len(found) < MOST_NEIGHBOURS:
            found[id] = t
    return found


def _named(view: View, players: object) -> tuple[str, ...]:
    assert isinstance(players, tuple)
    return tuple(view.names.of(PlayerId(player)) for player in players)
