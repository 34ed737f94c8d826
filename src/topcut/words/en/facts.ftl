# The log, one sentence per fact


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
results-column =
    .place = Place
    .name = Name
    .club = Club
    .record = W-D-L
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
cross-legend = W 5 = won against number 5 of this table (D drawn, L lost). Below it stand the score, this player’s figure first, and the { $points } of the round with the total after it. R is a { $plan ->
    [true] round, B the final
   *[other] Swiss round, B a round of the bracket
}, which gives no { $points }.
log-ending = { $how ->
    [time] time
    [concession] concession
    [draw] draw
    [no-show] no-show
    [double-no-show] double-no-show
    [bye] bye
   *[victory] victory
}
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
    [unsaid] There are no longer any special rules.
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
    [one] There is room for { $capacity } player.
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
fact-clock-started = The clock of { $where } is started: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}{ $commitment ->
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
fact-result-claimed = { $player } reports for table { $table } in { $where }: { $game }.
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

## Lists at the prompt, and what was played

fact-nonce-added = { $player }'s phone added a number of its own to the draw.

## The table of Challengers!

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
} away, and the bot { bot-name } answers for that seat for the time being.
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
}; { $begins ->
    [You] you
   *[other] { $begins }
} began{ $tossed ->
    [true] {" "}after the toss
   *[other] {""}
}. Fan tokens: { $tokens }.
fact-trophy-taken = { $player ->
    [You] Your
   *[other] { $player }'s
} trophy of { $where } has { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}{ $boxed ->
    [true] {" "}and goes back to the box.
   *[other] .
}
fact-final-played = { $winner ->
    [You] You win
   *[other] { $winner } wins
} the final{ $by ->
    [left] {" "}because the other player left
   *[other] {" "}after { $reveals } cards
}. { $begins ->
    [You] You
   *[other] { $begins }
} began{ $tossed ->
    [true] {" "}after the toss
   *[other] {""}
}.
