"""What a list adds up to is told, and decides nothing."""

import pytest

from topcut.lists.catalogue import Catalogues
from topcut.lists.catalogue_file import shipped
from topcut.lists.incoming import written
from topcut.lists.totals import ages, totals
from topcut.lists.written import Form
from topcut.words import total_text

KNOWN = Catalogues(shipped())


@pytest.mark.parametrize(
    ("form", "text", "told"),
    [
        (Form.ROSTERS, "Characters\nHulk\nWong\nCaptain Marvel\nSecure\nRiots\nExtraction\nSkrulls\n", [
            "Threat 12 in 3 characters.", "Affiliations: Avengers 2 and Defenders 2.",
            "Crises: 1 secure, 1 extraction.",
        ]),
        (Form.ROSTERS, "Roster 2\nCharacters\nHulk\nSomebody\n",
         ["Roster 2: Threat 6 in 1 character, of 2 on the list."]),
        (Form.ROSTERS, "Characters\nSomebody\n", []),
        (Form.SQUADS, "Squad 3\nLord Maul\nGar Saxon\nMandalorian Super Commandos\n",
         ["Squad 3: 8 of 8 points; Clone Wars."]),
        (Form.SQUADS, "Squad 3\nLord Maul\nGar Saxon\n", []),
        (Form.DECK, "Hero: Wanderer\nDeck\n3x Axe\nBow\n", ["4 cards, with 2 different names."]),
    ],
)  # fmt: skip
def test_a_list_is_added_up(form: Form, text: str, told: list[str]) -> None:
    assert [total_text(total) for total in totals(written(text, form, KNOWN), KNOWN)] == told


def test_catalogues_say_how_old_they_are() -> None:
    (said,) = [total_text(total) for total in ages(KNOWN)]
    assert "Star Wars: Shatterpoint, units and Mission Sets (2026-01-17)" in said
