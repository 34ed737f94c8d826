# The round: its tables, what comes next, and the lines that are typed

desk-round-title = { $round ->
    [0] Before round 1
   *[other] Round { $round }
}

## Finding tables

desk-round-sift =
    .title = Find tables
    .show = Show tables that are
    .find = Find<span class="unseen"> by name or table</span>
    .placeholder = name or table
    .go = Show
desk-round-sieve =
    .all = All
    .open = Open
    .claimed = Claimed
    .disputed = Disputed
    .drawn = Drawn
    .called = Calling
desk-round-sift-none = No table matches.
desk-round-sift-all = Show all tables

## How far the round is

desk-round-of = of { $rounds } Swiss{ $cut ->
    [0] {""}
   *[other] , then top { $cut }
}
desk-round-roster = Roster { $number }
desk-round-ready = Ready for the first round <small>{ $rounds } Swiss{ $cut ->
    [0] {""}
   *[other] , then top { $cut }
}</small>
desk-round-progress = Progress
desk-round-settled = { $settled } of { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} in
desk-round-count = { $state ->
    [disputed] { $count } disputed
    [claimed] { $count } claimed
    [drawn] { $count } drawn
   *[open] { $count } open
}
desk-round-bye = bye: { $players }
desk-round-no-bye = no bye
desk-round-not-there = not there: { $players }
desk-round-pip = <span class="unseen">Table </span>{ $table }<span class="unseen">, { $state ->
    [disputed] disputed
    [claimed] claimed
    [drawn] drawn
    [settled] settled
   *[open] open
}</span>
desk-round-to-next = What comes next, and who needs you
desk-round-drawn-title = Round { $round } is drawn
desk-round-drawn-about = Look at the pairings. Then publish them, and start the clock when most are seated.
desk-round-nothing-title = Nothing is paired yet
desk-round-nothing-about = Preview round 1 to see the pairings before anyone else does. Then publish them, and start the clock when most are seated.

## The tables

desk-round-caption = { $tables ->
    [one] The table
   *[other] The { $tables } tables
} of round { $round }; { $stage ->
    [bracket] seeds are those of the cut
   *[swiss] points are those before the round
}
desk-round-column =
    .table = Table
    .seed = Seed
    .points = Pts
    .first = First player
    .score = Score
    .second = Second player
    .state = State
    .do = Do
desk-round-or = or
desk-round-call = Call
desk-round-claimed-by = by { $player }
desk-round-unknown = Figures unknown: { $reason }
desk-round-has-bye = { $player } has the bye
desk-round-goes-on = { $player } goes on
desk-round-extended = +{ $minutes } min
desk-round-accept = Accept<span class="unseen"> the claim of { $player } at table { $table }</span>
desk-round-decide = Decide<span class="unseen"> table { $table }</span>
desk-round-enter = Enter<span class="unseen"> the result of table { $table }</span>
desk-round-why = Why<span class="unseen"> are { $first } and { $second } at table { $table }</span>
desk-round-why-bye = Why<span class="unseen"> does { $player } have the bye</span>
desk-round-seen = Seen by players too
desk-round-correct = Correct this result
desk-round-another = Enter another result
desk-round-bye-cell = bye

## What comes next, and who needs an official

desk-round-needs-you = What needs you
desk-round-start-clock = Start the clock <kbd>N</kbd>
desk-round-when-seated = When most players are seated.
desk-round-real-dice = We roll real dice
desk-round-organizer-starts = The { $organizer } starts it.
desk-round-print =
    .slips = Result slips
    .by-name = Pairings by name
