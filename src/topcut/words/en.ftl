# Every sentence that Topcut says, by code. English is complete; other languages may lag behind and fall back to it.


## How sentences are put together

list-end = { $before } and { $last }
list-more = { $before } and { $number } more
place-line = line { $number }
place-round = round { $number }
place-match = match { $number }

## Files: what no file may hold, whatever its format

refusal-file-missing = There is no file { $file }. Check the name, or write - to read standard input.
refusal-file-is-folder = { $file } is a folder. Name a file in it.
refusal-file-unreadable = The file { $file } cannot be read: { $problem }.
refusal-file-empty = The file is empty. Write a history into it: a ruleset, the players and the rounds.
refusal-file-too-large = The file is larger than { $most } MB, which no tournament is.
refusal-not-text = This is no text in UTF-8. Save the file as JSON in UTF-8.
refusal-not-json = This is no JSON: { $problem } at row { $row }, column { $column }.
refusal-nested-too-deep = The lists in this file are nested too deep to be a history.
refusal-member-twice = The member “{ $member }” stands twice in the same object. Keep one of them.
refusal-not-a-number = { $word } is no number. Write a whole number.
refusal-number-too-large = A number has more than { $most } digits. Check it for a typing slip.
refusal-shape-object = { $part ->
    [history] The file must hold an object with the members “ruleset”, “players” and “rounds”
    [match] A match must be an object such as {"{"}"p1": "ann", "p2": "bo", "winner": "ann"{"}"}
    [scores] “scores” must be an object such as {"{"}"vp": [16, 9]{"}"}
   *[other] “{ $part }” must be an object
}, but it is { $found ->
    [null] null
    [truth] true or false
    [number] a number
    [text] a text
   *[list] a list
}.
refusal-shape-list = { $part ->
    [round] A round must be a list of matches
   *[other] “{ $part }” must be a list
}, but it is { $found ->
    [null] null
    [truth] true or false
    [number] a number
    [text] a text
   *[object] an object
}.
refusal-shape-number = “{ $part }” must be a whole number, 0 or more.
refusal-shape-pair = “{ $part }” must be a list of two whole numbers, the first seat's first.
refusal-shape-id = { $part ->
    [players] Every player in “players” must be a text or a whole number
   *[other] “{ $part }” must name a player by a text or a whole number
}, but here is { $found ->
    [null] null
    [truth] true or false
    [number] a broken number
    [list] a list
   *[object] an object
}.
refusal-name-blank = A player's name is empty or only spaces. Give every player a name.
refusal-name-broken = A player's name holds half a character, which no screen can show. Save the file in UTF-8.
refusal-too-many-players = There are { $players } players. Topcut reads up to { $most }.
refusal-players-missing = The file has no list “players”. Name everybody who takes part in it.
refusal-player-listed-twice = The player { $player } is listed twice. Give each player a name of their own.
refusal-player-unknown = { $player } is not among the players. Correct the name, or add it to the list of players.
refusal-player-twice = { $player } is in round { $round } twice. Everybody has one match, one bye or one unpaired loss a round.
refusal-player-against-self = { $player } cannot play against themself. Name the opponent, or a bye.
refusal-seat-missing = The match has no “{ $seat }”. Name both players; a bye has null as “p2”.
refusal-winner-not-there = { $winner } did not play this match and cannot have won it. Name one of its two players, or “draw”.
refusal-winner-called-draw = A player of this match is called “draw”, so that nobody can tell who won. Give the “points” instead.
refusal-how-unknown = { $how } is no way for a match to end. Write one of { $possible }.
refusal-ruleset-missing = The file names no ruleset. Add the member “ruleset” or the option --ruleset.

## The text notation

