# What players and officials cannot do


## Squads

refusal-squads-unknown = Con este reglamento los jugadores no eligen squads. No hay que hacer nada.
refusal-squads-of-another = Solo { $player } puede elegir estos squads, o un árbitro por { $player }.
refusal-squads-other-round = Los squads solo se pueden elegir para la ronda que se está jugando, que no es la { $round }. Mira tu encuentro actual.
refusal-squads-no-opponent = { $player } no tiene rival en la ronda { $round }, así que no se eligen squads.
refusal-squads-shown-already = Los dos jugadores ya han elegido, o el encuentro ha terminado: los squads de la ronda { $round } quedan como están.
refusal-squads-wrong-number = Un strike team tiene { $pick } squads distintos. Elige { $pick }.
refusal-squads-not-on-list = La lista tiene los squads 1 a { $squads }. Elige entre estos.
refusal-squads-must-be-used = { $count ->
    [one] El squad { $squads } no se ha usado
   *[other] Los squads { $squads } no se han usado
  } todavía, y solo { $rounds ->
    [one] queda esta ronda suiza
   *[other] quedan { $rounds } rondas suizas
  }. { $count ->
    [one] Elígelo ahora.
   *[other] Elige ahora al menos { $needed } de ellos.
  }

## Warnings, calls, rulings

refusal-own-list = Esta es tu propia lista. Pide a otro { $official } que la mire.
refusal-own-game = Juegas en esta partida, así que no puedes decidir nada sobre ella. Pídeselo a otro { $official }.
refusal-deck-check-plays = También juegas en este torneo, así que no puedes sortear ni anotar controles de mazos. Pídeselo a otro { $official }.
refusal-deck-check-no-round = Las mesas se sortean en una ronda que se esté jugando. Publica antes la siguiente.
refusal-deck-check-tables = { $most ->
    [0] En esta ronda ninguna mesa tiene dos jugadores, así que no hay nada que sortear.
    [one] En esta ronda hay 1 mesa con dos jugadores. Sortea esa.
   *[other] En esta ronda hay { $most } mesas con dos jugadores. Sortea entre 1 y { $most }.
}
refusal-deck-check-unknown = { $player } no salió en el sorteo de este control de mazos. Abre otra vez la página de los controles.
refusal-deck-check-clause = Indica la cláusula que incumplen la lista o las cartas, como { $prefix }-01. Si no hay nada mal, anota que todo está en orden.
refusal-ground-needed = Una advertencia necesita un motivo. Elige uno de la lista o escribe el tuyo.
refusal-cards-not-asked = { $ruleset } no dice nada de cartas perdidas. Sigue tus propias normas y da más tiempo a la mesa si lo necesita.
refusal-card-missing-already = { $player } ya está buscando { $what }. Di antes si ha aparecido; después puedes nombrar las dos cosas.
refusal-card-minutes-needed = { $player } sigue jugando en la mesa { $table } y tiene una breve ampliación para buscar la carta. Di cuántos minutos.
refusal-card-no-game = { $player } no tiene ahora ninguna partida, así que no hay nada que ampliar ni conceder.
refusal-card-not-missing = { $player } no está buscando ninguna carta. No hay que hacer nada.
refusal-card-one-game = En la mesa { $table } se juegan varias partidas, y { $player } solo concede esta. Que sigan jugando si la carta aparece a tiempo; introduce el encuentro con todas sus partidas cuando acabe.
refusal-cards-missing = { $number ->
    [one] { $players } sigue buscando una carta
   *[other] { $number } jugadores siguen buscando una carta
}, y la siguiente ronda está a punto de empezar{ $number ->
    [one] .
   *[other] : { $players }.
} Di que se ha encontrado o sustituido; sin sustituta, el jugador debería quedar fuera del torneo. O déjalo fuera de esta ronda.
refusal-ejection-not-asked = No hay ninguna pregunta abierta sobre la expulsión de { $player }. No hay que responder nada.
refusal-ejection-not-yours = La expulsión { $about ->
    [list] por una lista de mazo
   *[conduct] por conducta
} la decide { $count ->
    [0] el { $organizer }
   *[other] { $deciders }
}. { $organizes ->
    [true] Si ya está decidida, dilo: añade by y el nombre.
   *[other] Proponla; quien decide la verá al momento.
}
refusal-ejection-yours = Esto lo decides tú: expulsar a { $player }, o dejarlo estar.
refusal-ejection-about = A un jugador se le expulsa por { $possible }, no por «{ $about }». Elige uno de esos motivos.
refusal-ejection-unanswered = { $players } { $count ->
    [one] tiene
   *[other] tienen
  } tantas advertencias que hay que responder: ¿expulsión o no? Registra la expulsión ({ $players }), o anota por qué no. Después, termina.
