# The commands


## Files: what no file may contain, whatever its format

flood-share = In den letzten zehn Minuten kamen { $share } % von allem, was die Handys gesendet haben, von dort. Bisher wurde alles gespeichert.

## The commands

hint-language = Topcut spricht { $language } noch nicht
hint-help = Versuch es mit „{ $command } --help“.
output-failed = Die Antwort ließ sich nicht schreiben: { $problem }. Prüf die Platte, oder wohin die Ausgabe geht.
mistake = Topcut hat einen Fehler gemacht ({ $problem }), und nichts wurde geschrieben. Bitte melde ihn mit dem Befehl und der Datei, die dazu geführt haben.

## The command pair

pair-round = Runde { $number }
pair-bye = Freilos
pair-way = { $way ->
    [listed] Alle besten Paarungen wurden aufgelistet, und eine davon wurde ausgelost.
    [drawn] Ausgelost, wie das Regelwerk es sagt, Gruppe für Gruppe von oben.
    [limited] Das Beste, was gefunden wurde, bevor die Suche zu Ende war.
   *[first] Von den besten Paarungen die, die in der ausgelosten Reihenfolge zuerst kommt.
}
pair-seed = Ausgelost mit dem Seed „{ $seed }“: Derselbe Seed ergibt dieselbe Runde.
pair-open = Runde { $round } hat noch { $number ->
    [one] ein offenes Match
   *[other] { $number } offene Matches
}: { $pairs }. Die nächste Runde wird ausgelost, als gäbe es dafür keine Punkte; gib das Ergebnis ein, bevor du sie veröffentlichst.

## The command bracket

bracket-title = Der Turnierbaum der Top { $size }
bracket-match = Match { $number }
bracket-byes = { $number ->
    [one] Setzplatz { $seeds } hat
   *[other] Die Setzplätze { $seeds } haben
} in Runde 1 kein Match.
bracket-placing = Wer in Runde { $round } verliert, hat Platz { $place }.

## The command check-pairing

check-nothing = Alles ist nach den Regeln.

## The command check-list

list-legal = { $unverified ->
    [0] Die Liste ist legal.
    [one] Die Liste ist legal, bis auf 1 Punkt, der sich nicht prüfen ließ.
   *[other] Die Liste ist legal, bis auf { $unverified } Punkte, die sich nicht prüfen ließen.
}
list-illegal = Die Liste ist nicht legal: { $number ->
    [one] 1 Befund spricht dagegen.
   *[other] { $number } Befunde sprechen dagegen.
}
catalogue-added = { $name } ist aufgenommen: { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
} für { $game }{ $day ->
    [none] .
   *[other] , vom { $day }.
}
catalogue-replaced = Er tritt an die Stelle des Katalogs { $before ->
    [none] ohne Datum
   *[other] vom { $before }
}{ $newer ->
    [yes] , der neuer ist
   *[no] {""}
}{ $gone ->
    [0] .
    [one] ; 1 Name ist nicht mehr dabei.
   *[other] ; { $gone } Namen sind nicht mehr dabei.
}
catalogue-would-go = { $gone ->
    [0] Ohne { $name } ist weiterhin jeder Name bekannt
    [one] Ohne { $name } ist 1 Name nicht mehr bekannt
   *[other] Ohne { $name } sind { $gone } Namen nicht mehr bekannt
}{ $day ->
    [none] .
    [unknown] , und es gilt wieder der Katalog dieses Namens, der mit Topcut kommt.
   *[other] , und es gilt wieder der Katalog dieses Namens, der mit Topcut kommt, vom { $day }.
} Turniere, die begonnen haben, behalten ihn.
catalogue-sure = Herausnehmen?
catalogue-removed = Herausgenommen: { $name }.{ $day ->
    [none] {""}
    [unknown] {" "}Es gilt wieder der, der mit Topcut kommt.
   *[other] {" "}Es gilt wieder der, der mit Topcut kommt, vom { $day }.
}

## Archives and lists of people

