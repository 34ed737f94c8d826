# The security log


## The security log

security-signed-in = Inició sesión.
security-sign-in-failed = { $times ->
    [one] Una contraseña errónea para { $about }.
   *[other] { $times } contraseñas erróneas para { $about }.
}
security-second-failed = { $times ->
    [one] La contraseña correcta para { $about }, pero un segundo factor erróneo.
   *[other] La contraseña correcta para { $about }, pero { $times } veces un segundo factor erróneo.
}
security-signed-out = Cerró sesión.
security-session-ended = { $times ->
    [one] Cerró la sesión de un dispositivo de { $about }.
   *[other] Cerró la sesión de { $times } dispositivos de { $about }.
}
security-signed-up = Se inscribió con un móvil, que ahora tiene la sesión iniciada.
security-card-issued = { $times ->
    [one] Entregó una tarjeta para { $about }.
   *[other] Entregó { $times } tarjetas.
}
security-card-used = Entró con la tarjeta de un jugador.
security-card-failed = { $times ->
    [one] Un código que no está en ninguna tarjeta.
   *[other] { $times } códigos que no están en ninguna tarjeta.
}
security-card-again = { $times ->
    [one] Se probó otra vez una tarjeta de { $about } ya usada.
   *[other] Se probó { $times } veces una tarjeta de { $about } ya usada.
}
security-code-issued = Entregó un código para { $about }.
security-code-used = Tecleó un código de árbitro y espera a que le dejen entrar.
security-code-failed = { $times ->
    [one] Un código de árbitro erróneo.
   *[other] { $times } códigos de árbitro erróneos.
}
security-invited = Invitó a { $about } a coorganizar.
security-joined = Aceptó una invitación y ahora coorganiza.
security-invitation-failed = { $times ->
    [one] Una invitación errónea o ya usada.
   *[other] { $times } invitaciones erróneas o ya usadas.
}
security-let-in = Dejó entrar a { $about }.
security-sent-away = No dejó entrar a { $about }.
security-revoked = Retiró los permisos de { $about } y cerró la sesión en todos sus dispositivos.
security-owned = { $about } tiene la propiedad de este torneo.
security-set-up-made = Mostró un enlace de puesta en marcha en la consola.
security-set-up-failed = { $times ->
    [one] Un enlace de puesta en marcha erróneo o ya usado.
   *[other] { $times } enlaces de puesta en marcha erróneos o ya usados.
}
security-account-made = Creó una cuenta con el enlace de puesta en marcha.
security-password-changed = Cambió la contraseña. Se cerró la sesión en todos los demás dispositivos.
security-password-replaced = Sustituyó una contraseña olvidada con el enlace de puesta en marcha. Se cerró la sesión en todos los dispositivos.
security-app-added = Añadió una aplicación de autenticación.
security-app-removed = Eliminó la aplicación de autenticación.
security-passkey-added = Añadió una clave de acceso (passkey).
security-passkey-removed = Eliminó una clave de acceso (passkey).
security-passkey-copied = Una clave de acceso (passkey) de { $about } contó hacia atrás: puede que haya una copia. No se dejó entrar a nadie.
security-recovery-made = Creó códigos de recuperación nuevos; los anteriores ya no valen.
security-recovery-used = Gastó un código de recuperación.
security-seconds-removed = Eliminó con una orden todos los segundos factores de { $about }.
security-house-opened = Desde ahora cualquiera puede crear una cuenta.
security-house-closed = Desde ahora las cuentas son por invitación.
security-account-invited = Creó una invitación a una cuenta.
security-account-opened = { $about } creó una cuenta.
security-account-failed = { $times ->
    [one] Un enlace a una cuenta erróneo o caducado.
   *[other] { $times } enlaces a una cuenta erróneos o caducados.
}
security-account-closed = Cerró la cuenta de { $about } y la sesión en todos sus dispositivos.
security-account-reopened = Volvió a abrir la cuenta de { $about }.
security-account-forgotten = Borró la cuenta { $about }.
security-password-link-made = Creó un enlace a una contraseña nueva para { $about }.
security-password-link-used = { $about } puso una contraseña nueva con un enlace. Se cerró la sesión en todos los dispositivos.
security-quota-set = Cambió cuánto puede guardar { $about }.
security-quotas-set = Cambió cuánto puede guardar todo el mundo.
security-handed-over = Cedió a { $about } lo que poseía una cuenta.
security-club-made = Creó el club { $about }.
security-club-invited = Creó una invitación al club { $about }.
security-club-joined = Entró en el club { $about }.
security-club-role = Cambió lo que { $about } puede hacer en un club.
security-club-left = Dejó el club { $about }.
security-club-removed = Quitó a { $about } de un club.
security-data-taken = Descargó lo que se guarda sobre { $about }.
security-archive-taken = Descargó el archivo completo, con los contactos y el secreto de los sorteos.
security-contacts-taken = Descargó la lista de jugadores, con los contactos.
security-imported = Importó un torneo de un fichero.
security-deleted = Borró el torneo; se puede recuperar durante 30 días.
security-brought-back = Recuperó el torneo.
security-removed = El torneo se eliminó definitivamente.
security-mirror-key-made = Creó una clave con la que una sala puede mostrar aquí sus torneos.
security-mirror-key-revoked = Revocó una clave de una sala.
security-mirror-key-failed = { $times ->
    [one] Alguien probó una clave de sala que no existe.
   *[other] Alguien probó claves de sala que no existen, { $times } veces.
}
security-mirrored = Una sala empezó a mostrar aquí el torneo, con una clave de { $about }.
security-mirror-begun = Puso en marcha el espejo del torneo.
security-mirror-ended = Detuvo el espejo del torneo.
security-copy-fetched = Descargó la copia sellada del torneo.
security-api-token-made = Creó un token con el que un programa puede actuar por { $about }.
security-api-token-revoked = Revocó un token de un programa.
security-api-token-failed = { $times ->
    [one] Un programa probó un token que no existe, ha caducado o se revocó.
   *[other] Hubo programas que probaron tokens que no existen, han caducado o se revocaron, { $times } veces.
}
security-served-in-the-hall = Arrancó Topcut para toda la sala, por HTTP sin cifrar.
security-warning-read = Confirmó lo que significa HTTP sin cifrar en la sala.
security-lan-on = Activó el inicio de sesión desde otros dispositivos de la sala.
security-lan-off = Desactivó el inicio de sesión desde otros dispositivos de la sala.
security-flood-stopped = { $times ->
    [one] { $about } envió más de lo que envía una persona y se le bloqueó.
   *[other] { $about } envió más de lo que envía una persona y se le bloqueó { $times } veces.
}
security-someone = alguien sin identificar
security-damaged = Esta línea no es la que se escribió.
security-none = Todavía no ha pasado nada en las puertas.
security-by = { $role ->
    [owner] { $name }, propietario
    [organizer] { $name }, coorganizador
    [judge] { $name }, árbitro
    [player] { $name }, jugador
    [console] con una orden
    [nowhere] por sí solo
   *[other] alguien de fuera
}
security-where = { $place ->
    [here] en este ordenador
    [hall] { $device }, en la sala
    [online] { $device }
    [console] en la consola
   *[nowhere] dentro de este ordenador
}
security-group = { $group ->
    [sign-ins] Inicios de sesión
    [failures] Fallos
    [cards] Tarjetas y códigos
    [rights] Permisos
    [account] Cuenta y red
    [files] Ficheros
   *[other] Todo
}
second-factors-removed = { $count ->
    [0] { $name } no tenía segundos factores. Se ha cerrado la sesión en todos los dispositivos de la cuenta.
    [one] { $name } inicia sesión ahora solo con la contraseña: se ha eliminado 1 segundo factor. Se ha cerrado la sesión en todos los dispositivos de la cuenta.
   *[other] { $name } inicia sesión ahora solo con la contraseña: se han eliminado { $count } segundos factores. Se ha cerrado la sesión en todos los dispositivos de la cuenta.
}
