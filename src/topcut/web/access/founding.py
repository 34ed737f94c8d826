"""Founding a tournament: the rule book that is meant, an id that a request sent twice has again, and whose it is."""

from typing import Any

from topcut.desk.origins import id_from
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.creation import create
from topcut.rules.ruleset import Ruleset, at_a_desk, text_of
from topcut.web.access.account import own
from topcut.web.access.clubs import club_meant
from topcut.web.access.quotas import refuse_another
from topcut.web.view import View
from topcut.words.settings import in_words


def the_book(name: str) -> Ruleset:
    """One that we know by this name, never the path of a file."""
    ruleset = at_a_desk().get(name)
    if ruleset is None:
        raise Refusal("ruleset-unknown-here", name=name, known=tuple(at_a_desk()))
    return ruleset


def found(view: View, book: str, club: str, **said: Any) -> TournamentId:
    """A new tournament by this rule book: the account's, or that of a club of its."""
    ruleset = the_book(book)
    holder = club_meant(view, club).id if club else ""
    made = new_id(view.actor.id, view.key)
    refuse_another(view, made)
    try:
        id, _ = view.desk.create(
            view.actor, create, tournament=made, key=view.key, sent=view.sent, ruleset=text_of(book), **said
        )
    except Refusal as refusal:
        raise in_words(refusal, ruleset) from None
    own(view, id, holder)
    return id


def new_id(organizer: str, key: str | None) -> TournamentId | None:
    """The same for a form that is sent twice."""
    if key is None:
        return None
    return id_from(organizer, key)
