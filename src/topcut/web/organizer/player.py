"""One page a person, from sign-up to the end: name, list, fee, seat, materials, games, warnings, leaving, ways back."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response

from topcut.desk import people
from topcut.desk.describing import describe, kept_of
from topcut.desk.personal import kept_about
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import conduct, judging, leaving, registration, rounds, venue
from topcut.rules.actions.guards import lost_clause
from topcut.rules.actions.officials import deciders
from topcut.rules.actions.reports import replaces_absent
from topcut.rules.line_up import must_use
from topcut.rules.match import Stage
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import standings
from topcut.rules.record import Outcome, record, tally
from topcut.rules.state import place, playing, score
from topcut.rules.tournament import Phase, deviates
from topcut.rules.whereabouts import way_back, where
from topcut.store.security_log import Act
from topcut.web.access import may
from topcut.web.access.watch import noted
from topcut.web.frame import answers
from topcut.web.organizer.desk_page import desk, known_player, shown
from topcut.web.organizer.players import answered
from topcut.web.result_form import blanks
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

PAGE = "/t/{tournament}/desk/players/{player}"


@router.get(PAGE)
def player_page(view: Annotated[View, may("officiate")], player: str) -> Response:
    """In every phase, also of a player who was signed off: what does not apply now is folded away or left out."""
    t, id = view.t, _known(view, player)
    about = {
        "kept": kept_of(view.desk, view.tournament, id),
        "where": where(t, id),
        "back": way_back(t, id),
    }
    if id in t.signed_off:
        return shown(view, "signed_off.html", player=t.signed_off[id], **about)
    return shown(view, "player.html", player=t.players[id], **about, **_entry(view, id), **_in_play(view, id))


@router.get("/t/{tournament}/desk/people/{player}")
def moved(view: Annotated[View, may("officiate")], player: str) -> Response:
    """Where officials found a player during play, in older links."""
    return view.go(desk(view, f"players/{player}"))


@router.post(PAGE)
@again(player_page)
def save(view: Annotated[View, may("organize")], player: str) -> Response:
    """What is kept beside the log, together with the club, and that there is another name, which are facts."""
    id = known_player(view, player)
    made = describe(
        view.desk,
        view.tournament,
        view.actor,
        id,
        name=view.text("name"),
        club=view.text("club"),
        contact=view.text("contact"),
        same_person=answered(view),
        key=view.key,
    )
    return view.go(desk(view, f"players/{id}"), say("desk-player-saved", player=made.name))


@router.get(f"{PAGE}/data.json")
def data(view: Annotated[View, may("organize", sure=True)], player: str) -> Response:
    """Everything that is kept about a player who asks for it, warnings and officials' notes among it."""
    id = _known(view, player)
    noted(view, Act.DATA_TAKEN, about=id)
    headers = {"Content-Disposition": f'attachment; filename="{id}.json"'}
    return JSONResponse(kept_about(view.desk, view.tournament, id, view.actor), headers=headers)


@router.post(f"{PAGE}/fee")
@again(player_page)
def fee(view: Annotated[View, may("officiate")], player: str) -> Response:
    id = known_player(view, player)
    paid = view.text("paid") == "yes"
    view.act(registration.note_fee, id, paid=paid)
    said = say("desk-player-has-paid", player=view.names.of(id), paid=paid)
    return view.go(desk(view, "players" if view.text("back") == "players" else f"players/{id}"), said)


@router.post(f"{PAGE}/seat")
@again(player_page)
def seat(view: Annotated[View, may("officiate")], player: str) -> Response:
    id = known_player(view, player)
    table = view.perhaps_number("table")
    view.act(registration.fix_seat, id, None if table is None else TableNumber(table))
    return view.go(desk(view, f"players/{id}"), say("desk-player-sits", player=view.names.of(id), table=table or 0))


@router.post(f"{PAGE}/apart")
@again(player_page)
def apart(view: Annotated[View, may("organize")], player: str) -> Response:
    """No rule book provides for this, so it is a public deviation from how rounds are paired."""
    id, other = known_player(view, player), known_player(view, view.text("other"))
    view.act(rounds.keep_apart, id, other, reason=view.text("reason"))
    said = say("desk-player-kept-apart", first=view.names.of(id), second=view.names.of(other))
    return view.go(desk(view, f"players/{id}"), said)


@router.post(f"{PAGE}/materials")
@again(player_page)
def materials(view: Annotated[View, may("officiate")], player: str) -> Response:
    """Ticked off, or noted what is wrong (CH-01 to CH-06, TL-01, PS-01, MU-07, MU-12)."""
    id = known_player(view, player)
    item, note = view.text("item"), view.text("note")
    if view.text("do") == "substitute":
        view.act(venue.approve_substitute, id, item, note=note, confirm=view.confirm)
        return view.go(desk(view, f"players/{id}"), say("desk-player-substituted"))
    view.act(venue.check_materials, id, item, passed=view.text("do") == "passed", note=note)
    return view.go(desk(view, f"players/{id}"))


