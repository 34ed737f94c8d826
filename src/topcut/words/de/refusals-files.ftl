# What cannot be read or written: files, archives, rule books, the prompt


## Files: what no file may contain, whatever its format

refusal-file-missing = Es gibt keine Datei { $file }. Prüf den Namen, oder schreib -, um von der Standardeingabe zu lesen.
refusal-file-is-folder = { $file } ist ein Ordner. Nenn eine Datei darin.
refusal-file-unnamed = Der Name der Datei ist leer. Nenn eine Datei, oder schreib -, um von der Standardeingabe zu lesen.
refusal-file-is-not-folder = { $file } ist eine Datei und kein Ordner. Nenn einen Ordner, in den geschrieben werden soll.
refusal-file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $problem }.
refusal-file-empty = Die Datei ist leer. Schreib einen Verlauf hinein: ein Regelwerk, die Teilnehmenden und die Runden.
refusal-file-too-large = Die Datei ist größer als { $most } MB; so groß ist kein Turnier.
refusal-not-text = Das ist kein Text in UTF-8. Speichere die Datei als JSON in UTF-8.
refusal-not-json = Das ist kein JSON: { $problem } in Zeile { $row }, Spalte { $column }.
refusal-nested-too-deep = Die Listen in dieser Datei sind zu tief verschachtelt, um sie zu lesen.
refusal-member-twice = „{ $member }“ steht zweimal im selben Objekt. Behalte nur eins davon.
refusal-not-a-number = { $word } ist keine Zahl. Schreib eine ganze Zahl.
refusal-number-too-large = Eine Zahl hat mehr als { $most } Stellen. Prüf sie auf Tippfehler.
refusal-shape-object = { $part ->
    [history] Die Datei muss ein Objekt mit „ruleset“, „players“ und „rounds“ enthalten
    [match] Ein Match muss ein Objekt sein wie {"{"}"p1": "ann", "p2": "bo", "winner": "ann"{"}"}
    [scores] „scores“ muss ein Objekt sein wie {"{"}"vp": [16, 9]{"}"}
   *[other] „{ $part }“ muss ein Objekt sein
}; hier steht { $found ->
    [null] null
    [truth] true oder false
    [number] eine Zahl
    [text] ein Text
   *[list] eine Liste
}.
refusal-shape-list = { $part ->
    [round] Eine Runde muss eine Liste von Matches sein
   *[other] „{ $part }“ muss eine Liste sein
}; hier steht { $found ->
    [null] null
    [truth] true oder false
    [number] eine Zahl
    [text] ein Text
   *[object] ein Objekt
}.
refusal-shape-number = „{ $part }“ muss eine ganze Zahl sein, 0 oder mehr.
refusal-shape-pair = „{ $part }“ muss eine Liste von zwei ganzen Zahlen sein, in der Reihenfolge der beiden Namen.
refusal-shape-id = { $part ->
    [players] Alle Einträge in „players“ müssen ein Text oder eine ganze Zahl sein
   *[other] „{ $part }“ muss einen Namen als Text oder ganze Zahl nennen
}; hier steht { $found ->
    [null] null
    [truth] true oder false
    [number] eine kaputte Zahl
    [list] eine Liste
   *[object] ein Objekt
}.
refusal-name-blank = Ein Name ist leer oder hat keinen Buchstaben und keine Ziffer. Gib allen einen Namen.
refusal-name-broken = Ein Name enthält ein halbes Zeichen, das kein Bildschirm anzeigen kann. Speichere die Datei in UTF-8.
refusal-writes-too-many = Dieses Handy hat in kurzer Zeit zu viel gesendet, deshalb wurde das hier nicht gespeichert. Alles davor schon. Warte ein paar Minuten, oder sag am Orga-Tisch Bescheid.
refusal-writes-busy = Gerade kommt zu viel auf einmal an, deshalb wurde das hier nicht gespeichert. Warte eine Minute und sende es noch einmal.
refusal-too-many-players = Das sind { $players } Personen. Topcut liest höchstens { $most }.
refusal-players-missing = In der Datei fehlt die Liste „players“. Ergänze sie, mit den Namen von allen, die mitspielen.
refusal-player-listed-twice = { $player } steht zweimal auf der Liste. Gib allen einen eigenen Namen.
refusal-player-unknown = { $player } steht nicht auf der Teilnehmerliste. Verbessere den Namen, oder trag ihn dort ein.
refusal-player-twice = { $player } kommt in Runde { $round } zweimal vor. Alle haben pro Runde ein Match, ein Freilos oder eine Niederlage ohne Paarung.
refusal-player-against-self = { $player } kann nicht gegen sich selbst spielen. Nenn das Gegenüber, oder ein Freilos.
refusal-seat-missing = Dem Match fehlt „{ $seat }“. Nenn beide Namen; bei einem Freilos ist „p2“ null.
refusal-winner-not-there = { $winner } hat dieses Match nicht gespielt und kann es nicht gewonnen haben. Nenn einen der beiden Namen, oder „draw“.
refusal-winner-called-draw = In diesem Match heißt jemand „draw“, deshalb ist unklar, wer gewonnen hat. Gib stattdessen die „points“ an.
refusal-how-unknown = Auf „{ $how }“ kann kein Match enden. Schreib eins davon: { $possible }.
refusal-ruleset-missing = Die Datei nennt kein Regelwerk. Ergänze „ruleset“ oder die Option --ruleset.

