# The bracket

bracket-round = { $left ->
    [0] Final
    [1] Semifinales
    [2] Cuartos de final
   *[other] Ronda { $round }
}
# The same in a place where the bracket is not known: on a slip, above the pairings
round-name = { $left ->
    [swiss] Ronda { $round }
    [0] Final
    [1] Semifinales
    [2] Cuartos de final
   *[other] Ronda { $round } del cuadro
}
public-bracket-seed = cabeza de serie
public-bracket-either = { $first } o { $second }
public-bracket-undecided = por decidir
public-bracket-goes-on = sigue
public-bracket-not-made = El corte aún no se ha hecho
public-bracket-later = { $cut ->
    [0] { $tournament ->
        [game] Esta partida
       *[other] Este torneo
    } se juega sin corte.
   *[other] Después de la última ronda suiza sigue el top { $cut }, con cabezas de serie según su posición.
}
public-bracket-seeds = El número de cabeza de serie es la posición en el momento del corte.
public-bracket-draw = En un empate sigue { $draw ->
    [seed] el mejor cabeza de serie
   *[roll] quien gane una tirada
}.
public-bracket-drawing = Dibujo del cuadro
public-bracket-roster = Roster { $roster }
public-bracket-finishes = quien pierde acaba en el puesto { $placing }
public-bracket-playing = jugando{ $table ->
    [0] {""}
   *[other] {" "}en la mesa { $table }
}
public-bracket-sentences = En frases
