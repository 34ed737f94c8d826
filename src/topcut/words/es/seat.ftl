# A player's pages


## Signing up

signed-off-namesake = ¿Es { $name }, que { $where ->
    [not-here] no estaba al empezar
    [no-place] estaba en la lista de espera al empezar
   *[other] se dio de baja
}?

## The menu

seat-menu = Menú
    .table = Mi mesa
    .standing = Mi posición y mis resultados
    .list = Mi lista ({ $list })
    .pairings = Todos los emparejamientos
    .standings = Toda la clasificación
    .rules = Reglas e instrucciones
    .sound = Sonido al publicarse una ronda
    .data = Mis datos
    .withdraw = Darme de baja: no voy a ir
    .drop = Abandonar: me voy

## My page

seat-title = Mi página
seat-table = Mesa { $table }
# On every other page of a player; `$round` is such as "Round 4" or "Semifinals"
seat-elsewhere = { $round }: { $table ->
    [0] tienes un bye
   *[other] tu mesa es la { $table }
}
seat-round = ronda { $round } de { $rounds }
seat-recorded = Registrado con el número { $n }
seat-receipt = Recibo { $receipt }.
seat-call-taken = <strong>{ $who } va de camino{ $table ->
    [0] {""}
   *[other] {" "}a la mesa { $table }
}</strong> Llamaste a las { $time }
seat-call = <strong>Llamada a { an-official }{ $table ->
    [0] {""}
   *[other] {" "}en la mesa { $table }
}</strong> a las { $time }
seat-draw = Empate
seat-draw-roll = Ambos jugadores han reportado un empate. { an-official.first } va a la mesa para la tirada que decide.
seat-rules = Reglas e instrucciones: preparación, comportamiento, cuándo llamar a { an-official }
seat-back = Volver
seat-sure = Sí, seguro
seat-thanks = Gracias por jugar.
seat-wrong = Si este resultado no es correcto, díselo ahora a { an-official }.
seat-against = contra <b>{ $opponent }</b>
seat-figure = { $count } { $figure }

# What a phone has kept until the desk can be reached: it begins the sentence of `script-offline-kept`.
seat-offline =
    .answer = Tu respuesta
    .call = Tu llamada
    .call-done = El aviso de que ya no hace falta que venga nadie
    .check-in = Tu check-in
    .leave = Tu petición de irte
    .list = Tu lista ({ $list })
    .report = Tu reporte
    .squads = Tu elección de squads

## What is announced, and how much time is left

seat-time-called = Fin del tiempo
# As the rule book's text begins, before its colon: see `ruleset-showdown-mission-critical-says`.
seat-mission-critical = Mission Critical
seat-minutes-left = quedan { $minutes } min
seat-minutes-until = hasta las { $time }
seat-minutes-stopped = el reloj está parado
# What the rule book says to do then follows.
seat-minutes-secret = Nadie puede decirte cuánto tiempo queda. Cuando se acabe, lo dirán esta página y { an-official }; entonces:
# The first line of the schedule that is still to come, with its day unless it is the first.
seat-next = Lo siguiente del horario: <b>{ $time } { $what }</b>{ $day ->
    [today] {""}
   *[other] , { $day }
}

## Where I am

