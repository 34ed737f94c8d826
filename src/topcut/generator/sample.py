"""The sample to look around in: a drill that stands still in the middle of round 3, on a day that began hours ago."""

from collections import Counter
from collections.abc import Mapping

from topcut.generator.dice import Dice
from topcut.generator.drill.habits import cast
from topcut.generator.drill.people import names_of
from topcut.generator.generate import Generated
from topcut.generator.life import Life, player
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import calling, clock, lists, registration, reports, rounds, structure
from topcut.rules.actions.announcing import announce
from topcut.rules.actions.creation import create
from topcut.rules.actions.officials import name_official
from topcut.rules.actor import Actor
from topcut.rules.clock import MINUTE, moment
from topcut.rules.match import Entry, Pair
from topcut.rules.ruleset import text_of
from topcut.rules.state import Playing, playing

BOOK, OPTIONS, FIGURE = "challenger", {"timeline": "standard"}, "vp"
TITLE, PLACE = "Harbour City Challenger (sample)", "Pier Hall"
SEED, PLAYERS = "sample", 33  # of the drill that goes on from here
JUDGE = "o1"
BEGAN, STARTS = 330, (295, 175, 55)  # minutes ago: the doors opened, and the clock of each round started
ROUND = 80  # minutes in which a whole round is played
OPEN_TABLES = 7  # of the third round, the claimed, the disputed and the calling one included
TOLD = "The café in the foyer is open until six."


def sample(id: TournamentId, by: Actor, now: str, first_day: str) -> tuple[Generated, Mapping[PlayerId, str]]:
    """Everything by the rules' own actions, and how it came to stand like this `now`; with everyone's name."""
    life = Life(Dice(SEED, "sample"))
    life.id, end = id, moment(now)
    life.now = end - BEGAN * MINUTE
    names = {PlayerId(f"p{number}"): name for number, name in enumerate(names_of(PLAYERS), start=1)}
    _sign_up(life, by, first_day, tuple(names))
    for minutes in STARTS:
        _until(life, end - (minutes + 10) * MINUTE)
        life.must(rounds.open_draw, by=by)
        life.must(rounds.publish, by=by)
        _until(life, end - minutes * MINUTE)
        life.must(clock.start, by=by)
        if minutes != STARTS[-1]:
            _play(life, by, leave=0, minutes=ROUND)
    _play(life, by, leave=OPEN_TABLES, minutes=STARTS[-1] - 20)
    _until(life, end - 4 * MINUTE)
    _stir(life)
    made = Generated(life.id, life.seed, tuple(life.log), life.t, Counter(), frozenset())
    return made, {**names, PlayerId(JUDGE): cast().official}


def _sign_up(life: Life, by: Actor, first_day: str, players: tuple[PlayerId, ...]) -> None:
    facts = create(
        by,
        tournament=life.id,
        title=TITLE,
        first_day=first_day,
        place=PLACE,
        ruleset=text_of(BOOK),
        seed=life.seed,
        options=OPTIONS,
    )
    life.begins(facts, by)
    life.must(name_official, JUDGE, life.t.ruleset.officials[0].name, by=by)
    clubs = cast().clubs
    newcomers = [
        registration.Newcomer(id, clubs[number % len(clubs)] or None, paid=True) for number, id in enumerate(players)
    ]
    life.must(registration.enter_all, newcomers, by=by)
    life.must(lists.hand_in_for_all, "on paper", by=by)
    life.must(registration.check_in_all, by=by)
    life.must(structure.start, by=by)
    life.must(announce, TOLD, by=by)


def _play(life: Life, by: Actor, *, leave: int, minutes: int) -> None:
    """Every table but the last so many gets its result: some tapped in by both players, some entered at the desk."""
    now = _now(life)
    tables = now.open[: len(now.open) - leave]
    for match in tables:
        life.wait(seconds=minutes * 60 // (len(tables) + 1) - 30)  # an act takes up to 30 seconds by itself
        first, second = now.round.matches[match - 1].players
        entry = Entry(scores={FIGURE: _scores(life)})
        if match % 3:
            life.must(reports.claim, now.number, match, entry, by=player(first))
            life.must(reports.confirm, now.number, match, by=player(second))
        else:
            life.must(reports.enter, now.number, match, entry, by=by)


def _stir(life: Life) -> None:
    """One table has a claim that waits, one disagrees, one calls."""
    now = _now(life)
    waiting, differing, asking, *_ = now.open
    first, _ = now.round.matches[waiting - 1].players
    life.must(reports.claim, now.number, waiting, Entry(scores={FIGURE: (17, 11)}), by=player(first))
    first, second = now.round.matches[differing - 1].players
    life.must(reports.claim, now.number, differing, Entry(scores={FIGURE: (16, 12)}), by=player(first))
    life.must(reports.claim, now.number, differing, Entry(scores={FIGURE: (13, 16)}), by=player(second))
    first, _ = now.round.matches[asking - 1].players
    life.must(calling.call_official, "Is that in range?", by=player(first))


def _scores(life: Life) -> Pair:
    won, lost = life.dice.between(16, 20), life.dice.between(4, 14)
    return (won, lost) if life.dice.chance(50) else (lost, won)


def _now(life: Life) -> Playing:
    now = playing(life.t)
    assert now is not None
    return now


def _until(life: Life, at: int) -> None:
    life.wait(seconds=max(0, at - life.now) // 1000)
