# Standings and the cross-table

public-standings-cross = Kreuztabelle: alle Namen, alle Runden
public-standings-row = Wie die Zeile von { $name } zustande kam
public-standings-back = Zurück zur Rangliste
public-standings-yours = Dein Rang
public-standings-mine = { $name }, du bist auf Platz { $place } von { $count }
public-standings-my-row = Meine Zeile
public-standings-decides = { $bracket ->
    [true] { $plan ->
        [true] Das Finale entscheidet.
       *[other] Der Turnierbaum entscheidet.
    }
   *[other] { $plan ->
        [true] Die meisten Fans gewinnen, wie in der Rangliste unten.
       *[other] Die meisten Punkte gewinnen, wie in der Rangliste unten.
    }
}
public-standings-as-swiss = { $plan ->
    [true] Wie in der Rangliste unten.
   *[other] Wie in den Schweizer Runden.
}
public-standings-heading = { $over ->
    [true] { $plan ->
        [true] Die Runden
       *[other] Schweizer Runden
    }
   *[other] Zwischenstand
}
public-standings-open = Runde { $round } läuft: Nur Ergebnisse, die feststehen, zählen.
public-standings-none = Noch hat niemand gespielt.
public-standings-after = Nach Runde { $round }.
public-standings-rank = Rang
public-standings-left = nicht mehr dabei
public-standings-last = Die letzte Zeile der Rangliste.
public-standings-how = Wie diese Zahlen zustande kamen
public-standings-cut = { $made ->
    [true] die Top { $cut } spielten weiter
   *[other] die Top { $cut } spielen weiter
}
public-standings-nobody = Noch hat sich niemand angemeldet.
public-standings-share = Wer in allem gleich ist, teilt sich einen Rang, bis das Los entscheidet.
public-cross-title = Kreuztabelle
public-cross-heading = Alle Namen, alle Runden
public-cross-unpaired = Noch ist keine Runde gepaart.
public-cross-as-of = Stand: Eintrag { $n }.
public-cross-parts = Teile der Tabelle
public-cross-table = Die Tabelle
public-cross-number = Nr.
public-cross-short = { $stage ->
    [bracket] F
   *[other] R
}{ $round }
public-cross-not-in = nicht dabei
public-cross-rank = { $rank ->
    [0] ohne Rang
   *[other] Rang { $rank }
}{ $left ->
    [true] , nicht mehr dabei
   *[other] {""}
}
public-cross-file = Als Tabelle herunterladen (CSV)
public-standings-record = { $points } · { $draws ->
    [true] S-U-N
   *[other] S-N
} { $record }
