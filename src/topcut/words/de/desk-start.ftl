# The start

desk-start-title = Start
desk-start-over = Es hat begonnen
desk-start-go-round = Zur Runde

## What is asked before the start

desk-start-checklist = { $blocked ->
    [true] Was vor dem Start fehlt
   *[other] Alles ist bereit
}
desk-start-point =
    .players = Teilnehmende
    .check-in = Check-in
    .pools = Pools
    .officials = Offizielle
    .tables = Tische
    .materials = Was alle mitbringen
desk-start-point-lists = { $legal ->
    [true] Legale Listen ({ $list })
   *[other] Listen ({ $list })
}
desk-start-paper = { $what ->
    [pools] Die Pools sind auf Papier
   *[lists] Die Listen sind auf Papier ({ $list })
}
desk-start-i-am = Das bin ich: { $role }
desk-start-accept = Nicht legale Listen akzeptieren ({ $list })
desk-start-look = Ansehen<span class="unseen">: { $player }</span>
desk-start-accept-why = Warum werden sie trotzdem akzeptiert? Das kommt ins Protokoll
desk-start-accept-go = Die angehakten akzeptieren

## The structure

desk-start-why = Warum? Für die öffentliche Seite
desk-start-depart = Trotzdem weitermachen?
desk-start-depart-about = Das ist eine Abweichung: Alle können sie lesen, mit deiner Begründung.
desk-start-depart-go = { $announces ->
    [true] Bekannt geben und ankündigen
   *[other] Bekannt geben und starten
}
desk-start-announced = Vor dem Start angekündigt: { $structure }
desk-start-by-book = Top { $cut } nach { $rounds } Runden, nach dem Regelwerk
desk-start-full-swiss = Nur Schweizer System: { $rounds } Runden, kein Cut
desk-start-full-swiss-is = { $allowed ->
    [true] du hast die Wahl
   *[other] eine Abweichung
}
desk-start-alternate = Der andere Ablauf im Dokument: { $structure }
desk-start-roll = In jeder Runde mit { $dice } Würfeln um Extraminuten würfeln
desk-start-fresh-tables = Alle in jeder Runde an einen neuen Tisch setzen, wenn möglich
desk-start-apart = Leute aus demselben Verein getrennt halten <span class="tiny">eine Abweichung, mit dem Start bekannt gegeben</span>
desk-start-apart-rounds = In welchen Runden?
desk-start-other =
    .title = Andere Runden, anderer Cut, andere Spiele
    .rounds = Runden
    .cut = Cut auf die Top
    .swiss = Schweizer Matches: Best of
    .bracket = Nach dem Cut: Best of
    .by-book = Regelwerk
    .no-cut = kein Cut
    .clubs = Um Leute aus demselben Verein getrennt zu halten, gib zuerst ihre Vereine ein.
    .depart = Von diesen Klauseln abweichen, öffentlich
    .asked = Weicht deine Wahl von einer Klausel ab, wirst du nach der Begründung gefragt, bevor etwas passiert.

## Starting

desk-start-go = { $players ->
    [one] Mit 1 Person starten und Runde 1 auslosen
   *[other] Mit { $players } Personen starten und Runde 1 auslosen
}
desk-start-only = Nur starten
desk-start-announce = Runden und Cut jetzt ankündigen
desk-start-fixed = Mit dem Start stehen Runden und { $cut } fest. Jetzt angekündigt, stehen sie bis dahin auf der öffentlichen Seite.
desk-start-no-undo = Eine Auslosung lässt sich nicht rückgängig machen. Wenn jemand Runde 1 verpasst oder noch kommt, wähl <strong>Nur starten</strong>.
desk-start-deviations = Abweichungen
desk-start-deviations-none = Bisher keine.
desk-start-structure = Runden nach Zahl der Teilnehmenden
