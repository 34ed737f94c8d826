"""What is said of every player's chances, next to trying every way a round may end, and to how tournaments went on.

`.venv/bin/python -m soak.proof_what_if 200` plays so many tournaments to the end, asks in the middle of each who will
make the cut, and writes docs/calibration.csv and docs/calibration.svg: of those who were given 30 %, about 30 in 100
should have made it. With `real` in place of the number it asks a real event of 113 players in each of its rounds from
the third, and writes docs/calibration_real.csv and .svg: an example and no proof, as what is said of one event hangs
together.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from tests.planner.everything import everything, small
from tests.planner.real import SIZE, asked_in
from topcut.ids import PlayerId
from topcut.planner.dice import Dice
from topcut.planner.fates import Fate, Work, fate
from topcut.planner.position import Position
from topcut.planner.sampled import Habits, Share, paired, sampled, settled, thinned
from topcut.planner.strengths import SPREAD, Strength
from topcut.planner.what_if import Standing, what_if
from topcut.rules.ranking.standings import order
from topcut.rules.ruleset import load
from topcut.rules.tournament import Phase, Player, Structure, Tournament, with_lots

BOOKS = ("challenger", "timeline", "showdown", "munchkin", "magic", "netrunner")
WORDS = {Fate.IN: {"in"}, Fate.OUT: {"out"}, Fate.EITHER: {"in", "out"}}
DOCS = Path(__file__).parent.parent / "docs"
TIMES = 300
BINS = 10


def prove(seed: int) -> dict[str, int]:
    """One small tournament against everything, one of some size against how it goes on."""
    dice = Random(f"what if {seed}")
    ruleset = load(dice.choice(BOOKS))
    t = small(ruleset, dice, players=dice.randint(5, 9), open_tables=1 if ruleset.name == "showdown" else 2)
    size, position, checked, unproved = dice.choice((1, 2, 3, 4)), Position(t), 0, 0
    for (player, end), seen in everything(t, size).items():
        said = fate(position, position.places[player], end, size, Work())
        assert said is Fate.UNPROVED or WORDS[said] == seen, (ruleset.name, player, end, size)
        checked += 1
        unproved += said is Fate.UNPROVED
    return {
        "fates": checked,
        "unproved": unproved,
        "forecasts": len(list(forecasts(Dice(f"forecasts {seed}"), times=50))),
    }


def forecasts(dice: Dice, times: int = TIMES) -> Iterator[tuple[float, bool]]:
    """The chance that each player was given in the middle of a round, and whether they made it. Nobody who had clinched
    may miss it, and nobody who was out may make it."""
    players, rounds, size = dice.pick(((12, 4, 4), (20, 4, 4), (33, 5, 8)))
    known = Habits(
        {PlayerId(f"p{n}"): Strength(dice.bell(0, SPREAD), 0.0) for n in range(players)}, draws=0.06, leaves=0.01
    )
    strengths = {player: one.likely for player, one in known.strengths.items()}
    t, secret = _fresh(list(strengths), rounds, size), dice.secret()
    ask_in = dice.pick((rounds - 1, rounds))
    while len(t.rounds) < ask_in:
        t = settled(t, known, strengths, dice) if t.rounds else t
        t = paired(with_lots(thinned(t, known, dice), secret), secret)
    t = _partly(t, settled(t, known, strengths, dice), dice)
    asked = replace(t, lots={})
    shares: dict[PlayerId, Share] = dict(sampled(asked, size, times, f"{dice.share()}"))
    proved = {one.player: one.standing for one in what_if(asked).players}
    t = settled(t, known, strengths, dice)
    while len(t.rounds) < rounds:
        t = settled(paired(t, secret), known, strengths, dice)
    made = [player for player in order(t) if t.players[player].is_active][:size]
    for player, share in shares.items():
        assert proved[player] is not Standing.CLINCHED or player in made
        assert proved[player] is not Standing.OUT or player not in made
        yield share.rate, player in made


def _fresh(players: list[PlayerId], rounds: int, size: int) -> Tournament:
    return Tournament(
        ruleset=load("challenger"),
        players={player: Player(player) for player in players},
        structure=Structure(rounds, size, "", len(players)),
        phase=Phase.SWISS,
        id="calibration",
    )


def _partly(open_one: Tournament, ended: Tournament, dice: Dice) -> Tournament:
    """Some tables are done, others still play."""
    matches = tuple(
        done if dice.share() < 0.4 or was.second is None else was
        for was, done in zip(open_one.rounds[-1].matches, ended.rounds[-1].matches, strict=True)
    )
    return replace(open_one, rounds=(*open_one.rounds[:-1], replace(open_one.rounds[-1], matches=matches)))


def real_forecasts(times: int = TIMES) -> Iterator[tuple[float, bool]]:
    for number in (3, 4, 5, 6):
        t, made = asked_in(number)
        for player, share in sampled(t, SIZE, times, f"real {number}").items():
            yield share.rate, player in made


def generated(tournaments: int) -> Iterator[tuple[float, bool]]:
    dice = Dice("calibration")
    for _ in range(tournaments):
        yield from forecasts(dice)


def calibration(told: Iterable[tuple[float, bool]]) -> list[tuple[float, Share]]:
    """For each tenth: the mean chance that was given, and how many made it."""
    asked: Counter[int] = Counter()
    made: Counter[int] = Counter()
    given: Counter[int] = Counter()
    for chance, is_in in told:
        where = min(BINS - 1, int(chance * BINS))
        asked[where] += 1
        made[where] += is_in
        given[where] += round(chance * TIMES)
    return [(given[i] / TIMES / asked[i], Share(made[i], asked[i])) for i in range(BINS) if asked[i]]


def drawn(rows: list[tuple[float, Share]], whose: str) -> str:
    """Dots on the diagonal are right; a bar is where the truth lies with 95 % certainty."""
    dots = "".join(
        f'<line x1="{40 + 320 * given:.1f}" x2="{40 + 320 * given:.1f}" y1="{360 - 320 * share.likely[0]:.1f}" '
        f'y2="{360 - 320 * share.likely[1]:.1f}" stroke="#1f5fbf" stroke-width="2"/>'
        f'<circle cx="{40 + 320 * given:.1f}" cy="{360 - 320 * share.rate:.1f}" r="4" fill="#1f5fbf"/>'
        for given, share in rows
    )
    title = f"Chances that were given, and how many made it: {whose}"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img">'
        f'<title>{title}</title><rect width="400" height="400" fill="#fff"/>'
        '<line x1="40" y1="360" x2="360" y2="40" stroke="#999" stroke-dasharray="4 4"/>'
        '<path d="M40 40V360H360" fill="none" stroke="#333"/>'
        f'{dots}<text x="200" y="390" text-anchor="middle" font-size="13">chance given</text>'
        '<text x="16" y="200" text-anchor="middle" font-size="13" transform="rotate(-90 16 200)">share made it</text>'
        "</svg>\n"
    )


def main(asked: str) -> None:
    is_real = asked == "real"
    rows = calibration(real_forecasts() if is_real else generated(int(asked)))
    name = "calibration_real" if is_real else "calibration"
    whose = "a real event of 113 players" if is_real else f"{asked} generated tournaments"
    lines = ["given,made,asked,rate,from,to"]
    for given, share in rows:
        low, high = share.likely
        lines.append(f"{given:.3f},{share.times},{share.of},{share.rate:.3f},{low:.3f},{high:.3f}")
    (DOCS / f"{name}.csv").write_text("\n".join(lines) + "\n")
    (DOCS / f"{name}.svg").write_text(drawn(rows, whose))
    print("\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "200")
