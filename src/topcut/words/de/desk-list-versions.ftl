# The versions of one list, and what differs between two

desk-list-versions-title = Fassungen der Liste von { $player } ({ $list })
desk-list-versions-one = Nichts zu vergleichen
desk-list-versions-one-about = Nur von einer Fassung ist der Text gespeichert.
desk-list-versions-differ = Von Fassung { $before } zu Fassung { $after }
desk-list-versions-lines = Eine davon lässt sich nicht Name für Name lesen, deshalb stehen hier die Zeilen, die sich unterscheiden.
desk-list-versions-change =
    .removed = Entfernt
    .added = Neu
    .count = Anzahl
desk-list-versions-same-lines = Nichts unterscheidet sich.
desk-list-versions-group = , Nr. { $number }
desk-list-versions-same = Sie sagen dasselbe. Nur Reihenfolge oder Schreibweise sind anders.
desk-list-versions-text = Fassung { $number }, wie abgegeben
desk-list-versions-all = Alle Fassungen
desk-list-versions-age = Fassung { $number }, { $ago }
desk-list-versions-by = { $at }, von { $by }{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
desk-list-versions-gone = Der Text ist nicht mehr gespeichert.
desk-list-versions-from = von<span class="unseen"> Fassung { $number }</span>
desk-list-versions-to = zu<span class="unseen"> Fassung { $number }</span>
desk-list-versions-none = Noch keine.
desk-list-versions-compare = Vergleichen
