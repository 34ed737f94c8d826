# Pairing by hand, at the desk

desk-by-hand-title = Runde { $round } von Hand paaren
desk-by-hand-heading = Runde { $round } von Hand <small>{ $players ->
    [one] 1 Person
   *[other] { $players } Personen
}</small>
desk-by-hand-lines = { $drawn ->
    [true] Die Zeilen sind die der offenen Auslosung.
   *[other] Die Zeilen folgen der Rangliste.
}
desk-by-hand-about = Tipp Namen ein, oder zieh einen Namen auf einen anderen, um sie zu tauschen. Eine Zeile mit nur einem Namen ist ein Freilos. Lass alle Tische leer, um alle nach der Rangliste zu setzen.
desk-by-hand-pairs = Paare von Runde { $round }
desk-by-hand-player = Person
desk-by-hand-opponent = Gegenüber
desk-by-hand-table-of = Tisch der Zeile { $line }
desk-by-hand-first-of = Person 1 der Zeile { $line }
desk-by-hand-second-of = Person 2 der Zeile { $line }
desk-by-hand-drag = Auf einen anderen Namen ziehen
desk-by-hand-draw = Die Auslosung
desk-by-hand-beside = Prüfen und veröffentlichen
desk-by-hand-breaks = Was es verletzt
desk-by-hand-check = Prüfen
desk-by-hand-leave = Doch auslosen
desk-by-hand-out = Die Paarungen von Hand sind veröffentlicht. Im Protokoll steht, welche Regeln sie verletzen.

## What the pairs break

desk-breaks-check = Prüf, um zu sehen, was es verletzt.
desk-breaks-anyway = Du darfst es trotzdem veröffentlichen. Was es verletzt, steht dann im öffentlichen Protokoll.
desk-breaks-nothing = Es verletzt nichts.
desk-breaks-publish = Von Hand veröffentlichen
