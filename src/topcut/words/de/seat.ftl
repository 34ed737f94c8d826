# A player's pages


## Signing up

signed-off-namesake = Ist das { $name }, { $where ->
    [not-here] beim Start nicht da
    [no-place] beim Start noch auf der Warteliste
   *[other] schon einmal abgemeldet
}?

## The menu

seat-menu = Menü
    .table = Mein Tisch
    .standing = Mein Rang und meine Ergebnisse
    .list = Meine Liste ({ $list })
    .pairings = Alle Paarungen
    .standings = Rangliste
    .rules = Regeln und Briefing
    .sound = Ton, wenn eine Runde veröffentlicht wird
    .data = Meine Daten
    .withdraw = Abmelden: Ich komme nicht
    .drop = Aussteigen: Ich gehe

## My page

seat-title = Meine Seite
seat-table = Tisch { $table }
# On every other page of a player; `$round` is such as "Round 4" or "Semifinals"
seat-elsewhere = { $round }: { $table ->
    [0] du hast ein Freilos
   *[other] dein Tisch ist Nummer { $table }
}
seat-round = Runde { $round } von { $rounds }
seat-recorded = Als Eintrag { $n } festgehalten
seat-receipt = Quittung { $receipt }.
seat-call-taken = <strong>{ $who } ist unterwegs{ $table ->
    [0] {""}
   *[other] {" "}zu Tisch { $table }
}</strong> Du hast um { $time } gerufen
seat-call = <strong>{ an-official.first } ist{ $table ->
    [0] {""}
   *[other] {" "}an Tisch { $table }
} gerufen</strong> seit { $time }
seat-draw = Unentschieden
seat-draw-roll = Ihr habt beide ein Unentschieden gemeldet. { an-official.first } kommt an euren Tisch, für den Wurf, der entscheidet.
seat-rules = Regeln und Briefing: Aufbau, Verhalten, wann du einen { $official } rufst
seat-back = Zurück
seat-sure = Ich bin sicher
seat-thanks = Danke fürs Mitspielen.
seat-wrong = Stimmt dieses Ergebnis nicht? Sag jetzt Bescheid, dann hilft { an-official }.
seat-against = gegen <b>{ $opponent }</b>
seat-figure = { $count } { $figure }

# What a phone has kept until the desk can be reached: it begins the sentence of `script-offline-kept`.
seat-offline =
    .answer = Deine Antwort
    .call = Dein Ruf
    .call-done = Die Nachricht „Niemand muss mehr kommen“
    .check-in = Dein Check-in
    .leave = Dein Wunsch zu gehen
    .list = Deine Liste ({ $list })
    .report = Deine Meldung
    .squads = Deine Squads

## What is announced, and how much time is left

seat-time-called = Die Zeit ist um
# As the rule book's text begins, before its colon: see `ruleset-showdown-mission-critical-says`.
seat-mission-critical = Mission Critical
seat-minutes-left = noch { $minutes } min
seat-minutes-until = bis { $time }
seat-minutes-stopped = die Uhr ist angehalten
# What the rule book says to do then follows.
seat-minutes-secret = Niemand darf dir sagen, wie viel Zeit noch bleibt. Ist sie um, sagen es diese Seite und { an-official }; dann:
# The first line of the schedule that is still to come, with its day unless it is the first.
seat-next = Als Nächstes im Zeitplan: <b>{ $time } { $what }</b>{ $day ->
    [today] {""}
   *[other] , { $day }
}

## Where I am

