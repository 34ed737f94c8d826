"""What one seat may know: the open table, its own cards, and nothing else (Q56)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from topcut.cards.decision import Decision
from topcut.cards.game import Game, Parked
from topcut.cards.language import PILES, Zone
from topcut.cards.park import Half, Step
from topcut.cards.player import Player, Trophy

UNSEEN = -100  # in place of a card that this seat may not know


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
    seat: int
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
    ranking: tuple[int, ...] | None
    winner: int | None


def view(game: Game, seat: int) -> View:
    player = game.players[seat]
    phase = game.deck_phases.get(seat)
    parked = next((one for one in game.parks if seat in one.seats), None)
    playing = parked if seat in game.parked_at else None
    over = game.stage in ("final-decks", "final", "over")
    return View(
        seat=seat,
        round=game.round,
        stage=game.stage,
        sets=game.sets,
        players=tuple(_player(number, one, game, seat) for number, one in enumerate(game.players)),
        deck=_deck(playing, seat) if playing else tuple(sorted(player.deck)),
        trophies=tuple(player.trophies),
        level=phase.level if phase else "",
        drawn=tuple(sorted(phase.drawn)) if phase else (),
        picks_left=phase.allowed - phase.taken if phase else 0,
        may_redraw=phase.may_redraw if phase else False,
        piles=tuple((level, len(pile)) for level, pile in game.trays.piles.items()),
        park=_park(parked) if parked else None,
        steps=tuple(seen(parked.record, parked.seats, seat)) if parked and parked.record is not None else (),
        pending=game.pending.get(seat),
        ranking=game.ranking if over else None,
        winner=game.winner,
    )


def _player(number: int, player: Player, game: Game, seat: int) -> PlayerView:
    shown = game.open_hands or number == seat or game.stage == "over"
    parked = game.parked_at.get(number)
    tokens = player.fans + (parked.match.halves[parked.seats.index(number)].fans if parked else 0)
    cards = len(player.deck) if parked is None else len(parked.match.halves[parked.seats.index(number)].collected)
    return PlayerView(
        seat=number,
        robot=player.robot,
        fans=tokens,
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
