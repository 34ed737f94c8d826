"""The briefing of a tournament: the right clauses for its players, before anybody has signed in."""

import pytest

from tests.web.hall import Hall
from tests.web.public.seasons import read
from topcut.rules.actions import structure

BRIEFED = {
    "challenger": {
        "CH-01": "Everybody brings their own miniatures, cards, dice, measuring tools, tokens and Roster.",
        "CH-02": "A miniature for each character on the Roster.",
        "CH-03": "Proxies are not allowed.",
        "CH-04": "Only official Crisis Protocol dice are rolled.",
        "CH-05": "A replacement is shown to the Event Organizer before the event",
        "CH-06": "Essential tokens are those placed on the board: they are never altered",
        "CH-13": "you may look at the cards of your opponent's Roster before and during the game",
        "CH-14": "If you cannot agree on something, call a Watcher",
        "CH-15": "What you forget at its moment is gone",
        "CH-19": "The timer starts once most players are seated and setting up, not with the pairings.",
        "CH-20": "Players are not told how much time is left.",
        "CH-21": "finish the game round that you are in, then work out the scores",
    },
    "timeline": {
        "TL-01": "Miniatures are painted too, in an appropriate and deliberate way.",
        "TL-06": "Cards are open information",
        "TL-09": "Players are not told how much time is left.",
        "TL-15": "Swiss rounds 1 to 6 are played with Roster 1, 2, 3, 1, 2, 3.",
    },
    "showdown": {
        "PS-01": "Tools are never modified",
        "PS-02": "Where translations differ, the English text decides.",
        "PS-06": "Order Decks are built in secret and revealed at the same time.",
        "PS-08": "which Order Cards are not in your opponent's Order Deck",
        "PS-09": "An effect that was missed is used afterwards only if the opponent agrees.",
        "PS-13": "the active player gains a Momentum token",
        "PS-14": "finish the turn that you are in",
    },
    "munchkin": {
        "MU-06": "marks the tables so that players find their seats",
        "MU-07": "bring a Hero card, a legal deck of 40 cards, tokens, a level dial and a six-sided die",
        "MU-12": "All sleeves of a deck are the same in size, colour, texture and condition.",
        "MU-16": "a judge may act for a player who cannot",
        "MU-18": "each player may once put the whole hand back and draw six new ones",
        "MU-19": "No notes and no outside material during a round",
        "MU-32": "play on until both have had equally many turns",
        "MU-39": "These regulations come before the online rules where the two differ.",
    },
}


@pytest.mark.clause(
    "CH-01",
    "CH-02",
    "CH-03",
    "CH-04",
    "CH-05",
    "CH-06",
    "CH-13",
    "CH-14",
    "CH-15",
    "CH-19",
    "CH-20",
    "CH-21",
    "TL-01",
    "TL-06",
    "TL-09",
    "TL-15",
    "PS-01",
    "PS-02",
    "PS-06",
    "PS-08",
    "PS-09",
    "PS-13",
    "PS-14",
    "MU-06",
    "MU-07",
    "MU-12",
    "MU-16",
    "MU-18",
    "MU-19",
    "MU-32",
    "MU-39",
)
@pytest.mark.parametrize(("ruleset", "id"), [(ruleset, id) for ruleset, clauses in BRIEFED.items() for id in clauses])
def test_the_briefing_tells_everybody(hall: Hall, ruleset: str, id: str) -> None:
    t = hall.tournament(ruleset, 3, ready=False)
    page = read(hall.anybody, f"/t/{t}/rules")
    told = page.index(BRIEFED[ruleset][id])
    assert id in page[told : told + 1200]
    for other, clauses in BRIEFED.items():
        assert other == ruleset or not any(clause in page for clause in clauses), "of another rule book"


def test_the_briefing_is_told_to_players_too(hall: Hall) -> None:
    t = hall.paired()
    assert read(hall.player("p1"), f"/t/{t}/rules").count("CH-15") == read(hall.anybody, f"/t/{t}/rules").count("CH-15")


def test_a_clause_that_this_tournament_departs_from_is_marked(hall: Hall) -> None:
    t = hall.tournament()
    assert "This one differs here" not in read(hall.anybody, f"/t/{t}/rules")
    hall.act(structure.declare_deviation, "CH-04", "dice of any make are fine")
    assert "Only official Crisis Protocol dice are rolled. This one differs here" in read(hall.anybody, f"/t/{t}/rules")


def test_readings_where_the_document_is_silent_are_listed(hall: Hall) -> None:
    t = hall.tournament("challenger", 3, ready=False)
    page = read(hall.anybody, f"/t/{t}/rules").partition("Where the document is silent These readings")[2]
    assert "How often does an opponent count who was met twice? per match R-4" in page
    assert "Does a bye count as an opponent? no CH-32" in page
