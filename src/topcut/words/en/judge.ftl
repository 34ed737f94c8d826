# The officials' pages


## Warnings, calls, rulings

deck-check-drawn = { $tables ->
    [one] 1 table is drawn. Only officials know of it until the round is closed.
   *[other] { $tables } tables are drawn. Only officials know of them until the round is closed.
}
deck-check-noted = { $fine ->
    [true] Noted: all is fine with { $player }.
   *[other] The finding about { $player } is noted. Only officials read it.
}

## The officials' pages while a tournament runs

judge-taken = You take the call from { $place }. The player sees that you are on the way.
judge-closed = The call from { $place } has been answered.
judge-ruled = The ruling for table { $table } has been recorded.
judge-appealed = { $player } appeals. Whoever decides it sees it at once.
judge-appeal-decided = The appeal has been decided. The decision is final.

## Calls

judge-calls = Calls
judge-calls-waiting = Calls <small>{ $count } waiting</small>
judge-calls-none = No one has called. A call from a player's page shows here at once.
judge-call-plain = Asks for someone to come
judge-call-plain-past = Asked for someone to come
judge-against = { $first }, against { $second }
judge-call-for = for { $official }
judge-call-of = , the call of { $name }
judge-call-mine = You are on the way
judge-call-theirs = { $name } is on the way
judge-call-take = I will go
judge-call-instead = I will go instead
judge-call-done = Done
judge-ruling = Ruling
judge-warn = Warn
judge-differs = Score differs
judge-enter-another = Enter another result
judge-enter-another-for = { judge-enter-another }<span class="unseen"> for table { $table }</span>
judge-answered = Answered
judge-answered-call = { $player }, { $time }{ $official ->
    [none] {""}
   *[other] {" "}· { $official } went
}
judge-answered-round = Ended with round { $round }
judge-says = { $player } says
judge-place = { $table ->
    [0] { $name }
   *[other] table { $table }
}
judge-bell = Sound and vibration for a new call, on this device
judge-remove = Remove? <a href="{ $link }">{ $player }</a>
judge-proposed = proposed by { $official }
judge-eject = Eject? <a href="{ $link }">{ $player }</a>
judge-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}

## Finding

judge-find = Find
judge-find-title = Find a table or a player
judge-find-field = Table or player
judge-find-placeholder = Table or name
judge-find-go = Go
judge-find-against = against { $opponent }
judge-find-more = and { $count } more: type another letter.
judge-find-none = No table in this round and no player matches that.

## Rulings and appeals

judge-rulings = Rulings
judge-rulings-none = No ruling has been recorded. Open a table to record one.
judge-rulings-none-here = None for these players.
judge-rulings-by = Ruling { $number } · { $players } · by { $official }{ $final ->
    [true] {" "}· final
   *[other] {""}
}{ $appealed ->
    [none] {""}
   *[other] {" "}· appealed by { $appealed }
}{ $decided ->
    [none] {""}
   *[other] {" "}· decided by { $decided }, final
}
judge-rulings-appealed = Appealed
judge-rulings-appeal = A player appeals
judge-rulings-appeal-of = { $player }<span class="unseen"> appeals ruling { $number }</span>
judge-appeal = Appeal against ruling { $number }{ $table ->
    [0] {""}
   *[other] , table { $table }
}
judge-appeal-by = ruled by { $official } · appealed by { $player }
judge-appeal-final = This decision is final
judge-appeal-stands = The ruling stands
judge-appeal-changed = It is changed
judge-appeal-answer = Answer, if it is changed
judge-appeal-decide = Decide the appeal

## One table

judge-table = Table { $table }
judge-table-players = <span class="unseen">Table { $table }: </span>{ $first } against { $second }
judge-table-extended = +{ $minutes } min
judge-table-roster = Both play Roster { $number }
judge-table-result = Result
judge-table-disagree = They disagree. Tap the one who is right.
judge-table-one = One has reported. Tap to accept it.
judge-table-draw = A draw. Who won the roll?
judge-table-nobody = Nobody has reported yet.
judge-table-enter = Enter the result
judge-table-correct = Correct it
judge-table-both = Players
judge-table-warnings = { $count } so far
judge-table-substitute = Substitute approved, { $item }
judge-table-list = { $list }<span class="unseen"> of { $name }</span>
judge-table-material = Material<span class="unseen"> of { $name }</span>
judge-table-absent = Someone has not come
judge-table-absent-one = { $player } did not appear
judge-table-absent-both = Neither appeared
judge-table-rule = Record a ruling
judge-table-question = Question
judge-table-answer = Answer
judge-table-answer-about = { $appeals ->
    [true] Both players read it on their phones, and can appeal there.
   *[false] Both players read it on their phones.
}
judge-table-record = Record the ruling

## Deck checks

judge-checks = Deck checks
judge-checks-draw = { $round }, draw { $number }
judge-checks-tables = Tables to draw, of { $tables }
judge-checks-by-chance = Draw at random
judge-checks-playing = You play here yourself, so you learn of deck checks when the other players do.
judge-checks-later = Tables are drawn from a round that is being played.
judge-checks-state =
    .public = Public
    .officials = Officials only
    .open = To do
    .fine = Fine
    .finding = Finding
judge-checks-at = Drawn at { $time }.
judge-checks-noted = noted by { $official }
judge-checks-all-fine = All is fine<span class="unseen"> with { $name }</span>
judge-checks-change = { $found ->
    [true] Change it<span class="unseen">: { $name }</span>
   *[other] Something is wrong<span class="unseen">: { $name }</span>
}
judge-checks-clause = Clause
judge-checks-choose = Choose one
judge-checks-found = What was found
judge-checks-note = Note the finding
judge-checks-after-all = All is fine after all
judge-checks-none = No table has been drawn yet.
judge-checks-how = How it works
judge-checks-how-draw = Every table in the round is equally likely to be drawn. Compare what both players have on the table with the { $list } they handed in, then note what you found.
judge-checks-how-told = Players are told where you drew when the round is closed, and how often; never what you found. The draw comes from the seed of the { $tournament }, so that everyone can check it then.
judge-checks-how-time = Lost time? Open the table and give it more. A penalty is yours to decide: open the player's page.
