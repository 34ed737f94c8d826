"""Drops and warnings: who is in and who has left, and for each player the games, leaving, conduct and lost cards."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.people_csv import same
from topcut.ids import PlayerId
from topcut.rules.actions import conduct, leaving, lost_cards, rounds, squads
from topcut.rules.actions.guards import lost_clause
from topcut.rules.actions.reports import replaces_absent
from topcut.rules.actor import Role
from topcut.rules.line_up import must_use
from topcut.rules.match import Pair, Stage
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import standings
from topcut.rules.record import Outcome, record, tally
from topcut.rules.state import place, playing, score
from topcut.rules.tournament import Phase, Player, Tournament
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, known_player, shown
from topcut.web.organizer.entry_lines import answers, dropped
from topcut.web.result_form import blanks, entry, whole
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

PAGE = "/t/{tournament}/desk/people/{player}"
STATES = ("in", "dropped", "ejected", "warned", "card")


@router.get("/t/{tournament}/desk/people")
def drops_page(view: Annotated[View, may("officiate")], state: str = "", name: str = "") -> Response:
    t = view.t
    found = [
        player
        for player in t.players.values()
        if not player.waiting and _is(t, player, state) and same(name) in same(view.names.of(player.id))
    ]
    return shown(
        view,
        "drops_and_warnings.html",
        people=sorted(found, key=lambda player: same(view.names.of(player.id))),
        states=STATES,
        state=state,
        name=name,
        ranks={row.player: row.rank for row in standings(t)},
        sheet=sheet(t),
        tally=tally(t),
        warnings={player.id: len(conduct.warnings_of(t, player.id)) for player in found},
        asked=conduct.ejection_asked(t),
    )


@router.get(PAGE)
def player_in_play(view: Annotated[View, may("officiate")], player: str) -> Response:
    t = view.t
    id = known_player(view, player)
    now, seat = playing(t), place(t, id)
    return shown(
        view,
        "player_in_play.html",
        player=t.players[id],
        match=seat.number if seat and seat.is_open else None,
        won_unplayed=leaving.won_unplayed(t, id),
        is_replaced=replaces_absent(t, now.stage) if now else False,
        games=[one for one in record(t, id) if one.outcome is not Outcome.NOT_IN],
        ranks={row.player: row.rank for row in standings(t)},
        sheet=sheet(t),
        tally=tally(t),
        warnings=conduct.warnings_of(t, id),
        is_asked=id in conduct.ejection_asked(t),
        proposals=tuple(one for one in conduct.ejection_proposed(t) if one.player == id),
        may_eject=conduct.may_eject(t, view.actor),
        others=others(view),
        penalties=tuple(penalty for who, penalty in t.conduct.penalties if who == id),
        must_use=must_use(t, id),
        chosen=now.round.squads.get(id) if now else None,
        blanks=blanks(t, now.stage if now else Stage.SWISS),
        coming=len(t.rounds) + 1,
        score=score,
        lost_clause=lost_clause(t) if t.phase in {Phase.SWISS, Phase.BRACKET} else None,
        missing_card=t.conduct.missing_cards.get(id),
        answers=answers(view, view.refused, None) if view.refused and view.refused.code == "drop-unsaid" else (),
    )


@router.post(f"{PAGE}/drop")
@again(player_in_play)
def drop(view: Annotated[View, may("organize")], player: str) -> Response:
    """Had the game begun, had the winner of an unplayed one come (R-1), and was anyone told (CH-24)?"""
    begun = view.text("begun") == "yes"
    view.act(
        leaving.drop,
        PlayerId(player),
        begun=begun,
        scores=_scores(view) if begun else None,
        noticed=view.text("noticed") != "no",
        came={"yes": True, "no": False}.get(view.text("came")),
    )
    return _back(view, player, "desk-dropped")


@router.post(f"{PAGE}/absent")
@again(player_in_play)
def not_appeared(view: Annotated[View, may("officiate")], player: str) -> Response:
    """Whether the player is dropped, too, is asked once (CH-25)."""
    view.act(leaving.not_appeared, PlayerId(player), dropped=dropped(view))
    is_out = view.desk.look(view.tournament).players[PlayerId(player)].dropped
    return _back(view, player, "desk-dropped" if is_out else "desk-absent")


@router.post(f"{PAGE}/rejoin")
@again(player_in_play)
def rejoin(view: Annotated[View, may("organize")], player: str) -> Response:
    view.act(leaving.rejoin, PlayerId(player))
    return _back(view, player, "desk-rejoined")


@router.post(f"{PAGE}/away")
@again(player_in_play)
def away(view: Annotated[View, may("organize")], player: str) -> Response:
    is_away = view.text("away") != "no"
    view.act(rounds.arrange_absence, PlayerId(player), view.number("round"), away=is_away)
    return _back(view, player, "desk-away" if is_away else "desk-there")


@router.post(f"{PAGE}/warn")
@again(player_in_play)
def warn(view: Annotated[View, may("officiate")], player: str) -> Response:
    """At the third the official answers in the same form: ask the head official, eject, or say why not."""
    ground, note, answer = (view.text(part) for part in ("ground", "what", "eject"))
    if ground == "other":
        ground, note = note, ""
    eject = {"yes": True, "no": False}.get(answer)
    view.act(leaving.warn_and_answer, PlayerId(player), ground, note, eject_now=eject, reason=view.text("reason"))
    return _back(view, player, "desk-ejected" if answer == "yes" else "desk-warned")


@router.post(f"{PAGE}/spare")
@again(player_in_play)
def spare(view: Annotated[View, may("officiate")], player: str) -> Response:
    """The other answer to the question of the third warning."""
    view.act(conduct.decline_ejection, PlayerId(player), view.text("reason"))
    return _back(view, player, "desk-spared")


@router.post(f"{PAGE}/eject")
@again(player_in_play)
def eject(view: Annotated[View, may("officiate")], player: str) -> Response:
    begun = view.text("begun") == "yes"
    view.act(
        leaving.eject,
        PlayerId(player),
        view.text("reason") or view.text("ground"),
        begun=begun,
        scores=_scores(view) if begun else None,
        about=view.text("about") or conduct.CONDUCT,
        decided_by=view.text("by") or None,
    )
    return _back(view, player, "desk-ejected")


@router.post(f"{PAGE}/propose")
@again(player_in_play)
def propose(view: Annotated[View, may("officiate")], player: str) -> Response:
    """By an official who may not eject (MU-05)."""
    view.act(conduct.propose_ejection, PlayerId(player), view.text("reason") or view.text("ground"))
    return _back(view, player, "desk-proposed")


@router.post(f"{PAGE}/penalty")
@again(player_in_play)
def penalize(view: Annotated[View, may("organize")], player: str) -> Response:
    view.act(conduct.penalize, PlayerId(player), view.text("penalty"))
    return _back(view, player, "desk-penalized")


@router.post(f"{PAGE}/card")
@again(player_in_play)
def card(view: Annotated[View, may("officiate")], player: str) -> Response:
    """The steps of MU-13; that a player is removed in the end is an ejection like any other."""
    id, do = known_player(view, player), view.text("do")
    if do == "found":
        view.act(lost_cards.card_replaced, id)
        said = "desk-card-found"
    elif do == "concede":
        view.act(lost_cards.concede_game, id, view.text("card"))
        said = "desk-card-conceded"
    else:
        minutes, reason = view.perhaps_number("minutes"), say("lost-extension")
        view.act(lost_cards.card_missing, id, view.text("card"), minutes=minutes, reason=reason)
        said = "desk-card-missing"
    return _back(view, player, said, "#card")


@router.post(f"{PAGE}/squads")
@again(player_in_play)
def choose_squads(view: Annotated[View, may("officiate")], player: str) -> Response:
    """For a player without a phone."""
    typed = view.text("squads")
    words = typed.replace(",", " ").split()
    chosen = tuple(whole(word if word.isdecimal() else typed) for word in words)  # a refusal quotes all that was typed
    view.act(squads.choose, PlayerId(player), rounds.current(view.t).number, chosen)
    return _back(view, player, "desk-squads")


def others(view: View) -> tuple[str, ...]:
    """The officials whose decisions this organizer writes down; no other official does that."""
    if view.actor.role is not Role.ORGANIZER:
        return ()
    return tuple(dict.fromkeys(one.id for one in view.t.officials if one.id != view.actor.id))


def _is(t: Tournament, player: Player, state: str) -> bool:
    """Whether a player is one of those asked for; an unknown word asks for everyone."""
    answers = {
        "in": player.is_active,
        "dropped": player.dropped and not player.ejected,
        "ejected": player.ejected,
        "card": player.is_active and player.id in t.conduct.missing_cards,
        "warned": bool(conduct.warnings_of(t, player.id)),
    }
    return answers.get(state, True)


def _scores(view: View) -> Mapping[str, Pair] | None:
    now = playing(view.t)
    return entry(view.t, now.stage if now else Stage.SWISS, view.entered).scores or None


def _back(view: View, player: str, code: str, part: str = "") -> Response:
    return view.go(desk(view, f"people/{player}{part}"), say(code, player=view.names.of(player)))
