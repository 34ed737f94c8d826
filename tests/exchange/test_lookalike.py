"""Names that an eye takes for one another are found, and honest names of other scripts are left alone."""

import pytest

from topcut.exchange.lookalike import looks, skeleton


@pytest.mark.fault("F5")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana Lee", "\u0410na Lee"),  # Cyrillic А
        ("Ana Lee", "An\u0430 L\u0435\u0435"),
        ("Ana Lee", "\uff21na Lee"),  # full width
        ("Ana Lee", "Ana\u034f Lee"),  # nothing is seen of it
        ("Ana Lee", "Ana\u3164 Lee"),
        ("ANA LEE", "\u0391na Lee"),  # Greek Α, in other cases
        ("Ilya", "llya"),
        ("Bo 10", "Bo lO"),
        ("Corner", "Comer"),
        ("HOBA", "\u041d\u041e\u0412\u0410"),  # Нова in capitals
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\u0410\u043d\u043d\u0430"),  # Анна
        ("Jose", "José"),
        ("Nikos", "\u039d\u03af\u03ba\u03bf\u03c2"),  # Νίκος
        ("\u0410\u043d\u043d\u0430", "\u0410\u043b\u043b\u0430"),  # Анна, Алла
        ("Ana", "Anna"),
    ],
)
def test_these_do_not(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


def test_of_a_name_that_cannot_be_seen_nothing_is_left() -> None:
    assert skeleton("\u3164\u2800 \u034f") == ""