desk-round-next = { $code ->
    [open-draw] Next: pair round { $round }
    [publish] Next: publish round { $round }
    [make-cut] Next: the cut to the top { $cut }
    [publish-bracket] Next: round { $round } of the bracket
    [finish] Next: the final ranking
   *[reveal-seed] Next: reveal the seed
}
desk-round-look = { $code ->
    [open-draw] Preview round { $round }
    [publish] Look at round { $round }
    [make-cut] Look at the cut
    [publish-bracket] Look at the bracket
    [finish] Look at the ranking
   *[reveal-seed] Reveal the seed
}
desk-round-opens = Opens the draw. Players see nothing before you publish.
desk-round-absences = Absences first
desk-round-close = Close round { $round }
desk-round-proposed = { $official } proposes to remove { $player }: { $reason }
desk-round-eject = Eject?
desk-round-eject-one = { $player } has { $warnings } warnings. Answer on that page.
desk-round-disputed = Disputed
desk-round-waiting = { $count } waiting
desk-round-against = { $first } against { $second }
desk-round-is-right = { $player } is right: { $outcome }
desk-round-neither-right = Neither is right: enter the result<span class="unseen"> of table { $table }</span>
desk-round-drawn = Drawn in the bracket
desk-round-roll = Who won the roll?
desk-round-call-since = { $player } · since { $time }
desk-round-call-done = Done<span class="unseen"> with the call of { $player }</span>
desk-round-call-none = No one has called. Players call from their page; it shows here at once.
desk-round-missing = Is someone missing?
desk-round-missing-open = { $count } open
desk-round-absent = { $player } did not appear
desk-round-absent-both = Neither appeared
desk-round-missing-more = { $count ->
    [one] and 1 more table
   *[other] and { $count } more tables
}
desk-round-warnings = Warnings
desk-round-warned = { $count } of { $most }
desk-round-also = Also
desk-round-also-to =
    .check = Type all results a second time
    .cut = Where the cut stands
    .bracket = The bracket
    .slips = Result slips of this round, to print
    .print = Everything else to print
    .files = Files and text to paste
desk-round-this = This round
desk-round-move =
    .from = Move the match at table
    .to = to table
    .go = Move
    .about = Players already sitting there change places with them.
desk-round-unpair =
    .because = Take the pairing back, because
    .go = Take back
    .about = Only before the first result. The next draw is another attempt, in public.
desk-round-was-closed = The round is closed. From now on, results can only be changed by a correction.
desk-round-was-unpaired = The pairing has been taken back. The public log says so.
desk-round-was-moved = The match at table { $table } is now at table { $to }.

## The last lines that were typed

desk-round-queue = Last entries
desk-round-queue-cut = The desk does not answer. What you type is kept here and sent as soon as it does.
desk-round-queue-out = You are no longer signed in. What you type is kept here: <a href="/login" target="_blank">sign in</a> in another tab, and it is sent.
desk-round-queue-may = You may no longer enter results here. What you typed is kept: ask the organizer.
desk-round-queue-waiting = Waiting
desk-round-queue-saved = Saved <span data-put="time"></span>
desk-round-queue-asked = Needs an answer
desk-round-queue-undone = Taken back
desk-round-queue-corrected = Corrected since
desk-round-queue-reason = Entered by mistake
desk-round-queue-undo = Undo<span class="unseen"> table <span data-put="table"></span></span>
desk-round-queue-correct = Correct<span class="unseen"> table <span data-put="table"></span></span>
desk-round-queue-since = Typed before these pairings: table and names may be different now.
desk-round-queue-change = Change
desk-round-queue-discard = Discard

## What was typed, read back

desk-round-reading = Table { $table }: { $what }
desk-round-reading-replaced = Table { $table }: a player who has not come is dropped, and the next in rank comes in, as no game of the bracket has begun.
desk-round-reading-unknown = The figures are unknown: { $reason }.
desk-round-reading-goes-on = { $roll ->
    [true] { $player } won the roll and goes on.
   *[other] { $player } goes on, being ranked higher.
}
desk-round-reading-differ = Two claims differ; your entry decides.
desk-round-reading-claimed = One player has claimed; your entry decides.
desk-round-reading-over = Table { $table } is over: { $player ->
    [none] both have left
   *[other] { $player } has the bye
}.
desk-round-reading-settled = Table { $table } is settled: { $outcome }. <a href="{ $link }">Correct it</a>
desk-round-reading-open = Table { $table }: { $first } against { $second }.
desk-round-reading-nothing = What you type is read back here.
