# Challengers!: the lessons


## Playing Challengers! in the terminal

learn-deck-title = Your deck
learn-deck = Everyone starts with the same { $number } cards. The large number on a card is its power, and that is all these cards have.
learn-draw-title = Deck Phase: draw
learn-draw = Before each match you draw { $number } cards. In round 1 they come from pile { $level }, and every card of that pile has an { $level } in its corner. If you like none of them, you may draw again, once in each Deck Phase.
learn-pick-title = Deck Phase: pick
learn-pick = You pick { $number ->
    [one] a card
   *[other] { $number } cards
} for your deck: { $cards }. You may also remove cards from your deck, as many as you like{ $removed ->
    [0] ; you keep them all
   *[other] ; you remove { $removed }
}. You play with { $deck } cards.
learn-robot-title = Your opponent
learn-robot = Alone, you play against the Robot. It has { $number } cards, picks none and never chooses anything: it reveals card after card. Both decks are shuffled, and the match begins.
learn-flag-title = The flag
learn-flag = { $who ->
    [You] You reveal
   *[other] { $who } reveals
} the first card. { $card } takes the flag, with power { $total }. Now the other side attacks: it must reach { $total }.
learn-reach-title = Taking the flag
learn-reach = { $who ->
    [You] You reveal
   *[other] { $who } reveals
} { $card }: { $total }, and { $need } had to be reached. { $equal ->
    [true] Equal is enough:
   *[false] That is enough:
} the flag changes sides.
learn-bench-title = The bench
learn-bench = What loses the flag goes to the bench: { $cards }. A bench has { $seats } seats, and { $who ->
    [You] you have
   *[other] { $who } has
} taken { $taken }.
learn-sum-title = Several cards add up
learn-sum = One card is often not enough. Whoever attacks reveals one after the other until they add up: { $cards } make { $powers } = { $total }, and { $need } had to be reached. Only the last card then defends the flag; the others lie under it.
learn-stack-title = Same name, same seat
learn-stack = Cards with the same name share a seat: { $copies } × { $card } need only one. { $who ->
    [You] You have
   *[other] { $who } has
} taken { $taken } of { $seats } seats. So several cards of one name are good to have.
learn-effect-title = What cards can do
learn-effect = { $who ->
    [You] Your
   *[other] { $who }'s
} { $card } has power { $printed }, but counts { $counts } here. The reason is written on the card.
learn-end-title = Why a match ends
learn-end = { $how ->
    [deck] { $loser ->
        [You] You must
       *[other] { $loser } must
    } attack, and { $loser ->
        [You] have
       *[other] has
    } no card left
    [bench] { $loser ->
        [You] You need
       *[other] { $loser } needs
    } more than { $seats } seats
   *[other] The match is stopped
}: { $who ->
    [You] you win.
   *[other] { $who } wins.
} There are two ways to lose: your deck does not reach the flag, or your bench needs more than { $seats } seats.
learn-trophy-title = Trophies and fans
learn-trophy = { $mine ->
    [true] You take
   *[false] The Robot takes
} the trophy of round 1: it is worth { $fans } fans. Later trophies are worth more, and some cards bring fans as well. The cards go back into the decks, and the next Deck Phase begins. Alone, you win with the most fans after { $rounds } rounds, or with { $lead } more than the Robot before that. With more than two players, the two with the most fans play a final.
learn-step = Step { $step } of { $steps }
