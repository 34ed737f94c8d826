# Challengers!: what happens in a game and its matches


## Playing Challengers! in the terminal

challengers-won = Deck { $seat } wins after { $reveals ->
    [one] 1 revealed card
   *[other] { $reveals } revealed cards
}: { $how ->
    [bench] the other bench is too small.
    [guard] the match went on for too long, so the flag decides.
   *[deck] the other deck cannot reach the total.
}
challengers-seed = Shuffled with the seed “{ $seed }”: the same seed gives the same cards.
play-welcome = Challengers! with { $players ->
    [one] you alone against the Robot
   *[other] { $players } players
}. Seven rounds: build a deck, then capture the flag. Type q to leave, ? to see your deck.
play-solo-unused = At level { $level } the Robot draws no R cards, so no SOLO card can come up. Choose --robot-level 2 to 5 to meet them.
play-expert-slow = The expert thinks with fewer matches here, because numba is not installed. To let it play at its best, install Topcut with its extra “planner”.
play-coach = Coach: wins { $percent }% ± { $margin }.
play-coach-none = No card, and on as it is. { $chances }
play-turn = { $name }, it is your turn. Everyone else looks away now. Type y, { $name }, when only you can see the screen
play-look-again = Everyone may look again. Press Enter
play-asked = { $name } is asked:
play-round = Round { $round } of { $rounds }
play-finalists = The seven rounds are over. { $first } and { $second } have the most fans, and play the final.
play-final-decks = Before the final you may still remove cards.
play-standing = { $name }: { $tokens ->
    [one] 1 fan token
   *[other] { $tokens } fan tokens
}, { $count ->
    [0] no trophy
    [one] the trophy of round { $trophies }
   *[other] the trophies of rounds { $trophies }
}{ $fans ->
    [hidden] {" "}(fans hidden)
    [one] : 1 fan in all
   *[other] : { $fans } fans in all
}
play-you = You
play-robot = Robot
play-half = Deck { $number }
printed-plans = Seats by the printed plans
solo-title = Alone against the Robot
solo-name = Challenger
table-title = { $name }’s table
tables-said = Saved. It counts for the next table that is opened.
ring-refused = Nobody at a table is waiting for this phone any more. Ask them, and type the letters again.
stood-up = { $player } has left the table. The seat is free again.
lobby-here = { $count ->
    [0] Nobody is here yet
    [one] You are here
   *[other] { $count } are here
}
table-clock = { $minutes ->
    [0] none: take the time you need
    [one] 1 minute
   *[other] { $minutes } minutes
}
table-pace = { $pace ->
    [calm] calmly, every three seconds
    [at-once] at once
   *[other] briskly, every second
}
bot-plays = { $bot ->
    [random] random: takes any card
    [greedy] greedy: takes the strongest
    [drafter] drafter: tries matches out
   *[expert] expert: tries out hundreds
}
tables-who = { $who ->
    [nobody] Nobody
    [accounts] Those with an account
   *[other] Everyone who gets to this page
}
tables-open = { $count ->
    [0] No table is open
    [one] 1 table is open
   *[other] { $count } tables are open
}
game-last = { $won ->
    [yes] You won
   *[no] You lost
} { $round ->
    [8] the final
   *[other] round { $round }
}{ $fans ->
    [none] .
    [one] . The trophy has 1 fan.
   *[other] . The trophy has { $fans } fans.
}
game-waits = { $count ->
    [0] The matches begin.
    [one] One player is still choosing.
   *[other] { $count } players are still choosing.
}
game-has = { $name ->
    [0] New in your deck
    [one] You have 1 of this name
   *[other] You have { $name } of this name
}, { $set ->
    [0] no { $which } yet
    [one] 1 card of { $which }
   *[other] { $set } cards of { $which }
}
game-then = Your deck would have { $number ->
    [one] 1 card
   *[other] { $number } cards
}
game-level = { $level ->
    [S] start
   *[other] level { $level }
}
game-then-names = { $more ->
    [yes] { $names } different names, one more than now
   *[other] { $names } different names, as now
}
game-pile = { $cards ->
    [one] 1 card in the pile
   *[other] { $cards } cards in the pile
}
game-give-up = { $number ->
    [one] You give up 1 pick.
   *[other] You give up { $number } picks.
}
game-deck = My deck, { $number ->
    [one] 1 card
   *[other] { $number } cards
}
game-seat = { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}{ $worth ->
    [none] {""}
   *[other] {" "}worth { $worth }
}, { $fans ->
    [one] 1 fan token
   *[other] { $fans } fan tokens
}{ $cards ->
    [none] {""}
    [one] , 1 card
   *[other] , { $cards } cards
}
game-total = { $fans ->
    [one] 1 fan
   *[other] { $fans } fans
}, { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
play-bot = { bot-name } { $seat }
bot-name = { $bot ->
    [random] Random
    [greedy] Greedy
    [drafter] Drafter
   *[expert] Expert
}
play-deck = Your deck, { $number ->
    [one] 1 card
   *[other] { $number } cards
}:
play-ask-draw = From which pile do you draw five cards: { $levels } (Enter for { $highest })
play-drawn = You draw:
play-ask-pick = Pick a card ({ $number } left): its number{ $redraw ->
    [true] , r to draw again
   *[false] {""}
}, or 0 for none
play-ask-none = You could still pick { $number ->
    [one] 1 card
   *[other] { $number } cards
}. Pick none of these? Type y to go without, or press Enter to look again
play-ask-remove = Remove a card from your deck: its number, or Enter to go on
play-ask-empty = That is your last card, and an empty deck loses. Remove it anyway (y or n)
play-ask-pay = Your { $card }: remove a card for one more pick: its number{ $may ->
    [true] , or Enter for none
   *[false] {""}
}
play-ask-move = { $owner ->
    [You] Your
   *[other] { $owner }'s
} { $card } ({ $text }) Which card: its number{ $may ->
    [true] , or Enter for none
   *[false] {""}
}
play-ask-top = Your { $card }: which card comes on top
play-not-there = Possible answers are { $possible }.
play-match = { $final ->
    [true] The final:{" "}
   *[false] {""}
}{ $first } against { $second ->
    [You] you
   *[other] { $second }
}. { $begins ->
    [You] You reveal
   *[other] { $begins } reveals
} the first card.
play-park = { $who }: { $flag ->
    [none] { $attack ->
        [none] {""}
       *[other] in the attack { $attack }{ $total ->
            [none] {""}
           *[other] , { $total } so far
        };{" "}
    }
   *[other] the flag is on { $flag }, { $total } to reach;{" "}
}{ $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, on the bench { $bench ->
    [none] nothing
   *[other] { $bench }
}, exhausted { $exhaust ->
    [none] nothing
   *[other] { $exhaust }
}.
play-reveal = { $who ->
    [You] You reveal
   *[other] { $who } reveals
} { $card }: { $total } { $need ->
    [none] power.
   *[other] against { $need }.
}
play-reveal-plain = { $who ->
    [You] You reveal
   *[other] { $who } reveals
} { $card }.
play-total = { $who ->
    [You] You have
   *[other] { $who } has
} { $total } { $need ->
    [none] power with { $card }.
   *[other] against { $need }.
}
play-flag = { $who ->
    [You] Your
   *[other] { $who }'s
} { $card } has the flag, with { $total } power.
play-bench = { $who ->
    [You] Your
   *[other] { $who }'s
} { $cards } to the bench{ $over ->
    [true] , which has only { $most } seats for { $seats } names.
   *[false] , { $seats } of { $most } seats taken.
}
play-whose = { $who ->
    [You] your
   *[other] { $same ->
        [true] their
       *[false] { $who }'s
    }
}
play-unseen = an unseen card
play-move = { $owner ->
    [You] Your
   *[other] { $owner }'s
} { $by } moves { $card } from { $source ->
    [self] the park
    [bench] { $whose } bench
    [exhaust] { $whose } exhaust pile
    [bottom] the bottom of { $whose } deck
    [pile-A] pile A
    [pile-B] pile B
    [pile-C] pile C
   *[top] { $whose } deck
} { $target ->
    [bench] to { $to } bench
    [exhaust] to { $to } exhaust pile
    [removed] out of { $to } deck
    [bottom] under { $to } deck
   *[top] on top of { $to } deck
}.
play-arrange = { $who ->
    [You] You look at your top cards and lay
   *[other] { $who } looks at the top cards and lays
} them back.
play-fans = { $owner ->
    [You] Your
   *[other] { $owner }'s
} { $card } brings { $who ->
    [You] you
   *[other] { $same ->
        [true] them
       *[false] { $who }
    }
} { $number ->
    [one] 1 fan.
   *[other] { $number } fans.
}
play-next = { $who ->
    [You] Your
   *[other] { $who }'s
} { $card }: { $number } more power for { $who ->
    [You] your
   *[other] their
} next card.
play-end = { $who ->
    [You] You win
   *[other] { $who } wins
} the match: { $how ->
    [bench] no seat is left on the other bench.
    [left] the opponent has left.
    [guard] it went on for too long.
   *[deck] the other deck cannot reach the total.
}
play-trophy = { $who ->
    [You] You win
   *[other] { $who } wins
} the trophy of round { $round }{ $fans ->
    [hidden] .{ $later ->
        [true] {" "}Only { $who ->
            [You] you
           *[other] { $who }
        } will see what it is worth.
       *[false] {""}
    }
    [one] . { $who ->
        [You] Your trophy
       *[other] It
    } is worth 1 fan.
   *[other] . { $who ->
        [You] Your trophy
       *[other] It
    } is worth { $fans } fans.
}
play-trophy-box = The trophy of round { $round } goes back to the box.
play-go-on = Press Enter to go on
play-won = { $name ->
    [You] You win Challengers! Congratulations.
   *[other] { $name } wins Challengers!
}
play-goodbye = Goodbye. The seed of this game was “{ $seed }”.
board-begins = { $second ->
    [You] You against { $first }
   *[other] { $first } against { $second }
}. { $begins ->
    [You] You reveal
   *[other] { $begins } reveals
} the first card, { $tossed ->
    [true] by the toss of the flag.
   *[false] thanks to the better trophy.
}
board-match = { $second ->
    [You] You against { $first }
   *[other] { $first } against { $second }
}
board-title = { $second ->
    [You] You against { $first }
   *[other] { $first } against { $second }
}, { $place ->
    [final] the final
   *[other] { $place }, round { $round }
}
board-bench = { $who ->
    [You] Your bench
   *[other] { $who }'s bench
}, { $taken } of { $seats } seats taken
board-attack = { $who ->
    [You] Your attack
   *[other] { $who }'s attack
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-holds = { $who ->
    [You] You hold
   *[other] { $who } holds
} the flag
board-lost-flag = { $who ->
    [You] You have
   *[other] { $who } has
} lost the flag
board-attacks = { $who ->
    [You] You are
   *[other] { $who } is
} on the attack
board-nothing = { $who ->
    [You] You have
   *[other] { $who } has
} no card in the park yet
board-under = Under it: { $cards }
board-waiting = { $power } more power for the next card
board-waits = { $who ->
    [You] Everyone waits for you.
   *[other] { $who } has a choice to make.
}
board-won = { $who ->
    [You] You won this match.
   *[other] { $who } won this match.
}
tale-final = { $winner } beat { $loser } in the final, in which { $reveals } cards came up, and won the game.
tale-lead = { $winner } won the game after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, with { tale-fans } to { $others }.
tale-alone = { $winner } won the game with { tale-fans }; everyone else had left.
tale-nobody = Nobody won the game: everyone had left.
tale-fans = { $fans ->
    [one] 1 fan
   *[other] { $fans } fans
}
tale-in = { $round ->
    [final] in the final
   *[other] in round { $round }
}
tale-closest = No match was closer than the one { tale-in }: { $loser } lacked { $lack } power against { $winner } when the last card was out.
tale-no-closest = No match was decided by the last card of a deck.
tale-longest = No match was longer than the one { tale-in }: { $winner } beat { $loser } after { $reveals } cards.
tale-upset = No upset was bigger than the one { tale-in }: { $winner } was { $gap ->
    [one] 1 fan
   *[other] { $gap } fans
} behind { $loser } before it, and won.
tale-no-upset = There was no upset: nobody beat a player who had more fans before that round.
tale-card = No card decided more matches than { $card }: it held the flag at the end of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
tale-no-card = No match ended with a card holding the flag.
tale-trophies = Nobody took more trophies than { $winner }: { $count }, worth { tale-fans }.
tale-no-trophies = Nobody was left to be ranked.
choice-move = { $owner ->
    [You] Your
   *[other] { $owner }'s
} { $card }: which card { $to ->
    [bench] goes to the bench?
    [exhaust] is exhausted?
    [removed] leaves the deck for good?
    [bottom] goes under the deck?
   *[top] goes on top of the deck?
}
choice-top = Your { $card }: which card comes on top of your deck?

## The table of Challengers!

play-kept = The game is saved. Go on with: topcut challengers play --resume { $name }
play-saved = The game is saved as { $name }. Look at it with topcut log, pass it on with topcut export, check the export with topcut verify.
