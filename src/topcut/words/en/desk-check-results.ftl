# Typing the results again, at the desk

desk-check-results-title = Type the results again
desk-check-results-heading = Type the results again <small>from the slips, by someone else</small>
desk-check-results-about = Nothing is recorded here. You get a list of what differs from the recorded results and what cannot be read. Tables left empty are not compared.
desk-check-results-no-round = No round is paired yet.
desk-check-results-differ = Tables that differ: { $count } of { $tables }
desk-check-results-recorded = Recorded: { $result }.
desk-check-results-recorded-none = Recorded: nothing yet.
desk-check-results-typed = Typed: { $result }
desk-check-results-correct = Correct table { $table }
desk-check-results-enter = Enter table { $table }
desk-check-results-agree = { $checked ->
    [0] Nothing was typed.
    [one] The table that was typed agrees with what is recorded.
   *[other] All { $checked } tables that were typed agree with what is recorded.
}
desk-check-results-tables = Tables of { where-staged }
desk-check-results-head =
    .first = First player
    .second = Second player
    .games = Games
desk-check-results-open = At time: open { $card } won by<br>(leave its card out)
desk-check-results-open-at = Open { $card } at table { $table }
desk-check-results-of = { $figure }, { $player }
desk-check-results-winner = Winner at table { $table }
desk-check-results-compare = Compare <kbd>Enter</kbd>
