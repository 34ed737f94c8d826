# Why: pairings, byes, ranks, the cut


## Files: what no file may contain, whatever its format

reason-member-unread = „{ $member }“ gehört nicht in „{ $part }“ und wurde nicht gelesen.{ $count ->
    [0] {""}
   *[other] {" "}Meintest du „{ $near }“?
}

## Cut and bracket

reason-seed-by-rank = Setzplatz { $seed }: { $player } hat nach den Schweizer Runden Rang { $rank }.
reason-seed-above-absent = Setzplatz { $seed }: { $player } hat nach den Schweizer Runden Rang { $rank }, und nicht alle darüber sind noch dabei.
reason-seed-moved-up = Setzplatz { $seed }: { $player }, Rang { $rank } nach den Schweizer Runden, rückt einen Setzplatz auf, weil { $leaver } vor dem ersten Spiel gegangen ist.
reason-seed-replacement = Setzplatz { $seed }: { $player }, Rang { $rank } nach den Schweizer Runden, ist als Nächstes an der Reihe und rückt nach: { $leaver } ist vor dem ersten Spiel gegangen.
reason-seed-vacant = Setzplatz { $seed } bleibt leer: { $leaver } ist vor dem ersten Spiel gegangen, und niemand kann nachrücken. Das Gegenüber hat ein Freilos.
reason-pairing-seeds = Match { $match }: Setzplatz { $seed } trifft auf Setzplatz { $other }, wie der Turnierbaum es vorsieht, damit die besten Setzplätze zuletzt aufeinandertreffen.
reason-pairing-seed-winner = Match { $match }: Setzplatz { $seed } hatte in Runde 1 kein Match und spielt gegen die Person, die Match { $before } gewonnen hat, wie der Turnierbaum es vorsieht.
reason-pairing-winners = Match { $match }: Hier treffen die aufeinander, die die Matches { $before } und { $also } gewonnen haben, wie der Turnierbaum es vorsieht.
reason-bye-top-seed = { $player } hat in Finalrunde 1 kein Match: Die Größe des Turnierbaums ist keine Zweierpotenz, und Setzplatz { $seed } gehört zu den besten.
reason-bye-dropped = { $player } hat in Finalrunde { $round } ein Freilos: { $leaver } ist gegangen.
reason-bye-nobody-left = { $player } hat in Finalrunde { $round } ein Freilos: Es ist niemand mehr zum Spielen da.
reason-advance-won = { $player } kommt weiter: Sieg in Match { $match } gegen { $opponent }.
reason-advance-rank = { $player } kommt weiter: Match { $match } endete unentschieden, also entscheidet der Setzplatz: { $seed } vor { $other }.
reason-advance-roll = { $player } kommt weiter: Match { $match } endete unentschieden, und { $player } hat den Wurf gewonnen.
reason-advance-nobody = Aus Match { $match } kommt niemand weiter: Beide sind gegangen.
reason-bracket-stands = Nach der jetzigen Rangliste wären die Setzplätze andere. Der Turnierbaum bleibt, wie er gemacht wurde.
reason-placing-champion = { $player } hat Platz 1: Sieg im Turnierbaum.
reason-placing-lost = { $player } hat Platz { $placing }: in Finalrunde { $round } ausgeschieden.
reason-placing-dropped = { $player } hat Platz { $placing } wie alle, die in Finalrunde { $round } verloren haben: aus dem Turnierbaum ausgestiegen.
reason-placing-swiss = { $player } hat Platz { $placing }: Rang { $rank } nach den Schweizer Runden, und die Plätze hinter den Top { $cut } folgen der Rangliste der Schweizer Runden.

## Fixed plans

reason-pairing-planned = Runde { $round }, Tisch { $table }: Der Plan setzt die Karten { $first } und { $second } dorthin.

## Tables

