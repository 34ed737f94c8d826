# What the data folder, the server, an account or a mirror refuses


## The data folder and the desk

refusal-data-in-use = { $here ->
    [true] Ein anderes Topcut (Prozess { $pid }) benutzt die Daten in { $folder } seit { $since }. Nimm das, oder schließ es zuerst.
   *[false] Die Daten in { $folder } werden seit { $since } auf dem Computer { $host } benutzt. Schließ Topcut dort. Ist der Computer aus oder abgestürzt, lösch die Datei { $file } in diesem Ordner und starte neu.
}
refusal-data-in-use-unnamed = Ein anderes Topcut benutzt die Daten in { $folder }, obwohl die Datei { $file } davon nichts mehr sagt. Nimm das, oder schließ es zuerst. Nichts wurde geändert.
refusal-data-no-folder = { $folder } ist eine Datei, kein Ordner. Nenn einen Ordner für die Daten.
refusal-data-read-only = Nicht gespeichert: Topcut darf nicht in { $folder } schreiben ({ $problem }). Gib den Ordner und seine Dateien zum Schreiben frei, steck das Laufwerk wieder ein, oder nenn mit --data einen anderen Ordner.
refusal-data-foreign = Diese topcut.db hat nicht Topcut geschrieben, oder ihr Anfang ist zerstört. Sie blieb, wie sie ist. Nenn mit --data einen anderen Ordner, oder spiel eine Kopie deiner Daten zurück.
refusal-data-newer = Diese Daten hat ein neueres Topcut geschrieben (Form { $found }; dieses kennt { $known }). Sie blieben, wie sie sind. Installier die neuere Version.
refusal-data-damaged = Die Datei { $file } ist beschädigt, deshalb lässt sich alles in ihrem Ordner nur noch lesen. Exportiere deine Turniere, behalte eine Kopie des Ordners und importiere sie in einen neuen.
refusal-data-elsewhere = { $folder } liegt auf einem anderen Computer oder wird dorthin kopiert, während Topcut hineinschreibt; das kann ihn beschädigen. Nenn mit --data einen Ordner auf der eigenen Platte dieses Computers.
refusal-row-damaged = { $table ->
    [rights] Der Eintrag { $row } in der Tabelle { $table } ist beschädigt und lässt deshalb niemanden herein. Gehört ein Turnier dadurch niemandem mehr, beende Topcut und starte es einmal mit: topcut serve --set-up
   *[other] Der Eintrag { $row } in der Tabelle { $table } ist beschädigt. Verbessere ihn, wenn es eine Person ist; sonst exportiere das Turnier und importiere es in einen neuen Ordner.
}
refusal-journal-foreign = { $journal } gehört nicht zu dieser { $file }: Eine von beiden stammt aus einer anderen Kopie. Nichts wurde angerührt. Spiel beide Dateien derselben Kopie zurück, oder leg { $journal } beiseite, wenn du { $file } wiederhergestellt hast.
refusal-store-busy = Nicht gespeichert: Ein anderes Programm hält { $file } schon zu lange fest. Schließ Backup-Programme und Datenbankanzeigen und versuch es dann noch einmal.
refusal-store-failed = Die Platte meldet einen Fehler ({ $problem }), die letzte Eingabe ist vielleicht nicht gespeichert. Bis Topcut neu startet, wird nichts mehr geschrieben. Kopiere vorher den Datenordner auf eine andere Platte.
refusal-disk-full = Nicht gespeichert: Die Platte ist voll ({ $free } MB frei). Alles davor ist sicher. Schaff Platz und versuch es noch einmal.
refusal-disk-low = Die Platte ist fast voll: { $free } MB sind frei. Schaff vor der nächsten Runde Platz.
refusal-log-damaged = Eintrag { $n } im Protokoll dieses Turniers ist beschädigt. Was davor kam, lässt sich noch lesen; schreiben geht nicht mehr. Importiere deine neueste Kopie des Turniers in einen neuen Ordner.
refusal-log-behind-witness = Das Protokoll dieses Turniers endet bei Eintrag { $n }, gespeichert war aber schon Eintrag { $witnessed }, oder ein anderer. Etwas hat die Datei ersetzt oder abgeschnitten, oder dem Datenbankserver fehlt das zuletzt Geschriebene. Sie lässt sich jetzt nur lesen; spiel die richtige topcut.db oder Datenbank zurück, oder importiere deine neueste Kopie.
refusal-database-url = Das ist nicht die Adresse einer PostgreSQL-Datenbank. Schreib sie so: postgresql://user@host/name. Nichts wurde geändert.
refusal-database-library = Für einen Datenbankserver fehlt eine Bibliothek. Installiere Topcut mit dem Extra „postgres“ und versuch es noch einmal. Nichts wurde geändert.
refusal-database-unreached = Der Datenbankserver ist nicht zu erreichen oder hat Topcut abgewiesen. Er meldet: „{ $problem }“. Prüf Host, Port, Benutzer, Passwort und Namen der Datenbank in der Adresse. Nichts wurde geändert.
refusal-database-unsafe = { $setting ->
    [fsync] Der Datenbankserver läuft mit fsync=off: Stürzt er ab, kann er verlieren, was als gespeichert gemeldet war, oder alles. Setz fsync=on, starte den Datenbankserver neu und dann Topcut.
    [full_page_writes] Der Datenbankserver läuft mit full_page_writes=off: Stürzt er ab, können seine Dateien Schaden nehmen. Setz full_page_writes=on, lade den Datenbankserver neu und starte dann Topcut neu.
   *[synchronous_commit] Der Datenbankserver läuft mit synchronous_commit=off: Stürzt er ab, kann er verlieren, was als gespeichert gemeldet war. Setz synchronous_commit=on für diese Datenbank und ihren Benutzer und starte Topcut neu.
}
refusal-database-read-only = Nicht gespeichert: Dieser Datenbankserver lässt sich nur lesen, wie ein Standby. Nenn den, der schreibt, oder mach diesen dazu, und versuch es noch einmal.
refusal-database-away = Der Datenbankserver antwortet nicht, oder die Verbindung riss mittendrin ab. Wenn du gerade etwas gespeichert hast, schau nach, ob es da ist, bevor du es noch einmal eingibst; was vorher bestätigt wurde, ist gespeichert. Versuch es gleich noch einmal.
refusal-database-busy = Nicht gespeichert: Der Datenbankserver hat zu lange gebraucht. Nichts wurde geändert; versuch es gleich noch einmal.
refusal-database-full = Nicht gespeichert: Die Platte des Datenbankservers ist voll. Alles davor ist sicher. Schaff dort Platz und versuch es noch einmal.
refusal-database-damaged = Der Datenbankserver meldet, dass seine Dateien beschädigt sind. Beende Topcut, behalte eine Kopie davon, und stell die Datenbank aus dem letzten Backup wieder her.
refusal-database-refused = Nicht gespeichert: Der Datenbankserver hat es abgelehnt (SQLSTATE { $state }). Nichts wurde geändert. Prüf, ob sein Benutzer Tabellen anlegen und hineinschreiben darf.
refusal-database-in-use = Ein anderes Topcut hat diese Datenbank offen, in einer älteren Form oder länger, als dieses warten kann. Beende alle, die sie benutzen, und versuch es dann noch einmal. Nichts wurde geändert.
refusal-move-not-empty = Dort ist schon etwas, deshalb wurde nichts verschoben. Nenn eine leere Datenbank oder einen leeren Ordner.
refusal-move-same = Dort ist schon alles. Sag mit --to, wohin es soll.
refusal-move-damaged = Nicht alles hier ist so, wie es geschrieben wurde, deshalb wurde nichts verschoben. Mit topcut doctor siehst du, was nicht stimmt; bring das zuerst in Ordnung.
refusal-move-differs = Geschrieben wurde etwas anderes als gelesen ({ $what }). Nimm das Neue nicht: Leer es, und versuch es noch einmal. Das Alte ist, wie es war.
refusal-text-unstorable = Nicht gespeichert: Im Text ist ein Zeichen, das keine Datenbank aufbewahren kann. Tipp ihn neu ein, ohne ihn von woanders zu kopieren.
refusal-fact-unknown = Eintrag { $n } dieses Turniers ({ $kind }, Form { $v }) stammt von einem neueren Topcut. Das Turnier lässt sich nur noch lesen, und nur bis dahin. Installier die neuere Version.
refusal-fact-unreadable = Dieses Programm kann Eintrag { $n } dieses Turniers nicht folgen: Das ist unser Fehler. Das Turnier lässt sich nur noch lesen, und nur bis dahin. Exportiere es und melde den Fehler.
refusal-tournament-unknown = Ein Turnier { $tournament } gibt es hier nicht. Prüf die Adresse, oder such es in der Liste der Turniere.
refusal-tournament-deleted = Dieses Turnier wurde gelöscht. 30 Tage lang lässt es sich mit dem Konto, dem es gehört, von der Startseite zurückholen; ein gespeichertes Archiv lässt sich jederzeit importieren.
refusal-title-differs = Nichts wurde gelöscht: „{ $typed }“ ist nicht der Name. Tipp zum Löschen „{ $title }“.
refusal-id-differs = Das Protokoll dieses Turniers lässt sich nicht lesen, deshalb ist sein Titel nicht zu vergleichen. Tipp zum Löschen seine Kennung, { $tournament }; getippt hast du „{ $typed }“. Nichts wurde gelöscht.
refusal-not-a-drill = Das ist ein echtes Turnier, kein Probelauf. Nichts wurde geändert.
refusal-drill-unsure = Setz das Häkchen bei „Ja, endgültig“, um den Probelauf zu entfernen. Nichts wurde entfernt.
refusal-drill-data-in-use = Ein anderes Topcut benutzt die Daten in { $folder }. Einen Probelauf kannst du auch dort starten: Öffne seine Startseite und drück auf „Probelauf“. Oder lass --data weg, dann bekommt dieser einen eigenen Ordner. Nichts wurde geändert.
refusal-drill-of-cards = { $title } wird mit einem eigenen Befehl gespielt und nicht am Orga-Tisch, deshalb gibt es dafür keinen Probelauf. Tipp: topcut challengers play
refusal-drill-book-unknown = Für „{ $name }“ gibt es keinen Probelauf. Wähl eins dieser Regelwerke: { $known }.
refusal-drill-players = Ein Probelauf hat { $least } bis { $most } Personen. Wähl eine Zahl dazwischen.
refusal-drill-too-many = { $most } Probeläufe laufen schon, und mehr würden alles bremsen. Halt zuerst einen an oder entfern einen. Nichts wurde geändert.
refusal-drill-speed = Ein Probelauf läuft { $speeds } Mal so schnell wie ein echter Tag. Wähl eins davon. Wenn er läuft, kannst du ihn anhalten.
refusal-drill-seed = Der Seed eines Probelaufs ist ein Text von 1 bis { $most } Zeichen in einer Zeile. Tipp einen anderen, oder lass ihn weg.
refusal-tournament-exists = Das Turnier { $tournament } ist in diesem Datenordner schon vorhanden. Importiere es in einen anderen Ordner, oder mach mit dem hier weiter.
refusal-key-reused = Dieser Schlüssel wurde schon für eine andere Eingabe benutzt. Lade die Seite neu und wiederhol die Eingabe; ein Programm sendet sie unter einem neuen Schlüssel.
refusal-desk-overtaken = Während das hier entschieden wurde, haben andere das Turnier { $tries }-mal geändert. Schau es dir an, wie es jetzt ist, und versuch es noch einmal.

