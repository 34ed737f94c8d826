# What cannot be done while a tournament is prepared and played


## Results: what cannot have happened at a table

refusal-result-missing = Falta cómo terminó el encuentro. Introduce quién ganó, un empate o el marcador.
refusal-points-by-rule = Aquí los puntos los da el reglamento; no se teclean. Introduce quién ganó: > para el primer jugador, < para el segundo, o el nombre.
refusal-points-missing = Aquí cuentan los puntos tal como los anotaron los jugadores. Introduce los puntos de los dos.
refusal-points-out-of-bounds = Los puntos deben ser dos números enteros, 0 o más, en el orden de los dos nombres.
refusal-drawn-and-won = El encuentro figura a la vez como empate y como victoria. Elige una de las dos cosas.
refusal-no-draws = Aquí un encuentro no puede quedar en empate. Indica quién ganó, o cómo terminó: { $possible }.
refusal-ending-unknown = Aquí un encuentro no puede terminar por «{ $how }». Indica cómo terminó: { $possible }.
refusal-winner-missing = En un encuentro que terminó por «{ $how }» gana alguien. Indica quién.
refusal-winner-impossible = En un encuentro que terminó por «{ $how }» no gana nadie. Quita el ganador o cambia cómo terminó.
refusal-winner-behind = El jugador que figura como ganador va por detrás en el marcador. Revisa quién ganó y el marcador.
refusal-winner-contradicts-scores = El marcador da un resultado distinto del introducido. Revisa el marcador o quita el ganador.
refusal-winner-contradicts-games = Las partidas dan un resultado distinto del introducido. Revisa las partidas o quita el ganador.
refusal-roll-needed = Todo está igualado: decide un dado. Tíralo y di quién ganó la tirada.
refusal-games-too-many = Hay { $games } partidas en un encuentro de { $most }. Quita las que no se jugaron.
refusal-games-after-decision = Hay una partida introducida después de decidirse el encuentro. Quítala, o corrige las anteriores.
refusal-games-undecided = En este encuentro de { $most } partidas aún no ha ganado nadie. Introduce las demás partidas, o que se anunció el fin del tiempo o que alguien concedió.
refusal-games-missing = Todavía no se ha registrado nada: este encuentro es al mejor de { $most } partidas, gana quien llegue a { $needed }. Introduce quién ganó cada partida.
refusal-games-not-played = En un encuentro que terminó por «{ $how }» no se juega ninguna partida. Si llegó a empezar alguna, introduce una concesión.
refusal-figure-unknown = { $number ->
    [0] Aquí solo se anota quién gana, no el marcador. Quita «{ $figure }».
   *[other] «{ $figure }» no se anota aquí. Usa uno de estos nombres: { $possible }.
}
refusal-figure-twice = «{ $figure }» está dos veces con nombres distintos. Deja solo uno.
refusal-figure-missing = Falta «{ $figure }», que decide este encuentro. Introdúcelo para los dos jugadores.
refusal-figures-asked = Todavía no se ha registrado nada. Introduce { $figures } de los dos jugadores: hacen falta para la clasificación. Si nadie lo sabe, un árbitro anota por qué.
refusal-figures-known = Solo una partida suiza que se haya jugado puede tener cifras desconocidas. Quita el motivo o las cifras.
refusal-unfinished-missing = Todavía no se ha registrado nada. ¿Había algún { $what } sin terminar cuando se anunció el fin del tiempo? Indica quién lo ganó (más «{ $figure }»), que nadie lo ganó o que no había ninguno. Su carta se suma sola: no la incluyas en las cifras.
refusal-unfinished-twice = Quién ganó el { $what } que estaba sin terminar al acabar el tiempo está indicado dos veces: con el jugador y con «{ $figure }». Deja solo una.
refusal-unfinished-impossible = Un encuentro que terminó por «{ $how }» no deja nada sin terminar. Quítalo, o indica que se anunció el fin del tiempo.
refusal-figure-not-a-number = «{ $figure }» debe ser dos números enteros, en el orden de los dos nombres.
refusal-figure-out-of-bounds = «{ $figure }» no puede ser { $number }, solo de 0 a { $most }. Mira si es una errata.

## Cut and bracket

