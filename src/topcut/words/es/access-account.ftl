# The account page, and the security log


access-account-of = Cuenta de { $name }
access-account-reached = Cómo se llega a este ordenador
access-account-alone = Solo este ordenador
access-account-alone-about = Nadie más puede llegar a estas páginas. Para que entren los móviles, arranca Topcut con <code>{ $command }</code> en una red tuya.
access-account-plain = HTTP sin cifrar en la sala
access-account-plain-about = Los móviles lo encuentran en <strong>{ $address }</strong>. Nada va cifrado por el camino:
access-account-plain-read = Quien esté en la misma red y sepa cómo puede leer lo que envían los móviles y apoderarse de una sesión.
access-account-plain-player = La sesión de un jugador no decide por sí sola ningún encuentro: aún tiene que confirmarlo el rival o un árbitro.
access-account-plain-judge = La de un árbitro o de la organización, sí. Usa un router propio con WPA2 o WPA3 y una contraseña que solo conozca esta sala.
access-account-plain-log = Cada entrada del registro dice quién la hizo; cambiarla después a escondidas rompería los recibos que guardan los móviles.
access-account-warned = Lo leíste el { $time }.
access-account-warn = Lo he leído, y esta red es nuestra
access-account-until = Hasta entonces no puedes dejar entrar a árbitros ni a coorganizadores.
access-account-encrypted = Cifrado
access-account-encrypted-about = Estas páginas se sirven en <strong>{ $address }</strong> por TLS.
access-account-mirrors = Espejos: mostrar lo que decide un portátil en una sala
access-account-lan = Iniciar sesión desde otros dispositivos
access-account-lan-state = { $on ->
    [true] Activado: tu nombre y tu contraseña valen en todos los dispositivos de la sala.
   *[other] Desactivado: solo inicias sesión aquí, en el ordenador en el que corre Topcut. Es lo más seguro.
}
access-account-lan-means = Si lo activas, tu contraseña cruza la sala sin cifrar cada vez que inicias sesión en otro sitio. Si te invitas como coorganizador, te lo ahorras.
access-account-lan-switch = { $on ->
    [true] Desactivarlo
   *[other] Activarlo de todos modos
}
access-account-backups = Copias de seguridad
access-account-backups-about = Una copia de todo en una memoria USB, segundos después de cada cambio; y cómo continuar aquí un torneo de un ordenador averiado.
access-account-catalogues = Catálogos
access-account-catalogues-about = Conocen los nombres de las listas: qué hay aquí, de cuándo es y cómo añadir algo más nuevo.
access-account-in = Quién puede entrar
access-account-in-about = A los árbitros y coorganizadores los dejas entrar torneo a torneo, en la página «Árbitros» de cada uno.
access-account-officials = Árbitros<span class="unseen"> de { $title }</span>
access-account-first = Todavía no tienes ningún torneo. <a href="/new">Crea el primero</a> y deja entrar después a árbitros y coorganizadores en su página «Árbitros».
access-account-signed-in = Sesiones abiertas
access-account-together = En equipo
access-account-club = Un club es un grupo de organizadores que comparten sus torneos.
access-account-server = Cuentas de este servidor
access-account-second = Segundos factores
access-account-second-about = Una aplicación o una clave de acceso, que se pide además de la contraseña.
access-account-second-none = Aquí no se piden: necesitan una conexión cifrada (TLS), y estas páginas no la tienen. Basta tu contraseña.
access-account-tokens = Tokens para programas
access-account-tokens-about = Con un token, un script o la web de tu liga lee lo que puedes leer tú y, si lo permites, hace lo que puedes hacer tú.
access-account-tokens-open = Tokens
access-account-door = Qué ha pasado en la puerta
access-account-door-about = Inicios de sesión, intentos fallidos, tarjetas y códigos, permisos, ficheros descargados con contactos o secretos.
access-account-log = Registro de seguridad
access-account-password = Cambiar la contraseña
access-account-password-current = Contraseña actual
access-account-password-again = Contraseña nueva otra vez
access-account-password-new = Contraseña nueva
access-account-password-change = Cambiarla
access-account-password-means = Se cierra la sesión en todos tus demás dispositivos y se revocan tus tokens para programas.
access-account-data = Tus datos
access-account-data-about = Todo lo que se guarda sobre ti y esta cuenta: dispositivos, clubes, torneos y tus líneas del registro de seguridad.
access-account-data-download = Descargarlos
access-account-delete = Borrar esta cuenta
access-account-delete-means = Tu nombre, tu contraseña, tus dispositivos y tus segundos factores se borran definitivamente. En los registros de los torneos solo queda el id «{ $id }». Donde figuras como árbitro, tu nombre se queda con ese torneo.
access-account-delete-held = Todavía tienes torneos: antes borra cada uno, o cédelo a un club.
access-account-delete-sure = Sí, definitivamente
access-account-delete-now = Borrar mi cuenta
access-account-log-about = Quién ha entrado, a quién se ha dejado entrar o se ha echado y qué se ha sacado, lo último primero. Los intentos fallidos se cuentan juntos. Se guardan las últimas { $kept } líneas de cada tipo. No contiene contraseñas, códigos ni direcciones de red.
access-account-log-show = Mostrar
access-account-log-all = Todo
access-account-log-none = No ha pasado nada de este tipo.
access-account-log-earlier = Anteriores

## What was done

access-account-ready = { $first ->
    [true] { account-ready } Crea tu primer torneo.
   *[other] { account-ready }
}
access-account-signed-out = Has cerrado la sesión en este dispositivo.
access-account-password-changed = Has cambiado tu contraseña. Se ha cerrado la sesión en todos los demás dispositivos, y los tokens para programas ya no valen.
access-account-noted = Anotado. Ya puedes dejar entrar a árbitros y coorganizadores.
access-account-lan-said = { $on ->
    [true] Ya puedes iniciar sesión desde otros dispositivos.
   *[other] Desde ahora solo puedes iniciar sesión en este ordenador.
}
access-account-thanks = Gracias. Ahora vuelve a lo que querías hacer.
