"""What a list that was handed in holds."""

from topcut.lists import parts
from topcut.lists.catalogue import Catalogues
from topcut.lists.catalogue_file import shipped
from topcut.lists.written import Form, Section


def test_what_was_played_is_counted_by_the_catalogues_names() -> None:
    text = "Team Tactics\naunt mays wheat cakes\nAUNT MAY'S WHEAT CAKES\nUnheard Of\n"
    assert parts.played(text, Form.ROSTERS, Catalogues(shipped())) == (
        (Section.TACTICS, "Aunt May's Wheat Cakes", 2),
        (Section.TACTICS, "Unheard Of", 1),
    )
