# Everything on paper

desk-print-title = Drucken
desk-print-heading = Drucken <small>jedes ist ein PDF, das sich in deinem Browser öffnet</small>
desk-print-round = Die Runde
desk-print-sheet =
    .slips = Ergebniszettel
    .by-name = Paarungen nach Name
    .by-table = Paarungen nach Tisch
    .judges = Blätter für Offizielle
    .standings = Rangliste
    .ranking = Endstand
    .cross-table = Kreuztabelle
    .bracket = Turnierbaum
    .certificates = Urkunden
desk-print-about =
    .slips = Einer pro Tisch, mit allem zum Ausfüllen und Unterschreiben. Schneid den Packen in sechs Stapel und leg sie aufeinander: Dann sind sie nach Tischen sortiert. Keiner für ein Freilos.
    .by-name = Für die Wand: Alle suchen ihren Namen und finden ihren Tisch.
    .by-table = Zum Austeilen der Zettel und zum Ansagen.
    .judges = Platz für Rufe, Verwarnungen und Extraminuten, Tisch für Tisch.
    .standings = Mit allen Feinwertungen, dem Strich des Cuts und dem Siegel des Protokolls.
    .cross-table = Der Weg jeder Person durch die Runden.
    .lists = Wie sie abgegeben wurden, mit einem Kästchen zum Abhaken pro Zeile.
    .bracket = Als Zeichnung, ausgefüllt, so weit gespielt ist.
    .certificates = Urkunden mit Name und Platz, zum Unterschreiben und Überreichen.
    .pages = Auch die öffentlichen Seiten und das Protokoll lassen sich mit dem Browser drucken: hell, ohne Knöpfe und ohne Privates.
desk-print-no-code = Ohne QR-Code, weil Handys diesen Computer nicht erreichen: Starte ihn dafür mit <code>{ $command }</code>.
desk-print-whole = Das ganze { $tournament ->
    [game] Spiel
   *[other] Turnier
}
desk-print-lists = Listen ({ $list })
desk-print-certificates-for = { $whose ->
    [winner] Erster Platz
    [cut] Top { $cut }
   *[everybody] Alle
}<span class="unseen">: Urkunden</span>
desk-print-pages =
    .pairings = Paarungen
    .standings = Rangliste
    .log = Protokoll
desk-print-paper =
    .title = Papier
    .a4 = A4
    .us-letter = US Letter
    .go = Dieses Papier nehmen
    .kept = Wird in diesem Browser gemerkt.
desk-print-cards =
    .title = Karten zum Einloggen
    .about = Jede mit einem geheimen Code, mit dem sich ein Handy als diese Person einloggt.
    .go = Karten machen
desk-print-won = Gewonnen
