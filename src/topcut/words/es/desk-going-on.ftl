# The desk's page after another computer has taken over

desk-going-on-title = Continuar <small>época { $epoch }</small>
desk-going-on-missing = { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} sin resultado
desk-going-on-missing-about = Si este ordenador ha tomado el relevo, puede faltar lo que se reportó en los últimos segundos. Los móviles que llegan a él por el mismo nombre y puerto envían lo suyo solos; pregunta a los demás.
desk-going-on-reported = <strong>Reportado antes, y aquí falta:</strong> { $count ->
    [one] el móvil de { $players } tiene un recibo.
   *[other] los móviles de { $players } tienen recibos.
}
desk-going-on-enter = Introducir la mesa { $table }
desk-going-on-none = No queda nada pendiente: cada mesa de la ronda tiene su resultado, o no se está jugando ninguna ronda.
desk-going-on-others = También hay recibos que este registro no conoce en los móviles de { $players }.
desk-going-on-phones = Móviles
desk-going-on-phones-about = Los móviles que abren otra dirección que antes escanean esto y vuelven a iniciar sesión, con su tarjeta o con una nueva.
desk-going-on-code = Código QR de { $address }
desk-going-on-back = Recuperarlo
desk-going-on-back-about = Otro ordenador lleva { $tournament ->
    [game] esta partida
   *[other] este torneo
} desde la época { $epoch }. Si aquel no debe seguir, recupéralo: lo que se introdujo allí no está aquí, y no se puede juntar con lo que se introduzca aquí a partir de ahora.
desk-going-on-here = Continuar aquí de todos modos
