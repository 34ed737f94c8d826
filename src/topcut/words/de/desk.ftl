# The organizer's pages: what several of them say


## Preparing: the organizer's pages before the start, and players who sign themselves up

desk-state = { $phase ->
    [sign-up] vor dem Start
    [finished] beendet
    [bracket] im Turnierbaum
   *[swiss] { $round ->
        [0] gestartet
       *[other] Runde { $round }
    }
}, { headcount }
headcount = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}{ $still_in ->
    [all] { "" }
   *[other] , davon { $still_in } noch dabei
}
standings-ranked = { $ranked } von { $players } Personen haben einen Rang. Die anderen sind gegangen und behalten nach den Regeln keinen Platz.
clock-waits = Die Uhr von { $stage ->
    [bracket] Finalrunde { $round }
   *[swiss] Runde { $round }
} ist nicht gestartet
ready-nobody = Noch ist niemand angemeldet. Tipp die Namen ein oder füg sie ein, einen pro Zeile.
ready-players = { $players ->
    [one] 1 Person ist dabei
   *[other] { $players } Personen sind dabei
}{ $waiting ->
    [0] .
    [one] , 1 wartet auf einen Platz.
   *[other] , { $waiting } warten auf einen Platz.
}
ready-here = Anwesend: { $here } von { $players }. Wer nicht da ist, kann beim Start weggelassen werden.
ready-nobody-here = Niemand ist eingecheckt, also spielen alle mit, die angemeldet sind.
ready-lists = { $accepted } akzeptiert, { $handed } abgegeben, { $missing } fehlen.
ready-officials = { $officials ->
    [0] Offizielle müssen nicht benannt werden.
    [one] 1 Person ist benannt.
   *[other] { $officials } Offizielle sind benannt.
}
ready-tables-numbered = Die Tische haben Nummern ab 1, so viele es braucht.
ready-tables-few = Freie Tische: { $free }, nötig: { $needed }. Stell mehr auf, sonst lässt sich die Runde nicht setzen.
ready-tables = Freie Tische: { $free }{ $unchecked ->
    [0] .
    [one] , 1 ist für diese Runde nicht geprüft.
   *[other] , { $unchecked } sind für diese Runde nicht geprüft.
}
ready-brought = { $players ->
    [0] Alles ist abgehakt.
    [one] 1 Person muss noch etwas zeigen.
   *[other] { $players } Personen müssen noch etwas zeigen.
}

## The officials' pages while a tournament runs

besides-goes-on = { $player } kommt weiter
besides-dropped = { $players } { $dropped ->
    [yes] ausgestiegen
   *[no] nicht ausgestiegen
}
desk-no-result = noch keins
desk-entered = Tisch { $table }: { desk-result }
desk-result = { $how ->
    [draw] unentschieden zwischen { $winner } und { $loser }
    [nobody] weder { $winner } noch { $loser } ist erschienen
    [no-show] { $winner } gewinnt, { $loser } ist nicht erschienen
    [concession] { $winner } gewinnt, { $loser } gibt auf
   *[other] { $winner } schlägt { $loser }
  }{ $score ->
    [none] .
   *[other] , { $score }.
  }
line-recorded = Das wurde gespeichert, und seitdem sind die nächsten Paarungen da.
answer-confirm = Ich weiß, trotzdem
answer-drop-yes = { $number ->
    [one] { $players } herausnehmen
   *[other] Beide herausnehmen
  }
answer-drop-no = { $number ->
    [one] { $players } bleibt dabei
   *[other] Beide bleiben dabei
  }
answer-unfinished = { $who ->
    [nobody] Einer war offen, und niemand hat ihn gewonnen
    [none] Keiner war offen
   *[other] { $who } hat ihn gewonnen
}
answer-roll = { $player } hat den Wurf gewonnen
desk-replaced = Vor dem ersten Spiel nicht erschienen: { $players }. { $joined ->
    [none] Niemand rückt nach, und der Setzplatz bleibt leer
   *[other] Nachgerückt: { $joined }
  }. Veröffentliche die Finalrunde noch einmal.
