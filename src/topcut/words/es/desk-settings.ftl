# What the organizer has settled

desk-settings-title = Ajustes
desk-settings-details =
    .heading = Título, lugar, fecha y reglas especiales
    .title = ¿Cómo se llama?
    .place = ¿Dónde es?
    .day = ¿Cuándo es? El primer día
    .special = Reglas especiales, para la página pública
    .example = Por ejemplo: comida tras la ronda 2, trae dos listas impresas
    .about = Lo que los jugadores deberían saber antes y el reglamento no dice. Para apartarte de una cláusula, declara una desviación.
    .go = Corregirlo
    .fixed = Todo el mundo ve la corrección. La fecha está fijada desde el inicio.
desk-settings-legal = Todo el mundo ve la corrección. El primer día decide qué es legal, así que con otra fecha se revisan de nuevo todas las listas ({ $list }).

## Signing up

desk-settings-sign-up =
    .heading = Inscripción en la página pública
    .who = Quién puede inscribirse
    .closed = Cerrada
    .closed-about = Solo tú inscribes jugadores.
    .open = Abierta
    .open-about = Quien se inscribe entra al momento, o espera en la cola si no quedan plazas.
    .asks = Abierta, y tú apruebas a cada uno
    .asks-about = Las inscripciones esperan en la página «Jugadores» hasta que las admitas. Las que rechazas se borran.
    .save = Guardar
    .page = Abrir aquí la página de inscripción
desk-settings-sign-up-over = { $tournament ->
    [game] La partida
   *[other] El torneo
} ya ha empezado, así que nadie más puede inscribirse.
desk-settings-sign-up-said = { $way ->
    [open] Los jugadores pueden inscribirse en la página pública y entran al momento.
    [asks] Los jugadores pueden inscribirse en la página pública; cada uno espera tu respuesta.
   *[closed] La inscripción en la página pública está cerrada.
}

## Deviations

desk-settings-deviations = Desviaciones <small>públicas, cada una con su motivo</small>
desk-settings-deviation =
    .none = Ninguna: todo va según el reglamento.
    .clause = Cláusula
    .why = ¿Por qué te apartas de ella?
    .go = Declararla
    .about = Teclea una cláusula, o una palabra suya. Declárala antes de hacer lo que prohíbe: desde entonces es pública, y queda en el registro.
desk-settings-deviation-said = La desviación de { $clause } está en la página pública.

## The rule book

desk-settings-chosen = Elegido al crear { $tournament ->
    [game] la partida
   *[other] el torneo
}, y fijado desde entonces.
desk-settings-read = Leer las cláusulas
desk-settings-silent = Donde el documento no dice nada: { $answers } respuestas{ $changed ->
    [0] {""}
   *[other] , { $changed } cambiadas
}
desk-settings-silent-caption = Donde el documento no dice nada
desk-settings-fixed = Lo que fija el documento: { $settings } ajustes
desk-settings-fixed-caption = Lo que fija el documento
desk-settings-column =
    .what = Qué
    .here = Aquí
    .clause = Cláusula
    .changed = cambiado

## Places, fee, lists, the draw

desk-settings-places =
    .title = Plazas
    .room = Sitio para
    .no-limit = sin límite
    .about = Con más plazas, la lista de espera avanza. Con menos, nadie tiene que irse.
desk-settings-places-said = { $room ->
    [0] No hay límite.
    [one] Hay sitio para { $room } jugador.
   *[other] Hay sitio para { $room } jugadores.
}
desk-settings-fee =
    .title = Cuota de inscripción
    .charged = Marcas quién ha pagado.
    .none = No hay, y ninguna página habla de ella.
    .set-none = No hay cuota
    .set = Hay cuota
    .was-set = Hay cuota: marca quién ha pagado.
    .was-none = No hay cuota, y ninguna página habla de ella.
desk-settings-lists = Listas ({ $list })
desk-settings-lists-are =
    .public = Las puede leer todo el mundo.
    .secret = No están publicadas.
    .hide = Volver a ocultarlas
    .publish = Publicarlas
    .was-published = Todo el mundo puede leer las listas.
    .was-hidden = Las listas vuelven a estar ocultas.
desk-settings-draw = El sorteo
desk-settings-draw-about = Este número se publicó antes de que nadie se inscribiera. Todos los sorteos quedan ligados a él:
