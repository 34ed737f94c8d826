"""Card tables of Challengers! as people come to them: begun by a host, joined by others, dealt, and put away again."""

import base64
import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta

from topcut.cards.game import Game
from topcut.desk.clock import moment
from topcut.desk.door import Desk
from topcut.desk.namesakes import namesakes
from topcut.desk.people import PLAYER, enter_people, fresh_ids
from topcut.exchange.people_csv import Arrival, alike, check_name, same
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.challengers.opening import Options, gather, open_with_bots
from topcut.rules.actions.challengers.standing_in import is_long
from topcut.rules.actions.guards import is_among_friends
from topcut.rules.actor import HOST, Role
from topcut.rules.card_table import CardTable
from topcut.rules.playing_cards import Followed
from topcut.rules.ruleset import text_of
from topcut.rules.texts import Person
from topcut.rules.tournament import Phase, Tournament
from topcut.store import Beside
from topcut.store.keeping import Keeping
from topcut.store.rows import State
from topcut.words import say

RULES = "challengers"
FIRST = PlayerId(f"{PLAYER}1")
SEATS = 8  # CG-01
LETTERS = 6
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # nothing that is taken for a digit


def begin(desk: Desk, title: str, day: str, host: str, *, key: str | None = None) -> tuple[TournamentId, PlayerId]:
    """A table in no list, as those who play know its address, and whoever opens it at their seat: one act, however
    often its form is sent."""
    named = _named(host)
    made, _ = desk.create(
        HOST,
        gather,
        FIRST,
        tournament=None if key is None else TournamentId(_id_of(key)),
        key=key,
        title=title,
        first_day=day,
        ruleset=text_of(RULES),
        capacity=SEATS,
        people=[Person(FIRST, named)],
        kept=Keeping(archived=desk.clock.stamp()),
    )
    return made, FIRST


def sit_down(desk: Desk, tournament: TournamentId, name: str, *, nonce: str = "", key: str | None = None) -> PlayerId:
    """Somebody takes a seat, with a number of their own for the shuffles if their phone adds one."""
    named = _named(name)
    with desk.alone(tournament):
        sat = None if key is None else _sat_down(desk, tournament, key)
        if sat is not None:  # the same form once more
            if named not in [one.name for one in desk.store.people(tournament) if one.player == sat]:
                raise Refusal("key-reused")
            return sat
        refuse_seat(desk.look(tournament))
        refuse_name(desk, tournament, named)
        another = {alike(named): False}  # who stood up and sits down again has a new seat
        (entered,) = enter_people(
            desk, tournament, None, [Arrival(1, named)], same_person=another, nonce=nonce, key=key
        )
    return entered


def refuse_seat(t: Tournament) -> None:
    """Why nobody new can sit down, if that is so."""
    if t.phase is Phase.FINISHED:
        raise Refusal("table-over")
    if t.phase is not Phase.SIGN_UP or t.locked:
        raise Refusal("table-started")
    if len(t.active) >= SEATS:
        raise Refusal("table-full", clause="CG-01", most=SEATS)


def refuse_name(desk: Desk, tournament: TournamentId, name: str) -> None:
    """Nobody at a table has a name that others take for theirs."""
    named, sitting = _named(name), desk.look(tournament).players
    taken = [
        one.name for one in desk.store.people(tournament) if one.player in sitting and same(one.name) == same(named)
    ]
    taken += [one.like for one in namesakes(desk, tournament, [named]) if one.like]
    if taken:
        raise Refusal("table-name-taken", name=taken[0])


def _sat_down(desk: Desk, tournament: TournamentId, key: str) -> PlayerId | None:
    """Who has sat down by this form."""
    found = desk.store.receipt(tournament, key)
    if found is None:
        return None
    by = next(desk.history(tournament, found[0].n - 1)).by
    return PlayerId(by.id) if by.role is Role.PLAYER else None


def deal(
    desk: Desk,
    tournament: TournamentId,
    bots: Sequence[str],
    options: Options,
    *,
    nonce: str = "",
    key: str | None = None,
) -> None:
    """Bots sit down beside the people, and the first round begins. The host's phone adds its number to the shuffles
    only now: it has to come after the seed was committed to, which is when the table was opened."""
    with desk.alone(tournament):
        people = len(desk.look(tournament).active)
        ids = tuple(fresh_ids(desk, tournament, PLAYER, len(bots)))
        names = [say("play-bot", bot=bot, seat=seat) for seat, bot in enumerate(bots, start=people + 1)]
        beside = Beside([Person(id, name) for id, name in zip(ids, names, strict=True)])
        named = dict(zip(ids, bots, strict=True))
        host = host_of(desk.look(tournament), desk.time(tournament))
        desk.act(tournament, HOST, open_with_bots, named, options, host=host, nonce=nonce, key=key, beside=beside)


