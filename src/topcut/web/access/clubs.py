"""Clubs: organizers who run tournaments together. An owner invites by a link; whoever is in sees all its desks."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from secrets import token_hex
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.clock import written
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store.accounts import Account, Accounts, Right, Token
from topcut.store.hosting import Club, Member, Part
from topcut.store.security_log import Act
from topcut.web.access.account import a_name, refuse_unwarned
from topcut.web.access.holding import CLUB
from topcut.web.access.memory import access_in
from topcut.web.access.organizing import Link
from topcut.web.access.rights import may
from topcut.web.access.secrets import as_link, as_typed, digest, fresh, read
from topcut.web.access.watch import counting, line
from topcut.web.rendering import code_image
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

INVITATION = "club"
INVITED_FOR = timedelta(days=7)
MOST = 20  # clubs of one account
PAGE = "/clubs/{club}"


@dataclass(frozen=True, slots=True)
class Mine:
    """A club as one of its members sees it."""

    club: Club
    role: Part
    members: tuple[tuple[Account, Part], ...]
    tournaments: tuple[TournamentId, ...]

    @property
    def is_owner(self) -> bool:
        return self.role is Part.OWNER

    @property
    def owners(self) -> int:
        return sum(role is Part.OWNER for _, role in self.members)


def clubs_of(view: View) -> tuple[Mine, ...]:
    """The clubs of this account, by name."""

    def look(accounts: Accounts) -> list[Mine]:
        return [_mine(accounts, one.club, view.viewer.id) for one in accounts.every(Member, account=view.viewer.id)]

    return tuple(sorted(view.desk.store.read_access(look), key=lambda one: one.club.name.casefold()))


def club_meant(view: View, id: str) -> Club:
    """A club that this account is in, as a form names it."""
    return view.desk.store.read_access(lambda accounts: _mine(accounts, id, view.viewer.id).club)


@router.get("/clubs")
def clubs(view: Annotated[View, may("account")]) -> Response:
    return view.page("access/clubs.html", clubs=clubs_of(view))


@router.post("/clubs")
@again(clubs)
def make(view: Annotated[View, may("account")]) -> Response:
    """Whoever makes it owns it."""
    made = Club(f"{CLUB}{token_hex(8)}", a_name(view.typed("name")), view.now)

    def job(accounts: Accounts) -> None:
        _refuse_many(accounts, view)
        accounts.put(made, Member(made.id, view.viewer.id, Part.OWNER.value))
        accounts.note(line(view, Act.CLUB_MADE, about=made.id))

    view.desk.store.change_access(job)
    return view.go(f"/clubs/{made.id}", say("club-made-said"))


@router.get("/clubs/join")
def join_page(view: Annotated[View, may("open")]) -> Response:
    return view.page("access/club_join.html")


@router.post("/clubs/join")
@again(join_page)
def join(view: Annotated[View, may("account")]) -> Response:
    secret = read(view.typed("code"))

    def job(accounts: Accounts) -> Club:
        token = accounts.one(Token, hash=digest(secret), kind=INVITATION) if secret else None
        if token is None:
            raise access_in(view.request).attempts.wrong_claim(INVITATION) or Refusal("club-link-dead")
        club = accounts.one(Club, id=token.holder)
        if token.until < view.now or club is None:
            raise Refusal("club-link-dead")
        if accounts.one(Member, club=club.id, account=view.viewer.id) is not None:
            raise Refusal("club-in-already", club=club.name)
        _refuse_many(accounts, view)
        accounts.remove(token)
        accounts.put(Member(club.id, view.viewer.id, Part.ORGANIZER.value))
        accounts.note(line(view, Act.CLUB_JOINED, about=club.id))
        return club

    with counting(view.request, Act.INVITATION_FAILED, "club-link-dead", "claims-too-many"):
        club = view.desk.store.change_access(job)
    return view.go("/", say("club-joined-said", club=club.name))


@router.get(PAGE)
def club_page(view: Annotated[View, may("account")], club: str) -> Response:
    return _page(view, club)


@router.post(f"{PAGE}/invite")
@again(club_page)
def invite(view: Annotated[View, may("account", sure=True)], club: str) -> Response:
    """Shown once, only on this page: a link that lets one organizer in."""
    refuse_unwarned(view)
    secret, now = fresh(), view.desk.clock.now()

    def job(accounts: Accounts) -> None:
        _owned(accounts, club, view)
        accounts.put(Token(digest(secret), INVITATION, None, club, written(now), written(now + INVITED_FOR)))
        accounts.note(line(view, Act.CLUB_INVITED, about=club))

    view.desk.store.change_access(job)
    made = Link(f"{view.settings.base_url}/clubs/join#{as_link(secret)}", as_typed(secret))
    return _page(view, club, made)


@router.post(f"{PAGE}/role")
@again(club_page)
def change_role(view: Annotated[View, may("account", sure=True)], club: str) -> Response:
    """An organizer becomes an owner, or the other way round; one owner is always left."""
    who, role = view.text("account"), Part.OWNER if view.text("role") == Part.OWNER else Part.ORGANIZER

    def job(accounts: Accounts) -> Account:
        mine = _owned(accounts, club, view)
        account, before = _the_member(mine, who)
        if before is Part.OWNER and role is not Part.OWNER and mine.owners == 1:
            raise Refusal("club-last-owner")
        accounts.put(Member(club, account.id, role.value))
        accounts.note(line(view, Act.CLUB_ROLE, about=account.id))
        return account

    account = view.desk.store.change_access(job)
    return view.go(f"/clubs/{club}", say("club-role-said", role=role.value, name=account.name))


@router.post(f"{PAGE}/remove")
@again(club_page)
def remove(view: Annotated[View, may("account", sure=True)], club: str) -> Response:
    """At once: the next page of a removed member is that of a stranger."""
    who = view.text("account")

    def job(accounts: Accounts) -> Account:
        mine = _owned(accounts, club, view)
        account, _ = _the_member(mine, who)
        if account.id == view.viewer.id:
            raise Refusal("account-own")
        accounts.remove(*accounts.every(Member, club=club, account=account.id))
        accounts.note(line(view, Act.CLUB_REMOVED, about=account.id))
        return account

    account = view.desk.store.change_access(job)
    return view.go(f"/clubs/{club}", say("club-removed-said", name=account.name))


@router.post(f"{PAGE}/leave")
@again(club_page)
def leave(view: Annotated[View, may("account")], club: str) -> Response:
    """With its last member a club is gone."""

    def job(accounts: Accounts) -> Club:
        mine = _mine(accounts, club, view.viewer.id)
        leave_club(accounts, mine, view.viewer.id)
        accounts.note(line(view, Act.CLUB_LEFT, about=club))
        return mine.club

    left = view.desk.store.change_access(job)
    return view.go("/clubs", say("club-left-said", club=left.name))


def leave_club(accounts: Accounts, mine: Mine, account: str) -> None:
    """A club with others in it keeps an owner; one without anyone owns nothing and is gone."""
    alone = len(mine.members) == 1
    if not alone and mine.is_owner and mine.owners == 1:
        raise Refusal("club-last-owner")
    if alone and mine.tournaments:
        raise Refusal("club-holds", count=len(mine.tournaments))
    accounts.remove(*accounts.every(Member, club=mine.club.id, account=account))
    if alone:
        accounts.remove(mine.club, *accounts.every(Token, kind=INVITATION, holder=mine.club.id))


def all_of(accounts: Accounts, account: str) -> tuple[Mine, ...]:
    """The clubs of an account, inside a transaction."""
    return tuple(_mine(accounts, one.club, account) for one in accounts.every(Member, account=account))


def _page(view: View, club: str, link: Link | None = None) -> Response:
    mine = view.desk.store.read_access(lambda accounts: _mine(accounts, club, view.viewer.id))
    image = code_image(link.address) if link else None
    return view.page("access/club.html", mine=mine, titles=_titles(view, mine), link=link, image=image)


def _titles(view: View, mine: Mine) -> Mapping[TournamentId, str]:
    store = view.desk.store
    return {one.id: one.name for one in store.tournaments(mine.tournaments) if store.kept(one.id).deleted is None}


def _mine(accounts: Accounts, club: str, account: str) -> Mine:
    found, member = accounts.one(Club, id=club), accounts.one(Member, club=club, account=account)
    if found is None or member is None or member.role not in set(Part):
        raise Refusal("club-unknown")
    known = ((accounts.one(Account, id=one.account), one) for one in accounts.every(Member, club=club))
    members = [(one, Part(member.role)) for one, member in known if one is not None and member.role in set(Part)]
    held = [right.tournament for right in accounts.every(Right, holder=club)]
    return Mine(found, Part(member.role), tuple(members), tuple(held))


def _owned(accounts: Accounts, club: str, view: View) -> Mine:
    mine = _mine(accounts, club, view.viewer.id)
    if not mine.is_owner:
        raise Refusal("club-owner-needed")
    return mine


def _the_member(mine: Mine, account: str) -> tuple[Account, Part]:
    found = next((one for one in mine.members if one[0].id == account), None)
    if found is None:
        raise Refusal("account-strange")
    return found


def _refuse_many(accounts: Accounts, view: View) -> None:
    if len(accounts.every(Member, account=view.viewer.id)) >= MOST:
        raise Refusal("clubs-many", most=MOST)
