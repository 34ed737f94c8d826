# The desk's page of the officials

desk-officials-code = Código para { $name }
desk-officials-code-image = Código QR de { $address }
desk-officials-code-about = { $phones ->
    [true] Abre <strong>{ $address }</strong> en el móvil y teclea
   *[other] En otro navegador de este ordenador, abre <strong>{ $address }</strong> y teclea
} estas letras antes de las { $until }. Después deja entrar a { $name } aquí abajo.
desk-officials-invitation = Invitación para { $name }
desk-officials-invitation-image = Código QR de la invitación
desk-officials-invitation-about = O teclea <strong>{ $typed }</strong> en la página «join». Vale una vez, durante un día, y solo se muestra ahora.
desk-officials-door = En la puerta
desk-officials-waits = <strong class="code">{ $mark }</strong> en el móvil · { $device }, desde las { $since }
desk-officials-let = Dejar entrar a { $name }
desk-officials-send-away = No dejar entrar
desk-officials-sent-away = Hecho. No ha entrado nadie.
desk-officials-let-in = { $name } ya puede entrar.
desk-officials-signed-out = Se ha cerrado la sesión de { $name } en todos los dispositivos.
desk-officials-roles = Árbitros y sus funciones
desk-officials-you = tú
desk-officials-plays = · juega, y en esas partidas decide { $name }
desk-officials-code-for = Código para un móvil<span class="unseen"> de { $name }</span>
desk-officials-remove = Quitar<span class="unseen">: { $name }</span>
desk-officials-none = Todavía no hay nadie nombrado.
desk-officials-needed = Hace falta al menos { $count } { $role } antes de empezar. Puedes ser tú.
desk-officials-add = Añadir un árbitro
desk-officials-name = Nombre
desk-officials-role = Función
desk-officials-alternate = Si también juega, ¿quién decide en esas partidas?
desk-officials-no-alternate = No juega
desk-officials-add-them = Añadir
desk-officials-enter = Intro
desk-officials-add-me = Añadirme
desk-officials-added = Con la función de { $role }: { $name }.
desk-officials-released = { $name } ya no tiene esa función.
desk-officials-in = Con acceso
desk-officials-is = { $organizer ->
    [true] coorganizador
   *[other] árbitro
}
desk-officials-invited = { $open ->
    [true] con invitación, todavía no ha llegado
   *[other] no llegó a venir, y la invitación ha caducado
}
desk-officials-out = { $invited ->
    [true] Retirar la invitación<span class="unseen">: { $name }</span>
   *[other] Cerrar su sesión<span class="unseen">: { $name }</span>
}
desk-officials-alone = Solo tú. Un árbitro entra con un código corto que tú confirmas: pulsa «Código para un móvil» junto al nombre.
desk-officials-co = Coorganizador
desk-officials-co-about = Lleva contigo las rondas y las correcciones, en su propio ordenador.
desk-officials-invite = Crear una invitación
