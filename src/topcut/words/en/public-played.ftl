# What was played: for everyone, and for officials

public-played-title = What was played
public-played-hidden = The lists are not public, so neither is what was played.
public-played-none = No choice is shared by { $fewest } players yet.
public-played-left-out = What is left out
public-played-left-out-about = Choices that fewer than { $fewest } players share{ $span ->
    [true] , here or in another round
   *[other] {""}
}, and what would give them away by subtraction{ $left ->
    [0] {""}
   *[other] : { $left }
}.
public-played-file = Spreadsheet (CSV)
public-played-likely = { $name }: { $rate }, likely { $low } to { $high }.
public-played-range = { $low } to { $high }
public-played-column =
    .lists = Lists
    .picked = Pick rate
    .won = Win rate
public-played-rate = A win rate is games won, with a draw as half a win, out of the games of all who have the choice. Byes and no-shows do not count, nor games in which both have it or the other's list could not be read.
public-played-interval = The line, and the second row of figures, is Wilson's 95% interval: where the rate would likely be if many more games were played. It knows only the number of games, not who played them. Where two lines overlap, the order may be chance.
public-played-counts = { $how ->
    [squads] For each round, the squads that both players had shown count; where none were entered, the whole list.
    [roster] For each round, that round's Roster counts.
   *[list] What was on the list counts, whether or not it was put on the table.
}
