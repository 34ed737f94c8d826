# The log, one sentence per fact


## The log, one sentence per fact

results-heading = { $book }, { $state ->
    [final] resultados finales
   *[standings] clasificación hasta ahora
} de { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}: { $rounds ->
    [one] 1 ronda suiza
   *[other] { $rounds } rondas suizas
}{ $cut ->
    [0] {""}
   *[other] , después top { $cut }
}.
results-column =
    .place = Puesto
    .name = Nombre
    .club = Club
    .record = V-E-D
outcome-won = victoria
outcome-drawn = empate
outcome-lost = derrota
outcome-bye = bye
outcome-unpaired-loss = derrota, sin emparejamiento
outcome-no-show = derrota, no se presentó
outcome-absent = ausente
cross-letter = { $outcome ->
    [won] V
    [drawn] E
    [lost] D
    [bye] bye
    [unpaired-loss] faltó
    [no-show] incomp.
    [absent] ausente
   *[open] pend.
}
cross-said = { $outcome ->
    [won] victoria contra el número
    [drawn] empate con el número
    [lost] derrota contra el número
    [bye] tuvo el bye
    [unpaired-loss] sin emparejamiento, lo que es una derrota
    [no-show] no se presentó al encuentro contra el número
    [absent] ausencia acordada
   *[open] sigue jugando contra el número
}
cross-legend = V 5 = victoria contra el número 5 de esta tabla (E empate, D derrota). Debajo están el marcador, con la cifra de este jugador delante, y los { $points } de la ronda, seguidos del total. R es una { $plan ->
    [true] ronda; C, la final
   *[other] ronda suiza; C, una ronda del cuadro
}, que no da { $points }.
log-ending = { $how ->
    [time] (por tiempo)
    [concession] (concesión)
    [draw] (empate acordado)
    [no-show] (incomparecencia)
    [double-no-show] (incomparecencia de ambos)
    [bye] – bye
   *[victory] (victoria)
}
where-staged = ronda { $round }{ $stage ->
    [bracket] {" "}del cuadro
   *[other] {""}
}
where-swiss = ronda { $round }
where-bracket = ronda { $round } del cuadro
fact-tournament-created = Se crea el torneo «{ $title }», para el { $first_day }{ $place ->
    [none] {""}
   *[other] , { $place }
}. El compromiso de sus sorteos es { $commitment }.
fact-details-corrected = { $title ->
    [none] {""}
   *[other] El título es ahora «{ $title }».{" "}
}{ $place ->
    [none] {""}
    [unsaid] El lugar vuelve a estar por decidir.{" "}
   *[other] El lugar es ahora { $place }.{" "}
}{ $first_day ->
    [none] {""}
   *[other] El primer día es ahora el { $first_day }.{" "}
}{ $special ->
    [none] {""}
    [unsaid] Ya no hay reglas especiales.
   *[other] Reglas especiales: { $special }
}
fact-schedule-set = { $count ->
    [0] El horario está vacío.
    [one] El horario tiene una línea: { $slots }
   *[other] El horario tiene { $count } líneas: { $slots }
}
fact-fee-set = { $charged ->
    [true] Hay cuota de inscripción.
   *[other] No hay cuota de inscripción.
}
fact-self-check-in-set = { $allowed ->
    [true] Los jugadores pueden hacer el check-in con su móvil.
   *[other] El check-in lo hace la organización.
}
fact-chances-shown = { $shown ->
    [true] Los jugadores pueden ver qué necesitan para entrar en el corte.
   *[other] Los jugadores no ven qué necesitan para entrar en el corte.
}
fact-announcement-made = Aviso { $announcement }: { $text }
fact-table-told = Aviso { $announcement }, a la mesa { $table }: { $text }
fact-announcement-taken-down = Se retira el aviso { $announcement }.
fact-deviation-declared = El torneo se aparta de { $clause }: { $reason }
fact-official-named = Se nombra a { $official } como { $role }{ $plays_as ->
    [none] {""}
   *[other] , y juega como { $plays_as }
}{ $alternate ->
    [none] {""}
   *[other] ; en esas partidas decide { $alternate }
}.
fact-official-released = { $official } deja de ser { $role }.
fact-staff-let-in = { $person } puede actuar desde ahora como { $role ->
    [organizer] parte de la organización
   *[other] árbitro
}.
fact-staff-sent-away = { $person } ya no tiene acceso y deja de actuar aquí.
fact-person-renamed = { $person } tiene aquí un nombre nuevo.
fact-person-forgotten = Se han borrado el nombre y los datos de contacto de { $person }.
fact-taken-over = Otro ordenador se hizo cargo en este punto (época { $epoch }). Lo que el anterior escribió después no cuenta.
fact-text-struck = Se ha tachado un texto de la entrada { $n }.
fact-capacity-set = { $capacity ->
    [none] Hay sitio para todo el mundo.
    [one] Hay sitio para { $capacity } jugador.
   *[other] Hay sitio para { $capacity } jugadores.
}
fact-player-entered = { $player } { $robot ->
    [true] ocupa el último asiento
   *[other] { $waiting ->
        [true] { $player ->
            [You] quedas
           *[other] queda
        } en la lista de espera
       *[other] { $player ->
            [You] entras
           *[other] entra
        } en el torneo
    }
}{ $club ->
    [none] {""}
   *[other] {" "}({ $club })
}{ $missed ->
    [none] {""}
   *[other] , tarde, con una derrota sin emparejamiento por la ronda { $missed }
}.
fact-player-admitted = { $player } entra desde la lista de espera.
fact-player-withdrawn = Baja de { $player }.
fact-player-readmitted = { $player } vuelve a estar en el torneo, { $waiting ->
    [true] en la lista de espera
   *[other] como el mismo jugador
}{ $missed ->
    [none] {""}
   *[other] , con una derrota sin emparejamiento por la ronda { $missed }
}.
fact-player-arrived = { $player } { $here ->
    [true] está aquí
   *[other] al final no está aquí
} el { $day }.
fact-player-checked-in = Check-in hecho: { $player }.
fact-player-checked-out = Check-in retirado: { $player }.
fact-fee-noted = { $player } { $paid ->
    [true] ha pagado
   *[other] no ha pagado
}.
fact-club-set = { $player } { $club ->
    [none] no pertenece a ningún club
   *[other] pertenece a { $club }
}.
fact-seat-fixed = { $player } { $table ->
    [none] puede sentarse en cualquier mesa
   *[other] se sienta siempre en la mesa { $table }
}.
fact-table-set = La mesa { $table } está { $closed ->
    [true] cerrada
   *[other] montada
}{ $stream ->
    [true] {" "}como mesa de stream
   *[other] {""}
}{ $note ->
    [none] {""}
   *[other] : { $note }
}.
fact-table-checked = Se ha revisado la escenografía de la mesa { $table }.
fact-materials-checked = { $player }, { $item }: { $passed ->
    [true] en orden
   *[other] no está en orden
}{ $note ->
    [none] {""}
   *[other] , { $note }
}.
fact-deck-check-drawn = Sorteo para el control de mazos { $check } en la { $where } (solo para árbitros hasta que se cierre la ronda): { $players }.
fact-deck-checked = Control del mazo de { $player } en la { $where }: { $fine ->
    [true] todo en orden
   *[other] una incidencia según { $clause }
}{ $note ->
    [none] {""}
   *[other] ; { $note }
}.
fact-substitute-approved = { $player } puede usar un sustituto de { $item }.
fact-list-handed-in = { $player } ha entregado una lista.
fact-list-checked = { $grade ->
    [legal] Se ha comprobado la lista de { $player }: todo está en orden.
    [illegal] Se ha comprobado la lista de { $player }: no es legal según { $clauses }.
   *[unverified] La lista de { $player } no está verificada: Topcut no puede comprobarla entera.
}
fact-list-accepted = Se acepta la lista de { $player }{ $findings ->
    [none] .
   *[other] {" "}a pesar de esto: { $findings }
}{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: { $reason }
}
fact-list-corrected = Se corrige la lista de { $player }: { $reason }
fact-pool-registered = { $player } ha registrado un pool.
fact-lists-published = { $published ->
    [true] Desde ahora todo el mundo puede leer las listas.
   *[other] Las listas ya no son públicas.
}
fact-roster-locked = Se cierra la lista de jugadores, con { $count } jugadores.
fact-structure-announced = Anunciado antes de empezar: { $rounds ->
    [none] tantas rondas como dice la tabla
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $cut ->
    [none] y el corte de la tabla
    [0] sin corte
   *[other] después el top { $cut }
} ({ $clause }).
fact-started = El torneo empieza con { $players } jugadores: { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $cut ->
    [0] sin corte
   *[other] después el top { $cut }
} ({ $clause }).
fact-structure-changed = Desde ahora: { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $cut ->
    [0] sin corte
   *[other] después el top { $cut }
}. { $reason }
fact-pair-forbidden = { $first } y { $second } no deben enfrentarse.
fact-absence-arranged = { $player } { $away ->
    [true] no estará en la { $where }
   *[other] al final sí estará en la { $where }
}.
fact-draw-opened = Se abre el sorteo de la { $where }{ $attempt ->
    [1] .
   *[other] , intento { $attempt }: { $reason }
}
fact-round-paired = Se publican los emparejamientos de la { $where }: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}{ $way ->
    [by-hand] , hechos a mano
    [limited] , lo mejor que se encontró a tiempo
   *[other] {""}
}{ $breaks ->
    [none] {""}
   *[other] ; esto incumple { $breaks }
}.
fact-round-unpaired = Se deshacen los emparejamientos de la { $where }: { $reason }
fact-tables-repaired = { $tables ->
    [one] Se empareja otra vez 1 mesa
   *[other] Se emparejan otra vez { $tables } mesas
} de la { $where }: { $reason }
fact-table-moved = { $game } pasa a la mesa { $table } en la { $where }.
fact-extra-minutes-rolled = { $typed ->
    [true] { $extra ->
        [one] Se tira y se teclea 1 minuto extra
       *[other] Se tiran y se teclean { $extra } minutos extra
    }
   *[other] { $extra ->
        [one] Se sortea 1 minuto extra
       *[other] Se sortean { $extra } minutos extra
    }
} para la { $where } (solo para árbitros hasta que se anuncie el fin del tiempo).
fact-clock-started = Se inicia el reloj de la { $where }: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}{ $commitment ->
    [none] {""}
   *[other] {" "}y los minutos extra
}.
fact-clock-paused = El reloj de la { $where } se pone en pausa{ $reason ->
    [none] {""}
   *[other] : { $reason }
}.
fact-clock-resumed = El reloj de la { $where } sigue.
fact-card-missing = { $player } busca una carta perdida o dañada: { $what } ({ $where }).
fact-card-replaced = La carta que le faltaba a { $player } ha aparecido o se ha sustituido.
fact-table-extended = La mesa { $table } tiene { $minutes ->
    [one] 1 minuto más
   *[other] { $minutes } minutos más
} en la { $where }: { $reason }
fact-mission-critical-announced = Se anuncia Mission Critical en la { $where }.
fact-time-called = Se anuncia el fin del tiempo en la { $where }{ $extra ->
    [0] .
    [one] , después de 1 minuto extra.
   *[other] , después de { $extra } minutos extra.
}
fact-squads-sealed = { $player } ha elegido los squads para la { $where }.
fact-squads-revealed = Se muestran los squads de los dos en la mesa { $table } de la { $where }: { $first } contra { $second }.
fact-must-use-missed = { $player } ya no puede usar todos los squads: quedan { $squads }.
fact-result-claimed = { $player } reporta de la mesa { $table } en la { $where }: { $game }.
fact-result-disputed = Los jugadores de la mesa { $table } en la { $where } no están de acuerdo.
fact-result-settled = Mesa { $table } en la { $where }: { $game }{ $agreed ->
    [true] , los dos jugadores están de acuerdo
   *[other] {""}
}{ $figures_unknown ->
    [none] {""}
   *[other] {" "}(cifras desconocidas: { $figures_unknown })
}.
fact-result-corrected = Se corrige la mesa { $table } de la { $where }: { $game }, no { $before }. { $stands ->
    [none] {""}
   *[other] Con la clasificación de ahora, los cabezas de serie serían otros; el cuadro se queda como se hizo. ({ $stands }){" "}
}{ $reason }{ $figures_unknown ->
    [none] {""}
   *[other] {" "}(cifras desconocidas: { $figures_unknown })
}
fact-tie-broken = { $winner } sigue adelante desde la mesa { $table } de la { $where }, { $by ->
    [roll] por una tirada.
   *[other] por ser mejor cabeza de serie en el cuadro.
}
fact-round-closed = Con esto se cierra la { $where }.
fact-player-dropped = { $player } abandona{ $noticed ->
    [true] .
   *[other] {" "}sin avisar.
}
fact-player-rejoined = { $player } ha vuelto{ $missed ->
    [none] .
   *[other] , con una derrota sin emparejamiento por la ronda { $missed }.
}
fact-player-ejected = Expulsión de { $player }{ $decided_by ->
    [none] {""}
   *[other] , según decidió { $decided_by }
}{ $reason ->
    [none] .
   *[other] : { $reason }
}
fact-warning-given = Advertencia a { $player }: { $ground }{ $note ->
    [none] .
   *[other] ; { $note }
}
fact-ejection-declined = No se expulsa a { $player }: { $reason }
fact-ejection-proposed = { $actor } propone expulsar a { $player }: { $reason }
fact-penalty-recorded = { $player } tiene una sanción{ $about ->
    [list] , por una lista
   *[other] {""}
}: { $penalty }
fact-official-called = Llamada { $call }: { $player } pide un árbitro{ $table ->
    [none] {""}
   *[other] {" "}en la mesa { $table }
}{ $about ->
    [none] .
   *[other] : { $about }
}
fact-call-taken = Llamada { $call }: va de camino un árbitro.
fact-call-closed = Se cierra la llamada { $call }.
fact-ruling-given = Decisión { $ruling }{ $decided_by ->
    [none] {""}
   *[other] {" "}de { $decided_by }
} para { $players }: { $question } { $answer }
fact-ruling-appealed = { $player } apela la decisión { $ruling }.
fact-appeal-decided = Se resuelve la apelación contra la decisión { $ruling }, que { $upheld ->
    [true] se mantiene
   *[other] se cambia
}{ $decided_by ->
    [none] {""}
   *[other] {" "}(por { $decided_by })
}: { $answer }
fact-cut-made = Se hace el corte. Cabezas de serie, en orden: { $seeds }.
fact-cut-taken-back = El corte se deshace y se hace de nuevo: { $reason }
fact-cut-replaced = { $leaver } se fue antes de la primera partida{ $joined ->
    [none] ; el puesto queda vacante.
   *[other] ; entra { $joined }.
}
fact-bracket-bye-given = { $player } tiene un bye en la ronda { $round } del cuadro.
fact-tournament-finished = El torneo ha terminado. { $winner ->
    [none] No lo ha ganado nadie.
    [You] Lo has ganado tú.
   *[other] Lo ha ganado { $winner }.
}
fact-seed-revealed = Se revela la semilla de todos los sorteos: { $seed }.
fact-step-undone = { $count ->
    [one] Se deshace la entrada { $first }
   *[other] Se deshacen las entradas { $first } a { $last }
}{ $reason ->
    [none] .
   *[other] : { $reason }
}

