# The frame of every page

layout-skip = Ir al contenido
layout-brand = Topcut, inicio
layout-help = Ayuda sobre esta página, en otra pestaña
layout-site =
    .calendar = Calendario
    .rules = Reglamentos
    .new = Torneo nuevo
    .account = Cuenta
    .sign-in = Iniciar sesión
layout-language = Idioma: { $name }
layout-languages = Idiomas
layout-read-only = <strong>Esto solo se puede leer.</strong> { $why }
layout-do-anyway = Lo sé, hacerlo igualmente
layout-updated = Última actualización: { $time }
layout-cut = Se ha perdido la conexión con el panel, así que esto puede no estar al día. Vuelve sola.
layout-mirrored = Espejo de la sala, a las { $time }
layout-mirrored-quiet = Ahora no se llega a la sala, así que lo que se decide allí aparecerá aquí más tarde.
layout-drill = <strong>Simulacro: aquí nada cuenta.</strong> Sus jugadores son simulados.
layout-drill-pace =
    .pause = Pausa
    .paused = En pausa. Seguir:
    .more = Más
