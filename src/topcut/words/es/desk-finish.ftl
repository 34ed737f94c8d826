# The end: the desk's page of the final ranking

desk-finish-up = La ronda
desk-finish-title =
    .final = Clasificación final
    .now = Si terminara ahora
    .end = El final
desk-finish-ranking = Clasificación final
desk-finish-bracket = El cuadro decide los primeros puestos. <a href="{ $link }">Puestos hasta ahora</a>
desk-finish-chip =
    .penalty = Sanción
    .winner = Campeón
desk-finish-penalties = Sanciones
desk-finish-penalties-about = Tenlas en cuenta al repartir los premios. Solo las leen los árbitros.
desk-finish-finish = Terminar
desk-finish-not-yet = { $step ->
    [make-cut] Todavía no: falta hacer el corte.
    [publish-bracket] Todavía no: aún se juega el cuadro.
   *[other] Todavía no: quedan rondas por jugar.
}
desk-finish-now = Hacer definitiva esta clasificación
desk-finish-finished = { $tournament ->
    [game] La partida
   *[other] El torneo
} ha terminado y la clasificación es definitiva.
desk-finish-reveal = Revelar la semilla
desk-finish-reveal-about = Así cualquiera puede repetir todos los sorteos y comprobar que nadie ha elegido nada.
desk-finish-revealed = La semilla es pública: cualquiera puede recalcular todos los sorteos.
desk-finish-is-revealed = Revelada
desk-finish-seed = Semilla <code>{ $seed }</code>
desk-finish-verify = Comprobar todos los sorteos
desk-finish-change = Cambiar la estructura
desk-finish-change-is = una desviación
desk-finish-announced = Anunciado: { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $cut ->
    [0] sin corte
   *[other] top { $cut }
}. Cambiarlo es una desviación de { $clause }, a la vista de todos.
desk-finish-rounds = Rondas suizas
desk-finish-cut = Corte a, 0 si no hay
desk-finish-reason = Motivo (público)
desk-finish-deviate = Declarar la desviación de { $clause }
desk-finish-change-now = Cambiarla
desk-finish-changed = La estructura ha cambiado. Todo el mundo ve que es una desviación.
