# The prompt


## The prompt

run-hello = { $title } ({ $ruleset }), { $players ->
    [one] 1 player
   *[other] { $players } players
}. An empty line says what can be done now; help lists all commands; quit leaves.
run-namesake = Is it the same person? yes or no:
run-confirm = Do it anyway ({ $clause })? yes or no:
run-how-figures-asked = Type { $kept ->
    [one] 12 16-9
   *[other] 12 2/9-1/4
}, or 12 > unknown because the slip was lost. Everyone can read the reason.
run-how-unfinished-missing = Add { $claims }=NAME, { $claims }=nobody or { $claims }=none: 12 1/5-1/3 time { $claims }=nobody.
run-how-games-missing = Type 12 games=><>, with > for a game the first player won and < for one the second player won.
run-how-winner-missing = Type 12 no-show NAME with the name of the player who did not come; or 12 > concession if the first player has won, 12 < concession if the second has.
run-how-roll-needed = In a drawn bracket match, add roll and the name at the end: roll NAME. Elsewhere, type > or < for who won it: 12 > time damage=3-3 deck=5-5.
run-how-games-undecided = Add the other games, as in 12 games=><>, or the word time.
run-left = It is left as it was.
run-more = ... and { $number } more.
run-roster = Everyone plays Roster { $roster }.
run-placings-swiss = There is no cut here, so the places come from the { $finished ->
    [true] final ranking.
   *[other] standings as they are now.
}
run-publish = No one else sees this yet. Type publish to announce it.
run-why-again = Why is it drawn again (attempt { $attempt })? Everyone can read this:
run-why = Why? Everyone can read this:
run-repair = { $repair ->
    [keep]   keep: all pairings stay as they are.
    [fewest]   fewest: as few open tables as possible are paired again; finished games are kept.
    [recut]   recut: no game of the bracket has begun, so the cut is made again with these seeds.
   *[redo]   redo: the current round is taken back and drawn again.
}
run-which-repair = Which of { $possible }?
run-changes = { $player }: { $what ->
    [rank] rank { $rank } to { $rank_then }
    [points] { $points } to { $points_then } points
   *[both] { $points } to { $points_then } points, rank { $rank } to { $rank_then }
}.
run-wrong-pair = Round { $round }, table { $table } was made from points that are no longer right: { $players }.
run-cut-changes = { $count ->
    [0] The seeds of the cut would be different.
   *[other] { $joins } would make the cut, { $out } would not.
}
run-seed-changes = Seed { $seed }: { $then }, not { $now }.
run-came = Was { $player } at the table? yes or no:
run-nothing-else = No one's points or rank change.
run-no-round = No round is paired yet.
run-no-calls = No one has called.
run-absent = { $player }: unpaired loss
run-state-settled = settled
run-state-unknown = settled, figures unknown: { $reason }
run-state-open = open
run-state-drawn = drawn, the roll is open
run-state-left = { $player ->
    [none] over, both have left
   *[other] { $player } has the bye
}
run-state-disputed = disputed
run-state-claimed = claimed by { $players }
run-clock-none = No clock is running.
run-clock = { $where }: { $state ->
    [called] time is called
    [paused] paused with { $minutes }:{ $seconds } left
   *[running] { $minutes }:{ $seconds } left
}{ $secret ->
    [true] {" "}(officials only)
   *[other] {""}
}{ $prompt ->
    [true] . Announce Mission Critical!
   *[other] .
}
run-mission-critical = It is time to announce Mission Critical. Say it aloud, then type mission.
run-way-lists-missing = Type list NAME FILE, or list { $names }: on paper.
run-way-lists-illegal = Type list NAME FILE to take in a corrected one, or accept { $names } because REASON.
run-way-lists-missing-now = Type list NAME FILE, list { $names }: on paper, or away { $names }.
run-way-lists-illegal-now = Type accept { $names } because REASON, correct-list NAME FILE because REASON, or away { $names }.
run-way-pools-missing = Type pool NAME FILE, or pool { $names }: on paper.
run-way-card-minutes-needed = Type lost NAME 5 CARD for 5 minutes.
run-way-cards-missing = Type lost NAME found, eject NAME REASON, or away { $names }.
run-proposal = { $official } proposes to eject { $player } (“{ $reason }”). Type eject or spare, the name, and the reason.
run-ejection = { $player } has { $number } warnings. Eject, or say why not: type eject or spare, the name, and the reason.
run-correcting = This corrects table { $table } in { $where }.
run-undone = No longer true: { $text }
run-group-before = Before the start:
run-group-lists = Lists:
run-group-rounds = Rounds:
run-group-people = People:
run-group-end = The cut and the end:
run-group-look = To look:
run-help = A result is the table and the score, starting with the first player's: 12 16-9. How it ended comes after it: time, concession, struggle=NAME, games=><>, unknown because REASON. Type help and a command for more.
run-help-add = add Ana Lee, Bo (North) – enter players; the club goes in brackets.
run-help-in = in Ana, Bo – check players in; in all checks in everyone.
run-help-out = out Ana – no longer checked in.
run-how-already-started = A player who leaves now: type drop NAME.
run-how-not-started = Type start. A player who leaves before that: type withdraw NAME.
run-whom = Who? Type a name:
run-help-withdraw = withdraw Ana – leaves before the start, and the next in line comes in.
run-help-again = again Ana – withdrew, or was not here at the start: in again as the same player, with list and fee.
run-help-paid = paid Ana, Bo – the entry fee is paid.
run-help-club = club Ana: North – which club a player belongs to.
run-help-seat = seat Ana 4 – always sits at table 4; seat Ana none undoes it.
run-help-capacity = capacity 32 – how many there is room for; capacity none for everyone.
run-help-list = list Ana roster.txt – check the list in a file and hand it in; list Ana: on paper or list Ana, Bo: on paper keeps a note instead, list all: on paper for everyone who has none.
run-help-accept = accept Ana because REASON – let her list pass despite what was found; the findings are recorded. accept Ana, Bo because REASON, or accept all because REASON for all that are not legal.
run-help-correct-list = correct-list Ana deck.txt because REASON – correct a faulty list, as a judge does together with her.
run-help-pool = pool Ana pool.txt – the cards she opened; her decks are checked against them. pool Ana, Bo: on paper or pool all: on paper if you have them on paper.
run-help-show-list = show-list Ana – her list as it was handed in, and what was found in it.
run-help-official = official Wanda watcher – name an official; official me ROLE is you. An official who plays needs alternate NAME.
run-help-release = release Wanda watcher – no longer an official.
run-help-tables = tables 8 – set up tables 1 to 8; tables 3 closed, open, stream or note: TEXT changes one.
run-help-title = title Spring Cup – correct what it is called, in public.
run-help-place = place Town hall – correct where it is, in public.
run-help-day = day 2026-11-21 – correct the date, before the start; lists are checked again.
run-help-fee = fee no – there is no entry fee; fee yes if there is one.
run-help-deviate = deviate CH-33 too little time – depart from a clause, in public.
run-help-announce = announce rounds 5 no cut – tell everyone before the start what the structure will be; announce table goes back to the rule book's.
run-help-start = start – fix the structure and begin, as announced or by the table; start no cut (or full swiss) plays without a cut, start rounds 4 cut 4, start leave out (those not checked in).
run-help-pair = pair – open the draw of the next round and look at it. It is fixed from then on.
run-help-publish = publish – announce the pairing of the open draw.
run-help-hand = hand Ana - Bo, Cy bye – pair the round by hand; what it breaks is public.
run-help-unpair = unpair REASON – take back the published pairing.
run-help-away = away Ana, Bo – absent from the coming round by arrangement; away Ana 3 from round 3.
run-help-there = there Ana – the absence is off.
run-help-apart = apart Ana, Bo – keep two players apart, which is a deviation.
run-help-move = move 3 to 7 – another table; a pair already there changes places.
run-help-close = close – close the round; pairing the next one does it too.
run-help-clock = clock – how much time the round has left; clock start, clock start 3 with real dice, clock pause, clock resume, clock time.
run-help-extend = extend 3 5 REASON – table 3 has 5 more minutes.
run-help-mission = mission – Mission Critical was announced.
run-help-correct = correct 12 16-9 – another result of this round's table 12; correct 2 12 16-9 of round 2; correct swiss 2 12 16-9 of a Swiss round once the bracket has begun. You see first what would change.
run-help-tie = tie 12 Ana – Ana won the roll at table 12.
run-help-drop = drop Ana – leaves; drop Ana begun 5-9 if the game had begun.
run-help-absent = absent Ana – did not appear, and is dropped; if the opponent did not either, both have a loss.
run-help-rejoin = rejoin Ana – comes back, with an unpaired loss for each round missed.
run-help-eject = eject Ana REASON – out for good; eject Ana REASON by Wanda if Wanda decided it; in Munchkin eject Ana list REASON for a deck list.
run-help-propose = propose Ana REASON by Wanda – an official who may not eject asks those who may.
run-help-warn = warn Ana GROUND – a warning; only officials read it.
run-help-spare = spare Ana REASON – asked at the third warning, or by a proposal: no ejection.
run-help-penalty = penalty Ana TEXT – such as a prize withheld.
run-help-call = call Ana about – Ana has raised a hand.
run-help-take = take 1 – you go to the table of call 1.
run-help-done = done 1 – call 1 is closed.
run-help-tell = tell all Lunch until one. – everyone reads it on phones and public pages; tell 5 Please wait. – only the players at table 5, until the round is over.
run-help-untell = untell 1 – announcement 1 is taken down.
run-help-rule = rule 3 QUESTION = ANSWER by Wanda – Wanda's ruling for table 3; without by it is your own.
run-help-appeal = appeal 1 Ana – Ana appeals ruling 1.
run-help-decide = decide 1 upheld by Hela, or decide 1 changed ANSWER by Hela – the head official decides the appeal; without by it is you.
run-help-lost = lost Ana 5 Drop Bear – a card is lost or damaged: her table has 5 more minutes to look for it; between rounds, leave out the minutes. Then lost Ana found, or lost Ana concede if it is not found in time or a card or die is found to be missing during the game. lost shows who is still looking for what.
run-help-squads = squads Ana 1 3 – the squads Ana has chosen for this round.
run-help-cut = cut – the best go on.
run-help-bracket = bracket – publish the next round of the bracket.
run-help-change = change 5 4 REASON – 5 rounds and a cut to 4, which is a deviation.
run-help-lists = lists – who has handed one in; lists public lets everyone read them, lists secret takes that back.
run-help-finish = finish – make the ranking final.
run-help-reveal = reveal – make the seed of all draws public.
run-help-undo = undo – take back the last step, if nothing depends on it.
run-help-what = what – what can be done now, as an empty line does.
run-help-round = round – the tables of this round, and which Roster is played where there are several.
run-help-standings = standings – who is ahead; after the end the final ranking.
run-help-players = players – everyone, also those who are gone, with where they are, list and fee, and the officials.
run-help-placings = placings – the places the bracket has given so far; without a cut, the standings.
run-help-calls = calls – who has called.
run-help-why = why Ana – how that row is worked out; why Ana, Bo – who is ahead; why 3 – why these two meet at table 3.
run-help-log = log – the last 20 facts; log 100.

## Lists at the prompt, and what was played

run-list-not-accepted = It was handed in, but not accepted. Correct it and type list { $player } FILE again, or accept it as it is: accept { $player } because REASON.
run-list-unread = It is kept as it is: Topcut has not checked it.
run-list-accepted = accepted
run-list-handed-in = handed in
run-list-missing = missing
run-list-illegal = not legal
run-lists = { $accepted } of { $players } lists are accepted{ $missing ->
    [0] .
    [one] , 1 is missing.
   *[other] , { $missing } are missing.
}
