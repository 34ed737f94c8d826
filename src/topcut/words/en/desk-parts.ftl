# What several pages of the desk are made of

desk-parts-ending =
    .victory = Victory
    .time = Time called
    .concession = Concession
    .draw = Not played, agreed draw
    .no-show = One did not appear
    .double-no-show = Neither appeared
    .bye = Bye
desk-parts-state =
    .open = Open
    .claimed = Claimed
    .disputed = Disputed
    .drawn = Drawn, roll
    .settled = Settled
desk-parts-list =
    .missing = Missing
    .accepted = Accepted
    .illegal = Not legal
    .handed-in = Handed in
desk-parts-point =
    .done = Ready
    .note = If you like
    .blocked = To do
desk-parts-where-number = { player-where }, no. { $number }

## The way back of a player who is gone

desk-parts-back-none = No way back
desk-parts-back = { $rejoin ->
    [true] Back again
   *[other] Here after all
}
desk-parts-back-rejoin = With an unpaired loss for each round missed.
desk-parts-back-late = A late entry, as the same player, with { $list } and fee, and an unpaired loss for each round missed.
desk-parts-back-again = As the same player, with { $list } and fee. In a full field the player waits for a place.
desk-parts-back-organizer = The { $organizer } does this.
desk-parts-back-let = { $rejoin ->
    [true] Let { $player } come back
   *[other] Let { $player } in again
}

## Forms

desk-parts-no = No
desk-parts-decided = Decided by
desk-parts-decided-me = me
desk-parts-open =
    .nobody = no one
    .none = none was open
desk-parts-won-by = Won by
desk-parts-won-by-if-needed = Won by, if needed
desk-parts-game = Game { $number }
desk-parts-ended-by = Ended by
desk-parts-by-score = by the score
desk-parts-more = More
desk-parts-open-at-time = At time: open { $card } won by (leave its card out)
desk-parts-at-time = { $figure } at time
desk-parts-roll = Won the roll, if drawn
desk-parts-unknown = Figures unknown, because (public)

## How a match ended, as a phrase: "Abel Thornbury wins 16 : 9"

desk-parts-outcome-none = neither appeared, both have a loss
desk-parts-outcome-draw = <strong>a draw</strong>{ $score ->
    [none] {""}
   *[other] , { $score }
}
desk-parts-outcome = <strong>{ $winner } wins</strong>{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}{ $how ->
    [no-show] , as { $loser } did not appear
    [concession] , { $loser } concedes
    [time] , time was called
   *[other] {""}
}{ $roll ->
    [true] , by a roll
   *[other] {""}
}

## The clock

desk-parts-clock =
    .running = Running
    .paused = Paused
    .called = Time is called
    .none = Clock not started
    .show = show the end
    .more = more
    .hide = hide
    .start = Start the clock
    .clock = Clock
desk-parts-clock-not-running = The clock of this round is not running.
desk-parts-clock-called = Time is called.
desk-parts-clock-left = left of { $minutes } min{ $extra ->
    [0] {""}
   *[other] , { $extra } of them added
}<br>{ $state ->
    [paused] paused
   *[running] ends at { $end }
}
desk-parts-clock-secret = Players are never told.
desk-parts-clock-prompt = <b>Announce Mission Critical now.</b> <a href="{ $link }">Then record it.</a>
desk-parts-extend = More time for { $table ->
    [0] a table
   *[other] table { $table }
}
desk-parts-extend-field =
    .table = Table
    .minutes = Minutes
    .reason = Reason, public
    .extend = Extend

## Players who have not come

desk-parts-no-show-replaced = No game of the bracket has begun: a player who has not come is dropped, and the next in rank comes in.
desk-parts-no-show = After { $minutes ->
    [0] a reasonable time
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} the one who is there wins as by a bye. You are asked whether the other is dropped, too.

## Where a page goes back to

desk-parts-up-round = The round
