"""A game of Challengers! that is kept in the data folder: begun, or resumed where it stopped."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from topcut.cards.game import Game
from topcut.cli import output, seeds
from topcut.cli.challengers.table import Left, play_at
from topcut.cli.challengers.telling import bot_name
from topcut.cli.data import ORGANIZER, find, opened, short, today
from topcut.exchange.people_csv import Arrival
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.challengers.deciding import decide
from topcut.rules.actions.challengers.opening import Options, open_table
from topcut.rules.actions.creation import create
from topcut.rules.actor import Actor, Role
from topcut.rules.playing_cards import Followed, table_of
from topcut.rules.ruleset import load, structure_for, text_of
from topcut.rules.tournament import Phase
from topcut.words import say

if TYPE_CHECKING:
    from topcut.desk import Desk

RULES = "challengers"


class Saved:
    """The game as its log tells it; every answer is written down before the game goes on."""

    def __init__(self, desk: "Desk", tournament: TournamentId) -> None:
        self.desk = desk
        self.tournament = tournament
        self._followed = Followed(record=True)
        self.game = self._as_it_stands()

    def answer(self, seat: int, answer: int) -> None:
        player = table_of(self.desk.look(self.tournament)).players[seat]
        self.desk.act(self.tournament, Actor(Role.PLAYER, player), decide, self.game.binder.label(answer))
        self.game = self._as_it_stands()

    def _as_it_stands(self) -> Game:
        return self._followed.game(self.desk.look(self.tournament), self.desk.seed(self.tournament))


def play_saved(
    data: Path,
    title: str,
    seats: Sequence[str | None],
    people: Sequence[str],
    asked: Mapping[str, object],
    *,
    seed: str | None,
    stop: bool,
    coach: bool = False,
) -> None:
    structure_for(load(RULES), len(seats))  # refused before anything is written
    with opened(data, make=True) as desk:
        names = [*people, *(bot_name(bot, seat) for seat, bot in enumerate(seats) if bot is not None)]
        tournament, ids = begun(desk, title, names, seed)
        named = {player: bot for player, bot in zip(ids, seats, strict=True) if bot is not None}
        open_at(desk, tournament, Options(bots=named, **asked))  # type: ignore[arg-type]  # by name
        _play(desk, tournament, seats, people, stop=stop, coach=coach)


def resume(data: Path, word: str, *, stop: bool, coach: bool = False) -> None:
    with opened(data) as desk:
        tournament = find(desk, word)
        t = desk.look(tournament)
        table = table_of(t)
        if not table.digital:
            raise Refusal("resume-real", title=t.title)
        if t.phase is Phase.FINISHED:
            raise Refusal("resume-over", title=t.title)
        seats = tuple(table.bots.get(player) for player in table.players)
        if None not in seats:
            raise Refusal("resume-nobody", title=t.title)
        called = {person.player: person.name for person in desk.store.people(tournament)}
        people = tuple(called[player] for player in table.players if player not in table.bots)
        _play(desk, tournament, seats, people, stop=stop, coach=coach)


def begun(
    desk: "Desk", title: str, names: Sequence[str], seed: str | None = None
) -> tuple[TournamentId, tuple[PlayerId, ...]]:
    """A new tournament by the rule book, with these people in it."""
    chosen = {} if seed is None else {"tournament": _free(desk, seed), "seed": seeds.final(seed)}
    made, _ = desk.create(
        ORGANIZER,
        create,
        title=title,
        first_day=today(),
        place="",
        ruleset=text_of(RULES),
        **chosen,  # type: ignore[arg-type]  # by name
    )
    return made, enter(desk, made, names)


def enter(desk: "Desk", tournament: TournamentId, names: Sequence[str]) -> tuple[PlayerId, ...]:
    from topcut.desk.people import enter_people

    return enter_people(desk, tournament, ORGANIZER, [Arrival(row, name) for row, name in enumerate(names, start=1)])


def _free(desk: "Desk", seed: str) -> TournamentId:
    """The id of the game with this seed, which can be kept only once."""
    id = TournamentId(seeds.game(seed))
    if any(kept.id == id for kept in desk.store.tournaments()):
        raise Refusal("seed-kept", seed=seed, name=short(desk, id))
    return id


def open_at(desk: "Desk", tournament: TournamentId, options: Options) -> None:
    """All players sit down."""
    desk.act(tournament, ORGANIZER, open_table, options)


def _play(
    desk: "Desk",
    tournament: TournamentId,
    seats: Sequence[str | None],
    people: Sequence[str],
    *,
    stop: bool,
    coach: bool,
) -> None:
    name = short(desk, tournament)
    try:
        play_at(Saved(desk, tournament), seats, people, stop=stop, coach=coach)
    except (Left, KeyboardInterrupt):
        click.echo()
        output.line(say("play-kept", name=name))
    else:
        output.line(say("play-saved", name=name))
