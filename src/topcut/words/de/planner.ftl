# The planner, and who can still make the cut


## Who can still make the cut

whatif-standing = { $standing ->
    [clinched] Sicher
    [out] Raus
   *[alive] Möglich
}
whatif-is-clinched = Drin, egal, was passiert.
whatif-is-out = Raus, außer jemand von weiter oben geht.
whatif-others = Das Spiel ist vorbei: Es hängt an den anderen Tischen.
whatif-if-played = Drin, wenn das Spiel gespielt wird.
whatif-if-not-played = Raus, außer das Spiel wird nicht gespielt.
whatif-draw-enough = { $loss ->
    [either] Ein Unentschieden genügt. Sogar eine Niederlage kann reichen.
    [unproved] Ein Unentschieden genügt. Sogar eine Niederlage kann reichen.
   *[other] Ein Unentschieden genügt, eine Niederlage nicht.
}
whatif-win-enough = { $draw ->
    [none] Ein Sieg genügt{ $loss ->
        [out] , eine Niederlage nicht.
       *[other] . Sogar eine Niederlage kann reichen.
    }
    [out] Ein Sieg genügt, weniger nicht.
   *[other] Ein Sieg genügt. Ein Unentschieden kann reichen{ $loss ->
        [out] .
       *[other] , sogar eine Niederlage.
    }
}
whatif-win-may = { $draw ->
    [none] Ein Sieg kann reichen, wenn andere Tische helfen{ $loss ->
        [out] .
       *[other] . Eine Niederlage auch.
    }
    [out] Nur ein Sieg kann reichen, und nur, wenn andere Tische helfen.
   *[other] Ein Sieg oder ein Unentschieden kann reichen, wenn andere Tische helfen{ $loss ->
        [out] .
       *[other] . Eine Niederlage auch.
    }
}
whatif-points = { $enough ->
    [none] Noch genügt keine Punktzahl mit Sicherheit.
    [0] Es braucht keine Punkte mehr.
    [one] Ein Punkt mehr genügt mit Sicherheit.
   *[other] { $enough } Punkte mehr genügen mit Sicherheit.
}{ $least ->
    [none] {""}
    [0] {""}
    [one] { " " }Mindestens ein Punkt mehr ist nötig.
   *[other] { " " }Mindestens { $least } Punkte mehr sind nötig.
}
whatif-share = { $rate } % ({ $low } bis { $high } %)
whatif-goal = { $cut ->
    [yes] Die Top { $size } spielen weiter.
   *[no] Einen Cut gibt es nicht, hier geht es also um Platz 1.
}
whatif-left = { $open ->
    [0] {""}
    [one] Ein Tisch ist offen.
   *[other] { $open } Tische sind offen.
}{ $left ->
    [0] { " " }Das ist die letzte Runde.
    [one] { " " }Eine weitere Runde folgt.
   *[other] { " " }{ $left } weitere Runden folgen.
}
whatif-sampled = Für die Chancen wurde der Rest { $times }-mal nach den Regeln durchgespielt, mit Spielstärken, die aus den Spielen dieses Turniers geschätzt sind; sie liegen mit 95 % Sicherheit im angegebenen Bereich.
whatif-draw-helps = Tisch { $table }: Mit einem Unentschieden sind { $first } und { $second } beide weiter; bei einer Niederlage könnte { $gain } draußen bleiben.
# Whom a loss could keep out, if it could either of the two.
whatif-either = { $first } oder { $second }
whatif-no-draws = An keinem Tisch brächte ein Unentschieden sicher beide weiter.
whatif-allowed = { $allowed ->
    [yes] Alle können jetzt ihre eigenen Chancen sehen.
   *[no] Die eigenen Chancen sind nicht mehr zu sehen.
}
luck-upsets = { $upsets ->
    [0] In keinem von { $games } Spielen zwischen Leuten mit ungleich vielen Punkten gewann, wer weniger hatte.
    [one] In einem von { $games } Spielen zwischen Leuten mit ungleich vielen Punkten gewann, wer weniger hatte.
   *[other] In { $upsets } von { $games } Spielen zwischen Leuten mit ungleich vielen Punkten gewann, wer weniger hatte.
}

## The planner

planner-fitted = Streuung, Unentschieden, Ausstiege und Nichtantritte sind jetzt die aus { $matches } Matches deiner früheren Turniere. Drück auf „Simulieren“, um sie zu benutzen.
planner-growing = Bisher aus { $done } von { $wanted } Turnieren; am Ende sind die Zahlen genauer.
planner-between = { $early } bis { $late }
planner-stopped = Abgebrochen: Diese Zahlen kommen aus { $done } von { $wanted } Turnieren, und das zeigen ihre Fehlerbalken.
planner-stopped-early = Angehalten, bevor etwas gezählt war: Es gibt noch keine Zahlen.
planner-model = Aus { $tournaments ->
    [one] einem Turnier
   *[other] { $tournaments } Turnieren
  } pro Ablauf; * ist, was das Dokument vorschreibt, ! eine Abweichung davon, ± heißt 95 von 100. Das Feld ist gleichmäßig mit einer Streuung von { $spread } Elo, { $draws } % der Matches enden unentschieden, { $drops } % derer mit zwei Niederlagen gehen nach einer Runde, { $away } % bleiben weg, und über deine Leute ist nichts bekannt.
planner-progress = { $done } von { $wanted } Turnieren, noch etwa { $seconds } s
planner-structure = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
  }, { $cut ->
    [0] kein Cut
   *[other] Top { $cut }
  }
planner-percent = { $share } %
planner-column-structure = Ablauf
planner-column-ends = Ende (90 von 100)
planner-column-in-time = rechtzeitig
planner-column-undefeated = mehrere ungeschlagen
planner-column-best-cut = Stärkste im Cut
planner-column-best-wins = Stärkste gewinnen
planner-column-record = Punkte, die reichen
planner-column-rematch = erzwungene Wiederholung
planner-column-byes = Freilose
planner-preparing = Wird vorbereitet; beim ersten Mal auf einem Computer dauert das eine Minute.
planner-waiting = { $ahead ->
    [one] Eine Frage ist vor deiner dran.
   *[other] { $ahead } Fragen sind vor deiner dran.
  } Deine beginnt von selbst; solange andere warten, hat jede Frage etwa eine Minute.
planner-first = { $chance } (die ersten { $line })
planner-of-hundred = { $bound ->
    [more] mehr als 99
    [fewer] weniger als 1
   *[about] { $number }
  }
planner-headline = { $structure }, wie gedruckt: in { $share } von 100 Fällen bis { $until } vorbei, und in { $several } von 100 sind mehrere ungeschlagen.
planner-headline-ends = { $structure }, wie gedruckt: etwa um { $end } vorbei, und in { $several } von 100 Fällen sind mehrere ungeschlagen.
planner-fitting = { $count ->
    [0] Nichts davon ist sicher bis { $until } vorbei.
   *[other] Sicher bis { $until } vorbei: { $structures }.
  }
planner-record = { $points } ({ $chance }): { $record }
planner-record-of = { $won } gewonnen{ $drawn ->
    [0] {""}
   *[other] , { $drawn } unentschieden
  }{ $lost ->
    [0] {""}
   *[other] , { $lost } verloren
  }