## The text notation

refusal-notation-line = Mit { $word } beginnt keine Zeile. Zeilen beginnen mit der Nummer einer Runde wie 1:, oder mit players:, dropped:, absent:, ejected:, club:, table:, lots: oder ruleset:.
refusal-notation-round = Hier steht Runde { $round }, aber als Nächstes kommt Runde { $expected }.
refusal-notation-word = Hier steht { $word }, aber { $wanted ->
    [name] als Nächstes kommt ein Name; Namen mit Leerzeichen gehören in Anführungszeichen
    [score] als Nächstes kommt ein Ergebnis wie 16-9, oder > oder < für einen Sieg, = für ein Unentschieden, - für ein offenes Match, ein Freilos oder eine Niederlage
    [figure] ein Wert sieht aus wie vp=16-9
    [table] ein Tisch sieht aus wie [4]
    [lot] ein Los ist eine ganze Zahl
   *[end] die Zeile sollte hier enden
}.
refusal-notation-ends = Die Zeile endet, wo noch { $wanted ->
    [name] ein Name
    [score] ein Ergebnis
    [ruleset] der Name eines Regelwerks
    [table] ein Tisch wie [4]
    [lot] ein Los
   *[other] etwas
} folgen sollte.
refusal-notation-figures = Das Ergebnis { $word } passt nicht: In diesem Regelwerk steht auf jeder Seite { $figures }, bei zwei Werten nacheinander wie in 2/9-1/4.
refusal-notation-points = Die Punkte { $word } kann das Regelwerk nicht vergeben. Wurden sie trotzdem zugesprochen, schreib sie hinter das Match: ana - bo points={ $points }.
refusal-notation-quote = Die Anführungszeichen um { $word } sind nicht geschlossen.
refusal-notation-players-late = Die Zeile players: muss vor den Runden stehen.

## Rule books