upgraded = Eine andere Version von Topcut hat diese Daten vorher benutzt. Eine Kopie, wie sie waren, bleibt erhalten; um dahin zurückzukehren, beende Topcut und nimm: topcut back { $name }
back-asks = { $since ->
    [0] Seit die Kopie { $name } entstand, wurde nichts eingegeben.
    [one] Seit die Kopie { $name } entstand, kam ein Eintrag dazu, der nicht darin ist.
   *[other] Seit die Kopie { $name } entstand, kamen { $since } Einträge dazu, die nicht darin sind.
} Was jetzt da ist, wird beiseitegelegt.
back-sure = Die Kopie zurückspielen?
back-done = Die Kopie { $name } ist wieder an ihrem Platz; was dort war, liegt jetzt unter { $aside }. Mach weiter mit { $version ->
    [other] der Version von Topcut, die du damals benutzt hast
   *[known] Topcut { $version }
}.
kept-empty = In { $folder } ist keine Kopie.
backup-chosen = Von jetzt an gehen Backups nach { $folder }.{ $shut ->
    [yes] {" "}Mit diesem Passwort geht keine der versiegelten Kopien auf, die dort schon liegen.
   *[no] {""}
}
backup-stopped = Es werden keine Backups mehr geschrieben. Die vorhandenen blieben, wie sie sind.
went-on = „{ $title }“ geht hier weiter, in Epoche { $epoch }. Der Computer, der es bisher führte, weigert sich, sobald er davon erfährt.
went-on-awake = Hier wird wieder alles gespeichert.
backup-ask = Passwort der Backups:
asked-yes-no = [j/N]
asked-again = Antworte mit ja oder nein.
asked-twice = Das Passwort noch einmal:
asked-differs = Das war nicht zweimal dasselbe. Noch einmal:
backup-written = „{ $title }“: { $facts ->
    [one] 1 Eintrag
   *[other] { $facts } Einträge
} kopiert und zur Probe gelesen.
backup-made = Einen Ordner { $folder } gab es nicht, deshalb wurde er angelegt.
backup-newest = gut, das neueste
backup-good = gut
restore-passed-over = { $file } wird übergangen. { $problem }
restore-found = „{ $title }“, { $facts ->
    [one] 1 Eintrag
   *[other] { $facts } Einträge
}, Epoche { $epoch }, kopiert { $at }.
restore-accounts = Mit dabei sind die Konten von { $names }: Sie loggen sich hier mit ihren eigenen Passwörtern ein, außer es gibt schon ein Konto dieses Namens.
restore-mirror = Seine öffentlichen Seiten gehen weiterhin an { $url }.
restore-sure = Von jetzt an führt dieser Computer das Turnier, und der bisherige darf nicht weitermachen. Fortfahren?
restore-aside = Was hier ist, liegt jetzt unter { $name }. Um das rückgängig zu machen, nimm: topcut back { $name }
restored = „{ $title }“ geht hier weiter, in Epoche { $epoch }. Es heißt { $short }. Starte die Seiten mit topcut serve; am Orga-Tisch zählt die Seite „Weiterführen“ die Tische auf, deren Ergebnisse vielleicht fehlen.
restored-sign-in = Sein Orga-Tisch öffnet sich für die Konten, die mit dabei sind. Kennt hier niemand eins ihrer Passwörter, starte mit topcut serve --set-up, öffne den Link, der dann erscheint, und gib einen ihrer Namen und ein neues Passwort ein.
created = „{ $title }“ ist angelegt. Auf der Kommandozeile heißt es { $short }, oder wie der Anfang seines Titels.
created-commitment = Veröffentliche diesen Prüfwert, bevor sich jemand anmeldet; er bindet alle kommenden Auslosungen: { $commitment }
import-unfinished = „{ $title }“ ist nicht vorbei, vielleicht läuft es also auf einem anderen Computer, und zwei Computer dürfen nie dasselbe Turnier weiterführen. Soll es stattdessen hier weitergehen, antworte mit nein und nimm topcut restore mit dieser Datei.
import-sure = Hier nur eine Kopie davon behalten?
events-none = In { $folder } ist noch kein Turnier. Leg eins an mit topcut new.
exported = { $facts ->
    [one] 1 Eintrag ist
   *[other] { $facts } Einträge sind
} in { $file } geschrieben{ $public ->
    [true] , ohne Geheimes
   *[other] , mit allem Geheimen: Behalt die Datei für dich
}.
imported = „{ $title }“ ist importiert: { $facts ->
    [one] 1 Eintrag
   *[other] { $facts } Einträge
}, die Kette ist vollständig. Hier heißt es { $short }.
imported-here = „{ $title }“ ist hier schon vorhanden, mit { $facts ->
    [one] demselben Eintrag
   *[other] denselben { $facts } Einträgen
}. Es war nichts zu tun.
imported-so = Es wurde anderswo so gespielt und wird übernommen, wie es war.
imported-unknown = Es wurde anderswo gespielt. Ob das dort gemacht wurde, sagt die Datei nicht, aus der es kommt.
imported-ejected = In der Datei, aus der das kommt, steht der Ausschluss, aber nicht der Grund.
imported-history = „{ $title }“ ist aus der Datei angelegt: { $players } Personen, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}. Hier heißt es { $short }.
people-preview = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
} in der Datei, gelesen als { $encoding }, Spalten getrennt durch { $separator ->
    [tab] Tabulatoren
   *[other] { $separator }
}:
people-problems = { $count ->
    [one] 1 Zeile geht so nicht:
   *[other] { $count } Zeilen gehen so nicht:
}
people-nothing = Niemand wurde eingetragen. Verbessere die Datei und versuch es noch einmal.
people-namesakes = Niemand wurde eingetragen. Ist es jemand anders, sag es dazu: --another "{ $name }". Ist es dieselbe Person, nimm die Zeile heraus.
people-confirm = Noch ist niemand eingetragen. Wenn das stimmt, gib den Befehl noch einmal mit --yes ein.
people-entered = { $count ->
    [one] 1 Person ist
   *[other] { $count } Personen sind
} bei „{ $title }“ eingetragen.
doctor-folder = Datenordner: { $folder }.
moved = Verschoben nach { $where }: { $tournaments ->
    [one] 1 Turnier
   *[other] { $tournaments } Turniere
} mit { $facts } Einträgen, und alle Konten, Sitzungen und Quittungen. Jedes Protokoll wurde dort geprüft und endet wie hier. Das Alte blieb, wie es ist: Betreib von jetzt an nur das Neue.
doctor-postgres = PostgreSQL { $version }, mit fsync, full_page_writes und synchronous_commit auf on: Was bestätigt wurde, übersteht einen Absturz des Servers.
doctor-sqlite = SQLite { $version }, Journal { $journal }, Sync { $sync }: Was bestätigt wurde, übersteht einen Stromausfall.
doctor-sqlite-odd = SQLite { $version }, Journal { $journal }, Sync { $sync }: Das sind nicht die sicheren Einstellungen.
doctor-lock = Der Ordner gehört gerade allein diesem Befehl.
doctor-space = { $free } MB sind frei.
doctor-tournament = { $title } ({ $short }): { $facts ->
    [one] 1 Eintrag
   *[other] { $facts } Einträge
}, die Kette ist vollständig, der Zeuge stimmt überein.
doctor-trouble = { $title } ({ $short }):
doctor-none = Es gibt kein Turnier.
doctor-well = Alles ist in Ordnung.
doctor-ill = { $count ->
    [one] Um 1 Sache musst du dich kümmern.
   *[other] Um { $count } Sachen musst du dich kümmern.
}

