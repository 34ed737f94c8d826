# What pages of every room are made of

parts-table = Tisch
parts-why = Warum?
parts-structure =
    .players = Personen
    .rounds = Runden
    .then = Danach
parts-structure-cut = { $cut ->
    [0] kein Cut
   *[other] Top { $cut }
}
parts-namesake-like = { $where ->
    [here] { $who } klingt wie { $name }, und dieser Name ist schon da
   *[list] { $who } klingt wie { $name } in derselben Liste
}
parts-namesake-official = { $who } heißt auch jemand von den Offiziellen ({ $role })
parts-namesake-alike = { $who } klingt wie { $name }
parts-namesake-player = { $who } heißt auch jemand, der mitspielt
parts-let-in-again = Ja, wieder hereinlassen
parts-let-in-again-note = dieselbe Person, mit Liste und Startgeld
parts-another-person = Nein, jemand anderes mit diesem Namen
parts-two-people = Zwei Personen haben diesen Namen
parts-same-person = Dieselbe Person
parts-phones-cannot-come = <strong>Handys erreichen diesen Computer noch nicht.</strong> Topcut läuft nur für diesen Computer.
parts-start-for-phones = Beende es in seinem Fenster mit <kbd>Strg</kbd> <kbd>C</kbd> und starte es mit <code>{ $command }</code>. { $kept ->
    [true] { restart-keeps }
   *[other] { restart-loses }
}
parts-scan = Scann den Code mit deinem eigenen Handy, im WLAN der Halle, und <a href="{ $here }">sieh hier wieder nach</a>.
parts-no-phone = Die Seite öffnet sich auf dem Handy nicht?
parts-no-phone-network = Das Handy muss im selben Netz sein wie dieser Computer, nicht im Mobilfunk.
parts-no-phone-guests = Gastnetze trennen Geräte oft voneinander. Lass das abschalten, oder bring einen eigenen Router oder Hotspot mit und starte Topcut neu.
parts-no-phone-firewall = Vielleicht fragt die Firewall dieses Computers, ob Topcut erreichbar sein darf. Erlaub es für dieses Netz.
parts-no-phone-without = Es geht auch ohne Handys: Druck die Paarungen aus und gib die Ergebnisse am Orga-Tisch ein.
parts-moved = <strong>Die Adresse dieses Computers ist jetzt { $now }.</strong> Links und QR-Codes nennen noch { $before }, und dort findet ihn kein Handy mehr.
parts-moved-restart = Beende Topcut in seinem Fenster mit <kbd>Strg</kbd> <kbd>C</kbd> und starte es neu. { $kept ->
    [true] Nichts geht verloren. Unbenutzte Karten gelten weiter, mit den Buchstaben unter dem QR-Code; Handys, die eingeloggt waren, brauchen eine neue Karte.
   *[other] { restart-loses }
}
parts-to-table = Zu Tisch { $table }
parts-of = { $what }:
parts-seal = <b>Siegel des Protokolls</b>, Eintrag { $n }
