# Things with their number, by the English word for several of them. `-capital` is for a rule book that writes the word
# with capitals.

count-event-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
count-event-points-capital = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
count-tournament-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
count-fans = { $number ->
    [one] { $number } fan
   *[other] { $number } fans
}
count-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
count-devices = { $number ->
    [one] { $number } appareil
   *[other] { $number } appareils
}
count-facts = { $number ->
    [one] { $number } fait
   *[other] { $number } faits
}
count-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
