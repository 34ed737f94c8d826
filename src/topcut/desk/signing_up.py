"""Players sign up by themselves, if the organizer allows it: at once, or after the organizer has said yes."""

from collections.abc import Collection

from topcut.desk.door import Desk
from topcut.desk.namesakes import Answers, namesakes
from topcut.desk.people import enter_people, names_in
from topcut.exchange.people_csv import Arrival, check_cell, check_name, same
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actor import Actor
from topcut.rules.tournament import Phase
from topcut.store.applicants import Applicant

MOST_WAITING = 500  # junk must not fill the disk (K5)


def is_open(desk: Desk, tournament: TournamentId) -> bool:
    """Whether people can sign up by themselves now."""
    t = desk.look(tournament)
    return desk.store.sign_up(tournament).open and t.phase is Phase.SIGN_UP and not t.locked


def sign_up(
    desk: Desk,
    tournament: TournamentId,
    name: str,
    club: str = "",
    contact: str = "",
    *,
    nonce: str = "",
    key: str | None = None,
) -> PlayerId | None:
    """The player who is now in. None: the organizer has to say yes first, for example because an official, or a player
    who was signed off, has the same name. `nonce` is the number that a phone with a script adds to the draw."""
    if not is_open(desk, tournament):
        raise Refusal("sign-up-closed")
    one = arrival(name, club, contact)
    if not desk.store.sign_up(tournament).asks and not namesakes(desk, tournament, [one.name]):
        try:
            entered = enter_people(desk, tournament, None, [one], nonce=nonce, key=key)
        except Refusal as refusal:
            raise _to_whoever_signs_up(refusal, one.name) from None
        return entered[0] if entered else None
    with desk.alone(tournament):
        waiting = desk.store.applicants(tournament)
        if same(one.name) in {same(applicant.name) for applicant in waiting}:
            raise Refusal("sign-up-twice", name=one.name)
        if same(one.name) in names_in(desk, tournament):
            raise Refusal("sign-up-known", name=one.name)
        if len(waiting) >= MOST_WAITING:
            raise Refusal("sign-ups-too-many", most=MOST_WAITING)
        made = Applicant(0, one.name, one.club, one.contact, desk.clock.stamp())
        desk.store.keep_applicant(tournament, made)
    return None


def _to_whoever_signs_up(refusal: Refusal, name: str) -> Refusal:
    """They have no list of names from which they could leave one out."""
    return Refusal("sign-up-known", name=name) if refusal.code == "people-in-already" else refusal


def admit(
    desk: Desk,
    tournament: TournamentId,
    by: Actor,
    numbers: Collection[int],
    *,
    same_person: Answers | None = None,
    key: str | None = None,
    sent: bytes | None = None,
) -> tuple[PlayerId, ...]:
    """Yes: they are entered, in the order in which they asked."""
    with desk.alone(tournament):
        asked = [one for one in desk.store.applicants(tournament) if one.number in numbers]
        arrivals = [Arrival(one.number, one.name, one.club, one.contact) for one in asked]
        entered: tuple[PlayerId, ...] = ()
        if arrivals:
            entered = enter_people(desk, tournament, by, arrivals, same_person=same_person, key=key, sent=sent)
        decline(desk, tournament, [one.number for one in asked])
    return entered


def decline(desk: Desk, tournament: TournamentId, numbers: Collection[int]) -> None:
    """After a no or a yes, nothing of what they wrote stays here."""
    for number in numbers:
        desk.store.drop_applicant(tournament, number)


def arrival(name: str, club: str, contact: str, *, paid: bool = False) -> Arrival:
    """One player as they were typed, if a screen can show it."""
    name, club, contact = (" ".join(text.split()) for text in (name, club, contact))
    check_name(name)
    for text in (club, contact):
        check_cell(text)
    return Arrival(1, name, club or None, contact or None, paid)
