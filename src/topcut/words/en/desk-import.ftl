# Entering players from a file

desk-import-up = All players
desk-import-title = Import players
desk-import-none = No one was entered. Correct the text below and look again.
desk-import-read = Read as { $encoding }, columns separated by { $columns ->
    [commas] commas
    [semicolons] semicolons
   *[tabs] tabs
}. No one is entered yet.
desk-import-no-one = Enter no one
desk-import-lines = What the lines say
desk-import-column =
    .line = Line
    .name = Name
    .club = Club
    .contact = Contact
    .paid = Paid
desk-import-paid = yes
desk-import-source = A file, or what you copied
desk-import-correct = Correct it here
desk-import-file = CSV file
desk-import-text = The text
desk-import-paste = Or paste the lines
desk-import-look = { $again ->
    [true] Look again
   *[other] Look at it
}
desk-import-kept = Nothing is kept until you have seen every line.
desk-import-columns = Columns
desk-import-columns-about = The first line may name them: <code>{ $columns }</code>. Without names the first column is the name.
desk-import-columns-how = Commas, semicolons or tabs; UTF-8 or what a spreadsheet on Windows writes. All lines are entered together, or none.
