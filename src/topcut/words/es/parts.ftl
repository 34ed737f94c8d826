# What pages of every room are made of

parts-table = Mesa
parts-why = ¿Por qué?
parts-structure =
    .players = Jugadores
    .rounds = Rondas
    .then = Después
parts-structure-cut = { $cut ->
    [0] sin corte
   *[other] top { $cut }
}
parts-namesake-like = { $where ->
    [here] { $who } se parece a { $name }, que ya está aquí
   *[list] { $who } se parece a { $name }, en la misma lista
}
parts-namesake-official = { $who } es también el nombre de un árbitro ({ $role })
parts-namesake-alike = { $who } se parece a { $name }
parts-namesake-player = { $who } es también el nombre de un jugador
parts-let-in-again = Sí, readmitir
parts-let-in-again-note = el mismo jugador, con lista y cuota
parts-another-person = No, otra persona con este nombre
parts-two-people = Dos personas comparten este nombre
parts-same-person = La misma persona
parts-phones-cannot-come = <strong>Los móviles todavía no llegan a este ordenador.</strong> Topcut funciona solo para este ordenador.
parts-start-for-phones = Páralo en su ventana con <kbd>Ctrl</kbd> <kbd>C</kbd> e inícialo con <code>{ $command }</code>. { $kept ->
    [true] { restart-keeps }
   *[other] { restart-loses }
}
parts-scan = Escanea el código con tu propio móvil, en el wifi de la sala, y <a href="{ $here }">vuelve a mirar aquí</a>.
parts-no-phone = ¿La página no se abre en el móvil?
parts-no-phone-network = El móvil debe estar en la misma red que este ordenador, no en los datos móviles.
parts-no-phone-guests = Las redes de invitados suelen aislar unos dispositivos de otros. Pide que lo desactiven, o trae un router o un punto de acceso propio y vuelve a iniciar Topcut.
parts-no-phone-firewall = Puede que el cortafuegos de este ordenador pregunte si se puede llegar a Topcut. Permítelo en esta red.
parts-no-phone-without = También funciona sin móviles: imprime los emparejamientos e introduce los resultados en la mesa de la organización.
parts-moved = <strong>La dirección de este ordenador es ahora { $now }.</strong> Los enlaces y los códigos QR siguen diciendo { $before }, donde ya no lo encuentra ningún móvil.
parts-moved-restart = Para Topcut en su ventana con <kbd>Ctrl</kbd> <kbd>C</kbd> y vuelve a iniciarlo. { $kept ->
    [true] No se pierde nada. Las tarjetas sin usar siguen valiendo con las letras que hay bajo el código QR; los móviles que tenían la sesión iniciada necesitan una tarjeta nueva.
   *[other] { restart-loses }
}
parts-to-table = A la mesa { $table }
parts-of = { $what }:
parts-seal = <b>Sello del registro</b>, entrada { $n }