refusal-unknown-ruleset = Ein Regelwerk „{ $name }“ gibt es nicht. { $how_many ->
    [0] Wähl eins von { $known }, oder gib
   *[other] Meintest du { $near }? Wähl eins von { $known }, oder gib
} den Pfad eines eigenen an, wie ./meins.toml.
refusal-ruleset-unknown-here = Ein Regelwerk „{ $name }“ gibt es hier nicht. Wähl eins von { $known }.
refusal-ruleset-not-found = Es gibt keine Datei { $source }. Prüf den Pfad des Regelwerks.
refusal-ruleset-broken = { $why ->
    [folder] { $source } ist ein Ordner. Gib den Pfad eines Regelwerks an, einer TOML-Datei
    [unreadable] { $source } lässt sich nicht lesen: { $detail }. Prüf die Datei
    [too-large] { $source } ist größer als { $most } Byte; so groß ist kein Regelwerk. Prüf den Pfad
    [not-text] { $source } ist kein Text in UTF-8 (siehe Byte { $at }). Speichere ihn als UTF-8
    [empty] { $source } ist leer. Kopiere ein Regelwerk und ändere es
    [endless] { $source } verschachtelt Klammern zu tief oder hat eine endlose Zahl. Verbessere das
   *[toml] { $source }, Zeile { $line }, Spalte { $column }: { $detail }. Verbessere das TOML dort
}.
refusal-ruleset-wrong = { $source }: { $where } { $why ->
    [missing] fehlt. Ergänze es
    [unknown] gehört in kein Regelwerk. { $how_many ->
        [0] Nimm es heraus; was möglich ist, steht in docs/rulesets.md
       *[other] Schreib { $near }, oder nimm es heraus
    }
    [type] muss { $wanted ->
        [int] eine ganze Zahl
        [bool] true oder false
        [array] eine Liste in eckigen Klammern
        [object] eine Tabelle
        [date] ein Datum wie 2024-11-01
       *[str] ein Text in Anführungszeichen
    } sein; hier { $got ->
        [int] steht eine ganze Zahl
        [float] steht eine Kommazahl
        [bool] steht true oder false
        [array] steht eine Liste
        [object] steht eine Tabelle
        [str] steht ein Text
        [null] fehlt es
        [date] steht ein Datum
        [time] steht eine Uhrzeit
       *[datetime] steht ein Datum mit Uhrzeit
    }
    [choice] kann nicht „{ $value }“ sein. Wähl eins von { $known }
    [above] darf höchstens { $most } sein
    [below] muss mindestens { $least } sein
    [word] muss ein Wort aus kleinen Buchstaben, Ziffern, - und _ sein, wie vp
    [rate] muss ein Bruch sein wie "1/3"
    [text] muss eine Zeile Text sein, nicht leer und höchstens 400 Zeichen lang
    [twice] enthält „{ $value }“ zweimal. Behalte eins davon
    [no-such] nennt „{ $value }“, { $how_many ->
        [0] aber das gibt es nicht. Leg es an, oder lass dies weg
       *[other] aber es gibt nur { $known }. Verbessere den Namen, oder leg ihn an
    }
    [needed-by] fehlt, und { $other } braucht es. Ergänze es, oder lass { $other } weg
    [only-with] ergibt nur zusammen mit { $other } einen Sinn. Lass es weg, oder ändere das
    [points-order] passt nicht: Ein Sieg ist mehr wert als ein Unentschieden, und ein Unentschieden mehr als eine Niederlage
    [no-draws] wäre ein Unentschieden, aber points.draw fehlt, also gibt es keins. Ändere eins von beiden
    [bye-apart] gehört nicht hierher: Was ein Freilos wert ist, steht im Abschnitt bye
    [length] muss { $expected } Einträge haben. Ergänze, was fehlt, oder nimm heraus, was zu viel ist
    [plan-places] gibt nicht in jeder Runde jede Hälfte jedes Parks genau einer Karte: „{ $value }“. Vergib jeden Platz einmal
    [claims-last] bewirkt hier nichts: Danach muss noch ein Schritt desselben Ausgangs entscheiden, der verglichen wird
    [random-last] muss die letzte Feinwertung sein: Danach ist niemand mehr gleichauf
    [row-last] muss in der letzten Zeile fehlen, damit es für jede Anzahl eine Zeile gibt
    [row-gap] muss { $expected } sein: Die Zeilen der Tabelle folgen lückenlos aufeinander
    [even] muss ungerade sein: Ein Match ist Best of 1, 3 oder 5
   *[no-setting] ist „{ $value }“, aber dieses Regelwerk hat keinen solchen Eintrag. Verbessere den Pfad
}.
refusal-setting-unknown = Eine Einstellung „{ $setting }“ gibt es nicht. { $how_many ->
    [0] Schreib ihren Pfad wie in bye.once oder points.win.
   *[other] Meintest du { $near }?
}
refusal-setting-wrong = „{ $to }“ geht bei „{ $setting }“ nicht. { $here ->
    [true] { $why ->
        [type] { $wanted ->
            [int] Es muss eine ganze Zahl sein.
            [bool] Es muss ja oder nein sein.
            [str] Es muss Text sein.
            [date] Es muss ein Datum sein, etwa 2024-11-01.
           *[other] Das lässt sich nicht allein ändern.
        }
        [choice] Wähl eines davon: { $known }.
        [above] Es muss { $most } oder weniger sein.
        [below] Es muss { $least } oder mehr sein.
        [rate] Es muss ein Bruch sein, etwa 1/3.
        [word] Es muss ein Wort aus kleinen Buchstaben, Ziffern, - und _ sein, etwa vp.
        [no-such] „{ $value }“ gibt es hier nicht.
        [length] Es müssen { $expected } Einträge sein.
        [even] Die Zahl muss ungerade sein: Ein Match geht über höchstens 1, 3 oder 5 Spiele.
        [points-order] Ein Sieg ist mehr wert als ein Unentschieden, und ein Unentschieden mehr als eine Niederlage.
       *[other] Das passt nicht zum Rest des Regelwerks.
    }
    [false] Dann würde etwas anderes nicht mehr passen: „{ $where }“. Ändere zuerst das, oder lass es hier, wie es ist.
   *[other] Das passt nicht zum Rest des Regelwerks.
}
refusal-too-few-players = { $players ->
    [one] 1 Person ist
   *[other] { $players } Personen sind
} zu wenig: Es braucht mindestens { $least }. { $least ->
    [2] Such dir jemanden zum Spielen.
   *[other] Such weitere Leute, oder kündige eine Abweichung an.
}
refusal-full-swiss-cut = Bei Full Swiss gibt es keinen Cut, du willst aber auch einen Cut auf { $cut }. Wähl eins von beiden.
refusal-no-alternate-structure = Das Regelwerk { $ruleset } hat keinen zweiten Turnierablauf zur Wahl. Lass das weg.

