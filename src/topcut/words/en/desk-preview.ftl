# The next round before players see it

desk-preview-title = Preview of round { $round }
desk-preview-heading = Round { $round }, preview <small>{ $last ->
    [true] last Swiss round
   *[other] of { $rounds }
}</small>
desk-preview-unpublished = Officials only, not published
desk-preview-others-see = { $round ->
    [0] Players see nothing yet.
   *[other] Players and the display still show round { $round }.
} Publishing does not start the clock.
desk-preview-by-hand = Change by hand
desk-preview-terrain = Is the terrain set up?
desk-preview-tables = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}{ $bye ->
    [true] {" "}and a bye
   *[other] {""}
}
desk-preview-of-coming = Tables of the coming round
desk-preview-column =
    .table = Table
    .first = First player
    .against = against
    .second = Second player
    .remarks = Remarks
    .v = v
desk-preview-floats = floats { $from } to { $to }
desk-preview-remark =
    .pair-again = Rematch
    .pair-forbidden = To be kept apart
    .pair-mates = One club
desk-preview-bye = Bye
desk-preview-bye-worth = A win{ $figures ->
    [none] {""}
   *[other] , { $figures }
}
desk-preview-absent = Absent by arrangement
desk-preview-loss = An unpaired loss

## Publishing

desk-preview-publishing = Publish
desk-preview-publish = Publish round { $round }
desk-preview-publish-go = Publish <kbd>P</kbd>
desk-preview-publish-about = Everyone is told their table. After that, any change is public, with a reason.
desk-preview-not-final = <b>Not the final answer.</b> The search for the pairing that the rules define was not over. This is the best found so far.
desk-preview-longer = Wait longer
desk-preview-take = Take this pairing and publish
desk-preview-take-about = Everyone is told their table, and can read that this round deviates from the rules.
desk-preview-apart = Change who is kept apart
desk-preview-pair-by-hand = Pair by hand
desk-preview-organizer = { $decides ->
    [true] The { $organizer } decides.
   *[other] The { $organizer } publishes it.
}

## What was checked

desk-preview-checked = Checked
desk-preview-groups = { $count ->
    [1] one group of { $sizes }
   *[other] groups of { $sizes }
}
desk-preview-forbidden = { $pairs ->
    [one] 1 pair that was to be kept apart
   *[other] { $pairs } pairs that were to be kept apart
}
desk-preview-ahead = Looking ahead
desk-preview-not-ahead = Not looked ahead
desk-preview-not-ahead-why = It would have taken too long, and the round does not wait for it.
desk-preview-mates = One club at table { $table }
desk-preview-mates-who = { $first } and { $second } are both from { $club }. The rules do not keep them apart.

## The draw

desk-preview-draw = Draw { $round }, attempt { $attempt }
desk-preview-key = Round key <code>{ $key }</code>, published with the pairings
desk-preview-again = Draw again?
desk-preview-again-about = The same players with the same points always give this draw, so no one can keep drawing until they like it. If someone leaves, comes in or is kept apart, it is drawn again as attempt { $attempt }, with your reason, public next to this one. After publishing, it can be taken back with a reason.
desk-preview-drop = Drop a player
desk-preview-absent-from = Absent from round { $round }
desk-preview-absent-go = Note as absent
desk-preview-swap = Swap two table numbers
desk-preview-opened = The draw is open and will not change. Only officials can see it for now.
desk-preview-published = The pairings are out. The clock is not running yet: start it when most players are seated.
desk-preview-stopped = The search is stopped.
