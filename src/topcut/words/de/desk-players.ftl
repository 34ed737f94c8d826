# Who plays, at the desk

desk-players-title = Teilnehmende
desk-players-none-yet = noch niemand
desk-players-to =
    .import = Tabelle importieren
    .cards = Karten
    .start = Zum Start

## Entering

desk-players-enter = Teilnehmende eintragen
desk-players-late = Das { $tournament ->
    [game] Spiel
   *[other] Turnier
} hat begonnen: Wer später kommt, hat für jede verpasste Runde eine Niederlage ohne Paarung.
desk-players-one = Name, oder Name und Verein mit Komma
desk-players-example = Ana Lee, Nord
desk-players-add = Hinzufügen <kbd>Enter</kbd>
desk-players-many = Viele auf einmal
desk-players-lines = Eine Person pro Zeile
desk-players-columns = { $fee ->
    [true] Eine Zeile kann mit Verein, Kontakt und bezahlt (ja oder nein) weitergehen, mit Kommas dazwischen.
   *[other] Eine Zeile kann mit Verein und Kontakt weitergehen, mit Kommas dazwischen.
} Du kannst direkt aus einer Tabelle einfügen.
desk-players-enter-all = Alle eintragen
desk-players-enter-and-start = Eintragen und zum Start
desk-players-admit = Mitspielen lassen
desk-players-decline = Ablehnen

## The list

desk-players-filter =
    .title = Filter
    .everyone = Alle
    .unpaid = Nicht bezahlt
    .warned = Verwarnt
    .card = Sucht eine Karte
    .find = Nach Name oder Verein suchen
desk-players-filter-list = { $list } nicht akzeptiert
desk-players-column =
    .player = Person
    .where = Status
    .rank = Rang
    .points = Punkte
    .record = S-U-N
    .fee = Startgeld
    .table = Fester Tisch
desk-players-warned = { $count }× verwarnt
desk-players-squads = Squads nicht eingesetzt
desk-players-no-way-back = Kein Weg zurück
desk-players-let = { $rejoin ->
    [true] Zurückkommen lassen
   *[other] Wieder aufnehmen
}<span class="unseen">: { $player }</span>
desk-players-paid = Bezahlt<span class="unseen"> von { $player }, zurücknehmen</span>
desk-players-has-paid = Bezahlt
desk-players-take-fee = Kassieren<span class="unseen">: { $player }</span>
desk-players-nobody = Niemand hier.
desk-players-show-all = Alle zeigen

## Beside it

desk-players-lists = Listen ({ $list })
desk-players-paper = Auf Papier? Für alle ohne Liste vermerken
desk-players-paper-go = Für alle vermerken
desk-players-phones = Abgeben geht auch mit dem Handy. Topcut prüft nach dem Regelwerk, was es lesen kann.
desk-players-keys = Tasten
desk-players-keys-about = Tipp einen Namen, <kbd>Enter</kbd>, den nächsten. Niemand wird unter demselben Namen zweimal eingetragen.