refusal-too-few-for-cut = Un corte al top { $cut } necesita { $cut } jugadores que sigan en juego tras las rondas suizas, y hay { $active }. Elige un corte más pequeño.
refusal-cut-tied = { $players } comparten la posición { $rank }, así que no está claro el orden de los cabezas de serie. Sortea antes el desempate aleatorio.
refusal-not-in-cut = { $player } no está en el corte, así que no hace falta sustitución. Revisa el nombre.
refusal-cut-begun = Desde el corte ya se ha jugado alguna partida, así que ya no se puede sustituir a { $player }. Registra su abandono del cuadro: su rival tiene un bye.
refusal-bracket-size = Un cuadro tiene de { $smallest } a { $largest } jugadores, no { $size }. Elige otro tamaño para el corte.
refusal-bracket-seats = Este cuadro tiene { $size } cabezas de serie, pero se han nombrado { $players } jugadores. Nombra a un jugador por puesto.
refusal-bracket-match-unknown = No hay ningún encuentro { $match } en este cuadro. Tiene los encuentros 1 a { $matches }.
refusal-bracket-round-unknown = No hay ninguna ronda { $round } en este cuadro. Tiene { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}.
refusal-bracket-round-open = La ronda { $round } del cuadro sigue pendiente. Introduce antes los resultados: encuentro { $matches }.
refusal-match-not-ready = El encuentro { $match } del cuadro aún no tiene a sus dos jugadores. Introduce antes los resultados que llevan a él.
refusal-match-decided = El encuentro { $match } del cuadro ya está decidido. Corrige su resultado.
refusal-not-in-match = { $player } no juega el encuentro { $match } del cuadro. Nombra a uno de estos: { $players }.
refusal-not-in-bracket = { $player } no está en el cuadro. Revisa el nombre.
refusal-out-of-bracket = { $player } está fuera del cuadro desde el encuentro { $match }. No hay que hacer nada.
refusal-bracket-over = El cuadro ha terminado, así que { $player } ya no puede abandonarlo. Los puestos quedan como están.

## Fixed plans

refusal-plan-odd = Un plan necesita un número par de cartas, al menos 2, pero este tiene { $cards }. Añade o quita una carta.
refusal-plan-uneven = La carta de plan { $card } tiene { $lines } { $lines ->
    [one] línea
   *[other] líneas
}, y la primera carta tiene { $rounds }. Da a cada carta una línea por ronda.
refusal-plan-place-unknown = Carta de plan { $card }, ronda { $round }: «{ $written }» no es un sitio. Escribe un parque ({ $parks }) y su mitad, 1 o 2, como G1.
refusal-plan-place-twice = Ronda { $round }: las cartas de plan { $cards } se sientan todas en { $written }. Mueve una de ellas.
refusal-plan-alone = Ronda { $round }: la carta de plan { $card } está sola en el parque { $park }. Pon otra carta en su otra mitad.
refusal-plan-seats = Este plan tiene { $cards } cartas, pero hay { $players } jugadores. Usa el plan para ese número de jugadores.
refusal-plan-player-twice = { $player } tiene dos cartas de plan. Reparte una a cada jugador.
refusal-plan-round-unknown = No hay ninguna ronda { $round } en este plan. Tiene { $rounds } rondas.

## Tables

refusal-too-few-tables = { $needed ->
    [one] 1 pareja necesita
   *[other] { $needed } parejas necesitan
} mesa, pero solo hay { $free ->
    [one] 1 libre
   *[other] { $free } libres
}. Añade mesas, abre las cerradas o quítale la suya a un jugador que la tenga siempre.
refusal-fixed-table-missing = { $player } se sienta siempre en la mesa { $table }, que está cerrada o no existe. Ábrela o da otra mesa a { $player }.
refusal-fixed-table-shared = { $players } se sientan siempre en la mesa { $table }, pero en esta ronda no juegan entre sí. Da otra mesa a uno de ellos.
refusal-stream-table-missing = La mesa de stream { $table } está cerrada o no existe. Ábrela o elige otra.
refusal-stream-table-fixed = La mesa { $table } es la de stream, y { $player } se sienta siempre ahí. Elige otra mesa para lo uno o lo otro.
refusal-stream-player-unpaired = { $player } no tiene rival en esta ronda, así que no hay encuentro que mostrar. Elige otro encuentro para el stream.
refusal-stream-player-fixed = El encuentro de { $player } tiene mesa fija, así que no puede pasar a la mesa de stream { $table }. Elige otro encuentro para el stream.

