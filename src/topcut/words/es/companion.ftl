# Challengers!: the table of phones


## Playing Challengers! in the terminal

companion-before = { $trophies ->
    [0] ningún trofeo todavía
    [one] un trofeo, de la ronda { $rounds }
   *[other] { $trophies } trofeos, de las rondas { $rounds }
  } · { $tokens ->
    [one] una ficha de hincha
   *[other] { $tokens } fichas de hincha
  }

## The table of Challengers!

signed-up-code = Este móvil tiene la sesión iniciada. Si cambias de móvil, tu código es { $code }. Apúntalo: solo se muestra ahora.
companion-hello = { $title }, con las cartas de verdad. Escribe help para ver lo que puedes teclear.
companion-parks = Coloca { $count ->
    [one] el { $parks }, una bandera en el centro
   *[other] { $count } parques: { $parks }, una bandera en el centro de cada uno
}, y un montón de siete trofeos, con el de la ronda 7 abajo del todo (CG-04, CG-05).
companion-sets = Cartas: { $sets }, separadas por nivel y barajadas (CG-06).
companion-robot = El Robot juega en el nivel { $level }: sus cartas iniciales{ $left_out ->
    [0] {""}
   *[other] {" "}sin { $out }
}{ $count ->
    [0] . (CG-33)
    [one] , y la carta R { $drawn }. (CG-35)
   *[other] , y las cartas R { $drawn }. (CG-35, CG-38)
}
companion-trays = En un compartimento caben { $number } cartas descartadas: cuando se llene, barájalas y ponlas debajo de su pila (CG-11, Q9).
companion-keep-one = Nadie retira la última carta de un mazo (Q12).
companion-any-plan = El Robot toma cualquier plan, no el que lleva solo su icono (CG-33).
companion-plans = Los asientos de abajo salen de los planes de Topcut; los planes impresos de tu caja sientan de otra manera. Para jugar con esos, escribe quién se sienta dónde en cada ronda, empezando por el parque verde, como «{ $form }».
companion-printed = Los planes impresos sientan a todo el mundo de otra manera.
companion-typing = Cuando acabe un combate, escribe quién ha ganado y los hinchas del trofeo, como «ana 3».
companion-round = Ronda { $round }: a elegir { $either ->
    [one] { $picks }
   *[other] una opción de { $picks }
}. A los parques.
companion-final = La final. Los dos pueden retirar cartas de sus mazos; ninguno roba (CG-32).
companion-park = { $park }: { $first } en la mitad 1
companion-against = contra { $second } en la mitad 2.
companion-done = Ya está su resultado.
companion-won = { $winner } gana en el { $park }{ $fans ->
    [none] ; el trofeo sigue oculto.
    [one] : { $fans } hincha.
   *[other] : { $fans } hinchas.
}
companion-final-won = { $winner } gana la final. Pulsa Intro para terminar la partida.
companion-open = Siguen jugando: { $parks }.
companion-enter = Todos los parques de la ronda { $round } han terminado. Pulsa Intro para seguir, o escribe standings.
companion-lead = { $winner } lleva { $lead ->
    [one] { $lead } hincha
   *[other] { $lead } hinchas
} de ventaja y ha ganado la partida (CG-36). Pulsa Intro para terminarla.
companion-over = La partida ha terminado. { $winner ->
    [none] Todo el mundo se ha ido.
   *[other] ¡Ha ganado { $winner }!
}
companion-trophy = El trofeo de { $player } de la ronda { $round } tiene { $fans ->
    [one] { $fans } hincha
   *[other] { $fans } hinchas
}.
companion-corrected = Se ha corregido la ronda { $round }. El plan se queda como está.
companion-left = { $player } se ha ido. El Robot se queda el plan con sus cartas iniciales, y el asiento no entra en la clasificación (Q62).
companion-undone = Se ha deshecho el último paso.
companion-kept = Todo está guardado. Continúa con: topcut challengers companion { $name }
companion-key = Intro
companion-reason = MOTIVO
companion-help-result = Ana ha ganado en su parque, un trofeo con 3 hinchas
companion-help-tokens = lo mismo, y Bo consiguió 2 fichas de hincha en esta ronda
companion-help-hidden = Ana ha ganado, y su trofeo sigue oculto hasta que se cuente
companion-help-next = la siguiente ronda, la final o el fin
companion-help-seats = quién se sienta dónde, y quién empieza
companion-help-printed = quién se sienta dónde según tus planes impresos, empezando por el parque verde: en esta ronda, o en la siguiente cuando han terminado todos los parques
companion-help-plan = la siguiente ronda según el plan de Topcut, después de una según los planes impresos
companion-help-standings = quién va por delante, y por qué
companion-help-trophy = lo que vale el trofeo que ganó Ana en la ronda 3
companion-help-correct = la ronda 3 fue de otra manera
companion-help-leave = Ana se va, el Robot ocupa su lugar
companion-help-undo = deshace el último paso
companion-help-setup = lo que hay que colocar
companion-help-quit = para; todo queda guardado
companion-picks = { $number } de nivel { $level }
