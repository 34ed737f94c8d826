# What the organizer has settled

desk-settings-title = Einstellungen
desk-settings-details =
    .heading = Titel, Ort, Datum und Sonderregeln
    .title = Wie heißt es?
    .place = Wo ist es?
    .day = Wann ist es? Der erste Tag
    .special = Sonderregeln, für die öffentliche Seite
    .example = Etwa: Mittagessen nach Runde 2, zwei gedruckte Listen mitbringen
    .about = Was alle vorher wissen sollten und nicht im Regelwerk steht. Um von einer Klausel abzuweichen, gib stattdessen eine Abweichung bekannt.
    .go = Korrigieren
    .fixed = Alle sehen die Korrektur. Das Datum steht seit dem Start fest.
desk-settings-legal = Alle sehen die Korrektur. Der erste Tag entscheidet, was legal ist; mit einem neuen Datum werden alle Listen neu geprüft ({ $list }).

## Signing up

desk-settings-sign-up =
    .heading = Anmeldung auf der öffentlichen Seite
    .who = Wer sich anmelden kann
    .closed = Geschlossen
    .closed-about = Nur du trägst Teilnehmende ein.
    .open = Offen
    .open-about = Wer sich anmeldet, ist sofort dabei, oder auf der Warteliste, wenn alle Plätze vergeben sind.
    .asks = Offen, und du bestätigst jede Anmeldung
    .asks-about = Anmeldungen warten auf der Seite „Teilnehmende“, bis du sie annimmst. Was du ablehnst, wird gelöscht.
    .save = Speichern
    .page = Die Seite für die Anmeldung hier öffnen
desk-settings-sign-up-over = Das { $tournament ->
    [game] Spiel
   *[other] Turnier
} hat begonnen, deshalb kann sich niemand mehr anmelden.
desk-settings-sign-up-said = { $way ->
    [open] Man kann sich auf der öffentlichen Seite anmelden und ist sofort dabei.
    [asks] Man kann sich auf der öffentlichen Seite anmelden; jede Anmeldung wartet auf deine Antwort.
   *[closed] Die Anmeldung auf der öffentlichen Seite ist geschlossen.
}

## Deviations

desk-settings-deviations = Abweichungen <small>öffentlich, jede mit ihrer Begründung</small>
desk-settings-deviation =
    .none = Keine: Alles geht nach dem Regelwerk.
    .clause = Klausel
    .why = Warum weichst du davon ab?
    .go = Bekannt geben
    .about = Tipp eine Klausel ein, oder ein Wort daraus. Gib die Abweichung bekannt, bevor du tust, was die Klausel verbietet: Ab dann ist sie öffentlich und bleibt im Protokoll.
desk-settings-deviation-said = Die Abweichung von { $clause } steht auf der öffentlichen Seite.

## The rule book

desk-settings-chosen = Beim Anlegen des { $tournament ->
    [game] Spiels
   *[other] Turniers
} gewählt und seitdem fest.
desk-settings-read = Die Klauseln lesen
desk-settings-silent = Wo das Dokument schweigt: { $answers } Antworten{ $changed ->
    [0] {""}
   *[other] , { $changed } geändert
}
desk-settings-silent-caption = Wo das Dokument schweigt
desk-settings-fixed = Was das Dokument festlegt: { $settings } Einstellungen
desk-settings-fixed-caption = Was das Dokument festlegt
desk-settings-column =
    .what = Was
    .here = Gilt hier
    .clause = Klausel
    .changed = geändert

## Places, fee, lists, the draw

desk-settings-places =
    .title = Plätze
    .room = Platz für
    .no-limit = unbegrenzt
    .about = Mit mehr Plätzen rückt die Warteliste nach. Mit weniger muss niemand gehen.
desk-settings-places-said = { $room ->
    [0] Es gibt keine Grenze.
    [one] Es ist Platz für { $room } Person.
   *[other] Es ist Platz für { $room } Personen.
}
desk-settings-fee =
    .title = Startgeld
    .charged = Du hakst ab, wer bezahlt hat.
    .none = Es gibt keins, und keine Seite spricht davon.
    .set-none = Es gibt kein Startgeld
    .set = Es gibt ein Startgeld
    .was-set = Es gibt ein Startgeld: Hak ab, wer bezahlt hat.
    .was-none = Es gibt kein Startgeld, und keine Seite spricht davon.
desk-settings-lists = Listen ({ $list })
desk-settings-lists-are =
    .public = Alle können sie lesen.
    .secret = Sie sind nicht veröffentlicht.
    .hide = Wieder verbergen
    .publish = Veröffentlichen
    .was-published = Alle können die Listen lesen.
    .was-hidden = Die Listen sind wieder verborgen.
desk-settings-draw = Die Auslosung
desk-settings-draw-about = Diese Zahl war öffentlich, bevor sich jemand angemeldet hat. Sie bindet jede Auslosung:
