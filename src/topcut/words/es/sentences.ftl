# How sentences are put together


## How sentences are put together

list-end = { $before } y { $last }
list-end-before-vowel = { $before } e { $last }
list-choice = { $before } o { $last }
list-choice-before-vowel = { $before } u { $last }
list-more = { $before } y { $number } más
place-line = línea { $number }
place-round = ronda { $number }
place-match = encuentro { $number }
place-deck = mazo { $number }
place-then = { $place }: { $text }

# Who rules on games, as the rule book calls them. Other messages mention this one; a language may as well say
# `{ $official }` itself. `$vowel` says that the English word begins with one.
an-official = un { $official }
    .first = Un { $official }
