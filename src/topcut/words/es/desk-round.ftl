# The round: its tables, what comes next, and the lines that are typed

desk-round-title = { $round ->
    [0] Antes de la ronda 1
   *[other] Ronda { $round }
}

## Finding tables

desk-round-sift =
    .title = Buscar mesas
    .show = Mostrar las mesas
    .find = Buscar<span class="unseen"> por nombre o mesa</span>
    .placeholder = nombre o mesa
    .go = Mostrar
desk-round-sieve =
    .all = Todas
    .open = Pendientes
    .claimed = Reportadas
    .disputed = En disputa
    .drawn = Empates
    .called = Llaman
desk-round-sift-none = No hay ninguna mesa así.
desk-round-sift-all = Mostrar todas las mesas

## How far the round is

desk-round-of = de { $rounds } rondas suizas{ $cut ->
    [0] {""}
   *[other] , luego top { $cut }
}
desk-round-roster = Roster { $number }
desk-round-ready = Todo listo para la primera ronda <small>{ $rounds } rondas suizas{ $cut ->
    [0] {""}
   *[other] , luego top { $cut }
}</small>
desk-round-progress = Progreso
desk-round-settled = Mesas listas: { $settled } de { $tables }
desk-round-count = { $state ->
    [disputed] { $count } en disputa
    [claimed] { $count } por confirmar
    [drawn] { $count } en empate
   *[open] { $count } sin resultado
}
desk-round-bye = bye: { $players }
desk-round-no-bye = sin bye
desk-round-not-there = ausentes: { $players }
desk-round-pip = <span class="unseen">Mesa </span>{ $table }<span class="unseen">, { $state ->
    [disputed] en disputa
    [claimed] reportado
    [drawn] empate
    [settled] confirmado
   *[open] pendiente
}</span>
desk-round-to-next = Qué viene ahora, y quién te necesita
desk-round-drawn-title = La ronda { $round } está sorteada
desk-round-drawn-about = Mira los emparejamientos. Después publícalos, e inicia el reloj cuando casi todos estén en su mesa.
desk-round-nothing-title = Todavía no hay emparejamientos
desk-round-nothing-about = En la vista previa de la ronda 1 ves los emparejamientos antes que nadie. Después publícalos, e inicia el reloj cuando casi todos estén en su mesa.

## The tables

desk-round-caption = { $tables ->
    [one] La mesa
   *[other] Las { $tables } mesas
} de la ronda { $round }; { $stage ->
    [bracket] los cabezas de serie son los del corte
   *[swiss] los puntos son los de antes de la ronda
}
desk-round-column =
    .table = Mesa
    .seed = C. serie
    .points = Pts.
    .first = Jugador 1
    .score = Marcador
    .second = Jugador 2
    .state = Estado
    .do = Acción
desk-round-or = o
desk-round-call = Llamada
desk-round-claimed-by = por { $player }
desk-round-unknown = Cifras desconocidas: { $reason }
desk-round-has-bye = { $player } tiene el bye
desk-round-goes-on = { $player } sigue adelante
desk-round-extended = +{ $minutes } min
desk-round-accept = Aceptar<span class="unseen"> el reporte de { $player } en la mesa { $table }</span>
desk-round-decide = Decidir<span class="unseen"> la mesa { $table }</span>
desk-round-enter = Introducir<span class="unseen"> el resultado de la mesa { $table }</span>
desk-round-why = Por qué<span class="unseen"> están { $first } y { $second } en la mesa { $table }</span>
desk-round-why-bye = Por qué<span class="unseen"> tiene { $player } el bye</span>
desk-round-seen = Lo ven también los jugadores
desk-round-correct = Corregir este resultado
desk-round-another = Introducir otro resultado
desk-round-bye-cell = bye

## What comes next, and who needs an official

desk-round-needs-you = Pendiente de ti
desk-round-start-clock = Iniciar el reloj <kbd>N</kbd>
desk-round-when-seated = Cuando casi todos los jugadores estén en su mesa.
desk-round-real-dice = Tiramos dados de verdad
desk-round-organizer-starts = Lo inicia el { $organizer }.
desk-round-print =
    .slips = Hojas de resultado
    .by-name = Emparejamientos por nombre
