# Things with their number, by the English word for several of them. `-capital` is for a rule book that writes the word
# with capitals.

count-event-points = { $number ->
    [one] { $number } Event Point
   *[other] { $number } Event Points
}
count-event-points-capital = { $number ->
    [one] { $number } Event Point
   *[other] { $number } Event Points
}
count-tournament-points = { $number ->
    [one] { $number } Tournament Point
   *[other] { $number } Tournament Points
}
count-fans = { $number ->
    [one] { $number } Fan
   *[other] { $number } Fans
}
count-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
count-devices = { $number ->
    [one] { $number } Gerät
   *[other] { $number } Geräte
}
count-facts = { $number ->
    [one] { $number } Eintrag
   *[other] { $number } Einträge
}
count-players = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
