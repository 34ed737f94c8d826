# What players and officials cannot do


## Squads

refusal-squads-unknown = In this rule book players do not choose squads. Nothing needs to be done.
refusal-squads-of-another = Only { $player } can choose these squads, or an official for { $player }.
refusal-squads-other-round = Squads can only be chosen for the round being played, which is not round { $round }. Look at your current match.
refusal-squads-no-opponent = { $player } has no opponent in round { $round }, so no squads are chosen.
refusal-squads-shown-already = Both players have chosen, or the match is over: the squads for round { $round } stand.
refusal-squads-wrong-number = A strike team has { $pick } different squads. Choose { $pick }.
refusal-squads-not-on-list = The list has squads 1 to { $squads }. Choose from these.
refusal-squads-must-be-used = { $count ->
    [one] Squad { $squads } has
   *[other] Squads { $squads } have
  } not been used yet, and only { $rounds ->
    [one] this Swiss round is
   *[other] { $rounds } Swiss rounds are
  } left. { $count ->
    [one] Choose it now.
   *[other] Choose at least { $needed } of them now.
  }

## Warnings, calls, rulings

refusal-own-list = This is your own list. Ask another { $official } to look at it.
refusal-own-game = You are playing in this game, so you cannot decide anything about it. Ask another { $official }.
refusal-deck-check-plays = You play in this tournament yourself, so you cannot draw or note deck checks. Ask another { $official }.
refusal-deck-check-no-round = Tables are drawn from a round that is being played. Publish the next round first.
refusal-deck-check-tables = { $most ->
    [0] No table of this round has two players, so there is nothing to draw from.
    [one] This round has 1 table with two players. Draw that one.
   *[other] This round has { $most } tables with two players. Draw between 1 and { $most } of them.
}
refusal-deck-check-unknown = { $player } was not drawn for this deck check. Open the page of deck checks again.
refusal-deck-check-clause = Name the clause that the list or the cards break, such as { $prefix }-01. If nothing is wrong, note that all is fine.
refusal-ground-needed = A warning needs a ground. Choose one from the list, or write your own.
refusal-cards-not-asked = { $ruleset } says nothing about lost cards. Follow your own rules, and give the table more time if it needs some.
refusal-card-missing-already = { $player } is already looking for { $what }. First say whether it has been found; after that you can name both.
refusal-card-minutes-needed = { $player } is still playing at table { $table } and gets a short extension to look for the card. Say how many minutes.
refusal-card-no-game = { $player } has no game to play right now, so there is none to extend or concede.
refusal-card-not-missing = { $player } is not looking for a card. Nothing needs to be done.
refusal-card-one-game = Table { $table } plays several games, and { $player } concedes only this one. Let them play on if the card turns up in time, and enter the match with all its games when it is over.
refusal-cards-missing = { $number ->
    [one] { $players } is still looking for a card
   *[other] { $number } players are still looking for a card
}, and the next round is about to begin{ $number ->
    [one] .
   *[other] : { $players }.
} Say that it has been found or replaced; without a replacement a player should be removed. Or leave them out of this round.
refusal-ejection-not-asked = Whether to eject { $player } is not an open question. Nothing needs to be answered.
refusal-ejection-not-yours = { $about ->
    [list] Removal for a deck list
   *[conduct] Removal for conduct
} is decided by { $count ->
    [0] the { $organizer }
   *[other] { $deciders }
}. { $organizes ->
    [true] If they have decided it, say so: add by and the name.
   *[other] Propose it to them instead; they will see it at once.
}
refusal-ejection-yours = This is for you to decide: eject { $player }, or leave it at that.
refusal-ejection-about = A player is removed for { $possible }, not for “{ $about }”. Choose one of them.
refusal-ejection-unanswered = { $players } { $count ->
    [one] has
   *[other] have
  } been warned so often that this must be answered: ejected or not? Eject { $players }, or write down why not. Then finish.
refusal-penalty-needed = Write down what the penalty is, such as a prize withheld.
refusal-call-by-player = Only players call the { $official } this way. Go to the table yourself, or record a ruling.
refusal-call-after-ejection = You were ejected, so you can no longer call the { $official }. Speak to the organizer.
refusal-called-already = You have already called the { $official }. Stay at your table with your hand up.
refusal-call-unknown = There is no such call. Look at the list of open calls.
refusal-call-taken-already = { $taker } is on the way to { $table ->
    [0] { $player }
   *[other] table { $table }
  }. Go instead if you are nearer.
refusal-call-yours-already = You are already on the way to { $table ->
    [0] { $player }
   *[other] table { $table }
  }. Close the call when the question is answered.
refusal-call-closed-already = The call from { $table ->
    [0] { $player }
   *[other] table { $table }
  } has been closed. Nothing needs to be done.
