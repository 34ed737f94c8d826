# What cannot be done while a tournament is prepared and played


## Results: what cannot have happened at a table

refusal-result-missing = How the match ended is missing. Enter the winner, a draw or the scores.
refusal-points-by-rule = Here the rule book gives the points; they are not typed in. Enter who won: > for the first player, < for the second, or the name.
refusal-points-missing = Here the points count as the players wrote them down. Enter the points of both players.
refusal-points-out-of-bounds = The points must be two whole numbers, 0 or more, in the order of the two names.
refusal-drawn-and-won = The match is entered both as a draw and as a win. Choose one of them.
refusal-no-draws = A match cannot be called a draw here. Name the winner, or enter how it ended: { $possible }.
refusal-ending-unknown = A match cannot end by “{ $how }” here. Enter how it ended: { $possible }.
refusal-winner-missing = A match that ended by { $how } has a winner. Name that player.
refusal-winner-impossible = A match that ended by { $how } has no winner. Leave the winner out, or change how it ended.
refusal-winner-behind = The player named as the winner is behind in the scores. Check who won, and the scores.
refusal-winner-contradicts-scores = The scores give a different result from the one entered. Check the scores, or leave the winner out.
refusal-winner-contradicts-games = The games give a different result from the one entered. Check the games, or leave the winner out.
refusal-roll-needed = Everything is level: a die decides. Roll it, then name the player who won the roll.
refusal-games-too-many = There are { $games } games in a match of { $most }. Take out the games that were not played.
refusal-games-after-decision = A game is entered after the match was decided. Take it out, or correct the games before it.
refusal-games-undecided = This match of { $most } games has no winner yet. Enter the other games, or enter that time was called or that a player conceded.
refusal-games-missing = Nothing is recorded yet: this match is the best of { $most } games, first to { $needed }. Enter who won each game.
refusal-games-not-played = No game is played in a match that ended by { $how }. If one was started, enter a concession.
refusal-figure-unknown = { $number ->
    [0] Only winners are recorded here, no scores. Leave out “{ $figure }”.
   *[other] “{ $figure }” is not recorded here. Use one of these names: { $possible }.
}
refusal-figure-twice = “{ $figure }” is entered twice under different names. Keep one of them.
refusal-figure-missing = “{ $figure }” is missing, and it decides this match. Enter it for both players.
refusal-figures-asked = Nothing is recorded yet. Enter { $figures } for both players: the standings need them. If no one knows them, an official enters why.
refusal-figures-known = Only a Swiss game that was played can have unknown figures. Leave out either the reason or the figures.
refusal-unfinished-missing = Nothing is recorded yet. Was a { $what } still open when time was called? Enter who won it (more “{ $figure }”), or that nobody did, or that none was open. Its card is added for you: leave it out of the figures.
refusal-unfinished-twice = Who won the { $what } that was open at time is entered twice: by the player and by “{ $figure }”. Keep one of them.
refusal-unfinished-impossible = A match that ended by { $how } leaves nothing open. Leave that out, or enter that time was called.
refusal-figure-not-a-number = “{ $figure }” must be two whole numbers, in the order of the two names.
refusal-figure-out-of-bounds = “{ $figure }” cannot be { $number }, only 0 to { $most }. Check it for a typo.

## Cut and bracket

