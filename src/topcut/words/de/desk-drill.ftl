# The desk's page of a drill

desk-drill = Probelauf
desk-drill-title = Dieser Probelauf
desk-drill-pace = Wie er weitergeht
desk-drill-crew = { $simulated ->
    [true] Die Orga selbst übernehmen
   *[other] Auch die Orga simulieren
}
desk-drill-again = Mit dem Seed <b>{ $seed }</b> und { $players } Personen lässt sich derselbe Probelauf noch einmal starten. Die Uhr einer Runde läuft in Echtzeit, egal bei welchem Tempo.
desk-drill-players = Selbst mitspielen
desk-drill-players-about = Die Seite öffnet sich in einem neuen Tab, wie auf einem Handy. Du bleibst hier eingeloggt, und dieser Browser ist immer nur eine Person auf einmal. Solange wird sie nicht simuliert.
desk-drill-be = Als { $player } spielen
desk-drill-nobody = Gerade spielt niemand. Paare die nächste Runde, dann sieh wieder hier nach.
desk-drill-phone = Mit einem echten Handy: Wähl jemanden unter <a href="{ $players }">Teilnehmende</a>, gib eine Karte aus und scann ihren Code. Judges werden wie immer <a href="{ $officials }">hereingelassen</a>.
desk-drill-try = Zum Ausprobieren
    .result = Gib ein Ergebnis ein, und klär den Tisch, der sich nicht einig ist
    .calls = Beantworte die Rufe
    .announce = Sag allen etwas durch
    .standings = Sieh nach, warum jemand vor jemand anderem steht
    .twice = Finde heraus, wer sich zweimal angemeldet hat
    .check-in = Sieh nach, wer da ist
    .officials = Benenne die Offiziellen
    .start = Starte
desk-drill-enough = Genug gesehen?
desk-drill-goes = Alles in diesem Probelauf verschwindet, sofort und endgültig. Du kannst jederzeit einen neuen starten.
desk-drill-sure = Ja, endgültig
desk-drill-remove = Probelauf entfernen