seat-out = Du bist raus
seat-ejected = Jemand von den Offiziellen hat dich von diesem { $tournament ->
    [game] Spiel
   *[other] Turnier
} ausgeschlossen. Die Offiziellen können dir sagen, warum.
seat-dropped = Du bist ausgestiegen
seat-dropped-means = Du wirst nicht mehr gepaart.
seat-dropped-back = Willst du zurückkommen, frag den { $organizer }: Jede Runde, die du verpasst hast, ist dann eine Niederlage.
seat-dropped-place = Dein Platz ist <b>{ $place }</b> von { $count }.
seat-in = { $waits ->
    [true] Du bist auf der Warteliste
   *[other] Du bist dabei
}
seat-in-line = Du stehst auf Platz { $number } der Warteliste. Sobald etwas frei wird, bist du dabei; diese Seite sagt es dir.
seat-checked-in = Eingecheckt
seat-not-checked-in = Noch nicht eingecheckt
seat-first-round = Hier erscheint die erste Runde, mit deinem Tisch und deinem Gegenüber.
seat-check-in-when = Tipp hier, sobald du in der Halle bist.
seat-check-in = Ich bin da: einchecken
seat-tell-desk = Sag am Orga-Tisch Bescheid, wenn du ankommst.
seat-my-list = { $state ->
    [missing] nicht abgegeben
    [needless] hier nicht nötig
    [accepted] akzeptiert
   *[waits] abgegeben, noch nicht angesehen
}
seat-my-list-hand-in = Abgeben
seat-my-list-look = Ansehen
seat-briefing = Was du mitbringst, und wie wir spielen: das Briefing
seat-your-table = Dein Tisch, gegen
seat-changed = Diese Runde wurde neu gepaart: Du spielst jetzt gegen { $opponent }.
seat-bye = Du hast ein Freilos
seat-bye-means = In dieser Runde hast du kein Match: Das zählt als Sieg{ $count ->
    [0] {""}
   *[other] {" "}({ $figures })
}.
seat-over = Es ist vorbei
seat-over-rank = Dein Platz ist <b>{ $place }</b> von { $count }.
seat-over-unranked = Du bist nicht im Endstand.
seat-done = Fertig für diese Runde
seat-opponent-left = { $opponent } ist gegangen: Du hast das Freilos und bist weiter.
seat-settled = Steht fest
seat-settled-against = gegen { $opponent }
seat-next-round = Hier erscheint die nächste Runde.
seat-next-round-here = Hier erscheint die nächste Runde, mit deinem Tisch und deinem Gegenüber.
seat-no-match = Du hast in dieser Runde kein Match
seat-no-round = Für dich gibt es noch keine Runde

## Why we two meet

seat-why = Warum wir zwei?
seat-why-me = Warum ich?
seat-why-opponent = Warum { $opponent }?
seat-why-bye = Warum das Freilos?
seat-why-odd = Die Zahl der Teilnehmenden ist ungerade, also setzt jemand aus. Wer, sagt das Regelwerk.
seat-why-verify = Alle können nachprüfen, wie ausgelost wurde: <a href="{ $link }">die Auslosung prüfen</a>.

## After the cut

seat-over-won = Du hast gewonnen!
seat-over-first = Erster Platz: Niemand hat dich geschlagen ({ $bracket }).
seat-over-cut = Der { $cut } war für dich das Ende
seat-over-cut-out = Du bist raus: Die besten { $count } spielen weiter.
seat-over-second = Zweiter Platz
seat-over-runner-up = Du bist auf dem zweiten Platz: Das Finale war dein letztes Match.
seat-over-lost = Du hast { $round ->
    [final] im Finale
    [semifinals] im Halbfinale
    [quarterfinals] im Viertelfinale
   *[round] in Runde { $number } ({ $bracket })
} verloren.
seat-over-place = Platz <span class="big">{ $place }</span> von { $count }{ $swiss ->
    [true] , nach der Rangliste der Schweizer Runden
   *[other] {""}
}

## What we play with

seat-teams = Strike Teams
seat-teams-mine = <b>Du</b> spielst die Squads { $squads }
seat-teams-theirs = <b>{ $opponent }</b> spielt die Squads { $squads }
seat-teams-decks = Order Decks werden geheim gebaut und gleichzeitig gezeigt.
seat-teams-chosen = <b>Du</b> hast die Squads { $squads } gewählt
seat-teams-choosing = <b>{ $opponent }</b> wählt noch
seat-teams-state =
    .sealed = Versiegelt
    .open = Offen
seat-teams-secret = Niemand sonst sieht das, bis ihr beide gewählt habt. Bau jetzt geheim dein Order Deck; beide werden gleichzeitig gezeigt.
seat-teams-again = Andere Squads wählen
seat-roster = Spielt Roster { $number }
seat-roster-both = ihr beide
seat-lists = { $both ->
    [true] Beide Listen ({ $list })
   *[other] Liste ({ $list })
}
seat-lists-open = offen für euch beide
seat-lists-mine = Meine
seat-lists-theirs = Vom Gegenüber

## A lost or damaged card

seat-lost = Du suchst: { $card }
seat-lost-game = Ist die Karte nicht rechtzeitig da, gibst du das Spiel auf.
seat-lost-round = Hast du bis zum Beginn der nächsten Runde keinen Ersatz, wirst du aus dem { $tournament ->
    [game] Spiel
   *[other] Turnier
} genommen.
seat-lost-found = Gefunden oder ersetzt? Zeig es jemandem von den Offiziellen, dann darfst du weiterspielen.

