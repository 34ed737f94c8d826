# Before the draw of a round, at the desk

desk-before-the-draw-title = Antes de la ronda { $round }
desk-before-the-draw-heading = Antes de la ronda { $round } <small>{ $players ->
    [one] 1 jugador por emparejar
   *[other] { $players } jugadores por emparejar
}</small>
desk-before-the-draw-terrain = ¿Está montada la escenografía?
desk-before-the-draw-absent = Ausentes en la ronda { $round }
desk-before-the-draw-absent-about = Por acuerdo: sin emparejar, y una derrota sin emparejamiento cuando se publique la ronda. De quien se va del todo se registra el abandono.
desk-before-the-draw-there = Al final sí está<span class="unseen">: { $player }</span>
desk-before-the-draw-nobody-away = No falta nadie.
desk-before-the-draw-player = Jugador
desk-before-the-draw-note = Anotar como ausente
desk-before-the-draw-apart = Separados
desk-before-the-draw-pair = { $first } y { $second }
desk-before-the-draw-apart-about = Ningún reglamento separa a dos jugadores: es una desviación de { $clause }, y se hace en <a href="{ $players }">la página de un jugador</a>.
desk-before-the-draw-aside = El sorteo
desk-before-the-draw-draw = Sorteo de la ronda { $round }{ $attempt ->
    [1] {""}
   *[other] , intento { $attempt }
}
desk-before-the-draw-stale = Desde que se abrió el sorteo han cambiado los jugadores, los puntos o quién está separado. Se sortea de nuevo, y el intento { $attempt } es público junto al anterior.
desk-before-the-draw-open-not-yet = Abrir el sorteo
desk-before-the-draw-answer-first = Primero responde a lo que se pregunta arriba.
desk-before-the-draw-why = ¿Por qué se sortea de nuevo? Lo puede leer todo el mundo
desk-before-the-draw-byes = Dar byes en la ronda 1
desk-before-the-draw-bye-names = Nombres, separados por comas
desk-before-the-draw-bye-about = Una desviación de { $clause }, que se declara antes.
desk-before-the-draw-open = Abrir el sorteo y mirar
desk-before-the-draw-fixed = Desde aquí el sorteo queda fijado: volver a mirar no cambia nada. Los jugadores lo ven cuando lo publicas.
desk-before-the-draw-by-hand = Mejor emparejar a mano
