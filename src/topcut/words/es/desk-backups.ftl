# Backups, and going on from one

desk-backups-account = Cuenta
desk-backups-where = Adónde van
desk-backups-written = Se escribe una copia de cada torneo en <code>{ $folder }</code> en los diez segundos siguientes a cada cambio, y se vuelve a leer{ $sealed ->
    [true] , sellada con tu contraseña
   *[other] {""}
}. De las más antiguas solo quedan algunas.
desk-backups-same-disk = Esta carpeta está en el mismo disco que los datos. Sirve contra un descuido; si el disco se rompe, se pierde todo. Mejor una memoria USB.
desk-backups-none = No se escriben copias de seguridad. Si este ordenador se rompe, se pierde todo desde tu última exportación. Conecta una memoria USB y elígela aquí; es un minuto, y otro ordenador puede seguir desde ella.
desk-backups-broken = ¿Se ha estropeado otro ordenador? Elige del mismo modo la memoria USB con sus copias: el torneo se ofrece entonces aquí, y no se sobrescribe ninguna copia.
desk-backups-folder = Carpeta, mejor en una memoria USB
desk-backups-password = Contraseña, si nadie más debe leerlas
desk-backups-password-about = Sin ella, quien encuentre la memoria lee nombres y contactos. Con ella, nadie puede abrirlas si la olvidas. Se vuelve a pedir cada vez que se inicia Topcut.
desk-backups-repeated = La misma contraseña otra vez
desk-backups-change = Cambiar
desk-backups-write = Escribir ahí las copias
desk-backups-stop = No escribir más copias
desk-backups-at-computer = La carpeta se elige en el ordenador donde funciona Topcut.
desk-backups-elsewhere = Torneos que no están en este ordenador
desk-backups-elsewhere-about = ¿El ordenador que llevaba uno de ellos está roto o ya no está? Sigue aquí: se recupera todo hasta su última copia. El otro ordenador no debe seguir; se niega en cuanto lo sabe.
desk-backups-copied = { $facts }, copiado { $time }
desk-backups-go-on = Seguir con él aquí
desk-backups-there = Lo que hay
desk-backups-read = Cada una se acaba de leer hasta el final.
desk-backups-state =
    .good = Bien
    .bad = Mal
    .sealed = Sellada
desk-backups-shut = Estas copias están selladas. Elige la carpeta otra vez y escribe ahí su contraseña: entonces se leen, y lo que no está en este ordenador se ofrece.
desk-backups-no-copy = Todavía no hay ninguna copia.
desk-backups-file = Seguir desde un fichero
desk-backups-file-about = Un archivo completo de un torneo, o la copia sellada que guardó su espejo: inicia sesión allí, abre <b>Cuenta</b>, <b>Espejos</b>, y descárgala. El otro ordenador no debe seguir.
desk-backups-file-choose = Fichero
desk-backups-file-password = Contraseña, si está sellada
