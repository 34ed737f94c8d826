# What is kept about a player


seat-data-person = Quién eres
seat-data-label =
    .name = Nombre, lo ve todo el mundo
    .club = Club, lo ve todo el mundo
    .contact = Contacto, solo lo ve la organización
    .fee = Cuota de inscripción, solo la ven los árbitros y tú
seat-data-none = ninguno
seat-data-fee = { $paid ->
    [true] pagada
   *[other] no consta como pagada
}
seat-data-forgotten = Tu nombre y tu contacto se han borrado. En el registro eres «{ $id }».
seat-data-list = Tu lista ({ $list }) está en <a href="{ $link }">Mi lista ({ $list })</a>.
seat-data-phone = Este móvil guarda una cookie que dice quién eres, y borradores y recibos de tus propios reportes.
seat-data-notes = Los árbitros guardan notas sobre decisiones y comportamiento; pide las tuyas al { $organizer }: se pueden descargar en el panel.
seat-data-download = Descargarlo todo en un fichero
seat-data-devices = { $count ->
    [one] Sesión abierta en { $count } móvil
   *[other] Sesión abierta en { $count } móviles
}
seat-data-devices-about = Un móvil en el que cierras la sesión ya no ve tu mesa ni puede reportar por ti. Si alguno no es tuyo, cierra su sesión y pide una tarjeta nueva en la mesa de la organización.
seat-data-this-phone = Este móvil
seat-data-drawn = Añadió al sorteo un número propio: entrada { $n } del registro. Después de ella, el sello del registro era <code class="long">{ $check }</code>.
seat-data-sign-out-means = Con la sesión cerrada, este móvil ya no muestra tu mesa ni reporta nada. <strong>Sigues en { $tournament ->
    [game] la partida
   *[other] el torneo
}</strong> y se te empareja como antes. Para volver a entrar con un móvil, pide una tarjeta nueva en la mesa de la organización.
seat-data-sign-out = Cerrar la sesión en este móvil
seat-data-log = Lo que dice el registro sobre ti
seat-data-forget = Derecho al olvido
seat-data-forget-means = Tu nombre y tu contacto se borran de este ordenador, al momento y definitivamente. El registro queda como está, con los resultados, tu lista ({ $list }) y tu club, porque de él depende la clasificación de los demás; te llama «{ $id }». Las copias de seguridad y un espejo que mantenga Topcut se ponen al día. Las copias que otras personas han descargado o impreso no cambian.
seat-data-forget-done = Ya está hecho.
seat-data-forget-me = Borrar mi nombre y mi contacto
seat-data-forget-later = Podrás hacerlo cuando hayas abandonado, o cuando termine: hasta entonces la sala necesita tu nombre.
seat-data-deleted = Se han borrado tu nombre y tus datos de contacto.
