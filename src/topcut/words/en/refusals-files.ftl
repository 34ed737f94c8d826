# What cannot be read or written: files, archives, rule books, the prompt


## Files: what no file may contain, whatever its format

refusal-file-missing = There is no file { $file }. Check the name, or write - to read standard input.
refusal-file-is-folder = { $file } is a folder. Name a file in it.
refusal-file-unnamed = The name of the file is empty. Name a file, or write - to read standard input.
refusal-file-is-not-folder = { $file } is a file, not a folder. Name a folder to write to.
refusal-file-unreadable = The file { $file } cannot be read: { $problem }.
refusal-file-empty = The file is empty. Write a history into it: a ruleset, the players and the rounds.
refusal-file-too-large = The file is larger than { $most } MB, which no tournament is.
refusal-not-text = This is not text in UTF-8. Save the file as JSON in UTF-8.
refusal-not-json = This is not JSON: { $problem } at row { $row }, column { $column }.
refusal-nested-too-deep = The lists in this file are nested too deeply to be read.
refusal-member-twice = The member “{ $member }” appears twice in the same object. Keep one of them.
refusal-not-a-number = { $word } is not a number. Write a whole number.
refusal-number-too-large = A number has more than { $most } digits. Check it for a typo.
refusal-shape-object = { $part ->
    [history] The file must contain an object with the members “ruleset”, “players” and “rounds”
    [match] A match must be an object such as {"{"}"p1": "ann", "p2": "bo", "winner": "ann"{"}"}
    [scores] “scores” must be an object such as {"{"}"vp": [16, 9]{"}"}
   *[other] “{ $part }” must be an object
}, but it is { $found ->
    [null] null
    [truth] true or false
    [number] a number
    [text] text
   *[list] a list
}.
refusal-shape-list = { $part ->
    [round] A round must be a list of matches
   *[other] “{ $part }” must be a list
}, but it is { $found ->
    [null] null
    [truth] true or false
    [number] a number
    [text] text
   *[object] an object
}.
refusal-shape-number = “{ $part }” must be a whole number, 0 or more.
refusal-shape-pair = “{ $part }” must be a list of two whole numbers, starting with the first seat's.
refusal-shape-id = { $part ->
    [players] Every player in “players” must be text or a whole number
   *[other] “{ $part }” must name a player by text or a whole number
}, but this is { $found ->
    [null] null
    [truth] true or false
    [number] a broken number
    [list] a list
   *[object] an object
}.
refusal-name-blank = A player's name is empty, or has no letter or number in it. Give every player a name.
refusal-name-broken = A player's name contains half a character, which no screen can show. Save the file in UTF-8.
refusal-writes-too-many = This phone has sent too much in a short time, so this was not kept. Everything before it was. Wait a few minutes, or tell the organizer at the desk.
refusal-writes-busy = Too much is coming in at once, so this was not kept. Wait a minute and send it again.
refusal-too-many-players = There are { $players } players. Topcut reads up to { $most }.
refusal-players-missing = The file has no list “players”. Add it, with the name of everyone who takes part.
refusal-player-listed-twice = The player { $player } is listed twice. Give each player a name of their own.
refusal-player-unknown = { $player } is not among the players. Correct the name, or add it to the list of players.
refusal-player-twice = { $player } is in round { $round } twice. Everyone has one match, one bye or one unpaired loss per round.
refusal-player-against-self = { $player } cannot play against themself. Name the opponent, or a bye.
refusal-seat-missing = The match has no “{ $seat }”. Name both players; a bye has null as “p2”.
refusal-winner-not-there = { $winner } did not play this match and cannot have won it. Name one of its two players, or “draw”.
refusal-winner-called-draw = A player of this match is called “draw”, so it is unclear who won. Give the “points” instead.
refusal-how-unknown = { $how } is not a way for a match to end. Write one of { $possible }.
refusal-ruleset-missing = The file does not name a ruleset. Add the member “ruleset” or the option --ruleset.

## The text notation

