# One person's page at the desk

desk-player-up = All players
desk-player-in-log = In the log
desk-player-rank = rank { $rank }
desk-player-withdraw = Withdraw { $player }
desk-player-drop-absent = Drop { $player } as absent
desk-player-saved = { $player } is saved.
desk-player-has-paid = { $paid ->
    [true] { $player } has paid.
   *[other] { $player } has not paid.
}
desk-player-sits = { $table ->
    [0] { $player } sits at any table again.
   *[other] { $player } sits at table { $table } in every round.
}
desk-player-kept-apart = { $first } and { $second } will not be paired if it can be avoided.
desk-player-substituted = The substitute has been approved.
desk-player-forgotten = Name and contact details are deleted. From now on the pages say { $id }.

## Where the player is

desk-player-waiting = On the waiting list
desk-player-waiting-about = Number { $place } in line: comes in as soon as someone withdraws, or there are more places.
desk-player-places = Number of places
desk-player-cut = Out by the { $cut }
desk-player-cut-about = Comes in only for a qualifier who leaves before the first game, if next in the standings.
desk-player-knocked-out = Out of the { $bracket }
desk-player-knocked-out-about = A loss there is the end.

## Warnings, removal

desk-player-warnings = Warnings
desk-player-warnings-so-far = { $count } so far
desk-player-warnings-last = { $count } so far, the last for: { $ground }
desk-player-warnings-none = None. Only officials read these.
desk-player-penalties = Penalties
desk-player-warn = Warn { $player }
desk-player-warn-form =
    .new = New warning
    .else = Something else
    .say = say what
    .what = What happened
    .kept = Kept with the log, for officials. It can be struck out there.
desk-player-ask-head = Ask the { $head }
desk-player-ask-open = the question stays on every official's page until it is answered
desk-player-warn-answer =
    .spare = Warn, do not eject
    .spare-about = your reason goes into the log
    .eject = Eject
    .eject-about = the next page asks how, and is final
    .reason = Reason, if you do not eject
desk-player-propose =
    .title = Propose removal
    .about = those who may decide see it at once
    .what = What happened
    .not-yours = Removal is not yours to decide.
    .go = Propose
desk-player-eject =
    .title = Eject
    .final = final
    .ground = Ground
    .about = What it is about
    .conduct = Conduct
    .words = In your words
    .public = That a player is out is public; the reason is not.
desk-player-eject-list = A { $list }
desk-player-eject-for-good = Eject { $player } for good
desk-player-asked = { $count } warnings: eject?
desk-player-asked-about = At { $at } or more an official should eject at once. An ejected player does not come back.
desk-player-spare =
    .why = Why not
    .go = Do not eject
    .eject = Eject …
desk-player-head-sees = { head-sees }.
desk-player-proposed = { $official } proposes removal

## Leaving, being absent

desk-player-begun =
    .title = Has the game begun?
    .no = No
    .no-show = The opponent wins as by a bye.
    .concession = It counts as a concession.
    .yes = Yes, it ends as a concession
desk-player-so-far = { $figure } so far
desk-player-came = This table was won without a game. Had { $player } come?
desk-player-came-answer =
    .yes = Yes
    .yes-about = The win stays.
    .no = No
    .no-about = Neither had come: both have a loss.
desk-player-leave = Withdraw
desk-player-leave-about = { $waits ->
    [true] Leaves before the start.
   *[other] Leaves before the start; the next on the waiting list moves up.
} { $player } can be let in again.
desk-player-leave-go = Withdraw { $player } …
desk-player-conduct = Warn or eject
desk-player-drop =
    .title = Drop
    .about = leaves, and may come back where the rules allow it
    .untold = Left without telling anyone
    .rejoin = Rejoining writes an unpaired loss for each round missed.
    .final = There is no coming back.
desk-player-drop-go = Drop { $player }
desk-player-round = Round { $round }
desk-player-away =
    .arranged = Absent by arrangement.
    .there = Here after all
    .loss = An unpaired loss.
