# The page of a tournament

public-front-draw = { $what ->
    [dice] Minutos extra: { where-staged }
    [deck-check] Control de mazo: { where-staged }
    [lots] Sorteo para el último desempate
    [repair] Mesas emparejadas de nuevo: { where-staged }
    [by-hand] Emparejamiento a mano: { where-staged }
    [limited] Emparejamiento: { where-staged }, el mejor encontrado a tiempo
    [with-bye] Emparejamiento y bye: { where-staged }
   *[pairing] Emparejamiento: { where-staged }
}
public-front-official = { $title }: { $people }
public-front-take-part = Participar
public-front-next = { $over ->
    [true] Ganador
   *[other] A continuación
}
public-front-book = Se juega según <small>{ $title }, en vigor desde el { $day }</small>
public-front-ruling = La interpretación que se usa donde el documento deja margen.
public-front-briefing = Instrucciones y todas las interpretaciones en uso
public-front-declared = { $who }, { $when }, { $before ->
    [true] antes de empezar
   *[other] después de empezar
}
public-front-none-declared = No se ha declarado ninguna desviación.
public-front-confirmed = Avisos que el { $organizer } confirmó al empezar
public-front-chosen = { $open ->
    [true] Donde el documento no dice nada, { $tournament ->
        [game] esta partida
       *[other] este torneo
    } ha elegido
   *[other] Cambiado por una desviación
}
public-front-usually = normalmente: { $usual }
public-front-draws = Todos los sorteos{ $over ->
    [true] {""}
   *[other] {" "}hasta ahora
}
public-front-attempt = intento { $attempt }
public-front-key = clave ({ $purpose ->
    [pairing] ronda
    [bye] bye
    [repair] reparación
   *[other] { $purpose }
}) { $key }
public-front-seal = sello { $seal }
public-front-added = { $minutes } más
public-front-departs = Se aparta de { $clauses }
public-front-state =
    .published = público
    .sealed = sellado
    .revealed = abierto con la semilla
    .unused = nunca usado
    .open = fijado, aún sin usar
    .back = retirado
    .undone = deshecho
public-front-no-draws = Todavía no se ha sorteado nada. El primer sorteo es para la ronda 1.
public-front-schedule = Horario
public-front-next-slot = A continuación: <b>{ $time }</b> { $what }
public-front-check = Comprueba el sorteo por tu cuenta
public-front-seed-fixed = La semilla se fijó el { $when }, antes de que nadie pudiera inscribirse. Este es su compromiso, en el que no encaja ninguna otra semilla:
public-front-seed = La semilla ya está abierta: <a href="{ $link }">mírala</a>.
public-front-seed-later = La semilla se abre cuando termine { $tournament ->
    [game] la partida
   *[other] el torneo
}.
public-front-verify = Comprobar { $tournament ->
    [game] esta partida
   *[other] este torneo
}
public-front-how = Cómo comprobarlo
public-front-how-download = Descarga el fichero: cada entrada pública desde la inscripción.
public-front-how-run = Ejecuta el verificador en tu propio ordenador; no comparte código con lo que funciona aquí.
public-front-how-works = Vuelve a calcular cada sorteo y la clasificación, y dice qué coincide.
public-front-download = Descargar el fichero
public-front-figure =
    .players = Jugadores
    .still-in = Siguen dentro
    .rounds = Rondas suizas
    .rounds-now = Rondas suizas, por ahora
    .all-rounds = Rondas
    .final = Final
    .cut = Corte
    .round = Ronda
    .room = Plazas
    .at-start = al empezar
public-front-cut = { $cut ->
    [0] ninguno
   *[other] top { $cut }
}
public-front-minutes = { $minutes } min{ $dice ->
    [true] {" "}+ dados
   *[other] {""}
}
