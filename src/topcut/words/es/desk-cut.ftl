# The cut, at the desk

desk-cut-title = El corte
desk-cut-heading = { $cut } <small>{ $size ->
    [0] no se anunció ninguno
   *[other] top { $size }
}{ $made ->
    [true] , hecho
   *[other] {""}
}</small>
desk-cut-order = Clasificación alrededor de la línea
desk-cut-table = Tabla de posiciones
desk-cut-head =
    .rank = Pos.
    .player = Jugador
    .seed = Cabeza de serie, y por qué
desk-cut-left = se fue
desk-cut-seed = cabeza de serie { $seed }
desk-cut-line = el corte
desk-cut-is-made = El corte está hecho
desk-cut-made-about = { $begun ->
    [true] Ya se ha jugado la primera partida: a quien se vaya ahora no se le sustituye.
   *[other] Hasta la primera partida, a quien se va lo sustituye el siguiente de la clasificación, como último cabeza de serie.
}
desk-cut-someone-leaves = Alguien se va
desk-cut-bracket = El cuadro
desk-cut-none = Sin corte
desk-cut-none-about = No se anunció ninguno. La clasificación tras la última ronda es la final.
desk-cut-ranking = La clasificación final
desk-cut-make = Hacer el corte
desk-cut-go-on = Sigue el top { $size }
desk-cut-about = Los demás quedan fuera y conservan su puesto. Donde decide el sorteo, se hace una sola vez, y así queda.
desk-cut-so-far = Así está ahora: los resultados que faltan pueden cambiarlo.
desk-cut-done = Se ha hecho el corte. Hasta la primera partida todavía se puede sustituir a quien falte.
