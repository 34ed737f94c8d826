# The prompt


## The prompt

run-hello = { $title } ({ $ruleset }), { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}. Una línea vacía dice lo que se puede hacer ahora; help enumera todas las órdenes; quit sale.
run-namesake = ¿Es la misma persona? sí o no:
run-confirm = ¿Hacerlo de todos modos ({ $clause })? sí o no:
run-how-figures-asked = Escribe { $kept ->
    [one] 12 16-9
   *[other] 12 2/9-1/4
}, o 12 > unknown because se perdió la hoja. El motivo lo puede leer todo el mundo.
run-how-unfinished-missing = Añade { $claims }=NOMBRE, { $claims }=nobody o { $claims }=none: 12 1/5-1/3 time { $claims }=nobody.
run-how-games-missing = Escribe 12 games=><>, con > por cada partida que ganó el primer jugador y < por cada una que ganó el segundo.
run-how-winner-missing = Escribe 12 no-show NOMBRE con el nombre del jugador que no se presentó; o 12 > concession si ha ganado el primer jugador, 12 < concession si ha ganado el segundo.
run-how-roll-needed = En un encuentro del cuadro empatado, añade al final roll y el nombre: roll NOMBRE. En otro caso, escribe > o < según quién lo ganó: 12 > time damage=3-3 deck=5-5.
run-how-games-undecided = Añade las demás partidas, como en 12 games=><>, o la palabra time.
run-left = Se deja como estaba.
run-more = … y { $number } más.
run-roster = Todo el mundo juega el Roster { $roster }.
run-placings-swiss = Aquí no hay corte, así que los puestos vienen de { $finished ->
    [true] la clasificación final.
   *[other] la clasificación tal como está ahora.
}
run-publish = Esto no lo ve nadie más todavía. Escribe publish para anunciarlo.
run-why-again = ¿Por qué se sortea otra vez (intento { $attempt })? Esto lo puede leer todo el mundo:
run-why = ¿Por qué? Esto lo puede leer todo el mundo:
run-repair = { $repair ->
    [keep]   keep: todos los emparejamientos se quedan como están.
    [fewest]   fewest: se empareja otra vez el mínimo de mesas pendientes; las partidas terminadas se conservan.
    [recut]   recut: no ha empezado ninguna partida del cuadro, así que el corte se hace de nuevo con estos cabezas de serie.
   *[redo]   redo: la ronda actual se deshace y se sortea otra vez.
}
run-which-repair = ¿Cuál de estos: { $possible }?
run-changes = { $player }: { $what ->
    [rank] de la posición { $rank } a la { $rank_then }
    [points] de { $points } a { $points_then ->
        [one] { $points_then } punto
       *[other] { $points_then } puntos
    }
   *[both] de { $points } a { $points_then ->
        [one] { $points_then } punto
       *[other] { $points_then } puntos
    }, de la posición { $rank } a la { $rank_then }
}.
run-wrong-pair = Ronda { $round }, mesa { $table }: se hizo con puntos que ya no son correctos: { $players }.
run-cut-changes = { $count ->
    [0] Los cabezas de serie del corte serían otros.
   *[other] En el corte: entra { $joins }, sale { $out }.
}
run-seed-changes = Cabeza de serie n.º { $seed }: { $then }, no { $now }.
run-came = ¿Estaba { $player } en la mesa? sí o no:
run-nothing-else = No cambian los puntos ni la posición de nadie.
run-no-round = Todavía no se ha emparejado ninguna ronda.
run-no-calls = No ha llamado nadie.
run-absent = { $player }: derrota sin emparejamiento
run-state-settled = confirmado
run-state-unknown = confirmado, cifras desconocidas: { $reason }
run-state-open = pendiente
run-state-drawn = empate, falta la tirada
run-state-left = { $player ->
    [none] terminado, los dos se han ido
   *[other] { $player } tiene el bye
}
run-state-disputed = en disputa
run-state-claimed = reportado por { $players }
run-clock-none = No hay ningún reloj en marcha.
run-clock = { $where }: { $state ->
    [called] fin del tiempo anunciado
    [paused] en pausa, quedan { $minutes }:{ $seconds }
   *[running] quedan { $minutes }:{ $seconds }
}{ $secret ->
    [true] {" "}(solo para árbitros)
   *[other] {""}
}{ $prompt ->
    [true] . ¡Anuncia Mission Critical!
   *[other] .
}
run-mission-critical = Es hora de anunciar Mission Critical. Dilo en voz alta y después escribe mission.
run-way-lists-missing = Escribe list NOMBRE FICHERO, o list { $names }: on paper.
run-way-lists-illegal = Escribe list NOMBRE FICHERO para recibir una corregida, o accept { $names } because MOTIVO.
run-way-lists-missing-now = Escribe list NOMBRE FICHERO, list { $names }: on paper, o away { $names }.
run-way-lists-illegal-now = Escribe accept { $names } because MOTIVO, correct-list NOMBRE FICHERO because MOTIVO, o away { $names }.
run-way-pools-missing = Escribe pool NOMBRE FICHERO, o pool { $names }: on paper.
run-way-card-minutes-needed = Escribe lost NOMBRE 5 CARTA para 5 minutos.
run-way-cards-missing = Escribe lost NOMBRE found, eject NOMBRE MOTIVO, o away { $names }.
run-proposal = { $official } propone expulsar a { $player } («{ $reason }»). Escribe eject o spare, el nombre y el motivo.
run-ejection = { $player } tiene { $number } advertencias. Expulsa, o di por qué no: escribe eject o spare, el nombre y el motivo.
run-correcting = Esto corrige la mesa { $table } de la { $where }.
run-undone = Ya no vale: { $text }
run-group-before = Antes de empezar:
run-group-lists = Listas:
run-group-rounds = Rondas:
run-group-people = Personas:
run-group-end = El corte y el final:
run-group-look = Para mirar:
run-help = Un resultado es la mesa y el marcador, primero el del primer jugador: 12 16-9. Detrás va cómo terminó: time, concession, struggle=NOMBRE, games=><>, unknown because MOTIVO. Escribe help y una orden para saber más.
run-help-add = add Ana Lee, Bo (Norte) – inscribir jugadores; el club va entre paréntesis.
run-help-in = in Ana, Bo – hacer el check-in de jugadores; in all, el de todo el mundo.
run-help-out = out Ana – retirar su check-in.
run-how-already-started = Si un jugador se va ahora, escribe drop NOMBRE.
run-how-not-started = Escribe start. Si un jugador se va antes, escribe withdraw NOMBRE.
run-whom = ¿A quién? Escribe un nombre:
run-help-withdraw = withdraw Ana – se va antes de empezar, y entra quien espera la siguiente plaza.
run-help-again = again Ana – se dio de baja, o no estaba al empezar: vuelve como el mismo jugador, con su lista y su cuota.
run-help-paid = paid Ana, Bo – la cuota de inscripción está pagada.
run-help-club = club Ana: Norte – a qué club pertenece un jugador.
run-help-seat = seat Ana 4 – se sienta siempre en la mesa 4; seat Ana none lo deshace.
run-help-capacity = capacity 32 – para cuántos hay sitio; capacity none, para todo el mundo.
run-help-list = list Ana roster.txt – comprobar la lista de un fichero y entregarla; list Ana: on paper o list Ana, Bo: on paper deja en su lugar una nota, list all: on paper para todos los que no tienen ninguna.
run-help-accept = accept Ana because MOTIVO – dar por buena su lista a pesar de lo encontrado; las incidencias quedan registradas. accept Ana, Bo because MOTIVO, o accept all because MOTIVO para todas las que no son legales.
run-help-correct-list = correct-list Ana deck.txt because MOTIVO – corregir una lista con errores, como hace un árbitro junto con ella.
run-help-pool = pool Ana pool.txt – las cartas que abrió; sus mazos se comprueban con ellas. pool Ana, Bo: on paper o pool all: on paper si las tienes en papel.
run-help-show-list = show-list Ana – su lista tal como se entregó, y lo que se encontró en ella.
run-help-official = official Wanda watcher – nombrar a un árbitro; official me ROL eres tú. Un árbitro que juega necesita alternate NOMBRE.
run-help-release = release Wanda watcher – deja de ser árbitro.
run-help-tables = tables 8 – montar las mesas 1 a 8; tables 3 closed, open, stream o note: TEXTO cambia una.
run-help-title = title Copa de Primavera – corregir cómo se llama, en público.
run-help-place = place Ayuntamiento – corregir dónde es, en público.
run-help-day = day 2026-11-21 – corregir la fecha, antes de empezar; las listas se comprueban otra vez.
run-help-fee = fee no – no hay cuota de inscripción; fee yes si la hay.
run-help-deviate = deviate CH-33 falta tiempo – apartarse de una cláusula, en público.
run-help-announce = announce rounds 5 no cut – decir a todo el mundo antes de empezar cuál será la estructura; announce table vuelve a la del reglamento.
run-help-start = start – fijar la estructura y empezar, como se anunció o según la tabla; start no cut (o full swiss) juega sin corte, start rounds 4 cut 4, start leave out (deja fuera a quienes no han hecho el check-in).
run-help-pair = pair – abrir el sorteo de la siguiente ronda y mirarlo. Desde ese momento queda fijado.
run-help-publish = publish – anunciar el emparejamiento del sorteo abierto.
run-help-hand = hand Ana - Bo, Cy bye – emparejar la ronda a mano; lo que incumple es público.
run-help-unpair = unpair MOTIVO – deshacer el emparejamiento publicado.
run-help-away = away Ana, Bo – ausencia acordada en la próxima ronda; away Ana 3, en la ronda 3.
run-help-there = there Ana – la ausencia queda anulada.
run-help-apart = apart Ana, Bo – separar a dos jugadores, lo que es una desviación.
run-help-move = move 3 to 7 – otra mesa; si ya hay allí una pareja, cambian de sitio.
run-help-close = close – cerrar la ronda; emparejar la siguiente también lo hace.
run-help-clock = clock – cuánto tiempo le queda a la ronda; clock start, clock start 3 con dados de verdad, clock pause, clock resume, clock time.
run-help-extend = extend 3 5 MOTIVO – la mesa 3 tiene 5 minutos más.
run-help-mission = mission – se ha anunciado Mission Critical.
run-help-correct = correct 12 16-9 – otro resultado de la mesa 12 de esta ronda; correct 2 12 16-9, de la ronda 2; correct swiss 2 12 16-9, de una ronda suiza cuando el cuadro ya ha empezado. Antes ves lo que cambiaría.
run-help-tie = tie 12 Ana – Ana ganó la tirada en la mesa 12.
run-help-drop = drop Ana – abandona; drop Ana begun 5-9 si la partida había empezado.
run-help-absent = absent Ana – no se ha presentado, y abandona; si su rival tampoco, los dos tienen una derrota.
run-help-rejoin = rejoin Ana – vuelve, con una derrota sin emparejamiento por cada ronda perdida.
run-help-eject = eject Ana MOTIVO – fuera definitivamente; eject Ana MOTIVO by Wanda si lo decidió Wanda; en Munchkin, eject Ana list MOTIVO por una lista de mazo.
run-help-propose = propose Ana MOTIVO by Wanda – un árbitro que no puede expulsar se lo pide a quien puede.
run-help-warn = warn Ana MOTIVO – una advertencia; solo la leen los árbitros.
run-help-spare = spare Ana MOTIVO – se pregunta en la tercera advertencia, o por una propuesta: no hay expulsión.
run-help-penalty = penalty Ana TEXTO – por ejemplo, un premio retirado.
run-help-call = call Ana sobre qué – Ana ha levantado la mano.
run-help-take = take 1 – vas tú a la mesa de la llamada 1.
run-help-done = done 1 – la llamada 1 queda cerrada.
run-help-tell = tell all Comida hasta la una. – lo lee todo el mundo en los móviles y en las páginas públicas; tell 5 Un momento, por favor. – solo los jugadores de la mesa 5, hasta que termine la ronda.
run-help-untell = untell 1 – se retira el aviso 1.
run-help-rule = rule 3 PREGUNTA = RESPUESTA by Wanda – la decisión de Wanda para la mesa 3; sin by es la tuya.
run-help-appeal = appeal 1 Ana – Ana apela la decisión 1.
run-help-decide = decide 1 upheld by Hela, o decide 1 changed RESPUESTA by Hela – el árbitro principal resuelve la apelación; sin by eres tú.
run-help-lost = lost Ana 5 Drop Bear – se ha perdido o dañado una carta: su mesa tiene 5 minutos más para buscarla; entre rondas, sin los minutos. Después lost Ana found, o lost Ana concede si no aparece a tiempo o si durante la partida se ve que falta una carta o un dado. lost muestra quién sigue buscando qué.
run-help-squads = squads Ana 1 3 – los squads que Ana ha elegido para esta ronda.
run-help-cut = cut – los mejores siguen adelante.
run-help-bracket = bracket – publicar la siguiente ronda del cuadro.
run-help-change = change 5 4 MOTIVO – 5 rondas y un corte a 4, lo que es una desviación.
run-help-lists = lists – quién ha entregado la suya; lists public deja que las lea todo el mundo, lists secret lo deshace.
run-help-finish = finish – hacer definitiva la clasificación.
run-help-reveal = reveal – hacer pública la semilla de todos los sorteos.
run-help-undo = undo – deshacer el último paso, si nada depende de él.
run-help-what = what – lo que se puede hacer ahora, igual que una línea vacía.
run-help-round = round – las mesas de esta ronda, y qué Roster se juega donde hay varios.
run-help-standings = standings – quién va por delante; al final, la clasificación final.
run-help-players = players – todo el mundo, también quienes ya no están, con su situación, su lista y su cuota, y los árbitros.
run-help-placings = placings – los puestos que ha dado el cuadro hasta ahora; sin corte, la clasificación.
run-help-calls = calls – quién ha llamado.
run-help-why = why Ana – cómo se calcula esa fila; why Ana, Bo – quién va por delante; why 3 – por qué se enfrentan esos dos en la mesa 3.
run-help-log = log – las últimas 20 entradas; log 100.

## Lists at the prompt, and what was played

run-list-not-accepted = Se ha entregado, pero no se ha aceptado. Corrígela y escribe otra vez list { $player } FICHERO, o acéptala como está: accept { $player } because MOTIVO.
run-list-unread = Se conserva como está: Topcut no la ha comprobado.
run-list-accepted = aceptada
run-list-handed-in = entregada
run-list-missing = falta
run-list-illegal = no legal
run-lists = Listas aceptadas: { $accepted } de { $players }{ $missing ->
    [0] .
    [one] ; falta 1.
   *[other] ; faltan { $missing }.
}