## The web pages: edges

refusal-page-unknown = Diese Seite gibt es hier nicht. Vielleicht ist die Adresse vertippt, oder was dort stand, ist weg.
refusal-method-unknown = Das geht mit dieser Adresse nicht. Geh zurück und nimm die Knöpfe der Seite; für Programme beschreibt /api/v1/openapi.json jede Adresse.
refusal-body-unreadable = Was ankam, war unvollständig oder nicht zu lesen. Nichts wurde gespeichert. Bitte sende es noch einmal.
refusal-body-too-large = Das ist zu groß: Höchstens { $most } kB lassen sich hier auf einmal senden. Nichts wurde gespeichert.
refusal-too-many = Das war zu oft in zu kurzer Zeit. Nichts wurde gespeichert. Warte eine Minute und versuch es dann noch einmal.
refusal-forbidden = Du bist eingeloggt, aber nicht als jemand, der das öffnen oder tun darf. Nichts wurde geändert. Wenn du es können solltest, log dich mit deiner eigenen Karte, deinem Code oder Passwort ein.
refusal-sign-in-needed = Du bist nicht eingeloggt, oder deine Sitzung ist zu Ende; deshalb wurde nichts gespeichert. Log dich bitte zuerst ein und sende es dann noch einmal.
refusal-form-incomplete = Im Formular fehlte etwas, das es braucht: { $fields }. Nichts wurde gespeichert. Öffne die Seite neu und sende es noch einmal.
refusal-stopping = Topcut wird gerade beendet. Was du gesendet hast, wurde nicht gespeichert. Versuch es in ein paar Sekunden noch einmal.

