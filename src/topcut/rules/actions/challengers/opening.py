"""Opening the table of Challengers!: seats, bots and the Robot, the cards in play, and the plans that are dealt."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from topcut.cards.bots.bot import BOTS
from topcut.cards.box import ROBOT, STARTER, box_of, shipped_texts
from topcut.cards.game import Game
from topcut.cards.reading import parsed
from topcut.cards.setup import chosen_sets
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.challengers.course import after, paired_by_plan
from topcut.rules.actions.creation import create
from topcut.rules.actions.guards import before_start, organizer_only
from topcut.rules.actions.registration import Newcomer, check_in, check_in_all, enter_all, is_nonce, withdraw
from topcut.rules.actions.structure import lock_roster
from topcut.rules.actor import Actor
from topcut.rules.card_table import CardText
from topcut.rules.facts import Fact, PlansDealt, PlayerEntered, Started, TableOpened
from topcut.rules.playing_cards import binder_of, plans_key, setup_of, table_of
from topcut.rules.ruleset import structure_for
from topcut.rules.tournament import Tournament, drawn_from

CLOCKS = (0, 60, 120, 180, 300)  # seconds
PACES = ("", "calm", "brisk", "at-once")


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agree on before the first card is drawn."""

    digital: bool = True
    bots: Mapping[PlayerId, str] = field(default_factory=dict)
    sets: tuple[str, ...] = ()  # beside City; what a first game has if none are named (CG-06)
    robot_level: int = 1
    solo_cards: bool = False
    robot_plan: bool | None = None  # as the rule book has it (CG-33)
    keep_one: bool = False  # Q12
    tray_capacity: int | None = None  # Q9
    clock: int = 0
    pace: str = ""
    own_sets: Mapping[str, str] = field(default_factory=dict)  # what they are called in a refusal, and their texts


def gather(
    by: Actor, host: PlayerId, *, tournament: str, title: str, first_day: str, ruleset: str, capacity: int, seed: bytes
) -> list[Fact]:
    """The first facts of a game that somebody opens on a phone, and sits down at."""
    facts = create(
        by,
        tournament=tournament,
        title=title,
        first_day=first_day,
        place="",
        ruleset=ruleset,
        seed=seed,
        capacity=capacity,
        charges_fee=False,
    )
    return [*facts, PlayerEntered(host)]


def open_table(t: Tournament, by: Actor, options: Options | None = None, *, secret: bytes) -> list[Fact]:
    """All who have entered sit down in the order of entry, bots among them, and the first round begins (CG-03)."""
    organizer_only(t, by)
    if t.ruleset.plan is None:
        raise Refusal("no-plan", ruleset=t.ruleset.title)
    before_start(t)
    asked = options or Options()
    facts = [] if t.locked else lock_roster(t, by)
    t = after(t, by, facts)
    course = structure_for(t.ruleset, len(t.active))
    _check_bots(t, asked.bots)
    if len(t.active) % 2:
        facts += (entered := [PlayerEntered(_free_id(t), robot=True)])
        t = after(t, by, entered)
    started = Started(course.rounds, course.cut, course.clause, len(t.active), roll=False)
    opened = _opened(t, asked)
    t = after(t, by, [started, opened])
    seed = drawn_from(t, secret)
    laid = Game(setup_of(t), seed, of_texts=binder_of(table_of(t)))
    holders = tuple(table_of(t).seats[seat] for seat in laid.holders)
    dealt = PlansDealt(holders, plans_key(t, seed).hex())
    return [*facts, started, opened, dealt, paired_by_plan(after(t, by, [dealt]))]


def open_with_bots(
    t: Tournament,
    by: Actor,
    bots: Mapping[PlayerId, str],
    options: Options,
    *,
    secret: bytes,
    host: PlayerId | None = None,
    nonce: str = "",
) -> list[Fact]:
    """Bots sit down behind the people, and the table is opened. With a number of the host's phone for the shuffles
    everyone is checked in."""
    organizer_only(t, by)
    _before_dealing(t)
    plan = t.ruleset.plan
    if plan is not None and len(t.active) + len(bots) > plan.most_players:
        raise Refusal("table-full", clause=plan.most_players_clause, most=plan.most_players)
    if options.clock not in CLOCKS or options.pace not in PACES:
        raise Refusal("table-options")
    facts = enter_all(t, by, [Newcomer(bot) for bot in bots])
    t = after(t, by, facts)
    if host is not None and t.players[host].nonce is None and is_nonce(nonce):
        here = [*check_in(t, by, host, nonce=nonce), *check_in_all(t, by, [one for one in t.active if one != host])]
        facts, t = [*facts, *here], after(t, by, here)
    return [*facts, *open_table(t, by, replace(options, bots=bots), secret=secret)]


def stand_up(t: Tournament, by: Actor, player: PlayerId) -> list[Fact]:
    """Who does not play after all has no seat, as long as no cards are dealt."""
    _before_dealing(t)
    return withdraw(t, by, player)


def _before_dealing(t: Tournament) -> None:
    if t.card_table:
        raise Refusal("cards-dealt")
    before_start(t)


def _check_bots(t: Tournament, bots: Mapping[PlayerId, str]) -> None:
    for player, name in bots.items():
        if player not in t.active:
            raise Refusal("player-unknown", player=player)
        if name not in BOTS:
            raise Refusal("bot-unknown", name=name, known=tuple(BOTS))


def _free_id(t: Tournament) -> PlayerId:
    """What the Robot is called, whatever players are called."""
    name = "robot"
    while name in t.players:
        name += "-robot"
    return PlayerId(name)


def _opened(t: Tournament, asked: Options) -> TableOpened:
    """The texts of the box and of the sets in play, so that the game is always played with these cards."""
    texts = shipped_texts()
    box = box_of(texts, asked.own_sets)
    in_play = chosen_sets(asked.sets, box)
    own = {f"own-{number}": text for number, text in enumerate(asked.own_sets.values(), start=1)}
    files = {name: text for name, text in {**texts, **own}.items() if name not in ("box", STARTER, ROBOT)}
    used = {name: text for name, text in files.items() if parsed(text, name)["name"] in in_play}
    used = {STARTER: texts[STARTER], **used, ROBOT: texts[ROBOT]}
    assert t.ruleset.plan is not None
    return TableOpened(
        players=t.active,
        robot=next((id for id, player in t.players.items() if player.robot), None),
        digital=asked.digital,
        box=_text("box", texts["box"]),
        cards=tuple(_text(name, text) for name, text in used.items()),
        sets=in_play,
        bots=dict(asked.bots),
        robot_level=asked.robot_level,
        solo_cards=asked.solo_cards,
        robot_plan=t.ruleset.plan.robot_plan if asked.robot_plan is None else asked.robot_plan,
        keep_one=asked.keep_one,
        tray_capacity=asked.tray_capacity,
        clock=asked.clock,
        pace=asked.pace,
    )


def _text(name: str, text: str) -> CardText:
    return CardText(name, text, hashlib.sha256(text.encode()).hexdigest())