refusal-notation-line = { $word } does not begin a line. Lines begin with the number of a round such as 1:, or with players:, dropped:, absent:, ejected:, club:, table:, lots: or ruleset:.
refusal-notation-round = Found round { $round }, but round { $expected } comes next.
refusal-notation-word = Found { $word }, but { $wanted ->
    [name] a player's name comes next; put a name with spaces in quotation marks
    [score] a score comes next, such as 16-9, or > or < for a winner, = for a draw, - for an open match, bye or loss
    [figure] a figure looks like vp=16-9
    [table] a table looks like [4]
    [lot] a lot is a whole number
   *[end] the line should end
}.
refusal-notation-ends = The line ends where { $wanted ->
    [name] a player's name
    [score] a score
    [ruleset] the name of a ruleset
    [table] a table such as [4]
    [lot] a lot
   *[other] something
} should follow.
refusal-notation-figures = The score { $word } does not fit: this ruleset writes { $figures } for each player, one after the other as in 2/9-1/4 where there are two.
refusal-notation-points = The rule book cannot give the points { $word }. If they were awarded anyway, write them after the match: ana - bo points={ $points }.
refusal-notation-quote = The quotation marks around { $word } are not closed.
refusal-notation-players-late = The line players: must come before the rounds.

## Rule books

refusal-unknown-ruleset = There is no rule book called “{ $name }”. { $how_many ->
    [0] Choose one of { $known }, or give
   *[other] Did you mean { $near }? Choose one of { $known }, or give
} the path of your own, such as ./mine.toml.
refusal-ruleset-unknown-here = There is no rule book called “{ $name }” here. Choose one of { $known }.
refusal-ruleset-not-found = There is no file { $source }. Check the path of the rule book.
refusal-ruleset-broken = { $why ->
    [folder] { $source } is a folder. Give the path of a rule book, a TOML file
    [unreadable] { $source } cannot be read: { $detail }. Check the file
    [too-large] { $source } is larger than { $most } bytes, which no rule book is. Check the path
    [not-text] { $source } is not text in UTF-8 (see byte { $at }). Save it as UTF-8
    [empty] { $source } is empty. Copy a rule book and change it
    [endless] { $source } nests brackets too deeply or has an endless number. Correct it
   *[toml] { $source }, line { $line }, column { $column }: { $detail }. Correct the TOML there
}.
refusal-ruleset-wrong = { $source }: { $where } { $why ->
    [missing] is missing. Add it
    [unknown] is not an entry of a rule book. { $how_many ->
        [0] Remove it; the entries are listed in docs/rulesets.md
       *[other] Write { $near }, or remove it
    }
    [type] must be { $wanted ->
        [int] a whole number
        [bool] true or false
        [array] a list in square brackets
        [object] a table
        [date] a date such as 2024-11-01
       *[str] text in quotation marks
    }, but it is { $got ->
        [int] a whole number
        [float] a number with a point
        [bool] true or false
        [array] a list
        [object] a table
        [str] text
        [null] left out
        [date] a date
        [time] a time
       *[datetime] a date with a time
    }
    [choice] cannot be “{ $value }”. Choose one of { $known }
    [above] must be { $most } or less
    [below] must be { $least } or more
    [word] must be a word of small letters, digits, - and _, such as vp
    [rate] must be a fraction such as "1/3"
    [text] must be one line of text, not empty and not longer than 400 letters
    [twice] has “{ $value }” twice. Keep one of them
    [no-such] names “{ $value }”, { $how_many ->
        [0] but there is no such thing. Define it, or leave this out
       *[other] but there is only { $known }. Correct the name, or define it
    }
    [needed-by] is missing, and { $other } needs it. Add it, or leave { $other } out
    [only-with] only makes sense with { $other }. Leave it out, or change that
    [points-order] does not fit: a win is worth more than a draw, and a draw more than a loss
    [no-draws] would be a draw, but points.draw is missing, so there are none. Change one of the two
    [bye-apart] does not belong here: the section bye says what a bye is worth
    [length] must have { $expected } entries. Add what is missing, or take out the extra ones
    [plan-places] does not give every half of every park to one card in each round: “{ $value }”. Give each place once
    [claims-last] does nothing here: a step after it, of an ending that is compared, must decide
    [random-last] must be the last tiebreaker: after it no one is tied
    [row-last] must be left out in the last row, so that there is a row for any number of players
    [row-gap] must be { $expected }: the rows of the table follow each other without a gap
    [even] must be odd: a match is the best of 1, 3 or 5 games
   *[no-setting] is “{ $value }”, but this rule book has no such entry. Correct the path
}.
refusal-setting-unknown = There is no setting called “{ $setting }”. { $how_many ->
    [0] Write its path as in bye.once or points.win.
   *[other] Did you mean { $near }?
}
refusal-setting-wrong = “{ $to }” cannot be used for “{ $setting }”. { $here ->
    [true] { $why ->
        [type] { $wanted ->
            [int] It must be a whole number.
            [bool] It must be yes or no.
            [str] It must be text.
            [date] It must be a date such as 2024-11-01.
           *[other] It cannot be changed by itself.
        }
        [choice] Choose one of { $known }.
        [above] It must be { $most } or less.
        [below] It must be { $least } or more.
        [rate] It must be a fraction such as 1/3.
        [word] It must be a word of small letters, digits, - and _, such as vp.
        [no-such] There is no “{ $value }” here.
        [length] It must have { $expected } entries.
        [even] It must be odd: a match is the best of 1, 3 or 5 games.
        [points-order] A win is worth more than a draw, and a draw more than a loss.
       *[other] It does not fit the rest of the rule book.
    }
    [false] Then something else would not fit any more: “{ $where }”. Change that first, or leave this as it is.
   *[other] It does not fit the rest of the rule book.
}
refusal-too-few-players = { $players ->
    [one] 1 player is
   *[other] { $players } players are
} too few: it takes at least { $least }. { $least ->
    [2] Find someone to play.
   *[other] Find more players, or announce a deviation.
}
refusal-full-swiss-cut = Full Swiss has no cut, but you also asked for a cut to { $cut }. Choose one of them.
refusal-no-alternate-structure = The rule book { $ruleset } has no alternate structure. Leave that choice out.

