# The standings at the desk

desk-standings-title = Clasificación
desk-standings-after = { $round ->
    [0] Todavía no ha jugado nadie.
   *[other] Tras la ronda { $round }.
}
desk-standings-playing = La ronda { $round } se está jugando: solo cuentan los encuentros confirmados.
desk-standings-row = De dónde sale la fila de { $player }
desk-standings-back = Volver a la clasificación
desk-standings-everyone = Todos los clasificados
desk-standings-column =
    .rank = Pos.
    .player = Jugador
    .record = V–E–D
    .why = Por qué
desk-standings-why = Por qué<span class="unseen"> tiene { $player } la posición { $rank }</span>
desk-standings-last = La última fila de la clasificación.
desk-standings-figures = De dónde salen estas cifras
desk-standings-line = { $played ->
    [true] el top { $cut } siguió jugando
   *[other] el top { $cut } sigue jugando
}
desk-standings-equal = Quienes empatan en todo comparten posición hasta el sorteo.
desk-standings-nobody = Todavía no hay nadie inscrito.
