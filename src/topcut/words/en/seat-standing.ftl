# A player's standing and results


seat-standing-title = My standing
seat-standing-why = My results and why
seat-standing-place = <span class="big">{ $place }</span> of { $count }
seat-standing-swiss = after the Swiss rounds
seat-standing-none = { $over ->
    [true] Not ranked
   *[other] Not ranked yet
}
seat-standing-games = { $won } won, { $draws ->
    [true] { $drawn } drawn, { $lost } lost
   *[other] { $lost } lost
}
seat-standing-open = Round { $round } is being played: only settled results count.
# `$ending` is what English writes behind the number of the place.
seat-standing-step = { $figure }: you have <b>{ $value }</b>{ $others ->
    [0] {""}
    [one] , like { $others } other
   *[other] , like { $others } others
}, { $ending ->
    [st] { $place }st
    [nd] { $place }nd
    [rd] { $place }rd
   *[th] { $place }th
} of { $count }.
seat-standing-cut = { $made ->
    [true] top { $count } played on
   *[other] top { $count } play on
}
seat-standing-needs = { $cut ->
    [true] To make the cut: <b>{ $needs }</b>
   *[other] To come first: <b>{ $needs }</b>
}
seat-standing-chance = Chance: { $chance }.
seat-standing-worked-out = What you need to make it is being worked out. Look again in a moment.
seat-standing-results = My results
seat-standing-round = <b>{ $round }</b>{ $opponent ->
    [none] {""}
   *[other] {" "}against { $opponent }
}
seat-standing-unpaired = An unpaired loss.
seat-standing-unsettled = Not settled yet
seat-standing-left = { $opponent ->
    [true] Your opponent left: you had the bye.
   *[other] You have left.
}
seat-standing-list = { $list }<span class="unseen"> of { $name }</span>
seat-standing-strength = { $figure } { $value }: the mean of your opponents' points per round
seat-standing-column =
    .opponent = Opponent
    .points = Points
    .rounds = Rounds
    .rate = Rate
seat-standing-bye = A bye
