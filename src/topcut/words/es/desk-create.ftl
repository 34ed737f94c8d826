# Creating a tournament

desk-create-title = Torneo nuevo
desk-create-structure = Rondas y { $cut } según el número de jugadores
desk-create-looked-up = Se consulta al empezar, para los jugadores que estén entonces.
desk-create-numbers = { $binding ->
    [must] Otros números son una desviación.
   *[other] La tabla es una sugerencia: otros números los decides tú.
}
desk-create-changes = Cambia { $what }.
desk-create-usually = Normalmente: { $value }
desk-create-another = Otro reglamento
desk-create-planner = ¿Cuántas rondas? Pregunta al planificador
desk-create-five = Cinco preguntas
desk-create-which = ¿Con qué reglamento se juega?
desk-create-version = Versión { $version }, { $clauses ->
    [one] 1 cláusula
   *[other] { $clauses } cláusulas
}
desk-create-called = ¿Cómo se llama?
desk-create-called-as = Open de la Bahía
desk-create-when = ¿Cuándo es?
desk-create-where = ¿Dónde es?
desk-create-where-later = se puede añadir después
desk-create-how-many = ¿Cuántos pueden jugar?
desk-create-no-limit = sin límite
desk-create-wait = Cuando se ocupan todas las plazas, los siguientes esperan y van pasando.
desk-create-whose = ¿De quién es?
desk-create-mine = solo mío
desk-create-create = Crearlo <kbd>Intro</kbd>
desk-create-next = Después inscribes a los jugadores.
desk-create-expert = <strong>Experto</strong> <span class="note">cuota, y cada ajuste del reglamento</span>
desk-create-fee = ¿Hay cuota de inscripción?
desk-create-fee-yes = Sí, o no se sabe
desk-create-fee-yes-about = Puedes marcar quién ha pagado.
desk-create-fee-no = Sin cuota
desk-create-fee-no-about = Ninguna página habla de ella.
desk-create-silent = Donde el documento no dice nada
desk-create-silent-about = Cada pregunta tiene su respuesta habitual: déjala si no tienes una mejor. Solo se pueden responder ahora. Las respuestas son públicas, y las que cambies quedan marcadas.
desk-create-fixes = Lo que el documento fija
desk-create-fixes-about = Cambiar algo de esto es una desviación: aparece en la página pública con su cláusula y tu motivo.
desk-create-why = ¿Por qué lo cambias? Para la página pública
desk-create-choose-first = Elige antes un reglamento arriba.
desk-create-every = Mostrar todos los ajustes
desk-create-every-about = Lo que el reglamento deja abierto y lo que fija. Todavía no se crea nada.
desk-create-happens = Qué viene después
desk-create-step-enter = Inscribe a los jugadores: escribe o pega los nombres.
desk-create-step-check-in = Haz su check-in, si quieres.
desk-create-step-start = Empieza, mira el sorteo y publica la ronda 1.
desk-create-follows = Rondas, corte, puntos, desempates y listas siguen el reglamento, cada cosa con su cláusula. El título, el lugar y la fecha se pueden corregir después. El reglamento no.
