"""The card game that a tournament of Challengers! tells of: played again from its texts, its seed and its answers."""

from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache

from topcut.cards.binder import Binder
from topcut.cards.box import ROBOT, STARTER, box_of
from topcut.cards.decision import Decision
from topcut.cards.game import Game
from topcut.cards.reading import parsed
from topcut.cards.robot import robot_deck
from topcut.cards.setup import Chance, Setup
from topcut.chance import draw_key
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.card_table import LEAVE, Answer, CardTable, CardText
from topcut.rules.pairing.plan import Plan, Planned, pairs, plan
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import Tournament

Key = tuple[object, ...]

KEPT = 128  # games that are remembered as they stand


def table_of(t: Tournament) -> CardTable:
    if t.card_table is None:
        raise Refusal("table-not-open", clause="CG-02", title=t.title)
    return t.card_table


def plan_of(ruleset: Ruleset, players: int) -> Plan:
    """The plan for so many players (CG-03)."""
    if ruleset.plan is None:
        raise Refusal("no-plan", ruleset=ruleset.title)
    return plan(ruleset.plan.cards_for(players), ruleset.plan.parks)


def planned(t: Tournament, round: int) -> tuple[Planned, ...]:
    """Who sits where in a round (CG-09)."""
    table = table_of(t)
    return pairs(plan_of(t.ruleset, len(table.players)), table.holders, round)


def setup_for(ruleset: Ruleset, players: int, **options: object) -> Setup:
    """What a game of so many players agrees on, by the rule book and these options of it."""
    made = plan_of(ruleset, players)
    at_parks = tuple(tuple((one.first, one.second) for one in sittings) for sittings in made.rounds)
    assert ruleset.plan is not None
    finalists = next(row.cut for row in reversed(ruleset.structure.rows) if row.least <= players)
    return Setup(players, at_parks, ruleset.plan.lead, finalists, **options)  # type: ignore[arg-type]  # by name


def setup_of(t: Tournament) -> Setup:
    table = table_of(t)
    return setup_for(
        t.ruleset,
        len(table.players),
        game=t.id,
        names=table.seats,
        sets=table.sets[1:],
        robot_level=table.robot_level,
        solo_cards=table.solo_cards,
        robot_plan=table.robot_plan,
        keep_one=table.keep_one,
        tray_capacity=table.tray_capacity,
    )


def binder_of(table: CardTable) -> Binder:
    """The cards as they were when the table was opened, whatever later versions say of them."""
    return binder_from(table.box, table.cards)


@lru_cache(maxsize=KEPT)
def binder_from(box: CardText, cards: tuple[CardText, ...]) -> Binder:
    shipped = {STARTER, ROBOT, *parsed(box.text, box.name)["sets"]}
    texts = {one.name: one.text for one in (box, *cards) if one is box or one.name in shipped}
    return Binder(box_of(texts, {one.name: one.text for one in cards if one.name not in shipped}))


def plans_key(t: Tournament, seed: bytes) -> bytes:
    """The key of the draw that deals the plans (Q3)."""
    return draw_key(seed, Chance(seed, t.id).context("plans"))


def robot_cards(t: Tournament, seed: bytes) -> tuple[str, ...]:
    """The names of the cards in the Robot's deck (CG-33, CG-35, CG-38)."""
    table = table_of(t)
    if table.robot is None:
        return ()
    chance = Chance(seed, t.id).stream("robot")
    binder = binder_of(table)
    deck = robot_deck(binder, table.robot_level, chance, solo=table.is_solo, solo_cards=table.solo_cards)
    return tuple(binder.label(card) for card in deck)


def option(game: Game, decision: Decision, said: str) -> int:
    """The option that a word stands for."""
    options = {game.binder.label(one): one for one in decision.options}
    found = next((options[label] for label in options if label.casefold() == said.strip().casefold()), None)
    if found is None:
        cards = tuple(label for label, one in options.items() if one >= 0)
        raise Refusal("answer-impossible", options=cards or tuple(options))  # a page has other words for `stop`
    return found


def game(t: Tournament, seed: bytes, *, record: bool = False) -> Game:
    """The whole game as far as the log goes."""
    return Followed(record=record).game(t, seed)


class Followed:
    """Games that are followed: each goes on from where it stood, or is played from the start if the log went elsewhere.

    Callers must not change the game they get from `game`; `take` hands one over for that.
    """

    def __init__(self, *, record: bool = False) -> None:
        self._record = record
        self._kept: OrderedDict[Key, tuple[tuple[Answer, ...], Game]] = OrderedDict()

    def game(self, t: Tournament, seed: bytes) -> Game:
        found = self.take(t, seed)
        self.keep(t, seed, table_of(t).answers, found)
        return found

    def take(self, t: Tournament, seed: bytes) -> Game:
        table = table_of(t)
        answers, game = self._kept.pop(_key(t, seed), ((), None))
        if game is None or table.answers[: len(answers)] != answers:
            answers, game = (), Game(setup_of(t), seed, record=self._record, of_texts=binder_of(table))
        _go_on(game, table.seats, table.answers[len(answers) :])
        return game

    def keep(self, t: Tournament, seed: bytes, answers: tuple[Answer, ...], game: Game) -> None:
        self._kept[_key(t, seed)] = answers, game
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _key(t: Tournament, seed: bytes) -> Key:
    """A game with these cards and options, and no other: an opening may have been undone."""
    table = table_of(t)
    agreed = (table.robot_level, table.solo_cards, table.robot_plan, table.keep_one, table.tray_capacity)
    return t.id, seed, table.seats, table.sets, agreed, table.box.hash


def _go_on(game: Game, seats: Sequence[PlayerId], answers: Sequence[Answer]) -> None:
    for answer in answers:
        seat = seats.index(answer.player)
        if answer.ask == LEAVE:
            game.leave(seat)
        else:
            game.answer(seat, option(game, game.pending[seat], answer.said))
