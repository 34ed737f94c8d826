# How lucky was it?, and plots

public-luck-title = ¿Cuánta suerte hubo?
public-luck-odds = { $percent ->
    [none] 1 entre { $chance ->
        [million] un millón
       *[other] { $chance }
    }
   *[other] { $percent } %
}
public-luck-plan = { $title } se juega con un plan fijo, no con rondas suizas, así que aquí no hay nada que repasar.
public-luck-later = Vuelve cuando { $tournament ->
    [game] la partida
   *[other] el torneo
} haya terminado: entonces esta página echará la vista atrás.
public-luck-by-round = Puntos por ronda
public-luck-players = { $count } jugadores
public-luck-by-round-plot = Puntos de los primeros { $count } después de cada ronda. Están en la tabla de abajo.
public-luck-cut-line = La línea discontinua es el corte: los puntos del último puesto por encima.
public-luck-after-each = Puntos después de cada ronda
public-luck-the-cut = El corte
public-luck-opponents = Quién tuvo rivales más fáciles de lo esperado
public-luck-opponents-plot = Cuánto más fáciles de lo esperado fueron los rivales, en puntos por ronda. Las cifras están en la tabla de abajo.
public-luck-scale =
    .harder = más difíciles
    .expected = lo esperado
    .easier = más fáciles
public-luck-deviation = La raya es una desviación típica a cada lado: lo que hace el azar unas dos de cada tres veces.
public-luck-against = Rivales frente a lo esperado
public-luck-against-caption = Puntos por ronda de los rivales, contra otros
public-luck-column =
    .met = Tuvo
    .expected = Esperado
    .easier = Ventaja
    .round = Ronda
    .winner = Ganador
    .loser = Perdedor
    .behind = Desventaja
    .games = Partidas
    .points = Puntos en ellas
    .coins = A cara o cruz
public-luck-upsets = Sorpresas
public-luck-round = Ronda { $round }
public-luck-upsets-plot = Sorpresas de cada ronda, entre las partidas de jugadores con puntos distintos.
public-luck-coins = A cara o cruz saldrían tan pocas, o menos, con una probabilidad de { public-luck-odds }.
public-luck-all-level = Todas las partidas con ganador fueron entre jugadores con los mismos puntos.
public-luck-upsets-games = Partidas que fueron sorpresas
public-luck-upsets-caption = Partidas que ganó quien iba por detrás
public-luck-in-bracket = { $bracket }, ronda { $round }
public-luck-gap = { $stage ->
    [swiss] { $gap ->
        [one] { $gap } punto
       *[other] { $gap } puntos
    }
   *[other] { $gap ->
        [one] { $gap } puesto
       *[other] { $gap } puestos
    }
}
public-luck-unlikely = ¿Cómo de improbable fue?
public-luck-unlikely-table = Cada cuánto lo iguala una moneda
public-luck-unlikely-caption = Cada cuánto se logra al menos lo mismo a cara o cruz
public-luck-read = Cómo leerlo
public-luck-read-opponents = <b>Rivales.</b> El modelo: en cada ronda un jugador podría haberse enfrentado igual a cualquier otro con tantos puntos como el rival y que fuera nuevo para él. Un rival cuenta por sus puntos por ronda contra todos los demás.
public-luck-read-coins = <b>Cara o cruz.</b> El modelo: cada partida es una moneda al aire, y se empata tan a menudo como aquí. Lo que es muy improbable con monedas fue seguramente habilidad. Los byes y las incomparecencias no cuentan.
public-luck-read-upset = <b>Sorpresa.</b> Una partida que gana quien tenía menos puntos antes de la ronda; en la fase final ({ $bracket }), el peor cabeza de serie.
plot-start = inicio
plot-part = { $what }: { $part } de { $whole }
