# The public pages


## The public pages

how-ended = { $how ->
    [concession] Concesión
    [no-show] Uno no se presentó
    [double-no-show] No se presentó ninguno
   *[draw] No se jugó: empate acordado
}

## The big screen

differs = { $tournament ->
    [game] Esta partida
   *[other] Este torneo
} { $count ->
    [0] sigue las reglas en todos los puntos
    [one] se aparta de las reglas en 1 punto
   *[other] se aparta de las reglas en { $count } puntos
}
limited-round = La ronda { $round } no está emparejada exactamente como se define: la búsqueda tardaba demasiado, y se tomó el mejor emparejamiento encontrado hasta entonces.
limited-bound = { $meetings ->
    [0] Ningún enfrentamiento repetido
    [one] 1 enfrentamiento repetido
   *[other] { $meetings } enfrentamientos repetidos
}{ $meetings ->
    [0] {""}
   *[other] {" "}(al menos { $meetings_least } en cualquier emparejamiento)
}, { $forbidden ->
    [0] no se enfrenta nadie a quien haya que separar
    [one] 1 pareja que había que separar
   *[other] { $forbidden } parejas que había que separar
}{ $forbidden ->
    [0] {""}
   *[other] {" "}(al menos { $forbidden_least } en cualquier emparejamiento)
}, { $short ->
    [0] cada pareja en su grupo
    [one] 1 pareja fuera de su grupo, que según el procedimiento impreso iría dentro
   *[other] { $short } parejas colocadas de otro modo que en el procedimiento impreso
}.
withheld = { $count ->
    [0] Aquí se pueden leer todas las entradas de este registro.
    [one] 1 entrada no es para todo el mundo (listas, llamadas, advertencias, elecciones ocultas). Su sitio en el registro se conserva.
   *[other] { $count } entradas no son para todo el mundo (listas, llamadas, advertencias, elecciones ocultas). Su sitio en el registro se conserva.
}
nonces = { $count ->
    [0] Ningún móvil le ha añadido un número.
    [one] Después, 1 móvil añadió un número propio.
   *[other] Después, { $count } móviles añadieron un número propio.
}
bye-rule = una victoria{ $figures ->
    [none] {""}
   *[other] {" "}con { $figures }
}, para { $later ->
    [lowest-points] uno de los que menos puntos tienen
   *[other] el último de la clasificación
}{ $once ->
    [true] {" "}que no haya tenido ninguno
   *[other] {""}
}
signed-in = { $name }, este móvil tiene la sesión iniciada hasta un día después del final.{ $shared ->
    [yes] { " " }También ha iniciado sesión para otro jugador, así que puede reportar resultados, pero no confirmarlos: eso lo hace un árbitro.
   *[no] { "" }
}
signed-up = Ya tienes plaza, { $name }.
sign-up-state = { $why ->
    [closed] La inscripción en esta página está cerrada por ahora. Pide al { $organizer } que te inscriba.
    [locked] La inscripción está cerrada y { $tournament ->
        [game] la partida
       *[other] el torneo
    } está a punto de empezar. Pregunta al { $organizer }, que aún puede dejarte entrar.
    [over] { $tournament ->
        [game] Esta partida
       *[other] Este torneo
    } ha terminado. La inscripción está cerrada definitivamente.
   *[started] { $tournament ->
        [game] Esta partida
       *[other] Este torneo
    } ha empezado. Pregunta al { $organizer }, que aún puede dejarte entrar; cada ronda perdida es una derrota sin emparejamiento.
  }