desk-round-next = { $code ->
    [open-draw] Ahora: emparejar la ronda { $round }
    [publish] Ahora: publicar la ronda { $round }
    [make-cut] Ahora: el corte al top { $cut }
    [publish-bracket] Ahora: la ronda { $round } del cuadro
    [finish] Ahora: la clasificación final
   *[reveal-seed] Ahora: revelar la semilla
}
desk-round-look = { $code ->
    [open-draw] Vista previa de la ronda { $round }
    [publish] Ver la ronda { $round }
    [make-cut] Ver el corte
    [publish-bracket] Ver el cuadro
    [finish] Ver la clasificación
   *[reveal-seed] Revelar la semilla
}
desk-round-opens = Abre el sorteo. Los jugadores no ven nada hasta que publiques.
desk-round-absences = Primero las ausencias
desk-round-close = Cerrar la ronda { $round }
desk-round-proposed = { $official } propone expulsar a { $player }: { $reason }
desk-round-eject = ¿Expulsar?
desk-round-eject-one = { $player } tiene { $warnings } advertencias. Responde en esa página.
desk-round-disputed = En disputa
desk-round-waiting = { $count } en espera
desk-round-against = { $first } contra { $second }
desk-round-is-right = { $player } tiene razón: { $outcome }
desk-round-neither-right = Ninguno tiene razón: introducir el resultado<span class="unseen"> de la mesa { $table }</span>
desk-round-drawn = Empates en el cuadro
desk-round-roll = ¿Quién ganó la tirada?
desk-round-call-since = { $player } · desde las { $time }
desk-round-call-done = Hecho<span class="unseen"> con la llamada de { $player }</span>
desk-round-call-none = Nadie ha llamado. Los jugadores llaman desde su página; aquí se ve al momento.
desk-round-missing = ¿Falta alguien?
desk-round-missing-open = { $count ->
    [one] { $count } pendiente
   *[other] { $count } pendientes
}
desk-round-absent = { $player } no se ha presentado
desk-round-absent-both = No se ha presentado ninguno
desk-round-missing-more = { $count ->
    [one] y 1 mesa más
   *[other] y { $count } mesas más
}
desk-round-warnings = Advertencias
desk-round-warned = { $count } de { $most }
desk-round-also = Además
desk-round-also-to =
    .check = Teclear todos los resultados otra vez
    .cut = Cómo está el corte
    .bracket = El cuadro
    .slips = Hojas de resultado de esta ronda, para imprimir
    .print = Todo lo demás para imprimir
    .files = Ficheros y texto para pegar
desk-round-this = Esta ronda
desk-round-move =
    .from = Mover el encuentro de la mesa
    .to = a la mesa
    .go = Mover
    .about = Los que ya están sentados allí cambian de sitio con ellos.
desk-round-unpair =
    .because = Retirar el emparejamiento, porque
    .go = Retirar
    .about = Solo antes del primer resultado. El próximo sorteo es otro intento, a la vista de todos.
desk-round-was-closed = Se ha cerrado la ronda. A partir de ahora, los resultados solo cambian con una corrección.
desk-round-was-unpaired = Se ha retirado el emparejamiento. Consta en el registro público.
desk-round-was-moved = El encuentro de la mesa { $table } está ahora en la mesa { $to }.

## The last lines that were typed

desk-round-queue = Últimas entradas
desk-round-queue-cut = El panel no responde. Lo que tecleas se guarda aquí y se envía en cuanto responda.
desk-round-queue-out = Ya no tienes la sesión abierta. Lo que tecleas se guarda aquí: <a href="/login" target="_blank">inicia sesión</a> en otra pestaña y se envía.
desk-round-queue-may = Ya no puedes introducir resultados aquí. Lo que tecleaste está guardado: pregunta a la organización.
desk-round-queue-waiting = En espera
desk-round-queue-saved = Guardado <span data-put="time"></span>
desk-round-queue-asked = Falta una respuesta
desk-round-queue-undone = Deshecho
desk-round-queue-corrected = Corregido después
desk-round-queue-reason = Introducido por error
desk-round-queue-undo = Deshacer<span class="unseen">: mesa <span data-put="table"></span></span>
desk-round-queue-correct = Corregir<span class="unseen">: mesa <span data-put="table"></span></span>
desk-round-queue-since = Tecleado antes de estos emparejamientos: la mesa y los nombres pueden ser otros ahora.
desk-round-queue-change = Cambiar
desk-round-queue-discard = Descartar

## What was typed, read back

desk-round-reading = Mesa { $table }: { $what }
desk-round-reading-replaced = Mesa { $table }: quien no ha venido queda fuera, y entra el siguiente de la clasificación, porque no ha empezado ninguna partida del cuadro.
desk-round-reading-unknown = Las cifras son desconocidas: { $reason }.
desk-round-reading-goes-on = { $roll ->
    [true] { $player } ganó la tirada y sigue adelante.
   *[other] { $player } sigue adelante, por su mejor clasificación.
}
desk-round-reading-differ = Los dos reportes no coinciden; decide lo que introduzcas.
desk-round-reading-claimed = Un jugador ha reportado; decide lo que introduzcas.
desk-round-reading-over = La mesa { $table } ha terminado: { $player ->
    [none] los dos se han ido
   *[other] { $player } tiene el bye
}.
desk-round-reading-settled = Mesa { $table }, confirmado: { $outcome }. <a href="{ $link }">Corregirlo</a>
desk-round-reading-open = Mesa { $table }: { $first } contra { $second }.
desk-round-reading-nothing = Aquí se lee lo que tecleas.
