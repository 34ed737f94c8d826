"""The next Swiss round before players see it: absences, the draw, its preview with reasons, publishing."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import lists, rounds
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.match import Stage
from topcut.rules.pairing.ahead import Answer, Byes, Outlook, after, fragile, look_ahead
from topcut.rules.pairing.field import field_of, wishes
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.pairing.tables import Seated
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import standings
from topcut.rules.record import tally
from topcut.rules.tournament import Phase, Tournament, with_lots
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, number, shown, text, told_who_paired
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

PLAIN = frozenset({"pair-level", "pair-level-alone", "pair-first-round"})  # said once for the whole group
HELD_UP = frozenset({"lists-missing-now", "lists-illegal-now", "cards-missing"})


@dataclass(frozen=True, slots=True)
class Pair:
    seated: Seated
    why: Reason
    floats: tuple[int, int] | None = None  # from these points to those

    @property
    def is_remarkable(self) -> bool:
        return self.why.code not in PLAIN


@dataclass(frozen=True, slots=True)
class Group:
    points: int
    size: int  # players with these points who are paired
    down: int  # of them, how many float down
    above: int  # of them, how many meet a player from above
    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """A round as officials read it: score groups from the top, floats marked, the bye last."""

    groups: tuple[Group, ...]
    byes: tuple[Pair, ...]

    @property
    def floats(self) -> int:
        return sum(group.down for group in self.groups)


@router.get("/t/{tournament}/desk/preview")
def preview_page(view: Annotated[View, may("officiate")]) -> Response:
    """The open draw; without one, what can be arranged before it is opened."""
    t = view.t
    if t.phase is Phase.BRACKET:
        return view.go(desk(view, "bracket"))
    if t.phase is not Phase.SWISS or not draw_is_current(t):
        return _before_the_draw(view)
    seed = view.desk.seed(view.tournament)
    found = rounds.preview(t, seed)
    drawn = with_lots(t, seed)
    return shown(
        view,
        "preview.html",
        found=found,
        preview=preview(drawn, found),
        tally=tally(t),
        ranks={row.player: row.rank for row in standings(drawn)},
        ahead=tuple(ahead(drawn, found)),
        mates=[one for one in found.seated if one.second is not None and _of_one_club(t, one.first, one.second)],
        absent=rounds.absent(t),
        attempt=t.draw.attempt if t.draw else 1,
        coming=found.number,
        held_up=held_up(view),
    )


@router.post("/t/{tournament}/desk/preview/open")
@again(preview_page)
def open_draw(view: Annotated[View, may("organize")]) -> Response:
    given = [view.names.player(name) for name in text(view.form, "byes").split(",") if name.strip()]
    round, reason = number(view.form, "round"), text(view.form, "reason") or None
    with told_who_paired(view, Stage.SWISS):
        view.act(rounds.open_draw, round=round, reason=reason, given_byes=given)
    return view.go(desk(view, "preview"), "The draw is open and stays as it is. Nobody but officials sees it yet.")


@router.post("/t/{tournament}/desk/preview/publish")
@again(preview_page)
def publish(view: Annotated[View, may("organize")]) -> Response:
    with told_who_paired(view, Stage.SWISS):
        view.act(rounds.publish, round=number(view.form, "round"), confirm=view.confirm)
    return view.go(desk(view), "The pairings are out. The clock does not run yet: start it when most are seated.")


@router.post("/t/{tournament}/desk/preview/absent")
@again(preview_page)
def arrange(view: Annotated[View, may("organize")]) -> Response:
    """Away from the coming round by arrangement, or there after all."""
    player = view.names.player(text(view.form, "player"))
    away = text(view.form, "away") != "no"
    view.act(rounds.arrange_absence, player, number(view.form, "round"), away=away)
    return view.go(desk(view, "preview#absent"))


@router.post("/t/{tournament}/desk/preview/waiting")
@again(preview_page)
def answer(view: Annotated[View, may("organize")]) -> Response:
    """For those the pairing waits for: their lists lie on paper, are accepted, or they miss this round."""
    players = [PlayerId(value) for name, value in view.posted if name == "player"]
    do, back = text(view.form, "do"), desk(view, "preview")
    if do == "paper":
        view.act(lists.hand_in_for_all, "on paper", players)
        return view.go(back, say("lists-on-paper", count=len(players)))
    if do == "accept":
        view.intake.accept_all(players, text(view.form, "why"))
        return view.go(back, say("lists-accepted", count=len(players)))
    view.act(rounds.leave_out, players, number(view.form, "round"))
    return view.go(back, say("left-out", count=len(players)))


def held_up(view: View) -> Refusal | None:
    """Why the coming round cannot be paired where it is for players in particular, about whom this page can ask."""
    refused = _not_yet(view)
    return refused if refused is not None and refused.code in HELD_UP else None


def preview(t: Tournament, found: NextRound) -> Preview:
    so_far = sheet(t)
    points_of = dict(zip(so_far.ids, so_far.points, strict=True))
    sizes: Counter[int] = Counter()
    down: Counter[int] = Counter()
    above: Counter[int] = Counter()
    pairs: dict[int, list[Pair]] = {}
    for one in found.seated:
        if one.second is None:
            continue
        points = (points_of[one.first], points_of[one.second])
        sizes.update(points)
        upper, lower = max(points), min(points)
        floats = (upper, lower) if upper != lower else None
        if floats:
            down[upper] += 1
            above[lower] += 1
        pairs.setdefault(upper, []).append(Pair(one, found.why[one.first], floats))
    groups = (
        Group(points, sizes[points], down[points], above[points], tuple(pairs.get(points, ())))
        for points in sorted(sizes, reverse=True)
    )
    byes = tuple(Pair(one, found.why[one.first]) for one in found.seated if one.second is None)
    return Preview(tuple(groups), byes)


def ahead(t: Tournament, found: NextRound) -> Iterator[Outlook]:
    """Whether the rounds that remain can be paired without a rematch, as it stands and if a player leaves."""
    assert t.structure is not None
    left, clause, so_far = t.structure.rounds - found.number, t.ruleset.rematch_clause, sheet(t)
    playing = field_of(t, t.active, wishes(t, found.number + 1))
    met = after(playing, [(one.first, one.second) for one in found.seated if one.second is not None])
    had = {player: so_far.byes[so_far.places[player]] + (player in found.byes) for player in t.active}
    byes = Byes(t.ruleset.bye, had)
    sure = look_ahead(met, left, byes, clause=clause)
    yield sure
    if left and sure.answer is Answer.YES:
        yield fragile(met, left, byes, leavers=1, clause=clause)


def _of_one_club(t: Tournament, first: PlayerId, second: PlayerId) -> bool:
    return bool(t.players[first].club) and t.players[first].club == t.players[second].club


def _before_the_draw(view: View) -> Response:
    t = view.t
    coming = len(t.rounds) + 1
    return shown(
        view,
        "before_the_draw.html",
        coming=coming,
        attempt=t.attempts.get(coming, 0) + 1,
        not_yet=_not_yet(view),
        held_up=held_up(view),
        away=[player for player in t.players if player in t.absences.get(coming, ())],
        stale=t.draw is not None,
    )


def _not_yet(view: View) -> Refusal | None:
    """Why the coming round cannot be paired, if that is so."""
    try:
        rounds.ready(view.t, view.actor, None)
    except Refusal as refused:
        return refused
    return None
