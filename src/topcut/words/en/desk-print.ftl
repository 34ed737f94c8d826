# Everything on paper

desk-print-title = Print
desk-print-heading = Print <small>each is a PDF that opens in your browser</small>
desk-print-round = The round
desk-print-sheet =
    .slips = Result slips
    .by-name = Pairings by name
    .by-table = Pairings by table
    .judges = Officials' sheets
    .standings = Standings
    .ranking = Final ranking
    .cross-table = Cross-table
    .bracket = Bracket
    .certificates = Certificates
desk-print-about =
    .slips = One per table, with what to fill in and sign. Cut the stack into six piles and put them on top of each other: they are sorted by table. None for a bye.
    .by-name = For the wall: players look for their name and find their table.
    .by-table = For those who hand out slips, and for announcing.
    .judges = Room for calls, warnings and extra minutes, table by table.
    .standings = With every tiebreaker, the line of the cut and the seal of the log.
    .cross-table = Each player's way through the rounds.
    .lists = As they were handed in, with a box to tick for each line.
    .bracket = As a drawing, filled in as far as it is played.
    .certificates = Certificates with name and place, to sign and hand over.
    .pages = The public pages and the log can be printed with the browser, too: they come out light, without buttons and without anything private.
desk-print-no-code = Without a QR code, as phones cannot reach this computer: for that, start it with <code>{ $command }</code>.
desk-print-whole = The whole { $tournament }
desk-print-lists = { $list }s
desk-print-certificates-for = { $whose ->
    [winner] Winner
    [cut] Top { $cut }
   *[everybody] Everyone
}<span class="unseen">: certificates</span>
desk-print-pages =
    .pairings = Pairings
    .standings = standings
    .log = log
desk-print-paper =
    .title = Paper
    .a4 = A4
    .us-letter = US Letter
    .go = Use this paper
    .kept = Remembered in this browser.
desk-print-cards =
    .title = Players' cards
    .about = With a secret code each, by which a phone signs in as that player.
    .go = Make cards
desk-print-won = Won