desk-corrected = Das Ergebnis ist korrigiert, öffentlich. Die Rangliste richtet sich danach.
desk-recut = Das Ergebnis ist korrigiert und der Cut neu gemacht, öffentlich. Veröffentliche die erste Finalrunde.
desk-rolled = Tisch { $table }: { $player } hat den Wurf gewonnen und kommt weiter.
desk-dropped = { $player } ist aus dem Turnier genommen.
desk-absent = { $player } ist in dieser Runde nicht erschienen.
desk-rejoined = { $player } ist zurück, mit einer Niederlage ohne Paarung für jede verpasste Runde.
desk-proposed = Du hast vorgeschlagen, { $player } auszuschließen. Wer darüber entscheiden darf, sieht es jetzt.
desk-ejected = { $player } ist ausgeschlossen, endgültig.
desk-card-missing = Notiert. { $player } sucht jetzt danach.
desk-card-found = Notiert: { $player } hat die Karte wieder, oder eine andere.
desk-card-conceded = Das Spiel ist aufgegeben. { $player } hat bis zur nächsten Runde Zeit, die Karte zu finden.
lost-extension = Suche nach einer verlorenen Karte
lost-next = { $player } darf jetzt danach suchen.{ $playing ->
    [true] {" "}Ist sie nicht rechtzeitig da, ist das Spiel aufgegeben.
   *[other] {""}
} Ist sie zu Beginn der nächsten Runde nicht da, sollte { $player } aus dem Turnier genommen werden.
lost-conceded = { $player } hat bis zum Beginn der nächsten Runde Zeit, Ersatz zu finden.
lost-none = Niemand sucht eine Karte.
lost-removal = Eine Karte ging verloren und war zur nächsten Runde nicht ersetzt
desk-away = { $player } fehlt in der kommenden Runde, nach Absprache.
desk-there = { $player } spielt in der kommenden Runde mit.
desk-squads = Die Squads von { $player } sind gewählt.
call-age = { $minutes ->
    [0] gerade eben
   *[other] vor { $minutes } min
  }

## What a phone rings for, and a screen reader says.

waits-call = { $table ->
    [0] Neuer Ruf von { $player }
   *[other] Neuer Ruf von Tisch { $table }, { $player }
  }{ $about ->
    [none] .
   *[other] : { $about }
  }
waits-appeal = { $table ->
    [0] Ein Einspruch gegen Entscheidung { $ruling } wartet auf dich.
   *[other] Ein Einspruch von Tisch { $table } wartet auf dich.
  }
waits-dispute = An Tisch { $table } sind sich die beiden über ihr Ergebnis nicht einig.
waits-proposal = Es gibt den Vorschlag, { $player } auszuschließen. Du entscheidest.
waits-warned = { $player } hat { $count } Verwarnungen. Du wirst gefragt, ob ein Ausschluss folgt.
nth-warning = { $nth ->
    [1] Das ist die erste Verwarnung
    [2] Das ist die zweite Verwarnung
    [3] Das ist die dritte Verwarnung
   *[other] Das ist Verwarnung { $nth }
  }
third-warning = Ab { $at } sollte der { $official } sofort ausschließen. { $player } könnte nicht zurückkommen.
head-sees = { $heads } { $many ->
    [one] sieht
   *[other] sehen
  } jetzt, was bisher war
warn-and = { $answer ->
    [ask] { $heads ->
        [none] Verwarnung festhalten, offen lassen
       *[other] Verwarnung festhalten und fragen: { $heads }
      }
    [yes] Verwarnung festhalten, dann ausschließen
   *[other] Verwarnung festhalten
  }
desk-warned-eject = { $player } ist verwarnt und noch dabei. Für einen Ausschluss beantworte, was hier gefragt ist.
desk-warned = { $player } ist verwarnt. Nur Offizielle können das lesen.
desk-spared = { $player } wird nicht ausgeschlossen. Die Begründung ist festgehalten.
desk-penalized = Die Strafe für { $player } ist festgehalten. Nur Offizielle können das lesen.
desk-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
desk-group = { $size ->
    [one] 1 Person
   *[other] { $size } Personen
  }{ $above ->
    [0] { "" }
    [one] , eine spielt gegen jemanden von weiter oben
   *[other] , { $above } spielen gegen jemanden von weiter oben
  }{ $down ->
    [0] { "" }
    [one] , eine rutscht nach unten
   *[other] , { $down } rutschen nach unten
  }
desk-rematches = { $count ->
    [0] Keine Wiederholung
    [one] 1 Wiederholung, die nicht zu vermeiden ist
   *[other] { $count } Wiederholungen, die nicht zu vermeiden sind
  }
desk-rematches-so-far = { $count ->
    [0] Keine Wiederholung
    [one] 1 Wiederholung in dem, was bisher gefunden ist
   *[other] { $count } Wiederholungen in dem, was bisher gefunden ist
  }
desk-pairs = { $pairs ->
    [one] von 1 Paar
   *[other] von { $pairs } Paaren
  }
desk-floats = { $count ->
    [0] Niemand rutscht in eine andere Gruppe
    [one] 1 rutscht in eine andere Gruppe
   *[other] { $count } rutschen in eine andere Gruppe
  }
