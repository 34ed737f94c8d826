# The bracket, at the desk

desk-bracket-seed = <span class="unseen">seed </span>{ $seed }
desk-bracket-or = { $first } or { $second }
desk-bracket-to-come = to come
desk-bracket-nobody = no one
desk-bracket-on = goes on
desk-bracket-top = top { $count }
desk-bracket-won = won by { $player }
desk-bracket-drawing = The bracket as a drawing
# `$left` is how many rounds follow
desk-bracket-round = { $left ->
    [0] Final
    [1] Semifinals
    [2] Quarterfinals
   *[other] Round { $round }
}
desk-bracket-roster = Roster { $number }
desk-bracket-playing = { $table ->
    [0] playing
   *[other] playing at table { $table }
}
desk-bracket-enter = Enter<span class="unseen"> the result of table { $table }</span>
desk-bracket-drawn = { $rank ->
    [true] drawn: the higher seed goes on
   *[other] drawn: decided by a roll
}
desk-bracket-places = Places so far
desk-bracket-nobody-out = No one has been knocked out of the bracket yet.
desk-bracket-who = Who goes on, and why
# `$left` is how many rounds follow
desk-bracket-publish = { $left ->
    [0] Publish the final
    [1] Publish the semifinals
    [2] Publish the quarterfinals
   *[other] Publish round { $round }
}
desk-bracket-publish-not-yet = Publish
desk-bracket-end = The end
desk-bracket-look = Look at the ranking
desk-bracket-over = Over
desk-bracket-draw = { $rank ->
    [true] A drawn match: the higher seed goes on.
   *[other] A drawn match: a roll decides, entered with the result.
}
desk-bracket-seeds = Seeds
desk-bracket-vacant = vacant
desk-bracket-out = The bracket round is out. Start its clock when the players are seated.
