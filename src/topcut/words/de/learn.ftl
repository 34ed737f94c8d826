# Challengers!: the lessons


## Playing Challengers! in the terminal

learn-deck-title = Dein Deck
learn-deck = Alle beginnen mit denselben { $number } Karten. Die große Zahl auf einer Karte ist ihre Stärke, und mehr haben diese Karten nicht.
learn-draw-title = Deck-Phase: ziehen
learn-draw = Vor jedem Match ziehst du { $number } Karten. In Runde 1 kommen sie von Stapel { $level }, und jede Karte von dort trägt ein { $level } in der Ecke. Gefällt dir keine davon, darfst du neue ziehen, einmal in jeder Deck-Phase.
learn-pick-title = Deck-Phase: auswählen
learn-pick = Du wählst { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} für dein Deck aus: { $cards }. Du darfst auch Karten aus deinem Deck entfernen, so viele du willst{ $removed ->
    [0] ; du behältst alle
   *[other] ; du entfernst { $removed }
}. Du spielst mit { $deck } Karten.
learn-robot-title = Dein Gegenüber
learn-robot = Allein spielst du gegen den Roboter. Er hat { $number } Karten, nimmt keine dazu und entscheidet nie etwas: Er deckt Karte um Karte auf. Beide Decks werden gemischt, und das Match beginnt.
learn-flag-title = Die Fahne
learn-flag = { $who ->
    [You] Du deckst
   *[other] { $who } deckt
} die erste Karte auf. { $card } holt sich die Fahne, mit Stärke { $total }. Jetzt greift die andere Seite an: Sie muss { $total } erreichen.
learn-reach-title = Die Fahne erobern
learn-reach = { $who ->
    [You] Du deckst
   *[other] { $who } deckt
} { $card } auf: { $total }, und nötig waren { $need }. { $equal ->
    [true] Gleich viel genügt:
   *[false] Das genügt:
} Die Fahne wechselt die Seite.
learn-bench-title = Die Bank
learn-bench = Was die Fahne verliert, kommt auf die Bank: { $cards }. Eine Bank hat { $seats } Plätze, und { $who ->
    [You] du hast
   *[other] { $who } hat
} { $taken } belegt.
learn-sum-title = Mehrere Karten zählen zusammen
learn-sum = Eine Karte reicht oft nicht. Wer angreift, deckt eine nach der anderen auf, bis es zusammen genügt: { $cards } machen { $powers } = { $total }, und nötig waren { $need }. Die Fahne verteidigt dann nur die letzte Karte; die anderen liegen darunter.
learn-stack-title = Gleicher Name, gleicher Platz
learn-stack = Karten mit demselben Namen teilen sich einen Platz: { $copies } × { $card } brauchen nur einen. { $who ->
    [You] Du hast
   *[other] { $who } hat
} { $taken } von { $seats } Plätzen belegt. Mehrere Karten eines Namens sind also gut.
learn-effect-title = Was Karten können
learn-effect = { $card } { $who ->
    [You] von dir
   *[other] von { $who }
} hat Stärke { $printed }, zählt hier aber { $counts }. Warum, steht auf der Karte.
learn-end-title = Warum ein Match endet
learn-end = { $how ->
    [deck] { $loser ->
        [You] Du musst
       *[other] { $loser } muss
    } angreifen und { $loser ->
        [You] hast
       *[other] hat
    } keine Karte mehr
    [bench] { $loser ->
        [You] Du brauchst
       *[other] { $loser } braucht
    } mehr als { $seats } Plätze
   *[other] Das Match wird abgebrochen
}: { $who ->
    [You] Du gewinnst.
   *[other] { $who } gewinnt.
} Verlieren kannst du auf zwei Arten: Dein Deck kommt nicht an die Fahne heran, oder deine Bank braucht mehr als { $seats } Plätze.
learn-trophy-title = Trophäen und Fans
learn-trophy = { $mine ->
    [true] Du nimmst
   *[false] Der Roboter nimmt
} die Trophäe von Runde 1: Sie ist { $fans } Fans wert. Spätere Trophäen sind mehr wert, und auch manche Karten bringen Fans. Die Karten kommen zurück in die Decks, und die nächste Deck-Phase beginnt. Allein gewinnst du mit den meisten Fans nach { $rounds } Runden, oder schon vorher mit { $lead } mehr als der Roboter. Zu dritt oder mehr spielen die beiden mit den meisten Fans ein Finale.
learn-step = Schritt { $step } von { $steps }