## Standings: how a row is worked out, and why one player is above another

refusal-player-not-ranked = { $player } ha dejado el torneo y no está en la clasificación. Elige a alguien que esté en ella.

## Swiss pairings and byes

refusal-nobody-to-pair = Hay menos de dos jugadores que emparejar. Mira quién está ausente o ha abandonado.

## Looking ahead: can the rounds that remain be paired without a rematch?

refusal-rounds-announced = Ahora viene la ronda { $round }, pero solo { $rounds ->
    [one] hay 1 ronda anunciada
   *[other] hay { $rounds } rondas anunciadas
}. Indica el número total de rondas suizas.

## The clock

refusal-clock-no-round = No se está jugando ninguna ronda. Publica antes los emparejamientos y después inicia el reloj.
refusal-clock-started-already = El reloj de la { where-staged } ya está en marcha. Ponlo en pausa si necesitas un descanso.
refusal-clock-not-started = El reloj de la { where-staged } no se ha iniciado. Inícialo antes.
refusal-clock-paused-already = El reloj de la { where-staged } ya está en pausa. Reanúdalo cuando se siga jugando.
refusal-clock-not-paused = El reloj de la { where-staged } está en marcha, así que no hay nada que reanudar.
refusal-extra-minutes-not-rolled = En esta ronda no se tiran dados: dura { $minutes } minutos. Inicia el reloj sin minutos extra.
refusal-extra-minutes-out-of-bounds = Los dados no pueden dar { $minutes } minutos extra, solo de 0 a { $most }. Cuéntalos otra vez.
refusal-extension-out-of-bounds = No se pueden dar { $minutes } minutos más a una mesa, solo de 1 a { $most }. Escribe otro número.
refusal-extension-too-late = La mesa { $table } de la { where-staged } ya tiene resultado, así que no necesita más tiempo.
refusal-time-not-up = El tiempo de la { where-staged } no se ha acabado. Espera a que el reloj llegue a cero; el fin del tiempo se anuncia solo.
refusal-time-called-already = En la { where-staged } ya se ha anunciado el fin del tiempo. No hay que hacer nada.
refusal-mission-critical-unknown = Este reglamento no tiene Mission Critical. No hay nada que anunciar.
refusal-mission-critical-announced-already = Ya se ha anunciado Mission Critical de la ronda { $round }. No hay que hacer nada.
refusal-mission-critical-by-another = Mission Critical lo anuncia otro árbitro ({ $role }). Pídeselo.
refusal-mission-critical-too-early = Mission Critical empieza en el minuto { $minute }, que aún no ha llegado. Espera el aviso.

## Pairings made by hand: what cannot be, and what they break

refusal-pairing-player-unknown = { $players } no { $count ->
    [one] está
   *[other] están
  } entre los jugadores. Corrige los nombres, o inscribe antes a los jugadores.
refusal-pairing-player-twice = { $players } { $count ->
    [one] aparece
   *[other] aparecen
  } más de una vez. Da a cada jugador un rival, o un bye.
refusal-pairing-player-inactive = { $players }: no se puede emparejar en esta ronda por abandono, expulsión o ausencia. Quita estos nombres, o readmítelos antes.
refusal-pairing-player-missing = { $players } no { $count ->
    [one] tiene
   *[other] tienen
  } ni rival ni bye. Dales uno u otro, o marca su ausencia.

## Creating a tournament

refusal-clause-unknown = «{ $given }» no es una cláusula de { $ruleset }. Nombra una como { $prefix }-01, o una interpretación como R-1.
refusal-day-unreadable = «{ $day }» no es una fecha. Escríbela como año-mes-día, por ejemplo 2026-11-15.
refusal-day-too-far = Las fechas van de { $earliest } a { $latest }. No se ha cambiado nada. Revisa el año.
refusal-day-fixed = La fecha decide qué es legal en las listas, así que sigue siendo { $day } ahora que se ha empezado a jugar. Corrige el título y el lugar sin ella.
refusal-details-same = El título, el lugar y la fecha están como estaban. Cambia antes alguno.
refusal-fee-as-it-is = { $charged ->
    [true] Ya hay cuota de inscripción.
   *[other] Ya consta que no hay cuota de inscripción.
} No ha cambiado nada.
refusal-capacity-too-small = Debe haber sitio para al menos { $least ->
    [one] un jugador
   *[other] { $least } jugadores
}, no { $capacity }. No pongas ningún número si no hay límite.
refusal-setting-deviates = Cambiar «{ $setting }» se aparta del reglamento. Declara antes una desviación de la cláusula { $clause } con su motivo; será pública.
refusal-option-unknown = No hay ninguna opción llamada «{ $option }». { $number ->
    [0] Este reglamento no tiene opciones.
   *[other] Elige { $possible }.
}
refusal-option-missing = Elige «{ $option }» antes de crear el torneo: { $possible }.
refusal-option-value = «{ $option }» no puede ser «{ $value }». Elige uno de estos valores: { $possible }.

