# Typing the results again, at the desk

desk-check-results-title = Ergebnisse noch einmal tippen
desk-check-results-heading = Ergebnisse noch einmal tippen <small>von den Zetteln, durch jemand anderes</small>
desk-check-results-about = Hier wird nichts gespeichert. Du bekommst eine Liste, was von den gespeicherten Ergebnissen abweicht und was nicht lesbar ist. Leere Tische werden nicht verglichen.
desk-check-results-no-round = Noch ist keine Runde gepaart.
desk-check-results-differ = Abweichende Tische: { $count } von { $tables }
desk-check-results-recorded = Gespeichert: { $result }.
desk-check-results-recorded-none = Gespeichert: noch nichts.
desk-check-results-typed = Getippt: { $result }
desk-check-results-correct = Tisch { $table } korrigieren
desk-check-results-enter = Tisch { $table } eingeben
desk-check-results-agree = { $checked ->
    [0] Es wurde nichts getippt.
    [one] Der getippte Tisch stimmt mit dem Gespeicherten überein.
   *[other] Alle { $checked } getippten Tische stimmen mit dem Gespeicherten überein.
}
desk-check-results-tables = Tische: { where-staged }
desk-check-results-head =
    .first = Person 1
    .second = Person 2
    .games = Spiele
desk-check-results-open = Bei Zeitablauf: offener { $card } gewonnen von<br>(seine Karte weglassen)
desk-check-results-open-at = Offener { $card } an Tisch { $table }
desk-check-results-of = { $figure }, { $player }
desk-check-results-winner = Sieg an Tisch { $table }
desk-check-results-compare = Vergleichen <kbd>Enter</kbd>
