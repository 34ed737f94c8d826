# The clock of the round, at the desk

desk-clock-heading = Clock <small>{ $stage ->
    [none] {""}
    [bracket] bracket round { $round },{" "}
   *[swiss] round { $round },{" "}
}{ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}{ $dice ->
    [0] {""}
    [one] {" "}and 1 die
   *[other] {" "}and { $dice } dice
}</small>
desk-clock-title = Clock
desk-clock-up = The round
desk-clock-not-running = The clock of this round is not running.
desk-clock-no-round = No round is being played.
desk-clock-called = <strong>Time is called.</strong> Say it aloud: { $says }
desk-clock-late = The program was off: time was up at { $time }, and was called as soon as it ran again.
desk-clock-show-left = Show the time left
desk-clock-time-left = Time left
desk-clock-left = left of { $minutes } min{ $rolled ->
    [none] {""}
   *[other] , { $rolled } of them rolled
}<br>{ $state ->
    [paused] paused
   *[running] ends at { $end }
}
desk-clock-secret = Players are never told the time left, the end or the minutes added.
desk-clock-open = Players may see this clock.
desk-clock-announce = <strong>Announce Mission Critical now.</strong> Say it aloud, then record it below.
desk-clock-announced = Mission Critical is announced.
desk-clock-table-called = time is called there too
desk-clock-table-left = left at this table{ $runs ->
    [true] , ends at { $end }
   *[other] {""}
}
desk-clock-start = Start the clock
desk-clock-start-about = When most players are seated and setting up. Publishing the pairings does not start it.
desk-clock-rolled = Minutes you rolled with real dice
desk-clock-rolled-empty = leave empty: the program rolls
desk-clock-rolled-about = 0 to { $dice }. The number is sealed now and shown to everyone when time is called.
desk-clock-start-round = Start the clock of round { $round }
desk-clock-break = Break
desk-clock-go-on = Go on
desk-clock-for = For
desk-clock-lunch = lunch
desk-clock-pause = Pause
desk-clock-critical = From minute { $minute } on. Every page shows it until the round ends.
desk-clock-critical-done = It is announced
desk-clock-time = Time
desk-clock-call = Call time
desk-clock-call-about = Called automatically when it is up, never before.
desk-clock-at-time = When time is called
desk-clock-compare = { $figure }: { $wins ->
    [fewer] fewer
   *[more] more
} { $claims ->
    [none] wins
   *[other] claims one of { $claims }
}
desk-clock-level = { $roll ->
    [true] All level: a die decides
   *[other] All level: a draw
}
desk-clock-started = The clock is running.
desk-clock-paused = The clock is paused until you resume it.
desk-clock-resumed = The clock is running again.
desk-clock-extended = Table { $table } has more time.
desk-clock-critical-said = Mission Critical has been announced. Every page shows it until the round ends.
desk-clock-time-called = Time has been called, and every page says so.