## Days and announcements

refusal-schedule-line = La línea { $line } del horario no se entiende: «{ $text }». No se ha cambiado nada. Escribe una hora y lo que pasa entonces, como 09:30 Ronda 1, o un día como 2026-11-16.
refusal-schedule-too-long = El horario tiene { $lines } líneas; el límite es { $most }. No se ha cambiado nada. Quita algunas.
refusal-schedule-too-early = { $day } es anterior al primer día, { $first_day }. No se ha cambiado nada. Corrige el día en el horario.
refusal-time-unreadable = «{ $time }» no es una hora. Escríbela como 09:30 o 17:15.
refusal-day-not-scheduled = { $day } no es un día posterior de este torneo. Ponlo antes en el horario.
refusal-already-arrived = { $player } ya figura como presente el { $day }.
refusal-not-arrived = { $player } no figura como presente el { $day }, así que no hay nada que retirar.
refusal-actor-unknown = { $actor } no tiene acceso a este torneo, o lo ha perdido. No se ha registrado nada. Alguien de la organización puede dar acceso en la página «Árbitros».
refusal-announcement-gone = El aviso { $announcement } ya no está vigente. Alguien lo ha retirado, o su ronda ha terminado.

## Structure, start and end

refusal-deviation-twice = La desviación de la cláusula { $clause } ya está declarada.
refusal-lists-missing = { $number ->
    [one] { $players } no ha
   *[other] { $number } jugadores no han
} entregado la lista ({ $list }){ $number ->
    [one] .
   *[other] : { $players }.
} Entrega lo que falta, o declara una desviación de la cláusula { $clause }.
refusal-lists-illegal = { $number ->
    [one] La lista ({ $list }) de { $players } no es legal
   *[other] { $number } jugadores tienen una lista ({ $list }) que no es legal
} según { $clauses }{ $number ->
    [one] .
   *[other] : { $players }.
} Recibe una corregida, o acéptala como está con un motivo; después vuelve a empezar.
refusal-lists-missing-now = { $number ->
    [one] { $players } no ha
   *[other] { $number } jugadores no han
} entregado la lista ({ $list }), así que la ronda { $round } no se empareja todavía{ $number ->
    [one] .
   *[other] : { $players }.
} Recíbela, anota que está aquí en papel, o deja a quien falte fuera de esta ronda; después vuelve a emparejar.
refusal-lists-illegal-now = { $number ->
    [one] La lista ({ $list }) de { $players } no es legal según { $clauses }, así que la ronda { $round } no se empareja todavía.
   *[other] { $number } jugadores tienen una lista ({ $list }) que no es legal según { $clauses }, así que la ronda { $round } no se empareja todavía: { $players }.
} Acéptala con un motivo, corrígela donde el reglamento lo permita, o deja a quien la tenga fuera de esta ronda; después vuelve a emparejar.
refusal-pools-missing = { $number ->
    [one] { $players } no ha
   *[other] { $number } jugadores no han
} registrado ningún pool{ $number ->
    [one] .
   *[other] : { $players }.
} Registra las cartas que abrieron, anota que el pool está aquí en papel, o declara una desviación de la cláusula { $clause }.
refusal-rounds-number = No se pueden jugar { $rounds } rondas. Elige un número de 1 a { $most }.
refusal-cut-too-large = Un corte a { $cut } necesita { $cut } jugadores, y hay { $players }.
refusal-cut-needed = Este torneo se juega con un corte a { $cut }. Prescindir de él es una desviación de la cláusula { $clause }: declárala antes.
refusal-structure-differs = Para este número de jugadores, el reglamento dice { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} y { $cut ->
    [0] ningún corte
   *[other] un corte a { $cut }
}. Todo lo demás es una desviación de la cláusula { $clause }: declárala antes.
refusal-round-not-announced = No hay ronda { $round }. Rondas anunciadas: { $rounds }.
refusal-clubs-apart-deviates = Separar a los compañeros de club en la ronda { $round } es una desviación de la cláusula { $clause }: declárala antes.
refusal-structure-same = No cambiaría nada: la estructura anunciada ya tiene { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} y { $cut ->
    [0] ningún corte
   *[other] un corte a { $cut }
}.
refusal-structure-fixed = La estructura anunciada al empezar tiene { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} y { $cut ->
    [0] ningún corte
   *[other] un corte a { $cut }
}. Cambiarla es una desviación de la cláusula { $clause }: declárala antes.
refusal-structure-too-late = El corte está hecho: su tamaño y el número de rondas suizas se quedan como están.
refusal-rounds-already-paired = Ya hay { $paired } rondas emparejadas: { $rounds } sería poco.
refusal-rounds-left = Rondas jugadas: { $played } de las { $rounds } anunciadas. Juega las demás, o cambia antes la estructura.
refusal-cut-left = Se anunció un corte a { $cut }. Hazlo y juega el cuadro, o cambia antes la estructura.
refusal-seed-too-early = La semilla se hace pública cuando termina el torneo: antes delataría los sorteos que quedan.
refusal-seed-revealed = La semilla ya es pública.
refusal-seed-wrong = Esta no es la semilla a la que corresponde el compromiso publicado al crear el torneo. Busca la buena; sin ella no se pueden comprobar los sorteos.

