# Sheets of paper


## Pairing a round

paper-list-state = { $state ->
    [accepted] Aceptada
    [illegal] No legal
   *[handed-in] Entregada
}

## Sheets of paper

paper-roster = Roster { $roster }
paper-worth = { $unit ->
    [seed] cabeza de serie n.º { $worth }
   *[points] { $worth ->
        [one] { $worth } punto
       *[other] { $worth } puntos
    }
}
paper-ending = { $how ->
    [victory] victoria
    [time] fin del tiempo
    [concession] concesión
    [draw] empate acordado
    [no-show] uno no se presentó
   *[double-no-show] no se presentó ninguno
}
paper-ending-who = Quién concedió o no se presentó:
paper-not-played = antes de la ronda 1
paper-open = durante la ronda { $round }
paper-after = después de la ronda { $round }
paper-placing = { $roster ->
    [0] quien pierde queda en el puesto { $placing }
   *[other] Roster { $roster }, quien pierde queda en el puesto { $placing }
}
paper-broken = { $how ->
    [rank] empate: sigue el mejor cabeza de serie
   *[roll] empate: se decidió con una tirada
}
paper-awaited = { $first } o { $second }
paper-nobody = nadie
paper-place = { $first ->
    [yes] Primer puesto
   *[no] Puesto { $place }
}
paper-of = de { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
paper-page = Página { $page } de { $pages }
paper-seal = Sello del registro, entrada { $n }
paper-private = Solo árbitros
paper-title =
    .cards = Tarjetas de los jugadores
    .certificate = Diploma
    .standings = Clasificación
    .ranking = Clasificación final
    .cross-table = Tabla cruzada
paper-lists = Listas ({ $list })
paper-head =
    .table = Mesa
    .player = Jugador
    .players = Jugadores
    .opponent = Rival
    .points = Puntos
    .short-points = Pts.
    .seed = Cabeza de serie
    .place = Puesto
    .swiss = Suizo
    .rank = Pos.
    .rounds = Rondas
    .number = N.º
    .drop = Se va
    .signature = Firma
    .called = Llamada a las
    .warning = Advertencia: a quién, por qué
    .extra = Minutos extra
    .notes = Notas, decisiones
paper-byes = Bye: { $players }
paper-absent = Sin emparejar: { $players }
paper-judges-note = No dejes esta hoja en las mesas: dice quién tiene advertencias y qué mesas tienen minutos extra. Apunta las horas y luego introduce llamadas, advertencias y minutos en el panel.
paper-warned = { $count ->
    [one] { $count } advertencia
   *[other] { $count } advertencias
}
paper-extended = hasta ahora +{ $minutes }
paper-signed = { $role }:
paper-checked-by = Revisada por
paper-slip-scan = Escanea y reporta
paper-slip-ways = por móvil o en papel
paper-slip-open = { $card } abierto, para
paper-slip-roll = En caso de empate, ganó la tirada
paper-slip-pile = Hoja { $sheet }, pila { $pile }
paper-ended-by = Fin por:
paper-at-time = Si acaba el tiempo:
paper-card-scan = Escanea esto con tu móvil: tu mesa, tu rival, reportar tu resultado. Vale para un solo móvil.
paper-card-page = { $phones ->
    [true] ¿Sin cámara?
   *[other] En este ordenador:
} { $page }
paper-left = se ha ido
paper-cut = top { $cut }
paper-cross-round = { $stage ->
    [bracket] Cuadro
   *[other] Ronda
} { $round }
paper-cross-legend = V victoria, E empate, D derrota, y después el número de la fila del rival. Las cifras de este jugador van delante. bye: sin rival. faltó: sin emparejar, cuenta como derrota. incomp.: no vino al encuentro. ausente: acordado antes. pend.: aún se juega. –: no está en esta ronda. …: el nombre es más largo.
paper-table = mesa { $table }