## The organizer's arrangements in a history

refusal-forbidden-not-two = „forbidden“ muss Paare aus zwei verschiedenen Namen enthalten, wie ["ann", "bo"].
refusal-shape-truth = „{ $part }“ muss true oder false sein{ $part ->
    [clubs_apart] , oder eine Liste der Runden, in denen Leute aus einem Verein getrennt bleiben
   *[other] {""}
}.
refusal-shape-text = „{ $part }“ muss zu jedem Namen { $part ->
    [clubs] den Verein
   *[other] den Eintrag
} als Text nennen, der nicht leer ist.
refusal-tables-unknown = In „tables“ gibt es „{ $member }“ nicht. Möglich ist { $possible }.

## What is written into the log

refusal-text-gone = Diesen Text gibt es nicht: Er wurde geschwärzt, oder es gab ihn nie. Nichts wurde geändert.
refusal-text-in-log = Dieses Turnier wurde mit einem älteren Topcut begonnen, das Texte ins Protokoll selbst schrieb. Sie lassen sich nicht schwärzen. Nichts wurde geändert.
refusal-text-in-use = Das ist die Liste, die gilt. Nichts wurde geschwärzt. Lass zuerst eine andere abgeben, oder warte, bis das Turnier beendet ist.
refusal-text-unreadable = Ein Teil des Textes lässt sich nicht aufschreiben: Er enthält ein halbes Zeichen. Tipp ihn neu ein.

## The command check-pairing

refusal-pairs-missing = In der Datei fehlt die Liste „pairs“. Schreib Paare wie [["ann", "cy"], ["bo", null]]; null ist ein Freilos.
refusal-pairs-not-two = Jedes Paar ist eine Liste von zweien wie ["ann", "cy"], oder ["bo", null] für ein Freilos.

## What people type

# What a text is called that was typed into a field, as the field is.
text-called = { $what ->
    [announcement] Durchsage
    [card] Karte
    [club] Verein
    [list] Liste
    [name] Name
    [note] Notiz
    [official] Name
    [place] Ort
    [player] Name
    [pool] Pool
    [reason] Begründung
    [schedule] Zeitplan
    [special-rules] Sonderregeln
    [title] Titel
   *[other] { $what }
}
refusal-text-missing = { $what ->
    [title] Gib dem Turnier einen Titel.
    [list] Die Liste ist leer. Tipp sie ein, oder füg sie ein.
   *[other] „{ text-called }“ ist leer. Füll es aus.
}
refusal-text-too-long = { $what ->
    [list] Die Liste
   *[other] „{ text-called }“
} ist { $length } Zeichen lang; höchstens sind es { $most }. Kürz den Text.
refusal-text-unprintable = „{ text-called }“ enthält Zeichen, die sich nicht anzeigen lassen. Tipp es ohne sie neu ein.
refusal-text-lines = „{ text-called }“ muss eine einzige Zeile sein.

## Archives and lists of people

