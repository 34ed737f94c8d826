# Correcting a result, at the desk

desk-correct-title = Corregir un resultado
desk-correct-heading = Corregir un resultado <small>primero ves lo que cambiaría</small>
desk-correct-round = { $stage ->
    [bracket] Ronda { $round } del cuadro
   *[swiss] Ronda { $round }
}
desk-correct-results = Resultados de la { where-staged }
desk-correct-settled = Resultados confirmados de la { where-staged }
desk-correct-score = Marcador
desk-correct-one = Corregir<span class="unseen"> la mesa { $table } de la ronda { $round }</span>
desk-correct-closed = cerrada
desk-correct-none = Todavía no hay ningún resultado confirmado.

## One result, and what its correction would change

desk-correct-up = Todos los resultados
desk-correct-table = Corregir un resultado <small>{ where-staged }, mesa { $table }</small>
desk-correct-nothing-yet = Todavía no se ha registrado nada.
desk-correct-running = { desk-correct-round }: en juego, { $settled } de { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} con resultado confirmado.
desk-correct-below = Abajo está lo que haría el cambio; eliges al final.
desk-correct-leave = Dejarlo como está
desk-correct-recorded = Registrado
desk-correct-becomes = pasa a ser
desk-correct-corrected = Corregido
desk-correct-type = Escribe abajo el nuevo resultado.
desk-correct-another = ¿Otro resultado?
desk-correct-should-be = Lo que debería ser
desk-correct-show = Mostrar lo que cambia
desk-correct-changes = Lo que cambia
desk-correct-changes-table = Tabla de cambios
desk-correct-head =
    .player = Jugador
    .points = Puntos
    .rank = Pos. ahora
    .why = Por qué
desk-correct-the-game = la partida corregida
desk-correct-others-pass = otros pasan delante
desk-correct-no-other = { $any ->
    [true] No cambian los puntos ni la posición de nadie más.
   *[other] No cambian los puntos ni la posición de nadie.
}
desk-correct-cut = <strong>Cambia: { $cut }.</strong>
desk-correct-cut-in = Entran: { $players }.
desk-correct-cut-out = Salen: { $players }.
desk-correct-cut-order = <strong>Cambia el orden ({ $cut }).</strong> Los jugadores siguen siendo los mismos.
desk-correct-nobody = nadie
desk-correct-seed = Cabeza de serie { $seed }: { $now }, no { $before }
desk-correct-bracket = { $recut ->
    [true] No ha empezado ninguna partida del cuadro: se retira y se hace de nuevo.
   *[other] El cuadro queda como se hizo; se te pide confirmar que lo sabes.
}
desk-correct-since = { $wrong ->
    [true] Las rondas desde entonces, como se publicaron
   *[other] Emparejamientos posteriores
}
desk-correct-versus = –
desk-correct-wrong = { $bye ->
    [true] ronda { $round } · el bye lo habría tenido otra persona
   *[other] ronda { $round } · hecha con puntos que ya no son correctos
}
desk-correct-right = { $wrong ->
    [true] Todas las demás mesas siguen bien
   *[other] Todos los emparejamientos siguen bien
}
desk-correct-in-bracket = En el cuadro solo cambia este encuentro. Un cuadro que ya ha avanzado no se cambia nunca: el ganador sigue siendo el ganador.
desk-correct-is-closed = { desk-correct-round }: cerrada, y de ella dependen rondas posteriores; la corrige el { $organizer }. { an-official.first } arregla lo que pase en la ronda abierta.
desk-correct-what = { $bracket ->
    [true] ¿Qué hacemos con el cuadro?
   *[other] ¿Qué hacemos con la ronda { $round }?
}
desk-correct-repair =
    .keep = Mantener todas las mesas
    .recut = Hacer de nuevo el corte
    .fewest = Volver a emparejar el mínimo de mesas
    .redo = Sortear de nuevo toda la ronda
desk-correct-because =
    .keep = No se mueve ninguna mesa.
    .recut = El corte sigue la clasificación corregida hasta su primera partida.
    .fewest = El cambio más pequeño que deja cada mesa lo mejor posible.
    .redo = Un nuevo sorteo para todos, según los puntos corregidos.
desk-correct-disturbed = <span class="big">{ $tables }</span> { $tables ->
    [one] mesa afectada
   *[other] mesas afectadas
}
desk-correct-disturbed-none-lost = { desk-correct-disturbed }, <strong>no se pierde ninguna partida acabada</strong>
desk-correct-disturbed-void = { desk-correct-disturbed }, <strong>{ $games ->
    [one] 1 partida acabada anulada
   *[other] { $games } partidas acabadas anuladas
}</strong>
desk-correct-go-on = Las mesas de arriba siguen como están.
desk-correct-next-round = Desde la próxima ronda cuentan los puntos corregidos.
desk-correct-called = Se retiran las parejas del cuadro que ya se llamaron.
desk-correct-seeds = Los cabezas de serie son los de arriba; publica después la primera ronda del cuadro.
desk-correct-among = { $count ->
    [one] Mesa { $tables }, entre sus propios jugadores.
   *[other] Mesas { $tables }, entre sus propios jugadores.
}
desk-correct-redo-about = La ronda se retira y se sortea de nuevo como otro intento, público junto al primero.
desk-correct-reason = Motivo (público en el registro)
desk-correct-record = Registrar la corrección
desk-correct-both-stay = El resultado anterior y el nuevo quedan los dos en el registro, y el motivo hasta que se tache allí.
