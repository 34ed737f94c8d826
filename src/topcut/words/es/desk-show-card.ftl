# A player's card, shown at the desk

desk-show-card-title = Tarjeta de { $player }
desk-show-card-signed-in = Sesión iniciada
desk-show-card-code = Código QR de la tarjeta de { $player }
desk-show-card-scan = Escanea esto con tu móvil, o abre <strong class="long">{ $address }</strong> y teclea
desk-show-card-window = En una ventana privada de este ordenador, abre <strong class="long">{ $address }</strong> y teclea
desk-show-card-signs-out = Una tarjeta nueva cierra la sesión de ese móvil.
desk-show-card-new = { $again ->
    [true] Tarjeta nueva para { $player }
   *[other] Mostrar la tarjeta de { $player }
}
desk-show-card-done = Listo
desk-show-card-print = Imprimirla
desk-show-card-about = Vale para un solo móvil, y solo se muestra ahora. Las tarjetas anteriores de { $player } ya no funcionan, y se cierra la sesión del móvil que usara una.
