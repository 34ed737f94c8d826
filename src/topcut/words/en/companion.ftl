# Challengers!: the table of phones


## Playing Challengers! in the terminal

companion-before = { $trophies ->
    [0] no trophy yet
    [one] one trophy, of round { $rounds }
   *[other] { $trophies } trophies, of rounds { $rounds }
  } · { $tokens ->
    [one] one fan token
   *[other] { $tokens } fan tokens
  }

## The table of Challengers!

signed-up-code = This phone is signed in. If you change phones, your code is { $code }. Write it down: it is shown only now.
companion-hello = { $title }, with the real cards. Type help for what you can type.
companion-parks = Lay out { $count ->
    [one] the { $parks }, one flag in its middle
   *[other] { $count } parks: { $parks }, one flag in the middle of each
}, and a stack of seven trophies, round 7 at the bottom (CG-04, CG-05).
companion-sets = Cards: { $sets }, split by level and shuffled (CG-06).
companion-robot = The Robot plays at level { $level }: its start cards{ $left_out ->
    [0] {""}
   *[other] {" "}without { $out }
}{ $count ->
    [0] . (CG-33)
    [one] , and the R card { $drawn }. (CG-35)
   *[other] , and the R cards { $drawn }. (CG-35, CG-38)
}
companion-trays = A compartment holds { $number } discarded cards: then shuffle them and lay them under their pile (CG-11, Q9).
companion-keep-one = No one removes the last card of a deck (Q12).
companion-any-plan = The Robot takes any plan, not the one with only its icon (CG-33).
companion-plans = The seats below come from Topcut's own plans; the printed plans in your box seat you differently. To play by those, type who sits where in each round, starting with the green park, such as “{ $form }”.
companion-printed = The printed plans seat everyone differently.
companion-typing = When a match is over, type who has won and the fans of the trophy, such as “ana 3”.
companion-round = Round { $round }: pick { $either ->
    [one] { $picks }
   *[other] one of { $picks }
}. Go to your parks.
companion-final = The final. Both may remove cards from their decks; neither draws (CG-32).
companion-park = { $park }: { $first } in half 1
companion-against = against { $second } in half 2.
companion-done = Its result is in.
companion-won = { $winner } wins at the { $park }{ $fans ->
    [none] ; the trophy stays hidden.
    [one] : { $fans } fan.
   *[other] : { $fans } fans.
}
companion-final-won = { $winner } wins the final. Press Enter to end the game.
companion-open = Still playing: { $parks }.
companion-enter = Every park of round { $round } is done. Press Enter to go on, or type standings.
companion-lead = { $winner } is { $lead ->
    [one] { $lead } fan
   *[other] { $lead } fans
} ahead and has won the game (CG-36). Press Enter to end it.
companion-over = The game is over. { $winner ->
    [none] Everyone has left.
   *[other] { $winner } has won!
}
companion-trophy = { $player }'s trophy of round { $round } has { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}.
companion-corrected = Round { $round } is corrected. The plan stays as it is.
companion-left = { $player } has left. The Robot takes over the plan with its start cards, and the seat is not ranked (Q62).
companion-undone = The last step was taken back.
companion-kept = Everything is saved. Go on with: topcut challengers companion { $name }
companion-key = Enter
companion-reason = REASON
companion-help-result = Ana has won at her park, a trophy with 3 fans
companion-help-tokens = the same, and Bo gained 2 fan tokens in this round
companion-help-hidden = Ana has won, and her trophy stays hidden until it is counted
companion-help-next = the next round, the final, or the end
companion-help-seats = who sits where, and who begins
companion-help-printed = who sits where by your printed plans, starting with the green park: in this round, or in the next when every park is done
companion-help-plan = the next round by Topcut's own plan, after one by the printed plans
companion-help-standings = who is ahead, and why
companion-help-trophy = what the trophy Ana won in round 3 is worth
companion-help-correct = round 3 went differently
companion-help-leave = Ana leaves, the Robot takes over
companion-help-undo = takes back the last step
companion-help-setup = what to lay out
companion-help-quit = stops; everything is saved
companion-picks = { $number } of level { $level }
