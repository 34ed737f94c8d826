# What cannot be played in Challengers!


## Challengers!: sets, decks, answers

refusal-set-broken = { $why ->
    [missing] There is no file “{ $source }”. Give the path of a set.
    [too-large] “{ $source }” is too large for a set of cards. Is it the right file?
    [unreadable] “{ $source }” cannot be read ({ $detail }). Check its permissions.
    [not-text] “{ $source }” is not text in UTF-8. Save it as a plain text file.
    [toml] “{ $source }” is not valid TOML: { $detail }. Correct it there.
   *[endless] “{ $source }” is nested without end. Write it again.
}
refusal-set-field-unknown = “{ $source }”{ $card ->
    [none] {""}
   *[other] , card “{ $card }”
}: there is no field “{ $field }”. Use { $possible }.
refusal-set-field-missing = “{ $source }”{ $card ->
    [none] {""}
   *[other] , card “{ $card }”
}: the field “{ $field }” is missing. Add it.
refusal-set-field-wrong = “{ $source }”{ $card ->
    [none] {""}
   *[other] , card “{ $card }”
}: “{ $field }” { $wanted ->
    [text] must be short text that is not empty
    [number] must be a whole number from { $least } to { $most }
    [word] must be one of { $possible }
    [truth] must be true or false
    [table] must be a table in braces
    [list] must be a list of tables in braces
   *[cards] must be a list of 1 to { $most } cards
}.
refusal-set-sum = “{ $source }” says that it has { $stated } cards of level { $level }, but the copies add up to { $counted }. Correct one of them.
refusal-set-power = “{ $source }”, card “{ $card }”: power { $power } is too much for level { $level }, which has at most { $most }. Lower it, or raise the level.
refusal-set-rarity = “{ $source }”, card “{ $card }” is called { $label }, but has { $copies } copies. Rare means 3 or fewer, common 5 or more.
refusal-set-name-twice = “{ $source }”: there is already a card “{ $card }” in { $set }. Give it another name.
refusal-set-name-taken = “{ $source }”: there is already a set called “{ $name }”. Give it another name.
refusal-set-picked = “{ $source }”, card “{ $card }”: only { $sets } can have effects when a card is picked. Choose another moment.
refusal-set-moment = “{ $source }”, card “{ $card }”: “{ $do }” cannot happen at the moment “{ $when }”. Choose another moment.
refusal-set-static = “{ $source }”, card “{ $card }”: what counts as “{ $when }” can only be power, not “{ $do }”.
refusal-set-bench = “{ $source }”, card “{ $card }”: only power from the bench may use “select” and “during” (attack or flag), and it is a plain number without “per” or “if”.
refusal-set-move = “{ $source }”, card “{ $card }”: cards cannot be moved like this from “{ $taken }” to “{ $put }”.
refusal-set-arrange = “{ $source }”, card “{ $card }”: to put one card on top and one under the deck, two cards are looked at, not { $number }.
refusal-set-fans = “{ $source }”, card “{ $card }”: no one can take { $amount } fans.
refusal-set-robot-choice = “{ $source }”, card “{ $card }”: the Robot chooses nothing. Let the opponent choose.
refusal-set-cycle = “{ $source }”, card “{ $card }”: a match might never end, because cards bring each other back: { $cards }. Let each card bring back only weaker ones.
refusal-set-unknown = There is no set “{ $name }”. There are { $known }.
refusal-card-unknown = There is no card “{ $written }”.{ $how_many ->
    [0] {" "}`topcut challengers cards` lists them all.
   *[other] {" "}Did you mean { $near }?
}
refusal-deck-large = “{ $file }” has { $cards } cards; a deck here has at most { $most }. Take some out.
refusal-robot-level = { $level } is not a level of the Robot in this game. Choose 1 to { $most }{ $most ->
    [3] ; levels 4 and 5 are for solo games
   *[other] {""}
}.
refusal-solo-cards = SOLO cards are only for a solo game against the Robot.
refusal-game-players = Challengers! is for 1 to { $most } players, not { $players }.
refusal-game-plan = The plan does not seat { $seats } seats in each of { $rounds } rounds.
refusal-game-tray = A compartment must hold at least one card.
refusal-game-sets = A game needs { $wanted } different sets besides City; { $how_many ->
    [0] none were given
   *[other] you gave { $given }
}.
refusal-answer-not-asked = Seat { $seat } has nothing to answer now.
refusal-answer-impossible = That is not one of the answers here. Choose one of these: { $options }.
refusal-leave-nobody = There is no one at seat { $seat } who could leave.
refusal-bot-unknown = There is no bot called “{ $name }”. There are { $known }.
refusal-choice-wrong = “{ $file }”, line { $line }: “{ $written }” is not among the answers to choice { $number }: { $options }.
refusal-choices-short = “{ $file }” has { $given } answers, but choice { $number } is still open: { $options }. Add a line.
refusal-choices-long = “{ $file }” has { $given } answers, but only { $used } were asked for. Take the rest out.

