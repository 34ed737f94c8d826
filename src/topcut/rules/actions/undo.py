"""Taking back the last step: only what nothing can hang on, and never a draw, a roll or what was sealed or revealed."""

from topcut.refusal import Refusal
from topcut.rules import facts
from topcut.rules.actions.guards import staff_only
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import Fact, StepUndone
from topcut.rules.tournament import Tournament

# A draw that was opened, minutes that were rolled and a choice that was sealed cannot be had again for another look; a
# pairing that was called out is taken back by its own act, with a reason (G5); what the clock did has happened.
UNDOABLE = frozenset(
    kind.__name__
    for kind in (
        facts.DeviationDeclared,
        facts.OfficialNamed,
        facts.OfficialReleased,
        facts.CapacitySet,
        facts.PlayerEntered,
        facts.PlayerAdmitted,
        facts.PlayerWithdrawn,
        facts.PlayerCheckedIn,
        facts.PlayerCheckedOut,
        facts.FeeNoted,
        facts.ClubSet,
        facts.SeatFixed,
        facts.FeeNoted,
        facts.TableSet,
        facts.TableChecked,
        facts.MaterialsChecked,
        facts.SubstituteApproved,
        facts.ListHandedIn,
        facts.ListChecked,
        facts.ListAccepted,
        facts.ListCorrected,
        facts.PoolRegistered,
        facts.RosterLocked,
        facts.StructureAnnounced,
        facts.Started,
        facts.StructureChanged,
        facts.PairForbidden,
        facts.AbsenceArranged,
        facts.RoundUnpaired,
        facts.TableMoved,
        facts.TableExtended,
        facts.ResultClaimed,
        facts.ResultDisputed,
        facts.ResultSettled,
        facts.ResultCorrected,
        facts.TieBroken,
        facts.RoundClosed,
        facts.PlayerDropped,
        facts.PlayerRejoined,
        facts.PlayerEjected,
        facts.WarningGiven,
        facts.EjectionDeclined,
        facts.EjectionProposed,
        facts.PenaltyRecorded,
        facts.CallClosed,
        facts.RulingGiven,
        facts.CardMissing,
        facts.CardReplaced,
        facts.CutMade,
        facts.CutTakenBack,
        facts.CutReplaced,
        facts.BracketByeGiven,
        facts.TournamentFinished,
        facts.TrophyTaken,
    )
)


def undo(t: Tournament, by: Actor, *, step: int | None = None, reason: str = "") -> list[Fact]:
    """The facts of the last step are void, by a new fact (C10). `step` is the number of its first fact, as it was seen.

    The organizer takes back anybody's step, an official an own one.
    """
    staff_only(t, by)
    last = t.step
    if last is None:
        raise Refusal("nothing-to-undo")
    if step is not None and step != last.first:
        raise Refusal("undo-too-late", step=step, last=last.first)
    if by.role is not Role.ORGANIZER and by != last.by:
        raise Refusal("undo-for-other", actor=last.by.id)
    for kind in last.kinds:
        if kind not in UNDOABLE:
            raise Refusal("undo-impossible", kind=kind)
    return [StepUndone(last.first, last.last, reason.strip())]


def can_undo(t: Tournament) -> bool:
    return t.step is not None and UNDOABLE.issuperset(t.step.kinds)