seat-out = Estás fuera
seat-ejected = Un árbitro te ha expulsado de { $tournament ->
    [game] esta partida
   *[other] este torneo
}. Los árbitros pueden decirte por qué.
seat-dropped = Has abandonado
seat-dropped-means = Ya no se te empareja.
seat-dropped-back = Si quieres volver, pregunta al { $organizer }: cada ronda que te hayas perdido cuenta como derrota.
seat-dropped-place = Tu puesto es <b>{ $place }</b> de { $count }.
seat-in = { $waits ->
    [true] Estás en la lista de espera
   *[other] Ya tienes plaza
}
seat-in-line = Tienes el número { $number } de la lista. Entras en cuanto haya plaza; esta página lo dirá.
seat-checked-in = Check-in hecho
seat-not-checked-in = Check-in sin hacer
seat-first-round = La primera ronda aparece aquí, con tu mesa y tu rival.
seat-check-in-when = Toca aquí cuando estés en la sala.
seat-check-in = Ya estoy aquí: hacer el check-in
seat-tell-desk = Avisa en la mesa de la organización cuando llegues.
seat-my-list = { $state ->
    [missing] sin entregar
    [needless] aquí no hace falta
    [accepted] aceptada
   *[waits] entregada, todavía sin revisar
}
seat-my-list-hand-in = Entregar
seat-my-list-look = Ver
seat-briefing = Qué traer y cómo jugamos: las instrucciones
seat-your-table = Tu mesa, contra
seat-changed = Esta ronda se ha vuelto a emparejar: ahora juegas contra { $opponent }.
seat-bye = Tienes un bye
seat-bye-means = No tienes encuentro en esta ronda: cuenta como victoria{ $count ->
    [0] {""}
   *[other] {" "}con { $figures }
}.
seat-over = Se ha terminado
seat-over-rank = Tu puesto es <b>{ $place }</b> de { $count }.
seat-over-unranked = No estás en la clasificación.
seat-done = Ya está todo en esta ronda
seat-opponent-left = { $opponent } se ha ido: tienes el bye y sigues adelante.
seat-settled = Confirmado
seat-settled-against = contra { $opponent }
seat-next-round = La siguiente ronda aparece aquí.
seat-next-round-here = La siguiente ronda aparece aquí, con tu mesa y tu rival.
seat-no-match = No tienes encuentro en esta ronda
seat-no-round = Todavía no hay ronda para ti

## Why we two meet

seat-why = ¿Por qué este emparejamiento?
seat-why-me = ¿Por qué yo?
seat-why-opponent = ¿Por qué { $opponent }?
seat-why-bye = ¿Por qué el bye?
seat-why-odd = El número de jugadores es impar, así que alguien descansa. El reglamento dice quién.
seat-why-verify = Cualquiera puede comprobar cómo se sorteó: <a href="{ $link }">verificar el sorteo</a>.

## After the cut

seat-over-won = ¡Has ganado!
seat-over-first = Primer puesto: nadie te ha vencido en las eliminatorias ({ $bracket }).
seat-over-cut = El corte ({ $cut }) ha sido el final para ti
seat-over-cut-out = Te has quedado fuera: siguen jugando los { $count } mejores.
seat-over-second = Segundo puesto
seat-over-runner-up = Has llegado hasta la final: ha sido tu último encuentro.
seat-over-lost = Has perdido en { $round ->
    [final] la final
    [semifinals] semifinales
    [quarterfinals] cuartos de final
   *[round] la ronda { $number } ({ $bracket })
}.
seat-over-place = Puesto <span class="big">{ $place }</span> de { $count }{ $swiss ->
    [true] , por la clasificación suiza
   *[other] {""}
}

## What we play with

seat-teams = Strike teams
seat-teams-mine = <b>Tú</b> juegas los squads { $squads }
seat-teams-theirs = <b>{ $opponent }</b> juega los squads { $squads }
seat-teams-decks = Los Order Decks se montan en secreto y se muestran a la vez.
seat-teams-chosen = <b>Tú</b> has elegido los squads { $squads }
seat-teams-choosing = <b>{ $opponent }</b> está eligiendo
seat-teams-state =
    .sealed = Sellado
    .open = Abierto
seat-teams-secret = Nadie más lo ve hasta que hayan elegido ambos jugadores. Ahora monta en secreto tu Order Deck; los dos se muestran a la vez.
seat-teams-again = Elegir otros squads
seat-roster = Juega el Roster { $number }
seat-roster-both = ambos jugadores
seat-lists = { $both ->
    [true] Listas ({ $list })
   *[other] Lista ({ $list })
}
seat-lists-open = abiertas para ambos jugadores
seat-lists-mine = Mía
seat-lists-theirs = De mi rival

## A lost or damaged card

seat-lost = Estás buscando: { $card }
seat-lost-game = Si no aparece a tiempo, concedes la partida.
seat-lost-round = Si no tienes sustituta cuando empiece la siguiente ronda, quedas fuera { $tournament ->
    [game] de la partida
   *[other] del torneo
}.
seat-lost-found = ¿Ha aparecido o la has sustituido? Enséñasela a un árbitro, que te deja seguir jugando.

