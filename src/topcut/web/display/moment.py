"""What a big screen shows at this moment, if it is left to itself."""

from enum import StrEnum

from topcut.rules.coming import awaits_clock
from topcut.rules.match import Stage
from topcut.rules.state import Playing, playing
from topcut.rules.tournament import Phase, Tournament
from topcut.store.displays import Choice
from topcut.words.reader import first_offered


class Part(StrEnum):
    JOIN = "join"
    NAMES = "names"
    TABLES = "tables"
    STANDINGS = "standings"
    BRACKET = "bracket"
    RANKING = "ranking"
    SCHEDULE = "schedule"
    ANNOUNCEMENTS = "announcements"
    BLANK = "blank"


def spoken(language: str) -> str:
    """In which language a big screen is said: as its desk has chosen, else English."""
    return first_offered([language])


def shown(t: Tournament, choice: Choice) -> tuple[Part, ...]:
    """What takes turns: what was chosen at the desk, or what the moment calls for."""
    return called_for(t) if choice is Choice.BY_ITSELF else (Part(choice.value),)


def called_for(t: Tournament) -> tuple[Part, ...]:
    if t.phase is Phase.SIGN_UP:
        return (Part.JOIN,)
    if t.phase is Phase.FINISHED:
        return (Part.RANKING, Part.BRACKET) if t.bracket else (Part.RANKING,)
    now = playing(t)
    if now is None:  # after the start, or after the cut
        return (Part.BRACKET, Part.STANDINGS) if t.bracket else _with_schedule(t, Part.JOIN)
    if now.stage is Stage.BRACKET:
        return (Part.NAMES, Part.BRACKET) if _is_new(t, now) else (Part.BRACKET,)
    if not now.open:
        return _with_schedule(t, Part.STANDINGS)
    if _is_new(t, now) or now.number == 1:
        return (Part.NAMES, Part.TABLES)
    return (Part.STANDINGS, Part.NAMES)


def _is_new(t: Tournament, now: Playing) -> bool:
    """Everyone still looks for their table: until the clock starts or, where there is none, until the first result."""
    return bool(now.open) and (awaits_clock(t) if t.ruleset.clock.timed else not now.round.settled)


def _with_schedule(t: Tournament, part: Part) -> tuple[Part, ...]:
    return (part, Part.SCHEDULE) if t.schedule else (part,)
