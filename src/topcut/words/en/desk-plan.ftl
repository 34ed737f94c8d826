# The planner's page

desk-plan = Planner
desk-plan-back = Events
desk-plan-title = Which structure? <small>planner</small>
desk-plan-given = What you have
desk-plan-fits =
    .fits = fits
    .close = close
    .too-long = too long
desk-plan-field =
    .book = Rule book
    .players = Players
    .rounds = Rounds to compare
    .rounds-about = Such as 4-6. Empty: around what the book prescribes.
    .cuts = Cuts to compare
    .cuts-about = Such as 0,4,8; 0 is no cut.
    .from = Round 1 begins
    .until = Hall open until
    .until-about = Such as 18:00, or 01:00 +1 after midnight; may stay empty.
    .minutes = Minutes a round
    .minutes-about = Empty: as the book says.
    .dice = Dice for extra minutes
    .dice-about = Where the book leaves it to you: no dice.
    .second = Cut on the second day from
    .second-about = Such as 10:00. Empty: on the same day.
    .lunch = Lunch, minutes
    .spread = Spread of skill, Elo
    .spread-about = 100 is a close field, 200 an open one, 300 beginners and masters. Whoever is 200 better wins 76 of 100 games.
    .draws = Draws, percent
    .drops = Drops, percent
    .drops-about = After each round, of those with two losses or more.
    .no-shows = No-shows, percent
    .no-shows-about = Of all players, in each round; they are gone then.
    .tournaments = Tournaments to play out
desk-plan-dice = { $dice ->
    [yes] rolled
    [no] not rolled
   *[book] as the book says
}
desk-plan-skill = The model of skill
desk-plan-fit = Fit it to my past events
desk-plan-simulate = Simulate
desk-plan-runs = Working
desk-plan-progress = { $done } of { $wanted } tournaments{ $seconds ->
    [none] {""}
   *[other] , about { $seconds } s left
}.
desk-plan-again = This page refreshes by itself.
desk-plan-stop = Stop, this is enough
desk-plan-players = { $players } players, structure by structure
desk-plan-table = Comparison of structures
desk-plan-table-about = Chances in percent with the error of the simulation, 95 of 100
desk-plan-structure = { $printed ->
    [true] as printed
   *[other] a deviation
}
desk-plan-row =
    .swiss = Swiss rounds end
    .swiss-about = the middle, and 90 of 100
    .undefeated = More than one undefeated
    .undefeated-about = no loss and no draw
    .best-cut = The best makes the cut
    .best-cut-about = no cut: is among the first
    .best-wins = The best wins
    .record = Points that make it
    .record-about = times in 100
    .rematch = Pairings run out
    .rematch-about = a rematch is forced
    .byes = Byes
    .byes-about = a tournament; a second one for somebody
desk-plan-row-ends = { $second ->
    [true] The cut ends
   *[other] Everything ends
}
desk-plan-row-ends-about = { $second ->
    [true] on the second day, and 90 of 100
   *[other] the middle, and 90 of 100
}
desk-plan-row-over = Over by { $until }
desk-plan-first = first { $line }
desk-plan-when = { $second ->
    [true] When the first day ends
   *[other] When it ends
}
desk-plan-when-about = Height: how often; bar: 90 of 100; dot: the middle. The table above has the same figures.
desk-plan-who = Who makes the cut, by true rank
desk-plan-who-drawing = The best makes it: { $chances }
desk-plan-who-about = Chance in 100, from the best player to the last; without a cut, to be among the first.
desk-plan-who-table = The same as a table
desk-plan-who-chances = Chances by true rank
desk-plan-rank = True rank
desk-plan-model = The model
desk-plan-model-about = The model: an even field, with skill along a bell curve: most players near the middle, few far above or below it; games by Elo; paired, ranked and cut as the book says. A round is its minutes and the dice, 4 to 10 minutes to finish, 5 to 11 to set up the next one, and lunch once after noon. It knows nothing of your players.
desk-plan-asked = { $book }, { $players } players, round 1 at { $begins }, { $minutes } minutes a round. From { $tournaments ->
    [one] one tournament
   *[other] { $tournaments } tournaments
  } a structure; ± is 95 of 100. A spread of { $spread } Elo; { $draws }% of matches are drawn, { $drops }% of those with two losses leave after a round, { $away }% stay away in a round.
desk-plan-tells = What it tells
desk-plan-tells-about = Topcut plays your tournament out some thousand times, by the rule book, and says for each number of rounds and each cut when it ends, how often more than one player stays undefeated, how often the best makes the cut and wins, and what record it takes.
