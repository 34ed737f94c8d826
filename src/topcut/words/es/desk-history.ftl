# The desk's page of the log

desk-history-about = Tema
desk-history-kind =
    .everything = todo
    .results = resultados
    .rounds = rondas
    .people = personas
    .conduct = comportamiento
    .clock = reloj
desk-history-player = Jugador
desk-history-everyone = todos
desk-history-words = Palabras
desk-history-filter = Filtrar
desk-history-undone = deshecho
desk-history-strike = Tachar
desk-history-earlier = Anteriores
desk-history-nothing = No se ha encontrado nada. Filtra menos.
desk-history-taken-back = Se ha deshecho el último paso. El registro conserva los dos.
