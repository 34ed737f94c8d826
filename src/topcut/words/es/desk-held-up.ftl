# Who the pairing waits for

desk-held-up-title = { $why ->
    [lists-missing-now] Todavía sin lista ({ $list })
    [lists-illegal-now] Listas que no son legales ({ $list })
   *[cards-missing] Todavía falta una carta
}
desk-held-up-card = Encontrada, o fuera del torneo<span class="unseen">: { $player }</span>
desk-held-up-list = Recoger la lista ({ $list })<span class="unseen"> de { $player }</span>
desk-held-up-why = ¿Por qué se aceptan de todos modos?
desk-held-up-accept = Aceptarlas
desk-held-up-out = Dejarlos fuera de la ronda { $round }
desk-held-up-loss = Una derrota sin emparejamiento.
