"""The cut and what follows: seeds, replacements, pairs by the drawing, broken ties, byes and the final ranking."""

from topcut_referee import draw, seating, standings
from topcut_referee.archive import Fact
from topcut_referee.challengers import tally
from topcut_referee.results import called_round
from topcut_referee.sheet import Match, Round, Sheet

LARGEST = 1 << 12


def cut_made(sheet: Sheet, fact: Fact) -> None:
    body, clause = fact.body, sheet.book.clause("cut.clause")
    if sheet.seeds is not None or sheet.started is None:
        sheet.wrong(fact, "order", "The cut was made before, or before the start.")
        return
    if len(sheet.swiss) != sheet.rounds or any(not match.is_settled for match in sheet.swiss[-1].matches):
        sheet.wrong(fact, clause, f"{sheet.rounds} Swiss rounds were announced, and are not played yet.")
    elif not sheet.swiss[-1].closed:
        sheet.wrong(fact, "order", f"Round {len(sheet.swiss)} is not closed yet.")
    if sheet.table is not None:
        tally.counted(sheet, fact)
    sheet.published_lots = body["lots"]
    _lots(sheet, fact)
    ranked, sure = standings.order(sheet)
    ranked = [player for player in ranked if sheet.players[player].is_active]
    right = ranked[: sheet.cut]
    if not sheet.cut:
        sheet.wrong(fact, sheet.book.clause("structure.fixed_clause"), "No cut was announced.")
    elif tally.untold(sheet):
        sheet.unsure("who plays the final: what the trophies are worth is told when the game is over")
    elif body["seeds"] != right:
        if sure:
            sheet.wrong(fact, clause, f"The standings give the seeds {', '.join(right)}.")
        else:
            _level_seeds(sheet, fact, right)
    sheet.seeds, sheet.first_seeds = list(body["seeds"]), _size(len(body["seeds"]))
    for name, player in sheet.players.items():
        player.stopped = player.is_active and name not in body["seeds"]
        player.cut = name not in body["seeds"]


def _lots(sheet: Sheet, fact: Fact) -> None:
    lots = fact.body["lots"]
    if not lots:
        return
    if sheet.seed is None:
        sheet.unsure("the lots of the cut are not yet bound to the commitment: the seed is not revealed yet")
        return
    seed = sheet.seed
    wrong = sorted(player for player, lot in lots.items() if lot != draw.lot(seed, sheet.tournament, player))
    sheet.draw_is(fact, "the lots", right=not wrong, text=f"others are those of {', '.join(wrong)}.")


def _level_seeds(sheet: Sheet, fact: Fact, right: list[str]) -> None:
    keys, seeds = standings.keys(sheet), fact.body["seeds"]
    if any(seed not in keys for seed in seeds) or [keys[seed] for seed in seeds] != [keys[player] for player in right]:
        sheet.wrong(fact, sheet.book.clause("cut.clause"), f"The standings give the seeds {', '.join(right)}.")
    else:
        sheet.unsure("the order of seeds that are level: their lots are not known")


def replaced(sheet: Sheet, fact: Fact) -> None:
    body, clause = fact.body, sheet.book.clause("cut.replace_clause")
    leaver, joined = body["leaver"], body["joined"]
    if sheet.seeds is None or leaver not in sheet.seeds:
        sheet.wrong(fact, clause, f"{leaver} had not made the cut.")
        return
    played = any(match.result is not None for round_ in sheet.bracket for match in round_.matches)
    if played or (sheet.until_first_game and sheet.begun):
        sheet.wrong(fact, clause, "A game of the bracket has begun, and nobody comes in any more.")
    if sheet.until_first_game and sheet.bracket and not sheet.same_act(fact, "RoundUnpaired"):
        sheet.wrong(fact, clause, "The bracket that was called is not taken back.")
    if leaver in sheet.players and sheet.players[leaver].is_active:
        sheet.wrong(fact, clause, f"{leaver} has not left.")
    right = _next_in(sheet)
    if joined != right and not (right is None and joined is None):
        sheet.wrong(fact, clause, f"Next in the standings is {right or 'nobody'}, not {joined or 'nobody'}.")
    rest = [seed for seed in sheet.seeds if seed != leaver]
    allowed = [[*rest, joined]]
    if joined is None:
        allowed.append([None if seed == leaver else seed for seed in sheet.seeds])
    if body["seeds"] not in allowed:
        sheet.wrong(fact, clause, "Who comes in is the lowest seed, and those below the gap move up.")
    sheet.seeds = list(body["seeds"])
    if joined is not None and joined in sheet.players:
        sheet.players[joined].cut = sheet.players[joined].stopped = False


