# The desk before the start

desk-overview-next = { $what ->
    [players] Ahora: los jugadores
    [officials] Ahora: los árbitros
   *[lists] Ahora: las listas ({ $list })
}
desk-overview-do = { $what ->
    [players] Inscribir jugadores
    [officials] Añadir un árbitro
   *[lists] Recoger las listas ({ $list })
}
desk-overview-ready = Todo listo para empezar
desk-overview-to-start = Ir al comienzo
desk-overview-before = Antes de empezar
desk-overview-follow = Las rondas y el corte ({ $cut }) dependen de cuántos jugadores haya.
desk-overview-duties = Lo que te pide el reglamento
desk-overview-sign-up = Inscripción
desk-overview-sign-up-how = { $how ->
    [asks] Los jugadores pueden inscribirse en la página pública y esperan tu respuesta.
    [open] Los jugadores pueden inscribirse en la página pública y entran al momento.
   *[closed] Solo tú inscribes a los jugadores. Abre la inscripción, y podrán hacerlo ellos mismos en la página pública.
}
desk-overview-sign-up-change = { $open ->
    [true] Cambiarla
   *[other] Abrir la inscripción
}
desk-overview-phones = Móviles
desk-overview-phones-about = Con una tarjeta y su código, los jugadores ven su mesa y su rival y reportan resultados en su propio móvil, sin cuenta.
desk-overview-cards = Tarjetas de los jugadores
desk-overview-public-code = Código QR de la página pública
desk-overview-public-open = Ábrela aquí
desk-overview-public-about = Las reglas en uso, las desviaciones y el compromiso que ata cada sorteo.
desk-overview-commitment = Compromiso <code>{ $commitment }</code>

## What a rule book asks of the organizer and no program can check, in our own words, by its clause

desk-overview-duty-ch-17 = Di antes a los jugadores qué se juega: la Timeline y todas las reglas especiales. Las dos cosas están en la página pública; envíales su dirección.
desk-overview-duty-ch-46 = Trae escenografía y tapetes para cada mesa, de tamaños parecidos; marca con su tamaño la escenografía no oficial. Vuelve a colocarla entre rondas.
desk-overview-duty-ch-05 = Mira antes de empezar los útiles de medir y las fichas de sustitución, y anota en la página del jugador lo que has aprobado.
desk-overview-duty-ch-15 = Empieza dando las instrucciones: mantener la partida en orden, lo que se olvida se pierde, llamar a un Watcher antes de un movimiento difícil.
desk-overview-duty-tl-34 = { desk-overview-duty-ch-46 }
desk-overview-duty-tl-01 = Resuelve antes de empezar las dudas sobre una miniatura, su pintura o una sustitución; decide el Head Watcher, o tú si no lo hay.
desk-overview-duty-tl-06 = Empieza dando las instrucciones: las listas están abiertas para el rival, mantener la partida en orden, lo que se olvida se pierde.
desk-overview-duty-ps-11 = Di a los jugadores cuánto duran las rondas y todas las reglas especiales. Las dos cosas están en la página pública; envíales su dirección.
desk-overview-duty-ps-29 = Trae para cada mesa escenografía de alturas variadas, de tamaños parecidos. Los jugadores solo montan la Misión que han elegido.
desk-overview-duty-ps-01 = { desk-overview-duty-ch-05 }
desk-overview-duty-ps-09 = Empieza dando las instrucciones: un efecto olvidado necesita el permiso del rival, no se mete prisa a nadie, llamar a un Arbiter antes de un movimiento difícil.
desk-overview-duty-mu-06 = Ten sitio suficiente, mesas con números que se vean desde la puerta, papel y bolígrafos, y un ejemplar de las reglas.
desk-overview-duty-mu-17 = Di antes de la primera ronda cómo se organiza el día y quiénes son los árbitros. Las dos cosas están en la página pública.
desk-overview-duty-mu-12 = Ten fundas de repuesto: las marcadas o gastadas se cambian antes de que empiece la ronda.
