# The frame of the officials' pages

desk-tabs =
    .announcements = Avisos
    .backups = Copias de seguridad
    .bracket = Cuadro
    .calls = Llamadas
    .check-in = Check-in
    .check-results = Revisar resultados
    .deck-checks = Controles de mazos
    .devices = Mis dispositivos
    .display = Pantalla
    .files = Ficheros
    .going-on = Continuar
    .keeping = Este torneo
    .lists = Listas ({ $list })
    .log = Registro
    .mirror = Espejo
    .more = Más
    .officials = Árbitros
    .overview = Resumen
    .played = Lo que se jugó
    .players = Jugadores
    .print = Imprimir
    .public = Página pública
    .ranking = Clasificación final
    .round = Ronda
    .schedule = Horario
    .settings = Ajustes
    .standings = Clasificación
    .start = Comienzo
    .tables = Mesas
    .what-if = Qué pasaría
desk-layout-undo = Deshacer el último paso
desk-layout-officials-only = Solo árbitros
desk-layout-pages = Páginas del panel
desk-layout-waiting = en espera
desk-layout-others = { $tournament ->
    [game] Tus otras partidas
   *[other] Tus otros torneos
}
desk-layout-sign-out = Cerrar sesión
desk-layout-slept = ¿Ha seguido otro ordenador con { $tournament ->
    [game] esta partida
   *[other] este torneo
} mientras este estaba en suspensión? Entonces deja este cerrado. Si no:
desk-layout-anew = Recargar esta página
desk-layout-awake = No, ninguno. Seguir aquí
desk-layout-taken-over = Este ordenador ha tomado el relevo, y { $tables ->
    [one] 1 mesa de la ronda no tiene
   *[other] { $tables } mesas de la ronda no tienen
} resultado aquí. <a href="{ $link }">Mira cuáles, y qué móvil sabe más</a>
desk-layout-looked = Ya lo hemos mirado
desk-layout-flood = El móvil de { $player } envía más de lo que envía una persona.
desk-layout-flood-dropped = Lo que pasó del límite no se ha guardado.
desk-layout-sign-phone-out = Cerrar la sesión de ese móvil
