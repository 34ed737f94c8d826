# What cards of Challengers! say, in our own words


## What cards of Challengers! say, in our own words

card-face = { $name }, { $set }, power { $power ->
    [round] as the round
   *[other] { $power }
}, level { $level }.{ $text ->
    [none] {""}
   *[other] {" "}{ $text }
}
card-face-small = { $name }, { $set }, power { $power ->
    [round] as the round
   *[other] { $power }
}
card-sentence = { $when ->
    [attack] During the attack: { $text }.
    [bench] From the bench: { $text }.
    [flag] In flag possession: { $text }.
    [gain] When it gets the flag: { $text }.
    [loss] Flag loss: { $text }.
    [picked] When picked: { $text }.
   *[reveal] When revealed: { $text }.
}
card-power-is-round = Its power is the number of the round.
card-if = { $text } if you count { $condition }
card-power = { $amount } power
card-power-per = { $amount } power for each { $measure }
card-aura = { $during ->
    [attack] your { $cards } have { $amount } power when they attack
    [flag] your { $cards } have { $amount } power when they hold the flag
   *[none] your { $cards } have { $amount } power
}
card-cards = { $name ->
    [none] { $set ->
        [none] {""}
       *[other] { $set }{" "}
    }{ $level ->
        [none] {""}
       *[other] level { $level }{" "}
    }{ $number ->
        [one] card
       *[other] cards
    }{ $power ->
        [none] {""}
       *[other] {" "}of power { $power }
    }{ $most ->
        [none] {""}
       *[other] {" "}of power { $most } or less
    }
   *[other] { $name } { $number ->
        [one] card
       *[other] cards
    }
}
card-count-cards = { $cards } { $whose ->
    [opponent] { $zone ->
        [deck] left in the opponent's deck
        [exhaust] in the opponent's exhaust pile
       *[bench] on the opponent's bench
    }
   *[own] { $zone ->
        [deck] left in your deck
        [exhaust] in your exhaust pile
       *[bench] on your bench
    }
}
card-count-sets = { $how ->
    [each] set
   *[other] sets
} found on { $whose ->
    [opponent] the opponent's bench
   *[own] your bench
}
card-count-empty-seats = { $how ->
    [each] seat
   *[other] seats
} still empty on { $whose ->
    [opponent] the opponent's bench
   *[own] your bench
}
card-count-trophies = { $number ->
    [one] trophy
   *[other] trophies
} { $whose ->
    [opponent] the opponent holds
   *[own] you hold
}
card-none-of = no { $measure }
card-at-most = at most { $number } { $measure }
card-at-least = at least { $number } { $measure }
card-move-self = it goes { $target ->
    [exhaust] into your exhaust pile, not on the bench
    [removed] out of your deck for good
    [bottom] under your deck
   *[top] on top of your deck
}
card-move-pile = { $number ->
    [one] the first card
   *[other] the first { $number } cards
} of pile { $level } { $target ->
    [exhaust] { $number ->
        [one] goes
       *[other] go
    } into { $whose ->
        [opponent] the opponent's
       *[own] your
    } exhaust pile
    [bottom] { $number ->
        [one] goes
       *[other] go
    } unseen under { $whose ->
        [opponent] the opponent's
       *[own] your
    } deck
   *[top] { $number ->
        [one] goes
       *[other] go
    } unseen on top of { $whose ->
        [opponent] the opponent's
       *[own] your
    } deck
}
card-move = { $source ->
    [top] the top { $number ->
        [one] card
       *[other] { $number } cards
    } of { $whose ->
        [opponent] the opponent's
       *[own] your
    } deck { $number ->
        [one] goes
       *[other] go
    }
    [bottom] the bottom { $number ->
        [one] card
       *[other] { $number } cards
    } of { $whose ->
        [opponent] the opponent's
       *[own] your
    } deck { $number ->
        [one] goes
       *[other] go
    }
   *[bench] { $who ->
        [opponent] the opponent { $may ->
            [may] may put { $number ->
                [one] 1
               *[other] up to { $number }
            }
           *[must] must put { $number }
        }
       *[you] { $may ->
            [may] you may put { $number ->
                [one] 1
               *[other] up to { $number }
            }
           *[must] put { $number }
        }
    } { $cards } from { $whose ->
        [opponent] { $who ->
            [opponent] their own
           *[you] the opponent's
        }
       *[own] your
    } { $source ->
        [deck] deck, which is searched,
        [exhaust] exhaust pile
       *[bench] bench
    }
} { $target ->
    [exhaust] into
    [removed] for good out of
    [bottom] under
    [bench] on
   *[top] on top of
} { $whose ->
    [opponent] their
   *[own] your
} { $target ->
    [exhaust] exhaust pile
    [bench] bench
   *[top] deck
}
card-arrange = look at the top { $number } cards of your deck and lay { $target ->
    [top] them back on top in any order
   *[ends] one on top, the other under the deck
}
card-fans = { $who ->
    [opponent] the opponent takes { $number ->
        [one] a fan
       *[other] { $number } fans
    }
   *[you] take { $number ->
        [one] a fan
       *[other] { $number } fans
    }
}
card-fans-per = { $who ->
    [opponent] the opponent takes { $number ->
        [one] a fan
       *[other] { $number } fans
    }
   *[you] take { $number ->
        [one] a fan
       *[other] { $number } fans
    }
} for each { $measure }
card-next = the next card you reveal has { $amount } power in its attack
card-extra-pick = you may remove { $number } { $cards } from your deck to pick one more card
