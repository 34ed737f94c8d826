"""Rule books as the referee reads them: what an entry means that is left out."""

from topcut.rules.ruleset import text_of
from topcut_referee.book import book


def test_an_official_of_whom_the_book_does_not_say_it_never_plays() -> None:
    read = book(text_of("netrunner"), {}, {})
    said = {one["name"]: one.get("plays") for one in read.entries["officials"]}
    assert said == {"judge": "with-alternate", "head-judge": None}
    assert [read.plays(one) for one in read.entries["officials"]] == ["with-alternate", "never"]
