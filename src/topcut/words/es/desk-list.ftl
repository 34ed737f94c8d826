# The desk's page of one list

desk-list-up = Todas las listas
desk-list-title = Lista ({ $list }) de { $player }
desk-list-versions = Versiones
desk-list-print = Imprimirla
desk-list-handed-in = Lo que se ha entregado
desk-list-unchecked = Topcut no la ha comprobado: está en papel, o el reglamento no tiene reglas para ella.
desk-list-reason = Motivo
desk-list-why = { $illegal ->
    [true] ¿Por qué se acepta de todos modos?
   *[other] Motivo, si lo hay
}
desk-list-accept = { $illegal ->
    [true] Aceptarla de todos modos
   *[other] Aceptarla
}
desk-list-take = { $first ->
    [true] Recogerla
   *[other] Otra en su lugar
}
desk-list-type = Escríbela o pégala
desk-list-example = ¿Cómo debe ser?
desk-list-file = O un fichero
desk-list-check = Comprobarla y guardarla
desk-list-note = Guardarla como nota
desk-list-locked = Está bloqueada: ahora solo la cambia una corrección.
desk-list-pool = Pool
desk-list-pool-about = Las cartas que se abrieron aquí. Todos los mazos salen de ellas. Si están aquí en papel, basta con escribirlo.
desk-list-cards = Cartas
desk-list-pool-register = Registrar el pool
desk-list-correct = Corregirla
desk-list-correct-about = Un árbitro y el jugador corrigen juntos un error; el motivo queda en el registro.
desk-list-not-legal = No es legal
desk-list-should-be = Como debe ser
desk-list-correct-it = Corregirla
desk-list-corrected = Se ha corregido la lista. El motivo queda en el registro.
