# The next round before players see it

desk-preview-title = Vorschau von Runde { $round }
desk-preview-heading = Runde { $round }, Vorschau <small>{ $last ->
    [true] letzte Schweizer Runde
   *[other] von { $rounds }
}</small>
desk-preview-unpublished = Nur Offizielle, nicht veröffentlicht
desk-preview-others-see = { $round ->
    [0] Die anderen sehen noch nichts.
   *[other] Handys und Beamer zeigen noch Runde { $round }.
} Veröffentlichen startet die Uhr nicht.
desk-preview-by-hand = Von Hand ändern
desk-preview-terrain = Steht das Gelände?
desk-preview-tables = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}{ $bye ->
    [true] {" "}und ein Freilos
   *[other] {""}
}
desk-preview-of-coming = Tische der kommenden Runde
desk-preview-column =
    .table = Tisch
    .first = Person 1
    .against = gegen
    .second = Person 2
    .remarks = Bemerkungen
    .v = –
desk-preview-floats = rutscht von { $from } zu { $to }
desk-preview-remark =
    .pair-again = Wiederholung
    .pair-forbidden = Getrennt zu halten
    .pair-mates = Ein Verein
desk-preview-bye = Freilos
desk-preview-bye-worth = Ein Sieg{ $figures ->
    [none] {""}
   *[other] , { $figures }
}
desk-preview-absent = Nach Absprache abwesend
desk-preview-loss = Eine Niederlage ohne Paarung

## Publishing

desk-preview-publishing = Veröffentlichen
desk-preview-publish = Runde { $round } veröffentlichen
desk-preview-publish-go = Veröffentlichen <kbd>P</kbd>
desk-preview-publish-about = Alle erfahren ihren Tisch. Danach ist jede Änderung öffentlich, mit Begründung.
desk-preview-not-final = <b>Nicht die endgültige Antwort.</b> Die Suche nach der Paarung, die die Regeln festlegen, war nicht zu Ende. Das ist die beste bisher.
desk-preview-longer = Länger warten
desk-preview-take = Diese Paarung nehmen und veröffentlichen
desk-preview-take-about = Alle erfahren ihren Tisch und können lesen, dass diese Runde von den Regeln abweicht.
desk-preview-apart = Ändern, wer getrennt gehalten wird
desk-preview-pair-by-hand = Von Hand paaren
desk-preview-organizer = { $decides ->
    [true] Das entscheidet der { $organizer }.
   *[other] Das veröffentlicht der { $organizer }.
}

## What was checked

desk-preview-checked = Geprüft
desk-preview-groups = { $count ->
    [1] eine Gruppe mit { $sizes }
   *[other] Gruppen mit { $sizes }
}
desk-preview-forbidden = { $pairs ->
    [one] 1 Paar, das getrennt bleiben sollte
   *[other] { $pairs } Paare, die getrennt bleiben sollten
}
desk-preview-ahead = Vorausgeschaut
desk-preview-not-ahead = Nicht vorausgeschaut
desk-preview-not-ahead-why = Es hätte zu lange gedauert, und die Runde wartet nicht darauf.
desk-preview-mates = Ein Verein an Tisch { $table }
desk-preview-mates-who = { $first } und { $second } sind beide von { $club }. Die Regeln halten sie nicht getrennt.

## The draw

desk-preview-draw = Auslosung { $round }, Versuch { $attempt }
desk-preview-key = Rundenschlüssel <code>{ $key }</code>, wird mit den Paarungen veröffentlicht
desk-preview-again = Neu auslosen?
desk-preview-again-about = Dieselben Leute mit denselben Punkten ergeben immer diese Auslosung; niemand kann also losen, bis es passt. Geht jemand, kommt jemand dazu oder wird getrennt gehalten, wird neu gelost, als Versuch { $attempt }, mit deiner Begründung, öffentlich neben diesem. Nach dem Veröffentlichen lässt sie sich mit Begründung zurücknehmen.
desk-preview-drop = Jemanden herausnehmen
desk-preview-absent-from = Fehlt in Runde { $round }
desk-preview-absent-go = Als abwesend vermerken
desk-preview-swap = Zwei Tischnummern tauschen
desk-preview-opened = Die Auslosung ist geöffnet und ändert sich nicht mehr. Vorerst sehen sie nur Offizielle.
desk-preview-published = Die Paarungen sind veröffentlicht. Die Uhr läuft noch nicht: Starte sie, wenn die meisten sitzen.
desk-preview-stopped = Die Suche ist beendet.
