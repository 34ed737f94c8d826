# Checking a tournament, and what the referee found

public-verify-title = Prüfen
public-verify-heading = Prüf alles selbst
public-verify-steps = Drei Schritte
public-verify-step-download = Lade die öffentliche Datei herunter. Sie hat einen Platz für jeden der { $facts } Einträge des Protokolls: die öffentlichen ganz, die anderen nur als Prüfsumme.
public-verify-step-run = Installiere Topcut auf einem Rechner, dem du traust, nicht auf diesem, und starte den Prüfer. Er ist ein zweites Programm, das keinen Code mit dem teilt, was hier läuft:
public-verify-step-works = Er rechnet die Kette der Einträge, jede Auslosung, jedes Ergebnis und die Rangliste neu aus und nennt jeden Eintrag, der nicht stimmt. Er sagt, wie viele Einträge fehlten und was er deshalb nicht prüfen konnte.
public-verify-here = Oder lass es jetzt diesen Computer tun
public-verify-here-about = Derselbe Prüfer, hier gestartet. Das geht schnell und findet Fehler des Programms. Überzeugen kann es dich nicht, wenn du diesem Computer oder seinen Leuten nicht traust: Dann geh die drei Schritte oben.
public-verify-ok = { $ok ->
    [true] Alles stimmt
   *[other] Es stimmt nicht
}
public-verify-latest = <a href="{ $link }">Der Bericht bis Eintrag { $n }</a>{ $newer ->
    [0] {""}
   *[other] ; das Protokoll hat jetzt { $newer }
}
public-verify-at-work = Läuft
public-verify-reading = Der Prüfer liest bis Eintrag { $n }
public-verify-now = Jetzt prüfen
public-verify-proves = Was der Prüfwert beweist
public-verify-proves-about = Aller Zufall kommt aus einem Seed. Sein Prüfwert wurde mit dem ersten Eintrag veröffentlicht, bevor sich jemand anmeldete; so konnte sich niemand nachträglich einen passenden Seed aussuchen. Jede Paarung kommt mit dem Schlüssel ihrer Auslosung: Wer ihn hat, kann dieselbe Auslosung noch einmal machen. Eine wiederholte Auslosung zählt ihre Versuche, mit Grund, für alle lesbar.
public-verify-open = Ganz offen: Wer diesen Computer betreibt, hat den Seed und könnte kommende Runden ausrechnen. Die Versuche und das Protokoll zeigen, was damit gemacht wurde.
public-verify-commitment = Prüfwert der Auslosungen
public-verify-seed = Der Seed
public-verify-seed-later = Der Seed wird geöffnet, wenn das { $tournament ->
    [game] Spiel
   *[other] Turnier
} endet. Bis dahin prüft der Prüfer die Paarungen an ihren Schlüsseln und sagt, dass sie noch nicht an den Prüfwert gebunden sind.
public-verify-seal = Siegel des Protokolls
public-verify-fact = Eintrag { $n }
public-report-title = Was der Prüfer gefunden hat
public-report-fact = Eintrag { $n }
public-report-reading = Der Prüfer liest das Protokoll bis Eintrag { $n }
public-report-reading-about = Er rechnet jede Auslosung, jedes Ergebnis und jede Rangliste neu aus. Das dauert ein paar Sekunden, bei vielen Leuten eine Minute; gelesen wird ein Protokoll nach dem anderen.
public-report-look-again = Noch einmal nachsehen
public-report-no-verdict = Kein Urteil
public-report-failed = Um { $time }. Das sagt nichts über das { $tournament ->
    [game] Spiel
   *[other] Turnier
}: Es wurde nichts gefunden, weder Richtiges noch Falsches.
public-report-try-again = Noch einmal versuchen
public-report-read = Gelesen { $when }, bis Eintrag { $n } mit dem Siegel { $seal }
public-report-unkept = Dieser Bericht konnte nicht gespeichert werden und ist weg, wenn das Programm endet.
public-report-check = Bis Eintrag { $n } prüfen
public-report-whole = die Datei als Ganzes
public-report-first = Das sind die ersten { $shown } von { $found }. Alle zeigt dir dein eigener Rechner.
public-report-show = Zeig diese Seite dem { $organizer }. Jede Zeile ist ein Eintrag des Protokolls, der nicht aus dem folgt, was vorher kam: ein Fehler des Programms oder etwas, das geändert wurde. Ein falscher Eintrag kann viele spätere falsch machen, also fang mit dem ersten an.
public-report-checked = Was geprüft wurde
public-report-figure =
    .facts = Einträge in der Kette
    .draws = Auslosungen wiederholt
    .match = davon stimmen
    .rounds = Runden neu gepaart
public-report-chain = Jeder Eintrag hängt an allen davor: Keiner wurde später geändert, weggelassen oder eingeschoben.
public-report-draws = Jede Auslosung kommt aus ihrem Schlüssel{ $seed ->
    [true] {" "}und jeder Schlüssel aus dem Seed, der am Anfang versprochen wurde
   *[other] {""}
}.
public-report-pairings = Jede Paarung, jedes Freilos und jeder Tisch ist so, wie Regelwerk und Auslosung es für die Rangliste von damals ergeben.
public-report-results = Jedes Ergebnis ist eins, das das Regelwerk erlaubt, mit den Punkten, die es dafür gibt; daraus folgen Rangliste, Cut und Endstand.
public-report-but = All das bis auf das, was oben steht.
public-report-unchecked = Was nicht geprüft werden konnte, und warum
public-report-same-log = Ob das das Protokoll ist, das die Leute gesehen haben: Wer es hat, könnte alles neu geschrieben haben. Vergleich ein Siegel, das du aufgehoben hast, auf dem Handy oder auf Papier, mit dem Protokoll: <a href="{ $link }">wie</a>.
public-report-remarks = Nicht falsch, aber einen Blick wert
public-report-and-more = und mehr
public-report-nobody = Danach hat noch niemand gefragt
public-report-nobody-about = Der Prüfer ist ein zweites Programm, das alles neu ausrechnet: die Kette der Einträge, jede Auslosung, jedes Ergebnis und die Rangliste.
public-report-worth = Was das beweist und was nicht
public-report-no-code = Der Prüfer teilt keinen Code mit dem Programm, das dieses { $tournament ->
    [game] Spiel
   *[other] Turnier
} geführt hat, also versteckt sich ein Fehler des einen nicht im anderen.
public-report-this-computer = Aber er lief auf <b>diesem Computer</b>, der denen gehört, die das { $tournament ->
    [game] Spiel
   *[other] Turnier
} leiten, und dieser Computer hat die Seite gemacht, die du gerade liest. Traust du ihm nicht, trau auch dieser Seite nicht: Nimm die Datei und starte den Prüfer auf einem eigenen Rechner.
public-report-yourself = In drei Schritten selbst prüfen
public-report-every = Alle Berichte
public-report-up-to = bis Eintrag { $n }
