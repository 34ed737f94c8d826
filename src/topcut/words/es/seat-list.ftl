# A player's own list: handing it in, and building it by search and tap


seat-list-of = Lista ({ $list }) de { $name }
seat-list-roster = Roster { $number }, el que se juega ahora
seat-list-nothing = No se ha entregado nada.
seat-list-handed-in = Tal como se entregó
seat-list-state =
    .none = Sin entregar
    .illegal = No es legal
    .accepted = Aceptada
    .paper = En papel
    .handed-in = Entregada
seat-list-needed = { $before ->
    [true] Todo el mundo necesita una antes de empezar.
   *[other] Sin lista no se empareja a nadie.
}
seat-list-illegal = Está entregada, pero la comprobación ha visto que no es legal. Entrega una mejor, o habla con un árbitro.
seat-list-paper = Consta que está en papel. Un árbitro todavía no la ha aceptado.
seat-list-waits = Un árbitro todavía no la ha aceptado.
seat-list-secret = Solo la ven los árbitros y tú.
seat-list-open-later = Hasta que empiece solo la ven los árbitros y tú; después, también tus rivales.
seat-list-locked = Ya no se puede cambiar.
seat-list-paste = Pegarla como texto
seat-list-text = Como texto
seat-list-type = Pégala o tecléala aquí
seat-list-read = Leerla
seat-list-read-again = Leerla otra vez
seat-list-example = ¿Cómo debe ser?
seat-list-example-about = Un nombre por línea, debajo de su encabezado. Las viñetas, los números como 2x y las mayúsculas dan igual, y se entiende lo que exportan los creadores de listas.
seat-list-hand-in = Entregar mi lista ({ $list })
seat-list-versions = Las últimas { $count } versiones se guardan con el registro. Los árbitros pueden tacharlas cuando termine.
seat-list-file = O un fichero de un creador de listas
seat-list-file-about = El .ros y el .rosz de BattleScribe, el .json de New Recruit, o texto. Antes ves cómo se ha leído.
seat-list-file-read = Leer el fichero
seat-list-pool = Las cartas que has abierto, una por línea
seat-list-pool-about = Todos tus mazos salen de ellas.
seat-list-pool-register = Registrar mi pool
seat-list-pool-registered = Se ha registrado tu pool.
seat-list-taken = Has entregado tu lista ({ $list }).
seat-list-not-yet = Todavía no se ha entregado nada.
seat-list-still = Todavía no está entregada: sigue valiendo lo que entregaste antes.

## Building it

seat-list-counts = Cuánto hay dentro
seat-list-kind = { $kind ->
    [character] Personajes
    [tactic] Team Tactics
    [crisis] Crisis
    [gem] Gemas del Infinito
    [unit] Unidades
    [mission] Mission Set
    [hero] Héroe
   *[card] Cartas
}
seat-list-part = { $part ->
    [characters] Personajes
    [tactics] Team Tactics
    [secure] Crisis Secure
    [extraction] Crisis Extraction
    [crises] Crisis de lado desconocido
    [gems] Gemas del Infinito
    [primary] Unidad principal
    [secondary] Unidad secundaria
    [supporting] Unidad de apoyo
    [mission] Mission Set
    [hero] Héroe
   *[deck] Mazo
}
seat-list-find = Buscar { $part ->
    [characters] un personaje
    [tactics] una carta de Team Tactic
    [secure] una crisis Secure
    [extraction] una crisis Extraction
    [crises] una crisis
    [gems] una Gema del Infinito
    [primary] una unidad principal
    [secondary] una unidad secundaria
    [supporting] una unidad de apoyo
    [mission] un Mission Set
    [hero] un Héroe
   *[deck] una carta
}{ $group ->
    [none] {""}
   *[other] {" "}<span class="unseen">para { $group }</span>
}
seat-list-group = { $form ->
    [squads] Squad { $number }
   *[other] Roster { $number }
}
# What stands below a name; # is filled in.
seat-list-worth = { $kind ->
    [unit] # puntos
   *[other] Amenaza #
}
# The number is filled in.
seat-list-put-right = <b></b> por corregir
seat-list-ways = Busca y toca, o <a href="#as-text">pégala como texto</a>, o <a href="#from-file">lee un fichero</a>.
seat-list-earlier = Empezar con una de las tuyas:
# The name follows, unseen.
seat-list-take-out = Quitar
seat-list-change = Cambiar
seat-list-less = Menos:
seat-list-more = Más:
seat-list-add = Añadir
# The name is filled in.
seat-list-typed = «<bdi></bdi>», como lo has tecleado
seat-list-stale = La has cambiado desde entonces. Se está comprobando otra vez.
seat-list-unchecked = No hay conexión con el panel, así que todavía no está comprobada. Lo que montas se queda en este móvil, y puedes entregarlo: se envía cuando se pueda llegar al panel.
seat-list-unfit = No cabe
# The numbers are filled in where <b></b> stands, in this order.
seat-list-too-dear = Cuesta <b></b>, y quedan <b></b> de <b></b> puntos.
seat-list-too-poor = Da <b></b> puntos, y las demás cuestan <b></b>.
seat-list-no-era = No comparte era con <b></b>.
