"""Everything about one player: name and contact, fee, seat, who to keep apart from, what they bring, signing off."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.namesakes import namesakes
from topcut.exchange.people_csv import alike, check_name, same
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import registration, rounds, venue
from topcut.rules.actions.officials import plays
from topcut.rules.tournament import deviates
from topcut.store import Person
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, known_player, shown
from topcut.web.organizer.players import answered, still_asked
from topcut.web.view import View, again

router = APIRouter()

PAGE = "/t/{tournament}/desk/players/{player}"


@router.get(PAGE)
def player_page(view: Annotated[View, may("officiate")], player: str) -> Response:
    id = known_player(view, player)
    t = view.t
    return shown(
        view,
        "player.html",
        player=t.players[id],
        person=_person(view, id),
        others=[other for other in t.players if other != id],
        apart=sorted(other for pair in t.forbidden if id in pair for other in pair if other != id),
        apart_is_declared=deviates(t, t.ruleset.pairing_clause),
        ticked={item: (passed, note) for who, item, passed, note in t.conduct.checks if who == id},
        approved={item: note for who, item, note in t.conduct.substitutes if who == id},
    )


@router.post(PAGE)
@again(player_page)
def save(view: Annotated[View, may("organize")], player: str) -> Response:
    """What is kept beside the log; a club also bends the pairing where club mates are kept apart, so it is a fact."""
    id = known_player(view, player)
    name, club, contact = (" ".join(view.text(part).split()) for part in ("name", "club", "contact"))
    check_name(name)
    _refuse_namesake(view, id, name)
    if alike(name) != alike(_person(view, id).name):
        _refuse_official(view, name)
    if club != (view.t.players[id].club or ""):
        view.act(registration.set_club, id, club or None)
    kept = replace(_person(view, id), name=name, club=club or None, contact=contact or None)
    view.desk.store.keep_person(view.tournament, kept)
    return view.go(desk(view, f"players/{id}"), f"{name} is saved.")


@router.post(f"{PAGE}/fee")
@again(player_page)
def fee(view: Annotated[View, may("officiate")], player: str) -> Response:
    id = known_player(view, player)
    paid = view.text("paid") == "yes"
    view.act(registration.note_fee, id, paid=paid)
    said = f"{view.names.of(id)} {'has paid' if paid else 'has not paid'}."
    return view.go(desk(view, "players" if view.text("back") == "players" else f"players/{id}"), said)


@router.post(f"{PAGE}/seat")
@again(player_page)
def seat(view: Annotated[View, may("officiate")], player: str) -> Response:
    id = known_player(view, player)
    table = view.perhaps_number("table")
    view.act(registration.fix_seat, id, None if table is None else TableNumber(table))
    where = "any table again" if table is None else f"table {table} in every round"
    return view.go(desk(view, f"players/{id}"), f"{view.names.of(id)} sits at {where}.")


@router.post(f"{PAGE}/apart")
@again(player_page)
def apart(view: Annotated[View, may("organize")], player: str) -> Response:
    """No rule book provides for this, so it is a public deviation from how rounds are paired."""
    id, other = known_player(view, player), known_player(view, view.text("other"))
    view.act(rounds.keep_apart, id, other, reason=view.text("reason"))
    said = f"{view.names.of(id)} and {view.names.of(other)} will not be paired if it can be avoided."
    return view.go(desk(view, f"players/{id}"), said)


@router.post(f"{PAGE}/materials")
@again(player_page)
def materials(view: Annotated[View, may("officiate")], player: str) -> Response:
    """Ticked off, or noted what is wrong (CH-01 to CH-06, TL-01, PS-01, MU-07, MU-12)."""
    id = known_player(view, player)
    item, note = view.text("item"), view.text("note")
    if view.text("do") == "substitute":
        view.act(venue.approve_substitute, id, item, note=note, confirm=view.confirm)
        return view.go(desk(view, f"players/{id}"), "The substitute has been approved.")
    view.act(venue.check_materials, id, item, passed=view.text("do") == "passed", note=note)
    return view.go(desk(view, f"players/{id}"))


@router.post(f"{PAGE}/withdraw")
@again(player_page)
def withdraw(view: Annotated[View, may("organize")], player: str) -> Response:
    id = known_player(view, player)
    name = view.names.of(id)
    view.act(registration.withdraw, id)
    return view.go(desk(view, "players"), f"{name} is signed off. You can undo this while it is the last step.")


@router.post(f"{PAGE}/forget")
@again(player_page)
def forget(view: Annotated[View, may("organize", sure=True)], player: str) -> Response:
    """Name, club and contact are deleted; the log has only an id, and still verifies."""
    id = known_player(view, player)
    if view.text("sure") != "yes":
        raise Refusal("forget-unsure", player=id)
    view.desk.store.forget_person(view.tournament, id)
    return view.go(desk(view, "players"), f"Name and contact details are deleted. From now on the pages say {id}.")


def _person(view: View, player: PlayerId) -> Person:
    found = (person for person in view.desk.store.people(view.tournament) if person.player == player)
    return next(found, Person(player, str(player), view.t.players[player].club))


def _refuse_official(view: View, name: str) -> None:
    """A new name that is also an official's: another person, or one who may not play (CH-48)."""
    for one in still_asked(view, [name]):
        raise one.asked(view.t)
    for one in namesakes(view.desk, view.tournament, [name]):
        if answered(view)[alike(name)]:
            about = {"official": one.official, "role": one.role.title, "may": plays(view.t, one.role)}
            raise Refusal("official-plays", clause=one.role.plays_clause, **about)


def _refuse_namesake(view: View, player: PlayerId, name: str) -> None:
    for person in view.desk.store.people(view.tournament):
        if person.player != player and person.player in view.t.players and same(person.name) == same(name):
            raise Refusal("people-in-already", name=name)