## The organizer's arrangements in a history

refusal-forbidden-not-two = “forbidden” must contain pairs of two different players, such as ["ann", "bo"].
refusal-shape-truth = “{ $part }” must be true or false{ $part ->
    [clubs_apart] , or a list of the rounds in which club mates are kept apart
   *[other] {""}
}.
refusal-shape-text = “{ $part }” must give each player's { $part ->
    [clubs] club
   *[other] entry
} as text that is not empty.
refusal-tables-unknown = “tables” has no member “{ $member }”. Use { $possible }.

## What is written into the log

refusal-text-gone = This text is not there: it was struck out, or there never was one. Nothing was changed.
refusal-text-in-log = This tournament was begun by an earlier version of Topcut, which wrote texts into the log itself. They cannot be struck out. Nothing was changed.
refusal-text-in-use = This list is the one that counts. Nothing was struck out. Have another one handed in first, or wait until the tournament is finished.
refusal-text-unreadable = Some of the text cannot be written down: it contains half a character. Type it again.

## The command check-pairing

refusal-pairs-missing = The file has no list “pairs”. Write pairs such as [["ann", "cy"], ["bo", null]]; null is a bye.
refusal-pairs-not-two = Every pair is a list of two, such as ["ann", "cy"], or ["bo", null] for a bye.

## What people type

# What a text is called that was typed into a field, as the field is.
text-called = { $what ->
    [announcement] Announcement
    [card] Card
    [club] Club
    [list] List
    [name] Name
    [note] Note
    [official] Official
    [place] Place
    [player] Player
    [pool] Pool
    [reason] Reason
    [schedule] Schedule
    [special-rules] Special rules
    [title] Title
   *[other] { $what }
}
refusal-text-missing = { $what ->
    [title] Give the tournament a title.
    [list] The list is empty. Type or paste it.
   *[other] “{ text-called }” is empty. Fill it in.
}
refusal-text-too-long = { $what ->
    [list] The list
   *[other] “{ text-called }”
} is { $length } characters long; the limit is { $most }. Shorten it.
refusal-text-unprintable = “{ text-called }” contains characters that cannot be shown. Type it again without them.
refusal-text-lines = “{ text-called }” must be a single line.

## Archives and lists of people