## Lists at the prompt, and what was played

fact-nonce-added = El móvil de { $player } ha añadido un número propio al sorteo.

## The table of Challengers!

fact-table-opened = Se abre la mesa con { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
} y los sets { $sets }{ $robot ->
    [none] .
   *[other] ; el Robot juega en el nivel { $robot_level }.
}
fact-plans-dealt = Se reparten los planes, primero la carta 0: { $holders }.
fact-cards-drawn = { $player ->
    [You] Robas
   *[other] { $player } roba
} de la pila { $level } en la { $where }.
fact-cards-picked = { $player ->
    [You] Eliges
   *[other] { $player } elige
} { $card ->
    [none] no tomar ninguna más
   *[other] { $card }
} en la { $where }.
fact-cards-redrawn = { $player ->
    [You] Vuelves a robar
   *[other] { $player } vuelve a robar
} en la { $where }.
fact-cards-removed = { $card ->
    [none] { $player ->
        [You] No retiras
       *[other] { $player } no retira
    } nada más
   *[other] { $player ->
        [You] Retiras
       *[other] { $player } retira
    } { $card }
} en la { $where }.
fact-stand-in-called = { $player ->
    [You] No estás, y el bot { bot-name } responde por tu asiento hasta que vuelvas.
   *[other] { $player } no está, y el bot { bot-name } responde por ese asiento hasta que vuelva.
}
fact-stand-in-ended = { $player ->
    [You] Vuelves
   *[other] { $player } vuelve
} a la mesa.
fact-choice-made = { $player ->
    [You] Respondes
   *[other] { $player } responde
} { $card ->
    [none] {""}
   *[other] a { $card }{" "}
}con { $chosen } en la { $where }.
fact-match-played = { $winner ->
    [You] Ganas
   *[other] { $winner } gana
} en el parque { $table } en la { $where }, { $by ->
    [bench] porque el otro banquillo está lleno
    [left] porque su rival se fue
    [guard] después de { $reveals } cartas
   *[deck] porque el otro mazo está vacío
}; primera carta: { $begins ->
    [You] tú
   *[other] { $begins }
}{ $tossed ->
    [true] {" "}(por lanzamiento)
   *[other] {""}
}. Fichas de hincha: { $tokens }.
fact-trophy-taken = { $player ->
    [You] Tu trofeo
   *[other] El trofeo de { $player }
} de la { $where } tiene { $fans ->
    [one] { $fans } hincha
   *[other] { $fans } hinchas
}{ $boxed ->
    [true] {" "}y vuelve a la caja.
   *[other] .
}
fact-final-played = { $winner ->
    [You] Ganas
   *[other] { $winner } gana
} la final{ $by ->
    [left] {" "}porque su rival se fue
   *[other] {" "}después de { $reveals } cartas
}. Primera carta: { $begins ->
    [You] tú
   *[other] { $begins }
}{ $tossed ->
    [true] {" "}(por lanzamiento)
   *[other] {""}
}.
