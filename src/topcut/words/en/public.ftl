# The public pages


## The public pages

how-ended = { $how ->
    [concession] Conceded
    [no-show] One did not appear
    [double-no-show] Neither appeared
   *[draw] Not played: a draw by agreement
}

## The big screen

differs = { $count ->
    [0] This { $tournament } follows the rules on every point
    [one] This { $tournament } differs from the rules on 1 point
   *[other] This { $tournament } differs from the rules on { $count } points
}
limited-round = Round { $round } is not paired exactly as defined: the search took too long, and the best pairing found by then was taken.
limited-bound = { $meetings ->
    [0] No rematch
    [one] 1 rematch
   *[other] { $meetings } rematches
}{ $meetings ->
    [0] {""}
   *[other] {" "}(at least { $meetings_least } in any pairing)
}, { $forbidden ->
    [0] no two who are kept apart meet
    [one] 1 pair that is kept apart
   *[other] { $forbidden } pairs that are kept apart
}{ $forbidden ->
    [0] {""}
   *[other] {" "}(at least { $forbidden_least } in any pairing)
}, { $short ->
    [0] every pair in its group
    [one] 1 pair outside its group where the printed procedure has it inside
   *[other] { $short } pairs placed otherwise than the printed procedure has them
}.
withheld = { $count ->
    [0] Every fact of this log can be read here.
    [one] 1 fact is not for everyone (lists, calls, warnings, hidden choices). Its place in the log is kept.
   *[other] { $count } facts are not for everyone (lists, calls, warnings, hidden choices). Their places in the log are kept.
}
nonces = { $count ->
    [0] No phone has added a number to it.
    [one] 1 phone added a number of its own after that.
   *[other] { $count } phones added a number of their own after that.
}
bye-rule = a win{ $figures ->
    [none] {""}
   *[other] {" "}with { $figures }
}, for { $later ->
    [lowest-points] a player with the lowest points
   *[other] the lowest-ranked
}{ $once ->
    [true] {" "}without one
   *[other] {""}
}
signed-in = { $name }, this phone is signed in until a day after the end.{ $shared ->
    [yes] { " " }It has also signed in for another player, so it can report results, but not confirm them: an official does that.
   *[no] { "" }
}
signed-up = You are in, { $name }.
sign-up-state = { $why ->
    [closed] Sign-up on this page is closed at the moment. Ask the { $organizer } to enter you.
    [locked] Sign-up is closed and the { $tournament } is about to start. Ask the { $organizer }, who can still let you in.
    [over] This { $tournament } is over. Sign-up is closed for good.
   *[started] This { $tournament } has started. Ask the { $organizer }, who can still let you in; each round missed is an unpaired loss.
  }
signed-up-asking = Thank you, { $name }. The { $organizer } looks at every sign-up and answers; your card with your code comes from there.
seal-compare = Keep it, and compare it later: topcut verify FILE --receipt { $n }:HASH, with these digits without their spaces. A log that was changed up to here has a different one.
my-cut = { $made ->
    [yes] { $above ->
        [yes] You are above the line: you play on.
       *[no] You are below the line, which was drawn below rank { $rank } with { $points }.
      }
   *[no] { $above ->
        [yes] As it stands now you are above the line. The last one above it has rank { $rank } with { $points }.
       *[no] As it stands now you are below the line. The last one above it has rank { $rank } with { $points }.
      }
}
verdict = { $found ->
    [0] Up to fact { $n } the referee found nothing wrong
    [one] Up to fact { $n } the referee found 1 thing that is not as it should be
   *[other] Up to fact { $n } the referee found { $found } things that are not as they should be
}
verdict-count = { $found ->
    [0] nothing wrong
    [one] 1 discrepancy
   *[other] { $found } discrepancies
}
verdict-newer = { $count ->
    [one] The log has gone on since then: 1 fact is newer than this report.
   *[other] The log has gone on since then: { $count } facts are newer than this report.
}
verdict-withheld = { $count ->
    [one] 1 fact is not public, such as a list, a note of an official or the extra minutes of a round. Of that one only its place in the chain was checked.
   *[other] { $count } facts are not public, such as lists, notes of officials or the extra minutes of a round. Of those only their place in the chain was checked.
}
preview-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
preview-leader = { $others ->
    [0] { $leader } leads with { $points }
    [one] { $leader } and 1 other lead with { $points }
   *[other] { $leader } and { $others } others lead with { $points }
}
alarm-acknowledged = Noted. This warning is no longer shown.

## Getting in

calendar-heading = { $state ->
    [running] Running now
    [coming] Coming
   *[over] Past
}
calendar-all = { $state ->
    [running] All { $count } that are running
    [coming] All { $count } that are coming
   *[over] All { $count } past ones
}
calendar-days = { $first } to { $last }
calendar-none = Nothing here has that name, place or day.
calendar-feed-title = Tournaments on { $host }
calendar-entry = { $state ->
    [running] Running
    [coming] Coming
   *[over] Over
}: { $days }{ $place ->
    [none] {""}
   *[other] , { $place }
}. { $game }.

## Serving the pages

home-day = { $days ->
    [-1] Yesterday
    [0] Today
    [1] Tomorrow
   *[other] { $day }
}
home-away = { $weeks ->
    [0] in { $days } days
    [one] in a week
   *[other] in { $weeks } weeks
}
home-in = Round { $round }: { $in } of { $tables } in
home-in-bracket = Bracket, round { $round }: { $in } of { $tables } in
home-disputed = { $count } disputed
home-calls = { $count ->
    [one] 1 call
   *[other] { $count } calls
}
home-lists = { $count ->
    [one] 1 list missing
   *[other] { $count } lists missing
}
home-older = { $count ->
    [one] Show 1 older tournament, too
   *[other] Show { $count } older tournaments, too
}
home-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}

## The frame of a tournament's pages, and what several of them say

public-pages = Pages of this { $tournament }
public-tabs =
    .pairings = Pairings
    .standings = Standings
    .bracket = Bracket
    .lists = Lists
    .luck = Luck
    .rules = Rules
    .log = Log
    .me = My page
    .desk = Desk
public-column =
    .player = Player
    .opponent = Opponent
    .table = Table
    .place = Place
    .rounds = Rounds
    .why = Why
    .state = State
    .score = Score
    .name = Name
public-clock-paused = The clock of this round is paused.
public-clock-ends = This round ends at { $time }.
public-ruling = Where the document is silent: { $ruling }
public-differs-here = This one differs here: see the deviations.
public-waiting = { $count } on the waiting list.
public-no-officials = No officials are named yet
public-special = Special rules here
public-usual-readings = Where the document is silent
public-sign-up = Sign up
