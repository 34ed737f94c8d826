"""The command demo: a small tournament, with its draws, rounds, standings and bracket, and the reasons for them."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import click

from topcut.chance import Draw, Stream, commitment, draw_key
from topcut.cli import output
from topcut.cli.seeds import NO_TOURNAMENT, final, with_lots
from topcut.cli.standings import show
from topcut.exchange.notation import written_round
from topcut.ids import PlayerId
from topcut.rules.match import Entry, Match, Pair, more
from topcut.rules.pairing.bracket import bracket
from topcut.rules.pairing.knockout import Knockout, knockout, meetings, placings, verdict
from topcut.rules.pairing.next_round import NextRound, next_round
from topcut.rules.pairing.tables import Seated
from topcut.rules.ranking.cut import cut
from topcut.rules.ranking.explain import between
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.standings import standings
from topcut.rules.results import bye, settle
from topcut.rules.ruleset import load, structure_for
from topcut.rules.tournament import Player, Round, Tournament
from topcut.words import say, sentence

SEED = "a table in the corner"
RULESET = "challenger"
FIGURE = "vp"
NAMES = "Ana Bo Cleo Dmitri Eve Farid Grace Hugo Ines Jun Kofi Lena Mika Nora Omar Priya Quinn"
TELLING = ("pair-again", "pair-float-far", "pair-float", "bye-", "pair-level", "pair-first-round")
COMMANDS = {
    "topcut demo --seed dice": "demo-try-again",
    "topcut rulesets": "demo-try-rulesets",
    "topcut pair FILE --explain": "demo-try-pair",
    "topcut standings FILE": "demo-try-standings",
    "topcut bracket 8": "demo-try-bracket",
}


@click.command
@click.option("--seed", metavar="TEXT", default=SEED, show_default=True)
def demo(seed: str) -> None:
    players = tuple(map(PlayerId, NAMES.split()))
    t = with_lots(Tournament(load(RULESET), {player: Player(player) for player in players}), seed)
    course = structure_for(t.ruleset, len(players))
    _sign_up(t, seed)
    click.echo(f"{say('demo-course', rounds=course.rounds, cut=course.cut)} ({course.clause})")
    for number in range(1, course.rounds + 1):
        t = _round(t, seed, number)
    _standings(t)
    _bracket(t, seed, course.cut)
    _afterwards(seed)


def _sign_up(t: Tournament, seed: str) -> None:
    output.title(f"{t.ruleset.title} ({t.ruleset.version})")
    click.echo(say("demo-commitment", commitment=commitment(final(seed)).hex()))
    click.echo(say("demo-players", number=len(t.players), players=tuple(t.players)))


def _round(t: Tournament, seed: str, number: int) -> Tournament:
    paired = next_round(t, Draw(final(seed), NO_TOURNAMENT, number))
    played = Round(tuple(_played(t, seed, number, one) for one in paired.seated))
    click.echo()
    output.title(say("demo-round", number=number))
    for line in _in_two_columns(list(written_round(t.ruleset, played))):
        click.echo(f"  {line}")
    click.echo(f"{say('demo-why')} {sentence(_most_telling(paired))}")
    return replace(t, rounds=(*t.rounds, played))


def _most_telling(paired: NextRound) -> Reason:
    """The pairing that people would ask about first."""
    reasons = [paired.why[one.first] for one in paired.seated]
    return min(reasons, key=lambda why: [why.code.startswith(code) for code in TELLING].index(True))


def _played(t: Tournament, seed: str, number: int, one: Seated) -> Match:
    if one.second is None:
        return Match(one.first, None, None, bye(t.ruleset))
    entry = Entry(scores={FIGURE: _scores(seed, number, one.first)})
    return Match(one.first, one.second, one.table, settle(t.ruleset, entry))


def _scores(seed: str, number: int, first: PlayerId) -> Pair:
    """The scores of a pair: real people would play, and the demo makes them up from the seed."""
    context = {"tournament": NO_TOURNAMENT, "round": number, "purpose": "demo", "player": first}
    one, other = Stream(draw_key(final(seed), context)).dice(2, 16)
    return one + 4, other + 4


def _in_two_columns(entries: Sequence[str]) -> list[str]:
    half = (len(entries) + 1) // 2
    wide = max(map(len, entries)) + 4
    right = [*entries[half:], *[""] * (2 * half - len(entries))]
    return [f"{one:{wide}}{other}".rstrip() for one, other in zip(entries[:half], right, strict=True)]


def _standings(t: Tournament) -> None:
    click.echo()
    output.title(say("demo-standings"))
    show(t, str)
    tied = [between(t, one, other) for one, other in pairwise(standings(t)) if one.points == other.points]
    if tied:
        click.echo(f"{say('demo-why')} {sentence(tied[0])}")


def _bracket(t: Tournament, seed: str, size: int) -> None:
    qualified = cut(standings(t), t.active, size, t.ruleset.cut)
    drawn = bracket(size, t.ruleset.bracket.order)
    state = knockout(drawn, [one.player for one in qualified], t.ruleset.bracket)
    click.echo()
    output.title(say("demo-cut", size=size))
    for number in range(1, len(drawn.rounds) + 1):
        state = _bracket_round(state, seed, len(t.rounds) + number)
    click.echo(f"{say('demo-why')} {sentence(state.rounds[0][0].paired)}")
    click.echo(sentence(placings(state)[0].reason))


def _bracket_round(state: Knockout, seed: str, number: int) -> Knockout:
    verdicts = {meeting.number: meeting.verdict for done in state.rounds for meeting in done if meeting.verdict}
    assert state.round is not None, "the bracket is not over"
    for meeting in meetings(state, state.round):
        first, second = meeting.players
        one, other = _scores(seed, number, first)
        winner = more((one, other))
        named = None if winner is None else meeting.players[winner]
        verdicts[meeting.number] = verdict(state, meeting.number, named)
        click.echo(
            f"  {say('bracket-match', number=meeting.number)}: "
            f"({state.seeds[first]}) {first} {one}-{other} {second} ({state.seeds[second]})"
        )
    entrants = sorted(state.seeds, key=lambda player: state.seeds[player])
    return knockout(state.bracket, entrants, state.rules, verdicts)


def _afterwards(seed: str) -> None:
    click.echo()
    output.title(say("demo-afterwards"))
    click.echo(say("demo-seed", seed=seed))
    for command, job in COMMANDS.items():
        click.echo(f"  {command:{max(map(len, COMMANDS)) + 2}}{say(job)}")
