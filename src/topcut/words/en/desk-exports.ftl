# The desk's page of files

desk-exports-title = Files, text and paper
desk-exports-pairings = Pairings to paste
desk-exports-pairings-text = Pairings as text
desk-exports-roster = Roster { $number }
desk-exports-line = Table { $table }: { $first } - { $second }
desk-exports-plain = As plain text
desk-exports-results = { $final ->
    [true] Final results to paste
   *[other] Standings to paste
}
desk-exports-markdown-table = As a Markdown table
desk-exports-markdown = As Markdown
desk-exports-paper = On paper
desk-exports-print = Pairings, slips, standings and more to print
desk-exports-sheets = For a spreadsheet
desk-exports-sheet =
    .players = Players, CSV
    .results = Results, CSV
    .standings = Standings, CSV
desk-exports-contacts = The table of players holds contacts. Keep it to yourself.
desk-exports-archives = Archives
desk-exports-public = Public archive
desk-exports-public-about = what everyone may read, with digests of the rest
desk-exports-full = Full archive
desk-exports-full-about = everything, including contacts and the secret of the draws, to go on with elsewhere. For no one but you.
