"""What the calendar says of a tournament, from how it stands."""

import unicodedata
from datetime import date

from topcut.ids import TournamentId
from topcut.rules.schedule import days_of, within
from topcut.rules.tournament import Phase, Tournament
from topcut.store.rows import Listing, State

LONGEST = 200  # letters: nobody's tournament fills a page on which all are
STATES = {Phase.SIGN_UP: State.COMING, Phase.FINISHED: State.OVER}


def listing_of(id: TournamentId, t: Tournament, at: str) -> Listing:
    first, last = (within(day) for day in _days(t))
    title, place, game = (text[:LONGEST] for text in (t.title, t.place, t.ruleset.title))
    named = (title, place, game, first, last, _in_words(first))
    return Listing(
        tournament=id,
        title=title,
        first_day=first,
        last_day=last,
        place=place,
        game=game,
        words=plain(" ".join(named)),
        state=STATES.get(t.phase, State.RUNNING).value,
        changed=at,
    )


def is_told(before: Tournament, after: Tournament) -> bool:
    """Whether the calendar has to say something else."""
    return _shown(before) != _shown(after)


def plain(text: str) -> str:
    """Without case, accents and what cannot be seen, so that people find it as they type it."""
    apart = unicodedata.normalize("NFKD", text).casefold()
    return " ".join("".join(sign if sign.isprintable() else " " for sign in apart if not _is_mark(sign)).split())


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in {"Mn", "Cf"}


def _days(t: Tournament) -> tuple[str, str]:
    days = days_of(t.first_day, t.schedule)
    return days[0], days[-1]


def _in_words(day: str) -> str:
    try:
        found = date.fromisoformat(day)
    except ValueError:  # older logs may hold any
        return ""
    return f"{found.day} {found:%B %Y}"


def _shown(t: Tournament) -> tuple[object, ...]:
    return t.title, t.place, _days(t), STATES.get(t.phase, State.RUNNING)
