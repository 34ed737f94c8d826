# Second factors


access-second-password = Tu contraseña otra vez
access-second-remove = Quitar<span class="unseen"> { $name }</span>
access-second-remove-now = Quitar { $name }
access-second-codes = Tus códigos de recuperación
access-second-codes-about = Imprímelos o apúntalos ahora: solo se muestran esta vez. Cada uno te deja entrar una vez, junto con tu contraseña, cuando hayas perdido el dispositivo.
access-second-tls = Solo con TLS
access-second-tls-about = Este ordenador sirve sus páginas por HTTP sin cifrar. Ahí los navegadores no tienen claves de acceso, y un código podría leerse por el camino. Por eso solo se pide tu contraseña, e inicias sesión en el propio ordenador.
access-second-tls-kept = Lo que añadiste con TLS se conserva, y allí se pide.
access-second-scan = Escanea esto con tu aplicación
access-second-scan-code = Código QR para tu aplicación de autenticación
access-second-scan-type = O teclea esto en la aplicación:
access-second-scan-then = Introduce después las seis cifras que muestra, antes de cinco minutos.
access-second-app-name = Nombre de esta aplicación o dispositivo
access-second-app-usual = Mi móvil
access-second-digits = Seis cifras
access-second-app-confirm = Confirmar la aplicación
access-second-app = Aplicación de autenticación
access-second-since = desde { $time }
access-second-app-about = Una aplicación de tu móvil que muestra cada medio minuto un código nuevo de seis cifras. Funciona sin red y sin scripts.
access-second-app-set-up = Configurar una aplicación
access-second-passkeys = Claves de acceso (passkeys)
access-second-passkeys-about = Tu móvil, ordenador o llave de seguridad pide un dedo, una cara o un PIN. No responde a ningún otro sitio, por mucho que se parezca a este.
access-second-passkeys-script = Para añadir una, permite los scripts de este sitio en un navegador que admita claves de acceso.
access-second-passkey-name = Nombre de este dispositivo
access-second-passkey-add = Añadir una clave de acceso
access-second-lost = Si pierdes un dispositivo
access-second-left = Te { $count ->
    [one] queda { $count } código
   *[other] quedan { $count } códigos
} de recuperación.
access-second-lost-about = Inicia sesión con uno y quita aquí el dispositivo perdido.
access-second-new = Nuevos códigos de recuperación
access-second-new-make = Crear códigos nuevos
access-second-new-old = Los antiguos dejan entonces de valer.
access-second-given = Cuando añadas tu primer segundo factor, recibirás códigos de recuperación.
access-second-without = Sin ningún código: en el ordenador en el que corre Topcut, <code>topcut remove-second-factors</code> con tu nombre te deja entrar otra vez con la contraseña. Queda en el registro de seguridad.
access-second-removed = Se ha quitado, y ya no deja entrar a nadie.
