# Playing Challengers! on phones


## Menu and marks

table-menu = Menu
    .table = The table
    .standings = Who is ahead
    .projector = For a projector
    .other-phone = Go on with another phone
    .verify = Check the shuffles
    .cards = All cards
    .again = Another game
    .ways = All ways to play
table-chip =
    .host = host
    .you = you
    .left = left, the Robot plays
    .away = away, a bot plays
    .choosing = choosing
    .ready = ready
    .deciding = deciding
    .won = won
table-your-name = Your name
table-save = Save
table-final = The final
    .watch = Watch the final
table-park = { $park }, round { $round }
table-over = The game is over
    .story = Every trophy, and the story of the game
    .verify = Check the whole game
    .again = Play again
table-over-wins = { $player } wins
table-wins = { $player } wins Challengers!

## Where a game begins

table-front = Play Challengers!
    .alone = Alone
    .play-alone = Play alone
    .table = At a table
    .open = Open a table
    .letters = Six letters
    .learn = Never played? See a first game
    .who = Who may open tables here
table-front-go-on = Go on<span class="unseen">: { $table }</span>
table-front-alone = You against the Robot, seven rounds. All it asks is the Robot's level.
table-front-table = Up to eight people, each with a phone. Bots and the Robot take empty seats.
table-front-join = Scan the code on the host's phone, or type its six letters.

## Joining

table-join = Join a table
    .title = Join
    .letters = Six letters from the host's phone
    .example = KQXLMA
    .sit = Sit down
    .ask = Ask to sit down
    .before = Already have a seat here?
    .yours = Is one of these seats yours?
    .watch = Only watch
    .projector = Show the table on this screen, for everybody
table-join-me = I am { $player }
table-join-here = At the table: { $players }.
table-join-no-account = You need no account and no password.
table-join-tap = Somebody at the table lets you in with a tap.
table-join-back = Come back to your own seat with this phone: somebody at the table lets you in with a tap.
table-join-dealt = The cards are dealt, so nobody new can sit down.
table-wait = Waiting to be let in
    .chip = Waiting
    .again = Look again
table-wait-ask = Ask the table to let { $player } in
table-wait-where = The host's phone at <strong>{ $table }</strong> now shows a button with your name, and beside it this phone's mark: <strong class="code">{ $mark }</strong>
table-rings = <b>{ $player }</b> wants to sit down.
table-rings-back = Another phone says it is <b>{ $player }</b>.
table-rings-mark = The mark on that phone is <b class="code">{ $mark }</b>.
table-rings-let-in = Let in<span class="unseen"> { $player }</span>
table-rings-no = No<span class="unseen">, not { $player }</span>
table-phone = Another phone
    .code = QR code for your seat
    .show = Show the code
table-phone-scan = Scan this with the other phone, or open the link there. It works once; this phone stays at the table, too.
table-phone-type = Or type at <b>/c</b>: <strong class="code">{ $code }</strong>
table-phone-secret = Whoever has this code has your seat: show it to nobody else.
table-phone-once = You get a code for your own seat, shown once.

## Before cards are dealt

table-letters =
    .strangers = Are these people you do not know? Somebody may have guessed the letters.
    .close = Send all away, and let nobody ring by letters for an hour
    .closed = The letters open nothing for an hour. The QR code and the link still do.
    .open = Let people ring by letters again
table-lobby =
    .mistake = Somebody here by mistake?
    .not-playing = Not playing after all?
    .leave = Leave the table
    .by-letters = Sit down with the six letters
    .others = More people?
    .others-solo = Playing with others?
    .code = QR code of the link to this table
table-lobby-deals = { $host } deals when everyone is here.
table-lobby-goes-on = This page goes on by itself.
table-lobby-free = Free the seat of { $player }
table-lobby-others = Others come in by <a href="#others">QR code or link</a>, or by the letters <strong class="code">{ $letters }</strong>
table-lobby-scan = Scan it, or open <code class="wrap">{ $address }</code>
table-lobby-letters = Or type these letters at <b class="wrap">{ $address }</b> and wait for the host to let you in: <strong class="code big">{ $letters }</strong>
table-lobby-screen = A screen for everybody? Type the letters there, too, or open <a href="{ $page }">the projector's page</a>.
table-options =
    .robot = The Robot's level
    .solo = SOLO cards
    .solo-note = only alone against the Robot
    .bots = Bots beside you
    .bots-play = They play
    .deal = Deal the cards
    .more = More options
    .printed = We have the printed cards
    .printed-note = phones say who sits where, and keep count; no bots
    .clock = A clock for each Deck Phase
    .pace = Bots answer
    .keep-one = Keep one card
    .keep-one-note = nobody may remove the last card of a deck
    .any-plan = The Robot takes any plan
    .any-plan-note = not the one with its icon
    .tray = Shuffle discarded cards back once a level has this many
    .tray-usual = when the pile is short
