# The end: the desk's page of the final ranking

desk-finish-up = Die Runde
desk-finish-title =
    .final = Endstand
    .now = Wenn jetzt Schluss wäre
    .end = Das Ende
desk-finish-ranking = Endstand
desk-finish-bracket = Über die ersten Plätze entscheidet der Turnierbaum. <a href="{ $link }">Plätze bisher</a>
desk-finish-chip =
    .penalty = Strafe
    .winner = Sieg
desk-finish-penalties = Strafen
desk-finish-penalties-about = Denk daran, wenn du Preise vergibst. Nur Offizielle lesen sie.
desk-finish-finish = Beenden
desk-finish-not-yet = { $step ->
    [make-cut] Noch nicht: Der Cut steht noch aus.
    [publish-bracket] Noch nicht: Der Turnierbaum wird noch gespielt.
   *[other] Noch nicht: Es sind noch Runden zu spielen.
}
desk-finish-now = Diesen Endstand endgültig machen
desk-finish-finished = Das { $tournament ->
    [game] Spiel
   *[other] Turnier
} ist beendet, und der Endstand ist endgültig.
desk-finish-reveal = Den Seed aufdecken
desk-finish-reveal-about = Dann können alle jede Auslosung nachrechnen und prüfen, dass niemand etwas ausgesucht hat.
desk-finish-revealed = Der Seed ist öffentlich: Alle können jede Auslosung nachrechnen.
desk-finish-is-revealed = Aufgedeckt
desk-finish-seed = Seed <code>{ $seed }</code>
desk-finish-verify = Jede Auslosung prüfen
desk-finish-change = Ablauf ändern
desk-finish-change-is = eine Abweichung
desk-finish-announced = Angekündigt: { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $cut ->
    [0] kein Cut
   *[other] Top { $cut }
}. Eine Änderung weicht öffentlich von { $clause } ab.
desk-finish-rounds = Schweizer Runden
desk-finish-cut = Cut auf, 0 für keinen
desk-finish-reason = Begründung, öffentlich
desk-finish-deviate = Abweichung von { $clause } bekannt geben
desk-finish-change-now = Ändern
desk-finish-changed = Der Ablauf ist geändert. Alle sehen das als Abweichung.