refusal-notation-line = { $word } does not begin a line. Lines begin with the number of a round such as 1:, or with players:, dropped:, absent:, ejected:, club:, table:, lots: or ruleset:.
refusal-notation-round = Here is round { $round }, but round { $expected } comes next.
refusal-notation-word = Here is { $word }, but { $wanted ->
    [name] a player's name comes next; a name with spaces stands in quotation marks
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
refusal-notation-quote = The quotation marks of { $word } are not closed.
refusal-notation-players-late = The line players: comes before the rounds.

## Results: what cannot have happened at a table

refusal-result-missing = Nothing is said about how the match ended. Enter the winner, a draw or the scores.
refusal-points-missing = Points are counted here as the players wrote them down. Enter the points of both players.
refusal-points-out-of-bounds = The points must be two whole numbers, 0 or more, those of the first seat first.
refusal-drawn-and-won = The match is entered both as a draw and as won. Choose one of them.
refusal-no-draws = A match cannot be called a draw here. Name the winner, or enter how it ended: { $possible }.
refusal-ending-unknown = A match cannot end by “{ $how }” here. Enter how it ended: { $possible }.
refusal-winner-missing = A match that ended by { $how } has a winner. Name that player.
refusal-winner-impossible = A match that ended by { $how } has no winner. Leave the winner out, or change how it ended.
refusal-winner-behind = The player named as the winner is behind in the scores. Check who won, and the scores.
refusal-winner-contradicts-scores = The scores give another result than the one entered. Check the scores, or leave the winner out.
refusal-winner-contradicts-games = The games give another result than the one entered. Check the games, or leave the winner out.
refusal-roll-needed = Everything is level: a die decides. Roll it, then name the player who won the roll.
refusal-games-too-many = There are { $games } games in a match of { $most }. Take out the games that were not played.
refusal-games-after-decision = A game is entered after the match was decided. Take it out, or correct the games before it.
refusal-games-undecided = Nobody has won this match of { $most } games yet. Enter the other games, or that time was called or a player conceded.
refusal-games-not-played = No game was played in a match that ended by { $how }. If one was begun, enter a concession.
refusal-figure-unknown = { $number ->
    [0] Only winners are recorded here, no scores. Leave out “{ $figure }”.
   *[other] “{ $figure }” is not recorded here. Use one of these names: { $possible }.
}
refusal-figure-twice = “{ $figure }” is entered twice under different names. Keep one of them.
refusal-figure-missing = “{ $figure }” is missing, and decides this match. Enter it for both players.
refusal-figure-not-a-number = “{ $figure }” must be two whole numbers, one for each player, those of the first seat first.
refusal-figure-out-of-bounds = “{ $figure }” cannot be { $number }, only 0 to { $most }. Check it for a typing slip.

## Cut and bracket

refusal-too-few-for-cut = A cut to the top { $cut } needs { $cut } players still in after the Swiss rounds, and there are { $active }. Choose a smaller cut.
refusal-cut-tied = { $players } share rank { $rank }, so their seeds cannot be told. Draw the random tiebreaker first.
refusal-not-in-cut = { $player } is not in the cut, so nobody is needed instead. Check the name.
refusal-cut-begun = A game after the cut has been played, so nobody can replace { $player }. Drop { $player } from the bracket: the opponent has a bye.
refusal-bracket-size = A bracket has { $smallest } to { $largest } players, not { $size }. Choose another size of the cut.
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
refusal-out-of-bracket = { $player } is out of the bracket since match { $match }. Nothing needs to be done.
refusal-bracket-over = The bracket is over, so { $player } cannot drop from it. The placings stand.

reason-seed-by-rank = Seed { $seed }: { $player } has rank { $rank } after the Swiss rounds.
reason-seed-above-absent = Seed { $seed }: { $player } has rank { $rank } after the Swiss rounds, and not everybody above is still in.
reason-seed-moved-up = Seed { $seed }: { $player }, rank { $rank } after the Swiss rounds, moved up a seed because { $leaver } left before the first game.
reason-seed-replacement = Seed { $seed }: { $player }, rank { $rank } after the Swiss rounds, is the next in line for { $leaver }, who left before the first game.
reason-seed-vacant = Seed { $seed } is vacant: { $leaver } left before the first game, and nobody is there to join. The opponent has a bye.
reason-pairing-seeds = Match { $match }: seed { $seed } meets seed { $other }, as the bracket is drawn, so that the best seeds meet last.
reason-pairing-seed-winner = Match { $match }: seed { $seed } had no match in round 1 and meets the winner of match { $before }, as the bracket is drawn.
reason-pairing-winners = Match { $match }: the winners of matches { $before } and { $also } meet, as the bracket is drawn.
reason-bye-top-seed = { $player } has no match in round 1 of the bracket: its size is no power of two, and seed { $seed } is among the best.
reason-bye-dropped = { $player } has a bye in round { $round } of the bracket: { $leaver } has dropped.
reason-bye-nobody-left = { $player } has a bye in round { $round } of the bracket: nobody is left to play against.
reason-advance-won = { $player } goes on: won match { $match } against { $opponent }.
reason-advance-rank = { $player } goes on: match { $match } would be a draw, and seed { $seed } was ranked above seed { $other } after the Swiss rounds.
reason-advance-roll = { $player } goes on: match { $match } would be a draw, and { $player } won the roll.
reason-advance-nobody = Nobody goes on from match { $match }: nobody is left in it.
reason-placing-champion = { $player } is first: won the bracket.
reason-placing-lost = { $player } has place { $placing }: lost in round { $round } of the bracket.
reason-placing-dropped = { $player } has place { $placing }, that of the losers of round { $round }: dropped from the bracket.
reason-placing-swiss = { $player } has place { $placing }: rank { $rank } after the Swiss rounds, and places below the top { $cut } follow the Swiss standings.

## Fixed plans

refusal-plan-odd = A plan needs an even number of cards, at least 2, and this one has { $cards }. Add or remove a card.
refusal-plan-uneven = Plan card { $card } has { $lines } { $lines ->
    [one] line
   *[other] lines
}, the first card has { $rounds }. Give every card one line a round.
refusal-plan-place-unknown = Plan card { $card }, round { $round }: “{ $written }” is no place. Write a park ({ $parks }) and its half, 1 or 2, such as G1.
refusal-plan-place-twice = Round { $round }: plan cards { $cards } both sit at { $written }. Move one of them.
refusal-plan-alone = Round { $round }: plan card { $card } is alone at park { $park }. Place another card at its other half.
refusal-plan-seats = This plan has { $cards } cards, but there are { $players } players. Take the plan for that number of players.
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
refusal-fixed-table-missing = { $player } always sits at table { $table }, which is closed or not there. Open it, or give { $player } another table.
refusal-fixed-table-shared = { $players } always sit at table { $table }, but they do not play each other in this round. Give one of them another table.
refusal-stream-table-missing = The stream table { $table } is closed or not there. Open it, or choose another.
refusal-stream-table-fixed = Table { $table } is the stream table, and { $player } always sits there. Choose another table for one of the two.
refusal-stream-player-unpaired = { $player } has no opponent in this round, so there is no match to show. Choose another match for the stream.
refusal-stream-player-fixed = The match of { $player } has a fixed table, so it cannot move to the stream table { $table }. Choose another match for the stream.

reason-table-by-standing = Table { $table }: pairs are seated by standing.
reason-table-fixed = Table { $table }: { $player } always sits there.
reason-table-fixed-both = Table { $table }: { $player } always sits there and stands above { $opponent }, whose table { $other } stays empty.
reason-table-stream = Table { $table }: this match is on the stream.
reason-table-fresh = Table { $table }: it would be table { $usual } by standing, but { $player } sat there in round { $round }.
reason-table-moved = Table { $table }: it would be table { $usual } by standing, but another pair needs that table to sit at a fresh one.
reason-table-again = Table { $table }: { $player } sat there in round { $round } already, and no seating has fewer repeats.
reason-table-bye = { $player } has a bye and needs no table.

## Standings: how a row came about, and why one player is above another

refusal-player-not-ranked = { $player } has left the tournament and is not ranked. Choose a player who is in the standings.
reason-more-points = { $above } is above { $below }: { $label } { $more } to { $fewer }.
reason-higher-tiebreak = { $above } is above { $below }: both have the same { $level }, and { $above } has more { $label }, { $kind ->
    [figure] { $more } to { $fewer }
   *[mean] { $more_rounded } ({ $more }) to { $fewer_rounded } ({ $fewer })
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
}, { $rate_rounded } ({ $rate }) a round.
reason-row-bye-as-opponent = A bye counts as an opponent without { $label }.
reason-row-strength = { $label }: the mean of the opponents' points a round, { $parts }, is { $value_rounded } ({ $value }).
reason-row-extended-strength = { $label }: the mean of the opponents' strength, { $parts }, is { $value_rounded } ({ $value }).
reason-row-match-win-rate = { $label }: the mean of the opponents' share of the points there were to win, { $parts }, is { $value_rounded } ({ $value }).
reason-row-figure = { $label }: { $parts }, which is { $value } in all.
reason-row-without-parts = { $label }: nothing has been played that counts for it, so it is { $value }.

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
structure-too-few = There are fewer players than the table begins with, so this is its first row.
hint-help = Try “{ $command } --help”.
mistake = Topcut made a mistake ({ $problem }), and nothing was written. Please report it with the command and the file that led here.
demo-players = { $number } players have signed up: { $players }.
demo-seed = Every draw comes from the seed “{ $seed }”: the same text gives the same draws.
demo-round = Round { $number }
demo-standings = Standings
demo-leader = How the leader's figures came about
demo-neighbours = Why players of equal points are ranked as they are

## Rule books

refusal-unknown-ruleset = There is no rule book “{ $name }”. { $how_many ->
    [0] Choose one of { $known }, or give
   *[other] Did you mean { $near }? Choose one of { $known }, or give
} the path of your own, such as ./mine.toml.
refusal-ruleset-not-found = There is no file { $source }. Check the path of the rule book.
refusal-ruleset-broken = { $why ->
    [folder] { $source } is a folder. Give the path of a rule book, a TOML file
    [unreadable] { $source } cannot be read: { $detail }. Check the file
    [too-large] { $source } is larger than { $most } bytes, which no rule book is. Check the path
    [not-text] { $source } is no text in UTF-8 (byte { $at } is not). Save it as UTF-8
    [empty] { $source } is empty. Copy a rule book and change it
    [endless] { $source } nests brackets too deep or has an endless number. Correct it
   *[toml] { $source }, line { $line }, column { $column }: { $detail }. Correct the TOML there
}.
refusal-ruleset-wrong = { $source }: { $where } { $why ->
    [missing] is missing. Add it
    [unknown] is no entry of a rule book. { $how_many ->
        [0] Remove it; the entries are listed in docs/rulesets.md
       *[other] Write { $near }, or remove it
    }
    [type] must be { $wanted ->
        [int] a whole number
        [bool] true or false
        [array] a list in square brackets
        [object] a table
        [date] a date such as 2024-11-01
       *[str] a text in quotation marks
    }, but it is { $got ->
        [int] a whole number
        [float] a number with a point
        [bool] true or false
        [array] a list
        [object] a table
        [str] a text
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
        [0] but there is nothing of the kind. Define it, or leave this out
       *[other] but there is only { $known }. Correct the name, or define it
    }
    [needed-by] is missing, and { $other } needs it. Add it, or leave { $other } out
    [only-with] means something only with { $other }. Leave it out, or change that
    [points-order] does not fit: a win is worth more than a draw, and a draw more than a loss
    [no-draws] would be a draw, but points.draw is missing, so there are none. Change one of the two
    [bye-apart] does not belong here: what a bye is worth stands in the section bye
    [claims-last] does nothing here: a step after it, of an ending that is compared, must decide
    [random-last] must be the last tiebreaker: after it nobody is equal
    [row-last] must be left out in the last row, so that there is a row for any number of players
    [row-gap] must be { $expected }: the rows of the table follow each other without a gap
    [even] must be odd: a match is the best of 1, 3 or 5 games
   *[no-setting] is “{ $value }”, but this rule book has no such entry. Correct the path
}.
refusal-setting-unknown = There is no setting “{ $setting }”. { $how_many ->
    [0] Write its path as in bye.once or points.win.
   *[other] Did you mean { $near }?
}
refusal-setting-wrong = { $setting } cannot be “{ $to }”. { refusal-ruleset-wrong }
refusal-too-few-players = { $players ->
    [one] 1 player is
   *[other] { $players } players are
} too few: it takes at least { $least }. { $least ->
    [2] Find somebody to play.
   *[other] Find more players, or announce a deviation.
}
refusal-no-alternate-structure = The rule book { $ruleset } has no alternate structure. Leave that choice out.

## Swiss pairings and byes

refusal-nobody-to-pair = There are not two players to pair. Check who is absent or has dropped.
reason-pair-first-round = { $player } meets { $opponent }: in the first round everybody is drawn at random.
reason-pair-level-alone = { $player } meets { $opponent }: they are the only two with { $points } points.
reason-pair-level = { $player } meets { $opponent }: both have { $points } points, and the draw decides among equals{ $count ->
    [0] .
   *[other] ; { $player } has met { $met } already.
  }
reason-pair-float = { $player } with { $points } points meets { $opponent } with { $lower }: an odd number had { $points } points, and the one left over meets somebody of the next group{ $count ->
    [0] ; the draw took { $player }.
   *[other] ; { $player } has met { $met } already.
  }
reason-pair-float-far = { $player } with { $points } points meets { $opponent } with { $lower }: nearer opponents would leave somebody without a new one{ $count ->
    [0] .
   *[other] ; { $player } has met { $met } already.
  }
reason-pair-again = { $player } and { $opponent } meet again, after { $meetings ->
    [one] one meeting
   *[other] { $meetings } meetings
  }: no pairing of this round has fewer rematches.
reason-pair-forbidden = { $player } and { $opponent } meet though they should be kept apart: no pairing avoids it.
reason-bye-given = { $player } has a bye: the organizer gave it.
reason-bye-random = { $player } has the bye: the number of players is odd, and in the first round it is drawn among all { $among }.
reason-bye-lowest-ranked = { $player } has the bye: the number of players is odd, and { $player } is the lowest-ranked{ $had ->
    [none] { " " }of those who have had none.
    [again] { " " }of those with the fewest, as everybody has had one.
   *[any] .
  }
reason-bye-lowest-points = { $player } has the bye: the number of players is odd, and { $player } has the fewest points, { $points }, and the lowest strength of schedule, { $strength }{ $among ->
    [one] .
   *[other] , drawn among { $among } who are level in both.
  }

## When a round is blocked: who is blocked by whom

reason-blocked-nobody-left = { $stuck } { $players ->
    [one] has
   *[other] have
  } nobody new left to meet, so at least { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  } must { $forbidden ->
    [true] meet again or be paired though kept apart.
   *[false] meet again.
  }
reason-blocked-among-themselves = { $stuck } can only meet each other, and { $players } is an odd number, so at least 1 pair must { $forbidden ->
    [true] meet again or be paired though kept apart.
   *[false] meet again.
  }
reason-blocked-too-few = { $stuck } can only meet { $scarce }, but they are { $players } and { $free ->
    [one] { $scarce } can take only one of them
   *[other] those are only { $free }
  }, so at least { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  } must { $forbidden ->
    [true] meet again or be paired though kept apart.
   *[false] meet again.
  }
reason-blocked-sets = There are { $sets } sets of players who can only meet among themselves, each of an odd number, so at least { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  } must { $forbidden ->
    [true] meet again or be paired though kept apart.
   *[false] meet again.
  }
reason-blocked-sets-too-few = There are { $sets } sets of players who can only meet among themselves or with { $scarce }. Each has an odd number, so one of each needs { $free ->
    [one] { $scarce }, who can take only one of them
   *[other] one of { $scarce }, who are only { $free }
  }: at least { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  } must { $forbidden ->
    [true] meet again or be paired though kept apart.
   *[false] meet again.
  }
reason-blocked-set = Set { $number }: { $players } can { $count ->
    [one] { $free ->
        [0] meet nobody.
       *[other] only meet { $scarce }.
    }
   *[other] only meet each other{ $free ->
        [0] .
       *[other] , or { $scarce }.
    }
  }
reason-blocked-player = { $player } has met { $met }{ $apart_count ->
    [0] {""}
   *[other] {" "}and is kept apart from { $apart }
  }. { $left_count ->
    [0] Nobody is left.
    [one] Only { $left } is left.
   *[other] Only { $left } are left.
  }
reason-blocked-player-kept-apart = { $player } is kept apart from { $apart }. { $left_count ->
    [0] Nobody is left.
    [one] Only { $left } is left.
   *[other] Only { $left } are left.
  }

## The organizer's arrangements in a history

refusal-forbidden-not-two = “forbidden” must hold pairs of two different players, such as ["ann", "bo"].
refusal-shape-truth = “{ $part }” must be true or false{ $part ->
    [clubs_apart] , or a list of the rounds in which club mates are kept apart
   *[other] {""}
}.
refusal-shape-text = “{ $part }” must give each player's { $part ->
    [clubs] club
   *[other] entry
} as a text that is not empty.
refusal-tables-unknown = “tables” has no member “{ $member }”. Use { $possible }.

## The command pair

pair-round = Round { $number }
pair-bye = bye
pair-way = { $way ->
    [listed] All best pairings were listed, and one of them was drawn.
    [drawn] Drawn as the rule book says, group by group from the top.
   *[first] Of the best pairings, the one that comes first in the drawn order.
}
pair-seed = Drawn with the seed “{ $seed }”: the same seed gives the same round.
pair-open = Round { $round } still has { $number ->
    [one] an open match
   *[other] { $number } open matches
}: { $pairs }. The next round is drawn as if it gave nobody points; enter the result before you publish it.

## The command bracket

bracket-title = The bracket of the top { $size }
bracket-match = match { $number }
bracket-byes = { $number ->
    [one] Seed { $seeds } has
   *[other] Seeds { $seeds } have
} no match in round 1.
bracket-placing = Whoever loses in round { $round } has place { $place }.
