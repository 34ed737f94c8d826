"""What was played: what each list holds."""

from topcut.exchange.played import played
from topcut.lists.catalogue import Catalogues
from topcut.lists.catalogue_file import shipped
from topcut.lists.written import Form, Section


def test_what_was_played_is_counted_by_the_catalogues_names() -> None:
    text = "Team Tactics\naunt mays wheat cakes\nAUNT MAY'S WHEAT CAKES\nUnheard Of\n"
    assert played(text, Form.ROSTERS, Catalogues(shipped())) == (
        (Section.TACTICS, "Aunt May's Wheat Cakes", 2),
        (Section.TACTICS, "Unheard Of", 1),
    )
