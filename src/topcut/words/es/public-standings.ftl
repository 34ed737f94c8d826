# Standings and the cross-table

public-standings-cross = Tabla cruzada: cada jugador, cada ronda
public-standings-row = De dónde sale la fila de { $name }
public-standings-back = Volver a la clasificación
public-standings-yours = Tu posición
public-standings-mine = { $name }, vas en el puesto { $place } de { $count }
public-standings-my-row = Mi fila
public-standings-decides = { $bracket ->
    [true] { $plan ->
        [true] Decide la final.
       *[other] Decide el cuadro.
    }
   *[other] { $plan ->
        [true] Gana quien tiene más hinchas, como en la clasificación de abajo.
       *[other] Gana quien tiene más puntos, como en la clasificación de abajo.
    }
}
public-standings-as-swiss = { $plan ->
    [true] Como en la clasificación de abajo.
   *[other] Como en las rondas suizas.
}
public-standings-heading = { $over ->
    [true] { $plan ->
        [true] Las rondas
       *[other] Rondas suizas
    }
   *[other] Por ahora
}
public-standings-open = Se juega la ronda { $round }: solo cuentan los encuentros confirmados.
public-standings-none = Todavía no ha jugado nadie.
public-standings-after = Después de la ronda { $round }.
public-standings-rank = Pos.
public-standings-left = se ha ido
public-standings-last = La última fila de la clasificación.
public-standings-how = De dónde salen estas cifras
public-standings-cut = el top { $cut } { $made ->
    [true] siguió jugando
   *[other] sigue jugando
}
public-standings-nobody = Todavía no se ha inscrito nadie.
public-standings-share = Los jugadores iguales en todo comparten posición hasta el sorteo.
public-cross-title = Tabla cruzada
public-cross-heading = Cada jugador, cada ronda
public-cross-unpaired = Todavía no hay ninguna ronda emparejada.
public-cross-as-of = Hasta la entrada { $n }.
public-cross-parts = Partes de la tabla
public-cross-table = La tabla
public-cross-number = N.º
public-cross-short = { $stage ->
    [bracket] C
   *[other] R
}{ $round }
public-cross-not-in = no está
public-cross-rank = { $rank ->
    [0] sin posición
   *[other] posición { $rank }
}{ $left ->
    [true] , se ha ido
   *[other] {""}
}
public-cross-file = Descargar como tabla (CSV)
public-standings-record = { $points } · { $draws ->
    [true] victorias-empates-derrotas
   *[other] victorias-derrotas
} { $record }
