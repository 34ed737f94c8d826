# Typing the results again, at the desk

desk-check-results-title = Escribir otra vez los resultados
desk-check-results-heading = Escribir otra vez los resultados <small>de las hojas, por otra persona</small>
desk-check-results-about = Aquí no se registra nada. Recibes una lista de lo que difiere de los resultados registrados y de lo que no se puede leer. Las mesas que dejes vacías no se comparan.
desk-check-results-no-round = Todavía no hay ninguna ronda emparejada.
desk-check-results-differ = Mesas que difieren: { $count } de { $tables }
desk-check-results-recorded = Registrado: { $result }.
desk-check-results-recorded-none = Registrado: nada todavía.
desk-check-results-typed = Escrito: { $result }
desk-check-results-correct = Corregir la mesa { $table }
desk-check-results-enter = Introducir la mesa { $table }
desk-check-results-agree = { $checked ->
    [0] No se ha escrito nada.
    [one] La mesa que has escrito coincide con lo registrado.
   *[other] Las { $checked } mesas que has escrito coinciden con lo registrado.
}
desk-check-results-tables = Mesas de la { where-staged }
desk-check-results-head =
    .first = Primer jugador
    .second = Segundo jugador
    .games = Partidas
desk-check-results-open = Al acabar el tiempo: carta abierta ({ $card }) ganada por<br>(no la cuentes)
desk-check-results-open-at = Carta abierta ({ $card }) en la mesa { $table }
desk-check-results-of = { $figure }, { $player }
desk-check-results-winner = Ganador en la mesa { $table }
desk-check-results-compare = Comparar <kbd>Intro</kbd>
