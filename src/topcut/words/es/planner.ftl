# The planner, and who can still make the cut


## Who can still make the cut

whatif-standing = { $standing ->
    [clinched] Asegurado
    [out] Sin opciones
   *[alive] Con opciones
}
whatif-is-clinched = Dentro, pase lo que pase.
whatif-is-out = Fuera, salvo que se vaya alguien de más arriba.
whatif-others = La partida ha terminado: depende de las otras mesas.
whatif-if-played = Dentro, si la partida se juega.
whatif-if-not-played = Fuera, salvo que la partida no se juegue.
whatif-draw-enough = { $loss ->
    [either] Basta un empate. Incluso una derrota puede valer.
    [unproved] Basta un empate. Incluso una derrota puede valer.
   *[other] Basta un empate, no una derrota.
}
whatif-win-enough = { $draw ->
    [none] Basta una victoria{ $loss ->
        [out] , no una derrota.
       *[other] . Incluso una derrota puede valer.
    }
    [out] Basta una victoria, y nada menos.
   *[other] Basta una victoria. Un empate puede valer{ $loss ->
        [out] .
       *[other] , incluso una derrota.
    }
}
whatif-win-may = { $draw ->
    [none] Una victoria puede valer, si ayudan otras mesas{ $loss ->
        [out] .
       *[other] . También una derrota.
    }
    [out] Solo puede valer una victoria, y solo si ayudan otras mesas.
   *[other] Una victoria o un empate pueden valer, si ayudan otras mesas{ $loss ->
        [out] .
       *[other] . También una derrota.
    }
}
whatif-points = { $enough ->
    [none] Ningún número de puntos basta todavía con seguridad.
    [0] No hacen falta más puntos.
    [one] Un punto más basta con seguridad.
   *[other] { $enough } puntos más bastan con seguridad.
}{ $least ->
    [none] {""}
    [0] {""}
    [one] { " " }Hace falta al menos un punto más.
   *[other] { " " }Hacen falta al menos { $least } puntos más.
}
whatif-share = { $rate } % ({ $low } a { $high } %)
whatif-goal = { $cut ->
    [yes] Sigue jugando el top { $size }.
   *[no] No hay corte, así que se trata del primer puesto.
}
whatif-left = { $open ->
    [0] {""}
    [one] Queda una mesa pendiente.
   *[other] Quedan { $open } mesas pendientes.
}{ $left ->
    [0] { " " }Esta es la última ronda.
    [one] { " " }Después hay una ronda más.
   *[other] { " " }Después hay { $left } rondas más.
}
whatif-sampled = Las probabilidades salen de jugar lo que queda { $times } veces según las reglas, con la fuerza de cada uno estimada por las partidas de este torneo; el intervalo es donde están con un 95 % de certeza.
whatif-draw-helps = Mesa { $table }: con un empate pasan { $first } y { $second }, y una derrota podría dejar fuera a { $gain }.
# Whom a loss could keep out, if it could either of the two.
whatif-either = { $first } o { $second }
whatif-no-draws = En ninguna mesa pasarían con seguridad los dos con un empate.
whatif-allowed = { $allowed ->
    [yes] Los jugadores ya pueden ver sus propias probabilidades.
   *[no] Los jugadores ya no pueden ver sus probabilidades.
}
luck-upsets = { $upsets ->
    [0] De las { $games } partidas entre jugadores con puntos distintos, ninguna la ganó quien tenía menos.
    [one] De las { $games } partidas entre jugadores con puntos distintos, una la ganó quien tenía menos.
   *[other] De las { $games } partidas entre jugadores con puntos distintos, { $upsets } las ganó quien tenía menos.
}

## The planner

planner-fitted = La dispersión, los empates, los abandonos y las incomparecencias son ahora los de { $matches } encuentros de tus torneos anteriores. Pulsa «Simular» para usarlos.
planner-growing = De { $done } de { $wanted } torneos hasta ahora; las cifras serán más precisas cuando termine.
planner-between = { $early } a { $late }
planner-stopped = Detenido: estas cifras salen de { $done } de { $wanted } torneos, y sus barras de error lo dicen.
planner-stopped-early = Detenido antes de contar nada: todavía no hay cifras.
planner-model = De { $tournaments ->
    [one] un torneo
   *[other] { $tournaments } torneos
  } por estructura; * es lo que prescribe el documento, ! una desviación, ± es 95 de cada 100. Los jugadores tienen un nivel repartido por igual, con una dispersión de { $spread } Elo; se empata el { $draws } % de los encuentros; el { $drops } % de quienes llevan dos derrotas se va después de una ronda; el { $away } % no se presenta; y de tus jugadores no se sabe nada.
planner-progress = { $done } de { $wanted } torneos, quedan unos { $seconds } s
planner-structure = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
  }, { $cut ->
    [0] sin corte
   *[other] top { $cut }
  }
planner-percent = { $share } %
planner-column-structure = estructura
planner-column-ends = termina (90 de 100)
planner-column-in-time = a tiempo
planner-column-undefeated = varios invictos
planner-column-best-cut = el mejor entra
planner-column-best-wins = el mejor gana
planner-column-record = puntos que bastan
planner-column-rematch = repetición forzosa
planner-column-byes = byes
planner-preparing = Preparando; la primera vez en un ordenador tarda un minuto.
planner-waiting = { $ahead ->
    [one] Hay una pregunta antes que la tuya.
   *[other] Hay { $ahead } preguntas antes que la tuya.
  } La tuya empieza sola; mientras otras esperan, cada pregunta tiene alrededor de un minuto.
planner-first = { $chance } (entre los { $line } primeros)
planner-of-hundred = { $bound ->
    [more] más de 99
    [fewer] menos de 1
   *[about] { $number }
  }
planner-headline = { $structure }, como está escrito: termina antes de las { $until } en { $share } de 100, y en { $several } de 100 hay más de un jugador invicto.
planner-headline-ends = { $structure }, como está escrito: termina hacia las { $end }, y en { $several } de 100 hay más de un jugador invicto.
planner-fitting = { $count ->
    [0] Ninguna de estas termina con seguridad antes de las { $until }.
   *[other] Terminan con seguridad antes de las { $until }: { $structures }.
  }
planner-record = { $points } ({ $chance }): { $record }
planner-record-of = { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
  }{ $drawn ->
    [0] {""}
    [one] , { $drawn } empate
   *[other] , { $drawn } empates
  }{ $lost ->
    [0] {""}
    [one] , { $lost } derrota
   *[other] , { $lost } derrotas
  }
