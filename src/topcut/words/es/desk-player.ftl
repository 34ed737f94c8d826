# One person's page at the desk

desk-player-up = Todos los jugadores
desk-player-in-log = En el registro
desk-player-rank = posición { $rank }
desk-player-withdraw = Dar de baja a { $player }
desk-player-drop-absent = Registrar el abandono por ausencia de { $player }
desk-player-saved = Guardado: { $player }.
desk-player-has-paid = { $paid ->
    [true] { $player } ha pagado.
   *[other] { $player } no ha pagado.
}
desk-player-sits = { $table ->
    [0] { $player } vuelve a sentarse en cualquier mesa.
   *[other] { $player } se sienta en la mesa { $table } en todas las rondas.
}
desk-player-kept-apart = { $first } y { $second } no se emparejarán si se puede evitar.
desk-player-substituted = Se ha aprobado la sustitución.
desk-player-forgotten = Se han borrado el nombre y el contacto. A partir de ahora, las páginas dicen { $id }.

## Where the player is

desk-player-waiting = En la lista de espera
desk-player-waiting-about = Número { $place } en la cola: entra en cuanto alguien se dé de baja o haya más plazas.
desk-player-places = Número de plazas
desk-player-cut = Fuera por el corte ({ $cut })
desk-player-cut-about = Solo entra si un clasificado se va antes de la primera partida, y si es el siguiente de la clasificación.
desk-player-knocked-out = Eliminado ({ $bracket })
desk-player-knocked-out-about = Allí, una derrota es el final.

## Warnings, removal

desk-player-warnings = Advertencias
desk-player-warnings-so-far = { $count } hasta ahora
desk-player-warnings-last = { $count } hasta ahora, la última por: { $ground }
desk-player-warnings-none = Ninguna. Solo las leen los árbitros.
desk-player-penalties = Sanciones
desk-player-warn = Advertir a { $player }
desk-player-warn-form =
    .new = Nueva advertencia
    .else = Otra cosa
    .say = di cuál
    .what = Qué ha pasado
    .kept = Se guarda con el registro, para los árbitros. Allí se puede tachar.
desk-player-ask-head = Preguntar al { $head }
desk-player-ask-open = la pregunta queda en la página de todos los árbitros hasta que se responda
desk-player-warn-answer =
    .spare = Advertir, no expulsar
    .spare-about = tu motivo queda en el registro
    .eject = Expulsar
    .eject-about = la página siguiente pregunta cómo, y es definitivo
    .reason = Motivo, si no expulsas
desk-player-propose =
    .title = Proponer una expulsión
    .about = quienes pueden decidirlo lo ven al momento
    .what = Qué ha pasado
    .not-yours = La expulsión no la decides tú.
    .go = Proponer
desk-player-eject =
    .title = Expulsar
    .final = definitivo
    .ground = Motivo
    .about = De qué se trata
    .conduct = Comportamiento
    .words = Con tus palabras
    .public = Que un jugador está fuera es público; el motivo, no.
desk-player-eject-list = Una lista ({ $list })
desk-player-eject-for-good = Expulsar definitivamente a { $player }
desk-player-asked = { $count } advertencias: ¿expulsar?
desk-player-asked-about = Con { $at } o más, un árbitro debería expulsar de inmediato. Un jugador expulsado no vuelve.
desk-player-spare =
    .why = Por qué no
    .go = No expulsar
    .eject = Expulsar…
desk-player-head-sees = { head-sees }.
desk-player-proposed = { $official } propone una expulsión

## Leaving, being absent

desk-player-begun =
    .title = ¿Ha empezado la partida?
    .no = No
    .no-show = El rival gana como con un bye.
    .concession = Cuenta como una concesión.
    .yes = Sí, acaba como concesión
desk-player-so-far = { $figure } hasta ahora
desk-player-came = Esta mesa se ganó sin jugar. ¿Había venido { $player }?
desk-player-came-answer =
    .yes = Sí
    .yes-about = La victoria se mantiene.
    .no = No
    .no-about = No había venido ninguno: derrota para ambos.
desk-player-leave = Dar de baja
desk-player-leave-about = { $waits ->
    [true] Se va antes del inicio.
   *[other] Se va antes del inicio; entra el siguiente de la lista de espera.
} Se puede readmitir a { $player }.
desk-player-leave-go = Dar de baja a { $player }…
desk-player-conduct = Advertir o expulsar
desk-player-drop =
    .title = Abandono
    .about = se va, y puede volver donde lo permitan las reglas
    .untold = Se fue sin avisar a nadie
    .rejoin = Al volver se anota una derrota sin emparejamiento por cada ronda perdida.
    .final = No se puede volver.
desk-player-drop-go = Registrar el abandono de { $player }
desk-player-round = Ronda { $round }
desk-player-away =
    .arranged = Ausencia acordada.
    .there = Al final estará
    .loss = Una derrota sin emparejamiento.
