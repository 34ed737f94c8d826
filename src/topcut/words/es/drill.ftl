# Drills


## Serving the pages

drill-runs = El simulacro ha empezado. El mismo otra vez: --seed { $seed }
drill-forgets = Detenlo con Ctrl+C. Entonces el simulacro desaparece, con todo lo que contiene.
drill-keeps = Detenlo con Ctrl+C. Se conserva, y «topcut serve» con el mismo --data lo continúa.
drill-title = { $book } (simulacro)
drill-announced = Esto es un simulacro: sus jugadores son simulados, y nada de aquí cuenta.
drill-players-usual = Si lo dejas vacío, hay { $usual } jugadores.
drill-players-needed = { $title } pide más: hay { $needed }.
drill-started = El simulacro ha empezado: sus jugadores se inscriben en los próximos minutos.
drill-removed = El simulacro ha desaparecido, con todo lo que contenía.
drill-speed = { $speed }×
drill-speed-means = { $speed ->
    [1] 1×: como un día real
    [4] 4×: 90 minutos en 23
   *[other] { $speed }×: 90 minutos en 5
}
drill-pace = { $speed ->
    [0] El simulacro está en pausa.
    [1] El simulacro sigue tan despacio como un día real.
   *[other] El simulacro sigue { $speed } veces más rápido que un día real.
}
drill-now = { $speed ->
    [0] Está en pausa: nadie simulado hace nada hasta que elijas arriba una velocidad.
    [1] Sus jugadores van tan despacio como en un día real.
   *[other] Sus jugadores van { $speed } veces más rápido que en un día real.
}
drill-crew = { $crew ->
    [yes] La organización también es simulada: empareja e inicia los relojes por sí sola.
   *[no] La organización eres tú: nadie más empareja ni inicia los relojes.
}
drill-crew-now = { $crew ->
    [yes] La organización también es simulada: empareja e inicia los relojes, y te deja las llamadas y las disputas durante unos minutos.
   *[no] Emparejar, iniciar el reloj y decidir es cosa tuya.
}
drill-confirms = El rival ha reportado: confírmalo o contradícelo.
drill-disputes = Los dos dicen cosas distintas: tiene que decidir un árbitro.
drill-plays = Siguen jugando: reporta un resultado, o llama a alguien.