def letters_of(desk: Desk, tournament: TournamentId) -> str:
    """Six letters that are said aloud. They follow from the secret of the table, so they are the same after a restart,
    and tell nothing about it."""
    number = int.from_bytes(_derived(desk, tournament, b"letters"))
    return "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(LETTERS))


def link_of(desk: Desk, tournament: TournamentId) -> str:
    """What an invitation has in its address, which nobody guesses."""
    return base64.urlsafe_b64encode(_derived(desk, tournament, b"link")[:16]).decode().rstrip("=")


def found_by(desk: Desk, word: str) -> tuple[TournamentId, bool] | None:
    """The table with these letters or this link, and whether it was the link; of two with the same letters one whose
    game is not over."""
    said = "".join(sign for sign in word.upper() if sign.isalpha()) if len(word) <= 2 * LETTERS else ""
    going, over = _hidden(desk)
    for id in (*going, *over):
        if desk.store.seed(id) is None:  # a log from elsewhere
            continue
        is_link = hmac.compare_digest(link_of(desk, id).encode(), word.strip().encode())
        if (is_link or hmac.compare_digest(letters_of(desk, id).encode(), said.encode())) and _is_table(desk, id):
            return id, is_link
    return None


def _named(name: str) -> str:
    named = " ".join(name.split())
    check_name(named)
    return named


def _id_of(key: str) -> str:
    """The same for a form that is sent twice."""
    return base64.b32encode(hashlib.sha256(f"card table {key}".encode()).digest()[:10]).decode().lower()


def _derived(desk: Desk, tournament: TournamentId, what: bytes) -> bytes:
    secret = desk.store.seed(tournament)
    if secret is None:  # a log from elsewhere
        raise Refusal("seed-unknown")
    return hmac.digest(secret, b"card table " + what, "sha256")


def host_of(t: Tournament, now: str) -> PlayerId | None:
    """Who decides for the table: whoever sat down first and is here. A host for whom a bot stands in can come back for
    a while before the next one is host, and is host again whenever they come back."""
    table = t.card_table
    return next((id for id in hosts_in_turn(t) if table is None or not _is_away(table, id, now)), None)


def hosts_in_turn(t: Tournament) -> Iterator[PlayerId]:
    """Whoever can be host: the first of them is, unless they are away."""
    bots = {} if t.card_table is None else t.card_table.bots
    for id, one in t.players.items():
        if not (one.robot or one.dropped or one.waiting or id in bots):
            yield id


def _is_away(table: CardTable, player: PlayerId, now: str) -> bool:
    return player in table.stand_ins and is_long(table.away_since[player], now)


def open_tables(desk: Desk) -> tuple[TournamentId, ...]:
    """The tables in no list whose games are not over."""
    going, _ = _hidden(desk)
    return tuple(id for id in going if _is_table(desk, id))


def _hidden(desk: Desk) -> tuple[list[TournamentId], list[TournamentId]]:
    """What is in no list, tables among it: what goes on, and what is over."""
    store = desk.store
    kept = {one.id: store.kept(one.id) for one in store.tournaments()}
    hidden = [id for id, one in kept.items() if one.archived is not None and one.deleted is None]
    over = {one.tournament for one in store.calendar.these(hidden) if one.state == State.OVER.value}
    return [id for id in hidden if id not in over], [id for id in hidden if id in over]


def put_away(desk: Desk, hours: int) -> int:
    """Tables at which nothing has happened for so long are deleted; for a month their owner can bring them back."""
    before, done = desk.clock.now() - timedelta(hours=hours), 0
    for id in open_tables(desk):
        step = desk.look(id).step
        if step is not None and moment(step.at) < before:
            desk.store.keep(id, replace(desk.store.kept(id), deleted=desk.clock.stamp()))
            done += 1
    return done


def game_of(desk: Desk, followed: Followed, tournament: TournamentId) -> Game:
    return followed.game(desk.look(tournament), desk.seed(tournament))


def _is_table(desk: Desk, id: TournamentId) -> bool:
    try:
        return is_among_friends(desk.look(id))
    except Refusal:  # its log cannot be read
        return False
