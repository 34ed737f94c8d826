# The catalogues that know the names on lists

desk-catalogues-title = Catálogos
desk-catalogues-no-day = fecha desconocida
desk-catalogues-aged = { $day }, { catalogue-age }
desk-catalogues-more = y { $count } más
desk-catalogues-field =
    .name = Nombre
    .game = Juego
    .entries = Entradas
    .of = Del
    .file = Fichero
desk-catalogues-source = Fuente: { $source }
desk-catalogues-replaces = Ocupa el lugar de { $title } ({ $aged }).{ $older ->
    [true] {" "}<b>Ese es más reciente.</b>
   *[other] {""}
}
desk-catalogues-names =
    .new = Nombres nuevos
    .gone = Ya no están
    .changed = Con cambios
    .all = Nombres
desk-catalogues-same = Todas las entradas están como estaban.
desk-catalogues-first = Todavía no hay ningún catálogo con ese nombre. Se añade a los de abajo.
desk-catalogues-large = Es grande: elige otra vez el fichero.
desk-catalogues-add = Añadirlo
desk-catalogues-leave = Dejarlo
desk-catalogues-here = Con qué se revisan los torneos nuevos
desk-catalogues-added = Añadido aquí
desk-catalogues-ours = Viene con Topcut
desk-catalogues-take-out = Quitar { $title }…
desk-catalogues-remove = Quitarlo
desk-catalogues-stay = Dejarlo como está
desk-catalogues-newer = Uno más reciente
desk-catalogues-kinds = TOML, JSON o CSV; de BattleScribe, el .cat junto con su .gst. Como mucho 4 MB aquí; los más grandes, con <code>topcut catalogue add</code>.
desk-catalogues-as-file = Como dice el fichero
desk-catalogues-name-if-none = Nombre, si el fichero no tiene
desk-catalogues-look = Verlo
desk-catalogues-look-first = No se añade nada antes de que hayas visto lo que cambiaría.
desk-catalogues-for-all = Los catálogos valen para todos en este servidor, así que los añade quien lo lleva.
desk-catalogues-begun = Torneos que ya han empezado
desk-catalogues-begun-about = Un torneo conserva hasta el final los catálogos con los que empezó: sus huellas están en su registro. Lo que añadas ahora vale para las listas de torneos que no han empezado.