## The commands generate and verify

generated = { $count ->
    [one] Ein Turnier
   *[other] { $count } Turniere
} mit { $facts } Einträgen { $count ->
    [one] liegt
   *[other] liegen
} in { $folder }.
generated-kind = Art
generated-facts = Einträge
generated-missing = { $count ->
    [one] Eine Art von Einträgen kam nicht vor:
   *[other] { $count } Arten von Einträgen kamen nicht vor:
}
generated-touched = { $count ->
    [one] Eine Klausel
   *[other] { $count } Klauseln
} von { $title } und der Auslegungen für alle Regelwerke { $count ->
    [one] wurde
   *[other] wurden
} berührt.
generated-untouched = { $count ->
    [one] Eine blieb unberührt oder steht in keinem Eintrag:
   *[other] { $count } blieben unberührt oder stehen in keinem Eintrag:
}

## Serving the pages

serve-here = Topcut ist auf diesem Computer unter { $url } zu finden.
serve-hosted = Topcut ist unter { $url } zu finden und wartet auf Port { $port } auf seinen Proxy.
serve-ask = Dieser Computer ist in einem Netz, unter { $address }. Sollen sich Handys in dieser Halle verbinden können?
serve-python = Das ist Python { $version }, und einen Server damit können Fremde aufhalten ({ $ids }). Topcut schützt sich, soweit es davon weiß; installier trotzdem Python { $mended } oder neuer und starte Topcut damit, außer dein System sagt, dass es seins selbst repariert hat.
serve-alone = Handys können es nicht erreichen. Um sie hereinzulassen, beende es und starte es mit:
serve-lan = Handys im selben Netz öffnen { $url } oder scannen das:
serve-backup = Backups gehen nach { $folder }, innerhalb von zehn Sekunden nach jeder Änderung.
serve-copies = In { $folder } liegt ein Turnier, das nicht auf diesem Computer ist. Um hier damit weiterzumachen, öffne am Orga-Tisch „Backups“, oder beende Topcut und nimm: topcut restore
serve-set-up = { $place ->
    [hosted] Um das Konto anzulegen, das diesen Server betreibt, öffne diesen Link in deinem Browser, einmal, innerhalb eines Tages: { $link }
   *[here] Um ein Konto anzulegen, öffne diesen Link auf diesem Computer, einmal, innerhalb eines Tages: { $link }
}
serve-ownerless = { $title } gehört niemandem: Der Eintrag darüber ist beschädigt oder fehlt, deshalb kommt kein Konto an den Orga-Tisch. Um es allen mit einem Konto auf diesem Computer zu geben, beende Topcut und starte es einmal mit: topcut serve --set-up
serve-stop = Mit Strg+C hörst du auf. Alles bisher Eingegebene ist gespeichert.
people-added = { $count ->
    [one] { $name } ist eingetragen.
   *[other] { $count } Personen sind eingetragen.
}
people-would-be-entered = { $count ->
    [one] 1 Person würde eingetragen
   *[other] { $count } Personen würden eingetragen
}
people-enter = { $count ->
    [one] Diese Person eintragen
   *[other] Diese { $count } Personen eintragen
}
check-in-all = { $count ->
    [one] Damit ist auch die 1 Person eingecheckt, die es noch nicht ist.
   *[other] Damit sind auch die { $count } Personen eingecheckt, die es noch nicht sind.
}

