# A player's report of a result, and how a match ended


## Reporting

seat-report = Reportar
seat-report-title = Reportar el resultado
seat-report-change = Cambiar mi reporte
seat-report-different = No fue así
# The button, while a result is typed
seat-report-score = Reportar { $mine } a { $theirs }
seat-report-ended = Reportar { $won ->
    [true] una victoria
    [none] un empate
   *[other] una derrota
}
seat-report-lost = Este móvil ya lo había reportado, pero el panel ya no lo tiene. Revísalo y repórtalo otra vez.
seat-report-me = Yo
seat-report-less = { $figure }, { $who }: uno menos
seat-report-more = { $figure }, { $who }: uno más
seat-report-game = Ganador de la partida { $number }
seat-report-unplayed = Sin jugar
seat-report-who = ¿Quién ha ganado?
seat-report-won = He ganado
seat-report-they-won = Ha ganado { $opponent }
seat-report-time = Se anunció el fin del tiempo antes de decidirse
# The card that is won last, by the name of its figure
seat-report-claim = { $claim ->
    [struggle] Struggle
   *[other] { $name }
}
seat-report-open = ¿Quedaba abierta alguna carta ({ $card })?
seat-report-open-about = La ganó el jugador que controlaba más. Su carta se suma sola: no la cuentes en las cifras de arriba.
seat-report-open-mine = La gané yo
seat-report-open-theirs = La ganó { $opponent }
seat-report-open-nobody = No la ganó nadie
seat-report-open-none = No quedaba abierta ninguna ({ $card })
seat-report-open-untimed = No se anunció el fin del tiempo
seat-report-order = Se comparan en este orden; deja el ganador sin marcar, salvo que decidiera una tirada.
seat-report-between = No había ninguna partida en curso
seat-report-between-about = El fin del tiempo se anunció entre dos partidas.
seat-report-roll = Todo igualado: ¿quién ganó la tirada?
seat-report-no-roll = Sin tirada
seat-report-concession = Concesión
seat-report-unplayed-too = Concesión, o sin jugar
seat-report-played = Se jugó
seat-report-concede = Concedo
seat-report-they-concede = { $opponent } concede
seat-report-at-least = El ganador tiene al menos lo que da un bye: { $figures }.
seat-report-other-wins = El encuentro lo gana el otro jugador.
seat-report-neither = Ninguno de los dos sigue jugando
seat-report-neither-about = Un empate para ambos.

## Confirming

seat-confirm = Sí, es correcto
seat-agree = Dar la razón a { $opponent }
seat-shared = En este móvil también tiene la sesión abierta otro jugador, así que no puede confirmar. Llama a { an-official } y lo hará.
seat-said-state =
    .waiting = En espera
    .turn = Te toca
    .differs = No coincide
seat-said-for = para { $opponent }
seat-said-mine = Has reportado: <strong>{ $result }</strong>
seat-said-counts = Cuenta cuando lo confirme { $opponent }, o { an-official }.
seat-said-theirs = { $opponent } ha reportado: <strong>{ $result }</strong>
seat-said-right = ¿Es correcto? Confírmalo abajo, o reporta lo que tienes tú.
seat-said-differs = Se han reportado dos resultados distintos. { an-official.first } decide, o uno de los dos da la razón al otro.
seat-said-you = Tú:

## How a match ended, from my side: `$more` is the winner's figure

seat-ended = { $won ->
    [true] Ganas.
   *[other] Gana { $opponent }.
}
seat-ended-games = { $won ->
    [true] Ganas, { $more } a { $less } en partidas.
   *[other] Gana { $opponent }, { $more } a { $less } en partidas.
}
seat-ended-by = { $won ->
    [true] Ganas, { $more } a { $less } ({ $figure }).
   *[other] Gana { $opponent }, { $more } a { $less } ({ $figure }).
}
seat-ended-fewer = { $won ->
    [true] Ganas con menos ({ $figure }), { $more } a { $less }.
   *[other] Gana { $opponent } con menos ({ $figure }), { $more } a { $less }.
}
seat-ended-roll = Todo igualado: decidió la tirada.
seat-ended-concession = { $won ->
    [true] { $opponent } concede: ganas.
   *[other] Concedes: gana { $opponent }.
}
seat-ended-no-show = { $won ->
    [true] { $opponent } no se ha presentado o se ha ido: ganas como con un bye.
   *[other] No estabas: { $opponent } gana como con un bye.
}
seat-ended-none = No se ha presentado nadie: una derrota para ambos.
seat-ended-bye = Un bye: ganas.
seat-ended-draw = Un empate.
seat-score-games = Partidas, las mías primero:
seat-score = { $figure }, lo mío primero:
