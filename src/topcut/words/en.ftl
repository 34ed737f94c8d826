# Every sentence Topcut says, by code. English is complete; other languages may lag behind and fall back to it.


## How sentences are put together

list-end = { $before } and { $last }
list-more = { $before } and { $number } more
place-line = line { $number }
place-round = round { $number }
place-match = match { $number }
place-deck = deck { $number }

## Files: what no file may contain, whatever its format

refusal-file-missing = There is no file { $file }. Check the name, or write - to read standard input.
refusal-file-is-folder = { $file } is a folder. Name a file in it.
refusal-file-unreadable = The file { $file } cannot be read: { $problem }.
refusal-file-empty = The file is empty. Write a history into it: a ruleset, the players and the rounds.
refusal-file-too-large = The file is larger than { $most } MB, which no tournament is.
refusal-not-text = This is not text in UTF-8. Save the file as JSON in UTF-8.
refusal-not-json = This is not JSON: { $problem } at row { $row }, column { $column }.
refusal-nested-too-deep = The lists in this file are nested too deeply to be read.
reason-member-unread = “{ $member }” is not a member of a { $part } and was not read.{ $count ->
    [0] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
refusal-member-twice = The member “{ $member }” appears twice in the same object. Keep one of them.
refusal-not-a-number = { $word } is not a number. Write a whole number.
refusal-number-too-large = A number has more than { $most } digits. Check it for a typo.
refusal-shape-object = { $part ->
    [history] The file must contain an object with the members “ruleset”, “players” and “rounds”
    [match] A match must be an object such as {"{"}"p1": "ann", "p2": "bo", "winner": "ann"{"}"}
    [scores] “scores” must be an object such as {"{"}"vp": [16, 9]{"}"}
   *[other] “{ $part }” must be an object
}, but it is { $found ->
    [null] null
    [truth] true or false
    [number] a number
    [text] text
   *[list] a list
}.
refusal-shape-list = { $part ->
    [round] A round must be a list of matches
   *[other] “{ $part }” must be a list
}, but it is { $found ->
    [null] null
    [truth] true or false
    [number] a number
    [text] text
   *[object] an object
}.
refusal-shape-number = “{ $part }” must be a whole number, 0 or more.
refusal-shape-pair = “{ $part }” must be a list of two whole numbers, starting with the first seat's.
refusal-shape-id = { $part ->
    [players] Every player in “players” must be text or a whole number
   *[other] “{ $part }” must name a player by text or a whole number
}, but this is { $found ->
    [null] null
    [truth] true or false
    [number] a broken number
    [list] a list
   *[object] an object
}.
refusal-name-blank = A player's name is empty or only spaces. Give every player a name.
refusal-name-broken = A player's name contains half a character, which no screen can show. Save the file in UTF-8.
refusal-writes-too-many = This phone has sent too much in a short time, so this was not kept. Everything before it was. Wait a few minutes, or tell the organizer at the desk.
refusal-writes-busy = Too much is coming in at once, so this was not kept. Wait a minute and send it again.
flood-share = In the last ten minutes it sent { $share } % of all that players sent. All of it was kept so far.
refusal-too-many-players = There are { $players } players. Topcut reads up to { $most }.
refusal-players-missing = The file has no list “players”. Add it, with the name of everyone who takes part.
refusal-player-listed-twice = The player { $player } is listed twice. Give each player a name of their own.
refusal-player-unknown = { $player } is not among the players. Correct the name, or add it to the list of players.
refusal-player-twice = { $player } is in round { $round } twice. Everyone has one match, one bye or one unpaired loss per round.
refusal-player-against-self = { $player } cannot play against themself. Name the opponent, or a bye.
refusal-seat-missing = The match has no “{ $seat }”. Name both players; a bye has null as “p2”.
refusal-winner-not-there = { $winner } did not play this match and cannot have won it. Name one of its two players, or “draw”.
refusal-winner-called-draw = A player of this match is called “draw”, so it is unclear who won. Give the “points” instead.
refusal-how-unknown = { $how } is not a way for a match to end. Write one of { $possible }.
refusal-ruleset-missing = The file does not name a ruleset. Add the member “ruleset” or the option --ruleset.

## The text notation

refusal-notation-line = { $word } does not begin a line. Lines begin with the number of a round such as 1:, or with players:, dropped:, absent:, ejected:, club:, table:, lots: or ruleset:.
refusal-notation-round = Found round { $round }, but round { $expected } comes next.
refusal-notation-word = Found { $word }, but { $wanted ->
    [name] a player's name comes next; put a name with spaces in quotation marks
    [score] a score comes next, such as 16-9, or > or < for a winner, = for a draw, - for an open match, bye or loss
    [figure] a figure looks like vp=16-9
    [table] a table looks like [4]
    [lot] a lot is a whole number
   *[end] the line should end
}.
refusal-notation-ends = The line ends where { $wanted ->
    [name] a player's name
    [score] a score
    [ruleset] the name of a ruleset
    [table] a table such as [4]
    [lot] a lot
   *[other] something
} should follow.
refusal-notation-figures = The score { $word } does not fit: this ruleset writes { $figures } for each player, one after the other as in 2/9-1/4 where there are two.
refusal-notation-points = The rule book cannot give the points { $word }. If they were awarded anyway, write them after the match: ana - bo points={ $points }.
refusal-notation-quote = The quotation marks around { $word } are not closed.
refusal-notation-players-late = The line players: must come before the rounds.

## Results: what cannot have happened at a table

refusal-result-missing = How the match ended is missing. Enter the winner, a draw or the scores.
refusal-points-by-rule = Here the rule book gives the points; they are not typed in. Enter who won: > for the first player, < for the second, or the name.
refusal-points-missing = Here the points count as the players wrote them down. Enter the points of both players.
refusal-points-out-of-bounds = The points must be two whole numbers, 0 or more, starting with the first seat's.
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
refusal-figure-not-a-number = “{ $figure }” must be two whole numbers, one for each player, starting with the first seat's.
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

reason-seed-by-rank = Seed { $seed }: { $player } has rank { $rank } after the Swiss rounds.
reason-seed-above-absent = Seed { $seed }: { $player } has rank { $rank } after the Swiss rounds, and not everyone above is still in.
reason-seed-moved-up = Seed { $seed }: { $player }, rank { $rank } after the Swiss rounds, moved up a seed because { $leaver } left before the first game.
reason-seed-replacement = Seed { $seed }: { $player }, rank { $rank } after the Swiss rounds, is next in line and replaces { $leaver }, who left before the first game.
reason-seed-vacant = Seed { $seed } is vacant: { $leaver } left before the first game, and there is no one to replace them. The opponent has a bye.
reason-pairing-seeds = Match { $match }: seed { $seed } meets seed { $other }, as the bracket is drawn, so that the best seeds meet last.
reason-pairing-seed-winner = Match { $match }: seed { $seed } had no match in round 1 and meets the winner of match { $before }, as the bracket is drawn.
reason-pairing-winners = Match { $match }: the winners of matches { $before } and { $also } meet, as the bracket is drawn.
reason-bye-top-seed = { $player } has no match in round 1 of the bracket: its size is not a power of two, and seed { $seed } is among the best.
reason-bye-dropped = { $player } has a bye in round { $round } of the bracket: { $leaver } has left.
reason-bye-nobody-left = { $player } has a bye in round { $round } of the bracket: there is no one left to play against.
reason-advance-won = { $player } goes on: won match { $match } against { $opponent }.
reason-advance-rank = { $player } goes on: match { $match } was a draw, so the seeds decide: seed { $seed } before seed { $other }.
reason-advance-roll = { $player } goes on: match { $match } was a draw, and { $player } won the roll.
reason-advance-nobody = Nobody goes on from match { $match }: neither player is left.
reason-bracket-stands = By the standings as they are now, the seeds would be different. The bracket stands as it was made.
reason-placing-champion = { $player } is first: won the bracket.
reason-placing-lost = { $player } has place { $placing }: lost in round { $round } of the bracket.
reason-placing-dropped = { $player } has place { $placing }, the same as the losers of round { $round }: dropped from the bracket.
reason-placing-swiss = { $player } has place { $placing }: rank { $rank } after the Swiss rounds, and places below the top { $cut } follow the Swiss standings.

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

reason-pairing-planned = Round { $round }, table { $table }: the plan seats cards { $first } and { $second } there.

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

reason-table-by-standing = Table { $table }: pairs are seated by standing.
reason-table-fixed = Table { $table }: { $player } always sits there.
reason-table-fixed-both = Table { $table }: { $player } always sits there and stands above { $opponent }, whose table { $other } stays empty.
reason-table-stream = Table { $table }: this match is on the stream.
reason-table-fresh = Table { $table }: it would be table { $usual } by standing, but { $player } sat there in round { $round }.
reason-table-moved = Table { $table }: it would be table { $usual } by standing, but another pair needs that table so as not to repeat one.
reason-table-again = Table { $table }: { $player } already sat there in round { $round }, but no seating has fewer repeats.
reason-table-bye = { $player } has a bye and needs no table.

## Standings: how a row is worked out, and why one player is above another

refusal-player-not-ranked = { $player } has left the tournament and is not ranked. Choose a player who is in the standings.
reason-more-points = { $above } is above { $below }: { $label } { $more } to { $fewer }.
reason-higher-tiebreak = { $above } is above { $below }: both have the same { $level }, and { $above } has { $kind ->
    [latest-rounds] the later trophy where they first differ: their rounds, the latest first, read { $more } and { $fewer }
    [figure] more { $label }, { $more } to { $fewer }
   *[mean] more { $label }, { $more_rounded } ({ $more }) to { $fewer_rounded } ({ $fewer })
}.
reason-by-lot = { $above } is above { $below } by lot: both have the same { $level }.
reason-equal = { $above } and { $below } are equal and share rank { $rank }: both have the same { $level }.
reason-row = { $player }: { $label } { $points } from { $played ->
    [one] { $played } round
   *[other] { $played } rounds
}.
reason-row-match = Round { $round } against { $opponent }: { $label } { $points }{ $count ->
    [0] {""}
   *[other] , { $figures }
}.
reason-row-no-show = Round { $round } against { $opponent }: { $label } { $points }{ $count ->
    [0] {""}
   *[other] , { $figures }
}. It was not played, so neither counts as the other's opponent.
reason-row-bye = Round { $round }, a bye: { $label } { $points }{ $count ->
    [0] {""}
   *[other] , { $figures }
}.
reason-row-unpaired-loss = Round { $round }, an unpaired loss: { $label } { $points }.
reason-row-opponent = Opponent { $opponent }: { $label } { $points } from { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $rate_rounded } ({ $rate }) per round.
reason-row-bye-as-opponent = A bye counts as an opponent without { $label }.
reason-row-strength = { $label }: the mean of the opponents' points per round, { $parts }, is { $value_rounded } ({ $value }).
reason-row-extended-strength = { $label }: the mean of the opponents' strength, { $parts }, is { $value_rounded } ({ $value }).
reason-row-match-win-rate = { $label }: the mean of the opponents' share of the points they could have won, { $parts }, is { $value_rounded } ({ $value }).
reason-row-figure = { $label }: { $parts }, which is { $value } in all.
reason-row-latest-rounds = { $label }: { $parts }.
reason-row-without-parts = { $label }: nothing that counts for it has been played, so it is { $value }.

## The commands

structure = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $cut ->
    [0] no cut
   *[other] then the top { $cut }
}.
structure-too-few = There are fewer players than the table starts with, so this is its first row.
hint-help = Try “{ $command } --help”.
output-failed = The answer could not be written: { $problem }. Check the disk, or where the output goes.
mistake = Topcut made a mistake ({ $problem }), and nothing was written. Please report it with the command and the file that led here.
demo-players = { $number } players have signed up: { $players }.
demo-seed = The seed is revealed: “{ $seed }”. It matches the commitment, and every draw can be repeated from it.
demo-round = Round { $number }
demo-standings = Standings
demo-commitment = Before anyone signs up, the commitment to the seed is published: { $commitment }.
demo-course = For that many players the rule book has { $rounds } rounds, then the top { $cut }.
demo-why = Why?
demo-cut = The cut to the top { $size }
demo-afterwards = Afterwards
demo-try-again = the same people, another seed
demo-try-rulesets = the rule books Topcut knows
demo-try-pair = draw the next round of your own tournament
demo-try-standings = rank your own players
demo-try-bracket = who meets whom after a cut

## Rule books

refusal-unknown-ruleset = There is no rule book called “{ $name }”. { $how_many ->
    [0] Choose one of { $known }, or give
   *[other] Did you mean { $near }? Choose one of { $known }, or give
} the path of your own, such as ./mine.toml.
refusal-ruleset-not-found = There is no file { $source }. Check the path of the rule book.
refusal-ruleset-broken = { $why ->
    [folder] { $source } is a folder. Give the path of a rule book, a TOML file
    [unreadable] { $source } cannot be read: { $detail }. Check the file
    [too-large] { $source } is larger than { $most } bytes, which no rule book is. Check the path
    [not-text] { $source } is not text in UTF-8 (see byte { $at }). Save it as UTF-8
    [empty] { $source } is empty. Copy a rule book and change it
    [endless] { $source } nests brackets too deeply or has an endless number. Correct it
   *[toml] { $source }, line { $line }, column { $column }: { $detail }. Correct the TOML there
}.
refusal-ruleset-wrong = { $source }: { $where } { $why ->
    [missing] is missing. Add it
    [unknown] is not an entry of a rule book. { $how_many ->
        [0] Remove it; the entries are listed in docs/rulesets.md
       *[other] Write { $near }, or remove it
    }
    [type] must be { $wanted ->
        [int] a whole number
        [bool] true or false
        [array] a list in square brackets
        [object] a table
        [date] a date such as 2024-11-01
       *[str] text in quotation marks
    }, but it is { $got ->
        [int] a whole number
        [float] a number with a point
        [bool] true or false
        [array] a list
        [object] a table
        [str] text
        [null] left out
        [date] a date
        [time] a time
       *[datetime] a date with a time
    }
    [choice] cannot be “{ $value }”. Choose one of { $known }
    [above] must be { $most } or less
    [below] must be { $least } or more
    [word] must be a word of small letters, digits, - and _, such as vp
    [rate] must be a fraction such as "1/3"
    [text] must be one line of text, not empty and not longer than 400 letters
    [twice] has “{ $value }” twice. Keep one of them
    [no-such] names “{ $value }”, { $how_many ->
        [0] but there is no such thing. Define it, or leave this out
       *[other] but there is only { $known }. Correct the name, or define it
    }
    [needed-by] is missing, and { $other } needs it. Add it, or leave { $other } out
    [only-with] only makes sense with { $other }. Leave it out, or change that
    [points-order] does not fit: a win is worth more than a draw, and a draw more than a loss
    [no-draws] would be a draw, but points.draw is missing, so there are none. Change one of the two
    [bye-apart] does not belong here: the section bye says what a bye is worth
    [length] must have { $expected } entries. Add what is missing, or take out the extra ones
    [plan-places] does not give every half of every park to one card in each round: “{ $value }”. Give each place once
    [claims-last] does nothing here: a step after it, of an ending that is compared, must decide
    [random-last] must be the last tiebreaker: after it no one is tied
    [row-last] must be left out in the last row, so that there is a row for any number of players
    [row-gap] must be { $expected }: the rows of the table follow each other without a gap
    [even] must be odd: a match is the best of 1, 3 or 5 games
   *[no-setting] is “{ $value }”, but this rule book has no such entry. Correct the path
}.
refusal-setting-unknown = There is no setting called “{ $setting }”. { $how_many ->
    [0] Write its path as in bye.once or points.win.
   *[other] Did you mean { $near }?
}
refusal-setting-wrong = { $setting } cannot be “{ $to }”. { refusal-ruleset-wrong }
refusal-too-few-players = { $players ->
    [one] 1 player is
   *[other] { $players } players are
} too few: it takes at least { $least }. { $least ->
    [2] Find someone to play.
   *[other] Find more players, or announce a deviation.
}
refusal-full-swiss-cut = Full Swiss has no cut, but you also asked for a cut to { $cut }. Choose one of them.
refusal-no-alternate-structure = The rule book { $ruleset } has no alternate structure. Leave that choice out.

## Swiss pairings and byes

refusal-nobody-to-pair = There are fewer than two players to pair. Check who is absent or has dropped.
reason-pair-first-round = { $player } meets { $opponent }: in the first round everyone is drawn at random.
reason-pair-level-alone = { $player } meets { $opponent }: they are the only two with { $points ->
    [one] one point
   *[other] { $points } points
  }.
reason-pair-level = { $player } meets { $opponent }: both have { $points ->
    [one] one point
   *[other] { $points } points
  }, and the draw decides among equals{ $count ->
    [0] .
   *[other] ; { $player } was paired with { $met }.
  }
reason-pair-float = { $player } with { $points ->
    [one] one point
   *[other] { $points } points
  } meets { $opponent } with { $lower }: { $left ->
    [alone] no one else has as many, so { $player }
   *[odd] an odd number of them was left to pair, and the one left over
  } meets someone from the next group{ $count ->
    [0] .
   *[other] ; { $player } was paired with { $met }.
  }
reason-pair-float-far = { $player } with { $points ->
    [one] one point
   *[other] { $points } points
  } meets { $opponent } with { $lower }: closer opponents would leave someone without a new one{ $count ->
    [0] .
   *[other] ; { $player } was paired with { $met }.
  }
reason-pair-again = { $player } and { $opponent } meet again, after { $meetings ->
    [one] one pairing
   *[other] { $meetings } pairings
  }: no pairing of this round has fewer rematches.
reason-pair-forbidden = { $player } and { $opponent } meet although they should be kept apart: no pairing avoids it.
reason-pair-mates = { $player } and { $opponent } meet although both are from { $club } and club mates are kept apart: no pairing as good in points avoids it.
reason-bye-given = { $player } has a bye: the organizer gave it.
reason-bye-random = { $player } has the bye: the number of players is odd, and in the first round it is drawn from all { $among }.
reason-bye-lowest-ranked = { $player } has the bye: the number of players is odd, and { $player } is the lowest-ranked{ $had ->
    [none] { " " }of those who have had none.
    [again] { " " }of those with the fewest, as everyone has had one.
   *[any] .
  }
reason-bye-lowest-points = { $player } has the bye: the number of players is odd, and { $player } has the fewest points, { $points }, and the lowest strength of schedule, { $strength }{ $among ->
    [one] .
   *[other] , drawn from { $among } who are level on both.
  }

## When a round is blocked: who blocks it

reason-blocked-nobody-left = { $stuck } { $players ->
    [one] has
   *[other] have
  } no one new left to meet, so at least { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  } must { $forbidden ->
    [true] meet again or be paired although kept apart.
   *[false] meet again.
  }
reason-blocked-among-themselves = { $stuck } can only meet each other, and { $players } is an odd number, so at least 1 pair must { $forbidden ->
    [true] meet again or be paired although kept apart.
   *[false] meet again.
  }
reason-blocked-too-few = { $stuck } can only meet { $scarce }, but there are { $players } of them and { $free ->
    [one] { $scarce } can take only one
   *[other] only { $free } to meet
  }, so at least { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  } must { $forbidden ->
    [true] meet again or be paired although kept apart.
   *[false] meet again.
  }
reason-blocked-sets = There are { $sets } sets of players who can only meet among themselves, each with an odd number of players, so at least { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  } must { $forbidden ->
    [true] meet again or be paired although kept apart.
   *[false] meet again.
  }
reason-blocked-sets-too-few = There are { $sets } sets of players who can only meet among themselves or with { $scarce }. Each has an odd number of players, so one from each needs { $free ->
    [one] { $scarce }, who can take only one of them
   *[other] one of { $scarce }, of whom there are only { $free }
  }: at least { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  } must { $forbidden ->
    [true] meet again or be paired although kept apart.
   *[false] meet again.
  }
reason-blocked-set = Set { $number }: { $players } can { $count ->
    [one] { $free ->
        [0] meet no one.
       *[other] only meet { $scarce }.
    }
   *[other] only meet each other{ $free ->
        [0] .
       *[other] , or { $scarce }.
    }
  }
reason-blocked-player = { $player } was paired with { $met }{ $apart_count ->
    [0] {""}
   *[other] {" "}and is kept apart from { $apart }
  }. { $left_count ->
    [0] No one is left.
    [one] Only { $left } is left.
   *[other] Only { $left } are left.
  }
reason-blocked-player-kept-apart = { $player } is kept apart from { $apart }. { $left_count ->
    [0] No one is left.
    [one] Only { $left } is left.
   *[other] Only { $left } are left.
  }

## The organizer's arrangements in a history

refusal-forbidden-not-two = “forbidden” must contain pairs of two different players, such as ["ann", "bo"].
refusal-shape-truth = “{ $part }” must be true or false{ $part ->
    [clubs_apart] , or a list of the rounds in which club mates are kept apart
   *[other] {""}
}.
refusal-shape-text = “{ $part }” must give each player's { $part ->
    [clubs] club
   *[other] entry
} as text that is not empty.
refusal-tables-unknown = “tables” has no member “{ $member }”. Use { $possible }.

## The command pair

pair-round = Round { $number }
pair-bye = bye
pair-way = { $way ->
    [listed] All best pairings were listed, and one of them was drawn.
    [drawn] Drawn as the rule book says, group by group from the top.
    [limited] The best that was found before the search was over.
   *[first] Of the best pairings, the one that comes first in the drawn order.
}
pair-seed = Drawn with the seed “{ $seed }”: the same seed gives the same round.
pair-open = Round { $round } still has { $number ->
    [one] an open match
   *[other] { $number } open matches
}: { $pairs }. The next round is drawn as if it gave no one points; enter the result before you publish it.

## The command bracket

bracket-title = The bracket of the top { $size }
bracket-match = match { $number }
bracket-byes = { $number ->
    [one] Seed { $seeds } has
   *[other] Seeds { $seeds } have
} no match in round 1.
bracket-placing = The losers of round { $round } have place { $place }.

## Looking ahead: can the rounds that remain be paired without a rematch?

reason-ahead-nothing = No round remains to be paired.
reason-ahead-room = { $rounds ->
    [one] The round that remains
   *[other] The { $rounds } rounds that remain
  } can be paired without a rematch, however the draws fall: there are { $players } players, and no one has been paired with more than { $most } of the others.
reason-ahead-found = { $rounds ->
    [one] The round that remains
   *[other] The { $rounds } rounds that remain
  } can be paired without a rematch if no one leaves.
reason-ahead-too-few-left = { $rounds ->
    [one] The round that remains
   *[other] The { $rounds } rounds that remain
  } cannot be paired without a rematch: { $count ->
    [0] { $player } has no one new left to meet.
    [one] { $player } has only { $left } left to meet.
   *[other] { $player } has only { $left } left to meet.
  }
reason-ahead-too-few-byes = { $rounds ->
    [one] The round that remains
   *[other] The { $rounds } rounds that remain
  } cannot be paired without a rematch: { $players } have too few new opponents left for so many rounds, and there are not enough byes for all of them.
reason-ahead-blocked = { $rounds ->
    [one] The round that remains
   *[other] The { $rounds } rounds that remain
  } cannot be paired without a rematch: not even the next round can.
reason-ahead-cut-off = { $rounds ->
    [one] The round that remains
   *[other] The { $rounds } rounds that remain
  } cannot be paired without a rematch: { $players } are an odd number, so one of them must meet someone else in each round, and only { $pairs ->
    [one] 1 such pair is
   *[other] { $pairs } such pairs are
  } left.
reason-ahead-exhausted = { $rounds ->
    [one] The round that remains
   *[other] The { $rounds } rounds that remain
  } cannot be paired without a rematch: every possibility was tried.
reason-ahead-unknown = It could not be worked out in reasonable time whether the { $rounds } rounds that remain can be paired without a rematch.
reason-ahead-fragile = If { $players } left now, the { $rounds ->
    [one] round that remains
   *[other] { $rounds } rounds that remain
  } could not be paired without a rematch.
reason-ahead-robust = The { $rounds ->
    [one] round that remains
   *[other] { $rounds } rounds that remain
  } can be paired without a rematch even if { $leavers ->
    [one] any player leaves
   *[other] any { $leavers } players leave
  }.
refusal-rounds-announced = Round { $round } comes next, but only { $rounds ->
    [one] 1 round is
   *[other] { $rounds } rounds are
} announced. Give the total number of Swiss rounds.

## What is written into the log

refusal-text-gone = This text is not there: it was struck out, or there never was one. Nothing was changed.
refusal-text-in-log = This tournament was begun by an earlier version of Topcut, which wrote texts into the log itself. They cannot be struck out. Nothing was changed.
refusal-text-in-use = This list is the one that counts. Nothing was struck out. Have another one handed in first, or wait until the tournament is finished.
refusal-text-unreadable = Some of the text cannot be written down: it contains half a character. Type it again.

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
refusal-mission-critical-by-another = Mission Critical is announced by the { $title }. Ask the { $title } to do it.
refusal-mission-critical-too-early = Mission Critical begins at the { $minute }-minute mark, which is still to come. Wait for the prompt.

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
deck-check-drawn = { $tables ->
    [one] 1 table is drawn. Only officials know of it until the round is closed.
   *[other] { $tables } tables are drawn. Only officials know of them until the round is closed.
}
deck-check-noted = { $fine ->
    [true] Noted: all is fine with { $player }.
   *[other] The finding about { $player } is noted. Only officials read it.
}
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
refusal-ejection-yours = This is for you to decide: eject { $player }, or leave it.
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

## The data folder and the desk

refusal-data-in-use = { $here ->
    [true] Another Topcut (process { $pid }) has been using the data in { $folder } since { $since }. Use that one, or close it first.
   *[false] The data in { $folder } has been in use on the computer { $host } since { $since }. Close Topcut there. If that computer is off or has crashed, delete the file { $file } in that folder and start again.
}
refusal-data-in-use-unnamed = Another Topcut is using the data in { $folder }, although the file { $file } no longer says so. Use that one, or close it first. Nothing was changed.
refusal-data-no-folder = { $folder } is a file, not a folder. Name a folder for the data.
refusal-data-read-only = Not saved: Topcut is not allowed to write to { $folder } ({ $problem }). Make the folder and its files writable, plug the drive in again, or name another folder with --data.
refusal-data-foreign = This topcut.db was not written by Topcut, or its beginning has been destroyed. It was left as it is. Name another folder with --data, or put a copy of your data back.
refusal-data-newer = This data was written by a newer Topcut (form { $found }; this one knows { $known }). It was left as it is. Install the newer version.
refusal-data-damaged = The file { $file } is damaged, so everything in its folder is read-only. Export your tournaments, keep a copy of the folder, and import them into a new one.
refusal-data-elsewhere = { $folder } is kept on another computer or copied there while Topcut writes to it, which can damage it. Name a folder on this computer's own disk with --data.
refusal-row-damaged = { $table ->
    [rights] The entry { $row } in the table { $table } is damaged, so it lets no one in. If a tournament has lost its owner by that, stop Topcut and start it once with: topcut serve --set-up
   *[other] The entry { $row } in the table { $table } is damaged. Correct it if it is a person; otherwise export the tournament and import it into a new folder.
}
refusal-journal-foreign = { $journal } does not belong to this { $file }: one of them comes from another copy. Nothing was touched. Put back both files of the same copy, or move { $journal } away if you restored { $file }.
refusal-store-busy = Not saved: another program has been holding { $file } for too long. Close backup tools and database viewers, then try again.
refusal-store-failed = The disk reports an error ({ $problem }), so the last entry may not have been saved. Nothing more is written until Topcut is restarted. Copy the data folder to another disk first.
refusal-disk-full = Not saved: the disk is full ({ $free } MB free). Everything before that is safe. Free some space and try again.
refusal-disk-low = The disk is nearly full: { $free } MB are free. Free some space before the next round.
refusal-log-damaged = Fact { $n } of this tournament's log is damaged. What came before it can still be read, but nothing can be written. Import your latest copy of the tournament into a new folder.
refusal-log-behind-witness = This tournament's log ends at fact { $n }, but fact { $witnessed } had been saved, or was a different one. Something has replaced or cut the file, or the database server is one that lacks its last writes. It is now read-only; put the right topcut.db or database back, or import your latest copy.
refusal-database-url = This is not the address of a PostgreSQL database. Write it like this: postgresql://user@host/name. Nothing was changed.
refusal-database-unreached = The database server could not be reached, or has turned Topcut away. It was told: “{ $problem }”. Check host, port, user, password and the name of the database in the address. Nothing was changed.
refusal-database-unsafe = { $setting ->
    [fsync] The database server is set to fsync=off: if it crashes, it can lose what people were told is saved, or everything. Set fsync=on, restart the database server, and start Topcut again.
    [full_page_writes] The database server is set to full_page_writes=off: if it crashes, its files can be damaged. Set full_page_writes=on, reload the database server, and start Topcut again.
   *[synchronous_commit] The database server is set to synchronous_commit=off: if it crashes, it can lose what people were told is saved. Set synchronous_commit=on for this database and its user, and start Topcut again.
}
refusal-database-read-only = Not saved: this database server can only be read, as a standby can. Name the one that takes writes, or promote this one, and try again.
refusal-database-away = The database server does not answer, or the line to it was cut in the middle. If you were saving something, look whether it is there before you enter it again; what was confirmed before is saved. Try again in a moment.
refusal-database-busy = Not saved: the database server took too long. Nothing was changed; try again in a moment.
refusal-database-full = Not saved: the disk of the database server is full. Everything before that is safe. Free some space there and try again.
refusal-database-damaged = The database server reports that its files are damaged. Stop Topcut, keep a copy of them, and restore the database from its last backup.
refusal-database-refused = Not saved: the database server refused it (SQLSTATE { $state }). Nothing was changed. Check that its user may make tables and write to them.
refusal-database-in-use = Another Topcut has this database open, in an older form or for longer than this can wait. Stop all that use it, then try again. Nothing was changed.
refusal-move-not-empty = There is something in it already, so nothing was moved. Name an empty database or folder.
refusal-move-same = This is where everything is already. Say with --to where it is to go.
refusal-move-damaged = Not everything here is as it was written, so nothing was moved. Type topcut doctor to see what is wrong, and put that right first.
refusal-move-differs = What was written is not what was read ({ $what }). Do not use the new one: empty it, and try again. The old one is as it was.
refusal-text-unstorable = Not saved: the text has a sign in it that no database can keep. Type it again without copying it from elsewhere.
refusal-fact-unknown = Fact { $n } of this tournament ({ $kind }, form { $v }) was written by a newer Topcut. The tournament can only be read, up to there. Install the newer version.
refusal-fact-unreadable = This program cannot follow fact { $n } of this tournament: that is our mistake. The tournament can only be read, up to there. Export it and report the mistake.
refusal-tournament-unknown = There is no tournament { $tournament } here. Check the address, or look for it in the list of tournaments.
refusal-tournament-deleted = This tournament was deleted. For 30 days after that its owner can bring it back from the home page; an archive that was saved can be imported at any time.
refusal-title-differs = Nothing was deleted: “{ $typed }” is not its name. To delete it, type “{ $title }”.
refusal-id-differs = The log of this tournament cannot be read, so its title cannot be compared. To delete it, type its id, { $tournament }; you typed “{ $typed }”. Nothing was deleted.
refusal-not-a-drill = This is a real tournament, not a drill. Nothing was changed.
refusal-drill-unsure = Tick “Yes, for good” to remove the drill. Nothing was removed.
refusal-drill-data-in-use = Another Topcut is using the data in { $folder }. A drill can be started there, too: open its home page and press “Drill”. Or leave out --data, and this one gets a folder of its own. Nothing was changed.
refusal-drill-of-cards = { $title } is played by its own command, not at a desk, so there is no drill for it. Type: topcut challengers play
refusal-drill-book-unknown = There is no drill for “{ $name }”. Choose one of these rule books: { $known }.
refusal-drill-players = A drill has { $least } to { $most } players. Choose a number between these.
refusal-drill-too-many = { $most } drills are going on already, and more would slow everything down. Pause or remove one of them first. Nothing was changed.
refusal-drill-speed = A drill has these speeds: { $speeds } times as fast as a real day. Choose one of them. Once it runs it can be paused.
refusal-drill-seed = The seed of a drill is a text of 1 to { $most } letters on one line. Type another one, or leave it out.
refusal-tournament-exists = The tournament { $tournament } is already in this data folder. Import it into another folder, or go on with the one that is here.
refusal-key-reused = This key has already been used for another entry. Reload the page and repeat the entry; a program sends it under a new key.
refusal-desk-overtaken = Others changed the tournament { $tries } times while this was being decided. Look at it as it is now and try again.

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
reason-breaks-rematch = { $player } and { $opponent } were already paired in { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
  }{ $fewest ->
    [0] , and this round can be paired without a rematch.
    [one] ; one rematch cannot be avoided in this round.
   *[other] ; { $fewest } rematches cannot be avoided in this round.
  }
reason-breaks-forbidden = { $player } and { $opponent } are to be kept apart{ $fewest ->
    [0] , and this round can be paired that way.
    [one] ; one such pair cannot be avoided in this round.
   *[other] ; { $fewest } such pairs cannot be avoided in this round.
  }
reason-breaks-club = { $player } and { $opponent } are both from { $club }, and club mates are to be kept apart in this round{ $fewest ->
    [0] .
    [one] ; the best pairing has one such pair.
   *[other] ; the best pairing has { $fewest } such pairs.
  }
reason-breaks-float = { $could ->
    [one] Two players with { desk-points } could meet each other
   *[other] { $could } pairs of players with { desk-points } could meet each other
  }, but { $number ->
    [0] here none do
    [one] here only 1 pair does
   *[other] here only { $number } pairs do
  }: { $players } { $count ->
    [one] meets
   *[other] meet
  } someone with fewer.
reason-breaks-float-far = { $could ->
    [one] 1 player with { desk-points } could meet
   *[other] { $could } players with { desk-points } could meet
  } someone with { $lower }, but { $number ->
    [0] here none does
    [one] here only 1 does
   *[other] here only { $number } do
  }: { $players } { $count ->
    [one] meets
   *[other] meet
  } someone with fewer.
reason-breaks-bye = { $player } may not have the bye: { $count ->
    [one] it goes to { $players }.
   *[other] it goes to one of { $players }.
  }
reason-breaks-byes = { $players } { $count ->
    [one] has a bye
   *[other] have byes
  }, but { $allowed ->
    [0] the number of players is even and no one needs one.
   *[other] only one is needed.
  }
reason-breaks-given-bye = The organizer gave { $player } a bye, but { $player } is paired.

## The command check-pairing

refusal-pairs-missing = The file has no list “pairs”. Write pairs such as [["ann", "cy"], ["bo", null]]; null is a bye.
refusal-pairs-not-two = Every pair is a list of two, such as ["ann", "cy"], or ["bo", null] for a bye.
check-nothing = Nothing is broken.

## Creating a tournament

refusal-clause-unknown = “{ $given }” is not a clause of { $ruleset }. Name one such as { $prefix }-01, or a ruling such as R-1.
refusal-day-unreadable = “{ $day }” is not a date. Write it as year-month-day, such as 2026-11-15.
refusal-day-too-far = Days lie between { $earliest } and { $latest }. Nothing was changed. Check the year.
refusal-day-fixed = The date decides what is legal on lists, so it stays { $day } now that play has begun. Correct title and place without it.
refusal-details-same = Title, place and date are as they were. Change one of them first.
refusal-fee-as-it-is = { $charged ->
    [true] There is an entry fee already.
   *[other] There is no entry fee already.
} Nothing has changed.
refusal-capacity-too-small = There must be room for at least one player, not { $capacity }. Leave the capacity out if there is no limit.
refusal-setting-deviates = Changing “{ $setting }” departs from the rule book. First declare a deviation from { $clause } with its reason; it will be public.
refusal-option-unknown = There is no option called “{ $option }”. { $number ->
    [0] This rule book has no options.
   *[other] Choose { $possible }.
}
refusal-option-missing = Choose “{ $option }” before the tournament is created: { $possible }.
refusal-option-value = “{ $option }” cannot be “{ $value }”. Choose one of { $possible }.

## What people type

refusal-text-missing = { $what ->
    [title] Give the tournament a title.
    [list] The list is empty. Type or paste it.
   *[other] “{ $what }” is empty. Fill it in.
}
refusal-text-too-long = { $what ->
    [list] The list
   *[other] “{ $what }”
} is { $length } characters long; the limit is { $most }. Shorten it.
refusal-text-unprintable = “{ $what }” contains characters that cannot be shown. Type it again without them.
refusal-text-lines = “{ $what }” must be a single line.

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

## Signing up

refusal-already-entered = { $player } has already entered. A player who has dropped can rejoin instead.
refusal-signed-off-asked = { signed-off-namesake } Say whether to let the same player in again, with list and fee, or to enter another person of this name. No one is entered yet.
refusal-look-alike-asked = The name { $name } looks like { $like }, but is written with other letters. Say whether it is the same person, or another one; both are then shown with their numbers. Nothing is saved yet.
signed-off-namesake = Is this { $name }, who { $where ->
    [not-here] was not here at the start
    [no-place] was on the waiting list at the start
   *[other] withdrew
}?
refusal-signed-off = You are not taking part: you withdrew, or were not here at the start. Your place, list and fee are still known: ask the { $organizer } at the desk to let you in again.
refusal-not-signed-off = { $player } is in, so there is nothing to come back from.
refusal-field-full = All { $capacity } places are taken. Raise the capacity first.
refusal-late-entry-closed = No one can enter this tournament once its roster is locked.
refusal-entry-too-late = No one can enter after the cut.
refusal-already-started = This can only be done before the start. Players who leave now are dropped.
refusal-roster-locked = The roster of players is locked. Undo the lock, or let the player enter late.
refusal-still-waiting = { $player } is on the waiting list and cannot check in. Raise the capacity first, or wait until someone withdraws.
refusal-already-checked-in = { $player } is already checked in.
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
refusal-not-an-official = { $official } is not named as { $role }.
refusal-decider-unknown = { $official } is not among the officials, so nothing was written down. Name them first, or leave the name out if you decided it yourself.
refusal-official-needed = At least { $number } { $role } is needed. Name one; it can be the organizer.
refusal-namesake-asked = { $entering ->
    [official] A player here is also called { $name }.
   *[player] An official here is also called { $name } ({ $role }).
} { $may ->
    [with-alternate] The same person may play only if someone else is named to rule on those games; two people who share a name may both stay. Say which it is.
   *[other] The same person cannot be both; two people who share a name may both stay. Say which it is.
}
refusal-official-plays = { $may ->
    [with-alternate] { $official } is { $role } and may play only if another senior official is named for those games. Name that alternate.
   *[other] { $official } is { $role } and cannot play in this tournament.
}
refusal-alternate-late = The alternate who rules on an official's own games must be announced before the start, not later.
refusal-alternate-unfit = { $official } cannot rule on those games. Name someone else who is { $possible }.
refusal-alternate-needed = { $official } rules on the games of { $player }. Name another alternate first.

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

## Lists

refusal-nobody-chosen = No one is chosen, so nothing has changed. Name at least one player.
refusal-list-locked = { $locked ->
    [round] The list of { $player } can change only between rounds, and a round is being played.
   *[other] The list of { $player } cannot change after the start. Only a declared deviation from { $clause } allows it.
}
refusal-pool-not-asked = Decks are not built from a pool at this tournament. Hand in only the list.
refusal-pool-locked = The pool of { $player } cannot change after the start. Only a declared deviation from { $clause } allows it.
refusal-no-list = { $player } has not handed in a list yet.
refusal-lists-too-early = Lists are not shown to anyone else before the start.
refusal-lists-not-public = Lists are for their owners and the officials only ({ $official } and above). Publishing them is a deviation from { $clause }: declare it first.

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
refusal-structure-differs = For this many players the rule book says { $rounds } rounds and { $cut ->
    [0] no cut
   *[other] a cut to { $cut }
}. Anything else is a deviation from { $clause }: declare it first.
refusal-round-not-announced = There is no round { $round }: { $rounds } rounds are announced.
refusal-clubs-apart-deviates = Keeping club mates apart in round { $round } is a deviation from { $clause }: declare it first.
refusal-structure-same = Nothing would change: { $rounds } rounds and { $cut ->
    [0] no cut
   *[other] a cut to { $cut }
} are announced.
refusal-structure-fixed = { $rounds } rounds and { $cut ->
    [0] no cut
   *[other] a cut to { $cut }
} were announced at the start. Changing that is a deviation from { $clause }: declare it first.
refusal-structure-too-late = The cut is made: its size and the number of Swiss rounds stay as they are.
refusal-rounds-already-paired = { $paired } rounds are already paired, so { $rounds } are too few.
refusal-rounds-left = Only { $played } of the { $rounds } announced rounds have been played. Play the others, or change the structure first.
refusal-cut-left = A cut to { $cut } was announced. Make it and play the bracket, or change the structure first.
refusal-seed-too-early = The seed becomes public when the tournament is finished: before that, it would give away the draws to come.
refusal-seed-revealed = The seed is already public.
refusal-seed-wrong = This is not the seed that was committed to when the tournament was created. Look for the right one; the draws cannot be checked without it.

## Who asks, and when