refusal-sealed-foreign = Diese Datei hat nicht Topcut versiegelt. Wähl ein versiegeltes Backup; sein Name endet auf .sealed.
refusal-sealed-shut = Diese Datei lässt sich nicht öffnen: Das Passwort ist falsch, oder die Datei ist beschädigt. Nichts wurde geändert. Versuch es mit dem Passwort noch einmal, dann mit einer anderen Kopie.
refusal-sealed-password = Diese Kopie ist versiegelt. Gib das Passwort an, mit dem sie versiegelt wurde.
refusal-copy-foreign = Das ist weder ein Backup noch ein vollständiges Archiv von Topcut. Nichts wurde geändert. Wähl eine Datei, deren Name auf .topcut, .sealed oder .jsonl endet.
refusal-copy-newer = Diese Kopie stammt von einem neueren Topcut ({ $format }; dieses liest { $known }). Nichts wurde geändert. Installier die neuere Version.
refusal-copy-damaged = Diese Kopie ist beschädigt oder abgeschnitten, deshalb wurde nichts daraus übernommen. Nimm eine andere.
refusal-copy-known = Diese Kopie von „{ $title }“ ist hier schon ganz vorhanden: Das Protokoll endet hier bei Eintrag { $here }, in der Kopie bei Eintrag { $there }. Nichts wurde geändert. Mach hier weiter.
refusal-copy-ahead = „{ $title }“ ist hier schon bis Eintrag { $here } vorhanden (Epoche { $epoch }), und die Kopie geht von da weiter bis Eintrag { $there } (Epoche { $other }). Nichts wurde geändert. Um die Kopie an ihre Stelle zu setzen, beende Topcut und nimm topcut restore mit --instead; was hier ist, wird beiseitegelegt.
refusal-two-heads = „{ $title }“ hat sich geteilt. Hier: { $here } Einträge, Epoche { $epoch }, Kopf { $head }. In der Kopie: { $there } Einträge, Epoche { $epoch_there }, Kopf { $other }. Zusammenführen lässt sich das nicht, und nichts wurde geändert. Entscheide, was gilt; um die Kopie an ihre Stelle zu setzen, beende Topcut und nimm topcut restore mit --instead. Was hier ist, wird beiseitegelegt.
refusal-taken-over = Ein anderer Computer hat dieses Turnier übernommen (Epoche { $epoch }), deshalb wird hier nichts mehr gespeichert. Mach dort weiter. Soll der andere es nicht weiterführen, kannst du es zurückholen, wenn es dir gehört: am Orga-Tisch auf der Seite „Weiterführen“.
refusal-slept = Dieser Computer hat { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} geschlafen, und ein anderer hat vielleicht inzwischen weitergemacht. Bis die Orga hier gesagt hat, dass es auf diesem weitergeht, wird nichts gespeichert. Handys behalten, was eingegeben wurde, und senden es dann.
refusal-copy-renamed = { $file } ist eine ganze Kopie, aber nicht die, die ihr Name nennt. Nimm eine andere, oder stell sie über ihren Pfad wieder her.
refusal-backup-inside = { $folder } liegt im Datenordner selbst, und dort geht ein Backup mit verloren. Wähl einen anderen Ordner, am besten auf einem Stick.
refusal-backup-relative = Tipp von vorn, wo „{ $folder }“ liegt, wie /media/stick/{ $folder } oder E:\{ $folder }. Nichts wurde geändert.
refusal-backup-gone = { $folder } ist nicht da oder kein Ordner, deshalb wird kein Backup geschrieben. Steck den Stick wieder ein, oder wähl einen anderen Ordner. { $tries ->
    [once] Versuch es dann noch einmal: Es wurde nichts gestartet, und auf diesem Computer ist alles, wie es war.
   *[again] Auf diesem Computer ist alles gespeichert, und das Backup holt von selbst auf.
    }
refusal-backup-full = { $folder } ist voll ({ $free } MB sind frei), deshalb wird kein Backup geschrieben. Lösch dort etwas, oder wähl einen anderen Ordner. { $tries ->
    [once] Versuch es dann noch einmal: Es wurde nichts gestartet, und auf diesem Computer ist alles, wie es war.
   *[again] Auf diesem Computer ist alles gespeichert, und das Backup holt von selbst auf.
    }
refusal-backup-read-only = In { $folder } lässt sich nicht schreiben, deshalb gibt es kein Backup. Heb den Schreibschutz des Sticks auf, oder wähl einen anderen Ordner. { $tries ->
    [once] Versuch es dann noch einmal: Es wurde nichts gestartet, und auf diesem Computer ist alles, wie es war.
   *[again] Auf diesem Computer ist alles gespeichert, und das Backup holt von selbst auf.
    }
