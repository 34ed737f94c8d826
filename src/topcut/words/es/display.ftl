# The big screen


## The big screen

display-choice-by-itself = Automático
display-choice-by-itself-about = Quién está, emparejamientos, clasificación, cuadro, final: lo que pida el momento.
display-choice-names = Emparejamientos por nombre
display-choice-names-about = Una línea por jugador.
display-choice-tables = Emparejamientos por mesa
display-choice-tables-about = Una línea por mesa.
display-choice-standings = Clasificación
display-choice-standings-about = Tal como estaba al terminar la última ronda.
display-choice-bracket = Cuadro
display-choice-bracket-about = Un dibujo que se rellena según llegan los resultados.
display-choice-schedule = Horario
display-choice-schedule-about = Lo que queda por venir.
display-choice-announcements = Solo avisos
display-choice-announcements-about = En letras grandes, y nada más.
display-choice-blank = En negro
display-choice-blank-about = Una pantalla negra, pase lo que pase.
display-chosen = La pantalla muestra ahora esto: { $shows }.
display-round = Ronda { $round }
display-find-name = busca tu nombre y ve a tu mesa
display-find-table = busca tu mesa
display-roster = todo el mundo juega el Roster { $roster }
display-bye = tiene el bye
display-byes = byes
display-standings = Clasificación
display-after = { $played ->
    [0] antes de la primera ronda
   *[other] después de { $played } de { $rounds } rondas suizas
}
display-won-lost = Victorias-derrotas
display-won-drawn-lost = Victorias-empates-derrotas
display-ranking = Clasificación final
display-here = { $count ->
    [0] Nadie todavía
    [one] 1 jugador
   *[other] { $count } jugadores
}
display-room = { $room ->
    [none] ahora viene la primera ronda
    [0] no quedan plazas, hay lista de espera
    [one] queda 1 plaza
   *[other] quedan { $room } plazas
}
display-schedule = Horario
display-bracket = Cuadro
display-top = Top { $players }
display-no-bracket = { $cut ->
    [0] este torneo se juega sin corte
   *[other] después de las rondas suizas sigue el top { $cut }
}
display-half = { $part ->
    [1] Mitad superior
   *[other] Mitad inferior
}
display-piece = Parte { $part }
display-last-rounds = Últimas rondas
display-no-one = nadie
display-either = { $first } o { $second }
display-drawn = { $how ->
    [rank] empate: sigue el mejor cabeza de serie
   *[other] empate: se decidió con una tirada
}
display-drawn-short = { $how ->
    [rank] c. serie
   *[other] tirada
}
display-time-called = Fin del tiempo.
display-mission-critical = Mission Critical
display-to-everybody = A todo el mundo
display-paused = El reloj está en pausa
display-paused-wait = Quédate en tu mesa.

## Mirrors: a hosted Topcut shows what a laptop in a hall decides

overlay-table = { $round } · Mesa { $table }

## What the pages of a big screen say around their lines

display-title = Pantalla
display-overlay = Superposición
display-lost = Últimas noticias del panel: <span id="age"></span>
display-sound = Activar el sonido
display-announcements = Avisos
display-time-left = Tiempo restante
display-code = Código QR de esta página para móviles
display-pages = Páginas de { $title }, que pasan solas
display-against = contra { $name }
display-places = Puestos { $places }
display-cut = el corte: sigue el top { $cut }
display-nobody = Todavía no hay nadie clasificado.
display-code-here = Código QR de este torneo
display-scan = { $joins ->
    [true] Escanea para inscribirte
   *[other] Escanea para seguirlo
}, o abre <b>{ $host }</b>
display-schedule-over = No queda nada en el horario.
display-drawing = Cuadro: { $rounds }
display-time = ¡Tiempo!
display-won = ha ganado
display-table = Mesa { $table }
display-drill = Simulacro: aquí nada cuenta
display-next = A continuación: <b>{ $time }</b> { $what }
display-nothing = No se juega ningún torneo.
