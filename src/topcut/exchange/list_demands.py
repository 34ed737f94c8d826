"""What a rule book asks of lists, as the plain values that the checker takes."""

from collections.abc import Mapping, Sequence
from datetime import date

from topcut.ids import PlayerId
from topcut.lists.catalogue import Book, Catalogue
from topcut.lists.catalogue_file import shipped
from topcut.lists.check import check, pool_of
from topcut.lists.demands import Demands
from topcut.lists.findings import Finding, Grade
from topcut.refusal import Refusal
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import Tournament


def demands(ruleset: Ruleset, chosen: Mapping[str, str] | None = None, days: Sequence[date] = ()) -> Demands:
    """Options that nobody chose have the first value that the rule book names."""
    options = {option: values[0] for option, values in ruleset.options.items() if values}
    for option, value in (chosen or {}).items():
        possible = ruleset.options.get(option)
        if possible is None:
            raise Refusal(
                "list-option-unknown", option=option, known=tuple(ruleset.options), number=len(ruleset.options)
            )
        if option != "timeline" and value not in possible:  # Timelines are catalogues, which an organizer adds
            raise Refusal("list-option-value", option=option, value=value, possible=possible)
        options[option] = value
    lists = ruleset.lists
    grades = {rule: Grade(grade) for rule, grade in lists.grades.items()}
    return Demands(lists.rules, lists.rule_clauses, lists.limits, grades, options, tuple(days))


def catalogue(ruleset: Ruleset, added: Sequence[Book] = (), given: Sequence[Book] = ()) -> Catalogue:
    """What Topcut ships for the rule book's game, what an organizer added, and what is given for this list; of two
    with the same name the last one counts."""
    books = {book.name: book for book in (*shipped(), *added) if book.game == ruleset.lists.game}
    books |= {book.name: book for book in given}
    return Catalogue(tuple(books.values()))


def demands_of(t: Tournament) -> Demands:
    """What this tournament asks: by its options, on its first day (R-11)."""
    return demands(t.ruleset, t.options, (date.fromisoformat(t.first_day),))


def findings_in(t: Tournament, player: PlayerId, text: str, added: Sequence[Book] = ()) -> tuple[Finding, ...]:
    """What is found in a list that this player hands in, against the pool where there is one."""
    return check(text, demands_of(t), catalogue(t.ruleset, added), pool=t.players[player].pool)


def check_pool(t: Tournament, text: str, added: Sequence[Book] = ()) -> None:
    """Refuses what cannot be read as cards."""
    pool_of(text, demands_of(t), catalogue(t.ruleset, added))
