# Standings and the cross-table

public-standings-cross = Cross-table: every player, every round
public-standings-row = How the row of { $name } came about
public-standings-back = Back to the standings
public-standings-yours = Your standing
public-standings-mine = { $name }, you are { $place } of { $count }
public-standings-my-row = My row
public-standings-decides = { $bracket ->
    [true] { $plan ->
        [true] The final decides.
       *[other] The bracket decides.
    }
   *[other] { $plan ->
        [true] The most fans win, as in the standings below.
       *[other] The most points win, as in the standings below.
    }
}
public-standings-as-swiss = { $plan ->
    [true] As in the standings below.
   *[other] As in the Swiss rounds.
}
public-standings-heading = { $over ->
    [true] { $plan ->
        [true] The rounds
       *[other] Swiss rounds
    }
   *[other] As it stands
}
public-standings-open = Round { $round } is being played: only settled matches count.
public-standings-none = No one has played yet.
public-standings-after = After round { $round }.
public-standings-rank = Rank
public-standings-left = has left
public-standings-last = The last row of the standings.
public-standings-how = How these figures came about
public-standings-cut = top { $cut } { $made ->
    [true] played on
   *[other] play on
}
public-standings-nobody = No one has signed up yet.
public-standings-share = Players who are equal in everything share a rank until lots are drawn.
public-cross-title = Cross-table
public-cross-heading = Every player, every round
public-cross-unpaired = No round has been paired yet.
public-cross-as-of = As of fact { $n }.
public-cross-parts = Parts of the table
public-cross-table = The table
public-cross-number = No.
public-cross-short = { $stage ->
    [bracket] B
   *[other] R
}{ $round }
public-cross-not-in = not in
public-cross-rank = { $rank ->
    [0] not ranked
   *[other] rank { $rank }
}{ $left ->
    [true] , has left
   *[other] {""}
}
public-cross-file = Download as a table (CSV)
public-standings-record = { $points } · { $draws ->
    [true] won-drawn-lost
   *[other] won-lost
} { $record }
