"""Officials: who holds which role, who is let in with a phone, and who helps to organize."""

from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.names import newcomers
from topcut.desk.people import official_meant
from topcut.exchange.people_csv import alike
from topcut.ids import PlayerId
from topcut.rules.actions import officials as actions
from topcut.rules.ruleset import Role
from topcut.rules.texts import Person
from topcut.store import Beside
from topcut.web.access import may, staff
from topcut.web.access.account import a_name, account_name
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.organizer.players import answered
from topcut.web.rendering import code_image
from topcut.web.view import View, again
from topcut.web.viewer import Kind
from topcut.words import say
from topcut.words.rulebook import in_words_of_reader

router = APIRouter()
PAGE = "/t/{tournament}/desk/officials"


@router.get(PAGE)
def officials(view: Annotated[View, may("organize")]) -> Response:
    return _page(view)


@router.post(PAGE)
@again(officials)
def name_official(view: Annotated[View, may("organize")]) -> Response:
    """The organizer, a player who is an official too, a person we know already, or a new one."""
    named, role = view.text("name"), view.text("role")
    known = actions.the_role(view.t, role)
    with view.desk.alone(view.tournament):
        alternate = view.text("alternate") or None
        id, new = _myself(view) if view.text("me") else _meant(view, a_name(named), known, alternate)
        people = [] if new is None else [new]
        with newcomers(people):
            view.act(actions.name_official, id, role, alternate=alternate, beside=Beside(people))
    back = "start" if view.text("back") == "start" else "officials"
    return view.go(
        desk(view, back),
        say("desk-officials-added", role=in_words_of_reader(known.title), name=new.name if new else view.names.of(id)),
    )


@router.post(f"{PAGE}/release")
@again(officials)
def release(view: Annotated[View, may("organize")]) -> Response:
    official = view.text("official")
    view.act(actions.release_official, official, view.text("role"))
    return view.go(desk(view, "officials"), say("desk-officials-released", name=view.names.of(official)))


@router.post(f"{PAGE}/code")
@again(officials)
def code(view: Annotated[View, may("organize")]) -> Response:
    """Shown once, only on this page: a judge types it, and is let in from here."""
    made = staff.judge_code(view, view.text("name"))
    address = f"{view.settings.base_url}/judge"
    return _page(view, code=made, address=address, image=code_image(address))


@router.post(f"{PAGE}/invite")
@again(officials)
def invite(view: Annotated[View, may("own", sure=True)]) -> Response:
    """Shown once: a link that makes a co-organizer."""
    made = staff.invite(view, view.text("name"))
    return _page(view, invitation=made, image=code_image(made.link))


@router.post(f"{PAGE}/let-in")
@again(officials)
def let_in(view: Annotated[View, may("organize")]) -> Response:
    if view.text("answer") == "no":
        staff.send_away(view, view.text("session"))
        return view.go(desk(view, "officials"), say("desk-officials-sent-away"))
    holder = staff.let_in(view, view.text("session"))
    return view.go(desk(view, "officials"), say("desk-officials-let-in", name=view.names.of(holder)))


@router.post(f"{PAGE}/revoke")
@again(officials)
def revoke(view: Annotated[View, may("organize")]) -> Response:
    """A device that was let in, or an invitation that nobody has followed yet."""
    holder = view.text("holder")
    staff.revoke(view, holder)
    return view.go(desk(view, "officials"), say("desk-officials-signed-out", name=view.names.of(holder)))


def _page(view: View, **shown_once: Any) -> Response:
    t = view.t
    roles = {role.name: role for role in t.ruleset.officials}
    return shown(
        view,
        "officials.html",
        roles=roles,
        held=[(one, roles.get(one.role)) for one in t.officials],
        holders={role.name: actions.holders(t, role) for role in roles.values()},
        may_play=any(actions.plays(t, role) == "with-alternate" for role in roles.values()),
        senior=_senior(view),
        waiting=staff.waiting(view),
        mark=staff.mark,
        staff=staff.staff(view),
        owns=view.viewer.kind is Kind.OWNER,
        me=view.actor.id,
        **{"code": None, "invitation": None, "image": None, "address": None, **shown_once},
    )


def _myself(view: View) -> tuple[str, Person | None]:
    """Whoever has an account has a name on this computer; an official has it in the tournament."""
    id = view.actor.id
    return id, Person(PlayerId(id), account_name(view)) if view.viewer.has_password else None


def _meant(view: View, name: str, role: Role, alternate: str | None) -> tuple[str, Person | None]:
    """With an alternate it is the player of that name: only an official who plays needs one (MU-04)."""
    answers = {**({alike(name): True} if alternate else {}), **answered(view)}
    return official_meant(view.desk, view.tournament, name, role, same_person=answers)


def _senior(view: View) -> list[str]:
    """Who can rule on the games of an official who plays (MU-04)."""
    roles = {role.name for role in view.t.ruleset.officials if role.appeals or role.organizer == "is"}
    return list(dict.fromkeys([*(one.id for one in view.t.officials if one.role in roles), view.actor.id]))
