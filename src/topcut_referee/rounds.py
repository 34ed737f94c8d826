"""Swiss rounds: draws opened, byes and pairings derived anew, hand-made ones with their breaks, repairs, closings."""

from collections.abc import Mapping, Sequence
from typing import Any

from topcut_referee import bounds, bracket, draw, lists, pairing, seating, standings
from topcut_referee.archive import Fact
from topcut_referee.challengers import table, tally
from topcut_referee.matching import NoProof
from topcut_referee.pairing import Field, Pair
from topcut_referee.results import called_round
from topcut_referee.sheet import Match, Round, Sheet

WAYS = ("listed", "drawn", "first")
LIMITED = "limited"
APART = "Two players meet whom the organizer keeps apart."
ONE_CLUB = "Fewer players of one club could meet."
WISHES = {APART: "breaks-forbidden", ONE_CLUB: "breaks-club"}


def opened(sheet: Sheet, fact: Fact) -> None:
    body, number = fact.body, fact.body["round"]
    if sheet.started is None:
        sheet.wrong(fact, "order", "A round is drawn before the tournament has begun.")
    if number != len(sheet.swiss) + 1 or sheet.seeds is not None:
        sheet.wrong(fact, "order", f"Round {len(sheet.swiss) + 1} is the next one, not {number}.")
    present = _present(sheet, number)
    if sorted(body["players"]) != sorted(present):
        _not_these(sheet, fact, body["players"], present)
    if body["attempt"] > 1 and not fact.says("reason"):
        sheet.wrong(fact, "draw", f"Attempt {body['attempt']} has no reason.")
    points = standings.points(sheet)
    roster = {player: points.get(player, 0) for player in body["players"]}
    if body["roster"] != draw.roster_digest(roster):
        sheet.wrong(fact, "draw", "The roster is not the digest of these players and their points.")
    if body["apart"] not in _aparts(sheet, number, present):
        sheet.wrong(fact, "draw", "It is not the digest of those who are kept apart.")
    if body["given_byes"] and number != 1:
        sheet.wrong(fact, sheet.book.clause("bye.rule_clause"), "Byes are given in the first round only.")
    sheet.opened[number] = fact


def attempts(sheet: Sheet, facts: Sequence[Fact]) -> None:
    """One draw an attempt, counted without gaps, also where it was undone or taken back."""
    fixed: dict[tuple[int, int], Fact] = {}
    highest: dict[tuple[str, int], int] = {}
    for fact in facts:
        if fact.kind not in ("DrawOpened", "RoundPaired"):
            continue
        place = (fact.body["round"], fact.body["attempt"])
        round_ = (fact.body.get("stage", "swiss"), place[0])
        highest_yet = highest.get(round_, 0)
        if not 1 <= place[1] <= highest_yet + 1:
            sheet.wrong(
                fact, "draw", f"Round {place[0]} was drawn {highest_yet} times, and this is attempt {place[1]}."
            )
        highest[round_] = max(highest_yet, place[1])
        if fact.kind == "DrawOpened":
            before = fixed.setdefault(place, fact)
            if any(before.body[name] != fact.body[name] for name in ("roster", "apart", "given_byes")):
                text = f"Attempt {place[1]} was opened for others in fact {before.n}: this is another attempt."
                sheet.wrong(fact, "draw", text)