refusal-table-empty = No one is playing at table { $table } in this round. Check the number.
refusal-ruling-words-needed = A ruling needs the question and the answer. Write both down.
refusal-ruling-for-nobody = A ruling needs the table or the players it is for. Name them.
refusal-ruling-unknown = There is no ruling { $ruling }. Look at the list of rulings.
refusal-appeal-of-another = Only a player of that game can appeal ruling { $ruling }.
refusal-appeal-unsaid = Ruling { $ruling } is not decided yet. Say whether it stands or is changed.
refusal-appeal-to-nobody = There is no { $head } at this tournament, so the ruling is final.
refusal-ruling-final = This is the ruling of the { $head }, and it is final.
refusal-appealed-already = Ruling { $ruling } has been appealed once, and there is no second appeal.
refusal-appeal-by-head = Only the { $head } decides an appeal. { $organizes ->
    [true] If { $heads } has decided it, say so: add by and the name.
   *[other] Hand it on.
}
refusal-appeal-of-own-ruling = Officials do not decide appeals against their own rulings while someone else can. Leave the appeal against ruling { $ruling } to { $heads }.
refusal-not-appealed = Ruling { $ruling } has not been appealed, so it stands.
refusal-appeal-decided-already = The appeal against ruling { $ruling } has been decided, and that is final.

## Signing up

refusal-already-entered = { $player } has already entered. A player who has dropped can rejoin instead.
refusal-signed-off-asked = { signed-off-namesake } Say whether to let the same player in again, with list and fee, or to enter another person of this name. No one is entered yet.
refusal-look-alike-asked = The name { $name } looks like { $like }, but is written with other letters. Say whether it is the same person, or another one; both are then shown with their numbers. Nothing is saved yet.
refusal-signed-off = You are not taking part: you withdrew, or were not here at the start. Your place, list and fee are still known: ask the { $organizer } at the desk to let you in again.
refusal-not-signed-off = { $player } is in, so there is nothing to come back from.
refusal-field-full = { $capacity ->
    [one] The only place is
   *[other] All { $capacity } places are
} taken. Raise the capacity first.
refusal-late-entry-closed = No one can enter this tournament once its roster is locked.
refusal-entry-too-late = No one can enter after the cut.
refusal-already-started = This can only be done before the start. Players who leave now are dropped.
refusal-roster-locked = The roster of players is locked. Undo the lock, or let the player enter late.
refusal-still-waiting = { $player } is on the waiting list and cannot check in. Raise the capacity first, or wait until someone withdraws.
refusal-already-checked-in = { $player } is already checked in.
refusal-already-withdrawn = { $player } has already withdrawn. Nothing needs to be done.
refusal-reported-already = That is what you have already reported for table { $table }. Nothing needs to be done.
refusal-already-dropped = { $player } has already dropped out. Nothing needs to be done.
refusal-started-already = It has already started. Nothing needs to be done.
refusal-round-closed-already = Round { $round } is already closed. Nothing needs to be done.
refusal-warned-meanwhile = { $player } has been warned since this page was opened: “{ $ground }”. If that is the same matter, nothing needs to be done. If it is another, send the form again.
refusal-ruling-recorded-already = Ruling { $ruling } already says exactly that. Nothing needs to be done.
refusal-announced-already = That announcement is already up. Nothing needs to be done.
refusal-self-check-in-off = Players cannot check themselves in here, so you are not checked in yet. Tell the { $organizer } that you have come.
refusal-not-checked-in = { $number ->
    [one] { $players } is not checked in.
   *[other] { $number } players are not checked in: { $players }.
} Check them in, or leave them out.
refusal-nonce-unreadable = The number the phone adds to the draw cannot be read. Check in again.
refusal-table-number = There is no table { $table }. Tables are numbered from 1 to { $most }.
refusal-table-closed = Table { $table } is closed. Open it first, or choose another.
refusal-table-not-set = Table { $table } is not set up in this hall. Set it up first.
refusal-seat-taken = Table { $table } is kept for { $player }. Choose another.

## Officials

refusal-role-unknown = There is no official called “{ $role }” here. Use { $possible }.
refusal-not-an-official = { $person } is not named as { $role }.
refusal-decider-unknown = { $person } is not among the officials, so nothing was written down. Name them first, or leave the name out if you decided it yourself.
refusal-official-needed = At least { $number } { $role } is needed. Name one; it can be the organizer.
refusal-namesake-asked = { $entering ->
    [official] A player here is also called { $name }.
   *[player] An official here is also called { $name } ({ $role }).
} { $may ->
    [with-alternate] The same person may play only if someone else is named to rule on those games; two people who share a name may both stay. Say which it is.
   *[other] The same person cannot be both; two people who share a name may both stay. Say which it is.
}
refusal-official-plays = { $may ->
    [with-alternate] { $person } is { $role } and may play only if another senior official is named for those games. Name that alternate.
   *[other] { $person } is { $role } and cannot play in this tournament.
}
refusal-alternate-late = The alternate who rules on an official's own games must be announced before the start, not later.
refusal-alternate-unfit = { $person } cannot rule on those games. Name someone else who is { $roles }.
refusal-alternate-needed = { $person } rules on the games of { $player }. Name another alternate first.

