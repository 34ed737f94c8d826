# What was played


## Lists at the prompt, and what was played

catalogue-entries = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
catalogue-age = { $days ->
    [0] von heute
    [one] 1 Tag alt
   *[other] { $days } Tage alt
}
catalogues-lost = { $count ->
    [one] Dieser Katalog wurde für Listen benutzt und ist nicht mehr im Datenordner:
   *[other] Diese Kataloge wurden für Listen benutzt und sind nicht mehr im Datenordner:
} { $names }. Listen, die jetzt neu geprüft werden, werden vielleicht anders beurteilt.
list-age = { $unit ->
    [days] { $number ->
        [one] vor 1 Tag
       *[other] vor { $number } Tagen
    }
    [hours] { $number ->
        [one] vor 1 Stunde
       *[other] vor { $number } Stunden
    }
   *[minutes] { $number ->
        [0] gerade eben
       *[other] vor { $number } min
    }
}
played-section = { $section ->
    [characters] Charaktere
    [tactics] Teamtaktikkarten
    [crises] Krisenkarten
    [gems] Infinity Gems
    [affiliations] Affiliations
    [primary] Einheiten Primary
    [secondary] Einheiten Secondary
    [supporting] Einheiten Supporting
    [mission] Mission Sets
    [hero] Heroes
    [deck] Karten
    [pool] Pool
   *[none] Ohne Überschrift
}
played-span = { $stage ->
    [all] Alle Runden
    [swiss] { $round ->
        [0] Schweizer Runden
       *[other] Runde { $round }
    }
   *[bracket] { $round ->
        [0] Der Cut
       *[other] Cut, Runde { $round }
    }
}
played-plot = Siegquoten mit Fehlerbalken, { $section ->
    [characters] Charaktere
    [tactics] Teamtaktikkarten
    [crises] Krisenkarten
    [gems] Gems
    [affiliations] Affiliations
    [primary] Einheiten Primary
    [secondary] Einheiten Secondary
    [supporting] Einheiten Supporting
    [mission] Mission Sets
    [hero] Heroes
   *[other] Karten
}, die häufigsten zuerst.
played-lists = { $lists ->
    [one] 1 Liste ist gezählt.
   *[other] { $lists } Listen sind gezählt.
}
played-none = Noch ist keine Liste abgegeben, die sich lesen lässt.
played-unread = { $number ->
    [one] 1 Liste ließ sich nicht lesen und zählt hier nicht.
   *[other] { $number } Listen ließen sich nicht lesen und zählen hier nicht.
}

## What a check of a list found

list-check-unread = Die Prüfung konnte sie nicht lesen
list-check-taken = Abgeben kannst du sie trotzdem; jemand von den Offiziellen sieht sie sich an.
list-check-found = Was die Prüfung fand
list-check-right = { $noted ->
    [true] Die Form stimmt
   *[other] Nichts zu beanstanden
}
list-check-grade = { $grade ->
    [illegal] Nicht legal
    [unverified] Nicht geprüft
   *[other] Hinweis
}
list-check-take = { $name } nehmen
list-check-read = Was gelesen wurde
list-check-lines = { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}
list-check-unknown = { $number ->
    [one] nicht bekannt
   *[other] { $number } nicht bekannt
}
list-check-written = geschrieben: { $name }
list-check-line = Zeile { $number }
