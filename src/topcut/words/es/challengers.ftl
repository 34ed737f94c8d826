# Challengers!: what happens in a game and its matches


## Playing Challengers! in the terminal

challengers-won = Gana el mazo { $seat } después de { $reveals ->
    [one] 1 carta revelada
   *[other] { $reveals } cartas reveladas
}: { $how ->
    [bench] el otro banquillo se queda pequeño.
    [guard] el combate duraba demasiado, así que decide la bandera.
   *[deck] el otro mazo no puede llegar al total.
}
challengers-seed = Barajado con la semilla «{ $seed }»: la misma semilla da las mismas cartas.
play-welcome = Challengers! { $players ->
    [one] en solitario contra el Robot
   *[other] con { $players } jugadores
}. Siete rondas: monta un mazo y captura la bandera. Escribe q para salir, ? para ver tu mazo.
play-solo-unused = En el nivel { $level } el Robot no roba cartas R, así que no puede salir ninguna carta SOLO. Elige --robot-level de 2 a 5 para encontrarlas.
play-expert-slow = Aquí el experto piensa con menos combates, porque numba no está instalado. Para que juegue lo mejor que sabe, instala Topcut con su extra «planner».
play-coach = Entrenador: gana el { $percent } % ± { $margin }.
play-coach-none = Ninguna carta, y seguir así. { $chances }
play-turn = { $name }, te toca. Que nadie más mire ahora. Escribe y, { $name }, cuando solo tú veas la pantalla
play-look-again = Ya puede mirar todo el mundo. Pulsa Intro
play-asked = Pregunta para { $name }:
play-round = Ronda { $round } de { $rounds }
play-finalists = Se acabaron las siete rondas. { $first } y { $second } tienen más hinchas que nadie, y juegan la final.
play-final-decks = Antes de la final aún puedes retirar cartas.
play-standing = { $name }: { $tokens ->
    [one] 1 ficha de hincha
   *[other] { $tokens } fichas de hincha
}, { $count ->
    [0] ningún trofeo
    [one] el trofeo de la ronda { $trophies }
   *[other] los trofeos de las rondas { $trophies }
}{ $fans ->
    [hidden] {" "}(hinchas ocultos)
    [one] : 1 hincha en total
   *[other] : { $fans } hinchas en total
}
play-you = Tú
play-robot = Robot
play-half = Mazo { $number }
printed-plans = Asientos según los planes impresos
solo-title = En solitario contra el Robot
solo-name = Retador
table-title = La mesa de { $name }
tables-said = Guardado. Vale para la próxima mesa que se abra.
ring-refused = En la mesa ya nadie espera a este móvil. Pregunta, y teclea otra vez las letras.
stood-up = { $player } ha dejado la mesa. El asiento vuelve a estar libre.
lobby-here = { $count ->
    [0] Todavía no hay nadie
    [one] Estás aquí
   *[other] Hay { $count } personas aquí
}
table-clock = { $minutes ->
    [0] ninguno: tómate el tiempo que necesites
    [one] 1 minuto
   *[other] { $minutes } minutos
}
table-pace = { $pace ->
    [calm] con calma, cada tres segundos
    [at-once] al instante
   *[other] con brío, cada segundo
}
bot-plays = { $bot ->
    [random] al azar: elige cualquier carta
    [greedy] avaricioso: elige la más fuerte
    [drafter] estratega: prueba combates
   *[expert] experto: prueba cientos
}
tables-who = { $who ->
    [nobody] Nadie
    [accounts] Quienes tienen cuenta
   *[other] Cualquiera que llegue a esta página
}
tables-open = { $count ->
    [0] No hay ninguna mesa abierta
    [one] Hay 1 mesa abierta
   *[other] Hay { $count } mesas abiertas
}
game-last = { $won ->
    [yes] Has ganado
   *[no] Has perdido
} { $round ->
    [8] la final
   *[other] la ronda { $round }
}{ $fans ->
    [none] .
    [one] . El trofeo tiene 1 hincha.
   *[other] . El trofeo tiene { $fans } hinchas.
}
game-waits = { $count ->
    [0] Empiezan los combates.
    [one] Un jugador sigue eligiendo.
   *[other] { $count } jugadores siguen eligiendo.
}
game-has = { $name ->
    [0] Nueva en tu mazo
    [one] Tienes 1 con este nombre
   *[other] Tienes { $name } con este nombre
}, { $set ->
    [0] ninguna de { $which } todavía
    [one] 1 carta de { $which }
   *[other] { $set } cartas de { $which }
}
game-then = Tu mazo tendría { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}
game-level = { $level ->
    [S] inicial
   *[other] nivel { $level }
}
game-then-names = { $more ->
    [yes] { $names } nombres distintos, uno más que ahora
   *[other] { $names } nombres distintos, como ahora
}
game-pile = { $cards ->
    [one] 1 carta en la pila
   *[other] { $cards } cartas en la pila
}
game-give-up = { $number ->
    [one] Renuncias a elegir 1 carta.
   *[other] Renuncias a elegir { $number } cartas.
}
game-deck = Mi mazo, { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}
game-seat = { $trophies ->
    [one] 1 trofeo
   *[other] { $trophies } trofeos
}{ $worth ->
    [none] {""}
   *[other] {" "}(valor: { $worth })
}, { $fans ->
    [one] 1 ficha de hincha
   *[other] { $fans } fichas de hincha
}{ $cards ->
    [none] {""}
    [one] , 1 carta
   *[other] , { $cards } cartas
}
game-total = { $fans ->
    [one] 1 hincha
   *[other] { $fans } hinchas
}, { $trophies ->
    [one] 1 trofeo
   *[other] { $trophies } trofeos
}
play-bot = { bot-name } { $seat }
bot-name = { $bot ->
    [random] Azar
    [greedy] Avaricioso
    [drafter] Estratega
   *[expert] Experto
}
play-deck = Tu mazo, { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}:
play-ask-draw = De qué pila robas cinco cartas: { $levels } (Intro para { $highest })
play-drawn = Robas:
play-ask-pick = Elige una carta (quedan { $number }): su número{ $redraw ->
    [true] , r para volver a robar
   *[false] {""}
}, o 0 para ninguna
play-ask-none = Aún podrías elegir { $number ->
    [one] 1 carta
   *[other] { $number } cartas
}. ¿No eliges ninguna de estas? Escribe s para seguir sin ninguna, o pulsa Intro para volver a mirar
play-ask-remove = Retira una carta de tu mazo: su número, o Intro para seguir
play-ask-empty = Esa es tu última carta, y un mazo vacío pierde. ¿Retirarla de todos modos? (s o n)
play-ask-pay = { $card } (tuya): retira una carta para elegir otra más: su número{ $may ->
    [true] , o Intro para ninguna
   *[false] {""}
}
play-ask-move = { $card } { $owner ->
    [You] (tuya)
   *[other] de { $owner }
} ({ $text }) ¿Qué carta?: su número{ $may ->
    [true] , o Intro para ninguna
   *[false] {""}
}
play-ask-top = { $card } (tuya): qué carta va encima
play-not-there = Las respuestas posibles son { $possible }.
play-match = { $final ->
    [true] La final:{" "}
   *[false] {""}
}{ $first } contra { $second ->
    [You] ti
   *[other] { $second }
}. { $begins ->
    [You] Revelas tú
   *[other] Revela { $begins }
} la primera carta.
play-park = { $who }: { $flag ->
    [none] { $attack ->
        [none] {""}
       *[other] en el ataque { $attack }{ $total ->
            [none] {""}
           *[other] , { $total } de momento
        };{" "}
    }
   *[other] la bandera está en { $flag }, hay que llegar a { $total };{" "}
}{ $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
} en el mazo, en el banquillo { $bench ->
    [none] nada
   *[other] { $bench }
}, agotadas { $exhaust ->
    [none] ninguna
   *[other] { $exhaust }
}.
play-reveal = { $who ->
    [You] Revelas
   *[other] { $who } revela
} { $card }: { $total } { $need ->
    [none] de fuerza.
   *[other] contra { $need }.
}
play-reveal-plain = { $who ->
    [You] Revelas
   *[other] { $who } revela
} { $card }.
play-total = { $who ->
    [You] Tienes
   *[other] { $who } tiene
} { $total } { $need ->
    [none] de fuerza con { $card }.
   *[other] contra { $need }.
}
play-flag = { $card } { $who ->
    [You] (tuya)
   *[other] de { $who }
} tiene la bandera, con { $total } de fuerza.
play-bench = Al banquillo { $who ->
    [You] van tus cartas
   *[other] van las cartas de { $who }
}: { $cards }{ $over ->
    [true] . Solo tiene { $most } asientos para { $seats } nombres.
   *[false] . Asientos ocupados: { $seats } de { $most }.
}
play-whose = { $who ->
    [You] tuyo
   *[other] { $same ->
        [true] propio
       *[false] de { $who }
    }
}
play-unseen = una carta sin ver
play-move = { $by } { $owner ->
    [You] (tuya)
   *[other] de { $owner }
} mueve { $card } desde { $source ->
    [self] el parque
    [bench] el banquillo { $whose }
    [exhaust] la pila de agotadas { $whose }
    [bottom] el fondo del mazo { $whose }
    [pile-A] la pila A
    [pile-B] la pila B
    [pile-C] la pila C
   *[top] el mazo { $whose }
} { $target ->
    [bench] al banquillo { $to }
    [exhaust] a la pila de agotadas { $to }
    [removed] fuera del mazo { $to }
    [bottom] debajo del mazo { $to }
   *[top] encima del mazo { $to }
}.
play-arrange = { $who ->
    [You] Miras tus cartas de arriba y las devuelves
   *[other] { $who } mira sus cartas de arriba y las devuelve
}.
play-fans = { $card } { $owner ->
    [You] (tuya)
   *[other] de { $owner }
} { $who ->
    [You] te da
   *[other] { $same ->
        [true] le da
       *[false] da a { $who }
    }
} { $number ->
    [one] 1 hincha.
   *[other] { $number } hinchas.
}
play-next = { $card } { $who ->
    [You] (tuya): { $number } más de fuerza para tu próxima carta.
   *[other] de { $who }: { $number } más de fuerza para su próxima carta.
}
play-end = { $who ->
    [You] Ganas
   *[other] { $who } gana
} el combate: { $how ->
    [bench] en el otro banquillo no queda ningún asiento.
    [left] el rival se ha ido.
    [guard] duraba demasiado.
   *[deck] el otro mazo no puede llegar al total.
}
play-trophy = { $who ->
    [You] Ganas
   *[other] { $who } gana
} el trofeo de la ronda { $round }{ $fans ->
    [hidden] .{ $later ->
        [true] { $who ->
            [You] {" "}Solo tú verás cuánto vale.
           *[other] {" "}Solo { $who } verá cuánto vale.
        }
       *[false] {""}
    }
    [one] . { $who ->
        [You] Tu trofeo
       *[other] El trofeo
    } vale 1 hincha.
   *[other] . { $who ->
        [You] Tu trofeo
       *[other] El trofeo
    } vale { $fans } hinchas.
}
play-trophy-box = El trofeo de la ronda { $round } vuelve a la caja.
play-go-on = Pulsa Intro para seguir
play-won = { $name ->
    [You] ¡Ganas Challengers! ¡Enhorabuena!
   *[other] { $name } gana Challengers!
}
play-goodbye = Hasta la próxima. La semilla de esta partida era «{ $seed }».
board-begins = { $second ->
    [You] Tú contra { $first }
   *[other] { $first } contra { $second }
}. { $begins ->
    [You] Revelas tú
   *[other] Revela { $begins }
} la primera carta, { $tossed ->
    [true] por el lanzamiento de la bandera.
   *[false] por tener el mejor trofeo.
}
board-match = { $second ->
    [You] Tú contra { $first }
   *[other] { $first } contra { $second }
}
board-title = { $second ->
    [You] Tú contra { $first }
   *[other] { $first } contra { $second }
}, { $place ->
    [final] la final
   *[other] { $place }, ronda { $round }
}
board-bench = { $who ->
    [You] Tu banquillo
   *[other] Banquillo de { $who }
}, { $taken } de { $seats } asientos ocupados
board-attack = { $who ->
    [You] Tu ataque
   *[other] Ataque de { $who }
}, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
board-holds = { $who ->
    [You] Tienes
   *[other] { $who } tiene
} la bandera
board-lost-flag = { $who ->
    [You] Has
   *[other] { $who } ha
} perdido la bandera
board-attacks = { $who ->
    [You] Atacas
   *[other] { $who } ataca
}
board-nothing = { $who ->
    [You] Aún no tienes
   *[other] { $who } aún no tiene
} nada en el parque
board-under = Debajo: { $cards }
board-waiting = { $power } más de fuerza para la próxima carta
board-waits = { $who ->
    [You] Todo el mundo te espera.
   *[other] { $who } tiene que elegir.
}
board-won = { $who ->
    [You] Has ganado este combate.
   *[other] { $who } ha ganado este combate.
}
tale-final = { $winner } venció a { $loser } en la final, en la que salieron { $reveals } cartas, y ganó la partida.
tale-lead = { $winner } ganó la partida después de { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, con { tale-fans } por { $others }.
tale-alone = { $winner } ganó la partida con { tale-fans }; todos los demás se habían ido.
tale-nobody = Nadie ganó la partida: todo el mundo se había ido.
tale-fans = { $fans ->
    [one] 1 hincha
   *[other] { $fans } hinchas
}
tale-in = { $round ->
    [final] de la final
   *[other] de la ronda { $round }
}
tale-closest = Ningún combate estuvo más reñido que el { tale-in }: a { $loser } { $lack ->
    [one] le faltó 1
   *[other] le faltaron { $lack }
} de fuerza contra { $winner } cuando salió la última carta.
tale-no-closest = Ningún combate se decidió con la última carta de un mazo.
tale-longest = Ningún combate fue más largo que el { tale-in }: { $winner } venció a { $loser } después de { $reveals } cartas.
tale-upset = La mayor sorpresa fue la { tale-in }: { $winner } iba { $gap ->
    [one] 1 hincha
   *[other] { $gap } hinchas
} por detrás de { $loser } antes de ella, y ganó.
tale-no-upset = No hubo sorpresas: nadie venció a un jugador que tuviera más hinchas antes de esa ronda.
tale-card = Ninguna carta decidió más combates que { $card }: tenía la bandera al final de { $matches ->
    [one] un solo combate
   *[other] { $matches } combates
}.
tale-no-card = Ningún combate terminó con una carta en posesión de la bandera.
tale-trophies = Nadie se llevó más trofeos que { $winner }: { $count }, con un valor de { tale-fans }.
tale-no-trophies = No quedaba nadie a quien clasificar.
choice-move = { $card } { $owner ->
    [You] (tuya)
   *[other] de { $owner }
}: ¿qué carta { $to ->
    [bench] va al banquillo?
    [exhaust] se agota?
    [removed] deja el mazo definitivamente?
    [bottom] va debajo del mazo?
   *[top] va encima del mazo?
}
choice-top = { $card } (tuya): ¿qué carta va encima de tu mazo?

## The table of Challengers!

play-kept = Partida guardada. Continúa con: topcut challengers play --resume { $name }
play-saved = La partida se ha guardado como { $name }. Mírala con topcut log, pásala con topcut export, comprueba lo exportado con topcut verify.
