# A player's report of a result, and how a match ended


## Reporting

seat-report = Report
seat-report-title = Report the result
seat-report-change = Change my report
seat-report-different = It was different
# The button, while a result is typed
seat-report-score = Report { $mine } to { $theirs }
seat-report-ended = Report { $won ->
    [true] a win
    [none] a draw
   *[other] a loss
}
seat-report-lost = This phone reported this before, but the desk no longer has it. Check it and report it again.
seat-report-me = Me
seat-report-less = { $figure }, { $who }: one less
seat-report-more = { $figure }, { $who }: one more
seat-report-game = Game { $number } won by
seat-report-unplayed = Not played
seat-report-who = Who won?
seat-report-won = I won
seat-report-they-won = { $opponent } won
seat-report-time = Time was called before it was decided
# The card that is won last, by the name of its figure
seat-report-claim = { $claim ->
    [struggle] Struggle
   *[other] { $name }
}
seat-report-open = Was a { $card } still open?
seat-report-open-about = The player who controlled more won it. Its card is added for you: leave it out of the figures above.
seat-report-open-mine = I won it
seat-report-open-theirs = { $opponent } won it
seat-report-open-nobody = No one won it
seat-report-open-none = No { $card } was open
seat-report-open-untimed = Time was not called
seat-report-order = Compared in this order; leave the winner open unless a roll decided.
seat-report-between = No game was in progress
seat-report-between-about = Time was called between two games.
seat-report-roll = All level: who won the roll?
seat-report-no-roll = No roll
seat-report-concession = Concession
seat-report-unplayed-too = Concession, or not played
seat-report-played = It was played
seat-report-concede = I concede
seat-report-they-concede = { $opponent } concedes
seat-report-at-least = The winner has at least what a bye gives: { $figures }.
seat-report-other-wins = The other player wins the match.
seat-report-neither = Neither of us plays on
seat-report-neither-about = A draw for both.

## Confirming

seat-confirm = Yes, that is right
seat-agree = Agree with { $opponent }
seat-shared = This phone is signed in for another player too, so it cannot confirm. Call { an-official }, who will.
seat-said-state =
    .waiting = Waiting
    .turn = Your turn
    .differs = Not the same
seat-said-for = for { $opponent }
seat-said-mine = You reported: <strong>{ $result }</strong>
seat-said-counts = It counts when { $opponent } confirms it, or { an-official } does.
seat-said-theirs = { $opponent } reported: <strong>{ $result }</strong>
seat-said-right = Is that right? Confirm it below, or report what you have.
seat-said-differs = The two of you reported different results. { an-official.first } decides, or one of you agrees with the other.
seat-said-you = You:

## How a match ended, from my side: `$more` is the winner's figure

seat-ended = { $won ->
    [true] You win.
   *[other] { $opponent } wins.
}
seat-ended-games = { $won ->
    [true] You win, { $more } to { $less } games.
   *[other] { $opponent } wins, { $more } to { $less } games.
}
seat-ended-by = { $won ->
    [true] You win, { $more } to { $less } { $figure }.
   *[other] { $opponent } wins, { $more } to { $less } { $figure }.
}
seat-ended-fewer = { $won ->
    [true] You win with fewer { $figure }, { $more } to { $less }.
   *[other] { $opponent } wins with fewer { $figure }, { $more } to { $less }.
}
seat-ended-roll = All level: the roll decided.
seat-ended-concession = { $won ->
    [true] { $opponent } concedes: you win.
   *[other] You concede: { $opponent } wins.
}
seat-ended-no-show = { $won ->
    [true] { $opponent } did not appear or has left: you win as by a bye.
   *[other] You were not there: { $opponent } wins as by a bye.
}
seat-ended-none = Neither of you appeared: a loss for both.
seat-ended-bye = A bye: you win.
seat-ended-draw = A draw.
seat-score-games = Games, mine first:
seat-score = { $figure }, mine first:
