# The players' cards, at the desk

desk-cards-up = Todos los jugadores
desk-cards-title = Tarjetas de los jugadores
desk-cards-pdf = Un PDF con seis por página, para imprimir y cortar: cada montón, y los montones uno sobre otro, van por orden de nombre. Cada tarjeta tiene un código QR para un móvil y lo mismo en letras para la página <strong>{ $address }</strong>. Las tarjetas impresas antes valen hasta que se use una de ellas.
desk-cards-keep = Quien tiene una tarjeta es ese jugador: guarda el fichero para ti y bórralo en cuanto esté impreso. No se puede mostrar otra vez, solo hacer de nuevo.
desk-cards-make = Hacer las tarjetas
desk-cards-trying = ¿Solo quieres probarlo en este ordenador?
desk-cards-trying-about = Entonces una tarjeta abre la página de un jugador en otro navegador, o en una ventana privada.
desk-cards-everyone = Todos tienen la sesión iniciada
desk-cards-everyone-about = Si un móvil se pierde o se queda sin batería, muestra a ese jugador una tarjeta nueva; el móvil anterior pierde la sesión.
desk-cards-nobody = Todavía no hay jugadores
desk-cards-enter = Inscribir jugadores
desk-cards-claimed = Quién ha usado su tarjeta
desk-cards-head =
    .player = Jugador
    .card = Tarjeta
    .here = En esta pantalla
desk-cards-state =
    .claimed = Usada
    .again = otro intento
    .made = Hecha
    .none = Ninguna
desk-cards-new = Tarjeta nueva<span class="unseen"> para { $player }</span>
desk-cards-show = Mostrar<span class="unseen"> la tarjeta de { $player }</span>
