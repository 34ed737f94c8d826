# What cards of Challengers! say, in our own words


## What cards of Challengers! say, in our own words

card-face = { $name }, { $set }, force { $power ->
    [round] égale à la manche
   *[other] { $power }
}, niveau { $level }.{ $text ->
    [none] {""}
   *[other] {" "}{ $text }
}
card-face-small = { $name }, { $set }, force { $power ->
    [round] égale à la manche
   *[other] { $power }
}
card-sentence = { $when ->
    [attack] Pendant l’attaque : { $text }.
    [bench] Depuis le banc : { $text }.
    [flag] En possession du drapeau : { $text }.
    [gain] À la prise du drapeau : { $text }.
    [loss] À la perte du drapeau : { $text }.
    [picked] Quand elle est prise : { $text }.
   *[reveal] Quand elle est révélée : { $text }.
}
card-power-is-round = Sa force est le numéro de la manche.
card-if = { $text } (condition : { $condition })
card-power = { $amount } de force
card-power-per = { $amount } de force pour chaque { $measure }
card-aura = { $during ->
    [attack] vos { $cards } ont { $amount } de force quand elles attaquent
    [flag] vos { $cards } ont { $amount } de force quand elles tiennent le drapeau
   *[none] vos { $cards } ont { $amount } de force
}
card-cards = { $name ->
    [none] { $number ->
        [one] carte
       *[other] cartes
    }{ $set ->
        [none] {""}
       *[other] {" "}{ $set }
    }{ $level ->
        [none] {""}
       *[other] {" "}de niveau { $level }
    }{ $power ->
        [none] {""}
       *[other] {" "}de force { $power }
    }{ $most ->
        [none] {""}
       *[other] {" "}de force { $most } ou moins
    }
   *[other] { $number ->
        [one] carte
       *[other] cartes
    } { $name }
}
card-count-cards = { $cards } { $whose ->
    [opponent] { $zone ->
        [deck] encore dans le deck adverse
        [exhaust] dans la pile d’épuisement adverse
       *[bench] sur le banc adverse
    }
   *[own] { $zone ->
        [deck] encore dans votre deck
        [exhaust] dans votre pile d’épuisement
       *[bench] sur votre banc
    }
}
card-count-sets = { $how ->
    [each] set
   *[other] sets
} sur { $whose ->
    [opponent] le banc adverse
   *[own] votre banc
}
card-count-empty-seats = { $how ->
    [each] place encore libre
   *[other] places encore libres
} sur { $whose ->
    [opponent] le banc adverse
   *[own] votre banc
}
card-count-trophies = { $number ->
    [one] trophée
   *[other] trophées
} { $whose ->
    [opponent] chez l’adversaire
   *[own] chez vous
}
card-none-of = pas de { $measure }
card-at-most = au plus { $number } { $measure }
card-at-least = au moins { $number } { $measure }
card-move-self = elle { $target ->
    [exhaust] va dans votre pile d’épuisement, pas sur le banc
    [removed] quitte votre deck pour de bon
    [bottom] va sous votre deck
   *[top] va sur le dessus de votre deck
}
card-move-pile = { $number ->
    [one] la première carte
   *[other] les { $number } premières cartes
} de la pile { $level } { $target ->
    [exhaust] { $number ->
        [one] va
       *[other] vont
    } dans { $whose ->
        [opponent] la pile d’épuisement adverse
       *[own] votre pile d’épuisement
    }
    [bottom] { $number ->
        [one] va sans être vue
       *[other] vont sans être vues
    } sous { $whose ->
        [opponent] le deck adverse
       *[own] votre deck
    }
   *[top] { $number ->
        [one] va sans être vue
       *[other] vont sans être vues
    } sur le dessus { $whose ->
        [opponent] du deck adverse
       *[own] de votre deck
    }
}
card-move = { $source ->
    [top] { $number ->
        [one] la carte
       *[other] les { $number } cartes
    } du dessus { $whose ->
        [opponent] du deck adverse
       *[own] de votre deck
    } { $number ->
        [one] va
       *[other] vont
    }
    [bottom] { $number ->
        [one] la carte
       *[other] les { $number } cartes
    } du dessous { $whose ->
        [opponent] du deck adverse
       *[own] de votre deck
    } { $number ->
        [one] va
       *[other] vont
    }
   *[bench] { $who ->
        [opponent] l’adversaire { $may ->
            [may] peut mettre { $number ->
                [one] 1
               *[other] jusqu’à { $number }
            }
           *[must] doit mettre { $number }
        }
       *[you] { $may ->
            [may] vous pouvez mettre { $number ->
                [one] 1
               *[other] jusqu’à { $number }
            }
           *[must] mettez { $number }
        }
    } { $cards } { $source ->
        [deck] { $whose ->
            [opponent] { $who ->
                [opponent] de son propre deck, à fouiller,
               *[you] du deck adverse, à fouiller,
            }
           *[own] de votre deck, à fouiller,
        }
        [exhaust] { $whose ->
            [opponent] { $who ->
                [opponent] de sa propre pile d’épuisement
               *[you] de la pile d’épuisement adverse
            }
           *[own] de votre pile d’épuisement
        }
       *[bench] { $whose ->
            [opponent] { $who ->
                [opponent] de son propre banc
               *[you] du banc adverse
            }
           *[own] de votre banc
        }
    }
} { $target ->
    [exhaust] dans
    [removed] pour de bon hors de
    [bottom] sous
    [bench] sur
   *[top] sur le dessus de
} { $whose ->
    [opponent] { $target ->
        [exhaust] sa
       *[top] son
    }
   *[own] votre
} { $target ->
    [exhaust] pile d’épuisement
    [bench] banc
   *[top] deck
}
card-arrange = regardez les { $number } cartes du dessus de votre deck et { $target ->
    [top] remettez-les dessus dans l’ordre de votre choix
   *[ends] mettez-en une dessus, l’autre sous le deck
}
card-fans = { $who ->
    [opponent] l’adversaire prend { $number ->
        [one] un fan
       *[other] { $number } fans
    }
   *[you] prenez { $number ->
        [one] un fan
       *[other] { $number } fans
    }
}
card-fans-per = { $who ->
    [opponent] l’adversaire prend { $number ->
        [one] un fan
       *[other] { $number } fans
    }
   *[you] prenez { $number ->
        [one] un fan
       *[other] { $number } fans
    }
} pour chaque { $measure }
card-next = la prochaine carte que vous révélez a { $amount } de force dans son attaque
card-extra-pick = vous pouvez retirer { $number } { $cards } de votre deck pour prendre une carte de plus
