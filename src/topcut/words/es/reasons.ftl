# Why: pairings, byes, ranks, the cut


## Files: what no file may contain, whatever its format

reason-member-unread = «{ $member }» no es un miembro previsto aquí ({ $part }) y no se ha leído.{ $count ->
    [0] {""}
   *[other] {" "}¿Querías decir «{ $near }»?
}

## Cut and bracket

reason-seed-by-rank = Cabeza de serie n.º { $seed }: { $player } ocupa la posición { $rank } tras las rondas suizas.
reason-seed-above-absent = Cabeza de serie n.º { $seed }: { $player } ocupa la posición { $rank } tras las rondas suizas, y no todos los que iban por delante siguen en juego.
reason-seed-moved-up = Cabeza de serie n.º { $seed }: { $player }, posición { $rank } tras las rondas suizas, sube un puesto porque { $leaver } se fue antes de la primera partida.
reason-seed-replacement = Cabeza de serie n.º { $seed }: { $player }, posición { $rank } tras las rondas suizas, es quien va detrás y ocupa el puesto de { $leaver }, que se fue antes de la primera partida.
reason-seed-vacant = Cabeza de serie n.º { $seed }, puesto vacante: { $leaver } se fue antes de la primera partida y no hay quien ocupe su lugar. Su rival tiene un bye.
reason-pairing-seeds = Encuentro { $match }: el cabeza de serie n.º { $seed } contra el n.º { $other }, según el dibujo del cuadro, para que los mejores se encuentren lo más tarde posible.
reason-pairing-seed-winner = Encuentro { $match }: el cabeza de serie n.º { $seed } no jugaba en la ronda 1 y se mide con quien ganó el encuentro { $before }, según el dibujo del cuadro.
reason-pairing-winners = Encuentro { $match }: se miden los ganadores de los encuentros { $before } y { $also }, según el dibujo del cuadro.
reason-bye-top-seed = { $player } no juega en la ronda 1 del cuadro: su tamaño no es una potencia de dos, y el cabeza de serie n.º { $seed } está entre los mejores.
reason-bye-dropped = { $player } tiene un bye en la ronda { $round } del cuadro: { $leaver } se ha ido.
reason-bye-nobody-left = { $player } tiene un bye en la ronda { $round } del cuadro: ya no queda nadie contra quien jugar.
reason-advance-won = { $player } sigue adelante: ganó el encuentro { $match } contra { $opponent }.
reason-advance-rank = { $player } sigue adelante: el encuentro { $match } quedó en empate, así que decide el orden de los cabezas de serie: el n.º { $seed } antes que el n.º { $other }.
reason-advance-roll = { $player } sigue adelante: el encuentro { $match } quedó en empate, y { $player } ganó la tirada.
reason-advance-nobody = Nadie sigue adelante desde el encuentro { $match }: no queda ninguno de los dos jugadores.
reason-bracket-stands = Con la clasificación de ahora, los cabezas de serie serían otros. El cuadro se queda como se hizo.
reason-placing-champion = { $player } queda en primer lugar: ganó el cuadro.
reason-placing-lost = { $player } tiene el puesto { $placing }: perdió en la ronda { $round } del cuadro.
reason-placing-dropped = { $player } tiene el puesto { $placing }, como quienes perdieron en la ronda { $round }: abandonó el cuadro.
reason-placing-swiss = { $player } tiene el puesto { $placing }: posición { $rank } tras las rondas suizas, y por debajo del top { $cut } los puestos siguen la clasificación suiza.

## Fixed plans

reason-pairing-planned = Ronda { $round }, mesa { $table }: el plan sienta ahí las cartas { $first } y { $second }.

## Tables

reason-table-by-standing = Mesa { $table }: las parejas se sientan por orden de clasificación.
reason-table-fixed = Mesa { $table }: { $player } se sienta siempre ahí.
reason-table-fixed-both = Mesa { $table }: { $player } se sienta siempre ahí y va por delante de { $opponent }, cuya mesa { $other } queda vacía.
reason-table-stream = Mesa { $table }: este encuentro sale en el stream.
reason-table-fresh = Mesa { $table }: por clasificación sería la { $usual }, pero { $player } ya se sentó ahí en la ronda { $round }.
reason-table-moved = Mesa { $table }: por clasificación sería la { $usual }, pero otra pareja necesita esa mesa para no repetir.
reason-table-again = Mesa { $table }: { $player } ya se sentó ahí en la ronda { $round }, pero ningún reparto tiene menos repeticiones.
reason-table-bye = { $player } tiene un bye y no necesita mesa.

## Standings: how a row is worked out, and why one player is above another

