# The page of a tournament

public-front-draw = { $what ->
    [dice] Extraminuten: { where-staged }
    [deck-check] Deckcheck: { where-staged }
    [lots] Lose für die letzte Feinwertung
    [repair] Tische neu gepaart: { where-staged }
    [by-hand] Paarung von Hand: { where-staged }
    [limited] Paarung: { where-staged }, die beste in der Zeit gefundene
    [with-bye] Paarung und Freilos: { where-staged }
   *[pairing] Paarung: { where-staged }
}
public-front-official = { $title }: { $people }
public-front-take-part = Mitmachen
public-front-next = { $over ->
    [true] Gewonnen
   *[other] Als Nächstes
}
public-front-book = Gespielt nach <small>{ $title }, gültig seit { $day }</small>
public-front-ruling = So wird es hier ausgelegt, wo das Dokument Spielraum lässt.
public-front-briefing = Briefing und alle geltenden Auslegungen
public-front-declared = { $who }, { $when }, { $before ->
    [true] vor dem Start
   *[other] nach dem Start
}
public-front-none-declared = Es wurde keine Abweichung bekannt gegeben.
public-front-confirmed = Warnungen, die der { $organizer } beim Start bestätigt hat
public-front-chosen = { $open ->
    [true] Wo das Dokument nichts sagt, gilt in diesem { $tournament ->
        [game] Spiel
       *[other] Turnier
    }
   *[other] Durch eine Abweichung geändert
}
public-front-usually = sonst: { $usual }
public-front-draws = Alle Auslosungen{ $over ->
    [true] {""}
   *[other] {" "}bisher
}
public-front-attempt = Versuch { $attempt }
public-front-key = Schlüssel ({ $purpose ->
    [pairing] Runde
    [bye] Freilos
    [repair] Reparatur
   *[other] { $purpose }
}) { $key }
public-front-seal = Siegel { $seal }
public-front-added = { $minutes } dazu
public-front-departs = Weicht ab von { $clauses }
public-front-state =
    .published = öffentlich
    .sealed = versiegelt
    .revealed = offen mit dem Seed
    .unused = nie aufgerufen
    .open = steht fest, noch nicht aufgerufen
    .back = zurückgenommen
    .undone = rückgängig gemacht
public-front-no-draws = Noch ist nichts ausgelost. Die erste Auslosung ist für Runde 1.
public-front-schedule = Zeitplan
public-front-next-slot = Als Nächstes: <b>{ $time }</b> { $what }
public-front-check = Prüf die Auslosung selbst
public-front-seed-fixed = Der Seed stand am { $when } fest, bevor sich jemand anmelden konnte. Das ist sein Prüfwert, zu dem kein anderer Seed passt:
public-front-seed = Der Seed ist jetzt offen: <a href="{ $link }">sieh ihn dir an</a>.
public-front-seed-later = Der Seed wird geöffnet, wenn das { $tournament ->
    [game] Spiel
   *[other] Turnier
} endet.
public-front-verify = Dieses { $tournament ->
    [game] Spiel
   *[other] Turnier
} prüfen
public-front-how = So wird geprüft
public-front-how-download = Lade die Datei herunter: jeder öffentliche Eintrag seit der Anmeldung.
public-front-how-run = Starte den Prüfer auf deinem eigenen Rechner; er teilt keinen Code mit dem, was hier läuft.
public-front-how-works = Er rechnet jede Auslosung und die Rangliste neu aus und sagt, was stimmt.
public-front-download = Datei herunterladen
public-front-figure =
    .players = Dabei
    .still-in = Noch im Spiel
    .rounds = Schweizer Runden
    .rounds-now = Schweizer Runden, Stand jetzt
    .all-rounds = Runden
    .final = Finale
    .cut = Cut
    .round = Runde
    .room = Platz für
    .at-start = beim Start
public-front-cut = { $cut ->
    [0] keiner
   *[other] Top { $cut }
}
public-front-minutes = { $minutes } min{ $dice ->
    [true] {" "}+ Würfel
   *[other] {""}
}