reason-table-by-standing = Tisch { $table }: Gesetzt wird nach der Rangliste.
reason-table-fixed = Tisch { $table }: { $player } sitzt immer dort.
reason-table-fixed-both = Tisch { $table }: { $player } sitzt immer dort und steht vor { $opponent }; Tisch { $other } bleibt deshalb leer.
reason-table-stream = Tisch { $table }: Dieses Match läuft im Stream.
reason-table-fresh = Tisch { $table }: Nach der Rangliste wäre es Tisch { $usual }, aber dort saß { $player } schon in Runde { $round }.
reason-table-moved = Tisch { $table }: Nach der Rangliste wäre es Tisch { $usual }, aber den braucht ein anderes Paar, um nicht zweimal am selben zu sitzen.
reason-table-again = Tisch { $table }: { $player } saß dort schon in Runde { $round }, aber besser geht die Verteilung nicht.
reason-table-bye = { $player } hat ein Freilos und braucht keinen Tisch.

## Standings: how a row is worked out, and why one player is above another

reason-more-points = { $above } steht vor { $below }: { $label } { $more } zu { $fewer }.
reason-higher-tiebreak = { $above } steht vor { $below }: Gleichstand bei { $level }, aber { $above } hat { $kind ->
    [latest-rounds] die spätere Trophäe, wo sie sich zum ersten Mal unterscheiden: aus den Runden { $more_rounded } gegen { $fewer_rounded }
    [figure] mehr { $label }, { $more } zu { $fewer }
   *[mean] mehr { $label }, { $more_rounded } ({ $more }) zu { $fewer_rounded } ({ $fewer })
}.
reason-by-lot = { $above } steht durch das Los vor { $below }: Gleichstand bei { $level }.
reason-equal = { $above } und { $below } sind gleichauf und teilen sich Rang { $rank }: Gleichstand bei { $level }.
reason-row = { $player }: { $label } { $points } aus { $played ->
    [one] { $played } Runde
   *[other] { $played } Runden
}.
reason-row-match = Runde { $round } gegen { $opponent }: { $label } { $points }{ $count ->
    [0] {""}
   *[other] , { $figures }
}.
reason-row-no-show = Runde { $round } gegen { $opponent }: { $label } { $points }{ $count ->
    [0] {""}
   *[other] , { $figures }
}. Das Match wurde nicht gespielt und zählt deshalb für beide nicht in der Gegnerwertung.
reason-row-bye = Runde { $round }, Freilos: { $label } { $points }{ $count ->
    [0] {""}
   *[other] , { $figures }
}.
reason-row-unpaired-loss = Runde { $round }, Niederlage ohne Paarung: { $label } { $points }.
reason-row-opponent = Gegenüber { $opponent }: { $label } { $points } aus { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $rate_rounded } ({ $rate }) pro Runde.
reason-row-bye-as-opponent = Ein Freilos zählt als Gegenüber ohne { $label }.
reason-row-strength = { $label }: Der Mittelwert der Gegnerpunkte pro Runde, { $parts }, ist { $value_rounded } ({ $value }).
reason-row-extended-strength = { $label }: Der Mittelwert der Gegnerwertungen, { $parts }, ist { $value_rounded } ({ $value }).
reason-row-match-win-rate = { $label }: Der Mittelwert der Anteile, die die Gegenüber von den möglichen Punkten geholt haben, { $parts }, ist { $value_rounded } ({ $value }).
reason-row-figure = { $label }: { $parts }, zusammen { $value }.
reason-row-latest-rounds = { $label }: { $parts }.
reason-row-without-parts = { $label }: Bisher wurde nichts gespielt, was dafür zählt, also { $value }.

## Swiss pairings and byes

reason-pair-first-round = { $player } spielt gegen { $opponent }: In der ersten Runde werden alle ausgelost.
reason-pair-level-alone = { $player } spielt gegen { $opponent }: Nur diese beiden haben { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
reason-pair-level = { $player } spielt gegen { $opponent }: Beide haben { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }, und unter Gleichen entscheidet die Auslosung{ $count ->
    [0] .
   *[other] ; { $player } war schon gepaart mit { $met }.
  }
reason-pair-float = { $player } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } spielt gegen { $opponent } mit { $lower }: { $left ->
    [alone] Sonst hat niemand so viele, also
   *[odd] Von ihnen war noch eine ungerade Zahl zu paaren, also
  } geht es gegen jemanden aus der nächsten Gruppe{ $count ->
    [0] .
   *[other] ; { $player } war schon gepaart mit { $met }.
  }
