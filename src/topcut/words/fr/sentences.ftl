# How sentences are put together


## How sentences are put together

list-end = { $before } et { $last }
list-end-before-vowel = { $before } et { $last }
list-choice = { $before } ou { $last }
list-choice-before-vowel = { $before } ou { $last }
list-more = { $before } et { $number } de plus
place-line = ligne { $number }
place-round = ronde { $number }
place-match = match { $number }
place-deck = deck { $number }
place-then = { $place } : { $text }

# Who rules on games, as the rule book calls them. Other messages mention this one; a language may as well say
# `{ $official }` itself. `$vowel` says that the English word begins with one.
an-official = un { $official }
    .first = Un { $official }
