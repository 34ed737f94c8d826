"""What one seat may know: the open table, its own cards, and nothing else (Q56)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from topcut.cards.decision import Decision
from topcut.cards.film import Shot
from topcut.cards.game import FINAL, FINAL_DECKS, OVER, Game, Met, Parked, Played
from topcut.cards.language import PILES, Zone
from topcut.cards.park import Half, Step
from topcut.cards.player import Player, Trophy

UNSEEN = -100  # in place of a card that this seat may not know
ADDED_UP = (FINAL_DECKS, FINAL, OVER)  # after round 7 everyone counts what the trophies are worth (CG-31)


@dataclass(frozen=True, slots=True)
class HalfView:
    """One half of a park, which everyone sees: of the deck only its size."""

    seat: int
    flag: int | None
    total: int
    under: tuple[int, ...]
    attack: tuple[int, ...]
    bench: tuple[int, ...]
    exhaust: tuple[int, ...]
    deck_size: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What lies in front of a seat: fans as tokens, trophies by their round; their worth where it is open."""

    seat: int
    robot: bool
    fans: int
    trophies: tuple[int, ...]
    worth: tuple[int, ...] | None
    cards: int | None  # not while someone else is working on their deck


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None  # None: whoever only watches
    round: int
    stage: str
    sets: tuple[str, ...]
    players: tuple[PlayerView, ...]
    deck: tuple[int, ...]  # one's own, in an order that gives nothing away; in a match what is still to come
    trophies: tuple[Trophy, ...]
    level: str
    drawn: tuple[int, ...]
    picks_left: int
    may_redraw: bool
    piles: tuple[tuple[str, int], ...]
    park: tuple[HalfView, HalfView] | None
    steps: tuple[Step, ...]
    pending: Decision | None
    waits: tuple[int, ...]  # the seats that everyone waits for
    ranking: tuple[int, ...] | None
    winner: int | None
    opponent: int | None = None  # whom the plan seats opposite in this round, or the other finalist
    met: tuple[Met, ...] = ()  # in matches of one's own


def view(game: Game, seat: int | None) -> View:
    """What a seat knows; without one, the open table alone."""
    player = Player([]) if seat is None else game.players[seat]
    phase = None if seat is None else game.deck_phases.get(seat)
    parked = next((one for one in game.parks if seat in one.seats), None)
    playing = None if seat is None else game.parked_at.get(seat)
    return View(
        seat=seat,
        round=game.round,
        stage=game.stage,
        sets=game.sets,
        players=tuple(_player(number, one, game, seat) for number, one in enumerate(game.players)),
        deck=_deck(playing, seat) if playing and seat is not None else tuple(sorted(player.deck)),
        trophies=tuple(player.trophies),
        level=phase.level if phase else "",
        drawn=tuple(sorted(phase.drawn)) if phase else (),
        picks_left=phase.allowed - phase.taken if phase else 0,
        may_redraw=phase.may_redraw if phase else False,
        piles=tuple((level, len(pile)) for level, pile in game.trays.piles.items()),
        park=_park(parked) if parked else None,
        steps=tuple(seen(parked.record, parked.seats, seat)) if parked and parked.record is not None else (),
        pending=None if seat is None else game.pending.get(seat),
        waits=tuple(sorted(game.pending)),
        ranking=game.placings if game.stage in ADDED_UP else None,
        winner=game.winner,
        opponent=_opponent(game, seat),
        met=tuple(one for (by, _), one in sorted(game.met.items()) if by == seat),
    )


def _opponent(game: Game, seat: int | None) -> int | None:
    """Plans lie open, so everyone knows who comes next."""
    if game.stage == OVER:
        return None
    pairs = [(game.holders[one], game.holders[two]) for one, two in game.setup.pairs[game.round - 1]]
    if game.stage in ("final-decks", "final"):
        pairs = [(game.finalists[0], game.finalists[1])]
    found = next((pair for pair in pairs if seat in pair), None)
    return None if found is None else found[found[0] == seat]


def watched(game: Game, parked: Parked, seat: int | None) -> list[tuple[Step, Shot]]:
    """A match as a seat may follow it: what happened as it saw it, and what lay open in the park after that. When the
    game is over its seed is told, and with it everything."""
    film = parked.record
    assert film is not None
    steps = film if game.stage == OVER else seen(film, parked.seats, seat)
    return list(zip(steps, film.shots, strict=True))


def worth_of(game: Game, played: Played, seat: int | None) -> int | None:
    """The fans of the trophy of a match, for those who may know: its winner; with one or two players, and after round
    7, everyone (CG-22, CG-36, CG-31). None if it is hidden, or if there is none."""
    shown = game.open_hands or game.stage in ADDED_UP or played.winner == seat
    return played.trophy.fans if played.trophy is not None and shown else None


def _player(number: int, player: Player, game: Game, seat: int | None) -> PlayerView:
    shown = game.open_hands or number == seat or game.stage in ADDED_UP
    parked = game.parked_at.get(number)
    gained = parked.match.halves[parked.seats.index(number)].fans if parked and game.stage != FINAL else 0  # Q54
    cards = len(player.deck) if parked is None else len(parked.match.halves[parked.seats.index(number)].collected)
    return PlayerView(
        seat=number,
        robot=player.robot,
        fans=player.fans + gained,
        trophies=tuple(trophy.round for trophy in player.trophies),
        worth=tuple(trophy.fans for trophy in player.trophies) if shown else None,
        cards=cards if number == seat or number not in game.deck_phases else None,
    )


def _deck(parked: Parked, seat: int) -> tuple[int, ...]:
    """The cards still in one's own deck, as far as its owner can tell: what came unseen stays unseen."""
    half = parked.match.halves[parked.seats.index(seat)]
    visible = Counter([*half.bench, *half.exhaust, *half.in_park, *half.removed])
    known = Counter(parked.decks[parked.seats.index(seat)]) - visible
    left = sorted(known.elements())
    return tuple(left[: len(half.deck)]) + (UNSEEN,) * (len(half.deck) - len(left))


def _park(parked: Parked) -> tuple[HalfView, HalfView]:
    one, two = parked.match.halves
    return _half(one, two, parked.seats[0]), _half(two, one, parked.seats[1])


def _half(half: Half, opponent: Half, seat: int) -> HalfView:
    holds = half.flag >= 0
    return HalfView(
        seat=seat,
        flag=half.flag if holds else None,
        total=half.flag_total(opponent) if holds else half.attack_total(opponent) if half.values else 0,
        under=tuple(half.under),
        attack=tuple(half.attack),
        bench=tuple(sorted(half.bench)),
        exhaust=tuple(half.exhaust),
        deck_size=len(half.deck),
    )


def seen(steps: Sequence[Step], seats: tuple[int, int], seat: int | None) -> list[Step]:
    """The steps of a match as one seat saw them: what was looked at, and what came from a pile face down, is hidden."""
    return [_seen(step, None if seat is None or seat not in seats else seats.index(seat)) for step in steps]


def _seen(step: Step, half: int | None) -> Step:
    what, whose, cards, *_ = step
    hidden = (UNSEEN,) * len(cards)
    if what == "arrange" and whose != half:
        return (what, whose, hidden, *step[3:])
    if what == "choose" and whose != half:
        return (what, whose, (UNSEEN,), (), *step[4:])
    if what == "move" and step[4] in (Zone.TOP, Zone.BOTTOM):
        if step[3] in PILES:
            return (what, whose, hidden, *step[3:])
        if step[3] in (Zone.DECK, Zone.TOP, Zone.BOTTOM) and whose != half:
            return (what, whose, hidden, *step[3:])
    return step
