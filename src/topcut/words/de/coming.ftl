# What can be done now, and what comes next


## What can be done now

possible-enter-player = Jemanden eintragen (bisher { $players }).
possible-check-in = Leute einchecken ({ $count } fehlen noch).
possible-name-official = Offizielle benennen: { $official } oder eine andere Rolle.
possible-set-table = Die Tische aufstellen (bisher { $tables }).
possible-start = Das Turnier mit { $players } Personen starten.
possible-open-draw = { $attempt ->
    [1] Runde { $round } paaren: die Auslosung öffnen und ansehen.
   *[other] Runde { $round } neu paaren: Versuch { $attempt } der Auslosung öffnen, mit Begründung.
  }
possible-publish = Die Paarung von Runde { $round } ansehen und veröffentlichen.
possible-publish-by-hand = Runde { $round } von Hand paaren.
possible-arrange-absence = Vermerken, wer in Runde { $round } fehlt.
possible-decide = { $count ->
    [one] Über das strittige Ergebnis von Tisch { $tables } entscheiden.
   *[other] Über die strittigen Ergebnisse der Tische { $tables } entscheiden.
  }
possible-break-tie = { $count ->
    [one] Eingeben, wer den Wurf an Tisch { $tables } gewonnen hat.
   *[other] Eingeben, wer die Würfe an den Tischen { $tables } gewonnen hat.
  }
possible-start-clock = Die Uhr von { where-staged } starten.
possible-enter-result = { $count ->
    [one] Das Ergebnis von Tisch { $tables } eingeben.
   *[other] Ergebnisse eingeben: Offen sind die Tische { $tables }.
  }
possible-no-show = Eingeben, dass jemand nicht erschienen ist.
possible-move-table = Ein Match von { where-staged } an einen anderen Tisch setzen.
possible-close-round = { where-staged } schließen: Alle Ergebnisse sind da.
possible-unpair = Die Paarung von { where-staged } zurücknehmen, mit Begründung.
possible-make-cut = Den Cut auf die Top { $cut } machen.
possible-publish-bracket = Finalrunde { $round } veröffentlichen.
possible-finish = Das Turnier beenden; der Endstand gilt dann.
possible-correct = Ein Ergebnis korrigieren; du siehst vorher, was sich ändern würde.
possible-drop = Jemanden herausnehmen.
possible-let-in-again = { $count ->
    [one] Jemanden wieder hereinlassen: abgemeldet oder beim Start nicht da.
   *[other] Eine von { $count } Personen wieder hereinlassen: abgemeldet oder beim Start nicht da.
}
possible-rejoin = Jemanden wieder einsteigen lassen.
possible-eject = Jemanden ausschließen.
possible-replace-card = { $count ->
    [one] Jemand sucht noch eine Karte: eingeben, dass sie gefunden oder das Spiel aufgegeben ist.
   *[other] { $count } Personen suchen noch eine Karte: eingeben, was gefunden oder welches Spiel aufgegeben ist.
}
possible-answer-ejection = Antworten, ob { $players } { $count ->
    [one] ausgeschlossen wird
   *[other] ausgeschlossen werden
  }.
possible-reveal-seed = Den Seed aller Auslosungen aufdecken, damit alle sie nachprüfen können.
possible-undo = Den letzten Schritt rückgängig machen.

## The public pages

progress-sign-up = Die Anmeldung ist offen
progress-closed = Vor dem Start
progress-locked = Die Anmeldung ist geschlossen
progress-before = Runde 1 wird gleich gepaart
progress-playing = Runde { $round } von { $rounds } läuft
progress-over = Runde { $round } von { $rounds } ist vorbei
progress-cut = Der Cut ist gemacht
# `$left` is how many rounds follow
progress-bracket = { $left ->
    [0] Das Finale läuft
    [1] Das Halbfinale läuft
    [2] Das Viertelfinale läuft
   *[other] Finalrunde { $round } von { $rounds } läuft
}
progress-bracket-over = { $left ->
    [0] Das Finale ist vorbei
    [1] Das Halbfinale ist vorbei
    [2] Das Viertelfinale ist vorbei
   *[other] Finalrunde { $round } von { $rounds } ist vorbei
}
progress-finished = Beendet
next-sign-up = { $room ->
    [none] Anmelden kannst du dich bis zum Start.
    [0] Alle Plätze sind vergeben; es gibt eine Warteliste.
    [one] Noch 1 Platz ist frei.
   *[other] Noch { $room } Plätze sind frei.
}
next-closed = Teilnehmende trägt der { $organizer } ein.
next-locked = Gleich geht es los. Über Nachmeldungen entscheidet der { $organizer }.
next-before = Als Nächstes kommen die ersten Paarungen.
next-playing = { $open ->
    [one] 1 Tisch spielt noch.
   *[other] { $open } Tische spielen noch.
}
next-over = Als Nächstes kommt Runde { $next }.
next-cut = Als Nächstes kommt der Cut auf die Top { $cut }.
next-ranking = Als Nächstes kommt der Endstand.
next-bracket = Als Nächstes kommt der Turnierbaum.
next-finished = { $winner ->
    [none] Niemand hat gewonnen.
   *[other] { $winner } hat gewonnen.
}
