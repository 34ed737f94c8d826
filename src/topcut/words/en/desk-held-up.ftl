# Who the pairing waits for

desk-held-up-title = { $why ->
    [lists-missing-now] No { $list } yet
    [lists-illegal-now] { $list }s that are not legal
   *[cards-missing] A card is still missing
}
desk-held-up-card = Found, or removed<span class="unseen">: { $player }</span>
desk-held-up-list = Take in the { $list }<span class="unseen"> of { $player }</span>
desk-held-up-why = Why are they accepted anyway?
desk-held-up-accept = Accept them
desk-held-up-out = Leave them out of round { $round }
desk-held-up-loss = An unpaired loss.
