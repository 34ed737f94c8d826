# One person's page at the desk

desk-player-up = Alle Teilnehmenden
desk-player-in-log = Im Protokoll
desk-player-rank = Rang { $rank }
desk-player-withdraw = { $player } abmelden
desk-player-drop-absent = { $player } als abwesend herausnehmen
desk-player-saved = { $player } ist gespeichert.
desk-player-has-paid = { $paid ->
    [true] { $player } hat bezahlt.
   *[other] { $player } hat nicht bezahlt.
}
desk-player-sits = { $table ->
    [0] { $player } sitzt wieder an irgendeinem Tisch.
   *[other] { $player } sitzt in jeder Runde an Tisch { $table }.
}
desk-player-kept-apart = { $first } und { $second } werden nicht gepaart, wenn es sich vermeiden lässt.
desk-player-substituted = Der Ersatz ist genehmigt.
desk-player-forgotten = Name und Kontakt sind gelöscht. Ab jetzt steht auf den Seiten { $id }.

## Where the player is

desk-player-waiting = Auf der Warteliste
desk-player-waiting-about = Platz { $place } der Warteliste: rückt nach, sobald sich jemand abmeldet oder es mehr Plätze gibt.
desk-player-places = Zahl der Plätze
desk-player-cut = Im { $cut } ausgeschieden
desk-player-cut-about = Rückt nur nach, wenn jemand aus dem Cut vor dem ersten Spiel geht und diese Person die Nächste in der Rangliste ist.
desk-player-knocked-out = Ausgeschieden ({ $bracket })
desk-player-knocked-out-about = Eine Niederlage ist dort das Ende.

## Warnings, removal

desk-player-warnings = Verwarnungen
desk-player-warnings-so-far = bisher { $count }
desk-player-warnings-last = bisher { $count }, zuletzt für: { $ground }
desk-player-warnings-none = Keine. Nur Offizielle lesen sie.
desk-player-penalties = Strafen
desk-player-warn = { $player } verwarnen
desk-player-warn-form =
    .new = Neue Verwarnung
    .else = Etwas anderes
    .say = sag, was
    .what = Was passiert ist
    .kept = Bleibt beim Protokoll, für Offizielle. Dort lässt es sich schwärzen.
desk-player-ask-head = Den { $head } fragen
desk-player-ask-open = die Frage bleibt auf jeder Seite der Offiziellen, bis sie beantwortet ist
desk-player-warn-answer =
    .spare = Verwarnen, nicht ausschließen
    .spare-about = deine Begründung kommt ins Protokoll
    .eject = Ausschließen
    .eject-about = die nächste Seite fragt, wie, und ist endgültig
    .reason = Begründung, wenn du nicht ausschließt
desk-player-propose =
    .title = Ausschluss vorschlagen
    .about = wer darüber entscheiden darf, sieht es sofort
    .what = Was passiert ist
    .not-yours = Über einen Ausschluss entscheidest nicht du.
    .go = Vorschlagen
desk-player-eject =
    .title = Ausschließen
    .final = endgültig
    .ground = Grund
    .about = Worum es geht
    .conduct = Verhalten
    .words = In deinen Worten
    .public = Dass jemand raus ist, ist öffentlich; der Grund nicht.
desk-player-eject-list = { $list }
desk-player-eject-for-good = { $player } endgültig ausschließen
desk-player-asked = { $count } Verwarnungen: ausschließen?
desk-player-asked-about = Ab { $at } sollten Offizielle sofort ausschließen. Wer ausgeschlossen ist, kommt nicht zurück.
desk-player-spare =
    .why = Warum nicht
    .go = Nicht ausschließen
    .eject = Ausschließen …
desk-player-head-sees = { head-sees }.
desk-player-proposed = { $official } schlägt einen Ausschluss vor

## Leaving, being absent

desk-player-begun =
    .title = Hat das Spiel begonnen?
    .no = Nein
    .no-show = Das Gegenüber gewinnt wie mit einem Freilos.
    .concession = Es zählt als Aufgabe.
    .yes = Ja, es endet als Aufgabe
desk-player-so-far = { $figure } bisher
desk-player-came = Dieser Tisch wurde ohne Spiel gewonnen. War { $player } da?
desk-player-came-answer =
    .yes = Ja
    .yes-about = Der Sieg bleibt.
    .no = Nein
    .no-about = Beide waren nicht da: eine Niederlage für beide.
desk-player-leave = Abmelden
desk-player-leave-about = { $waits ->
    [true] Geht vor dem Start.
   *[other] Geht vor dem Start; von der Warteliste rückt jemand nach.
} { $player } kann wieder aufgenommen werden.
desk-player-leave-go = { $player } abmelden …
desk-player-conduct = Verwarnen oder ausschließen
desk-player-drop =
    .title = Herausnehmen
    .about = geht, und kann zurückkommen, wo die Regeln es erlauben
    .untold = Gegangen, ohne etwas zu sagen
    .rejoin = Wer zurückkommt, hat für jede verpasste Runde eine Niederlage ohne Paarung.
    .final = Ein Zurück gibt es nicht.
desk-player-drop-go = { $player } herausnehmen
desk-player-round = Runde { $round }
desk-player-away =
    .arranged = Nach Absprache abwesend.
    .there = Doch da
    .loss = Eine Niederlage ohne Paarung.
