# The rules that a tournament is played by, its briefing, and the rule books

public-rules-label =
    .points = Puntos
    .ties = Los empates se deshacen por
    .bye = Bye
    .pairing = Emparejamiento
    .structure = Estructura
    .announced = Anunciado antes de empezar
    .games = Partidas de un encuentro
    .time = Tiempo restante
    .at-time = Cuando se acaba el tiempo
    .after = Después del corte
    .robot = El Robot
    .lead = Final anticipado
    .final = La final
    .pace = Tiempo para pensar
public-rules-points = victoria { $win }, { $draw ->
    [none] {""}
   *[other] empate { $draw },{" "}
}derrota { $loss }
public-rules-then = { $first }, después { $next }
public-rules-pairing = la ronda 1 al azar, después jugadores con los mismos puntos, sin repetir pareja
public-rules-plan =
    .fans = los hinchas de todos los trofeos y fichas
    .seats = según planes que se sortean antes de la ronda 1
    .robot = ocupa el último asiento cuando el número de jugadores es impar
    .final = un combate entre los dos que tienen más hinchas; quien lo gana, gana la partida
    .pace = cada cual se toma el tiempo que necesita
    .deck = solo lo ve quien juega con él
public-rules-lead = hasta { $players } jugadores: con { $lead } hinchas de ventaja después de un combate se gana en el acto
public-rules-row = { $players } jugadores: { $rounds } rondas, { $cut ->
    [0] sin corte
   *[other] top { $cut }
}
public-rules-also = { $first }; { $next }
public-rules-and-more = { $least } o más
public-rules-games = al mejor de { $swiss } en las rondas suizas, al mejor de { $bracket } después del corte
public-rules-time = { $secret ->
    [true] no se dice a los jugadores
   *[other] todo el mundo puede verlo
}
public-rules-after = cabezas de serie { $pairs }; en un empate sigue { $draw ->
    [seed] el mejor cabeza de serie
   *[roll] quien gane una tirada
}
public-rules-list = { $seen ->
    [everyone] todo el mundo puede leerla
    [opponent] el rival la ve desde el principio
   *[officials] solo la ven los árbitros
}
public-rules-title = Reglas e instrucciones
public-rules-checklist = Tu lista de comprobación
public-rules-replacement = Enseña un sustituto al { $organizer } antes de empezar.
public-rules-few-lines = Las reglas en pocas líneas
public-rules-book = Se juega según
public-rules-in-force = en vigor desde el { $day }
public-rules-every-clause = Todas las cláusulas
public-rules-in-charge = Quién está a cargo
public-rules-stands-in = el { $organizer }
public-rules-plays-too = { $name } también juega: en esas partidas decide { $alternate }.
public-rules-readings = Estas interpretaciones están en uso. La organización puede elegir otras antes de empezar.
public-books-title = Reglamentos
public-books-all = Todos los reglamentos
public-books-ruling = Interpretación en uso: { $ruling }
public-books-here = En esta página
public-books-readings = Así lo lee Topcut, salvo que la organización elija otra cosa.
