# Why: pairings, byes, ranks, the cut


## Files: what no file may contain, whatever its format

reason-member-unread = “{ $member }” is not a member of a { $part } and was not read.{ $count ->
    [0] {""}
   *[other] {" "}Did you mean “{ $near }”?
}

## Cut and bracket

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

reason-pairing-planned = Round { $round }, table { $table }: the plan seats cards { $first } and { $second } there.

## Tables

reason-table-by-standing = Table { $table }: pairs are seated by standing.
reason-table-fixed = Table { $table }: { $player } always sits there.
reason-table-fixed-both = Table { $table }: { $player } always sits there and stands above { $opponent }, whose table { $other } stays empty.
reason-table-stream = Table { $table }: this match is on the stream.
reason-table-fresh = Table { $table }: it would be table { $usual } by standing, but { $player } sat there in round { $round }.
reason-table-moved = Table { $table }: it would be table { $usual } by standing, but another pair needs that table so as not to repeat one.
reason-table-again = Table { $table }: { $player } already sat there in round { $round }, but no seating has fewer repeats.
reason-table-bye = { $player } has a bye and needs no table.

## Standings: how a row is worked out, and why one player is above another

reason-more-points = { $above } is above { $below }: { $label } { $more } to { $fewer }.
reason-higher-tiebreak = { $above } is above { $below }: both have the same { $level }, and { $above } has { $kind ->
    [latest-rounds] the later trophy where they first differ: theirs are of rounds { $more_rounded } against { $fewer_rounded }
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

## Swiss pairings and byes

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
reason-blocked-player = { $player } has already been paired with { $met }{ $apart_count ->
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

## Pairings made by hand: what cannot be, and what they break

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

## Preparing: the organizer's pages before the start, and players who sign themselves up

reason-pair-by-hand = { $player } meets { $opponent }: the organizer paired this round by hand.

## The table of Challengers!

reason-begins-trophy = { $player } begins: the trophy of round { $round } is better than { $less ->
    [0] none.
   *[other] the one from round { $less }.
}
reason-begins-toss-first = { $first } and { $second } toss the flag to see who begins: neither has a trophy.
reason-begins-toss = { $first } and { $second } toss the flag to see who begins: the best trophy of each is from round { $round }.
