# The desk's page of the log

desk-history-about = About
desk-history-kind =
    .everything = everything
    .results = results
    .rounds = rounds
    .people = people
    .conduct = conduct
    .clock = clock
desk-history-player = Player
desk-history-everyone = everyone
desk-history-words = Words
desk-history-filter = Filter
desk-history-undone = undone
desk-history-strike = Strike out
desk-history-earlier = Earlier
desk-history-nothing = Nothing found. Try fewer words.
desk-history-taken-back = The last step has been undone. The log keeps both.
