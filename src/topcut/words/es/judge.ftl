# The officials' pages


## Warnings, calls, rulings

deck-check-drawn = { $tables ->
    [one] Se ha sorteado 1 mesa. Hasta que se cierre la ronda, solo lo saben los árbitros.
   *[other] Se han sorteado { $tables } mesas. Hasta que se cierre la ronda, solo lo saben los árbitros.
}
deck-check-noted = { $fine ->
    [true] Anotado: { $player }, todo en orden.
   *[other] Queda anotada la incidencia sobre { $player }. Solo la leen los árbitros.
}

## The officials' pages while a tournament runs

judge-taken = Te encargas de la llamada de { $place }. El jugador ve que vas de camino.
judge-closed = Se ha atendido la llamada de { $place }.
judge-ruled = Se ha registrado la decisión para la mesa { $table }.
judge-appealed = { $player } apela. Quien lo resuelve lo ve al momento.
judge-appeal-decided = Se ha resuelto la apelación. La decisión es definitiva.

## Calls

judge-calls = Llamadas
judge-calls-waiting = Llamadas <small>{ $count } en espera</small>
judge-calls-none = Nadie ha llamado. Una llamada desde la página de un jugador se ve aquí al momento.
judge-call-plain = Pide que venga alguien
judge-call-plain-past = Pidió que viniera alguien
judge-against = { $first }, contra { $second }
judge-call-for = para { $official }
judge-call-of = , la llamada de { $name }
judge-call-mine = Vas de camino
judge-call-theirs = { $name } va de camino
judge-call-take = Voy yo
judge-call-instead = Voy yo en su lugar
judge-call-done = Hecho
judge-ruling = Decisión
judge-warn = Advertir
judge-differs = Marcador distinto
judge-enter-another = Introducir otro resultado
judge-enter-another-for = { judge-enter-another }<span class="unseen"> para la mesa { $table }</span>
judge-answered = Atendidas
judge-answered-call = { $player }, { $time }{ $official ->
    [none] {""}
   *[other] {" "}· fue { $official }
}
judge-answered-round = Terminó con la ronda { $round }
judge-says = { $player } dice
judge-place = { $table ->
    [0] { $name }
   *[other] la mesa { $table }
}
judge-bell = Sonido y vibración con cada llamada nueva, en este dispositivo
judge-remove = ¿Retirar del torneo? <a href="{ $link }">{ $player }</a>
judge-proposed = propuesto por { $official }
judge-eject = ¿Expulsar? <a href="{ $link }">{ $player }</a>
judge-warnings = { $count ->
    [one] { $count } advertencia
   *[other] { $count } advertencias
}

## Finding

judge-find = Buscar
judge-find-title = Buscar una mesa o un jugador
judge-find-field = Mesa o jugador
judge-find-placeholder = Mesa o nombre
judge-find-go = Ir
judge-find-against = contra { $opponent }
judge-find-more = y { $count } más: teclea otra letra.
judge-find-none = Ninguna mesa de esta ronda ni ningún jugador se llama así.

## Rulings and appeals

judge-rulings = Decisiones
judge-rulings-none = No hay ninguna decisión registrada. Abre una mesa para registrar una.
judge-rulings-none-here = Ninguna para estos jugadores.
judge-rulings-by = Decisión { $number } · { $players } · de { $official }{ $final ->
    [true] {" "}· definitiva
   *[other] {""}
}{ $appealed ->
    [none] {""}
   *[other] {" "}· apelada por { $appealed }
}{ $decided ->
    [none] {""}
   *[other] {" "}· resuelta por { $decided }, definitiva
}
judge-rulings-appealed = Apelada
judge-rulings-appeal = Un jugador apela
judge-rulings-appeal-of = { $player }<span class="unseen"> apela la decisión { $number }</span>
judge-appeal = Apelación contra la decisión { $number }{ $table ->
    [0] {""}
   *[other] , mesa { $table }
}
judge-appeal-by = decisión de { $official } · apelada por { $player }
judge-appeal-final = Esta decisión es definitiva
judge-appeal-stands = La decisión se mantiene
judge-appeal-changed = Se cambia
judge-appeal-answer = Respuesta, si se cambia
judge-appeal-decide = Resolver la apelación

## One table

judge-table = Mesa { $table }
judge-table-players = <span class="unseen">Mesa { $table }: </span>{ $first } contra { $second }
judge-table-extended = +{ $minutes } min
judge-table-roster = Ambos juegan el Roster { $number }
judge-table-result = Resultado
judge-table-disagree = No coinciden. Toca a quien tenga razón.
judge-table-one = Uno de los dos ha reportado. Toca para aceptarlo.
judge-table-draw = Un empate. ¿Quién ganó la tirada?
judge-table-nobody = Todavía no ha reportado nadie.
judge-table-enter = Introducir el resultado
judge-table-correct = Corregirlo
judge-table-both = Jugadores
judge-table-warnings = { $count } hasta ahora
judge-table-substitute = Sustitución aprobada, { $item }
judge-table-list = { $list }<span class="unseen"> de { $name }</span>
judge-table-material = Material<span class="unseen"> de { $name }</span>
judge-table-absent = Alguien no ha venido
judge-table-absent-one = { $player } no se ha presentado
judge-table-absent-both = No se ha presentado ninguno
judge-table-rule = Registrar una decisión
judge-table-question = Pregunta
judge-table-answer = Respuesta
judge-table-answer-about = { $appeals ->
    [true] Ambos jugadores la leen en su móvil, y allí pueden apelar.
   *[false] Ambos jugadores la leen en su móvil.
}
judge-table-record = Registrar la decisión

## Deck checks

judge-checks = Controles de mazos
judge-checks-draw = { $round }, sorteo { $number }
judge-checks-tables = Mesas que sortear, de { $tables }
judge-checks-by-chance = Sortear
judge-checks-playing = Aquí también juegas, así que te enteras de los controles de mazos a la vez que los demás jugadores.
judge-checks-later = Las mesas se sortean de una ronda que se esté jugando.
judge-checks-state =
    .public = Público
    .officials = Solo árbitros
    .open = Pendiente
    .fine = En orden
    .finding = Incidencia
judge-checks-at = Sorteo de las { $time }.
judge-checks-noted = anotado por { $official }
judge-checks-all-fine = Todo en orden<span class="unseen"> con { $name }</span>
judge-checks-change = { $found ->
    [true] Cambiarla<span class="unseen">: { $name }</span>
   *[other] Algo no está bien<span class="unseen">: { $name }</span>
}
judge-checks-clause = Cláusula
judge-checks-choose = Elige una
judge-checks-found = Qué se ha encontrado
judge-checks-note = Anotar la incidencia
judge-checks-after-all = Al final todo está en orden
judge-checks-none = Todavía no se ha sorteado ninguna mesa.
judge-checks-how = Cómo funciona
judge-checks-how-draw = Todas las mesas de la ronda tienen la misma probabilidad. Compara lo que tienen ambos jugadores en la mesa con la lista ({ $list }) que entregaron, y anota lo que encuentres.
judge-checks-how-told = Al cerrarse la ronda, los jugadores saben dónde has sorteado y cuántas veces; nunca lo que has encontrado. El sorteo sale de la semilla { $tournament ->
    [game] de la partida
   *[other] del torneo
}, así que todo el mundo puede comprobarlo entonces.
judge-checks-how-time = ¿Se ha perdido tiempo? Abre la mesa y dale más. La sanción la decides tú: abre la página del jugador.
