# The planner's page

desk-plan = Planificador
desk-plan-back = Torneos
desk-plan-title = ¿Qué estructura? <small>planificador</small>
desk-plan-given = Lo que tienes
desk-plan-fits =
    .fits = cabe
    .close = justo
    .too-long = demasiado largo
desk-plan-field =
    .book = Reglamento
    .players = Jugadores
    .rounds = Rondas que comparar
    .rounds-about = Por ejemplo 4-6. Vacío: alrededor de lo que prescribe el reglamento.
    .cuts = Cortes que comparar
    .cuts-about = Por ejemplo 0,4,8; 0 es sin corte.
    .from = La ronda 1 empieza a las
    .until = Sala abierta hasta las
    .until-about = Por ejemplo 18:00, o 01:00 +1 pasada la medianoche; puede quedar vacío.
    .minutes = Minutos por ronda
    .minutes-about = Vacío: como dice el reglamento.
    .dice = Dados para minutos extra
    .dice-about = Donde el reglamento te deja elegir: sin dados.
    .second = Corte el segundo día desde las
    .second-about = Por ejemplo 10:00. Vacío: el mismo día.
    .lunch = Comida, minutos
    .spread = Dispersión de nivel, Elo
    .spread-about = 100 es un grupo igualado, 200 uno abierto, 300 principiantes y maestros. Quien tiene 200 más gana 76 de 100 partidas.
    .draws = Empates, por ciento
    .drops = Abandonos, por ciento
    .drops-about = Después de cada ronda, de quienes tienen dos derrotas o más.
    .no-shows = Incomparecencias, por ciento
    .no-shows-about = De todos los jugadores, en cada ronda; después ya no están.
    .tournaments = Torneos que simular
desk-plan-dice = { $dice ->
    [yes] con dados
    [no] sin dados
   *[book] como dice el reglamento
}
desk-plan-skill = El modelo de nivel
desk-plan-fit = Ajustarlo a mis torneos anteriores
desk-plan-simulate = Simular
desk-plan-runs = Calculando
desk-plan-progress = { $done } de { $wanted } torneos{ $seconds ->
    [none] {""}
   *[other] , quedan unos { $seconds } s
}.
desk-plan-again = Esta página se actualiza sola.
desk-plan-stop = Parar, con esto basta
desk-plan-players = { $players } jugadores, estructura por estructura
desk-plan-table = Comparación de estructuras
desk-plan-table-about = Probabilidades en por ciento con el error de la simulación, 95 de 100
desk-plan-structure = { $printed ->
    [true] como está escrito
   *[other] una desviación
}
desk-plan-row =
    .swiss = Fin de las rondas suizas
    .swiss-about = la mediana, y 90 de 100
    .undefeated = Más de un invicto
    .undefeated-about = sin derrotas ni empates
    .best-cut = El mejor pasa el corte
    .best-cut-about = sin corte: está entre los primeros
    .best-wins = El mejor gana
    .record = Puntos que bastan
    .record-about = veces de 100
    .rematch = Se acaban los emparejamientos
    .rematch-about = hay que repetir un enfrentamiento
    .byes = Byes
    .byes-about = por torneo; un segundo para alguien
desk-plan-row-ends = { $second ->
    [true] Fin del corte
   *[other] Fin de todo
}
desk-plan-row-ends-about = { $second ->
    [true] el segundo día, y 90 de 100
   *[other] la mediana, y 90 de 100
}
desk-plan-row-over = Terminado antes de las { $until }
desk-plan-first = los { $line } primeros
desk-plan-when = { $second ->
    [true] Cuándo termina el primer día
   *[other] Cuándo termina
}
desk-plan-when-about = Altura: cuántas veces; barra: 90 de 100; punto: la mediana. La tabla de arriba tiene las mismas cifras.
desk-plan-who = Quién pasa el corte, por nivel real
desk-plan-who-drawing = El mejor pasa: { $chances }
desk-plan-who-about = Probabilidad sobre 100, del mejor jugador al último; sin corte, de estar entre los primeros.
desk-plan-who-table = Lo mismo como tabla
desk-plan-who-chances = Probabilidades por nivel real
desk-plan-rank = Nivel real
desk-plan-model = El modelo
desk-plan-model-about = El modelo: un grupo uniforme cuyo nivel sigue una campana: la mayoría cerca del centro, pocos muy por encima o por debajo; partidas según Elo; emparejadas, clasificadas y con corte como dice el reglamento. Una ronda son sus minutos y los dados, de 4 a 10 minutos para acabar, de 5 a 11 para montar la siguiente, y una comida pasado el mediodía. No sabe nada de tus jugadores.
desk-plan-asked = { $book }, { $players } jugadores, ronda 1 a las { $begins }, { $minutes } minutos por ronda. De { $tournaments ->
    [one] un torneo
   *[other] { $tournaments } torneos
  } por estructura; ± es 95 de cada 100. Una dispersión de { $spread } Elo; se empata el { $draws } % de los encuentros; el { $drops } % de quienes llevan dos derrotas se va después de una ronda; el { $away } % no se presenta en una ronda.
desk-plan-tells = Lo que dice
desk-plan-tells-about = Topcut juega tu torneo varios miles de veces, según el reglamento, y dice para cada número de rondas y cada corte cuándo termina, cuántas veces queda invicto más de un jugador, cuántas veces el mejor pasa el corte y gana, y qué balance hace falta.
