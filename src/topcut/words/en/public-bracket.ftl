# The bracket

bracket-round = { $left ->
    [0] Final
    [1] Semifinals
    [2] Quarterfinals
   *[other] Round { $round }
}
# The same in a place where the bracket is not known: on a slip, above the pairings
round-name = { $left ->
    [swiss] Round { $round }
    [0] Final
    [1] Semifinals
    [2] Quarterfinals
   *[other] Bracket round { $round }
}
public-bracket-seed = seed
public-bracket-either = { $first } or { $second }
public-bracket-undecided = not decided yet
public-bracket-goes-on = goes on
public-bracket-not-made = The cut has not been made yet
public-bracket-later = { $cut ->
    [0] This { $tournament } is played without a cut.
   *[other] After the last Swiss round the top { $cut } play on, seeded by their rank.
}
public-bracket-seeds = Seeds are the ranks when the cut was made.
public-bracket-draw = A draw goes to { $draw ->
    [seed] the higher seed
   *[roll] the winner of a roll
}.
public-bracket-drawing = Drawing of the bracket
public-bracket-roster = Roster { $roster }
public-bracket-finishes = the loser finishes { $placing }
public-bracket-playing = playing{ $table ->
    [0] {""}
   *[other] {" "}at table { $table }
}
public-bracket-sentences = In sentences
