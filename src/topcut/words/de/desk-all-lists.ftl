# All lists of a tournament, at the desk

desk-all-lists-state =
    .all = Alle
    .missing = Fehlt
    .illegal = Nicht legal
    .unread = Nicht alles geprüft
    .legal = Legal
    .accepted = Akzeptiert
desk-all-lists-locked = Gesperrt
desk-all-lists-print = Ausdrucken
desk-all-lists-filter = Filter
desk-all-lists-head =
    .player = Person
    .state = Status
    .findings = Befunde
    .handed-in = Abgegeben
    .versions = Fassungen
desk-all-lists-in-spite = trotz Befunden
desk-all-lists-versions = { $count }<span class="unseen"> Fassungen von { $player }</span>
desk-all-lists-none = Keine hier. <a href="{ $all }">Alle zeigen</a>
desk-all-lists-checked-by = Geprüft mit
desk-all-lists-unchecked = Für dieses Spiel ist kein Katalog da, deshalb werden Namen nicht geprüft.
desk-all-lists-began-with = Mit diesen hat dieses { $tournament ->
    [game] Spiel
   *[other] Turnier
} begonnen. Einer, der jetzt dazukommt, ändert hier nichts.
desk-all-lists-stops = Was den Start aufhält
desk-all-lists-required = Wer keine Liste abgegeben hat ({ $list }), und wessen Liste nicht legal ist, bis du sie akzeptierst
desk-all-lists-not-required = Nichts: Hier müssen nicht alle eine Liste abgeben ({ $list })