## The big screen

refusal-sign-up-full = Die Warteliste ist voll: { $most } Leute stehen darauf. Du bist nicht angemeldet. Frag den { $organizer }.
refusal-sign-up-busy = Gerade melden sich mehr Leute an, als diese Seite in einer Minute schafft. Du bist noch nicht angemeldet; was du getippt hast, steht noch da. Warte eine Minute und sende es dann noch einmal.
refusal-sign-up-junk = Das sah nicht nach einem Menschen aus, der sich anmeldet, deshalb wurde nichts gespeichert. Lass das Feld „Website“ leer und sende es noch einmal.
refusal-not-accepted = Setz das Häkchen, mit dem du deinen Namen auf den öffentlichen Seiten erlaubst ({ $tournament ->
    [game] für dieses Spiel
   *[other] für dieses Turnier
}); ohne das kannst du nicht gepaart werden. Nichts wurde gespeichert.
refusal-log-behind-phone = Auf einem Handy liegt die Quittung für Eintrag { $n }, aber dieses Protokoll endet bei { $last } oder ist einen anderen Weg gegangen. Hier fehlt etwas, das schon bestätigt war: Such eine neuere Kopie, bevor du weitermachst. Die Handys haben noch, was von ihnen gemeldet wurde.
refusal-witness-lost = Als Topcut gestartet wurde, wusste die Datei topcut.heads nichts von diesem Protokoll, das bei Eintrag { $n } endete. Ohne sie kann niemand sagen, ob spätere Einträge verloren sind. Vergleich mit den Quittungen auf den Handys und mit gedruckten Blättern. Ist alles da, bestätige es hier; wenn nicht, such eine neuere Kopie, bevor du weitermachst.
refusal-preview-busy = Das Bild dieses Turniers lässt sich gerade nicht zeichnen. Frag in einer Minute noch einmal danach.
refusal-verify-lately = Der Prüfer war hier gerade eben am Werk. Nichts wurde begonnen. Lies den letzten Bericht, oder frag in einer Minute noch einmal.
refusal-verify-busy = Der Prüfer hat mit anderen Turnieren zu tun. Nichts wurde begonnen. Frag in einer Minute noch einmal, oder lass ihn auf deinem eigenen Rechner laufen.
refusal-verify-stopped = Der Prüfer brauchte mehr Zeit oder Speicher, als er hier darf (höchstens { $seconds } Sekunden), und wurde abgebrochen. Nichts wurde behalten. Frag noch einmal, wenn dieser Computer weniger zu tun hat, oder lass ihn auf deinem eigenen Rechner laufen.
refusal-verify-failed = Der Prüfer kam zu keinem Urteil. Nichts wurde behalten. Frag noch einmal, oder lass ihn auf deinem eigenen Rechner laufen.
refusal-verify-unreadable = Der Prüfer kann die Datei dieses Protokolls nicht lesen: { $problem } Nichts wurde behalten. Zeig das der Orga.
refusal-verify-outdated = Während der Prüfer las, wurde ein Name oder Text dieses Protokolls geändert oder gelöscht. Nichts wurde behalten. Frag noch einmal.
refusal-alarm-changed = Diese Warnung hat sich geändert oder ist weg, seit die Seite geöffnet wurde. Nichts wurde geändert. Lies zuerst die Seite noch einmal.
refusal-display-choice-unknown = Diese Ansicht hat der Beamer nicht. Er zeigt, was er vorher zeigte. Wähl eine aus der Liste.
refusal-list-not-open = Diese Liste darfst du nicht sehen, oder es gibt keine.
refusal-not-sure = Nichts wurde geändert. Setz das Häkchen, dass du sicher bist, und sende es dann noch einmal.
refusal-forget-too-early = Du spielst noch mit, und die Halle braucht deinen Namen, um dich an den Tisch zu rufen. Steig zuerst aus, oder warte bis zum Ende; nichts wurde gelöscht.

