"""The page of catalogues: what is here, a look at a file, and adding it."""

import pytest

from tests.web.access.device import tls_organizer, tls_owner
from tests.web.hall import Hall
from tests.web.test_page_refusals import says
from topcut.store.catalogues import kept, replaced

TEXT = 'name = "heroes"\ntitle = "Our heroes"\ngame = "crisis-protocol"\nsource = "a shelf"\nday = 2026-11-01\n'
ENTRY = '[[entries]]\nkind = "character"\nname = "{}"\n'
PAGE = "/account/catalogues"


def test_what_is_shipped_is_there_with_source_day_and_age(hall: Hall) -> None:
    hall.tournament()
    page = hall.owner.get(PAGE).text
    for said in ("shatterpoint-units", "2026-01-17", "302 days old", "BSData"):
        assert said in page
    assert hall.judge.get(PAGE).status_code in {303, 403}


def test_a_file_is_looked_at_before_it_is_added(hall: Hall) -> None:
    hall.tournament()
    page = hall.owner.send(f"{PAGE}/look", file=(TEXT + ENTRY.format("Hulkling")).encode()).text
    for said in ("Our heroes", "a shelf", "2026-11-01", "Hulkling"):
        assert said in page
    assert kept(hall.store.folder) == {}
    text = page.split('name="text" value="')[1].split('">')[0].replace("&#34;", '"').replace("&quot;", '"')
    assert "Added here" in hall.owner.done(f"{PAGE}/add", text=text).text
    newer = TEXT.replace("2026-11-01", "2026-11-10") + ENTRY.format("Wiccan")
    page = hall.owner.send(f"{PAGE}/look", file=newer.encode()).text
    assert "takes the place of" in page
    assert page.index("New names") < page.index("Wiccan") < page.index("No longer there") < page.index("Hulkling")


@pytest.mark.fault("I-5")
def test_on_a_server_that_many_share_no_organizer_changes_the_catalogues_of_all(tls: Hall) -> None:
    operator, otto = tls_owner(tls), tls_organizer(tls, "Otto")
    file = (TEXT + ENTRY.format("Hulkling")).encode()
    for step in ("look", "add"):
        assert otto.send(f"{PAGE}/{step}", file=file).status_code == 403
    assert 'type="file"' not in otto.get(PAGE).text
    assert kept(tls.store.folder) == {}
    operator.done(f"{PAGE}/add", file=file)
    assert list(kept(tls.store.folder)) == ["heroes.json"]


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (b"", "is empty"),
        (b"\xff\xfe", "not text"),
        (b"PK\x03\x04", "packed"),
        (TEXT.encode(), "no entries"),
        ((TEXT + 2 * ENTRY.format("Hulk")).encode(), "twice"),
        (
            (TEXT + ENTRY.format("A") + 'also = ["B"]\n' + ENTRY.format("B") + 'also = ["A"]\n').encode(),
            "another name for",
        ),
        ((TEXT.replace("crisis-protocol", "chess") + ENTRY.format("Hulk")).encode(), "no rule book"),
        ((TEXT.replace("heroes", "crisis-protocol-standard", 1).replace("2026", "2020")).encode(), "comes with Topcut"),
        (b"<!DOCTYPE x [<!ENTITY a 'b'>]><catalogue/>", "game it is for"),
    ],
)
def test_a_bad_file_is_one_sentence_and_nothing_is_added(hall: Hall, file: bytes, said: str) -> None:
    hall.tournament()
    for step in ("look", "add"):
        answer = hall.owner.send(f"{PAGE}/{step}", file=file)
        assert answer.status_code >= 400
        assert said in answer.text
    assert kept(hall.store.folder) == {}


def test_another_game_than_the_one_chosen_is_refused(hall: Hall) -> None:
    hall.tournament()
    file = (TEXT + ENTRY.format("Hulk")).encode()
    answer = hall.owner.send(f"{PAGE}/look", file=file, game="shatterpoint")
    assert answer.status_code == 422
    assert "crisis-protocol, not for shatterpoint" in answer.text


@pytest.mark.fault("F3")
def test_a_file_of_twenty_megabytes_is_not_even_read(hall: Hall) -> None:
    hall.tournament()
    assert hall.owner.send(f"{PAGE}/look", file=b" " * 20_000_000).status_code == 413


def test_without_a_file_nothing_is_looked_at(hall: Hall) -> None:
    hall.tournament()
    answer = hall.owner.send(f"{PAGE}/look")
    assert answer.status_code == 422
    assert says(answer, "catalogue-no-file")


def test_one_that_was_added_is_taken_out_after_a_look_at_what_would_change(hall: Hall) -> None:
    hall.tournament()
    hall.owner.done(f"{PAGE}/add", file=(TEXT + ENTRY.format("Hulkling")).encode())
    assert "?out=shatterpoint-units" not in hall.owner.get(PAGE).text
    page = hall.owner.get(f"{PAGE}?out=heroes").text
    assert page.index("No longer there") < page.index("Hulkling")
    assert list(kept(hall.store.folder)) == ["heroes.json"]
    assert "Taken out: heroes." in hall.owner.done(f"{PAGE}/remove", name="heroes").text
    assert kept(hall.store.folder) == {}
    assert len(replaced(hall.store.folder)) == 1
    again = hall.owner.send(f"{PAGE}/remove", name="heroes")
    assert (again.status_code, "None was added." in again.text) == (422, True)
    hall.owner.done(f"{PAGE}/add", file=(TEXT + ENTRY.format("Hulkling")).encode())
    assert list(kept(hall.store.folder)) == ["heroes.json"]


@pytest.mark.fault("I-5")
def test_nor_takes_out_what_others_are_checked_by(tls: Hall) -> None:
    operator, otto = tls_owner(tls), tls_organizer(tls, "Otto")
    operator.done(f"{PAGE}/add", file=(TEXT + ENTRY.format("Hulkling")).encode())
    assert otto.send(f"{PAGE}/remove", name="heroes").status_code == 403
    assert otto.get(f"{PAGE}?out=heroes").status_code == 403
    assert "?out=heroes" not in otto.get(PAGE).text
    assert list(kept(tls.store.folder)) == ["heroes.json"]