reason-more-points = { $above } va por delante de { $below }: { $label } { $more } a { $fewer }.
reason-higher-tiebreak = { $above } va por delante de { $below }: empatan en { $level }, y { $above } tiene { $kind ->
    [latest-rounds] el trofeo más reciente donde se diferencian por primera vez: los de las rondas { $more_rounded } contra los de las rondas { $fewer_rounded }
    [figure] más { $label }, { $more } a { $fewer }
   *[mean] más { $label }, { $more_rounded } ({ $more }) a { $fewer_rounded } ({ $fewer })
}.
reason-by-lot = { $above } va por delante de { $below } por sorteo: empatan en { $level }.
reason-equal = { $above } y { $below } empatan y comparten la posición { $rank }: no hay diferencia en { $level }.
reason-row = { $player }: { $label } { $points } en { $played ->
    [one] { $played } ronda
   *[other] { $played } rondas
}.
reason-row-match = Ronda { $round } contra { $opponent }: { $label } { $points }{ $count ->
    [0] {""}
   *[other] , { $figures }
}.
reason-row-no-show = Ronda { $round } contra { $opponent }: { $label } { $points }{ $count ->
    [0] {""}
   *[other] , { $figures }
}. No se jugó, así que ninguno cuenta como rival del otro.
reason-row-bye = Ronda { $round }, un bye: { $label } { $points }{ $count ->
    [0] {""}
   *[other] , { $figures }
}.
reason-row-unpaired-loss = Ronda { $round }, una derrota sin emparejamiento: { $label } { $points }.
reason-row-opponent = Rival { $opponent }: { $label } { $points } en { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, { $rate_rounded } ({ $rate }) por ronda.
reason-row-bye-as-opponent = Un bye cuenta como un rival sin { $label }.
reason-row-strength = { $label }: la media de los puntos por ronda de los rivales, { $parts }, es { $value_rounded } ({ $value }).
reason-row-extended-strength = { $label }: la media de la fuerza de los rivales, { $parts }, es { $value_rounded } ({ $value }).
reason-row-match-win-rate = { $label }: la media de la parte que los rivales lograron de los puntos que podían ganar, { $parts }, es { $value_rounded } ({ $value }).
reason-row-figure = { $label }: { $parts }, en total { $value }.
reason-row-latest-rounds = { $label }: { $parts }.
reason-row-without-parts = { $label }: no se ha jugado nada que cuente para ello, así que es { $value }.

## Swiss pairings and byes

reason-pair-first-round = { $player } contra { $opponent }: en la primera ronda se sortea a todo el mundo.
reason-pair-level-alone = { $player } contra { $opponent }: son los dos únicos jugadores con { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
reason-pair-level = { $player } contra { $opponent }: los dos tienen { $points ->
    [one] un punto
   *[other] { $points } puntos
  }, y entre iguales decide el sorteo{ $count ->
    [0] .
   *[other] ; rivales anteriores de { $player }: { $met }.
  }
reason-pair-float = { $player }, con { $points ->
    [one] un punto
   *[other] { $points } puntos
  }, contra { $opponent }, con { $lower }: { $left ->
    [alone] nadie más tiene tantos, así que { $player }
   *[odd] quedaba un número impar por emparejar, y quien sobra
  } juega contra alguien del grupo siguiente{ $count ->
    [0] .
   *[other] ; rivales anteriores de { $player }: { $met }.
  }
reason-pair-float-far = { $player }, con { $points ->
    [one] un punto
   *[other] { $points } puntos
  }, contra { $opponent }, con { $lower }: con rivales más cercanos, alguien se quedaría sin rival nuevo{ $count ->
    [0] .
   *[other] ; rivales anteriores de { $player }: { $met }.
  }
reason-pair-again = { $player } y { $opponent } vuelven a enfrentarse, después de { $meetings ->
    [one] un emparejamiento
   *[other] { $meetings } emparejamientos
  }: ningún emparejamiento de esta ronda repite menos.
reason-pair-forbidden = { $player } y { $opponent } se enfrentan aunque había que separarlos: ningún emparejamiento lo evita.
reason-pair-mates = { $player } y { $opponent } se enfrentan aunque son del mismo club ({ $club }) y se separa a los compañeros de club: ningún emparejamiento igual de bueno en puntos lo evita.
reason-bye-given = { $player } tiene un bye: se lo dio la organización.
reason-bye-random = { $player } tiene el bye: el número de jugadores es impar, y en la primera ronda se sortea entre los { $among }.
reason-bye-lowest-ranked = { $player } tiene el bye: el número de jugadores es impar, y { $player } ocupa la última posición{ $had ->
    [none] { " " }entre quienes aún no han tenido ninguno.
    [again] { " " }entre quienes menos han tenido, porque todo el mundo ha tenido ya uno.
   *[any] .
  }
reason-bye-lowest-points = { $player } tiene el bye: el número de jugadores es impar, y { $player } tiene menos puntos que nadie, { $points }, y la Strength of Schedule más baja, { $strength }{ $among ->
    [one] .
   *[other] ; se ha sorteado entre { $among } que empatan en ambas cosas.
  }

## When a round is blocked: who blocks it

reason-blocked-nobody-left = { $stuck } no { $players ->
    [one] tiene
   *[other] tienen
  } ya rivales nuevos, así que al menos { $pairs ->
    [one] 1 pareja debe
   *[other] { $pairs } parejas deben
  } { $forbidden ->
    [true] repetir enfrentamiento o juntar a quienes hay que separar.
   *[false] repetir enfrentamiento.
  }
reason-blocked-among-themselves = { $stuck } solo pueden enfrentarse entre sí, y { $players } es un número impar, así que al menos 1 pareja debe { $forbidden ->
    [true] repetir enfrentamiento o juntar a quienes hay que separar.
   *[false] repetir enfrentamiento.
  }
reason-blocked-too-few = { $stuck } solo pueden enfrentarse a { $scarce }, pero son { $players } y { $free ->
    [one] { $scarce } solo puede jugar contra uno
   *[other] solo hay { $free } rivales
  }, así que al menos { $pairs ->
    [one] 1 pareja debe
   *[other] { $pairs } parejas deben
  } { $forbidden ->
    [true] repetir enfrentamiento o juntar a quienes hay que separar.
   *[false] repetir enfrentamiento.
  }
reason-blocked-sets = Hay { $sets } grupos de jugadores que solo pueden enfrentarse entre sí, cada uno con un número impar de jugadores, así que al menos { $pairs ->
    [one] 1 pareja debe
   *[other] { $pairs } parejas deben
  } { $forbidden ->
    [true] repetir enfrentamiento o juntar a quienes hay que separar.
   *[false] repetir enfrentamiento.
  }
reason-blocked-sets-too-few = Hay { $sets } grupos de jugadores que solo pueden enfrentarse entre sí o a { $scarce }. Cada uno tiene un número impar de jugadores, así que uno de cada grupo necesita { $free ->
    [one] a { $scarce }, que solo puede jugar contra uno de ellos
   *[other] a alguien de { $scarce }, y de estos solo hay { $free }
  }: al menos { $pairs ->
    [one] 1 pareja debe
   *[other] { $pairs } parejas deben
  } { $forbidden ->
    [true] repetir enfrentamiento o juntar a quienes hay que separar.
   *[false] repetir enfrentamiento.
  }
reason-blocked-set = Grupo { $number }: { $players } { $count ->
    [one] { $free ->
        [0] no puede enfrentarse a nadie.
       *[other] solo puede enfrentarse a { $scarce }.
    }
   *[other] solo pueden enfrentarse entre sí{ $free ->
        [0] .
       *[other] , o a { $scarce }.
    }
  }
reason-blocked-player = Rivales anteriores de { $player }: { $met }{ $apart_count ->
    [0] {""}
   *[other] {" "}(y no debe enfrentarse a { $apart })
  }. { $left_count ->
    [0] No queda nadie.
    [one] Solo queda { $left }.
   *[other] Solo quedan { $left }.
  }
reason-blocked-player-kept-apart = { $player } no debe enfrentarse a { $apart }. { $left_count ->
    [0] No queda nadie.
    [one] Solo queda { $left }.
   *[other] Solo quedan { $left }.
  }

## Looking ahead: can the rounds that remain be paired without a rematch?

reason-ahead-nothing = No queda ninguna ronda por emparejar.
reason-ahead-room = { $rounds ->
    [one] La ronda que queda se puede
   *[other] Las { $rounds } rondas que quedan se pueden
  } emparejar sin repetir enfrentamientos, caiga como caiga el sorteo: hay { $players } jugadores, y nadie se ha enfrentado a más de { $most } de los demás.
reason-ahead-found = { $rounds ->
    [one] La ronda que queda se puede
   *[other] Las { $rounds } rondas que quedan se pueden
  } emparejar sin repetir enfrentamientos si no se va nadie.
reason-ahead-too-few-left = { $rounds ->
    [one] La ronda que queda no se puede
   *[other] Las { $rounds } rondas que quedan no se pueden
  } emparejar sin repetir enfrentamientos: { $count ->
    [0] a { $player } no le quedan rivales nuevos.
    [one] a { $player } solo le queda { $left }.
   *[other] a { $player } solo le quedan { $left }.
  }
reason-ahead-too-few-byes = { $rounds ->
    [one] La ronda que queda no se puede
   *[other] Las { $rounds } rondas que quedan no se pueden
  } emparejar sin repetir enfrentamientos: { $players } tienen muy pocos rivales nuevos para tantas rondas, y no hay byes suficientes para todos.
reason-ahead-blocked = { $rounds ->
    [one] La ronda que queda no se puede
   *[other] Las { $rounds } rondas que quedan no se pueden
  } emparejar sin repetir enfrentamientos: ni siquiera se puede la siguiente.
reason-ahead-cut-off = { $rounds ->
    [one] La ronda que queda no se puede
   *[other] Las { $rounds } rondas que quedan no se pueden
  } emparejar sin repetir enfrentamientos: { $players } son un número impar, así que en cada ronda uno debe jugar contra alguien de fuera, y solo { $pairs ->
    [one] queda 1 pareja así
   *[other] quedan { $pairs } parejas así
  }.
reason-ahead-exhausted = { $rounds ->
    [one] La ronda que queda no se puede
   *[other] Las { $rounds } rondas que quedan no se pueden
  } emparejar sin repetir enfrentamientos: se han probado todas las posibilidades.
reason-ahead-unknown = No se ha podido averiguar en un tiempo razonable si las { $rounds } rondas que quedan se pueden emparejar sin repetir enfrentamientos.
reason-ahead-fragile = Si se fueran ahora { $players }, { $rounds ->
    [one] la ronda que queda no se podría
   *[other] las { $rounds } rondas que quedan no se podrían
  } emparejar sin repetir enfrentamientos.
reason-ahead-robust = { $rounds ->
    [one] La ronda que queda se puede
   *[other] Las { $rounds } rondas que quedan se pueden
  } emparejar sin repetir enfrentamientos aunque { $leavers ->
    [one] se vaya cualquier jugador
   *[other] se vayan { $leavers } jugadores cualesquiera
  }.

## Pairings made by hand: what cannot be, and what they break

reason-breaks-rematch = { $player } y { $opponent } ya se enfrentaron en { $count ->
    [one] la ronda { $rounds }
   *[other] las rondas { $rounds }
  }{ $fewest ->
    [0] , y esta ronda se puede emparejar sin repetir enfrentamientos.
    [one] ; en esta ronda hay un enfrentamiento repetido inevitable.
   *[other] ; en esta ronda hay { $fewest } enfrentamientos repetidos inevitables.
  }
reason-breaks-forbidden = { $player } y { $opponent } no deben enfrentarse{ $fewest ->
    [0] , y esta ronda se puede emparejar así.
    [one] ; en esta ronda hay una pareja así inevitable.
   *[other] ; en esta ronda hay { $fewest } parejas así inevitables.
  }
reason-breaks-club = { $player } y { $opponent } son del mismo club ({ $club }), y en esta ronda se separa a los compañeros de club{ $fewest ->
    [0] .
    [one] ; el mejor emparejamiento tiene una pareja así.
   *[other] ; el mejor emparejamiento tiene { $fewest } parejas así.
  }
reason-breaks-float = { $could ->
    [one] Dos jugadores con { desk-points } podrían enfrentarse
   *[other] { $could } parejas de jugadores con { desk-points } podrían enfrentarse
  } entre sí, pero { $number ->
    [0] aquí no lo hace ninguna
    [one] aquí solo lo hace 1 pareja
   *[other] aquí solo lo hacen { $number } parejas
  }: { $players } { $count ->
    [one] juega
   *[other] juegan
  } contra alguien con menos.
reason-breaks-float-far = { $could ->
    [one] 1 jugador con { desk-points } podría enfrentarse
   *[other] { $could } jugadores con { desk-points } podrían enfrentarse
  } a alguien con { $lower }, pero { $number ->
    [0] aquí no lo hace ninguno
    [one] aquí solo lo hace 1
   *[other] aquí solo lo hacen { $number }
  }: { $players } { $count ->
    [one] juega
   *[other] juegan
  } contra alguien con menos.
reason-breaks-bye = A { $player } no le toca el bye: { $count ->
    [one] le corresponde a { $players }.
   *[other] le corresponde a alguien de { $players }.
  }
reason-breaks-byes = { $players } { $count ->
    [one] tiene un bye
   *[other] tienen byes
  }, pero { $allowed ->
    [0] el número de jugadores es par y no hace falta ninguno.
   *[other] solo hace falta uno.
  }
reason-breaks-given-bye = La organización dio un bye a { $player }, pero { $player } tiene rival en este emparejamiento.

## Preparing: the organizer's pages before the start, and players who sign themselves up

reason-pair-by-hand = { $player } contra { $opponent }: la organización emparejó esta ronda a mano.

## The table of Challengers!

reason-begins-trophy = Empieza { $player }: el trofeo de la ronda { $round } es mejor que { $less ->
    [0] ninguno.
   *[other] el de la ronda { $less }.
}
reason-begins-toss-first = { $first } y { $second } lanzan la bandera para ver quién empieza: nadie tiene trofeo.
reason-begins-toss = { $first } y { $second } lanzan la bandera para ver quién empieza: el mejor trofeo de cada uno es de la ronda { $round }.
