"""Acts before the start: who plays, who is here, the tables, the officials."""

from typing import Annotated

import msgspec
from fastapi import APIRouter
from msgspec import Meta

from topcut.desk.describing import describe
from topcut.desk.names import newcomers
from topcut.desk.people import enter_people, official_meant
from topcut.desk.signing_up import arrival
from topcut.exchange.people_csv import alike
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions import officials, registration, venue
from topcut.rules.texts import Person
from topcut.store import Beside
from topcut.web.access.account import a_name, account_name
from topcut.web.access.quotas import refuse_players
from topcut.web.api.writing import MOST, Form, Id, Nothing, Number, OnePlayer, Words, act, player
from topcut.web.view import View

router = APIRouter()


class Newcomer(Form, frozen=True, kw_only=True):
    name: Words
    club: Words = ""
    contact: Words = ""
    paid: bool = False


class EnterPlayers(Form, frozen=True, kw_only=True):
    """`same_person` answers, by name, whether a player is the official or the player who left with that name."""

    players: Annotated[tuple[Newcomer, ...], Meta(min_length=1, max_length=MOST)]
    same_person: dict[Words, bool] = msgspec.field(default_factory=dict)


@act(router, "enter-players", "organize")
def enter_players(view: View, form: EnterPlayers) -> None:
    """Enter players: all of them, or none if one cannot be entered.

    The facts of the answer have their ids, in the order in which they were sent."""
    arrivals = [arrival(one.name, one.club, one.contact, paid=one.paid) for one in form.players]
    answers = {alike(name): same for name, same in form.same_person.items()}
    refuse_players(view, len(arrivals))
    enter_people(view.desk, view.tournament, view.actor, arrivals, same_person=answers, key=view.key, sent=view.sent)


@act(router, "check-in", "officiate")
def check_in(view: View, form: OnePlayer) -> None:
    """Check a player in."""
    view.act(registration.check_in, player(view, form.player))


@act(router, "check-out", "officiate")
def check_out(view: View, form: OnePlayer) -> None:
    """Say that a player is not here after all."""
    view.act(registration.check_out, player(view, form.player))


@act(router, "check-in-all", "officiate")
def check_in_all(view: View, form: Nothing) -> None:
    """Check everyone in."""
    view.act(registration.check_in_all)


class DescribePlayer(OnePlayer, frozen=True, kw_only=True):
    """`same_person` answers whether an official of that name is meant."""

    name: Words
    club: Words = ""
    same_person: bool | None = None


@act(router, "describe-player", "organize")
def describe_player(view: View, form: DescribePlayer) -> None:
    """Put right a player's name and club; the contact stays."""
    who = player(view, form.player)
    answers = {} if form.same_person is None else {alike(form.name): form.same_person}
    describe(
        view.desk,
        view.tournament,
        view.actor,
        who,
        name=form.name,
        club=form.club,
        same_person=answers,
        key=view.key,
        sent=view.sent,
    )


@act(router, "withdraw", "organize")
def withdraw(view: View, form: OnePlayer) -> None:
    """Take a player out before the start; whoever waits moves up."""
    view.act(registration.withdraw, player(view, form.player))


@act(router, "let-in-again", "officiate")
def let_in_again(view: View, form: OnePlayer) -> None:
    """Let a player in again who withdrew, or was not here at the start."""
    view.act(registration.let_in_again, PlayerId(form.player))


class Fee(OnePlayer, frozen=True, kw_only=True):
    paid: bool


@act(router, "note-fee", "officiate")
def note_fee(view: View, form: Fee) -> None:
    """Note that a player has paid, or has not."""
    view.act(registration.note_fee, player(view, form.player), paid=form.paid)


class FixSeat(OnePlayer, frozen=True, kw_only=True):
    table: Annotated[Number | None, Meta(description="Null: any table again")]


@act(router, "fix-seat", "officiate")
def fix_seat(view: View, form: FixSeat) -> None:
    """Let a player sit at the same table in every round."""
    table = None if form.table is None else TableNumber(form.table)
    view.act(registration.fix_seat, player(view, form.player), table)


class SetTables(Form, frozen=True, kw_only=True):
    count: Number


@act(router, "set-tables", "officiate")
def set_tables(view: View, form: SetTables) -> None:
    """Say how many tables the hall has."""
    view.act(venue.set_tables, form.count)


class SetTable(Form, frozen=True, kw_only=True):
    table: Number
    name: Words = ""
    note: Words = ""
    closed: bool = False
    stream: bool = False


@act(router, "set-table", "officiate")
def set_table(view: View, form: SetTable) -> None:
    """Describe one table: its name, a note, closed, or that of the stream."""
    about = {"name": form.name.strip(), "note": form.note.strip(), "closed": form.closed, "stream": form.stream}
    view.act(venue.set_table, TableNumber(form.table), **about)


class CheckTable(Form, frozen=True, kw_only=True):
    table: Annotated[Number | None, Meta(description="Null: all of them")] = None


@act(router, "check-table", "officiate")
def check_table(view: View, form: CheckTable) -> None:
    """Note that the terrain is set up for the coming round."""
    view.act(venue.check_table, None if form.table is None else TableNumber(form.table))


class NameOfficial(Form, frozen=True, kw_only=True):
    """Without a name it is the account itself. `same_person` answers whether a player of that name is meant."""

    role: Id
    name: Words = ""
    alternate: Id | None = None
    same_person: bool | None = None


@act(router, "name-official", "organize")
def name_official(view: View, form: NameOfficial) -> None:
    """Give somebody a role of the rule book."""
    role = officials.the_role(view.t, form.role)
    with view.desk.alone(view.tournament):
        id: str = view.actor.id
        new: Person | None = Person(PlayerId(id), account_name(view))
        if form.name:
            name, same = a_name(form.name), True if form.alternate else form.same_person
            answers = {} if same is None else {alike(name): same}
            id, new = official_meant(view.desk, view.tournament, name, role, same_person=answers)
        people = [] if new is None else [new]
        with newcomers(people):
            view.act(officials.name_official, id, form.role, alternate=form.alternate, beside=Beside(people))


class ReleaseOfficial(Form, frozen=True, kw_only=True):
    official: Id
    role: Id


@act(router, "release-official", "organize")
def release_official(view: View, form: ReleaseOfficial) -> None:
    """Take a role from an official."""
    view.act(officials.release_official, form.official, form.role)
