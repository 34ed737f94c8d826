# Correcting a result, at the desk

desk-correct-title = Ein Ergebnis korrigieren
desk-correct-heading = Ein Ergebnis korrigieren <small>zuerst siehst du, was sich ändern würde</small>
desk-correct-round = { $stage ->
    [bracket] Finalrunde { $round }
   *[swiss] Runde { $round }
}
desk-correct-results = Ergebnisse: { where-staged }
desk-correct-settled = Feststehende Ergebnisse: { where-staged }
desk-correct-score = Ergebnis
desk-correct-one = Korrigieren<span class="unseen">: Tisch { $table } in Runde { $round }</span>
desk-correct-closed = geschlossen
desk-correct-none = Noch steht kein Ergebnis fest.

## One result, and what its correction would change

desk-correct-up = Alle Ergebnisse
desk-correct-table = Ein Ergebnis korrigieren <small>{ where-staged }, Tisch { $table }</small>
desk-correct-nothing-yet = Noch ist nichts gespeichert.
desk-correct-running = { desk-correct-round } läuft: { $settled } von { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
} stehen fest.
desk-correct-below = Unten steht, was die Änderung bewirken würde; du entscheidest am Schluss.
desk-correct-leave = So lassen
desk-correct-recorded = Gespeichert
desk-correct-becomes = wird zu
desk-correct-corrected = Korrigiert
desk-correct-type = Tipp das neue Ergebnis unten ein.
desk-correct-another = Ein anderes Ergebnis?
desk-correct-should-be = Wie es sein soll
desk-correct-show = Zeigen, was es ändert
desk-correct-changes = Was es ändert
desk-correct-changes-table = Tabelle der Änderungen
desk-correct-head =
    .player = Person
    .points = Punkte
    .rank = Rang jetzt
    .why = Warum
desk-correct-the-game = das korrigierte Spiel
desk-correct-others-pass = andere ziehen vorbei
desk-correct-no-other = { $any ->
    [true] Bei sonst niemandem ändern sich Punkte oder Rang.
   *[other] Bei niemandem ändern sich Punkte oder Rang.
}
desk-correct-cut = <strong>Das ändert sich: { $cut }.</strong>
desk-correct-cut-in = Drin: { $players }.
desk-correct-cut-out = Raus: { $players }.
desk-correct-cut-order = <strong>Die Reihenfolge ändert sich ({ $cut }).</strong> Es bleiben dieselben Leute.
desk-correct-nobody = niemand
desk-correct-seed = Setzplatz { $seed }: { $now }, nicht { $before }
desk-correct-bracket = { $recut ->
    [true] Im Turnierbaum hat noch kein Spiel begonnen: Er wird zurückgenommen und neu gemacht.
   *[other] Der Turnierbaum bleibt, wie er gemacht wurde; du wirst gebeten zu bestätigen, dass du das weißt.
}
desk-correct-since = { $wrong ->
    [true] Die Runden seitdem, wie veröffentlicht
   *[other] Spätere Paarungen
}
desk-correct-versus = –
desk-correct-wrong = { $bye ->
    [true] Runde { $round } · das Freilos hätte jemand anderes gehabt
   *[other] Runde { $round } · aus Punkten gemacht, die nicht mehr stimmen
}
desk-correct-right = { $wrong ->
    [true] Alle anderen Tische bleiben richtig
   *[other] Jede Paarung bleibt richtig
}
desk-correct-in-bracket = Im Turnierbaum ändert sich nur dieses Match. Ist er weitergespielt, wird er nie geändert: Wer gewonnen hat, bleibt Sieger.
desk-correct-is-closed = { desk-correct-round } ist geschlossen, und spätere Runden hängen davon ab: Korrigieren kann sie der { $organizer }. { an-official.first } bringt in Ordnung, was in der offenen Runde passiert.
desk-correct-what = { $bracket ->
    [true] Was soll mit dem Turnierbaum geschehen?
   *[other] Was soll mit Runde { $round } geschehen?
}
desk-correct-repair =
    .keep = Alle Tische behalten
    .recut = Den Cut neu machen
    .fewest = Möglichst wenige Tische neu paaren
    .redo = Die ganze Runde neu auslosen
desk-correct-because =
    .keep = Kein Tisch wird verschoben.
    .recut = Bis zu seinem ersten Spiel richtet sich der Cut nach der korrigierten Rangliste.
    .fewest = Die kleinste Änderung, nach der jeder Tisch so richtig ist, wie er sein kann.
    .redo = Eine neue Auslosung für alle, nach den korrigierten Punkten.
desk-correct-disturbed = <span class="big">{ $tables }</span> { $tables ->
    [one] Tisch betroffen
   *[other] Tische betroffen
}
desk-correct-disturbed-none-lost = { desk-correct-disturbed }, <strong>kein beendetes Spiel verloren</strong>
desk-correct-disturbed-void = { desk-correct-disturbed }, <strong>{ $games ->
    [one] 1 beendetes Spiel ungültig
   *[other] { $games } beendete Spiele ungültig
}</strong>
desk-correct-go-on = Die Tische oben spielen weiter, wie sie sind.
desk-correct-next-round = Ab der nächsten Runde zählen die korrigierten Punkte.
desk-correct-called = Die aufgerufenen Paare des Turnierbaums werden zurückgenommen.
desk-correct-seeds = Die Setzplätze sind die von oben; veröffentliche danach die erste Finalrunde.
desk-correct-among = { $count ->
    [one] Tisch { $tables }, unter denen, die dort sitzen.
   *[other] Tische { $tables }, unter denen, die dort sitzen.
}
desk-correct-redo-about = Die Runde wird zurückgenommen und als weiterer Versuch neu ausgelost, öffentlich neben dem ersten.
desk-correct-reason = Begründung, öffentlich im Protokoll
desk-correct-record = Korrektur speichern
desk-correct-both-stay = Das alte und das neue Ergebnis bleiben beide im Protokoll, und die Begründung, bis sie dort geschwärzt wird.
