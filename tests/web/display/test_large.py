"""A field of 2,048 and a bracket of 32: as many pages as it takes, and each of them readable."""

from dataclasses import replace

import pytest

from tests.web.hall import Hall
from topcut.desk.names import Names
from topcut.ids import PlayerId, TableNumber
from topcut.rules.match import Match
from topcut.rules.tournament import Knockout, Round, Tournament
from topcut.web.display.decks import Room, by_name, by_table
from topcut.web.display.drawing import SIZES, Drawing, bracket

PLAYERS = [PlayerId(f"p{number}") for number in range(1, 2049)]
NAMES = Names({id: f"{chr(65 + place % 26)}{place}" for place, id in enumerate(PLAYERS)}, PLAYERS)


def large(t: Tournament) -> Tournament:
    pairs = zip(PLAYERS[::2], PLAYERS[1::2], strict=True)
    matches = [Match(first, second, table=TableNumber(table)) for table, (first, second) in enumerate(pairs, start=1)]
    return replace(t, rounds=(Round(tuple(matches)),))


@pytest.mark.parametrize("room", [Room(), Room(half=True), Room(banner=True), Room(half=True, banner=True)])
def test_everyone_of_2048_has_a_line_and_few_dots_cover_all_pages(hall: Hall, room: Room) -> None:
    hall.paired(players=4)
    t = large(hall.t)
    names, tables = by_name(t, NAMES, room), by_table(t, NAMES, room)
    assert sum(len(page.lines) for page in names.pages) == 2048
    assert sum(len(page.lines) for page in tables.pages) == 1024
    for deck in (names, tables):
        assert len(deck.dots) <= 5
        assert (deck.dots[0].first, deck.dots[-1].last) == (0, len(deck.pages) - 1)
        assert deck.seconds == sum(page.seconds for page in deck.pages)
    assert {line.size for page in names.pages for line in page.lines} == {""}


@pytest.mark.parametrize("banner", [False, True])
@pytest.mark.parametrize(("players", "pieces"), [(4, [2]), (8, [3]), (16, [4]), (32, [4, 4, 3])])
def test_a_bracket_is_drawn_in_pieces_of_eight_matches_that_do_not_touch(
    hall: Hall, players: int, pieces: list[int], banner: bool
) -> None:
    hall.swiss(players=max(17, players))
    t = replace(hall.t, bracket=Knockout(tuple(list(hall.t.players)[:players])))
    deck = bracket(t, hall.desk.names(hall.last), Room(banner=banner))
    assert [len(page.drawing.headings) for page in deck.pages] == pieces
    for page in deck.pages:
        _is_readable(page.drawing)
    seeds = [place.seed for page in deck.pages for box in page.drawing.boxes for place in box.places]
    assert {str(seed) for seed in range(1, players + 1)} <= set(seeds)


def _is_readable(drawing: Drawing) -> None:
    assert min(SIZES) > 30
    for box in drawing.boxes:
        assert 0 <= box.x < box.x + box.wide <= drawing.wide
        assert 0 < box.y < box.y + box.high <= drawing.high
        assert box.high >= 2 * min(SIZES)
        others = [one for one in drawing.boxes if one is not box and one.x == box.x]
        assert all(one.y >= box.y + box.high or box.y >= one.y + one.high for one in others)
