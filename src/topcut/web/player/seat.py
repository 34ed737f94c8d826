"""My page: my table, my opponent, how the match stands, reporting its result, my squads, and calling an official."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import calling, judging, lists, registration, reports, squads
from topcut.rules.actions.wording import said_if_any
from topcut.rules.actor import Actor
from topcut.rules.audience import may_see_list, ruled_on
from topcut.rules.clock import ClockView
from topcut.rules.clock import view as clock_for
from topcut.rules.ended import Ended, claimed, ended
from topcut.rules.entries import result_of
from topcut.rules.facts import CallClosed, CallTaken, Stamped, about
from topcut.rules.line_up import Choice, MustUse, chosen, fielded, must_use, roster_of_round
from topcut.rules.match import Seat, Stage
from topcut.rules.state import Place, claim_mark, place
from topcut.rules.tournament import Call, Phase, Player, Table, Tournament, rounds_of
from topcut.web.access import may
from topcut.web.kept import known, why_now
from topcut.web.player.my_list import units
from topcut.web.player.playing import game
from topcut.web.player.standing import Brief, brief
from topcut.web.receipts import back, kept
from topcut.web.result_form import blanks, reported, stepped, typed_entry, whole
from topcut.web.seated import rung_for
from topcut.web.view import View, again, live_for

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Squad:
    number: int
    units: tuple[str, ...]  # as far as the list can be read
    used: tuple[int, ...]  # in these Swiss rounds


@dataclass(frozen=True, slots=True)
class Team:
    """Both strike teams, as far as this player may see them, and the squads that must still be used."""

    squads: tuple[Squad, ...]
    pick: int
    mine: Choice | None
    theirs: Choice | None
    must: MustUse | None
    is_open: bool  # a choice can still be made or changed

    @property
    def state(self) -> str:
        if self.mine is None:
            return "choose" if self.is_open else "none"
        return "shown" if self.theirs is not None else "sealed"


@dataclass(frozen=True, slots=True)
class Now:
    """What the page shows of this very moment."""

    me: Player
    place: Place | None
    clock: ClockView | None
    roster: int | None
    team: Team | None
    call: Call | None
    rulings: int = 0  # on my games (CH-51)
    lost: str = ""  # the card that I look for (MU-13)
    may_check_in: bool = False
    needs_list: bool = False
    line: int = 0  # the place on the waiting list
    mine: Ended | None = None
    theirs: Ended | None = None
    result: Ended | None = None
    standing: Brief | None = None
    sees_list: bool = False
    table: Table | None = None  # if it was set up: its name, and a note on its terrain (CH-46)

    @property
    def round(self) -> str:
        """Names what the bell rings for."""
        return "" if self.place is None else rung_for(self.place)


def concerned(stamped: Stamped, t: Tournament) -> Collection[str] | None:
    """Whose page would look different after a fact: others' results do not change it. Who was signed off is told so."""
    fact = stamped.fact
    if about(type(fact)).all_phones:
        return None
    called = fact.call if isinstance(fact, CallTaken | CallClosed) else None
    callers = (call.player for call in t.conduct.calls if call.number == called)
    player = getattr(fact, "player", None) or ""
    return {stamped.by.id, player, *callers, *ruled_on(t, fact), *_at_table(t, fact), *t.signed_off}


@router.get("/t/{tournament}/me")
@live_for(concerned)
def me(view: Annotated[View, may("play")], receipt: str = "", came: str = "", called: str = "") -> Response:
    """`receipt` is the key of a form that was sent here. Of the one by which this phone has `came` in, or `called`, it
    keeps the receipt without a word: nobody at a table needs to read that."""
    if there := game(view):
        return view.go(there)
    now = _moment(view)
    return view.page(
        "player/seat.html",
        now=now,
        kept=kept(view, receipt or came or called),
        is_silent=not receipt,
        **_form(view, now),
    )


@router.get("/t/{tournament}/me/report")
def change(view: Annotated[View, may("play")]) -> Response:
    """The form again, for a player who has already reported."""
    now = _moment(view)
    if now.place is None or not now.place.is_reportable or view.t.ruleset.plan is not None:
        return view.go(f"/t/{view.tournament}/me")
    return view.page("player/report.html", now=now, **_form(view, now))