reason-pair-float-far = { $player } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } spielt gegen { $opponent } mit { $lower }: Bei einer engeren Paarung bliebe jemand ohne neues Gegenüber{ $count ->
    [0] .
   *[other] ; { $player } war schon gepaart mit { $met }.
  }
reason-pair-again = { $player } und { $opponent } spielen noch einmal gegeneinander, nach { $meetings ->
    [one] einer Paarung
   *[other] { $meetings } Paarungen
  }: Mit weniger Wiederholungen lässt sich diese Runde nicht paaren.
reason-pair-forbidden = { $player } und { $opponent } spielen gegeneinander, obwohl sie es nicht sollten: Es lässt sich in dieser Runde nicht vermeiden.
reason-pair-mates = { $player } und { $opponent } spielen gegeneinander, obwohl beide von { $club } sind und Leute aus einem Verein getrennt bleiben: Keine nach Punkten ebenso gute Paarung vermeidet das.
reason-bye-given = { $player } hat ein Freilos: Die Orga hat es vergeben.
reason-bye-random = { $player } hat das Freilos: Die Zahl der Personen ist ungerade, und in der ersten Runde wird es unter allen { $among } ausgelost.
reason-bye-lowest-ranked = { $player } hat das Freilos: Die Zahl der Personen ist ungerade, und { $player } steht am weitesten unten{ $had ->
    [none] { " " }von denen, die noch keins hatten.
    [again] { " " }von denen mit den wenigsten, denn alle hatten schon eins.
   *[any] .
  }
reason-bye-lowest-points = { $player } hat das Freilos: Die Zahl der Personen ist ungerade, und { $player } hat die wenigsten Punkte, { $points }, und die niedrigste Strength of Schedule, { $strength }{ $among ->
    [one] .
   *[other] ; ausgelost unter { $among }, die in beidem gleichauf sind.
  }

## When a round is blocked: who blocks it

reason-blocked-nobody-left = { $stuck } { $players ->
    [one] hat
   *[other] haben
  } kein neues Gegenüber mehr, deshalb { $pairs ->
    [one] muss mindestens 1 Paar
   *[other] müssen mindestens { $pairs } Paare
  } { $forbidden ->
    [true] noch einmal gegeneinander spielen oder trotz Trennung gepaart werden.
   *[false] noch einmal gegeneinander spielen.
  }
reason-blocked-among-themselves = { $stuck } können nur gegeneinander spielen, und { $players } ist eine ungerade Zahl; deshalb muss mindestens 1 Paar { $forbidden ->
    [true] noch einmal gegeneinander spielen oder trotz Trennung gepaart werden.
   *[false] noch einmal gegeneinander spielen.
  }
reason-blocked-too-few = { $stuck } ({ $players } Personen) können nur gegen { $scarce } spielen, und { $free ->
    [one] { $scarce } kann das nur gegen eine davon
   *[other] das sind nur { $free }
  }; deshalb { $pairs ->
    [one] muss mindestens 1 Paar
   *[other] müssen mindestens { $pairs } Paare
  } { $forbidden ->
    [true] noch einmal gegeneinander spielen oder trotz Trennung gepaart werden.
   *[false] noch einmal gegeneinander spielen.
  }
reason-blocked-sets = Es gibt { $sets } Gruppen mit ungerader Zahl, die nur unter sich spielen können; deshalb { $pairs ->
    [one] muss mindestens 1 Paar
   *[other] müssen mindestens { $pairs } Paare
  } { $forbidden ->
    [true] noch einmal gegeneinander spielen oder trotz Trennung gepaart werden.
   *[false] noch einmal gegeneinander spielen.
  }