## Pairing a round

refusal-already-paired = La ronda { $round } ya está emparejada. Mira sus mesas; para emparejarla de nuevo, deshaz antes el emparejamiento.
refusal-round-not-next = La ronda { $round } no se puede emparejar todavía: antes viene la ronda { $next }.
refusal-round-open = { $stage ->
    [bracket] Cuadro, ronda
   *[other] Ronda
} { $round }: { $count ->
    [one] queda 1 mesa pendiente, { $tables }. Introduce antes su resultado.
   *[other] quedan { $count } mesas pendientes, { $tables }. Introduce antes sus resultados.
  }
refusal-rounds-over = Está emparejado todo lo anunciado, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}. { $cut ->
    [0] Termina el torneo
   *[other] Haz el corte al top { $cut }
  }, o cambia la estructura, lo que es una desviación.
refusal-absence-as-it-is = { $away ->
    [yes] La ausencia de { $player } en la ronda { $round } ya está anotada. No hay que hacer nada.
   *[no] No hay anotada ninguna ausencia de { $player } en la ronda { $round }. No hay que hacer nada.
  }
refusal-apart-from-self = { $player } figura en los dos sitios. Nombra a dos jugadores distintos.
refusal-given-bye-late = La organización solo puede dar un bye en la primera ronda. Después, el reglamento dice a quién le toca.
refusal-draw-open = El sorteo de la ronda { $round } ya está abierto, y no ha cambiado nada desde entonces. Mira la vista previa, o publícalo.
refusal-draw-not-open = El sorteo de la ronda { $round } no está abierto. Ábrelo antes; desde ese momento queda fijado.
refusal-pairing-failed = No se ha podido calcular la siguiente ronda, así que no se ha publicado ni cambiado nada. Vuelve a intentarlo. Si falla otra vez, empareja la ronda a mano.
refusal-paper-no-bracket = Todavía no hay cuadro que imprimir. Haz antes el corte.
refusal-paper-no-ranking = En los diplomas van los puestos, y estos solo son definitivos en la clasificación final. Termina antes el torneo.
refusal-paper-no-lists = Todavía no se ha entregado ninguna lista, así que no hay nada que imprimir.
refusal-paper-no-winner = La clasificación final no tiene ganador, así que no hay diploma para él. Imprime los de todo el mundo.
refusal-paper-no-cut = Nadie siguió jugando después de un corte, así que no hay diplomas del corte. Imprime el del ganador o los de todo el mundo.
refusal-press-stopped = Preparar esta hoja llevaba demasiado tiempo o memoria, así que se ha interrumpido. No ha cambiado nada. Vuelve a intentarlo en un momento más tranquilo; mientras tanto, imprime la propia página con tu navegador.
refusal-press-failed = No se ha podido preparar esta hoja. No ha cambiado nada. Vuelve a intentarlo; mientras tanto, imprime la propia página con tu navegador.
refusal-pairing-limited = La búsqueda del emparejamiento de la ronda { $round } no había terminado, y lo encontrado hasta ahora no es el emparejamiento que definen las reglas. Todavía no se ha publicado nada. Confirma { $clause } para quedarte con él, lo que podrá leer todo el mundo, o espera más en la vista previa.
refusal-pairing-stopped = La búsqueda del siguiente emparejamiento se detuvo antes de encontrar nada. No ha cambiado nada. Vuelve a mirar para empezarla otra vez, o empareja la ronda a mano.
refusal-pairing-not-ready = La ronda { $round } se está calculando todavía. No ha cambiado nada. Pregunta otra vez en unos segundos.
refusal-pairing-outdated = Algo ha cambiado mientras se calculaba la siguiente ronda, así que el cálculo ya no sirve. Vuelve a mirar.
refusal-draw-stale = Los jugadores, los puntos o quiénes no deben enfrentarse han cambiado desde que se abrió el sorteo de la ronda { $round }. Ábrelo otra vez con un motivo; será el intento { $attempt }, a la vista de todo el mundo.
refusal-rematches-unavoidable = { $forbidden ->
    [0] Esta ronda no se puede emparejar sin { $rematches ->
        [one] un enfrentamiento repetido
       *[other] { $rematches } enfrentamientos repetidos
      }.
   *[other] Esta ronda no se puede emparejar sin juntar a jugadores que no deben enfrentarse o ya se han enfrentado.
  } Mira la vista previa y confírmala, o empareja a mano.
