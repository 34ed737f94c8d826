# A player's standing and results


seat-standing-title = Mi posición
seat-standing-why = Mis resultados y el porqué
seat-standing-place = <span class="big">{ $place }</span> de { $count }
seat-standing-swiss = después de las rondas suizas
seat-standing-none = { $over ->
    [true] Sin clasificar
   *[other] Todavía sin clasificar
}
seat-standing-games = { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
}, { $draws ->
    [true] { $drawn ->
        [one] { $drawn } empate
       *[other] { $drawn } empates
    }, { $lost ->
        [one] { $lost } derrota
       *[other] { $lost } derrotas
    }
   *[other] { $lost ->
        [one] { $lost } derrota
       *[other] { $lost } derrotas
    }
}
seat-standing-open = Se juega la ronda { $round }: solo cuentan los resultados confirmados.
# `$ending` is what English writes behind the number of the place.
seat-standing-step = { $figure }: tienes <b>{ $value }</b>{ $others ->
    [0] {""}
    [one] , como { $others } más
   *[other] , como { $others } más
}, puesto { $place } de { $count }.
seat-standing-cut = { $made ->
    [true] el top { $count } siguió jugando
   *[other] el top { $count } sigue jugando
}
seat-standing-needs = { $cut ->
    [true] Para entrar en el corte: <b>{ $needs }</b>
   *[other] Para quedar en primer puesto: <b>{ $needs }</b>
}
seat-standing-chance = Probabilidad: { $chance }.
seat-standing-worked-out = Se está calculando lo que necesitas para entrar. Vuelve a mirar dentro de un momento.
seat-standing-results = Mis resultados
seat-standing-round = <b>{ $round }</b>{ $opponent ->
    [none] {""}
   *[other] {" "}contra { $opponent }
}
seat-standing-unpaired = Una derrota sin emparejamiento.
seat-standing-unsettled = Todavía sin confirmar
seat-standing-left = { $opponent ->
    [true] Tu rival se fue: tuviste el bye.
   *[other] Te fuiste.
}
seat-standing-list = { $list }<span class="unseen"> de { $name }</span>
seat-standing-strength = { $figure } { $value }: la media de los puntos por ronda de tus rivales
seat-standing-column =
    .opponent = Rival
    .points = Puntos
    .rounds = Rondas
    .rate = Media
seat-standing-bye = Un bye
