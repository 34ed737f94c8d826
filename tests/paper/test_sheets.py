"""The sheets as they come out of the printer: every name in full, everything on its page, nothing for other eyes."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.paper.reading import missing, pages, words
from tests.refusing import refusal_from
from tests.web.hall import JUDGE, Hall
from topcut.ids import PlayerId
from topcut.paper import drawing, rounds, slips, tables
from topcut.paper.press import drawn, press
from topcut.paper.sheet import Paper, Sheet
from topcut.rules.actions import clock, conduct, cut, structure
from topcut.rules.chain import Head
from topcut.rules.ruleset import How
from topcut.words import say
from topcut.words.reader import reading

NAMES = (
    "Łukasz",
    "Παπαδόπουλος",
    "Олександр",
    "山田太郎",
    "김민준",
    '#read("/etc/passwd")',
    "W" * 40,
    "Rey 🦊🔥",
    "$x$ *b* _i_",
    "Ada",
)
HEAD = Head(123, bytes(range(32)))
PAPERS: tuple[Paper, ...] = ("a4", "us-letter")
BLANKS = slips.Blanks(
    ("Game 1", "Game 2", "Game 3"),
    at_time=("Damage tokens on the Hero", "Cards left in the deck"),
    roll=True,
    endings=(How.VICTORY, How.TIME, How.CONCESSION, How.NO_SHOW, How.DOUBLE_NO_SHOW),
    clauses=("MU-21", "MU-33"),
)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "data")
    yield made
    made.close()


def printed(sheet: Sheet, paper: Paper = "a4") -> bytes:
    return press(sheet.name, {**sheet.data, "paper": paper}, codes=sheet.codes)


def called(hall: Hall, player: PlayerId) -> str:
    return hall.desk.names(hall.last).of(player)


def squeezed(text: str) -> str:
    """A long word may be broken over lines."""
    return "".join(text.split()).replace("\u200b", "")


def placed(pdf: bytes) -> list[tuple[str, float, float, float, float]]:
    """Each text, where it begins from the lower left, and how large its page is."""
    found: list[tuple[str, float, float, float, float]] = []
    for page in PdfReader(BytesIO(pdf)).pages:
        size = float(page.mediabox.width), float(page.mediabox.height)

        def look(text: str, at: list[float], *_: object, size: tuple[float, float] = size) -> None:
            if text.strip():
                found.append((text.strip(), at[4], at[5], *size))

        page.extract_text(visitor_text=look)
    return found


def spilled(pdf: bytes) -> list[str]:
    """Text that begins outside its page, or at its very edge."""
    edge = 8.0
    return [
        text
        for text, x, y, width, height in placed(pdf)
        if not (edge <= x <= width - edge and edge <= y <= height - edge)
    ]


@pytest.mark.parametrize("paper", PAPERS)
def test_every_sheet_has_every_name_and_keeps_to_its_pages(hall: Hall, paper: Paper) -> None:
    hall.paired(players=[*NAMES, *(f"Player Number {n}" for n in range(10, 17))])
    of = partial(called, hall)
    found = {
        "slips": slips.slips(hall.t, of, BLANKS, lambda table: f"http://192.168.1.5:8000/t/x/table/{table}"),
        "by table": rounds.by_table(hall.t, of),
        "by name": rounds.by_name(hall.t, of),
        "judges": rounds.judges(hall.t, of),
        "standings": tables.standings(hall.t, of, HEAD),
        "cross-table": tables.cross_table(hall.t, of, HEAD),
        "cards": slips.cards(hall.t, [slips.PlayerCard(name, "ABCD", "http://x/c#y") for name in NAMES], "x", True),
    }
    [bye] = [match.first for match in hall.playing.round.matches if match.second is None]
    for name, sheet in found.items():
        made = printed(sheet, paper)
        read = squeezed(words(made))
        absent = {of(bye)} if name in {"slips", "judges"} else set()
        assert not [one for one in NAMES if one not in absent and squeezed(one) not in read], name
        assert missing(made) == 0, name
        assert spilled(made) == [], name
        assert "root:" not in read


def test_there_is_a_slip_a_table_and_none_for_a_bye(hall: Hall) -> None:
    hall.paired(players=17)
    sheet = slips.slips(hall.t, partial(called, hall), BLANKS, None)
    made = printed(sheet)
    assert words(made).count("Signature") == 8
    assert pages(made) == 2
    assert "bye" not in words(made)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("paper", PAPERS)
def test_the_fullest_slip_ends_above_its_cut(hall: Hall, paper: Paper, language: str) -> None:
    hall.paired(players=["W" * 39 + "A", "W" * 39 + "B"])
    with reading(language):
        last = say("paper-slip-pile", sheet=1, pile=1)
        sheet = slips.slips(hall.t, partial(called, hall), BLANKS, lambda table: f"http://192.168.1.5:8000/t/x/{table}")
        [(y, height)] = [(y, height) for text, _, y, _, height in placed(printed(sheet, paper)) if last in text]
    assert y > height * 2 / 3 + 8


def test_a_slip_has_a_place_for_who_conceded_or_did_not_come(hall: Hall) -> None:
    hall.paired(players=2)
    of = partial(called, hall)
    assert "Who conceded or did not come:" in words(printed(slips.slips(hall.t, of, BLANKS, None)))
    neither = replace(BLANKS, endings=(How.VICTORY, How.TIME))
    assert "Who conceded" not in words(printed(slips.slips(hall.t, of, neither, None)))


def test_the_code_of_a_slip_says_what_it_is_for(hall: Hall) -> None:
    hall.paired(players=2)
    of = partial(called, hall)
    assert "Scan to report" in words(printed(slips.slips(hall.t, of, BLANKS, lambda table: f"http://x/{table}")))
    assert "Scan to report" not in words(printed(slips.slips(hall.t, of, BLANKS, None)))


def test_a_title_is_broken_between_words_where_they_fit(hall: Hall) -> None:
    hall.paired(players=2)
    title = "Die große Bundesmeisterschaften der Gesellschaftsspielfreunde"
    t = replace(hall.t, title=title)
    for sheet in (slips.slips(t, partial(called, hall), BLANKS, None), rounds.by_table(t, partial(called, hall))):
        read = words(printed(sheet))
        assert all(word in read.split("Page")[0].split() for word in title.split()), sheet.name


@pytest.mark.parametrize("players", [5, 33])
def test_names_on_one_page_fill_both_columns_alike(hall: Hall, players: int) -> None:
    hall.paired(players=[f"Player{n:02}" for n in range(players)])
    made = printed(rounds.by_name(hall.t, partial(called, hall)))
    begins = [x < width / 2 for text, x, _, width, _ in placed(made) if text == "Player"]
    bold = {text: (x, width) for text, x, _, width, _ in placed(made) if text.startswith("Player") and len(text) == 8}
    assert begins == [True, False]
    assert pages(made) == 1
    left = [text for text, (x, width) in bold.items() if x < width / 4]
    assert len(left) <= players // 2 + 1


def test_the_piles_of_a_cut_stack_are_sorted() -> None:
    order = slips.in_cut_order(range(1, 19))
    assert order[:6] == [1, 4, 7, 10, 13, 16], "as on the first sheet"
    stack = [order[start : start + 6] for start in range(0, len(order), 6)]
    piles = [[page[pile] for page in stack] for pile in range(6)]
    assert [one for pile in piles for one in pile] == list(range(1, 19))


@pytest.mark.parametrize("count", [1, 5, 6, 7, 13, 128])
def test_no_slip_is_lost_in_cut_order(count: int) -> None:
    order = slips.in_cut_order(range(count))
    assert len(order) % 6 == 0
    assert sorted(one for one in order if one is not None) == list(range(count))
    assert sorted(slips.in_order(range(count))) == list(range(count))


@pytest.mark.clause("TL-15")
def test_a_slip_names_the_roster_of_the_round(hall: Hall) -> None:
    hall.paired("timeline", 32)
    of = partial(called, hall)
    assert "Roster 1" in words(printed(slips.slips(hall.t, of, BLANKS, None)))
    assert "Roster 1" in words(printed(rounds.by_name(hall.t, of)))


def test_a_code_is_that_of_its_address() -> None:
    """The modules are those that the library itself would draw with the same mask."""
    import segno

    address = "http://192.168.1.5:8000/t/abcdefghijklmnop/table/12"
    code = segno.make(address, error="m", micro=False, mask=2, boost_error=False)
    dark = sum(sum(row) for row in code.matrix)
    lines = [part.split("H") for part in drawn(address).partition('d="M')[2].partition('"')[0].split("M")]
    assert sum(int(end) - int(start.split()[0]) for start, end in lines) == dark


def test_only_the_officials_sheet_knows_what_officials_know(hall: Hall) -> None:
    hall.paired(players=8)
    of = partial(called, hall)
    hall.act(clock.start)
    hall.act(clock.extend, 2, 17, "a spilled drink")
    hall.act(conduct.warn, "p1", "Slow play on purpose", "seen twice", by=JUDGE)
    private = words(printed(rounds.judges(hall.t, of)))
    assert "Officials only" in private
    assert "1 warned" in private
    assert "+17" in private
    for sheet in (
        rounds.by_table(hall.t, of),
        rounds.by_name(hall.t, of),
        slips.slips(hall.t, of, BLANKS, None),
        tables.standings(hall.t, of, Head(1, bytes(32))),
        tables.cross_table(hall.t, of, Head(1, bytes(32))),
    ):
        assert not [one for one in ("warn", "17", "Slow", "spilled") if one in words(printed(sheet))], sheet.name


def test_standings_have_the_cut_the_tiebreakers_and_the_seal(hall: Hall) -> None:
    hall.swiss(players=17)
    of = partial(called, hall)
    read = words(printed(tables.standings(hall.t, of, HEAD)))
    assert "fact 123" in read
    assert "0001 0203 0405" in read
    assert f"top {hall.t.structure.cut if hall.t.structure else 0}" in read
    assert all(squeezed(one.label) in squeezed(read) for one in hall.t.ruleset.tiebreakers if one.kind != "random")


def test_no_line_of_the_cut_goes_through_equal_players(hall: Hall) -> None:
    hall.paired(players=32)
    of = partial(called, hall)
    sheet = tables.standings(hall.t, of, HEAD)
    assert hall.t.structure
    assert hall.t.structure.cut
    assert sheet.data["line"] == 0
    assert "during round 1" in words(printed(sheet))


def test_the_cross_table_explains_its_words(hall: Hall) -> None:
    hall.paired(players=["Ana", "Bo", "Cy"])
    read = words(printed(tables.cross_table(hall.t, partial(called, hall), HEAD)))
    assert all(f"{word}:" in read for word in ("bye", "missed", "no-show", "absent", "open", "–", "…"))


def test_the_cross_table_says_who_met_whom_and_how_it_ended(hall: Hall) -> None:
    hall.paired(players=["Ana", "Bo", "Cy"])
    hall.play()
    sheet = tables.cross_table(hall.t, partial(called, hall), HEAD)
    cells = [row[3] for row in sheet.data["rows"]]  # type: ignore[attr-defined]
    assert sorted(cells) == [["L 1", "9 : 16"], ["W 3", "16 : 9"], ["bye", ""]]


def test_a_bracket_is_drawn_on_one_page(hall: Hall) -> None:
    hall.bracket(players=17)
    of = partial(called, hall)
    made = printed(drawing.bracket(hall.t, of))
    assert pages(made) == 1
    assert all(of(player) in words(made) for player in hall.t.bracket.seeds if player)  # type: ignore[union-attr]


def test_every_sheet_and_page_calls_a_round_of_the_bracket_by_the_same_name(hall: Hall) -> None:
    id, of = hall.bracket(players=17), partial(called, hall)
    me, _ = hall.opponents[0]
    for name in ("Semifinals", "Final"):
        made = [rounds.by_table(hall.t, of), rounds.by_name(hall.t, of), rounds.judges(hall.t, of)]
        made.append(slips.slips(hall.t, of, BLANKS, None))
        assert all(name in words(printed(one)) for one in made)
        for page in ("", "/pairings", "/standings", "/bracket"):
            assert name.lower() in hall.anybody.get(f"/t/{id}{page}").text.lower(), page
        assert f"<h1>{name}" in hall.owner.get(f"/t/{id}/desk").text
        assert f"{name}: your table is" in hall.player(me).get(f"/t/{id}/standings").text
        assert f'data-short="{name}"' in hall.player(me).get(f"/t/{id}/me").text
        hall.play()
        if name == "Semifinals":
            hall.act(cut.publish_bracket)
            me = hall.opponents[0][0]


@pytest.mark.parametrize("order", ["drawing", "by-seed"])
@pytest.mark.parametrize("size", [2, 3, 6, 8, 12, 16, 32])
def test_matches_of_a_bracket_stand_apart_and_between_those_that_feed_them(size: int, order: str) -> None:
    from topcut.rules.pairing.bracket import bracket

    tree = bracket(size, order)  # type: ignore[arg-type]
    spots = drawing._spots(tree)
    for fixtures in tree.rounds:
        heights = sorted(spots[fixture.number].y for fixture in fixtures)
        assert all(below - above >= 1 for above, below in pairwise(heights))
    for spot in spots.values():
        if spot.feeds:
            assert spot.y == sum(spots[feed].y for feed in spot.feeds) / len(spot.feeds)


def test_certificates_name_places_once_these_stand(hall: Hall) -> None:
    hall.bracket(players=17)
    of = partial(called, hall)
    assert refusal_from(drawing.certificates, hall.t, of, drawing.WINNER).code == "paper-no-ranking"
    hall.play()
    while len(hall.t.bracket.rounds) < 3 and len(hall.playing.open) == 0:  # type: ignore[union-attr]
        hall.act(cut.publish_bracket)
        hall.play()
        if len(hall.playing.round.matches) == 1:
            break
    hall.act(structure.finish)
    winner = printed(drawing.certificates(hall.t, of, drawing.WINNER))
    assert pages(winner) == 1
    assert of(hall.t.ranking[0][1]) in words(winner)
    assert "Winner" in words(winner)
    seeds = len(hall.t.bracket.seeds)  # type: ignore[union-attr]
    assert pages(printed(drawing.certificates(hall.t, of, drawing.CUT))) == seeds
    assert pages(printed(drawing.certificates(hall.t, of, drawing.EVERYBODY))) == 17


def test_what_cannot_be_printed_yet_is_refused_with_the_way_there(hall: Hall) -> None:
    hall.finished(players=5)
    of = partial(called, hall)
    assert refusal_from(drawing.bracket, hall.t, of).code == "paper-no-bracket"
    without = replace(hall.t, bracket=None)
    assert refusal_from(drawing.certificates, without, of, drawing.CUT).code == "paper-no-cut"
    shared = replace(
        hall.t, ranking=tuple(("1-2" if n < 2 else place, p) for n, (place, p) in enumerate(hall.t.ranking))
    )
    assert refusal_from(drawing.certificates, shared, of, drawing.WINNER).code == "paper-no-winner"


def test_sheets_are_in_the_package() -> None:
    folder = Path(drawing.__file__).parent / "sheets"
    used = {
        "slips",
        "cards",
        "by-table",
        "by-name",
        "judges",
        "standings",
        "cross-table",
        "bracket",
        "certificates",
        "lists",
        "preview",
        "park",
        "card-faces",
    }
    assert {path.stem for path in folder.glob("*.typ")} == used | {"house"}
