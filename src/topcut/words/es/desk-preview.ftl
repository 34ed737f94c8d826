# The next round before players see it

desk-preview-title = Vista previa de la ronda { $round }
desk-preview-heading = Ronda { $round }, vista previa <small>{ $last ->
    [true] última ronda suiza
   *[other] de { $rounds }
}</small>
desk-preview-unpublished = Solo árbitros, sin publicar
desk-preview-others-see = { $round ->
    [0] Los jugadores todavía no ven nada.
   *[other] Los jugadores y la pantalla siguen en la ronda { $round }.
} Publicar no inicia el reloj.
desk-preview-by-hand = Cambiar a mano
desk-preview-terrain = ¿Está preparada la escenografía?
desk-preview-tables = { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}{ $bye ->
    [true] {" "}y un bye
   *[other] {""}
}
desk-preview-of-coming = Mesas de la próxima ronda
desk-preview-column =
    .table = Mesa
    .first = Jugador 1
    .against = contra
    .second = Jugador 2
    .remarks = Observaciones
    .v = –
desk-preview-floats = flota de { $from } a { $to }
desk-preview-remark =
    .pair-again = Enfrentamiento repetido
    .pair-forbidden = Mantener separados
    .pair-mates = Mismo club
desk-preview-bye = Bye
desk-preview-bye-worth = Una victoria{ $figures ->
    [none] {""}
   *[other] , { $figures }
}
desk-preview-absent = Ausentes por acuerdo
desk-preview-loss = Una derrota sin emparejamiento

## Publishing

desk-preview-publishing = Publicar
desk-preview-publish = Publicar la ronda { $round }
desk-preview-publish-go = Publicar <kbd>P</kbd>
desk-preview-publish-about = Todos saben cuál es su mesa. Después, cualquier cambio es público y lleva un motivo.
desk-preview-not-final = <b>No es la respuesta definitiva.</b> La búsqueda del emparejamiento que definen las reglas no había terminado. Este es el mejor encontrado hasta ahora.
desk-preview-longer = Esperar más
desk-preview-take = Aceptar este emparejamiento y publicar
desk-preview-take-about = Todos saben cuál es su mesa, y pueden leer que esta ronda se desvía de las reglas.
desk-preview-apart = Cambiar a quién se mantiene separado
desk-preview-pair-by-hand = Emparejar a mano
desk-preview-organizer = { $decides ->
    [true] Lo decide el { $organizer }.
   *[other] Lo publica el { $organizer }.
}

## What was checked

desk-preview-checked = Comprobado
desk-preview-groups = { $count ->
    [1] un grupo de { $sizes }
   *[other] grupos de { $sizes }
}
desk-preview-forbidden = { $pairs ->
    [one] 1 pareja que había que mantener separada
   *[other] { $pairs } parejas que había que mantener separadas
}
desk-preview-ahead = De cara a las próximas rondas
desk-preview-not-ahead = Próximas rondas sin comprobar
desk-preview-not-ahead-why = Habría tardado demasiado, y la ronda no espera a eso.
desk-preview-mates = Un mismo club en la mesa { $table }
desk-preview-mates-who = { $first } y { $second } son de { $club }. Las reglas no los mantienen separados.

## The draw

desk-preview-draw = Sorteo { $round }, intento { $attempt }
desk-preview-key = Clave de la ronda <code>{ $key }</code>, se publica con los emparejamientos
desk-preview-again = ¿Sortear otra vez?
desk-preview-again-about = Los mismos jugadores con los mismos puntos dan siempre este sorteo, así que nadie puede repetirlo hasta que le guste. Si alguien se va, entra o debe estar separado, se sortea otra vez como intento { $attempt }, con tu motivo, público junto a este. Una vez publicado, se puede retirar dando un motivo.
desk-preview-drop = Registrar un abandono
desk-preview-absent-from = Ausente en la ronda { $round }
desk-preview-absent-go = Anotar la ausencia
desk-preview-swap = Cambiar dos números de mesa
desk-preview-opened = El sorteo está abierto y no cambiará. De momento, solo lo ven los árbitros.
desk-preview-published = Se han publicado los emparejamientos. El reloj todavía no está en marcha: inícialo cuando casi todos los jugadores estén en su mesa.
desk-preview-stopped = Se ha detenido la búsqueda.
