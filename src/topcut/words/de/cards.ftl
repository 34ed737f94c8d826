# What cards of Challengers! say, in our own words


## What cards of Challengers! say, in our own words

card-face = { $name }, { $set }, Stärke { $power ->
    [round] wie die Runde
   *[other] { $power }
}, Stufe { $level }.{ $text ->
    [none] {""}
   *[other] {" "}{ $text }
}
card-face-small = { $name }, { $set }, Stärke { $power ->
    [round] wie die Runde
   *[other] { $power }
}
card-sentence = { $when ->
    [attack] Während des Angriffs: { $text }.
    [bench] Von der Bank: { $text }.
    [flag] Im Fahnenbesitz: { $text }.
    [gain] Wenn sie die Fahne bekommt: { $text }.
    [loss] Fahnenverlust: { $text }.
    [picked] Beim Auswählen: { $text }.
   *[reveal] Beim Aufdecken: { $text }.
}
card-power-is-round = Ihre Stärke ist die Nummer der Runde.
card-if = { $text } bei { $condition }
card-power = { $amount } Stärke
card-power-per = { $amount } Stärke je { $measure }
card-aura = { $during ->
    [attack] { $amount } Stärke beim Angriff für deine { $cards }
    [flag] { $amount } Stärke im Fahnenbesitz für deine { $cards }
   *[none] { $amount } Stärke für deine { $cards }
}
card-cards = { $name ->
    [none] { $number ->
        [one] Karte
       *[other] Karten
    }{ $set ->
        [none] {""}
       *[other] {" "}({ $set })
    }{ $level ->
        [none] {""}
       *[other] {" "}der Stufe { $level }
    }{ $power ->
        [none] {""}
       *[other] {" "}mit Stärke { $power }
    }{ $most ->
        [none] {""}
       *[other] {" "}mit höchstens Stärke { $most }
    }
   *[other] { $number ->
        [one] Karte
       *[other] Karten
    } „{ $name }“
}
card-count-cards = { $cards } { $whose ->
    [opponent] { $zone ->
        [deck] im gegnerischen Deck
        [exhaust] im gegnerischen Erschöpfungsstapel
       *[bench] auf der gegnerischen Bank
    }
   *[own] { $zone ->
        [deck] in deinem Deck
        [exhaust] in deinem Erschöpfungsstapel
       *[bench] auf deiner Bank
    }
}
card-count-sets = { $how ->
    [each] Set
   *[other] Sets
} auf { $whose ->
    [opponent] der gegnerischen Bank
   *[own] deiner Bank
}
card-count-empty-seats = { $how ->
    [each] Leerplatz
   *[other] Leerplätzen
} auf { $whose ->
    [opponent] der gegnerischen Bank
   *[own] deiner Bank
}
card-count-trophies = { $number ->
    [one] Trophäe
   *[other] Trophäen
} { $whose ->
    [opponent] beim Gegenüber
   *[own] bei dir
}
card-none-of = weniger als 1 { $measure }
card-at-most = höchstens { $number } { $measure }
card-at-least = mindestens { $number } { $measure }
card-move-self = sie kommt { $target ->
    [exhaust] auf deinen Erschöpfungsstapel, nicht auf die Bank
    [removed] endgültig aus deinem Deck
    [bottom] unter dein Deck
   *[top] oben auf dein Deck
}
card-move-pile = { $number ->
    [one] die erste Karte
   *[other] die ersten { $number } Karten
} von Stapel { $level } { $target ->
    [exhaust] { $number ->
        [one] kommt
       *[other] kommen
    } auf { $whose ->
        [opponent] den gegnerischen
       *[own] deinen
    } Erschöpfungsstapel
    [bottom] { $number ->
        [one] kommt
       *[other] kommen
    } ungesehen unter { $whose ->
        [opponent] das gegnerische
       *[own] dein
    } Deck
   *[top] { $number ->
        [one] kommt
       *[other] kommen
    } ungesehen oben auf { $whose ->
        [opponent] das gegnerische
       *[own] dein
    } Deck
}
card-move = { $source ->
    [top] { $number ->
        [one] die oberste Karte
       *[other] die obersten { $number } Karten
    } { $whose ->
        [opponent] des gegnerischen
       *[own] deines
    } Decks { $number ->
        [one] kommt
       *[other] kommen
    }
    [bottom] { $number ->
        [one] die unterste Karte
       *[other] die untersten { $number } Karten
    } { $whose ->
        [opponent] des gegnerischen
       *[own] deines
    } Decks { $number ->
        [one] kommt
       *[other] kommen
    }
   *[bench] { $who ->
        [opponent] dein Gegenüber { $may ->
            [may] darf { $number ->
                [one] 1
               *[other] bis zu { $number }
            }
           *[must] muss { $number }
        }
       *[you] du { $may ->
            [may] darfst { $number ->
                [one] 1
               *[other] bis zu { $number }
            }
           *[must] musst { $number }
        }
    } { $cards } { $source ->
        [deck] aus { $whose ->
            [opponent] { $who ->
                [opponent] dem eigenen
               *[you] dem gegnerischen
            }
           *[own] deinem
        } Deck, das durchsucht wird,
        [exhaust] aus { $whose ->
            [opponent] { $who ->
                [opponent] dem eigenen
               *[you] dem gegnerischen
            }
           *[own] deinem
        } Erschöpfungsstapel
       *[bench] von { $whose ->
            [opponent] { $who ->
                [opponent] der eigenen
               *[you] der gegnerischen
            }
           *[own] deiner
        } Bank
    }
} { $target ->
    [exhaust] auf { $whose ->
        [opponent] den gegnerischen
       *[own] deinen
    } Erschöpfungsstapel
    [removed] endgültig aus { $whose ->
        [opponent] dem gegnerischen
       *[own] deinem
    } Deck
    [bottom] unter { $whose ->
        [opponent] das gegnerische
       *[own] dein
    } Deck
    [bench] auf { $whose ->
        [opponent] die gegnerische
       *[own] deine
    } Bank
   *[top] oben auf { $whose ->
        [opponent] das gegnerische
       *[own] dein
    } Deck
}{ $source ->
    [top] {""}
    [bottom] {""}
   *[bench] { $target ->
        [removed] {" "}entfernen
       *[top] {" "}legen
    }
}
card-arrange = sieh dir die obersten { $number } Karten deines Decks an und leg { $target ->
    [top] sie in beliebiger Reihenfolge wieder obenauf
   *[ends] eine obenauf, die andere unter das Deck
}
card-fans = { $who ->
    [opponent] dein Gegenüber nimmt { $number ->
        [one] einen Fan
       *[other] { $number } Fans
    }
   *[you] nimm { $number ->
        [one] einen Fan
       *[other] { $number } Fans
    }
}
card-fans-per = { $who ->
    [opponent] dein Gegenüber nimmt { $number ->
        [one] einen Fan
       *[other] { $number } Fans
    }
   *[you] nimm { $number ->
        [one] einen Fan
       *[other] { $number } Fans
    }
} je { $measure }
card-next = die nächste Karte, die du aufdeckst, hat { $amount } Stärke in ihrem Angriff
card-extra-pick = du darfst { $number } { $cards } aus deinem Deck entfernen, um eine Karte mehr auszuwählen
