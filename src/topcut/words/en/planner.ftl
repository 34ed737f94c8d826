# The planner, and who can still make the cut


## Who can still make the cut

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
whatif-share = { $rate }% ({ $low } to { $high }%)
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
whatif-sampled = The chances come from playing the rest { $times } times by the rules, with strengths judged by this tournament's games; the range is where they lie with 95% certainty.
whatif-draw-helps = Table { $table }: a draw puts both { $first } and { $second } through, and a loss could keep { $gain } out.
# Whom a loss could keep out, if it could either of the two.
whatif-either = { $first } or { $second }
whatif-no-draws = At no table would a draw certainly put both through.
whatif-allowed = { $allowed ->
    [yes] Players can see their own chances now.
   *[no] Players can no longer see their chances.
}
luck-upsets = { $upsets ->
    [0] None of the { $games } games between players with unequal points was won by the one with fewer.
    [one] One of the { $games } games between players with unequal points was won by the one with fewer.
   *[other] { $upsets } of the { $games } games between players with unequal points were won by the one with fewer.
}

## The planner

planner-fitted = Spread, draws, drops and no-shows are now those of { $matches } matches of your past events. Press Simulate to use them.
planner-growing = From { $done } of { $wanted } tournaments so far; the figures are sharper when it is done.
planner-between = { $early } to { $late }
planner-stopped = Stopped: these figures come from { $done } of { $wanted } tournaments, and their error bars say so.
planner-stopped-early = Stopped before anything was counted, so there are no figures.
planner-model = From { $tournaments ->
    [one] one tournament
   *[other] { $tournaments } tournaments
  } a structure; * is what the document prescribes, ! a deviation from it, ± is 95 of 100. The field is an even one with a spread of { $spread } Elo, { $draws }% of matches are drawn, { $drops }% of those with two losses leave after a round, { $away }% stay away, and nothing is known about your players.
planner-progress = { $done } of { $wanted } tournaments, about { $seconds } s left
planner-structure = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }, { $cut ->
    [0] no cut
   *[other] top { $cut }
  }
planner-percent = { $share }%
planner-column-structure = structure
planner-column-ends = ends (90 of 100)
planner-column-in-time = in time
planner-column-undefeated = several undefeated
planner-column-best-cut = best makes it
planner-column-best-wins = best wins
planner-column-record = points that make it
planner-column-rematch = forced rematch
planner-column-byes = byes
planner-preparing = Getting ready; the first time on a computer this takes a minute.
planner-waiting = { $ahead ->
    [one] One question is before yours.
   *[other] { $ahead } questions are before yours.
  } Yours begins by itself; as long as others wait, a question has about a minute.
planner-first = { $chance } (first { $line })
planner-of-hundred = { $bound ->
    [more] more than 99
    [fewer] fewer than 1
   *[about] { $number }
  }
planner-headline = { $structure }, as printed: over by { $until } in { $share } of 100, and in { $several } of 100 more than one player is undefeated.
planner-headline-ends = { $structure }, as printed: over at about { $end }, and in { $several } of 100 more than one player is undefeated.
planner-fitting = { $count ->
    [0] None of these is safely over by { $until }.
   *[other] Safely over by { $until }: { $structures }.
  }
planner-record = { $points } ({ $chance }): { $record }
planner-record-of = { $won } won{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
  }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
  }
