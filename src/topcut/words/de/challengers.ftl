# Challengers!: what happens in a game and its matches


## Playing Challengers! in the terminal

challengers-won = Deck { $seat } gewinnt nach { $reveals ->
    [one] 1 aufgedeckten Karte
   *[other] { $reveals } aufgedeckten Karten
}: { $how ->
    [bench] Die andere Bank ist zu klein.
    [guard] Das Match dauerte zu lange, deshalb entscheidet die Fahne.
   *[deck] Das andere Deck erreicht die nötige Stärke nicht.
}
challengers-seed = Gemischt mit dem Seed „{ $seed }“: Derselbe Seed ergibt dieselben Karten.
play-welcome = Challengers! { $players ->
    [one] für dich allein gegen den Roboter
   *[other] mit { $players } Personen
}. Sieben Runden: Bau ein Deck, dann erobere die Fahne. Mit q hörst du auf, mit ? siehst du dein Deck.
play-solo-unused = Auf Stufe { $level } zieht der Roboter keine R-Karten, es kann also keine SOLO-Karte kommen. Mit --robot-level 2 bis 5 triffst du auf sie.
play-expert-slow = Der Expert-Bot denkt hier mit weniger Matches, weil numba fehlt. Damit er so gut spielt, wie er kann, installier Topcut mit dem Extra „planner“.
play-coach = Coach: gewinnt { $percent } % ± { $margin }.
play-coach-none = Keine Karte, und weiter wie bisher. { $chances }
play-turn = { $name }, du bist dran. Alle anderen schauen jetzt weg. Tipp y, { $name }, wenn nur du den Bildschirm siehst
play-look-again = Jetzt dürfen wieder alle schauen. Drück Enter
play-asked = Frage an { $name }:
play-round = Runde { $round } von { $rounds }
play-finalists = Die sieben Runden sind vorbei. { $first } und { $second } haben die meisten Fans und spielen das Finale.
play-final-decks = Vor dem Finale dürft ihr noch Karten entfernen.
play-standing = { $name }: { $tokens ->
    [one] 1 Fan-Plättchen
   *[other] { $tokens } Fan-Plättchen
}, { $count ->
    [0] keine Trophäe
    [one] die Trophäe von Runde { $trophies }
   *[other] die Trophäen der Runden { $trophies }
}{ $fans ->
    [hidden] {" "}(Fans verdeckt)
    [one] : zusammen 1 Fan
   *[other] : zusammen { $fans } Fans
}
play-you = Du
play-robot = Roboter
play-half = Deck { $number }
printed-plans = Plätze nach den gedruckten Plänen
solo-title = Allein gegen den Roboter
solo-name = Challenger
table-title = Tisch von { $name }
tables-said = Gespeichert. Es gilt für den nächsten Tisch, der geöffnet wird.
ring-refused = An keinem Tisch wartet noch jemand auf dieses Handy. Frag nach und tipp die Buchstaben noch einmal ein.
stood-up = { $player } ist vom Tisch aufgestanden. Der Platz ist wieder frei.
lobby-here = { $count ->
    [0] Noch ist niemand da
    [one] Du bist da
   *[other] { $count } sind da
}
table-clock = { $minutes ->
    [0] keine: ganz in Ruhe
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
table-pace = { $pace ->
    [calm] gemütlich, alle drei Sekunden
    [at-once] sofort
   *[other] zügig, jede Sekunde
}
bot-plays = { $bot ->
    [random] Zufall: nimmt irgendeine Karte
    [greedy] Raffzahn: nimmt die stärkste
    [drafter] Tüftler: probiert Matches aus
   *[expert] Profi: probiert Hunderte aus
}
tables-who = { $who ->
    [nobody] Niemand
    [accounts] Alle mit einem Konto
   *[other] Alle, die auf diese Seite kommen
}
tables-open = { $count ->
    [0] Kein Tisch ist offen
    [one] 1 Tisch ist offen
   *[other] { $count } Tische sind offen
}
game-last = { $won ->
    [yes] Gewonnen:
   *[no] Verloren:
} { $round ->
    [8] das Finale
   *[other] Runde { $round }
}{ $fans ->
    [none] .
    [one] . Die Trophäe hat 1 Fan.
   *[other] . Die Trophäe hat { $fans } Fans.
}
game-waits = { $count ->
    [0] Die Matches beginnen.
    [one] Eine Person wählt noch.
   *[other] { $count } Personen wählen noch.
}
game-has = { $name ->
    [0] Neu in deinem Deck
    [one] Davon hast du schon 1
   *[other] Davon hast du schon { $name }
}, { $set ->
    [0] noch keine Karte aus { $which }
    [one] 1 Karte aus { $which }
   *[other] { $set } Karten aus { $which }
}
game-then = Dein Deck hätte { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
game-level = { $level ->
    [S] Start
   *[other] Stufe { $level }
}
game-then-names = { $more ->
    [yes] { $names } verschiedene Namen, einer mehr als jetzt
   *[other] { $names } verschiedene Namen, wie jetzt
}
game-pile = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
game-give-up = { $number ->
    [one] Du verzichtest auf 1 Karte.
   *[other] Du verzichtest auf { $number } Karten.
}
game-deck = Mein Deck, { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
game-seat = { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
}{ $worth ->
    [none] {""}
   *[other] {" "}im Wert von { $worth }
}, { $fans ->
    [one] 1 Fan-Plättchen
   *[other] { $fans } Fan-Plättchen
}{ $cards ->
    [none] {""}
    [one] , 1 Karte
   *[other] , { $cards } Karten
}
game-total = { $fans ->
    [one] 1 Fan
   *[other] { $fans } Fans
}, { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
}
play-bot = { bot-name } { $seat }
bot-name = { $bot ->
    [random] Zufall
    [greedy] Raffzahn
    [drafter] Tüftler
   *[expert] Profi
}
play-deck = Dein Deck, { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}:
play-ask-draw = Von welchem Stapel ziehst du fünf Karten: { $levels } (Enter für { $highest })
play-drawn = Du ziehst:
play-ask-pick = Wähl eine Karte aus (noch { $number }): ihre Nummer{ $redraw ->
    [true] , r für neue Karten
   *[false] {""}
}, oder 0 für keine
play-ask-none = Du könntest noch { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} auswählen. Keine davon nehmen? Tipp j, um zu verzichten, oder drück Enter, um noch einmal zu schauen
play-ask-remove = Entfern eine Karte aus deinem Deck: ihre Nummer, oder Enter für weiter
play-ask-empty = Das ist deine letzte Karte, und ein leeres Deck verliert. Trotzdem entfernen (j oder n)
play-ask-pay = { $card } von dir: Entfern eine Karte, um eine mehr auszuwählen: ihre Nummer{ $may ->
    [true] , oder Enter für keine
   *[false] {""}
}
play-ask-move = { $card } { $owner ->
    [You] von dir
   *[other] von { $owner }
} ({ $text }) Welche Karte: ihre Nummer{ $may ->
    [true] , oder Enter für keine
   *[false] {""}
}
play-ask-top = { $card } von dir: Welche Karte kommt obenauf
play-not-there = Mögliche Antworten sind { $possible }.
play-match = { $final ->
    [true] Das Finale:{" "}
   *[false] {""}
}{ $first } gegen { $second ->
    [You] dich
   *[other] { $second }
}. { $begins ->
    [You] Du deckst
   *[other] { $begins } deckt
} die erste Karte auf.
play-park = { $who }: { $flag ->
    [none] { $attack ->
        [none] {""}
       *[other] im Angriff { $attack }{ $total ->
            [none] {""}
           *[other] , bisher { $total }
        };{" "}
    }
   *[other] die Fahne liegt auf { $flag }, zu erreichen sind { $total };{" "}
}{ $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Deck, auf der Bank { $bench ->
    [none] nichts
   *[other] { $bench }
}, erschöpft { $exhaust ->
    [none] nichts
   *[other] { $exhaust }
}.
play-reveal = { $who ->
    [You] Du deckst
   *[other] { $who } deckt
} { $card } auf: { $total } { $need ->
    [none] Stärke.
   *[other] gegen { $need }.
}
play-reveal-plain = { $who ->
    [You] Du deckst
   *[other] { $who } deckt
} { $card } auf.
play-total = { $who ->
    [You] Du hast
   *[other] { $who } hat
} { $total } { $need ->
    [none] Stärke mit { $card }.
   *[other] gegen { $need }.
}
play-flag = { $card } { $who ->
    [You] von dir
   *[other] von { $who }
} hat die Fahne, mit Stärke { $total }.
play-bench = Auf { $who ->
    [You] deine Bank
   *[other] die Bank von { $who }
}: { $cards }{ $over ->
    [true] , und die hat nur { $most } Plätze für { $seats } Namen.
   *[false] , { $seats } von { $most } Plätzen belegt.
}
play-whose = { $who ->
    [You] deine Seite
   *[other] { $same ->
        [true] eigene Seite
       *[false] Seite von { $who }
    }
}
play-unseen = eine verdeckte Karte
play-move = { $by } { $owner ->
    [You] von dir
   *[other] von { $owner }
} bewegt { $card } ({ $whose }) { $source ->
    [self] aus dem Park
    [bench] von der Bank
    [exhaust] vom Erschöpfungsstapel
    [bottom] unten aus dem Deck
    [pile-A] von Stapel A
    [pile-B] von Stapel B
    [pile-C] von Stapel C
   *[top] aus dem Deck
} { $target ->
    [bench] auf die Bank
    [exhaust] auf den Erschöpfungsstapel
    [removed] ganz aus dem Deck
    [bottom] unter das Deck
   *[top] oben auf das Deck
}{ $to ->
   *[other] {""}
}.
play-arrange = { $who ->
    [You] Du siehst dir deine obersten Karten an und legst
   *[other] { $who } sieht sich die obersten Karten an und legt
} sie zurück.
play-fans = { $card } { $owner ->
    [You] von dir
   *[other] von { $owner }
} bringt { $who ->
    [You] dir{" "}
   *[other] { $same ->
        [true] {""}
       *[false] { $who }{" "}
    }
}{ $number ->
    [one] 1 Fan.
   *[other] { $number } Fans.
}
play-next = { $card } { $who ->
    [You] von dir
   *[other] von { $who }
}: { $number } Stärke mehr für { $who ->
    [You] deine
   *[other] die
} nächste Karte.
play-end = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
} das Match: { $how ->
    [bench] Auf der anderen Bank ist kein Platz mehr frei.
    [left] Das Gegenüber ist gegangen.
    [guard] Es dauerte zu lange.
   *[deck] Das andere Deck erreicht die nötige Stärke nicht.
}
play-trophy = { $who ->
    [You] Du gewinnst
   *[other] { $who } gewinnt
} die Trophäe von Runde { $round }{ $fans ->
    [hidden] .{ $later ->
        [true] {" "}Was sie wert ist, { $who ->
            [You] siehst nur du.
           *[other] sieht nur { $who }.
        }
       *[false] {""}
    }
    [one] . { $who ->
        [You] Deine Trophäe
       *[other] Sie
    } ist 1 Fan wert.
   *[other] . { $who ->
        [You] Deine Trophäe
       *[other] Sie
    } ist { $fans } Fans wert.
}
play-trophy-box = Die Trophäe von Runde { $round } kommt zurück in die Schachtel.
play-go-on = Weiter mit Enter
play-won = { $name ->
    [You] Du gewinnst Challengers! Glückwunsch.
   *[other] { $name } gewinnt Challengers!
}
play-goodbye = Bis bald. Der Seed dieses Spiels war „{ $seed }“.
board-begins = { $second ->
    [You] Du gegen { $first }
   *[other] { $first } gegen { $second }
}. { $begins ->
    [You] Du deckst
   *[other] { $begins } deckt
} die erste Karte auf, { $tossed ->
    [true] weil die Fahne so gefallen ist.
   *[false] wegen der besseren Trophäe.
}
board-match = { $second ->
    [You] Du gegen { $first }
   *[other] { $first } gegen { $second }
}
board-title = { $second ->
    [You] Du gegen { $first }
   *[other] { $first } gegen { $second }
}, { $place ->
    [final] das Finale
   *[other] { $place }, Runde { $round }
}
board-bench = { $who ->
    [You] Deine Bank
   *[other] Bank von { $who }
}, { $taken } von { $seats } Plätzen belegt
board-attack = { $who ->
    [You] Dein Angriff
   *[other] Angriff von { $who }
}, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-holds = { $who ->
    [You] Du hast
   *[other] { $who } hat
} die Fahne
board-lost-flag = { $who ->
    [You] Du hast
   *[other] { $who } hat
} die Fahne verloren
board-attacks = { $who ->
    [You] Du greifst
   *[other] { $who } greift
} an
board-nothing = { $who ->
    [You] Von dir
   *[other] Von { $who }
} liegt noch nichts im Park
board-under = Darunter: { $cards }
board-waiting = { $power } Stärke mehr für die nächste Karte
board-waits = { $who ->
    [You] Alle warten auf dich.
   *[other] { $who } muss etwas entscheiden.
}
board-won = { $who ->
    [You] Du hast dieses Match gewonnen.
   *[other] { $who } hat dieses Match gewonnen.
}
tale-final = { $winner } schlug { $loser } im Finale, in dem { $reveals } Karten kamen, und gewann das Spiel.
tale-lead = { $winner } gewann das Spiel nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, mit { tale-fans } zu { $others }.
tale-alone = { $winner } gewann das Spiel mit { tale-fans }; alle anderen waren gegangen.
tale-nobody = Niemand gewann das Spiel: Alle waren gegangen.
tale-fans = { $fans ->
    [one] 1 Fan
   *[other] { $fans } Fans
}
tale-in = { $round ->
    [final] im Finale
   *[other] in Runde { $round }
}
tale-closest = Kein Match war knapper als das { tale-in }: { $loser } { $lack ->
    [one] fehlte gegen { $winner } nur 1 Stärke
   *[other] fehlten gegen { $winner } nur { $lack } Stärke
}, als die letzte Karte lag.
tale-no-closest = Kein Match entschied sich mit der letzten Karte eines Decks.
tale-longest = Kein Match war länger als das { tale-in }: { $winner } schlug { $loser } nach { $reveals } Karten.
tale-upset = Keine Überraschung war größer als die { tale-in }: { $winner } lag davor { $gap ->
    [one] 1 Fan
   *[other] { $gap } Fans
} hinter { $loser } und gewann.
tale-no-upset = Überraschungen gab es keine: Niemand schlug jemanden, der vor der Runde mehr Fans hatte.
tale-card = Keine Karte entschied mehr Matches als { $card }: Sie hatte am Ende die Fahne in { $matches ->
    [one] einem Match
   *[other] { $matches } Matches
}.
tale-no-card = Kein Match endete mit einer Karte im Fahnenbesitz.
tale-trophies = Niemand holte mehr Trophäen als { $winner }: { $count }, im Wert von { tale-fans }.
tale-no-trophies = Am Ende war niemand mehr da, um einen Rang zu bekommen.
choice-move = { $card } { $owner ->
    [You] von dir
   *[other] von { $owner }
}: Welche Karte { $to ->
    [bench] kommt auf die Bank?
    [exhaust] wird erschöpft?
    [removed] verlässt das Deck endgültig?
    [bottom] kommt unter das Deck?
   *[top] kommt oben auf das Deck?
}
choice-top = { $card } von dir: Welche Karte kommt oben auf dein Deck?

## The table of Challengers!

play-kept = Das Spiel ist gespeichert. Weiter geht es mit: topcut challengers play --resume { $name }
play-saved = Das Spiel ist als { $name } gespeichert. Ansehen mit topcut log, weitergeben mit topcut export, die Datei prüfen mit topcut verify.