refusal-sealed-foreign = This file was not sealed by Topcut. Choose a sealed backup; its name ends in .sealed.
refusal-sealed-shut = This file cannot be opened: the password is wrong, or the file is damaged. Nothing was changed. Try the password again, then another copy.
refusal-sealed-password = This copy is sealed. Give the password that it was sealed with.
refusal-copy-foreign = This is neither a backup nor a full archive of Topcut. Nothing was changed. Choose a file whose name ends in .topcut, .sealed or .jsonl.
refusal-copy-newer = This copy was made by a newer Topcut ({ $format }; this one reads { $known }). Nothing was changed. Install the newer version.
refusal-copy-damaged = This copy is damaged or cut off, so nothing of it was taken. Use another one.
refusal-copy-known = All of this copy of “{ $title }” is already here: the log ends at fact { $here } here, and at fact { $there } in the copy. Nothing was changed. Go on here.
refusal-copy-ahead = “{ $title }” is already here up to fact { $here } (epoch { $epoch }), and the copy goes on from there to fact { $there } (epoch { $other }). Nothing was changed. To put the copy in its place, stop Topcut and use topcut restore with --instead; what is here is kept aside.
refusal-two-heads = “{ $title }” has gone two ways. Here: { $here } facts, epoch { $epoch }, head { $head }. In the copy: { $there } facts, epoch { $epoch_there }, head { $other }. They cannot be put together, and nothing was changed. Decide which one counts; to put the copy in its place, stop Topcut and use topcut restore with --instead. What is here is kept aside.
refusal-taken-over = Another computer has taken this tournament over (epoch { $epoch }), so nothing more is saved here. Go on there. If that one is not to go on, its owner can take it back: at the desk, on the page “Going on”.
refusal-slept = This computer was asleep for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, and another one may have gone on meanwhile. Nothing is saved until the organizer has said, at the desk, that it goes on here. Phones keep what was entered and send it then.
refusal-copy-renamed = { $file } is a whole copy, but not the one that its name says. Use another one, or restore it by its path.
refusal-backup-inside = { $folder } is in the data folder itself, where a backup is lost with it. Choose another folder, ideally on a stick.
refusal-backup-relative = Type where “{ $folder }” is from the beginning, as in /media/stick/{ $folder } or E:\{ $folder }. Nothing was changed.
refusal-backup-gone = { $folder } is not there, or is not a folder, so no backup is written. Plug the stick in again, or choose another folder. { $tries ->
    [once] Then try again: nothing was started, and everything on this computer is as it was.
   *[again] Everything is saved on this computer, and the backup catches up by itself.
    }
refusal-backup-full = { $folder } is full ({ $free } MB are free), so no backup is written. Delete something there, or choose another folder. { $tries ->
    [once] Then try again: nothing was started, and everything on this computer is as it was.
   *[again] Everything is saved on this computer, and the backup catches up by itself.
    }
refusal-backup-read-only = { $folder } cannot be written to, so no backup is written. Unlock the stick, or choose another folder. { $tries ->
    [once] Then try again: nothing was started, and everything on this computer is as it was.
   *[again] Everything is saved on this computer, and the backup catches up by itself.
    }