refusal-organizer-only = Only the { $organizer } can do this. Ask them.
refusal-staff-only = Only officials ({ $official }) or the { $organizer } can do this. Call one of them.
refusal-not-started = The tournament has not started yet. Start it first.
refusal-tournament-over = The tournament is over, and its ranking stands. Undo the finish first if something is wrong.
refusal-swiss-over = The { $cut } has been made, so no further Swiss round can be paired. Go on with the bracket.
refusal-reason-needed = This is public and needs a reason. Write one that every player can read.
refusal-deviation-needed = The rule book does not provide for this. First declare a deviation from the clause, with a reason.
refusal-player-not-active = { $player } has left the tournament or is still on the waiting list. Check the name.

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
refusal-rounds-over = All { $rounds } announced rounds are paired. { $cut ->
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
paper-list-state = { $state ->
    [accepted] Accepted
    [illegal] Not legal
   *[handed-in] Handed in
}
refusal-paper-no-winner = The final ranking has no winner, so there is no certificate for one. Print those of everyone.
refusal-paper-no-cut = No one played on after a cut, so there are no certificates for it. Print those of the winner or of everyone.
refusal-press-stopped = Making this sheet took too long or too much memory, so it was stopped. Nothing has changed. Try again when less is going on; until then, print the page itself with your browser.
refusal-press-failed = This sheet could not be made. Nothing has changed. Try again; until then, print the page itself with your browser.
refusal-pairing-limited = The search for the pairing of round { $round } was not over, and what was found so far is not the pairing that the rules define. Nothing is published yet. Confirm { $clause } to take it, which everyone can read, or wait longer on the preview.
refusal-pairing-stopped = The search for the next pairing was stopped before anything was found. Nothing has changed. Look again to start it once more, or pair the round by hand.
refusal-pairing-not-ready = Round { $round } is still being worked out. Nothing has changed. Ask again in some seconds.
refusal-pairing-outdated = Something has changed while the next round was worked out, so it was worked out for nothing. Look again.
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

## What can be done now

possible-enter-player = Enter a player ({ $players } so far).
possible-check-in = Check players in ({ $count } not yet).
possible-name-official = Name an official: { $official } or another one.
possible-set-table = Set up the tables ({ $tables } so far).
possible-start = Start the tournament with { $players } players.
possible-open-draw = { $attempt ->
    [1] Pair round { $round }: open its draw and look at it.
   *[other] Pair round { $round } again: open attempt { $attempt } of its draw, with a reason.
  }
possible-publish = Look at the pairing of round { $round } and publish it.
possible-publish-by-hand = Pair round { $round } by hand.
possible-arrange-absence = Note who will be absent from round { $round }.
possible-decide = { $count ->
    [one] Decide the disputed result of table { $tables }.
   *[other] Decide the disputed results of tables { $tables }.
  }
possible-break-tie = { $count ->
    [one] Enter who won the roll at table { $tables }.
   *[other] Enter who won the rolls at tables { $tables }.
  }
possible-start-clock = Start the clock of { where-staged }.
possible-enter-result = { $count ->
    [one] Enter the result of table { $tables }.
   *[other] Enter results: tables { $tables } are open.
  }
possible-no-show = Enter that a player did not appear.
possible-move-table = Move a match of { where-staged } to another table.
possible-close-round = Close { where-staged }: every result is in.
possible-unpair = Take the pairing of { where-staged } back, with a reason.
possible-make-cut = Make the cut to the top { $cut }.
possible-publish-bracket = Publish round { $round } of the bracket.
possible-finish = Finish the tournament and make the ranking final.
possible-correct = Correct a result; you see first what would change.
possible-drop = Drop a player.
possible-let-in-again = { $count ->
    [one] Let in again a player who withdrew or was not here.
   *[other] Let one of { $count } players in again who withdrew or were not here.
}
possible-rejoin = Let a player who has dropped come back.
possible-eject = Eject a player.
possible-replace-card = { $count ->
    [one] A player is still looking for a card: say that it has been found, or that the game is conceded.
   *[other] { $count } players are still looking for a card: say what has been found, or which game is conceded.
}
possible-answer-ejection = Answer whether { $players } { $count ->
    [one] is
   *[other] are
  } ejected.
possible-reveal-seed = Reveal the seed of all draws, so that anyone can check them.
possible-undo = Undo the last step ({ $kind }).

## What cards of Challengers! say, in our own words

card-face = { $name }, { $set }, power { $power ->
    [round] as the round
   *[other] { $power }
}, level { $level }.{ $text ->
    [none] {""}
   *[other] {" "}{ $text }
}
card-face-small = { $name }, { $set }, power { $power ->
    [round] as the round
   *[other] { $power }
}
card-back = { $level ->
    [none] A card, face down
   *[other] Pile { $level }, face down
}
card-sentence = { $when ->
    [attack] During the attack: { $text }.
    [bench] From the bench: { $text }.
    [flag] In flag possession: { $text }.
    [gain] When it gets the flag: { $text }.
    [loss] Flag loss: { $text }.
    [picked] When picked: { $text }.
   *[reveal] When revealed: { $text }.
}
card-power-is-round = Its power is the number of the round.
card-if = { $text } if you count { $condition }
card-power = { $amount } power
card-power-per = { $amount } power for each { $measure }
card-aura = { $during ->
    [attack] your { $cards } have { $amount } power when they attack
    [flag] your { $cards } have { $amount } power when they hold the flag
   *[none] your { $cards } have { $amount } power
}
card-cards = { $name ->
    [none] { $set ->
        [none] {""}
       *[other] { $set }{" "}
    }{ $level ->
        [none] {""}
       *[other] level { $level }{" "}
    }{ $number ->
        [one] card
       *[other] cards
    }{ $power ->
        [none] {""}
       *[other] {" "}of power { $power }
    }{ $most ->
        [none] {""}
       *[other] {" "}of power { $most } or less
    }
   *[other] { $name } { $number ->
        [one] card
       *[other] cards
    }
}
card-count-cards = { $cards } { $whose ->
    [opponent] { $zone ->
        [deck] left in the opponent's deck
        [exhaust] in the opponent's exhaust pile
       *[bench] on the opponent's bench
    }
   *[own] { $zone ->
        [deck] left in your deck
        [exhaust] in your exhaust pile
       *[bench] on your bench
    }
}
card-count-sets = { $how ->
    [each] set
   *[other] sets
} found on { $whose ->
    [opponent] the opponent's bench
   *[own] your bench
}
card-count-empty-seats = { $how ->
    [each] seat
   *[other] seats
} still empty on { $whose ->
    [opponent] the opponent's bench
   *[own] your bench
}
card-count-trophies = { $number ->
    [one] trophy
   *[other] trophies
} { $whose ->
    [opponent] the opponent holds
   *[own] you hold
}
card-none-of = no { $measure }
card-at-most = at most { $number } { $measure }
card-at-least = at least { $number } { $measure }
card-move-self = it goes { $target ->
    [exhaust] into your exhaust pile, not on the bench
    [removed] out of your deck for good
    [bottom] under your deck
   *[top] on top of your deck
}
card-move-pile = { $number ->
    [one] the first card
   *[other] the first { $number } cards
} of pile { $level } { $target ->
    [exhaust] { $number ->
        [one] goes
       *[other] go
    } into { $whose ->
        [opponent] the opponent's
       *[own] your
    } exhaust pile
    [bottom] { $number ->
        [one] goes
       *[other] go
    } unseen under { $whose ->
        [opponent] the opponent's
       *[own] your
    } deck
   *[top] { $number ->
        [one] goes
       *[other] go
    } unseen on top of { $whose ->
        [opponent] the opponent's
       *[own] your
    } deck
}
card-move = { $source ->
    [top] the top { $number ->
        [one] card
       *[other] { $number } cards
    } of { $whose ->
        [opponent] the opponent's
       *[own] your
    } deck { $number ->
        [one] goes
       *[other] go
    }
    [bottom] the bottom { $number ->
        [one] card
       *[other] { $number } cards
    } of { $whose ->
        [opponent] the opponent's
       *[own] your
    } deck { $number ->
        [one] goes
       *[other] go
    }
   *[bench] { $who ->
        [opponent] the opponent { $may ->
            [may] may put { $number ->
                [one] 1
               *[other] up to { $number }
            }
           *[must] must put { $number }
        }
       *[you] { $may ->
            [may] you may put { $number ->
                [one] 1
               *[other] up to { $number }
            }
           *[must] put { $number }
        }
    } { $cards } from { $whose ->
        [opponent] { $who ->
            [opponent] their own
           *[you] the opponent's
        }
       *[own] your
    } { $source ->
        [deck] deck, which is searched,
        [exhaust] exhaust pile
       *[bench] bench
    }
} { $target ->
    [exhaust] into
    [removed] for good out of
    [bottom] under
    [bench] on
   *[top] on top of
} { $whose ->
    [opponent] their
   *[own] your
} { $target ->
    [exhaust] exhaust pile
    [bench] bench
   *[top] deck
}
card-arrange = look at the top { $number } cards of your deck and lay { $target ->
    [top] them back on top in any order
   *[ends] one on top, the other under the deck
}
card-fans = { $who ->
    [opponent] the opponent takes { $number ->
        [one] a fan
       *[other] { $number } fans
    }
   *[you] take { $number ->
        [one] a fan
       *[other] { $number } fans
    }
}
card-fans-per = { $who ->
    [opponent] the opponent takes { $number ->
        [one] a fan
       *[other] { $number } fans
    }
   *[you] take { $number ->
        [one] a fan
       *[other] { $number } fans
    }
} for each { $measure }
card-next = the next card you reveal has { $amount } power in its attack
card-extra-pick = you may remove { $number } { $cards } from your deck to pick one more card

## Challengers!: sets, decks, answers

refusal-set-broken = { $why ->
    [missing] There is no file “{ $source }”. Give the path of a set.
    [too-large] “{ $source }” is too large for a set of cards. Is it the right file?
    [unreadable] “{ $source }” cannot be read ({ $detail }). Check its permissions.
    [not-text] “{ $source }” is not text in UTF-8. Save it as a plain text file.
    [toml] “{ $source }” is not valid TOML: { $detail }. Correct it there.
   *[endless] “{ $source }” is nested without end. Write it again.
}
refusal-set-field-unknown = “{ $source }”{ $card ->
    [none] {""}
   *[other] , card “{ $card }”
}: there is no field “{ $field }”. Use { $possible }.
refusal-set-field-missing = “{ $source }”{ $card ->
    [none] {""}
   *[other] , card “{ $card }”
}: the field “{ $field }” is missing. Add it.
refusal-set-field-wrong = “{ $source }”{ $card ->
    [none] {""}
   *[other] , card “{ $card }”
}: “{ $field }” { $wanted ->
    [text] must be short text that is not empty
    [number] must be a whole number from { $least } to { $most }
    [word] must be one of { $possible }
    [truth] must be true or false
    [table] must be a table in braces
    [list] must be a list of tables in braces
   *[cards] must be a list of 1 to { $most } cards
}.
refusal-set-sum = “{ $source }” says that it has { $stated } cards of level { $level }, but the copies add up to { $counted }. Correct one of them.
refusal-set-power = “{ $source }”, card “{ $card }”: power { $power } is too much for level { $level }, which has at most { $most }. Lower it, or raise the level.
refusal-set-rarity = “{ $source }”, card “{ $card }” is called { $label }, but has { $copies } copies. Rare means 3 or fewer, common 5 or more.
refusal-set-name-twice = “{ $source }”: there is already a card “{ $card }” in { $set }. Give it another name.
refusal-set-name-taken = “{ $source }”: there is already a set called “{ $name }”. Give it another name.
refusal-set-picked = “{ $source }”, card “{ $card }”: only { $sets } can have effects when a card is picked. Choose another moment.
refusal-set-moment = “{ $source }”, card “{ $card }”: “{ $do }” cannot happen at the moment “{ $when }”. Choose another moment.
refusal-set-static = “{ $source }”, card “{ $card }”: what counts as “{ $when }” can only be power, not “{ $do }”.
refusal-set-bench = “{ $source }”, card “{ $card }”: only power from the bench may use “select” and “during” (attack or flag), and it is a plain number without “per” or “if”.
refusal-set-move = “{ $source }”, card “{ $card }”: cards cannot be moved like this from “{ $taken }” to “{ $put }”.
refusal-set-arrange = “{ $source }”, card “{ $card }”: to put one card on top and one under the deck, two cards are looked at, not { $number }.
refusal-set-fans = “{ $source }”, card “{ $card }”: no one can take { $amount } fans.
refusal-set-robot-choice = “{ $source }”, card “{ $card }”: the Robot chooses nothing. Let the opponent choose.
refusal-set-cycle = “{ $source }”, card “{ $card }”: a match might never end, because cards bring each other back: { $cards }. Let each card bring back only weaker ones.
refusal-set-unknown = There is no set “{ $name }”. There are { $known }.
refusal-card-unknown = There is no card “{ $written }”.{ $how_many ->
    [0] {" "}`topcut challengers cards` lists them all.
   *[other] {" "}Did you mean { $near }?
}
refusal-deck-large = “{ $file }” has { $cards } cards; a deck here has at most { $most }. Take some out.
refusal-robot-level = There is no Robot level { $level } in this game. Choose 1 to { $most }{ $most ->
    [3] ; levels 4 and 5 are for solo games
   *[other] {""}
}.
refusal-solo-cards = SOLO cards are only for a solo game against the Robot.
refusal-game-players = Challengers! is for 1 to { $most } players, not { $players }.
refusal-game-plan = The plan does not seat { $seats } seats in each of { $rounds } rounds.
refusal-game-tray = A compartment must hold at least one card.
refusal-game-sets = A game needs { $wanted } different sets besides City; { $how_many ->
    [0] none were given
   *[other] you gave { $given }
}.
refusal-answer-not-asked = Seat { $seat } has nothing to answer now.
refusal-answer-impossible = That cannot be answered here. Choose one of { $options }.
refusal-leave-nobody = There is no one at seat { $seat } who could leave.
refusal-bot-unknown = There is no bot called “{ $name }”. There are { $known }.
refusal-choice-wrong = “{ $file }”, line { $line }: “{ $written }” is not among the answers to choice { $number }: { $options }.
refusal-choices-short = “{ $file }” has { $given } answers, but choice { $number } is still open: { $options }. Add a line.
refusal-choices-long = “{ $file }” has { $given } answers, but only { $used } were asked for. Take the rest out.

## Rosters, squads and decks: what cannot be read as a list

refusal-list-empty = This list is empty. Type or paste the names, each under its heading.
refusal-list-too-large = This is larger than { $most } kB, which no list is. Paste only the list.
refusal-list-archive = This is a packed file, and not one of a list builder (.rosz). Unpack it and hand in the text inside.
refusal-list-binary = This is not text. Save the list as plain text, or paste it.
refusal-list-html = This is a web page, not a list. Copy the names from it and paste them as plain text.
refusal-list-xml = This is XML, and not a list of BattleScribe. Hand in its .ros or .rosz file, or the list as text.
refusal-list-builder-nothing = This file of a list builder has no characters, cards or units in it. Export the list as text, or type it.
refusal-list-line-too-long = A line is longer than { $most } letters. Write one name per line.
refusal-list-too-many = There are more than { $most } entries, which no list has. Paste only the list.
refusal-list-other-game = This is a list for another game. Hand in one with the headings { $form ->
    [rosters] Characters, Team Tactics, Crises and Gems
    [squads] Squad 1 to Squad 4, with Primary, Secondary and Supporting, and Mission
   *[deck] Hero and Deck
}.
refusal-list-no-sections = No heading was found, so it is unclear what the names are. Write { $form ->
    [rosters] Characters, Team Tactics, Crises and Gems
    [squads] Squad 1 to Squad 4, with Primary, Secondary and Supporting, and Mission
   *[deck] Hero and Deck
} above the names.
refusal-list-not-json = This begins like JSON but is not valid: see row { $row }, column { $column }. Correct it, or hand in plain text.
refusal-list-json-shape = This JSON is not a list. Write an object with names under its headings, such as “{ $word }”.
refusal-list-no-rules = This rule book says nothing about lists, so there is nothing to check.
refusal-timeline-unknown = There is no Timeline { $name }. { $number ->
    [0] No catalogue has one: add it with “topcut catalogue add”.
   *[other] Choose one of { $known }, or add its catalogue with “topcut catalogue add”.
}
refusal-bans-unreadable = { $source } is not a Banned and Restricted list. Write the names below the headings Banned and Restricted, or as TOML: banned = ["..."].
refusal-bans-not-here = This rule book has no Banned and Restricted list. Leave out --banned.
refusal-pool-not-here = Only decks are built from a pool. Leave out --pool.
refusal-list-option-unknown = { $number ->
    [0] This rule book has no options. Leave out { $option }.
   *[other] This rule book has no option { $option }. It has { $known }.
}
refusal-list-option-value = The option { $option } cannot be { $value }. Choose one of { $possible }.
refusal-list-option-form = An option is written NAME=VALUE, such as type=select, not { $text }.
refusal-date-wrong = { $text } is not a date. Write it as 2024-11-08.

## Catalogues

refusal-catalogue-wrong = { $source }, { $place_in }: this must be { $wanted ->
    [table] a table of named values
    [list] a list of entries
    [text] text of 1 to 200 letters
    [word] a short name of small letters, digits and hyphens
    [texts] a list of at most 100 texts
    [number] a whole number from 0 to 9999
    [truth] true or false
    [side] secure or extraction
    [role] primary, secondary or supporting
   *[day] a date such as 2024-11-08
}.
refusal-catalogue-field = { $source }, { $place_in }: “{ $field }” is not known. Use { $known }.
refusal-catalogue-kind = { $source }, { $place_in }: { $kind } is not a kind of entry. Use one of { $known }.
refusal-catalogue-twice = { $source } has { $name } twice, as entries { $first } and { $second }. Make them one entry, or tell them apart by alter ego or Unique Name.
refusal-catalogue-alias = { $source }, entry { $second }: { $alias } is meant to be another name for { $name }, but entry { $first } has that name itself. Take it out of “also”.
refusal-catalogue-too-large = { $source } has more than { $most } entries, which no game has.
refusal-catalogue-too-many-bytes = { $source } is larger than { $most } MB, which no catalogue is.
refusal-catalogue-archive = { $source } is a packed file. Unpack it and add the files inside; .catz and .gstz are packed .cat and .gst.
refusal-catalogue-empty = { $source } is empty. Nothing was added.
refusal-catalogue-not-text = { $source } is not text in UTF-8. Save it as UTF-8.
refusal-catalogue-not-toml = { $source } is not TOML: { $problem }. Correct it, or save CSV with the ending .csv.
refusal-catalogue-one-file = Only BattleScribe files can be read together. Add the others one by one.
refusal-catalogue-game = { $source } does not say which game it is for. Choose its game: with --game crisis-protocol in a terminal, or in the form on the page.
refusal-catalogue-without-entries = { $source } has no entries. Nothing was added.
refusal-catalogue-other-game = { $source } says that it is for { $game }, not for { $wanted }. Nothing was added: choose { $game }, or take another file.
refusal-catalogue-game-unknown = { $source } is for { $game }, and no rule book of Topcut has lists of that game. Nothing was added. The games are { $known }; for a rule book of your own, name the game with --game { $game } in a terminal.
refusal-catalogue-shipped = { $name } is the name of a catalogue that comes with Topcut, of { $day }. To replace it, its file must say a later day, such as day = 2030-01-31; otherwise give it another name.
refusal-csv-header = { $source }: the first row must name the columns, including kind and name.
refusal-battlescribe-nothing = { $source }: nothing in it could be read as a character, a card, a unit or a mission. Add the .gst together with the .cat, because it names the categories.
refusal-xml-broken = { $source } is not valid XML: see row { $row }. Nothing was added.
refusal-xml-doctype = { $source } declares a document type, which no catalogue needs and harmful files use. Nothing was read.
refusal-xml-stranger = { $source } is not a BattleScribe catalogue. Those files end in .cat or .gst.

## What a check of a list finds

finding-too-many = { $entry }: there are { $number }, and at most { $most } are allowed.
finding-not-exactly = { $entry }: there are { $number }, and exactly { $most } are required.
finding-too-many-side = { $entry }: { $number } are { $side } crises, and at most { $most } are allowed.
finding-side-claimed = { $entry }: { $number } are listed as { $side } crises, where at most { $most } are allowed, but no catalogue knows which they are.
finding-wrong-side = { $entry } is { $side ->
    [secure] a secure crisis but is listed among the extractions
   *[extraction] an extraction crisis but is listed among the secures
}. It was counted as what it is.
finding-no-characters = { $entry }: there are none.
finding-twice = { $entry } is there { $number ->
    [2] twice
   *[other] { $number } times
}{ $over ->
    [0] {""}
    [1] , in Roster { $rosters }
   *[other] , in Rosters { $rosters }
}, and may be there only once.
finding-perhaps-twice = { $entry } and { $other } may be the same: write both names in full.
finding-roster-missing = { $entry } is missing: a Timeline List has Rosters 1 to { $most }.
finding-roster-twice = { $entry } is there twice. Give each Roster its own number.
finding-roster-unknown = There is no { $entry }: a Timeline List has Rosters 1 to { $most }.
finding-no-roster = { $entry } is not in a Roster. Put it below Roster 1, 2 or 3.
finding-not-in-timeline = { $entry } is not among the { $kind ->
    [character] characters
    [tactic] Team Tactic cards
    [crisis] Crisis cards
    [gem] Infinity Gems
   *[other] entries
} of the Timeline { $timeline }.
finding-timeline-bans = { $entry } is not allowed in the Timeline { $timeline }.
finding-timeline-contents = No catalogue says what the Timeline { $timeline } allows, so nothing was checked against it. Add its catalogue.
finding-affiliation-unknown = No catalogue knows the affiliations of { $entry }, and the Timeline { $timeline } depends on them.
finding-not-yet = { $entry } is legal from { $legal }, and the first day is { $day }.
finding-no-date = { $entry } is legal from { $day }. Give the first day to have it checked.
finding-unknown = No catalogue knows the { $kind ->
    [character] character
    [tactic] Team Tactic card
    [crisis] Crisis card
    [gem] Infinity Gem
    [unit] unit
    [mission] Mission Set
    [hero] Hero
   *[card] card
} { $entry }.
finding-another-kind = { $entry } is known as a { $other ->
    [character] character
    [tactic] Team Tactic card
    [crisis] Crisis card
    [gem] Infinity Gem
   *[other] card
}, but is listed among the { $kind ->
    [character] characters
    [tactic] Team Tactic cards
    [crisis] Crisis cards
    [gem] Infinity Gems
   *[other] cards
}.
finding-which-one = { $number } are called { $entry }. Write which one.
finding-banned = { $entry } is banned.
finding-restricted = { $number } restricted entries, and at most { $most } are allowed: { $entry }.
finding-squad-missing = { $entry } is missing: a Premier List has { $most } squads.
finding-squad-twice = { $entry } is there twice. Give each squad its own number.
finding-squad-unknown = { $entry } is one too many: a Premier List has { $most } squads.
finding-no-squad = { $entry } is not in a squad. Put it below Squad 1, 2, 3 or 4.
finding-missions = A Premier List has { $most ->
    [1] one Mission Set
   *[other] { $most } Mission Sets
}, and here there { $number ->
    [0] is none
    [one] is one
   *[other] are { $number }: { $entry }
}.
finding-role-number = Squad { $squad } has { $number ->
    [0] no { $role } unit
    [one] one { $role } unit
   *[other] { $number } { $role } units: { $entry }
}, and { $most ->
    [1] one is
   *[other] { $most } are
} required.
finding-no-role = { $entry } is one unit too many in Squad { $squad }.
finding-wrong-role = { $entry } is a { $role } unit but is listed as the { $listed } unit of Squad { $squad }.
finding-points = Squad { $squad }: the secondary and supporting units cost { $number } points, and the primary unit gives { $most }.
finding-eras = Squad { $squad }: { $names } do not share an era.
finding-unit-name-twice = The unit { $name } is in { $first } and again in { $second }.
finding-unique-name-twice = { $entry } has the Unique Name { $name }, and so does a unit in { $first }.
finding-heroes = A deck has { $most ->
    [1] one Hero
   *[other] { $most } Heroes
}, and here there { $number ->
    [0] is none
    [one] is one
   *[other] are { $number }: { $entry }
}.
finding-hero-among-cards = { $entry } is a Hero, and a Hero cannot be one of the cards.
finding-cards = A deck has { $most } cards, and this one has { $number }.
finding-copies = { $number } cards are called { $entry }, and at most { $most } should be.
finding-class = { $entry } is a card of the class { $other }, but the Hero { $hero } is of the class { $own }.
finding-no-pool = No pool is registered, so the deck could not be compared with it.
finding-pool-on-paper = The pool is on paper, so compare the deck with it by hand.
finding-not-in-pool = { $most ->
    [0] { $entry } is not in the pool.
   *[other] { $number } of { $entry } are played, and the pool has { $most }.
}
finding-proxy = { $entry } is marked as a proxy. Only the cards themselves are allowed.
finding-not-official = { $entry } is not official, and only official components are allowed.
finding-not-counted = “{ $entry }” was not taken for a name and does not count.
finding-heading-unknown = The heading “{ $entry }” was not understood; what is below it counts with what is above it.
list-part = { $group ->
    [none] {""}
   *[other] { $form ->
        [squads] Squad { $group }
       *[other] Roster { $group }
    }
}{ $section ->
    [none] {""}
    [characters] { $group ->
        [none] Characters
       *[other] , characters
    }
    [tactics] { $group ->
        [none] Team Tactic cards
       *[other] , Team Tactic cards
    }
    [crises] { $group ->
        [none] Crises
       *[other] , crises
    }
    [gems] Gems
    [affiliations] Affiliations
    [mission] Mission Set
    [hero] Hero
    [deck] Cards
   *[pool] Pool
}
finding-names-not-checked = { $number } names were not checked, because no catalogue here knows them: { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
finding-of-another-game = { $entry } is known from another game, { $game ->
    [crisis-protocol] Marvel: Crisis Protocol
    [shatterpoint] Star Wars: Shatterpoint
   *[other] { $game }
}, and not from this one.
finding-names-of-another-game = { $number } names are known from another game, { $game ->
    [crisis-protocol] Marvel: Crisis Protocol
    [shatterpoint] Star Wars: Shatterpoint
   *[other] { $game }
}, and not from this one: { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
finding-not-final = { $entry } was not final yet when the catalogue was made, so it was not verified.
finding-read-as = “{ $entry }” was read as { $meant }.
finding-names-read-as = { $number } names were written in part and read as: { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
finding-unique-names-not-known = { $number ->
    [one] One point was not checked: no catalogue knows the Unique Name of { $names }, if it has one.
   *[other] One point was not checked: no catalogue knows the Unique Names of { $number } units, if they have one: { $names }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
}
total-threat = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}Threat { $threat } { $number ->
    [one] in 1 character
   *[other] in { $number } characters
}{ $of ->
    [0] .
   *[other] , of { $of } on the list.
}
total-affiliations = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}Affiliations: { $names }.
total-crises = { $roster ->
    [0] {""}
   *[other] Roster { $roster }:{" "}
}Crises: { $secure } secure, { $extraction } extraction.
total-squad = Squad { $squad }: { $cost } of { $points } points{ $number ->
    [0] .
   *[other] ; { $eras }.
}
total-deck = { $number } cards with { $names } names.
total-catalogues = Names by: { $names }.
finding-line = Line { $line }:
finding-suggestions = Closest: { $names }.

## The command check-list

list-legal = { $unverified ->
    [0] The list is legal.
    [one] The list is legal, with 1 thing that could not be verified.
   *[other] The list is legal, with { $unverified } things that could not be verified.
}
list-illegal = The list is not legal: { $number ->
    [one] 1 finding forbids it.
   *[other] { $number } findings forbid it.
}
catalogue-added = Added { $name }: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} for { $game }{ $day ->
    [none] .
   *[other] , of { $day }.
}

## Archives and lists of people

refusal-sealed-foreign = This file was not sealed by Topcut. Choose a sealed backup; its name ends in .sealed.
refusal-sealed-shut = This file cannot be opened: the password is wrong, or the file is damaged. Nothing was changed. Try the password again, then another copy.
refusal-sealed-password = This copy is sealed. Give the password that it was sealed with.
refusal-copy-foreign = This is neither a backup nor a full archive of Topcut. Nothing was changed. Choose a file whose name ends in .topcut, .sealed or .jsonl.
refusal-copy-newer = This copy was made by a newer Topcut ({ $format }; this one reads { $known }). Nothing was changed. Install the newer version.
refusal-copy-damaged = This copy is damaged or cut off, so nothing of it was taken. Use another one.
refusal-copy-known = All of this copy of “{ $title }” is already here: the log ends at fact { $here } here, and at fact { $there } in the copy. Nothing was changed. Go on here.
refusal-copy-ahead = “{ $title }” is already here up to fact { $here } (epoch { $epoch }), and the copy goes on from there to fact { $there } (epoch { $other }). Nothing was changed. To put the copy in its place, stop Topcut and use topcut restore with --instead; what is here is kept aside.
refusal-two-heads = “{ $title }” has gone two ways. Here: { $here } facts, epoch { $epoch }, head { $head }. In the copy: { $there } facts, epoch { $epoch_there }, head { $other }. They cannot be put together, and nothing was changed. Decide which one counts; to put the copy in its place, stop Topcut and use topcut restore with --instead. What is here is kept aside.
refusal-taken-over = Another computer has taken this tournament over (epoch { $epoch }), so nothing more is saved here. Go on there. If that one is not to go on, its owner can take it back: at the desk, on the page “Going on”.
refusal-slept = This computer was asleep for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, and another one may have gone on meanwhile. Nothing is saved until the organizer has said, at the desk, that it goes on here. Phones keep what was entered and send it then.
refusal-copy-renamed = { $file } is a whole copy, but not the one that its name says. Use another one, or restore it by its path.
refusal-backup-inside = { $folder } is in the data folder itself, where a backup is lost with it. Choose another folder, best on a stick.
refusal-backup-relative = Type where “{ $folder }” is from the beginning, as in /media/stick/{ $folder } or E:\{ $folder }. Nothing was changed.
refusal-backup-gone = { $folder } is not there, so no backup is written. Plug the stick in again, or choose another folder. Everything is saved on this computer, and the backup catches up by itself.
refusal-backup-full = { $folder } is full ({ $free } MB are free), so no backup is written. Delete something there, or choose another folder. Everything is saved on this computer, and the backup catches up by itself.
refusal-backup-read-only = { $folder } cannot be written to, so no backup is written. Unlock the stick, or choose another folder. Everything is saved on this computer, and the backup catches up by itself.
refusal-backup-password = Backups in { $folder } are sealed, and Topcut was started again since. Give the password again; until then no backup is written.
refusal-backup-other = { $file } is a copy of “{ $title }” that is not from this computer's log: { $n } facts, epoch { $epoch }. It was left as it is. If another computer has gone on, go on there; if this computer's data was put back, look there for what is missing here.
refusal-backup-here-only = Where backups go is chosen at the computer that runs Topcut. Open this page there.
refusal-backup-none = There is no good backup in { $folder }. Name another folder, or a full archive.
refusal-backup-of-none = No backup in { $folder } is of a tournament called “{ $event }”. There are: { $titles }. Name one of them.
refusal-backup-several = There are backups of several tournaments in { $folder }: { $titles }. Name one of them.
refusal-backup-password-missing = These backups are sealed. Start this in a terminal, where the password is asked for, or put it into the variable { $variable }.
refusal-import-unfinished = Nothing was imported. This tournament is not over, so another computer may be running it, and two computers must never both go on with one tournament. To go on with it here instead, use topcut restore with this file. To keep only a copy here, repeat this with --yes.
refusal-restore-unasked = From then on this computer keeps the tournament, and no other may. If that is so, repeat this with --yes.
refusal-kept-none = There is no such copy in { $folder }. See what there is with: topcut back --list
refusal-data-newer-kept = This data was used by Topcut { $version }, which is newer than this one ({ $here }). It was left as it is. Start the newer version; or go back to the copy { $name } with: topcut back
refusal-upgrade-in-round = { $stage ->
    [bracket] Round { $round } of the bracket
   *[other] Round { $round }
} of “{ $title }” is being played, and this is Topcut { $here }, which has not used this data before. Nothing was changed. Finish the round with { $used ->
    [none] the version that you used before
   *[other] Topcut { $used }
}, then start this one. If that cannot be, go on now with: topcut serve --upgrade-now. A copy is kept either way.
refusal-upgrade-fails = This data cannot be taken over by Topcut { $here }: a rehearsal on a copy failed ({ $problem }). Nothing was changed. Go on with the version that you used before, and report this.
refusal-archive-foreign = This is not a tournament file: it was written by another program, or its beginning has been destroyed. Nothing was touched.
refusal-archive-newer = This archive was made by a newer Topcut ({ $software }, { $format }; this one reads { $known }). Nothing was touched. Install the newer version.
refusal-archive-damaged = Fact { $n } in this archive is damaged, so nothing of it was taken. Use another copy.
refusal-archive-id = Fact { $n } of the file calls somebody “{ $id }”. An id has at most 64 letters, digits, dashes and underscores. Nothing was imported. Ask whoever made the file for one that Topcut wrote.
refusal-archive-line-damaged = Line { $row } of this archive is damaged, so nothing of it was taken. Use another copy.
refusal-archive-cut-off = This archive is cut off: it has { $found } of its { $facts } facts. Nothing of it was taken. Copy it again, or use another copy.
refusal-archive-without-end = This archive is cut off after its facts: its last line is missing, and perhaps people. Nothing of it was taken. Copy it again, or use another copy.
refusal-archive-public = This is a public archive: what is secret was left out, so a tournament cannot go on from it. Import a full archive, made without --public.
refusal-archive-differs = The tournament “{ $title }” is already here, with { $here } facts (head { $head }); the file has { $facts } (head { $other }). Nothing was touched. To compare them, import the file into another folder with --data.
refusal-people-empty = There are no players in this file. Write one player per line, the name first.
refusal-people-too-large = The file is larger than { $most } MB, which no list of players is.
refusal-people-too-many = The file has more than { $most } lines with players. Split it, or check whether it is the right file.
refusal-people-not-text = This is not a list of players: it contains bytes that are not text. Save the table as CSV.
refusal-people-quotes = A quotation mark is not closed, or is inside a cell. Correct the line.
refusal-people-cell = A cell has more than { $most } letters or a letter that cannot be shown. Correct the line.
refusal-people-name-long = The name has { $length } letters, more than { $most }. Shorten it.
refusal-people-name-unprintable = The name contains a letter that cannot be shown. Type it again.
refusal-people-in-already = { $name } is already entered. If this is another person, add something to the name that tells the two apart. If not, leave it out.
refusal-people-twice = { $name } is already on line { $first }. Take one of them out, or add something that tells the two apart.
refusal-people-paid = “{ $word }” does not say whether the player has paid. Write yes or no.
refusal-import-which = Players are entered into a tournament. Name it with --into.
refusal-data-missing = There is no data in { $folder } yet. Create a tournament with topcut new, or name another folder with --data.
refusal-tournament-ambiguous = “{ $word }” could be { $found }. Write more of it.
refusal-tournament-none = There is no tournament “{ $word }” in { $folder }. { $count ->
    [0] There are no tournaments yet; create one with topcut new.
   *[other] There is { $known }.
}
refusal-given-unreadable = “{ $given }” cannot be read. Write it as { $form }.
refusal-file-unwritable = { $file } cannot be written: { $problem }.
refusal-seed-unknown = This tournament came without the seed of its draws, so nothing can be drawn here. Import a full archive instead.

upgraded = Another version of Topcut used this data before. A copy of it as it was is kept; to go back to that, stop Topcut and use: topcut back { $name }
back-asks = { $since ->
    [0] Nothing was entered since the copy { $name } was made.
    [one] One fact was entered since the copy { $name } was made, and is not in it.
   *[other] { $since } facts were entered since the copy { $name } was made, and are not in it.
} What is there now is kept aside.
back-sure = Put the copy back?
back-done = The copy { $name } is back in its place; what was there is kept as { $aside }. Go on with { $version ->
    [other] the version of Topcut that you used then
   *[known] Topcut { $version }
}.
kept-empty = There is no copy in { $folder }.
backup-chosen = From now on backups are written to { $folder }.
backup-stopped = No more backups are written. Those that are there were left as they are.
went-on = “{ $title }” goes on here, in epoch { $epoch }. The computer that kept it before refuses as soon as it learns of that.
went-on-awake = Everything is saved here again.
backup-ask = Password of the backups
backup-written = “{ $title }”: { $facts ->
    [one] 1 fact
   *[other] { $facts } facts
} copied and read back.
backup-made = There was no folder { $folder }, so it was made.
backup-newest = good, the newest
backup-good = good
restore-passed-over = { $file } is passed over. { $problem }
restore-found = “{ $title }”, { $facts ->
    [one] 1 fact
   *[other] { $facts } facts
}, epoch { $epoch }, copied at { $at }.
restore-accounts = With it come the accounts of { $names }: they can sign in here with their own passwords, except where there is an account of that name already.
restore-mirror = Its public pages go on being sent to { $url }.
restore-sure = From now on this computer keeps the tournament, and the one before must not go on. Continue?
restore-aside = What is here is kept aside as { $name }. To undo this, use: topcut back { $name }
restored = “{ $title }” goes on here, in epoch { $epoch }. It is called { $short }. Start the pages with topcut serve; at the desk, the page “Going on” lists the tables whose results may be missing.
created = “{ $title }” is created. It is called { $short } on the command line, or by the beginning of its title.
created-commitment = Publish this commitment before anyone signs up; it binds all draws to come: { $commitment }
import-unfinished = “{ $title }” is not over, so another computer may be running it, and two computers must never both go on with one tournament. To go on with it here instead, answer no and use topcut restore with this file.
import-sure = Keep only a copy of it here?
events-none = There is no tournament in { $folder } yet. Create one with topcut new.
exported = { $facts ->
    [one] 1 fact is
   *[other] { $facts } facts are
} written to { $file }{ $public ->
    [true] , without what is secret
   *[other] , secrets included: keep it to yourself
}.
imported = “{ $title }” is imported: { $facts ->
    [one] 1 fact
   *[other] { $facts } facts
}, the chain is whole. It is called { $short } here.
imported-here = “{ $title }” is already here, with the same { $facts ->
    [one] fact
   *[other] { $facts } facts
}. Nothing needed to be done.
imported-so = It was played like this elsewhere, and is taken as it was.
imported-unknown = It was played elsewhere. The file that it comes from does not tell whether this was done there.
imported-ejected = The file that this comes from says that the player was ejected, and not why.
imported-history = “{ $title }” is created from the file: { $players } players, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. It is called { $short } here.
people-preview = { $count ->
    [one] 1 player
   *[other] { $count } players
} in the file, read as { $encoding }, columns separated by { $separator ->
    [tab] tabs
   *[other] { $separator }
}:
people-problems = { $count ->
    [one] 1 line cannot be taken:
   *[other] { $count } lines cannot be taken:
}
people-nothing = No one was entered. Correct the file and try again.
people-namesakes = No one was entered. If it is another person, say so: --another "{ $name }". If it is the same person, take the line out.
people-confirm = No one is entered yet. If this is right, run the command again with --yes.
people-entered = { $count ->
    [one] 1 player is
   *[other] { $count } players are
} entered into “{ $title }”.

doctor-folder = Data folder: { $folder }.
moved = Moved to { $where }: { $tournaments ->
    [one] 1 tournament
   *[other] { $tournaments } tournaments
} with { $facts } facts, and all accounts, sessions and receipts. Every log was checked there, and ends as it did here. The old one was left as it is: from now on serve only the new one.
doctor-postgres = PostgreSQL { $version }, with fsync, full_page_writes and synchronous_commit on: what was acknowledged survives a crash of the server.
doctor-sqlite = SQLite { $version }, journal { $journal }, sync { $sync }: what was acknowledged survives a power cut.
doctor-sqlite-odd = SQLite { $version }, journal { $journal }, sync { $sync }: these are not the safe settings.
doctor-lock = The folder is held by this command alone.
doctor-space = { $free } MB are free.
doctor-tournament = { $title } ({ $short }): { $facts ->
    [one] 1 fact
   *[other] { $facts } facts
}, the chain is whole, the witness agrees.
doctor-trouble = { $title } ({ $short }):
doctor-none = There is no tournament.
doctor-well = Everything is in order.
doctor-ill = { $count ->
    [one] 1 thing needs you.
   *[other] { $count } things need you.
}

## The log, one sentence per fact

results-heading = { $book }, { $state ->
    [final] final results
   *[standings] standings so far
} of { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $rounds ->
    [one] 1 Swiss round
   *[other] { $rounds } Swiss rounds
}{ $cut ->
    [0] {""}
   *[other] , then top { $cut }
}.
outcome-won = won
outcome-drawn = drawn
outcome-lost = lost
outcome-bye = bye
outcome-unpaired-loss = loss, not paired
outcome-no-show = lost, did not come
outcome-absent = absent
cross-letter = { $outcome ->
    [won] W
    [drawn] D
    [lost] L
    [bye] bye
    [unpaired-loss] missed
    [no-show] no-show
    [absent] absent
   *[open] open
}
cross-said = { $outcome ->
    [won] won against number
    [drawn] drew with number
    [lost] lost to number
    [bye] had the bye
    [unpaired-loss] was not paired, which is a loss
    [no-show] did not come to the match against number
    [absent] was absent by arrangement
   *[open] still plays number
}
cross-legend = W 5 = won against number 5 of this table (D drawn, L lost). Below it stand the score, this player’s figure first, and the { $points } of the round with the total after it. R is a Swiss round, B a round of the bracket, which gives no { $points }.
where-staged = { $stage ->
    [bracket] bracket round
   *[other] round
} { $round }
where-swiss = round { $round }
where-bracket = bracket round { $round }
fact-tournament-created = The tournament “{ $title }” is created, for { $first_day }{ $place ->
    [none] {""}
   *[other] , { $place }
}. The commitment of its draws is { $commitment }.
fact-details-corrected = { $title ->
    [none] {""}
   *[other] The title is now “{ $title }”.{" "}
}{ $place ->
    [none] {""}
    [unsaid] The place is open again.{" "}
   *[other] The place is now { $place }.{" "}
}{ $first_day ->
    [none] {""}
   *[other] The first day is now { $first_day }.{" "}
}{ $special ->
    [none] {""}
    [unsaid] There are no special rules any more.
   *[other] Special rules: { $special }
}
fact-schedule-set = { $count ->
    [0] The schedule is empty.
    [one] The schedule has one line: { $slots }
   *[other] The schedule has { $count } lines: { $slots }
}
fact-fee-set = { $charged ->
    [true] There is an entry fee.
   *[other] There is no entry fee.
}
fact-self-check-in-set = { $allowed ->
    [true] Players may check themselves in by phone.
   *[other] Players are checked in by the organizer.
}
fact-chances-shown = { $shown ->
    [true] Players may see what they need to make the cut.
   *[other] Players do not see what they need to make the cut.
}
fact-announcement-made = Announcement { $announcement }: { $text }
fact-table-told = Announcement { $announcement }, to table { $table }: { $text }
fact-announcement-taken-down = Announcement { $announcement } is taken down.
fact-deviation-declared = The tournament departs from { $clause }: { $reason }
fact-official-named = { $official } is named as { $role }{ $plays_as ->
    [none] {""}
   *[other] , and plays as { $plays_as }
}{ $alternate ->
    [none] {""}
   *[other] ; { $alternate } rules on those games
}.
fact-official-released = { $official } is no longer { $role }.
fact-staff-let-in = { $person } may act as { $role ->
    [organizer] an organizer
   *[other] an official
} from here on.
fact-staff-sent-away = { $person } was sent away, and no longer acts here.
fact-person-renamed = { $person } has a new name here.
fact-person-forgotten = The name and contact details of { $person } were deleted.
fact-taken-over = Another computer took over here (epoch { $epoch }). What the one before wrote later does not count.
fact-text-struck = A text of fact { $n } was struck out.
fact-capacity-set = { $capacity ->
    [none] There is room for everyone.
   *[other] There is room for { $capacity } players.
}
fact-player-entered = { $player } { $robot ->
    [true] fills the last seat
   *[other] { $waiting ->
        [true] is on the waiting list
       *[other] { $player ->
            [You] are
           *[other] is
        } entered
    }
}{ $club ->
    [none] {""}
   *[other] {" "}({ $club })
}{ $missed ->
    [none] {""}
   *[other] , late, with an unpaired loss for round { $missed }
}.
fact-player-admitted = { $player } comes in from the waiting list.
fact-player-withdrawn = { $player } is withdrawn.
fact-player-readmitted = { $player } is in again, { $waiting ->
    [true] on the waiting list
   *[other] as the same player
}{ $missed ->
    [none] {""}
   *[other] , with an unpaired loss for round { $missed }
}.
fact-player-arrived = { $player } is { $here ->
    [true] here
   *[other] not here after all
} on { $day }.
fact-player-checked-in = { $player } is checked in.
fact-player-checked-out = { $player } is no longer checked in.
fact-fee-noted = { $player } has { $paid ->
    [true] paid
   *[other] not paid
}.
fact-club-set = { $player } { $club ->
    [none] does not belong to a club
   *[other] belongs to { $club }
}.
fact-seat-fixed = { $player } { $table ->
    [none] can sit anywhere
   *[other] always sits at table { $table }
}.
fact-table-set = Table { $table } is { $closed ->
    [true] closed
   *[other] set up
}{ $stream ->
    [true] {" "}as the stream table
   *[other] {""}
}{ $note ->
    [none] {""}
   *[other] : { $note }
}.
fact-table-checked = The terrain of table { $table } has been checked.
fact-materials-checked = { $player }, { $item }: { $passed ->
    [true] in order
   *[other] not in order
}{ $note ->
    [none] {""}
   *[other] , { $note }
}.
fact-deck-check-drawn = Drawn for deck check { $check } in { $where } (officials only until the round is closed): { $players }.
fact-deck-checked = Deck check of { $player } in { $where }: { $fine ->
    [true] all is fine
   *[other] a finding under { $clause }
}{ $note ->
    [none] {""}
   *[other] ; { $note }
}.
fact-substitute-approved = { $player } may use a substitute for { $item }.
fact-list-handed-in = { $player } has handed in a list.
fact-list-checked = { $grade ->
    [legal] The list of { $player } is checked: nothing is wrong with it.
    [illegal] The list of { $player } is checked: it is not legal by { $clauses }.
   *[unverified] The list of { $player } is not verified: Topcut cannot check all of it.
}
fact-list-accepted = The list of { $player } is accepted{ $findings ->
    [none] .
   *[other] {" "}despite this: { $findings }
}{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
}
fact-list-corrected = The list of { $player } is corrected: { $reason }
fact-pool-registered = { $player } has registered a pool.
fact-lists-published = { $published ->
    [true] Everyone may read the lists from now on.
   *[other] The lists are no longer public.
}
fact-roster-locked = The roster is locked with { $count } players.
fact-structure-announced = Announced before the start: { $rounds ->
    [none] as many rounds as the table says
    [one] 1 round
   *[other] { $rounds } rounds
}, { $cut ->
    [none] and the cut of the table
    [0] no cut
   *[other] then the top { $cut }
} ({ $clause }).
fact-started = The tournament starts with { $players } players: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $cut ->
    [0] no cut
   *[other] then the top { $cut }
} ({ $clause }).
fact-structure-changed = From now on: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $cut ->
    [0] no cut
   *[other] then the top { $cut }
}. { $reason }
fact-pair-forbidden = { $first } and { $second } are kept apart.
fact-absence-arranged = { $player } { $away ->
    [true] will be absent from { $where }
   *[other] will be there in { $where } after all
}.
fact-draw-opened = The draw of { $where } is open{ $attempt ->
    [1] .
   *[other] , attempt { $attempt }: { $reason }
}
fact-round-paired = The pairings of { $where } are published: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}{ $way ->
    [by-hand] , made by hand
    [limited] , the best found in time
   *[other] {""}
}{ $breaks ->
    [none] {""}
   *[other] ; this breaks { $breaks }
}.
fact-round-unpaired = The pairings of { $where } are taken back: { $reason }
fact-tables-repaired = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} of { $where } { $tables ->
    [one] is
   *[other] are
} paired again: { $reason }
fact-table-moved = { $game } moves to table { $table } in { $where }.
fact-extra-minutes-rolled = { $extra ->
    [one] 1 extra minute is
   *[other] { $extra } extra minutes are
} { $typed ->
    [true] rolled and typed in
   *[other] drawn
} for { $where } (officials only until time is called).
fact-clock-started = The clock of { $where } is started: { $minutes } minutes{ $commitment ->
    [none] {""}
   *[other] {" "}and the extra ones
}.
fact-clock-paused = The clock of { $where } is paused{ $reason ->
    [none] {""}
   *[other] : { $reason }
}.
fact-clock-resumed = The clock of { $where } goes on.
fact-card-missing = { $player } is looking for a card that is lost or damaged: { $what } ({ $where }).
fact-card-replaced = The missing card of { $player } has been found or replaced.
fact-table-extended = Table { $table } has { $minutes ->
    [one] 1 more minute
   *[other] { $minutes } more minutes
} in { $where }: { $reason }
fact-mission-critical-announced = Mission Critical is announced in { $where }.
fact-time-called = Time is called in { $where }{ $extra ->
    [0] .
    [one] , after 1 extra minute.
   *[other] , after { $extra } extra minutes.
}
fact-squads-sealed = { $player } has chosen squads for { $where }.
fact-squads-revealed = Both squads are shown at table { $table } in { $where }: { $first } against { $second }.
fact-must-use-missed = { $player } can no longer use every squad: { $squads } are left.
fact-result-claimed = { $player } says of table { $table } in { $where }: { $game }.
fact-result-disputed = The players at table { $table } in { $where } disagree.
fact-result-settled = Table { $table } in { $where }: { $game }{ $agreed ->
    [true] , both players agree
   *[other] {""}
}{ $figures_unknown ->
    [none] {""}
   *[other] {" "}(figures unknown: { $figures_unknown })
}.
fact-result-corrected = Table { $table } in { $where } is corrected: { $game }, not { $before }. { $stands ->
    [none] {""}
   *[other] By the standings now, the seeds would be different; the bracket stands as it was made. ({ $stands }){" "}
}{ $reason }{ $figures_unknown ->
    [none] {""}
   *[other] {" "}(figures unknown: { $figures_unknown })
}
fact-tie-broken = { $winner } goes on from table { $table } in { $where }, { $by ->
    [roll] by a roll.
   *[other] as the higher seed of the bracket.
}
fact-round-closed = This closes { $where }.
fact-player-dropped = { $player } drops{ $noticed ->
    [true] .
   *[other] {" "}without saying so.
}
fact-player-rejoined = { $player } is back{ $missed ->
    [none] .
   *[other] , with an unpaired loss for round { $missed }.
}
fact-player-ejected = { $player } is ejected{ $decided_by ->
    [none] {""}
   *[other] , as { $decided_by } decided
}{ $reason ->
    [none] .
   *[other] : { $reason }
}
fact-warning-given = { $player } is warned: { $ground }{ $note ->
    [none] .
   *[other] ; { $note }
}
fact-ejection-declined = { $player } is not ejected: { $reason }
fact-ejection-proposed = { $actor } proposes to eject { $player }: { $reason }
fact-penalty-recorded = { $player } has a penalty{ $about ->
    [list] , about a list
   *[other] {""}
}: { $penalty }
fact-official-called = Call { $call }: { $player } asks for an official{ $table ->
    [none] {""}
   *[other] {" "}at table { $table }
}{ $about ->
    [none] .
   *[other] : { $about }
}
fact-call-taken = Call { $call }: an official is on the way.
fact-call-closed = Call { $call } is closed.
fact-ruling-given = Ruling { $ruling }{ $decided_by ->
    [none] {""}
   *[other] {" "}by { $decided_by }
} for { $players }: { $question } { $answer }
fact-ruling-appealed = { $player } appeals ruling { $ruling }.
fact-appeal-decided = The appeal against ruling { $ruling } is decided, { $upheld ->
    [true] it stands
   *[other] it is changed
}{ $decided_by ->
    [none] {""}
   *[other] {" "}(by { $decided_by })
}: { $answer }
fact-cut-made = The cut is made. Seeds, in order: { $seeds }.
fact-cut-taken-back = The cut is taken back and made again: { $reason }
fact-cut-replaced = { $leaver } left before the first game{ $joined ->
    [none] ; the seed stays vacant.
   *[other] ; { $joined } comes in.
}
fact-bracket-bye-given = { $player } has a bye in bracket round { $round }.
fact-tournament-finished = The tournament is finished. { $winner ->
    [none] Nobody has won it.
    [You] You have won it.
   *[other] { $winner } has won it.
}
fact-seed-revealed = The seed of all draws is revealed: { $seed }.
fact-step-undone = { $count ->
    [one] Fact { $first } is
   *[other] Facts { $first } to { $last } are
} undone{ $reason ->
    [none] .
   *[other] : { $reason }
}

