# The public pages


## The public pages

how-ended = { $how ->
    [concession] Aufgegeben
    [no-show] Nicht erschienen
    [double-no-show] Beide nicht erschienen
   *[draw] Nicht gespielt: vereinbartes Unentschieden
}

## The big screen

differs = { $count ->
    [0] Dieses { $tournament ->
        [game] Spiel
       *[other] Turnier
    } folgt den Regeln in jedem Punkt
    [one] Dieses { $tournament ->
        [game] Spiel
       *[other] Turnier
    } weicht in 1 Punkt von den Regeln ab
   *[other] Dieses { $tournament ->
        [game] Spiel
       *[other] Turnier
    } weicht in { $count } Punkten von den Regeln ab
}
limited-round = Runde { $round } ist nicht genau so gepaart, wie es festgelegt ist: Die Suche dauerte zu lange, und genommen wurde die beste bis dahin gefundene Paarung.
limited-bound = { $meetings ->
    [0] Keine Wiederholung
    [one] 1 Wiederholung
   *[other] { $meetings } Wiederholungen
}{ $meetings ->
    [0] {""}
   *[other] {" "}(mindestens { $meetings_least } in jeder Paarung)
}, { $forbidden ->
    [0] kein Paar, das getrennt bleiben soll
    [one] 1 Paar, das getrennt bleiben soll
   *[other] { $forbidden } Paare, die getrennt bleiben sollen
}{ $forbidden ->
    [0] {""}
   *[other] {" "}(mindestens { $forbidden_least } in jeder Paarung)
}, { $short ->
    [0] jedes Paar in seiner Gruppe
    [one] 1 Paar außerhalb seiner Gruppe, obwohl es nach dem gedruckten Verfahren hineingehört
   *[other] { $short } Paare anders als nach dem gedruckten Verfahren
}.
withheld = { $count ->
    [0] Jeder Eintrag dieses Protokolls ist hier zu lesen.
    [one] 1 Eintrag ist nicht für alle (Listen, Rufe, Verwarnungen, verdeckte Wahlen). Sein Platz im Protokoll bleibt sichtbar.
   *[other] { $count } Einträge sind nicht für alle (Listen, Rufe, Verwarnungen, verdeckte Wahlen). Ihre Plätze im Protokoll bleiben sichtbar.
}
nonces = { $count ->
    [0] Kein Handy hat eine Zahl dazu beigetragen.
    [one] 1 Handy hat danach eine eigene Zahl dazu beigetragen.
   *[other] { $count } Handys haben danach eigene Zahlen dazu beigetragen.
}
bye-rule = ein Sieg{ $figures ->
    [none] {""}
   *[other] {" "}({ $figures })
}, für { $later ->
    [lowest-points] jemanden mit den wenigsten Punkten
   *[other] den untersten Rang
}{ $once ->
    [true] {" "}ohne bisheriges Freilos
   *[other] {""}
}
signed-in = { $name }, dieses Handy ist bis einen Tag nach dem Ende eingeloggt.{ $shared ->
    [yes] { " " }Es war auch schon für jemand anderen eingeloggt, deshalb kann es Ergebnisse melden, aber nicht bestätigen: Das tun die Offiziellen.
   *[no] { "" }
}
signed-up = Du bist dabei, { $name }.
sign-up-state = { $why ->
    [closed] Die Anmeldung auf dieser Seite ist gerade geschlossen. Bitte den { $organizer }, dich einzutragen.
    [locked] Die Anmeldung ist geschlossen, und das { $tournament ->
        [game] Spiel
       *[other] Turnier
    } beginnt gleich. Frag den { $organizer }, er kann dich noch hereinlassen.
    [over] Dieses { $tournament ->
        [game] Spiel
       *[other] Turnier
    } ist vorbei. Anmelden geht nicht mehr.
   *[started] Dieses { $tournament ->
        [game] Spiel
       *[other] Turnier
    } hat begonnen. Frag den { $organizer }, er kann dich noch hereinlassen; jede verpasste Runde ist eine Niederlage ohne Paarung.
  }