refusal-backup-password = Die Backups in { $folder } sind versiegelt, und Topcut wurde seitdem neu gestartet. Gib das Passwort noch einmal an; bis dahin wird kein Backup geschrieben.
refusal-backup-other = { $file } ist eine Kopie von „{ $title }“, die nicht vom Protokoll dieses Computers stammt: { $n } Einträge, Epoche { $epoch }. Sie blieb, wie sie ist. Hat ein anderer Computer weitergemacht, mach dort weiter; wurden die Daten dieses Computers zurückgespielt, such dort, was hier fehlt.
refusal-backup-here-only = Wohin Backups gehen, wählst du an dem Computer, auf dem Topcut läuft. Öffne diese Seite dort.
refusal-backup-none = In { $folder } ist kein brauchbares Backup. Nenn einen anderen Ordner, oder ein vollständiges Archiv.
refusal-backup-of-none = In { $folder } ist kein Backup eines Turniers namens „{ $event }“. Es gibt: { $titles }. Nenn eins davon.
refusal-backup-several = In { $folder } sind Backups mehrerer Turniere: { $titles }. Nenn eins davon.
refusal-backup-password-missing = Diese Backups sind versiegelt. Starte das in einem Terminal, dort wird nach dem Passwort gefragt, oder leg es in die Variable { $variable }.
refusal-import-unfinished = Nichts wurde importiert. Dieses Turnier ist nicht vorbei, vielleicht läuft es also auf einem anderen Computer, und zwei Computer dürfen nie dasselbe Turnier weiterführen. Soll es stattdessen hier weitergehen, nimm topcut restore mit dieser Datei. Um hier nur eine Kopie zu behalten, wiederhol dies mit --yes.
refusal-restore-unasked = Von da an führt dieser Computer das Turnier, und kein anderer darf es. Wenn das so sein soll, wiederhol dies mit --yes.
refusal-kept-none = Eine solche Kopie gibt es in { $folder } nicht. Was da ist, zeigt: topcut back --list
refusal-data-newer-kept = Diese Daten hat Topcut { $version } benutzt, das neuer ist als dieses ({ $here }). Sie blieben, wie sie sind. Starte die neuere Version; oder geh zurück zur Kopie { $name } mit: topcut back
refusal-upgrade-in-round = { $stage ->
    [bracket] Finalrunde { $round }
   *[other] Runde { $round }
} von „{ $title }“ läuft gerade, und dies ist Topcut { $here }, das diese Daten noch nie benutzt hat. Nichts wurde geändert. Bring die Runde zu Ende mit { $used ->
    [none] der Version, die du vorher benutzt hast
   *[other] Topcut { $used }
}, und starte dann dieses. Geht das nicht, mach jetzt weiter mit: topcut serve --upgrade-now. Eine Kopie bleibt in jedem Fall.
refusal-upgrade-fails = Topcut { $here } kann diese Daten nicht übernehmen: Eine Probe an einer Kopie ist gescheitert ({ $problem }). Nichts wurde geändert. Mach mit der Version weiter, die du vorher benutzt hast, und melde das.
refusal-archive-foreign = Das ist keine Turnierdatei: Ein anderes Programm hat sie geschrieben, oder ihr Anfang ist zerstört. Nichts wurde angerührt.
refusal-archive-newer = Dieses Archiv stammt von einem neueren Topcut ({ $software }, { $format }; dieses liest { $known }). Nichts wurde angerührt. Installier die neuere Version.
refusal-archive-damaged = Eintrag { $n } in diesem Archiv ist beschädigt, deshalb wurde nichts daraus übernommen. Nimm eine andere Kopie.
refusal-archive-id = Eintrag { $n } der Datei nennt jemanden „{ $id }“. Eine Kennung hat höchstens 64 Buchstaben, Ziffern, Binde- und Unterstriche. Nichts wurde importiert. Lass dir von dort, wo die Datei herkommt, eine geben, die Topcut geschrieben hat.
refusal-archive-line-damaged = Zeile { $row } dieses Archivs ist beschädigt, deshalb wurde nichts daraus übernommen. Nimm eine andere Kopie.
refusal-archive-cut-off = Dieses Archiv ist abgeschnitten: Es hat { $found } seiner { $facts } Einträge. Nichts daraus wurde übernommen. Kopier es noch einmal, oder nimm eine andere Kopie.
refusal-archive-without-end = Dieses Archiv ist nach seinen Einträgen abgeschnitten: Die letzte Zeile fehlt, und vielleicht Personen. Nichts daraus wurde übernommen. Kopier es noch einmal, oder nimm eine andere Kopie.
refusal-archive-public = Das ist ein öffentliches Archiv: Geheimes fehlt darin, deshalb kann ein Turnier damit nicht weitergehen. Importiere ein vollständiges Archiv, erstellt ohne --public.
refusal-archive-differs = Das Turnier „{ $title }“ ist hier schon vorhanden, mit { $here } Einträgen (Kopf { $head }); die Datei hat { $facts } (Kopf { $other }). Nichts wurde angerührt. Um beides zu vergleichen, importiere die Datei mit --data in einen anderen Ordner.
refusal-people-empty = In dieser Datei stehen keine Namen. Schreib eine Person pro Zeile, den Namen zuerst.
refusal-people-too-large = Die Datei ist größer als { $most } MB; so groß ist keine Teilnehmerliste.
refusal-people-too-many = Die Datei hat mehr als { $most } Zeilen mit Namen. Teil sie auf, oder prüf, ob es die richtige ist.
refusal-people-not-text = Das ist keine Teilnehmerliste: Sie enthält Bytes, die kein Text sind. Speichere die Tabelle als CSV.
refusal-people-quotes = Ein Anführungszeichen ist nicht geschlossen oder steht mitten in einer Zelle. Verbessere die Zeile.
refusal-people-cell = Eine Zelle hat mehr als { $most } Zeichen oder eins, das sich nicht anzeigen lässt. Verbessere die Zeile.
refusal-people-name-long = Der Name hat { $length } Zeichen, mehr als { $most }. Kürz ihn.
refusal-people-name-unprintable = Der Name enthält ein Zeichen, das sich nicht anzeigen lässt. Tipp ihn neu ein.
refusal-people-in-already = { $name } ist schon eingetragen. Ist das jemand anders, ergänze den Namen um etwas, das die beiden unterscheidet. Wenn nicht, lass ihn weg.
refusal-people-twice = { $name } steht schon in Zeile { $first }. Nimm eins davon heraus, oder ergänze etwas, das die beiden unterscheidet.
refusal-people-paid = „{ $word }“ sagt nicht, ob bezahlt ist. Schreib ja oder nein.
refusal-import-which = Personen werden in ein Turnier eingetragen. Nenn es mit --into.
refusal-data-missing = In { $folder } sind noch keine Daten. Leg mit topcut new ein Turnier an, oder nenn mit --data einen anderen Ordner.
refusal-tournament-ambiguous = „{ $word }“ könnte { $found } sein. Schreib mehr davon.
refusal-tournament-none = Ein Turnier „{ $word }“ gibt es in { $folder } nicht. { $count ->
    [0] Es gibt noch gar keins; leg eins an mit topcut new.
   *[other] Es gibt { $known }.
}
refusal-given-unreadable = „{ $given }“ lässt sich nicht lesen. Schreib es wie { $form }.
refusal-file-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
refusal-seed-unknown = Dieses Turnier kam ohne den Seed seiner Auslosungen, deshalb lässt sich hier nichts auslosen. Importiere stattdessen ein vollständiges Archiv.

## The prompt

refusal-run-unknown = Einen Befehl „{ $word }“ gibt es nicht. { $count ->
    [0] Mit help siehst du alle.
   *[other] Meintest du { $near }?
}
refusal-run-by = „{ $word }“ gehört nicht zu den Offiziellen ({ $officials }). Schließ mit by und einem dieser Namen, oder mit by me.
refusal-whom = Wer ist gemeint? Schreib einen Namen, wie in: drop Ana
refusal-run-incomplete = Da fehlt etwas. Schreib es so: { $form }
refusal-run-start = „{ $word }“ geht nicht mit start. Möglich sind rounds 4, cut 4, no cut (oder full swiss), roll, no roll, leave out, fresh tables, best of 3, bracket best of 3, clubs apart 1.

## The commands generate and verify

refusal-field-unreadable = „{ $given }“ ist keine Anzahl von Personen. Schreib die kleinste und die größte, wie 4-24, ab { $least }.
refusal-archive-unverifiable = { $file } lässt sich nicht prüfen: { $problem } Gib ein Archiv an: die Datei, die „Datei herunterladen“ oder die Seite „Dateien“ gespeichert hat, oder die „topcut export“ oder „topcut generate“ geschrieben hat.
