# The organizer's pages: what several of them say


## Preparing: the organizer's pages before the start, and players who sign themselves up

desk-state = { $phase ->
    [sign-up] antes de empezar
    [finished] terminado
    [bracket] en el cuadro
   *[swiss] { $round ->
        [0] empezado
       *[other] ronda { $round }
    }
}, { headcount }
headcount = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}{ $still_in ->
    [all] { "" }
   *[other] , siguen { $still_in }
}
standings-ranked = Están clasificados { $ranked } de { $players } jugadores. Los demás se han ido, y según las reglas no conservan puesto.
clock-waits = El reloj de la { $stage ->
    [bracket] ronda { $round } del cuadro
   *[swiss] ronda { $round }
} no se ha iniciado
ready-nobody = Todavía no hay nadie. Escribe o pega los nombres, uno por línea.
ready-players = { $players ->
    [one] Hay 1 jugador
   *[other] Hay { $players } jugadores
}{ $waiting ->
    [0] .
    [one] , y 1 espera plaza.
   *[other] , y { $waiting } esperan plaza.
}
ready-here = Presentes: { $here } de { $players }. A quienes no están se les puede dejar fuera al empezar.
ready-nobody-here = Nadie ha hecho el check-in, así que juegan todos los inscritos.
ready-lists = { $accepted } aceptadas, { $handed } entregadas, faltan { $missing }.
ready-officials = { $officials ->
    [0] No hace falta nombrar árbitros.
    [one] Hay 1 árbitro nombrado.
   *[other] Hay { $officials } árbitros nombrados.
}
ready-tables-numbered = Las mesas se numeran desde 1, tantas como hagan falta.
ready-tables-few = Mesas libres: { $free }, necesarias: { $needed }. Monta más, o faltarán mesas para la ronda.
ready-tables = Mesas libres: { $free }{ $unchecked ->
    [0] .
    [one] ; 1 no se ha revisado para esta ronda.
   *[other] ; { $unchecked } no se han revisado para esta ronda.
}
ready-brought = { $players ->
    [0] Todo está marcado.
    [one] 1 jugador tiene todavía algo que enseñar.
   *[other] { $players } jugadores tienen todavía algo que enseñar.
}

## The officials' pages while a tournament runs

besides-goes-on = { $player } sigue adelante
besides-dropped = { $players }: { $dropped ->
    [yes] abandono
   *[no] sin abandono
}
desk-no-result = ninguno todavía
desk-entered = Mesa { $table }: { desk-result }
desk-result = { $how ->
    [draw] empate entre { $winner } y { $loser }
    [nobody] no se han presentado ni { $winner } ni { $loser }
    [no-show] gana { $winner }, { $loser } no se ha presentado
    [concession] gana { $winner }, { $loser } concede
   *[other] { $winner } vence a { $loser }
  }{ $score ->
    [none] .
   *[other] , { $score }.
  }
line-recorded = Esto quedó registrado, y desde entonces han llegado los siguientes emparejamientos.
answer-confirm = Lo sé, hacerlo de todos modos
answer-drop-yes = { $number ->
    [one] Registrar el abandono de { $players }
   *[other] Registrar el abandono de los dos
  }
answer-drop-no = { $number ->
    [one] { $players } sigue
   *[other] Los dos siguen
  }
answer-unfinished = { $who ->
    [nobody] Había uno sin terminar, y no lo ganó nadie
    [none] No había ninguno sin terminar
   *[other] Lo ganó { $who }
}
answer-roll = { $player } ganó la tirada
desk-replaced = Incomparecencia antes de la primera partida ({ $players }), así que { $joined ->
    [none] no entra nadie y el puesto queda vacante
   *[other] entra { $joined }
  }. Publica otra vez la ronda del cuadro.
