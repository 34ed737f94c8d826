"""A whole tournament from a text, from sign-up to the seed, with everything that the rules allow."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from topcut.generator.card_games import play_cards
from topcut.generator.dice import Dice
from topcut.generator.ending import cut, end, next_bracket_round, reveal
from topcut.generator.happenings import happen
from topcut.generator.life import Life, Stuck
from topcut.generator.notices import notice
from topcut.generator.pairing_up import pair_round
from topcut.generator.playing_out import settle_one
from topcut.generator.signing_up import create_one, sign_up, start
from topcut.ids import TournamentId
from topcut.rules.coming import coming
from topcut.rules.facts import Stamped
from topcut.rules.ruleset import load, text_of
from topcut.rules.texts import Place
from topcut.rules.tournament import Phase, Tournament

MOST_STEPS = 5_000
BEFORE, EARLY = 3, 20  # so many chances of a notice before the start, percent each, as often as the day is wild
HAPPENS = 13  # percent, as often as the day is wild


@dataclass(frozen=True, slots=True)
class Generated:
    """What came of it. `refusals` counts the codes of what was refused, `refused_by` are their clauses."""

    tournament: TournamentId
    seed: bytes
    log: tuple[Stamped, ...]
    t: Tournament
    refusals: Counter[str]
    refused_by: frozenset[str]
    deleted: tuple[Place, ...] = ()  # texts that were struck out, or are too old


def generate(ruleset: str, players: tuple[int, int], seed: str) -> Generated:
    """A tournament by a shipped rule book, of a number of players between these two, both included."""
    least, most = players
    life = Life(Dice(f"{ruleset} {least}-{most} {seed}", "generate"))
    plan = load(ruleset).plan
    if plan is not None:
        play_cards(
            life, text_of(ruleset), life.dice.between(min(least, plan.most_players), min(most, plan.most_players))
        )
        return _generated(life)
    number = life.dice.between(least, most)
    create_one(life, text_of(ruleset), number)
    aside = Dice(life.id, "notices")
    sign_up(life, number)
    for _ in range(BEFORE):
        notice(life, aside, percent=EARLY)
    start(life)
    steps = 0
    while life.t.seed is None:
        if life.t.phase is not Phase.FINISHED:
            notice(life, aside)
        step(life)
        steps += 1
        if steps > MOST_STEPS:
            raise Stuck(f"no end after {MOST_STEPS} steps: {life.last_refusal!r}")
    return _generated(life)


def _generated(life: Life) -> Generated:
    log, deleted = tuple(life.log), tuple(life.deleted)
    return Generated(life.id, life.seed, log, life.t, life.refusals, frozenset(life.refused_by), deleted)


def step(life: Life) -> None:
    """One more thing happens, most often what comes next."""
    if life.t.phase is not Phase.FINISHED and life.odd(HAPPENS):
        happen(life)
        return
    following = coming(life.t)
    assert following is not None, "the seed is still to be revealed"
    if following.refusal is not None:
        settle_one(life)
    else:
        LEADS_ON[following.code](life)


LEADS_ON: Mapping[str, Callable[[Life], None]] = {
    "start": start,  # it was undone
    "open-draw": pair_round,
    "publish": pair_round,
    "make-cut": cut,
    "publish-bracket": next_bracket_round,
    "finish": end,
    "reveal-seed": reveal,
}
