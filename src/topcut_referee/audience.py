"""What everybody may read: nothing secret stands in a public archive before its time."""

from collections.abc import Sequence

from topcut_referee.archive import Archive, Fact
from topcut_referee.book import Book
from topcut_referee.challengers.follow import DECISIONS

NEVER = (
    "TableTold",
    "FeeNoted",
    "MaterialsChecked",
    "SubstituteApproved",
    "ListChecked",
    "ListAccepted",
    "PoolRegistered",
    "MustUseMissed",
    "WarningGiven",
    "EjectionDeclined",
    "EjectionProposed",
    "PenaltyRecorded",
    "OfficialCalled",
    "CallClosed",
    "RulingGiven",
    "RulingAppealed",
    "AppealDecided",
    "CardMissing",
    "CardReplaced",
)


def check(archive: Archive, book: Book, facts: Sequence[Fact]) -> None:
    """Each fact of a public archive that should have been withheld; `facts` are those that still stand."""
    if archive.full:
        return
    over = ("TimeCalled", "RoundClosed", "RoundUnpaired")
    called = {(fact.body["stage"], fact.body["round"]) for fact in facts if fact.kind in over}
    finished = any(fact.kind == "TournamentFinished" for fact in facts)
    secret = book.flag("clock.secret", False)
    published = [fact.body["published"] for fact in facts if fact.kind == "ListsPublished"]
    lists_open = book.flag("lists.public", False) or (bool(published) and published[-1])
    open_fans = any(
        len(fact.body["players"]) <= book.number("plan.lead_players", 0) for fact in facts if fact.kind == "TableOpened"
    )
    for fact in archive.facts:
        if fact.kind in DECISIONS and not finished:
            archive.trouble(fact.n, "Q56", "What a player decides is told when the game is over.")
        elif fact.kind == "TrophyTaken" and not finished and not open_fans:
            archive.trouble(fact.n, "Q56", "What a trophy is worth is told when the game is over.")
        elif fact.kind in NEVER:
            archive.trouble(fact.n, "secret", f"{fact.kind} is for officials only.")
        elif fact.kind in ("ListHandedIn", "ListCorrected") and not lists_open:
            archive.trouble(fact.n, book.clause("lists.seen_by_clause"), "Lists are not published.")
        elif (
            fact.kind == "ExtraMinutesRolled"
            and secret
            and not finished
            and (fact.body["stage"], fact.body["round"]) not in called
        ):
            clause = book.clause("clock.secret_clause")
            archive.trouble(fact.n, clause, "The extra minutes are told before time is called.")
