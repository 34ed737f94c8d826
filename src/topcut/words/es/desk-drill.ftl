# The desk's page of a drill

desk-drill = Simulacro
desk-drill-title = Este simulacro
desk-drill-pace = Cómo sigue
desk-drill-crew = { $simulated ->
    [true] Llevar tú la organización
   *[other] Simular también la organización
}
desk-drill-again = Con la semilla <b>{ $seed }</b> y { $players } jugadores se puede empezar otra vez el mismo simulacro. El reloj de una ronda va en tiempo real, sea cual sea la velocidad.
desk-drill-players = Sé uno de sus jugadores
desk-drill-players-about = La página del jugador se abre en otra pestaña, como en un móvil. Aquí tu sesión sigue abierta, y este navegador es un solo jugador a la vez. Mientras tanto nadie simula a ese jugador.
desk-drill-be = Ser { $player }
desk-drill-nobody = Ahora mismo no juega nadie. Empareja la próxima ronda y vuelve a mirar aquí.
desk-drill-phone = Con un móvil de verdad: elige a uno de los <a href="{ $players }">jugadores</a>, dale una tarjeta y escanea su código. A los árbitros los <a href="{ $officials }">dejas entrar</a> como siempre.
desk-drill-try = Para probar
    .result = Introduce un resultado, y resuelve la mesa en la que no coinciden
    .calls = Atiende las llamadas
    .announce = Avisa a todos de algo
    .standings = Mira por qué uno va por delante de otro
    .twice = Encuentra a quien se ha inscrito dos veces
    .check-in = Mira quién ha venido
    .officials = Nombra a los árbitros
    .start = Empieza
desk-drill-enough = ¿Has visto bastante?
desk-drill-goes = Todo lo de este simulacro desaparece, al momento y definitivamente. Puedes empezar otro cuando quieras.
desk-drill-sure = Sí, definitivamente
desk-drill-remove = Eliminar el simulacro