## Getting in

refusal-form-foreign = Das kam nicht von einer Seite dieses Programms, oder die Seite ist zu alt. Nichts wurde geändert. Öffne die Seite neu und sende es noch einmal.
refusal-form-stale = Seit diese Seite geöffnet wurde, hat sich in diesem Browser jemand ein- oder ausgeloggt. Nichts wurde geändert. Öffne die Seite neu und sende es noch einmal.
refusal-host-unknown = Unter dieser Adresse antwortet Topcut nicht. Öffne stattdessen { $address }.
refusal-away-too-long = Diese Sitzung war eine Stunde unbenutzt, deshalb darf sie nichts mehr löschen oder exportieren. Bitte die Person darum, der das Turnier gehört, oder lass dir eine neue Einladung geben. Nichts wurde geändert.
refusal-claims-too-many = Von hier wurden in einer Minute zu viele falsche Codes probiert. Ein richtiger geht weiterhin: Prüf ihn Buchstabe für Buchstabe, oder lass dir dort, wo du ihn herhast, einen neuen geben.
refusal-codes-off = Es wurden zu viele falsche Judge-Codes probiert, deshalb sind Codes für 10 Minuten aus. Die Orga kann stattdessen einen Einladungslink schicken.
refusal-login-wait = { $seconds ->
    [one] Zu viele falsche Passwörter. Warte 1 Sekunde und versuch es dann noch einmal.
   *[other] Zu viele falsche Passwörter. Warte { $seconds } Sekunden und versuch es dann noch einmal.
} Gesperrt ist nichts.
refusal-hashing-busy = Gerade loggen sich andere ein. Versuch es in einer Sekunde noch einmal.
refusal-login-wrong = Name und Passwort gehören nicht zusammen. Prüf beide, auch Groß- und Kleinschreibung.
refusal-password-wrong = Das ist nicht das Passwort deines Kontos. Prüf es, auch Groß- und Kleinschreibung, und gib es noch einmal ein. Nichts wurde geändert.
refusal-login-here-only = Mit diesem Konto kannst du dich nur an dem Computer einloggen, auf dem Topcut läuft. Dort lässt sich auf der Seite „Konto“ das Einloggen von anderen Geräten einschalten.
refusal-password-short = Ein Passwort braucht mindestens { $least } Zeichen. Drei oder vier Wörter, die nichts miteinander zu tun haben, merkt man sich leicht.
refusal-password-long = Ein Passwort hat höchstens { $most } Zeichen.
refusal-password-weak = { $pattern ->
    [about-you] Ein Passwort mit dem eigenen Namen probieren alle zuerst.
    [known] Dieses Passwort, oder ein sehr ähnliches, steht auf den Listen, die Angreifer zuerst probieren.
    [word] Ein gängiges Wort mit ein paar Zeichen dazu ist in Sekunden erraten.
    [spatial] Nachbartasten auf der Tastatur sind in Sekunden erraten.
    [repeat] Ein Passwort, das sich wiederholt, ist in Sekunden erraten.
    [sequence] Buchstaben oder Ziffern in ihrer üblichen Reihenfolge sind in Sekunden erraten.
    [date] Ein Datum ist in Sekunden erraten.
    [regex] Eine Jahreszahl ist in Sekunden erraten.
   *[other] Dieses Passwort ist zu leicht zu erraten.
} Nimm lieber drei oder vier Wörter, die nichts miteinander zu tun haben. Nichts wurde gespeichert.
refusal-passwords-differ = Die beiden Passwörter sind nicht gleich. Tipp beide noch einmal ein.
refusal-name-missing = Gib einen Namen an, damit andere wissen, wer das ist.
refusal-link-dead = Dieser Link wurde schon benutzt oder ist abgelaufen. Lass dir einen neuen geben.
refusal-set-up-dead = Dieser Link zum Einrichten wurde schon benutzt oder ist abgelaufen. Starte Topcut neu, dann gibt es einen neuen.
refusal-code-unknown = Diesen Code trägt keine Karte. Prüf ihn Buchstabe für Buchstabe; mit einer neueren Karte werden ältere ungültig.
refusal-code-unreadable = Ein Code hat 26 Buchstaben und Ziffern in Vierergruppen. Tipp alle ein, oder scann den QR-Code.
refusal-claim-used = Diese Karte wurde schon um { $at } benutzt, auf einem Gerät dieser Art: { $agent }. Wenn du das nicht warst, lass dir von den Offiziellen eine neue Karte geben: zweimal tippen, und das andere Gerät ist ausgeloggt.
refusal-claim-over = Dieses Turnier ist vorbei, deshalb gelten seine Karten nicht mehr. Der Endstand steht auf der öffentlichen Seite.
refusal-claim-none = { $player } ist nicht mehr in diesem Turnier. Frag am Orga-Tisch.
refusal-device-shared = Dieses Handy war auch schon für jemand anderen in diesem Turnier eingeloggt, deshalb kann es kein Ergebnis bestätigen. Lass es von den Offiziellen eingeben.
refusal-judge-code-dead = Dieser Code ist falsch, schon benutzt oder älter als 10 Minuten. Lass dir von der Orga einen neuen geben.
refusal-judge-not-waiting = Dort wartet niemand mehr. Nichts wurde geändert.
refusal-warning-first = Handys erreichen diesen Computer über einfaches HTTP. Lies und bestätige zuerst auf der Seite „Konto“, was das heißt (im Menü unter „Mehr“). Niemand hat einen Code oder eine Einladung bekommen.
refusal-session-gone = Diese Sitzung ist schon beendet.
refusal-organizer-needed = Bei Leuten von der Orga kann das nur die Person, der das Turnier gehört.
refusal-account-closed = Dieses Konto ist geschlossen. Frag die Leute, die diesen Server betreiben; deine Turniere sind noch da, und alle können sie weiterhin lesen.
refusal-account-link-dead = Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte die Leute, die diesen Server betreiben, um einen neuen.
refusal-account-taken = Ein Konto namens { $name } gibt es schon. Wähl einen anderen Namen, oder log dich ein, wenn es deins ist.
refusal-account-strange = Ein solches Konto gibt es auf diesem Server nicht. Nichts wurde geändert.
refusal-account-own = Mit deinem eigenen Konto geht das von hier aus nicht. Nichts wurde geändert.
refusal-account-holds = Diesem Konto { $count ->
    [one] gehört noch 1 Turnier
   *[other] gehören noch { $count } Turniere
}. Lösch sie, oder gib sie einem Verein, und lösch dann das Konto. Nichts wurde geändert.
refusal-account-mirrors = Dieses Konto zeigt noch { $count ->
    [one] 1 Turnier
   *[other] { $count } Turniere
} aus einer Halle. Nimm sie auf der Seite „Spiegel“ heraus, und lösch dann das Konto. Nichts wurde geändert.
refusal-account-last = Das ist das einzige Konto, das diesen Server betreibt. Leg zuerst mit topcut serve --set-up ein weiteres an. Nichts wurde geändert.
refusal-accounts-invited = Konten gibt es auf diesem Server nur auf Einladung. Öffne den Link, den du bekommen hast, oder frag die Leute, die den Server betreiben. Es wurde kein Konto angelegt.
refusal-accounts-busy = Gerade werden mehr Konten angelegt, als dieser Server in einer Minute schafft. Nichts ist verloren; warte eine Minute und sende es dann noch einmal.
refusal-hosted-only = Konten für andere brauchen einen Server mit verschlüsselter Verbindung. Auf diesem Computer gibt topcut serve --set-up einen Link zu einem weiteren Konto aus. Nichts wurde geändert.
refusal-quota-number = { $typed } ist keine Zahl von 0 bis { $most }. Nichts wurde geändert.
refusal-quota-running = Du hast { $most ->
    [one] 1 Turnier, das nicht vorbei ist
   *[other] { $most } Turniere, die nicht vorbei sind
}; mehr auf einmal erlaubt dir dieser Server nicht. Beende oder archiviere eins, oder frag die Leute, die den Server betreiben. Nichts wurde angelegt.
refusal-quota-kept = Du hast { $most ->
    [one] 1 Turnier
   *[other] { $most } Turniere
} auf diesem Server; mehr erlaubt er dir nicht. Lösch eins, das niemand braucht (es zählt, bis es endgültig weg ist), oder frag die Leute, die den Server betreiben. Nichts wurde angelegt.
refusal-quota-players = { $most ->
    [one] 1 Person ist
   *[other] { $most } Personen sind
} das Höchste, was dieser Server in einem Turnier erlaubt. Niemand wurde eingetragen. Der { $organizer } kann die Leute, die den Server betreiben, um mehr bitten.
refusal-quota-megabytes = Alle Turniere dieser Orga zusammen haben die { $most } MB gefüllt, die dieser Server erlaubt. Nichts wurde gespeichert. Der { $organizer } kann alte Turniere löschen oder die Leute, die den Server betreiben, um mehr bitten.
refusal-club-unknown = In einem solchen Verein bist du nicht. Nichts wurde geändert.
refusal-club-owner-needed = Das kann nur die Leitung des Vereins. Nichts wurde geändert.
refusal-club-last-owner = Ein Verein braucht eine Leitung. Nimm zuerst jemand anderen in die Leitung auf, oder entfern alle anderen und gib seine Turniere weg. Nichts wurde geändert.
refusal-club-holds = Dem Verein { $count ->
    [one] gehört noch 1 Turnier
   *[other] gehören noch { $count } Turniere
}, und du bist das letzte Mitglied. Hol sie dir auf ihrer Seite „Dieses Turnier“ zurück, und geh dann. Nichts wurde geändert.
refusal-club-link-dead = Diese Einladung wurde schon benutzt oder ist abgelaufen. Bitte die Leitung des Vereins um eine neue.
refusal-club-in-already = Du bist schon in { $club }. Die Einladung gilt noch für jemand anderen.
refusal-clubs-many = Du bist in { $most } Vereinen; mehr sind mit einem Konto nicht möglich. Verlass zuerst einen. Nichts wurde geändert.
refusal-second-wrong = Dieser Code ist falsch oder wurde schon benutzt. Warte auf den nächsten in deiner App, oder nimm einen Wiederherstellungscode. Du bist noch nicht eingeloggt.
refusal-second-late = Das dauerte länger als fünf Minuten. Nichts wurde geändert. Fang noch einmal an.
refusal-second-gone = Diesen zweiten Faktor gibt es nicht mehr. Nichts wurde geändert.
refusal-second-needs-tls = Zweite Faktoren brauchen TLS, und dieser Computer liefert seine Seiten über einfaches HTTP. Nichts wurde hinzugefügt.
refusal-app-wrong = Das ist nicht der Code, den die App jetzt zeigen sollte. Prüf die Uhrzeit des Handys und gib dann den nächsten Code ein. Noch ist nichts hinzugefügt.
refusal-passkey-wrong = Dieser Passkey antwortete nicht richtig oder zu spät. Nichts wurde geändert. Versuch es noch einmal.
refusal-passkey-copied = Dieser Passkey zählte rückwärts, wie es eine Kopie täte. Er lässt niemanden herein. Log dich mit einem anderen zweiten Faktor ein und entfern ihn dann auf der Seite „Zweite Faktoren“.