def _next_in(sheet: Sheet) -> str | None:
    """The best of those whom the cut left behind and who have not gone since."""
    if sheet.book.entry("cut.replacement") == "none":
        return None
    ranked, _ = standings.order(sheet)
    for name in ranked:
        player = sheet.players[name]
        if player.cut and player.is_in and not player.dropped and not player.ejected:
            return name
    return None


def has_begun(sheet: Sheet) -> bool:
    """Whether a clock of the bracket was started, or a result settled in it."""
    return any(round_.clock or any(match.result is not None for match in round_.matches) for round_ in sheet.bracket)


def slots(sheet: Sheet, before: int) -> dict[int, str | None]:
    """Who stands in which slot of the drawing before this round; a slot is the best seed of its part."""
    size = sheet.first_seeds
    seeds = sheet.seeds or []
    standing = {place: (seeds[place - 1] if place <= len(seeds) else None) for place in range(1, size + 1)}
    for round_ in sheet.bracket[: before - 1]:
        size //= 2
        standing = {
            slot: _winner(sheet, round_, standing[slot], standing[2 * size + 1 - slot]) for slot in range(1, size + 1)
        }
    return {slot: name if name and not _gone(sheet, name) else None for slot, name in standing.items()}


def _winner(sheet: Sheet, round_: Round, upper: str | None, lower: str | None) -> str | None:
    for name in (upper, lower):
        match = round_.of(name) if name is not None else None
        if match is not None:
            return match.winner
        if name in round_.byes:
            return name
    there = [name for name in (upper, lower) if name is not None and not _gone(sheet, name)]
    return there[0] if len(there) == 1 else None


def _gone(sheet: Sheet, name: str) -> bool:
    player = sheet.players.get(name)
    return player is None or player.dropped or player.ejected


def paired(sheet: Sheet, fact: Fact) -> None:
    body, number, clause = fact.body, fact.body["round"], sheet.book.clause("bracket.clause")
    if sheet.seeds is None or not 1 < sheet.first_seeds <= LARGEST:
        sheet.wrong(fact, "order", "There is no cut that a bracket could follow.")
        return
    if number != len(sheet.bracket) + 1 or 2**number > sheet.first_seeds or sheet.finished:
        sheet.wrong(fact, "order", f"Round {number} is not the next one of the bracket.")
        return
    if sheet.bracket and not sheet.bracket[-1].closed:
        sheet.wrong(fact, clause, f"Round {number - 1} of the bracket is not closed yet.")
    round_ = Round(number, body["attempt"], [], numbers=body["matches"])
    round_.matches = [Match(pair["first"], pair["second"], pair["table"]) for pair in body["pairs"]]
    _by_drawing(sheet, fact, round_)
    seating.distinct(sheet, fact, round_.matches)
    seating.check_bracket(sheet, fact, round_)
    if body["way"] != "bracket":
        sheet.wrong(fact, "format", "A round of the bracket is paired by the drawing.")
    sheet.bracket.append(round_)
    sheet.tallies["bracket rounds"] += 1


