# What was played: for everyone, and for officials

public-played-title = Was gespielt wurde
public-played-hidden = Die Listen sind nicht öffentlich, also auch nicht, was gespielt wurde.
public-played-none = Noch teilt keine Wahl mindestens { $fewest } Personen.
public-played-left-out = Was fehlt
public-played-left-out-about = Was weniger als { $fewest } Personen gewählt haben{ $span ->
    [true] , hier oder in einer anderen Runde
   *[other] {""}
}, und was es durch Abziehen verraten würde{ $left ->
    [0] {""}
   *[other] : { $left }
}.
public-played-file = Tabelle (CSV)
public-played-likely = { $name }: { $rate }, wahrscheinlich { $low } bis { $high }.
public-played-range = { $low } bis { $high }
public-played-column =
    .lists = Listen
    .picked = Gewählt
    .won = Siegquote
public-played-rate = Die Siegquote sind gewonnene Spiele, ein Unentschieden als halber Sieg, von allen Spielen derer, die das gewählt haben. Freilose und Nichtantritte zählen nicht, auch keine Spiele, in denen beide es haben oder die andere Liste nicht lesbar war.
public-played-interval = Der Strich und die zweite Zahlenreihe sind das 95-%-Intervall nach Wilson: wo die Quote wohl läge, wenn viel mehr gespielt würde. Es kennt nur die Zahl der Spiele, nicht, wer sie gespielt hat. Wo sich zwei Striche überlappen, kann die Reihenfolge Zufall sein.
public-played-counts = { $how ->
    [squads] Von jeder Runde zählen die Squads, die beide gezeigt hatten; wo keine eingetragen wurden, die ganze Liste.
    [roster] Von jeder Runde zählt das Roster dieser Runde.
   *[list] Es zählt, was auf der Liste stand, ob es auf den Tisch kam oder nicht.
}
