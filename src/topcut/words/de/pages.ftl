# All pages: errors, the connection, words that many share


## The web pages: edges

signed-out = { $was ->
    [judge-over] Deine Sitzung als Judge ist zu Ende, weil das Turnier vorbei ist. Gibt es noch etwas zu tun, bitte die Orga um einen neuen Code.
    [judge] Du bist ausgeloggt: Die Orga hat dieses Handy ausgeloggt, oder du selbst auf einem anderen Gerät. Was du gesendet hattest, ist gespeichert. Bist du noch Judge, bitte die Orga um einen neuen Code und tipp ihn hier ein.
    [player] Dieses Handy ist hier nicht mehr eingeloggt. Scann deine Karte noch einmal, oder lass dir von den Offiziellen eine neue geben.
    [none] Du bist nicht eingeloggt. Log dich ein, um diese Seite zu sehen.
   *[other] Deine Sitzung ist zu Ende. Log dich wieder ein, um weiterzumachen.
  }
health-alive = am Leben
health-ready = bereit
page-failed = Bei uns ist etwas schiefgegangen und steht im Protokoll des Programms unter { $request }. Was vorher gespeichert war, ist sicher. Geh zurück, schau dir die Seite noch einmal an und wiederhol, was fehlt.
connection-400 = So fragt kein Browser. Nichts wurde gespeichert.
connection-414 = Diese Adresse ist zu lang. Nichts wurde gespeichert.
connection-431 = Dein Browser hat mehr gesendet, als eine Seite braucht. Lösch die Cookies dieser Adresse und versuch es noch einmal. Nichts wurde gespeichert.
connection-503 = Gerade sind zu viele Browser verbunden. Versuch es in ein paar Sekunden noch einmal. Nichts wurde gespeichert.
heading-400 = Nicht zu lesen
heading-401 = Du bist nicht eingeloggt
heading-403 = Das darfst du hier nicht
heading-404 = Nicht gefunden
heading-405 = Hier nicht möglich
heading-408 = Zu langsam
heading-409 = Jemand war schneller
heading-410 = Gelöscht
heading-413 = Zu groß
heading-422 = Nicht möglich
heading-429 = Zu oft
heading-503 = Gerade nicht

## Serving the pages