desk-player-away-go = Absent from round { $round }
desk-player-absent =
    .title = Has not appeared
    .neither = Neither had come: both have a loss.
    .replaced = The next in rank comes in instead.
    .wins = The opponent wins as by a bye.
desk-player-absent-asked = You are asked whether { $player } is dropped, too.

## Games

desk-player-games =
    .title = Games
    .round = Round
    .table = Table
    .opponent = Opponent
    .score = Score
    .none = No round is paired yet.
    .unpaired = unpaired loss
    .bye = bye
    .won = won
    .drawn = drawn
    .lost = lost
    .playing = playing
    .left = left
desk-player-game-ended = { $outcome ->
    [won] won
    [drawn] drawn
   *[lost] lost
}, { $how ->
    [concession] concession
    [draw] not played, agreed draw
    [no-show] one did not appear
    [double-no-show] neither appeared
   *[bye] bye
}

## What is kept about a player

desk-player-fee =
    .title = Fee
    .paid = Paid
    .unpaid = Not paid
    .back = Take back
    .has-paid = Has paid
desk-player-phone =
    .title = Phone
    .about = A QR code on this screen, for one phone. It signs an older phone out.
desk-player-phone-go = Show a card for { $player }
desk-player-seat =
    .title = Fixed table
    .always = Always sits at table
    .any = any
    .save = Save the table
desk-player-who =
    .title = Who
    .title-later = Name, club, contact
    .name = Name
    .club = Club
    .contact = Contact
    .save = Save
    .about = Only organizers see the contact. It is in no log, and in no export but the organizer's own.
desk-player-list =
    .missing = Nothing is handed in.
    .accepted = Accepted.
    .illegal = Handed in, and not legal.
    .handed-in = Handed in, not accepted yet.
    .take-in = Take it in
    .look = Look at it
desk-player-materials =
    .title = What players bring
    .approved = Substitute approved
    .in-order = In order
    .not-in-order = Not in order
    .not-seen = Not seen
    .note = Note
desk-player-approved-note = Substitute approved: { $note }
desk-player-item = { $item ->
    [miniatures] miniatures
    [cards] cards
    [dice] dice
    [tools] tools
    [tokens] tokens
    [list] list
    [deck] deck
    [sleeves] sleeves
    [dial] dial
    [die] die
    [other] other
   *[unknown] { $item }
}
desk-player-note-on = Note on { desk-player-item }
desk-player-passed = In order<span class="unseen">: { desk-player-item }</span>
desk-player-failed = Not in order<span class="unseen">: { desk-player-item }</span>
desk-player-substitute = Approve a substitute<span class="unseen">: { desk-player-item }</span>

## Squads

desk-player-squads = Squads
desk-player-squads-missed = Squads { $squads } can no longer all be used in the Swiss rounds. It is recorded.
desk-player-squads-chosen = Chosen for this round: { $squads }
desk-player-squads-unused = Must still use: { $squads }
desk-player-squads-form =
    .paper = For a player without a phone
    .choose = Choose

## A lost or damaged card

desk-player-card =
    .missing = A card is missing
    .lost = Lost or damaged card
    .found = Found or replaced
    .too-late = Not in time: concede the game
    .conceded = If it is not there in time, the game is conceded.
    .removed = If it is not there when the next round begins, the player should be removed.
    .what = What is missing
    .minutes = Minutes more for this table
    .look = Look for it
    .concede = Missed during the game: concede
    .costs = A card or die that is missed during a game costs that game.
desk-player-card-remove = Not replaced: remove from the { $tournament }
desk-player-card-secret = Only { $player } and the officials read what is missing.

## Penalties, players who are kept apart

desk-player-penalty =
    .title = Penalty
    .what = Such as a prize withheld; only officials read it
    .record = Record
desk-player-apart =
    .title = Keep apart
    .from = From
    .choose = Choose …
    .reason = Reason, for the public page
    .siblings = siblings
    .deviation = No rule book has this: it is a deviation.
    .go = Keep them apart