refusal-penalty-needed = Escribe cuál es la sanción, por ejemplo un premio retirado.
refusal-call-by-player = Así solo llaman los jugadores al { $official }. Acércate a la mesa, o anota una decisión.
refusal-call-after-ejection = Tras tu expulsión ya no puedes llamar al { $official }. Habla con la organización.
refusal-called-already = Ya has llamado al { $official }. Quédate en tu mesa con la mano levantada.
refusal-call-unknown = No existe esa llamada. Mira la lista de llamadas abiertas.
refusal-call-taken-already = { $taker } va de camino { $table ->
    [0] (llamada de { $player })
   *[other] a la mesa { $table }
  }. Ve tú si estás más cerca.
refusal-call-yours-already = Ya vas tú de camino { $table ->
    [0] (llamada de { $player })
   *[other] a la mesa { $table }
  }. Cierra la llamada cuando la pregunta esté respondida.
refusal-call-closed-already = La llamada de { $table ->
    [0] { $player }
   *[other] la mesa { $table }
  } ya está cerrada. No hay que hacer nada.
refusal-table-empty = Nadie juega en la mesa { $table } en esta ronda. Revisa el número.
refusal-ruling-words-needed = Una decisión necesita la pregunta y la respuesta. Escribe las dos.
refusal-ruling-for-nobody = Una decisión necesita la mesa o los jugadores a los que se refiere. Indícalos.
refusal-ruling-unknown = No hay ninguna decisión { $ruling }. Mira la lista de decisiones.
refusal-appeal-of-another = Solo un jugador de esa partida puede apelar la decisión { $ruling }.
refusal-appeal-unsaid = La apelación de la decisión { $ruling } no está resuelta. Di si la decisión se mantiene o se cambia.
refusal-appeal-to-nobody = En este torneo no hay { $head }, así que la decisión es definitiva.
refusal-ruling-final = Esta decisión es del { $head }, y es definitiva.
refusal-appealed-already = La decisión { $ruling } ya se ha apelado una vez, y no hay segunda apelación.
refusal-appeal-by-head = Las apelaciones solo las resuelve el { $head }. { $organizes ->
    [true] Si { $heads } ya la ha resuelto, dilo: añade by y el nombre.
   *[other] Pásasela.
}
refusal-appeal-of-own-ruling = Un árbitro no resuelve apelaciones contra sus propias decisiones mientras pueda hacerlo otra persona. Deja la apelación contra la decisión { $ruling } a { $heads }.
refusal-not-appealed = La decisión { $ruling } no se ha apelado, así que se mantiene.
refusal-appeal-decided-already = La apelación contra la decisión { $ruling } ya está resuelta, y es definitivo.

## Signing up

refusal-already-entered = { $player } ya tiene inscripción. Un jugador que ha abandonado puede volver.
refusal-signed-off-asked = { signed-off-namesake } Di si hay que readmitir al mismo jugador, con su lista y su cuota, o inscribir a otra persona con ese nombre. Todavía no se ha inscrito a nadie.
refusal-look-alike-asked = El nombre { $name } se parece a { $like }, pero está escrito con otras letras. Di si es la misma persona u otra; en ese caso, las dos se muestran con su número. Todavía no se ha guardado nada.
refusal-signed-off = No participas: te diste de baja, o no estabas al empezar. Tu plaza, tu lista y tu cuota siguen guardadas: pide en la mesa de la organización al { $organizer } que te readmita.
refusal-not-signed-off = { $player } sigue en el torneo, así que no hay nada de lo que volver.
refusal-field-full = { $capacity ->
    [one] La única plaza está ocupada
   *[other] Las { $capacity } plazas están ocupadas
}. Amplía antes el número de plazas.
refusal-late-entry-closed = Nadie puede entrar en este torneo una vez cerrada la lista de jugadores.
refusal-entry-too-late = Nadie puede entrar después del corte.
refusal-already-started = Esto solo se puede hacer antes de empezar. Para quien se va ahora se registra un abandono.
refusal-roster-locked = La lista de jugadores está cerrada. Deshaz el cierre, o admite al jugador como inscripción tardía.
refusal-still-waiting = { $player } está en la lista de espera y no puede hacer el check-in. Amplía antes el número de plazas, o espera a que alguien se dé de baja.
refusal-already-checked-in = { $player } ya ha hecho el check-in.
refusal-already-withdrawn = { $player } ya se ha dado de baja. No hay que hacer nada.
refusal-reported-already = Es lo que ya has reportado para la mesa { $table }. No hay que hacer nada.
refusal-already-dropped = { $player } ya ha abandonado. No hay que hacer nada.
refusal-started-already = Ya ha empezado. No hay que hacer nada.
refusal-round-closed-already = La ronda { $round } ya está cerrada. No hay que hacer nada.
refusal-warned-meanwhile = { $player } ha recibido una advertencia desde que se abrió esta página: «{ $ground }». Si es por lo mismo, no hay que hacer nada. Si es por otra cosa, vuelve a enviar el formulario.
refusal-ruling-recorded-already = La decisión { $ruling } ya dice exactamente eso. No hay que hacer nada.
refusal-announced-already = Ese anuncio ya está puesto. No hay que hacer nada.
refusal-self-check-in-off = Aquí los jugadores no pueden hacer el check-in por su cuenta, así que aún no lo tienes. Di al { $organizer } que has llegado.
refusal-not-checked-in = { $number ->
    [one] { $players } no ha hecho el check-in.
   *[other] { $number } jugadores no han hecho el check-in: { $players }.
} Haz su check-in, o déjalos fuera.
refusal-nonce-unreadable = El número que el móvil añade al sorteo no se puede leer. Haz el check-in otra vez.
refusal-table-number = No hay ninguna mesa { $table }. Las mesas van numeradas de 1 a { $most }.
refusal-table-closed = La mesa { $table } está cerrada. Ábrela antes, o elige otra.
refusal-table-not-set = La mesa { $table } no está montada en esta sala. Móntala antes.
refusal-seat-taken = La mesa { $table } está reservada para { $player }. Elige otra.

