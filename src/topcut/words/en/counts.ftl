# Things with their number, by the English word for several of them. `-capital` is for a rule book that writes the word
# with capitals.

count-event-points = { $number ->
    [one] { $number } event point
   *[other] { $number } event points
}
count-event-points-capital = { $number ->
    [one] { $number } Event Point
   *[other] { $number } Event Points
}
count-tournament-points = { $number ->
    [one] { $number } tournament point
   *[other] { $number } tournament points
}
count-fans = { $number ->
    [one] { $number } fan
   *[other] { $number } fans
}
count-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
count-devices = { $number ->
    [one] { $number } device
   *[other] { $number } devices
}
count-facts = { $number ->
    [one] { $number } fact
   *[other] { $number } facts
}
count-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
