# Creating a tournament

desk-create-title = Neues Turnier
desk-create-structure = Runden und { $cut } nach Zahl der Teilnehmenden
desk-create-looked-up = Wird beim Start nachgeschlagen, für alle, die dann da sind.
desk-create-numbers = { $binding ->
    [must] Andere Zahlen sind eine Abweichung.
   *[other] Die Tabelle ist ein Vorschlag: Andere Zahlen sind deine Wahl.
}
desk-create-changes = Ändert: { $what }.
desk-create-usually = Üblich: { $value }
desk-create-another = Ein anderes Regelwerk
desk-create-planner = Wie viele Runden? Frag den Planer
desk-create-five = Fünf Fragen
desk-create-which = Nach welchem Regelwerk spielt ihr?
desk-create-version = Version { $version }, { $clauses ->
    [one] 1 Klausel
   *[other] { $clauses } Klauseln
}
desk-create-called = Wie heißt es?
desk-create-called-as = Hafenstadt Open
desk-create-when = Wann ist es?
desk-create-where = Wo ist es?
desk-create-where-later = geht auch später
desk-create-how-many = Wie viele können mitspielen?
desk-create-no-limit = unbegrenzt
desk-create-wait = Sind alle Plätze vergeben, warten die Nächsten und rücken nach.
desk-create-whose = Wem gehört es?
desk-create-mine = nur mir
desk-create-create = Anlegen <kbd>Enter</kbd>
desk-create-next = Als Nächstes trägst du die Teilnehmenden ein.
desk-create-expert = <strong>Für Profis</strong> <span class="note">Startgeld, und jede Einstellung des Regelwerks</span>
desk-create-fee = Gibt es ein Startgeld?
desk-create-fee-yes = Ja, oder unklar
desk-create-fee-yes-about = Du kannst abhaken, wer bezahlt hat.
desk-create-fee-no = Kein Startgeld
desk-create-fee-no-about = Keine Seite spricht davon.
desk-create-silent = Wo das Dokument schweigt
desk-create-silent-about = Jede Frage hat ihre übliche Antwort: Lass sie, wenn du es nicht besser weißt. Sie lassen sich nur jetzt beantworten. Die Antworten sind öffentlich, und was du änderst, ist markiert.
desk-create-fixes = Was das Dokument festlegt
desk-create-fixes-about = Etwas davon zu ändern ist eine Abweichung: Sie steht auf der öffentlichen Seite, mit ihrer Klausel und deiner Begründung.
desk-create-why = Warum änderst du es? Für die öffentliche Seite
desk-create-choose-first = Wähl oben zuerst ein Regelwerk.
desk-create-every = Alle Einstellungen zeigen
desk-create-every-about = Was das Regelwerk offen lässt und was es festlegt. Noch wird nichts angelegt.
desk-create-happens = Wie es weitergeht
desk-create-step-enter = Trag die Teilnehmenden ein: Tipp die Namen, oder füg sie ein.
desk-create-step-check-in = Check sie ein, wenn du magst.
desk-create-step-start = Starte, sieh dir die Auslosung an und veröffentliche Runde 1.
desk-create-follows = Runden, Cut, Punkte, Feinwertungen und Listen folgen dem Regelwerk, jeweils mit Klausel. Titel, Ort und Datum lassen sich später korrigieren, das Regelwerk nicht.