def _by_drawing(sheet: Sheet, fact: Fact, round_: Round) -> None:
    clause = sheet.book.clause("bracket.clause")
    standing = slots(sheet, round_.number)
    size = len(standing)
    couples = [(standing[slot], standing[size + 1 - slot]) for slot in range(1, size // 2 + 1)]
    right = {
        frozenset(name for name in couple if name): slot for slot, couple in enumerate(couples, start=1) if any(couple)
    }
    given = [frozenset(match.players) for match in round_.matches]
    for pair in given:
        if pair not in right:
            sheet.wrong(fact, clause, f"The drawing does not pair {' and '.join(sorted(pair))}.")
    for pair in right:
        if pair not in given and len(pair) == 2:
            sheet.wrong(fact, clause, f"The drawing pairs {' and '.join(sorted(pair))}.")
    if len(set(given)) != len(given):
        sheet.wrong(fact, clause, "A match stands in the drawing once.")
    _numbers(sheet, fact, round_, right, size)


def _numbers(sheet: Sheet, fact: Fact, round_: Round, right: dict[frozenset[str], int], size: int) -> None:
    clause, numbers = sheet.book.clause("bracket.clause"), round_.numbers
    if len(numbers) != len(round_.matches) or len(set(numbers)) != len(numbers):
        sheet.wrong(fact, clause, "Each match has a number of its own in the drawing.")
        return
    if None in (sheet.seeds or []):
        return
    before, order = _counted(sheet, size)
    for number, match in zip(numbers, round_.matches, strict=True):
        slot = right.get(frozenset(match.players))
        if not before < number <= before + len(order):
            sheet.wrong(fact, clause, f"Match {number} of the drawing is not in this round.")
        elif order[number - before - 1] and slot is not None and order[number - before - 1] != slot:
            sheet.wrong(fact, clause, f"{' and '.join(match.players)} are not match {number} of the drawing.")


def _counted(sheet: Sheet, size: int) -> tuple[int, list[int]]:
    """How many matches come before this round, and the slots of its own; a seed without an opponent has none."""
    seeds, order = len(sheet.seeds or []), _drawing(sheet, size)
    if size == sheet.first_seeds:
        return 0, [slot for slot in order if size + 1 - slot <= seeds] if any(order) else [0] * (seeds - size // 2)
    return seeds - size, order


def _drawing(sheet: Sheet, size: int) -> list[int]:
    """The slots in the order of their numbers; zeros for drawings that no document prints."""
    if sheet.book.entry("bracket.order", "drawing") == "by-seed":
        return list(range(1, size // 2 + 1))
    return {2: [1], 4: [1, 2], 8: [1, 4, 3, 2]}.get(size, [0] * (size // 2))


def tie_broken(sheet: Sheet, fact: Fact) -> None:
    body, clause = fact.body, sheet.book.clause("bracket.draw_clause")
    round_ = called_round(sheet, fact, "bracket")
    if round_ is None:
        return
    if not 1 <= body["match"] <= len(round_.matches):
        sheet.wrong(fact, "order", f"Round {round_.number} of the bracket has no match {body['match']}.")
        return
    match = round_.matches[body["match"] - 1]
    if match.result is None or match.result["winner"] is not None:
        sheet.wrong(fact, clause, "This match is no draw that has to be decided.")
    if body["winner"] not in match.players:
        sheet.wrong(fact, clause, f"{body['winner']} does not play in this match.")
        return
    way = sheet.book.entry("bracket.draw")
    if body["by"] != way:
        sheet.wrong(fact, clause, f"A draw is decided by {way}, not by {body['by']}.")
    seeds = sheet.seeds or []
    better = min(match.players, key=lambda name: seeds.index(name) if name in seeds else len(seeds))
    if way == "higher-rank" and body["winner"] != better:
        sheet.wrong(fact, clause, f"{better} had the higher rank after the Swiss rounds, and wins.")
    match.advances = body["winner"]


def bye_given(sheet: Sheet, fact: Fact) -> None:
    body, clause = fact.body, sheet.book.clause("bracket.drop_clause")
    name, number = body["player"], body["round"]
    if sheet.seeds is None or name not in sheet.seeds or _gone(sheet, name):
        sheet.wrong(fact, clause, f"{name} is not in the bracket.")
        return
    if number > len(sheet.bracket):
        return
    round_ = sheet.bracket[number - 1] if number >= 1 else None
    match = round_.of(name) if round_ is not None else None
    if round_ is None or match is None:
        if round_ is not None:
            round_.byes.add(name)
        return
    others = [other for other in match.players if other != name]
    if any(not _gone(sheet, other) for other in others):
        sheet.wrong(fact, clause, f"{others[0]} has not left, and {name} has no bye.")
    if (sheet.one_advances or sheet.table is not None) and match.winner not in (None, name):
        sheet.wrong(fact, clause, f"{name} has lost this match, and has no bye.")
        return
    if len(round_.numbers) == len(round_.matches) and round_.numbers[round_.matches.index(match)] != body["match"]:
        sheet.wrong(fact, clause, f"{name} does not play match {body['match']} of the drawing.")
    match.advances = name


def is_decided(sheet: Sheet, match: Match) -> bool:
    return match.winner is not None or all(_gone(sheet, name) for name in match.players)


def finished(sheet: Sheet, fact: Fact) -> None:
    if sheet.started is None or sheet.finished:
        sheet.wrong(fact, "order", "The tournament has not begun, or was over before.")
        return
    _is_over(sheet, fact)
    for name, player in sheet.players.items():
        if not player.answered and not player.ejected:
            sheet.wrong(fact, sheet.book.clause("conduct.clause"), f"Nobody answered whether {name} is ejected.")
    places, unsure = _ranking(sheet)
    said = fact.body["ranking"]
    sheet.finished = True
    if [name for _, name in said] != [name for _, name in places]:
        if unsure and sorted(name for _, name in said) == sorted(name for _, name in places):
            sheet.unsure("the final ranking between players who are level: their lots are not known")
            return
        wrong = next((i for i, (a, b) in enumerate(zip(said, places, strict=False)) if a[1] != b[1]), len(places))
        right = places[wrong][1] if wrong < len(places) else "nobody"
        clause = sheet.book.clause("bracket.placings_clause" if sheet.seeds is not None else "points.clause")
        sheet.wrong(fact, clause, f"In the final ranking {right} comes on line {wrong + 1}.")
        return
    for (text, name), (right_text, _) in zip(said, places, strict=True):
        if text != right_text:
            clause = sheet.book.clause("bracket.placings_clause")
            sheet.wrong(fact, clause, f"{name} is ranked {right_text}, not {text}.")


def _is_over(sheet: Sheet, fact: Fact) -> None:
    if sheet.table is not None:
        tally.is_over(sheet, fact)
        return
    clause = sheet.book.clause("structure.fixed_clause")
    if len(sheet.swiss) != sheet.rounds:
        sheet.wrong(fact, clause, f"{sheet.rounds} Swiss rounds were announced, and {len(sheet.swiss)} were paired.")
    if sheet.swiss and any(not match.is_settled for match in sheet.swiss[-1].matches):
        sheet.wrong(fact, "order", "Matches of the last Swiss round are open.")
    if sheet.cut and sheet.seeds is None:
        sheet.wrong(fact, clause, f"A cut to {sheet.cut} was announced, and none was made.")
    if sheet.seeds is None:
        return
    if sheet.bracket and any(not is_decided(sheet, match) for match in sheet.bracket[-1].matches):
        sheet.wrong(fact, "order", "Matches of the bracket are open.")
    left = [name for name in slots(sheet, len(sheet.bracket) + 1).values() if name is not None]
    if len(left) > 1:
        sheet.wrong(fact, "order", f"Several are still in the bracket: {', '.join(left)}.")


def _ranking(sheet: Sheet) -> tuple[list[tuple[str, str]], bool]:
    """Placings and players, best first, and whether lots are missing."""
    ranked, sure = standings.order(sheet)
    ranked = [name for name in ranked if sheet.is_ranked(name)]
    places = _placings(sheet) if sheet.seeds is not None else []
    above = {name for _, name in places}
    below = []
    for name in ranked:
        if name not in above:
            below.append(name)
    start = len(sheet.seeds or []) + 1
    return places + [(str(number), name) for number, name in enumerate(below, start=start)], not sure


def _keeps_place(sheet: Sheet, name: str) -> bool:
    """In the bracket who drops shares the placing of that round's losers (R-6); who is ejected may have none."""
    if sheet.table is not None:
        return sheet.is_ranked(name)  # Q62
    return not sheet.players[name].ejected or sheet.book.flag("leaving.ranks_ejected", False)


def _placings(sheet: Sheet) -> list[tuple[str, str]]:
    """Who won, then the losers of each round from the final down, in the order of their seeds."""
    last = sheet.first_seeds.bit_length() - 1
    lost: dict[int, list[str]] = {round_: [] for round_ in range(last + 2)}
    for name in sheet.seeds or []:
        if name is not None and name in sheet.players and _keeps_place(sheet, name):
            lost.setdefault(_out_in(sheet, name, last), []).append(name)
    places = []
    for round_ in range(last + 1, 0, -1):
        best, most = (1, 1) if round_ > last else (2 ** (last - round_) + 1, 2 ** (last - round_ + 1))
        most = min(most, len(sheet.seeds or []))
        shared = sheet.book.entry("bracket.placings", "shared") == "shared" and most > best
        places += [(f"{best}-{most}" if shared else str(best), name) for name in lost[round_]]
    return places


def _out_in(sheet: Sheet, name: str, last: int) -> int:
    player = sheet.players[name]
    if player.out_in is not None:
        return min(max(player.out_in, 1), last + 1)
    for round_ in sheet.bracket:
        match = round_.of(name)
        if match is not None and match.winner != name:
            return round_.number
    return last + 1


def _size(seeds: int) -> int:
    """The smallest drawing that holds this many."""
    return 1 << max(seeds - 1, 0).bit_length()