## Playing Challengers! in the terminal

challengers-won = Deck { $seat } wins after { $reveals ->
    [one] 1 revealed card
   *[other] { $reveals } revealed cards
}: { $how ->
    [bench] the other bench is too small.
    [guard] the match went on for too long, so the flag decides.
   *[deck] the other deck cannot reach the total.
}
challengers-seed = Shuffled with the seed “{ $seed }”: the same seed gives the same cards.
play-welcome = Challengers! with { $players ->
    [one] you alone against the Robot
   *[other] { $players } players
}. Seven rounds: build a deck, then capture the flag. Type q to leave, ? to see your deck.
play-solo-unused = At level { $level } the Robot draws no R cards, so no SOLO card can come up. Choose --robot-level 2 to 5 to meet them.
refusal-coach-busy = The coach has too much to think about just now. Your cards are as they were: choose by yourself, or ask again in a minute.
play-expert-slow = The expert thinks with fewer matches here, because numba is not installed. To let it play at its best, install Topcut with its extra “planner”.
play-coach = Coach: wins { $percent } % ± { $margin }.
play-coach-none = No card, and on as it is. { $chances }
play-turn = { $name }, it is your turn. Everyone else looks away now. Type y, { $name }, when only you can see the screen
play-look-again = Everyone may look again. Press Enter
play-asked = { $name } is asked:
play-round = Round { $round } of { $rounds }
play-finalists = The seven rounds are over. { $first } and { $second } have the most fans, and play the final.
play-final-decks = Before the final you may still remove cards.
play-standing = { $name }: { $tokens ->
    [one] 1 fan token
   *[other] { $tokens } fan tokens
}, { $count ->
    [0] no trophy
    [one] the trophy of round { $trophies }
   *[other] the trophies of rounds { $trophies }
}{ $fans ->
    [hidden] {" "}(fans hidden)
    [one] : 1 fan in all
   *[other] : { $fans } fans in all
}
play-you = You
play-robot = Robot
play-half = Deck { $number }
printed-plans = Seats by the printed plans
solo-title = Alone against the Robot
solo-name = Challenger
table-title = { $name }’s table
tables-said = Saved. It counts for the next table that is opened.
ring-refused = Nobody at a table waits for this phone any more. Ask them, and type the letters again.
lobby-here = { $count ->
    [one] You are here
   *[other] { $count } are here
}
table-clock = { $minutes ->
    [0] none: take the time you need
    [one] 1 minute
   *[other] { $minutes } minutes
}
table-pace = { $pace ->
    [calm] calmly, every three seconds
    [at-once] at once
   *[other] briskly, every second
}
tables-who = { $who ->
    [nobody] Nobody
    [accounts] Those with an account
   *[other] Everyone who gets to this page
}
tables-open = { $count ->
    [0] No table is open
    [one] 1 table is open
   *[other] { $count } tables are open
}
game-last = { $won ->
    [yes] You won
   *[no] You lost
} { $round ->
    [8] the final
   *[other] round { $round }
}{ $fans ->
    [none] .
    [one] . The trophy has 1 fan.
   *[other] . The trophy has { $fans } fans.
}
game-waits = { $count ->
    [0] The matches begin.
    [one] One player is still choosing.
   *[other] { $count } players are still choosing.
}
game-pick = Pick { $number }
game-has = { $name ->
    [0] New in your deck
    [one] You have 1 of this name
   *[other] You have { $name } of this name
}, { $set ->
    [0] no { $which } yet
    [one] 1 card of { $which }
   *[other] { $set } cards of { $which }
}
game-then = Your deck would have { $number ->
    [one] 1 card
   *[other] { $number } cards
}
game-level = { $level ->
    [S] start
   *[other] level { $level }
}
game-then-names = { $more ->
    [yes] { $names } different names, one more than now
   *[other] { $names } different names, as now
}
game-pile = { $cards ->
    [one] 1 card in the pile
   *[other] { $cards } cards in the pile
}
game-give-up = { $number ->
    [one] You give up 1 pick.
   *[other] You give up { $number } picks.
}
game-deck = My deck, { $number ->
    [one] 1 card
   *[other] { $number } cards
}
game-seat = { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}{ $worth ->
    [none] {""}
   *[other] {" "}worth { $worth }
}, { $fans ->
    [one] 1 fan token
   *[other] { $fans } fan tokens
}{ $cards ->
    [none] {""}
    [one] , 1 card
   *[other] , { $cards } cards
}
companion-before = { $trophies ->
    [0] no trophy yet
    [one] one trophy, of round { $rounds }
   *[other] { $trophies } trophies, of rounds { $rounds }
  }, { $tokens ->
    [one] one fan token
   *[other] { $tokens } fan tokens
  }
