"""What is printed is in the language of whoever prints it: no sheet has an English word of its own."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.paper.reading import words
from tests.paper.test_sheets import BLANKS, called, printed
from tests.web.hall import JUDGE, Hall
from topcut.cards.binder import open_binder
from topcut.ids import PlayerId
from topcut.paper import drawing, lists, rounds, slips, tables
from topcut.paper.card_faces import card_faces
from topcut.paper.press import press
from topcut.paper.sheet import Sheet
from topcut.rules.actions import clock, conduct, cut, structure
from topcut.rules.actions import rounds as actions
from topcut.rules.chain import Head
from topcut.rules.pairing.chart import columns
from topcut.rules.record import Outcome
from topcut.words import say
from topcut.words.reader import PSEUDO, reading

ENGLISH = re.compile(r"[A-Za-z]+")  # the pseudo-language has none of these letters
HEAD = Head(7, bytes(32))
ADDRESS = "http://x/c"
BRACKET = 17
PICTURES: Mapping[str, Mapping[str, object]] = {
    "preview": dict.fromkeys(("brand", "title", "book", "where", "state", "line"), ""),
    "park": {
        **dict.fromkeys(("title", "where", "said"), ""),
        "turf": "#1d5a3c",
        "halves": [
            {"who": "", "counts": "", "holds": True, "total": 3, "seats": 6, "bench": [], "front": []} for _ in "ab"
        ],
    },
}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "data")
    yield made
    made.close()


def in_english(hall: Hall, pdf: bytes, *data: str) -> set[str]:
    """The words on a sheet that nobody has said through a catalogue, less what is data."""
    t = hall.t
    given = (t.title, t.place, t.ruleset.title, *(called(hall, player) for player in t.players), *data)
    return set(ENGLISH.findall(words(pdf))) - set(ENGLISH.findall(" ".join(given)))


def test_an_english_word_would_be_found(hall: Hall) -> None:
    hall.paired(players=5)
    made = printed(rounds.by_table(hall.t, partial(called, hall)))
    assert {"Table", "Player", "Opponent", "Bye", "Page"} <= in_english(hall, made)


def test_the_sheets_of_a_round_speak_the_language_of_whoever_prints(hall: Hall) -> None:
    hall.started(players=8)
    hall.act(actions.arrange_absence, PlayerId("p8"), 1)
    hall.pair()
    hall.act(clock.start)
    hall.act(clock.extend, 2, 17, "a spilled drink")
    hall.act(conduct.warn, "p1", "Slow play on purpose", by=JUDGE)
    of = partial(called, hall)
    with reading(PSEUDO):
        nothing_english(
            hall,
            {
                "by table": rounds.by_table(hall.t, of),
                "by name": rounds.by_name(hall.t, of),
                "judges": rounds.judges(hall.t, of),
                "slips": slips.slips(hall.t, of, replace(BLANKS, open="x"), lambda table: ADDRESS),
                "short slips": slips.slips(hall.t, of, slips.Blanks(("x",)), None),
                "lists": lists.lists(hall.t, of, [lists.Handed(PlayerId("p1"), "", lists.as_written("x"))]),
            },
            *(*BLANKS.columns, *BLANKS.at_time, *BLANKS.clauses, "x"),
        )


def test_the_sheets_of_a_tournament_speak_the_language_of_whoever_prints(hall: Hall) -> None:
    hall.swiss(players=BRACKET)
    of = partial(called, hall)
    with reading(PSEUDO):
        nothing_english(hall, {"standings before": tables.standings(hall.t, of, HEAD)})
    hall.begin_bracket()
    with reading(PSEUDO):
        nothing_english(hall, {"bracket": drawing.bracket(hall.t, of)})
    while hall.t.bracket and len(hall.t.bracket.rounds) < len(columns(hall.t)):
        hall.play()
        hall.act(cut.publish_bracket)
    hall.play()
    hall.act(structure.finish)
    with reading(PSEUDO):
        nothing_english(
            hall,
            {
                "standings": tables.standings(hall.t, of, HEAD),
                "cross-table": tables.cross_table(hall.t, of, HEAD),
                "certificates": drawing.certificates(hall.t, of, drawing.CUT),
            },
        )


@pytest.mark.parametrize("reaches_phones", [False, True])
def test_cards_of_players_speak_the_language_of_whoever_prints(hall: Hall, reaches_phones: bool) -> None:
    hall.tournament(players=2)
    found = [slips.PlayerCard("Ana", "ABCD", f"{ADDRESS}#y")]
    with reading(PSEUDO):
        nothing_english(hall, {"cards": slips.cards(hall.t, found, ADDRESS, reaches_phones)}, ADDRESS, "ABCD")


def test_cards_to_cut_out_say_their_effects_in_the_language_of_whoever_prints(hall: Hall) -> None:
    hall.tournament(players=2)
    cards = open_binder().cards[:60]
    names = [part for card in cards for part in (card.name, card.set, str(card.level))]
    with reading(PSEUDO):
        nothing_english(hall, {"card faces": card_faces(cards, "x", all_copies=False)}, *names)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_has_no_words_of_its_own(hall: Hall, name: str) -> None:
    hall.tournament(players=2)
    assert ENGLISH.findall(words(press(name, PICTURES[name]))) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_the_cross_table_explains_the_words_of_its_language(hall: Hall, language: str) -> None:
    hall.paired(players=3)
    with reading(language):
        found = str(tables.cross_table(hall.t, partial(called, hall), HEAD).data["legend"])
        letters = [say("cross-letter", outcome=one.value) for one in Outcome if one is not Outcome.NOT_IN]
    assert all(re.search(rf"(?<!\w){re.escape(one)}(?!\w)", found) for one in letters)


def test_the_numbers_of_pages_are_counted(hall: Hall) -> None:
    hall.paired(players=90)
    with reading("de"):
        made = printed(rounds.by_table(hall.t, partial(called, hall)))
    assert all(f"Seite {page} von 2" in words(made) for page in (1, 2))


@pytest.mark.parametrize(("language", "written"), [("en", "en"), ("de", "de"), (PSEUDO, "en")])
def test_a_sheet_says_which_language_it_is_in(hall: Hall, language: str, written: str) -> None:
    hall.paired(players=4)
    with reading(language):
        made = printed(rounds.by_name(hall.t, partial(called, hall)))
    assert str(PdfReader(BytesIO(made)).root_object["/Lang"]) == written


def nothing_english(hall: Hall, sheets: Mapping[str, Sheet], *data: str) -> None:
    found = {name: in_english(hall, printed(sheet), *data) for name, sheet in sheets.items()}
    assert {name: left for name, left in found.items() if left} == {}
