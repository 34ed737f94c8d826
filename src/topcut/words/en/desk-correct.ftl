# Correcting a result, at the desk

desk-correct-title = Correct a result
desk-correct-heading = Correct a result <small>first you see what would change</small>
desk-correct-round = { $stage ->
    [bracket] Bracket round { $round }
   *[swiss] Round { $round }
}
desk-correct-results = Results of { where-staged }
desk-correct-settled = Settled results of { where-staged }
desk-correct-score = Score
desk-correct-one = Correct<span class="unseen"> table { $table } of round { $round }</span>
desk-correct-closed = closed
desk-correct-none = No result is settled yet.

## One result, and what its correction would change

desk-correct-up = All results
desk-correct-table = Correct a result <small>{ where-staged }, table { $table }</small>
desk-correct-nothing-yet = Nothing is recorded yet.
desk-correct-running = { desk-correct-round } is running: { $settled } of { $tables ->
    [one] 1 table is
   *[other] { $tables } tables are
} settled.
desk-correct-below = Below is what the change would do; you choose at the end.
desk-correct-leave = Leave it as it is
desk-correct-recorded = Recorded
desk-correct-becomes = becomes
desk-correct-corrected = Corrected
desk-correct-type = Type the new result below.
desk-correct-another = Another result?
desk-correct-should-be = What it should be
desk-correct-show = Show what it changes
desk-correct-changes = What it changes
desk-correct-changes-table = Table of changes
desk-correct-head =
    .player = Player
    .points = Points
    .rank = Rank now
    .why = Why
desk-correct-the-game = the corrected game
desk-correct-others-pass = others pass
desk-correct-no-other = { $any ->
    [true] No one else's points or rank change.
   *[other] No one's points or rank change.
}
desk-correct-cut = <strong>The { $cut } changes.</strong>
desk-correct-cut-in = In: { $players }.
desk-correct-cut-out = Out: { $players }.
desk-correct-cut-order = <strong>The order within the { $cut } changes.</strong> The players in it stay the same.
desk-correct-nobody = no one
desk-correct-seed = Seed { $seed }: { $now }, not { $before }
desk-correct-bracket = { $recut ->
    [true] No game of the bracket has begun: it is taken back and made again.
   *[other] The bracket stands as it was made; you are asked to confirm that you know.
}
desk-correct-since = { $wrong ->
    [true] Rounds since, as published
   *[other] Later pairings
}
desk-correct-versus = v
desk-correct-wrong = { $bye ->
    [true] round { $round } · someone else would have had the bye
   *[other] round { $round } · made from points that are no longer right
}
desk-correct-right = { $wrong ->
    [true] All other tables stay right
   *[other] Every pairing stays right
}
desk-correct-in-bracket = In the bracket only this match changes. A bracket that has gone on is never changed: the winner stays the winner.
desk-correct-is-closed = { desk-correct-round } is closed, and later rounds depend on it: the { $organizer } corrects it. { an-official.first } puts right what happens in the open round.
desk-correct-what = { $bracket ->
    [true] What should happen to the bracket?
   *[other] What should happen to round { $round }?
}
desk-correct-repair =
    .keep = Keep all tables
    .recut = Make the cut again
    .fewest = Pair the fewest tables again
    .redo = Draw the whole round again
desk-correct-because =
    .keep = No table is moved.
    .recut = The cut follows the corrected standings until its first game.
    .fewest = The smallest change after which every table is as right as it can be.
    .redo = A new random draw for everyone, by the corrected points.
desk-correct-disturbed = <span class="big">{ $tables }</span> { $tables ->
    [one] table
   *[other] tables
} affected
desk-correct-disturbed-none-lost = { desk-correct-disturbed }, <strong>no finished game lost</strong>
desk-correct-disturbed-void = { desk-correct-disturbed }, <strong>{ $games ->
    [one] 1 finished game void
   *[other] { $games } finished games void
}</strong>
desk-correct-go-on = The tables above go on as they are.
desk-correct-next-round = From the next round on the corrected points count.
desk-correct-called = The pairs of the bracket that were called are taken back.
desk-correct-seeds = The seeds are those above; publish the first round of the bracket afterwards.
desk-correct-among = { $count ->
    [one] Table { $tables }, among its own players.
   *[other] Tables { $tables }, among their own players.
}
desk-correct-redo-about = The round is taken back and drawn again as another attempt, public next to the first.
desk-correct-reason = Reason, public in the log
desk-correct-record = Record the correction
desk-correct-both-stay = The old and the new result both stay in the log, and the reason until it is struck out there.
