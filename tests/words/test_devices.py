"""Kinds of devices, as each language calls them."""

import pytest

from topcut.web.access.watch import DEVICES
from topcut.words.devices import KINDS, device
from topcut.words.reader import OFFERED, reading


@pytest.mark.parametrize("language", OFFERED)
def test_each_kind_has_a_word_of_its_own_and_names_stay(language: str) -> None:
    with reading(language):
        assert len({device(kept) for kept in KINDS}) == len(KINDS)
        assert device("iPhone") == "iPhone"


def test_in_english_it_is_called_as_it_is_kept() -> None:
    with reading("en"):
        assert [device(kept) for kept in KINDS] == list(KINDS)


def test_whatever_is_kept_is_a_name_or_has_words() -> None:
    assert {kept for _, kept in DEVICES if " " in kept} <= set(KINDS)