signed-up-asking = Gracias, { $name }. El { $organizer } mira cada inscripción y responde; tu tarjeta con tu código llega de ahí.
seal-compare = Guárdalo y compáralo más tarde: topcut verify FICHERO --receipt { $n }:HASH, con estas cifras sin sus espacios. Un registro que se haya cambiado hasta aquí tiene otro.
my-cut = { $made ->
    [yes] { $above ->
        [yes] Estás por encima de la línea: sigues jugando.
       *[no] Estás por debajo de la línea, que quedó tras la posición { $rank }, con { $points }.
      }
   *[no] { $above ->
        [yes] Tal como está ahora, estás por encima de la línea. El último por encima tiene la posición { $rank }, con { $points }.
       *[no] Tal como está ahora, estás por debajo de la línea. El último por encima tiene la posición { $rank }, con { $points }.
      }
}
verdict = { $found ->
    [0] Hasta la entrada { $n } el verificador no ha encontrado ningún error
    [one] Hasta la entrada { $n } el verificador ha encontrado 1 cosa que no está como debería
   *[other] Hasta la entrada { $n } el verificador ha encontrado { $found } cosas que no están como deberían
}
verdict-count = { $found ->
    [0] sin errores
    [one] 1 discrepancia
   *[other] { $found } discrepancias
}
verdict-newer = { $count ->
    [one] El registro ha seguido desde entonces: 1 entrada es posterior a este informe.
   *[other] El registro ha seguido desde entonces: { $count } entradas son posteriores a este informe.
}
verdict-withheld = { $count ->
    [one] 1 entrada no es pública, como una lista, una nota de un árbitro o los minutos extra de una ronda. De ella solo se ha comprobado su sitio en la cadena.
   *[other] { $count } entradas no son públicas, como listas, notas de árbitros o los minutos extra de una ronda. De ellas solo se ha comprobado su sitio en la cadena.
}
preview-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
preview-leader = { $others ->
    [0] { $leader } va en cabeza con { $points }
    [one] { $leader } y 1 más van en cabeza con { $points }
   *[other] { $leader } y { $others } más van en cabeza con { $points }
}
alarm-acknowledged = Anotado. Este aviso ya no se muestra.

## Getting in

calendar-heading = { $state ->
    [running] En marcha
    [coming] Próximos
   *[over] Pasados
}
calendar-all = { $state ->
    [running] Todos los que están en marcha: { $count }
    [coming] Todos los próximos: { $count }
   *[over] Todos los pasados: { $count }
}
calendar-days = { $first } a { $last }
calendar-none = Aquí no hay nada con ese nombre, lugar o día.
calendar-feed-title = Torneos en { $host }
calendar-entry = { $state ->
    [running] En marcha
    [coming] Próximamente
   *[over] Terminado
}: { $days }{ $place ->
    [none] {""}
   *[other] , { $place }
}. { $game }.

## Serving the pages

home-day = { $days ->
    [-1] Ayer
    [0] Hoy
    [1] Mañana
   *[other] { $day }
}
home-away = { $weeks ->
    [0] dentro de { $days } días
    [one] dentro de una semana
   *[other] dentro de { $weeks } semanas
}
home-in = Ronda { $round }: { $in } de { $tables } resultados
home-in-bracket = Cuadro, ronda { $round }: { $in } de { $tables } resultados
home-disputed = { $count } en disputa
home-calls = { $count ->
    [one] 1 llamada
   *[other] { $count } llamadas
}
home-lists = { $count ->
    [one] falta 1 lista
   *[other] faltan { $count } listas
}
home-older = { $count ->
    [one] Mostrar también 1 torneo más antiguo
   *[other] Mostrar también { $count } torneos más antiguos
}
home-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}

## The frame of a tournament's pages, and what several of them say

public-pages = Páginas de { $tournament ->
    [game] esta partida
   *[other] este torneo
}
public-tabs =
    .pairings = Emparejamientos
    .standings = Clasificación
    .bracket = Cuadro
    .lists = Listas
    .luck = Suerte
    .rules = Reglas
    .log = Registro
    .me = Mi página
    .desk = Panel
public-column =
    .player = Jugador
    .opponent = Rival
    .table = Mesa
    .place = Puesto
    .rounds = Rondas
    .why = Por qué
    .state = Estado
    .score = Marcador
    .name = Nombre
public-clock-paused = El reloj de esta ronda está en pausa.
public-clock-ends = Esta ronda termina a las { $time }.
public-ruling = Donde el documento no dice nada: { $ruling }
public-differs-here = Esta es distinta aquí: mira las desviaciones.
public-waiting = { $count } en la lista de espera.
public-no-officials = Todavía no hay árbitros nombrados
public-special = Reglas especiales aquí
public-usual-readings = Donde el documento no dice nada
public-sign-up = Inscribirse
