# The desk's page about the big screen

desk-display-title = Lo que se ve en la pantalla grande
desk-display-shows = Muestra
desk-display-language = Idioma
desk-display-public = Los avisos aparecen por encima de lo que muestre, y el fin del tiempo la llena durante un minuto. Nada de lo que muestra es secreto: es tan público como los emparejamientos.
desk-display-show = Mostrar esto
desk-display-open-title = Ábrela en el proyector
desk-display-open = Abrir la pantalla
desk-display-elsewhere = No necesita cuenta. En otro ordenador o en una tele escribe <code>{ $address }</code>{ $scans ->
    [true] {" "}o escanea este código
   *[other] {""}
}, ponla a pantalla completa (<kbd>F11</kbd>) y toca una vez <b>Activar el sonido</b>.
desk-display-code = Código QR de la pantalla
desk-display-stream = Para emitir en directo
desk-display-stream-about = Para OBS y similares: una página transparente de 1920 × 1080 que cambia sola. Añádela como fuente de navegador.
desk-display-stream-table = Una mesa: <code>{ $address }</code>
desk-display-stream-bracket = El cuadro: <code>{ $address }</code>
desk-display-stream-open = Abrir la mesa { $table }
desk-display-several = { $count } torneos en una pantalla
desk-display-several-about = Dos van uno junto al otro; si son más, se turnan. Cada uno muestra lo que se elige en su propio panel.
desk-display-together = Abrirlos juntos
