"""What officials do about one player during play: leaving and coming back, warnings, penalties, lost cards, squads."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import conduct, leaving, lost_cards, rounds, squads
from topcut.rules.match import Pair, Stage
from topcut.rules.state import playing
from topcut.web.access import may
from topcut.web.frame import came_from
from topcut.web.organizer.desk_page import desk, is_answered, known_player
from topcut.web.organizer.entry_lines import dropped
from topcut.web.organizer.player import PAGE, player_page
from topcut.web.result_form import entry, whole
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.post(f"{PAGE}/drop")
@again(player_page)
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
@again(player_page)
def not_appeared(view: Annotated[View, may("officiate")], player: str) -> Response:
    """Whether the player is dropped, too, is asked once (CH-25); in the bracket, where that is not a question (R-6),
    only whether it is meant."""
    id = known_player(view, player)
    if view.t.stage is Stage.BRACKET and view.text("sure") != "yes":
        raise Refusal("absent-asked", player=id)
    view.act(leaving.not_appeared, id, dropped=dropped(view))
    is_out = view.desk.look(view.tournament).players[id].dropped
    return _back(view, player, "desk-dropped" if is_out else "desk-absent")


@router.post(f"{PAGE}/rejoin")
@again(player_page)
def rejoin(view: Annotated[View, may("organize")], player: str) -> Response:
    view.act(leaving.rejoin, PlayerId(player))
    return _back(view, player, "desk-rejoined")


@router.post(f"{PAGE}/away")
@again(player_page)
def away(view: Annotated[View, may("organize")], player: str) -> Response:
    is_away = view.text("away") != "no"
    view.act(rounds.arrange_absence, PlayerId(player), view.number("round"), away=is_away)
    return _back(view, player, "desk-away" if is_away else "desk-there")


@router.post(f"{PAGE}/warn")
@again(player_page)
def warn(view: Annotated[View, may("officiate")], player: str) -> Response:
    """At the third the official answers in the same form: ask the head official, or say why not. To eject takes a
    second step, which asks how the game ends."""
    ground, note, answer = (view.text(part) for part in ("ground", "what", "eject"))
    known = view.perhaps_number("known")
    if ground == "other":
        ground, note = note, ""
    if answer == "no":
        view.act(leaving.warn_and_spare, PlayerId(player), ground, note, reason=view.text("reason"), known=known)
    else:
        view.act(conduct.warn, PlayerId(player), ground, note, known=known)
    if answer == "yes":
        return _back(view, player, "desk-warned-eject", "?eject=asked#eject")
    return view.go(came_from(view, desk(view, f"players/{player}")), say("desk-warned", player=view.names.of(player)))


@router.post(f"{PAGE}/spare")
@again(player_page)
def spare(view: Annotated[View, may("officiate")], player: str) -> Response:
    """The other answer to the question of the third warning."""
    view.act(conduct.decline_ejection, PlayerId(player), view.text("reason"))
    return _back(view, player, "desk-spared")


@router.post(f"{PAGE}/eject")
@again(player_page)
def eject(view: Annotated[View, may("officiate")], player: str) -> Response:
    id, begun = known_player(view, player), view.text("begun") == "yes"
    if not view.text("begun") and not is_answered(view):
        leaving.ask_whether_begun(view.t, id)
    view.act(
        leaving.eject,
        id,
        view.text("reason") or view.text("ground"),
        begun=begun,
        scores=_scores(view) if begun else None,
        about=view.text("about") or conduct.CONDUCT,
        decided_by=view.text("by") or None,
    )
    return _back(view, player, "desk-ejected")


@router.post(f"{PAGE}/propose")
@again(player_page)
def propose(view: Annotated[View, may("officiate")], player: str) -> Response:
    """By an official who may not eject (MU-05)."""
    view.act(conduct.propose_ejection, PlayerId(player), view.text("reason") or view.text("ground"))
    return _back(view, player, "desk-proposed")


@router.post(f"{PAGE}/penalty")
@again(player_page)
def penalize(view: Annotated[View, may("organize")], player: str) -> Response:
    view.act(conduct.penalize, PlayerId(player), view.text("penalty"))
    return _back(view, player, "desk-penalized")


@router.post(f"{PAGE}/lost-card")
@again(player_page)
def lost_card(view: Annotated[View, may("officiate")], player: str) -> Response:
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
    return _back(view, player, said, "#lost-card")


@router.post(f"{PAGE}/squads")
@again(player_page)
def choose_squads(view: Annotated[View, may("officiate")], player: str) -> Response:
    """For a player without a phone."""
    typed = view.text("squads")
    words = typed.replace(",", " ").split()
    chosen = tuple(whole(word if word.isdecimal() else typed) for word in words)  # a refusal quotes all that was typed
    view.act(squads.choose, PlayerId(player), rounds.current(view.t).number, chosen)
    return _back(view, player, "desk-squads")


def _scores(view: View) -> Mapping[str, Pair] | None:
    now = playing(view.t)
    return entry(view.t, now.stage if now else Stage.SWISS, view.entered).scores or None


def _back(view: View, player: str, code: str, part: str = "") -> Response:
    return view.go(desk(view, f"players/{player}{part}"), say(code, player=view.names.of(player)))
