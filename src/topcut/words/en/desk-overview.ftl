# The desk before the start

desk-overview-next = { $what ->
    [players] Next: players
    [officials] Next: officials
   *[lists] Next: { $list }s
}
desk-overview-do = { $what ->
    [players] Enter players
    [officials] Add an official
   *[lists] Collect the { $list }s
}
desk-overview-ready = Ready to start
desk-overview-to-start = Go to the start
desk-overview-before = Before the start
desk-overview-follow = Rounds and { $cut } follow the number of players who are here.
desk-overview-duties = What the rule book asks of you
desk-overview-sign-up = Signing up
desk-overview-sign-up-how = { $how ->
    [asks] Players can sign up on the public page and wait for your answer.
    [open] Players can sign up on the public page and are in at once.
   *[closed] Only you enter players. Open sign-up, and they can do it themselves on the public page.
}
desk-overview-sign-up-change = { $open ->
    [true] Change it
   *[other] Open sign-up
}
desk-overview-phones = Phones
desk-overview-phones-about = With a card and its code, players see their table and opponent and report results on their own phones, without an account.
desk-overview-cards = Players' cards
desk-overview-public-code = QR code of the public page
desk-overview-public-open = Open it here
desk-overview-public-about = Rules in use, deviations, and the commitment that binds every draw.
desk-overview-commitment = Commitment <code>{ $commitment }</code>

## What a rule book asks of the organizer and no program can check, in our own words, by its clause

desk-overview-duty-ch-17 = Tell players beforehand what is played: the Timeline and every special rule. Both stand on the public page; send them its address.
desk-overview-duty-ch-46 = Bring terrain and mats for every table, of like sizes; mark unofficial terrain with its size. Set the terrain up again between rounds.
desk-overview-duty-ch-05 = Look at substitute tools and tokens before the start, and note on the player's page what you approved.
desk-overview-duty-ch-15 = Open with the briefing: keep the game state clean, missed opportunities stay missed, call a Watcher before a difficult move.
desk-overview-duty-tl-34 = { desk-overview-duty-ch-46 }
desk-overview-duty-tl-01 = Settle doubts about a miniature, its paint or a substitute before the start; the Head Watcher decides, or you where there is none.
desk-overview-duty-tl-06 = Open with the briefing: lists are open to the opponent, keep the game state clean, missed opportunities stay missed.
desk-overview-duty-ps-11 = Tell players how long rounds are and every special rule. Both stand on the public page; send them its address.
desk-overview-duty-ps-29 = Bring terrain of varied heights for every table, of like sizes. Players set up only the Mission they chose.
desk-overview-duty-ps-01 = { desk-overview-duty-ch-05 }
desk-overview-duty-ps-09 = Open with the briefing: a missed effect needs the opponent's consent, nobody is rushed, call an Arbiter before a difficult move.
desk-overview-duty-mu-06 = Have enough room, tables with numbers that can be seen from the door, paper and pens, and a copy of the rules.
desk-overview-duty-mu-17 = Say how the day is organized and who the judges are before the first round. Both stand on the public page.
desk-overview-duty-mu-12 = Have spare sleeves: marked or worn ones are replaced before the round begins.
