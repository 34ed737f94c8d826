# Pairing by hand, at the desk

desk-by-hand-title = Emparejar a mano la ronda { $round }
desk-by-hand-heading = Ronda { $round } a mano <small>{ $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}</small>
desk-by-hand-lines = { $drawn ->
    [true] Las líneas son las del sorteo abierto.
   *[other] Las líneas siguen la clasificación.
}
desk-by-hand-about = Escribe nombres, o arrastra un nombre sobre otro para cambiarlos. Una línea con un solo nombre es un bye. Deja vacías todas las mesas para sentar a todos según la clasificación.
desk-by-hand-pairs = Parejas de la ronda { $round }
desk-by-hand-player = Jugador
desk-by-hand-opponent = Rival
desk-by-hand-table-of = Mesa de la línea { $line }
desk-by-hand-first-of = Primer jugador de la línea { $line }
desk-by-hand-second-of = Segundo jugador de la línea { $line }
desk-by-hand-drag = Arrastra sobre otro nombre
desk-by-hand-draw = El sorteo
desk-by-hand-beside = Revisar y publicar
desk-by-hand-breaks = Lo que incumple
desk-by-hand-check = Revisar
desk-by-hand-leave = Dejarlo al sorteo
desk-by-hand-out = Se han publicado los emparejamientos hechos a mano. El registro dice qué reglas incumplen.

## What the pairs break

desk-breaks-check = Revisa para ver lo que incumple.
desk-breaks-anyway = Puedes publicarlo de todos modos. Lo que incumple queda en el registro público.
desk-breaks-nothing = No incumple nada.
desk-breaks-publish = Publicar a mano