game-total = { $fans ->
    [one] 1 fan
   *[other] { $fans } fans
}, { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
play-bot = { $bot } { $seat }
play-deck = Your deck, { $number ->
    [one] 1 card
   *[other] { $number } cards
}:
play-ask-draw = From which pile do you draw five cards: { $levels } (Enter for { $highest })
play-drawn = You draw:
play-ask-pick = Pick a card ({ $number } left): its number{ $redraw ->
    [true] , r to draw again
   *[false] {""}
}, or 0 for none
play-ask-none = You could still pick { $number ->
    [one] 1 card
   *[other] { $number } cards
}. Pick none of these? Type y to go without, or press Enter to look again
play-ask-remove = Remove a card from your deck: its number, or Enter to go on
play-ask-empty = That is your last card, and an empty deck loses. Remove it anyway (y or n)
play-ask-pay = Your { $card }: remove a card for one more pick: its number{ $may ->
    [true] , or Enter for none
   *[false] {""}
}
play-ask-move = { $owner ->
    [You] Your
   *[other] { $owner }'s
} { $card } ({ $text }) Which card: its number{ $may ->
    [true] , or Enter for none
   *[false] {""}
}
play-ask-top = Your { $card }: which card comes on top
play-not-there = Possible answers are { $possible }.
play-match = { $final ->
    [true] The final:{" "}
   *[false] {""}
}{ $first } against { $second }. { $begins ->
    [You] You reveal
   *[other] { $begins } reveals
} the first card.
play-park = { $who }: { $flag ->
    [none] { $attack ->
        [none] {""}
       *[other] in the attack { $attack }{ $total ->
            [none] {""}
           *[other] , { $total } so far
        };{" "}
    }
   *[other] the flag is on { $flag }, { $total } to reach;{" "}
}{ $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, on the bench { $bench ->
    [none] nothing
   *[other] { $bench }
}, exhausted { $exhaust ->
    [none] nothing
   *[other] { $exhaust }
}.
play-reveal = { $who ->
    [You] You reveal
   *[other] { $who } reveals
} { $card }: { $total } { $need ->
    [none] power.
   *[other] against { $need }.
}
play-reveal-plain = { $who ->
    [You] You reveal
   *[other] { $who } reveals
} { $card }.
play-total = { $who ->
    [You] You have
   *[other] { $who } has
} { $total } { $need ->
    [none] power with { $card }.
   *[other] against { $need }.
}
play-flag = { $who ->
    [You] Your
   *[other] { $who }'s
} { $card } has the flag, with { $total } power.
play-bench = { $who ->
    [You] Your
   *[other] { $who }'s
} { $cards } to the bench{ $over ->
    [true] , which has only { $most } seats for { $seats } names.
   *[false] , { $seats } of { $most } seats taken.
}
play-whose = { $who ->
    [You] your
   *[other] { $same ->
        [true] their
       *[false] { $who }'s
    }
}
play-unseen = an unseen card
play-move = { $owner ->
    [You] Your
   *[other] { $owner }'s
} { $by } moves { $card } from { $source ->
    [self] the park
    [bench] { $whose } bench
    [exhaust] { $whose } exhaust pile
    [bottom] the bottom of { $whose } deck
    [pile-A] pile A
    [pile-B] pile B
    [pile-C] pile C
   *[top] { $whose } deck
} { $target ->
    [bench] to { $to } bench
    [exhaust] to { $to } exhaust pile
    [removed] out of { $to } deck
    [bottom] under { $to } deck
   *[top] on top of { $to } deck
}.
play-arrange = { $who ->
    [You] You look at your top cards and lay
   *[other] { $who } looks at the top cards and lays
} them back.
play-fans = { $owner ->
    [You] Your
   *[other] { $owner }'s
} { $card } brings { $who ->
    [You] you
   *[other] { $same ->
        [true] them
       *[false] { $who }
    }
} { $number ->
    [one] 1 fan.
   *[other] { $number } fans.
}
play-next = { $who ->
    [You] Your
   *[other] { $who }'s
} { $card }: { $number } more power for { $who ->
    [You] your
   *[other] their
} next card.
play-end = { $who ->
    [You] You win
   *[other] { $who } wins
} the match: { $how ->
    [bench] no seat is left on the other bench.
    [left] the opponent has left.
    [guard] it went on for too long.
   *[deck] the other deck cannot reach the total.
}
play-trophy = { $who ->
    [You] You win
   *[other] { $who } wins
} the trophy of round { $round }{ $fans ->
    [hidden] .{ $later ->
        [true] {" "}Only { $who } will see what it is worth.
       *[false] {""}
    }
    [one] . { $who ->
        [You] Your trophy
       *[other] It
    } is worth 1 fan.
   *[other] . { $who ->
        [You] Your trophy
       *[other] It
    } is worth { $fans } fans.
}
play-trophy-box = The trophy of round { $round } goes back to the box.
play-go-on = Press Enter to go on
play-won = { $name ->
    [You] You win Challengers! Congratulations.
   *[other] { $name } wins Challengers!
}
play-goodbye = Goodbye. The seed of this game was “{ $seed }”.
learn-deck-title = Your deck
learn-deck = Everyone starts with the same { $number } cards. The large number on a card is its power, and that is all these cards have.
learn-draw-title = Deck Phase: draw
learn-draw = Before each match you draw { $number } cards. In round 1 they come from pile { $level }, and every card of that pile has an { $level } in its corner. If you like none of them, you may draw again, once in each Deck Phase.
learn-pick-title = Deck Phase: pick
learn-pick = You pick { $number ->
    [one] a card
   *[other] { $number } cards
} for your deck: { $cards }. You may also remove cards from your deck, as many as you like{ $removed ->
    [0] ; you keep them all
   *[other] ; you remove { $removed }
}. You play with { $deck } cards.
learn-robot-title = Your opponent
learn-robot = Alone, you play against the Robot. It has { $number } cards, picks none and never chooses anything: it reveals card after card. Both decks are shuffled, and the match begins.
learn-flag-title = The flag
learn-flag = { $who ->
    [You] You reveal
   *[other] { $who } reveals
} the first card. { $card } takes the flag, with power { $total }. Now the other side attacks: it must reach { $total }.
learn-reach-title = Taking the flag
learn-reach = { $who ->
    [You] You reveal
   *[other] { $who } reveals
} { $card }: { $total }, and { $need } had to be reached. { $equal ->
    [true] Equal is enough:
   *[false] That is enough:
} the flag changes sides.
learn-bench-title = The bench
learn-bench = What loses the flag goes to the bench: { $cards }. A bench has { $seats } seats, and { $who ->
    [You] you have
   *[other] { $who } has
} taken { $taken }.
learn-sum-title = Several cards add up
learn-sum = One card is often not enough. Whoever attacks reveals one after the other until they add up: { $cards } make { $powers } = { $total }, and { $need } had to be reached. Only the last card then defends the flag; the others lie under it.
learn-stack-title = Same name, same seat
learn-stack = Cards with the same name share a seat: { $copies } × { $card } need only one. { $who ->
    [You] You have
   *[other] { $who } has
} taken { $taken } of { $seats } seats. So several cards of one name are good to have.
learn-effect-title = What cards can do
learn-effect = { $who ->
    [You] Your
   *[other] { $who }'s
} { $card } has power { $printed }, but counts { $counts } here. Why, is written on the card.
learn-end-title = Why a match ends
learn-end = { $how ->
    [deck] { $loser ->
        [You] You must
       *[other] { $loser } must
    } attack, and { $loser ->
        [You] have
       *[other] has
    } no card left
    [bench] { $loser ->
        [You] You need
       *[other] { $loser } needs
    } more than { $seats } seats
   *[other] The match is stopped
}: { $who ->
    [You] you win.
   *[other] { $who } wins.
} There are two ways to lose: your deck does not reach the flag, or your bench needs more than { $seats } seats.
learn-trophy-title = Trophies and fans
learn-trophy = { $mine ->
    [true] You take
   *[false] The Robot takes
} the trophy of round 1: it is worth { $fans } fans. Later trophies are worth more, and some cards bring fans as well. The cards go back into the decks, and the next Deck Phase begins. Alone, you win with the most fans after { $rounds } rounds, or with { $lead } more than the Robot before that. With more than two players, the two with the most fans play a final.
learn-step = Step { $step } of { $steps }
board-begins = { $second ->
    [You] You against { $first }
   *[other] { $first } against { $second }
}. { $begins ->
    [You] You reveal
   *[other] { $begins } reveals
} the first card, { $tossed ->
    [true] by the toss of the flag.
   *[false] having the better trophy.
}
board-match = { $second ->
    [You] You against { $first }
   *[other] { $first } against { $second }
}
board-title = { $second ->
    [You] You against { $first }
   *[other] { $first } against { $second }
}, { $place ->
    [final] the final
   *[other] { $place }, round { $round }
}
board-bench = { $who ->
    [You] Your bench
   *[other] { $who }'s bench
}, { $taken } of { $seats } seats taken
board-attack = { $who ->
    [You] Your attack
   *[other] { $who }'s attack
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-holds = { $who ->
    [You] You hold
   *[other] { $who } holds
} the flag
board-lost-flag = { $who ->
    [You] You have
   *[other] { $who } has
} lost the flag
board-attacks = { $who ->
    [You] You are
   *[other] { $who } is
} on the attack
board-nothing = { $who ->
    [You] Nothing of yours is
   *[other] Nothing of { $who } is
} in the park yet
board-under = Under it: { $cards }
board-waiting = { $power } more power for the next card
board-waits = { $who ->
    [You] Everyone waits for you.
   *[other] { $who } has a choice to make.
}
board-won = { $who ->
    [You] You won this match.
   *[other] { $who } won this match.
}
tale-final = { $winner } beat { $loser } in the final, in which { $reveals } cards came up, and won the game.
tale-lead = { $winner } won the game after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, with { tale-fans } to { $others }.
tale-alone = { $winner } won the game with { tale-fans }; everyone else had left.
tale-nobody = Nobody won the game: everyone had left.
tale-fans = { $fans ->
    [one] 1 fan
   *[other] { $fans } fans
}
tale-in = { $round ->
    [final] in the final
   *[other] in round { $round }
}
tale-closest = No match was closer than the one { tale-in }: { $loser } lacked { $lack } power against { $winner } when the last card was out.
tale-no-closest = No match was decided by the last card of a deck.
tale-longest = No match was longer than the one { tale-in }: { $winner } beat { $loser } after { $reveals } cards.
tale-upset = No upset was bigger than the one { tale-in }: { $winner } was { $gap ->
    [one] 1 fan
   *[other] { $gap } fans
} behind { $loser } before it, and won.
tale-no-upset = There was no upset: nobody beat a player who had more fans before that round.
tale-card = No card decided more matches than { $card }: it held the flag at the end of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
tale-no-card = No match ended with a card holding the flag.
tale-trophies = Nobody took more trophies than { $winner }: { $count }, worth { tale-fans }.
tale-no-trophies = Nobody was left to be ranked.
choice-move = { $owner ->
    [You] Your
   *[other] { $owner }'s
} { $card }: which card { $to ->
    [bench] goes to the bench?
    [exhaust] is exhausted?
    [removed] leaves the deck for good?
    [bottom] goes under the deck?
   *[top] goes on top of the deck?
}
choice-top = Your { $card }: which card comes on top of your deck?
refusal-match-not-over = This match is still being played. Its picture can be had when it is over.
refusal-match-not-played = There is no match of round { $round } in park { $park } yet. Look at the table to see what is being played.
refusal-name-ambiguous = “{ $word }” could be { $found }. Type more of the name.

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
refusal-run-unknown = There is no command “{ $word }”. { $count ->
    [0] Type help to see all of them.
   *[other] Did you mean { $near }?
}
refusal-run-by = “{ $word }” is not one of the officials ({ $officials }). End with by and one of them, or with by me.
run-correcting = This corrects table { $table } in { $where }.
run-undone = No longer true: { $text }
refusal-whom = Who is meant? Write a name, as in: drop Ana
refusal-run-incomplete = That is not complete. Write it like this: { $form }
refusal-run-start = “{ $word }” cannot be used with start. Use rounds 4, cut 4, no cut (or full swiss), roll, no roll, leave out, fresh tables, best of 3, bracket best of 3, clubs apart 1.
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
run-whom = Whom? Type a name:
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

## The commands generate and verify
refusal-field-unreadable = “{ $given }” is not a number of players. Write the fewest and the most, such as 4-24, starting from { $least }.
refusal-archive-unverifiable = { $file } cannot be checked: { $problem } Give an archive: the file that “Download the file” or the page “Files” saved, or that “topcut export” or “topcut generate” wrote.
generated = { $count ->
    [one] One tournament
   *[other] { $count } tournaments
} of { $facts } facts { $count ->
    [one] is
   *[other] are
} in { $folder }.
generated-kind = kind
generated-facts = facts
generated-missing = { $count ->
    [one] One kind of fact has not come up:
   *[other] { $count } kinds of facts have not come up:
}
generated-touched = { $count ->
    [one] One clause
   *[other] { $count } clauses
} of { $title } and of the rulings for all rule books { $count ->
    [one] was
   *[other] were
} touched.
generated-untouched = { $count ->
    [one] One was not, or stands in no fact:
   *[other] { $count } were not, or stand in no fact:
}

## Lists at the prompt, and what was played

refusal-list-still-illegal = Nothing was changed: { $number ->
    [one] 1 finding still forbids this list
   *[other] { $number } findings still forbid this list
}. Correct what was found in it, and try again.
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
refusal-lists-hidden = The lists of this event are not public, so neither is what was played. The organizer can publish them once the event has begun.
refusal-rounds-unknown = There are no rounds called “{ $text }” here. Say { $known }.
refusal-catalogue-no-file = Choose a file first. Nothing was added.
catalogue-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
catalogue-age = { $days ->
    [0] of today
    [one] 1 day old
   *[other] { $days } days old
}
catalogues-lost = { $count ->
    [one] This catalogue was used for lists, and is no longer in the data folder:
   *[other] These catalogues were used for lists, and are no longer in the data folder:
} { $names }. Lists that are checked again now may be judged otherwise.
list-age = { $unit ->
    [days] { $number ->
        [one] 1 day ago
       *[other] { $number } days ago
    }
    [hours] { $number ->
        [one] 1 hour ago
       *[other] { $number } hours ago
    }
   *[minutes] { $number ->
        [0] just now
       *[other] { $number } min ago
    }
}
played-section = { $section ->
    [characters] Characters
    [tactics] Team Tactic cards
    [crises] Crises
    [gems] Infinity Gems
    [affiliations] Affiliations
    [primary] Primary units
    [secondary] Secondary units
    [supporting] Supporting units
    [mission] Mission Sets
    [hero] Heroes
    [deck] Cards
    [pool] Pool
   *[none] Without a heading
}
played-span = { $stage ->
    [all] All rounds
    [swiss] { $round ->
        [0] Swiss rounds
       *[other] Round { $round }
    }
   *[bracket] { $round ->
        [0] The cut
       *[other] Cut, round { $round }
    }
}
played-plot = Win rates with error bars, { $section ->
    [characters] characters
    [tactics] Team Tactic cards
    [crises] crises
    [gems] gems
    [affiliations] affiliations
    [primary] primary units
    [secondary] secondary units
    [supporting] supporting units
    [mission] Mission Sets
    [hero] heroes
   *[other] cards
}, the most frequent first.
played-lists = { $lists ->
    [one] 1 list is counted.
   *[other] { $lists } lists are counted.
}
played-none = No list that can be read has been handed in yet.
played-unread = { $number ->
    [one] 1 list could not be read and does not count here.
   *[other] { $number } lists could not be read and do not count here.
}

refusal-nonce-added = { $player }'s phone has already added its number to the draw; one is enough.
refusal-not-yourself = Only { $player }'s own phone can do that. Nothing was changed.
fact-nonce-added = { $player }'s phone added a number of its own to the draw.

# A player's phone
refusal-report-stale = Table { $table } has changed since this page was opened, so what you sent was not recorded. Look at what is reported there now, then report or confirm again.

# The web pages: edges
refusal-page-unknown = There is no such page here. The address may be mistyped, or what it showed is gone.
refusal-method-unknown = That cannot be done with this address. Go back and use the page's own buttons.
refusal-body-unreadable = What arrived was incomplete or could not be read. Nothing was stored. Please send it again.
refusal-body-too-large = That is too large: at most { $most } kB can be sent here at once. Nothing was stored.
refusal-too-many = That was too often in too short a time. Nothing was stored. Wait a minute, then try again.
refusal-forbidden = You are signed in, but not as someone who may open or do this. Nothing was changed. If you should be able to, sign in with your own card, code or password.
refusal-sign-in-needed = You are not signed in, or your session has ended, so nothing was stored. Please sign in first, then send it again.
signed-out = { $was ->
    [judge-over] Your session as a judge has ended, because the event is over. If there is still something to do, ask the organizer for a new code.
    [judge] You are signed out: an organizer, or you on another device, has signed this phone out. What you had sent is kept. If you still judge, ask the organizer for a new code and type it here.
    [player] This phone is not signed in here any more. Scan your card again, or ask an official for a new one.
    [none] You are not signed in. Sign in to see that page.
   *[other] Your session has ended. Sign in again to go on.
  }
refusal-form-incomplete = The form came without something it needs: { $fields }. Nothing was stored. Open the page again and resend it.
refusal-stopping = Topcut is stopping. What you sent was not stored. Try again in a few seconds.
health-alive = alive
health-ready = ready
page-failed = Something went wrong on our side and was written into the program's log under { $request }. What was stored before is safe. Go back, look at the page again, and repeat what is missing.
connection-400 = That was not a request a browser makes. Nothing was stored.
connection-414 = That address is too long. Nothing was stored.
connection-431 = Your browser sent more than a page needs. Delete the cookies of this address and try again. Nothing was stored.
connection-503 = Too many browsers are connected at the moment. Try again in a few seconds. Nothing was stored.
heading-400 = Not readable
heading-401 = You are not signed in
heading-403 = You cannot do this here
heading-404 = Not found
heading-405 = Not possible here
heading-408 = Too slow
heading-409 = Someone was faster
heading-410 = Deleted
heading-413 = Too large
heading-422 = Not possible
heading-429 = Too often
heading-503 = Not now

# Sheets of paper
paper-roster = Roster { $roster }
paper-worth = { $unit ->
    [seed] seed { $worth }
   *[points] { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
}
paper-ending = { $how ->
    [victory] victory
    [time] time
    [concession] concession
    [draw] agreed draw
    [no-show] one did not come
   *[double-no-show] neither came
}
paper-ending-who = Who conceded or did not come:
paper-not-played = before round 1
paper-open = during round { $round }
paper-after = after round { $round }
paper-placing = { $roster ->
    [0] the loser finishes { $placing }
   *[other] Roster { $roster }, the loser finishes { $placing }
}
paper-broken = { $how ->
    [rank] drawn: the higher seed goes on
   *[roll] drawn: decided by a roll
}
paper-awaited = { $first } or { $second }
paper-nobody = no one
paper-place = { $first ->
    [yes] Winner
   *[no] Place { $place }
}
paper-of = of { $players ->
    [one] { $players } player
   *[other] { $players } players
}

# The public pages
how-ended = { $how ->
    [concession] Conceded
    [no-show] One did not appear
    [double-no-show] Neither appeared
   *[draw] Not played: a draw by agreement
}
progress-sign-up = Sign-up is open
progress-closed = Before the start
progress-locked = Sign-up is closed
progress-before = Round 1 is about to be paired
progress-playing = Round { $round } of { $rounds } is being played
progress-over = Round { $round } of { $rounds } is over
progress-cut = The cut is made
progress-bracket = { $round ->
    [final] The final is being played
   *[other] Bracket round { $round } of { $rounds } is being played
}
progress-bracket-over = Bracket round { $round } of { $rounds } is over
progress-finished = Finished
next-sign-up = { $room ->
    [none] Sign up until it starts.
    [0] The field is full; there is a waiting list.
    [one] There is 1 place left.
   *[other] There are { $room } places left.
}
next-closed = The { $organizer } enters the players.
next-locked = It starts soon. Late entry needs the { $organizer }'s permission.
next-before = The first pairings come next.
next-playing = { $open ->
    [one] 1 table is still playing.
   *[other] { $open } tables are still playing.
}
next-over = Round { $next } comes next.
next-cut = The cut to the top { $cut } comes next.
next-ranking = The final ranking comes next.
next-bracket = The bracket comes next.
next-finished = { $winner ->
    [none] Nobody has won.
   *[other] { $winner } has won.
}
# The big screen
display-choice-by-itself = By itself
display-choice-by-itself-about = Who is here, pairings, standings, bracket, ranking: what the moment calls for.
display-choice-names = Pairings by name
display-choice-names-about = One line for each player.
display-choice-tables = Pairings by table
display-choice-tables-about = One line for each table.
display-choice-standings = Standings
display-choice-standings-about = As they were when the last round was over.
display-choice-bracket = Bracket
display-choice-bracket-about = A drawing, filled in as results come.
display-choice-schedule = Schedule
display-choice-schedule-about = What is still to come.
display-choice-announcements = Announcements only
display-choice-announcements-about = In large letters, and otherwise nothing.
display-choice-blank = Blank
display-choice-blank-about = A black screen, whatever happens.
display-chosen = The display shows this now: { $shows }.
display-round = Round { $round }
display-find-name = find your name, go to your table
display-find-table = find your table
display-roster = everyone plays Roster { $roster }
display-bye = has the bye
display-byes = byes
display-standings = Standings
display-after = { $played ->
    [0] before the first round
   *[other] after { $played } of { $rounds } Swiss rounds
}
display-won-lost = Won-lost
display-won-drawn-lost = Won-drawn-lost
display-ranking = Final ranking
display-here = { $count ->
    [0] Nobody yet
    [one] 1 player
   *[other] { $count } players
}
display-room = { $room ->
    [none] the first round comes next
    [0] the field is full, there is a waiting list
    [one] there is 1 place left
   *[other] there are { $room } places left
}
display-schedule = Schedule
display-bracket = Bracket
display-top = Top { $players }
display-no-bracket = { $cut ->
    [0] this event is played without a cut
   *[other] after the Swiss rounds the top { $cut } play on
}
display-half = { $part ->
    [1] Upper half
   *[other] Lower half
}
display-piece = Part { $part }
display-last-rounds = Last rounds
display-no-one = no one
display-either = { $first } or { $second }
display-drawn = { $how ->
    [rank] drawn: the higher seed goes on
   *[other] drawn: decided by a roll
}
display-drawn-short = { $how ->
    [rank] seed
   *[other] roll
}
display-time-called = Time is called.
display-mission-critical = Mission Critical
display-to-everybody = To everybody
display-paused = The clock is paused
display-paused-wait = Stay at your table.

differs = { $count ->
    [0] This { $tournament } follows the rules on every point
    [one] This { $tournament } differs from the rules on 1 point
   *[other] This { $tournament } differs from the rules on { $count } points
}
limited-round = Round { $round } is not paired exactly as defined: the search took too long, and the best pairing found by then was taken.
limited-bound = { $meetings ->
    [0] No rematch
    [one] 1 rematch
   *[other] { $meetings } rematches
}{ $meetings ->
    [0] {""}
   *[other] {" "}(at least { $meetings_least } in any pairing)
}, { $forbidden ->
    [0] no one meets who is kept apart
    [one] 1 pair that is kept apart
   *[other] { $forbidden } pairs that are kept apart
}{ $forbidden ->
    [0] {""}
   *[other] {" "}(at least { $forbidden_least } in any pairing)
}, { $short ->
    [0] every pair in its group
    [one] 1 pair outside its group where the printed procedure has it inside
   *[other] { $short } pairs placed otherwise than the printed procedure has them
}.
withheld = { $count ->
    [0] Every fact of this log can be read here.
    [one] 1 fact is not for everyone (lists, calls, warnings, hidden choices). Its place in the log is kept.
   *[other] { $count } facts are not for everyone (lists, calls, warnings, hidden choices). Their places in the log are kept.
}
nonces = { $count ->
    [0] No phone has added a number to it.
    [one] 1 phone added a number of its own after that.
   *[other] { $count } phones added a number of their own after that.
}
bye-rule = a win{ $figures ->
    [none] {""}
   *[other] {" "}with { $figures }
}, for { $later ->
    [lowest-points] a player with the lowest points
   *[other] the lowest-ranked
}{ $once ->
    [true] {" "}without one
   *[other] {""}
}
signed-in = { $name }, this phone is signed in until a day after the end.{ $shared ->
    [yes] { " " }It has also signed in for another player, so it can report results, but not confirm them: an official does that.
   *[no] { "" }
}
signed-up = You are in, { $name }.
signed-up-waiting = You are number { $place } on the waiting list, { $name }.
sign-up-state = { $why ->
    [closed] Sign-up on this page is closed at the moment. Ask the { $organizer } to enter you.
    [locked] Sign-up is closed and the { $tournament } is about to start. Ask the { $organizer }, who can still let you in.
    [over] This { $tournament } is over. Sign-up is closed for good.
   *[started] This { $tournament } has started. Ask the { $organizer }, who can still let you in; each round missed is an unpaired loss.
  }
signed-up-asking = Thank you, { $name }. The { $organizer } looks at every sign-up and answers; your card with your code comes from there.
refusal-sign-up-full = The waiting list is full: { $most } people are on it. You are not signed up. Ask the { $organizer }.
refusal-sign-up-busy = More people are signing up than this page can take in a minute. You are not signed up yet; what you typed is still here. Wait a minute, then send it again.
refusal-sign-up-junk = This did not look like a person signing up, so nothing was stored. Leave the field “Website” empty and send it again.
refusal-not-accepted = Tick the box to allow your name on the public pages of this { $tournament }; without it you cannot be paired. Nothing was stored.
refusal-log-behind-phone = A player's phone holds the receipt of fact { $n }, but this log ends at { $last } or took another path. Something that was acknowledged is missing here: look for a newer copy before you go on. The phones still have what was reported from them.
refusal-witness-lost = When Topcut was started, the file topcut.heads knew nothing of this log, which ended at fact { $n }. Without it no one can say whether facts after that were lost. Compare with the receipts on phones and with printed sheets. If everything is there, confirm it here; if not, look for a newer copy before you go on.
seal-compare = Keep it, and compare it later: topcut verify FILE --receipt { $n }:HASH, with these digits without their spaces. A log that was changed up to here has a different one.
my-cut = { $made ->
    [yes] { $above ->
        [yes] You are above the line: you play on.
       *[no] You are below the line, which was drawn below rank { $rank } with { $points }.
      }
   *[no] { $above ->
        [yes] As it stands now you are above the line. The last one above it has rank { $rank } with { $points }.
       *[no] As it stands now you are below the line. The last one above it has rank { $rank } with { $points }.
      }
}
verdict = { $found ->
    [0] Up to fact { $n } the referee found nothing wrong
    [one] Up to fact { $n } the referee found 1 thing that is not as it should be
   *[other] Up to fact { $n } the referee found { $found } things that are not as they should be
}
verdict-count = { $found ->
    [0] nothing wrong
    [one] 1 discrepancy
   *[other] { $found } discrepancies
}
verdict-newer = { $count ->
    [one] The log has gone on since then: 1 fact is newer than this report.
   *[other] The log has gone on since then: { $count } facts are newer than this report.
}
verdict-withheld = { $count ->
    [one] 1 fact is not public, such as a list, a note of an official or the extra minutes of a round. Of that one only its place in the chain was checked.
   *[other] { $count } facts are not public, such as lists, notes of officials or the extra minutes of a round. Of those only their place in the chain was checked.
}
preview-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
preview-leader = { $others ->
    [0] { $leader } leads with { $points }
    [one] { $leader } and 1 other lead with { $points }
   *[other] { $leader } and { $others } others lead with { $points }
}
refusal-preview-busy = The picture of this tournament cannot be drawn at the moment. Ask for it again in a minute.
refusal-verify-lately = The referee has been at work here a moment ago. Nothing was begun. Read the last report, or ask again in a minute.
refusal-verify-busy = The referee is busy with other tournaments. Nothing was begun. Ask again in a minute, or run it on your own machine.
refusal-verify-stopped = The referee needed more time or memory than it may take here ({ $seconds } seconds at most) and was stopped. Nothing was kept. Ask again when this computer has less to do, or run it on your own machine.
refusal-verify-failed = The referee ended without a verdict. Nothing was kept. Ask again, or run it on your own machine.
refusal-verify-unreadable = The referee cannot read the file of this log: { $problem } Nothing was kept. Show this to the organizer.
refusal-verify-outdated = A name or a text of this log was changed or deleted while the referee was reading. Nothing was kept. Ask again.
refusal-alarm-changed = This warning has changed or is gone since the page was opened. Nothing was changed. Read the page again first.
refusal-display-choice-unknown = The display has no such view. It shows what it showed before. Choose one of the list.
alarm-acknowledged = Noted. This warning is no longer shown.
refusal-list-not-open = This list is not open to you, or there is none.
refusal-not-sure = Nothing was changed. Tick the box that says you are sure, then send it again.
refusal-forget-too-early = You are still playing, and the hall needs your name to call you to your table. Drop first, or wait until the end; nothing was deleted.

# Getting in
refusal-form-foreign = This was not sent from a page of this program, or that page is too old. Nothing was changed. Open the page again and resend it.
refusal-form-stale = Someone has signed in or out in this browser since that page was opened. Nothing was changed. Open the page again and resend it.
refusal-host-unknown = Topcut does not answer to this address. Open { $address } instead.
refusal-away-too-long = This session has not been used for an hour, so it can no longer delete or export. Ask the owner to do it, or ask for a new invitation. Nothing was changed.
refusal-claims-too-many = Too many wrong codes were tried here within a minute. A right code still works: check it letter by letter, or ask at the desk for a new one.
refusal-codes-off = Too many wrong judges' codes were tried, so codes are off for 10 minutes. An organizer can send an invitation link instead.
refusal-login-wait = { $seconds ->
    [one] Too many wrong passwords. Wait 1 second, then try again.
   *[other] Too many wrong passwords. Wait { $seconds } seconds, then try again.
} Nothing is locked.
refusal-hashing-busy = Others are signing in right now. Try again in a second.
refusal-login-wrong = That name and password do not belong together. Check both, capital letters included.
refusal-login-here-only = The owner signs in only on the computer that runs Topcut. There, on the page "Account", signing in from other devices can be switched on.
refusal-password-short = A password needs at least { $least } characters. Three or four unrelated words are easy to remember.
refusal-password-long = A password has at most { $most } characters.
refusal-password-weak = { $pattern ->
    [about-you] A password with your own name in it is the first one anyone tries.
    [known] This password, or one much like it, is on the lists that attackers try first.
    [word] One common word with a few extra characters is guessed in seconds.
    [spatial] Neighbouring keys on the keyboard are guessed in seconds.
    [repeat] A password that repeats itself is guessed in seconds.
    [sequence] Letters or digits in their usual order are guessed in seconds.
    [date] A date is guessed in seconds.
    [regex] A year is guessed in seconds.
   *[other] This password is too easy to guess.
} Use three or four unrelated words instead. Nothing was saved.
refusal-passwords-differ = The two passwords are not the same. Type both again.
refusal-name-missing = Give a name, so that others know who it is.
refusal-link-dead = This link has already been used or has expired. Ask for a new one.
refusal-set-up-dead = This set-up link has already been used or has expired. Start Topcut again for a new one.
refusal-code-unknown = No card has this code. Check it letter by letter; a newer card makes older ones invalid.
refusal-code-unreadable = A code has 26 letters and digits in groups of four. Type all of them, or scan the QR code.
refusal-claim-used = This card was already claimed at { $at }, on this kind of device: { $agent }. If that was not you, ask an official for a new card: two taps, and the other device is signed out.
refusal-claim-over = This tournament is over, so its cards no longer work. The final standings are on its public page.
refusal-claim-none = { $player } is no longer in this tournament. Ask at the desk.
refusal-device-shared = This phone has also signed in for another player of this tournament, so it cannot confirm a result. Ask an official to enter it.
refusal-judge-code-dead = This code is wrong, has already been used, or is older than 10 minutes. Ask the organizer for a new one.
refusal-judge-not-waiting = No one is waiting there any more. Nothing was changed.
refusal-warning-first = Phones reach this computer over plain HTTP. Read and confirm what that means on the page “Account” first (in the menu under More). No one was given a code or an invitation.
refusal-session-gone = That session has already ended.
refusal-organizer-needed = Only the owner can do that to an organizer.

refusal-account-closed = This account is closed. Ask whoever runs this server; your tournaments are still there, and players can go on reading them.
refusal-account-link-dead = This link has already been used or has expired. Ask whoever runs this server for a new one.
refusal-account-taken = There is already an account called { $name }. Choose another name, or sign in if it is yours.
refusal-account-strange = There is no such account on this server. Nothing was changed.
refusal-account-own = You cannot do that to your own account from here. Nothing was changed.
refusal-account-holds = This account still owns { $count ->
    [one] 1 tournament
   *[other] { $count } tournaments
}. Delete each, or give it to a club, then delete the account. Nothing was changed.
refusal-account-mirrors = This account still shows { $count ->
    [one] 1 event
   *[other] { $count } events
} of a hall. Take each down on the page Mirrors, then delete the account. Nothing was changed.
refusal-account-last = This is the only account that runs this server. Make another one with topcut serve --set-up first. Nothing was changed.
refusal-accounts-invited = Accounts on this server are by invitation. Open the link you were sent, or ask whoever runs it. No account was made.
refusal-accounts-busy = More accounts are being made than this server takes in a minute. Nothing was lost; wait a minute, then send it again.
refusal-hosted-only = Accounts for others need a server with an encrypted connection. On this computer, topcut serve --set-up prints a link to another account. Nothing was changed.
refusal-quota-number = { $typed } is not a number from 0 to { $most }. Nothing was changed.
refusal-quota-running = You have { $most ->
    [one] 1 tournament that is not over
   *[other] { $most } tournaments that are not over
}, as many as this server allows you at once. Finish or archive one, or ask whoever runs this server. Nothing was made.
refusal-quota-kept = You keep { $most ->
    [one] 1 tournament
   *[other] { $most } tournaments
} on this server, as many as it allows you. Delete one that nobody needs (it counts until it is gone for good), or ask whoever runs this server. Nothing was made.
refusal-quota-players = { $most ->
    [one] 1 player is
   *[other] { $most } players are
} the most that this server allows in one tournament. No one was entered. The { $organizer } can ask whoever runs the server for more.
refusal-quota-megabytes = All tournaments of this organizer together have filled the { $most } MB that this server allows. Nothing was saved. The { $organizer } can delete old tournaments, or ask whoever runs the server for more.
refusal-club-unknown = You are in no such club. Nothing was changed.
refusal-club-owner-needed = Only an owner of the club can do that. Nothing was changed.
refusal-club-last-owner = A club needs an owner. Make another member an owner first, or remove everyone else and give its tournaments away. Nothing was changed.
refusal-club-holds = The club still owns { $count ->
    [one] 1 tournament
   *[other] { $count } tournaments
}, and you are its last member. Take each back on its page “This event”, then leave. Nothing was changed.
refusal-club-link-dead = This invitation has already been used or has expired. Ask an owner of the club for a new one.
refusal-club-in-already = You are already in { $club }. The invitation is still good for someone else.
refusal-clubs-many = You are in { $most } clubs, as many as one account can be. Leave one first. Nothing was changed.
club-counts = { $members ->
    [one] 1 member
   *[other] { $members } members
}, { $tournaments ->
    [0] no tournament yet
    [one] 1 tournament
   *[other] { $tournaments } tournaments
}
accounts-counted = { $count ->
    [one] 1 account
   *[other] { $count } accounts
}
quota-field = { $kind ->
    [running] Tournaments not over
    [kept] Tournaments kept
    [players] Players in each
   *[megabytes] Megabytes in all
}
calendar-heading = { $state ->
    [running] Running now
    [coming] Coming
   *[over] Past
}
calendar-all = { $state ->
    [running] All { $count } that are running
    [coming] All { $count } that are coming
   *[over] All { $count } past ones
}
calendar-days = { $first } to { $last }
calendar-none = Nothing here is called that, at that place or on that day.
calendar-feed-title = Tournaments on { $host }
calendar-entry = { $state ->
    [running] Running
    [coming] Coming
   *[over] Over
}: { $days }{ $place ->
    [none] {""}
   *[other] , { $place }
}. { $game }.
house-open = From now on anyone can make an account here.
house-invited = From now on accounts are by invitation. Everyone who has one keeps it.
account-ready = Your account is ready.
account-closed-said = The account is closed and all its devices are signed out. Its tournaments stay readable.
account-reopened-said = The account is open again. Its owner can sign in.
account-forgotten-said = Your account is deleted. Thank you for organizing.
quota-said = The new limits hold from now on. Nothing that is there was taken away.
handed-over-said = { $count ->
    [0] There was nothing to hand over.
    [one] 1 tournament now belongs to { $name }.
   *[other] { $count } tournaments now belong to { $name }.
}
club-made-said = The club is there. Invite others to it with a link.
club-joined-said = You are in { $club } now. Its tournaments are on your home page.
club-left-said = You have left { $club }.
club-removed-said = { $name } is no longer in the club, and sees nothing of its desks from now on.
club-role-said = { $role ->
    [owner] { $name } is an owner of the club now.
   *[organizer] { $name } is an organizer of the club now.
}
club-given-said = This tournament now belongs to { $club }. Its members are the organizers.
club-taken-said = This tournament is yours alone again.
listed-said = It is in the lists and feeds that everyone sees.
not-listed-said = It is out of the lists and feeds. Its pages can still be read by everyone who has the link.

refusal-second-wrong = That code is wrong, or has been used before. Wait for the next one in your app, or use a recovery code. You are not signed in yet.
refusal-second-late = That took longer than five minutes. Nothing was changed. Begin again.
refusal-second-gone = That second factor is not there any more. Nothing was changed.
refusal-second-needs-tls = Second factors need TLS, and this computer serves its pages over plain HTTP. Nothing was added.
refusal-app-wrong = That is not the code that the app should show now. Check the time of the phone, then enter the next code. Nothing was added yet.
refusal-passkey-wrong = This passkey did not answer as it should, or too late. Nothing was changed. Try it once more.
refusal-passkey-copied = This passkey counted backwards, as a copy would. It lets no one in. Sign in with another second factor, then remove it on the page "Second factors".
passkey-not-used = No passkey was used. Try again, or use a code.
passkey-not-made = The device made no passkey. Nothing was changed; try again.

# The security log
security-signed-in = Signed in.
security-sign-in-failed = { $times ->
    [one] A wrong password for { $about }.
   *[other] { $times } wrong passwords for { $about }.
}
security-second-failed = { $times ->
    [one] The right password for { $about }, but a wrong second factor.
   *[other] The right password for { $about }, but { $times } times a wrong second factor.
}
security-signed-out = Signed out.
security-session-ended = { $times ->
    [one] Signed out a device of { $about }.
   *[other] Signed out { $times } devices of { $about }.
}
security-signed-up = Signed up on a phone, which is now signed in.
security-card-issued = { $times ->
    [one] Gave out a card for { $about }.
   *[other] Gave out { $times } cards.
}
security-card-used = Came in with a player's card.
security-card-failed = { $times ->
    [one] A code that is on no card.
   *[other] { $times } codes that are on no card.
}
security-card-again = { $times ->
    [one] A card of { $about } was tried again after it had been used.
   *[other] A card of { $about } was tried { $times } times after it had been used.
}
security-code-issued = Gave out a code for { $about }.
security-code-used = Typed a judge's code and waits to be let in.
security-code-failed = { $times ->
    [one] A wrong judge's code.
   *[other] { $times } wrong judges' codes.
}
security-invited = Invited { $about } as a co-organizer.
security-joined = Accepted an invitation and is a co-organizer now.
security-invitation-failed = { $times ->
    [one] A wrong or used invitation.
   *[other] { $times } wrong or used invitations.
}
security-let-in = Let { $about } in.
security-sent-away = Sent { $about } away from the door.
security-revoked = Took away the rights of { $about } and signed out every device.
security-owned = { $about } owns this tournament.
security-set-up-made = Printed a set-up link on the console.
security-set-up-failed = { $times ->
    [one] A wrong or used set-up link.
   *[other] { $times } wrong or used set-up links.
}
security-account-made = Made an account with the set-up link.
security-password-changed = Changed the password. All other devices were signed out.
security-password-replaced = Replaced a forgotten password with the set-up link. All devices were signed out.
security-app-added = Added an authenticator app.
security-app-removed = Removed the authenticator app.
security-passkey-added = Added a passkey.
security-passkey-removed = Removed a passkey.
security-passkey-copied = A passkey of { $about } counted backwards: there may be a copy of it. No one was let in.
security-recovery-made = Made new recovery codes; older ones no longer work.
security-recovery-used = Used up a recovery code.
security-seconds-removed = Removed all second factors of { $about } by a command.
security-house-opened = Anyone may make an account from now on.
security-house-closed = Accounts are by invitation from now on.
security-account-invited = Made an invitation to an account.
security-account-opened = { $about } made an account.
security-account-failed = { $times ->
    [one] A wrong or expired link to an account.
   *[other] { $times } wrong or expired links to an account.
}
security-account-closed = Closed the account of { $about } and signed out every device.
security-account-reopened = Opened the account of { $about } again.
security-account-forgotten = Deleted the account { $about }.
security-password-link-made = Made a link to a new password for { $about }.
security-password-link-used = { $about } set a new password with a link. All devices were signed out.
security-quota-set = Changed how much { $about } may keep.
security-quotas-set = Changed how much everyone may keep.
security-handed-over = Handed what an account owned over to { $about }.
security-club-made = Made the club { $about }.
security-club-invited = Made an invitation to the club { $about }.
security-club-joined = Joined the club { $about }.
security-club-role = Changed what { $about } may do in a club.
security-club-left = Left the club { $about }.
security-club-removed = Took { $about } out of a club.
security-data-taken = Downloaded what is kept about { $about }.
security-archive-taken = Downloaded the full archive, with contacts and the secret of the draws.
security-contacts-taken = Downloaded the list of players, with contacts.
security-imported = Imported a tournament from a file.
security-deleted = Deleted the tournament; it can be brought back for 30 days.
security-brought-back = Brought the tournament back.
security-removed = The tournament was removed for good.
security-mirror-key-made = Made a key with which a hall can show its events here.
security-mirror-key-revoked = Revoked a key of a hall.
security-mirror-key-failed = { $times ->
    [one] Somebody tried a key of a hall that does not exist.
   *[other] Somebody tried keys of halls that do not exist, { $times } times.
}
security-mirrored = A hall began to show the tournament here, with a key of { $about }.
security-mirror-begun = Started the mirror of the tournament.
security-mirror-ended = Stopped the mirror of the tournament.
security-copy-fetched = Fetched the sealed copy of the tournament.
security-api-token-made = Made a token with which a program can act for { $about }.
security-api-token-revoked = Revoked a token of a program.
security-api-token-failed = { $times ->
    [one] A program tried a token that does not exist, has run out or was revoked.
   *[other] Programs tried tokens that do not exist, have run out or were revoked, { $times } times.
}
security-served-in-the-hall = Started Topcut for the whole hall, by plain HTTP.
security-warning-read = Confirmed what plain HTTP in the hall means.
security-lan-on = Switched on signing in from other devices in the hall.
security-lan-off = Switched off signing in from other devices in the hall.
security-flood-stopped = { $times ->
    [one] { $about } sent more than people do and was stopped.
   *[other] { $about } sent more than people do and was stopped { $times } times.
}
security-someone = somebody unknown
security-damaged = This line is not what was written.
security-none = Nothing has happened at the doors yet.
security-by = { $role ->
    [owner] { $name }, owner
    [organizer] { $name }, co-organizer
    [judge] { $name }, judge
    [player] { $name }, player
    [console] by a command
    [nowhere] by itself
   *[other] a stranger
}
security-where = { $place ->
    [here] at this computer
    [hall] { $device }, in the hall
    [online] { $device }
    [console] on the console
   *[nowhere] in this computer
}
security-group = { $group ->
    [sign-ins] Sign-ins
    [failures] Failures
    [cards] Cards and codes
    [rights] Rights
    [account] Account and network
    [files] Files
   *[other] Everything
}
second-factors-removed = { $count ->
    [0] { $name } had no second factors. All devices of the account are signed out.
    [one] { $name } now signs in with the password alone: 1 second factor is removed. All devices of the account are signed out.
   *[other] { $name } now signs in with the password alone: { $count } second factors are removed. All devices of the account are signed out.
}
refusal-account-unknown = There is no account called { $name } in this data folder. Nothing was changed.

## Preparing: the organizer's pages before the start, and players who sign themselves up

refusal-sign-up-closed = Signing up here is closed. Ask the organizer to enter you. Nothing was kept.
refusal-sign-up-twice = { $name } has already signed up and is waiting for the organizer's answer. Nothing was changed.
refusal-sign-ups-too-many = { $most } people are already waiting for the organizer's answer. Ask the organizer at the desk. Nothing was kept.
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
ready-here = { $here } of { $players } are here. Those who are not here can be left out at the start.
ready-nobody-here = No one is checked in, so everyone who is entered plays.
ready-lists = { $accepted } accepted, { $handed } handed in, { $missing } missing.
ready-officials = { $officials ->
    [0] No officials have to be named.
    [one] 1 official is named.
   *[other] { $officials } officials are named.
}
ready-tables-numbered = Tables are numbered from 1, as many as are needed.
ready-tables-few = { $free } tables are free and { $needed } are needed. Set up more, or the round cannot be seated.
ready-tables = { $free } tables are free{ $unchecked ->
    [0] .
    [one] , 1 has not been checked for this round.
   *[other] , { $unchecked } have not been checked for this round.
}
ready-brought = { $players ->
    [0] Everything is ticked off.
    [one] 1 player still has something to show.
   *[other] { $players } players still have something to show.
}
structure-range = { $most ->
    [0] { $least } or more
   *[other] { $least } to { $most }
}
structure-announced = { $rounds ->
    [none] as many rounds as the table says
    [one] 1 round
   *[other] { $rounds } rounds
}, { $cut ->
    [none] with the cut of the table.
    [0] no cut.
   *[other] then the top { $cut }.
}
structure-told = The structure is announced. Everyone can read it on the public page.
structure-expected = With { $players ->
    [one] 1 player
   *[other] { $players } players
} there are { $rounds } rounds{ $cut ->
    [0] {" "}and no cut.
   *[other] {" "}and then a cut to the top { $cut }.
}
reason-pair-by-hand = { $player } meets { $opponent }: the organizer paired this round by hand.

## The table of Challengers!

refusal-plan-players = { $players } players are too many: there is a plan for at most { $most }. Play at two tables.
refusal-no-plan = { $ruleset } is not played at a table of Challengers!. Create a game with the rule book challengers.
refusal-table-not-open = The table of “{ $title }” is not open yet. Enter the players, then open it.
refusal-played-by-plan = { $ruleset } is played by its plan, so this cannot be done here. Use topcut challengers play, or topcut challengers companion with real cards.
refusal-not-asked = { $player } has nothing to answer now. Wait for the others.
refusal-asked-otherwise = The game has gone on since this page was shown, and something else is asked now. Nothing was changed. Look again, and answer that.
refusal-no-stand-in = A bot cannot stand in for { $player }: a bot or the Robot plays that seat already, or nobody does.
refusal-not-away = { $player } is not away: nobody answers for that seat but they themselves.
refusal-table-full = This table is full: { $most } can play. Open another table, or watch this one.
refusal-table-started = The cards at this table are dealt, so nobody new can sit down. If this is your seat, say which one; otherwise watch, or open another table.
refusal-table-over = This game is over. You can look at it, or open another table.
refusal-table-options = That is not one of the options of a table. Nothing was dealt. Choose again, and deal.
refusal-table-code = No open table has these letters. Look at the host's phone again: six letters, good until the cards are dealt or for one day.
refusal-tables-closed = On this computer only those with an account open tables. Join a table, or ask whoever runs this computer.
refusal-tables-many = { $most } tables are open here already, and there is no room for another. Join one of them, or try again when a game is over.
refusal-not-the-host = Only the host, { $player }, does this. Nothing was changed.
refusal-seat-not-waiting = Nobody waits at the door under this name any more.
refusal-not-at-the-table = { $player } has no seat at this table, and no one decides for another seat.
refusal-real-cards = “{ $title }” is played with real cards: Topcut does not know them. Type in the results.
refusal-digital-cards = “{ $title }” is played with Topcut's cards, so Topcut already knows the results.
refusal-not-in-this-round = { $player } does not play in round { $round }. Look at the seats again.
refusal-trophy-told = What { $player }'s trophy of round { $round } is worth has already been entered. Correct the result if it is wrong.
refusal-trophy-unknown = { $count ->
    [0] All trophies of round { $round } are taken. Look at the earlier parks again.
   *[other] None of the trophies left for round { $round } has { $fans } fans, only { $left }. Look at it again.
}
refusal-trophy-not-won = { $player } has not won a trophy in round { $round }.
refusal-trophies-untold = { $count ->
    [one] One trophy is
   *[other] { $count } trophies are
} still hidden, { $player }'s of round { $round } first. Turn them over and type trophy { $round } NAME FANS.
refusal-parks-open = Still playing: { $parks }. First type who has won there, such as “ana 3”.
refusal-seats-wanted = You play by the printed plans. Type who sits where in round { $round }, such as “seats ana - bo, cy - dee”, or type plan to use Topcut's own plan.
refusal-plan-seat-twice = { $player } has two seats. Type everyone once.
refusal-plan-seat-missing = { $count ->
    [one] { $player } has
   *[other] { $players } have
} no seat. Type everyone once, and the Robot too if it plays.
refusal-rounds-played = All { $rounds } rounds have been played. Press Enter to go on.
refusal-final-called = The final has been called, so the seven rounds stay as they are.
refusal-final-fans = Fans no longer count in the final. Type only who has won.
refusal-tokens-elsewhere = { $player } does not sit at the park where { $winner } has won. Type tokens at the player's own park.
refusal-robot-tokens = { $player } is played by the Robot, which has no fans in this game.
refusal-companion-result = Type who has won and how many fans the trophy has, such as “ana 3”, then tokens, such as “bo+2”. “{ $word }” is neither.
refusal-companion-seats = “{ $word }” does not name two players. Type everyone's seat, park by park, such as “{ $form }”.
refusal-companion-players = Name 1 to { $most } different players, such as --players "Ana,Bo,Cy".
refusal-companion-digital = “{ $title }” is a game Topcut plays. Go on with topcut challengers play --resume.
refusal-resume-real = “{ $title }” is played with real cards. Go on with topcut challengers companion.
refusal-resume-over = “{ $title }” is over. Look at it with topcut log.
refusal-resume-nobody = In “{ $title }” every seat is a bot's, so there is no one to play.
reason-begins-trophy = { $player } begins: the trophy of round { $round } is better than { $less ->
    [0] none.
   *[other] the one from round { $less }.
}
reason-begins-toss-first = { $first } and { $second } toss the flag for who begins: neither has a trophy.
reason-begins-toss = { $first } and { $second } toss the flag for who begins: the best trophy of each is from round { $round }.
fact-table-opened = The table is open with { $count ->
    [one] 1 player
   *[other] { $count } players
} and the sets { $sets }{ $robot ->
    [none] .
   *[other] ; the Robot plays at level { $robot_level }.
}
fact-plans-dealt = The plans are dealt, card 0 first: { $holders }.
fact-cards-drawn = { $player ->
    [You] You draw
   *[other] { $player } draws
} from pile { $level } in { $where }.
fact-cards-picked = { $player ->
    [You] You pick
   *[other] { $player } picks
} { $card ->
    [none] no more
   *[other] { $card }
} in { $where }.
fact-cards-redrawn = { $player ->
    [You] You draw
   *[other] { $player } draws
} again in { $where }.
fact-cards-removed = { $player ->
    [You] You remove
   *[other] { $player } removes
} { $card ->
    [none] no more
   *[other] { $card }
} in { $where }.
fact-stand-in-called = { $player ->
    [You] You are
   *[other] { $player } is
} away, and the bot { $bot } answers for that seat until they are back.
fact-stand-in-ended = { $player ->
    [You] You are
   *[other] { $player } is
} back at the table.
fact-choice-made = { $player ->
    [You] You answer
   *[other] { $player } answers
} { $card ->
    [none] {""}
   *[other] { $card }{" "}
}with { $chosen } in { $where }.
fact-match-played = { $winner ->
    [You] You win
   *[other] { $winner } wins
} at park { $table } in { $where }, { $by ->
    [bench] because the other bench is full
    [left] because the other player left
    [guard] after { $reveals } cards
   *[deck] because the other deck is empty
}; { $begins } began{ $tossed ->
    [true] {" "}by toss
   *[other] {""}
}. Fan tokens: { $tokens }.
fact-trophy-taken = { $player ->
    [You] Your
   *[other] { $player }'s
} trophy of { $where } has { $fans } fans{ $boxed ->
    [true] {" "}and goes back to the box.
   *[other] .
}
fact-final-played = { $winner ->
    [You] You win
   *[other] { $winner } wins
} the final{ $by ->
    [left] {" "}because the other player left
   *[other] {" "}after { $reveals } cards
}. { $begins } began{ $tossed ->
    [true] {" "}by toss
   *[other] {""}
}.
signed-up-code = This phone is signed in. If you change phones, your code is { $code }. Write it down: it is shown only now.
refusal-seed-kept = A game with the seed “{ $seed }” has already been saved. Go on with it: topcut challengers play --resume { $name }. For a new game choose another seed.
refusal-play-people = { $people } people cannot share { $players } { $players ->
    [one] seat
   *[other] seats
}. Name fewer, or ask for more with --players (8 at most).
play-kept = The game is saved. Go on with: topcut challengers play --resume { $name }
play-saved = The game is saved as { $name }. Look at it with topcut log, pass it on with topcut export, check the export with topcut verify.
companion-hello = { $title }, with the real cards. Type help for what you can type.
companion-parks = Lay out { $count ->
    [one] the { $parks }
   *[other] { $count } parks: { $parks }
}, one flag in the middle of each, and a stack of seven trophies, round 7 at the bottom (CG-04, CG-05).
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
   *[other] : { $fans } fans.
}
companion-final-won = { $winner } wins the final. Press Enter to end the game.
companion-open = Still playing: { $parks }.
companion-enter = Every park of round { $round } is done. Press Enter to go on, or type standings.
companion-lead = { $winner } is { $lead } fans ahead and has won the game (CG-36). Press Enter to end it.
companion-over = The game is over. { $winner ->
    [none] Everyone has left.
   *[other] { $winner } has won!
}
companion-trophy = { $player }'s trophy of round { $round } has { $fans } fans.
companion-corrected = Round { $round } is corrected. The plan stays as it is.
companion-left = { $player } has left. The Robot takes over the plan with its start cards, and the seat is not ranked (Q62).
companion-undone = The last step was taken back.
companion-kept = Everything is saved. Go on with: topcut challengers companion { $name }
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
refusal-session-own = This is the session you are using. Use "Sign out" to end it.
companion-picks = { $number } of level { $level }

## The officials' pages while a tournament runs

refusal-table-untyped = Type the number of a table first, then the score.
refusal-already-paired-by = Round { $round } is already paired, by { $actor } at { $time }. Nothing was paired twice: look at its tables.
refusal-changed-meanwhile = Table { $table } already has another result: { $now }. Nothing was changed. If that one is wrong, correct it.
besides-goes-on = { $player } goes on
besides-dropped = { $players } { $dropped ->
    [yes] dropped
   *[no] not dropped
}
refusal-line-outdated = The pairings have changed since this was typed, so it has not been recorded. Look who sits at table { $table } now, then change it or discard it.
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
judge-taken = You take the call from { $place }. The player sees that you are on the way.
judge-closed = The call from { $place } has been answered.
judge-ruled = The ruling for table { $table } has been recorded.
judge-appealed = { $player } appeals. Whoever decides it sees it at once.
judge-appeal-decided = The appeal has been decided. The decision is final.
call-age = { $minutes ->
    [0] just now
   *[other] { $minutes } min ago
  }
# What a phone rings for, and a screen reader says.
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

# Serving the pages
serve-here = Topcut is at { $url } on this computer.
serve-hosted = Topcut is at { $url }, and waits for its proxy on port { $port }.
serve-ask = This computer is in a network, at { $address }. Let phones in this hall connect?
serve-python = This is Python { $version }, and strangers can hold up a server that runs on it ({ $ids }). Topcut guards against what it knows of; still, install Python { $mended } or newer and start Topcut with that, unless your system says that it has mended its own.
serve-alone = Phones cannot reach it. To let them in, stop it and start it with:
serve-lan = Phones on the same network open { $url } or scan this:
serve-backup = Backups go to { $folder }, within ten seconds of each change.
serve-copies = There is a tournament in { $folder } that is not on this computer. To go on with it here, open Backups at the desk, or stop Topcut and use: topcut restore
serve-set-up = { $place ->
    [hosted] To make the account that runs this server, open this link in your browser, once, within a day: { $link }
   *[here] To make an account, open this link on this computer, once, within a day: { $link }
}
serve-ownerless = { $title } has no owner: the entry that says whose it is has been damaged or is missing, so no account opens its desk. To give it to everyone with an account on this computer, stop Topcut and start it once with: topcut serve --set-up
drill-runs = The drill has begun. The same once more: --seed { $seed }
drill-forgets = Stop it with Ctrl+C. Then the drill is gone, with everything in it.
drill-keeps = Stop it with Ctrl+C. It is kept, and “topcut serve” with the same --data goes on with it.
serve-stop = Stop it with Ctrl+C. Everything entered so far is saved.
refusal-workers-many = Topcut serves a data folder from one process; { $workers } would write to one file at the same time. Leave --workers and WEB_CONCURRENCY alone: one is enough for a hall. Several need a database server: see --database.
refusal-port-busy = Port { $port } is in use, perhaps by another Topcut. Stop that one, or choose another port with --port { $next }.
refusal-backup-database = What is in a database server is backed up there, with its own means: docs/hosting.md says how. Leave --backup and --sealed out.
refusal-url-odd = “{ $url }” is not an address of a server on the internet. Name it as browsers see it, with https and nothing after the name, such as --url https://topcut.example.
refusal-url-alone = --url is for a server on the internet; --lan, --host and --mirror are for a hall. Leave one of the two out.
refusal-figures-weak = There is no token in { $file }. Write one of at least { $least } letters into it, known only to what reads the figures, and start again.
refusal-lan-missing = This computer is not on a network, so phones cannot reach it. Join the hall's Wi-Fi and start again, or name the address yourself with --host.
people-added = { $count ->
    [one] { $name } is entered.
   *[other] { $count } players are entered.
}
people-would-be-entered = { $count ->
    [one] 1 player would be entered
   *[other] { $count } players would be entered
}
people-enter = { $count ->
    [one] Enter this player
   *[other] Enter these { $count } players
}
reach-none = No phone has reached this computer yet
reach-devices = { $count ->
    [one] 1 phone has reached this computer
   *[other] { $count } phones have reached this computer
}
applicants-waiting = { $count ->
    [one] 1 sign-up is waiting for your answer
   *[other] { $count } sign-ups are waiting for your answer
}
applicants-admitted = { $count ->
    [0] No one was chosen.
    [one] 1 sign-up is accepted.
   *[other] { $count } sign-ups are accepted.
}
applicants-declined = { $count ->
    [0] No one was chosen.
    [one] 1 sign-up is declined and deleted.
   *[other] { $count } sign-ups are declined and deleted.
}
lists-on-paper = { $count ->
    [0] Everyone already had one.
    [one] Noted for 1 player.
   *[other] Noted for { $count } players.
}
lists-missing-count = { $count ->
    [one] 1 player has not handed in anything.
   *[other] { $count } players have not handed in anything.
}
lists-accepted = { $count ->
    [one] 1 list is accepted.
   *[other] { $count } lists are accepted.
}
pool-taken = The pool is registered. { $illegal ->
    [true] The list that was handed in does not fit it and is not accepted: see below.
   *[other] Decks are checked against it.
}
pools-on-paper = { $count ->
    [one] Noted for 1 pool.
   *[other] Noted for { $count } pools.
}
left-out = { $count ->
    [one] 1 player is left out of this round.
   *[other] { $count } players are left out of this round.
}
list-taken = { $state ->
    [accepted] It is accepted.
    [illegal] It is kept, but not accepted: see below for the reason.
   *[unread] It is kept as it is: Topcut has not checked it.
}
withdrawn = { $name } is withdrawn{ $moved ->
    [nobody] {""}
   *[other] , and { $moved } moves up from the waiting list
}. If that was a mistake, let { $name } in again.
player-where = { $where ->
    [entered] Entered
    [here] Here
    [in] In
    [waiting] Waiting
    [withdrew] Withdrew
    [not-here] Not here at the start
    [no-place] Had no place
    [dropped] Dropped
    [ejected] Ejected
    [cut] Out by the cut
    [knocked-out] Out of the bracket
   *[other] { $where }
}
let-in-again = { $player } is in again{ $waits ->
    [true] , on the waiting list.
   *[other] , as the same player.
}
refusal-withdraw-asked = Withdraw { $player }?{ $next ->
    [nobody] {""}
   *[other] {" "}{ $next } moves up from the waiting list.
} Nothing has been changed yet.
refusal-absent-asked = Drop { $player } as absent? The match ends too. Nothing has been changed yet.
self-check-in = { $allowed ->
    [yes] Players can now check themselves in by phone.
   *[no] Only the desk checks players in now. Who has checked in stays checked in.
}
check-in-all = { $count ->
    [one] This checks in the 1 player who is not checked in yet.
   *[other] This checks in the { $count } players who are not checked in yet.
}
details-corrected = Corrected, on the public page too.{ $illegal ->
    [0] {""}
    [one] {" "}On the new date 1 list is no longer legal.
   *[other] {" "}On the new date { $illegal } lists are no longer legal.
}
tournament-created = Your { $tournament } is created. Next: who is playing?
schedule-set = { $lines ->
    [0] The schedule is empty.
    [one] The schedule has 1 line.
   *[other] The schedule has { $lines } lines{ $days ->
        [one] .
       *[other] {" "}on { $days } days.
    }
}
announced-to-everyone = Everyone can read it now.
announced-to-table = The players at table { $table } can read it now.
announcement-taken-down = It is taken down.
everyone-arrived = Everyone is here.
dropped-absent = { $name } is dropped as absent.
made-again = “{ $title }” is made. Next: who is playing?
archived = It is out of the lists. Its pages can still be read at their addresses.
not-archived = It is in the lists again.
deleted = “{ $title }” is deleted. Until { $until } you can bring it back from this page.
brought-back = “{ $title }” is back, as it was.
restart-keeps = Nothing is lost; then come back to this page.
restart-loses = This drill is not kept: it begins again from the start.
drill-title = { $book } (drill)
drill-announced = This is a drill: its players are simulated, and nothing here counts.
drill-players-usual = Left empty, there are { $usual } players.
drill-players-needed = { $title } asks for more: there are { $needed }.
drill-started = The drill has begun: its players sign up in the next minutes.
drill-removed = The drill is gone, with everything in it.
drill-speed = { $speed }×
drill-speed-means = { $speed ->
    [1] 1×: like a real day
    [4] 4×: 90 minutes in 23
   *[other] { $speed }×: 90 minutes in 5
}
drill-pace = { $speed ->
    [0] The drill is paused.
    [1] The drill goes on as slowly as a real day.
   *[other] The drill goes on { $speed } times as fast as a real day.
}
drill-now = { $speed ->
    [0] It is paused: nobody simulated does anything until you choose a speed above.
    [1] Its players are as slow as on a real day.
   *[other] Its players are { $speed } times as fast as on a real day.
}
drill-crew = { $crew ->
    [yes] The desk is simulated, too: it pairs and starts the clocks by itself.
   *[no] The desk is yours: nobody else pairs and starts the clocks.
}
drill-crew-now = { $crew ->
    [yes] The desk is simulated, too: it pairs and starts the clocks, and leaves calls and disputes to you for some minutes.
   *[no] Pairing, starting the clock and deciding are up to you.
}
drill-confirms = The opponent has reported: confirm or contradict it.
drill-disputes = The two say different things: an official has to decide.
drill-plays = Still playing: report a result, or call someone.
home-day = { $days ->
    [-1] Yesterday
    [0] Today
    [1] Tomorrow
   *[other] { $day }
}
home-away = { $weeks ->
    [0] in { $days } days
    [one] in a week
   *[other] in { $weeks } weeks
}
home-in = Round { $round }: { $in } of { $tables } in
home-in-bracket = Bracket, round { $round }: { $in } of { $tables } in
home-disputed = { $count } disputed
home-calls = { $count ->
    [one] 1 call
   *[other] { $count } calls
}
home-lists = { $count ->
    [one] 1 list missing
   *[other] { $count } lists missing
}
home-older = { $count ->
    [one] Show 1 older tournament, too
   *[other] Show { $count } older tournaments, too
}
home-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
my-rulings = { $count ->
    [one] 1 ruling on your games: read it, or appeal
   *[other] { $count } rulings on your games: read them, or appeal
}
tables-set = Tables 1 to { $count } are set up.
tables-needed = { $tables ->
    [0] {""}
    [one] 1 set up,{" "}
   *[other] { $tables } set up,{" "}
}{ $needed } needed
tables-unchecked = { $count ->
    [one] 1 table has not been checked.
   *[other] { $count } tables have not been checked.
}
started = The { $tournament } has started. Next: the draw for round 1.
started-and-drawn = The { $tournament } has started, and round 1 is drawn. Only officials can see it until you publish it.
apart-reason = Players of one club can meet at home.
start-leave-out = { $count ->
    [one] Leave out the one who is not here
   *[other] Leave out the { $count } who are not here
}
start-waiting = { $count ->
    [one] 1 player on the waiting list does not come in.
   *[other] { $count } players on the waiting list do not come in.
}
start-blocked = { $count ->
    [one] One thing is still to be done, above.
   *[other] { $count } things are still to be done, above.
}
cards-to-print = { $count ->
    [one] 1 player has not claimed a card
   *[other] { $count } players have not claimed a card
}
refusal-forget-unsure = Tick “Yes, for good” to forget { $player }. Nothing was deleted.
memory-short = This computer has no memory left for that. What was stored before is safe. Close other programs, look at the page again, and repeat what is missing.

# Settings of a rule book, by where they stand in its file; their values are attributes, and `changes` is what the
# choice changes. A setting without words of its own for yes, no or none has these.

value-yes = yes
value-no = no
value-none = none

section-terms = What people and things are called
section-points = Points
section-figures = What is written down for a game
section-endings = How games end
section-rematch = Meeting twice
section-bye = Byes
section-tiebreakers = Tiebreakers
section-strength = Strength of schedule
section-structure = Rounds and cut
section-cut = The cut
section-bracket = The bracket
section-clock = The clock
section-games = Games in a match
section-officials = Officials
section-conduct = Warnings and ejections
section-lists = Lists
section-materials = What players bring
section-leaving = Dropping, coming back, coming late
section-roster-of-round = The roster of the round
section-squads = Squads
section-plan = The plan of the game
section-options = Options

ending-victory = After a victory
ending-time = When time is called
ending-concession = After a concession
ending-draw = After an agreed draw
ending-no-show = If one player does not appear
ending-double-no-show = If neither player appears
ending-bye = With a bye

list-rule-core-roster = a roster by the core rules
list-rule-core-squad = squads by the core rules
list-rule-core-deck = a deck by the core rules
list-rule-timeline = cards of the Timeline
list-rule-effective-dates = dates on cards
list-rule-banned-and-restricted = banned and restricted cards
list-rule-three-rosters = three rosters
list-rule-no-duplicates = nothing twice
list-rule-four-squads = four squads
list-rule-unique-names = unique names
list-rule-copies = copies of a card
list-rule-hero-class = cards of the Hero's class
list-rule-registered-pool = the registered pool
list-rule-official-components = official components
list-rule-release-dates = release dates

list-limit-rosters = rosters
list-limit-characters = characters on a roster
list-limit-tactics = Team Tactic cards on a roster
list-limit-secure = Secure crises on a roster
list-limit-extraction = Extraction crises on a roster
list-limit-restricted = restricted cards on a roster
list-limit-squads = squads
list-limit-mission-sets = mission sets
list-limit-primary = primary units in a squad
list-limit-secondary = secondary units in a squad
list-limit-supporting = supporting units in a squad
list-limit-heroes = Heroes
list-limit-cards = cards in a deck
list-limit-deck = cards in a deck
list-limit-decks = decks
list-limit-sideboard = cards in a sideboard
list-limit-copies = copies of a card
list-limit-release-days = days from a release until the product is legal

game-crisis-protocol = Marvel: Crisis Protocol
game-shatterpoint = Star Wars: Shatterpoint
game-munchkin = Munchkin Collectible Card Game

option-timeline = Timeline
    .standard = Standard
    .standard-means = All characters and Infinity Gems, but of the Team Tactic and Crisis cards only those on the Standard list.
    .extended = Extended
    .extended-means = Every character, Team Tactic card, Crisis card and Infinity Gem.
    .cosmic-cube-2024 = Earth's Battle for the Cosmic Cube
    .cosmic-cube-2024-means = The Timeline that the document itself names.
option-type = Decks
    .constructed = Constructed
    .constructed-means = Players bring their own decks and keep them all day.
    .select = Select
    .select-means = Draft or sealed: product is handed out on the day, and decks are built from what each player opens.
option-level = Level
    .casual = Casual
    .casual-means = No deck lists are needed unless you ask for them.
    .premier = Premier
    .premier-means = Regional and national events: everyone hands in a deck list, and officials do not play.
option-region = Region
    .north-america = North America
    .north-america-means = At Premier level, new product is legal only 11 days after its release.
    .elsewhere = Anywhere else
    .elsewhere-means = You decide when new product is legal.
option-legality = New product
    .on-release = Legal from its release
    .on-release-means = Cards may be played on the day they come out.
    .delayed = Legal 11 days later
    .delayed-means = Players have time to get the cards and to read them.

setting-terms-tournament = What the competition is called
setting-terms-organizer = What the person who runs it is called
setting-terms-organizer-short = The same in a few letters
setting-terms-official = What the people who rule on games are called
setting-terms-head-official = What the person who hears appeals is called
setting-terms-list = What the list that players hand in is called
setting-terms-points = What the points in the standings are called
setting-terms-cut = What the cut is called
setting-terms-bracket = What is played after the cut

setting-points-win = Points for a win or a bye
    .changes = the standings, where there are draws
setting-points-loss = Points for a loss
setting-points-draw = Points for a draw
    .none = there are no draws
setting-points-free = May the organizer change the points for a win without a deviation?
setting-points-recorded = Where points come from
    .yes = as players write them down
    .no = from wins, draws and losses

setting-figures = What is written down for a game
    .none = only who has won
setting-figures-label = { $figure }: its name
setting-figures-most = { $figure }: the most that one player can have
    .changes = from which number on an entry is refused as a typo
setting-figures-also = { $figure }: other names in files
    .none = no other names
setting-figures-kept = { $figure }: what it is for
    .yes = it stays with the result
    .no = it only decides who wins

setting-endings-winner = { $ending }: who has won
    .named = people say who has won
    .compared = the score decides
    .nobody = no one has won
setting-endings-compare = { $ending }: what decides
    .none = nothing is compared
setting-endings-compare-wins = { $ending }, { $figure }: who is ahead
    .more = the player with more
    .fewer = the player with fewer
setting-endings-compare-claims = { $ending }, { $figure }: what the player who is ahead claims
    .none = nothing
setting-endings-compare-equal = { $ending }, { $figure }: who is ahead if both have the same
    .nobody = neither; the next step decides
setting-endings-compare-enough = { $ending }, { $figure }: how many win the game at once
    .none = no number
setting-endings-level = { $ending }: what follows if everything is level
    .draw = a draw
    .roll = a roll of the dice
    .none = it cannot be level
setting-endings-winner-has = { $ending }: the winner's score
    .recorded = as it is written down
    .bye = as it is written down, but never less than for a bye
    .changes = the winner's score in the tiebreakers
setting-endings-loser-has = { $ending }: the score of a player who has not won
    .recorded = as it is written down
    .nothing = zero
    .changes = that player's score in the tiebreakers
setting-endings-both = { $ending }: what both have if no one has won
    .draw = a draw
    .loss = a loss
    .changes = the points of both players
setting-endings-opponents = { $ending }: do the two count as opponents?
    .yes = yes, each counts as the other's opponent
    .no = no
    .changes = the tiebreakers: whose points go into strength of schedule
setting-endings-asks = { $ending }: is the score needed?
    .yes = yes, a result needs its score
    .no = no

setting-rematch-no-show = Have two players met if one of them did not appear?
    .yes = yes, they are not paired again if that can be avoided
    .no = no, they can be paired in a later round
    .changes = who can meet in later rounds

setting-bye-figures = { $figure } for a bye
setting-bye-first-round = Who gets a bye in round 1
    .random = a player drawn at random
setting-bye-later = Who gets a bye after round 1
    .lowest-ranked = the player who is last in the standings
    .lowest-points = fewest points, weakest schedule, chance
    .changes = who sits out when the number of players is odd
setting-bye-once = How often one player can have a bye
    .yes = not again while someone has had none
    .no = as often as the rule says so
    .changes = who sits out when the number of players is odd
setting-bye-all-had-one = Who gets a bye once everyone has had one
    .fewest = the lowest of those with the fewest byes
    .lowest = simply the lowest
    .changes = who sits out in a long event with few players
setting-bye-is-opponent = Does a bye count as an opponent?
    .yes = yes, as an opponent without points
    .no = no
    .changes = strength of schedule of players who have had a bye

setting-tiebreakers = What breaks ties
    .none = nothing
setting-tiebreakers-kind = { $tiebreaker }: how it is worked out
    .strength = the mean of the opponents' points per round
    .extended-strength = the mean of the opponents' strength of schedule
    .figure = the total of a score
    .match-win-rate = the mean of the opponents' share of the points they could have won
    .latest-rounds = the rounds in which something was scored, the latest first
    .random = by lot
setting-tiebreakers-label = { $tiebreaker }: its name
setting-tiebreakers-floor = { $tiebreaker }: the least that an opponent's share counts
setting-tiebreakers-drawn = { $tiebreaker }: when lots are drawn
    .once = once for the whole event

setting-strength-met-twice = An opponent who was met twice
    .per-match = counts twice
    .once = counts once
    .changes = strength of schedule after a rematch
setting-strength-rounds = What an opponent's points are divided by
    .played = the rounds that opponent played
    .all = all rounds
    .changes = strength of schedule of players who met someone who dropped
setting-strength-open-round = What counts while a round is open
    .settled = the matches that have their result
setting-strength-unopposed = What a bye or an unpaired loss is
    .rounds-played = a round played, without an opponent
setting-strength-no-opponents = Strength of schedule of a player who has not met anyone
    .changes = the standings after round 1 of players who had a bye

setting-structure-binding = How firm the table of rounds and cut is
    .must = binding: other numbers are a deviation
    .suggested = a suggestion: other numbers are your choice
    .changes = whether you can play other rounds without a deviation
setting-structure-rows-most = From { $least } players: up to how many
    .none = no limit
setting-structure-rows-rounds = From { $least } players: Swiss rounds
setting-structure-rows-cut = From { $least } players: how many make the cut
setting-structure-counted = Which players are counted
    .active-at-start = those who are in when play begins
setting-structure-fixed = When rounds and cut are fixed
    .start = at the start; to change them later is a deviation
    .never = never; you may change them as you go
    .changes = whether you can change rounds and cut after the start
setting-structure-cut-may-be-left-out = May you leave out the cut?
    .yes = yes, if you announce it
    .no = only by a deviation
    .changes = whether you can play Swiss rounds alone without a deviation
setting-structure-cut-recommended-above = You are asked before you leave out the cut with more players than
    .none = never
setting-structure-alternate = A second table that you may choose
    .none = there is none
setting-structure-alternate-most = Second table, from { $least } players: up to how many
    .none = no limit
setting-structure-alternate-rounds = Second table, from { $least } players: Swiss rounds
setting-structure-alternate-cut = Second table, from { $least } players: how many make the cut
setting-structure-without-cut = Rounds if the cut is left out
    .same-rounds = as many as with it
    .alternate = as the second table says

setting-cut-eligible = Who can make the cut
    .active = players who have not left after the last Swiss round
setting-cut-replacement = If someone leaves before the bracket begins
    .next-ranked-as-lowest = the next in the standings comes in as the lowest seed
    .none = no one comes in
    .changes = who plays in the bracket if someone leaves after the cut
setting-cut-bracket-points = Do bracket matches give points?
    .yes = yes
    .no = no, the standings stay as they were
    .changes = the standings after the cut
setting-cut-corrected = If a Swiss result is corrected after the cut
    .stands = the cut stands
    .until-first-game = the cut is made again until the first game of the bracket begins

setting-bracket-draw = Who wins a bracket match that would be a draw
    .higher-rank = the player with the higher rank after the Swiss rounds
    .roll = a roll of the dice decides
    .changes = who goes on after a draw
setting-bracket-drop = If a player drops from the bracket
    .opponent-has-bye = the opponent has a bye
setting-bracket-both-leave = If both players of a match leave, one after the other
    .same-match = both leave that match
    .one-advances = the second has advanced and leaves the next one
    .changes = the places of the two who left
setting-bracket-order = How bracket matches are numbered
    .drawing = down the drawing: 1–8, 4–5, 3–6, 2–7
    .by-seed = by the higher seed: 1–8, 2–7, 3–6, 4–5
    .changes = the order of matches and tables, not who meets whom
setting-bracket-placings = The places of those who lose in the same round
    .shared = they share them: 5–8
    .top = each has the best of them: 5
    .changes = the places in the final ranking
setting-bracket-below = The places below the cut
    .swiss = as in the standings

setting-clock-timed = Are rounds timed?
setting-clock-minutes = Minutes of a Swiss round
setting-clock-bracket-minutes = Minutes of a bracket round
setting-clock-secret = Who knows the remaining time
    .yes = officials only
    .no = everyone
    .changes = whether players and spectators see the clock
setting-clock-dice = How many dice are rolled for extra minutes
setting-clock-faces = Faces of each die
    .changes = how many extra minutes a round is likely to have
setting-clock-hits = Faces that add a minute
    .changes = how many extra minutes a round is likely to have
setting-clock-roll = Are dice rolled for extra minutes?
    .always = in every round
    .choice = if you choose so at the start
    .never = never
    .changes = whether players can work out when a round ends
setting-clock-one-roll = What one roll is for
    .round = a round with all its tables
setting-clock-bracket-roll = Are dice rolled in the bracket, too?
    .changes = the length of bracket rounds
setting-clock-mission-critical = The minute at which Mission Critical is announced
    .none = there is no such announcement
setting-clock-mission-critical-mark = If minutes were added, Mission Critical begins
    .from-start = at its mark, as always
    .before-end = that much later, too
    .changes = when the announcement is made
setting-clock-mission-critical-by = Who announces Mission Critical, the first of these who is there
    .none = no one
    .changes = who is asked to make the announcement
setting-clock-mission-critical-says = What players are told at Mission Critical
    .none = nothing
setting-clock-at-time = What players are told when time is called
    .none = nothing

setting-games-swiss = Swiss rounds: best of how many games
setting-games-bracket = Bracket: best of how many games
    .changes = how long bracket matches take
setting-games-level = If both have won as many games when time is called
    .draw = the match is a draw
    .roll = a roll of the dice decides
    .changes = who wins a match that runs out of time
setting-games-asked = Is the winner of each game written down?

setting-officials = Officials
    .none = no roles are named
setting-officials-at-least = { $role }: how many are needed before the start
setting-officials-organizer = { $role }: can it be the organizer?
    .may = yes
    .stands-in = yes, as long as no one else is named
    .is = it always is
setting-officials-plays = { $role }: may they play?
    .never = no
    .with-alternate = only if someone else rules on their games
    .yes = yes
setting-officials-plays-at = { $role }, { $option }: may they play?
    .never = no
    .with-alternate = only if someone else rules on their games
    .yes = yes
    .changes = whether officials can enter as players
setting-officials-appeals = { $role }: do they hear appeals?
    .changes = who is called when a player appeals
setting-officials-appeals-own = { $role }: may they hear an appeal against their own ruling?

setting-conduct-ask-at = Warnings after which an ejection is considered
    .none = never
setting-conduct-grounds = Grounds for a warning
    .none = none are named
setting-conduct-ejection-grounds = Grounds for an ejection
    .none = none are named
setting-conduct-ejects-by = Who ejects, the first of these who is there
    .none = any official and the organizer
setting-conduct-ejects-for-lists-by = Who ejects for a list that does not fit
    .none = any official and the organizer

setting-lists-required = Who needs a list before the start
    .always = everyone
    .premier = everyone, at Premier level
    .choice = everyone, if you choose so
    .never = no one
    .changes = whether play can begin while lists are missing
setting-lists-locked = When lists are locked
    .start = at the start
    .never = never
    .changes = whether players can change their lists during the event
setting-lists-locked-at = { $option }: when lists are locked
    .start = at the start
    .round = during each round; they may change between rounds
    .never = never
    .changes = whether players can change their lists during the event
setting-lists-before-pairing = Players without a list
    .yes = are not paired
    .no = are paired all the same
setting-lists-pools-required = Who needs a registered pool before the start
    .premier = everyone, at Premier level
    .never = no one
setting-lists-game = The game that lists are read for
    .none = none: lists are not read
setting-lists-rules = What lists are checked for
    .none = nothing
setting-lists-grades = What it means to break this rule: { $rule }
    .illegal = the list is not legal
    .unverified = someone should look at it
    .note = it is only noted
setting-lists-limits = How many { $limit }
    .changes = which lists are legal
setting-lists-seen-by = Who sees a list once play has begun
    .opponent = the opponent of the round, and officials
    .officials = officials only
    .changes = whether players can read each other's lists
setting-lists-past-opponents = Do past opponents still see it?
    .changes = whether players can read each other's lists after a match
setting-lists-public = Does everyone see it?
    .yes = yes
    .no = only if you publish it
    .changes = whether spectators can read lists
setting-lists-legal-on = Which day decides what is legal
    .first-day = the first day

setting-materials = What players bring
    .none = the document does not say
setting-materials-items = What players bring: { $thing }
setting-materials-substitutes = What may be replaced
    .none = nothing
setting-materials-substitutes-by = When a replacement is shown to the organizer
    .start = before the start
    .any-time = at any time

setting-leaving-rejoin = Can a player who dropped come back?
    .yes = yes, if you allow it
    .no = no
    .changes = whether a drop is for good
setting-leaving-rejoin-after-cut = Can a player come back after the cut?
    .changes = whether a drop after the cut is for good
setting-leaving-late-entry = Can a player enter after the start?
    .yes = yes, if you allow it
    .no = no
    .changes = what you can do for players who come late
setting-leaving-missed-round = A round missed by coming late or coming back
    .unpaired-loss = is an unpaired loss
setting-leaving-absent-round = A round missed by arrangement
    .unpaired-loss = is an unpaired loss
setting-leaving-no-show-after = Minutes after which an absent player can be given a loss
    .none = a reasonable time
setting-leaving-before-game = If a player leaves before the game has begun, the match ends as
    .no-show = a no-show
    .concession = a concession
    .changes = the score of both players
setting-leaving-during-game = If a player leaves during the game, the match ends as
    .no-show = a no-show
    .concession = a concession
    .changes = the score of both players
setting-leaving-ranks-dropped = Do players who dropped have a place in the end?
    .changes = the final ranking
setting-leaving-ranks-ejected = Do players who were ejected have a place in the end?
    .changes = the final ranking

setting-roster-of-round = Several rosters
    .none = players bring one list
setting-roster-of-round-swiss = The roster of each Swiss round, in order
setting-roster-of-round-bracket = The roster of each bracket round, in order

setting-squads = Squads
    .none = players do not choose squads
setting-squads-of = Squads on a list
setting-squads-pick = Squads in a strike team
setting-squads-sealed = When the opponent sees the choice of squads
    .yes = once both have chosen
    .no = at once
    .changes = whether the second player to choose can react to the first
setting-squads-must-use-all = Must every squad be used in the Swiss rounds?
setting-squads-bye-excuses = Does a bye or a missed round excuse from using every squad?
    .changes = who is told to bring which squad in the last rounds

setting-rematch = Meeting twice
    .none = a no-show does not count as a meeting

setting-plan = A plan for all rounds
    .none = rounds are paired as they come
setting-plan-most-players = The most players
setting-plan-parks = The letters of the parks
setting-plan-park-names = What the parks are called
setting-plan-tables-cards = The cards for { $seats } seats
setting-plan-robot-plan = The plan of the Robot
    .yes = card 0: it stays at one place
    .no = a card that is dealt like the others
    .changes = where the Robot sits
setting-plan-lead = The lead that ends the game where there is no final
setting-plan-lead-players = Up to this many players there is no final

setting-options = { $option }

## Mirrors: a hosted Topcut shows what a laptop in a hall decides

refusal-decided-at-the-hall = This is decided at the hall, and only shown here. Go to the desk there.
refusal-mirror-link = This is not a link to a mirror. Copy all of it from the page Mirrors of the hosted Topcut: it begins with https:// and ends with a key after a #.
refusal-mirror-plain = { $url } is not encrypted, so the key would be read on the way. Use an address that begins with https://.
refusal-mirror-hosted = This event is already decided and shown online. A mirror is for a laptop in a hall.
refusal-mirror-old-log = The log of this event was begun by an earlier Topcut, and what is struck out here could not be struck out on a mirror. It stays at home.
refusal-mirror-unreachable = The mirror cannot be reached, so it shows what it was last told. Nothing here is lost; it is tried again by itself.
refusal-mirror-slow = The mirror does not answer in time. Nothing here is lost; it is tried again by itself.
refusal-mirror-strange = What answers at that address is not a mirror that this Topcut understands. Check the address, and whether both run the same version.
refusal-mirror-key-refused = The mirror does not know this key: it was revoked there, or copied only in part. Make a new one there, stop the mirror here, and start it again with that link.
refusal-mirror-busy = The mirror has too much to do at the moment. It is tried again by itself.
refusal-mirror-quota = The mirror shows { $most } events of that account, and takes no more. Take one down there.
refusal-mirror-removed = This event was taken down on the mirror. To show it again, make a new key there and start the mirror with it.
refusal-mirror-troubled = The mirror cannot keep this event at the moment. Ask those who run it to look at their data.
refusal-mirror-at-home = That server decides this event itself, so it cannot be a mirror of it. Go on at one of the two only.
refusal-mirror-of-others = Another account already mirrors this event there. Use a key of that account.
refusal-mirror-other-source = Another computer has sent the mirror another history of this event, in the same epoch. Two cannot both be the hall: the mirror keeps what it has. Find out which computer goes on, and stop the mirror on the other.
refusal-mirror-superseded = Another computer has taken this event over (epoch { $epoch }), and the mirror follows that one. Go on there.
mirror-warning = The mirror says that another computer has taken this event over (epoch { $epoch }), and shows no proof of it. If that is so, stop here and go on there. If not, go on: everything is saved here, only the mirror does not follow.
refusal-mirror-ahead = The mirror knows { $n } facts of this event, and this computer only { $hall }: something is missing here, or another computer has gone on. Nothing was sent. Look at your backups.
refusal-mirror-gap = The mirror has nothing of fact { $n } yet, so it cannot take what comes after it. It is sent again by itself.
refusal-mirror-names = A name that was sent is not the one that the log commits to, so the mirror took nothing.
refusal-mirror-unreadable = Line { $row } of what was sent cannot be read. Check whether both run the same version of Topcut.
refusal-mirror-too-large = What would have to be replaced on the mirror is too much for one go. Take the event down there, and start the mirror with a new key.
refusal-mirror-copy-none = There is no sealed copy of this event that this key can fetch. Check its id in the list of copies.
refusal-api-token-refused = This token is unknown here: it was revoked, has run out, or was copied only in part. Make a new one on your account page, under “Tokens for programs”.
refusal-api-token-missing = A program needs a token for this. Make one on your account page, under “Tokens for programs”, and send it as “Authorization: Bearer” and the token.
refusal-api-token-scope = This token may not do that: it lacks the scope “{ $scope }”. Make one that has it on your account page.
refusal-api-token-elsewhere = This token was made for another tournament. Use the one for this tournament, or make one for all of yours.
refusal-api-token-name = The token needs a name of at most { $most } letters, such as that of the program that will use it. Type one.
refusal-api-tokens-many = There are { $most } tokens already. Revoke one that is no longer used.
refusal-api-token-gone = That token was already revoked.
refusal-api-token-days = A token lasts from 1 to { $most } days. Choose how long this one does.
refusal-api-token-tournament = That tournament is not one of yours. Choose one from the list.
refusal-api-not-json = What was sent is not JSON. Nothing was saved.
refusal-api-form = What was sent does not fit the description of this address: { $why }. Nothing was saved.
refusal-api-key-unreadable = An Idempotency-Key has 1 to { $most } plain ASCII characters. Nothing was saved.
refusal-api-result-changed = The result at table { $table } has changed since you asked what would follow. Ask again, then send the correction with the new “was”.
refusal-pair-not-seated = { $first } and { $second }, in this order, are not a pair of round { $round }. Ask for the round again and name the players as it does.
overlay-table = { $stage ->
    [swiss] Round { $round } · Table { $table }
   *[bracket] Bracket round { $round } · Table { $table }
}
refusal-nothing-to-do = There is nothing to do: it is already so. Nothing was written.
refusal-api-streams-many = There are as many streams open as this server allows. Close one, or ask for the facts now and then.
refusal-api-busy = This token has asked { $most } times within a minute. Wait a minute, then ask less often; for news there is a stream.
refusal-mirror-key-name = The key needs a name of at most { $most } letters, such as that of the computer in the hall. Type one.
refusal-mirror-keys-many = There are { $most } keys already. Revoke one that is no longer used.
refusal-mirror-key-gone = That key was already revoked.
refusal-mirror-sure = Nothing was taken down. Tick the box to say that you mean it.
refusal-mirror-key-missing = The key of the mirror is missing. Put it into a file and name that with --mirror-key, or set { $variable }.
refusal-mirror-key-shown = Leave out the # and the key after it: everyone on this computer can read what is typed. Put the key into a file and name that with --mirror-key, or set { $variable }.
refusal-file-exists = There is already a file { $file }, and it was left as it is. Name another with --to.
mirror-key-unread = it is not a text, or not there
mirror-age = { $minutes ->
    [0] less than a minute ago
    [one] 1 minute ago
   *[other] { $minutes } minutes ago
}
mirror-copies = { $copies ->
    [0] No sealed copy.
    [one] 1 sealed copy.
   *[other] { $copies } sealed copies.
}
fetched = The sealed copy is in { $file }. To go on with it here: topcut restore --sealed { $file }

## Who can still make the cut

refusal-whatif-by-plan = { $ruleset } is played by a fixed plan, not by Swiss rounds, so there is no cut to ask about.
refusal-whatif-finished = This tournament is finished: nothing can change any more. Its standings say who made it.
refusal-whatif-not-begun = No round has been paired yet, so everyone can still make it. Ask again when round 1 is out.
refusal-whatif-cut-made = The cut is made, so who is in it is settled. In the bracket whoever wins goes on.
refusal-whatif-too-long = Working out who can still make the cut took too long, so it was stopped. Nothing else is affected. Ask again when more results are in.
refusal-whatif-outdated = Results came in while this was being worked out. Nothing is lost: look again.
refusal-whatif-not-in = { $player } has left, and cannot make the cut any more.
refusal-whatif-result-form = “{ $text }” is not a table and its result. Write it as { $form }.

whatif-standing = { $standing ->
    [clinched] Clinched
    [out] Out
   *[alive] Alive
}
whatif-is-clinched = In, whatever happens.
whatif-is-out = Out, unless someone above leaves.
whatif-others = The game is over: it depends on the other tables.
whatif-if-played = In, if the game is played.
whatif-if-not-played = Out, unless the game is not played.
whatif-draw-enough = { $loss ->
    [either] A draw is enough. Even a loss may do.
    [unproved] A draw is enough. Even a loss may do.
   *[other] A draw is enough, a loss is not.
}
whatif-win-enough = { $draw ->
    [none] A win is enough{ $loss ->
        [out] , a loss is not.
       *[other] . Even a loss may do.
    }
    [out] A win is enough, and nothing less.
   *[other] A win is enough. A draw may do{ $loss ->
        [out] .
       *[other] , even a loss may.
    }
}
whatif-win-may = { $draw ->
    [none] A win may do, if other tables help{ $loss ->
        [out] .
       *[other] . So may a loss.
    }
    [out] Only a win may do, and only if other tables help.
   *[other] A win or a draw may do, if other tables help{ $loss ->
        [out] .
       *[other] . So may a loss.
    }
}
whatif-points = { $enough ->
    [none] No number of points is certain to be enough yet.
    [0] No more points are needed.
    [one] One more point is certainly enough.
   *[other] { $enough } more points are certainly enough.
}{ $least ->
    [none] {""}
    [0] {""}
    [one] { " " }At least one more point is needed.
   *[other] { " " }At least { $least } more points are needed.
}
whatif-share = { $rate } % ({ $low } to { $high } %)
whatif-goal = { $cut ->
    [yes] The top { $size } play on.
   *[no] There is no cut, so this is about first place.
}
whatif-left = { $open ->
    [0] {""}
    [one] One table is open.
   *[other] { $open } tables are open.
}{ $left ->
    [0] { " " }This is the last round.
    [one] { " " }One more round follows.
   *[other] { " " }{ $left } more rounds follow.
}
whatif-sampled = The chances come from playing the rest { $times } times by the rules, with strengths judged by this tournament's games; the range is where they lie with 95 % certainty.
whatif-draw-helps = Table { $table }: a draw puts both { $first } and { $second } through, and a loss could keep { $gain } out.
whatif-no-draws = At no table would a draw put both through.
whatif-allowed = { $allowed ->
    [yes] Players can see their own chances now.
   *[no] Players cannot see their chances any more.
}

luck-upsets = { $upsets ->
    [0] None of the { $games } games between players with unequal points was won by the one with fewer.
    [one] One of the { $games } games between players with unequal points was won by the one with fewer.
   *[other] { $upsets } of the { $games } games between players with unequal points were won by the one with fewer.
}

## The planner

refusal-planner-players = A plan needs { $least } to { $most } players, not { $players }.
refusal-planner-rounds = Ask for 1 to { $most } Swiss rounds, such as 5 or 4-6.
refusal-planner-cut = A cut to { $cut } cannot be made here: ask for { $least } to { $most } players, or for 0 to leave it out.
refusal-planner-cuts = "{ $given }" is not a list of cuts. Write the sizes with commas between them, such as 0,4,8.
refusal-planner-hour = "{ $given }" is not a time of day. Write it like 18:00.
refusal-planner-minutes = A round can last { $least } to { $most } minutes, and lunch 0 to { $most }.
refusal-planner-hours = The hall closes before the first round begins. Give a later time to close, or an earlier one to begin.
refusal-planner-tournaments = Ask for 1 to { $most } tournaments.
refusal-planner-model = The spread of skill can be 0 to 1000 Elo, and draws, drops and no-shows 0 to 50 percent.
refusal-planner-by-plan = { $ruleset } is played by its own printed plan, so there is no structure to choose.
refusal-planner-numbers = The points of this rule book are too large to work out { $tiebreaker } exactly. Use smaller points for a win.
refusal-planner-cluster = No Dask scheduler answers at { $address } ({ $problem }). Nothing was computed: check the address, or leave out --cluster to use this computer.
refusal-planner-cluster-address = "{ $address }" is not the address of a Dask scheduler. Write it like tcp://10.0.0.5:8786, or leave out --cluster to use this computer.
refusal-planner-cluster-empty = The cluster at { $address } has no workers. Start some, or leave out --cluster to use this computer.
refusal-planner-cluster-missing = A cluster needs the library distributed: install topcut[planner], or leave out --cluster to use this computer.
refusal-planner-no-past = Your finished events by this rule book have { $matches } matches, and { $least } are needed to fit the model. Set it by hand, or leave it as it is.
refusal-planner-busy = The planner is busy with somebody else's question. Try again in a minute; nothing of yours is lost.
refusal-planner-failed = The simulation could not be finished. Try again with fewer tournaments; no tournament of yours was touched.
planner-fitted = Spread, draws, drops and no-shows are now those of { $matches } matches of your past events. Press Simulate to use them.
planner-growing = From { $done } of { $wanted } tournaments so far; the figures are sharper when it is done.
planner-between = { $early } to { $late }
planner-stopped = Stopped: these figures come from { $done } of { $wanted } tournaments, and their error bars say so.
planner-model = From { $tournaments } tournaments a structure; * is what the document prescribes, ± is 95 of 100. The field is an even one with a spread of { $spread } Elo, { $draws } % of matches are drawn, { $drops } % of those with two losses leave after a round, { $away } % stay away, and nothing is known about your players.
planner-progress = { $done } of { $wanted } tournaments, about { $seconds } s left
planner-structure = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }, { $cut ->
    [0] no cut
   *[other] top { $cut }
  }
planner-column-structure = structure
planner-column-ends = ends (90 of 100)
planner-column-in-time = in time
planner-column-undefeated = several undefeated
planner-column-best-cut = best makes it
planner-column-best-wins = best wins
planner-column-record = points that do
planner-column-rematch = forced rematch
planner-column-byes = byes
