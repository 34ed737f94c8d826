"""Days, times and numbers as they are written in the reader's language."""

from datetime import date, datetime
from fractions import Fraction

from topcut.words.reader import ENGLISH, PSEUDO, language, locale_of

# As Unicode writes patterns (CLDR): a name and a number of each day.
FORMS = {
    "day": {"en": "yyyy-MM-dd", "de": "dd.MM.yyyy", "fr": "dd/MM/yyyy", "es": "dd/MM/yyyy"},
    "name": {"en": "EEEE d MMMM", "de": "EEEE, d. MMMM", "fr": "EEEE d MMMM", "es": "EEEE, d 'de' MMMM"},
    "short": {"en": "d MMM", "de": "d. MMM", "fr": "d MMM", "es": "d MMM"},
    "year": {"en": "d MMM yyyy", "de": "d. MMM yyyy", "fr": "d MMM yyyy", "es": "d MMM yyyy"},
}


def day(found: date) -> str:
    """`2026-11-15`, `15.11.2026`: for tables and narrow places."""
    return found.isoformat() if language() == ENGLISH else _written(found, "day")


def written_day(written: str) -> str:
    """As `day`, of `2026-11-15`; what is no day stays as it is: older logs may hold any."""
    try:
        found = date.fromisoformat(written)
    except ValueError:
        return written
    return day(found) if found.isoformat() == written else written


def day_name(found: date) -> str:
    """`Sunday 15 November`"""
    return _written(found, "name")


def short_day(found: date, *, with_year: bool = True) -> str:
    """`15 Nov 2026`, or without the year."""
    return _written(found, "year" if with_year else "short")


def day_and_time(found: datetime) -> str:
    """`2026-11-15 09:41`, by the clock that the stamp says."""
    return f"{day(found.date())} {found:%H:%M}"


def decimal(number: float | Fraction, digits: int = 2) -> str:
    """`0.67`, and `0,67` where people write a comma; for pages, never for files; `-0.001` is `0.00`."""
    return with_decimal_sign(f"{float(number):z.{digits}f}")


def with_decimal_sign(written: str) -> str:
    """A number that is rounded already, such as `2.300`; a count stays as it is."""
    if language() in {ENGLISH, PSEUDO}:
        return written
    return written.replace(".", str(locale_of(language()).number_symbols["latn"]["decimal"]))


def _written(found: date, form: str) -> str:
    from babel.dates import format_date

    forms = FORMS[form]
    said = str(format_date(found, forms.get(language(), forms[ENGLISH]), locale=locale_of(language())))
    return f"⟦{said}⟧" if language() == PSEUDO else said
