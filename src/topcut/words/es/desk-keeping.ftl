# One tournament as a whole: made again, archived, deleted

desk-keeping-title = { $tournament ->
    [game] Esta partida
   *[other] Este torneo
}
desk-keeping-again = Otra vez, otro día
desk-keeping-again-about = Se copian el reglamento, los ajustes, las mesas, los árbitros y el horario. De lo que se jugó, nada.
desk-keeping-name = Título
desk-keeping-first-day = Primer día
desk-keeping-place = Lugar
desk-keeping-deviations = Desviaciones que siguen valiendo
desk-keeping-players = Con los mismos jugadores. Quedan inscritos; las listas, las cuotas y el check-in empiezan de nuevo.
desk-keeping-make = Hacerlo otra vez
desk-keeping-lists = Listas y canales
desk-keeping-listed = Está en las listas y en el calendario que todos ven{ $archived ->
    [true] , en cuanto salga del archivo.
   *[other] .
}
desk-keeping-unlisted = No está en ninguna lista ni canal. Quien tenga el enlace puede leer sus páginas.
desk-keeping-list = { $listed ->
    [true] Sacarlo de las listas
   *[other] Ponerlo en las listas
}
desk-keeping-club = Club
desk-keeping-whose = De quién es
desk-keeping-mine = solo mío
desk-keeping-club-about = Los miembros de un club son sus organizadores; los propietarios del club también pueden borrarlo.
desk-keeping-club-save = Guardar
desk-keeping-archive = { $archived ->
    [true] En el archivo
   *[other] Archivo
}
desk-keeping-archive-about = { $archived ->
    [true] No está en las listas. Sus páginas se siguen leyendo en sus direcciones.
   *[other] Fuera de las listas de todos. Sus páginas se siguen leyendo en sus direcciones.
}
desk-keeping-archive-it = { $archived ->
    [true] Devolverlo a las listas
   *[other] Archivarlo
}
desk-keeping-delete = Borrar
desk-keeping-delete-about = Cerrado para todos al momento. Durante { $days } días puedes recuperarlo desde la página de inicio; después desaparece definitivamente, con los datos de todos.
desk-keeping-delete-mirror = El espejo en { $url } lo sigue mostrando: quítalo allí, en Cuenta, Espejos.
desk-keeping-delete-copy = Para conservar una copia, <a href="{ $link }">guarda antes su archivo</a>.
desk-keeping-delete-sure = Para confirmarlo, escribe su nombre: <b>{ $title }</b>
desk-keeping-delete-it = Borrarlo
desk-keeping-remove = Eliminar
