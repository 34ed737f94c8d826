# All lists of a tournament, at the desk

desk-all-lists-state =
    .all = Todas
    .missing = Falta
    .illegal = No legal
    .unread = No todo revisado
    .legal = Legal
    .accepted = Aceptada
desk-all-lists-locked = Cerradas
desk-all-lists-print = Imprimirlas
desk-all-lists-filter = Filtro
desk-all-lists-head =
    .player = Jugador
    .state = Estado
    .findings = Incidencias
    .handed-in = Entregada
    .versions = Versiones
desk-all-lists-in-spite = a pesar de las incidencias
desk-all-lists-versions = { $count }<span class="unseen"> versiones de { $player }</span>
desk-all-lists-none = Ninguna aquí. <a href="{ $all }">Mostrar todas</a>
desk-all-lists-checked-by = Revisadas con
desk-all-lists-unchecked = No hay ningún catálogo de este juego, así que los nombres no se revisan.
desk-all-lists-began-with = Son los que había al empezar { $tournament ->
    [game] la partida
   *[other] el torneo
}. Uno que se añada ahora no cambia nada aquí.
desk-all-lists-stops = Lo que impide empezar
desk-all-lists-required = Un jugador sin lista ({ $list }), y uno cuya lista no es legal hasta que la aceptes
desk-all-lists-not-required = Nada: aquí no se pide lista a todos ({ $list })