def paired(sheet: Sheet, fact: Fact) -> None:
    if fact.body["bound"] is not None and fact.body["way"] != LIMITED:
        sheet.wrong(fact, "format", "Only a limited pairing has a bound.")
    if fact.body["stage"] == "bracket":
        bracket.paired(sheet, fact)
        return
    body, number = fact.body, fact.body["round"]
    if not _may_pair(sheet, fact):
        return
    round_ = Round(
        number, body["attempt"], [_seat(pair) for pair in body["pairs"]], losses=set(body["unpaired_losses"])
    )
    if sheet.book.plans:
        _by_plan(sheet, fact, round_)
        return
    whole = _everybody_once(sheet, fact, round_)
    lists.at_pairing(sheet, fact, [player for match in round_.matches for player in match.players])
    seating.distinct(sheet, fact, round_.matches)
    if whole and body["way"] == "by-hand":
        _by_hand(sheet, fact, round_)
    elif whole and body["way"] in WAYS:
        _drawn(sheet, fact, round_)
        seating.check(sheet, fact, round_)
    elif whole and body["way"] == LIMITED:
        _limited(sheet, fact, round_)
        seating.check(sheet, fact, round_)
    elif body["way"] not in (*WAYS, LIMITED, "by-hand"):
        sheet.wrong(fact, "format", f"There is no way to pair that is called {body['way']!r}.")
    sheet.swiss.append(round_)
    sheet.tallies["Swiss rounds"] += 1


def _by_plan(sheet: Sheet, fact: Fact, round_: Round) -> None:
    table.paired(sheet, fact, round_)
    tally.may_go_on(sheet, fact)
    sheet.swiss.append(round_)
    sheet.tallies["Swiss rounds"] += 1


def unpaired(sheet: Sheet, fact: Fact) -> None:
    rounds, number = sheet.stage(fact.body["stage"]), fact.body["round"]
    if not rounds or rounds[-1].number != number:
        sheet.wrong(fact, "order", f"Round {number} is not the last one, and cannot be taken back.")
        return
    if fact.body["stage"] == "swiss" and sheet.seeds is not None:
        sheet.wrong(fact, "order", "The cut has been made after this round.")
    round_ = rounds.pop()
    if fact.body["stage"] == "swiss":
        if sheet.book.plans:
            table.taken_back(sheet, fact, round_)
        for player in sheet.players.values():
            player.missed.discard(number)


def closed(sheet: Sheet, fact: Fact) -> None:
    round_ = called_round(sheet, fact, fact.body["stage"])
    if round_ is None:
        return
    waiting = [n for n, match in enumerate(round_.matches, start=1) if not _is_decided(sheet, fact, match)]
    if waiting:
        sheet.wrong(fact, "order", f"Round {round_.number} is closed, and these matches are open: {waiting}.")
    if round_.closed:
        sheet.wrong(fact, "order", f"Round {round_.number} was closed before.")
    round_.closed = True


def repaired(sheet: Sheet, fact: Fact) -> None:
    body = fact.body
    round_ = called_round(sheet, fact, "swiss")
    if round_ is None:
        return
    if round_.closed or round_.number != len(sheet.swiss):
        sheet.wrong(fact, "order", f"Round {round_.number} is over.")
    if not sheet.same_act(fact, "ResultCorrected"):
        sheet.wrong(fact, "order", "Tables are paired anew after a correction only.")
    fresh = [_seat(pair) for pair in body["pairs"]]
    players = [player for match in fresh for player in match.players]
    places = [place for place, match in enumerate(round_.matches) if set(match.players) & set(players)]
    before = [player for place in places for player in round_.matches[place].players]
    known = set(players) <= set(sheet.players) and len(set(players)) == len(players)
    if not known or sorted(before) != sorted(players) or len(places) != len(fresh):
        sheet.wrong(fact, sheet.book.clause("pairing_clause"), "These are not the players of some tables of the round.")
        return
    if any(round_.matches[place].result is not None for place in places):
        sheet.wrong(fact, "order", "One of these tables is finished.")
    _repair_drawn(sheet, fact, round_, fresh)
    for place, match in zip(places, fresh, strict=True):
        round_.matches[place] = match
        round_.revealed.discard(place + 1)
    for player in players:
        round_.sealed.pop(player, None)
        round_.sealings.pop(player, None)
    seating.distinct(sheet, fact, round_.matches, given=fresh)


