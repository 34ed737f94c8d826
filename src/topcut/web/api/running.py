"""Acts of the organizer while it runs: structure, draws, rounds, the clock, announcements, the cut and the end."""

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter
from msgspec import Meta

from topcut.ids import TableNumber
from topcut.rules.actions import announcing, clock, cut, rounds, structure, undo
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.actions.structure import Plan
from topcut.rules.state import the_board
from topcut.rules.tournament import Phase
from topcut.web.api.preview import worked_out
from topcut.web.api.writing import Confirmed, Form, Id, Ids, Nothing, Number, Numbers, OnePlayer, Words, act, player
from topcut.web.view import View

router = APIRouter()

Clause = Id


class Announce(Form, frozen=True, kw_only=True):
    """`cut` 0 means none; what is null is as the rule book says. `deviations`: clause and reason."""

    rounds: Number | None = None
    cut: Number | None = None
    deviations: dict[Clause, Words] = msgspec.field(default_factory=dict)


@act(router, "announce-structure", "organize")
def announce_structure(view: View, form: Announce) -> None:
    """Announce rounds and cut before the start."""
    view.act(structure.announce_structure, form.rounds, form.cut, deviations=form.deviations)


class Start(Announce, frozen=True, kw_only=True):
    """What is null is as it was announced, or as the rule book says."""

    alternate: Annotated[bool, Meta(description="By the second table of rounds of the rule book")] = False
    best_of: Annotated[
        dict[Literal["swiss", "bracket"], Number],
        Meta(description="Games of a match, where the rule book leaves it open"),
    ] = msgspec.field(default_factory=dict)
    roll: Annotated[bool | None, Meta(description="Whether dice add minutes to each round")] = None
    clubs_apart: Annotated[Numbers, Meta(description="Rounds in which players of one club are kept apart")] = ()
    apart_because: Annotated[Words | None, Meta(description="Why, as a public deviation")] = None
    fresh_tables: Annotated[bool, Meta(description="A new table for everyone each round, if possible")] = False
    leave_out: Annotated[bool, Meta(description="Start without those who are not checked in")] = False
    draw: Annotated[bool, Meta(description="Open the draw of round 1 as well")] = False
    confirm: Confirmed = ()


@act(router, "start", "organize")
def start(view: View, form: Start) -> None:
    """Start: the structure is fixed and public from here on."""
    plan = Plan(
        rounds=form.rounds,
        cut=form.cut,
        alternate=form.alternate,
        best_of={str(stage): games for stage, games in form.best_of.items()},
        roll=form.roll,
        clubs_apart=form.clubs_apart,
        fresh_tables=form.fresh_tables,
    )
    view.act(
        rounds.start_and_draw if form.draw else structure.start,
        plan,
        leave_out=form.leave_out,
        confirm=form.confirm,
        deviations=form.deviations,
        apart_because=form.apart_because,
    )


class OpenDraw(Form, frozen=True, kw_only=True):
    round: Number
    reason: Annotated[Words | None, Meta(description="Why it is drawn again")] = None
    byes: Annotated[Ids, Meta(description="Players who are given a bye")] = ()


@act(router, "open-draw", "organize")
def open_draw(view: View, form: OpenDraw) -> None:
    """Open the draw of the coming round, which fixes its pairings; `/preview` shows them to officials."""
    given = [player(view, one) for one in form.byes]
    view.act(rounds.open_draw, round=form.round, reason=form.reason, given_byes=given)


class Publish(Form, frozen=True, kw_only=True):
    round: Number
    confirm: Confirmed = ()


@act(router, "publish", "organize")
def publish(view: View, form: Publish) -> None:
    """Publish the pairings of the open draw."""
    if view.t.phase is Phase.SWISS and draw_is_current(view.t):
        worked_out(view, view.t)
    view.act(rounds.publish, round=form.round, confirm=form.confirm)


class Unpair(Form, frozen=True, kw_only=True):
    round: Number
    reason: Words


@act(router, "unpair", "organize")
def unpair(view: View, form: Unpair) -> None:
    """Take the pairings of the round back."""
    view.act(rounds.unpair, form.round, form.reason.strip())


class OneRound(Form, frozen=True, kw_only=True):
    round: Number


@act(router, "close-round", "organize")
def close_round(view: View, form: OneRound) -> None:
    """Close the round: from here on results change only by a correction."""
    view.act(rounds.close_round, form.round)


class MoveTable(Form, frozen=True, kw_only=True):
    table: Number
    to: Number


@act(router, "move-table", "organize")
def move_table(view: View, form: MoveTable) -> None:
    """Move the match at one table to another."""
    view.act(rounds.move_table, the_board(view.t).at(form.table).number, TableNumber(form.to))