refusal-backup-password = Backups in { $folder } are sealed, and Topcut has been started again since. Give the password again; until then no backup is written.
refusal-backup-other = { $file } is a copy of “{ $title }” that is not from this computer's log: { $n } facts, epoch { $epoch }. It was left as it is. If another computer has gone on, go on there; if this computer's data was put back, look there for what is missing here.
refusal-backup-here-only = Where backups go is chosen at the computer that runs Topcut. Open this page there.
refusal-backup-none = There is no good backup in { $folder }. Name another folder, or a full archive.
refusal-backup-of-none = No backup in { $folder } is of a tournament called “{ $event }”. There are: { $titles }. Name one of them.
refusal-backup-several = There are backups of several tournaments in { $folder }: { $titles }. Name one of them.
refusal-backup-password-missing = These backups are sealed. Start this in a terminal, where the password is asked for, or put it into the variable { $variable }.
refusal-import-unfinished = Nothing was imported. This tournament is not over, so another computer may be running it, and two computers must never both go on with one tournament. To go on with it here instead, use topcut restore with this file. To keep only a copy here, repeat this with --yes.
refusal-restore-unasked = From then on this computer keeps the tournament, and no other may. If that is so, repeat this with --yes.
refusal-kept-none = There is no such copy in { $folder }. See what there is with: topcut back --list
refusal-data-newer-kept = This data was used by Topcut { $version }, which is newer than this one ({ $here }). It was left as it is. Start the newer version; or go back to the copy { $name } with: topcut back
refusal-upgrade-in-round = { $stage ->
    [bracket] Round { $round } of the bracket
   *[other] Round { $round }
} of “{ $title }” is being played, and this is Topcut { $here }, which has not used this data before. Nothing was changed. Finish the round with { $used ->
    [none] the version that you used before
   *[other] Topcut { $used }
}, then start this one. If that cannot be, go on now with: topcut serve --upgrade-now. A copy is kept either way.
refusal-upgrade-fails = This data cannot be taken over by Topcut { $here }: a rehearsal on a copy failed ({ $problem }). Nothing was changed. Go on with the version that you used before, and report this.
refusal-archive-foreign = This is not a tournament file: it was written by another program, or its beginning has been destroyed. Nothing was touched.
refusal-archive-newer = This archive was made by a newer Topcut ({ $software }, { $format }; this one reads { $known }). Nothing was touched. Install the newer version.
refusal-archive-damaged = Fact { $n } in this archive is damaged, so nothing of it was taken. Use another copy.
refusal-archive-id = Fact { $n } of the file calls somebody “{ $id }”. An id has at most 64 letters, digits, dashes and underscores. Nothing was imported. Ask whoever made the file for one that Topcut wrote.
refusal-archive-line-damaged = Line { $row } of this archive is damaged, so nothing of it was taken. Use another copy.
refusal-archive-cut-off = This archive is cut off: it has { $found } of its { $facts } facts. Nothing of it was taken. Copy it again, or use another copy.
refusal-archive-without-end = This archive is cut off after its facts: its last line is missing, and perhaps people. Nothing of it was taken. Copy it again, or use another copy.
refusal-archive-public = This is a public archive: what is secret was left out, so a tournament cannot go on from it. Import a full archive, made without --public.
refusal-archive-differs = The tournament “{ $title }” is already here, with { $here } facts (head { $head }); the file has { $facts } (head { $other }). Nothing was touched. To compare them, import the file into another folder with --data.
refusal-people-empty = There are no players in this file. Write one player per line, the name first.
refusal-people-too-large = The file is larger than { $most } MB, which no list of players is.
refusal-people-too-many = The file has more than { $most } lines with players. Split it, or check whether it is the right file.
refusal-people-not-text = This is not a list of players: it contains bytes that are not text. Save the table as CSV.
refusal-people-quotes = A quotation mark is not closed, or is inside a cell. Correct the line.
refusal-people-cell = A cell has more than { $most } letters or a letter that cannot be shown. Correct the line.
refusal-people-name-long = The name has { $length } letters, more than { $most }. Shorten it.
refusal-people-name-unprintable = The name contains a letter that cannot be shown. Type it again.
refusal-people-in-already = { $name } is already entered. If this is another person, add something to the name that tells the two apart. If not, leave it out.
refusal-people-twice = { $name } is already on line { $first }. Take one of them out, or add something that tells the two apart.
refusal-people-paid = “{ $word }” does not say whether the player has paid. Write yes or no.
refusal-import-which = Players are entered into a tournament. Name it with --into.
refusal-data-missing = There is no data in { $folder } yet. Create a tournament with topcut new, or name another folder with --data.
refusal-tournament-ambiguous = “{ $word }” could be { $found }. Write more of it.
refusal-tournament-none = There is no tournament “{ $word }” in { $folder }. { $count ->
    [0] There are no tournaments yet; create one with topcut new.
   *[other] There is { $known }.
}
refusal-given-unreadable = “{ $given }” cannot be read. Write it as { $form }.
refusal-file-unwritable = { $file } cannot be written: { $problem }.
refusal-seed-unknown = This tournament came without the seed of its draws, so nothing can be drawn here. Import a full archive instead.

## The prompt

refusal-run-unknown = There is no command “{ $word }”. { $count ->
    [0] Type help to see all of them.
   *[other] Did you mean { $near }?
}
refusal-run-by = “{ $word }” is not one of the officials ({ $officials }). End with by and one of them, or with by me.
refusal-whom = Who is meant? Write a name, as in: drop Ana
refusal-run-incomplete = That is not complete. Write it like this: { $form }
refusal-run-start = “{ $word }” cannot be used with start. Use rounds 4, cut 4, no cut (or full swiss), roll, no roll, leave out, fresh tables, best of 3, bracket best of 3, clubs apart 1.

## The commands generate and verify

refusal-field-unreadable = “{ $given }” is not a number of players. Write the fewest and the most, such as 4-24, starting from { $least }.
refusal-archive-unverifiable = { $file } cannot be checked: { $problem } Give an archive: the file that “Download the file” or the page “Files” saved, or that “topcut export” or “topcut generate” wrote.
