# A player's pages


## Signing up

signed-off-namesake = Is this { $name }, who { $where ->
    [not-here] was not here at the start
    [no-place] was on the waiting list at the start
   *[other] withdrew
}?

## The menu

seat-menu = Menu
    .table = My table
    .standing = My standing and results
    .list = My { $list }
    .pairings = All pairings
    .standings = All standings
    .rules = Rules and briefing
    .sound = Sound when a round is published
    .data = My data
    .withdraw = Withdraw: I am not coming
    .drop = Drop out: I am leaving

## My page

seat-title = My page
seat-table = Table { $table }
# On every other page of a player; `$round` is such as "Round 4" or "Semifinals"
seat-elsewhere = { $round }: { $table ->
    [0] you have a bye
   *[other] your table is { $table }
}
seat-round = round { $round } of { $rounds }
seat-recorded = Recorded as number { $n }
seat-receipt = Receipt { $receipt }.
seat-call-taken = <strong>{ $who } is on the way{ $table ->
    [0] {""}
   *[other] {" "}to table { $table }
}</strong> You called at { $time }
seat-call = <strong>{ an-official.first } is called{ $table ->
    [0] {""}
   *[other] {" "}to table { $table }
}</strong> since { $time }
seat-draw = A draw
seat-draw-roll = You both reported a draw. { an-official.first } comes to your table for the roll that decides.
seat-rules = Rules and briefing: setting up, how to behave, when to call { an-official }
seat-back = Back
seat-sure = I am sure
seat-thanks = Thank you for playing.
seat-wrong = If this result is wrong, tell { an-official } now.
seat-against = against <b>{ $opponent }</b>
seat-figure = { $count } { $figure }

# What a phone has kept until the desk can be reached: it begins the sentence of `script-offline-kept`.
seat-offline =
    .answer = Your answer
    .call = Your call
    .call-done = Your message that no one needs to come
    .check-in = Your check-in
    .leave = Your request to leave
    .list = Your { $list }
    .report = Your report
    .squads = Your squads

## What is announced, and how much time is left

seat-time-called = Time is called
# As the rule book's text begins, before its colon: see `ruleset-showdown-mission-critical-says`.
seat-mission-critical = Mission Critical
seat-minutes-left = { $minutes } min left
seat-minutes-until = until { $time }
seat-minutes-stopped = the clock is stopped
# What the rule book says to do then follows.
seat-minutes-secret = No one may tell you how much time is left. When it is up, this page and { an-official } will say so; then:
# The first line of the schedule that is still to come, with its day unless it is the first.
seat-next = Next on the schedule: <b>{ $time } { $what }</b>{ $day ->
    [today] {""}
   *[other] , { $day }
}

## Where I am

seat-out = You are out
seat-ejected = An official has ejected you from this { $tournament }. The officials can tell you why.
seat-dropped = You have dropped
seat-dropped-means = You are no longer paired.
seat-dropped-back = If you want to come back, ask the { $organizer }: each round you missed is then a loss.
seat-dropped-place = Your place is <b>{ $place }</b> of { $count }.
seat-in = { $waits ->
    [true] You are on the waiting list
   *[other] You are in
}
seat-in-line = You are number { $number } in line. You come in as soon as there is room; this page says so.
seat-checked-in = Checked in
seat-not-checked-in = Not checked in yet
seat-first-round = The first round appears here, with your table and your opponent.
seat-check-in-when = Tap this when you are in the hall.
seat-check-in = I am here: check me in
seat-tell-desk = Tell the desk when you arrive.
seat-my-list = { $state ->
    [missing] not handed in
    [needless] not needed here
    [accepted] accepted
   *[waits] handed in, not yet looked at
}
seat-my-list-hand-in = Hand in
seat-my-list-look = Look
seat-briefing = What to bring, and how we play: the briefing
seat-your-table = Your table, against
seat-changed = This round was paired again: you now play { $opponent }.
seat-bye = You have a bye
seat-bye-means = No match for you in this round: it counts as a win{ $count ->
    [0] {""}
   *[other] {" "}with { $figures }
}.
seat-over = It is over
seat-over-rank = You are <b>{ $place }</b> of { $count }.
seat-over-unranked = You are not in the ranking.
seat-done = Done for this round
seat-opponent-left = { $opponent } has left: you have the bye and go on.
seat-settled = Settled
seat-settled-against = against { $opponent }
seat-next-round = The next round appears here.
seat-next-round-here = The next round appears here, with your table and your opponent.
seat-no-match = You have no match in this round
seat-no-round = No round for you yet

## Why we two meet

seat-why = Why us two?
seat-why-me = Why me?
seat-why-opponent = Why { $opponent }?
seat-why-bye = Why the bye?
seat-why-odd = The number of players is odd, so someone sits out. The rule book says who.
seat-why-verify = Anyone can check how it was drawn: <a href="{ $link }">verify the draw</a>.

## After the cut