desk-corrected = Se ha corregido el resultado, a la vista de todos. La clasificación ya lo tiene en cuenta.
desk-recut = Se ha corregido el resultado y se ha hecho de nuevo el corte, a la vista de todos. Publica la primera ronda del cuadro.
desk-rolled = Mesa { $table }: { $player } ganó la tirada y sigue adelante.
desk-dropped = Abandono registrado: { $player }.
desk-absent = { $player } no se ha presentado en esta ronda.
desk-rejoined = { $player } ha vuelto, con una derrota sin emparejamiento por cada ronda perdida.
desk-proposed = Has propuesto expulsar a { $player }. Quienes pueden decidirlo ya lo ven.
desk-ejected = Expulsión registrada, definitiva: { $player }.
desk-card-missing = Anotado. { $player } la está buscando.
desk-card-found = Anotado: { $player } vuelve a tener la carta, u otra.
desk-card-conceded = Partida concedida. { $player } tiene hasta la próxima ronda para encontrar la carta.
lost-extension = Búsqueda de una carta perdida
lost-next = { $player } puede buscarla ahora.{ $playing ->
    [true] {" "}Si no aparece a tiempo, la partida se concede.
   *[other] {""}
} Si no está cuando empiece la próxima ronda, { $player } debería quedar fuera del torneo.
lost-conceded = { $player } tiene hasta el principio de la próxima ronda para encontrar una sustituta.
lost-none = Nadie está buscando una carta.
lost-removal = Se perdió una carta y no se sustituyó antes de la próxima ronda
desk-away = { $player } no estará en la próxima ronda, por acuerdo.
desk-there = { $player } juega la próxima ronda.
desk-squads = Se han elegido los squads de { $player }.
call-age = { $minutes ->
    [0] ahora mismo
   *[other] hace { $minutes } min
  }

## What a phone rings for, and a screen reader says.

waits-call = { $table ->
    [0] Nueva llamada de { $player }
   *[other] Nueva llamada de la mesa { $table }, { $player }
  }{ $about ->
    [none] .
   *[other] : { $about }
  }
waits-appeal = { $table ->
    [0] Te espera una apelación contra la decisión { $ruling }.
   *[other] Te espera una apelación de la mesa { $table }.
  }
waits-dispute = Los jugadores de la mesa { $table } no están de acuerdo en su resultado.
waits-proposal = Otro árbitro propone expulsar a { $player }. Te toca decidirlo.
waits-warned = { $player } tiene { $count } advertencias. Se te pregunta si hay expulsión.
nth-warning = { $nth ->
    [1] Esta es la primera advertencia
    [2] Esta es la segunda advertencia
    [3] Esta es la tercera advertencia
   *[other] Esta es la advertencia { $nth }
  }
third-warning = Con { $at } o más, el { $official } debería expulsar de inmediato. { $player } no podría volver.
head-sees = { $heads } { $many ->
    [one] ve
   *[other] ven
  } ahora el historial
warn-and = { $answer ->
    [ask] { $heads ->
        [none] Registrar la advertencia y dejarlo abierto
       *[other] Registrar la advertencia y preguntar a { $heads }
      }
    [yes] Registrar la advertencia y después expulsar
   *[other] Registrar la advertencia
  }
desk-warned-eject = Se ha registrado la advertencia; { $player } sigue en el torneo. Para expulsar, responde a lo que se pregunta aquí.
desk-warned = Se ha registrado la advertencia a { $player }. Solo la pueden leer los árbitros.
desk-spared = No se expulsa a { $player }. El motivo queda registrado.
desk-penalized = La sanción de { $player } queda registrada. Solo la pueden leer los árbitros.
desk-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
desk-group = { $size ->
    [one] 1 jugador
   *[other] { $size } jugadores
  }{ $above ->
    [0] { "" }
    [one] , uno juega contra alguien de arriba
   *[other] , { $above } juegan contra alguien de arriba
  }{ $down ->
    [0] { "" }
    [one] , uno baja de grupo
   *[other] , { $down } bajan de grupo
  }
desk-rematches = { $count ->
    [0] Ningún enfrentamiento repetido
    [one] 1 enfrentamiento repetido inevitable
   *[other] { $count } enfrentamientos repetidos inevitables
  }
desk-rematches-so-far = { $count ->
    [0] Ningún enfrentamiento repetido
    [one] 1 enfrentamiento repetido en lo encontrado hasta ahora
   *[other] { $count } enfrentamientos repetidos en lo encontrado hasta ahora
  }
desk-pairs = { $pairs ->
    [one] de 1 pareja
   *[other] de { $pairs } parejas
  }
desk-floats = { $count ->
    [0] No hay flotantes
    [one] 1 flotante
   *[other] { $count } flotantes
  }
