# The desk's page of one list

desk-list-up = Alle Listen
desk-list-title = { $list } von { $player }
desk-list-versions = Fassungen
desk-list-print = Drucken
desk-list-handed-in = Was abgegeben ist
desk-list-unchecked = Topcut hat sie nicht geprüft: Sie ist auf Papier, oder das Regelwerk hat keine Regel dafür.
desk-list-reason = Grund
desk-list-why = { $illegal ->
    [true] Warum wird sie trotzdem akzeptiert?
   *[other] Grund, falls vorhanden
}
desk-list-accept = { $illegal ->
    [true] Trotzdem akzeptieren
   *[other] Akzeptieren
}
desk-list-take = { $first ->
    [true] Entgegennehmen
   *[other] Eine andere an ihre Stelle
}
desk-list-type = Eintippen oder einfügen
desk-list-example = Wie soll das aussehen?
desk-list-file = Oder eine Datei
desk-list-check = Prüfen und speichern
desk-list-note = Nur als Notiz speichern
desk-list-locked = Sie lässt sich nicht mehr ändern, nur noch korrigieren.
desk-list-pool = Pool
desk-list-pool-about = Die Karten, die hier geöffnet wurden. Jedes Deck kommt daraus. Liegen sie hier auf Papier, schreib einfach das.
desk-list-cards = Karten
desk-list-pool-register = Pool registrieren
desk-list-correct = Richtigstellen
desk-list-correct-about = Einen Fehler korrigiert jemand von den Offiziellen gemeinsam mit der Person; der Grund steht im Protokoll.
desk-list-not-legal = Nicht legal
desk-list-should-be = Wie sie sein soll
desk-list-correct-it = Korrigieren
desk-list-corrected = Die Liste ist korrigiert. Der Grund steht im Protokoll.
