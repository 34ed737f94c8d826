# What cards of Challengers! say, in our own words


## What cards of Challengers! say, in our own words

card-face = { $name }, { $set }, fuerza { $power ->
    [round] según la ronda
   *[other] { $power }
}, nivel { $level }.{ $text ->
    [none] {""}
   *[other] {" "}{ $text }
}
card-face-small = { $name }, { $set }, fuerza { $power ->
    [round] según la ronda
   *[other] { $power }
}
card-sentence = { $when ->
    [attack] Durante el ataque: { $text }.
    [bench] Desde el banquillo: { $text }.
    [flag] En posesión de la bandera: { $text }.
    [gain] Al conseguir la bandera: { $text }.
    [loss] Pérdida de la bandera: { $text }.
    [picked] Al elegirla: { $text }.
   *[reveal] Al revelarla: { $text }.
}
card-power-is-round = Su fuerza es el número de la ronda.
card-if = { $text } si cuentas { $condition }
card-power = { $amount } de fuerza
card-power-per = { $amount } de fuerza por cada { $measure }
card-aura = { $during ->
    [attack] tus { $cards } tienen { $amount } de fuerza cuando atacan
    [flag] tus { $cards } tienen { $amount } de fuerza cuando tienen la bandera
   *[none] tus { $cards } tienen { $amount } de fuerza
}
card-cards = { $name ->
    [none] { $number ->
        [one] carta
       *[other] cartas
    }{ $set ->
        [none] {""}
       *[other] {" "}{ $set }
    }{ $level ->
        [none] {""}
       *[other] {" "}de nivel { $level }
    }{ $power ->
        [none] {""}
       *[other] {" "}de fuerza { $power }
    }{ $most ->
        [none] {""}
       *[other] {" "}de fuerza { $most } o menos
    }
   *[other] { $number ->
        [one] carta
       *[other] cartas
    } { $name }
}
card-count-cards = { $cards } { $whose ->
    [opponent] { $zone ->
        [deck] en lo que queda del mazo rival
        [exhaust] en la pila de agotadas del rival
       *[bench] en el banquillo del rival
    }
   *[own] { $zone ->
        [deck] en lo que queda de tu mazo
        [exhaust] en tu pila de agotadas
       *[bench] en tu banquillo
    }
}
card-count-sets = { $how ->
    [each] set presente
   *[other] sets presentes
} en { $whose ->
    [opponent] el banquillo del rival
   *[own] tu banquillo
}
card-count-empty-seats = { $how ->
    [each] asiento libre
   *[other] asientos libres
} en { $whose ->
    [opponent] el banquillo del rival
   *[own] tu banquillo
}
card-count-trophies = { $number ->
    [one] trofeo
   *[other] trofeos
} { $whose ->
    [opponent] que tiene el rival
   *[own] que tienes
}
card-none-of = 0 { $measure }
card-at-most = como máximo { $number } { $measure }
card-at-least = al menos { $number } { $measure }
card-move-self = esta carta va { $target ->
    [exhaust] a tu pila de agotadas, no al banquillo
    [removed] fuera de tu mazo para siempre
    [bottom] debajo de tu mazo
   *[top] encima de tu mazo
}
card-move-pile = { $number ->
    [one] la primera carta
   *[other] las primeras { $number } cartas
} de la pila { $level } { $target ->
    [exhaust] { $number ->
        [one] va
       *[other] van
    } a { $whose ->
        [opponent] la pila de agotadas del rival
       *[own] tu pila de agotadas
    }
    [bottom] { $number ->
        [one] va
       *[other] van
    } sin mirar debajo { $whose ->
        [opponent] del mazo rival
       *[own] de tu mazo
    }
   *[top] { $number ->
        [one] va
       *[other] van
    } sin mirar encima { $whose ->
        [opponent] del mazo rival
       *[own] de tu mazo
    }
}
card-move = { $source ->
    [top] { $number ->
        [one] la carta de arriba
       *[other] las { $number } cartas de arriba
    } { $whose ->
        [opponent] del mazo rival
       *[own] de tu mazo
    } { $number ->
        [one] pasa
       *[other] pasan
    }
    [bottom] { $number ->
        [one] la carta de abajo
       *[other] las { $number } cartas de abajo
    } { $whose ->
        [opponent] del mazo rival
       *[own] de tu mazo
    } { $number ->
        [one] pasa
       *[other] pasan
    }
   *[bench] { $who ->
        [opponent] el rival { $may ->
            [may] puede pasar { $number ->
                [one] 1
               *[other] hasta { $number }
            }
           *[must] debe pasar { $number }
        }
       *[you] { $may ->
            [may] puedes pasar { $number ->
                [one] 1
               *[other] hasta { $number }
            }
           *[must] pasa { $number }
        }
    } { $cards } { $whose ->
        [opponent] { $source ->
            [deck] { $who ->
                [opponent] de su mazo
               *[you] del mazo rival
            }, buscando en él,
            [exhaust] { $who ->
                [opponent] de su pila de agotadas
               *[you] de la pila de agotadas del rival
            }
           *[bench] { $who ->
                [opponent] de su banquillo
               *[you] del banquillo del rival
            }
        }
       *[own] { $source ->
            [deck] de tu mazo, buscando en él,
            [exhaust] de tu pila de agotadas
           *[bench] de tu banquillo
        }
    }
} { $target ->
    [exhaust] a
    [removed] fuera, para siempre, de
    [bottom] debajo de
    [bench] a
   *[top] encima de
} { $whose ->
    [opponent] su
   *[own] tu
} { $target ->
    [exhaust] pila de agotadas
    [bench] banquillo
   *[top] mazo
}
card-arrange = mira las { $number } cartas de arriba de tu mazo y { $target ->
    [top] devuélvelas arriba en el orden que quieras
   *[ends] deja una arriba y la otra debajo del mazo
}
card-fans = { $who ->
    [opponent] el rival toma { $number ->
        [one] un hincha
       *[other] { $number } hinchas
    }
   *[you] toma { $number ->
        [one] un hincha
       *[other] { $number } hinchas
    }
}
card-fans-per = { $who ->
    [opponent] el rival toma { $number ->
        [one] un hincha
       *[other] { $number } hinchas
    }
   *[you] toma { $number ->
        [one] un hincha
       *[other] { $number } hinchas
    }
} por cada { $measure }
card-next = la próxima carta que reveles tiene { $amount } de fuerza en su ataque
card-extra-pick = puedes retirar { $number } { $cards } de tu mazo para elegir una carta más
