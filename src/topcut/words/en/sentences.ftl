# How sentences are put together


## How sentences are put together

list-end = { $before } and { $last }
list-end-before-vowel = { $before } and { $last }
list-choice = { $before } or { $last }
list-choice-before-vowel = { $before } or { $last }
list-more = { $before } and { $number } more
place-line = line { $number }
place-round = round { $number }
place-match = match { $number }
place-deck = deck { $number }
place-then = { $place }: { $text }

# Who rules on games, as the rule book calls them. Other messages mention this one; a language may as well say
# `{ $official }` itself. `$vowel` says that the English word begins with one.
an-official = { $vowel ->
    [true] an { $official }
   *[other] a { $official }
}
    .first = { $vowel ->
        [true] An { $official }
       *[other] A { $official }
    }
