# How lucky was it?, and plots

public-luck-title = Wie viel Glück war dabei?
public-luck-odds = { $percent ->
    [none] 1 zu { $chance ->
        [million] einer Million
       *[other] { $chance }
    }
   *[other] { $percent } %
}
public-luck-plan = { $title } wird nach einem festen Plan gespielt, nicht in Schweizer Runden; deshalb gibt es hier keinen Rückblick.
public-luck-later = Komm wieder, wenn das { $tournament ->
    [game] Spiel
   *[other] Turnier
} vorbei ist: Dann schaut diese Seite darauf zurück.
public-luck-by-round = Punkte nach Runden
public-luck-players = { $count } Personen
public-luck-by-round-plot = Punkte der ersten { $count } nach jeder Runde. Die Tabelle darunter hat sie auch.
public-luck-cut-line = Die gestrichelte Linie ist der Cut: die Punkte des letzten Platzes darüber.
public-luck-after-each = Punkte nach jeder Runde
public-luck-the-cut = Der Cut
public-luck-opponents = Wer leichtere Gegner hatte als erwartet
public-luck-opponents-plot = Wie viel leichter als erwartet die Gegner waren, in Punkten pro Runde. Die Zahlen stehen in der Tabelle darunter.
public-luck-scale =
    .harder = schwerer
    .expected = wie erwartet
    .easier = leichter
public-luck-deviation = Der Strich ist eine Standardabweichung zu jeder Seite: was der Zufall in etwa zwei von drei Fällen tut.
public-luck-against = Gegner im Vergleich zur Erwartung
public-luck-against-caption = Punkte der Gegner pro Runde, gegen andere
public-luck-column =
    .met = Tatsächlich
    .expected = Erwartet
    .easier = Leichter um
    .round = Runde
    .winner = Gewonnen
    .loser = Verloren
    .behind = Lag zurück um
    .games = Spiele
    .points = Punkte darin
    .coins = Mit Münzen
public-luck-upsets = Überraschungen
public-luck-round = Runde { $round }
public-luck-upsets-plot = Überraschungen in jeder Runde, von den Spielen bei ungleichen Punkten.
public-luck-coins = Münzen ergäben so wenige oder noch weniger mit einer Chance von { public-luck-odds }.
public-luck-all-level = In allen Spielen, die nicht unentschieden endeten, hatten beide gleich viele Punkte.
public-luck-upsets-games = Spiele, die Überraschungen waren
public-luck-upsets-caption = Spiele, die gewann, wer zurücklag
public-luck-in-bracket = { $bracket }, Runde { $round }
public-luck-gap = { $stage ->
    [swiss] { $gap ->
        [one] { $gap } Punkt
       *[other] { $gap } Punkte
    }
   *[other] { $gap ->
        [one] { $gap } Setzplatz
       *[other] { $gap } Setzplätze
    }
}
public-luck-unlikely = Wie unwahrscheinlich war es?
public-luck-unlikely-table = Wie oft Münzen es auch schaffen
public-luck-unlikely-caption = Wie oft Münzwürfe mindestens so gut abschneiden
public-luck-read = Wie man das liest
public-luck-read-opponents = <b>Gegner.</b> Das Modell: In jeder Runde hätte man genauso gut auf alle anderen treffen können, die so viele Punkte hatten wie der Gegner und gegen die man noch nicht gespielt hatte. Ein Gegner zählt nach Punkten pro Runde gegen alle anderen.
public-luck-read-coins = <b>Münzen.</b> Das Modell: Jedes Spiel ist ein Münzwurf und endet so oft unentschieden wie die Spiele hier. Was mit Münzen sehr unwahrscheinlich ist, war wohl Können. Freilose und Nichtantritte zählen nicht.
public-luck-read-upset = <b>Überraschung.</b> Ein Spiel, das gewinnt, wer vor der Runde weniger Punkte hatte; in der Finalphase ({ $bracket }) der niedrigere Setzplatz.
plot-start = Start
plot-part = { $what }: { $part } von { $whole }