table-options-robot = It plays where the number of players is odd. Levels 4 and 5 only against one player.
table-options-sets = Sets besides City: choose { $sets }

## The Deck Phase

table-draw = Draw cards
table-draw-from = Five cards from { $piles ->
    [one] the pile
   *[other] one of the piles
}.
table-draw-level = Draw from { $level }
table-pick = Pick { $number } <small>of level { $level }</small>
    .drawn = The cards you drew
    .stop = Take no more
table-then = Round { $round } of { $rounds }, then you play { $player } in the { $park ->
    [1] green
    [2] red
    [3] purple
   *[4] yellow
} park
table-then-final = The final, in which you play { $player }
table-until = Until { $time } <span data-until="{ $ends }"></span>, then a bot stands in for you.
table-take = Take { $card }
table-take-how = Tap a card, then tap <b>Take</b>.
table-redraw = Redraw all
    .note = These go back, and as many new ones come. Once in this Deck Phase.
    .do = Redraw
table-pay = One more pick?
    .none = No, keep them all
table-pay-how = <b>{ $card }</b>: give a card back to take one more.
table-pay-card = Give { $card } back
table-empty = Your last card
    .how = Remove your last card, too? A player without cards loses the match.
    .keep = Keep it
    .remove = Remove it
table-deck = Your deck
table-deck-level = { $level ->
    [S] start
   *[other] level { $level }
}: { $number }
table-remove = Tick what you want to remove, and untick what you want to keep: nothing is gone before you are ready.
    .ready = Ready to play
table-waited-for = Everyone else is ready. Take the time you need.
table-coach = The coach
    .ask = Ask the coach
    .caption = Matches won
    .picked = Picked
    .removed = Removed
    .won = Won
    .none = No card
table-coach-how = How often you would win your next match { $ask ->
    [pick] with
   *[remove] without
} each of these cards, in { $played } imagined matches. Only you see this.
table-coach-often = { $percent }% ± { $margin }
table-coach-knows = It knows what you know: your deck, and what you have seen of your opponent’s. What it has not seen, it makes up. It looks no further than this match.

## The table

table-away = A bot plays for you. Answer below, or say that you are back.
    .back = I am back
table-against = against { $player }
table-watch = Watch<span class="unseen">: round { $round }</span>
table-left = You have left the game
    .note = The Robot plays your seat. You can still watch every match.
table-ready = You are ready.
table-matches = Round { $round }: the matches
table-you-play = You play { $player } in the { $park ->
    [1] green
    [2] red
    [3] purple
   *[4] yellow
} park.
table-asked = You are asked to choose.
table-my-match = Go to my match
table-piles = Piles:
table-stand-in = Is somebody away?
    .note = A bot answers until they are back; the Robot stays.
    .no-hurry = There is no hurry: the table can wait as long as it likes.
table-stand-in-when = The host can call a bot at any time, the others once the game has waited { $minutes } minutes for somebody. When a bot has played for the host as long, the next player is host until the host is back.
table-stand-in-bot = Let a bot stand in<span class="unseen"> for { $player }</span>
table-stand-in-robot = Give the seat to the Robot for good<span class="unseen">: { $player }</span>
table-leave = I have to go
    .note = For a break, just go: your seat waits, or the others let a bot stand in. For good, the Robot takes over.
    .leave = Leave the game

## A match

table-board =
    .flag = The flag
    .free = free
    .deck = deck
    .exhaust = exhaust
    .exhausted = Exhausted:
    .reach = to reach
table-board-of = of { $total }
table-board-fans = { $fans }<span class="unseen"> { $fans ->
    [one] fan
   *[other] fans
} in this match</span>
table-steps = Steps of this match
    .back = One step back
    .forward = One step forward
    .first = From the beginning
table-steps-skip = Skip<span class="unseen"> to the latest step</span>
table-speed = Speed
    .slow = slow
    .normal = normal
    .fast = fast
table-sound = Sound
table-choice = You have a choice to make in this match.
    .skip = Skip to it
    .none = None of these
    .deck = Still to come in your deck, in no particular order
    .nothing = Nothing.
table-small = bench { $taken }/{ $seats } · deck { $deck }
table-small-attack = { $total } of { $need }
table-match =
    .on = Go on
    .table = Back to the table
    .picture = Save as a picture
    .others = The other parks
    .now = Now in the parks
