# All pages: errors, the connection, words that many share


## The web pages: edges

signed-out = { $was ->
    [judge-over] Tu sesión de árbitro ha terminado, porque el torneo se ha acabado. Si queda algo por hacer, pide un código nuevo a la organización.
    [judge] Tu sesión se ha cerrado: la organización, o tú desde otro dispositivo, la ha cerrado en este móvil. Lo que habías enviado está guardado. Si sigues arbitrando, pide un código nuevo a la organización y escríbelo aquí.
    [player] Este móvil ya no tiene aquí la sesión iniciada. Escanea otra vez tu tarjeta, o pide una nueva a un árbitro.
    [none] No has iniciado sesión. Iníciala para ver esa página.
   *[other] Tu sesión ha terminado. Inicia sesión otra vez para seguir.
  }
health-alive = en marcha
health-ready = a punto
page-failed = Algo ha fallado por nuestra parte y ha quedado en el diario del programa con la referencia { $request }. Lo guardado antes está a salvo. Vuelve atrás, mira otra vez la página y repite lo que falte.
connection-400 = Esa no es una petición que haga un navegador. No se ha guardado nada.
connection-414 = Esa dirección es demasiado larga. No se ha guardado nada.
connection-431 = Tu navegador ha enviado más de lo que necesita una página. Borra las cookies de esta dirección y vuelve a intentarlo. No se ha guardado nada.
connection-503 = Hay demasiados navegadores conectados en este momento. Vuelve a intentarlo en unos segundos. No se ha guardado nada.
heading-400 = No se entiende
heading-401 = No has iniciado sesión
heading-403 = Aquí no puedes hacer esto
heading-404 = No encontrado
heading-405 = Aquí no es posible
heading-408 = Demasiado lento
heading-409 = Alguien se ha adelantado
heading-410 = Borrado
heading-413 = Demasiado grande
heading-422 = No es posible
heading-429 = Demasiadas veces
heading-503 = Ahora no

## Serving the pages