## Choosing squads

seat-squads-title = Elegir squads
seat-squads-choose = Elige { $count ->
    [2] dos
   *[other] { $count }
} squads
seat-squads-sealed = Sellados hasta que hayan elegido ambos jugadores; después los ven los dos a la vez.
seat-squads-squad = Squad { $number }
seat-squads-used = Usado en { $count ->
    [one] la ronda
   *[other] las rondas
} { $rounds }
seat-squads-unused = Por usar
seat-squads-missed = <strong>Ya no es posible usar todos los squads.</strong> Los árbitros lo saben.
seat-squads-next = <strong>{ $all ->
    [true] Elige solo squads que aún tengas que usar
   *[other] Elige al menos { $count } que aún tengas que usar
}</strong>, o los demás no podrán jugarse a tiempo.
seat-squads-left = Por usar: { $count ->
    [one] squad
   *[other] squads
} { $squads }.
seat-squads-rounds = Puedes elegir en { $count ->
    [one] { $count } ronda más
   *[other] { $count } rondas más
}, contando esta.
seat-squads-all-used = Ya se han usado todos los squads.
seat-squads-rule = Cada squad debe jugarse al menos en una ronda suiza.
seat-squads-seal = Sellar mi elección

## Calling an official

seat-call-to = Llamar a { an-official }{ $table ->
    [0] {""}
   *[other] {" "}a la mesa { $table }
}
seat-call-about = ¿De qué se trata? Puedes dejarlo vacío. Se guarda con el registro; los árbitros pueden tacharlo.
seat-call-now = Llamar ahora a { an-official }
seat-call-cancel = Cancelar la llamada

## Rulings on my games

seat-rulings = Decisiones
seat-rulings-title = Decisiones sobre mis partidas
seat-rulings-where = { $round }{ $table ->
    [0] {""}
   *[other] , mesa { $table }
}
seat-rulings-by = de { $official }
seat-rulings-decided = de { $official }; apelación resuelta por { $head }
seat-rulings-state =
    .final = Definitiva
    .appealed = Apelada
seat-rulings-pending = Decide el { $head }, y es definitivo.
seat-rulings-appeal = Apelar ante el { $head }
seat-rulings-once = Una sola vez; la decisión del { $head } es definitiva.
seat-rulings-none = No hay ninguna decisión registrada sobre tus partidas.
seat-rulings-appealed = Decidirá el { $head }.

## Leaving

seat-drop-title = { $before ->
    [true] Darme de baja
   *[other] Abandonar
}
seat-drop-already = Ya te has ido.
seat-drop-over = Se ha terminado: ya no hay nada que abandonar.
seat-withdraw-means = Dejas { $tournament ->
    [game] la partida
   *[other] el torneo
} antes de que empiece. Tu plaza pasa a quien siga en la lista de espera.
seat-withdraw-back = Si cambias de idea, pueden readmitirte en la mesa de la organización, con tu lista ({ $list }). Este móvil sigue siendo tuyo.
seat-drop-means = No se te emparejará en las siguientes rondas, pero sigues en la clasificación con lo que llevas.
seat-drop-rejoin = Para volver necesitas el permiso del { $organizer }, y cada ronda perdida cuenta como derrota.
seat-drop-for-good = No se puede volver.
seat-drop-match = Tu encuentro en la mesa { $table }
seat-drop-unsettled = No está confirmado. Lo ganará { $opponent }.
seat-drop-not-begun = La partida no ha empezado
seat-drop-begun = Ha empezado
seat-drop-concession = Entonces es una concesión.
seat-drop-scored = Cuenta lo conseguido hasta ahora:
seat-drop-mine = Lo mío ({ $figure })
seat-drop-theirs = Lo de mi rival
seat-drop-no = No, volver a mi mesa
seat-withdrawn = Te has dado de baja. Si cambias de idea, pregunta en la mesa de la organización: pueden readmitirte.