## Tables and what players bring

refusal-no-materials = { $ruleset } does not list what players bring.
refusal-item-unknown = There is no item called “{ $item }” to check. Use { $possible }.
refusal-no-substitute = Nothing else may be used instead of “{ $item }”.
refusal-confirm-needed = { $what ->
    [leave-for-good] { $player } would leave for good: the Robot takes over that seat, and it is not ranked. For a break, let a bot stand in instead. Nothing is decided yet.
    [empty-deck] That would remove your last card, and a player without cards loses the match. Nothing is removed yet.
    [substitute-late] Substitutes should be seen before the start.
    [few-players] The rule book has no structure for as few as { $players } players.
    [no-cut] With { $players } players a cut is highly recommended.
    [no-cut-unannounced] With { $players } players a cut is highly recommended, and leaving it out has to be announced before the start: say so in the room now.
    [unannounced] { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } and { $cut ->
        [0] no cut
       *[other] a cut to { $cut }
    } have not been announced here, and players have to know before the start: say so in the room now.
    [drawn-behind] Nothing is recorded yet. If time was called, the player with { $number } { $figure } has won. It is a draw only if no one has won, as when a game is stopped early.
    [too-few-to-win] Nothing is recorded yet. It takes { $enough } to win by the core rules (“{ $figure }”), and the winner has fewer. If time was called or a player conceded, enter that instead.
    [both-have-won] Nothing is recorded yet. It takes { $enough } to win by the core rules (“{ $figure }”), and both players have as many. Check the figures.
    [more-than-enough] Nothing is recorded yet. { $enough } win by the core rules (“{ $figure }”), so no one has more. Check the figures.
    [won-before-time] Nothing is recorded yet. With { $enough }, a player has already won by the core rules before time is called (“{ $figure }”). Leave out the card of a Struggle that was still open, or enter a victory.
   *[other] The rule book recommends otherwise.
} Confirm { $clause } if you want it anyway.

## Who asks, and when

refusal-organizer-only = Only the { $organizer } can do this. Ask them.
refusal-staff-only = Only officials ({ $official }) or the { $organizer } can do this. Call one of them.
refusal-not-started = The tournament has not started yet. Start it first.
refusal-tournament-over = The tournament is over, and its ranking stands. Undo the finish first if something is wrong.
refusal-swiss-over = The { $cut } has been made, so no further Swiss round can be paired. Go on with the bracket.
refusal-reason-needed = This is public and needs a reason. Write one that every player can read.
refusal-deviation-needed = The rule book does not provide for this. First declare a deviation from the clause, with a reason.
refusal-player-not-active = { $player } has left the tournament or is still on the waiting list. Check the name.

## Leaving and coming back

refusal-drop-for-other = Only { $player } or the organizer can drop { $player }.
refusal-claim-open = A result has been claimed at table { $table }, where { $player } plays. Settle it first, then drop { $player }.
refusal-came-unsaid = { $player } has won at table { $table } only because { $other } was not there. Nothing was changed. Say whether { $player } was there: if not, both have a loss.
refusal-begun-unsaid = { $player } is still playing at table { $table }. Nothing is recorded yet. Say whether that game has begun: it decides how it ends.
refusal-drop-unsaid = { $number ->
    [one] { $players } did not appear, so the opponent wins as by a bye. Nothing is recorded yet. Say whether { $players } is also dropped, or stays in for the next round.
   *[other] { $players } did not appear, and both have a loss. Nothing is recorded yet. Say whether they are also dropped, or stay in for the next round.
  }
refusal-nothing-missed = { $player } has no match in this round that could have been missed: it is a bye, or the result is already there. Nothing was changed. If { $player } has gone, drop them.
refusal-already-ejected = { $player } has already been ejected. Nothing needs to be done.
refusal-ejected-stays-out = { $player } was ejected and cannot come back.
refusal-not-dropped = { $player } has not dropped, so there is nothing to come back from.
refusal-no-rejoin = A player who has dropped cannot come back under this rule book. Declare a deviation first if { $player } is to play again.
refusal-no-rejoin-after-cut = No one can come back after the { $cut }, so { $player } cannot either.

## A player's phone

refusal-report-stale = Table { $table } has changed since this page was opened, so what you sent was not recorded. Look at what is reported there now, then report or confirm again.

## Preparing: the organizer's pages before the start, and players who sign themselves up

refusal-sign-up-closed = Signing up here is closed. Ask the organizer to enter you. Nothing was kept.
refusal-sign-up-known = { $name } is entered already. If that is you, ask at the desk for your card, which signs this phone in. If it is someone else, add something to your name that tells the two of you apart.
refusal-sign-up-twice = { $name } has already signed up and is waiting for the organizer's answer. Nothing was changed.
refusal-sign-ups-too-many = { $most } people are already waiting for the organizer's answer. Ask the organizer at the desk. Nothing was kept.