def _repair_drawn(sheet: Sheet, fact: Fact, round_: Round, fresh: Sequence[Match]) -> None:
    seated = [match for match in fresh if not match.is_bye]
    before = standings.points(sheet, round_.number - 1)
    points = {player: before[player] for match in seated for player in match.players}
    field = _field(sheet, round_.number, points)
    key = _key(sheet, fact, "repair", sheet.context(round_.number, round_.attempt, "repair", points))
    if key is not None:
        _as_drawn(sheet, fact, field, [frozenset(match.players) for match in seated], key)


def _seat(pair: Mapping[str, Any]) -> Match:
    return Match(pair["first"], pair["second"], pair["table"])


def _present(sheet: Sheet, number: int) -> list[str]:
    return [player for player in sheet.active() if (player, number) not in sheet.absent]


def _not_these(sheet: Sheet, fact: Fact, named: Sequence[str], present: Sequence[str]) -> None:
    clause = sheet.book.clause("leaving.clause")
    for player in dict.fromkeys(named):
        entry = sheet.players.get(player)
        if player not in present:
            ejected = entry is not None and entry.ejected
            out = "was ejected" if ejected else "does not take part in this round"
            which = sheet.book.clause("leaving.ejected_clause") if ejected else clause
            sheet.wrong(fact, which, f"{player} {out}.")
    for player in present:
        if player not in named:
            sheet.wrong(fact, sheet.book.clause("pairing_clause"), f"{player} takes part, and is left out.")
    if len(set(named)) != len(named):
        twice = sorted({player for player in named if named.count(player) > 1})
        sheet.wrong(fact, sheet.book.clause("pairing_clause"), f"Named twice in one round: {', '.join(twice)}.")


def _aparts(sheet: Sheet, number: int, present: Sequence[str]) -> set[str]:
    """The digest of who is kept apart, of all players or of those who are there."""
    clubs = _clubs(sheet, number)
    here = {player: club for player, club in clubs.items() if player in present}
    shared = {player: club for player, club in here.items() if list(here.values()).count(club) > 1}
    near = [pair for pair in sheet.forbidden if pair <= set(present)]
    return {draw.apart_digest(who, pairs) for who in (clubs, here, shared) for pairs in (sheet.forbidden, near)}


def _clubs(sheet: Sheet, number: int) -> dict[str, str]:
    if sheet.started is None or number not in sheet.started["clubs_apart"]:
        return {}
    return {name: player.club for name, player in sheet.players.items() if player.club is not None}


def _field(sheet: Sheet, number: int, points: Mapping[str, int]) -> Field:
    clubs = {player: club for player, club in _clubs(sheet, number).items() if player in points}
    return Field(points, sheet.met(number), frozenset(sheet.forbidden), clubs)


def _may_pair(sheet: Sheet, fact: Fact) -> bool:
    number = fact.body["round"]
    if sheet.started is None:
        sheet.wrong(fact, "order", "A round is paired before the tournament has begun.")
    if sheet.finished or sheet.seeds is not None:
        sheet.wrong(fact, "order", "The Swiss rounds are over.")
        return False
    if number != len(sheet.swiss) + 1:
        sheet.wrong(fact, "order", f"Round {len(sheet.swiss) + 1} is the next one, not {number}.")
        return False
    if sheet.started is not None and number > sheet.rounds:
        clause = sheet.book.clause("structure.fixed_clause")
        sheet.wrong(fact, clause, f"{sheet.rounds} rounds were announced, and this is round {number}.")
    if sheet.swiss and not sheet.swiss[-1].closed:
        sheet.wrong(fact, sheet.book.clause("pairing_clause"), f"Round {number - 1} is not closed yet.")
    return True


def _everybody_once(sheet: Sheet, fact: Fact, round_: Round) -> bool:
    """Everybody who is there is in one pair; who is absent by arrangement has an unpaired loss."""
    named = [player for match in round_.matches for player in match.players]
    present = _present(sheet, round_.number)
    whole = sorted(named) == sorted(present)
    if not whole:
        _not_these(sheet, fact, named, present)
    away = [player for player in sheet.active() if player not in present]
    if sorted(round_.losses) != sorted(away):
        text = f"Absent by arrangement: {', '.join(away) or 'nobody'}; unpaired losses: "
        sheet.wrong(fact, "R-8", text + f"{', '.join(sorted(round_.losses)) or 'nobody'}.")
    for match in round_.matches:
        if match.is_bye and match.table is not None:
            sheet.wrong(fact, "format", "A bye has no table.")
    return whole


