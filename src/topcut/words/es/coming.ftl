# What can be done now, and what comes next


## What can be done now

possible-enter-player = Inscribir a un jugador (van { $players }).
possible-check-in = Hacer el check-in de los jugadores (faltan { $count }).
possible-name-official = Nombrar a un árbitro: { $official } u otro cargo.
possible-set-table = Montar las mesas (van { $tables }).
possible-start = Empezar el torneo con { $players } jugadores.
possible-open-draw = { $attempt ->
    [1] Emparejar la ronda { $round }: abrir su sorteo y mirarlo.
   *[other] Emparejar otra vez la ronda { $round }: abrir el intento { $attempt } de su sorteo, con un motivo.
  }
possible-publish = Mirar el emparejamiento de la ronda { $round } y publicarlo.
possible-publish-by-hand = Emparejar la ronda { $round } a mano.
possible-arrange-absence = Anotar quién faltará en la ronda { $round }.
possible-decide = { $count ->
    [one] Decidir el resultado en disputa de la mesa { $tables }.
   *[other] Decidir los resultados en disputa de las mesas { $tables }.
  }
possible-break-tie = { $count ->
    [one] Introducir quién ganó la tirada en la mesa { $tables }.
   *[other] Introducir quién ganó las tiradas en las mesas { $tables }.
  }
possible-start-clock = Iniciar el reloj de la { where-staged }.
possible-enter-result = { $count ->
    [one] Introducir el resultado de la mesa { $tables }.
   *[other] Introducir resultados: están pendientes las mesas { $tables }.
  }
possible-no-show = Anotar una incomparecencia.
possible-move-table = Pasar un encuentro de la { where-staged } a otra mesa.
possible-close-round = Cerrar la { where-staged }: están todos los resultados.
possible-unpair = Deshacer el emparejamiento de la { where-staged }, con un motivo.
possible-make-cut = Hacer el corte al top { $cut }.
possible-publish-bracket = Publicar la ronda { $round } del cuadro.
possible-finish = Terminar el torneo y hacer definitiva la clasificación.
possible-correct = Corregir un resultado; antes ves lo que cambiaría.
possible-drop = Registrar un abandono.
possible-let-in-again = { $count ->
    [one] Readmitir a un jugador que se dio de baja o no estaba.
   *[other] Readmitir a alguno de los { $count } jugadores que se dieron de baja o no estaban.
}
possible-rejoin = Dejar volver a un jugador que ha abandonado.
possible-eject = Expulsar a un jugador.
possible-replace-card = { $count ->
    [one] Un jugador sigue buscando una carta: di que ha aparecido, o que se concede la partida.
   *[other] { $count } jugadores siguen buscando una carta: di qué ha aparecido, o qué partida se concede.
}
possible-answer-ejection = Responder si { $players } { $count ->
    [one] queda
   *[other] quedan
  } fuera por expulsión.
possible-reveal-seed = Revelar la semilla de todos los sorteos, para que cualquiera pueda comprobarlos.
possible-undo = Deshacer el último paso.

## The public pages

progress-sign-up = Inscripción abierta
progress-closed = Antes de empezar
progress-locked = Inscripción cerrada
progress-before = La ronda 1 está a punto de emparejarse
progress-playing = Se juega la ronda { $round } de { $rounds }
progress-over = Ha terminado la ronda { $round } de { $rounds }
progress-cut = El corte está hecho
# `$left` is how many rounds follow
progress-bracket = { $left ->
    [0] Se juega la final
    [1] Se juegan las semifinales
    [2] Se juegan los cuartos de final
   *[other] Se juega la ronda { $round } de { $rounds } del cuadro
}
progress-bracket-over = { $left ->
    [0] Ha terminado la final
    [1] Han terminado las semifinales
    [2] Han terminado los cuartos de final
   *[other] Ha terminado la ronda { $round } de { $rounds } del cuadro
}
progress-finished = Terminado
next-sign-up = { $room ->
    [none] Puedes inscribirte hasta que empiece.
    [0] No quedan plazas; hay lista de espera.
    [one] Queda 1 plaza.
   *[other] Quedan { $room } plazas.
}
next-closed = A los jugadores los inscribe el { $organizer }.
next-locked = Empieza pronto. Para entrar tarde hace falta el permiso del { $organizer }.
next-before = Ahora vienen los primeros emparejamientos.
next-playing = { $open ->
    [one] 1 mesa sigue jugando.
   *[other] { $open } mesas siguen jugando.
}
next-over = Ahora viene la ronda { $next }.
next-cut = Ahora viene el corte al top { $cut }.
next-ranking = Ahora viene la clasificación final.
next-bracket = Ahora viene el cuadro.
next-finished = { $winner ->
    [none] No ha ganado nadie.
   *[other] Ha ganado { $winner }.
}
