# The desk before the start

desk-overview-next = { $what ->
    [players] Als Nächstes: Teilnehmende
    [officials] Als Nächstes: Offizielle
   *[lists] Als Nächstes: Listen ({ $list })
}
desk-overview-do = { $what ->
    [players] Teilnehmende eintragen
    [officials] Offizielle benennen
   *[lists] Listen einsammeln ({ $list })
}
desk-overview-ready = Bereit zum Start
desk-overview-to-start = Zum Start
desk-overview-before = Vor dem Start
desk-overview-follow = Runden und { $cut } richten sich danach, wie viele da sind.
desk-overview-duties = Was das Regelwerk von dir verlangt
desk-overview-sign-up = Anmeldung
desk-overview-sign-up-how = { $how ->
    [asks] Alle können sich auf der öffentlichen Seite anmelden und warten auf deine Antwort.
    [open] Alle können sich auf der öffentlichen Seite anmelden und sind sofort dabei.
   *[closed] Nur du trägst Teilnehmende ein. Öffne die Anmeldung, dann können sie es auf der öffentlichen Seite selbst.
}
desk-overview-sign-up-change = { $open ->
    [true] Ändern
   *[other] Anmeldung öffnen
}
desk-overview-phones = Handys
desk-overview-phones-about = Mit einer Karte und ihrem Code sehen alle auf dem eigenen Handy Tisch und Gegenüber und melden Ergebnisse, ohne Konto.
desk-overview-cards = Karten zum Einloggen
desk-overview-public-code = QR-Code der öffentlichen Seite
desk-overview-public-open = Hier öffnen
desk-overview-public-about = Die Regeln, die gelten, Abweichungen und der Prüfwert, der jede Auslosung bindet.
desk-overview-commitment = Prüfwert <code>{ $commitment }</code>

## What a rule book asks of the organizer and no program can check, in our own words, by its clause

desk-overview-duty-ch-17 = Sag allen vorher, was gespielt wird: die Timeline und jede Sonderregel. Beides steht auf der öffentlichen Seite; schick ihnen deren Adresse.
desk-overview-duty-ch-46 = Bring Gelände und Matten für jeden Tisch mit, in gleichen Größen; kennzeichne inoffizielles Gelände mit seiner Größe. Bau das Gelände zwischen den Runden wieder auf.
desk-overview-duty-ch-05 = Sieh dir Ersatzschablonen und Ersatzmarker vor dem Start an, und notier auf der Seite der Person, was du genehmigt hast.
desk-overview-duty-ch-15 = Fang mit dem Briefing an: Spielzustand in Ordnung halten, Vergessenes bleibt vergessen, vor einer schwierigen Bewegung einen Watcher rufen.
desk-overview-duty-tl-34 = { desk-overview-duty-ch-46 }
desk-overview-duty-tl-01 = Klär Zweifel über eine Miniatur, ihre Bemalung oder einen Ersatz vor dem Start; der Head Watcher entscheidet, oder du, wo es keinen gibt.
desk-overview-duty-tl-06 = Fang mit dem Briefing an: Listen sind für das Gegenüber offen, Spielzustand in Ordnung halten, Vergessenes bleibt vergessen.
desk-overview-duty-ps-11 = Sag allen, wie lang die Runden sind, und jede Sonderregel. Beides steht auf der öffentlichen Seite; schick ihnen deren Adresse.
desk-overview-duty-ps-29 = Bring Gelände in verschiedenen Höhen für jeden Tisch mit, in gleichen Größen. Aufgebaut wird am Tisch nur die gewählte Mission.
desk-overview-duty-ps-01 = { desk-overview-duty-ch-05 }
desk-overview-duty-ps-09 = Fang mit dem Briefing an: Ein vergessener Effekt braucht das Einverständnis des Gegenübers, niemand wird gedrängt, vor einer schwierigen Bewegung einen Arbiter rufen.
desk-overview-duty-mu-06 = Sorg für genug Platz, Tische mit Nummern, die man von der Tür aus sieht, Papier und Stifte und ein Exemplar der Regeln.
desk-overview-duty-mu-17 = Sag vor der ersten Runde, wie der Tag abläuft und wer die Judges sind. Beides steht auf der öffentlichen Seite.
desk-overview-duty-mu-12 = Halt Ersatzhüllen bereit: Markierte oder abgenutzte werden vor Beginn der Runde ersetzt.
