"""Folding what becomes of players: entering, checking in, lists, leaving, coming back."""

from collections.abc import Iterable
from dataclasses import replace

from topcut.ids import PlayerId
from topcut.rules.card_table import LEAVE, Answer
from topcut.rules.facts import (
    ClubSet,
    FeeNoted,
    ListAccepted,
    ListChecked,
    ListCorrected,
    ListHandedIn,
    ListsPublished,
    NonceAdded,
    PlayerAdmitted,
    PlayerArrived,
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerDropped,
    PlayerEjected,
    PlayerEntered,
    PlayerReadmitted,
    PlayerRejoined,
    PlayerWithdrawn,
    PoolRegistered,
    SeatFixed,
    Stamped,
)
from topcut.rules.fold.draft import Draft, Folds
from topcut.rules.match import Stage
from topcut.rules.texts import LISTS_KEPT, STRUCK_OUT
from topcut.rules.tournament import ILLEGAL, ListCheck, Player


def _entered(draft: Draft, fact: PlayerEntered, _stamp: Stamped) -> None:
    draft.signed_off.pop(fact.player, None)
    draft.players[fact.player] = Player(fact.player, club=fact.club, waiting=fact.waiting, robot=fact.robot)
    _miss(draft, fact.player, fact.missed)


def _admitted(draft: Draft, fact: PlayerAdmitted, _stamp: Stamped) -> None:
    draft.players[fact.player] = replace(draft.players[fact.player], waiting=False)


def _withdrawn(draft: Draft, fact: PlayerWithdrawn, stamp: Stamped) -> None:
    leaver = draft.players.pop(fact.player)
    draft.signed_off[fact.player] = replace(leaver, checked_in=False, nonce=None, signed_off=stamp.at)
    draft.lots.pop(fact.player, None)


def _readmitted(draft: Draft, fact: PlayerReadmitted, _stamp: Stamped) -> None:
    draft.players[fact.player] = replace(draft.signed_off.pop(fact.player), waiting=fact.waiting, signed_off=None)
    _miss(draft, fact.player, fact.missed)


def _checked_in(draft: Draft, fact: PlayerCheckedIn, _stamp: Stamped) -> None:
    player = draft.players[fact.player]
    draft.players[fact.player] = replace(player, checked_in=True, nonce=fact.nonce or player.nonce)


def _checked_out(draft: Draft, fact: PlayerCheckedOut, _stamp: Stamped) -> None:
    draft.players[fact.player] = replace(draft.players[fact.player], checked_in=False, nonce=None)


def _arrived(draft: Draft, fact: PlayerArrived, _stamp: Stamped) -> None:
    player = draft.players[fact.player]
    days = player.days | {fact.day} if fact.here else player.days - {fact.day}
    draft.players[fact.player] = replace(player, days=days)


def _nonce(draft: Draft, fact: NonceAdded, _stamp: Stamped) -> None:
    draft.players[fact.player] = replace(draft.players[fact.player], nonce=fact.nonce)


def _fee(draft: Draft, fact: FeeNoted, _stamp: Stamped) -> None:
    draft.players[fact.player] = replace(draft.players[fact.player], paid=fact.paid)


def _club(draft: Draft, fact: ClubSet, _stamp: Stamped) -> None:
    draft.players[fact.player] = replace(draft.players[fact.player], club=fact.club)


def _seat(draft: Draft, fact: SeatFixed, _stamp: Stamped) -> None:
    draft.players[fact.player] = replace(draft.players[fact.player], table=fact.table)


def _list(draft: Draft, fact: ListHandedIn, stamp: Stamped) -> None:
    player = draft.players[fact.player]
    draft.players[fact.player] = replace(
        player, list=_left(fact.text), list_check=None, list_accepted=False, lists=_versions(player.lists, stamp)
    )


def _left(text: str) -> str | None:
    """A list that was struck out is none, where an undo makes it the last one again."""
    return None if text == STRUCK_OUT else text


def _versions(before: tuple[int, ...], stamp: Stamped) -> tuple[int, ...]:
    return (*before, stamp.n)[-LISTS_KEPT:]


def _list_checked(draft: Draft, fact: ListChecked, _stamp: Stamped) -> None:
    """What was accepted before does not cover what is only found now."""
    player = draft.players[fact.player]
    accepted = player.list_accepted and fact.grade != ILLEGAL
    found = ListCheck(fact.grade, fact.findings, fact.catalogues)
    draft.players[fact.player] = replace(player, list_check=found, list_accepted=accepted)


def _list_accepted(draft: Draft, fact: ListAccepted, _stamp: Stamped) -> None:
    draft.players[fact.player] = replace(draft.players[fact.player], list_accepted=True)


def _list_corrected(draft: Draft, fact: ListCorrected, stamp: Stamped) -> None:
    """A judge has corrected it, so it is accepted (MU-11)."""
    player = draft.players[fact.player]
    draft.players[fact.player] = replace(
        player, list=_left(fact.text), list_check=None, list_accepted=True, lists=_versions(player.lists, stamp)
    )


def _pool(draft: Draft, fact: PoolRegistered, stamp: Stamped) -> None:
    player = draft.players[fact.player]
    draft.players[fact.player] = replace(player, pool=_left(fact.text), pools=_versions(player.pools, stamp))


def _lists_published(draft: Draft, fact: ListsPublished, _stamp: Stamped) -> None:
    draft.lists_published = fact.published


def _dropped(draft: Draft, fact: PlayerDropped, _stamp: Stamped) -> None:
    draft.players[fact.player] = replace(draft.players[fact.player], dropped=True)
    if draft.card_table is not None:
        left = Answer(fact.player, LEAVE, "")
        table = draft.card_table.without_stand_in(fact.player)
        draft.card_table = replace(table, answers=(*table.answers, left))
    _leave_bracket(draft, fact.player, fact.bracket_round)


def _ejected(draft: Draft, fact: PlayerEjected, _stamp: Stamped) -> None:
    draft.players[fact.player] = replace(draft.players[fact.player], ejected=True)
    _leave_bracket(draft, fact.player, fact.bracket_round)


def _rejoined(draft: Draft, fact: PlayerRejoined, _stamp: Stamped) -> None:
    draft.players[fact.player] = replace(draft.players[fact.player], dropped=False)
    _miss(draft, fact.player, fact.missed)


def _miss(draft: Draft, player: PlayerId, rounds: Iterable[int]) -> None:
    for number in rounds:
        draft.open_round(Stage.SWISS, number).unpaired_losses.append(player)


def _leave_bracket(draft: Draft, player: PlayerId, round: int | None) -> None:
    if round is not None:
        draft.open_bracket().drops[player] = round


FOLDS: Folds = {
    PlayerEntered: _entered,
    PlayerAdmitted: _admitted,
    PlayerWithdrawn: _withdrawn,
    PlayerReadmitted: _readmitted,
    PlayerCheckedIn: _checked_in,
    PlayerCheckedOut: _checked_out,
    PlayerArrived: _arrived,
    NonceAdded: _nonce,
    FeeNoted: _fee,
    ClubSet: _club,
    SeatFixed: _seat,
    ListHandedIn: _list,
    ListChecked: _list_checked,
    ListAccepted: _list_accepted,
    ListCorrected: _list_corrected,
    PoolRegistered: _pool,
    ListsPublished: _lists_published,
    PlayerDropped: _dropped,
    PlayerEjected: _ejected,
    PlayerRejoined: _rejoined,
}
