# Tokens for programs


access-tokens-made = Das Token ist da
access-tokens-made-about = Kopier es jetzt in dein Programm. Es wird nur dieses eine Mal gezeigt.
access-tokens-token = Token
access-tokens-made-who = Wer es hat, liest, was du lesen darfst, und tut, was du angekreuzt hast. Gerät es in falsche Hände, widerruf es hier.
access-tokens-own = Deine Tokens
access-tokens-line = { $over ->
    [true] abgelaufen { $time }
   *[other] bis { $time }
}, { $does }{ $title ->
    [all] {""}
   *[other] , nur in { $title }
}
access-tokens-revoke = Widerrufen<span class="unseen">: { $name }</span>
access-tokens-none = Noch keine. Was öffentlich ist, lässt sich ohne lesen.
access-tokens-how = Wie ein Programm es benutzt
access-tokens-header = Es sendet den Header <code>Authorization: Bearer</code> mit dem Token an <code>{ $address }</code>.
access-tokens-openapi = <a href="/api/v1/openapi.json">Die Beschreibung aller Adressen</a> ist in OpenAPI 3.1.
access-tokens-new = Ein neues Token
access-tokens-name = Name des Programms
access-tokens-name-like = Website der Liga
access-tokens-in = In
access-tokens-all = allen meinen Turnieren
access-tokens-may = Es liest, was ich lesen darf. Es darf auch
access-tokens-days = Für wie viele Tage
access-tokens-make = Token erstellen
access-tokens-reads = liest
access-tokens-does = { $scope ->
    [mine] listet deine Turniere auf
    [run] führt sie durch
   *[judge] tut, was Offizielle tun
}
access-tokens-may-do = { $scope ->
    [mine] auflisten, welche Turniere mir gehören
    [run] sie durchführen: Leute eintragen, paaren, veröffentlichen, beenden und neue anlegen
   *[judge] tun, was Offizielle tun: einchecken, Ergebnisse, Korrekturen, Verwarnungen
}
access-tokens-revoked = Das Token öffnet nichts mehr.
