# The cut, at the desk

desk-cut-title = The cut
desk-cut-heading = { $cut } <small>{ $size ->
    [0] none was announced
   *[other] top { $size }
}{ $made ->
    [true] , made
   *[other] {""}
}</small>
desk-cut-order = Standings around the line
desk-cut-table = Table of ranks
desk-cut-head =
    .rank = Rank
    .player = Player
    .seed = Seed, and why
desk-cut-left = left
desk-cut-seed = seed { $seed }
desk-cut-line = the cut
desk-cut-is-made = The cut is made
desk-cut-made-about = { $begun ->
    [true] The first game has been played: players who leave now are not replaced.
   *[other] Until the first game, a player who leaves is replaced by the next in the standings, as the lowest seed.
}
desk-cut-someone-leaves = Someone leaves
desk-cut-bracket = The bracket
desk-cut-none = No cut
desk-cut-none-about = None was announced. The standings after the last round are the ranking.
desk-cut-ranking = The ranking
desk-cut-make = Make the cut
desk-cut-go-on = The top { $size } go on
desk-cut-about = Everyone else is out and keeps their place. Where a lot decides, it is drawn once, and stays.
desk-cut-so-far = As it stands now: results that are still to come can change it.
desk-cut-done = The cut has been made. Until the first game, a missing player can still be replaced.