desk-player-away-go = Ausente en la ronda { $round }
desk-player-absent =
    .title = No se ha presentado
    .neither = No había venido ninguno: derrota para ambos.
    .replaced = Entra en su lugar el siguiente de la clasificación.
    .wins = El rival gana como con un bye.
desk-player-absent-asked = Se te pregunta si se registra también el abandono de { $player }.

## Games

desk-player-games =
    .title = Partidas
    .round = Ronda
    .table = Mesa
    .opponent = Rival
    .score = Marcador
    .none = Todavía no se ha emparejado ninguna ronda.
    .unpaired = derrota sin emparejamiento
    .bye = bye
    .won = ganó
    .drawn = empató
    .lost = perdió
    .playing = jugando
    .left = se fue
desk-player-game-ended = { $outcome ->
    [won] ganó
    [drawn] empató
   *[lost] perdió
}, { $how ->
    [concession] concesión
    [draw] sin jugar, empate acordado
    [no-show] uno no se ha presentado
    [double-no-show] no se ha presentado ninguno
   *[bye] bye
}

## What is kept about a player

desk-player-fee =
    .title = Cuota
    .paid = Pagada
    .unpaid = Sin pagar
    .back = Deshacer
    .has-paid = Ha pagado
desk-player-phone =
    .title = Móvil
    .about = Un código QR en esta pantalla, para un solo móvil. Cierra la sesión de otro anterior.
desk-player-phone-go = Mostrar una tarjeta para { $player }
desk-player-seat =
    .title = Mesa fija
    .always = Se sienta siempre en la mesa
    .any = cualquiera
    .save = Guardar la mesa
desk-player-who =
    .title = Quién
    .title-later = Nombre, club, contacto
    .name = Nombre
    .club = Club
    .contact = Contacto
    .save = Guardar
    .about = Solo la organización ve el contacto. No está en ningún registro, ni en ninguna exportación salvo la de la propia organización.
desk-player-list =
    .missing = No se ha entregado nada.
    .accepted = Aceptada.
    .illegal = Entregada, y no legal.
    .handed-in = Entregada, todavía sin aceptar.
    .take-in = Recogerla
    .look = Verla
desk-player-materials =
    .title = Lo que traen los jugadores
    .approved = Sustitución aprobada
    .in-order = En orden
    .not-in-order = No está en orden
    .not-seen = Sin ver
    .note = Nota
desk-player-approved-note = Sustitución aprobada: { $note }
desk-player-item = { $item ->
    [miniatures] miniaturas
    [cards] cartas
    [dice] dados
    [tools] útiles de medir
    [tokens] fichas
    [list] lista
    [deck] mazo
    [sleeves] fundas
    [dial] contador
    [die] dado
    [other] lo demás
   *[unknown] { $item }
}
desk-player-note-on = Nota: { desk-player-item }
desk-player-passed = En orden<span class="unseen">: { desk-player-item }</span>
desk-player-failed = No está en orden<span class="unseen">: { desk-player-item }</span>
desk-player-substitute = Aprobar una sustitución<span class="unseen">: { desk-player-item }</span>

## Squads

desk-player-squads = Squads
desk-player-squads-missed = Los squads { $squads } ya no se pueden usar todos en las rondas suizas. Queda registrado.
desk-player-squads-chosen = Elegidos para esta ronda: { $squads }
desk-player-squads-unused = Tiene que usar todavía: { $squads }
desk-player-squads-form =
    .paper = Para un jugador sin móvil
    .choose = Elegir

## A lost or damaged card

desk-player-card =
    .missing = Falta una carta
    .lost = Carta perdida o dañada
    .found = Encontrada o sustituida
    .too-late = No llegó a tiempo: conceder la partida
    .conceded = Si no aparece a tiempo, la partida se concede.
    .removed = Si no está cuando empiece la próxima ronda, el jugador debería quedar fuera.
    .what = Qué falta
    .minutes = Minutos más para esta mesa
    .look = Buscarla
    .concede = Se notó durante la partida: conceder
    .costs = Una carta o un dado que se echa en falta durante una partida cuesta esa partida.
desk-player-card-remove = Sin sustituir: retirar { $tournament ->
    [game] de la partida
   *[other] del torneo
}
desk-player-card-secret = Solo { $player } y los árbitros leen qué falta.

## Penalties, players who are kept apart

desk-player-penalty =
    .title = Sanción
    .what = Por ejemplo, un premio retenido; solo lo leen los árbitros
    .record = Registrar
desk-player-apart =
    .title = Mantener separados
    .from = De
    .choose = Elige…
    .reason = Motivo, para la página pública
    .siblings = hermanos
    .deviation = Ningún reglamento lo prevé: es una desviación.
    .go = Mantenerlos separados
