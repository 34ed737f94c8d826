# The bracket, at the desk

desk-bracket-seed = <span class="unseen">cabeza de serie </span>{ $seed }
desk-bracket-or = { $first } o { $second }
desk-bracket-to-come = por decidir
desk-bracket-nobody = nadie
desk-bracket-on = sigue adelante
desk-bracket-top = top { $count }
desk-bracket-won = ganado por { $player }
desk-bracket-drawing = El cuadro dibujado
# `$left` is how many rounds follow
desk-bracket-round = { $left ->
    [0] Final
    [1] Semifinales
    [2] Cuartos de final
   *[other] Ronda { $round }
}
desk-bracket-roster = Roster { $number }
desk-bracket-playing = { $table ->
    [0] en juego
   *[other] en juego en la mesa { $table }
}
desk-bracket-enter = Introducir<span class="unseen"> el resultado de la mesa { $table }</span>
desk-bracket-drawn = { $rank ->
    [true] empate: sigue el mejor cabeza de serie
   *[other] empate: se decidió con una tirada
}
desk-bracket-places = Puestos hasta ahora
desk-bracket-nobody-out = En el cuadro todavía no hay nadie eliminado.
desk-bracket-who = Quién sigue, y por qué
# `$left` is how many rounds follow
desk-bracket-publish = { $left ->
    [0] Publicar la final
    [1] Publicar las semifinales
    [2] Publicar los cuartos de final
   *[other] Publicar la ronda { $round }
}
desk-bracket-publish-not-yet = Publicar
desk-bracket-end = El final
desk-bracket-look = Ver la clasificación final
desk-bracket-over = Terminado
desk-bracket-draw = { $rank ->
    [true] Si hay empate, sigue el mejor cabeza de serie.
   *[other] Si hay empate, decide una tirada, que se introduce con el resultado.
}
desk-bracket-seeds = Cabezas de serie
desk-bracket-vacant = vacante
desk-bracket-out = Se ha publicado la ronda del cuadro. Inicia su reloj cuando los jugadores estén sentados.