def _drawn(sheet: Sheet, fact: Fact, round_: Round) -> None:
    _as_opened(sheet, fact, round_)
    _byes(sheet, fact, round_)
    seated = [match for match in round_.matches if not match.is_bye]
    if not seated:
        return
    field, pairs = _who_meets(sheet, round_, seated)
    key = _pairing_key(sheet, fact, round_, field)
    if key is not None:
        _as_drawn(sheet, fact, field, pairs, key, way=fact.body["way"])


def _limited(sheet: Sheet, fact: Fact, round_: Round) -> None:
    """Everything of a drawn round but the choice of the pairs, which nobody can derive."""
    body, clause = fact.body, sheet.book.clause("pairing_clause")
    _as_opened(sheet, fact, round_)
    _byes(sheet, fact, round_)
    field, pairs = _who_meets(sheet, round_, [match for match in round_.matches if not match.is_bye])
    _pairing_key(sheet, fact, round_, field)
    stray = sorted(set(body["keys"]) - {"pairing", "bye"})
    if stray:
        sheet.wrong(fact, "draw", f"There are keys for {', '.join(stray)}, and no such draw belongs to this round.")
    if len(pairs) * 2 <= pairing.LISTED:
        text = f"{len(pairs) * 2} players are paired by a limited search, and up to {pairing.LISTED} never are."
        sheet.wrong(fact, clause, text)
    given = pairing.quality(field, pairs)
    again = [sheet.book.clause("rematch_clause")] if given.forbidden or given.rematches else []
    breaks = list(dict.fromkeys([clause, *again]))
    if body["breaks"] != breaks:
        named = ", ".join(body["breaks"]) or "no clause"
        sheet.wrong(fact, clause, f"This limited pairing departs from {', '.join(breaks)}, and names {named}.")
    bounds.check(sheet, fact, field, pairs)
    sheet.unsure(
        f"fact {fact.n}: who meets whom in round {round_.number}: it was paired by a limited search, which cannot be "
        "derived from the draw; that the pairing is legal was checked"
    )


def _as_opened(sheet: Sheet, fact: Fact, round_: Round) -> None:
    """Those are paired whose draw was opened with this attempt, and the same byes are given."""
    body = fact.body
    opening = sheet.opened.get(round_.number)
    named = sorted(player for match in round_.matches for player in match.players)
    if opening is None or opening.body["attempt"] != body["attempt"]:
        sheet.wrong(fact, "draw", f"Attempt {body['attempt']} was not opened before this pairing.")
    else:
        points = standings.points(sheet)
        roster = draw.roster_digest({player: points[player] for player in named})
        if sorted(opening.body["players"]) != named or opening.body["roster"] != roster:
            sheet.wrong(fact, "draw", f"Others are paired than those whose draw was opened in fact {opening.n}.")
        if opening.body["given_byes"] != body["given_byes"]:
            sheet.wrong(fact, "draw", f"Other byes are given than those of fact {opening.n}.")


def _who_meets(sheet: Sheet, round_: Round, seated: Sequence[Match]) -> tuple[Field, list[Pair]]:
    everybody = standings.points(sheet)
    points = {player: everybody[player] for match in seated for player in match.players}
    return _field(sheet, round_.number, points), [frozenset(match.players) for match in seated]


def _pairing_key(sheet: Sheet, fact: Fact, round_: Round, field: Field) -> bytes | None:
    context = sheet.context(round_.number, round_.attempt, "pairing", dict(field.points))
    return _key(sheet, fact, "pairing", context)


