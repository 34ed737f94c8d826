# The desk's check-in, on the first day and on later ones

desk-check-in-find = Buscar por nombre o club
desk-check-in-type = Unas letras; Intro marca al primero
desk-check-in-here = está aquí
desk-check-in-take-back = está aquí, deshacer
desk-check-in-paid = { $paid ->
    [true] pagado
   *[other] sin pagar
}
desk-check-in-withdraw-one = Dar de baja a { $player }
desk-check-in-show =
    .title = Mostrar
    .all = Todos
    .awaited = Aún no están
desk-check-in-count = { $here } de { $players } aquí
desk-check-in-last = { $player } está aquí.
desk-check-in-last-not = { $player } no está aquí.
desk-check-in-undo = Deshacer
desk-check-in-card = Mostrar la tarjeta<span class="unseen"> de { $player }</span>
desk-check-in-nobody = Todavía no hay nadie inscrito
desk-check-in-nobody-about = Inscribe primero a los jugadores; después, cada uno es un toque aquí.
desk-check-in-enter = Inscribir jugadores
desk-check-in-everyone = Están todos.
desk-check-in-to-start = Ir al comienzo
desk-check-in-those-here = Aquí
desk-check-in-waiting = Lista de espera
desk-check-in-waiting-about = El primero entra en cuanto alguien se da de baja.
desk-check-in-phones = Check-in con el móvil
desk-check-in-phones-on = Activado: quien ha entrado con su móvil toca «Estoy aquí».
desk-check-in-phones-off = Desactivado: todos pasan por la mesa de la organización.
desk-check-in-phones-about = Si se activa, los jugadores hacen el check-in en su propia página. Nadie ve si de verdad están en la sala.
desk-check-in-switch-off = Desactivar
desk-check-in-switch-on = Dejar que los jugadores hagan su check-in
desk-check-in-not-coming = ¿Alguien no viene?
desk-check-in-player = Jugador
desk-check-in-choose = Elige…
desk-check-in-withdraw = Dar de baja…
desk-check-in-at-once = Hacer el check-in de todos a la vez
desk-check-in-check-all = Check-in de todos
desk-check-in-all-done = Todos tienen hecho el check-in.
desk-check-in-keys = Teclas
desk-check-in-keys-about = Las letras buscan un nombre, <kbd>Intro</kbd> marca al primero que aparece y vacía el campo para el siguiente.

## On later days

desk-arrivals-day = Día
desk-arrivals-one-day = Este torneo es de un solo día
desk-arrivals-one-day-about = Pon los otros días en el <a href="{ $schedule }">horario</a>: así se hace de nuevo el check-in cada día.
desk-arrivals-nothing = No hay ningún check-in que hacer.
desk-arrivals-to-round = A la ronda
desk-arrivals-choose = Elige
desk-arrivals-absent-about = A quien abandona ya no se le empareja, y puede volver más tarde. ¿Falta solo una ronda? Abre su página desde <a href="{ $people }">Abandonos y advertencias</a>.
desk-arrivals-drop = Registrar el abandono por ausencia
desk-arrivals-everyone = ¿Están todos?
desk-arrivals-all = Están todos