reason-blocked-sets-too-few = Es gibt { $sets } Gruppen, die nur unter sich oder gegen { $scarce } spielen können. Jede hat eine ungerade Zahl, aus jeder muss also eine Person { $free ->
    [one] gegen { $scarce } spielen, was nur einmal geht
   *[other] gegen { $scarce } spielen, und das sind nur { $free }
  }: { $pairs ->
    [one] Mindestens 1 Paar muss
   *[other] Mindestens { $pairs } Paare müssen
  } { $forbidden ->
    [true] noch einmal gegeneinander spielen oder trotz Trennung gepaart werden.
   *[false] noch einmal gegeneinander spielen.
  }
reason-blocked-set = Gruppe { $number }: { $players } { $count ->
    [one] kann { $free ->
        [0] gegen niemanden spielen.
       *[other] nur gegen { $scarce } spielen.
    }
   *[other] können nur gegeneinander spielen{ $free ->
        [0] .
       *[other] , oder gegen { $scarce }.
    }
  }
reason-blocked-player = { $player } war schon gepaart mit { $met }{ $apart_count ->
    [0] {""}
   *[other] {" "}und bleibt getrennt von { $apart }
  }. { $left_count ->
    [0] Es ist niemand mehr übrig.
    [one] Nur { $left } ist noch übrig.
   *[other] Nur { $left } sind noch übrig.
  }
reason-blocked-player-kept-apart = { $player } bleibt getrennt von { $apart }. { $left_count ->
    [0] Es ist niemand mehr übrig.
    [one] Nur { $left } ist noch übrig.
   *[other] Nur { $left } sind noch übrig.
  }

## Looking ahead: can the rounds that remain be paired without a rematch?

reason-ahead-nothing = Es ist keine Runde mehr zu paaren.
reason-ahead-room = { $rounds ->
    [one] Die letzte Runde lässt sich
   *[other] Die restlichen { $rounds } Runden lassen sich
  } ohne Wiederholung paaren, egal, wie die Auslosungen ausgehen: Es sind { $players } Personen, und niemand war bisher mit mehr als { $most } der anderen gepaart.
reason-ahead-found = { $rounds ->
    [one] Die letzte Runde lässt sich
   *[other] Die restlichen { $rounds } Runden lassen sich
  } ohne Wiederholung paaren, wenn niemand geht.
reason-ahead-too-few-left = { $rounds ->
    [one] Die letzte Runde lässt sich
   *[other] Die restlichen { $rounds } Runden lassen sich
  } nicht ohne Wiederholung paaren: { $count ->
    [0] Für { $player } gibt es kein neues Gegenüber mehr.
    [one] Für { $player } ist nur noch { $left } übrig.
   *[other] Für { $player } sind nur noch { $left } übrig.
  }
reason-ahead-too-few-byes = { $rounds ->
    [one] Die letzte Runde lässt sich
   *[other] Die restlichen { $rounds } Runden lassen sich
  } nicht ohne Wiederholung paaren: { $players } haben für so viele Runden zu wenige neue Gegenüber, und die Freilose reichen nicht für alle.
reason-ahead-blocked = { $rounds ->
    [one] Die letzte Runde lässt sich
   *[other] Die restlichen { $rounds } Runden lassen sich
  } nicht ohne Wiederholung paaren: Nicht einmal bei der nächsten geht es.
reason-ahead-cut-off = { $rounds ->
    [one] Die letzte Runde lässt sich
   *[other] Die restlichen { $rounds } Runden lassen sich
  } nicht ohne Wiederholung paaren: { $players } sind eine ungerade Zahl, in jeder Runde muss also jemand davon gegen andere spielen, und { $pairs ->
    [one] es bleibt nur 1 solches Paar
   *[other] es bleiben nur { $pairs } solche Paare
  }.
reason-ahead-exhausted = { $rounds ->
    [one] Die letzte Runde lässt sich
   *[other] Die restlichen { $rounds } Runden lassen sich
  } nicht ohne Wiederholung paaren: Alle Möglichkeiten wurden durchprobiert.
