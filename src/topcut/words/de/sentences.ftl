# How sentences are put together


## How sentences are put together

list-end = { $before } und { $last }
list-end-before-vowel = { $before } und { $last }
list-choice = { $before } oder { $last }
list-choice-before-vowel = { $before } oder { $last }
list-more = { $before } und { $number } weitere
place-line = Zeile { $number }
place-round = Runde { $number }
place-match = Match { $number }
place-deck = Deck { $number }
place-then = { $place }: { $text }

# Who rules on games, as the rule book calls them. Other messages mention this one; a language may as well say
# `{ $official }` itself. `$vowel` says that the English word begins with one.
an-official = ein { $official }
    .first = Ein { $official }
