# The standings at the desk

desk-standings-title = Rangliste
desk-standings-after = { $round ->
    [0] Noch hat niemand gespielt.
   *[other] Nach Runde { $round }.
}
desk-standings-playing = Runde { $round } läuft: Nur Matches, die feststehen, zählen.
desk-standings-row = Wie die Zeile von { $player } zustande kam
desk-standings-back = Zurück zur Rangliste
desk-standings-everyone = Alle mit einem Rang
desk-standings-column =
    .rank = Rang
    .player = Person
    .record = S–U–N
    .why = Warum
desk-standings-why = Warum<span class="unseen"> hat { $player } Rang { $rank }</span>
desk-standings-last = Die letzte Zeile der Rangliste.
desk-standings-figures = Wie diese Werte zustande kamen
desk-standings-line = { $played ->
    [true] die Top { $cut } haben weitergespielt
   *[other] die Top { $cut } spielen weiter
}
desk-standings-equal = Wer in allem gleich ist, teilt sich einen Rang, bis gelost wird.
desk-standings-nobody = Noch ist niemand angemeldet.
