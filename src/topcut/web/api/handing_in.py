"""Lists and pools: what players hand in, how it stands, and what officials do with it."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.refusal import Refusal
from topcut.rules.actions import lists
from topcut.rules.audience import may_see_list
from topcut.rules.tournament import ListState, Player
from topcut.web.access.bearer import by_token
from topcut.web.access.quotas import refuse_heavy
from topcut.web.api.answering import BASE, Answer, Person, answered, everyones, person, tells
from topcut.web.api.writing import Form, Ids, OnePlayer, Words, act, player
from topcut.web.view import View

router = APIRouter()

Text = Annotated[str, Meta(max_length=200_000)]  # how long a list may be, the rules say


class Check(Answer, frozen=True, kw_only=True):
    """What the last check found: `findings` are clause and code."""

    grade: str
    findings: tuple[str, ...]


class List(Answer, frozen=True, kw_only=True):
    """`state`, `pool` and `check` are for officials."""

    player: Person
    text: str | None
    state: ListState | None
    pool: str | None
    check: Check | None


class Lists(Answer, frozen=True, kw_only=True):
    """The lists that whoever asks may read; for officials, everyone's."""

    n: int
    lists: tuple[List, ...]


@router.get(
    f"{BASE}/tournaments/{{tournament}}/lists", summary="The lists that players have handed in", operation_id="lists"
)
@tells(Lists)
def all_lists(view: Annotated[View, by_token("look")], tournament: str) -> Response:
    return answered(_lists(view)) if view.viewer.is_staff else everyones(view, _lists)


def _lists(view: View) -> Lists:
    officiates = view.viewer.is_staff
    actor = view.actor if officiates else None
    seen = [one for id, one in view.t.players.items() if officiates or (one.list and may_see_list(view.t, actor, id))]
    return Lists(n=view.n, lists=tuple(_list(view, one) for one in seen))


def _list(view: View, one: Player) -> List:
    who, check = person(view, one.id), one.list_check
    if not view.viewer.is_staff:
        return List(player=who, text=one.list, state=None, pool=None, check=None)
    found = None if check is None else Check(grade=check.grade, findings=check.findings)
    return List(player=who, text=one.list, state=one.list_state, pool=one.pool, check=found)


class HandInList(OnePlayer, frozen=True, kw_only=True):
    list: Text
    unread: Annotated[bool, Meta(description="Keep it as it is, also if it cannot be read")] = False


@act(router, "hand-in-list", "officiate")
def hand_in_list(view: View, form: HandInList) -> None:
    """Hand in a list for a player: a legal one is accepted, any other is kept with what is wrong with it."""
    who, written = player(view, form.player), form.list.strip()
    refuse_heavy(view)
    if form.unread:
        view.act(lists.hand_in, who, written)
    else:
        view.intake.hand_in(who, written)


class HandIn(Form, frozen=True, kw_only=True):
    note: Annotated[Words, Meta(description="Such as: on paper")]
    players: Annotated[Ids | None, Meta(description="Null: everyone without a list")] = None


@act(router, "hand-in-lists", "officiate")
def hand_in_lists(view: View, form: HandIn) -> None:
    """Note for everyone without a list that theirs is on paper at the desk."""
    them = None if form.players is None else [player(view, one) for one in form.players]
    view.act(lists.hand_in_for_all, form.note.strip(), them)


class AcceptList(OnePlayer, frozen=True, kw_only=True):
    reason: Words = ""


@act(router, "accept-list", "officiate")
def accept_list(view: View, form: AcceptList) -> None:
    """Accept a list, in spite of what forbids it, which stands in the log."""
    view.intake.accept(player(view, form.player), form.reason.strip())


class AcceptLists(Form, frozen=True, kw_only=True):
    players: Ids
    reason: Words


@act(router, "accept-lists", "organize")
def accept_lists(view: View, form: AcceptLists) -> None:
    """Accept several lists, in spite of what forbids them, with one reason."""
    view.intake.accept_all(list(dict.fromkeys(player(view, one) for one in form.players)), form.reason.strip())


class CorrectList(OnePlayer, frozen=True, kw_only=True):
    list: Text
    reason: Words


@act(router, "correct-list", "officiate")
def correct_list(view: View, form: CorrectList) -> None:
    """Correct a list together with the player."""
    who = player(view, form.player)
    refuse_heavy(view)
    view.intake.correct(who, form.list.strip(), form.reason.strip())


class RegisterPool(OnePlayer, frozen=True, kw_only=True):
    pool: Text


@act(router, "register-pool", "officiate")
def register_pool(view: View, form: RegisterPool) -> None:
    """Register the cards that a player has opened."""
    who = player(view, form.player)
    refuse_heavy(view)
    view.intake.register_pool(who, form.pool.strip())


class NotePools(Form, frozen=True, kw_only=True):
    note: Words


@act(router, "note-pools", "organize")
def note_pools(view: View, form: NotePools) -> None:
    """Note for everyone without a pool that theirs is on paper at the desk."""
    without = lists.without_pool(view.t)
    if not without:
        raise Refusal("nothing-to-do")
    view.intake.note_pools(without, form.note.strip())


class PublishLists(Form, frozen=True, kw_only=True):
    published: bool = True


@act(router, "publish-lists", "organize")
def publish_lists(view: View, form: PublishLists) -> None:
    """Let everyone read the lists, or only officials again."""
    view.act(lists.publish_lists, published=form.published)