## Officials

refusal-role-unknown = Aquí no hay ningún cargo «{ $role }». Usa { $possible }.
refusal-not-an-official = { $person } no figura como { $role }.
refusal-decider-unknown = { $person } no está entre los árbitros, así que no se ha anotado nada. Da antes el cargo a esa persona, o quita el nombre si lo has decidido tú.
refusal-official-needed = Hace falta al menos { $number } { $role }. Nombra a alguien; puede ser de la organización.
refusal-namesake-asked = { $entering ->
    [official] Aquí hay un jugador que también se llama { $name }.
   *[player] Aquí hay un árbitro que también se llama { $name } ({ $role }).
} { $may ->
    [with-alternate] La misma persona solo puede jugar si otra queda nombrada para decidir en esas partidas; dos personas que se llaman igual pueden quedarse las dos. Di cuál es el caso.
   *[other] La misma persona no puede ser las dos cosas; dos personas que se llaman igual pueden quedarse las dos. Di cuál es el caso.
}
refusal-official-plays = { $may ->
    [with-alternate] { $person } es { $role } y solo puede jugar si hay otro árbitro de rango nombrado para esas partidas. Nombra a ese suplente.
   *[other] { $person } es { $role } y no puede jugar en este torneo.
}
refusal-alternate-late = El suplente que decide en las partidas de un árbitro debe anunciarse antes de empezar, no después.
refusal-alternate-unfit = { $person } no puede decidir en esas partidas. Nombra a otra persona que sea { $roles }.
refusal-alternate-needed = { $person } decide en las partidas de { $player }. Nombra antes a otro suplente.

## Tables and what players bring

refusal-no-materials = { $ruleset } no enumera lo que traen los jugadores.
refusal-item-unknown = No hay nada llamado «{ $item }» que revisar. Usa { $possible }.
refusal-no-substitute = No se puede usar otra cosa en lugar de «{ $item }».
refusal-confirm-needed = { $what ->
    [leave-for-good] { $player } se iría definitivamente: el Robot ocupa ese asiento, que no entra en la clasificación. Para un descanso, deja que un bot juegue en su lugar. Todavía no se ha decidido nada.
    [empty-deck] Así retirarías tu última carta, y un jugador sin cartas pierde el encuentro. Todavía no se ha retirado nada.
    [substitute-late] Los sustitutos deberían verse antes de empezar.
    [few-players] El reglamento no tiene estructura para tan pocos jugadores ({ $players }).
    [no-cut] Con { $players } jugadores se recomienda mucho un corte.
    [no-cut-unannounced] Con { $players } jugadores se recomienda mucho un corte, y prescindir de él hay que anunciarlo antes de empezar: dilo ahora en la sala.
    [unannounced] Aquí no se ha anunciado esto: { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    } y { $cut ->
        [0] ningún corte
       *[other] un corte a { $cut }
    }; y los jugadores tienen que saberlo antes de empezar: dilo ahora en la sala.
    [drawn-behind] Todavía no se ha registrado nada. Si se anunció el fin del tiempo, ha ganado el jugador con { $number } { $figure }. Solo es empate si no ha ganado nadie, como cuando una partida se detiene antes.
    [too-few-to-win] Todavía no se ha registrado nada. Según las reglas básicas hacen falta { $enough } para ganar («{ $figure }»), y quien gana tiene menos. Si se anunció el fin del tiempo o alguien concedió, introduce eso.
    [both-have-won] Todavía no se ha registrado nada. Según las reglas básicas hacen falta { $enough } para ganar («{ $figure }»), y los dos jugadores los tienen. Revisa las cifras.
    [more-than-enough] Todavía no se ha registrado nada. Según las reglas básicas se gana con { $enough } («{ $figure }»), así que nadie tiene más. Revisa las cifras.
    [won-before-time] Todavía no se ha registrado nada. Con { $enough }, según las reglas básicas un jugador ya ha ganado antes del fin del tiempo («{ $figure }»). Quita la carta de un Struggle que siguiera sin terminar, o introduce una victoria.
   *[other] El reglamento recomienda otra cosa.
} Confirma { $clause } si aun así lo quieres.