refusal-too-few-for-cut = A cut to the top { $cut } needs { $cut } players still in after the Swiss rounds, and there are { $active }. Choose a smaller cut.
refusal-cut-tied = { $players } share rank { $rank }, so their seeds are not clear. Draw the random tiebreaker first.
refusal-not-in-cut = { $player } is not in the cut, so no replacement is needed. Check the name.
refusal-cut-begun = A game has been played since the cut, so { $player } can no longer be replaced. Drop { $player } from the bracket: the opponent has a bye.
refusal-bracket-size = A bracket has { $smallest } to { $largest } players, not { $size }. Choose another size for the cut.
refusal-bracket-seats = This bracket has { $size } seeds, but { $players } players were named. Name one player for each seed.
refusal-bracket-match-unknown = There is no match { $match } in this bracket. It has matches 1 to { $matches }.
refusal-bracket-round-unknown = There is no round { $round } in this bracket. It has { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
refusal-bracket-round-open = Round { $round } of the bracket is still open. Enter the results first: match { $matches }.
refusal-match-not-ready = Match { $match } of the bracket does not have both its players yet. Enter the results that lead to it first.
refusal-match-decided = Match { $match } of the bracket is already decided. Correct its result instead.
refusal-not-in-match = { $player } does not play in match { $match } of the bracket. Name one of { $players }.
refusal-not-in-bracket = { $player } is not in the bracket. Check the name.
refusal-out-of-bracket = { $player } has been out of the bracket since match { $match }. Nothing needs to be done.
refusal-bracket-over = The bracket is over, so { $player } cannot drop from it. The placings stand.

## Fixed plans

refusal-plan-odd = A plan needs an even number of cards, at least 2, but this one has { $cards }. Add or remove a card.
refusal-plan-uneven = Plan card { $card } has { $lines } { $lines ->
    [one] line
   *[other] lines
}, the first card has { $rounds }. Give every card one line per round.
refusal-plan-place-unknown = Plan card { $card }, round { $round }: “{ $written }” is not a place. Write a park ({ $parks }) and its half, 1 or 2, such as G1.
refusal-plan-place-twice = Round { $round }: plan cards { $cards } both sit at { $written }. Move one of them.
refusal-plan-alone = Round { $round }: plan card { $card } is alone at park { $park }. Place another card at its other half.
refusal-plan-seats = This plan has { $cards } cards, but there are { $players } players. Use the plan for that number of players.
refusal-plan-player-twice = { $player } has two plan cards. Deal every player one card.
refusal-plan-round-unknown = There is no round { $round } on this plan. It has { $rounds } rounds.

## Tables

refusal-too-few-tables = { $needed ->
    [one] 1 pair needs
   *[other] { $needed } pairs need
} a table, but only { $free } { $free ->
    [one] is
   *[other] are
} free. Add tables, open closed ones, or take a table back from a player who always has it.
refusal-fixed-table-missing = { $player } always sits at table { $table }, which is closed or does not exist. Open it, or give { $player } another table.
refusal-fixed-table-shared = { $players } always sit at table { $table }, but they are not playing each other in this round. Give one of them another table.
refusal-stream-table-missing = The stream table { $table } is closed or does not exist. Open it, or choose another.
refusal-stream-table-fixed = Table { $table } is the stream table, and { $player } always sits there. Choose another table for one of them.
refusal-stream-player-unpaired = { $player } has no opponent in this round, so there is no match to show. Choose another match for the stream.
refusal-stream-player-fixed = The match of { $player } has a fixed table, so it cannot move to the stream table { $table }. Choose another match for the stream.

## Standings: how a row is worked out, and why one player is above another

refusal-player-not-ranked = { $player } has left the tournament and is not ranked. Choose a player who is in the standings.

## Swiss pairings and byes

refusal-nobody-to-pair = There are fewer than two players to pair. Check who is absent or has dropped.

## Looking ahead: can the rounds that remain be paired without a rematch?

refusal-rounds-announced = Round { $round } comes next, but only { $rounds ->
    [one] 1 round is
   *[other] { $rounds } rounds are
} announced. Give the total number of Swiss rounds.

## The clock

refusal-clock-no-round = No round is being played. Publish the pairings first, then start the clock.
refusal-clock-started-already = The clock of { where-staged } is already running. Pause it if you need a break.
refusal-clock-not-started = The clock of { where-staged } has not been started. Start it first.
refusal-clock-paused-already = The clock of { where-staged } is already paused. Resume it when play goes on.
refusal-clock-not-paused = The clock of { where-staged } is running, so there is nothing to resume.
refusal-extra-minutes-not-rolled = No dice are rolled for this round: it lasts { $minutes } minutes. Start the clock without extra minutes.
refusal-extra-minutes-out-of-bounds = The dice cannot give { $minutes } extra minutes, only 0 to { $most }. Count them again.
refusal-extension-out-of-bounds = A table cannot be given { $minutes } more minutes, only 1 to { $most }. Type another number.
refusal-extension-too-late = Table { $table } of { where-staged } has its result, so it needs no more time.
refusal-time-not-up = Time is not up in { where-staged }. Wait until the clock has run out; it calls time by itself.
refusal-time-called-already = Time has been called in { where-staged }. Nothing needs to be done.
refusal-mission-critical-unknown = This rule book has no Mission Critical. Nothing needs to be announced.
refusal-mission-critical-announced-already = Mission Critical of round { $round } has been announced. Nothing needs to be done.
refusal-mission-critical-by-another = Mission Critical is announced by the { $role }. Ask the { $role } to do it.
refusal-mission-critical-too-early = Mission Critical begins at the { $minute }-minute mark, which is still to come. Wait for the prompt.

## Pairings made by hand: what cannot be, and what they break

refusal-pairing-player-unknown = { $players } { $count ->
    [one] is
   *[other] are
  } not among the players. Correct the names, or enter the players first.
refusal-pairing-player-twice = { $players } { $count ->
    [one] is
   *[other] are
  } named more than once. Give everyone one opponent, or a bye.
refusal-pairing-player-inactive = { $players } cannot be paired in this round: dropped, ejected or absent. Take them out, or let them back in first.
refusal-pairing-player-missing = { $players } { $count ->
    [one] has
   *[other] have
  } neither an opponent nor a bye. Pair them, or mark them as absent.

## Creating a tournament

refusal-clause-unknown = “{ $given }” is not a clause of { $ruleset }. Name one such as { $prefix }-01, or a ruling such as R-1.
refusal-day-unreadable = “{ $day }” is not a date. Write it as year-month-day, such as 2026-11-15.
refusal-day-too-far = The date must lie between { $earliest } and { $latest }. Nothing was changed. Check the year.
refusal-day-fixed = The date decides what is legal on lists, so it stays { $day } now that play has begun. Correct title and place without it.
refusal-details-same = Title, place and date are as they were. Change one of them first.
refusal-fee-as-it-is = { $charged ->
    [true] There is an entry fee already.
   *[other] There is no entry fee as it is.
} Nothing has changed.
refusal-capacity-too-small = There must be room for at least { $least ->
    [one] one player
   *[other] { $least } players
}, not { $capacity }. Leave the capacity out if there is no limit.
refusal-setting-deviates = Changing “{ $setting }” departs from the rule book. First declare a deviation from { $clause } with its reason; it will be public.
refusal-option-unknown = There is no option called “{ $option }”. { $number ->
    [0] This rule book has no options.
   *[other] Choose { $possible }.
}
refusal-option-missing = Choose “{ $option }” before the tournament is created: { $possible }.
refusal-option-value = “{ $option }” cannot be “{ $value }”. Choose one of { $possible }.

## Days and announcements

refusal-schedule-line = Line { $line } of the schedule cannot be read: “{ $text }”. Nothing was changed. Write a time and what happens then, such as 09:30 Round 1, or a day such as 2026-11-16.
refusal-schedule-too-long = The schedule has { $lines } lines; the limit is { $most }. Nothing was changed. Leave some out.
refusal-schedule-too-early = { $day } is before the first day, { $first_day }. Nothing was changed. Correct the day in the schedule.
refusal-time-unreadable = “{ $time }” is not a time. Write it as 09:30 or 17:15.
refusal-day-not-scheduled = { $day } is not a later day of this tournament. Put it into the schedule first.
refusal-already-arrived = { $player } is already marked as here on { $day }.
refusal-not-arrived = { $player } is not marked as here on { $day }, so there is nothing to take back.
refusal-actor-unknown = { $actor } has not been let into this tournament, or was sent away. Nothing was recorded. An organizer can let people in on the page Officials.
refusal-announcement-gone = Announcement { $announcement } no longer stands. Someone has taken it down, or its round is over.

## Structure, start and end

refusal-deviation-twice = The deviation from { $clause } has already been declared.
refusal-lists-missing = { $number ->
    [one] { $players } has
   *[other] { $number } players have
} not handed in a { $list }{ $number ->
    [one] .
   *[other] : { $players }.
} Hand in what is missing, or declare a deviation from { $clause }.
refusal-lists-illegal = { $number ->
    [one] The { $list } of { $players } is not legal
   *[other] { $number } players have a { $list } that is not legal
} by { $clauses }{ $number ->
    [one] .
   *[other] : { $players }.
} Take in a corrected one, or accept it as it is with a reason; then start again.
refusal-lists-missing-now = { $number ->
    [one] { $players } has
   *[other] { $number } players have
} not handed in a { $list }, so round { $round } is not paired yet{ $number ->
    [one] .
   *[other] : { $players }.
} Take it in, note that it is here on paper, or leave them out of this round; then pair again.
refusal-lists-illegal-now = { $number ->
    [one] The { $list } of { $players } is not legal by { $clauses }, so round { $round } is not paired yet.
   *[other] { $number } players have a { $list } that is not legal by { $clauses }, so round { $round } is not paired yet: { $players }.
} Accept it with a reason, put it right where the rule book allows that, or leave them out of this round; then pair again.
refusal-pools-missing = { $number ->
    [one] { $players } has
   *[other] { $number } players have
} not registered a pool{ $number ->
    [one] .
   *[other] : { $players }.
} Register the cards they opened, note that the pool is here on paper, or declare a deviation from { $clause }.
refusal-rounds-number = { $rounds } rounds cannot be played. Choose a number from 1 to { $most }.
refusal-cut-too-large = A cut to { $cut } needs { $cut } players, and there are { $players }.
refusal-cut-needed = This tournament is played with a cut to { $cut }. Leaving it out is a deviation from { $clause }: declare it first.
refusal-structure-differs = For this many players the rule book says { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} and { $cut ->
    [0] no cut
   *[other] a cut to { $cut }
}. Anything else is a deviation from { $clause }: declare it first.
refusal-round-not-announced = There is no round { $round }. Rounds announced: { $rounds }.
refusal-clubs-apart-deviates = Keeping club mates apart in round { $round } is a deviation from { $clause }: declare it first.
refusal-structure-same = Nothing would change: what is announced is already { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} and { $cut ->
    [0] no cut
   *[other] a cut to { $cut }
}.
refusal-structure-fixed = The structure announced at the start has { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} and { $cut ->
    [0] no cut
   *[other] a cut to { $cut }
}. Changing that is a deviation from { $clause }: declare it first.
refusal-structure-too-late = The cut is made: its size and the number of Swiss rounds stay as they are.
refusal-rounds-already-paired = { $paired } rounds are already paired, so { $rounds } would be too few.
refusal-rounds-left = Announced rounds played so far: { $played } of { $rounds }. Play the others, or change the structure first.
refusal-cut-left = A cut to { $cut } was announced. Make it and play the bracket, or change the structure first.
refusal-seed-too-early = The seed becomes public when the tournament is finished: before that, it would give away the draws to come.
refusal-seed-revealed = The seed is already public.
refusal-seed-wrong = This is not the seed that was committed to when the tournament was created. Look for the right one; the draws cannot be checked without it.

## Pairing a round

refusal-already-paired = Round { $round } is already paired. Look at its tables; to pair it again, take it back first.
refusal-round-not-next = Round { $round } cannot be paired yet: round { $next } comes next.
refusal-round-open = { $stage ->
    [bracket] Bracket round
   *[other] Round
} { $round } still has { $count ->
    [one] 1 open table: { $tables }. Enter its result first.
   *[other] { $count } open tables: { $tables }. Enter their results first.
  }
refusal-rounds-over = Every announced round is paired ({ $rounds }). { $cut ->
    [0] Finish the tournament
   *[other] Make the cut to the top { $cut }
  }, or change the structure, which is a deviation.
refusal-absence-as-it-is = { $away ->
    [yes] { $player } is already absent from round { $round }. Nothing needs to be done.
   *[no] { $player } is not marked as absent from round { $round }. Nothing needs to be done.
  }
refusal-apart-from-self = { $player } cannot be kept apart from themself. Name two players.
refusal-given-bye-late = The organizer can give a bye only in the first round. After that the rule book says who has it.
refusal-draw-open = The draw of round { $round } is already open, and nothing has changed since. Look at the preview, or publish it.
refusal-draw-not-open = The draw of round { $round } is not open. Open it first; from then on it is fixed.
refusal-pairing-failed = The next round could not be worked out, so nothing was published and nothing has changed. Try again. If it fails once more, pair the round by hand.
refusal-paper-no-bracket = There is no bracket to print yet. Make the cut first.
refusal-paper-no-ranking = Certificates name places, and those stand only in the final ranking. Finish the tournament first.
refusal-paper-no-lists = No list has been handed in yet, so there is nothing to print.
refusal-paper-no-winner = The final ranking has no winner, so there is no certificate for one. Print those of everyone.
refusal-paper-no-cut = No one played on after a cut, so there are no certificates for it. Print those of the winner or of everyone.
refusal-press-stopped = Making this sheet took too long or too much memory, so it was stopped. Nothing has changed. Try again when less is going on; until then, print the page itself with your browser.
refusal-press-failed = This sheet could not be made. Nothing has changed. Try again; until then, print the page itself with your browser.
refusal-pairing-limited = The search for the pairing of round { $round } was not over, and what was found so far is not the pairing that the rules define. Nothing is published yet. Confirm { $clause } to take it, which everyone can read, or wait longer on the preview.
refusal-pairing-stopped = The search for the next pairing was stopped before anything was found. Nothing has changed. Look again to start it once more, or pair the round by hand.
refusal-pairing-not-ready = Round { $round } is still being worked out. Nothing has changed. Ask again in a few seconds.
refusal-pairing-outdated = Something changed while the next round was being worked out, so the result is of no use any more. Look again.
refusal-draw-stale = Players, points or who is kept apart have changed since the draw of round { $round } was opened. Open it again with a reason; it will be attempt { $attempt }, which everyone can see.
refusal-rematches-unavoidable = { $forbidden ->
    [0] This round cannot be paired without { $rematches ->
        [one] a rematch
       *[other] { $rematches } rematches
      }.
   *[other] This round cannot be paired without pairing some who are kept apart or were paired before.
  } Look at the preview, then confirm it, or pair by hand.
refusal-no-round = No round has been paired yet. Pair one first.
refusal-round-not-current = Round { $round } is not being played: round { $current } is. Look at the tables again.
refusal-results-settled = { $count ->
    [one] Round { $round } already has a result, at table { $tables }
   *[other] Round { $round } already has results, at tables { $tables }
  }, so it cannot be taken back. Correct single results instead.
refusal-round-unknown = There is no round { $round }. { $rounds ->
    [0] None is paired yet.
    [one] Only round 1 is paired.
   *[other] Rounds 1 to { $rounds } are paired.
  }
refusal-match-unknown = There is no match { $match } in { where-staged }. It has matches 1 to { $matches }.
refusal-table-unknown = There is no table { $table } that can be used. Choose another, or open it first.
refusal-table-as-it-is = The match is already at table { $table }. Choose another.
refusal-table-missing = { $player } and { $opponent } have no table. Give every pair a table, or give none so that all are seated by standing.
refusal-table-taken = Two pairs are at table { $table }. Move one of them.

## Results at the tables

refusal-bye-match = { $player } has a bye in round { $round }, so there is no result to enter.
refusal-round-closed = Round { $round } is closed. If a result is wrong, ask an official to correct it.
refusal-already-settled = The result of table { $table } in { where-staged } is already settled. If it is wrong, ask an official to correct it.
refusal-not-your-table = { $seat ->
    [none] { $player } does not play at table { $table }, and has no table in this round. Ask an official.
   *[other] { $player } does not play at table { $table }, but at table { $seat }. Enter the result there.
  }
refusal-claims-by-players = Only the two players can claim a result. As an official or organizer, enter it instead.
refusal-no-show-by-staff = Only an official can enter that a player did not appear. Call one to your table ({ $official }).
refusal-claim-disputed = The two claims at table { $table } differ. Agree with your opponent's claim, or call an official ({ $official }) to decide.
refusal-nothing-to-confirm = Your opponent at table { $table } has claimed nothing yet. Enter the result yourself.
refusal-no-tie = The match at table { $table } is not a draw waiting for a roll. Check the table.

## The cut and the bracket

refusal-no-cut = No { $cut } was announced. Finish the tournament after the last round, or change the structure, which is a deviation.
refusal-cut-not-made = The { $cut } has not been made yet. Make it after the last Swiss round.
refusal-bracket-played = The bracket is over, and { $champion ->
    [none] nobody
   *[other] { $champion }
  } has won it. Finish the tournament.
refusal-bracket-needs-winner = A player has gone on from this bracket match, so it cannot be that neither came. Drop the player who is not there: the next opponent has a bye.
refusal-bracket-both-out = Neither player came to this match, so both are out of the bracket, and a result would not bring them back. If that was a mistake, undo it while it is the last step.
refusal-bracket-went-on = The winner of this match has played on after round { $round } of the bracket, so the winner cannot change. Correct the scores only.

## Corrections and undo

refusal-not-settled = Table { $table } of { where-staged } has no result yet. Enter it instead of correcting it.
refusal-nothing-changes = That is already the result of table { $table } in { where-staged }. Nothing needs to be done.
refusal-repair-unknown = { $repair } is not a way to repair the pairings. Choose one of { $possible }.
refusal-no-round-to-repair = No round after round { $round } is being played, so there is nothing to pair again. Keep the pairings.
refusal-pairs-stay-right = Every table of round { $round } that is still open stays right, so none needs to be paired again. Keep the pairings.
refusal-cut-stands = The { $cut } has been made, so pairings before it stay as they are. Correct the result and keep all pairings.
refusal-recut-needed = With this result the { $cut } is different{ $count ->
    [0] , with different seeds
   *[other] : { $players } would be in it
  }, and no game after it has begun. Nothing was changed. Correct the result with the repair “recut”: the bracket is taken back and made again.
refusal-cut-would-change = With this result the { $cut } would have been different{ $count ->
    [0] , with different seeds
    [one] : { $players } would have made it
   *[other] : { $players } would have made it
  }. The bracket stays as it is. Confirm that you have seen this, then correct the result.
refusal-nothing-to-undo = There is nothing to undo.
refusal-undo-too-late = Something else has happened since (step { $last } after step { $step }). Look at the log, then undo the last step or correct what is wrong.
refusal-undo-for-other = The last step was { $actor }'s. Ask them or the organizer to undo it.
refusal-undo-impossible = { $kind ->
    [DrawOpened] A draw that was opened stays open: there is no second look for free. Publish it, or open another attempt with a reason.
    [RoundPaired] A published round is not undone silently. Take it back with a reason.
    [TablesRepaired] Tables that were paired again have been called out. Move single tables, or correct the result once more.
   *[other] The last step cannot be undone, because others may have acted on it. Correct what is wrong with a new step.
  }

## The officials' pages while a tournament runs

refusal-table-untyped = Type the number of a table first, then the score.
refusal-already-paired-by = Round { $round } is already paired, by { $actor } at { $time }. Nothing was paired twice: look at its tables.
refusal-changed-meanwhile = Table { $table } already has another result: { $now }. Nothing was changed. If that one is wrong, correct it.
refusal-line-outdated = The pairings have changed since this was typed, so it has not been recorded. Look who sits at table { $table } now, then change it or discard it.

## Who can still make the cut

refusal-whatif-by-plan = { $ruleset } is played by a fixed plan, not by Swiss rounds, so there is no cut to ask about.
refusal-whatif-finished = This tournament is finished: nothing can change any more. Its standings say who made it.
refusal-whatif-not-begun = No round has been paired yet, so everyone can still make it. Ask again when round 1 is out.
refusal-whatif-cut-made = The cut is made, so who is in it is settled. In the bracket whoever wins goes on.
refusal-whatif-too-long = Working out who can still make the cut took too long, so it was stopped. Nothing else is affected. Ask again when more results are in.
refusal-whatif-outdated = Results came in while this was being worked out. Nothing is lost: look again.
refusal-whatif-not-in = { $player } has left, and cannot make the cut any more.
refusal-whatif-result-form = “{ $text }” is not a table and its result. Write it as { $form }.
refusal-whatif-folder = { $file } is a folder. Name a tournament file in it, or write the name of a tournament and --data { $file } after it.
refusal-whatif-text = { $file } is a tournament written as text. whatif needs a tournament file (.topcut) or the name of an event; give a text to topcut standings or topcut pair.
refusal-whatif-whom = Write a name after --player, as in: --player Ana

## The planner

refusal-planner-players = A plan needs { $least } to { $most } players, not { $players }.
refusal-planner-rounds = Ask for 1 to { $most } Swiss rounds, such as 5 or 4-6.
refusal-planner-cut = A cut to { $cut } cannot be made here: ask for { $least } to { $most } players, or for 0 to leave it out.
refusal-planner-cuts = “{ $given }” is not a list of cuts. Write the sizes with commas between them, such as 0,4,8.
refusal-planner-hour = “{ $given }” is not a time of day. Write it like 18:00.
refusal-planner-minutes = A round can last { $least } to { $most } minutes, and lunch 0 to { $most }.
refusal-planner-hours = The hall has to close after play begins. Give a later time to close (01:00 +1 after midnight), or an earlier one to begin.
refusal-planner-tournaments = Ask for 1 to { $most } tournaments.
refusal-planner-model = The spread of skill can be 0 to 1000 Elo, and draws, drops and no-shows 0 to 50 percent.
refusal-planner-by-plan = { $ruleset } is played by its own printed plan, so there is no structure to choose.
refusal-planner-numbers = The points of this rule book are too large to work out { $tiebreaker } exactly. Use smaller points for a win.
refusal-planner-cluster = No Dask scheduler answers at { $address } ({ $problem }). Nothing was computed: check the address, or leave out --cluster to use this computer.
refusal-planner-cluster-address = “{ $address }” is not the address of a Dask scheduler. Write it like tcp://10.0.0.5:8786, or leave out --cluster to use this computer.
refusal-planner-cluster-empty = The cluster at { $address } has no workers. Start some, or leave out --cluster to use this computer.
refusal-planner-cluster-missing = A cluster needs the library distributed: install topcut[planner], or leave out --cluster to use this computer.
refusal-planner-no-past = To fit the model, { $least } matches from your finished events by this rule book are needed; so far you have { $matches }. Set it by hand, or leave it as it is.
refusal-planner-busy = { $waiting } questions wait for the planner already, and it takes no more just now. Try again in some minutes; nothing of yours is lost.
refusal-planner-failed = The simulation could not be finished. Try again with fewer tournaments; no tournament of yours was touched.
refusal-planner-cluster-lost = The cluster at { $address } stopped answering as it should ({ $problem }). Check that its scheduler is running and its workers have this version of Topcut, or leave out --cluster to use this computer.
refusal-planner-process-lost = One of the processes was ended from outside, perhaps because the memory ran out. Try again, with --cores 1 if that keeps happening.
