# What can be done now, and what comes next


## What can be done now

possible-enter-player = Enter a player ({ $players } so far).
possible-check-in = Check players in ({ $count } not yet).
possible-name-official = Name an official: { $official } or another one.
possible-set-table = Set up the tables ({ $tables } so far).
possible-start = Start the tournament with { $players } players.
possible-open-draw = { $attempt ->
    [1] Pair round { $round }: open its draw and look at it.
   *[other] Pair round { $round } again: open attempt { $attempt } of its draw, with a reason.
  }
possible-publish = Look at the pairing of round { $round } and publish it.
possible-publish-by-hand = Pair round { $round } by hand.
possible-arrange-absence = Note who will be absent from round { $round }.
possible-decide = { $count ->
    [one] Decide the disputed result of table { $tables }.
   *[other] Decide the disputed results of tables { $tables }.
  }
possible-break-tie = { $count ->
    [one] Enter who won the roll at table { $tables }.
   *[other] Enter who won the rolls at tables { $tables }.
  }
possible-start-clock = Start the clock for { where-staged }.
possible-enter-result = { $count ->
    [one] Enter the result of table { $tables }.
   *[other] Enter results: tables { $tables } are open.
  }
possible-no-show = Enter that a player did not appear.
possible-move-table = Move a match of { where-staged } to another table.
possible-close-round = Close { where-staged }: every result is in.
possible-unpair = Take back the pairing of { where-staged }, with a reason.
possible-make-cut = Make the cut to the top { $cut }.
possible-publish-bracket = Publish round { $round } of the bracket.
possible-finish = Finish the tournament and make the ranking final.
possible-correct = Correct a result; you see first what would change.
possible-drop = Drop a player.
possible-let-in-again = { $count ->
    [one] Let in again a player who withdrew or was not here.
   *[other] Let one of { $count } players in again who withdrew or were not here.
}
possible-rejoin = Let a player who has dropped come back.
possible-eject = Eject a player.
possible-replace-card = { $count ->
    [one] A player is still looking for a card: say that it has been found, or that the game is conceded.
   *[other] { $count } players are still looking for a card: say what has been found, or which game is conceded.
}
possible-answer-ejection = Say whether { $players } { $count ->
    [one] is
   *[other] are
  } ejected.
possible-reveal-seed = Reveal the seed of all draws, so that anyone can check them.
possible-undo = Undo the last step.

## The public pages

progress-sign-up = Sign-up is open
progress-closed = Before the start
progress-locked = Sign-up is closed
progress-before = Round 1 is about to be paired
progress-playing = Round { $round } of { $rounds } is being played
progress-over = Round { $round } of { $rounds } is over
progress-cut = The cut is made
# `$left` is how many rounds follow
progress-bracket = { $left ->
    [0] The final is being played
    [1] The semifinals are being played
    [2] The quarterfinals are being played
   *[other] Bracket round { $round } of { $rounds } is being played
}
progress-bracket-over = { $left ->
    [0] The final is over
    [1] The semifinals are over
    [2] The quarterfinals are over
   *[other] Bracket round { $round } of { $rounds } is over
}
progress-finished = Finished
next-sign-up = { $room ->
    [none] Sign up until it starts.
    [0] The field is full; there is a waiting list.
    [one] There is 1 place left.
   *[other] There are { $room } places left.
}
next-closed = The { $organizer } enters the players.
next-locked = It starts soon. Late entry needs the { $organizer }'s permission.
next-before = The first pairings come next.
next-playing = { $open ->
    [one] 1 table is still playing.
   *[other] { $open } tables are still playing.
}
next-over = Round { $next } comes next.
next-cut = The cut to the top { $cut } comes next.
next-ranking = The final ranking comes next.
next-bracket = The bracket comes next.
next-finished = { $winner ->
    [none] Nobody has won.
   *[other] { $winner } has won.
}