## Playing Challengers! in the terminal

refusal-coach-busy = The coach has too much to think about just now. Your cards are as they were: choose by yourself, or ask again in a minute.
refusal-match-not-over = This match is still being played. You can have its picture when it is over.
refusal-match-not-played = There is no match of round { $round } in park { $park } yet. Look at the table to see what is being played.
refusal-name-ambiguous = “{ $word }” could be { $found }. Type more of the name.

## The table of Challengers!

refusal-plan-players = { $players } players are too many: there is a plan for at most { $most }. Play at two tables.
refusal-no-plan = { $ruleset } is not played at a Challengers! table. Create a game with the rule book challengers.
refusal-table-not-open = The table of “{ $title }” is not open yet. Enter the players, then open it.
refusal-played-by-plan = { $ruleset } is played by its plan, so this cannot be done here. Play on the page of the game; in a terminal, use topcut challengers play, or topcut challengers companion with real cards.
refusal-call-to-nobody = Nobody can be called to this table: friends play here, without a desk. Settle it together.
refusal-no-lists = Nobody hands in a list for { $ruleset }: decks are made in the game. Nothing was kept.
refusal-not-asked = { $player } has nothing to answer now. Wait for the others.
refusal-asked-otherwise = The game has gone on since this page was shown, and something else is asked now. Nothing was changed. Look again, and answer that.
refusal-cards-dealt = The cards are dealt already. If you have to leave now, say so under “{ table-leave }”.
refusal-no-stand-in = A bot cannot stand in for { $player }: a bot or the Robot plays that seat already, or nobody does.
refusal-stand-in-early = The game has not waited { $minutes } minutes for { $player } yet, so no bot stands in. Wait a little; only the host can call one sooner.
refusal-not-away = { $player } is not away: nobody else answers for that seat.
refusal-table-full = This table is full: { $most } can play. Open another table, or watch this one.
refusal-table-started = The cards at this table are dealt, so nobody new can sit down. If this is your seat, say which one; otherwise watch, or open another table.
refusal-table-over = This game is over. You can look at it, or open another table.
refusal-table-options = That is not one of the options of a table. Nothing was dealt. Choose again, and deal.
refusal-bots-with-printed-cards = Bots cannot hold printed cards. Choose no bots, or play with Topcut's cards. Nothing was dealt.
refusal-table-code = No table here has these letters or this link. Look at the host's phone again: there are six letters.
refusal-table-name-taken = Somebody called { $name } sits here already. If that is you, say so below; if not, add something that tells you two apart.
refusal-door-crowded = So many people wait at the door of this table that nobody else can ring now. Ask the host for the QR code or the link, or to send the others away.
refusal-table-letters-closed = The host has closed this table to letters for a while. Ask the host for the QR code or the link.
refusal-letters-off = Too many wrong letters were typed, so letters open nothing for ten minutes. The QR code and the link on the host's phone still do.
refusal-tables-quick = Many tables have been opened here in the last ten minutes, so yours was not. Join one of them, or try again in a few minutes.
refusal-tables-closed = On this computer only those with an account open tables. Join a table, or ask whoever runs this computer.
refusal-tables-many = { $most } tables are open here already, and there is no room for another. Join one of them, or try again when a game is over.
refusal-not-the-host = Only the host, { $player }, does this. Nothing was changed.
refusal-ring-early = This is the seat of { $player }, the host, whose own phone can refuse for { $minutes } minutes. Tap again then.
refusal-seat-moved = This seat has gone to another phone since, or was given up. If it is yours, come to the table by its link or its letters and ask for it back.
refusal-seat-not-waiting = Nobody is waiting at the door under this name any more.
refusal-not-at-the-table = { $player } has no seat at this table, and no one decides for another seat.
refusal-real-cards = “{ $title }” is played with real cards: Topcut does not know them. Type in the results.
refusal-digital-cards = “{ $title }” is played with Topcut's cards, so Topcut already knows the results.
refusal-not-in-this-round = { $player } does not play in round { $round }. Look at the seats again.
refusal-trophy-told = What { $player }'s trophy of round { $round } is worth has already been entered. Correct the result if it is wrong.
refusal-trophy-unknown = { $count ->
    [0] All trophies of round { $round } are taken. Look at the earlier parks again.
   *[other] None of the trophies left for round { $round } has { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    }, only { $left }. Look at it again.
}
refusal-trophy-not-won = { $player } has not won a trophy in round { $round }.
refusal-trophies-untold = { $count ->
    [one] One trophy is still hidden, { $player }'s of round { $round }. Turn it over and enter its fans
   *[other] { $count } trophies are still hidden, { $player }'s of round { $round } first. Turn them over and enter their fans
}; in a terminal, type trophy { $round } NAME FANS.
refusal-parks-open = Still playing: { $parks }. First enter who has won there; in a terminal, type it like “ana 3”.
refusal-seats-wanted = You play by the printed plans. Type who sits where in round { $round }, such as “seats ana - bo, cy - dee”, or type plan to use Topcut's own plan.
refusal-plan-seat-twice = { $player } has two seats. Type everyone once.
refusal-plan-seat-missing = { $count ->
    [one] { $player } has
   *[other] { $players } have
} no seat. Type everyone once, and the Robot too if it plays.
refusal-rounds-played = All { $rounds } rounds have been played. Press Enter to go on.
refusal-final-called = The final has been called, so the seven rounds stay as they are.
refusal-final-fans = Fans no longer count in the final. Type only who has won.
refusal-tokens-elsewhere = { $player } does not sit at the park where { $winner } has won. Type tokens at the player's own park.
refusal-robot-tokens = { $player } is played by the Robot, which has no fans in this game.
refusal-companion-result = Type who has won and how many fans the trophy has, such as “ana 3”, then tokens, such as “bo+2”. “{ $word }” is neither.
refusal-park-told = { $stage ->
    [bracket] The result of the final is in already.
   *[swiss] The result at the { $park } is in already. If it is wrong, correct it; in a terminal, type it like “correct { $round } ana 3: miscounted”.
}
refusal-left-for-good = { $player } has left this game already, and the Robot plays that seat.
refusal-companion-unknown = “{ $word }” is neither a player at this table nor anything else to type here. Check the name, or type help.
refusal-companion-seats = “{ $word }” does not name two players. Type everyone's seat, park by park, such as “{ $form }”.
refusal-companion-players = Name 1 to { $most } different players, such as --players "Ana,Bo,Cy".
refusal-companion-digital = “{ $title }” is a game Topcut plays. Go on with topcut challengers play --resume.
refusal-resume-real = “{ $title }” is played with real cards. Go on with topcut challengers companion.
refusal-resume-over = “{ $title }” is over. Look at it with topcut log.
refusal-resume-nobody = In “{ $title }” every seat is a bot's, so there is no one to play.
refusal-seed-kept = A game with the seed “{ $seed }” has already been saved. Go on with it: topcut challengers play --resume { $name }. For a new game choose another seed.
refusal-play-people = { $people } people cannot share { $players } { $players ->
    [one] seat
   *[other] seats
}. Name fewer, or ask for more with --players (8 at most).
refusal-session-own = This is the session you are using. Use “Sign out” to end it.