@router.post(f"{PAGE}/withdraw")
@again(player_page)
def withdraw(view: Annotated[View, may("organize")], player: str) -> Response:
    return view.go(desk(view, f"players/{player}"), withdrawn(view, player))


@router.post(f"{PAGE}/again")
@again(player_page)
def let_in_again(view: Annotated[View, may("officiate")], player: str) -> Response:
    """Who withdrew, or was not here at the start: the same player, with list and fee."""
    id = PlayerId(player)
    view.act(registration.let_in_again, id)
    waits = view.desk.look(view.tournament).players[id].waiting
    return view.go(desk(view, f"players/{id}"), say("let-in-again", player=view.names.of(id), waits=waits))


@router.post(f"{PAGE}/forget")
@again(player_page)
def forget(view: Annotated[View, may("organize", sure=True)], player: str) -> Response:
    """Name, club and contact are deleted; the log has only an id, and still verifies."""
    id = _known(view, player)
    if view.text("sure") != "yes":
        raise Refusal("forget-unsure", player=id)
    people.forget(view.desk, view.tournament, view.actor, id)
    return view.go(desk(view, "players"), say("desk-player-forgotten", id=id))


def withdrawn(view: View, called: str) -> str:
    """Withdraws somebody else, after asking once more, and says who has moved up."""
    if called in view.t.signed_off:
        raise Refusal("already-withdrawn", player=called)
    player = known_player(view, called)
    name, waits = view.names.of(player), view.t.players[player].waiting
    next_one = next(iter(registration.waiting(view.t)), None) if not waits and not view.t.locked else None
    if view.text("sure") != "yes":
        raise Refusal("withdraw-asked", player=player, next=next_one or "nobody")
    view.act(registration.withdraw, player)
    now = view.desk.look(view.tournament)
    moved = next_one is not None and next_one in now.active
    return say("withdrawn", name=name, moved=view.names.of(next_one) if next_one and moved else "nobody")


def _known(view: View, player: str) -> PlayerId:
    """Also one who was signed off, whose page and personal data are still there."""
    return PlayerId(player) if player in view.t.signed_off else known_player(view, player)


def _entry(view: View, id: PlayerId) -> dict[str, object]:
    """What was said and checked when the player came."""
    t = view.t
    return {
        "place_in_line": registration.waiting(t).index(id) + 1 if t.players[id].waiting else None,
        "opponents": [other for other in t.players if other != id],
        "apart": sorted(other for pair in t.forbidden if id in pair for other in pair if other != id),
        "apart_is_declared": deviates(t, t.ruleset.pairing_clause),
        "ticked": {item: (passed, note) for who, item, passed, note in t.conduct.checks if who == id},
        "approved": {item: note for who, item, note in t.conduct.substitutes if who == id},
    }


def _in_play(view: View, id: PlayerId) -> dict[str, object]:
    """Games, conduct, and what leaving would mean now."""
    t = view.t
    now, seat = playing(t), place(t, id)
    return {
        "match": seat.match if seat and seat.is_open else None,
        "won_unplayed": leaving.won_unplayed(t, id),
        "is_replaced": replaces_absent(t, now.stage) if now else False,
        "games": [one for one in record(t, id) if one.outcome is not Outcome.NOT_IN],
        "rank": next((row.rank for row in standings(t) if row.player == id), None),
        "sheet": sheet(t),
        "tally": tally(t)[id],
        "warnings": conduct.warnings_of(t, id),
        "is_asked": id in conduct.ejection_asked(t),
        "proposals": tuple(one for one in conduct.ejection_proposed(t) if one.player == id),
        "may_eject": conduct.may_eject(t, view.actor),
        "is_head": judging.hears_appeals(t, view.actor, (id,)),
        "heads": tuple(map(view.names.of, judging.other_heads(t, view.actor))),
        "others": deciders(t, view.actor),
        "penalties": tuple(penalty for who, penalty in t.conduct.penalties if who == id),
        "must_use": must_use(t, id),
        "chosen": now.round.squads.get(id) if now else None,
        "blanks": blanks(t, now.stage if now else Stage.SWISS),
        "coming": len(t.rounds) + 1,
        "score": score,
        "lost_clause": lost_clause(t) if t.phase in {Phase.SWISS, Phase.BRACKET} else None,
        "missing_card": t.conduct.missing_cards.get(id),
        "answers": answers(view, view.refused, None) if view.refused and view.refused.code == "drop-unsaid" else (),
    }