## Choosing squads

seat-squads-title = Squads wählen
seat-squads-choose = Wähl { $count ->
    [2] zwei
   *[other] { $count }
} Squads
seat-squads-sealed = Versiegelt, bis beide gewählt haben, dann seht ihr es beide gleichzeitig.
seat-squads-squad = Squad { $number }
seat-squads-used = Gespielt in { $count ->
    [one] Runde
   *[other] den Runden
} { $rounds }
seat-squads-unused = Noch zu spielen
seat-squads-missed = <strong>Es ist nicht mehr möglich, jeden Squad zu spielen.</strong> Die Offiziellen wissen es.
seat-squads-next = <strong>{ $all ->
    [true] Wähl nur Squads, die du noch spielen musst
   *[other] Wähl mindestens { $count }, die du noch spielen musst
}</strong>, sonst lassen sich die übrigen nicht mehr rechtzeitig spielen.
seat-squads-left = Noch zu spielen: { $count ->
    [one] Squad
   *[other] die Squads
} { $squads }.
seat-squads-rounds = Wählen kannst du noch in { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}, diese mitgezählt.
seat-squads-all-used = Alle Squads sind gespielt.
seat-squads-rule = Jeder Squad muss in mindestens einer Schweizer Runde gespielt werden.
seat-squads-seal = Meine Wahl versiegeln

## Calling an official

seat-call-to = { $official }{ $table ->
    [0] {""}
   *[other] {" "}an Tisch { $table }
} rufen
seat-call-about = Worum geht es? Du kannst das leer lassen. Es bleibt beim Protokoll; die Offiziellen können es schwärzen.
seat-call-now = { $official } jetzt rufen
seat-call-cancel = Ruf zurücknehmen

## Rulings on my games

seat-rulings = Entscheidungen
seat-rulings-title = Entscheidungen zu meinen Spielen
seat-rulings-where = { $round }{ $table ->
    [0] {""}
   *[other] , Tisch { $table }
}
seat-rulings-by = von { $official }
seat-rulings-decided = von { $official }; über den Einspruch hat { $head } entschieden
seat-rulings-state =
    .final = Endgültig
    .appealed = Einspruch
seat-rulings-pending = Der { $head } entscheidet, und dabei bleibt es.
seat-rulings-appeal = Einspruch beim { $head } einlegen
seat-rulings-once = Das geht einmal; was der { $head } entscheidet, ist endgültig.
seat-rulings-none = Zu deinen Spielen ist keine Entscheidung festgehalten.
seat-rulings-appealed = Der { $head } wird entscheiden.

## Leaving

seat-drop-title = { $before ->
    [true] Abmelden
   *[other] Aussteigen
}
seat-drop-already = Du bist schon gegangen.
seat-drop-over = Es ist vorbei: Aussteigen kannst du nicht mehr.
seat-withdraw-means = Du verlässt das { $tournament ->
    [game] Spiel
   *[other] Turnier
}, bevor es beginnt. Dein Platz geht an die Warteliste.
seat-withdraw-back = Überlegst du es dir anders, kann dich der Orga-Tisch wieder hereinlassen, mit deiner Liste ({ $list }). Dieses Handy bleibt deins.
seat-drop-means = In späteren Runden wirst du nicht mehr gepaart, aber du bleibst in der Rangliste mit dem, was du bisher hast.
seat-drop-rejoin = Um zurückzukommen, musst du den { $organizer } fragen, und jede verpasste Runde ist eine Niederlage.
seat-drop-for-good = Ein Zurück gibt es nicht.
seat-drop-match = Dein Match an Tisch { $table }
seat-drop-unsettled = Es steht noch nicht fest. { $opponent } wird es gewinnen.
seat-drop-not-begun = Das Spiel hat nicht begonnen
seat-drop-begun = Es hat begonnen
seat-drop-concession = Dann ist es eine Aufgabe.
seat-drop-scored = Was bisher erzielt wurde, zählt:
seat-drop-mine = { $figure } von mir
seat-drop-theirs = Vom Gegenüber
seat-drop-no = Nein, zurück zu meinem Tisch
seat-withdrawn = Du bist abgemeldet. Überlegst du es dir anders, frag am Orga-Tisch: Du kannst wieder hereingelassen werden.
