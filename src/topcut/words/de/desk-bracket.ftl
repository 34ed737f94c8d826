# The bracket, at the desk

desk-bracket-seed = <span class="unseen">Setzplatz </span>{ $seed }
desk-bracket-or = { $first } oder { $second }
desk-bracket-to-come = noch offen
desk-bracket-nobody = niemand
desk-bracket-on = kommt weiter
desk-bracket-top = Top { $count }
desk-bracket-won = gewonnen von { $player }
desk-bracket-drawing = Der Turnierbaum als Zeichnung
# `$left` is how many rounds follow
desk-bracket-round = { $left ->
    [0] Finale
    [1] Halbfinale
    [2] Viertelfinale
   *[other] Runde { $round }
}
desk-bracket-roster = Roster { $number }
desk-bracket-playing = { $table ->
    [0] wird gespielt
   *[other] wird an Tisch { $table } gespielt
}
desk-bracket-enter = Eingeben<span class="unseen">: Ergebnis von Tisch { $table }</span>
desk-bracket-drawn = { $rank ->
    [true] unentschieden: der höhere Setzplatz kommt weiter
   *[other] unentschieden: ein Wurf hat entschieden
}
desk-bracket-places = Plätze bisher
desk-bracket-nobody-out = Im Turnierbaum ist noch niemand ausgeschieden.
desk-bracket-who = Wer weiterkommt, und warum
# `$left` is how many rounds follow
desk-bracket-publish = { $left ->
    [0] Finale veröffentlichen
    [1] Halbfinale veröffentlichen
    [2] Viertelfinale veröffentlichen
   *[other] Runde { $round } veröffentlichen
}
desk-bracket-publish-not-yet = Veröffentlichen
desk-bracket-end = Das Ende
desk-bracket-look = Endstand ansehen
desk-bracket-over = Vorbei
desk-bracket-draw = { $rank ->
    [true] Bei Unentschieden kommt der höhere Setzplatz weiter.
   *[other] Bei Unentschieden entscheidet ein Wurf, der mit dem Ergebnis eingegeben wird.
}
desk-bracket-seeds = Setzplätze
desk-bracket-vacant = frei
desk-bracket-out = Die Finalrunde ist veröffentlicht. Starte ihre Uhr, wenn alle sitzen.