class Absence(OnePlayer, frozen=True, kw_only=True):
    round: Number
    away: bool = True


@act(router, "arrange-absence", "organize")
def arrange_absence(view: View, form: Absence) -> None:
    """Leave a player out of the coming round by arrangement, or not after all."""
    view.act(rounds.arrange_absence, player(view, form.player), form.round, away=form.away)


class KeepApart(Form, frozen=True, kw_only=True):
    players: tuple[Id, Id]
    reason: Words


@act(router, "keep-apart", "organize")
def keep_apart(view: View, form: KeepApart) -> None:
    """Keep two players from being paired, as a public deviation."""
    first, second = form.players
    view.act(rounds.keep_apart, player(view, first), player(view, second), reason=form.reason.strip())


class StartClock(Form, frozen=True, kw_only=True):
    extra: Annotated[Number | None, Meta(description="Minutes that were rolled, where players see the dice")] = None


@act(router, "start-clock", "organize")
def start_clock(view: View, form: StartClock) -> None:
    """Start the clock of the round."""
    view.act(clock.start, form.extra)


class PauseClock(Form, frozen=True, kw_only=True):
    reason: Words = ""


@act(router, "pause-clock", "organize")
def pause_clock(view: View, form: PauseClock) -> None:
    """Stop the clock for a break."""
    view.act(clock.pause, form.reason.strip())


@act(router, "resume-clock", "organize")
def resume_clock(view: View, form: Nothing) -> None:
    """Let the clock run again."""
    view.act(clock.resume)


class Extend(Form, frozen=True, kw_only=True):
    table: Number
    minutes: Number
    reason: Words


@act(router, "extend-time", "officiate")
def extend_time(view: View, form: Extend) -> None:
    """Give one table more time."""
    view.act(clock.extend, the_board(view.t).at(form.table).number, form.minutes, form.reason.strip())


@act(router, "announce-mission-critical", "officiate")
def announce_mission_critical(view: View, form: Nothing) -> None:
    """Announce Mission Critical, where the rule book has it."""
    view.act(clock.announce_mission_critical)


@act(router, "call-time", "officiate")
def call_time(view: View, form: Nothing) -> None:
    """Call time."""
    view.act(clock.call_time)


class Announcement(Form, frozen=True, kw_only=True):
    text: Words


@act(router, "announce", "organize")
def announce(view: View, form: Announcement) -> None:
    """Tell everyone something."""
    view.act(announcing.announce, form.text)


class TellTable(Announcement, frozen=True, kw_only=True):
    table: Number


@act(router, "tell-table", "officiate")
def tell_table(view: View, form: TellTable) -> None:
    """Tell one table something."""
    view.act(announcing.tell_table, TableNumber(form.table), form.text)


class TakeDown(Form, frozen=True, kw_only=True):
    announcement: Number


@act(router, "take-down", "officiate")
def take_down(view: View, form: TakeDown) -> None:
    """Take an announcement down."""
    view.act(announcing.take_down, form.announcement)


@act(router, "make-cut", "organize")
def make_cut(view: View, form: Nothing) -> None:
    """Make the cut."""
    view.act(cut.make_cut)


@act(router, "publish-bracket", "organize")
def publish_bracket(view: View, form: OneRound) -> None:
    """Publish the next round of the bracket."""
    view.act(cut.publish_bracket, round=form.round)


@act(router, "finish", "organize")
def finish(view: View, form: Nothing) -> None:
    """Finish: the ranking is final."""
    view.act(structure.finish)


@act(router, "reveal-seed", "organize")
def reveal_seed(view: View, form: Nothing) -> None:
    """Reveal the seed, so that anyone can check every draw."""
    view.act(structure.reveal_seed)


class ChangeStructure(Form, frozen=True, kw_only=True):
    rounds: Number
    cut: Annotated[Number, Meta(description="0: none")]
    reason: Words
    deviate: Annotated[bool, Meta(description="Declare the deviation as well, for the same reason")] = False


@act(router, "change-structure", "organize")
def change_structure(view: View, form: ChangeStructure) -> None:
    """Change what was announced, as a deviation."""
    view.act(structure.change_structure, form.rounds, form.cut, form.reason.strip(), deviate=form.deviate)


class Undo(Form, frozen=True, kw_only=True):
    step: Annotated[Number, Meta(description="Its first fact; if something has happened since, it is refused")]
    reason: Words = ""


@act(router, "undo", "officiate")
def take_back(view: View, form: Undo) -> None:
    """Undo the last step; the log keeps both."""
    view.act(undo.undo, step=form.step, reason=form.reason.strip())
