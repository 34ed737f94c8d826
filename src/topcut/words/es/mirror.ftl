# Mirrors


## Mirrors: a hosted Topcut shows what a laptop in a hall decides

mirror-let-in = { $name } ya puede entrar. El panel de la sala sigue por sí mismo en menos de un minuto, o pulsa allí el botón.
mirror-key-unread = no es un texto, o no está
mirror-age = { $minutes ->
    [0] hace menos de un minuto
    [one] hace 1 minuto
   *[other] hace { $minutes } minutos
}
mirror-copies = { $copies ->
    [0] Ninguna copia sellada.
    [one] 1 copia sellada.
   *[other] { $copies } copias selladas.
}
fetched = La copia sellada está en { $file }. Para continuar aquí con ella: topcut restore --sealed { $file }

## The page of keys, on the hosted side

mirror-keys = Espejos
mirror-keys-title = Espejos de tus salas
mirror-ask = Un ordenador pide entrar
mirror-ask-about = Desde entonces puede mostrar aquí torneos en tu nombre y dejar copias selladas. Déjalo entrar solo si su panel muestra el mismo código: <strong>{ $code }</strong>
mirror-ask-let-in = Dejar entrar
mirror-name = Nombre de ese ordenador
mirror-name-example = Portátil del club
mirror-made = Clave creada
mirror-made-about = En el ordenador de la sala abre el panel del torneo, <b>Más</b>, <b>Espejo</b>, y pega allí este enlace. Solo se muestra esta vez.
mirror-made-link = Enlace para la sala
mirror-made-means = Quien lo tenga puede mostrar aquí torneos en tu nombre, sin leer los secretos de nadie.
mirror-shown = Lo que se refleja aquí
mirror-heard = Entrada { $n } de { $of }, últimas noticias: { $heard }.
mirror-download = Descargar la más reciente
mirror-turned-away = Otro ordenador envió otro historial de este torneo y se le rechazó: { $at }. Solo uno puede ser la sala: averigua cuál, y detén el espejo en el otro.
mirror-remove-sure = Definitivamente, con sus copias selladas
mirror-remove = Quitarlo<span class="unseen">: { $title }</span>
mirror-removed = { $title } ya no se muestra aquí, y sus copias selladas han desaparecido.
mirror-nothing = Nada todavía. Crea una clave, y pon en marcha el espejo en el panel de la sala.
mirror-key = Una clave para una sala
mirror-key-about = Decide el ordenador de la sala. Mientras tenga red, muestra también aquí sus páginas públicas: a todos los de fuera, y a los móviles de los jugadores con datos móviles.
mirror-key-make = Crear una clave
mirror-keys-yours = Tus claves
mirror-key-made = creada { $at }
mirror-key-revoke = Revocar<span class="unseen">: { $name }</span>
mirror-key-revoked = La clave ya no abre nada. Lo que se reflejó con ella se queda como estaba.