## The security log

refusal-account-unknown = In diesem Datenordner gibt es kein Konto namens { $name }. Nichts wurde geändert.

## Serving the pages

refusal-workers-many = Topcut bedient einen Datenordner aus einem einzigen Prozess; { $workers } würden gleichzeitig in eine Datei schreiben. Lass --workers und WEB_CONCURRENCY in Ruhe: Für eine Halle genügt einer. Mehrere brauchen einen Datenbankserver: siehe --database.
refusal-port-busy = Port { $port } ist belegt, vielleicht durch ein anderes Topcut. Beende das, oder wähl einen anderen Port mit --port { $next }.
refusal-backup-database = Was in einem Datenbankserver liegt, wird dort gesichert, mit dessen eigenen Mitteln: docs/hosting.md sagt, wie. Lass --backup und --sealed weg.
refusal-url-odd = „{ $url }“ ist keine Adresse eines Servers im Internet. Nenn sie, wie Browser sie sehen, mit https und nichts hinter dem Namen, wie --url https://topcut.example.
refusal-url-alone = --url ist für einen Server im Internet; --lan, --host und --mirror sind für eine Halle. Lass eins von beiden weg.
refusal-host-odd = „{ $host }“ ist weder Name noch Adresse eines Computers. Nenn nur den Namen, ohne http:// davor und Port dahinter, wie --host topcut.local.
refusal-listen-odd = Unter „{ $address }“ käme niemand herein: Das ist keine Adresse dieses Computers. Lass --listen weg, wenn der Proxy auch hier läuft; sonst nenn eine davon, 0.0.0.0 für alle von IPv4 oder :: für alle beider Arten.
refusal-option-idle = { $option } bewirkt nichts ohne { $needed }. Nenn das auch, oder lass { $option } weg.
refusal-figures-weak = In { $file } steht kein Token. Schreib eins mit mindestens { $least } Zeichen hinein, das nur kennt, was die Messwerte liest, und starte neu.
refusal-lan-missing = Dieser Computer ist in keinem Netz, Handys können ihn also nicht erreichen. Verbinde ihn mit dem WLAN der Halle und starte neu, oder nenn die Adresse selbst mit --host.
refusal-withdraw-asked = { $player } abmelden?{ $next ->
    [nobody] {""}
   *[other] {" "}{ $next } rückt von der Warteliste nach.
} Noch ist nichts geändert.
refusal-absent-asked = { $player } als nicht erschienen aus dem Turnier nehmen? Das beendet auch das Match. Noch ist nichts geändert.
refusal-forget-unsure = Setz das Häkchen bei „Ja, endgültig“, um { $player } zu vergessen. Nichts wurde gelöscht.

