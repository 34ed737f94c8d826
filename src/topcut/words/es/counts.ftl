# Things with their number, by the English word for several of them. `-capital` is for a rule book that writes the word
# with capitals.

count-event-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
count-event-points-capital = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
count-tournament-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
count-fans = { $number ->
    [one] { $number } hincha
   *[other] { $number } hinchas
}
count-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
count-devices = { $number ->
    [one] { $number } dispositivo
   *[other] { $number } dispositivos
}
count-facts = { $number ->
    [one] { $number } entrada
   *[other] { $number } entradas
}
count-players = { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
