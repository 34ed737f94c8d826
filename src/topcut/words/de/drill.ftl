# Drills


## Serving the pages

drill-runs = Der Probelauf hat begonnen. Dasselbe noch einmal: --seed { $seed }
drill-forgets = Mit Strg+C hörst du auf. Dann ist der Probelauf weg, mit allem darin.
drill-keeps = Mit Strg+C hörst du auf. Er bleibt erhalten, und „topcut serve“ mit demselben --data macht damit weiter.
drill-title = { $book } (Probelauf)
drill-announced = Das ist ein Probelauf: Die Teilnehmenden sind simuliert, und nichts hier zählt.
drill-players-usual = Leer gelassen, sind es { $usual } Personen.
drill-players-needed = { $title } verlangt mehr: Es sind { $needed }.
drill-started = Der Probelauf hat begonnen: In den nächsten Minuten melden sich die Teilnehmenden an.
drill-removed = Der Probelauf ist weg, mit allem darin.
drill-speed = { $speed }×
drill-speed-means = { $speed ->
    [1] 1×: wie an einem echten Tag
    [4] 4×: 90 Minuten in 23
   *[other] { $speed }×: 90 Minuten in 5
}
drill-pace = { $speed ->
    [0] Der Probelauf ist angehalten.
    [1] Der Probelauf geht so langsam weiter wie ein echter Tag.
   *[other] Der Probelauf geht { $speed }-mal so schnell weiter wie ein echter Tag.
}
drill-now = { $speed ->
    [0] Er ist angehalten: Bis du oben ein Tempo wählst, tut keine der simulierten Personen etwas.
    [1] Alle sind so langsam wie an einem echten Tag.
   *[other] Alle sind { $speed }-mal so schnell wie an einem echten Tag.
}
drill-crew = { $crew ->
    [yes] Auch die Orga ist simuliert: Sie paart und startet die Uhren von selbst.
   *[no] Die Orga bist du: Niemand sonst paart und startet die Uhren.
}
drill-crew-now = { $crew ->
    [yes] Auch die Orga ist simuliert: Sie paart, startet die Uhren und überlässt Rufe und Streitfälle ein paar Minuten lang dir.
   *[no] Paaren, die Uhr starten und entscheiden ist deine Sache.
}
drill-confirms = Das Gegenüber hat gemeldet: Bestätige, oder widersprich.
drill-disputes = Die beiden sagen Verschiedenes: Jemand von den Offiziellen muss entscheiden.
drill-plays = Spielt noch: Melde ein Ergebnis, oder ruf jemanden.
