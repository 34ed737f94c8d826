"""Result slips of a round, six on a page in cut order, and players' cards in the same shape."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from topcut.ids import PlayerId
from topcut.paper.sheet import Called, Sheet, about, counted_there, heads
from topcut.rules.line_up import roster_of_round
from topcut.rules.match import Stage
from topcut.rules.ruleset import How
from topcut.rules.state import the_board, worth
from topcut.rules.tournament import Tournament
from topcut.words import Shown, say
from topcut.words.rounds import round_name

ON_A_PAGE = 6
ONE_SIDED = frozenset({How.CONCESSION, How.NO_SHOW})

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Blanks:
    """What is filled in at a table."""

    columns: tuple[str, ...]  # one number or tick for each player
    at_time: tuple[str, ...] = ()  # the same, where time was called
    open: str = ""  # at time: what may still be open
    roll: bool = False  # a draw is decided by a roll
    endings: tuple[How, ...] = ()
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerCard:
    name: str
    letters: str
    link: str


def slips(t: Tournament, called: Called, blanks: Blanks, address: Callable[[int], str] | None) -> Sheet:
    """One for each table of the current round, so none for a bye. `address` is that of a table on the pages; None where
    no phone could follow it."""
    board = the_board(t)
    now, before = board.now, worth(t, board.now.stage)
    unit = "seed" if now.stage is Stage.BRACKET else "points"

    def seat(player: PlayerId) -> list[str]:
        return [called(player), say("paper-worth", unit=unit, worth=before.get(player, 0))]

    found = [[line.table, seat(line.first), seat(line.second)] for line in board.lines]
    roster = roster_of_round(t, now.stage, now.number)
    data = {
        **about(t, round_name(t, now.stage, now.number), say("paper-roster", roster=roster) if roster else ""),
        **_said(blanks, has_codes=address is not None),
        "slips": in_cut_order(found),
    }
    tables = [line.table for line in board.lines]
    return Sheet("slips", data, tuple(map(address, in_order(tables))) if address else ())


def cards(t: Tournament, found: Sequence[PlayerCard], page: str, reaches_phones: bool) -> Sheet:
    """Secrets: whoever holds a card is that player. `page` is where its letters are typed."""
    ordered = in_cut_order([[card.name, card.letters] for card in found])
    codes = tuple(in_order([card.link for card in found])) if reaches_phones else ()
    data = {
        **about(t, say("paper-title.cards")),
        "scan": say("paper-card-scan") if reaches_phones else "",
        "page": say("paper-card-page", phones=reaches_phones, page=Shown(page)),
        "cards": ordered,
    }
    return Sheet("cards", data, codes)


def _said(blanks: Blanks, *, has_codes: bool) -> dict[str, object]:
    first, drop, signature = heads("player", "drop", "signature")
    foot = (" ".join(blanks.clauses), say("paper-slip-ways") if has_codes else "")
    return {
        "columns": len(blanks.columns),
        "heads": [first, *blanks.columns, drop, signature],
        "scan": say("paper-slip-scan") if has_codes else "",
        "ended": say("paper-ended-by"),
        "endings": [say("paper-ending", how=how.value) for how in blanks.endings],
        "who": say("paper-ending-who") if ONE_SIDED & set(blanks.endings) else "",
        "at_time": say("paper-at-time"),
        "figures": blanks.at_time,
        "open": say("paper-slip-open", card=blanks.open) if blanks.open else "",
        "roll": say("paper-slip-roll") if blanks.roll else "",
        "foot": " · ".join(filter(None, foot)),
        "pile": say("paper-slip-pile", **counted_there("sheet", "pile")),
    }


def in_cut_order(things: Sequence[Thing]) -> list[Thing | None]:
    """The places of all pages one after the other, so that each pile, cut from the stack, has its things in order and
    the piles, laid on each other, all of them: of 18, the first page has 1, 4, 7, 10, 13 and 16."""
    pages = -(-len(things) // ON_A_PAGE)
    return [
        things[place] if (place := pile * pages + page) < len(things) else None
        for page in range(pages)
        for pile in range(ON_A_PAGE)
    ]


def in_order(things: Sequence[Thing]) -> list[Thing]:
    """The same without the empty places."""
    return [thing for thing in in_cut_order(things) if thing is not None]