reach-none = Noch hat kein Handy diesen Computer erreicht
reach-devices = { $count ->
    [one] 1 Handy hat diesen Computer erreicht
   *[other] { $count } Handys haben diesen Computer erreicht
}
applicants-waiting = { $count ->
    [one] 1 Anmeldung wartet auf deine Antwort
   *[other] { $count } Anmeldungen warten auf deine Antwort
}
applicants-admitted = { $count ->
    [0] Niemand war ausgewählt.
    [one] 1 Anmeldung ist angenommen.
   *[other] { $count } Anmeldungen sind angenommen.
}
applicants-declined = { $count ->
    [0] Niemand war ausgewählt.
    [one] 1 Anmeldung ist abgelehnt und gelöscht.
   *[other] { $count } Anmeldungen sind abgelehnt und gelöscht.
}
on-paper = auf Papier
lists-on-paper = { $count ->
    [0] Alle hatten schon eine.
    [one] Vermerkt für 1 Person.
   *[other] Vermerkt für { $count } Personen.
}
lists-missing-count = { $count ->
    [one] 1 Person hat noch nichts abgegeben.
   *[other] { $count } Personen haben noch nichts abgegeben.
}
lists-accepted = { $count ->
    [one] 1 Liste ist akzeptiert.
   *[other] { $count } Listen sind akzeptiert.
}
pool-taken = Der Pool ist registriert. { $illegal ->
    [true] Die abgegebene Liste passt nicht dazu und ist nicht akzeptiert: siehe unten.
   *[other] Decks werden damit verglichen.
}
pools-on-paper = { $count ->
    [one] Vermerkt für 1 Pool.
   *[other] Vermerkt für { $count } Pools.
}
left-out = { $count ->
    [one] 1 Person setzt diese Runde aus.
   *[other] { $count } Personen setzen diese Runde aus.
}
list-taken = { $state ->
    [accepted] Sie ist akzeptiert.
    [illegal] Sie ist gespeichert, aber nicht akzeptiert: Warum, steht unten.
   *[unread] Sie ist gespeichert, wie sie ist: Topcut hat sie nicht geprüft.
}
withdrawn = { $name } ist abgemeldet{ $moved ->
    [nobody] {""}
   *[other] , und { $moved } rückt von der Warteliste nach
}. War das ein Irrtum, lass { $name } wieder herein.
player-where = { $where ->
    [entered] Angemeldet
    [here] Da
    [in] Dabei
    [waiting] Wartet
    [withdrew] Abgemeldet
    [not-here] Beim Start nicht da
    [no-place] Ohne Platz
    [dropped] Ausgestiegen
    [ejected] Ausgeschlossen
    [cut] Nach dem Cut raus
    [knocked-out] Im Turnierbaum raus
   *[other] { $where }
}
let-in-again = { $player } ist wieder dabei{ $waits ->
    [true] , auf der Warteliste.
   *[other] , mit demselben Platz.
}
self-check-in = { $allowed ->
    [yes] Alle können jetzt selbst per Handy einchecken.
   *[no] Einchecken geht jetzt nur noch bei der Orga. Wer eingecheckt ist, bleibt es.
}
details-corrected = Korrigiert, auch auf der öffentlichen Seite.{ $illegal ->
    [0] {""}
    [one] {" "}Zum neuen Datum ist 1 Liste nicht mehr legal.
   *[other] {" "}Zum neuen Datum sind { $illegal } Listen nicht mehr legal.
}
tournament-created = Dein { $tournament ->
    [game] Spiel
   *[other] Turnier
} ist angelegt. Als Nächstes: Wer spielt mit?
schedule-set = { $lines ->
    [0] Der Zeitplan ist leer.
    [one] Der Zeitplan hat 1 Zeile.
   *[other] Der Zeitplan hat { $lines } Zeilen{ $days ->
        [one] .
       *[other] {" "}an { $days } Tagen.
    }
}
announced-to-everyone = Jetzt können es alle lesen.
announced-to-table = Jetzt können es die beiden an Tisch { $table } lesen.
announcement-taken-down = Sie ist entfernt.
everyone-arrived = Alle sind da.
dropped-absent = { $name } ist als nicht erschienen aus dem Turnier genommen.
made-again = „{ $title }“ ist angelegt. Als Nächstes: Wer spielt mit?
archived = Es steht nicht mehr in den Listen. Die Seiten sind unter ihren Adressen weiterhin zu lesen.
not-archived = Es steht wieder in den Listen.
deleted = „{ $title }“ ist gelöscht. Bis { $until } kannst du es von dieser Seite zurückholen.
brought-back = „{ $title }“ ist wieder da, wie es war.
restart-keeps = Nichts geht verloren; komm danach auf diese Seite zurück.
restart-loses = Dieser Probelauf wird nicht gespeichert: Er beginnt wieder von vorn.
my-rulings = { $count ->
    [one] 1 Entscheidung zu deinen Spielen: Lies sie hier
   *[other] { $count } Entscheidungen zu deinen Spielen: Lies sie hier
}
tables-set = Die Tische 1 bis { $count } sind aufgestellt.
tables-needed = { $tables ->
    [0] {""}
    [one] 1 aufgestellt,{" "}
   *[other] { $tables } aufgestellt,{" "}
}{ $needed } gebraucht
tables-unchecked = { $count ->
    [one] 1 Tisch ist nicht geprüft.
   *[other] { $count } Tische sind nicht geprüft.
}
started = Das { $tournament ->
    [game] Spiel
   *[other] Turnier
} hat begonnen. Als Nächstes: die Auslosung von Runde 1.
started-and-drawn = Das { $tournament ->
    [game] Spiel
   *[other] Turnier
} hat begonnen, und Runde 1 ist ausgelost. Bis du sie veröffentlichst, sehen sie nur die Offiziellen.
apart-reason = Leute aus einem Verein können auch zu Hause gegeneinander spielen.
start-leave-out = { $count ->
    [one] Ohne die eine Person, die nicht da ist
   *[other] Ohne die { $count }, die nicht da sind
}
start-waiting = { $count ->
    [one] 1 Person von der Warteliste kommt nicht hinein.
   *[other] { $count } Personen von der Warteliste kommen nicht hinein.
}
start-blocked = { $count ->
    [one] Oben ist noch eine Sache zu erledigen.
   *[other] Oben sind noch { $count } Sachen zu erledigen.
}
cards-to-print = { $count ->
    [one] 1 Person hat ihre Karte noch nicht benutzt
   *[other] { $count } Personen haben ihre Karte noch nicht benutzt
}
memory-short = Dafür hat dieser Computer keinen Speicher mehr frei. Was vorher gespeichert war, ist sicher. Schließ andere Programme, schau dir die Seite noch einmal an und wiederhol, was fehlt.