reason-ahead-unknown = Ob sich die restlichen { $rounds } Runden ohne Wiederholung paaren lassen, war in vertretbarer Zeit nicht herauszufinden.
reason-ahead-fragile = Ohne { $players } { $rounds ->
    [one] ließe sich die letzte Runde
   *[other] ließen sich die restlichen { $rounds } Runden
  } nicht mehr ohne Wiederholung paaren.
reason-ahead-robust = { $rounds ->
    [one] Die letzte Runde lässt sich
   *[other] Die restlichen { $rounds } Runden lassen sich
  } ohne Wiederholung paaren, selbst wenn { $leavers ->
    [one] irgendjemand geht
   *[other] { $leavers } Personen gehen, egal welche
  }.

## Pairings made by hand: what cannot be, and what they break

reason-breaks-rematch = { $player } und { $opponent } waren schon gepaart in { $count ->
    [one] Runde { $rounds }
   *[other] den Runden { $rounds }
  }{ $fewest ->
    [0] , und diese Runde lässt sich ohne Wiederholung paaren.
    [one] ; eine Wiederholung ist in dieser Runde nicht zu vermeiden.
   *[other] ; { $fewest } Wiederholungen sind in dieser Runde nicht zu vermeiden.
  }
reason-breaks-forbidden = { $player } und { $opponent } sollen getrennt bleiben{ $fewest ->
    [0] , und diese Runde lässt sich so paaren.
    [one] ; ein solches Paar ist in dieser Runde nicht zu vermeiden.
   *[other] ; { $fewest } solche Paare sind in dieser Runde nicht zu vermeiden.
  }
reason-breaks-club = { $player } und { $opponent } sind beide von { $club }, und Leute aus einem Verein sollen in dieser Runde getrennt bleiben{ $fewest ->
    [0] .
    [one] ; die beste Paarung hat ein solches Paar.
   *[other] ; die beste Paarung hat { $fewest } solche Paare.
  }
reason-breaks-float = { $could ->
    [one] Zwei Personen aus der Gruppe ({ desk-points }) könnten gegeneinander spielen
   *[other] { $could } Paare aus der Gruppe ({ desk-points }) könnten gegeneinander spielen
  }, aber hier { $number ->
    [0] ist es keins
    [one] ist es nur 1 Paar
   *[other] sind es nur { $number } Paare
  }: { $players } { $count ->
    [one] spielt
   *[other] spielen
  } gegen jemanden mit weniger.
reason-breaks-float-far = { $could ->
    [one] 1 Person aus der Gruppe ({ desk-points }) könnte
   *[other] { $could } Personen aus der Gruppe ({ desk-points }) könnten
  } gegen jemanden mit { $lower } spielen, aber hier { $number ->
    [0] tut es niemand
    [one] ist es nur 1
   *[other] sind es nur { $number }
  }: { $players } { $count ->
    [one] spielt
   *[other] spielen
  } gegen jemanden mit weniger.
reason-breaks-bye = { $player } steht das Freilos nicht zu: { $count ->
    [one] Es geht an { $players }.
   *[other] Es geht an jemanden von diesen: { $players }.
  }
reason-breaks-byes = { $players } { $count ->
    [one] hat ein Freilos
   *[other] haben Freilose
  }, aber { $allowed ->
    [0] die Zahl ist gerade, und niemand braucht eins.
   *[other] es braucht nur eins.
  }
reason-breaks-given-bye = Die Orga hat { $player } ein Freilos gegeben, aber { $player } ist gepaart.

## Preparing: the organizer's pages before the start, and players who sign themselves up

reason-pair-by-hand = { $player } spielt gegen { $opponent }: Die Orga hat diese Runde von Hand gepaart.

## The table of Challengers!

reason-begins-trophy = { $player } beginnt: Die Trophäe von Runde { $round } ist besser als { $less ->
    [0] keine.
   *[other] die von Runde { $less }.
}
reason-begins-toss-first = { $first } und { $second } werfen die Fahne, um zu sehen, wer beginnt: Beide haben keine Trophäe.
reason-begins-toss = { $first } und { $second } werfen die Fahne, um zu sehen, wer beginnt: Die beste Trophäe ist bei beiden die von Runde { $round }.
