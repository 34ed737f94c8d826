"""What everybody may read: nothing secret stands in a public archive before its time, and nothing else is left out."""

from collections.abc import Sequence

from topcut_referee.archive import Archive, Fact
from topcut_referee.book import Book
from topcut_referee.challengers.follow import DECISIONS
from topcut_referee.forms import CLASSES

LISTS = ("ListHandedIn", "ListCorrected")
NEVER = tuple(kind for kind, letter in CLASSES.items() if letter == "O" and kind not in LISTS)
REVEALING = ("SquadsRevealed", "TimeCalled", "RoundClosed")


def check(archive: Archive, book: Book, facts: Sequence[Fact]) -> None:
    """Each fact of a public archive that should have been withheld; `facts` are those that still stand."""
    if archive.full:
        return
    shown = revealed(archive)
    over = ("TimeCalled", "RoundClosed", "RoundUnpaired")
    called = {(fact.body["stage"], fact.body["round"]) for fact in facts if fact.kind in over}
    closed = {(f.body["stage"], f.body["round"]): f.n for f in archive.facts if f.kind == "RoundClosed"}  # the last
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
        elif (
            fact.kind == "DeckCheckDrawn"
            and not finished
            and fact.n not in shown
            and closed.get((fact.body["stage"], fact.body["round"]), 0) < fact.n
        ):
            archive.trouble(fact.n, "secret", "Which tables are checked is told before the round is closed.")
        elif fact.kind in LISTS and not lists_open:
            archive.trouble(fact.n, book.clause("lists.seen_by_clause"), "Lists are not published.")
        elif (
            fact.kind == "ExtraMinutesRolled"
            and secret
            and not finished
            and fact.n not in shown
            and (fact.body["stage"], fact.body["round"]) not in called
        ):
            clause = book.clause("clock.secret_clause")
            archive.trouble(fact.n, clause, "The extra minutes are told before time is called.")


def revealed(archive: Archive) -> dict[int, int]:
    """The facts that others have opened, each with the first of those; what was read once stays so if it is undone."""
    shown: dict[int, int] = {}
    for fact in archive.facts:
        for n in fact.body["reveals"] if fact.kind in REVEALING else ():
            shown.setdefault(n, fact.n)
    return shown


def left_out(archive: Archive, facts: Sequence[Fact]) -> None:
    """What a public file may not withhold; version 1 does not tell."""
    finished = any(fact.kind == "TournamentFinished" for fact in facts)
    shown = revealed(archive)
    for n in archive.withheld:
        letter = archive.classes.get(n)
        if letter == "P":
            archive.trouble(n, "class", "Everyone may read this fact, and it is withheld.")
        elif letter is not None and n in shown:
            archive.trouble(n, "class", f"Fact {shown[n]} has opened this one, and it is withheld.")
        elif letter == "S" and finished:
            archive.trouble(
                n, "class", "The tournament is over, and this fact, which was sealed for a time, is withheld."
            )