def _key(sheet: Sheet, fact: Fact, purpose: str, context: Mapping[str, object]) -> bytes | None:
    """The key of a draw: from the seed, and the same as the published one; from that alone before the reveal."""
    published = fact.body["keys"].get(purpose)
    if sheet.seed is None:
        sheet.unsure("keys of draws are not yet bound to the commitment: the seed is not revealed yet")
        try:
            return bytes.fromhex(published)
        except (TypeError, ValueError):
            sheet.wrong(fact, "draw", f"The key of the draw “{purpose}” is not published.")
            return None
    key = draw.key_of(sheet.seed, context)
    if published != key.hex():
        sheet.wrong(fact, "draw", f"The key of the draw “{purpose}” does not follow from the seed and its context.")
    return key


def _as_drawn(
    sheet: Sheet, fact: Fact, field: Field, pairs: Sequence[Pair], key: bytes, *, way: str | None = None
) -> None:
    try:
        right = pairing.answer(field, key)
    except NoProof:
        right = pairing.Answer("first", None)
    if right.pairs is None:
        sheet.unsure(f"fact {fact.n}: whether its pairing is the best one, for {len(field.points)} players")
        return
    sheet.draw_is(
        fact,
        "the pairing",
        right=right.pairs == frozenset(pairs),
        text="it gives " + " ".join(sorted("-".join(sorted(pair)) for pair in right.pairs)) + ".",
    )
    if way is not None and way != right.way:
        sheet.wrong(fact, "draw", f"This pairing is found by the way “{right.way}”, not “{way}”.")
    if right.pairs != frozenset(pairs):
        _worse(sheet, fact, pairing.quality(field, pairs), pairing.quality(field, right.pairs))
    sheet.tallies["pairings"] += 1


def _worse(sheet: Sheet, fact: Fact, given: pairing.Quality, best: pairing.Quality) -> None:
    """In what a pairing is worse than it could be."""
    for clause, text in broken(sheet, given, best):
        sheet.wrong(fact, clause, text)


def broken(sheet: Sheet, given: pairing.Quality, best: pairing.Quality) -> list[tuple[str, str]]:
    """Clauses and sentences, the most important first."""
    found = []
    if given.forbidden > best.forbidden:
        found.append((sheet.book.clause("pairing_clause"), APART))
    if given.rematches > best.rematches:
        found.append((sheet.book.clause("rematch_clause"), "Players meet again, and that could be avoided."))
    if given.groups < best.groups:
        found.append((sheet.book.clause("pairing_clause"), "More players of equal points could meet, from the top."))
    if given.groups == best.groups and given.clubs > best.clubs:
        found.append((sheet.book.clause("pairing_clause"), ONE_CLUB))
    return found


def _byes(sheet: Sheet, fact: Fact, round_: Round) -> None:
    """Those the organizer gave, and one more if an odd number is left."""
    clause = sheet.book.clause("bye.rule_clause")
    byes = [match.first for match in round_.matches if match.is_bye]
    given = fact.body["given_byes"]
    for player in given:
        if player not in byes:
            sheet.wrong(fact, clause, f"{player} was given a bye, and has none.")
    drawn = [player for player in byes if player not in given]
    field = [player for match in round_.matches for player in match.players if player not in given]
    if len(drawn) != len(field) % 2:
        sheet.wrong(fact, clause, f"{len(field)} players are paired, and {len(drawn)} have a bye.")
        return
    if drawn:
        _bye(sheet, fact, round_, field, drawn[0])
    elif "bye" in fact.body["keys"]:
        sheet.wrong(fact, "draw", "No bye was drawn in this round, and there is a key for one.")