desk-player-away-go = Fehlt in Runde { $round }
desk-player-absent =
    .title = Ist nicht erschienen
    .neither = Beide waren nicht da: eine Niederlage für beide.
    .replaced = Stattdessen rückt die nächstplatzierte Person nach.
    .wins = Das Gegenüber gewinnt wie mit einem Freilos.
desk-player-absent-asked = Du wirst gefragt, ob { $player } auch aus dem Turnier genommen wird.

## Games

desk-player-games =
    .title = Spiele
    .round = Runde
    .table = Tisch
    .opponent = Gegenüber
    .score = Ergebnis
    .none = Noch ist keine Runde gepaart.
    .unpaired = Niederlage ohne Paarung
    .bye = Freilos
    .won = gewonnen
    .drawn = unentschieden
    .lost = verloren
    .playing = spielt noch
    .left = gegangen
desk-player-game-ended = { $outcome ->
    [won] gewonnen
    [drawn] unentschieden
   *[lost] verloren
}, { $how ->
    [concession] Aufgabe
    [draw] nicht gespielt, Unentschieden vereinbart
    [no-show] eine Person nicht erschienen
    [double-no-show] beide nicht erschienen
   *[bye] Freilos
}

## What is kept about a player

desk-player-fee =
    .title = Startgeld
    .paid = Bezahlt
    .unpaid = Nicht bezahlt
    .back = Zurücknehmen
    .has-paid = Hat bezahlt
desk-player-phone =
    .title = Handy
    .about = Ein QR-Code auf diesem Bildschirm, für ein Handy. Ein älteres Handy wird ausgeloggt.
desk-player-phone-go = Karte für { $player } zeigen
desk-player-seat =
    .title = Fester Tisch
    .always = Sitzt immer an Tisch
    .any = egal
    .save = Tisch speichern
desk-player-who =
    .title = Wer
    .title-later = Name, Verein, Kontakt
    .name = Name
    .club = Verein
    .contact = Kontakt
    .save = Speichern
    .about = Den Kontakt sieht nur die Orga. Er steht in keinem Protokoll und in keinem Export außer dem eigenen der Orga.
desk-player-list =
    .missing = Nichts ist abgegeben.
    .accepted = Akzeptiert.
    .illegal = Abgegeben, und nicht legal.
    .handed-in = Abgegeben, noch nicht akzeptiert.
    .take-in = Annehmen
    .look = Ansehen
desk-player-materials =
    .title = Was alle mitbringen
    .approved = Ersatz genehmigt
    .in-order = In Ordnung
    .not-in-order = Nicht in Ordnung
    .not-seen = Nicht gesehen
    .note = Notiz
desk-player-approved-note = Ersatz genehmigt: { $note }
desk-player-item = { $item ->
    [miniatures] Miniaturen
    [cards] Karten
    [dice] Würfel
    [tools] Schablonen
    [tokens] Marker
    [list] Liste
    [deck] Deck
    [sleeves] Hüllen
    [dial] Zähler
    [die] Würfel
    [other] Übriges
   *[unknown] { $item }
}
desk-player-note-on = Notiz zu: { desk-player-item }
desk-player-passed = In Ordnung<span class="unseen">: { desk-player-item }</span>
desk-player-failed = Nicht in Ordnung<span class="unseen">: { desk-player-item }</span>
desk-player-substitute = Ersatz genehmigen<span class="unseen">: { desk-player-item }</span>

## Squads

desk-player-squads = Squads
desk-player-squads-missed = Die Squads { $squads } lassen sich in den Schweizer Runden nicht mehr alle einsetzen. Das ist festgehalten.
desk-player-squads-chosen = Für diese Runde gewählt: { $squads }
desk-player-squads-unused = Muss noch einsetzen: { $squads }
desk-player-squads-form =
    .paper = Für jemanden ohne Handy
    .choose = Wählen

## A lost or damaged card

desk-player-card =
    .missing = Eine Karte fehlt
    .lost = Karte verloren oder beschädigt
    .found = Gefunden oder ersetzt
    .too-late = Nicht rechtzeitig: Spiel aufgeben
    .conceded = Ist sie nicht rechtzeitig da, ist das Spiel aufgegeben.
    .removed = Ist sie zu Beginn der nächsten Runde nicht da, sollte die Person aus dem Turnier genommen werden.
    .what = Was fehlt
    .minutes = Minuten mehr für diesen Tisch
    .look = Danach suchen
    .concede = Während des Spiels bemerkt: aufgeben
    .costs = Eine Karte oder ein Würfel, deren Fehlen im Spiel auffällt, kostet dieses Spiel.
desk-player-card-remove = Nicht ersetzt: aus dem { $tournament ->
    [game] Spiel
   *[other] Turnier
} nehmen
desk-player-card-secret = Nur { $player } und die Offiziellen lesen, was fehlt.

## Penalties, players who are kept apart

desk-player-penalty =
    .title = Strafe
    .what = Etwa ein einbehaltener Preis; nur Offizielle lesen das
    .record = Festhalten
desk-player-apart =
    .title = Getrennt halten
    .from = Von
    .choose = Wählen …
    .reason = Begründung, für die öffentliche Seite
    .siblings = Geschwister
    .deviation = Das sieht kein Regelwerk vor: Es ist eine Abweichung.
    .go = Getrennt halten