## Tables: the names of their columns, and words in them

column = Spalten
    .what-they-need = was noch fehlt
    .chance = Chance
    .table = Tisch
    .players = Personen
    .state = Stand
    .rank = Rang
    .player = Name
    .rounds = Runden
    .id = Id
    .club = Verein
    .where = Status
    .list = Liste
    .paid = bezahlt
    .place = Platz
    .points = Punkte
    .opponent = Gegenüber
    .event = Turnier
    .title = Titel
    .facts = Einträge
    .at = Zeit
    .name = Name
    .version = Version
    .effective = gilt seit
    .clauses = Klauseln
    .entry = Einstellung
    .clause = Klausel
    .value = Wert
    .section = Abschnitt
    .lists = Listen
    .copies = Exemplare
    .won = gewonnen
    .drawn = unentschieden
    .lost = verloren
    .win = Sieg-%
    .from = von
    .to = bis
    .line = Zeile
    .contact = Kontakt
    .epoch = Epoche
    .made = vom
    .file = Datei
    .how-it-is = Zustand
    .date = Datum
    .rule-book = Regelwerk
    .phase = Phase
    .type = tippen
    .for = wofür
column-challengers = Spalten bei Challengers!
    .card = Karte
    .set = Set
    .level = Stufe
    .power = Stärke
    .copies = Exemplare
    .what-it-does = Was sie bewirkt
    .seat = Platz
    .bot = Bot
    .wins = Siege
    .fans = Fans
    .games = Spiele
    .rounds = Runden
    .matches = Matches
    .reveals = Aufgedeckt
    .beginner-wins = Wer beginnt, gewinnt
    .offered = Angeboten
    .picked = Gewählt
    .pick-rate = Wahlquote
    .win-share = Siegquote
phase = { $phase ->
    [sign-up] Anmeldung
    [swiss] Schweizer Runden
    [bracket] Finalrunden
    [damaged] beschädigt
    [deleted] gelöscht
   *[finished] beendet
}
console-organizer = Orga
cards-listed = { $name }: { $set }, Stufe { $level }, Stärke { $power }, Exemplare { $copies }.