def _bye(sheet: Sheet, fact: Fact, round_: Round, field: Sequence[str], player: str) -> None:
    clause = sheet.book.clause("bye.rule_clause")
    lowest, by_chance = bye_candidates(sheet, round_.number, field)
    if not by_chance:
        if "bye" in fact.body["keys"]:
            sheet.wrong(fact, "draw", "The rule book names who has the bye, and there is a key for a draw.")
        if player not in lowest:
            sheet.wrong(fact, clause, f"The bye belongs to {' or '.join(sorted(lowest))}, not to {player}.")
        elif len(lowest) > 1:
            sheet.unsure(f"fact {fact.n}: whose lot is the lowest of {', '.join(sorted(lowest))}, for the bye")
        return
    points = standings.points(sheet)
    roster = {name: points[name] for name in lowest}
    key = _key(sheet, fact, "bye", sheet.context(round_.number, round_.attempt, "bye", roster))
    if key is None:
        return
    right = sorted(lowest)[draw.Stream(key).below(len(lowest))]
    sheet.draw_is(fact, "the bye", right=right == player, text=f"it belongs to {right}, not to {player}.")
    if right != player:
        sheet.wrong(fact, clause, f"The bye belongs to {right}, not to {player}.")


def bye_candidates(sheet: Sheet, number: int, field: Sequence[str]) -> tuple[list[str], bool]:
    """Who can have the bye by the rule, and whether chance decides between them."""
    book = sheet.book
    if number == 1:
        return list(field), len(field) > 1
    byes, able = sheet.byes(number), list(field)
    if book.flag("bye.once", True):
        fewest = min(byes[player] for player in field)
        if fewest == 0 or book.entry("bye.all_had_one", "fewest") == "fewest":
            able = [player for player in field if byes[player] == fewest]
    if book.entry("bye.later") == "lowest-points":
        lines = standings.lines(sheet)
        strength = standings.strengths(book, lines, len(sheet.swiss))
        worst = min((lines[player].points, strength[player]) for player in able)
        level = [player for player in able if (lines[player].points, strength[player]) == worst]
        return level, len(level) > 1
    ranked, _ = standings.order(sheet)
    keys, lots = standings.keys(sheet), sheet.lots()
    last = [player for player in ranked if player in able][-1]
    tied = [player for player in able if keys[player] == keys[last]]
    known = all(player in lots for player in tied)
    return ([last] if known else tied), False


def _by_hand(sheet: Sheet, fact: Fact, round_: Round) -> None:
    """What a hand-made pairing breaks, it names."""
    named = set(fact.body["breaks"])
    everybody = standings.points(sheet)
    seated = [match for match in round_.matches if not match.is_bye]
    field = _field(sheet, round_.number, {player: everybody[player] for match in seated for player in match.players})
    try:
        best = pairing.best(field)
    except NoProof:
        best = None
    if best is None:
        sheet.unsure(f"fact {fact.n}: what the pairing by hand breaks, for {len(field.points)} players")
    else:
        given = pairing.quality(field, [frozenset(match.players) for match in seated])
        for clause, text in broken(sheet, given, best):
            if clause not in named and WISHES.get(text) not in named:
                sheet.wrong(fact, clause, f"{text} The pairing by hand does not name this clause.")
    _hand_bye(sheet, fact, round_, named)


def _hand_bye(sheet: Sheet, fact: Fact, round_: Round, named: set[str]) -> None:
    byes = [match.first for match in round_.matches if match.is_bye]
    field = [player for match in round_.matches for player in match.players]
    clause = sheet.book.clause("bye.rule_clause")
    if clause in named or set(byes) <= set(fact.body["given_byes"]):
        return
    lowest, _ = bye_candidates(sheet, round_.number, field)
    if len(byes) != len(field) % 2 or not set(byes) <= set(lowest):
        text = f"The bye belongs to {' or '.join(sorted(lowest))}. The pairing by hand does not name this clause."
        sheet.wrong(
            fact, clause, text if len(field) % 2 else "Nobody needs a bye. The pairing does not name this clause."
        )


def _is_decided(sheet: Sheet, fact: Fact, match: Match) -> bool:
    if fact.body["stage"] == "swiss":
        return match.is_settled
    return bracket.is_decided(sheet, match)
