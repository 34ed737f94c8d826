# The home page, and the calendar of a server

public-home-title = Inicio
public-home-unreadable = Su registro no se puede leer. Su página dice qué falla.
public-home-log-unreadable = Su registro no se puede leer
public-home-look = Verlo
public-home-to-desk = Al panel
public-home-prepare = Preparar
public-home-delete = Borrarlo
public-home-delete-type = Escribe { $id }
public-home-new = Torneo nuevo
public-home-new-about = Elige el reglamento y el día: de ahí salen las rondas, el corte y los desempates, cada uno con su cláusula. Los jugadores se pueden pegar como lista.
public-home-new-do = Crear un torneo
public-home-sample = Echar un vistazo
public-home-sample-about = Un torneo de ejemplo con 33 jugadores simulados, parado en la ronda 3: introduce resultados, resuelve una disputa, haz de jugador, deja que siga. Nada de eso cuenta.
public-home-sample-do = Echar un vistazo a un torneo de ejemplo
public-home-drill = Simulacro
public-home-drill-about = Haz esta noche el torneo de mañana: jugadores simulados se inscriben, reportan, discrepan, llaman y se van, a cualquier velocidad, mientras tu equipo practica con móviles de verdad.
public-home-drill-do = Empezar un simulacro
public-home-play = Jugar a Challengers!
public-home-play-about = El juego de cartas que es en sí un torneo, de 1 a 8. { $clause } A solas contra el Robot, o cada cual con su móvil.
public-home-hall = Qué pasa en esta sala
public-home-shelf =
    .now = Ahora
    .running = En marcha
    .coming = Próximos
    .over = Terminados
    .past = Pasados
    .archived = Archivados
    .deleted = Borrados
public-home-nothing = Aquí todavía no hay nada
public-home-nothing-about = En cuanto la organización cree un torneo, aparecerá aquí.
public-home-playing = { $here ->
    [true] ¿Juegas aquí?
   *[other] ¿Juegas?
}
public-home-scan = Escanea el código de tu tarjeta o escríbelo. No hay cuenta ni contraseña.
public-home-code = Tengo un código
public-home-waiting = ¿Esperas tu ronda?
public-home-run = ¿Lo llevas tú?
public-home-sign-in = Iniciar sesión
public-home-welcome = Te damos la bienvenida{ $name ->
    [none] {""}
   *[other] , { $name }
}
public-home-welcome-about = Topcut empareja, cuenta y explica tu torneo{ $here ->
    [true] , en este ordenador, con red o sin ella
   *[other] {""}
}.
public-home-none = { $archived ->
    [true] No hay ningún torneo en las listas
   *[other] Todavía no hay ningún torneo
}.
public-home-stick = ¿Se ha roto otro ordenador y su torneo tiene que seguir aquí? <a href="/backups">Sigue desde su memoria USB</a>.
public-home-yours = Tus torneos
public-home-gone = Se pierde del todo el { $day }
public-home-back = Recuperarlo
public-calendar-title = Calendario
public-calendar-new = Novedades
public-calendar-here = Torneos aquí
public-calendar-find = Nombre, lugar, juego o día
public-calendar-search = Buscar
public-calendar-nothing = Aquí todavía no hay nada.
public-calendar-pages = Páginas
public-calendar-page = Página { $number } de { $pages }
public-calendar-turn =
    .before = Anterior
    .next = Siguiente
public-calendar-everything = Ver todo otra vez
public-calendar-organizing = ¿Organizas?
public-calendar-account = Crear una cuenta
public-calendar-follow = Seguir
public-calendar-atom = Canal Atom
public-calendar-follow-about = Días y lugares para tu propio calendario o lector. Los torneos archivados, los simulacros y los que su organización se reserva no están ahí.
