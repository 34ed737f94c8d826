# Everything on paper

desk-print-title = Imprimir
desk-print-heading = Imprimir <small>cada uno es un PDF que se abre en tu navegador</small>
desk-print-round = La ronda
desk-print-sheet =
    .slips = Hojas de resultado
    .by-name = Emparejamientos por nombre
    .by-table = Emparejamientos por mesa
    .judges = Hojas de los árbitros
    .standings = Clasificación
    .ranking = Clasificación final
    .cross-table = Tabla cruzada
    .bracket = Cuadro
    .certificates = Diplomas
desk-print-about =
    .slips = Una por mesa, con lo que hay que rellenar y firmar. Corta el montón en seis pilas y ponlas una sobre otra: quedan ordenadas por mesa. Ninguna para un bye.
    .by-name = Para la pared: cada jugador busca su nombre y encuentra su mesa.
    .by-table = Para repartir las hojas, y para anunciar.
    .judges = Sitio para llamadas, advertencias y minutos extra, mesa por mesa.
    .standings = Con todos los desempates, la línea del corte y el sello del registro.
    .cross-table = El camino de cada jugador por las rondas.
    .lists = Como se entregaron, con una casilla para marcar en cada línea.
    .bracket = Como dibujo, completo hasta donde se ha jugado.
    .certificates = Diplomas con nombre y puesto, para firmar y entregar.
    .pages = Las páginas públicas y el registro también se imprimen con el navegador: en claro, sin botones y sin nada privado.
desk-print-no-code = Sin código QR, porque los móviles no llegan a este ordenador: para eso, inícialo con <code>{ $command }</code>.
desk-print-whole = { $tournament ->
    [game] Toda la partida
   *[other] Todo el torneo
}
desk-print-lists = Listas ({ $list })
desk-print-certificates-for = { $whose ->
    [winner] Ganador
    [cut] Top { $cut }
   *[everybody] Todos
}<span class="unseen">: diplomas</span>
desk-print-pages =
    .pairings = Emparejamientos
    .standings = clasificación
    .log = registro
desk-print-paper =
    .title = Papel
    .a4 = A4
    .us-letter = US Letter
    .go = Usar este papel
    .kept = Se recuerda en este navegador.
desk-print-cards =
    .title = Tarjetas de los jugadores
    .about = Cada una con un código secreto, con el que un móvil inicia sesión como ese jugador.
    .go = Hacer tarjetas
desk-print-won = Ganado
