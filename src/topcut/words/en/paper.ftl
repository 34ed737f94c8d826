# Sheets of paper


## Pairing a round

paper-list-state = { $state ->
    [accepted] Accepted
    [illegal] Not legal
   *[handed-in] Handed in
}

## Sheets of paper

paper-roster = Roster { $roster }
paper-worth = { $unit ->
    [seed] seed { $worth }
   *[points] { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
}
paper-ending = { $how ->
    [victory] victory
    [time] time
    [concession] concession
    [draw] agreed draw
    [no-show] one did not come
   *[double-no-show] neither came
}
paper-ending-who = Who conceded or did not come:
paper-not-played = before round 1
paper-open = during round { $round }
paper-after = after round { $round }
paper-placing = { $roster ->
    [0] the loser finishes { $placing }
   *[other] Roster { $roster }, the loser finishes { $placing }
}
paper-broken = { $how ->
    [rank] drawn: the higher seed goes on
   *[roll] drawn: decided by a roll
}
paper-awaited = { $first } or { $second }
paper-nobody = no one
paper-place = { $first ->
    [yes] Winner
   *[no] Place { $place }
}
paper-of = of { $players ->
    [one] { $players } player
   *[other] { $players } players
}
paper-page = Page { $page } of { $pages }
paper-seal = Seal of the log, fact { $n }
paper-private = Officials only
paper-title =
    .cards = Players’ cards
    .certificate = Certificate
    .standings = Standings
    .ranking = Final ranking
    .cross-table = Cross-table
paper-lists = { $list }s
paper-head =
    .table = Table
    .player = Player
    .players = Players
    .opponent = Opponent
    .points = Points
    .short-points = Pts
    .seed = Seed
    .place = Place
    .swiss = Swiss
    .rank = Rank
    .rounds = Rounds
    .number = No.
    .drop = Drop
    .signature = Signature
    .called = Called at
    .warning = Warning: who, for what
    .extra = Extra minutes
    .notes = Notes, rulings
paper-byes = Bye: { $players }
paper-absent = Not paired: { $players }
paper-judges-note = Do not leave it on the tables: it says who was warned and which tables have extra minutes. Write down times, then enter calls, warnings and minutes at the desk.
paper-warned = { $count } warned
paper-extended = +{ $minutes } so far
paper-signed = { $role }:
paper-checked-by = Checked by
paper-slip-scan = Scan to report
paper-slip-ways = by phone or by slip
paper-slip-open = open { $card } won by
paper-slip-roll = If drawn, the roll was won by
paper-slip-pile = Sheet { $sheet }, pile { $pile }
paper-ended-by = Ended by:
paper-at-time = At time only:
paper-card-scan = Scan this with your phone: your table, your opponent, reporting your result. It works on one phone.
paper-card-page = { $phones ->
    [true] No camera?
   *[other] On this computer:
} { $page }
paper-left = has left
paper-cut = top { $cut }
paper-cross-round = { $stage ->
    [bracket] Bracket
   *[other] Round
} { $round }
paper-cross-legend = W won, D drawn, L lost, then the number of the opponent’s row. This player’s figures come first. bye: no opponent. missed: not paired, which is a loss. no-show: did not come to the match. absent: by arrangement. open: still playing. –: not in this round. …: the name is longer.
paper-table = table { $table }
