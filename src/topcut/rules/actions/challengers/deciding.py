"""What players of a digital table decide, or that they leave, and all that follows before the next question."""

from collections.abc import Collection, Sequence

from topcut.cards.decision import Decision
from topcut.cards.game import FINAL, FINAL_DECKS, OVER, Game, Played
from topcut.ids import PlayerId
from topcut.refusal import Refusal, confirmed
from topcut.rules.actions.challengers.course import after, onward, still_played
from topcut.rules.actions.guards import themselves_or_organizer
from topcut.rules.actor import Actor, Role
from topcut.rules.card_table import LEAVE, Answer
from topcut.rules.facts import (
    BracketByeGiven,
    CardsDrawn,
    CardsPicked,
    CardsRedrawn,
    CardsRemoved,
    ChoiceMade,
    Fact,
    FinalPlayed,
    MatchPlayed,
    PlayerDropped,
    StandInEnded,
    TrophyTaken,
)
from topcut.rules.match import Stage
from topcut.rules.playing_cards import Followed, option, table_of
from topcut.rules.state import playing
from topcut.rules.tournament import Phase, Tournament, drawn_from

LAST_CARD = "Q12"  # whether the last card of a deck may go
_FOLLOWED = Followed()  # so that a decision does not play the whole game again


def decide(t: Tournament, by: Actor, said: str, *, of: str = "", stand_in: bool = False, secret: bytes) -> list[Fact]:
    """A player answers what is asked of that seat: a level, a card by its name, redraw, stop, yes or no.

    `of` is what the player was asked when the page was made, as `asked` calls it: an answer to another question than
    the one that is open is refused, so that a page left open does no harm. With `stand_in` it is a bot that answers
    for a player who is away; whoever answers in person is back.
    """
    still_played(t)
    table, player = table_of(t), PlayerId(by.id)
    if not table.digital:
        raise Refusal("real-cards", title=t.title)
    if by.role is not Role.PLAYER or player not in table.players:
        raise Refusal("not-at-the-table", player=player)
    if stand_in and player not in table.stand_ins:
        raise Refusal("not-away", player=player)
    back: list[Fact] = [StandInEnded(player)] if player in table.stand_ins and not stand_in else []
    seed = drawn_from(t, secret)
    seat = table.players.index(player)
    game = _FOLLOWED.game(t, seed)
    decision = game.pending.get(seat)
    if decision is None:
        raise Refusal("not-asked", player=player)
    if of and of != asked(game, seat):
        raise Refusal("asked-otherwise", player=player)
    answer = option(game, decision, said)
    word = game.binder.label(answer)
    decided = _decided(player, game, decision, word)
    game = _FOLLOWED.take(t, seed)
    told = len(game.results)
    game.answer(seat, answer)
    _FOLLOWED.keep(t, seed, (*table.answers, Answer(player, decision.ask, word)), game)
    return [*back, decided, *_following(after(t, by, [*back, decided]), by, game, told, secret)]


def finish_deck(
    t: Tournament,
    by: Actor,
    removed: Sequence[str],
    *,
    of: str = "",
    confirm: Collection[str] = (),
    secret: bytes,
) -> list[Fact]:
    """A player removes these cards from the deck, any number of them, and is ready to play (CG-13)."""
    still_played(t)
    facts: list[Fact] = []
    left = list(removed)
    if ask_of(t, by.id, secret) not in ("", "remove", "empty"):
        raise Refusal("asked-otherwise", player=PlayerId(by.id))
    while (ask := ask_of(t, by.id, secret)) in ("remove", "empty"):
        if ask == "empty":
            confirmed(LAST_CARD, confirm, "empty-deck")
        said = "yes" if ask == "empty" else left.pop(0) if left else "stop"
        made = decide(t, by, said, of=of, secret=secret)
        facts += made
        if said == "stop":
            return facts
        t, of = after(t, by, made), ""
    if not facts or left:  # nothing to remove now, or more than there is
        raise Refusal("not-asked", player=PlayerId(by.id))
    return facts


