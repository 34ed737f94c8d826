# Challengers!: the table of phones


## Playing Challengers! in the terminal

companion-before = { $trophies ->
    [0] noch keine Trophäe
    [one] eine Trophäe, aus Runde { $rounds }
   *[other] { $trophies } Trophäen, aus den Runden { $rounds }
  } · { $tokens ->
    [one] ein Fan-Plättchen
   *[other] { $tokens } Fan-Plättchen
  }

## The table of Challengers!

signed-up-code = Dieses Handy ist eingeloggt. Wechselst du das Handy, ist dein Code { $code }. Schreib ihn auf: Er wird nur jetzt gezeigt.
companion-hello = { $title }, mit den echten Karten. Mit help seht ihr, was ihr tippen könnt.
companion-parks = Legt { $count ->
    [one] einen Park aus ({ $parks }), in die Mitte eine Fahne
   *[other] { $count } Parks aus ({ $parks }), in die Mitte jeweils eine Fahne
}, dazu einen Stapel aus sieben Trophäen, Runde 7 zuunterst (CG-04, CG-05).
companion-sets = Karten: { $sets }, nach Stufe getrennt und gemischt (CG-06).
companion-robot = Der Roboter spielt auf Stufe { $level }: seine Startkarten{ $left_out ->
    [0] {""}
   *[other] {" "}ohne { $out }
}{ $count ->
    [0] . (CG-33)
    [one] , und die R-Karte { $drawn }. (CG-35)
   *[other] , und die R-Karten { $drawn }. (CG-35, CG-38)
}
companion-trays = In ein Fach passen { $number } abgelegte Karten: Dann mischt sie und legt sie unter ihren Stapel (CG-11, Q9).
companion-keep-one = Niemand entfernt die letzte Karte des Decks (Q12).
companion-any-plan = Der Roboter nimmt irgendeinen Plan, nicht den, auf dem nur sein Symbol steht (CG-33).
companion-plans = Die Plätze unten kommen aus den Plänen von Topcut; die gedruckten Pläne in eurer Schachtel setzen euch anders. Um nach denen zu spielen, tippt in jeder Runde, wer wo sitzt, angefangen beim grünen Park, wie „{ $form }“.
companion-printed = Die gedruckten Pläne setzen alle anders.
companion-typing = Wenn ein Match vorbei ist, tippt, wer gewonnen hat und die Fans der Trophäe, wie „ana 3“.
companion-round = Runde { $round }: Wählt aus: { $either ->
    [one] { $picks }
   *[other] eins von { $picks }
}. Geht zu euren Parks.
companion-final = Das Finale. Beide dürfen Karten aus ihrem Deck entfernen; gezogen wird nicht (CG-32).
companion-park = { $park }: { $first } in Hälfte 1
companion-against = gegen { $second } in Hälfte 2.
companion-done = Das Ergebnis ist da.
companion-won = { $winner } gewinnt ({ $park }){ $fans ->
    [none] ; die Trophäe bleibt verdeckt.
    [one] : { $fans } Fan.
   *[other] : { $fans } Fans.
}
companion-final-won = { $winner } gewinnt das Finale. Mit Enter endet das Spiel.
companion-open = Noch im Spiel: { $parks }.
companion-enter = Alle Parks von Runde { $round } sind fertig. Weiter mit Enter, oder tippt standings.
companion-lead = { $winner } liegt { $lead ->
    [one] { $lead } Fan
   *[other] { $lead } Fans
} vorn und hat das Spiel gewonnen (CG-36). Mit Enter endet es.
companion-over = Das Spiel ist vorbei. { $winner ->
    [none] Alle sind gegangen.
   *[other] { $winner } hat gewonnen!
}
companion-trophy = Die Trophäe von { $player } aus Runde { $round } hat { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
}.
companion-corrected = Runde { $round } ist korrigiert. Der Plan bleibt, wie er ist.
companion-left = { $player } ist gegangen. Der Roboter übernimmt den Plan mit seinen Startkarten, und der Platz bekommt keinen Rang (Q62).
companion-undone = Der letzte Schritt ist zurückgenommen.
companion-kept = Alles ist gespeichert. Weiter geht es mit: topcut challengers companion { $name }
companion-key = Enter
companion-reason = GRUND
companion-help-result = Ana hat am eigenen Park gewonnen, eine Trophäe mit 3 Fans
companion-help-tokens = dasselbe, und Bo hat in dieser Runde 2 Fan-Plättchen bekommen
companion-help-hidden = Ana hat gewonnen, und die Trophäe bleibt verdeckt, bis gezählt wird
companion-help-next = die nächste Runde, das Finale oder das Ende
companion-help-seats = wer wo sitzt, und wer beginnt
companion-help-printed = wer nach euren gedruckten Plänen wo sitzt, angefangen beim grünen Park: in dieser Runde, oder in der nächsten, wenn alle Parks fertig sind
companion-help-plan = die nächste Runde nach dem Plan von Topcut, nach einer mit den gedruckten
companion-help-standings = wer vorn liegt, und warum
companion-help-trophy = was die Trophäe wert ist, die Ana in Runde 3 gewonnen hat
companion-help-correct = Runde 3 ging anders aus
companion-help-leave = Ana geht, der Roboter übernimmt
companion-help-undo = nimmt den letzten Schritt zurück
companion-help-setup = was auszulegen ist
companion-help-quit = hört auf; alles ist gespeichert
companion-picks = { $number } von Stufe { $level }
