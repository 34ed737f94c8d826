# The tables of the hall

desk-tables-title = Tables
desk-tables-none = Tables are numbered from 1
desk-tables-none-about = You do not need to do anything. Set tables up here if some have names, are closed or are on stream, or if someone checks the terrain before each round.
desk-tables-column =
    .table = Table
    .name = Name and note
    .use = Use
desk-tables-round = Round { $round }
desk-tables-no-name = no name
desk-tables-always = always { $player }
desk-tables-field =
    .name = Name
    .note = Note on terrain or light
desk-tables-use-of = Use of table { $table }
desk-tables-use =
    .open = In use
    .stream = On stream
    .closed = Closed
desk-tables-save = Save table { $table }
desk-tables-saved = Table { $table } is saved.
desk-tables-check = Checked<span class="unseen">: table { $table }</span>
desk-tables-ready = Ready
desk-tables-set-up = Set up tables
desk-tables-to = Tables 1 to
desk-tables-set-up-go = Set them up
desk-tables-kept = Tables that you have set up before stay as they are.
desk-tables-before = Before round { $round }
desk-tables-check-all = All of them are checked