@router.get("/t/{tournament}/me/why")
def why(view: Annotated[View, may("play")]) -> Response:
    """Why we two meet, in one sentence with its clause."""
    seat = place(view.t, view.me)
    if seat is None:
        return view.go(f"/t/{view.tournament}/me")
    return view.page("player/why.html", place=seat, why=known(view, why_now).get(seat.match.first))


@router.post("/t/{tournament}/me/report")
@again(me, was_on=game)
def report(view: Annotated[View, may("play")]) -> Response:
    stage, round, match = _which(view)
    fields = view.entered
    if "step" in fields:
        step = fields.pop("step")
        return me(replace(view, form={**stepped(view.t, stage, fields, step), "step": step}))
    entry = typed_entry(view.t, stage, fields)
    view.act(
        reports.claim,
        round,
        match,
        entry,
        stage=stage,
        seen=fields.get("seen", ""),
        shared=view.viewer.shared,
        confirm=view.confirm,
    )
    return back(view)


@router.post("/t/{tournament}/me/confirm")
@again(me, was_on=game)
def confirm(view: Annotated[View, may("play")]) -> Response:
    stage, round, match = _which(view)
    view.act(reports.confirm, round, match, stage=stage, seen=view.typed("seen"), shared=view.viewer.shared)
    return back(view)


@router.get("/t/{tournament}/me/reading")
def reading(view: Annotated[View, may("play")]) -> Response:
    """How a result would read, while it is being typed; nothing is kept."""
    seat = place(view.t, view.me)
    if seat is None or seat.opponent is None:
        return view.page("player/reading.html", read=None, refused="", seat=None)
    try:
        entry = typed_entry(view.t, seat.now.stage, view.request.query_params)
        result = result_of(view.t, seat.now.stage, entry)
    except Refusal as refusal:
        return view.page("player/reading.html", read=None, refused=view.said(refusal), seat=seat)
    read = ended(view.t.ruleset, seat.seat, result)
    return view.page("player/reading.html", read=read, refused="", seat=seat)


@router.post("/t/{tournament}/me/check-in")
@again(me, was_on=game)
def check_in(view: Annotated[View, may("play")]) -> Response:
    """Where the organizer allows it; a phone that has not added a number of its own to the draw does it now."""
    player = view.sender()
    nonce = view.typed("nonce") if view.t.players[player].nonce is None else ""
    view.act(registration.check_in, player, nonce=nonce or None)
    return back(view)


@router.post("/t/{tournament}/me/call")
@again(me, was_on=game)
def call(view: Annotated[View, may("play")]) -> Response:
    view.sender()
    view.act(calling.call_official, said_if_any(view.typed("about"), "reason"))
    return back(view, "called")


@router.post("/t/{tournament}/me/call/done")
@again(me, was_on=game)
def done(view: Annotated[View, may("play")]) -> Response:
    view.sender()
    view.act(calling.close_call, view.number("call"))
    return back(view, "called")


@router.get("/t/{tournament}/me/squads")
def choice(view: Annotated[View, may("play")]) -> Response:
    seat = place(view.t, view.me)
    found = None if seat is None or seat.opponent is None else team(view.t, view.actor, seat)
    if seat is None or found is None or not found.is_open:
        return view.go(f"/t/{view.tournament}/me")
    return view.page("player/squads.html", team=found, place=seat)


@router.post("/t/{tournament}/me/squads")
@again(me, was_on=game)
def choose(view: Annotated[View, may("play")]) -> Response:
    picked = tuple(map(whole, view.every("squad")))
    if not picked:
        rules = view.t.ruleset.squads
        raise Refusal("squads-wrong-number", clause=rules.clause if rules else None, pick=rules.pick if rules else 0)
    view.act(squads.choose, view.sender(), view.number("round"), picked)
    return back(view)


