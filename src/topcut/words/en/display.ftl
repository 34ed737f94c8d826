# The big screen


## The big screen

display-choice-by-itself = By itself
display-choice-by-itself-about = Who is here, pairings, standings, bracket, ranking: what the moment calls for.
display-choice-names = Pairings by name
display-choice-names-about = One line for each player.
display-choice-tables = Pairings by table
display-choice-tables-about = One line for each table.
display-choice-standings = Standings
display-choice-standings-about = As they were when the last round was over.
display-choice-bracket = Bracket
display-choice-bracket-about = A drawing, filled in as results come.
display-choice-schedule = Schedule
display-choice-schedule-about = What is still to come.
display-choice-announcements = Announcements only
display-choice-announcements-about = In large letters, and otherwise nothing.
display-choice-blank = Blank
display-choice-blank-about = A black screen, whatever happens.
display-chosen = The display shows this now: { $shows }.
display-round = Round { $round }
display-find-name = find your name, go to your table
display-find-table = find your table
display-roster = everyone plays Roster { $roster }
display-bye = has the bye
display-byes = byes
display-standings = Standings
display-after = { $played ->
    [0] before the first round
   *[other] after { $played } of { $rounds } Swiss rounds
}
display-won-lost = Won-lost
display-won-drawn-lost = Won-drawn-lost
display-ranking = Final ranking
display-here = { $count ->
    [0] Nobody yet
    [one] 1 player
   *[other] { $count } players
}
display-room = { $room ->
    [none] the first round comes next
    [0] the field is full, there is a waiting list
    [one] there is 1 place left
   *[other] there are { $room } places left
}
display-schedule = Schedule
display-bracket = Bracket
display-top = Top { $players }
display-no-bracket = { $cut ->
    [0] this event is played without a cut
   *[other] after the Swiss rounds the top { $cut } play on
}
display-half = { $part ->
    [1] Upper half
   *[other] Lower half
}
display-piece = Part { $part }
display-last-rounds = Last rounds
display-no-one = no one
display-either = { $first } or { $second }
display-drawn = { $how ->
    [rank] drawn: the higher seed goes on
   *[other] drawn: decided by a roll
}
display-drawn-short = { $how ->
    [rank] seed
   *[other] roll
}
display-time-called = Time is called.
display-mission-critical = Mission Critical
display-to-everybody = To everybody
display-paused = The clock is paused
display-paused-wait = Stay at your table.

## Mirrors: a hosted Topcut shows what a laptop in a hall decides

overlay-table = { $round } · Table { $table }

## What the pages of a big screen say around their lines

display-title = Display
display-overlay = Overlay
display-lost = Last heard from the desk <span id="age"></span>
display-sound = Turn sound on
display-announcements = Announcements
display-time-left = Time left
display-code = QR code of this page for phones
display-pages = Pages of { $title } that turn by themselves
display-against = against { $name }
display-places = Places { $places }
display-cut = the cut: top { $cut } play on
display-nobody = Nobody is ranked yet.
display-code-here = QR code to this event
display-scan = { $joins ->
    [true] Scan to sign up
   *[other] Scan to follow
}, or open <b>{ $host }</b>
display-schedule-over = Nothing more is on the schedule.
display-drawing = Bracket: { $rounds }
display-time = Time!
display-won = has won
display-table = Table { $table }
display-drill = Drill: nothing here counts
display-next = Next: <b>{ $time }</b> { $what }
display-nothing = No event is being played.
