"""What officials look after at the tables: materials, deck checks, lost cards, squads, rulings and appeals."""

from typing import Annotated

from fastapi import APIRouter
from msgspec import Meta

from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions import deck_checks, judging, lost_cards, squads, venue
from topcut.web.api.writing import Confirmed, Form, Id, Number, OnePlayer, Words, act, player
from topcut.web.view import View
from topcut.words import say

router = APIRouter()


class CheckMaterial(OnePlayer, frozen=True, kw_only=True):
    item: Words
    passed: bool = True
    note: Words = ""


@act(router, "check-material", "officiate")
def check_material(view: View, form: CheckMaterial) -> None:
    """Tick off what a player brings, or note what is wrong with it."""
    who = player(view, form.player)
    view.act(venue.check_materials, who, form.item.strip(), passed=form.passed, note=form.note.strip())


class ApproveSubstitute(OnePlayer, frozen=True, kw_only=True):
    item: Words
    note: Words = ""
    confirm: Confirmed = ()


@act(router, "approve-substitute", "officiate")
def approve_substitute(view: View, form: ApproveSubstitute) -> None:
    """Approve a substitute for something that a player has not brought; only an organizer may."""
    who, note = player(view, form.player), form.note.strip()
    view.act(venue.approve_substitute, who, form.item.strip(), note=note, confirm=form.confirm)


class DrawDeckChecks(Form, frozen=True, kw_only=True):
    round: Number
    tables: Annotated[Number, Meta(description="How many")]


@act(router, "draw-deck-checks", "officiate")
def draw_deck_checks(view: View, form: DrawDeckChecks) -> None:
    """Draw tables of the round for a deck check; players learn of it when the round is closed."""
    view.act(deck_checks.draw, form.tables, round=form.round)


class NoteDeckCheck(OnePlayer, frozen=True, kw_only=True):
    drawn: Annotated[Number, Meta(description="The number of the fact that drew the table")]
    fine: bool
    clause: Annotated[Id, Meta(description="The one that is broken")] = ""
    note: Words = ""


@act(router, "note-deck-check", "officiate")
def note_deck_check(view: View, form: NoteDeckCheck) -> None:
    """Note what a deck check has found on one of the players."""
    who, said = player(view, form.player), form.note.strip()
    view.act(deck_checks.note, form.drawn, who, fine=form.fine, clause=form.clause.strip(), note=said)


class MissesCard(OnePlayer, frozen=True, kw_only=True):
    card: Annotated[Words, Meta(description="Can be left out if it was said before")] = ""


class CardMissing(MissesCard, frozen=True, kw_only=True):
    card: Words
    minutes: Annotated[Number | None, Meta(description="More time to look for it, while the game is played")] = None


@act(router, "card-missing", "officiate")
def card_missing(view: View, form: CardMissing) -> None:
    """Note that a player looks for a lost card, with more time for that table."""
    who, reason = player(view, form.player), say("lost-extension")
    view.act(lost_cards.card_missing, who, form.card.strip(), minutes=form.minutes, reason=reason)


@act(router, "card-replaced", "officiate")
def card_replaced(view: View, form: OnePlayer) -> None:
    """Note that a lost card is found, or that there is another one."""
    view.act(lost_cards.card_replaced, player(view, form.player))


@act(router, "concede-for-card", "officiate")
def concede_for_card(view: View, form: MissesCard) -> None:
    """End the game of a player who has found no replacement for a lost card as conceded."""
    view.act(lost_cards.concede_game, player(view, form.player), form.card.strip())


class ChooseSquads(OnePlayer, frozen=True, kw_only=True):
    round: Number
    squads: Annotated[tuple[Number, ...], Meta(max_length=20)]


@act(router, "choose-squads", "officiate")
def choose_squads(view: View, form: ChooseSquads) -> None:
    """Choose the squads of a round for a player without a phone."""
    view.act(squads.choose, player(view, form.player), form.round, form.squads)


class GiveRuling(Form, frozen=True, kw_only=True):
    table: Number
    question: Words
    answer: Words
    decided_by: Annotated[Id | None, Meta(description="Whose ruling the organizer writes down")] = None


@act(router, "give-ruling", "officiate")
def give_ruling(view: View, form: GiveRuling) -> None:
    """Write down a ruling for both players of a table."""
    said, at = (form.question.strip(), form.answer.strip()), TableNumber(form.table)
    view.act(judging.give_ruling, *said, table=at, decided_by=form.decided_by)


class Appeal(OnePlayer, frozen=True, kw_only=True):
    ruling: Number


@act(router, "appeal", "officiate")
def appeal(view: View, form: Appeal) -> None:
    """Note that a player appeals against a ruling."""
    view.act(judging.appeal, form.ruling, player=PlayerId(form.player))


class DecideAppeal(Form, frozen=True, kw_only=True):
    ruling: Number
    upheld: bool
    answer: Annotated[Words, Meta(description="The new answer, where the ruling is not upheld")] = ""
    decided_by: Annotated[Id | None, Meta(description="Whose decision the organizer writes down")] = None


@act(router, "decide-appeal", "officiate")
def decide_appeal(view: View, form: DecideAppeal) -> None:
    """Decide an appeal: that is final."""
    view.act(judging.decide_appeal, form.ruling, form.upheld, form.answer.strip(), decided_by=form.decided_by)