## Who asks, and when

refusal-organizer-only = Esto solo lo puede hacer el { $organizer }. Pídeselo.
refusal-staff-only = Esto solo lo pueden hacer los árbitros ({ $official }) o el { $organizer }. Llama a alguien.
refusal-not-started = El torneo no ha empezado todavía. Empiézalo antes.
refusal-tournament-over = El torneo ha terminado, y su clasificación es definitiva. Si algo está mal, deshaz antes el final.
refusal-swiss-over = El corte ({ $cut }) está hecho, así que no se puede emparejar otra ronda suiza. Sigue con el cuadro.
refusal-reason-needed = Esto es público y necesita un motivo. Escribe uno que pueda leer cualquier jugador.
refusal-deviation-needed = El reglamento no prevé esto. Declara antes una desviación de la cláusula, con un motivo.
refusal-player-not-active = { $player } ha dejado el torneo o sigue en la lista de espera. Revisa el nombre.

## Leaving and coming back

refusal-drop-for-other = El abandono de { $player } solo lo puede registrar la organización o { $player }.
refusal-claim-open = Hay un resultado reportado en la mesa { $table }, donde juega { $player }. Resuélvelo antes y después registra el abandono de { $player }.
refusal-came-unsaid = { $player } ha ganado en la mesa { $table } solo porque { $other } no estaba. No se ha cambiado nada. Di si { $player } estaba: si no, los dos tienen una derrota.
refusal-begun-unsaid = { $player } sigue jugando en la mesa { $table }. Todavía no se ha registrado nada. Di si esa partida ha empezado: de eso depende cómo termina.
refusal-drop-unsaid = { $number ->
    [one] { $players } no se ha presentado, así que su rival gana como con un bye. Todavía no se ha registrado nada. Di si además { $players } abandona, o sigue para la próxima ronda.
   *[other] { $players } no se han presentado, y los dos tienen una derrota. Todavía no se ha registrado nada. Di si además abandonan, o siguen para la próxima ronda.
  }
refusal-nothing-missed = { $player } no tiene en esta ronda ningún encuentro al que pudiera faltar: es un bye, o el resultado ya está. No se ha cambiado nada. Si { $player } se ha ido, registra su abandono.
refusal-already-ejected = La expulsión de { $player } ya está registrada. No hay que hacer nada.
refusal-ejected-stays-out = Tras su expulsión, { $player } no puede volver.
refusal-not-dropped = { $player } no ha abandonado, así que no hay nada de lo que volver.
refusal-no-rejoin = Con este reglamento, un jugador que ha abandonado no puede volver. Declara antes una desviación si { $player } va a jugar otra vez.
refusal-no-rejoin-after-cut = Después del corte ({ $cut }) nadie puede volver, así que { $player } tampoco.

## A player's phone

refusal-report-stale = La mesa { $table } ha cambiado desde que se abrió esta página, así que lo que has enviado no se ha registrado. Mira lo que hay reportado ahora y vuelve a reportar o a confirmar.

## Preparing: the organizer's pages before the start, and players who sign themselves up

refusal-sign-up-closed = Aquí la inscripción está cerrada. Pide a la organización que te inscriba. No se ha guardado nada.
refusal-sign-up-known = { $name } ya tiene inscripción. Si eres tú, pide tu tarjeta a la organización: con ella entras en este móvil. Si es otra persona, añade a tu nombre algo que os distinga.
refusal-sign-up-twice = { $name } ya ha pedido la inscripción y espera la respuesta de la organización. No se ha cambiado nada.
refusal-sign-ups-too-many = Ya hay { $most } personas esperando la respuesta de la organización. Pregunta en la mesa de la organización. No se ha guardado nada.
