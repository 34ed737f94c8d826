# The desk's page of the officials

desk-officials-code = Code für { $name }
desk-officials-code-image = QR-Code von { $address }
desk-officials-code-about = { $phones ->
    [true] Öffne <strong>{ $address }</strong> auf dem Handy und tipp
   *[other] Öffne <strong>{ $address }</strong> in einem anderen Browser dieses Computers und tipp
} vor { $until } diese Buchstaben ein. Dann lass { $name } unten herein.
desk-officials-invitation = Einladung für { $name }
desk-officials-invitation-image = QR-Code der Einladung
desk-officials-invitation-about = Oder tipp <strong>{ $typed }</strong> auf der Seite „join“ ein. Sie gilt einmal, einen Tag lang, und wird nur jetzt gezeigt.
desk-officials-door = An der Tür
desk-officials-waits = <strong class="code">{ $mark }</strong> auf dem Handy · { $device }, seit { $since }
desk-officials-let = { $name } hereinlassen
desk-officials-send-away = Wegschicken
desk-officials-sent-away = Weggeschickt. Niemand wurde hereingelassen.
desk-officials-let-in = { $name } ist hereingelassen.
desk-officials-signed-out = { $name } ist auf allen Geräten ausgeloggt.
desk-officials-roles = Offizielle und ihre Rollen
desk-officials-you = du
desk-officials-plays = · spielt mit, über diese Spiele entscheidet { $name }
desk-officials-code-for = Code für ein Handy<span class="unseen"> von { $name }</span>
desk-officials-remove = Entfernen<span class="unseen">: { $name }</span>
desk-officials-none = Noch ist niemand benannt.
desk-officials-needed = Vor dem Start braucht es mindestens { $count } { $role }. Das kannst auch du sein.
desk-officials-add = Offizielle hinzufügen
desk-officials-name = Name
desk-officials-role = Rolle
desk-officials-alternate = Falls die Person auch mitspielt: Wer entscheidet über diese Spiele?
desk-officials-no-alternate = Sie spielt nicht mit
desk-officials-add-them = Hinzufügen
desk-officials-enter = Enter
desk-officials-add-me = Mich hinzufügen
desk-officials-added = Hinzugefügt als { $role }: { $name }.
desk-officials-released = { $name } hat diese Rolle nicht mehr.
desk-officials-in = Hereingelassen
desk-officials-is = { $organizer ->
    [true] in der Orga
   *[other] bei den Offiziellen
}
desk-officials-invited = { $open ->
    [true] eingeladen, noch nicht da
   *[other] nie gekommen, und die Einladung ist abgelaufen
}
desk-officials-out = { $invited ->
    [true] Einladung zurücknehmen<span class="unseen">: { $name }</span>
   *[other] Ausloggen<span class="unseen">: { $name }</span>
}
desk-officials-alone = Nur du. Offizielle kommen mit einem kurzen Code herein, den du bestätigst: Drück auf „Code für ein Handy“ neben dem Namen.
desk-officials-co = Weitere Leute für die Orga
desk-officials-co-about = Leiten mit dir Runden und Korrekturen, am eigenen Computer.
desk-officials-invite = Einladung erstellen
