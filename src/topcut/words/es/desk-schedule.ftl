# The schedule, at the desk

desk-schedule-title = Horario
desk-schedule-field = Qué pasa y cuándo
desk-schedule-how = Una línea para cada cosa: la hora, y luego qué pasa. Encima de cada día va su fecha, o «{ desk-schedule-day }», en una línea aparte. Como mucho { $most } líneas. Lo puede leer todo el mundo; los móviles muestran lo que viene.
desk-schedule-save = Guardar el horario
desk-schedule-read = Como lo lee todo el mundo
desk-schedule-example = Dos días, por ejemplo
desk-schedule-check-in = Check-in
desk-schedule-round = Ronda 1
desk-schedule-lunch = Comida
desk-schedule-day = Día 2
desk-schedule-top = Top 8
desk-schedule-later-days = Cada día siguiente vuelves a hacer el check-in, y todos mantienen la sesión abierta durante la noche.
