# Who plays, at the desk

desk-players-title = Jugadores
desk-players-none-yet = todavía ninguno
desk-players-to =
    .import = Importar una hoja de cálculo
    .cards = Tarjetas
    .start = Ir al comienzo

## Entering

desk-players-enter = Inscribir jugadores
desk-players-late = { $tournament ->
    [game] La partida
   *[other] El torneo
} ya ha empezado: quien llega tarde tiene una derrota sin emparejamiento por cada ronda perdida.
desk-players-one = Nombre, o nombre y club con una coma
desk-players-example = Ana Lee, Norte
desk-players-add = Añadir <kbd>Intro</kbd>
desk-players-many = Muchos a la vez
desk-players-lines = Un jugador por línea
desk-players-columns = { $fee ->
    [true] Una línea puede seguir con club, contacto y pagado (sí o no), separados por comas.
   *[other] Una línea puede seguir con club y contacto, separados por comas.
} Puedes pegar directamente desde una hoja de cálculo.
desk-players-enter-all = Inscribirlos a todos
desk-players-enter-and-start = Inscribirlos e ir al comienzo
desk-players-admit = Dejarlos jugar
desk-players-decline = Rechazar

## The list

desk-players-filter =
    .title = Filtro
    .everyone = Todos
    .unpaid = Sin pagar
    .warned = Con advertencia
    .card = Busca una carta
    .find = Buscar por nombre o club
desk-players-filter-list = { $list } sin aceptar
desk-players-column =
    .player = Jugador
    .where = Estado
    .rank = Pos.
    .points = Puntos
    .record = V-E-D
    .fee = Cuota
    .table = Mesa fija
desk-players-warned = { $count ->
    [one] { $count } advertencia
   *[other] { $count } advertencias
}
desk-players-squads = squads sin usar
desk-players-no-way-back = No puede volver
desk-players-let = { $rejoin ->
    [true] Dejar volver
   *[other] Readmitir
}<span class="unseen">: { $player }</span>
desk-players-paid = Pagada<span class="unseen"> por { $player }, deshacer</span>
desk-players-has-paid = Pagada
desk-players-take-fee = Cobrar<span class="unseen"> a { $player }</span>
desk-players-nobody = Aquí no hay nadie.
desk-players-show-all = Mostrar todos

## Beside it

desk-players-lists = Listas ({ $list })
desk-players-paper = ¿En papel? Anotarlo para todos los que no tienen
desk-players-paper-go = Anotarlo para todos ellos
desk-players-phones = Los jugadores también pueden entregarla con el móvil. Topcut comprueba con el reglamento lo que sabe leer.
desk-players-keys = Teclas
desk-players-keys-about = Teclea un nombre, <kbd>Intro</kbd>, el siguiente. Nadie se inscribe dos veces con el mismo nombre.