refusal-no-round = Todavía no se ha emparejado ninguna ronda. Empareja antes una.
refusal-round-not-current = No se está jugando la ronda { $round }, sino la { $current }. Mira otra vez las mesas.
refusal-results-settled = { $count ->
    [one] La ronda { $round } ya tiene un resultado, en la mesa { $tables }
   *[other] La ronda { $round } ya tiene resultados, en las mesas { $tables }
  }, así que no se puede deshacer. Corrige resultados sueltos.
refusal-round-unknown = No hay ninguna ronda { $round }. { $rounds ->
    [0] Todavía no se ha emparejado ninguna.
    [one] Solo está emparejada la ronda 1.
   *[other] Están emparejadas las rondas 1 a { $rounds }.
  }
refusal-match-unknown = No hay ningún encuentro { $match } en la { where-staged }. Tiene los encuentros 1 a { $matches }.
refusal-table-unknown = No hay ninguna mesa { $table } que se pueda usar. Elige otra, o ábrela antes.
refusal-table-as-it-is = El encuentro ya está en la mesa { $table }. Elige otra.
refusal-table-missing = { $player } y { $opponent } no tienen mesa. Da mesa a todas las parejas, o a ninguna, para que se sienten por orden de clasificación.
refusal-table-taken = Hay dos parejas en la mesa { $table }. Mueve a una de ellas.

## Results at the tables

refusal-bye-match = { $player } tiene un bye en la ronda { $round }, así que no hay resultado que introducir.
refusal-round-closed = La ronda { $round } está cerrada. Si un resultado está mal, pide a un árbitro que lo corrija.
refusal-already-settled = El resultado de la mesa { $table } de la { where-staged } ya está confirmado. Si está mal, pide a un árbitro que lo corrija.
refusal-not-your-table = { $seat ->
    [none] { $player } no juega en la mesa { $table }, ni tiene mesa en esta ronda. Pregunta a un árbitro.
   *[other] { $player } no juega en la mesa { $table }, sino en la { $seat }. Introduce el resultado allí.
  }
refusal-claims-by-players = Solo los dos jugadores pueden reportar un resultado. Como árbitro u organizador, introdúcelo directamente.
refusal-no-show-by-staff = Solo un árbitro puede anotar una incomparecencia. Llama a un { $official } a tu mesa.
refusal-claim-disputed = Los dos reportes de la mesa { $table } no coinciden. Acepta el de tu rival, o llama a un { $official } para que decida.
refusal-nothing-to-confirm = Tu rival de la mesa { $table } no ha reportado nada todavía. Introduce tú el resultado.
refusal-no-tie = El encuentro de la mesa { $table } no es un empate a la espera de una tirada. Revisa la mesa.

## The cut and the bracket