table-match-awaited = Everyone else is ready for the next match. Take the time you need, then go on.
table-match-lost = Whoever is on the attack turns over cards until they reach the number beside the flag, and takes it. The match is lost by running out of cards, or by having no free seat on the bench.
table-match-steps = Step by step, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
table-still = { $names ->
    [one] 1 name
   *[other] { $names } names
} for { $seats } seats · { $deck } in the deck

## When it is over

table-ranking = Ranking, with every trophy
    .trophies = Trophies
    .tokens = tokens
table-ranking-round = round { $round }
table-ranking-how = Fans of trophies and tokens; then the number of trophies, then the latest one.
table-ranking-final = The final decides between the first two.
table-story = Ranking and story
    .again = Every match to watch again
table-story-watch = Watch<span class="unseen"> again: { $said }</span>
table-story-round = Round { $round }, { $park }
table-story-of = <a href="{ $link }">{ $match }</a>:
table-story-beat = { $winner } beat { $loser }

## On a projector

table-projector = Projector
    .sitting = At the table
    .code = QR code to join this table
    .open = On the table
    .none = none
table-projector-scan = Scan it, or open <b class="wrap">{ $address }</b> and type
table-projector-final = { $second ->
    [You] The final: You against { $first }
   *[other] The final: { $first } against { $second }
}
table-projector-waits = Deck Phase: { $count ->
    [0] The matches begin.
    [one] One player is still choosing.
   *[other] { $count } players are still choosing.
}
table-projector-first = The first matches begin when every deck is ready.
table-projector-tokens = { $tokens }<span class="unseen"> { $tokens ->
    [one] fan token
   *[other] fan tokens
}</span>
table-projector-hidden = Rounds won. What trophies are worth stays hidden until round 7 is over.
table-projector-worths = Trophies: the round, then its fans.
table-trophy-worth = <span class="unseen">round </span>{ $round }: { $fans }<span class="unseen"> { $fans ->
    [one] fan
   *[other] fans
}</span>
table-trophy-round = <span class="unseen">round </span>{ $round }

## With the printed cards

table-real =
    .final = Who wins the game
    .who-won = Who has won?
    .trophy = The trophy shows
    .face-down = it stays face down
    .end = End the game
    .by-plan = Go on by Topcut's plan
    .printed = We use the printed plans
    .first = First half
    .second = Second half
    .sit = Sit like this
    .wrong = Something is wrong here
    .round = Round
    .really = Who really won
    .tokens-winner = Fan tokens of the winner
    .tokens-other = Fan tokens of the other player
    .as-before = as before
    .reason = What went wrong
    .correct = Correct it
    .gone = Somebody has to go
    .lay-out = What to lay out
table-real-half = half { $half }
table-real-tokens = Fan tokens of { $player }
table-real-untold = The trophy that { $player } won in round { $round }
table-real-save = Save<span class="unseen"> round { $round }</span>
table-real-printed = Topcut's plans are just as fair, but not the same. Say who sits where: it counts for this round if no result is in yet, otherwise for the next.
table-real-gone = For good: the Robot takes over the seat, and it is not ranked.
table-real-leaves = { $player } leaves
table-real-sets = Sets: { $sets }.
table-real-robot = The Robot, level { $level }: { $cards }.

## All cards

table-cards = The cards of Challengers!
    .short = The cards
    .play = Play
    .sets = Sets
    .all-sets = All sets
    .all-cards = All cards
table-cards-do = What they do<span class="unseen">: { $set }</span>
table-copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}{ $kind ->
    [starter] , everyone starts with { $copies ->
        [one] it
       *[other] them
    }
    [rare] , rare
    [common] , common
   *[none] {""}
}
table-paper = On paper
    .which = Which
    .how-many = How many
    .one = One of each
    .all = All copies of the box
    .size = Paper
    .a4 = A4
    .us-letter = US Letter
    .open = Open the PDF
table-paper-note = Nine cards on a page, as large as playing cards, with marks to cut along.

## The guided first game

table-learn =
    .leave = Leave
    .park = The park
    .happened = What happened
    .back = Back
    .next = Next
    .play = Play alone now
    .tables = See the tables
    .cards = Look at all cards
    .again = Once more
table-learn-title = { $lesson } · your first game

## Who may open tables

table-switch = Card tables
    .here = Card tables on this computer
    .who = Who may open a table of Challengers!
    .most = Games at once, at most
    .hours = Hours after which an idle table is put away