def team(t: Tournament, viewer: Actor, seat: Place) -> Team | None:
    rules = t.ruleset.squads
    if rules is None:
        return None
    now = seat.now
    first, second = chosen(t, viewer, now.stage, now.number, seat.number)
    mine, theirs = (first, second) if seat.seat is Seat.FIRST else (second, first)
    known = units(t, t.players[seat.me].list)
    before = [fielded(round, seat.me) for round in (t.rounds[:-1] if now.stage is Stage.SWISS else t.rounds)]

    def squad(number: int) -> Squad:
        used = tuple(round for round, squads in enumerate(before, start=1) if number in squads)
        return Squad(number, known.get(number, ()), used)

    return Team(
        squads=tuple(map(squad, range(1, rules.of + 1))),
        pick=rules.pick,
        mine=mine,
        theirs=theirs,
        must=must_use(t, seat.me, choosing=True) if now.stage is Stage.SWISS else None,
        is_open=seat.is_reportable and seat.number not in now.round.revealed,
    )


def _moment(view: View) -> Now:
    t = view.t
    me = t.players[view.me]
    seat = place(t, me.id)
    match = None if seat is None else seat.number
    call = next((call for call in t.conduct.calls if calling.is_waiting(t, call) and call.player == me.id), None)
    if call is not None:  # nobody hurries to a game that is settled
        is_over = seat is not None and seat.match.result is not None
        call = replace(call, taken_by=None if is_over else calling.on_the_way(t, call))
    clock = clock_for(t, view.time, official=False, match=match)
    rulings, lost = len(judging.rulings_for(t, me.id)), t.conduct.missing_cards.get(me.id, "")
    if seat is None or seat.opponent is None:
        line = registration.waiting(t)
        return Now(
            me,
            seat,
            clock,
            None,
            None,
            call,
            rulings=rulings,
            lost=lost,
            may_check_in=t.self_check_in and t.phase is Phase.SIGN_UP and not t.locked and not me.waiting,
            needs_list=lists.are_required(t),
            line=line.index(me.id) + 1 if me.id in line else 0,
            standing=brief(view, me.id),
        )
    settled = seat.match.result
    stage, number = seat.now.stage, seat.now.number
    return Now(
        me=me,
        place=seat,
        clock=clock,
        roster=roster_of_round(t, stage, number),
        team=team(t, view.actor, seat),
        call=call,
        rulings=rulings,
        lost=lost,
        table=t.tables.get(TableNumber(seat.table)),
        mine=claimed(t, seat.seat, stage, seat.mine),
        theirs=claimed(t, seat.seat, stage, seat.theirs),
        result=None if settled is None else ended(t.ruleset, seat.seat, settled),
        standing=None if seat.is_reportable else brief(view, me.id),
        sees_list=may_see_list(t, view.actor, seat.opponent) and t.players[seat.opponent].list is not None,
    )


def _at_table(t: Tournament, fact: object) -> tuple[PlayerId, ...]:
    """Who play the match that a fact is about, if it is one of the round that is being played."""
    rounds = rounds_of(t, t.stage)
    stage, round, match = (getattr(fact, name, None) for name in ("stage", "round", "match"))
    if stage not in {None, t.stage} or round != len(rounds) or not rounds or not isinstance(match, int):
        return ()  # some facts of the bracket leave out its name
    return rounds[-1].matches[match - 1].players if 0 < match <= len(rounds[-1].matches) else ()


def _form(view: View, now: Now) -> dict[str, object]:
    """What the forms about the match need."""
    seat = now.place
    if seat is None or seat.opponent is None or not seat.is_reportable:
        return {"form": None}
    t: Tournament = view.t
    typed = view.entered if view.refused is not None or "step" in view.form else reported(seat.mine)
    return {
        "form": blanks(t, seat.now.stage),
        "typed": typed,
        "seen_mine": claim_mark(t, seat.now.stage, seat.now.number, seat.number, seat.me),
        "seen_theirs": claim_mark(t, seat.now.stage, seat.now.number, seat.number, seat.opponent),
    }


def _which(view: View) -> tuple[Stage, int, int]:
    """The match that the form was made for, which need not be the one that is being played."""
    view.sender()
    stage = view.typed("stage")
    if stage not in set(Stage):
        raise Refusal("form-incomplete", fields=("stage",))
    return Stage(stage), view.number("round"), view.number("match")