refusal-no-cut = No se anunció ningún corte ({ $cut }). Termina el torneo después de la última ronda, o cambia la estructura, lo que es una desviación.
refusal-cut-not-made = El corte ({ $cut }) no está hecho todavía. Hazlo después de la última ronda suiza.
refusal-bracket-played = El cuadro ha terminado, y { $champion ->
    [none] no lo ha ganado nadie
   *[other] lo ha ganado { $champion }
  }. Termina el torneo.
refusal-bracket-needs-winner = De este encuentro del cuadro ya ha pasado un jugador, así que no puede ser que no se presentara ninguno. Registra el abandono de quien no está: el siguiente rival tiene un bye.
refusal-bracket-both-out = Ninguno de los dos se presentó a este encuentro, así que ambos están fuera del cuadro, y un resultado no los devolvería. Si fue un error, deshazlo mientras sea el último paso.
refusal-bracket-went-on = Quien ganó este encuentro ha seguido jugando después de la ronda { $round } del cuadro, así que el ganador ya no puede cambiar. Corrige solo el marcador.

## Corrections and undo

refusal-not-settled = La mesa { $table } de la { where-staged } no tiene resultado todavía. Introdúcelo en vez de corregirlo.
refusal-nothing-changes = Ese ya es el resultado de la mesa { $table } de la { where-staged }. No hay que hacer nada.
refusal-repair-unknown = { $repair } no es una forma de arreglar los emparejamientos. Elige una de estas: { $possible }.
refusal-no-round-to-repair = No se está jugando ninguna ronda posterior a la { $round }, así que no hay nada que emparejar otra vez. Conserva los emparejamientos.
refusal-pairs-stay-right = Todas las mesas aún pendientes de la ronda { $round } siguen siendo correctas, así que no hay que emparejar ninguna otra vez. Conserva los emparejamientos.
refusal-cut-stands = El corte ({ $cut }) está hecho, así que los emparejamientos anteriores se quedan como están. Corrige el resultado y conserva todos los emparejamientos.
refusal-recut-needed = Con este resultado, el corte ({ $cut }) es distinto{ $count ->
    [0] , con otros cabezas de serie
   *[other] : incluiría a { $players }
  }, y después no ha empezado ninguna partida. No se ha cambiado nada. Corrige el resultado con el arreglo «recut»: el cuadro se deshace y se hace de nuevo.
refusal-cut-would-change = Con este resultado, el corte ({ $cut }) habría sido distinto{ $count ->
    [0] , con otros cabezas de serie
    [one] : habría entrado { $players }
   *[other] : habrían entrado { $players }
  }. El cuadro se queda como está. Confirma que lo has visto y después corrige el resultado.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-undo-too-late = Entretanto ha pasado otra cosa (el paso { $last } después del paso { $step }). Mira el registro y deshaz el último paso o corrige lo que esté mal.
refusal-undo-for-other = El último paso lo dio { $actor }. Pídele que lo deshaga, o pídeselo a la organización.
refusal-undo-impossible = { $kind ->
    [DrawOpened] Un sorteo abierto se queda abierto: no se puede mirar dos veces gratis. Publícalo, o abre otro intento con un motivo.
    [RoundPaired] Una ronda publicada no se deshace en silencio. Deshaz su emparejamiento con un motivo.
    [TablesRepaired] Las mesas emparejadas de nuevo ya se han anunciado. Mueve mesas sueltas, o corrige el resultado una vez más.
   *[other] El último paso no se puede deshacer, porque puede que otras personas ya hayan actuado según él. Corrige lo que esté mal con un paso nuevo.
  }

## The officials' pages while a tournament runs

refusal-table-untyped = Escribe primero el número de una mesa y después el marcador.
refusal-already-paired-by = La ronda { $round } ya la emparejó { $actor } a las { $time }. No se ha emparejado nada dos veces: mira sus mesas.
refusal-changed-meanwhile = La mesa { $table } ya tiene otro resultado: { $now }. No se ha cambiado nada. Si ese está mal, corrígelo.
refusal-line-outdated = Los emparejamientos han cambiado desde que se tecleó esto, así que no se ha registrado. Mira quién se sienta ahora en la mesa { $table } y cámbialo o descártalo.

## Who can still make the cut

refusal-whatif-by-plan = { $ruleset } se juega según un plan fijo, no con rondas suizas, así que no hay corte por el que preguntar.
refusal-whatif-finished = Este torneo ha terminado: ya no puede cambiar nada. Su clasificación dice quién entró.
refusal-whatif-not-begun = Todavía no se ha emparejado ninguna ronda, así que aún puede entrar todo el mundo. Pregunta otra vez cuando salga la ronda 1.
refusal-whatif-cut-made = El corte está hecho, así que ya se sabe quién está en él. En el cuadro sigue quien gana.
refusal-whatif-too-long = Calcular quién puede entrar todavía en el corte tardaba demasiado, así que se ha detenido. No afecta a nada más. Pregunta otra vez cuando haya más resultados.
refusal-whatif-outdated = Han llegado resultados mientras se calculaba esto. No se pierde nada: vuelve a mirar.
refusal-whatif-not-in = { $player } se ha ido, y ya no puede entrar en el corte.
refusal-whatif-result-form = «{ $text }» no es una mesa con su resultado. Escríbelo como { $form }.
refusal-whatif-folder = { $file } es una carpeta. Indica un fichero de torneo de esa carpeta, o escribe el nombre de un torneo seguido de --data { $file }.
refusal-whatif-text = { $file } es un torneo escrito como texto. whatif necesita un fichero de torneo (.topcut) o el nombre de un torneo; un texto se da a topcut standings o a topcut pair.
refusal-whatif-whom = Escribe un nombre después de --player, como en: --player Ana

## The planner

refusal-planner-players = Un plan necesita de { $least } a { $most } jugadores, no { $players }.
refusal-planner-rounds = Pide de 1 a { $most } rondas suizas, como 5 o 4-6.
refusal-planner-cut = Aquí no se puede hacer un corte a { $cut }: pide de { $least } a { $most } jugadores, o 0 para prescindir de él.
refusal-planner-cuts = «{ $given }» no es una lista de cortes. Escribe los tamaños separados por comas, como 0,4,8.
refusal-planner-hour = «{ $given }» no es una hora del día. Escríbela como 18:00.
refusal-planner-minutes = Una ronda puede durar de { $least } a { $most } minutos, y la comida de 0 a { $most }.
refusal-planner-hours = La sala tiene que cerrar después de que se empiece a jugar. Indica una hora de cierre posterior (01:00 +1 pasada la medianoche), o una de comienzo anterior.
refusal-planner-tournaments = Pide de 1 a { $most } torneos.
refusal-planner-model = La dispersión del nivel puede ser de 0 a 1000 Elo, y los empates, abandonos e incomparecencias, del 0 al 50 por ciento.
refusal-planner-by-plan = { $ruleset } se juega según su propio plan impreso, así que no hay estructura que elegir.
refusal-planner-numbers = Los puntos de este reglamento son demasiado grandes para calcular { $tiebreaker } con exactitud. Usa menos puntos por victoria.
refusal-planner-cluster = En { $address } no responde ningún planificador de Dask ({ $problem }). No se ha calculado nada: revisa la dirección, o quita --cluster para usar este ordenador.
refusal-planner-cluster-address = «{ $address }» no es la dirección de un planificador de Dask. Escríbela como tcp://10.0.0.5:8786, o quita --cluster para usar este ordenador.
refusal-planner-cluster-empty = El clúster de { $address } no tiene procesos de trabajo. Arranca alguno, o quita --cluster para usar este ordenador.
refusal-planner-cluster-missing = Un clúster necesita la biblioteca distributed: instala topcut[planner], o quita --cluster para usar este ordenador.
refusal-planner-no-past = Para ajustar el modelo hacen falta { $least } encuentros de tus torneos terminados con este reglamento; de momento tienes { $matches }. Ajústalo a mano, o déjalo como está.
refusal-planner-busy = Ya hay { $waiting } preguntas esperando al planificador y por ahora no admite más. Vuelve a intentarlo en unos minutos; no se pierde nada tuyo.
refusal-planner-failed = La simulación no se ha podido terminar. Vuelve a intentarlo con menos torneos; no se ha tocado ningún torneo tuyo.
refusal-planner-cluster-lost = El clúster de { $address } ha dejado de responder como debe ({ $problem }). Mira si su planificador (scheduler) está en marcha y si sus procesos tienen esta versión de Topcut, o quita --cluster para usar este ordenador.
refusal-planner-process-lost = Uno de los procesos se ha terminado desde fuera, quizá porque faltaba memoria. Vuelve a intentarlo, con --cores 1 si sigue pasando.
