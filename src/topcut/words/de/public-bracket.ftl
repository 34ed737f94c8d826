# The bracket

bracket-round = { $left ->
    [0] Finale
    [1] Halbfinale
    [2] Viertelfinale
   *[other] Runde { $round }
}
# The same in a place where the bracket is not known: on a slip, above the pairings
round-name = { $left ->
    [swiss] Runde { $round }
    [0] Finale
    [1] Halbfinale
    [2] Viertelfinale
   *[other] Finalrunde { $round }
}
public-bracket-seed = Setzplatz
public-bracket-either = { $first } oder { $second }
public-bracket-undecided = noch offen
public-bracket-goes-on = kommt weiter
public-bracket-not-made = Der Cut ist noch nicht gemacht
public-bracket-later = { $cut ->
    [0] Dieses { $tournament ->
        [game] Spiel
       *[other] Turnier
    } wird ohne Cut gespielt.
   *[other] Nach der letzten Schweizer Runde spielen die Top { $cut } weiter, gesetzt nach ihrem Rang.
}
public-bracket-seeds = Setzplätze sind die Ränge beim Cut.
public-bracket-draw = Ein Unentschieden geht an { $draw ->
    [seed] den höheren Setzplatz
   *[roll] den höheren Wurf
}.
public-bracket-drawing = Zeichnung des Turnierbaums
public-bracket-roster = Roster { $roster }
public-bracket-finishes = wer verliert, hat Platz { $placing }
public-bracket-playing = spielt gerade{ $table ->
    [0] {""}
   *[other] {" "}an Tisch { $table }
}
public-bracket-sentences = In Sätzen