signed-up-asking = Danke, { $name }. Der { $organizer } sieht jede Anmeldung durch und antwortet; von ihm kommt auch deine Karte mit dem Code.
seal-compare = Heb diese Zeichen auf und vergleich sie später: topcut verify DATEI --receipt { $n }:HASH, ohne die Leerzeichen. Bei einem Protokoll, das bis hierher geändert wurde, sind es andere.
my-cut = { $made ->
    [yes] { $above ->
        [yes] Du bist über dem Strich: Du spielst weiter.
       *[no] Du bist unter dem Strich; er liegt unter Rang { $rank } mit { $points }.
      }
   *[no] { $above ->
        [yes] Wie es jetzt steht, bist du über dem Strich. Der letzte Platz darüber ist Rang { $rank } mit { $points }.
       *[no] Wie es jetzt steht, bist du unter dem Strich. Der letzte Platz darüber ist Rang { $rank } mit { $points }.
      }
}
verdict = { $found ->
    [0] Bis Eintrag { $n } hat der Prüfer nichts Falsches gefunden
    [one] Bis Eintrag { $n } hat der Prüfer 1 Stelle gefunden, die nicht stimmt
   *[other] Bis Eintrag { $n } hat der Prüfer { $found } Stellen gefunden, die nicht stimmen
}
verdict-count = { $found ->
    [0] nichts Falsches
    [one] 1 Abweichung
   *[other] { $found } Abweichungen
}
verdict-newer = { $count ->
    [one] Seitdem ging das Protokoll weiter: 1 Eintrag ist neuer als dieser Bericht.
   *[other] Seitdem ging das Protokoll weiter: { $count } Einträge sind neuer als dieser Bericht.
}
verdict-withheld = { $count ->
    [one] 1 Eintrag ist nicht öffentlich, etwa eine Liste, eine Notiz der Offiziellen oder die Extraminuten einer Runde. Davon wurde nur der Platz in der Kette geprüft.
   *[other] { $count } Einträge sind nicht öffentlich, etwa Listen, Notizen der Offiziellen oder die Extraminuten einer Runde. Davon wurde nur der Platz in der Kette geprüft.
}
preview-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
preview-leader = { $others ->
    [0] { $leader } führt mit { $points }
    [one] { $leader } und 1 weitere Person führen mit { $points }
   *[other] { $leader } und { $others } weitere führen mit { $points }
}
alarm-acknowledged = Notiert. Diese Warnung wird nicht mehr angezeigt.

## Getting in

calendar-heading = { $state ->
    [running] Läuft gerade
    [coming] Kommt noch
   *[over] Vorbei
}
calendar-all = { $state ->
    [running] Alle { $count } laufenden
    [coming] Alle { $count } kommenden
   *[over] Alle { $count } vergangenen
}
calendar-days = { $first } bis { $last }
calendar-none = Zu diesem Namen, Ort oder Tag gibt es hier nichts.
calendar-feed-title = Turniere auf { $host }
calendar-entry = { $state ->
    [running] Läuft
    [coming] Kommt
   *[over] Vorbei
}: { $days }{ $place ->
    [none] {""}
   *[other] , { $place }
}. { $game }.

## Serving the pages

home-day = { $days ->
    [-1] Gestern
    [0] Heute
    [1] Morgen
   *[other] { $day }
}
home-away = { $weeks ->
    [0] in { $days } Tagen
    [one] in einer Woche
   *[other] in { $weeks } Wochen
}
home-in = Runde { $round }: { $in } von { $tables } fertig
home-in-bracket = Finalrunde { $round }: { $in } von { $tables } fertig
home-disputed = { $count } strittig
home-calls = { $count ->
    [one] 1 Ruf
   *[other] { $count } Rufe
}
home-lists = { $count ->
    [one] 1 Liste fehlt
   *[other] { $count } Listen fehlen
}
home-older = { $count ->
    [one] Auch 1 älteres Turnier zeigen
   *[other] Auch { $count } ältere Turniere zeigen
}
home-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}

## The frame of a tournament's pages, and what several of them say

public-pages = Seiten dieses { $tournament ->
    [game] Spiels
   *[other] Turniers
}
public-tabs =
    .pairings = Paarungen
    .standings = Rangliste
    .bracket = Turnierbaum
    .lists = Listen
    .luck = Glück
    .rules = Regeln
    .log = Protokoll
    .me = Meine Seite
    .desk = Orga-Tisch
public-column =
    .player = Name
    .opponent = Gegenüber
    .table = Tisch
    .place = Platz
    .rounds = Runden
    .why = Warum
    .state = Status
    .score = Ergebnis
    .name = Name
public-clock-paused = Die Uhr dieser Runde ist angehalten.
public-clock-ends = Diese Runde endet um { $time }.
public-ruling = Wo das Dokument nichts sagt: { $ruling }
public-differs-here = Das gilt hier anders: siehe die Abweichungen.
public-waiting = { $count } auf der Warteliste.
public-no-officials = Noch sind keine Offiziellen benannt
public-special = Sonderregeln hier
public-usual-readings = Wo das Dokument nichts sagt
public-sign-up = Anmelden
