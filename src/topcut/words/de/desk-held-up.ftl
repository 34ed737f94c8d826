# Who the pairing waits for

desk-held-up-title = { $why ->
    [lists-missing-now] Noch ohne { $list }
    [lists-illegal-now] Listen, die nicht legal sind ({ $list })
   *[cards-missing] Eine Karte fehlt noch
}
desk-held-up-card = Gefunden, oder entfernt<span class="unseen">: { $player }</span>
desk-held-up-list = { $list } annehmen<span class="unseen">: { $player }</span>
desk-held-up-why = Warum werden sie trotzdem akzeptiert?
desk-held-up-accept = Akzeptieren
desk-held-up-out = Runde { $round } ohne sie
desk-held-up-loss = Eine Niederlage ohne Paarung.
