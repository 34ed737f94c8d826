# The start

desk-start-title = Comienzo
desk-start-over = Ya ha empezado
desk-start-go-round = Ir a la ronda

## What is asked before the start

desk-start-checklist = { $blocked ->
    [true] Antes de poder empezar
   *[other] Todo está listo
}
desk-start-point =
    .players = Jugadores
    .check-in = Check-in
    .pools = Pools
    .officials = Árbitros
    .tables = Mesas
    .materials = Lo que traen los jugadores
desk-start-point-lists = { $legal ->
    [true] Listas legales ({ $list })
   *[other] Listas ({ $list })
}
desk-start-paper = { $what ->
    [pools] Los pools están en papel
   *[lists] Las listas están en papel ({ $list })
}
desk-start-i-am = Soy yo: { $role }
desk-start-accept = Aceptar listas que no son legales ({ $list })
desk-start-look = Verla<span class="unseen">: { $player }</span>
desk-start-accept-why = ¿Por qué se aceptan de todos modos? Queda en el registro
desk-start-accept-go = Aceptar las marcadas

## The structure

desk-start-why = ¿Por qué? Para la página pública
desk-start-depart = ¿Seguir de todos modos?
desk-start-depart-about = Es una desviación: todo el mundo puede leerla, con tu motivo.
desk-start-depart-go = { $announces ->
    [true] Declararla y anunciar
   *[other] Declararla y empezar
}
desk-start-announced = Anunciado antes del inicio: { $structure }
desk-start-by-book = Top { $cut } tras { $rounds } rondas, según el reglamento
desk-start-full-swiss = Suizo completo: { $rounds } rondas, sin corte
desk-start-full-swiss-is = { $allowed ->
    [true] lo eliges tú
   *[other] una desviación
}
desk-start-alternate = La otra estructura del documento: { $structure }
desk-start-roll = Tirar { $dice } dados en cada ronda para minutos extra
desk-start-fresh-tables = Dar a todos una mesa nueva en cada ronda, si se puede
desk-start-apart = Mantener separados a los jugadores de un mismo club <span class="tiny">una desviación, declarada al empezar</span>
desk-start-apart-rounds = ¿En qué rondas?
desk-start-other =
    .title = Otras rondas, otro corte u otras partidas
    .rounds = Rondas
    .cut = Corte al top
    .swiss = Encuentros suizos: al mejor de
    .bracket = Tras el corte: al mejor de
    .by-book = reglamento
    .no-cut = sin corte
    .clubs = Para mantener separados a los jugadores de un mismo club, introduce antes sus clubes.
    .depart = Apartarse de estas cláusulas, a la vista de todos
    .asked = Si tu elección se aparta de una cláusula, se te pide el motivo antes de que pase nada.

## Starting

desk-start-go = { $players ->
    [one] Empezar con 1 jugador y sortear la ronda 1
   *[other] Empezar con { $players } jugadores y sortear la ronda 1
}
desk-start-only = Solo empezar
desk-start-announce = Anunciar ya rondas y corte
desk-start-fixed = Desde el inicio, las rondas y el corte ({ $cut }) quedan fijados. Si los anuncias ya, figuran hasta entonces en la página pública.
desk-start-no-undo = Un sorteo no se puede deshacer. Si alguien se pierde la ronda 1 o está por llegar, elige <strong>Solo empezar</strong>.
desk-start-deviations = Desviaciones
desk-start-deviations-none = Ninguna hasta ahora.
desk-start-structure = Rondas según el número de jugadores