reach-none = Todavía no ha llegado ningún móvil a este ordenador
reach-devices = { $count ->
    [one] 1 móvil ha llegado a este ordenador
   *[other] { $count } móviles han llegado a este ordenador
}
applicants-waiting = { $count ->
    [one] 1 inscripción espera tu respuesta
   *[other] { $count } inscripciones esperan tu respuesta
}
applicants-admitted = { $count ->
    [0] No se ha elegido a nadie.
    [one] 1 inscripción aceptada.
   *[other] { $count } inscripciones aceptadas.
}
applicants-declined = { $count ->
    [0] No se ha elegido a nadie.
    [one] 1 inscripción rechazada y borrada.
   *[other] { $count } inscripciones rechazadas y borradas.
}
on-paper = en papel
lists-on-paper = { $count ->
    [0] Todo el mundo tenía ya una.
    [one] Anotado para 1 jugador.
   *[other] Anotado para { $count } jugadores.
}
lists-missing-count = { $count ->
    [one] 1 jugador no ha entregado nada.
   *[other] { $count } jugadores no han entregado nada.
}
lists-accepted = { $count ->
    [one] 1 lista aceptada.
   *[other] { $count } listas aceptadas.
}
pool-taken = Se ha registrado el pool. { $illegal ->
    [true] La lista entregada no encaja con él y no se acepta: mira abajo.
   *[other] Los mazos se comprueban con él.
}
pools-on-paper = { $count ->
    [one] Anotado para 1 pool.
   *[other] Anotado para { $count } pools.
}
left-out = { $count ->
    [one] 1 jugador queda fuera de esta ronda.
   *[other] { $count } jugadores quedan fuera de esta ronda.
}
list-taken = { $state ->
    [accepted] Se ha aceptado.
    [illegal] Se conserva, pero no se acepta: mira abajo el motivo.
   *[unread] Se conserva como está: Topcut no la ha comprobado.
}
withdrawn = Baja de { $name }{ $moved ->
    [nobody] {""}
   *[other] ; { $moved } entra desde la lista de espera
}. Si ha sido un error, puedes readmitir a { $name }.
player-where = { $where ->
    [entered] Con inscripción
    [here] Está aquí
    [in] En juego
    [waiting] En espera
    [withdrew] Baja
    [not-here] No estaba al empezar
    [no-place] Sin plaza
    [dropped] Abandono
    [ejected] Expulsión
    [cut] Fuera por el corte
    [knocked-out] Fuera del cuadro
   *[other] { $where }
}
let-in-again = { $player } vuelve a estar en el torneo{ $waits ->
    [true] , en la lista de espera.
   *[other] , como el mismo jugador.
}
self-check-in = { $allowed ->
    [yes] Los jugadores ya pueden hacer el check-in con su móvil.
   *[no] Ahora el check-in solo se hace en la mesa de la organización. Quien ya lo ha hecho lo conserva.
}
details-corrected = Corregido, también en la página pública.{ $illegal ->
    [0] {""}
    [one] {" "}En la nueva fecha, 1 lista ya no es legal.
   *[other] {" "}En la nueva fecha, { $illegal } listas ya no son legales.
}
tournament-created = { $tournament ->
    [game] Se ha creado tu partida.
   *[other] Se ha creado tu torneo.
} Lo siguiente: ¿quién juega?
schedule-set = { $lines ->
    [0] El horario está vacío.
    [one] El horario tiene 1 línea.
   *[other] El horario tiene { $lines } líneas{ $days ->
        [one] .
       *[other] {" "}en { $days } días.
    }
}
announced-to-everyone = Ya lo puede leer todo el mundo.
announced-to-table = Ya lo pueden leer los jugadores de la mesa { $table }.
announcement-taken-down = El aviso se ha retirado.
everyone-arrived = Todo el mundo está aquí.
dropped-absent = Abandono por incomparecencia: { $name }.
made-again = Se ha creado «{ $title }». Lo siguiente: ¿quién juega?
archived = Ya no está en las listas. Sus páginas se pueden seguir leyendo en sus direcciones.
not-archived = Vuelve a estar en las listas.
deleted = Se ha borrado «{ $title }». Hasta el { $until } puedes recuperarlo desde esta página.
brought-back = «{ $title }» ha vuelto, tal como estaba.
restart-keeps = No se pierde nada; después vuelve a esta página.
restart-loses = Este simulacro no se conserva: vuelve a empezar desde el principio.
my-rulings = { $count ->
    [one] 1 decisión sobre tus partidas: léela aquí
   *[other] { $count } decisiones sobre tus partidas: léelas aquí
}
tables-set = Están montadas las mesas 1 a { $count }.
tables-needed = { $tables ->
    [0] {""}
    [one] 1 montada,{" "}
   *[other] { $tables } montadas,{" "}
}{ $needed } necesarias
tables-unchecked = { $count ->
    [one] 1 mesa no se ha revisado.
   *[other] { $count } mesas no se han revisado.
}
started = { $tournament ->
    [game] La partida
   *[other] El torneo
} ha empezado. Lo siguiente: el sorteo de la ronda 1.
started-and-drawn = { $tournament ->
    [game] La partida
   *[other] El torneo
} ha empezado, y la ronda 1 está sorteada. Hasta que la publiques, solo la ven los árbitros.
apart-reason = Los jugadores de un mismo club ya pueden enfrentarse en casa.
start-leave-out = { $count ->
    [one] Dejar fuera a quien no está
   *[other] Dejar fuera a los { $count } que no están
}
start-waiting = { $count ->
    [one] 1 jugador de la lista de espera no entra.
   *[other] { $count } jugadores de la lista de espera no entran.
}
start-blocked = { $count ->
    [one] Queda una cosa por hacer, arriba.
   *[other] Quedan { $count } cosas por hacer, arriba.
}
cards-to-print = { $count ->
    [one] 1 jugador no ha usado su tarjeta
   *[other] { $count } jugadores no han usado su tarjeta
}
memory-short = A este ordenador no le queda memoria para eso. Lo guardado antes está a salvo. Cierra otros programas, mira otra vez la página y repite lo que falte.
