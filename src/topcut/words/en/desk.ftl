# The organizer's pages: what several of them say


## Preparing: the organizer's pages before the start, and players who sign themselves up

desk-state = { $phase ->
    [sign-up] before the start
    [finished] finished
    [bracket] in the bracket
   *[swiss] { $round ->
        [0] started
       *[other] round { $round }
    }
}, { headcount }
headcount = { $players ->
    [one] 1 player
   *[other] { $players } players
}{ $still_in ->
    [all] { "" }
   *[other] , { $still_in } still in
}
standings-ranked = { $ranked } of { $players } players are ranked. The others have left, and by the rules they keep no place.
clock-waits = The clock of { $stage ->
    [bracket] bracket round { $round }
   *[swiss] round { $round }
} has not started
ready-nobody = No one is entered yet. Type or paste the names, one per line.
ready-players = { $players ->
    [one] 1 player is in
   *[other] { $players } players are in
}{ $waiting ->
    [0] .
    [one] , 1 is waiting for a place.
   *[other] , { $waiting } are waiting for a place.
}
ready-here = Players here: { $here } of { $players }. Those who are not here can be left out at the start.
ready-nobody-here = No one is checked in, so everyone who is entered plays.
ready-lists = { $accepted } accepted, { $handed } handed in, { $missing } missing.
ready-officials = { $officials ->
    [0] No officials have to be named.
    [one] 1 official is named.
   *[other] { $officials } officials are named.
}
ready-tables-numbered = Tables are numbered from 1, as many as are needed.
ready-tables-few = Tables free: { $free }, needed: { $needed }. Set up more, or the round cannot be seated.
ready-tables = Tables free: { $free }{ $unchecked ->
    [0] .
    [one] , 1 has not been checked for this round.
   *[other] , { $unchecked } have not been checked for this round.
}
ready-brought = { $players ->
    [0] Everything is ticked off.
    [one] 1 player still has something to show.
   *[other] { $players } players still have something to show.
}

## The officials' pages while a tournament runs

besides-goes-on = { $player } goes on
besides-dropped = { $players } { $dropped ->
    [yes] dropped
   *[no] not dropped
}
desk-no-result = none yet
desk-entered = Table { $table }: { desk-result }
desk-result = { $how ->
    [draw] a draw between { $winner } and { $loser }
    [nobody] neither { $winner } nor { $loser } appeared
    [no-show] { $winner } wins, { $loser } did not appear
    [concession] { $winner } wins, { $loser } concedes
   *[other] { $winner } beats { $loser }
  }{ $score ->
    [none] .
   *[other] , { $score }.
  }
line-recorded = This was recorded, and the next pairings have come since.
answer-confirm = I know, do it anyway
answer-drop-yes = { $number ->
    [one] Drop { $players }
   *[other] Drop both
  }
answer-drop-no = { $number ->
    [one] { $players } stays in
   *[other] Both stay in
  }
answer-unfinished = { $who ->
    [nobody] One was open, and nobody won it
    [none] None was open
   *[other] { $who } won it
}
answer-roll = { $player } won the roll
desk-replaced = { $players } did not appear before the first game, so { $joined ->
    [none] no one comes in and the seed stays vacant
   *[other] { $joined } comes in
  }. Publish the round of the bracket again.
desk-corrected = The result is corrected, in public. The standings follow it.
desk-recut = The result is corrected and the cut is made again, in public. Publish the first round of the bracket.
desk-rolled = Table { $table }: { $player } won the roll and goes on.
desk-dropped = { $player } is dropped.
desk-absent = { $player } did not appear in this round.
desk-rejoined = { $player } is back, with an unpaired loss for each round missed.
desk-proposed = You have proposed to eject { $player }. Those who may decide can see it now.
desk-ejected = { $player } is ejected, for good.
desk-card-missing = Noted. { $player } is looking for it now.
desk-card-found = Noted: { $player } has the card again, or another one.
desk-card-conceded = The game is conceded. { $player } has until the next round to find the card.
lost-extension = Looking for a lost card
lost-next = { $player } may look for it now.{ $playing ->
    [true] {" "}If it is not there in time, the game is conceded.
   *[other] {""}
} If it is not there when the next round begins, { $player } should be removed.
lost-conceded = { $player } has until the start of the next round to find a replacement.
lost-none = No one is looking for a card.
lost-removal = A card was lost and not replaced by the next round
desk-away = { $player } is absent from the coming round, by arrangement.
desk-there = { $player } plays in the coming round.
desk-squads = The squads of { $player } are chosen.
call-age = { $minutes ->
    [0] just now
   *[other] { $minutes } min ago
  }

## What a phone rings for, and a screen reader says.

waits-call = { $table ->
    [0] New call from { $player }
   *[other] New call from table { $table }, { $player }
  }{ $about ->
    [none] .
   *[other] : { $about }
  }
waits-appeal = { $table ->
    [0] An appeal against ruling { $ruling } waits for you.
   *[other] An appeal from table { $table } waits for you.
  }
waits-dispute = The players at table { $table } disagree about their result.
waits-proposal = Another official proposes to remove { $player }. It is yours to decide.
waits-warned = { $player } has { $count } warnings. You are asked whether to eject.
nth-warning = { $nth ->
    [1] This is the first warning
    [2] This is the second warning
    [3] This is the third warning
   *[other] This is warning { $nth }
  }
third-warning = At { $at } or more the { $official } should eject at once. { $player } could not come back.
head-sees = { $heads } { $many ->
    [one] sees
   *[other] see
  } the history now
warn-and = { $answer ->
    [ask] { $heads ->
        [none] Record the warning, leave it open
       *[other] Record the warning and ask { $heads }
      }
    [yes] Record the warning, then eject
   *[other] Record the warning
  }
desk-warned-eject = { $player } is warned, and still in. To eject, answer what is asked here.
desk-warned = { $player } is warned. Only officials can read it.
desk-spared = { $player } is not ejected. The reason is recorded.
desk-penalized = The penalty of { $player } is recorded. Only officials can read it.
desk-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
desk-group = { $size ->
    [one] 1 player
   *[other] { $size } players
  }{ $above ->
    [0] { "" }
    [one] , one meets someone from above
   *[other] , { $above } meet someone from above
  }{ $down ->
    [0] { "" }
    [one] , one floats down
   *[other] , { $down } float down
  }
desk-rematches = { $count ->
    [0] No rematch
    [one] 1 rematch that cannot be avoided
   *[other] { $count } rematches that cannot be avoided
  }
desk-rematches-so-far = { $count ->
    [0] No rematch
    [one] 1 rematch in what was found so far
   *[other] { $count } rematches in what was found so far
  }
desk-pairs = { $pairs ->
    [one] of 1 pair
   *[other] of { $pairs } pairs
  }
desk-floats = { $count ->
    [0] No one floats
    [one] 1 float
   *[other] { $count } floats
  }
