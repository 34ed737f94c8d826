# What if

desk-what-if-who-cut = Quién aún puede pasar el corte
desk-what-if-supposed = <b>Solo un supuesto:</b> mesa { $table }, { $outcome }. No se ha introducido nada. <a href="{ $link }">Tal como está</a>
desk-what-if-who = { $cut ->
    [true] Quién aún puede pasar el corte
   *[other] Quién aún puede quedar primero
}
desk-what-if-column =
    .caption = Jugadores, los mejores primero
    .rank = Pos.
    .player = Jugador y lo que necesita
    .state = Estado
    .chance = Probabilidad
    .left = Se ha ido
desk-what-if-unproved = Sin demostrar en ningún sentido: hay demasiados casos.
desk-what-if-line = tal como está, el top { $size } sigue jugando
desk-what-if-questions = Preguntas
desk-what-if-suppose =
    .title = Qué pasaría si una mesa acaba…
    .result = Un resultado supuesto
    .table = Mesa
    .first = jugador 1
    .second = jugador 2
    .go = Mostrar qué pasaría
    .about = No se introduce nada, y no lo ve nadie más.
desk-what-if-draws = Dónde un empate ayuda a ambos
desk-what-if-draws-about = Solo para árbitros, y no prueba nada: los jugadores pueden empatar según las reglas. Nunca se ve en la página de un jugador.
desk-what-if-method = Cómo leerlo
desk-what-if-method-about = <b>Asegurado</b> y <b>sin opciones</b> están demostrados, para cualquier resultado que puedan dar las mesas pendientes, también incomparecencias, cualquier marcador posible, cualquier sorteo y cualquier emparejamiento por venir. Asegurado vale mientras el jugador siga; sin opciones, mientras nadie de arriba se vaya.
desk-what-if-phones = En los móviles de los jugadores
desk-what-if-shown = { $shown ->
    [true] Cada jugador ve sus propias probabilidades en «Mi posición».
   *[other] Los jugadores no ven sus probabilidades.
}
desk-what-if-shown-about = Lo que la gente sabe cambia cómo juega: algunos empatarán a propósito. Nunca se les muestra dónde un empate ayuda a ambos.
desk-what-if-show = { $shown ->
    [true] Ocultarlas a los jugadores
   *[other] Mostrar a los jugadores sus probabilidades
}