def ask_of(t: Tournament, player: str, secret: bytes) -> str:
    """What this player is asked now."""
    table = table_of(t)
    if t.phase is Phase.FINISHED or player not in table.players:
        return ""
    decision = _FOLLOWED.game(t, drawn_from(t, secret)).pending.get(table.players.index(PlayerId(player)))
    return "" if decision is None else decision.ask


def asked(game: Game, seat: int) -> str:
    """Names the question that is open to a seat: `pick-14` after its fourteenth answer; nothing if there is none."""
    decision = game.pending.get(seat)
    given = sum(one == seat for one, _ in game.answers)
    return "" if decision is None else f"{decision.ask}-{given}"


def leave(t: Tournament, by: Actor, player: PlayerId, *, secret: bytes) -> list[Fact]:
    """The Robot takes over the plan, and the seat is not ranked (Q62)."""
    still_played(t)
    table = table_of(t)
    themselves_or_organizer(t, by, player, "Q62")
    if player not in table.players:
        raise Refusal("not-at-the-table", player=player)
    if t.players[player].dropped:
        raise Refusal("left-for-good", clause="Q62", player=player)
    if not table.digital:
        return _left_early(t, player)
    seed = drawn_from(t, secret)
    game = _FOLLOWED.take(t, seed)
    told = len(game.results)
    playing_final = game.stage == FINAL
    game.leave(table.players.index(player))
    _FOLLOWED.keep(t, seed, (*table.answers, Answer(player, LEAVE, "")), game)
    left = [PlayerDropped(player, len(t.rounds))] if playing_final else _left_early(t, player)
    return [*left, *_following(after(t, by, left), by, game, told, secret)]


def _decided(player: PlayerId, game: Game, decision: Decision, word: str) -> Fact:
    round = game.round + (game.stage in (FINAL_DECKS, FINAL))
    card = None if word == "stop" else word
    if decision.ask == "draw":
        return CardsDrawn(player, round, word)
    if decision.ask == "pick":
        return CardsRedrawn(player, round) if word == "redraw" else CardsPicked(player, round, card)
    if decision.ask == "remove":
        return CardsRemoved(player, round, card)
    asks = None if decision.card < 0 else game.binder.label(decision.card)
    return ChoiceMade(player, round, decision.ask, asks, word)


def _following(t: Tournament, by: Actor, game: Game, told: int, secret: bytes) -> list[Fact]:
    """Matches that are over, and what follows by the rule book after the last of a round."""
    facts: list[Fact] = []
    for played in game.results[told:]:
        news = _played(t, game, played)
        t = after(t, by, news)
        facts += news
        now = playing(t)
        if now is not None and not now.open and (now.stage is Stage.SWISS or game.stage == OVER):
            news = onward(t, by, secret)
            t = after(t, by, news)
            facts += news
    if game.stage == OVER and t.phase is not Phase.FINISHED:  # a finalist has left, so there was no final
        facts += onward(t, by, secret)
    return facts


def _played(t: Tournament, game: Game, played: Played) -> list[Fact]:
    seats = table_of(t).seats
    begins, winner = seats[played.first], seats[played.winner]
    if played.trophy is None:
        return [FinalPlayed(begins, played.tossed, winner, played.how, played.reveals)]
    match = played.park + 1
    boxed = game.players[played.winner].robot and not game.solo
    return [
        MatchPlayed(played.round, match, begins, played.tossed, winner, played.how, played.reveals, played.tokens),
        TrophyTaken(played.round, match, winner, played.trophy.fans, boxed),
    ]


def _left_early(t: Tournament, player: PlayerId) -> list[Fact]:
    """Out of the final that was not begun, the other one goes on without a match; one that was played stays played."""
    final = t.bracket
    if final is not None and player in final.seeds and (not final.rounds or final.rounds[-1].is_open):
        other = next(seed for seed in final.seeds if seed != player)
        if other is not None and not t.players[other].dropped:
            return [PlayerDropped(player, len(t.rounds), bracket_round=1), BracketByeGiven(1, 1, other)]
    return [PlayerDropped(player, len(t.rounds))]
