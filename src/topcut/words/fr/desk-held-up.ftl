# Who the pairing waits for

desk-held-up-title = { $why ->
    [lists-missing-now] Encore sans liste ({ $list })
    [lists-illegal-now] Des listes qui ne sont pas légales ({ $list })
   *[cards-missing] Une carte manque encore
}
desk-held-up-card = Trouvée, ou exclusion<span class="unseen"> : { $player }</span>
desk-held-up-list = Prendre la liste ({ $list })<span class="unseen"> : { $player }</span>
desk-held-up-why = Pourquoi les accepter quand même ?
desk-held-up-accept = Les accepter
desk-held-up-out = Les laisser hors de la ronde { $round }
desk-held-up-loss = Une défaite sans appariement.