seat-over-won = You have won!
seat-over-first = First place: no one beat you in the { $bracket }.
seat-over-cut = The { $cut } was the end for you
seat-over-cut-out = You are out: the best { $count } play on.
seat-over-second = Second place
seat-over-runner-up = You are the runner-up: the final was your last match.
seat-over-lost = You lost in the { $round ->
    [final] final
    [semifinals] semifinals
    [quarterfinals] quarterfinals
   *[round] round { $number } of the { $bracket }
}.
seat-over-place = Place <span class="big">{ $place }</span> of { $count }{ $swiss ->
    [true] , by the Swiss standings
   *[other] {""}
}

## What we play with

seat-teams = Strike teams
seat-teams-mine = <b>You</b> play squads { $squads }
seat-teams-theirs = <b>{ $opponent }</b> plays squads { $squads }
seat-teams-decks = Order Decks are built in secret, and shown at the same time.
seat-teams-chosen = <b>You</b> have chosen squads { $squads }
seat-teams-choosing = <b>{ $opponent }</b> is choosing
seat-teams-state =
    .sealed = Sealed
    .open = Open
seat-teams-secret = No one else sees it until you have both chosen. Now build your Order Deck in secret; both are shown at the same time.
seat-teams-again = Choose other squads
seat-roster = Play Roster { $number }
seat-roster-both = both of you
seat-lists = { $both ->
    [true] { $list }s
   *[other] { $list }
}
seat-lists-open = open to both of you
seat-lists-mine = Mine
seat-lists-theirs = Theirs

## A lost or damaged card

seat-lost = You are looking for: { $card }
seat-lost-game = If it is not there in time, you concede the game.
seat-lost-round = If you have no replacement when the next round begins, you are removed from the { $tournament }.
seat-lost-found = Found or replaced? Show it to an official, who lets you play on.

## Choosing squads

seat-squads-title = Choose squads
seat-squads-choose = Choose { $count ->
    [2] two
   *[other] { $count }
} squads
seat-squads-sealed = Sealed until both have chosen, then shown to both at once.
seat-squads-squad = Squad { $number }
seat-squads-used = Used in { $count ->
    [one] round
   *[other] rounds
} { $rounds }
seat-squads-unused = Still to use
seat-squads-missed = <strong>It is no longer possible to use every squad.</strong> The officials know.
seat-squads-next = <strong>{ $all ->
    [true] Choose only squads you still have to use
   *[other] Choose at least { $count } you still have to use
}</strong>, or the rest cannot be played in time.
seat-squads-left = Still to use: { $count ->
    [one] squad
   *[other] squads
} { $squads }.
seat-squads-rounds = You can choose in { $count ->
    [one] { $count } more round
   *[other] { $count } more rounds
}, including this one.
seat-squads-all-used = All squads have been used.
seat-squads-rule = Every squad must be played in at least one Swiss round.
seat-squads-seal = Seal my choice

## Calling an official

seat-call-to = Call { an-official }{ $table ->
    [0] {""}
   *[other] {" "}to table { $table }
}
seat-call-about = What is it about? You can leave this empty. It is kept with the log; officials can strike it out.
seat-call-now = Call { an-official } now
seat-call-cancel = Cancel the call

## Rulings on my games

seat-rulings = Rulings
seat-rulings-title = Rulings on my games
seat-rulings-where = { $round }{ $table ->
    [0] {""}
   *[other] , table { $table }
}
seat-rulings-by = by { $official }
seat-rulings-decided = by { $official }; appeal decided by { $head }
seat-rulings-state =
    .final = Final
    .appealed = Appealed
seat-rulings-pending = The { $head } decides, and that is final.
seat-rulings-appeal = Appeal to the { $head }
seat-rulings-once = Once; the { $head }'s decision is final.
seat-rulings-none = No ruling on your games has been recorded.
seat-rulings-appealed = The { $head } will decide.

## Leaving

seat-drop-title = { $before ->
    [true] Withdraw
   *[other] Drop out
}
seat-drop-already = You have already left.
seat-drop-over = It is over: there is nothing to drop from.
seat-withdraw-means = You leave the { $tournament } before it starts. Your place goes to the next on the waiting list.
seat-withdraw-back = If you change your mind, the desk can let you in again, with your { $list }. This phone stays yours.
seat-drop-means = You will not be paired in later rounds, but you stay in the standings with what you have so far.
seat-drop-rejoin = To come back you need the { $organizer }'s permission, and each round missed is a loss.
seat-drop-for-good = There is no coming back.
seat-drop-match = Your match at table { $table }
seat-drop-unsettled = It is not settled. { $opponent } will win it.
seat-drop-not-begun = The game has not begun
seat-drop-begun = It has begun
seat-drop-concession = Then it is a concession.
seat-drop-scored = What was scored so far counts:
seat-drop-mine = My { $figure }
seat-drop-theirs = Theirs
seat-drop-no = No, back to my table
seat-withdrawn = You have withdrawn. If you change your mind, ask at the desk: you can be let in again.
