# What several pages of the desk are made of

desk-parts-ending =
    .victory = Victoria
    .time = Fin del tiempo
    .concession = Concesión
    .draw = Sin jugar, empate acordado
    .no-show = Uno no se ha presentado
    .double-no-show = No se ha presentado ninguno
    .bye = Bye
desk-parts-state =
    .open = Pendiente
    .claimed = Reportado
    .disputed = En disputa
    .drawn = Empate, tirada
    .settled = Confirmado
desk-parts-list =
    .missing = Falta
    .accepted = Aceptada
    .illegal = No legal
    .handed-in = Entregada
desk-parts-point =
    .done = Listo
    .note = Opcional
    .blocked = Por hacer
desk-parts-where-number = { player-where }, n.º { $number }

## The way back of a player who is gone

desk-parts-back-none = No puede volver
desk-parts-back = { $rejoin ->
    [true] Vuelve
   *[other] Al final está aquí
}
desk-parts-back-rejoin = Con una derrota sin emparejamiento por cada ronda perdida.
desk-parts-back-late = Una inscripción tardía, como el mismo jugador, con lista ({ $list }) y cuota, y una derrota sin emparejamiento por cada ronda perdida.
desk-parts-back-again = Como el mismo jugador, con lista ({ $list }) y cuota. Si no quedan plazas, espera una.
desk-parts-back-organizer = Esto lo hace el { $organizer }.
desk-parts-back-let = { $rejoin ->
    [true] Dejar volver a { $player }
   *[other] Readmitir a { $player }
}

## Forms

desk-parts-no = No
desk-parts-decided = Decidido por
desk-parts-decided-me = mí
desk-parts-open =
    .nobody = nadie
    .none = no quedaba ninguna
desk-parts-won-by = Ganador
desk-parts-won-by-if-needed = Ganador, si hace falta
desk-parts-game = Partida { $number }
desk-parts-ended-by = Terminó por
desk-parts-by-score = por marcador
desk-parts-more = Más
desk-parts-open-at-time = Al acabar el tiempo: carta abierta ({ $card }) ganada por (no la cuentes arriba)
desk-parts-at-time = { $figure } al acabar el tiempo
desk-parts-roll = Ganó la tirada, si hay empate
desk-parts-unknown = Cifras desconocidas, porque (público)

## How a match ended, as a phrase: "Abel Thornbury wins 16 : 9"

desk-parts-outcome-none = no se ha presentado ninguno, derrota para ambos
desk-parts-outcome-draw = <strong>empate</strong>{ $score ->
    [none] {""}
   *[other] , { $score }
}
desk-parts-outcome = <strong>Gana { $winner }</strong>{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}{ $how ->
    [no-show] , { $loser } no se ha presentado
    [concession] , { $loser } concede
    [time] , al acabar el tiempo
   *[other] {""}
}{ $roll ->
    [true] , por una tirada
   *[other] {""}
}

## The clock

desk-parts-clock =
    .running = En marcha
    .paused = En pausa
    .called = Fin del tiempo
    .none = Reloj sin iniciar
    .show = ver el final
    .more = más
    .hide = ocultar
    .start = Iniciar el reloj
    .clock = Reloj
desk-parts-clock-not-running = El reloj de esta ronda no está en marcha.
desk-parts-clock-called = Fin del tiempo.
desk-parts-clock-left = restantes de { $minutes } min{ $extra ->
    [0] {""}
   *[other] , { $extra } de ellos añadidos
}<br>{ $state ->
    [paused] en pausa
   *[running] acaba a las { $end }
}
desk-parts-clock-secret = A los jugadores no se les dice nunca.
desk-parts-clock-prompt = <b>Anuncia Mission Critical ahora.</b> <a href="{ $link }">Después regístralo.</a>
desk-parts-extend = Más tiempo para { $table ->
    [0] una mesa
   *[other] la mesa { $table }
}
desk-parts-extend-field =
    .table = Mesa
    .minutes = Minutos
    .reason = Motivo (público)
    .extend = Ampliar

## Players who have not come

desk-parts-no-show-replaced = No ha empezado ninguna partida del cuadro: quien no ha venido queda fuera, y entra el siguiente de la clasificación.
desk-parts-no-show = Tras { $minutes ->
    [0] un tiempo razonable
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}, quien está gana como con un bye. Se te pregunta si el otro queda también fuera del torneo.

## Where a page goes back to

desk-parts-up-round = La ronda