## Mirrors: a hosted Topcut shows what a laptop in a hall decides

refusal-decided-at-the-hall = Das wird in der Halle entschieden und hier nur gezeigt. Geh dort an den Orga-Tisch.
refusal-mirror-link = Das ist weder die Adresse eines gehosteten Topcut, etwa https://topcut.example, noch ein Link von dessen Seite „Spiegel“. Kopier ihn ganz: Er beginnt mit https:// und endet mit einem Schlüssel hinter einem #.
refusal-mirror-plain = { $url } ist nicht verschlüsselt, der Schlüssel ließe sich also unterwegs mitlesen. Nimm eine Adresse, die mit https:// beginnt.
refusal-mirror-hosted = Dieses Turnier wird schon online entschieden und gezeigt. Ein Spiegel ist für einen Laptop in einer Halle.
refusal-mirror-old-log = Das Protokoll dieses Turniers wurde mit einem älteren Topcut begonnen, und was hier geschwärzt wird, ließe sich auf einem Spiegel nicht schwärzen. Es bleibt zu Hause.
refusal-mirror-unreachable = Der Spiegel ist nicht zu erreichen und zeigt, was er zuletzt wusste. Hier geht nichts verloren; der nächste Versuch kommt von selbst.
refusal-mirror-untrusted = Was dort antwortet, beweist nicht, dass es dieser Server ist; darum wurde nichts gesendet. In vielen Netzen muss man zuerst im Browser eine Anmeldeseite öffnen; oder die Uhr dieses Computers geht falsch, oder das Zertifikat ist abgelaufen.
refusal-mirror-slow = Der Spiegel antwortet nicht rechtzeitig. Hier geht nichts verloren; der nächste Versuch kommt von selbst.
refusal-mirror-strange = Was unter dieser Adresse antwortet, ist kein Spiegel, den dieses Topcut versteht. Prüf die Adresse, und ob auf beiden dieselbe Version läuft.
refusal-mirror-key-refused = Der Spiegel kennt diesen Schlüssel nicht: Noch hat niemand diesen Computer dort hereingelassen, oder der Schlüssel wurde widerrufen oder nur zum Teil kopiert. Lass ihn mit dem Code auf der Seite „Spiegel“ der Orga herein, oder erstell dort einen neuen Schlüssel.
refusal-mirror-busy = Der Spiegel hat gerade zu viel zu tun. Der nächste Versuch kommt von selbst.
refusal-mirror-quota = Der Spiegel zeigt { $most ->
    [one] { $most } Turnier
   *[other] { $most } Turniere
} dieses Kontos und nimmt keins mehr an. Nimm dort eins heraus.
refusal-mirror-heavy = Alles, was dieses Konto auf dem Spiegel hat, füllt die { $most } MB, die dort erlaubt sind; darum wurde nichts Neues angenommen. Nimm dort alte Turniere heraus, oder bitte die Leute, die ihn betreiben, um mehr.
refusal-mirror-removed = Dieses Turnier wurde vom Spiegel genommen. Um es wieder zu zeigen, erstell dort einen neuen Schlüssel und starte den Spiegel damit.
refusal-mirror-troubled = Der Spiegel kann dieses Turnier gerade nicht speichern. Bitte die, die ihn betreiben, nach ihren Daten zu sehen.
refusal-mirror-at-home = Der andere Server entscheidet dieses Turnier selbst, er kann also nicht sein Spiegel sein. Mach nur an einer der beiden Stellen weiter.
refusal-mirror-of-others = Ein anderes Konto spiegelt dieses Turnier dort schon. Nimm einen Schlüssel dieses Kontos; ist es keins von euren, frag die Leute, die den Server betreiben.
refusal-mirror-other-source = Ein anderer Computer hat dem Spiegel einen anderen Verlauf dieses Turniers gesendet, in derselben Epoche. Beide können nicht die Halle sein: Der Spiegel behält, was er hat. Finde heraus, welcher Computer weitermacht, und beende den Spiegel auf dem anderen.
refusal-mirror-superseded = Ein anderer Computer hat dieses Turnier übernommen (Epoche { $epoch }), und der Spiegel folgt ihm. Mach dort weiter.
refusal-mirror-ahead = Der Spiegel kennt { $n } Einträge dieses Turniers, dieser Computer nur { $hall }: Hier fehlt etwas, oder ein anderer Computer hat weitergemacht. Nichts wurde gesendet. Sieh nach deinen Backups.
refusal-mirror-gap = Dem Spiegel fehlt noch Eintrag { $n }, deshalb kann er nicht nehmen, was danach kommt. Es wird von selbst noch einmal gesendet.
refusal-mirror-names = Ein gesendeter Name ist nicht der, auf den sich das Protokoll festgelegt hat, deshalb hat der Spiegel nichts angenommen.
refusal-mirror-unreadable = Zeile { $row } des Gesendeten lässt sich nicht lesen. Prüf, ob auf beiden dieselbe Version von Topcut läuft.
refusal-mirror-too-large = Was auf dem Spiegel zu ersetzen wäre, ist zu viel auf einmal. Nimm das Turnier dort heraus und starte den Spiegel mit einem neuen Schlüssel.
refusal-mirror-unproven = Der Spiegel sagt, ein anderer Computer habe dieses Turnier übernommen (Epoche { $epoch }), und zeigt keinen Beweis. Stimmt das, dann hör hier auf und mach dort weiter. Wenn nicht, mach weiter: Hier ist alles gespeichert, nur der Spiegel kommt nicht mit.
refusal-mirror-full = Was gesendet wurde, ist größer, als dieser Server annimmt. Bitte die Leute, die ihn betreiben, mehr zu erlauben, und lass Backups auf einen Stick gehen.
refusal-mirror-not-fetched = Der Spiegel ist nicht zu erreichen, deshalb wurde nichts geholt. Prüf das Netz und die Adresse, und versuch es noch einmal.
refusal-mirror-copy-none = Mit diesem Schlüssel lässt sich keine versiegelte Kopie dieses Turniers abholen. Prüf seine Kennung in der Liste der Kopien.
refusal-api-token-refused = Dieses Token ist hier unbekannt: Es wurde widerrufen, ist abgelaufen oder wurde nur zum Teil kopiert. Erstell auf der Seite deines Kontos unter „Tokens für Programme“ ein neues.
refusal-api-token-missing = Dafür braucht ein Programm ein Token. Erstell auf der Seite deines Kontos unter „Tokens für Programme“ eins und sende es als „Authorization: Bearer“ und das Token.
refusal-api-token-scope = Das darf dieses Token nicht: Ihm fehlt der Bereich „{ $scope }“. Erstell auf der Seite deines Kontos eins, das ihn hat.
refusal-api-token-elsewhere = Dieses Token wurde für ein anderes Turnier erstellt. Nimm das für dieses Turnier, oder erstell eins für alle deine.
refusal-api-token-here-only = Dieses Token gilt nur an dem Computer, auf dem Topcut läuft. Dort lässt sich auf der Seite „Konto“ das Einloggen von anderen Geräten einschalten; dann gilt es überall.
refusal-api-token-name = Das Token braucht einen Namen mit höchstens { $most } Zeichen, etwa den des Programms, das es benutzen wird. Tipp einen ein.
refusal-api-tokens-many = Es gibt schon { $most } Tokens. Widerruf eins, das nicht mehr gebraucht wird.
refusal-api-token-gone = Dieses Token wurde schon widerrufen.
refusal-api-token-days = Ein Token gilt 1 bis { $most } Tage. Wähl, wie lange dieses gilt.
refusal-api-token-tournament = Dieses Turnier gehört nicht zu deinen. Wähl eins aus der Liste.
refusal-api-not-json = Was gesendet wurde, ist kein JSON. Nichts wurde gespeichert.
refusal-api-form = Was gesendet wurde, passt nicht zur Beschreibung dieser Adresse: { $why }. Nichts wurde gespeichert.
refusal-api-key-unreadable = Ein Idempotency-Key hat 1 bis { $most } einfache ASCII-Zeichen. Nichts wurde gespeichert.
refusal-api-result-changed = Das Ergebnis an Tisch { $table } hat sich geändert, seit du gefragt hast, was folgen würde. Frag noch einmal und sende die Korrektur dann mit dem neuen „was“.
refusal-pair-not-seated = { $first } und { $second }, in dieser Reihenfolge, sind kein Paar von Runde { $round }. Frag die Runde noch einmal ab und nenn die Namen so wie dort.
refusal-nothing-to-do = Es ist nichts zu tun: Es ist schon so. Nichts wurde geschrieben.
refusal-api-streams-many = Es sind so viele Streams offen, wie dieser Server erlaubt. Schließ einen, oder frag die Einträge ab und zu ab.
refusal-api-busy = Dieses Token hat in einer Minute { $most }-mal gefragt. Warte eine Minute und frag dann seltener; für Neuigkeiten gibt es einen Stream.
refusal-mirror-key-name = Der Schlüssel braucht einen Namen mit höchstens { $most } Zeichen, etwa den des Computers in der Halle. Tipp einen ein.
refusal-mirror-keys-many = Es gibt schon { $most } Schlüssel. Widerruf einen, der nicht mehr gebraucht wird.
refusal-mirror-key-known = Dieser Computer ist schon hereingelassen.
refusal-mirror-ask-odd = Das ist nicht der Code eines Computers, der um Einlass bittet. Scann ihn noch einmal am Orga-Tisch in der Halle, auf der Seite „Spiegel“.
refusal-mirror-key-gone = Dieser Schlüssel wurde schon widerrufen.
refusal-mirror-sure = Nichts wurde herausgenommen. Setz das Häkchen, dass du es so willst.
refusal-mirror-key-missing = Der Schlüssel des Spiegels fehlt. Leg ihn in eine Datei und nenn sie mit --mirror-key, oder setz { $variable }.
refusal-mirror-key-odd = Das ist nicht der Schlüssel eines Spiegels. Er steht im Link hinter dem #: 22 Buchstaben, Ziffern, - und _. Kopier ihn ganz.
refusal-mirror-key-shown = Lass das # und den Schlüssel dahinter weg: Auf diesem Computer können alle lesen, was getippt wird. Leg den Schlüssel in eine Datei und nenn sie mit --mirror-key, oder setz { $variable }.
refusal-file-exists = Eine Datei { $file } gibt es schon, und sie blieb, wie sie ist. Nenn mit --to eine andere.
refusal-api-breaks-changed = Was diese Paarungen verletzen, ist nicht mehr das, was dir gesagt wurde, oder du hast nicht gefragt. Frag noch einmal, dann sende die Paarungen mit dem neuen „seen“.
refusal-applicant-gone = Nicht alle in dieser Liste warten auf eine Antwort. Niemand wurde eingetragen. Frag ab, wer wartet, dann antworte noch einmal.
